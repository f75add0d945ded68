//! Keeps what courses remember: where the host stores it, or until the window closes.

use super::host;
use crate::lesson::memory::{Kept, Memory, Note};
use crate::words::Text;

#[derive(Default)]
pub(super) struct Keeper {
    /// Whether it is stored beyond this window.
    keeps: bool,
    /// What this window remembers.
    kept: Kept,
    /// Notes that are not stored yet, with their course.
    waiting: Vec<(String, Note)>,
    /// A message to show once.
    told: Option<Text>,
    has_told: bool,
}

impl Keeper {
    /// A fresh keeper begins with nothing, and leaves the stored memory as it is.
    pub(super) fn new(is_fresh: bool) -> Self {
        let mut keeper = Self { keeps: !is_fresh, ..Self::default() };
        // What cannot be read is said when the course begins.
        if !is_fresh && let Ok((kept, told)) = host::recall() {
            keeper.kept = kept;
            keeper.tell(told);
        }
        keeper
    }

    /// Whether the learner has been in this course.
    pub(super) fn has_begun(&self, course: &str) -> bool {
        self.kept.has_begun(course)
    }

    pub(super) fn memory(&mut self, course: &str) -> Memory {
        if self.keeps {
            match host::recall() {
                Ok((kept, told)) => {
                    self.kept = kept;
                    // Notes that could not be stored count here too.
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
            // The next note tries again: a full disk may have room by then.
            Err(why) => self.tell(Some(why)),
        }
    }

    /// The stored memory is unusable: leaves it alone from now on.
    fn give_up(&mut self, why: Text) {
        self.keeps = false;
        self.tell(Some(why));
    }

    fn tell(&mut self, told: Option<Text>) {
        if told.is_some() && !self.has_told {
            (self.told, self.has_told) = (told, true);
        }
    }

    /// Replaces the message.
    pub(super) fn say(&mut self, said: Result<Text, Text>) {
        self.told = Some(said.unwrap_or_else(|why| why));
    }

    pub(super) fn told(&self) -> Option<&Text> {
        self.told.as_ref()
    }

    pub(super) fn forget_told(&mut self) {
        self.told = None;
    }
}

/// The learner's day, in days since 1970, from midnight to midnight.
pub(super) fn today() -> u64 {
    ((macroquad::miniquad::date::now() + host::seconds_east()) / 86_400.0) as u64
}
