//! The course: steps that open a scene, set a task, and check whether it is done.
//!
//! A course is data. The built-in one is in `assets/lessons`, a file for each chapter, and a teacher's own has the same
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
//! With `hides`, everything that gives the answer away is hidden until the answer; with `empty`, the picture too. Each
//! step has a lasting `id`, which memory and links use.
//!
//! ```
//! use hantei_scenes::lesson::Course;
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
//! # Ok::<(), hantei_scenes::words::Text>(())
//! ```

mod blanks;
mod check;
mod file;
mod fill;
mod former_numbers;
mod goal;
pub mod memory;
mod other_numbers;
mod results;
mod session;
mod shown_part;
mod step;

pub use file::{LONGEST_FILE, read_event};
pub use goal::Goal;
pub use session::{Deed, Hand, Onward, Session, StepState};
pub use shown_part::ShownPart;
pub use step::{Act, CourseStep, Reply, StepKind, Tick, Veil, WrongAnswer, WrongGiven};

use crate::quote::quoted;
use crate::text;
use crate::words::Text;

macro_rules! chapter {
    ($name:literal) => {
        ($name, include_str!(concat!("../../assets/lessons/", $name)))
    };
}

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

/// The name under which the built-in course is remembered.
pub const BUILT_IN: &str = "hantei";

/// The beginning of a command line's word for a step.
const KEY: &str = "lesson=";

/// Whether words ask for a step. Only then the course is read, because that takes longer than opening a scene.
pub fn is_asked_for(words: &[String]) -> bool {
    words.iter().any(|word| word.starts_with(KEY))
}

/// Chapters in order.
#[derive(Clone, Debug)]
pub struct Course {
    /// The name under which it is remembered: the built-in course's, or the first chapter's title.
    pub name: String,
    /// At least one.
    pub chapters: Vec<Chapter>,
}

/// Steps under a title.
#[derive(Clone, Debug)]
pub struct Chapter {
    /// The name of its file.
    pub file: String,
    /// Its number, from 1; numbers may be left out.
    pub number: usize,
    /// Its title.
    pub title: Text,
    /// Its source.
    pub source: Option<Text>,
    /// Its recap, a few sentences.
    pub recap: Vec<RecapLine>,
    /// At least one.
    pub steps: Vec<CourseStep>,
}

impl Chapter {
    fn of(steps: Vec<CourseStep>) -> Self {
        Self { file: String::new(), number: 1, title: Text::default(), source: None, recap: Vec::new(), steps }
    }

    /// All of its texts.
    pub fn texts(&self) -> impl Iterator<Item = &Text> {
        let own = [Some(&self.title), self.source.as_ref()].into_iter().flatten();
        let recap = self.recap.iter().map(|line| &line.says);
        own.chain(recap).chain(self.steps.iter().flat_map(CourseStep::texts))
    }
}

/// The sections of the article that tell the same as chapters of the built-in course, by the chapters' numbers.
const IN_ARTICLE: [(usize, &str); 11] = [
    (1, "ask-when-they-miss"),
    (2, "turn-it-round"),
    (3, "absolute-value"),
    (4, "border"),
    (5, "sides"),
    (6, "concave"),
    (7, "between-frames"),
    (8, "thousands"),
    (9, "your-own-test"),
    (10, "which-side"),
    (11, "circles"),
];

/// A sentence of a chapter's recap.
#[derive(Clone, Debug)]
pub struct RecapLine {
    /// The sentence.
    pub says: Text,
    /// The words that open its figure.
    pub figure: Option<Vec<String>>,
}

/// A step's place in a course, both from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct StepPlace {
    /// The chapter.
    pub chapter: usize,
    /// The step in the chapter.
    pub step: usize,
}

/// Chapter and step, both from 1; `Course::number_of` has the chapter's own number.
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

    /// The section of the page's article that tells the same as this chapter.
    pub fn section_of(&self, chapter: usize) -> Option<&'static str> {
        let number = self.chapters.get(chapter).filter(|_| self.is_built_in())?.number;
        IN_ARTICLE.iter().find(|(of, _)| *of == number).map(|(_, section)| *section)
    }

    /// A place for people: `3.2`, the numbers of the chapter and of the step.
    pub fn number_of(&self, place: StepPlace) -> String {
        let chapter = self.chapters.get(place.chapter).map_or(place.chapter + 1, |chapter| chapter.number);
        format!("{chapter}.{}", place.step + 1)
    }

    /// The place of the step with this id, or of the test with this case.
    pub fn find(&self, id: &str) -> Option<StepPlace> {
        let has = |place: &StepPlace| self.step(*place).is_some_and(|step| step.and_cases().any(|each| each.id == id));
        self.places().find(has)
    }

    /// Takes `lesson=3.2` or `lesson=ID` out of the words of a command line or an address, and finds its place.
    ///
    /// # Errors
    /// No such place, more than one, or other words: a step opens its own scene.
    pub fn asked_for(&self, words: &mut Vec<String>) -> Result<Option<StepPlace>, Text> {
        let said: Vec<String> = words.extract_if(.., |word| word.starts_with(KEY)).collect();
        let (Some(first), others) = (said.first(), words.first()) else { return Ok(None) };
        if let Some(other) = said.get(1).or(others) {
            return Err(text!("lesson-alone", lesson = quoted(first), given = quoted(other)));
        }
        let asked = &first[KEY.len()..];
        let place = self.places().find(|place| self.number_of(*place) == asked).or_else(|| self.find(asked));
        let place = place.or_else(|| self.find(former_numbers::took_its_place(asked).filter(|_| self.is_built_in())?));
        let last = self.places().last().unwrap_or_default();
        let last = self.number_of(last);
        place.map(Some).ok_or_else(|| text!("lesson-unknown", given = quoted(asked), last = last))
    }

    /// Whether it is the built-in course.
    pub fn is_built_in(&self) -> bool {
        self.name == BUILT_IN
    }

    /// The step at a place, if there is one.
    pub fn step(&self, place: StepPlace) -> Option<&CourseStep> {
        self.chapters.get(place.chapter)?.steps.get(place.step)
    }

    /// All of its texts.
    pub fn texts(&self) -> impl Iterator<Item = &Text> {
        self.chapters.iter().flat_map(Chapter::texts)
    }

    /// Every place, in order.
    pub fn places(&self) -> impl Iterator<Item = StepPlace> + '_ {
        let steps = |(chapter, of): (usize, &Chapter)| (0..of.steps.len()).map(move |step| StepPlace { chapter, step });
        self.chapters.iter().enumerate().flat_map(steps)
    }
}
