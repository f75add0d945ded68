//! A test that somebody types, method `own`: the formula in force, and what a judge finds out about it while time goes on.

use super::truth;
use crate::scene::{TextFlaw, Walk};
use crate::text;
use crate::words::Text;
use hantei_collision::{
    Border, Formula, FormulaError, InsideJudge, InsideJudgement, InsideMethod, OverlapJudge, OverlapJudgement,
    OverlapMethod, QuadAndPoint, Question, Shapes, TwoRects, Verdict,
};
use std::cell::RefCell;
use std::rc::Rc;

/// What the method of a typed test is called.
pub const OWN: &str = "own";
/// A frame of the window spends so much on judging at most, seconds.
const BUDGET: f64 = 0.005;
/// So many cases are judged between two looks at the clock, and so often in a frame: a clock may stand still.
const CASES: usize = 1000;
const TIMES: usize = 16;

/// The names of built-in methods, and behind them that of the typed one.
pub(in crate::scene) const fn with_own<const COUNT: usize>(built_in: &[&'static str]) -> [&'static str; COUNT] {
    let mut names = [OWN; COUNT];
    let mut place = 0;
    while place < built_in.len() {
        names[place] = built_in[place];
        place += 1;
    }
    names
}

/// Which method is chosen: a built-in one, or the typed one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::scene) enum Chosen<Method> {
    BuiltIn(Method),
    Own,
}

impl<Method> From<Method> for Chosen<Method> {
    fn from(method: Method) -> Self {
        Self::BuiltIn(method)
    }
}

impl Chosen<OverlapMethod> {
    pub(in crate::scene) fn name(self) -> &'static str {
        if let Self::BuiltIn(method) = self { method.name() } else { OWN }
    }
}

impl Chosen<InsideMethod> {
    pub(in crate::scene) fn name(self) -> &'static str {
        if let Self::BuiltIn(method) = self { method.name() } else { OWN }
    }
}

impl<Method: Copy + PartialEq> Chosen<Method> {
    /// The method at this place among `built_in`, or behind them.
    pub(in crate::scene) fn at(built_in: &[Method], place: usize) -> Self {
        built_in.get(place).map_or(Self::Own, |method| Self::BuiltIn(*method))
    }

    /// Its place among `built_in`, or behind them.
    pub(in crate::scene) fn place(self, built_in: &[Method]) -> usize {
        let place = built_in.iter().position(|method| Self::BuiltIn(*method) == self);
        place.unwrap_or(built_in.len())
    }
}

/// A formula that can be judged.
pub(in crate::scene) trait Judgeable: Shapes {
    type Judge: Default;
    type Judgement;

    fn advance(judge: &mut Self::Judge, cases: usize, formula: &Formula<Self>) -> Option<Self::Judgement>;
    fn progress(judge: &Self::Judge) -> f64;
}

impl Judgeable for TwoRects {
    type Judge = OverlapJudge;
    type Judgement = OverlapJudgement;

    fn advance(judge: &mut OverlapJudge, cases: usize, formula: &Formula<Self>) -> Option<OverlapJudgement> {
        judge.advance(cases, formula)
    }

    fn progress(judge: &OverlapJudge) -> f64 {
        judge.progress()
    }
}

impl Judgeable for QuadAndPoint {
    type Judge = InsideJudge;
    type Judgement = InsideJudgement;

    fn advance(judge: &mut InsideJudge, cases: usize, formula: &Formula<Self>) -> Option<InsideJudgement> {
        judge.advance(cases, formula)
    }

    fn progress(judge: &InsideJudge) -> f64 {
        judge.progress()
    }
}

#[derive(Debug)]
struct Typed<S: Shapes> {
    text: String,
    formula: Formula<S>,
    questions: Vec<Question>,
}

/// A formula as it was typed. Two are equal that were typed alike.
#[derive(Debug)]
pub(in crate::scene) struct Own<S: Shapes>(Rc<Typed<S>>);

impl<S: Shapes> Clone for Own<S> {
    fn clone(&self) -> Self {
        Self(Rc::clone(&self.0))
    }
}

impl<S: Shapes> PartialEq for Own<S> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0) || self.0.text == other.0.text
    }
}

impl<S: Shapes> Own<S> {
    /// What `text` says, or what is wrong with it and where.
    pub(in crate::scene) fn typed(text: &str) -> Result<Self, TextFlaw> {
        let flaw = |error: FormulaError| (error.place.clone(), Text::from(&error));
        let formula: Formula<S> = text.parse().map_err(flaw)?;
        Ok(Self(Rc::new(Typed { text: text.to_owned(), questions: formula.questions(), formula })))
    }

    /// As it was typed.
    pub(in crate::scene) fn text(&self) -> &str {
        &self.0.text
    }

    pub(in crate::scene) fn formula(&self) -> &Formula<S> {
        &self.0.formula
    }

    /// All that it can ask, in order.
    pub(in crate::scene) fn questions(&self) -> &[Question] {
        &self.0.questions
    }

    /// Why it says what it says, `so` in words: the comparison that decided it alone, or how those did that were made.
    pub(in crate::scene) fn reason(&self, walk: &Walk, says: bool, so: Text) -> Text {
        let decides = |question, holds| self.formula().decided_by(question, holds) == Some(says);
        let alone = walk.trace.iter().find(|made| decides(made.question, made.holds));
        let reason = match alone.and_then(|made| Some((made, walk.question(made)?))) {
            Some((made, question)) => {
                let (asked, numbers) = (question.to_string(), walk.numbers(made));
                text!("own-alone", asked = asked, numbers = numbers, holds = truth(made.holds), so = so)
            }
            None if walk.trace.is_empty() => text!("own-asks-nothing", so = so),
            None => {
                let held = walk.trace.iter().filter(|made| made.holds).count();
                text!("own-together", held = held.to_string(), count = walk.trace.len().to_string(), so = so)
            }
        };
        let left = walk.questions.len() - walk.trace.len();
        if left > 0 { text!("reason-not-asked", reason = reason, count = left) } else { reason }
    }
}

/// What a judge has found, in a word: `hits`, `misses` or `wrong`.
pub(in crate::scene) fn found<Class>(verdict: &Verdict<Class>, border: Border) -> &'static str {
    match (verdict, border) {
        (Verdict::Right, Border::Hits) => "hits",
        (Verdict::Right, Border::Misses) => "misses",
        (Verdict::Only(_) | Verdict::Wrong, _) => "wrong",
    }
}

/// How far a judgement has come.
enum Progress<S: Judgeable> {
    Making(Box<S::Judge>),
    Done(Rc<S::Judgement>),
}

/// What is known of the formula that was judged last.
struct Known<S: Judgeable> {
    own: Own<S>,
    progress: Progress<S>,
    /// Which of the cases that it gets wrong is shown.
    example: usize,
}

/// Judges the formula in force. As long as nobody lets time pass, all at once; in a window, some cases a frame.
pub(in crate::scene) struct Judging<S: Judgeable> {
    known: RefCell<Option<Known<S>>>,
    alive: bool,
}

impl<S: Judgeable> Default for Judging<S> {
    fn default() -> Self {
        Self { known: RefCell::new(None), alive: false }
    }
}

impl<S: Judgeable> Judging<S> {
    /// What is known of `own`: nothing at first.
    fn known(&self, own: &Own<S>) {
        let mut known = self.known.borrow_mut();
        if known.as_ref().is_none_or(|known| known.own != *own) {
            *known = Some(Known { own: own.clone(), progress: Progress::Making(Box::default()), example: 0 });
        }
    }

    fn judge(&self, cases: usize) {
        if let Some(Known { own, progress, .. }) = &mut *self.known.borrow_mut()
            && let Progress::Making(judge) = progress
            && let Some(judgement) = S::advance(judge, cases, own.formula())
        {
            *progress = Progress::Done(Rc::new(judgement));
        }
    }

    /// What came out for `own`; `None` as long as it is not all judged.
    pub(in crate::scene) fn judgement(&self, own: &Own<S>) -> Option<Rc<S::Judgement>> {
        self.known(own);
        if !self.alive {
            self.judge(usize::MAX);
        }
        match &self.known.borrow().as_ref()?.progress {
            Progress::Done(judgement) => Some(Rc::clone(judgement)),
            Progress::Making(_) => None,
        }
    }

    /// How much of it has been judged, percent.
    pub(in crate::scene) fn percent(&self) -> usize {
        let known = self.known.borrow();
        match known.as_ref().map(|known| &known.progress) {
            Some(Progress::Making(judge)) => (S::progress(judge) * 100.0) as usize,
            Some(Progress::Done(_)) => 100,
            None => 0,
        }
    }

    /// Judges on for a moment by `clock`; true while there is more to judge.
    pub(in crate::scene) fn advance(&mut self, own: Option<&Own<S>>, clock: &dyn Fn() -> f64) -> bool {
        self.alive = true;
        let Some(own) = own else { return false };
        let (start, mut times) = (clock(), 0);
        self.known(own);
        // Once in any case, however late it is.
        while self.judgement(own).is_none() && (times == 0 || times < TIMES && clock() - start < BUDGET) {
            self.judge(CASES);
            times += 1;
        }
        // Once more: what is found has to be shown.
        times > 0
    }

    /// Which of the cases that the formula gets wrong is shown.
    pub(in crate::scene) fn example(&self) -> usize {
        self.known.borrow().as_ref().map_or(0, |known| known.example)
    }

    /// Shows the next of `count` cases, or one before.
    pub(in crate::scene) fn step(&self, by: isize, count: usize) {
        if let Some(known) = &mut *self.known.borrow_mut()
            && count > 0
        {
            known.example = (known.example as isize + by).rem_euclid(count as isize) as usize;
        }
    }
}
