//! Tests of two rectangles or of two boxes, judged.

use super::{Answers, BORDERS, CaseSize, Verdict, keep, sorted};
use crate::geometry::{Allen, Axis, Interval, Rect};
use crate::named;
use crate::{AxisAligned, Border, Contact, Two, contact};

/// A class of pairs: a test that is not right in all cases can be right in all of a class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OverlapClass {
    /// All coordinates are whole numbers.
    WholePixels,
    /// No coordinate is below 0.
    NotNegative,
    /// A is on no axis larger than B.
    ANotLarger,
    /// B is on no axis larger than A.
    BNotLarger,
    /// Both are equally large on every axis.
    EqualSizes,
    /// Each is equally large on all of its axes.
    Squares,
}

named!(OverlapClass { WholePixels = "whole-pixels", NotNegative = "not-negative", ANotLarger = "a-not-larger", BNotLarger = "b-not-larger", EqualSizes = "equal-sizes", Squares = "squares" });

impl OverlapClass {
    /// Whether a pair belongs to it.
    pub fn has<S: AxisAligned>(self, Two { a, b }: Two<S>) -> bool {
        let numbers = || S::AXES.iter().flat_map(|&axis| [a.on(axis), b.on(axis)]).flat_map(|it| [it.min, it.max]);
        let fits = |one: S, other: S| S::AXES.iter().all(|&axis| one.on(axis).length() <= other.on(axis).length());
        let is_square = |one: S| S::AXES.iter().all(|&axis| one.on(axis).length() == one.on(Axis::X).length());
        match self {
            Self::WholePixels => numbers().all(|number| number == number.trunc()),
            Self::NotNegative => numbers().all(|number| number >= 0.0),
            Self::EqualSizes => fits(a, b) && fits(b, a),
            Self::Squares => is_square(a) && is_square(b),
            Self::ANotLarger => fits(a, b),
            Self::BNotLarger => fits(b, a),
        }
    }
}

impl<S: AxisAligned> Two<S> {
    /// How A lies to B on an axis.
    pub fn way(self, axis: Axis) -> Allen {
        Allen::of(self.a.on(axis), self.b.on(axis))
    }

    /// How A lies to B on each of their axes: which arrangement it is.
    pub fn ways(self) -> impl Iterator<Item = Allen> {
        S::AXES.iter().map(move |&axis| self.way(axis))
    }
}

/// Sets of classes, a bit for each class.
const SETS: usize = 1 << OverlapClass::ALL.len();

/// The classes of a set.
fn classes(set: usize) -> Vec<OverlapClass> {
    OverlapClass::ALL.iter().copied().filter(|class| set >> *class as usize & 1 == 1).collect()
}

/// What came out for a test of two rectangles, or of two boxes.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct OverlapJudgement<S = Rect> {
    /// Whether it is right.
    pub verdict: Verdict<OverlapClass>,
    /// The border for which it is right, or to which it comes nearest.
    pub border: Border,
    /// For each arrangement in which it is wrong with this border, the smallest pair. The first is the smallest of those
    /// that are wrong with either border, if there are such.
    pub errors: Vec<Two<S>>,
    /// How many pairs it was asked about.
    pub cases: usize,
}

/// The points of a grid on each axis. In space there are fewer, four: an arrangement on one axis has at most four different
/// ends, and with five the cases would be twenty times as many.
struct Grid {
    in_plane: &'static [f64],
    in_space: &'static [f64],
}

/// All shapes between the points of a grid that is stretched and moved on each axis: `scale * point + shift`.
struct GridFamily {
    scale: [f64; 3],
    shift: [f64; 3],
    grid: Grid,
}

const fn family(grid: Grid, scale: [f64; 3], shift: [f64; 3]) -> GridFamily {
    GridFamily { scale, shift, grid }
}

const SIX: Grid = Grid { in_plane: &[0.0, 1.0, 2.0, 3.0, 4.0, 5.0], in_space: &[0.0, 1.0, 2.0, 3.0] };
/// What is inside something else here is not in the middle of it.
const FIVE: Grid = Grid { in_plane: &[0.0, 1.0, 2.0, 3.0, 4.0], in_space: &[0.0, 1.0, 2.0, 4.0] };
/// Two as large as each other overlap by little here, from 0 to 4 and from 3 to 7, and small lie beside large.
const UNEVEN: Grid = Grid { in_plane: &[0.0, 1.0, 3.0, 4.0, 7.0], in_space: &[0.0, 1.0, 3.0, 4.0] };

/// All cases, the easy ones first.
const FAMILIES: [GridFamily; 11] = [
    family(SIX, [1.0, 1.0, 1.0], [0.0, 0.0, 0.0]),
    family(UNEVEN, [1.0, 1.0, 1.0], [0.0, 0.0, 0.0]),
    family(UNEVEN, [1.0, 1.0, 1.0], [13.0, 7.0, 5.0]),
    family(FIVE, [100.0, 1.0, 10.0], [3.0, 20.0, 0.0]),
    family(FIVE, [1.0, 100.0, 10.0], [20.0, 3.0, 1.0]),
    family(FIVE, [1000.0, 1500.0, 10.0], [5e6, 4e3, -3.0]),
    family(FIVE, [0.5, 0.5, 0.5], [0.0, 0.0, 0.0]),
    family(UNEVEN, [1.5, 2.5, 100.0], [0.5, 10.0, 2.0]),
    family(FIVE, [-1.0, -1.0, -1.0], [0.0, 0.0, 0.0]),
    family(UNEVEN, [-1.0, 1.0, 2.0], [2.0, -2.0, -6.0]),
    family(FIVE, [-0.5, 0.5, 0.5], [1.0, -1e6, 4.0]),
];

/// An interval of A and one of B on each of some axes, and what is known of every case that has them.
#[derive(Clone, Copy)]
struct Along {
    a: [Interval; 3],
    b: [Interval; 3],
    /// The place of the arrangement among all.
    place: usize,
    /// The classes that a case can belong to, a bit each.
    classes: usize,
    size: CaseSize,
}

impl Along {
    fn new<S: AxisAligned>(a: Interval, b: Interval) -> Self {
        // A class asks the same on every axis, so squares with these sides tell what it says of one axis.
        let [square_a, square_b] = [a, b].map(|side| S::from_shadows(|_| side));
        let belongs = OverlapClass::ALL.iter().filter(|class| class.has(Two { a: square_a, b: square_b }));
        Self {
            a: [a; 3],
            b: [b; 3],
            place: Allen::of(a, b) as usize,
            classes: belongs.fold(0, |set, class| set | 1 << *class as usize),
            size: CaseSize::of(false, &[a.min, a.max - a.min, b.min, b.max - b.min]),
        }
    }

    /// The same, with one more axis.
    fn and(mut self, axis: Axis, on: &Self) -> Self {
        (self.a[axis as usize], self.b[axis as usize]) = (on.a[0], on.b[0]);
        let (place, classes) = (self.place * Allen::ALL.len() + on.place, self.classes & on.classes);
        Self { place, classes, size: self.size.with(on.size), ..self }
    }
}

impl GridFamily {
    fn points<S: AxisAligned>(&self) -> &'static [f64] {
        if S::AXES.len() == Axis::SPACE.len() { self.grid.in_space } else { self.grid.in_plane }
    }

    /// How many cases it has.
    fn cases<S: AxisAligned>(&self) -> usize {
        let points = self.points::<S>().len();
        (points * (points - 1) / 2).pow(2 * S::AXES.len() as u32)
    }

    /// All pairs of intervals on an axis.
    fn pairs<S: AxisAligned>(&self, axis: Axis) -> Vec<Along> {
        let (scale, shift, points) = (self.scale[axis as usize], self.shift[axis as usize], self.points::<S>());
        let at = |point: usize| scale * points[point] + shift;
        let interval = |from, to| Interval { min: at(from).min(at(to)), max: at(from).max(at(to)) };
        let intervals = || (0..points.len()).flat_map(|to| (0..to).map(move |from| (from, to)));
        let each =
            |(from, to)| intervals().map(move |(b, far_b)| Along::new::<S>(interval(from, to), interval(b, far_b)));
        intervals().flat_map(each).collect()
    }

    /// All pairs on all axes but the last, and all on the last.
    fn rows<S: AxisAligned>(&self) -> [Vec<Along>; 2] {
        let mut before = self.pairs::<S>(Axis::X);
        let (last, between) = S::AXES[1..].split_last().unwrap_or((&Axis::Y, &[]));
        for &axis in between {
            let on = self.pairs::<S>(axis);
            before = before.iter().flat_map(|first| on.iter().map(|second| first.and(axis, second))).collect();
        }
        [before, self.pairs::<S>(*last)]
    }
}

/// What was found out about a test with one border.
struct Findings<S> {
    /// How many cases were wrong.
    wrong: usize,
    /// For each set of classes, whether a case that belongs to exactly these was wrong.
    wrong_in: [bool; SETS],
    /// The smallest case of each arrangement that was wrong.
    errors: Vec<Option<(CaseSize, Two<S>)>>,
}

impl<S: AxisAligned> Findings<S> {
    fn new() -> Self {
        let arrangements = Allen::ALL.len().pow(S::AXES.len() as u32);
        Self { wrong: 0, wrong_in: [false; SETS], errors: vec![None; arrangements] }
    }

    fn note(&mut self, along: &Along, case: Two<S>, is_touching: bool) {
        self.wrong += 1;
        let squares = 1 << OverlapClass::Squares as usize;
        let others = if OverlapClass::Squares.has(case) { 0 } else { squares };
        self.wrong_in[along.classes & !others] = true;
        keep(&mut self.errors[along.place], CaseSize { at_border: is_touching, ..along.size }, case);
    }

    fn wrong_cells(&self) -> usize {
        self.errors.iter().flatten().count()
    }

    /// The fewest classes of which it is right in every case that belongs to all of them: no more than two.
    fn right_in(&self) -> Option<usize> {
        let is_right = |set: &usize| !(0..SETS).any(|belongs| belongs & set == *set && self.wrong_in[belongs]);
        let sets = (1..SETS).filter(|set| set.count_ones() <= 2).filter(is_right);
        sets.min_by_key(|set| set.count_ones())
    }
}

/// A judgement of a test of two rectangles or two boxes in the making: some cases at a time, so that a program can go on
/// meanwhile.
///
/// ```
/// use hantei_collision::{Border, OverlapFormula, OverlapJudge, Rect, Verdict};
///
/// let formula: OverlapFormula = "ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah".parse()?;
/// let mut judge = OverlapJudge::<Rect>::default();
/// let judgement = loop {
///     if let Some(judgement) = judge.advance(10_000, &formula) {
///         break judgement;
///     }
/// };
/// assert_eq!((judgement.verdict, judgement.border), (Verdict::Right, Border::Misses));
/// # Ok::<(), hantei_collision::FormulaError>(())
/// ```
pub struct OverlapJudge<S = Rect> {
    family: usize,
    /// The pairs of intervals of the family on all axes but the last, and on the last.
    rows: [Vec<Along>; 2],
    /// The next of the first.
    next: usize,
    cases: usize,
    findings: [Findings<S>; 2],
    /// The cases that were asked about last, and the answers.
    row: Vec<Two<S>>,
    answers: Vec<bool>,
}

impl<S: AxisAligned> Default for OverlapJudge<S> {
    fn default() -> Self {
        Self {
            family: 0,
            rows: FAMILIES[0].rows::<S>(),
            next: 0,
            cases: 0,
            findings: BORDERS.map(|_| Findings::new()),
            row: Vec::new(),
            answers: Vec::new(),
        }
    }
}

impl<S: AxisAligned> OverlapJudge<S> {
    /// Asks about some more cases, at least so many unless there are no more. `None` as long as there are more.
    pub fn advance(&mut self, cases: usize, mut test: impl Answers<Two<S>>) -> Option<OverlapJudgement<S>> {
        let end = self.cases.saturating_add(cases);
        let last = *S::AXES.last()?;
        while self.cases < end && self.family < FAMILIES.len() {
            let [before, on_last] = &self.rows;
            let first = &before[self.next];
            let (mut a, mut b) = (first.a, first.b);
            self.row.clear();
            self.row.extend(on_last.iter().map(|along| {
                (a[last as usize], b[last as usize]) = (along.a[0], along.b[0]);
                let shape = |of: [Interval; 3]| S::from_shadows(|axis| of[axis as usize]);
                Two { a: shape(a), b: shape(b) }
            }));
            self.answers.clear();
            test.answers(&self.row, &mut self.answers);
            for ((along, case), hit) in on_last.iter().zip(&self.row).zip(&self.answers) {
                let contact = contact(case.a, case.b);
                let expected = [contact == Contact::Overlapping, contact != Contact::Apart];
                for (findings, expected) in self.findings.iter_mut().zip(expected) {
                    if *hit != expected {
                        findings.note(&first.and(last, along), *case, contact == Contact::Touching);
                    }
                }
            }
            self.cases += on_last.len();
            self.next += 1;
            if self.next == before.len() {
                self.family += 1;
                self.next = 0;
                if let Some(family) = FAMILIES.get(self.family) {
                    self.rows = family.rows::<S>();
                }
            }
        }
        (self.family == FAMILIES.len()).then(|| self.judgement())
    }

    /// The part of all cases that it has asked about, from 0 to 1.
    pub fn progress(&self) -> f64 {
        let all: usize = FAMILIES.iter().map(GridFamily::cases::<S>).sum();
        self.cases as f64 / all as f64
    }

    fn judgement(&self) -> OverlapJudgement<S> {
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
        let errors = sorted(findings.errors.iter().flatten().copied());
        OverlapJudgement { verdict, border, errors, cases: self.cases }
    }
}

/// Judges a test of two rectangles or two boxes, all at once; [`OverlapJudge`] does it in parts.
///
/// # Two rectangles: what is exhausted, and what is sampled
/// How two rectangles lie to each other is one of 13 × 13 [arrangements](Allen): 13 ways on x, 13 on y.
/// The relation is decided by these alone. A test that only compares ends with ends of the same axis, as C++'s does,
/// cannot tell two cases of the same arrangement apart. An arrangement on one axis needs at most four different numbers,
/// so all pairs of rectangles with corners on a grid of 0 to 5 have every arrangement, and for such a test this *is* a
/// proof.
///
/// A test that computes (`ax + aw - 1 < bx`) can also answer by how large, how far and how whole the numbers are. No
/// finite list of cases proves such a test; it is sampled: every arrangement comes in many sizes, and then on an
/// uneven grid, moved, mirrored, halved, below 0, across 0, large, wide and tall. What it does only beyond these, say at `ax == 12345`, goes unseen.
///
/// All numbers are halves, so sums and products of them are exact: rounding is not what is judged. All rectangles have a
/// width and a height.
///
/// # Two boxes
/// The same with one axis more: 13 × 13 × 13 arrangements, all of them in every grid, which has four points on each axis.
/// Boxes of all sizes come in all arrangements, cubes do not: for a small cube to lie far before a large one on one axis
/// and inside it on another, a grid has to have more points.
pub fn judge_overlap<S: AxisAligned>(test: impl Answers<Two<S>>) -> OverlapJudgement<S> {
    let mut judge = OverlapJudge::default();
    // There is no end to stop at, so the first call is the last.
    judge.advance(usize::MAX, test).unwrap_or_else(|| judge.judgement())
}
