//! Tests of two rectangles, judged.

use super::{BORDERS, Judged, Size, Verdict, keep, sorted};
use crate::collision::{Border, Contact, TwoRects, contact};
use crate::geometry::{Allen, Axis, Interval, Point, Rect};
use strum::{EnumCount, IntoStaticStr, VariantArray};

/// A class of pairs in which a test can be right that is not right in all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray, EnumCount)]
#[strum(serialize_all = "kebab-case")]
pub enum OverlapClass {
    /// All coordinates are whole numbers.
    WholePixels,
    /// No coordinate is below 0.
    NotNegative,
    /// A is neither wider nor higher than B.
    ANotLarger,
    /// B is neither wider nor higher than A.
    BNotLarger,
    /// Both are as wide and as high as each other.
    EqualSizes,
    /// Each is as wide as it is high.
    Squares,
}

impl OverlapClass {
    /// All, in order.
    pub const ALL: &'static [Self] = <Self as VariantArray>::VARIANTS;

    /// `whole-pixels`, `not-negative`, …
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Whether a pair belongs to it.
    pub fn has(self, a: Rect, b: Rect) -> bool {
        let numbers = || [a.min(), a.max(), b.min(), b.max()].into_iter().flat_map(|point| [point.x, point.y]);
        let fits = |one: Rect, other: Rect| one.width() <= other.width() && one.height() <= other.height();
        match self {
            Self::WholePixels => numbers().all(|number| number == number.trunc()),
            Self::NotNegative => numbers().all(|number| number >= 0.0),
            Self::EqualSizes => fits(a, b) && fits(b, a),
            Self::Squares => a.width() == a.height() && b.width() == b.height(),
            Self::ANotLarger => fits(a, b),
            Self::BNotLarger => fits(b, a),
        }
    }
}

/// Sets of classes, a bit for each class.
const SETS: usize = 1 << OverlapClass::COUNT;

/// The classes of a set.
fn classes(set: usize) -> Vec<OverlapClass> {
    OverlapClass::ALL.iter().copied().filter(|class| set >> *class as usize & 1 == 1).collect()
}

/// The smallest pair of an arrangement that a test gets wrong.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OverlapError {
    /// How A lies to B on x.
    pub x: Allen,
    /// How A lies to B on y.
    pub y: Allen,
    /// Rectangle A.
    pub a: Rect,
    /// Rectangle B.
    pub b: Rect,
}

/// What came out for a test of two rectangles.
#[derive(Clone, Debug, PartialEq)]
pub struct OverlapJudgement {
    /// Whether it is right.
    pub verdict: Verdict<OverlapClass>,
    /// The border for which it is right, or to which it comes nearest.
    pub border: Border,
    /// For each arrangement in which it is wrong with this border, the smallest pair. The first is the smallest of those
    /// that are wrong with either border, if there are such.
    pub errors: Vec<OverlapError>,
    /// So many pairs it was asked about.
    pub cases: usize,
}

/// All rectangles between the points of a grid that is stretched and moved on each axis: `scale * point + shift`.
struct Family {
    scale: (f64, f64),
    shift: (f64, f64),
    points: &'static [f64],
}

const fn family(points: &'static [f64], scale: (f64, f64), shift: (f64, f64)) -> Family {
    Family { scale, shift, points }
}

/// How many cases there are.
const ALL: usize = {
    let (mut all, mut family) = (0, 0);
    while family < FAMILIES.len() {
        let points = FAMILIES[family].points.len();
        let intervals = points * (points - 1) / 2;
        all += intervals.pow(4);
        family += 1;
    }
    all
};

const SIX: &[f64] = &[0.0, 1.0, 2.0, 3.0, 4.0, 5.0];
const FIVE: &[f64] = &[0.0, 1.0, 2.0, 3.0, 4.0];
/// Two as large as each other overlap by little here, from 0 to 4 and from 3 to 7, and small lie beside large.
const UNEVEN: &[f64] = &[0.0, 1.0, 3.0, 4.0, 7.0];

/// Everything that is asked, what is easy to take in first.
const FAMILIES: [Family; 11] = [
    family(SIX, (1.0, 1.0), (0.0, 0.0)),
    family(UNEVEN, (1.0, 1.0), (0.0, 0.0)),
    family(UNEVEN, (1.0, 1.0), (13.0, 7.0)),
    family(FIVE, (100.0, 1.0), (3.0, 20.0)),
    family(FIVE, (1.0, 100.0), (20.0, 3.0)),
    family(FIVE, (1000.0, 1500.0), (5e6, 4e3)),
    family(FIVE, (0.5, 0.5), (0.0, 0.0)),
    family(UNEVEN, (1.5, 2.5), (0.5, 10.0)),
    family(FIVE, (-1.0, -1.0), (0.0, 0.0)),
    family(UNEVEN, (-1.0, 1.0), (2.0, -2.0)),
    family(FIVE, (-0.5, 0.5), (1.0, -1e6)),
];

/// An interval of A and one of B, and what is known of every case that has them.
#[derive(Clone, Copy)]
struct Along {
    a: Interval,
    b: Interval,
    /// The place of the arrangement among all.
    way: usize,
    /// The classes that a case can belong to, a bit each.
    classes: usize,
    size: Size,
}

impl Along {
    fn new(a: Interval, b: Interval) -> Self {
        let way = Allen::of(a, b);
        // A class that speaks of both axes alike says for squares with these sides what is so on one axis.
        let square =
            |side: Interval| Rect::from_corners(Point::new(side.min, side.min), Point::new(side.max, side.max));
        let belongs = OverlapClass::ALL.iter().filter(|class| class.has(square(a), square(b)));
        Self {
            a,
            b,
            way: Allen::ALL.iter().position(|one| *one == way).unwrap_or_default(),
            classes: belongs.fold(0, |set, class| set | 1 << *class as usize),
            size: Size::of(false, &[a.min, a.max - a.min, b.min, b.max - b.min]),
        }
    }
}

impl Family {
    /// All pairs of intervals on an axis.
    fn pairs(&self, axis: Axis) -> Vec<Along> {
        let (scale, shift) = match axis {
            Axis::X => (self.scale.0, self.shift.0),
            Axis::Y => (self.scale.1, self.shift.1),
        };
        let at = |point: usize| scale * self.points[point] + shift;
        let interval = |from, to| Interval { min: at(from).min(at(to)), max: at(from).max(at(to)) };
        let intervals = || (0..self.points.len()).flat_map(|to| (0..to).map(move |from| (from, to)));
        let each = |(from, to)| intervals().map(move |(b, far_b)| Along::new(interval(from, to), interval(b, far_b)));
        intervals().flat_map(each).collect()
    }
}

/// The smallest case of each arrangement that was wrong.
type Errors = [[Option<(Size, (Rect, Rect))>; 13]; 13];

/// What was found out about a test with one border.
struct Findings {
    /// So many cases were wrong.
    wrong: usize,
    /// For each set of classes, whether a case that belongs to exactly these was wrong.
    wrong_in: [bool; SETS],
    errors: Box<Errors>,
}

impl Findings {
    fn new() -> Self {
        Self { wrong: 0, wrong_in: [false; SETS], errors: Box::new([[None; 13]; 13]) }
    }

    fn note(&mut self, x: &Along, y: &Along, TwoRects { a, b }: TwoRects, is_touching: bool) {
        self.wrong += 1;
        let squares = 1 << OverlapClass::Squares as usize;
        let others = if OverlapClass::Squares.has(a, b) { 0 } else { squares };
        self.wrong_in[x.classes & y.classes & !others] = true;
        let size = Size { at_border: is_touching, ..x.size.with(y.size) };
        keep(&mut self.errors[x.way][y.way], size, (a, b));
    }

    fn wrong_cells(&self) -> usize {
        self.errors.iter().flatten().flatten().count()
    }

    /// The fewest classes of which it is right in every case that belongs to all of them: no more than two.
    fn right_in(&self) -> Option<usize> {
        let is_right = |set: &usize| !(0..SETS).any(|belongs| belongs & set == *set && self.wrong_in[belongs]);
        let sets = (1..SETS).filter(|set| set.count_ones() <= 2).filter(is_right);
        sets.min_by_key(|set| set.count_ones())
    }
}

/// A judgement of a test of two rectangles in the making: some cases at a time, so that nobody has to wait.
///
/// ```
/// use hantei::collision::{Border, OverlapFormula, OverlapJudge, Verdict};
///
/// let formula: OverlapFormula = "ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah".parse()?;
/// let mut judge = OverlapJudge::default();
/// let judgement = loop {
///     if let Some(judgement) = judge.advance(10_000, &formula) {
///         break judgement;
///     }
/// };
/// assert_eq!((judgement.verdict, judgement.border), (Verdict::Right, Border::Misses));
/// # Ok::<(), hantei::collision::FormulaError>(())
/// ```
pub struct OverlapJudge {
    family: usize,
    /// The pairs of intervals of the family on x and on y.
    pairs: [Vec<Along>; 2],
    /// The next pair on x.
    next: usize,
    cases: usize,
    findings: [Findings; 2],
    /// The cases that were asked about last, and the answers.
    row: Vec<TwoRects>,
    answers: Vec<bool>,
}

impl Default for OverlapJudge {
    fn default() -> Self {
        Self {
            family: 0,
            pairs: Axis::ALL.map(|axis| FAMILIES[0].pairs(axis)),
            next: 0,
            cases: 0,
            findings: BORDERS.map(|_| Findings::new()),
            row: Vec::new(),
            answers: Vec::new(),
        }
    }
}

impl OverlapJudge {
    /// Asks about some more cases, at least so many unless there are no more. `None` as long as there are more.
    pub fn advance(&mut self, cases: usize, mut test: impl Judged<TwoRects>) -> Option<OverlapJudgement> {
        let end = self.cases.saturating_add(cases);
        while self.cases < end && self.family < FAMILIES.len() {
            let [on_x, on_y] = &self.pairs;
            let x = &on_x[self.next];
            self.row.clear();
            self.row.extend(on_y.iter().map(|y| TwoRects { a: rect(x.a, y.a), b: rect(x.b, y.b) }));
            self.answers.clear();
            test.answers(&self.row, &mut self.answers);
            for ((y, case), hit) in on_y.iter().zip(&self.row).zip(&self.answers) {
                let contact = contact(case.a, case.b);
                let expected = [contact == Contact::Overlapping, contact != Contact::Apart];
                for (findings, expected) in self.findings.iter_mut().zip(expected) {
                    if *hit != expected {
                        findings.note(x, y, *case, contact == Contact::Touching);
                    }
                }
            }
            self.cases += on_y.len();
            self.next += 1;
            if self.next == on_x.len() {
                self.family += 1;
                self.next = 0;
                if let Some(family) = FAMILIES.get(self.family) {
                    self.pairs = Axis::ALL.map(|axis| family.pairs(axis));
                }
            }
        }
        (self.family == FAMILIES.len()).then(|| self.judgement())
    }

    /// The part of all cases that it has asked about, from 0 to 1.
    pub fn progress(&self) -> f64 {
        self.cases as f64 / ALL as f64
    }

    fn judgement(&self) -> OverlapJudgement {
        let of_borders = || BORDERS.into_iter().zip(&self.findings);
        let right = of_borders().find(|(_, findings)| findings.wrong == 0).map(|found| (Verdict::Right, found));
        let only = || {
            let sets = of_borders().filter_map(|found| Some((found.1.right_in()?, found)));
            let fewest = sets.min_by_key(|(set, (_, findings))| (set.count_ones(), findings.wrong_cells()))?;
            Some((Verdict::Only(classes(fewest.0)), fewest.1))
        };
        let wrong = || {
            let nearest = of_borders().min_by_key(|(_, findings)| (findings.wrong_cells(), findings.wrong));
            nearest.map(|found| (Verdict::Wrong, found))
        };
        let judged = right.or_else(only).or_else(wrong);
        let (verdict, (border, findings)) = judged.unwrap_or((Verdict::Wrong, (BORDERS[0], &self.findings[0])));
        let found = findings.errors.iter().flatten().flatten();
        let errors = sorted(found.map(|&(size, (a, b))| {
            let [x, y] = Axis::ALL.map(|axis| Allen::of(a.interval(axis), b.interval(axis)));
            (size, OverlapError { x, y, a, b })
        }));
        OverlapJudgement { verdict, border, errors, cases: self.cases }
    }
}

/// The rectangle with these shadows on x and on y.
fn rect(x: Interval, y: Interval) -> Rect {
    Rect::from_corners(Point::new(x.min, y.min), Point::new(x.max, y.max))
}

/// Judges a test of two rectangles, all at once.
pub fn judge_overlap(test: impl Judged<TwoRects>) -> OverlapJudgement {
    let mut judge = OverlapJudge::default();
    // All cases are more than none: the first time is the last.
    judge.advance(usize::MAX, test).unwrap_or_else(|| judge.judgement())
}
