//! What a judge finds out about a typed test while time goes on.

use super::own::Own;
use super::trial::{Judgement, Subject};
use std::any::Any;
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;

/// A frame of the window spends so much on judging at most, seconds.
const BUDGET: f64 = 0.005;
/// So many cases are judged between two looks at the clock, and so often in a frame: a clock may stand still.
const CASES: usize = 200;
const TIMES: usize = 80;

/// What has been found out is kept of so many formulas.
const KEPT: usize = 64;

thread_local! {
    /// Formulas that were judged, in whichever scene, and what was found: an `Own<S>` and its `Rc<Judgement<S>>`, the last first.
    static FOUND: RefCell<VecDeque<Box<dyn Any>>> = const { RefCell::new(VecDeque::new()) };
}

/// What an earlier judge has found out about a formula.
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

/// How far a judgement has come.
enum JudgeProgress<S: Subject> {
    Making(Box<S::Judge>),
    Done(Rc<Judgement<S>>),
}

/// The formula that was judged last, and what is known of it.
struct JudgedFormula<S: Subject> {
    own: Own<S>,
    progress: JudgeProgress<S>,
    /// Which of the cases that it gets wrong is shown.
    example: usize,
}

/// Judges the formula in force: in a window some cases a frame, without frames all at once.
pub struct Judging<S: Subject> {
    known: RefCell<Option<JudgedFormula<S>>>,
    /// Frames run.
    alive: Cell<bool>,
}

impl<S: Subject> Default for Judging<S> {
    fn default() -> Self {
        Self { known: RefCell::new(None), alive: Cell::new(false) }
    }
}

impl<S: Subject> Judging<S> {
    /// Begins anew where another formula was judged before.
    fn restart_if_changed(&self, own: &Own<S>) {
        let mut known = self.known.borrow_mut();
        if known.as_ref().is_none_or(|known| known.own != *own) {
            let progress = found(own).map_or_else(|| JudgeProgress::Making(Box::default()), JudgeProgress::Done);
            *known = Some(JudgedFormula { own: own.clone(), progress, example: 0 });
        }
    }

    fn judge(&self, cases: usize) {
        if let Some(JudgedFormula { own, progress, .. }) = &mut *self.known.borrow_mut()
            && let JudgeProgress::Making(judge) = progress
            && let Some(judgement) = S::judge(judge, cases, own)
        {
            let judgement = Rc::new(judgement);
            keep_found(own, &judgement);
            *progress = JudgeProgress::Done(judgement);
        }
    }

    /// What came out for `own`; `None` as long as it is not all judged.
    pub fn judgement(&self, own: &Own<S>) -> Option<Rc<Judgement<S>>> {
        own.gap().is_none().then_some(())?;
        self.restart_if_changed(own);
        if !self.alive.get() {
            self.judge(usize::MAX);
        }
        match &self.known.borrow().as_ref()?.progress {
            JudgeProgress::Done(judgement) => Some(Rc::clone(judgement)),
            JudgeProgress::Making(_) => None,
        }
    }

    /// How much of it has been judged, percent.
    pub fn percent(&self) -> usize {
        let known = self.known.borrow();
        match known.as_ref().map(|known| &known.progress) {
            Some(JudgeProgress::Making(judge)) => (S::progress(judge) * 100.0) as usize,
            Some(JudgeProgress::Done(_)) => 100,
            None => 0,
        }
    }

    /// Judges on for a moment by `clock`; true while there is more to judge.
    pub fn advance(&self, own: Option<&Own<S>>, clock: &dyn Fn() -> f64) -> bool {
        self.alive.set(true);
        let Some(own) = own.filter(|own| own.gap().is_none()) else { return false };
        let (start, mut times) = (clock(), 0);
        self.restart_if_changed(own);
        // Once in any case, however late it is.
        while self.judgement(own).is_none() && (times == 0 || times < TIMES && clock() - start < BUDGET) {
            self.judge(CASES);
            times += 1;
        }
        // Once more: what is found has to be shown.
        times > 0
    }

    /// Which of the cases that the formula gets wrong is shown.
    pub fn example(&self) -> usize {
        self.known.borrow().as_ref().map_or(0, |known| known.example)
    }

    /// Shows the next of `count` cases, or one before.
    pub fn step(&self, by: isize, count: usize) {
        if let Some(known) = &mut *self.known.borrow_mut()
            && count > 0
        {
            known.example = (known.example as isize + by).rem_euclid(count as isize) as usize;
        }
    }
}
