//! What was typed: the text with its blanks, the numbers of its constants, and the agreements by which it is meant.

use super::blanks::{self, fixed_parts};
use super::y_direction::YDirection;
use crate::quote::quoted;
use crate::scene::TextFlaw;
use crate::text;
use crate::words::Text;
use hantei_collision::{ShapeKind, named, parse_number};
use hantei_judge::{Convention, NumberKind, SlantedStop};

/// The typed test's name as a method.
pub const OWN: &str = "own";

/// What a division in a typed test does with the fraction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum OwnNumbers {
    /// Keeps it.
    #[default]
    Fractions,
    /// Drops it; the test has to be right for whole numbers only.
    Whole,
}

/// What x and y mean in a typed test.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum OwnOrigin {
    /// What the text shows; if it shows nothing, the top-left corner.
    #[default]
    AsRead,
    /// The top-left corner.
    Corner,
    /// The centre.
    Centre,
}

named!(OwnNumbers { Fractions = "fractions", Whole = "whole" });
named!(OwnOrigin { AsRead = "as-read", Corner = "corner", Centre = "centre" });

/// A typed test as the knobs of a scene have it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TypedTest {
    /// The text, with `__` for each blank.
    pub text: String,
    /// The contents of the blanks, in order.
    pub contents: Vec<String>,
    /// The numbers of names that the text does not define.
    pub with: Vec<(String, f64)>,
    /// Whether the text's first shape is B.
    pub swap: bool,
    /// What a division does with the fraction.
    pub numbers: OwnNumbers,
    /// Which way y grows.
    pub y: YDirection,
    /// What x and y mean.
    pub origin: OwnOrigin,
    /// The test that it has to be like; empty: it has to say whether the shapes hit.
    pub wants: String,
    /// The kinds of A and B, where the shapes can be of several kinds.
    pub kinds: Option<[ShapeKind; 2]>,
}

impl TypedTest {
    /// An empty text about the same kinds of shapes, by the usual rules.
    pub(super) fn plain(&self) -> Self {
        Self { kinds: self.kinds, ..Self::default() }
    }

    /// The fixed parts of the text.
    pub fn parts(&self) -> Vec<String> {
        fixed_parts(&self.text)
    }

    /// The text with its blanks filled.
    pub fn filled(&self) -> String {
        blanks::filled(&self.parts(), &self.contents)
    }

    /// Whether a blank is empty.
    pub fn is_unfilled(&self) -> bool {
        let blanks = self.parts().len() - 1;
        (0..blanks).any(|place| self.contents.get(place).is_none_or(|content| content.trim().is_empty()))
    }

    /// Takes another text; one that fills the present blanks changes only their contents.
    pub fn type_in(&mut self, text: &str) {
        let parts = self.parts();
        let has_blanks = fixed_parts(text).len() > 1;
        match blanks::contents_of(&parts, text).filter(|_| parts.len() > 1 && !has_blanks) {
            Some(contents) => self.contents = contents,
            None => {
                text.clone_into(&mut self.text);
                self.contents = vec![String::new(); fixed_parts(text).len() - 1];
            }
        }
    }

    /// Fills the blanks with the contents of a command line.
    pub fn fill(&mut self, contents: &str) {
        self.contents = blanks::split(contents, self.parts().len() - 1);
    }

    /// The kind of its numbers, if the text does not decide it.
    pub fn kind(&self) -> Option<NumberKind> {
        (self.numbers == OwnNumbers::Whole).then_some(NumberKind::Whole)
    }

    /// The unusual agreements that were chosen.
    pub fn conventions(&self) -> Vec<Convention> {
        let centre = (self.origin == OwnOrigin::Centre).then_some(Convention::OriginAtCentre);
        self.y_up().into_iter().chain(centre).collect()
    }

    /// That y grows up, if it does.
    pub(super) fn y_up(&self) -> Option<Convention> {
        (self.y.is_up()).then_some(Convention::YUp)
    }

    /// The unusual rules, as settings.
    pub fn agreed(&self) -> Vec<String> {
        let settings = [
            (self.swap, "swap=on".to_owned()),
            (self.numbers != OwnNumbers::default(), format!("numbers={}", self.numbers.name())),
            (self.y != YDirection::default(), format!("y={}", self.y.name())),
            (self.origin != OwnOrigin::default(), format!("origin={}", self.origin.name())),
        ];
        settings.into_iter().filter(|(is_other, _)| *is_other).map(|(_, setting)| setting).collect()
    }

    /// The unusual rules and the given numbers, in parentheses, to follow the text.
    pub fn noted(&self) -> String {
        let with = Some(names_with_numbers(&self.with)).filter(|with| !with.is_empty());
        self.agreed().into_iter().chain(with).map(|agreed| format!(" ({agreed})")).collect()
    }

    /// Whether any rule is not the usual one.
    pub fn has_rules(&self) -> bool {
        !self.agreed().is_empty()
    }
}

/// The numbers of names, as `WIDTH=32 HEIGHT=16`, or what is wrong with the text, and where.
pub(in crate::scene) fn numbers_of_names(text: &str) -> Result<Vec<(String, f64)>, TextFlaw> {
    let mut numbers: Vec<(String, f64)> = Vec::new();
    let is_between = |sign: char| sign.is_whitespace() || sign == ',';
    let mut at = 0;
    for piece in text.split(is_between) {
        let place = at..at + piece.len();
        at = place.end + text[place.end..].chars().next().map_or(0, char::len_utf8);
        if piece.is_empty() {
            continue;
        }
        let wrong = || TextFlaw::new(place.clone(), text!("with-wrong", given = quoted(piece)));
        let (name, number) = piece.split_once('=').ok_or_else(wrong)?;
        if name.is_empty() || name.starts_with(|sign: char| sign.is_ascii_digit()) {
            return Err(wrong());
        }
        if numbers.iter().any(|(known, _)| known == name) {
            return Err(TextFlaw::new(place, text!("with-twice", name = quoted(name))));
        }
        let number = parse_number(number).map_err(|_| wrong())?;
        numbers.push((name.to_owned(), number));
    }
    Ok(numbers)
}

pub(in crate::scene) fn names_with_numbers(numbers: &[(String, f64)]) -> String {
    numbers.iter().map(|(name, number)| format!("{name}={number}")).collect::<Vec<_>>().join(" ")
}

/// Why a typed test cannot be tested yet.
#[derive(Clone, Debug, PartialEq)]
pub enum OwnGap {
    /// A blank is empty.
    Unfilled,
    /// These names have no number.
    NotGiven(Vec<String>),
    /// With its filled blanks it cannot be read.
    Flawed(Text),
    /// It was read for polygons with other numbers of corners, from the first to the second; this one has the third.
    Corners([usize; 3]),
    /// It stops before an answer about these shapes.
    Stops(SlantedStop),
}

impl OwnGap {
    /// The same in a sentence.
    pub fn says(&self) -> Text {
        match self {
            Self::Unfilled => text!("own-unfilled"),
            Self::NotGiven(names) => {
                let names: Vec<String> = names.iter().map(|name| quoted(name)).collect();
                text!("own-not-given", names = names.join(", "), count = names.len())
            }
            Self::Flawed(why) => why.clone(),
            Self::Corners([least, most, given]) if least == most => {
                text!("own-corners-only", most = *most, given = *given)
            }
            Self::Stops(SlantedStop::DividesByZero) => text!("own-stops-zero"),
            Self::Stops(SlantedStop::Overflows) => text!("own-stops-overflow"),
            Self::Stops(SlantedStop::Fractions) => text!("own-stops-fractions"),
            Self::Stops(SlantedStop::Corners) => text!("own-stops-corners"),
            Self::Stops(SlantedStop::Unread(why)) => Text::from(why),
            Self::Corners([least, most, given]) => {
                text!("own-corners", least = *least, most = *most, given = *given)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_given_to_names() {
        let given = numbers_of_names("PLAYER_WIDTH=32, H=-1.5").unwrap();
        assert_eq!(given, [("PLAYER_WIDTH".into(), 32.0), ("H".into(), -1.5)]);
        assert_eq!(numbers_of_names(&names_with_numbers(&given)).unwrap(), given);
        assert_eq!(numbers_of_names(""), Ok(vec![]));
        for (wrong, place) in [("W", 0..1), ("A=1 W=x", 4..7), ("=3", 0..2), ("W=1 W=2", 4..7), ("3=1", 0..3)] {
            assert_eq!(numbers_of_names(wrong).unwrap_err().place, place, "{wrong}");
        }
    }

    #[test]
    fn what_fills_the_blanks_leaves_the_rest_alone() {
        let mut typed = TypedTest::default();
        typed.type_in("ax1 < __ && bx1 < __");
        assert!(typed.is_unfilled());
        typed.type_in("ax1 < bx2 && bx1 < ax2");
        assert_eq!(typed.text, "ax1 < __ && bx1 < __");
        assert_eq!(typed.contents, ["bx2", "ax2"]);
        assert!(!typed.is_unfilled());
        typed.fill("bx2");
        assert_eq!(typed.filled(), "ax1 < bx2 && bx1 < ");
        typed.type_in("1 < 2");
        assert_eq!((typed.text.as_str(), typed.contents.len()), ("1 < 2", 0), "another text takes its place");
    }
}
