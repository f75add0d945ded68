//! Whether a step's goal is reached, and whether the typed test is wrong for a known reason.

use super::{Session, UNAIDED};
use crate::lesson::{Goal, StepKind, WrongGiven, blanks};
use crate::scene::Viewer;
use crate::words::Text;

/// Time until a hint is shown, seconds.
const PATIENCE: f64 = 40.0;
/// The knob of a typed test.
const FORMULA: &str = "formula";
/// The knob of the contents of its blanks.
const BLANKS: &str = "blanks";

/// What the hand does while a step is watched. A goal that is only passed through is not reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    /// Still for a moment, or released: the present state counts.
    Rests,
    /// Still moving.
    Moves,
}

fn goals(kind: &StepKind) -> Vec<&Goal> {
    match kind {
        StepKind::Ticks(ticks) => ticks.iter().map(|tick| &tick.goal).collect(),
        StepKind::Goal(goal) | StepKind::Formula { goal, .. } => vec![goal],
        StepKind::Guess { .. } | StepKind::Choice { .. } | StepKind::Number { .. } | StepKind::Test(_) => Vec::new(),
    }
}

impl Session {
    /// Opens the scene, and notes which goals it does not reach yet. The pointer may be there before the first look.
    ///
    /// # Errors
    /// None for a course that was read.
    pub fn open_step(&mut self) -> Result<Viewer, Text> {
        let scene = self.open()?;
        let answers = scene.answers();
        self.armed = goals(&self.present.kind).into_iter().map(|goal| !goal.holds(&answers)).collect();
        Ok(scene)
    }

    /// Checks the goal; `now` in seconds. True if anything shown has changed, or waits for the hand to rest.
    pub fn watch(&mut self, scene: &Viewer, hand: Hand, now: f64) -> bool {
        if self.recap.is_some() {
            return false;
        }
        let before = self.state.clone();
        let since = *self.since.get_or_insert(now);
        let may_hint = self.row.is_none() && self.unaided < UNAIDED;
        if !self.state.is_done && now - since >= PATIENCE && may_hint && !self.state.has_hint {
            self.hint();
        }
        if !self.has_tried && (self.opened.is_none() || hand == Hand::Rests) {
            self.notice_try(scene);
        }
        let waits = self.look(scene, hand) | self.judge_typed(scene, hand);
        waits || self.state != before
    }

    /// Notes a try: the scene is no longer as the step opened it.
    fn notice_try(&mut self, scene: &Viewer) {
        let words = scene.words();
        if *self.opened.get_or_insert_with(|| words.clone()) != words {
            self.has_tried = true;
            self.did("tried", None);
        }
    }

    /// Checks the goals; true if one holds and waits.
    fn look(&mut self, scene: &Viewer, hand: Hand) -> bool {
        let goals = goals(&self.present.kind);
        if self.state.is_done || goals.is_empty() {
            return false;
        }
        let (answers, rests, mut waits) = (scene.answers(), hand == Hand::Rests, false);
        for ((goal, armed), tick) in goals.into_iter().zip(&mut self.armed).zip(&mut self.state.ticks) {
            let is_so = goal.holds(&answers);
            let is_reached = is_so && *armed && !*tick;
            waits |= is_reached && !rests;
            *tick |= is_reached && rests;
            *armed |= !is_so;
        }
        if rests && self.state.ticks.iter().all(|tick| *tick) {
            self.present.settle(&answers);
            let typed = matches!(self.present.kind, StepKind::Formula { .. }).then(|| typed(scene)).flatten();
            // What was wrong before has changed.
            self.state.why = None;
            self.done(typed);
        }
        waits
    }

    /// Gives the reason if the typed test is one of the known wrong ones; true if that waits for the hand.
    fn judge_typed(&mut self, scene: &Viewer, hand: Hand) -> bool {
        if self.state.is_done || !matches!(self.present.kind, StepKind::Formula { .. }) {
            return false;
        }
        let Some(typed) = typed(scene) else { return false };
        if *self.typed.get_or_insert_with(|| typed.clone()) == typed {
            return false;
        }
        if hand == Hand::Moves {
            return true;
        }
        self.typed = Some(typed.clone());
        let is = |formula: &String| spaceless(formula) == spaceless(&typed);
        let given = self.present.kind.wrong().iter().find(|wrong| match &wrong.given {
            WrongGiven::Formulas(formulas) => formulas.iter().any(is),
            WrongGiven::Any | WrongGiven::Numbers(_) => false,
        });
        self.state.why = given.map(|wrong| wrong.why.clone());
        if given.is_some() {
            self.wrong(typed);
        }
        false
    }
}

fn typed(scene: &Viewer) -> Option<String> {
    let settings = scene.settings();
    let set = |key| settings.iter().find(|setting| setting.key == key).map(|setting| setting.value.to_string());
    let test = set(FORMULA)?;
    let filling = set(BLANKS).filter(|filling| !filling.is_empty());
    Some(filling.map_or_else(|| test.clone(), |filling| blanks::filled(&test, &filling)))
}

/// The same test, without spaces and with signs for its joining words.
fn spaceless(formula: &str) -> String {
    let word = |word| match word {
        "and" => "&&",
        "or" => "||",
        other => other,
    };
    formula.split_whitespace().map(word).collect()
}
