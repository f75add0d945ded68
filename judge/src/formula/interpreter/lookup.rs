//! Names: what each means at its place, and the error if it means nothing.

use super::Interpreter;
use super::expressions::{KindNumber, nearest};
use super::roots::dotted;
use super::values::{Value, number_of};
use crate::formula::error::{FormulaError, FormulaFlaw, Read, wrong};
use crate::formula::language::SourceLanguage;
use crate::formula::meaning::{Test, plain};
use crate::formula::names::members;
use crate::formula::syntax::{Node, NodeKind, Sign, Token, truth_called};
use hantei_collision::Part;
use std::ops::Range;

impl Interpreter<'_> {
    pub(super) fn is_thing(&self, path: &[String]) -> bool {
        matches!(path, [only] if self.variables.contains_key(only) || matches!(only.as_str(), "this" | "self"))
    }

    /// Whether it is computed from numbers and known names only.
    pub(in crate::formula) fn is_constant(&self, node: &Node) -> bool {
        match &node.kind {
            NodeKind::Number(..) => true,
            NodeKind::Name(name) => self.variables.contains_key(name),
            NodeKind::Prefix(_, of) | NodeKind::Cast(_, of) => self.is_constant(of),
            NodeKind::Infix(Sign::Compute(_), sides) => sides.iter().all(|side| self.is_constant(side)),
            _ => false,
        }
    }

    /// The number given for a name that the text does not define.
    pub(in crate::formula) fn with(&self, name: &str) -> Option<KindNumber> {
        let (_, given) = self.options.with.iter().rev().find(|(with, _)| with == name)?;
        Some((number_of(*given), self.roots.kind.filter(|_| given.fract() == 0.0)))
    }

    /// The index of a member in a tuple of `count`. In C a list of a shape's numbers has members in order.
    pub(super) fn place_in(&self, count: usize, name: &str) -> Option<usize> {
        let is_list = count == 2 * self.roots.vocabulary.axes_count() && !name.starts_with('[');
        let has_members =
            matches!(self.language, Some(SourceLanguage::C | SourceLanguage::Cpp)) && !self.defines_types();
        let place = match is_list {
            true if has_members => place_in_list(name, self.roots.vocabulary.axes_count()),
            true => None,
            false => place_in_tuple(name),
        };
        place.filter(|place| *place < count)
    }

    /// Whether the text defines a type, whose members may have any order.
    fn defines_types(&self) -> bool {
        let is_type = |three: &[Token]| {
            three[0].word().is_some_and(|word| matches!(word, "struct" | "class" | "record" | "typedef"))
                && three[1..].iter().any(|token| token.is(Sign::OpenBrace))
        };
        self.source.1.windows(3).any(is_type)
    }

    /// The parameters that are plain numbers and no shapes, if this name is one of them.
    fn unpaired(&self, path: &[String]) -> Option<Vec<String>> {
        const BEHIND: [Sign; 3] = [Sign::Dot, Sign::Arrow, Sign::OpenBracket];
        let is_own = |name: &str| matches!(name, "this" | "self");
        let has_members = |name: &String| {
            self.source.1.windows(2).any(|two| two[0].is_word(name) && BEHIND.iter().any(|sign| two[1].is(*sign)))
        };
        let is_number =
            |name: &&String| self.is_thing(std::slice::from_ref(*name)) && !is_own(name) && !has_members(name);
        let all: Vec<String> = self.roots.known.iter().filter(is_number).cloned().collect();
        let is_one = matches!(path, [only] if all.contains(only)) && self.roots.vocabulary.shapes().len() == 2;
        // Two alone may be the shapes themselves.
        let are_shapes = all.len() == self.roots.known.iter().filter(|name| !is_own(name)).count() && all.len() < 3;
        (is_one && !are_shapes && all.len() > 1).then_some(all)
    }

    pub(super) fn unknown(&self, path: &[String], place: &Range<usize>) -> FormulaError {
        let written = dotted(path);
        let called = plain(&written);
        if let Some(part) = self.roots.vocabulary.part_of(&called).filter(|_| self.roots.is_plain) {
            return FormulaError::new(FormulaFlaw::WholeShape(written, part), place.clone());
        }
        let known: Vec<String> = self.variables.keys().cloned().collect();
        let flaw = if self.roots.is_plain {
            let names = self.roots.vocabulary.names().into_iter().chain(known);
            let is_constant = path.len() == 1
                && written.len() > 1
                && !written.contains(char::is_lowercase)
                && written.contains(char::is_alphabetic);
            if is_constant && plain(&written).len() > 2 {
                FormulaFlaw::NotGiven(written)
            } else {
                FormulaFlaw::UnknownName(written.clone(), nearest(&written, names))
            }
        } else if let [root, .., last] = path
            && (self.variables.contains_key(root)
                || self.roots.seen.roots.contains(root)
                || matches!(root.as_str(), "this" | "self"))
        {
            let begin = written.strip_suffix(last.as_str()).unwrap_or(&written);
            // The part before the dot is right already, so it must not count as similar.
            let of_circle: &[&str] = if self.roots.vocabulary.has_circle() { &["radius", "diameter"] } else { &[] };
            let members = || MEMBERS.iter().chain(of_circle);
            // A member of the other shape is no misspelling.
            let near = nearest(last, members().map(ToString::to_string)).filter(|_| !members().any(|it| it == last));
            let near = near.map(|member| format!("{begin}{member}"));
            FormulaFlaw::UnknownMember(written.clone(), near)
        } else if let Some(all) = self.unpaired(path) {
            let is_circle = self.roots.vocabulary.has_circle();
            FormulaFlaw::Unpaired(
                all,
                if is_circle { "cx, cy, r, bx, by, bw, bh" } else { "ax, ay, aw, ah, bx, by, bw, bh" },
            )
        } else if self.is_thing(path) {
            FormulaFlaw::WholeShape(written.clone(), format!("{written}.x"))
        } else {
            match known.iter().find(|name| strsim::osa_distance(name, &written) * 4 <= written.len()) {
                Some(near) => FormulaFlaw::UnknownName(written, Some(near.clone())),
                None => FormulaFlaw::NotGiven(written),
            }
        };
        FormulaError::new(flaw, place.clone())
    }

    pub(super) fn name(&mut self, name: &str, node: &Node) -> Read<Value> {
        let key = self.key(name);
        if let Some(variable) = self.variables.get(&key) {
            let value = variable.value.clone();
            match &value {
                Value::Number(number, _) => self.count(number.size(), &node.place)?,
                Value::Unset => return wrong(FormulaFlaw::NoValue(name.to_owned()), &node.place),
                _ => {}
            }
            return Ok(value);
        }
        if let Some((number, kind)) = self.with(name) {
            return Ok(Value::Number(number, kind));
        }
        if let Some(says) = truth_called(name) {
            return Ok(Value::Test(Test::Always(says)));
        }
        if is_nil(name) {
            return Ok(Value::Nil);
        }
        self.count(1, &node.place)?;
        if let Some(value) = self.bare_member(name, &node.place)? {
            return Ok(value);
        }
        Ok(Value::Path(vec![name.to_owned()]))
    }

    /// A member of a value: `a.x`, `a[0]`.
    pub(super) fn part(&mut self, of: &Value, name: &str, place: &Range<usize>) -> Read<Value> {
        match of {
            Value::Path(path) => {
                if let Some(value) = self.defined(path, name, place)? {
                    return Ok(value);
                }
                let mut path = path.clone();
                path.push(name.to_owned());
                if path.len() > 8 {
                    return Err(self.unknown(&path, place));
                }
                Ok(Value::Path(path))
            }
            Value::Record(members) => match members.iter().find(|(called, _)| called == name) {
                Some((_, value)) => Ok(value.clone()),
                None => wrong(FormulaFlaw::UnknownMember(self.source.0[place.clone()].to_owned(), None), place),
            },
            Value::Made(made) => match self.made_part(made, name) {
                Some(value) => Ok(value),
                None => wrong(FormulaFlaw::UnknownMember(self.source.0[place.clone()].to_owned(), None), place),
            },
            Value::Tuple(parts) => match self.place_in(parts.len(), name) {
                Some(at) => Ok(parts[at].clone()),
                None if let Some(length) = self.length_of(parts, name, place)? => Ok(length),
                None => wrong(FormulaFlaw::UnknownName(name.to_owned(), None), place),
            },
            Value::Unset => wrong(FormulaFlaw::NoValue(name.to_owned()), place),
            Value::Number(..) | Value::Test(_) | Value::Range(..) | Value::Nil | Value::Text(_) => {
                wrong(FormulaFlaw::UnknownName(self.source.0[place.clone()].to_owned(), None), place)
            }
        }
    }
}

/// As [`place_in_tuple`], for a shape's numbers in braces in C: where it begins, then its size or its end.
fn place_in_list(name: &str, axes: usize) -> Option<usize> {
    let member = members::member(&[members::plain(name)])?;
    let is_second = match member.part {
        Part::Min => false,
        Part::Size | Part::Max if !member.is_half => true,
        _ => return None,
    };
    Some(member.axis + if is_second { axes } else { 0 })
}

fn place_in_tuple(name: &str) -> Option<usize> {
    let bare = name.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(name);
    let at = |names: &[&str]| names.iter().position(|one| bare.eq_ignore_ascii_case(one));
    bare.parse().ok().or_else(|| at(&["x", "y", "z", "w"])).or_else(|| at(&["width", "height", "depth"]))
}

pub(super) fn is_nil(name: &str) -> bool {
    matches!(name, "null" | "None" | "nil" | "nullptr" | "NULL" | "undefined")
}

const MEMBERS: [&str; 15] =
    ["x", "y", "z", "w", "h", "width", "height", "depth", "left", "right", "top", "bottom", "min.x", "max.x", "size.x"];
