//! What a text that is refused is a test of, by its names: a point, a distance, a side.

use super::Source;
use crate::formula::error::{Expected, FormulaError, FormulaFlaw as Flaw, OtherTest};
use crate::formula::meaning::Arithmetic;
use crate::formula::names::members;
use crate::formula::syntax::{Function, Pattern, Sign, Token};

/// Names of points, before `x` and `y`.
const POINTS: [&str; 16] = [
    "p", "pt", "point", "mouse", "m", "cursor", "pointer", "click", "touch", "tap", "finger", "client", "offset",
    "page", "screen", "test",
];
const SIDES: [&str; 10] = ["left", "right", "top", "bottom", "up", "down", "above", "below", "front", "back"];

impl Source<'_> {
    /// The error of a text about two rectangles, or what else the text is a test of.
    pub(in crate::formula) fn named(&self, error: FormulaError) -> FormulaError {
        let is_here =
            self.vocabulary.shapes().len() == 2 && self.vocabulary.axes_count() == 2 && !self.vocabulary.has_circle();
        match self.other(&error.flaw).filter(|_| is_here) {
            Some(other) => FormulaError::new(Flaw::Other(other), error.place),
            None => error,
        }
    }

    fn other(&self, flaw: &Flaw) -> Option<OtherTest> {
        let compares = self.tokens.iter().any(Token::compares);
        match flaw {
            Flaw::UnknownFunction(name, _) if is_of_point(name) => Some(OtherTest::Point),
            Flaw::UnknownFunction(name, _) if is_of_vectors(name) => Some(OtherTest::Lines),
            Flaw::Arguments(name, ..) if name.starts_with("dist") => Some(OtherTest::Distance),
            Flaw::UnknownName(..) | Flaw::UnknownFunction(..) | Flaw::Unexpected(Some(_), Expected::Operator)
                if !compares =>
            {
                Some(OtherTest::Nothing)
            }
            Flaw::UnknownName(name, _) | Flaw::NotGiven(name) if is_point(name) => Some(OtherTest::Point),
            Flaw::UnknownMember(name, _) | Flaw::NoNumber(name) if is_point(name) => Some(OtherTest::Point),
            Flaw::Unpaired(all, _) if is_pair(all) => Some(OtherTest::Point),
            Flaw::UnknownMember(name, _) | Flaw::NoNumber(name) if is_radius(name) => Some(OtherTest::Distance),
            Flaw::NoNumber(text) if SIDES.contains(&text.trim_matches(['"', '\'']).to_ascii_lowercase().as_str()) => {
                Some(OtherTest::Side)
            }
            Flaw::TooManyShapes(all) if self.multiplies() && all.iter().all(|name| !self.has_size(name)) => {
                Some(OtherTest::Lines)
            }
            _ => None,
        }
    }

    fn multiplies(&self) -> bool {
        self.tokens.iter().any(|token| token.is(Sign::Compute(Arithmetic::Times)))
    }

    /// Whether a size or an end of a thing is read somewhere.
    fn has_size(&self, name: &str) -> bool {
        let root = name.split(['.', '[']).next().unwrap_or(name);
        let is_far = |word: &str| {
            let found = members::member(&[members::plain(word)]);
            found.is_some_and(|member| !member.is_place)
        };
        let is_member =
            |three: &[Token]| three[0].is_word(root) && (three[1].is(Sign::Dot) || three[1].is(Sign::Arrow));
        self.tokens.windows(3).any(|three| is_member(three) && three[2].word().is_some_and(is_far))
    }

    /// Whether a function takes a point as two numbers beside one thing: `contains(x, y)`, `inside(px, py, rect)`.
    pub(in crate::formula) fn takes_point(&self, function: Option<&Function>, given: &[String]) -> bool {
        let Some(function) = function else { return false };
        let names = function.parameters.iter().flat_map(|parameter| match &parameter.pattern {
            Pattern::Name(name, _) if parameter.default.is_none() => Some(name.clone()),
            _ => None,
        });
        let loose: Vec<String> = names.filter(|name| !given.contains(name)).collect();
        is_pair(&loose) && function.parameters.len() <= 3
    }
}

/// `px`, `mouse.x`, `event.clientX`
fn is_point(name: &str) -> bool {
    let lower = name.to_ascii_lowercase().replace('_', "");
    let last = lower.rsplit('.').next().unwrap_or_default();
    let first = lower.split('.').next().unwrap_or_default();
    let bare = last.strip_suffix(['x', 'y']).filter(|bare| !bare.is_empty()).unwrap_or(first);
    POINTS.contains(&bare)
}

/// `px, py`, also beside the four numbers of a rectangle.
fn is_pair(names: &[String]) -> bool {
    if names.len() == 6 {
        return names.chunks(2).any(|two| is_pair(two) && is_point(&two[0]));
    }
    let [x, y] = names else { return false };
    let [x, y] = [x, y].map(|name| name.to_ascii_lowercase());
    x != y && x.replace('x', "y") == y
}

/// `a.r + b.r`, `a.radius`
fn is_radius(written: &str) -> bool {
    let mut words = written.split(|it: char| !it.is_alphanumeric() && it != '_');
    words.any(|word| matches!(word.to_ascii_lowercase().as_str(), "r" | "radius" | "rad" | "diameter" | "range"))
}

fn called(name: &str) -> String {
    name.rsplit(['.', ':']).next().unwrap_or(name).to_ascii_lowercase().replace('_', "")
}

fn is_of_vectors(name: &str) -> bool {
    matches!(called(name).as_str(), "dot" | "cross" | "dotproduct" | "crossproduct" | "ccw")
}

fn is_of_point(name: &str) -> bool {
    let called = called(name);
    called.contains("point") || matches!(called.as_str(), "contains" | "inside" | "isover" | "isinside" | "mouseover")
}
