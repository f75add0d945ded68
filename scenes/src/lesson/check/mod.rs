//! Checks a course without a window: whether each step can be done, and its solution does it.

mod values;

use super::file::said_first;
use super::{Course, CourseStep, Hand, Session, StepKind, file};
use crate::quote::quoted;
use crate::scene::{self, Viewer};
use crate::text;
use crate::words::{Text, is_same};
use std::cell::Cell;
use std::collections::BTreeSet;

impl Course {
    /// What is wrong with its steps, a sentence each with file, line and remedy; empty if each can be done.
    pub fn faults(&self) -> Vec<Text> {
        let mut faults = Vec::new();
        for chapter in &self.chapters {
            // A course may be translated chapter by chapter.
            let languages = languages(chapter.texts());
            let wrong = |line, why| file::wrong_in_line(&chapter.file, line, why);
            for text in [Some(&chapter.title), chapter.source.as_ref()].into_iter().flatten() {
                faults.extend(unsaid(text, &languages).map(|why| wrong(1, why)));
            }
            for line in &chapter.recap {
                faults.extend(unsaid(&line.says, &languages).map(|why| wrong(1, why)));
            }
            for step in chapter.steps.iter().flat_map(CourseStep::and_cases) {
                let mut found = step.faults();
                found.extend(step.own_texts().filter_map(|text| unsaid(text, &languages)));
                found.dedup();
                faults.extend(found.into_iter().map(|why| wrong(step.line, why)));
            }
        }
        faults
    }

    /// The names of the languages of its texts.
    pub fn languages(&self) -> Vec<String> {
        languages(self.texts())
    }

    /// Whether it has any text in this language, under any of its names: `de`, `de-at`, `DE`.
    pub fn speaks(&self, name: &str) -> bool {
        self.languages().iter().any(|known| is_same(known, name))
    }
}

/// The names of the languages of some texts, each once.
fn languages<'a>(texts: impl Iterator<Item = &'a Text>) -> Vec<String> {
    let names = texts.flat_map(|text| match text {
        Text::Given(given) => given.iter().map(|(name, _)| name.clone()).collect(),
        Text::Plain(_) | Text::Whole(_) | Text::Message { .. } => Vec::new(),
    });
    names.collect::<BTreeSet<String>>().into_iter().collect()
}

/// A sentence if a text lacks one of these languages. A text for all languages lacks none.
fn unsaid(text: &Text, languages: &[String]) -> Option<Text> {
    let Text::Given(given) = text else { return None };
    let lacking = languages.iter().find(|language| given.iter().all(|(known, _)| known != *language))?.clone();
    Some(text!("check-unsaid", given = quoted(said_first(text)), language = lacking))
}

impl CourseStep {
    /// All of its texts, without those of its cases.
    fn own_texts(&self) -> impl Iterator<Item = &Text> {
        let texts: Vec<&Text> = if self.is_test() {
            [Some(&self.title), self.text.as_ref(), self.after.as_ref()].into_iter().flatten().collect()
        } else {
            self.texts().collect()
        };
        texts.into_iter()
    }

    fn faults(&self) -> Vec<Text> {
        if self.is_test() {
            return Vec::new();
        }
        let mut faults = values::unknown(self);
        if faults.is_empty() {
            faults.extend(self.not_done().map(|why| text!("check-step", id = quoted(&self.id), why = why)));
        }
        for open in &self.again {
            let again = Self { open: open.clone(), again: Vec::new(), ..self.clone() };
            if again.asks_nothing() {
                faults.push(text!("check-again", given = quoted(&open.join(" "))));
            }
        }
        faults
    }

    /// Why its solution does not do it, if so.
    fn not_done(&self) -> Option<Text> {
        match &self.kind {
            StepKind::Guess { .. } | StepKind::Number { .. } => self.asks_nothing().then(|| text!("check-no-answer")),
            StepKind::Choice { .. } | StepKind::Test(_) => None,
            StepKind::Goal(_) | StepKind::Ticks(_) | StepKind::Formula { .. } if self.solution.is_empty() => {
                Some(text!("check-no-solution"))
            }
            StepKind::Goal(_) | StepKind::Ticks(_) | StepKind::Formula { .. } => {
                (!Session::is_solved_by_itself(self)).then(|| text!("check-not-solved"))
            }
        }
    }

    /// Whether it opens with nothing to guess, or with no number.
    fn asks_nothing(&self) -> bool {
        let mut words = self.open.clone();
        if matches!(self.kind, StepKind::Guess { .. }) {
            words.push("guess=method".into());
        }
        let Ok(scene) = scene::open(&words) else { return true };
        match &self.kind {
            StepKind::Guess { .. } => scene.guessing().is_none(),
            StepKind::Number { right: goal, .. } => goal.number(&scene.answers()).is_none(),
            _ => false,
        }
    }

    /// Plays its solution; `seen` gets the scene before it and after each act.
    fn play(&self, mut seen: impl FnMut(&Viewer)) {
        let Ok(mut scene) = scene::open(&self.open) else { return };
        seen(&scene);
        for act in &self.solution {
            act.run(&mut scene);
            seen(&scene);
        }
    }
}

impl Session {
    /// Whether a step is not solved at first, and its solution solves it, without a window.
    pub(super) fn is_solved_by_itself(step: &CourseStep) -> bool {
        let chapters = vec![super::Chapter::of(vec![step.clone()])];
        let mut session = Self::new(Course { name: String::new(), chapters }, super::StepPlace::default());
        let Ok(mut scene) = session.open() else { return false };
        session.watch(&scene, Hand::Rests, 0.0);
        if session.state().is_done {
            return false;
        }
        for act in session.solve(&scene) {
            act.run(&mut scene);
            session.watch(&scene, Hand::Rests, 0.0);
        }
        // A film goes on, and a typed test is judged. The clock ends what is measured.
        let time = Cell::new(0.0);
        let clock = || time.replace(time.get() + TICK);
        for _ in 0..FRAMES {
            if session.state().is_done || !scene.advance(&clock) {
                break;
            }
            session.watch(&scene, Hand::Rests, 0.0);
        }
        session.state().is_done
    }
}

/// The most frames to wait for the effect of a solution's act.
const FRAMES: usize = 240;
/// The clock's step at each look, seconds.
const TICK: f64 = 0.001;
