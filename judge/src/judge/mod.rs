//! Is a test right? The judge compares it with the exact relation, for both borders, and names the smallest error.
//!
//! It judges anything that answers: a typed [`Formula`](crate::Formula), a built-in method, a closure.

mod axis_pairs;
mod cells;
mod circle;
mod circle_cases;
mod classes;
mod conventions;
mod exact;
mod exactness;
mod findings;
mod grids;
mod overlap;
mod pieces;
mod plain;
mod points;
mod proof;
mod remainders;
mod response;
mod search;
mod slanted;
mod sweep;
mod tenths;
mod tolerance;
mod tries;

pub use circle::{CircleError, CircleJudge, CircleJudgement, judge_circle};
pub use classes::OverlapClass;
pub use conventions::Convention;
pub use exactness::Exactness;
pub use overlap::{OverlapJudge, OverlapJudgement, WantedRight, judge_overlap};
pub use pieces::Pieces;
pub use plain::{
    HalfEdges, PairJudgement, PlainContact, PlainJudgement, PlainLimit, PlainShapes, PointBorder, judge_pair,
    judge_plain, judge_plain_in,
};
pub use points::{InsideError, InsideJudge, InsideJudgement, QuadClass, judge_inside};
pub use response::{
    CornerRule, DifferenceKind, NearMethod, ResponseCall, ResponseCase, ResponseCode, ResponseDifference,
    ResponseFinding, ResponseFlaw, ResponseJudgement, ResponseJudging, ResponseMoving, ResponseWhen, judge_response,
    response_cases,
};
pub use slanted::{
    SlantedError, SlantedJudgement, SlantedJudging, SlantedLimit, SlantedSays, SlantedVerdict, is_slanted_order,
    judge_slanted, slanted_cases,
};
pub use tenths::Tenths;
pub use tolerance::{Extent, FittingSizes, Tolerance};

use crate::formula::meaning::{CircleTerm, Term};
use crate::formula::{Formula, Shapes};
use hantei_collision::{Border, Part};

const BORDERS: [Border; 2] = [Border::Misses, Border::Hits];

/// What can be judged: a formula, or a closure that answers for a case.
pub trait Answers<Case> {
    /// Appends the answer for each of the cases, in order.
    fn answers(&mut self, cases: &[Case], answers: &mut Vec<bool>);

    /// The test as linear pieces, if it can be proved right or wrong.
    fn pieces(&self) -> Option<Pieces> {
        None
    }

    /// Whether some cases do not fit the types of the test's numbers.
    fn has_types(&self) -> bool {
        false
    }

    /// Whether the numbers of a case fit the types of the test's numbers.
    fn fits(&self, _: &Case) -> bool {
        true
    }

    /// The constants of the test, for cases around them.
    fn constants(&self) -> Vec<f64> {
        Vec::new()
    }

    /// The radius of A, and the width and height of B, that the text has as numbers: the test is of such shapes only.
    fn fixed_sizes(&self) -> [Option<f64>; 3] {
        [None; 3]
    }
}

impl<Case, Test: FnMut(&Case) -> bool> Answers<Case> for Test {
    fn answers(&mut self, cases: &[Case], answers: &mut Vec<bool>) {
        answers.extend(cases.iter().map(self));
    }
}

impl<S: Shapes> Answers<S> for &Formula<S> {
    fn answers(&mut self, cases: &[S], answers: &mut Vec<bool>) {
        Formula::answers(self, cases, answers);
    }

    fn pieces(&self) -> Option<Pieces> {
        Pieces::of(&self.meant)
    }

    fn has_types(&self) -> bool {
        self.has_wholes()
    }

    fn fits(&self, case: &S) -> bool {
        Formula::fits(self, case)
    }

    fn constants(&self) -> Vec<f64> {
        let mut constants = Vec::new();
        for number in self.meant.numbers() {
            number.each_constant(&mut |constant| constants.push(constant));
        }
        constants
    }

    fn fixed_sizes(&self) -> [Option<f64>; 3] {
        let mut sizes = [None; 3];
        for (term, number) in self.fixed() {
            match term {
                Term::Circle(CircleTerm::Radius) => sizes[0] = Some(*number),
                Term::Circle(CircleTerm::Rect(axis, Part::Size)) => sizes[1 + *axis as usize] = Some(*number),
                _ => {}
            }
        }
        sizes
    }
}

/// The result for a test.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict<Class> {
    /// Right in every case.
    Right,
    /// Right in every case of all these classes together (rectangles) or of each (quadrilaterals, circles).
    Only(Vec<Class>),
    /// Wrong, in every class too.
    Wrong,
}

/// How hard a case is to understand, from the worst: a shared border, fractions, numbers below 0, large numbers.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
struct CaseSize {
    at_border: bool,
    fractions: Fractions,
    has_negative: bool,
    largest: f64,
    sum: f64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Fractions {
    None,
    Halves,
    Others,
}

impl Fractions {
    fn of(number: f64) -> Self {
        let is_whole = |number: f64| number == number.trunc();
        match number {
            whole if is_whole(whole) => Self::None,
            half if is_whole(2.0 * half) => Self::Halves,
            _ => Self::Others,
        }
    }
}

impl CaseSize {
    fn of(at_border: bool, numbers: &[f64]) -> Self {
        let mut size = Self { at_border, fractions: Fractions::None, has_negative: false, largest: 0.0, sum: 0.0 };
        for &number in numbers {
            size.fractions = size.fractions.max(Fractions::of(number));
            size.has_negative |= number < 0.0;
            size.largest = size.largest.max(number.abs());
            size.sum += number.abs();
        }
        size
    }

    fn with(self, other: Self) -> Self {
        Self {
            at_border: self.at_border | other.at_border,
            fractions: self.fractions.max(other.fractions),
            has_negative: self.has_negative | other.has_negative,
            largest: self.largest.max(other.largest),
            sum: self.sum + other.sum,
        }
    }
}

/// Whether these are more than two thirds of all.
const fn are_most(part: usize, all: usize) -> bool {
    3 * part > 2 * all
}

/// Keeps a wrong case if it is smaller than the one kept so far.
fn keep<Case>(kept: &mut Option<(CaseSize, Case)>, size: CaseSize, case: Case) {
    if kept.as_ref().is_none_or(|(smallest, _)| size < *smallest) {
        *kept = Some((size, case));
    }
}

/// The cases by size. There are few, so each is put in its place: a sort for each kind of case would weigh more.
fn sorted<Case>(kept: impl Iterator<Item = (CaseSize, Case)>) -> Vec<Case> {
    let mut all: Vec<(CaseSize, Case)> = Vec::new();
    for one in kept {
        let at = all.partition_point(|(size, _)| *size <= one.0);
        all.insert(at, one);
    }
    all.into_iter().map(|(_, case)| case).collect()
}
