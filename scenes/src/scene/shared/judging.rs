//! Judges a typed test bit by bit.

use super::clear_cases::Beginning;
use super::own::Own;
use super::subject::{Judgement, Subject};
use super::wanted_test::TypedJudge;
use std::any::Any;
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;

/// The most time for judging in a frame, seconds.
const BUDGET: f64 = 0.005;
/// Cases between two looks at the clock, and the most looks in a frame: a clock may stand still.
const CASES: usize = 200;
const TIMES: usize = 80;

/// The most judgements that are kept.
const KEPT: usize = 64;

thread_local! {
    /// Judged tests with their judgements, `(Own<S>, Rc<Judgement<S>>)`, the last first: reopening a scene judges nothing anew.
    static FOUND: RefCell<VecDeque<Box<dyn Any>>> = const { RefCell::new(VecDeque::new()) };
}

/// The kept judgement of a test.
fn found<S: Subject>(own: &Own<S>) -> Option<Rc<Judgement<S>>> {
    FOUND.with_borrow(|all| {
        let mut of_shapes = all.iter().filter_map(|found| found.downcast_ref::<(Own<S>, Rc<Judgement<S>>)>());
        of_shapes.find(|(judged, _)| judged == own).map(|(_, judgement)| Rc::clone(judgement))
    })
}

fn keep_found<S: Subject>(own: &Own<S>, judgement: &Rc<Judgement<S>>) {
    FOUND.with_borrow_mut(|all| {
        all.push_front(Box::new((own.clone(), Rc::clone(judgement))));
        all.truncate(KEPT);
    });
}

enum JudgeProgress<S: Subject> {
    Making(Box<TypedJudge<S::Judge, S>>),
    /// All is judged, and the first wrong case is looked for.
    Beginning(Beginning<S>),
    Done(Rc<Judgement<S>>),
}

struct JudgedFormula<S: Subject> {
    own: Own<S>,
    progress: JudgeProgress<S>,
    /// Which of the wrong cases is shown.
    example: usize,
}

/// Judges the present formula: a few cases in each frame, or all at once where no frames run.
pub struct Judging<S: Subject> {
    known: RefCell<Option<JudgedFormula<S>>>,
    /// Whether frames run.
    alive: Cell<bool>,
}

impl<S: Subject> Default for Judging<S> {
    fn default() -> Self {
        Self { known: RefCell::new(None), alive: Cell::new(false) }
    }
}

impl<S: Subject> Judging<S> {
    fn restart_if_changed(&self, own: &Own<S>) {
        let mut known = self.known.borrow_mut();
        if known.as_ref().is_none_or(|known| known.own != *own) {
            let progress = found(own).map_or_else(|| JudgeProgress::Making(Box::default()), JudgeProgress::Done);
            *known = Some(JudgedFormula { own: own.clone(), progress, example: 0 });
        }
    }

    fn judge(&self, cases: usize) {
        let mut known = self.known.borrow_mut();
        let Some(JudgedFormula { own, progress, .. }) = &mut *known else { return };
        if let JudgeProgress::Making(judge) = progress
            && let Some(judgement) = judge.advance(cases, own)
        {
            *progress = JudgeProgress::Beginning(Beginning::of(judgement));
        }
        if let JudgeProgress::Beginning(beginning) = progress
            && let Some(judgement) = beginning.advance(cases, own)
        {
            let judgement = Rc::new(judgement);
            keep_found(own, &judgement);
            *progress = JudgeProgress::Done(judgement);
        }
    }

    /// The judgement of `own`; `None` until all cases are judged.
    pub fn judgement(&self, own: &Own<S>) -> Option<Rc<Judgement<S>>> {
        own.gap().is_none().then_some(())?;
        self.restart_if_changed(own);
        if !self.alive.get() {
            self.judge(usize::MAX);
            // Again for the same with centres, if that is not known yet.
            self.judge(usize::MAX);
        }
        match &self.known.borrow().as_ref()?.progress {
            JudgeProgress::Done(judgement) => Some(Rc::clone(judgement)),
            JudgeProgress::Making(_) | JudgeProgress::Beginning(_) => None,
        }
    }

    /// The part that has been judged, percent.
    pub fn percent(&self) -> usize {
        let known = self.known.borrow();
        match known.as_ref().map(|known| &known.progress) {
            Some(JudgeProgress::Making(judge)) => (judge.progress() * 100.0) as usize,
            Some(JudgeProgress::Beginning(_) | JudgeProgress::Done(_)) => 100,
            None => 0,
        }
    }

    /// Judges for a moment by `clock`, in seconds; true while more is left.
    pub fn advance(&self, own: Option<&Own<S>>, clock: &dyn Fn() -> f64) -> bool {
        self.alive.set(true);
        let Some(own) = own.filter(|own| own.gap().is_none()) else { return false };
        let (start, mut times) = (clock(), 0);
        self.restart_if_changed(own);
        // At least once, however late it is.
        while self.judgement(own).is_none() && (times == 0 || times < TIMES && clock() - start < BUDGET) {
            self.judge(CASES);
            times += 1;
        }
        // True also after the last cases, so that the result is shown.
        times > 0
    }

    /// Which of the wrong cases is shown.
    pub fn example(&self) -> usize {
        self.known.borrow().as_ref().map_or(0, |known| known.example)
    }

    /// Goes `by` cases on among `count`, round the end.
    pub fn step(&self, by: isize, count: usize) {
        if let Some(known) = &mut *self.known.borrow_mut()
            && count > 0
        {
            known.example = (known.example as isize + by).rem_euclid(count as isize) as usize;
        }
    }
}
