//! Judges what was typed bit by bit.

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

/// A typed text that is judged bit by bit. Two are equal if the same was typed.
pub trait Judgeable: Clone + PartialEq + 'static {
    /// What has been judged so far.
    type Judge: Default;
    /// What was found.
    type Judgement: 'static;

    /// Whether it can be judged yet.
    fn is_ready(&self) -> bool;
    /// Judges about this many more cases; returns the judgement once all are judged.
    fn advance(&self, judge: &mut Self::Judge, cases: usize) -> Option<Self::Judgement>;
    /// The part of all cases that has been judged, from 0 to 1.
    fn part(judge: &Self::Judge) -> f64;
}

thread_local! {
    /// Judgeable texts with their judgements, `(Text, Rc<Text::Judgement>)`, the last first: reopening a scene judges nothing anew.
    static FOUND: RefCell<VecDeque<Box<dyn Any>>> = const { RefCell::new(VecDeque::new()) };
}

/// The kept judgement of a text.
fn found<Own: Judgeable>(own: &Own) -> Option<Rc<Own::Judgement>> {
    FOUND.with_borrow(|all| {
        let mut of_kind = all.iter().filter_map(|found| found.downcast_ref::<(Own, Rc<Own::Judgement>)>());
        of_kind.find(|(judged, _)| judged == own).map(|(_, judgement)| Rc::clone(judgement))
    })
}

fn keep_found<Own: Judgeable>(own: &Own, judgement: &Rc<Own::Judgement>) {
    FOUND.with_borrow_mut(|all| {
        all.push_front(Box::new((own.clone(), Rc::clone(judgement))));
        all.truncate(KEPT);
    });
}

enum JudgeProgress<Own: Judgeable> {
    Making(Box<Own::Judge>),
    Done(Rc<Own::Judgement>),
}

struct JudgedText<Own: Judgeable> {
    own: Own,
    progress: JudgeProgress<Own>,
    /// Which of the wrong cases is shown.
    example: usize,
}

/// Judges the present text: a few cases in each frame, or all at once where no frames run.
pub struct JudgingOf<Own: Judgeable> {
    known: RefCell<Option<JudgedText<Own>>>,
    /// Whether frames run.
    alive: Cell<bool>,
}

impl<Own: Judgeable> Default for JudgingOf<Own> {
    fn default() -> Self {
        Self { known: RefCell::new(None), alive: Cell::new(false) }
    }
}

impl<Own: Judgeable> JudgingOf<Own> {
    fn restart_if_changed(&self, own: &Own) {
        let mut known = self.known.borrow_mut();
        if known.as_ref().is_none_or(|known| known.own != *own) {
            let progress = found(own).map_or_else(|| JudgeProgress::Making(Box::default()), JudgeProgress::Done);
            *known = Some(JudgedText { own: own.clone(), progress, example: 0 });
        }
    }

    fn judge(&self, cases: usize) {
        let mut known = self.known.borrow_mut();
        let Some(JudgedText { own, progress, .. }) = &mut *known else { return };
        if let JudgeProgress::Making(judge) = progress
            && let Some(judgement) = own.advance(judge, cases)
        {
            let judgement = Rc::new(judgement);
            keep_found(own, &judgement);
            *progress = JudgeProgress::Done(judgement);
        }
    }

    fn done(&self) -> Option<Rc<Own::Judgement>> {
        match &self.known.borrow().as_ref()?.progress {
            JudgeProgress::Done(judgement) => Some(Rc::clone(judgement)),
            JudgeProgress::Making(_) => None,
        }
    }

    /// The judgement of `own`; `None` until all cases are judged.
    pub fn judgement(&self, own: &Own) -> Option<Rc<Own::Judgement>> {
        own.is_ready().then_some(())?;
        self.restart_if_changed(own);
        if !self.alive.get() {
            // A judge may begin anew: with centres, in another language.
            for _ in 0..TIMES {
                if self.done().is_some() {
                    break;
                }
                self.judge(usize::MAX);
            }
        }
        self.done()
    }

    /// The part that has been judged, percent.
    pub fn percent(&self) -> usize {
        let known = self.known.borrow();
        match known.as_ref().map(|known| &known.progress) {
            Some(JudgeProgress::Making(judge)) => (Own::part(judge) * 100.0) as usize,
            Some(JudgeProgress::Done(_)) => 100,
            None => 0,
        }
    }

    /// Judges for a moment by `clock`, in seconds; true while more is left.
    pub fn advance(&self, own: Option<&Own>, clock: &dyn Fn() -> f64) -> bool {
        self.alive.set(true);
        let Some(own) = own.filter(|own| own.is_ready()) else { return false };
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
