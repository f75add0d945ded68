//! The course: steps that open a scene, ask for something, and see for themselves when it is done.
//!
//! A course is data. The built-in one stands in `assets/lessons`, a chapter a file, and a teacher's own has the same
//! form; `docs/lessons.md` shows how to write one. A step is one of:
//!
//! | key | what the learner does | it is done when |
//! |---|---|---|
//! | `goal` | something to the scene | the formula holds |
//! | `ticks` | several things, in any order | each formula has held once |
//! | `guess` | says hit or miss, inside or outside, before it is shown | guessed |
//! | `choice` | chooses from two to four answers | the right one is chosen |
//! | `number` | types a number | it is what the formula comes to |
//!
//! With `hides`, what tells the answer of a choice or a number is hidden until it is given.
//!
//! ```
//! use hantei::lesson::Course;
//!
//! let file = r#"
//! title = "Touching"
//! [[step]]
//! title = "Bring them together"
//! task = "Let them overlap."
//! open = "rects a=20,190,100,100 b=270,190,100,100"
//! goal = "contact == overlapping"
//! solution = ["set a=200,190,100,100"]
//! "#;
//! let course = Course::read(&[("touching.toml", file)])?;
//! assert_eq!(course.chapters[0].steps.len(), 1);
//! # Ok::<(), hantei::words::Text>(())
//! ```

mod file;
mod goal;
mod session;

pub use file::read_event;
pub use goal::Goal;
pub use session::{Session, StepState};

use crate::quote::quoted;
use crate::scene::Event;
use crate::text;
use crate::words::Text;

macro_rules! chapter {
    ($name:literal) => {
        ($name, include_str!(concat!("../../assets/lessons/", $name)))
    };
}

/// The built-in course.
const CHAPTERS: &[(&str, &str)] = &[
    chapter!("01-when-they-miss.toml"),
    chapter!("02-one-condition.toml"),
    chapter!("03-absolute-value.toml"),
    chapter!("04-the-border.toml"),
    chapter!("05-which-side.toml"),
    chapter!("06-concave-crossed-flat.toml"),
    chapter!("07-between-frames.toml"),
    chapter!("08-a-thousand.toml"),
    chapter!("09-your-own-test.toml"),
    chapter!("10-real-reports.toml"),
    chapter!("11-one-axis-more.toml"),
];

/// How a command line begins to say the step.
const KEY: &str = "lesson=";

/// Whether words ask for a step. A course is only read when one does: that takes longer than to open a scene.
pub fn is_asked_for(words: &[String]) -> bool {
    words.iter().any(|word| word.starts_with(KEY))
}

/// Chapters in order.
#[derive(Clone, Debug)]
pub struct Course {
    /// At least one.
    pub chapters: Vec<Chapter>,
}

/// Steps under a title.
#[derive(Clone, Debug)]
pub struct Chapter {
    /// What it is about.
    pub title: Text,
    /// After which source.
    pub source: Option<Text>,
    /// At least one.
    pub steps: Vec<CourseStep>,
}

/// One thing to do.
#[derive(Clone, Debug)]
pub struct CourseStep {
    /// A few words.
    pub title: Text,
    /// At most three short sentences.
    pub text: Option<Text>,
    /// What is to be done, in a line.
    pub task: Text,
    /// A sentence that helps.
    pub hint: Option<Text>,
    /// Why, once it is done.
    pub after: Option<Text>,
    /// The words that open it, as a command line would say them.
    pub open: Vec<String>,
    /// What is to be done, as the program checks it.
    pub kind: StepKind,
    /// What tells the answer is hidden until the answer is given.
    pub hides: bool,
    /// What leads there.
    pub solution: Vec<Act>,
}

impl CourseStep {
    /// All that it says.
    pub fn texts(&self) -> impl Iterator<Item = &Text> {
        let Self { title, text, task, hint, after, kind, .. } = self;
        let of_kind: Vec<Option<&Text>> = match kind {
            StepKind::Choice { options, .. } => {
                options.iter().flat_map(|reply| [Some(&reply.says), reply.why.as_ref()]).collect()
            }
            StepKind::Ticks(ticks) => ticks.iter().map(|tick| tick.says.as_ref()).collect(),
            StepKind::Goal(_) | StepKind::Guess | StepKind::Number(_) => Vec::new(),
        };
        let own = [Some(title), text.as_ref(), Some(task), hint.as_ref(), after.as_ref()];
        own.into_iter().chain(of_kind).flatten()
    }
}

/// What is to be done.
#[derive(Clone, Debug)]
pub enum StepKind {
    /// The scene has to be so.
    Goal(Goal),
    /// The scene has to have been so, and so, in any order.
    Ticks(Vec<Tick>),
    /// Hit or miss, inside or outside.
    Guess,
    /// One of a few answers.
    Choice {
        /// Two to four.
        options: Vec<Reply>,
        /// The place of the right one.
        right: usize,
    },
    /// A number.
    Number(Goal),
}

/// One of several goals.
#[derive(Clone, Debug)]
pub struct Tick {
    /// What has to have held.
    pub goal: Goal,
    /// The goal as it stands in the file.
    pub formula: String,
    /// A few words that say which goal it is.
    pub says: Option<Text>,
}

/// One of the answers that can be chosen.
#[derive(Clone, Debug)]
pub struct Reply {
    /// The answer.
    pub says: Text,
    /// Why it is wrong.
    pub why: Option<Text>,
}

/// What a solution does.
#[derive(Clone, Debug, PartialEq)]
pub enum Act {
    /// Turns a knob.
    Set(String, String),
    /// Something that happens to the scene.
    Happens(Event),
    /// Does what an action of this name does.
    Does(String),
}

/// Where a step stands in a course, both counted from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct StepPlace {
    /// Which chapter.
    pub chapter: usize,
    /// Which step of it.
    pub step: usize,
}

/// As a person counts: `3.2`.
impl std::fmt::Display for StepPlace {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "{}.{}", self.chapter + 1, self.step + 1)
    }
}

impl Course {
    /// The course through the five sources.
    ///
    /// # Errors
    /// None; the tests read it.
    pub fn built_in() -> Result<Self, Text> {
        Self::read(CHAPTERS)
    }

    /// What `lesson=3.2` among the words of a command line or an address asks for, which it takes out: a place of this
    /// course.
    ///
    /// # Errors
    /// No such place, more than one, or other words beside it: a step opens its own scene.
    pub fn asked_for(&self, words: &mut Vec<String>) -> Result<Option<StepPlace>, Text> {
        let said: Vec<String> = words.extract_if(.., |word| word.starts_with(KEY)).collect();
        let (Some(first), others) = (said.first(), words.first()) else { return Ok(None) };
        if let Some(other) = said.get(1).or(others) {
            return Err(text!("lesson-alone", lesson = quoted(first), given = quoted(other)));
        }
        let asked = &first[KEY.len()..];
        let place = self.places().find(|place| place.to_string() == asked);
        let last = self.places().last().unwrap_or_default();
        let last = last.to_string();
        place.map(Some).ok_or_else(|| text!("lesson-unknown", given = quoted(asked), last = last))
    }

    /// The step at a place, if there is one.
    pub fn step(&self, place: StepPlace) -> Option<&CourseStep> {
        self.chapters.get(place.chapter)?.steps.get(place.step)
    }

    /// All that it says.
    pub fn texts(&self) -> impl Iterator<Item = &Text> {
        self.chapters.iter().flat_map(|chapter| {
            let own = [Some(&chapter.title), chapter.source.as_ref()];
            own.into_iter().flatten().chain(chapter.steps.iter().flat_map(CourseStep::texts))
        })
    }

    /// Every place, in order.
    pub fn places(&self) -> impl Iterator<Item = StepPlace> + '_ {
        let steps = |(chapter, of): (usize, &Chapter)| (0..of.steps.len()).map(move |step| StepPlace { chapter, step });
        self.chapters.iter().enumerate().flat_map(steps)
    }
}
