//! A typed test that has to be like another one: both give the same answer in every case, except for equal numbers.
//!
//! Idea: a third test gives the right answer where the two agree, and the opposite where they differ. It is right if
//! they are alike, so the usual judge judges any wanted test, and proves it.

use super::own::Own;
use super::subject::{Judgement, Subject};
use crate::text;
use crate::words::Text;
use hantei_collision::{Border, Formula, Verdict};

/// A test that is right where `own` agrees with `wanted`.
pub(in crate::scene) fn agreeing<'a, S: Subject>(
    own: &'a Own<S>,
    wanted: &'a Formula<S>,
) -> impl Fn(&S) -> bool + use<'a, S> {
    |case| case.is_so(Border::Misses) == (own.formula().holds(case, &mut ()) == wanted.holds(case, &mut ()))
}

/// The judgement of such a test from tried cases. Right is right with `Border::Misses`, which [`agreeing`] uses.
pub(in crate::scene) fn tried<S, Class: PartialEq>(
    (verdict, border): (&Verdict<Class>, Border),
    cases: usize,
    errors: Vec<S>,
) -> Judgement<S> {
    let is_right = *verdict == Verdict::Right && border == Border::Misses;
    let verdict = if is_right {
        text!("own-wanted-tried", cases = Text::Whole(cases as u64))
    } else {
        text!("own-quad-wanted-wrong")
    };
    Judgement { border, is_right, verdict, errors }
}

/// The judge of a typed test: of one that is to say what is so, and of one that is to be like another test.
pub struct TypedJudge<Judge, S> {
    of_truth: Judge,
    of_wanted: WantedJudge<Judge, S>,
}

impl<Judge: Default, S> Default for TypedJudge<Judge, S> {
    fn default() -> Self {
        Self { of_truth: Judge::default(), of_wanted: WantedJudge::default() }
    }
}

impl<Judge, S: Subject> TypedJudge<Judge, S> {
    /// Judges on: `judge` judges `own`, or how far it is like this formula.
    pub(in crate::scene) fn advance(
        &mut self,
        own: &Own<S>,
        mut judge: impl FnMut(&mut Judge, Option<&Formula<S>>) -> Option<Judgement<S>>,
    ) -> Option<Judgement<S>> {
        if own.wanted().is_none() {
            return judge(&mut self.of_truth, None);
        }
        self.of_wanted.advance(own, |of_wanted, wanted| judge(of_wanted, Some(wanted)))
    }

    /// The part that has been judged, from 0 to 1.
    pub(in crate::scene) fn progress(&self, of: impl Fn(&Judge) -> f64) -> f64 {
        of(&self.of_truth).max(self.of_wanted.progress(of))
    }
}

/// What is known of the two forms of the wanted test: with and without equal numbers.
pub(in crate::scene) struct WantedJudge<Judge, S> {
    judges: [Judge; 2],
    found: [Option<Judgement<S>>; 2],
}

impl<Judge: Default, S> Default for WantedJudge<Judge, S> {
    fn default() -> Self {
        Self { judges: [Judge::default(), Judge::default()], found: [None, None] }
    }
}

impl<Judge, S: Subject> WantedJudge<Judge, S> {
    /// Judges on. Returns the form that it is like, else the nearer one; of two equally near, the one that was given.
    pub(in crate::scene) fn advance(
        &mut self,
        own: &Own<S>,
        mut judge: impl FnMut(&mut Judge, &Formula<S>) -> Option<Judgement<S>>,
    ) -> Option<Judgement<S>> {
        for (place, (wanted, border)) in own.wanted()?.into_iter().enumerate() {
            if self.found[place].is_none() {
                let found = judge(&mut self.judges[place], wanted)?;
                self.found[place] = Some(Judgement { border, ..found });
            }
            if self.found[place].as_ref().is_some_and(|found| found.is_right) {
                return self.found[place].take();
            }
        }
        let wrong = |found: &Option<Judgement<S>>| found.as_ref().map_or(usize::MAX, |found| found.errors.len());
        let nearer = usize::from(wrong(&self.found[1]) < wrong(&self.found[0]));
        self.found[nearer].take()
    }

    /// The part of all cases that has been judged, from 0 to 1; `of` gives the part of one judge.
    pub(in crate::scene) fn progress(&self, of: impl Fn(&Judge) -> f64) -> f64 {
        let part = |place: usize| if self.found[place].is_some() { 1.0 } else { of(&self.judges[place]) };
        f64::midpoint(part(0), part(1))
    }
}
