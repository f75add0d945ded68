//! Keeps what courses remember: where the host stores it, or until the window closes.

use super::host;
use hantei_scenes::lesson::memory::{Kept, Memory, Note};
use hantei_scenes::words::Text;

/// What is stored, and a message, or why it cannot be read.
type Recalled = Result<(Kept, Option<Text>), Text>;
/// A message, or why it is not stored.
type Remembered = Result<Option<Text>, Text>;

/// Where what courses remember is stored beyond this window.
#[derive(Clone, Copy)]
struct Storage {
    recall: fn() -> Recalled,
    remember: fn(&[(String, Note)], &Kept) -> Remembered,
}

#[derive(Default)]
pub(super) struct Keeper {
    storage: Option<Storage>,
    /// What this window remembers.
    kept: Kept,
    /// Notes that are not stored yet, with their course.
    waiting: Vec<(String, Note)>,
    /// A message to show once.
    told: Option<Text>,
    /// The last message of the storage, which is not said twice.
    heard: Option<Text>,
}

impl Keeper {
    /// A fresh keeper begins with nothing, and leaves the stored memory as it is.
    pub(super) fn new(is_fresh: bool) -> Self {
        if is_fresh { Self::default() } else { Self::of(Storage { recall: host::recall, remember: host::remember }) }
    }

    fn of(storage: Storage) -> Self {
        let mut keeper = Self { storage: Some(storage), ..Self::default() };
        // What cannot be read is said when the course begins.
        if let Ok((kept, told)) = (storage.recall)() {
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
        match self.storage.map(|storage| (storage.recall)()) {
            Some(Ok((kept, told))) => {
                // Notes that could not be stored count here too, and all of them if what was stored is lost.
                self.kept = kept.and(&self.waiting, &self.kept);
                self.tell(told);
            }
            Some(Err(why)) => self.tell(Some(why)),
            None => {}
        }
        self.kept.of(course)
    }

    pub(super) fn keep(&mut self, course: &str, notes: Vec<Note>) {
        if notes.is_empty() {
            return;
        }
        self.kept.note(course, &notes);
        let Some(storage) = self.storage else { return };
        self.waiting.extend(notes.into_iter().map(|note| (course.to_owned(), note)));
        match (storage.remember)(&self.waiting, &self.kept) {
            Ok(told) => {
                self.waiting.clear();
                self.heard = None;
                self.tell(told);
            }
            // The next note tries again: a full disk may have room by then.
            Err(why) => self.tell(Some(why)),
        }
    }

    /// Shows a message of the storage, unless it is the last one again.
    fn tell(&mut self, told: Option<Text>) {
        if told.is_some() && told != self.heard {
            self.heard.clone_from(&told);
            self.told = told;
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
    ((host::canvas::now() + host::seconds_east()) / 86_400.0) as u64
}

#[cfg(test)]
mod tests;
