//! Which things of a text are the shapes, and what their members mean.

use super::values::{Value, computed};
use crate::formula::language::SourceLanguage;
use crate::formula::meaning::{Arithmetic, CircleTerm, Number, Rounding, Vocabulary, plain};
use crate::formula::names::members::{self, Member};
use crate::formula::names::round::{self, Sure};
use crate::formula::reading::NumberKind;
use crate::formula::source::{RoundNames, Seen, Settings};
use hantei_collision::{End, Part};

#[derive(Clone, Copy, Debug)]
struct Meant {
    rect: Option<Member>,
    round: Option<(CircleTerm, Sure)>,
    /// For a circle it may be a place.
    is_round_place: bool,
}

pub(in crate::formula) struct Roots {
    pub(in crate::formula) vocabulary: &'static dyn Vocabulary,
    pub(in crate::formula) round: Option<&'static RoundNames>,
    /// `None` in the first pass.
    pub(in crate::formula) settings: Option<Settings>,
    pub(in crate::formula) seen: Seen,
    /// Whether a member without an owner belongs to the own object.
    pub(in crate::formula) bare: bool,
    /// Without a function: hantei's own names have their meaning.
    pub(in crate::formula) is_plain: bool,
    pub(in crate::formula) kind: Option<NumberKind>,
    pub(in crate::formula) is_unsigned: bool,
    /// Whether the text asks if a place is reached: then its numbers are those before the first comparison.
    pub(in crate::formula) asks_now: bool,
    /// The names of the parameters, which are no members.
    pub(in crate::formula) known: Vec<String>,
    /// The names of all parameters of the function: each hides a member of the own object with the same name.
    pub(in crate::formula) parameters: Vec<String>,
    pub(in crate::formula) centres: Centres,
    /// `x` and `y` are centres, as the options say.
    pub(in crate::formula) from_centre: bool,
    /// Corners are counted from 0: `x0`, `y0` to `x1`, `y1`.
    pub(in crate::formula) from_zero: bool,
    pub(in crate::formula) lists_of_two: Vec<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::formula) enum Centres {
    Exact,
    /// From half of the size, which drops its fraction for whole numbers: `centerx` of pygame's `Rect`.
    Halved,
    /// The numbers are whole, so the half drops its fraction.
    Cut,
}

impl Centres {
    /// The kind in a language, with this kind of numbers. `words` are those of the text.
    pub(in crate::formula) fn of<'a>(
        language: Option<SourceLanguage>,
        kind: Option<NumberKind>,
        mut words: impl Iterator<Item = &'a str>,
    ) -> Self {
        let (types, half): (&[&str], _) = match language {
            Some(SourceLanguage::Python) => (&["pygame", "Rect"], Self::Halved),
            Some(SourceLanguage::GdScript) => (&["Rect2i"], Self::Halved),
            Some(SourceLanguage::Java | SourceLanguage::Kotlin) => (&["android", "graphics", "Rect"], Self::Halved),
            Some(SourceLanguage::CSharp) => (&["Rectangle"], Self::Cut),
            _ => return Self::Exact,
        };
        match kind {
            Some(NumberKind::Fractions) => Self::Exact,
            _ if !words.any(|word| types.contains(&word)) => Self::Exact,
            Some(NumberKind::Whole) => Self::Cut,
            None => half,
        }
    }
}

pub(super) fn dotted(path: &[String]) -> String {
    path.join(".").replace(".[", "[")
}

/// The place in a list: `[2]`.
pub(super) fn index(segment: &str) -> Option<usize> {
    segment.strip_prefix('[')?.strip_suffix(']')?.parse().ok()
}

impl Roots {
    pub(super) fn number(&mut self, path: &[String]) -> Option<Value> {
        let written = dotted(path);
        // In a function, `r` alone is a number of its own, not of a circle.
        if (path.len() == 1 && !self.vocabulary.has_circle()) || self.is_plain {
            let called = plain(&written);
            let first = path.iter().find(|segment| plain(segment) != "this");
            let root = first.filter(|_| called.contains('.'));
            if let Some(term) = self.vocabulary.named(&called) {
                if let Some(root) = root {
                    self.see(&plain(root));
                }
                return Some(Value::Number(Number::Named(term, written.into()), self.kind));
            }
        }
        if self.is_plain && self.vocabulary.shapes().len() > 2 {
            return None;
        }
        let (root, member) = self.split(path)?;
        let is_late = path.last().and_then(|last| index(last)).is_some_and(|at| at >= self.vocabulary.axes_count());
        if is_late && self.seen.list.is_none() {
            self.seen.list = Some(root.clone());
        }
        let owner = self.owner(&root);
        Some(self.term(owner, (&root, written), member))
    }

    /// Whether these are a number of a shape.
    pub(super) fn has_number(&self, path: &[String]) -> bool {
        self.split(path).is_some()
    }

    fn split(&self, path: &[String]) -> Option<(String, Meant)> {
        let segments: Vec<String> = path.iter().map(|segment| members::plain(segment)).collect();
        let member = |from: usize| {
            let rect = self.member(&segments[from..]);
            let round = self.round.and_then(|round| (round.member)(&segments[from..]));
            let is_round_place = round.is_some() && round::is_place(&segments[from..]);
            (rect.is_some() || round.is_some()).then_some(Meant { rect, round, is_round_place })
        };
        if self.bare
            && !self.known.contains(&path[0])
            && !self.parameters.contains(&path[0])
            && let Some(member) = member(0)
        {
            return Some(("this".to_owned(), member));
        }
        (1..path.len()).find_map(|from| Some((dotted(&path[..from]), member(from)?)))
    }

    fn member(&self, segments: &[String]) -> Option<Member> {
        let bare: Vec<&String> = segments.iter().filter(|segment| !members::is_shape(segment)).collect();
        let index = match bare[..] {
            [only] => index(only),
            _ => None,
        };
        let Some(index) = index else {
            let is_known = |member: &Member| {
                member.axis < self.vocabulary.axes_count()
                    && (self.vocabulary.shapes().len() == 2 || member.part == Part::Min)
            };
            let member = members::member(segments).filter(is_known)?;
            let is_second = self.from_zero && segments.iter().any(|it| ["x1", "y1", "z1"].contains(&it.as_str()));
            return Some(if is_second { Member { part: Part::Max, ..member } } else { member });
        };
        let axes = self.vocabulary.axes_count();
        let is_size = self.settings.as_ref().is_none_or(|settings| settings.index_is_size);
        let part = match index / axes {
            0 => Part::Min,
            1 if is_size => Part::Size,
            1 => Part::Max,
            _ => return None,
        };
        Some(Member { axis: index % axes, part, is_half: false, is_place: false })
    }

    pub(super) fn is_point(&self, path: &[String]) -> bool {
        let segments: Vec<String> = path.iter().map(|segment| members::plain(segment)).collect();
        // A corner of a quadrilateral: `p`, `corners[2]`; `ax` is a number.
        let is_number = self.vocabulary.named(&plain(&path[0])).is_some();
        if self.vocabulary.shapes().len() > 2 && !self.is_plain && !is_number && self.known.contains(&path[0]) {
            return path.len() == 1 || (path.len() == 2 && index(&path[1]).is_some() && !self.is_list_of_two(&path[0]));
        }
        let is_own = self.bare && path.first().is_some_and(|root| !self.known.contains(root));
        let from = usize::from(!is_own);
        (from..path.len()).any(|from| {
            let is_point = self.round.map_or(members::is_point as fn(&[String]) -> bool, |it| it.is_point);
            is_point(&segments[from..])
        })
    }

    /// Whether `a[0]` is the x of a point `a`, not the first corner of `a`.
    fn is_list_of_two(&self, name: &str) -> bool {
        let is_new = |&(at, name): &(usize, &String)| {
            !matches!(name.as_str(), "this" | "self") && !self.known[..at].contains(name)
        };
        let points = self.known.iter().enumerate().filter(is_new).count();
        points >= self.vocabulary.shapes().len() || self.lists_of_two.iter().any(|one| one == name)
    }

    /// hantei's name for the point that this name means.
    pub(super) fn point(&mut self, name: &str) -> String {
        if self.is_plain {
            return name.to_owned();
        }
        let owner = self.owner(name);
        self.vocabulary.shapes()[owner.min(self.vocabulary.shapes().len() - 1)].to_ascii_uppercase()
    }

    fn see(&mut self, root: &str) {
        if !self.seen.roots.iter().any(|one| one == root) {
            self.seen.roots.push(root.to_owned());
        }
    }

    fn owner(&mut self, root: &str) -> usize {
        self.see(root);
        match &self.settings {
            Some(settings) => settings.owners.get(root).copied().unwrap_or_default(),
            None => self.seen.roots.iter().position(|one| one == root).unwrap_or_default(),
        }
    }

    fn term(&mut self, owner: usize, (root, name): (&str, String), meant: Meant) -> Value {
        if self.vocabulary.has_circle() {
            if let Some((_, sure)) = meant.round {
                let list = match sure {
                    Sure::Yes => Some(&mut self.seen.round),
                    Sure::Maybe => Some(&mut self.seen.maybe_round),
                    Sure::No => None,
                };
                if let Some(list) = list.filter(|list| !list.iter().any(|one| one == root)) {
                    list.push(root.to_owned());
                }
            }
            // The first pass does not know which thing is the circle.
            let is_circle = if self.settings.is_some() { owner == 0 } else { meant.rect.is_none() };
            if is_circle {
                let from_corner = self.settings.as_ref().is_some_and(|settings| settings.from_corner);
                let corner = |term| match term {
                    CircleTerm::Centre(axis) if from_corner && meant.is_round_place => CircleTerm::End(axis, End::Min),
                    term => term,
                };
                let Some((term, written)) = meant.round.and_then(|(term, _)| self.vocabulary.of_circle(corner(term)))
                else {
                    return Value::Unset;
                };
                self.seen.members.insert(name, written.clone());
                return Value::Number(Number::Named(term, written.into()), self.kind);
            }
        }
        match meant.rect {
            Some(member) => self.rect_term(if self.vocabulary.has_circle() { 1 } else { owner }, (root, name), member),
            None => Value::Unset,
        }
    }

    fn rect_term(&mut self, owner: usize, (root, name): (&str, String), member: Member) -> Value {
        let Member { axis, part, is_half, is_place } = member;
        for (list, counts) in [(&mut self.seen.placed, part != Part::Size), (&mut self.seen.sized, !is_place)] {
            if counts && !list.iter().any(|one| one == root) {
                list.push(root.to_owned());
            }
        }
        self.seen.half |= is_half;
        self.seen.whole_size |= part == Part::Size && !is_half;
        self.seen.far_end |= part == Part::Max;
        self.seen.place |= is_place;
        let term = self.vocabulary.term(owner.min(self.vocabulary.shapes().len() - 1), axis, part);
        let Some((term, mut written)) = term else { return Value::Unset };
        let is_list = name.strip_prefix(root).is_some_and(|rest| rest.starts_with('['));
        if part == Part::Min && !is_place && !is_list {
            written = start_name(self.vocabulary.shapes()[owner.min(1)], axis);
        }
        let divided = if is_half { " / 2" } else { "" };
        let given = name.clone();
        self.seen.members.insert(name, format!("{written}{divided}"));
        // A name that hantei itself has stays.
        if self.is_plain && !is_place && !is_half {
            let own = format!("{root}.{}", written.split_once('.').map_or("", |it| it.1));
            written = if self.vocabulary.named(&plain(&own)) == Some(term) { own } else { written };
        }
        let number = Number::Named(term, written.into());
        if is_half {
            return Value::Number(
                computed(Arithmetic::Divide, number, Number::Constant(2.0)),
                Some(NumberKind::Fractions),
            );
        }
        if part == Part::Centre
            && !is_place
            && self.centres != Centres::Exact
            && let Some(centre) = self.halved(owner, axis, &given)
        {
            return centre;
        }
        let kind = if part == Part::Centre { Some(NumberKind::Fractions) } else { self.kind };
        Value::Number(number, kind)
    }
}

impl Roots {
    /// The centre that a rectangle computes from its start and size, unless the centre is a number of its own: `cx`,
    /// `center_x`.
    fn halved(&self, owner: usize, axis: usize, name: &str) -> Option<Value> {
        let name = name.to_ascii_lowercase();
        if !name.contains("center") || name.contains("center_") {
            return None;
        }
        let number = |part| {
            let (term, mut written) =
                self.vocabulary.term(owner.min(self.vocabulary.shapes().len() - 1), axis, part)?;
            // Where `x` is the centre, the start has another name.
            if self.from_centre && part == Part::Min {
                written = start_name(self.vocabulary.shapes()[owner.min(1)], axis);
            }
            Some(Number::Named(term, written.into()))
        };
        let half = computed(Arithmetic::Divide, number(Part::Size)?, Number::Constant(2.0));
        let (half, kind) = match self.centres {
            Centres::Cut => (Number::Whole(Rounding::TowardsZero, half.into()), Some(NumberKind::Whole)),
            Centres::Halved | Centres::Exact => (half, None),
        };
        Some(Value::Number(computed(Arithmetic::Plus, number(Part::Min)?, half), kind))
    }
}

fn start_name(shape: &str, axis: usize) -> String {
    format!("{shape}.{}", ["left", "top", "front"][axis])
}
