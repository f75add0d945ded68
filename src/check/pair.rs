//! A line with two shapes of given kinds: their exact relation, or what a method says.
//!
//! A's numbers, `;`, then B's, each by blanks or commas. Between two kinds whose numbers are counted, `;` may be missing.

use super::explanation;
use super::line::{InputLine, LONGEST, Lines};
use super::numbers::{NumberName, read_words, without_comment, words};
use super::sinks::{Failure, Sinks};
use hantei_collision::shapes::{Pair, Shape};
use hantei_collision::{
    Angle, Border, Comparison, Method as _, Point, Question, ShapeError, ShapeKind, Turned, Vec2, parse_number,
};
use hantei_scenes::quote::quoted;
use hantei_scenes::scene::RowMethod;
use hantei_scenes::text;
use hantei_scenes::words::Text;

/// The kinds of A and B.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PairTest {
    /// A: moves or asks.
    pub a: ShapeKind,
    /// B: is asked.
    pub b: ShapeKind,
    /// A method in place of the exact relation, and its border.
    pub method: Option<(RowMethod, Border)>,
    /// Whether the method has B first.
    pub is_swapped: bool,
    /// Whether its comparisons are written under its answer.
    pub explain: bool,
    /// Whether the exact relation comes with how far the two are from touching.
    pub amount: bool,
}

/// The numbers of a polygon.
const LEAST: usize = 6;
const MOST: usize = 32;
const CORNERS: [&str; MOST] = [
    "x1", "y1", "x2", "y2", "x3", "y3", "x4", "y4", "x5", "y5", "x6", "y6", "x7", "y7", "x8", "y8", "x9", "y9", "x10",
    "y10", "x11", "y11", "x12", "y12", "x13", "y13", "x14", "y14", "x15", "y15", "x16", "y16",
];

impl PairTest {
    /// Writes the relation of each line.
    pub(super) fn each(self, mut lines: Lines, sinks: &mut Sinks) -> Result<bool, Failure> {
        let mut all_good = true;
        let words =
            if self.method_kinds()[0] == ShapeKind::Point { ["false", "true"] } else { ["no collision", "collision"] };
        while let Some(line) = lines.next(sinks)? {
            match self.pair(&line) {
                Ok(pair) => match self.method {
                    None if self.amount => sinks.answer(&with_amount(&pair), &[], &[])?,
                    None => sinks.answer(pair.relation().name(), &[], &[])?,
                    Some((method, border)) if self.explain => {
                        let mut heard: Vec<Comparison> = Vec::new();
                        let says = method.holds(&pair, border, &mut heard);
                        let lines = self.explained(&method.questions_of(&pair, border), &heard);
                        sinks.answer_with(words[usize::from(says)], lines)?;
                    }
                    Some((method, border)) => {
                        sinks.answer(words[usize::from(method.holds(&pair, border, &mut ()))], &[], &[])?;
                    }
                },
                Err(why) => {
                    all_good = false;
                    sinks.answer("error", &[], &[])?;
                    sinks.refuse(line.number, why)?;
                }
            }
        }
        sinks.end()?;
        Ok(all_good)
    }

    /// The kinds of the method's a and b.
    const fn method_kinds(self) -> [ShapeKind; 2] {
        if self.is_swapped { [self.b, self.a] } else { [self.a, self.b] }
    }

    fn explained(self, questions: &[Question], heard: &[Comparison]) -> Vec<String> {
        let [a, b] = self.method_kinds();
        let letters = self.is_swapped.then(|| format!("a is the {}, b the {}", a.name(), b.name()));
        let sizes = [a, b].into_iter().all(|kind| matches!(kind, ShapeKind::Rect | ShapeKind::Turned));
        letters.into_iter().chain(explanation::lines(questions, heard, sizes)).collect()
    }

    fn pair(self, line: &InputLine) -> Result<Pair<'static>, Text> {
        let text = line.text.ok_or_else(|| text!("pair-too-long", most = LONGEST.to_string()))?;
        let [a, b] = self.sides(without_comment(text))?;
        let (a, b) = (shape(self.a, "A", &a)?, shape(self.b, "B", &b)?);
        let [a, b] = if self.is_swapped { [b, a] } else { [a, b] };
        Pair::new(a, b).map_err(|error| refused(&error))
    }

    /// The text of A and that of B.
    fn sides(self, text: &[u8]) -> Result<[Vec<u8>; 2], Text> {
        let parts: Vec<&[u8]> = text.split(|byte| *byte == b';').collect();
        match parts[..] {
            [a, b] => Ok([a.to_vec(), b.to_vec()]),
            [both] if self.a != ShapeKind::Polygon && self.b != ShapeKind::Polygon => {
                let words = words(both);
                let (a, b) = words.split_at(self.a.names().len().min(words.len()));
                Ok([a, b].map(|side| side.join(&b' ')))
            }
            _ => Err(text!("pair-sides", given = (parts.len() - 1).to_string())),
        }
    }
}

/// The exact relation, and how far the two are from touching: a dash where that is not computed.
fn with_amount(pair: &Pair) -> String {
    let amount = pair.amount().map_or_else(|| "-".to_owned(), |amount| amount.to_string());
    format!("{} {amount}", pair.relation().name())
}

/// The shape of a kind with these numbers.
fn shape(kind: ShapeKind, whose: &'static str, text: &[u8]) -> Result<Shape<'static>, Text> {
    let count = words(text).iter().filter(|word| !word.is_empty()).count();
    let names: &[&'static str] = match kind {
        ShapeKind::Polygon if count.is_multiple_of(2) && (LEAST..=MOST).contains(&count) => &CORNERS[..count],
        ShapeKind::Polygon => return Err(text!("pair-corners", whose = whose, given = count.to_string())),
        other => other.names(),
    };
    let names: Vec<NumberName> = names.iter().map(|name| NumberName::new(name).of(whose)).collect();
    if let Some((numbers, angle)) = turned_by_direction(kind, text, &names)? {
        let [x, y, width, height] = numbers;
        sizes(&names, &numbers, 2..4)?;
        return Turned::checked(Point::new(x, y), width, height, angle)
            .map(Shape::from)
            .map_err(|error| refused(&error));
    }
    let mut numbers = vec![0.0; names.len()];
    read_words(text, &names, &mut numbers)?;
    let are_sizes = match kind {
        ShapeKind::Circle => 2..3,
        ShapeKind::Rect | ShapeKind::Turned => 2..4,
        ShapeKind::Box => 3..6,
        ShapeKind::Point | ShapeKind::Segment | ShapeKind::Polygon => 0..0,
    };
    sizes(&names, &numbers, are_sizes)?;
    Shape::new(kind, &numbers).map_err(|error| refused(&error))
}

fn sizes(names: &[NumberName], numbers: &[f64], places: std::ops::Range<usize>) -> Result<(), Text> {
    match places.into_iter().find(|place| numbers[*place] < 0.0) {
        Some(place) => Err(text!("size-negative", name = names[place].text(), value = numbers[place].to_string())),
        None => Ok(()),
    }
}

/// The numbers of a turned rectangle whose fifth one is a direction: `4:3`.
fn turned_by_direction(kind: ShapeKind, text: &[u8], names: &[NumberName]) -> Result<Option<([f64; 4], Angle)>, Text> {
    let words = words(text);
    let (ShapeKind::Turned, [first @ .., last]) = (kind, &words[..]) else { return Ok(None) };
    let number = |side: &[u8]| parse_number(&String::from_utf8_lossy(side)).ok();
    let refused = || text!("pair-angle", name = names[4].text(), given = quoted(&String::from_utf8_lossy(last)));
    let Some(colon) = last.iter().position(|byte| *byte == b':') else {
        let is_angle = first.len() + 1 != names.len() || number(last).is_some();
        return if is_angle { Ok(None) } else { Err(refused()) };
    };
    let (Some(x), Some(y)) = (number(&last[..colon]), number(&last[colon + 1..])) else { return Err(refused()) };
    let mut numbers = [0.0; 4];
    read_words(&first.join(&b' '), &names[..4], &mut numbers)?;
    Ok(Some((numbers, Angle::Direction(Vec2::new(x, y)))))
}

/// Why two shapes are no pair.
fn refused(error: &ShapeError) -> Text {
    match error {
        ShapeError::Number(_, error) => text!("pair-sum", why = Text::from(*error)),
        ShapeError::ZeroDirection => text!("pair-direction"),
        ShapeError::Crossed(is_b, [one, other]) => {
            let whose = if *is_b { "B" } else { "A" };
            text!("pair-crossed", whose = whose, one = one.to_string(), other = other.to_string())
        }
        // Counts and kinds are looked at before.
        other => Text::plain(other.to_string()),
    }
}
