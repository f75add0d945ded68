//! Short movements after a change, which lead the eye to what is new.
//!
//! Idea: each frame describes what it shows ([`Seen`]). Where that differs from the frame before, movements begin, each
//! with its own duration. Drawing code asks for a movement's progress ([`part`]), or for a value on its way
//! ([`eased`]). Words, numbers and the picture are never late: only colours, marks and what lies over the picture move.
//! While nothing moves, no frame is needed.

mod eased;
pub(super) mod ghost;
mod moves;
pub(super) mod picture;

use super::host;
pub(super) use eased::{eased, part, pictogram_before, shaken};
use hantei_scenes::figure::{Figure, MotionChoice, Pictogram};
use hantei_scenes::lesson::Session;
use hantei_scenes::scene::{Readings, Viewer};
pub(super) use moves::Movement;
use moves::Progress;

/// After this long without input in a course's step, the hint attracts attention, seconds.
const PATIENCE: f64 = 20.0;

/// Fast at first, then slow: the cube of what is left.
fn ease_out(part: f64) -> f64 {
    1.0 - (1.0 - part.clamp(0.0, 1.0)).powi(3)
}

/// What a frame shows, as far as changes of it are animated.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Seen {
    scene: &'static str,
    /// The question of the course.
    turn: Option<(usize, Option<usize>)>,
    verdict: Option<bool>,
    is_wrong: bool,
    picture: Pictogram,
    /// Whether the picture shows what both share.
    has_contact: bool,
    is_hidden: bool,
    step: usize,
    is_done: bool,
    /// How many goals of the step have held.
    ticks: usize,
    /// Wrong answers so far.
    tries: usize,
    /// Whether the guess is right; `None` without one.
    is_right: Option<bool>,
    offers_hint: bool,
}

impl Seen {
    pub(super) fn of(scene: &Viewer, readings: &Readings, figure: &Figure, session: Option<&Session>) -> Self {
        let state = session.map(Session::state);
        Self {
            scene: scene.name(),
            turn: session.map(|it| (it.turn(), it.recap().map(|(_, at)| at))),
            verdict: readings.verdict,
            is_wrong: readings.truth.is_some(),
            picture: readings.picture,
            has_contact: picture::contact(figure).is_some(),
            is_hidden: scene.is_hidden(),
            step: scene.step(),
            is_done: state.is_some_and(|state| state.is_done),
            ticks: state.map_or(0, |state| state.ticks.iter().filter(|held| **held).count()),
            tries: state.map_or(0, |state| state.tries),
            is_right: readings.guessing.as_ref().and_then(|guessing| guessing.is_right),
            offers_hint: session.is_some_and(Session::offers_hint),
        }
    }

    /// The movements that begin when this follows `before`.
    fn moves_since(&self, before: &Self) -> Vec<Movement> {
        if (self.scene, self.turn) != (before.scene, before.turn) {
            // Another scene or step is no change to animate.
            return Vec::new();
        }
        let is_told = before.is_hidden && !self.is_hidden && (self.is_done || self.is_right.is_some());
        let is_wrong = self.tries > before.tries || self.is_right == Some(false) && before.is_right.is_none();
        let meets = self.has_contact && !before.has_contact && !is_told;
        let steps = self.step != before.step && self.step > 0;
        let finishes = self.is_done && !before.is_done;
        let changes: [(bool, &[Movement]); 8] = [
            ((self.verdict, self.is_wrong) != (before.verdict, before.is_wrong), &[Movement::Wash]),
            (self.picture != before.picture, &[Movement::Squares]),
            (meets, &[Movement::Flash, Movement::Stripes]),
            (steps, &[Movement::Highlight, Movement::Measure]),
            (finishes || self.ticks > before.ticks, &[Movement::Tick]),
            (finishes, &[Movement::Segment, Movement::Continue]),
            (is_wrong, &[Movement::Shake, Movement::Pulse]),
            (is_told, &[Movement::Reveal]),
        ];
        changes.into_iter().filter(|(begins, _)| *begins).flat_map(|(_, moves)| moves).copied().collect()
    }
}

/// The movements, with the time of each start.
#[derive(Debug, Default)]
pub(super) struct Motion {
    /// The reader's choice; `None`: as the system has it.
    choice: Option<MotionChoice>,
    /// Start of the frame, seconds.
    now: f64,
    /// Start of each, in the order of [`Movement::ALL`], seconds.
    began: [Option<f64>; Movement::ALL.len()],
    seen: Option<Seen>,
    /// The pictogram before the present one.
    before: Pictogram,
    /// Time of the last input or of the step's opening, seconds.
    still_since: f64,
    /// Whether the hint has attracted attention in this step.
    has_hinted: bool,
    is_on: bool,
}

impl Motion {
    pub(super) fn new(choice: Option<MotionChoice>) -> Self {
        Self { choice, is_on: wanted(choice), ..Self::default() }
    }

    /// Whether anything may move in this frame.
    pub(super) fn is_on(&self) -> bool {
        self.is_on
    }

    pub(super) fn toggle(&mut self) {
        self.is_on = !self.is_on;
        self.choice = Some(if self.is_on { MotionChoice::On } else { MotionChoice::Off });
    }

    pub(super) fn begin(&mut self, now: f64, has_input: bool) {
        self.is_on = wanted(self.choice);
        self.now = now;
        if has_input {
            self.still_since = now;
        }
    }

    /// Compares with the frame before, and begins movements.
    pub(super) fn notice(&mut self, seen: Seen) {
        let Some(before) = self.seen.replace(seen) else {
            self.still_since = self.now;
            return;
        };
        let Some(seen) = &self.seen else { return };
        if (seen.scene, seen.turn) != (before.scene, before.turn) {
            (self.still_since, self.has_hinted) = (self.now, false);
        }
        if !self.is_on() {
            return self.rest();
        }
        let mut moves = seen.moves_since(&before);
        if moves.contains(&Movement::Squares) {
            self.before = before.picture;
        }
        if self.hint_due().is_some_and(|due| self.now >= due) {
            self.has_hinted = true;
            moves.push(Movement::Hint);
        }
        for each in moves {
            self.began[each as usize] = Some(self.now);
        }
    }

    pub(super) fn rest(&mut self) {
        self.began = Default::default();
    }

    /// Passes the progress of all movements on to drawing code.
    pub(super) fn tell(&self, context: &egui::Context) {
        let part = |each: Movement| self.began[each as usize].map_or(1.0, |began| (self.now - began) / each.lasts());
        let parts = Movement::ALL.map(|each| ease_out(part(each)) as f32);
        eased::tell(context, Progress { parts, before: self.before });
    }

    /// Whether anything still moves, so that another frame is needed.
    pub(super) fn is_moving(&self) -> bool {
        let moves = |each: &Movement| self.began[*each as usize].is_some_and(|began| self.now - began < each.lasts());
        Movement::ALL.iter().any(moves)
    }

    /// Seconds until a frame is needed without input; the next frame of the step after that starts the movement.
    pub(super) fn until(&self) -> Option<f64> {
        Some(self.hint_due()? - self.now).filter(|left| *left > 0.0)
    }

    fn hint_due(&self) -> Option<f64> {
        let waits = self.seen.as_ref().is_some_and(|seen| seen.offers_hint) && !self.has_hinted && self.is_on();
        waits.then_some(self.still_since + PATIENCE)
    }
}

/// Whether anything may move: the reader's choice, else the system's.
fn wanted(choice: Option<MotionChoice>) -> bool {
    choice.map_or_else(host::wants_motion, |choice| choice == MotionChoice::On)
}

#[cfg(test)]
mod tests;
