//! What a course remembers of a learner: which steps are done, what was answered, and what was wrong.
//!
//! A [`Note`] is one event, and a memory is the sum of all notes. So two windows that note at the same time lose
//! nothing: each adds its notes to what is stored by then.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// How often a step comes back, at most.
pub(super) const REPEATS: u32 = 2;
/// The most wrong answers kept for a step.
const KEPT: usize = 12;

/// The memory of one course. It keeps unknown entries of later versions.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Serialize)]
pub struct Memory {
    /// The id of the learner's last step.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,
    /// The memory of each step, by its id.
    #[serde(default)]
    pub steps: BTreeMap<String, StepMemory>,
    #[serde(flatten)]
    more: Map<String, Value>,
}

/// The memory of a step.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Serialize)]
pub struct StepMemory {
    /// Whether it has been done.
    #[serde(default)]
    pub done: bool,
    /// Whether it has been done without hint, solution or wrong answer.
    #[serde(default)]
    pub unaided: bool,
    /// Whether a hint or the solution was shown.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub helped: bool,
    /// The right answer, as given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answer: Option<String>,
    /// Wrong answers, as given, newest last.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub wrong: Vec<String>,
    /// A wrong answer that makes it come back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mistake: Option<StepMistake>,
    #[serde(flatten)]
    more: Map<String, Value>,
}

/// A mistake, which makes a step come back.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, Serialize)]
pub struct StepMistake {
    /// How often it has come back. Before, the right answers were counted, under this name.
    #[serde(rename = "rights")]
    pub repeats: u32,
    /// When it was last asked, days since 1970.
    pub day: u64,
}

/// An event.
#[derive(Clone, Debug, PartialEq)]
pub enum Note {
    /// The learner is at this step.
    At(String),
    /// A step is done.
    Done {
        /// Its id.
        id: String,
        /// Without hint, solution or wrong answer.
        unaided: bool,
        /// With hint or solution.
        helped: bool,
        /// The answer, if there is one.
        answer: Option<String>,
    },
    /// A step was answered wrong.
    Wrong {
        /// Its id.
        id: String,
        /// The answer.
        answer: String,
        /// Days since 1970.
        day: u64,
        /// Whether it had come back.
        is_again: bool,
    },
    /// A step comes back.
    Again {
        /// Its id.
        id: String,
        /// Days since 1970.
        day: u64,
    },
    /// A step that came back was answered rightly at the first try.
    Right {
        /// Its id.
        id: String,
    },
}

impl StepMemory {
    /// Whether a hint or the solution was shown. Before, only their lack was kept.
    pub fn was_helped(&self) -> bool {
        self.helped || self.done && !self.unaided && self.wrong.is_empty()
    }
}

impl Memory {
    /// The memory of a step.
    pub fn step(&self, id: &str) -> Option<&StepMemory> {
        self.steps.get(id)
    }

    /// Whether a step has been done.
    pub fn is_done(&self, id: &str) -> bool {
        self.step(id).is_some_and(|step| step.done)
    }

    /// The mistake for which a step comes back.
    pub fn mistake(&self, id: &str) -> Option<StepMistake> {
        self.step(id)?.mistake.filter(|mistake| mistake.repeats < REPEATS)
    }

    /// Adds an event.
    pub fn note(&mut self, note: &Note) {
        match note {
            Note::At(id) => self.at = Some(id.clone()),
            Note::Done { id, unaided, helped, answer } => {
                let step = self.steps.entry(id.clone()).or_default();
                step.done = true;
                step.unaided |= unaided;
                step.helped |= helped;
                if answer.is_some() {
                    step.answer.clone_from(answer);
                }
            }
            Note::Wrong { id, answer, day, is_again } => {
                let step = self.steps.entry(id.clone()).or_default();
                step.wrong.push(answer.clone());
                let older = step.wrong.len().saturating_sub(KEPT);
                step.wrong.drain(..older);
                // A repeat that is answered wrong is no new mistake.
                let repeats = step.mistake.filter(|_| *is_again).map_or(0, |before| before.repeats);
                step.mistake = Some(StepMistake { repeats, day: *day });
            }
            Note::Again { id, day } => {
                if let Some(mistake) = self.steps.get_mut(id).and_then(|step| step.mistake.as_mut()) {
                    *mistake = StepMistake { repeats: mistake.repeats + 1, day: *day };
                }
            }
            Note::Right { id } => {
                if let Some(step) = self.steps.get_mut(id) {
                    step.mistake = None;
                }
            }
        }
    }
}

/// The stored memory of all courses.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct Kept {
    version: u32,
    #[serde(default)]
    courses: BTreeMap<String, Memory>,
    #[serde(flatten)]
    more: Map<String, Value>,
}

/// Why the stored memory cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KeptError {
    /// This program has not written it.
    Broken(String),
    /// A later version of the program has written it.
    Later(u32),
}

/// The version of the format.
const VERSION: u32 = 1;

impl Default for Kept {
    fn default() -> Self {
        Self { version: VERSION, courses: BTreeMap::new(), more: Map::new() }
    }
}

impl Kept {
    /// Reads the stored memory.
    ///
    /// # Errors
    /// It is broken, or of a later version.
    pub fn read(text: &str) -> Result<Self, KeptError> {
        let broken = |error: serde_json::Error| KeptError::Broken(error.to_string());
        let value: Value = serde_json::from_str(text).map_err(broken)?;
        match value.get("version").and_then(Value::as_u64) {
            Some(version) if version > u64::from(VERSION) => {
                Err(KeptError::Later(u32::try_from(version).unwrap_or(u32::MAX)))
            }
            _ => serde_json::from_value(value).map_err(broken),
        }
    }

    /// The memory as it is stored: one line of JSON.
    pub fn line(&self) -> String {
        // Maps with text keys can always be written.
        serde_json::to_string(self).unwrap_or_default() + "\n"
    }

    /// The memory of a course.
    pub fn of(&self, course: &str) -> Memory {
        self.courses.get(course).cloned().unwrap_or_default()
    }

    /// Whether the learner has been in a course.
    pub fn has_begun(&self, course: &str) -> bool {
        self.courses.get(course).is_some_and(|memory| memory.at.is_some())
    }

    /// Adds events, each with its course. If nothing was stored, or it was lost, all that is `known` takes its place,
    /// with these events.
    pub fn and(mut self, notes: &[(String, Note)], known: &Self) -> Self {
        if self == Self::default() {
            return known.clone();
        }
        notes.iter().for_each(|(course, note)| self.note(course, std::slice::from_ref(note)));
        self
    }

    /// Adds events of a course.
    pub fn note(&mut self, course: &str, notes: &[Note]) {
        let memory = self.courses.entry(course.to_owned()).or_default();
        notes.iter().for_each(|note| memory.note(note));
    }
}
