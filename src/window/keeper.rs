//! Keeps what courses remember, and reads it again: where the host keeps it, or for as long as the window is open.

use super::host;
use crate::lesson::memory::{Kept, Memory, Note};
use crate::words::Text;

/// What is remembered, and whether it is kept.
#[derive(Default)]
pub(super) struct Keeper {
    /// It is kept beyond this window.
    keeps: bool,
    /// What this window knows.
    kept: Kept,
    /// What has not been kept yet, and of which course.
    waiting: Vec<(String, Note)>,
    /// What is to be told, once.
    told: Option<Text>,
    has_told: bool,
}

impl Keeper {
    /// A keeper; one that is fresh begins anew, and leaves what is kept as it is.
    pub(super) fn new(is_fresh: bool) -> Self {
        Self { keeps: !is_fresh, ..Self::default() }
    }

    /// What is remembered of a course.
    pub(super) fn memory(&mut self, course: &str) -> Memory {
        if self.keeps {
            match host::recall() {
                Ok((kept, told)) => {
                    self.kept = kept;
                    // What could not be kept is known here all the same.
                    for (course, note) in &self.waiting {
                        self.kept.note(course, std::slice::from_ref(note));
                    }
                    self.tell(told);
                }
                Err(why) => self.give_up(why),
            }
        }
        self.kept.of(course)
    }

    /// Keeps what happened.
    pub(super) fn keep(&mut self, course: &str, notes: Vec<Note>) {
        if notes.is_empty() {
            return;
        }
        self.kept.note(course, &notes);
        if !self.keeps {
            return;
        }
        self.waiting.extend(notes.into_iter().map(|note| (course.to_owned(), note)));
        let notes: Vec<Note> =
            self.waiting.iter().filter(|(of, _)| of == course).map(|(_, note)| note.clone()).collect();
        match host::remember(course, &notes) {
            Ok(told) => {
                self.waiting.retain(|(of, _)| of != course);
                self.tell(told);
            }
            // It is tried again with what happens next: a full disk may have room by then.
            Err(why) => self.tell(Some(why)),
        }
    }

    /// What is kept cannot be used: it is left alone from now on.
    fn give_up(&mut self, why: Text) {
        self.keeps = false;
        self.tell(Some(why));
    }

    fn tell(&mut self, told: Option<Text>) {
        if told.is_some() && !self.has_told {
            (self.told, self.has_told) = (told, true);
        }
    }

    /// Tells this in place of what is told.
    pub(super) fn say(&mut self, said: Result<Text, Text>) {
        self.told = Some(said.unwrap_or_else(|why| why));
    }

    /// What is to be told of it.
    pub(super) fn told(&self) -> Option<&Text> {
        self.told.as_ref()
    }

    /// It has been told long enough.
    pub(super) fn forget_told(&mut self) {
        self.told = None;
    }
}

/// Today where the learner is, days since 1970: a new day begins at their midnight.
pub(super) fn today() -> u64 {
    ((macroquad::miniquad::date::now() + host::seconds_east()) / 86_400.0) as u64
}
