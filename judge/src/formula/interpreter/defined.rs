//! Members that a text defines itself: they are computed by its definition, or the text is refused.

use super::roots::dotted;
use super::values::Value;
use super::{Interpreter, Variable};
use crate::formula::error::{FormulaFlaw, Read, wrong};
use crate::formula::language::SourceLanguage;
use crate::formula::names::UNSIGNED;
use crate::formula::names::members::{self, Member};
use crate::formula::syntax::{Function, Pattern, Role, Sign, Token, Unread};
use hantei_collision::Part;
use std::ops::Range;

enum Use {
    Own,
    Computed(usize),
    /// Computed in a way that cannot be followed; the place of one of its definitions.
    Unknown(Range<usize>),
}

impl Interpreter<'_> {
    /// The value of a member of `own` by the text's definition; `None` if it is one of the shape's
    /// own numbers.
    pub(super) fn defined(&mut self, own: &[String], name: &str, place: &Range<usize>) -> Read<Option<Value>> {
        let path = [own, &[name.to_owned()]].concat();
        if self.roots.is_plain || self.variables.contains_key(&dotted(&path)) {
            return Ok(None);
        }
        let at = match self.used_as(own, name) {
            Use::Own => return Ok(None),
            Use::Computed(at) => at,
            Use::Unknown(at) => return self.not_followed(name, at.start, place),
        };
        let functions = self.functions;
        let function = &functions[at];
        let given = function.parameters.iter().map(|parameter| match &parameter.pattern {
            Pattern::Name(name, _) => match self.stored(function, name) {
                Some(member) => Value::Path([own, &[member.to_owned()]].concat()),
                None if self.is_swapped(function) => Value::Path([own, std::slice::from_ref(name)].concat()),
                None => Value::Unset,
            },
            _ => Value::Unset,
        });
        let given = given.collect();
        self.call_with(at, Value::Path(own.to_vec()), given, place).map(Some)
    }

    fn used_as(&self, own: &[String], name: &str) -> Use {
        let all: Vec<usize> = (0..self.functions.len()).filter(|&at| self.defines(at, name)).collect();
        let [first, rest @ ..] = &all[..] else {
            let Some(_) = member(name).filter(|member| !is_base(member)) else { return Use::Own };
            let text = Unread { tokens: self.source.1, functions: self.functions, language: self.language };
            return text.definition(name).map_or(Use::Own, Use::Unknown);
        };
        let function = &self.functions[*first];
        // `self.rect.right` in the class that has the rectangle: the rectangle's own member.
        let holds = |function: &Function| {
            let around = self.constructor(function).map_or_else(|| function.tokens.clone(), |it| it.tokens.clone());
            self.source.1[around].iter().any(|token| own.last().is_some_and(|own| token.is_word(own)))
        };
        if own.len() > 1 && holds(function) {
            return Use::Own;
        }
        let fields: Vec<&Function> =
            all.iter().map(|&at| &self.functions[at]).filter(|function| function.given().is_some()).collect();
        let is_base = member(name).is_some_and(|member| is_base(&member));
        if fields.len() == all.len()
            && (fields.iter().all(|field| self.is_copy(field)) || (is_base && !rest.is_empty()))
        {
            return Use::Own;
        }
        if !rest.is_empty() {
            return Use::Unknown(function.place.clone());
        }
        if function.given().is_none() || (is_base && self.is_swapped(function)) {
            return Use::Computed(*first);
        }
        let used = self.used_parameters(function);
        let stored: Option<Vec<Member>> =
            used.iter().map(|parameter| self.stored(function, parameter).and_then(member)).collect();
        // `self.x = x` and `self.left = x + 2`: the place is kept, but the left edge differs.
        let is_kept = |kept: &Member| {
            member(name).is_some_and(|it| (it.axis, it.part) == (kept.axis, kept.part))
                && used.iter().any(|parameter| self.copy_of(function, parameter).is_some())
        };
        match stored {
            Some(stored) if !is_base || stored.iter().any(|kept| !self::is_base(kept) || is_kept(kept)) => {
                Use::Computed(*first)
            }
            _ if is_base => Use::Own,
            _ => Use::Unknown(function.place.clone()),
        }
    }

    fn defines(&self, at: usize, name: &str) -> bool {
        let function = &self.functions[at];
        let is_method =
            self.language == Some(SourceLanguage::Python) && function.own.is_some() && function.parameters.is_empty();
        function.name == name && (matches!(function.role, Role::Property | Role::Field(_)) || is_method)
    }

    fn used_parameters<'f>(&self, field: &'f Function) -> Vec<&'f str> {
        let part = field.given().unwrap_or_default();
        let names = |name: &str| {
            part.clone().any(|at| {
                let is_member = at.checked_sub(1).is_some_and(|before| self.source.1[before].is(Sign::Dot));
                self.source.1[at].is_word(name) && !is_member
            })
        };
        parameter_names(field).filter(|name| names(name)).collect()
    }

    fn constructor(&self, field: &Function) -> Option<&Function> {
        let inside = |one: &&Function| one.role == Role::Function && one.tokens.contains(&field.tokens.start);
        self.functions.iter().find(inside).filter(|_| field.given().is_some())
    }

    fn beside<'f>(&'f self, field: &'f Function) -> impl Iterator<Item = &'f Function> {
        let tokens = self.constructor(field).map_or(0..0, |function| function.tokens.clone());
        self.functions.iter().filter(move |one| one.given().is_some() && tokens.contains(&one.tokens.start))
    }

    /// The member that keeps a parameter of a constructor unchanged.
    fn stored<'f>(&'f self, field: &'f Function, parameter: &'f str) -> Option<&'f str> {
        if let Some(copy) = self.copy_of(field, parameter) {
            return Some(copy);
        }
        let meant = member(parameter)?;
        let same = |one: &Function| {
            member(&one.name)
                .is_some_and(|it| (it.axis, it.part, it.is_half) == (meant.axis, meant.part, meant.is_half))
        };
        let is_changed = self.beside(field).any(|one| same(one) && !std::ptr::eq(one, field) && !self.is_copy(one));
        (!is_changed).then_some(parameter)
    }

    /// The field of the same constructor that gets a parameter unchanged.
    fn copy_of<'f>(&'f self, field: &'f Function, parameter: &str) -> Option<&'f str> {
        let copies = |one: &&Function| self.copied(one) == Some(parameter) && self.is_copy(one);
        self.beside(field).find(copies).map(|one| one.name.as_str())
    }

    fn copied<'f>(&self, field: &'f Function) -> Option<&'f str> {
        let part = field.given().filter(|part| part.len() == 1)?;
        parameter_names(field).find(|name| self.source.1[part.start].is_word(name))
    }

    /// Whether a field gets the place or the size of the other axis: `self.w = h`.
    fn is_swapped(&self, field: &Function) -> bool {
        let given = self.copied(field).and_then(member);
        given.zip(member(&field.name)).is_some_and(|(given, kept)| {
            given.axis != kept.axis && (given.part, given.is_half) == (kept.part, kept.is_half) && is_base(&kept)
        })
    }

    fn is_copy(&self, field: &Function) -> bool {
        let Some(parameter) = self.copied(field) else { return false };
        let (Some(given), Some(kept)) = (member(parameter), member(&field.name)) else { return true };
        let is_same = (given.part, given.is_half) == (kept.part, kept.is_half);
        given.axis == kept.axis && (is_same || (given.is_place && kept.part == Part::Centre))
    }

    /// Refuses a function whose parameters or answer lose the sign of a number, unless no number of the text has one.
    pub(super) fn keeps_sign(&self, function: &Function, place: &Range<usize>) -> Read<()> {
        let has_type = |token: &&Token| token.word().is_some_and(|word| UNSIGNED.contains(&word));
        let begin = function.tokens.start.saturating_sub(1);
        let head = &self.source.1[begin..function.head(self.source.1).end.max(begin)];
        match head.iter().find(has_type).and_then(Token::word) {
            Some(word) if self.language.is_some_and(SourceLanguage::types_first) && !self.roots.is_unsigned => {
                wrong(FormulaFlaw::LosesSign(word.to_owned()), place)
            }
            _ => Ok(()),
        }
    }

    pub(super) fn bare_member(&mut self, name: &str, place: &Range<usize>) -> Read<Option<Value>> {
        if !self.roots.bare || self.roots.parameters.iter().any(|parameter| parameter == name) {
            return Ok(None);
        }
        let own = self.own_object();
        if let Some(value) = self.defined(&own, name, place)? {
            return Ok(Some(value));
        }
        let is_member = member(name).is_some() || members::is_shape(&members::plain(name));
        Ok((is_member && own != ["this"]).then(|| Value::Path([&own[..], &[name.to_owned()]].concat())))
    }

    pub(super) fn own_object(&self) -> Vec<String> {
        match self.variables.get("this") {
            Some(Variable { value: Value::Path(own), .. }) => own.clone(),
            _ => vec!["this".to_owned()],
        }
    }
}

fn member(name: &str) -> Option<Member> {
    let name = members::plain(name);
    members::member(std::slice::from_ref(&name)).or_else(|| members::member(&[name, "x".to_owned()]))
}

/// Whether a rectangle is made of it: its place or its size.
fn is_base(member: &Member) -> bool {
    matches!(member.part, Part::Min | Part::Size) && !member.is_half
}

fn parameter_names(function: &Function) -> impl Iterator<Item = &str> {
    function.parameters.iter().filter_map(|parameter| match &parameter.pattern {
        Pattern::Name(name, _) => Some(name.as_str()),
        _ => None,
    })
}
