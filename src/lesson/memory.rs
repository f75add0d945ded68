//! What a course remembers of a learner: which steps are done, what was answered, and what was wrong.
//!
//! A [`Note`] is one thing that happened. A memory is what all notes together come to, so two windows that note at the same
//! time lose nothing: each adds its notes to what is kept by then.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// So many right answers end a mistake.
const RIGHTS: u32 = 2;
/// So many wrong answers of a step are kept.
const KEPT: usize = 12;

/// What is remembered of one course. What a later version has added stays as it is.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Serialize)]
pub struct Memory {
    /// The id of the step at which the learner was last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,
    /// What is remembered of each step, by its id.
    #[serde(default)]
    pub steps: BTreeMap<String, StepMemory>,
    #[serde(flatten)]
    more: Map<String, Value>,
}

/// What is remembered of a step.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Serialize)]
pub struct StepMemory {
    /// It has been done.
    #[serde(default)]
    pub done: bool,
    /// It has been done without hint, solution or wrong answer.
    #[serde(default)]
    pub unaided: bool,
    /// The right answer, as it was given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answer: Option<String>,
    /// Wrong answers, as they were given, the last one last.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub wrong: Vec<String>,
    /// It was answered wrong, and comes back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mistake: Option<Mistake>,
    #[serde(flatten)]
    more: Map<String, Value>,
}

/// A step that comes back.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, Serialize)]
pub struct Mistake {
    /// How often in a row it has been answered rightly since.
    pub rights: u32,
    /// When it was asked last, days since 1970.
    pub day: u64,
}

/// One thing that happened.
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
        /// What was answered, where something is.
        answer: Option<String>,
    },
    /// A step was answered wrong.
    Wrong {
        /// Its id.
        id: String,
        /// What was answered.
        answer: String,
        /// When, days since 1970.
        day: u64,
    },
    /// A step that came back was answered rightly at the first try.
    Right {
        /// Its id.
        id: String,
        /// When, days since 1970.
        day: u64,
    },
}

impl Memory {
    /// What is remembered of a step.
    pub fn step(&self, id: &str) -> Option<&StepMemory> {
        self.steps.get(id)
    }

    /// Whether a step has been done.
    pub fn is_done(&self, id: &str) -> bool {
        self.step(id).is_some_and(|step| step.done)
    }

    /// The mistake that a step still is.
    pub fn mistake(&self, id: &str) -> Option<Mistake> {
        self.step(id)?.mistake
    }

    /// Adds what happened.
    pub fn note(&mut self, note: &Note) {
        match note {
            Note::At(id) => self.at = Some(id.clone()),
            Note::Done { id, unaided, answer } => {
                let step = self.steps.entry(id.clone()).or_default();
                step.done = true;
                step.unaided |= unaided;
                if answer.is_some() {
                    step.answer.clone_from(answer);
                }
            }
            Note::Wrong { id, answer, day } => {
                let step = self.steps.entry(id.clone()).or_default();
                step.wrong.push(answer.clone());
                let older = step.wrong.len().saturating_sub(KEPT);
                step.wrong.drain(..older);
                step.mistake = Some(Mistake { rights: 0, day: *day });
            }
            Note::Right { id, day } => {
                let Some(step) = self.steps.get_mut(id) else { return };
                let rights = step.mistake.map_or(0, |mistake| mistake.rights) + 1;
                step.mistake = step.mistake.filter(|_| rights < RIGHTS).map(|_| Mistake { rights, day: *day });
            }
        }
    }
}

/// What is kept, of every course.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct Kept {
    version: u32,
    #[serde(default)]
    courses: BTreeMap<String, Memory>,
    #[serde(flatten)]
    more: Map<String, Value>,
}

/// Why what is kept cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KeptError {
    /// It is not what this program writes.
    Broken(String),
    /// A later version of the program has written it.
    Later(u32),
}

/// The version of what is kept.
const VERSION: u32 = 1;

impl Default for Kept {
    fn default() -> Self {
        Self { version: VERSION, courses: BTreeMap::new(), more: Map::new() }
    }
}

impl Kept {
    /// Reads what was kept.
    ///
    /// # Errors
    /// It is none, or of a later version.
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

    /// As it is kept: one line of JSON.
    pub fn line(&self) -> String {
        // Maps with texts for keys can always be written.
        serde_json::to_string(self).unwrap_or_default() + "\n"
    }

    /// What is kept of a course.
    pub fn of(&self, course: &str) -> Memory {
        self.courses.get(course).cloned().unwrap_or_default()
    }

    /// Adds what happened in a course.
    pub fn note(&mut self, course: &str, notes: &[Note]) {
        let memory = self.courses.entry(course.to_owned()).or_default();
        notes.iter().for_each(|note| memory.note(note));
    }
}
