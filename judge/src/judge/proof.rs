//! Proofs for a test that is linear in pieces: each step of a judgement goes through cells in a sweep.

use super::axis_pairs::AxisPairs;
use super::cells::{Cell, class_conditions, depths, gaps, part, shapes};
use super::classes::OverlapClass;
use super::exact::{Form, Found, Rational, Relation, Simplex};
use super::findings::Findings;
use super::pieces::Pieces;
use super::remainders::Remainders;
use super::search::Search;
use super::sweep::{Sweep, all};
use super::tolerance::{Extent, FittingSizes, Tolerance};
use super::{Answers, BORDERS, CaseSize};
use crate::formula::meaning::Owner;
use hantei_collision::{Axis, AxisAligned, Border, Contact, Part, Two};

/// The most branches in a search for numbers that are easy to read, or whole.
const BRANCHES: usize = 30;
const WHOLE_BRANCHES: usize = 300;
/// Cases with larger numbers than this, world units, are hard to read.
const LARGE: f64 = 1000.0;
/// The most steps of the linear programmes in a proof, mostly well below a second: a long number counts more.
const STEPS: usize = 100_000;
/// The most steps for a reach of a test, which is found in one go.
const FEW_STEPS: usize = STEPS / 40;

pub(super) struct Proof {
    pub(super) pieces: Pieces,
    /// Rough cells with wrong answers, each with these answers.
    wrong: Vec<(Cell, [bool; 2])>,
    pairs: AxisPairs,
    pub(super) steps: usize,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Progress {
    More,
    Done,
    GivenUp,
}

impl Proof {
    pub(super) fn new(pieces: Pieces) -> Self {
        Self { pieces, wrong: Vec::new(), pairs: AxisPairs::default(), steps: 0 }
    }

    /// The proof of a test that can only be followed for whole numbers: it may be wrong anywhere.
    pub(super) fn of_whole<S: AxisAligned>(pieces: Pieces) -> Self {
        let wrong = Cell::rough::<S>().into_iter().map(|cell| (cell, [true; 2])).collect();
        Self { wrong, ..Self::new(pieces) }
    }

    fn go<S: AxisAligned>(
        &mut self,
        sweep: &mut Sweep<S>,
        steps: usize,
        found: impl FnMut(&mut Simplex, &Cell, bool) -> bool,
    ) -> Progress {
        self.go_through(None, sweep, steps, found)
    }

    /// Goes on through these pieces, or those of all numbers.
    fn go_through<S: AxisAligned>(
        &mut self,
        pieces: Option<&Pieces>,
        sweep: &mut Sweep<S>,
        steps: usize,
        found: impl FnMut(&mut Simplex, &Cell, bool) -> bool,
    ) -> Progress {
        let before = sweep.steps();
        // Even without a limit from the caller.
        let left = (STEPS + 1).saturating_sub(self.steps);
        sweep.search.simplex.limit = before.saturating_add(left);
        let is_done = sweep.advance(pieces.unwrap_or(&self.pieces), before.saturating_add(steps.min(left)), found);
        self.steps += sweep.steps() - before;
        // What is found after the limit does not count.
        match is_done {
            _ if self.steps > STEPS => Progress::GivenUp,
            true => Progress::Done,
            false => Progress::More,
        }
    }

    /// The sweep for the verdict: all rough cells, up to the first wrong answer of each kind.
    pub(super) fn verdict<S: AxisAligned>() -> Sweep<S> {
        let wanted = |cell: Cell| {
            let wrong = cell.wrong_answers(&BORDERS);
            (cell, wrong)
        };
        Sweep::new(Cell::rough::<S>().into_iter().map(wanted).collect(), &[])
    }

    pub(super) fn advance_verdict<S: AxisAligned>(&mut self, sweep: &mut Sweep<S>, steps: usize) -> Progress {
        let mut wrong = std::mem::take(&mut self.wrong);
        let progress = self.go(sweep, steps, |_, cell, answer| {
            match wrong.last_mut().filter(|(last, _)| last.ways == cell.ways) {
                Some((_, answers)) => answers[usize::from(answer)] = true,
                None => wrong.push((cell.clone(), [!answer, answer])),
            }
            false
        });
        self.wrong = wrong;
        progress
    }

    pub(super) fn is_right(&self, border: Border) -> bool {
        self.wrong_for(&[border]).is_empty()
    }

    /// The rough cells that are wrong with one of these borders, each with its wrong answers.
    fn wrong_for(&self, borders: &[Border]) -> Vec<(Cell, [bool; 2])> {
        let answers = |(cell, found): &(Cell, [bool; 2])| {
            let wrong = cell.wrong_answers(borders);
            (cell.clone(), [0, 1].map(|answer| wrong[answer] && found[answer]))
        };
        self.wrong.iter().map(answers).filter(|(_, wrong)| *wrong != [false; 2]).collect()
    }

    /// The sweep for all arrangements that may be wrong and have no known case.
    pub(super) fn arrangements<S: AxisAligned>(&mut self, findings: &[Findings<S>; 2]) -> Sweep<S> {
        // If the numbers are large, smaller ones are searched for.
        let is_small = |error: &(CaseSize, Two<S>)| error.0.largest <= LARGE;
        let is_known =
            |cell: &Cell, border: usize| findings[border].errors[cell.place()].as_ref().is_some_and(&is_small);
        let errors = findings.iter().flat_map(|findings| findings.errors.iter().flatten());
        self.pairs = AxisPairs::of(errors.filter(|error| is_small(error)).map(|(_, case)| *case));
        let rough = self.wrong_for(&BORDERS);
        let cells = rough.into_iter().flat_map(|(rough, found)| {
            let missing = move |cell: Cell| {
                let of_borders = [0, 1].map(|border| {
                    cell.wrong_answers(&[BORDERS[border]]).map(|wrong| wrong && !is_known(&cell, border))
                });
                let wanted = [0, 1].map(|answer| found[answer] && of_borders.iter().any(|wrong| wrong[answer]));
                (cell, wanted)
            };
            rough.arrangements().into_iter().map(missing).collect::<Vec<_>>()
        });
        Sweep::new(cells.collect(), &[])
    }

    pub(super) fn advance_arrangements<S: AxisAligned>(
        &mut self,
        sweep: &mut Sweep<S>,
        steps: usize,
        test: &mut impl Answers<Two<S>>,
        findings: &mut [Findings<S>; 2],
    ) -> Progress {
        let mut pairs = std::mem::take(&mut self.pairs);
        let progress = self.go(sweep, steps, |simplex, cell, answer| {
            // Where rounding hides it, another way through the test may show it.
            let is_found = note(&pairs.cases(cell), cell, answer, test, findings)
                || simplex.plain_point(BRANCHES, |point| {
                    let case = shapes(point);
                    let is_wrong = note(&[case], cell, answer, test, findings);
                    if is_wrong {
                        pairs.learn(case);
                    }
                    is_wrong
                });
            !is_found
        });
        self.pairs = pairs;
        progress
    }

    /// The sweep for whether it is right with this border in all of these classes, for whole numbers with these remainders.
    pub(super) fn in_classes<S: AxisAligned>(
        &self,
        border: Border,
        classes: &[OverlapClass],
        remainders: Option<Remainders>,
    ) -> Sweep<S> {
        Sweep::with(self.wrong_for(&[border]), classes, remainders)
    }

    pub(super) fn advance_classes<S: AxisAligned>(
        &mut self,
        sweep: &mut Sweep<S>,
        steps: usize,
        class: &mut ClassProof,
        test: &mut impl Answers<Two<S>>,
        findings: &mut [Findings<S>; 2],
    ) -> Progress {
        let remainders = sweep.remainders.clone();
        let ClassProof { is_refuted, is_sure, whole, .. } = class;
        self.go_through(whole.as_ref(), sweep, steps, |simplex, cell, answer| {
            if *is_refuted {
                return false;
            }
            match &remainders {
                Some(remainders) => match simplex.whole_point(WHOLE_BRANCHES) {
                    Found::Point(point) => {
                        *is_refuted = true;
                        note(&[remainders.shapes(&point)], cell, answer, test, findings);
                    }
                    Found::Unknown => *is_sure = false,
                    Found::None => {}
                },
                // Some numbers exist, found in any way.
                None => {
                    *is_refuted = true;
                    simplex.plain_point(BRANCHES, |point| note(&[shapes(point)], cell, answer, test, findings));
                }
            }
            true
        })
    }

    /// The same for whole numbers with the next remainders, if there are more.
    pub(super) fn next_remainders<S: AxisAligned>(
        &self,
        border: Border,
        class: &mut ClassProof,
        sweep: &mut Sweep<S>,
    ) -> Option<Sweep<S>> {
        let next = sweep.remainders.take()?.next()?;
        class.whole = Some(next.pieces(&self.pieces));
        Some(self.in_classes(border, &class.classes, Some(next)))
    }

    pub(super) fn advance_extents<S: AxisAligned>(
        &mut self,
        sweep: &mut Sweep<S>,
        steps: usize,
        tolerance: &mut Tolerance,
    ) -> Progress {
        self.go(sweep, steps, |simplex, cell, answer| {
            let extent = if answer { &mut tolerance.gap } else { &mut tolerance.depth };
            if cell.contact == Contact::Touching {
                *extent = extent.at_least(Some(&Rational::ZERO));
                return false;
            }
            if *extent == Extent::Unbounded {
                return false;
            }
            let most = if answer { largest(simplex, &gaps::<S>(cell)) } else { largest_least(simplex, &depths::<S>()) };
            *extent = extent.at_least(most.as_ref());
            most.is_some()
        })
    }

    /// The sweep for whether it is right for these parts of A and B, with either border.
    pub(super) fn with_hit_boxes<S: AxisAligned>(boxes: &[Rational; 2]) -> Sweep<S> {
        Self::verdict().with_boxes(boxes.clone())
    }

    pub(super) fn advance_hit_boxes<S: AxisAligned>(
        &mut self,
        sweep: &mut Sweep<S>,
        steps: usize,
        is_refuted: &mut [bool; 2],
    ) -> Progress {
        self.go(sweep, steps, |_, cell, answer| {
            for (is_refuted, border) in is_refuted.iter_mut().zip(BORDERS) {
                *is_refuted |= cell.contact.hits(border) != answer;
            }
            false
        })
    }

    /// The parts of A and B that the test may be about, if any. They follow from how far apart two can be on x that it
    /// calls a hit, with equal sizes and with A twice as wide.
    pub(super) fn hit_boxes<S: AxisAligned>(&mut self) -> Option<[Rational; 2]> {
        let [same, wider] = [1, 2].map(|width| self.reach::<S>(width));
        let (same, wider) = (same?, wider?);
        // same = (a + b) / 2, wider = (2 a + b) / 2
        let two = Rational::whole(2);
        let a = &(&wider - &same) * &two;
        let b = &(&same * &two) - &a;
        let is_part = |part: &Rational| part.sign().is_gt();
        (is_part(&a) && is_part(&b)).then_some([a, b])
    }

    /// The greatest distance of the centres on x in a hit, with A of this width, all other sizes 1, and equal y.
    fn reach<S: AxisAligned>(&mut self, width: i32) -> Option<Rational> {
        let mut conditions = Vec::new();
        for &axis in S::AXES {
            let size =
                |of, size| (part(of, axis, Part::Size).minus(&Form::constant(Rational::whole(size))), Relation::Zero);
            conditions.extend([size(Owner::A, if axis == Axis::X { width } else { 1 }), size(Owner::B, 1)]);
            if axis != Axis::X {
                conditions.push((distance(axis), Relation::Zero));
            }
        }
        self.furthest::<S>(&conditions, &distance(Axis::X))
    }

    /// The sizes of A and B if they are written into the test: B hits if it begins at most A's size after A's start.
    /// Returns those for which it is right, and the borders.
    pub(super) fn sizes<S: AxisAligned>(&mut self) -> Option<(FittingSizes, [bool; 2])> {
        let of = [(Owner::A, Owner::B), (Owner::B, Owner::A)].map(|(of, other)| {
            let begins = |axis: &Axis| part(other, *axis, Part::Min).minus(&part(of, *axis, Part::Min));
            let long = |axis| self.furthest::<S>(&[], &begins(axis)).filter(|size| size.sign().is_gt());
            S::AXES.iter().map(long).collect::<Option<Vec<Rational>>>()
        });
        let sizes = of.iter().zip([Owner::A, Owner::B]).filter_map(|(sizes, of)| Some((sizes.as_ref()?, of)));
        let conditions: Vec<(Form, Relation)> = sizes
            .flat_map(|(sizes, of)| sizes.iter().zip(S::AXES).map(move |(size, &axis)| (size, of, axis)))
            .map(|(size, of, axis)| (part(of, axis, Part::Size).minus(&Form::constant(size.clone())), Relation::Zero))
            .collect();
        if conditions.is_empty() {
            return None;
        }
        let (mut sweep, mut is_refuted) = (Self::verdict::<S>().among(&conditions), [false; 2]);
        let is_done = self.advance_hit_boxes(&mut sweep, FEW_STEPS, &mut is_refuted) == Progress::Done;
        let [a, b] = of.map(|sizes| sizes.map(|sizes| sizes.iter().map(Rational::to_f64).collect()));
        (is_done && is_refuted != [true; 2]).then_some((FittingSizes { a, b }, is_refuted.map(|it| !it)))
    }

    /// The least upper bound of a form under these conditions while the test says hit; `None` if there is none.
    fn furthest<S: AxisAligned>(&mut self, conditions: &[(Form, Relation)], form: &Form) -> Option<Rational> {
        let mut simplex = Simplex::new(S::AXES.len() * 4, false);
        if !all(&mut simplex, &class_conditions::<S>(&[])) || !all(&mut simplex, conditions) {
            return None;
        }
        simplex.limit = FEW_STEPS;
        let mut search = Search::new(simplex);
        let mut reach: Option<Rational> = None;
        loop {
            if search.run(&self.pieces) == Some(true) {
                let most = search.simplex.most(form)?;
                reach = Some(reach.map_or_else(|| most.clone(), |known| known.max(most.clone())));
            }
            let has_next = search.turn();
            if search.simplex.steps >= FEW_STEPS {
                return None;
            }
            if !has_next {
                self.steps += search.simplex.steps;
                return reach;
            }
        }
    }
}

pub(super) struct ClassProof {
    pub(super) classes: Vec<OverlapClass>,
    pub(super) is_refuted: bool,
    /// No search for whole numbers was too long.
    pub(super) is_sure: bool,
    /// The test of whole numbers with the remainders that are looked at.
    pub(super) whole: Option<Pieces>,
}

fn distance(axis: Axis) -> Form {
    part(Owner::A, axis, Part::Centre).minus(&part(Owner::B, axis, Part::Centre))
}

/// Notes the cases of a cell in which the test really gives this answer; false if rounding hides all.
fn note<S: AxisAligned>(
    cases: &[Two<S>],
    cell: &Cell,
    answer: bool,
    test: &mut impl Answers<Two<S>>,
    findings: &mut [Findings<S>; 2],
) -> bool {
    let mut says = Vec::new();
    test.answers(cases, &mut says);
    let mut is_found = false;
    for (case, _) in cases
        .iter()
        .zip(says)
        .filter(|(case, says)| *says == answer && hantei_collision::contact(case.a, case.b) == cell.contact)
    {
        is_found = true;
        for (findings, border) in findings.iter_mut().zip(BORDERS) {
            if answer != cell.contact.hits(border) {
                findings.note_case(*case);
            }
        }
    }
    is_found
}

/// The least upper bound of the largest of some forms; `None` if there is none.
fn largest(simplex: &mut Simplex, forms: &[Form]) -> Option<Rational> {
    let mut largest = Rational::ZERO;
    for form in forms {
        largest = largest.max(simplex.most(form)?);
    }
    Some(largest)
}

/// The least upper bound of the least of some forms; `None` if there is none.
fn largest_least(simplex: &mut Simplex, forms: &[Form]) -> Option<Rational> {
    let mut largest = Rational::ZERO;
    for form in forms {
        let mark = simplex.mark();
        let is_least = forms.iter().all(|other| simplex.restrict(&form.minus(other), Relation::AtMost));
        let most = if is_least { simplex.most(form) } else { Some(Rational::ZERO) };
        simplex.undo(mark);
        largest = largest.max(most?);
    }
    Some(largest)
}
