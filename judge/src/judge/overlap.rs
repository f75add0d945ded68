//! Judges tests of two rectangles or of two boxes.

use super::cells::WHOLE_BOXES;
use super::classes::{At, OverlapClass, classes};
use super::exact::Rational;
use super::findings::Findings;
use super::proof::{ClassProof, Progress, Proof};
use super::remainders::Remainders;
use super::sweep::Sweep;
use super::tolerance::{Extent, FittingSizes, Tolerance};
use super::tries::Tries;
use super::{Answers, BORDERS, Verdict, are_most, sorted};
use hantei_collision::Rect;
use hantei_collision::{Allen, AxisAligned, Border, Contact, Two, contact};

/// The result for a test of two rectangles, or of two boxes.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct OverlapJudgement<S = Rect> {
    /// Whether it is right.
    pub verdict: Verdict<OverlapClass>,
    /// The border with which it is right, or nearest to right.
    pub border: Border,
    /// The smallest wrong pair of each arrangement with this border. Those wrong with either border come first.
    pub errors: Vec<Two<S>>,
    /// The number of pairs tried; 0 if a proof needs none.
    pub cases: usize,
    /// Whether it is proved: then the verdict holds for all numbers and `errors` has all arrangements.
    pub is_proved: bool,
    /// Whether a proof was stopped because it would take too long. Then its result was found by trying, or is missing.
    pub is_cut_short: bool,
    /// By how much the test is wrong, if measured.
    pub tolerance: Option<Tolerance>,
    /// For a test that contains the sizes of the shapes: the sizes for which it is right, and with which border.
    pub sizes: Option<(FittingSizes, Border)>,
}

impl<S: AxisAligned> OverlapJudgement<S> {
    /// Whether the test says miss somewhere in most arrangements in which the shapes overlap, and hit in most in which they are apart:
    /// then true can mean that they miss, if the opposite test is right.
    pub fn is_opposite(&self) -> bool {
        const NOT_APART: usize = 11;
        const OVERLAPPING: usize = 9;
        let [all, near, overlapping] =
            [Allen::ALL.len(), NOT_APART, OVERLAPPING].map(|ways| ways.pow(S::AXES.len() as u32));
        let count = |wanted| self.errors.iter().filter(|error| contact(error.a, error.b) == wanted).count();
        are_most(count(Contact::Overlapping), overlapping) && are_most(count(Contact::Apart), all - near)
    }
}

/// Judges a test of two rectangles or two boxes in parts, so that a program can do other work meanwhile.
///
/// ```
/// use hantei_collision::{Border, Rect};
/// use hantei_judge::{OverlapFormula, OverlapJudge, Verdict};
///
/// let formula: OverlapFormula = "ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah".parse()?;
/// let mut judge = OverlapJudge::<Rect>::default();
/// let judgement = loop {
///     if let Some(judgement) = judge.advance(10_000, &formula) {
///         break judgement;
///     }
/// };
/// assert_eq!((judgement.verdict, judgement.border), (Verdict::Right, Border::Misses));
/// # Ok::<(), hantei_judge::FormulaError>(())
/// ```
pub struct OverlapJudge<S = Rect> {
    stage: Stage<S>,
    proof: Option<Proof>,
    tries: Tries<S>,
    findings: [Findings<S>; 2],
    /// Sets of classes in which it is not right, although no case that can be shown proves it.
    refuted: Vec<(usize, usize)>,
    is_proved: bool,
    is_cut_short: bool,
    sizes: Option<(FittingSizes, Border)>,
    wanted: WantedRight,
}

/// The conditions under which a test should be right.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WantedRight {
    /// With this border; `None` for either.
    pub border: Option<Border>,
    /// With whole numbers, which are tried before other classes.
    pub whole_numbers: bool,
    /// The numbers of a shape are its centre and its size: those are whole, or easy to read, and not its corner.
    pub from_centre: bool,
}

enum Stage<S> {
    Begin,
    Verdict(Sweep<S>),
    Trying,
    Arrangements(Sweep<S>),
    /// Is it right in these classes, with the border at this index?
    Classes {
        border: usize,
        set: usize,
        class: ClassProof,
        sweep: Sweep<S>,
    },
    Extents {
        outcome: Outcome,
        tolerance: Tolerance,
        sweep: Sweep<S>,
    },
    HitBoxes {
        outcome: Outcome,
        tolerance: Tolerance,
        boxes: [Rational; 2],
        is_refuted: [bool; 2],
        sweep: Sweep<S>,
    },
    Done(Outcome, Option<Tolerance>),
}

#[derive(Clone)]
struct Outcome {
    verdict: Verdict<OverlapClass>,
    border: usize,
}

/// A step of a proof takes about as long as this many cases.
const CASES_PER_STEP: usize = 100;

impl WantedRight {
    /// Whether the numbers of both shapes are whole.
    pub fn is_whole<S: AxisAligned>(self, case: Two<S>) -> bool {
        let at = self.at();
        S::AXES.iter().all(|&axis| at.is_whole(case.a.on(axis)) && at.is_whole(case.b.on(axis)))
    }

    fn at(self) -> At {
        if self.from_centre { At::Centre } else { At::Start }
    }

    /// The indexes of the borders with which a test may be right.
    fn borders(self) -> impl Iterator<Item = usize> {
        (0..BORDERS.len()).filter(move |&place| self.border.is_none_or(|border| BORDERS[place] == border))
    }
}

impl<S: AxisAligned> Default for OverlapJudge<S> {
    fn default() -> Self {
        Self::new(WantedRight::default())
    }
}

impl<S: AxisAligned> OverlapJudge<S> {
    /// A judge of tests that should be right under these conditions.
    pub fn new(wanted: WantedRight) -> Self {
        let at = wanted.at();
        Self {
            stage: Stage::Begin,
            proof: None,
            tries: Tries::new(at),
            findings: BORDERS.map(|_| Findings::new(at)),
            refuted: Vec::new(),
            is_proved: false,
            is_cut_short: false,
            sizes: None,
            wanted,
        }
    }

    /// Works for about as long as `cases` cases take. `None` as long as there is more to do.
    pub fn advance(&mut self, cases: usize, mut test: impl Answers<Two<S>>) -> Option<OverlapJudgement<S>> {
        self.work(cases, &mut test)
    }

    /// Works to the end.
    pub fn finish(mut self, mut test: impl Answers<Two<S>>) -> OverlapJudgement<S> {
        loop {
            if let Some(judgement) = self.work(usize::MAX, &mut test) {
                return judgement;
            }
        }
    }

    fn work(&mut self, cases: usize, test: &mut impl Answers<Two<S>>) -> Option<OverlapJudgement<S>> {
        let mut left = cases;
        loop {
            if let Stage::Done(outcome, tolerance) = &self.stage {
                return Some(self.judgement(outcome, *tolerance));
            }
            if left == 0 {
                return None;
            }
            let (asked, steps) = (self.tries.cases, self.steps());
            let stage = std::mem::replace(&mut self.stage, Stage::Begin);
            self.stage = self.step(stage, left, test);
            let worked = self.tries.cases - asked + self.steps().saturating_sub(steps) * CASES_PER_STEP;
            left = left.saturating_sub(worked.max(1));
        }
    }

    fn steps(&self) -> usize {
        self.proof.as_ref().map_or(0, |proof| proof.steps)
    }

    /// Continues a stage for about `cases` cases, or goes to the next stage.
    fn step(&mut self, stage: Stage<S>, cases: usize, test: &mut impl Answers<Two<S>>) -> Stage<S> {
        let steps = (cases / CASES_PER_STEP).max(1);
        self.tries.is_typed = test.has_types() && !self.wanted.whole_numbers;
        let mut borders = self.wanted.borders();
        let Some(proof) = &mut self.proof else {
            return match stage {
                Stage::Begin => match test.pieces() {
                    Some(pieces) if pieces.are_long => {
                        self.is_cut_short = true;
                        Stage::Trying
                    }
                    Some(pieces) if !pieces.rounds() => {
                        self.proof = Some(Proof::new(pieces));
                        Stage::Verdict(Proof::verdict())
                    }
                    pieces => {
                        self.tries.look_at(&test.constants());
                        let of_whole = pieces.filter(|_| self.wanted.whole_numbers);
                        self.proof = of_whole.map(Proof::of_whole::<S>);
                        Stage::Trying
                    }
                },
                _ if self.tries.advance(cases, test, &mut self.findings) => self.by_trying(),
                _ => Stage::Trying,
            };
        };
        match stage {
            Stage::Begin => Stage::Trying,
            Stage::Verdict(mut sweep) => match proof.advance_verdict(&mut sweep, steps) {
                Progress::More => Stage::Verdict(sweep),
                Progress::Done => match borders.find(|&border| proof.is_right(BORDERS[border])) {
                    Some(border) => {
                        self.is_proved = true;
                        Stage::Done(Outcome { verdict: Verdict::Right, border }, None)
                    }
                    // A proof for all numbers holds for fewer, and a refutation does not.
                    None if self.tries.is_typed => {
                        self.tries.look_at(&test.constants());
                        self.proof = None;
                        Stage::Trying
                    }
                    None => Stage::Trying,
                },
                Progress::GivenUp => {
                    (self.proof, self.is_cut_short) = (None, true);
                    Stage::Trying
                }
            },
            Stage::Trying if self.tries.advance(cases, test, &mut self.findings) => {
                self.is_proved = true;
                if proof.pieces.rounds() {
                    return self.next_classes();
                }
                Stage::Arrangements(proof.arrangements(&self.findings))
            }
            Stage::Trying => Stage::Trying,
            Stage::Arrangements(mut sweep) => {
                match proof.advance_arrangements(&mut sweep, steps, test, &mut self.findings) {
                    Progress::More => Stage::Arrangements(sweep),
                    Progress::Done => self.next_classes(),
                    Progress::GivenUp => {
                        (self.is_proved, self.is_cut_short) = (false, true);
                        self.next_classes()
                    }
                }
            }
            Stage::Classes { border, set, mut class, mut sweep } => {
                let progress = proof.advance_classes(&mut sweep, steps, &mut class, test, &mut self.findings);
                let is_over = progress == Progress::Done && !class.is_refuted;
                let next = is_over.then(|| proof.next_remainders(BORDERS[border], &mut class, &mut sweep)).flatten();
                match (progress, next) {
                    _ if class.is_refuted => {
                        self.refuted.push((border, set));
                        self.next_classes()
                    }
                    (Progress::More, _) => Stage::Classes { border, set, class, sweep },
                    (_, Some(sweep)) => Stage::Classes { border, set, class, sweep },
                    (progress, None) => {
                        self.is_proved &= progress == Progress::Done && class.is_sure;
                        self.is_cut_short |= progress == Progress::GivenUp;
                        if proof.pieces.rounds() && !self.is_proved {
                            return self.by_trying();
                        }
                        self.measured(Outcome { verdict: Verdict::Only(class.classes), border })
                    }
                }
            }
            Stage::Extents { outcome, mut tolerance, mut sweep } => {
                match proof.advance_extents(&mut sweep, steps, &mut tolerance) {
                    Progress::More => Stage::Extents { outcome, tolerance, sweep },
                    Progress::GivenUp => {
                        self.is_cut_short = true;
                        Stage::Done(outcome, None)
                    }
                    Progress::Done => {
                        if let Some((sizes, is_right)) = proof.sizes::<S>() {
                            let border = borders.find(|&border| is_right[border]);
                            self.sizes = border.map(|border| (sizes, BORDERS[border]));
                            Stage::Done(outcome, Some(tolerance))
                        } else if let Some(boxes) = proof.hit_boxes::<S>() {
                            let sweep = Proof::with_hit_boxes(&boxes);
                            Stage::HitBoxes { outcome, tolerance, boxes, is_refuted: [false; 2], sweep }
                        } else {
                            Stage::Done(outcome, Some(tolerance))
                        }
                    }
                }
            }
            Stage::HitBoxes { outcome, mut tolerance, boxes, mut is_refuted, mut sweep } => {
                match proof.advance_hit_boxes(&mut sweep, steps, &mut is_refuted) {
                    Progress::More if is_refuted != [true; 2] => {
                        Stage::HitBoxes { outcome, tolerance, boxes, is_refuted, sweep }
                    }
                    progress => {
                        let is_so = progress == Progress::Done && is_refuted != [true; 2];
                        // Unchanged boxes are no news: then only the border differs.
                        let is_news = boxes != WHOLE_BOXES;
                        tolerance.hit_boxes = (is_so && is_news).then(|| boxes.each_ref().map(Rational::to_f64));
                        Stage::Done(outcome, Some(tolerance))
                    }
                }
            }
            done @ Stage::Done(..) => done,
        }
    }

    /// The classes to prove next: the fewest without a known wrong case.
    fn candidate(&self) -> Option<(usize, usize)> {
        let whole = 1 << OverlapClass::WholePixels as usize;
        let sets = self.wanted.borders().flat_map(|border| {
            let (findings, wanted) = (&self.findings[border], self.wanted.whole_numbers);
            let wrong = findings.wrong_cells();
            findings.right_in().map(move |set| (wanted && set != whole, set.count_ones(), wrong, border, set))
        });
        let open = sets.filter(|(.., border, set)| !self.refuted.contains(&(*border, *set)));
        open.min().map(|(.., border, set)| (border, set))
    }

    fn next_classes(&mut self) -> Stage<S> {
        let candidate = self.candidate();
        let Some(proof) = &self.proof else { return self.by_trying() };
        let is_whole = |set: usize| set >> OverlapClass::WholePixels as usize & 1 == 1;
        let (border, set) = match candidate {
            Some((border, set)) if is_whole(set) || !proof.pieces.rounds() => (border, set),
            _ if proof.pieces.rounds() => return self.unproved(),
            _ => return self.measured(Outcome { verdict: Verdict::Wrong, border: self.nearest() }),
        };
        let classes = classes(set);
        let mut class = ClassProof { classes, is_refuted: false, is_sure: true, whole: None };
        let remainders = if is_whole(set) {
            let Some(remainders) = Remainders::of(&proof.pieces, self.wanted.at()) else { return self.unproved() };
            class.whole = Some(remainders.pieces(&proof.pieces));
            Some(remainders)
        } else {
            None
        };
        let sweep = proof.in_classes(BORDERS[border], &class.classes, remainders);
        Stage::Classes { border, set, class, sweep }
    }

    fn unproved(&mut self) -> Stage<S> {
        self.is_proved = false;
        self.by_trying()
    }

    /// The measurement is the last stage.
    fn measured(&self, outcome: Outcome) -> Stage<S> {
        let Some(proof) = self.proof.as_ref().filter(|proof| !proof.pieces.rounds()) else {
            return Stage::Done(outcome, None);
        };
        let sweep = proof.in_classes(BORDERS[outcome.border], &[], None);
        let tolerance = Tolerance { gap: Extent::Nowhere, depth: Extent::Nowhere, hit_boxes: None };
        Stage::Extents { outcome, tolerance, sweep }
    }

    fn nearest(&self) -> usize {
        let wrong = |border: &usize| (self.findings[*border].wrong_cells(), self.findings[*border].wrong);
        self.wanted.borders().min_by_key(wrong).unwrap_or_default()
    }

    fn by_trying(&self) -> Stage<S> {
        let right = self.wanted.borders().find(|&border| self.findings[border].wrong == 0);
        let only = || self.candidate().map(|(border, set)| (Verdict::Only(classes(set)), border));
        let judged = right.map(|border| (Verdict::Right, border)).or_else(only);
        let (verdict, border) = judged.unwrap_or_else(|| (Verdict::Wrong, self.nearest()));
        Stage::Done(Outcome { verdict, border }, None)
    }

    /// The part of all work that is done, from 0 to 1, as far as known.
    pub fn progress(&self) -> f64 {
        let part = |sweep: &Sweep<S>| {
            let (done, all) = sweep.progress();
            done as f64 / all.max(1) as f64
        };
        match (&self.stage, &self.proof) {
            (Stage::Begin, _) => 0.0,
            (Stage::Trying, None) => self.tries.progress(),
            (Stage::Verdict(sweep), _) => 0.2 * part(sweep),
            (Stage::Trying, Some(_)) => 0.2 + 0.4 * self.tries.progress(),
            (Stage::Arrangements(sweep), _) => 0.6 + 0.2 * part(sweep),
            (Stage::Classes { .. }, _) => 0.8,
            (Stage::Extents { sweep, .. }, _) => 0.9 + 0.05 * part(sweep),
            (Stage::HitBoxes { sweep, .. }, _) => 0.95 + 0.04 * part(sweep),
            (Stage::Done(..), _) => 1.0,
        }
    }

    fn judgement(&self, outcome: &Outcome, tolerance: Option<Tolerance>) -> OverlapJudgement<S> {
        let Outcome { verdict, border } = outcome.clone();
        let errors = sorted(self.findings[border].errors.iter().flatten().copied());
        let (border, cases) = (BORDERS[border], self.tries.cases - self.tries.unfit);
        let (is_proved, is_cut_short) = (self.is_proved, self.is_cut_short);
        OverlapJudgement {
            verdict,
            border,
            errors,
            cases,
            is_proved,
            is_cut_short,
            tolerance,
            sizes: self.sizes.clone(),
        }
    }
}

/// Judges a test of two rectangles or two boxes all at once; [`OverlapJudge`] does it in parts.
///
/// # What is proved
/// A test that is linear in pieces is proved right or wrong for all numbers with sizes above 0. It may have sums,
/// products and quotients with a number, `abs`, `min`, `max` and numbers that a condition chooses. Each comparison, and
/// each sign for `abs` or `min`, divides the space of all pairs by a plane. An exact linear programme, in fractions
/// without rounding, decides which signs are possible together. So each of the 13 × 13 [arrangements](hantei_collision::Allen), or
/// 13 × 13 × 13 of boxes, is surely right or wrong, and so is each class. `0.9` in a test means nine tenths. Rounding
/// is not judged; but in a case that is shown, the test is also wrong in `f64`. [`Formula::exactness`](crate::Formula::exactness)
/// says with which numbers nothing rounds.
///
/// A test that makes numbers whole, as `w / 2` in C does, is proved for whole numbers: once for each way in which they are
/// even or odd.
///
/// # What is tried
/// Any other test, or a closure, is tried on all pairs of shapes on several grids: every arrangement in many sizes, on
/// an uneven grid, moved, mirrored, halved, below 0, across 0, large, wide and tall. All numbers are halves, so their
/// sums and products are exact. Errors beyond these, as at `ax * ax == 12345`, are not found: `is_proved` is false.
pub fn judge_overlap<S: AxisAligned>(test: impl Answers<Two<S>>) -> OverlapJudgement<S> {
    OverlapJudge::default().finish(test)
}
