//! A typed test that has to be like another one: both give the same answer in every case, except for equal numbers.
//!
//! Idea: a third test gives the right answer where the two agree, and the opposite where they differ. It is right if
//! they are alike, so the usual judge judges any wanted test, and proves it.

use super::clear_cases::Beginning;
use super::judging::{Judgeable, JudgingOf};
use super::own::Own;
use super::subject::{Judgement, ShapesJudge as _, Subject};
use crate::report::{MUCH, Opposite};
use crate::text;
use hantei_collision::Border;
use hantei_judge::{Formula, Origin, WantedRight};

/// The judge of a typed test: of one that is to say what is so, and of one that is to be like another test.
pub(super) struct TypedJudge<Judge, S> {
    of_truth: Judge,
    /// The judgement, and the judge of the same with x, y as the centre, if the test is wrong and may mean that.
    of_centred: Option<(Judgement<S>, Judge)>,
    /// The judgement, and the judge of the opposite test, if the test seems to say that they miss.
    of_opposite: Option<(Judgement<S>, Judge)>,
    of_wanted: WantedJudge<Judge, S>,
}

impl<Judge: Default, S> Default for TypedJudge<Judge, S> {
    fn default() -> Self {
        let of_wanted = WantedJudge::default();
        Self { of_truth: Judge::default(), of_centred: None, of_opposite: None, of_wanted }
    }
}

impl<S: Subject> TypedJudge<S::Judge, S> {
    /// Goes on judging, for about this many cases.
    pub(super) fn advance(&mut self, cases: usize, own: &Own<S>) -> Option<Judgement<S>> {
        if own.wanted().is_some() {
            return self.of_wanted.advance(own, |judge, wanted| judge.like(cases, own, wanted));
        }
        let by = |from_centre| WantedRight { whole_numbers: own.is_whole(), from_centre, ..WantedRight::default() };
        let right = by(own.origin() == Origin::Centre || own.has_whole_centres());
        if self.of_opposite.is_some() {
            return self.opposite(cases, right, own);
        }
        let Some((judgement, mut judge)) = self.of_centred.take() else {
            let found = self.of_truth.of_formula(cases, right, own.formula())?;
            let judgement = S::Judge::judged(found, right);
            if judgement.is_opposite {
                self.of_opposite = Some((judgement, S::Judge::default()));
                return None;
            }
            if judgement.is_right || own.centred().is_none() {
                return Some(Judgement { verdict: own.by_its_list(judgement.verdict), ..judgement });
            }
            self.of_centred = Some((judgement, S::Judge::default()));
            return None;
        };
        let Some(centred) = own.centred() else { return Some(judgement) };
        let Some(found) = judge.of_formula(cases, by(true), centred) else {
            self.of_centred = Some((judgement, judge));
            return None;
        };
        if !S::Judge::judged(found, by(true)).is_right {
            return Some(judgement);
        }
        let verdict = text!("own-more", verdict = judgement.verdict, more = text!("own-right-at-centre"));
        Some(Judgement { verdict, is_right_at_centre: true, ..judgement })
    }

    /// Judges the opposite of a test that seems to say that they miss.
    fn opposite(&mut self, cases: usize, right: WantedRight, own: &Own<S>) -> Option<Judgement<S>> {
        let (_, judge) = self.of_opposite.as_mut()?;
        let found = judge.of_formula(cases, right, &own.formula().opposite())?;
        let opposite = S::Judge::judged(found, right);
        let is_touching = |case: &S| case.is_so(Border::Hits) != case.is_so(Border::Misses);
        let how = Opposite::of(opposite.is_right, opposite.errors.iter().all(is_touching));
        let (judgement, _) = self.of_opposite.take()?;
        // Each can be wrong somewhere in most arrangements.
        let is_so = how != Opposite::Mostly || MUCH * opposite.errors.len() < judgement.errors.len();
        let verdict = if is_so { how.verdict() } else { judgement.verdict };
        Some(Judgement { verdict, ..judgement })
    }

    /// The part that has been judged, from 0 to 1.
    pub(super) fn progress(&self) -> f64 {
        self.of_truth.progress().max(self.of_wanted.progress(S::Judge::progress))
    }
}

/// Judges the present typed test of some shapes.
pub type Judging<S> = JudgingOf<Own<S>>;

/// What has been judged of a typed test.
pub struct OwnJudge<S: Subject>(OwnProgress<S>);

enum OwnProgress<S: Subject> {
    /// Its cases are judged.
    Making(Box<TypedJudge<S::Judge, S>>),
    /// All is judged, and the first wrong case is looked for.
    Beginning(Beginning<S>),
}

impl<S: Subject> Default for OwnJudge<S> {
    fn default() -> Self {
        Self(OwnProgress::Making(Box::default()))
    }
}

impl<S: Subject> Judgeable for Own<S> {
    type Judge = OwnJudge<S>;
    type Judgement = Judgement<S>;

    fn is_ready(&self) -> bool {
        self.gap().is_none()
    }

    fn advance(&self, judge: &mut OwnJudge<S>, cases: usize) -> Option<Judgement<S>> {
        if let OwnProgress::Making(typed) = &mut judge.0 {
            let judgement = typed.advance(cases, self)?;
            judge.0 = OwnProgress::Beginning(Beginning::of(judgement, self));
        }
        match &mut judge.0 {
            OwnProgress::Making(_) => None,
            OwnProgress::Beginning(beginning) => beginning.advance(cases, self),
        }
    }

    fn part(judge: &OwnJudge<S>) -> f64 {
        match &judge.0 {
            OwnProgress::Making(typed) => typed.progress(),
            OwnProgress::Beginning(_) => 1.0,
        }
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
