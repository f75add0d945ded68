//! Steps as they were left: back and forth, and out of the course and in again, show them so.

use super::Session;
use super::state::LeftStep;
use crate::lesson::memory::{Memory, Note};
use crate::lesson::{StepKind, StepPlace};
use crate::scene::Viewer;

impl Session {
    /// Keeps a step, before another one opens.
    pub fn leave_step(&mut self, scene: &Viewer) {
        if self.row.is_none() && self.recap.is_none() {
            let left =
                LeftStep { asked: self.present.clone(), state: self.state.clone(), words: self.words_left(scene) };
            self.left.insert(self.place, left);
        }
    }

    /// The words that open the scene as it is; `None` for a guess that waits, in which nothing can be changed.
    fn words_left(&self, scene: &Viewer) -> Option<Vec<String>> {
        let waits = matches!(self.present.kind, StepKind::Guess { .. }) && !self.is_over();
        // A question that was answered stays answered.
        let words = || scene.words().into_iter().filter(|word| !word.starts_with("guess=")).collect();
        (!waits && self.recap.is_none()).then(words)
    }

    /// Leaves the course for a while.
    pub fn pause(&mut self, scene: &Viewer) {
        self.reopened = self.words_left(scene);
        self.leave_step(scene);
    }

    /// Comes back to the course where it was left; false on another day, which begins with what was wrong.
    pub fn resume(&mut self, memory: Memory, today: u64) -> bool {
        if today == self.today {
            (self.memory, self.since) = (memory, None);
            self.turn += 1;
            let id = self.course.chapters[self.place.chapter].steps[self.place.step].id.clone();
            self.note(Note::At(id));
        }
        today == self.today
    }

    /// Goes to a place, and shows the step as it was left.
    pub(super) fn go_again(&mut self, place: StepPlace) {
        self.go(place);
        if let Some(LeftStep { asked, state, words }) = self.left.get(&place).filter(|_| self.row.is_none()).cloned() {
            (self.present, self.state, self.reopened) = (asked, state, words);
        }
    }

    /// Goes to the place before; from the first step of a chapter to the recap of the one before, once that is done.
    pub fn go_back(&mut self) {
        let Some(place) = self.back() else { return };
        let has_recap = !self.course.chapters[place.chapter].recap.is_empty();
        if place.chapter < self.place.chapter && has_recap && self.has_done(place) {
            self.arrive(place);
            self.begin_recap();
        } else {
            self.go_again(place);
        }
    }
}
