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
//! | `formula` | fills in the blanks of a test, or writes one | the formula over the scene's answers holds |
//! | `cases` | answers questions in a row, without help | each was right at the first try |
//!
//! With `hides`, what tells the answer of a choice or a number is hidden until it is given; with `empty`, the picture is, too.
//! Each step has an `id` that stays: what the course remembers of a learner, and links, know steps by it.
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

mod before;
mod blanks;
mod check;
mod file;
mod fill;
mod goal;
pub mod memory;
mod moved;
mod results;
mod session;
mod shown;
#[cfg(all(not(target_arch = "wasm32"), any(feature = "cli", feature = "window")))]
pub mod store;

pub use file::{LONGEST_FILE, read_event, too_long_a_file};
pub use goal::Goal;
pub use session::{Deed, Hand, Onward, Session, StepState};
pub use shown::ShownPart;

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
    chapter!("10-and-then.toml"),
    chapter!("11-circle.toml"),
    chapter!("12-one-axis-more.toml"),
    chapter!("13-from-the-wild.toml"),
];

/// What the built-in course is remembered by.
const BUILT_IN: &str = "hantei";

/// How a command line begins to say the step.
const KEY: &str = "lesson=";

/// Whether words ask for a step. A course is only read when one does: that takes longer than to open a scene.
pub fn is_asked_for(words: &[String]) -> bool {
    words.iter().any(|word| word.starts_with(KEY))
}

/// Chapters in order.
#[derive(Clone, Debug)]
pub struct Course {
    /// What it is remembered by: the built-in one, or the title of another one's first chapter.
    pub name: String,
    /// At least one.
    pub chapters: Vec<Chapter>,
}

/// Steps under a title.
#[derive(Clone, Debug)]
pub struct Chapter {
    /// The name of the file in which it stands.
    pub file: String,
    /// Its number, from 1; numbers may be left out.
    pub number: usize,
    /// What it is about.
    pub title: Text,
    /// After which source.
    pub source: Option<Text>,
    /// What it comes to, in a few sentences.
    pub recap: Vec<RecapLine>,
    /// At least one.
    pub steps: Vec<CourseStep>,
}

impl Chapter {
    /// A chapter of these steps alone.
    fn of(steps: Vec<CourseStep>) -> Self {
        Self { file: String::new(), number: 1, title: Text::default(), source: None, recap: Vec::new(), steps }
    }
}

/// A sentence that a chapter ends with.
#[derive(Clone, Debug)]
pub struct RecapLine {
    /// The sentence.
    pub says: Text,
    /// The words that open its figure.
    pub figure: Option<Vec<String>>,
}

/// One thing to do, or a test of several.
#[derive(Clone, Debug)]
pub struct CourseStep {
    /// Which step it is, whatever its number: letters, digits and hyphens. No other step of the course has it.
    pub id: String,
    /// The line of its file at which it begins.
    pub line: usize,
    /// It is on the short path.
    pub is_short: bool,
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
    /// The picture is hidden until the answer is given.
    pub is_empty: bool,
    /// What of the panel stands in its text, where the panel itself is not shown.
    pub shows: Vec<ShownPart>,
    /// Answers that are wrong for a reason; those of a choice stand with its answers.
    pub wrong: Vec<WrongAnswer>,
    /// The words that open it with other numbers, when it is asked again.
    pub again: Vec<Vec<String>>,
    /// What leads there.
    pub solution: Vec<Act>,
    /// What the picture shows besides, once it is done.
    pub then: Vec<Act>,
}

/// A wrong answer that is told why.
#[derive(Clone, Debug)]
pub struct WrongAnswer {
    /// Which answers.
    pub given: WrongGiven,
    /// Why they are wrong.
    pub why: Text,
}

/// Which answers are wrong for a reason.
#[derive(Clone, Debug)]
pub enum WrongGiven {
    /// Every wrong one that has no reason of its own.
    Any,
    /// These numbers.
    Numbers(Vec<Goal>),
    /// These tests, with their blanks filled in.
    Formulas(Vec<String>),
}

impl CourseStep {
    /// All that it says.
    pub fn texts(&self) -> impl Iterator<Item = &Text> {
        let Self { title, text, task, hint, after, kind, wrong, .. } = self;
        let of_kind: Vec<Option<&Text>> = match kind {
            StepKind::Choice { options, .. } => {
                options.iter().flat_map(|reply| [Some(&reply.says), reply.why.as_ref()]).collect()
            }
            StepKind::Ticks(ticks) => ticks.iter().map(|tick| tick.says.as_ref()).collect(),
            StepKind::Test(cases) => cases.iter().flat_map(|case| case.texts().collect::<Vec<_>>()).map(Some).collect(),
            StepKind::Goal(_) | StepKind::Guess | StepKind::Number(_) | StepKind::Formula(_) => Vec::new(),
        };
        let own = [Some(title), text.as_ref(), Some(task), hint.as_ref(), after.as_ref()];
        own.into_iter().chain(of_kind).flatten().chain(wrong.iter().map(|wrong| &wrong.why))
    }

    /// What it says of its numbers.
    fn texts_mut(&mut self) -> Vec<&mut Text> {
        let Self { text, task, hint, after, kind, wrong, .. } = self;
        let mut texts = vec![task];
        texts.extend([text, hint, after].into_iter().flatten());
        texts.extend(wrong.iter_mut().map(|wrong| &mut wrong.why));
        if let StepKind::Choice { options, .. } = kind {
            for Reply { says, why } in options {
                texts.push(says);
                texts.extend(why);
            }
        }
        texts
    }

    /// It is a test.
    pub fn is_test(&self) -> bool {
        matches!(self.kind, StepKind::Test(_))
    }

    /// The questions of a test; none of another step.
    pub fn cases(&self) -> &[Self] {
        if let StepKind::Test(cases) = &self.kind { cases } else { &[] }
    }

    fn cases_mut(&mut self) -> &mut [Self] {
        if let StepKind::Test(cases) = &mut self.kind { cases } else { &mut [] }
    }

    /// The step, and its cases.
    pub fn and_cases(&self) -> impl Iterator<Item = &Self> {
        std::iter::once(self).chain(self.cases())
    }

    /// What helps: its hint, or else the first reason why an answer is wrong.
    pub fn help(&self) -> Option<&Text> {
        let of_choice = match &self.kind {
            StepKind::Choice { options, .. } => options.iter().find_map(|reply| reply.why.as_ref()),
            _ => None,
        };
        self.hint.as_ref().or(self.wrong.first().map(|wrong| &wrong.why)).or(of_choice)
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
    /// A test that is typed, after which this holds.
    Formula(Goal),
    /// Questions in a row, each with its own opening.
    Test(Vec<CourseStep>),
}

impl StepKind {
    /// An answer is given, rather than something done to the picture.
    pub fn is_asked(&self) -> bool {
        matches!(self, Self::Guess | Self::Choice { .. } | Self::Number(_))
    }
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

/// Which chapter and which step it is, both counted from 1; `Course::number_of` has the number of the chapter.
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
        Ok(Self { name: BUILT_IN.into(), ..Self::read(CHAPTERS)? })
    }

    /// A place as a person counts: `3.2`, the number of the chapter and that of the step.
    pub fn number_of(&self, place: StepPlace) -> String {
        let chapter = self.chapters.get(place.chapter).map_or(place.chapter + 1, |chapter| chapter.number);
        format!("{chapter}.{}", place.step + 1)
    }

    /// Where the step with this id is, or the test that has it as a case.
    pub fn find(&self, id: &str) -> Option<StepPlace> {
        let has = |place: &StepPlace| self.step(*place).is_some_and(|step| step.and_cases().any(|each| each.id == id));
        self.places().find(has)
    }

    /// What `lesson=3.2` or `lesson=ID` among the words of a command line or an address asks for, which it takes out: a
    /// place of this course.
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
        let place = self.places().find(|place| self.number_of(*place) == asked).or_else(|| self.find(asked));
        let place = place.or_else(|| self.find(before::took_its_place(asked).filter(|_| self.is_built_in())?));
        let last = self.places().last().unwrap_or_default();
        let last = self.number_of(last);
        place.map(Some).ok_or_else(|| text!("lesson-unknown", given = quoted(asked), last = last))
    }

    /// It is the one that hantei brings along.
    pub fn is_built_in(&self) -> bool {
        self.name == BUILT_IN
    }

    /// The step at a place, if there is one.
    pub fn step(&self, place: StepPlace) -> Option<&CourseStep> {
        self.chapters.get(place.chapter)?.steps.get(place.step)
    }

    /// All that it says.
    pub fn texts(&self) -> impl Iterator<Item = &Text> {
        self.chapters.iter().flat_map(|chapter| {
            let own = [Some(&chapter.title), chapter.source.as_ref()];
            let recap = chapter.recap.iter().map(|line| &line.says);
            own.into_iter().flatten().chain(recap).chain(chapter.steps.iter().flat_map(CourseStep::texts))
        })
    }

    /// Every place, in order.
    pub fn places(&self) -> impl Iterator<Item = StepPlace> + '_ {
        let steps = |(chapter, of): (usize, &Chapter)| (0..of.steps.len()).map(move |step| StepPlace { chapter, step });
        self.chapters.iter().enumerate().flat_map(steps)
    }
}
