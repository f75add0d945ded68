//! Judges tests of a point and a rectangle or polygon, of two circles, and of a point and a circle.

mod circles;
mod point_rect;
mod polygon;
mod polygons;

use super::pieces::Pieces;
use super::{Answers, CaseSize, keep};
use crate::formula::meaning::Term;
use crate::formula::{Formula, NumberKind, Shapes};
use hantei_collision::named;

/// Whether a point or shape on the border counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointBorder {
    /// It is a miss.
    Misses,
    /// It is a hit.
    Hits,
    /// Of two neighbours exactly one owns each point. Of a rectangle, left and top count, right and bottom do not.
    Half,
    /// It is sometimes a hit and sometimes a miss, by no rule. The test is right everywhere else.
    Uneven,
}

named!(PointBorder { Misses = "misses", Hits = "hits", Half = "half", Uneven = "uneven" });

/// How two shapes lie to each other, exactly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlainContact {
    /// Apart, or outside.
    Apart,
    /// On a border that does not count under [`PointBorder::Half`].
    Touching,
    /// On a border that counts under [`PointBorder::Half`].
    TouchingFirst,
    /// Overlapping, or inside.
    Overlapping,
}

impl PlainContact {
    /// Whether it is a hit.
    pub const fn hits(self, border: PointBorder) -> bool {
        match self {
            Self::Apart => false,
            Self::Touching => matches!(border, PointBorder::Hits),
            Self::TouchingFirst => !matches!(border, PointBorder::Misses),
            Self::Overlapping => true,
        }
    }

    /// Whether it is on the border.
    pub const fn is_touching(self) -> bool {
        matches!(self, Self::Touching | Self::TouchingFirst)
    }
}

/// The shapes for which a test is right, where it is not right for all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlainLimit {
    /// Convex polygons.
    Convex,
    /// Polygons whose corners go clockwise on the screen.
    Clockwise,
    /// Polygons whose corners go counter-clockwise on the screen.
    CounterClockwise,
    /// Both.
    ConvexClockwise,
    /// Both.
    ConvexCounterClockwise,
}

named!(PlainLimit { Convex = "convex", Clockwise = "clockwise", CounterClockwise = "counter-clockwise", ConvexClockwise = "convex-clockwise", ConvexCounterClockwise = "convex-counter-clockwise" });

/// Two shapes of a plain kind, and the cases in which a test of them is tried.
pub trait PlainShapes: Shapes + Copy {
    /// The borders that it can have.
    const BORDERS: &'static [PointBorder];
    /// How many half-open rules there are.
    const HALF_RULES: usize = 1;
    /// The limits within which a test may be right, from the widest.
    const LIMITS: &'static [PlainLimit] = &[];

    /// The exact relation.
    fn contact(&self) -> PlainContact;

    /// Whether it is a hit, by one of the half-open rules.
    fn is_owned(&self, _rule: usize) -> bool {
        self.contact().hits(PointBorder::Half)
    }

    /// Whether it is within a limit.
    fn is_within(&self, _: PlainLimit) -> bool {
        true
    }

    /// All its numbers with their names.
    fn numbers(&self) -> Vec<(&'static str, f64)>;

    /// The cases in which a test is tried.
    fn cases(test: &Formula<Self>) -> Vec<Self>;

    /// More cases for whole numbers: small ones, also odd, with halves where a radius or a centre is half of one.
    fn whole_cases(_: &Formula<Self>) -> Vec<Self> {
        Vec::new()
    }

    /// Whether a test that is linear in pieces is right with each of the borders; `None` without a proof.
    fn proved(_: &Pieces, _fixed: &[(Term, f64)]) -> Option<Vec<PointBorder>> {
        None
    }
}

/// The result for a test of plain shapes.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PlainJudgement<S> {
    /// The border with which it is right; `None` if it is wrong with each.
    pub right: Option<PointBorder>,
    /// Where it is right, and with which border, if it is not right everywhere.
    pub only: Option<(PlainLimit, PointBorder)>,
    /// The smallest case that is wrong, with the border that fits best.
    pub error: Option<(PointBorder, S)>,
    /// The number of cases tried.
    pub cases: usize,
    /// Whether every way was followed with exact arithmetic.
    pub is_proved: bool,
    /// Numbers of the shapes that the text has as numbers, with their names: it is judged for such shapes only.
    pub fixed: Vec<(String, f64)>,
}

/// Judges a test of plain shapes: of a point and a rectangle, polygon or circle, or of two circles.
pub fn judge_plain<S: PlainShapes>(test: &Formula<S>) -> PlainJudgement<S> {
    judge_plain_in(test, NumberKind::Fractions)
}

/// The same for numbers of this kind: whole numbers are tried without fractions, and are not proved.
pub fn judge_plain_in<S: PlainShapes>(test: &Formula<S>, numbers: NumberKind) -> PlainJudgement<S> {
    let tried = Tried::of(test, numbers);
    let (right, error) = tried.best(None);
    let cases = tried.cases.len();
    let fixed = fixed(test);
    let pieces = if numbers == NumberKind::Whole || test.has_wholes() { None } else { Answers::<S>::pieces(&test) };
    if let Some(right) = right {
        let proof = pieces.and_then(|pieces| S::proved(&pieces, test.fixed()));
        let is_proved = proof.as_ref().is_some_and(|proof| proof.contains(&right));
        // Where the proof fails, a case is wrong that was not tried.
        let right = (is_proved || proof.is_none()).then_some(right);
        return PlainJudgement { right, only: None, error: None, cases, is_proved, fixed };
    }
    let only = S::LIMITS.iter().find_map(|limit| Some((*limit, tried.best(Some(*limit)).0?)));
    PlainJudgement { right, only, error, cases, is_proved: false, fixed }
}

/// The numbers that the text has for the shapes, by the names that a formula has for them.
fn fixed<S: Shapes>(test: &Formula<S>) -> Vec<(String, f64)> {
    let names = S::VOCABULARY.names();
    let all = names.into_iter().filter_map(|name| {
        let term = S::VOCABULARY.named(&name)?;
        test.fixed().iter().find(|(fixed, _)| *fixed == term).map(|(_, number)| (name, *number))
    });
    all.collect()
}

/// A test's answers.
struct Tried<S> {
    cases: Vec<(S, PlainContact)>,
    says: Vec<bool>,
}

impl<S: PlainShapes> Tried<S> {
    fn of(test: &Formula<S>, numbers: NumberKind) -> Self {
        let mut cases = S::cases(test);
        if test.has_wholes() || numbers == NumberKind::Whole {
            cases.append(&mut S::whole_cases(test));
        }
        if test.has_wholes() {
            cases.retain(|case| Formula::fits(test, case));
        } else if numbers == NumberKind::Whole {
            let is_fixed = |number: f64| test.fixed().iter().any(|(_, fixed)| *fixed == number);
            let is_whole = |number: f64| number.fract() == 0.0 || is_fixed(number);
            cases.retain(|case| case.numbers().iter().all(|(_, number)| is_whole(*number)));
        }
        let mut says = Vec::new();
        Formula::answers(test, &cases, &mut says);
        Self { cases: cases.into_iter().map(|case| (case, case.contact())).collect(), says }
    }

    /// The first border with which no case is wrong; else the smallest wrong case, with the border that fits best.
    fn best(&self, limit: Option<PlainLimit>) -> (Option<PointBorder>, Option<(PointBorder, S)>) {
        let mut fewest: Option<(usize, PointBorder, Option<S>)> = None;
        for &border in S::BORDERS {
            let rules = if border == PointBorder::Half { S::HALF_RULES } else { 1 };
            for rule in 0..rules {
                let (count, case) = self.wrong(border, rule, limit);
                if count == 0 {
                    return (Some(border), None);
                }
                if fewest.as_ref().is_none_or(|(known, ..)| count < *known) {
                    fewest = Some((count, border, case));
                }
            }
        }
        (None, fewest.and_then(|(_, border, case)| Some((border, case?))))
    }

    /// How many cases are wrong, and the smallest of them.
    fn wrong(&self, border: PointBorder, rule: usize, limit: Option<PlainLimit>) -> (usize, Option<S>) {
        let (mut count, mut kept) = (0, None);
        for ((case, contact), says) in self.cases.iter().zip(&self.says) {
            let is_hit = match border {
                PointBorder::Uneven if contact.is_touching() => continue,
                PointBorder::Half if contact.is_touching() => case.is_owned(rule),
                _ => contact.hits(border),
            };
            if is_hit == *says || limit.is_some_and(|limit| !case.is_within(limit)) {
                continue;
            }
            count += 1;
            let numbers: Vec<f64> = case.numbers().into_iter().map(|(_, number)| number).collect();
            keep(&mut kept, CaseSize::of(contact.is_touching(), &numbers), *case);
        }
        (count, kept.map(|(_, case)| case))
    }
}

/// The constants of a test.
fn constants<S: Shapes>(test: &Formula<S>) -> Vec<f64> {
    Answers::<S>::constants(&test)
}
