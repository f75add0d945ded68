//! A learner's answers: whether they are right, why not, and what helps.

use super::{Session, StepState};
use crate::lesson::memory::Note;
use crate::lesson::{CourseStep, StepKind, WrongGiven};
use crate::scene::Viewer;
use crate::words::Text;
use std::cmp::Ordering;

/// The solution is offered after this many wrong tries.
const TRIES: usize = 2;
/// Two numbers with a smaller relative difference are the same answer.
const SAME: f64 = 1e-9;

impl Session {
    /// Why the last answer is wrong, while that is shown.
    pub fn why(&self) -> Option<&Text> {
        self.state.why.as_ref()
    }

    /// What is said after the step, of a test's answer that was wrong, too; but only once.
    pub fn after(&self) -> Option<&Text> {
        let after = self.present.after.as_ref()?;
        (self.state.is_done || self.has_failed() && self.why() != Some(after)).then_some(after)
    }

    /// Whether all may be seen that gives the answer away.
    pub fn is_over(&self) -> bool {
        self.state.is_done || self.has_failed()
    }

    /// Chooses an answer.
    pub fn choose(&mut self, option: usize) {
        if !self.takes_answers() {
            return;
        }
        if let StepKind::Choice { options, right, .. } = &self.present.kind
            && let Some(reply) = options.get(option)
        {
            let (is_right, why, said) = (option == *right, reply.why.clone(), reply.number.to_string());
            self.state.chosen = Some(option);
            self.answered(is_right, why, said);
        }
    }

    /// The right number and the wrong ones that have a reason of their own; empty without a question for a number.
    pub fn expected_numbers(&self, scene: &Viewer) -> Vec<f64> {
        let StepKind::Number { right, .. } = &self.present.kind else { return Vec::new() };
        let answers = scene.answers();
        let wrong = self.present.kind.wrong().iter().filter_map(|wrong| match &wrong.given {
            WrongGiven::Numbers(numbers) => Some(numbers),
            WrongGiven::Any | WrongGiven::Formulas(_) => None,
        });
        std::iter::once(right).chain(wrong.flatten()).filter_map(|goal| goal.number(&answers)).collect()
    }

    /// Answers with a number.
    pub fn say(&mut self, number: f64, scene: &Viewer) {
        if !self.takes_answers() {
            return;
        }
        let StepKind::Number { right: goal, .. } = &self.present.kind else { return };
        let answers = scene.answers();
        let right = goal.number(&answers);
        let lies = right
            .and_then(|right| if is_same(number, right) { Some(Ordering::Equal) } else { number.partial_cmp(&right) });
        let listed = self.present.kind.wrong().iter().find(|wrong| match &wrong.given {
            WrongGiven::Numbers(numbers) => {
                numbers.iter().filter_map(|wrong| wrong.number(&answers)).any(|wrong| is_same(number, wrong))
            }
            WrongGiven::Any | WrongGiven::Formulas(_) => false,
        });
        let why = listed.map(|wrong| wrong.why.clone()).or_else(|| self.why_any());
        (self.state.number, self.state.off) = (Some(number), lies.filter(|lies| lies.is_ne()));
        self.answered(lies.is_some_and(Ordering::is_eq), why, number.to_string());
    }

    /// The scene's question was guessed, rightly or not: the answer is shown, and the step is done.
    pub fn guessed(&mut self, is_right: bool) {
        if !matches!(self.present.kind, StepKind::Guess { .. }) || self.state.is_done {
            return;
        }
        // Where nothing else is said afterwards, the reason is told of a right guess, too.
        if !is_right || self.present.after.is_none() {
            self.state.why = self.why_any();
        }
        // Of the two answers, the number of the one that was given.
        let said = self.present.guess().map(|(_, right)| if is_right { right + 1 } else { 2 - right }.to_string());
        if !is_right {
            self.wrong(said.clone().unwrap_or_else(|| "no".into()));
        }
        self.done(said.filter(|_| is_right));
    }

    /// The reason for wrong answers without one of their own.
    fn why_any(&self) -> Option<Text> {
        let any = self.present.kind.wrong().iter().find(|wrong| matches!(wrong.given, WrongGiven::Any));
        any.map(|wrong| wrong.why.clone())
    }

    /// Whether the awaited answer has only one try; `None` if none is awaited. A guess and a test show the answer at once.
    pub fn has_one_try(&self) -> Option<bool> {
        let is_awaited = self.present.kind.is_asked() && self.takes_answers();
        is_awaited.then(|| self.is_test() || matches!(self.present.kind, StepKind::Guess { .. }))
    }

    /// Whether an answer counts now: not after a right one, and in a test not after a wrong one.
    pub fn takes_answers(&self) -> bool {
        self.recap.is_none() && !self.state.is_done && !self.has_failed()
    }

    fn answered(&mut self, is_right: bool, why: Option<Text>, said: String) {
        if is_right {
            self.state.why = None;
            return self.done(Some(said));
        }
        // A wrong answer shows its own reason, or else the hint; in a test, what is said afterwards.
        let is_test = self.is_test();
        if why.is_none() && !is_test {
            self.state.has_hint = true;
            self.state.hint = self.state.hint.take().or_else(|| self.present.help().cloned());
        }
        self.state.why = why.or_else(|| self.present.after.clone().filter(|_| is_test));
        self.wrong(said);
    }

    pub(super) fn wrong(&mut self, said: String) {
        self.state.tries += 1;
        let id = self.present.id.clone();
        self.did("wrong", Some(said.clone()));
        let answer = if self.has_other_numbers() { String::new() } else { said };
        self.note(Note::Wrong { id, answer, day: self.today, is_again: self.is_again() });
        self.row_failed();
    }

    pub(super) fn done(&mut self, answer: Option<String>) {
        let StepState { tries, has_hint, was_shown, .. } = self.state;
        let unaided = tries == 0 && !has_hint && !was_shown;
        self.unaided = if unaided { self.unaided + 1 } else { 0 };
        self.state.is_done = true;
        let id = self.present.id.clone();
        if unaided && self.is_again() {
            self.note(Note::Right { id: id.clone() });
        }
        if self.state.was_shown && self.present.kind.is_asked() && tries == 0 {
            let is_again = self.is_again();
            self.note(Note::Wrong { id: id.clone(), answer: String::new(), day: self.today, is_again });
        }
        self.did("done", answer.clone());
        let answer = answer.filter(|_| !self.has_other_numbers());
        self.note(Note::Done { id, unaided, helped: has_hint || was_shown, answer });
        self.row_answered();
    }

    /// Whether it has other numbers than in its file, which its answer is not to be read with.
    fn has_other_numbers(&self) -> bool {
        let of_file = self.course.find(&self.present.id).and_then(|place| self.course.step(place));
        let mut of_file = of_file.into_iter().flat_map(CourseStep::and_cases);
        of_file.any(|step| step.id == self.present.id && step.open != self.present.open)
    }

    /// Shows the hint.
    pub fn hint(&mut self) {
        self.state.hint = self.other_help().cloned();
        self.state.has_hint = true;
        self.did("hint", None);
    }

    /// The help that was asked for, unless the reason for the last wrong answer says the same.
    pub fn help(&self) -> Option<&Text> {
        self.state.hint.as_ref().filter(|help| self.why() != Some(*help))
    }

    /// The help that says something else than the reason for the last wrong answer.
    fn other_help(&self) -> Option<&Text> {
        self.present.helps().find(|help| self.why() != Some(*help))
    }

    /// Whether there is a hint to ask for. A test has none.
    pub fn offers_hint(&self) -> bool {
        self.has_hint_button() && !self.state.has_hint && self.other_help().is_some()
    }

    /// Whether the button for a hint has a place, also once it was asked for.
    pub fn has_hint_button(&self) -> bool {
        !self.is_test() && !self.state.is_done && self.present.help().is_some()
    }

    /// Whether to offer the solution.
    pub fn offers_solution(&self) -> bool {
        let is_asked = matches!(self.present.kind, StepKind::Choice { .. } | StepKind::Number { .. });
        let has_one = is_asked || !self.present.solution.is_empty();
        let is_due = self.state.tries >= TRIES || self.state.has_hint && !is_asked;
        has_one && is_due && !self.state.is_done && !self.is_test()
    }

    pub(super) fn give_right_answer(&mut self, scene: &Viewer) {
        match &self.present.kind {
            StepKind::Choice { right, .. } => self.choose(*right),
            StepKind::Number { right: goal, .. } => {
                if let Some(number) = goal.number(&scene.answers()) {
                    self.say(number, scene);
                }
            }
            StepKind::Goal(_)
            | StepKind::Ticks(_)
            | StepKind::Guess { .. }
            | StepKind::Formula { .. }
            | StepKind::Test(_) => {}
        }
    }
}

fn is_same(left: f64, right: f64) -> bool {
    (left - right).abs() <= SAME * right.abs().max(1.0)
}
