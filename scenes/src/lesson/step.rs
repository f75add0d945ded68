//! A step of a course.

use super::{Goal, ShownPart};
use crate::scene::{self, Answer, Event};
use crate::words::Text;

/// One task, or a test of several questions.
#[derive(Clone, Debug)]
pub struct CourseStep {
    /// The id, unique in the course and independent of the number: letters, digits and hyphens.
    pub id: String,
    /// The first line in its file.
    pub line: usize,
    /// Whether it is on the short path.
    pub is_short: bool,
    /// A few words.
    pub title: Text,
    /// At most three short sentences.
    pub text: Option<Text>,
    /// The task, in a line.
    pub task: Text,
    /// A sentence that helps.
    pub hint: Option<Text>,
    /// Why, after it is done.
    pub after: Option<Text>,
    /// What is said instead if this is so; the first that is so counts.
    pub after_when: Vec<(Goal, Text)>,
    /// The words that open it, as on a command line.
    pub open: Vec<String>,
    /// The task, as the program checks it.
    pub kind: StepKind,
    /// The parts of the panel that its text shows if the panel is hidden.
    pub shows: Vec<ShownPart>,
    /// Openings with other numbers, for asking it again.
    pub again: Vec<Vec<String>>,
    /// The acts that solve it.
    pub solution: Vec<Act>,
    /// Acts that the picture shows after it is done.
    pub then: Vec<Act>,
}

/// A wrong answer with its reason.
#[derive(Clone, Debug)]
pub struct WrongAnswer {
    /// Which answers.
    pub given: WrongGiven,
    /// Only if this is so when the step opens.
    pub when: Option<Goal>,
    /// Why they are wrong.
    pub why: Text,
}

/// Which wrong answers a reason is for.
#[derive(Clone, Debug)]
pub enum WrongGiven {
    /// Every one without a reason of its own.
    Any,
    /// These numbers.
    Numbers(Vec<Goal>),
    /// These tests, with their blanks filled.
    Formulas(Vec<String>),
}

impl CourseStep {
    /// A step that says nothing yet.
    pub(super) fn new(line: usize, open: Vec<String>, kind: StepKind) -> Self {
        Self {
            id: String::new(),
            line,
            is_short: false,
            title: Text::default(),
            text: None,
            task: Text::default(),
            hint: None,
            after: None,
            after_when: Vec::new(),
            open,
            kind,
            shows: Vec::new(),
            again: Vec::new(),
            solution: Vec::new(),
            then: Vec::new(),
        }
    }

    /// All of its texts.
    pub fn texts(&self) -> impl Iterator<Item = &Text> {
        let Self { title, text, task, hint, after, after_when, kind, .. } = self;
        let of_kind: Vec<Option<&Text>> = match kind {
            StepKind::Choice { options, .. } => {
                options.iter().flat_map(|reply| [Some(&reply.says), reply.why.as_ref()]).collect()
            }
            StepKind::Ticks(ticks) => ticks.iter().map(|tick| tick.says.as_ref()).collect(),
            StepKind::Test(cases) => cases.iter().flat_map(|case| case.texts().collect::<Vec<_>>()).map(Some).collect(),
            StepKind::Goal(_) | StepKind::Guess { .. } | StepKind::Number { .. } | StepKind::Formula { .. } => {
                Vec::new()
            }
        };
        let own = [Some(title), text.as_ref(), Some(task), hint.as_ref(), after.as_ref()];
        let by_case = after_when.iter().map(|(_, says)| says).chain(kind.wrong().iter().map(|wrong| &wrong.why));
        own.into_iter().chain(of_kind).flatten().chain(by_case)
    }

    /// Its texts that may contain numbers.
    pub(super) fn texts_mut(&mut self) -> Vec<&mut Text> {
        let Self { text, task, hint, after, after_when, kind, .. } = self;
        let mut texts = vec![task];
        texts.extend([text, hint, after].into_iter().flatten());
        texts.extend(after_when.iter_mut().map(|(_, says)| says));
        match kind {
            StepKind::Choice { options, .. } => {
                for Reply { says, why, .. } in options {
                    texts.push(says);
                    texts.extend(why);
                }
            }
            other => texts.extend(other.wrong_mut().into_iter().flatten().map(|wrong| &mut wrong.why)),
        }
        texts
    }

    /// Whether what is said depends on what is so.
    pub(super) fn has_cases(&self) -> bool {
        !self.after_when.is_empty() || self.kind.wrong().iter().any(|wrong| wrong.when.is_some())
    }

    /// Says afterwards what fits these answers.
    pub(super) fn settle(&mut self, answers: &[(String, Option<Answer>)]) {
        if let Some((_, says)) = self.after_when.iter().find(|(when, _)| when.holds(answers)) {
            self.after = Some(says.clone());
        }
    }

    /// The knobs that its solution sets.
    pub fn needed(&self) -> Vec<String> {
        // A click on the map moves A.
        let has_map = self.open.iter().any(|word| word == "map=on");
        let sets =
            self.solution.iter().filter_map(|act| if let Act::Set(key, _) = act { Some(key.clone()) } else { None });
        sets.filter(|key| !(has_map && key == "a")).collect()
    }

    /// Whether it is a test.
    pub fn is_test(&self) -> bool {
        matches!(self.kind, StepKind::Test(_))
    }

    /// The questions of a test; empty for other steps.
    pub fn cases(&self) -> &[Self] {
        if let StepKind::Test(cases) = &self.kind { cases } else { &[] }
    }

    pub(super) fn cases_mut(&mut self) -> &mut [Self] {
        if let StepKind::Test(cases) = &mut self.kind { cases } else { &mut [] }
    }

    /// The step, and its cases.
    pub fn and_cases(&self) -> impl Iterator<Item = &Self> {
        std::iter::once(self).chain(self.cases())
    }

    /// The two answers of a guess, and the place of the right one.
    pub(super) fn guess(&self) -> Option<([Text; 2], usize)> {
        let asked = [&self.open[..], &["guess=method".to_owned()]].concat();
        let mut scene = scene::open(&asked).ok()?;
        scene.handle(Event::act("guess-yes"));
        let guessing = scene.guessing()?;
        Some((guessing.answers, usize::from(!guessing.is_right?)))
    }

    /// Its hint, or else the first reason of a wrong answer.
    pub fn help(&self) -> Option<&Text> {
        self.helps().next()
    }

    /// All that can help, the best first.
    pub(super) fn helps(&self) -> impl Iterator<Item = &Text> {
        let options = if let StepKind::Choice { options, .. } = &self.kind { &options[..] } else { &[] };
        let of_choice = options.iter().filter_map(|reply| reply.why.as_ref());
        self.hint.iter().chain(self.kind.wrong().first().map(|wrong| &wrong.why)).chain(of_choice)
    }
}

/// What is hidden until the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Veil {
    /// Nothing.
    Nothing,
    /// Everything that gives the answer away.
    Answer,
    /// The picture, and so everything that gives the answer away.
    Picture,
}

/// The kinds of task.
#[derive(Clone, Debug)]
pub enum StepKind {
    /// The goal has to hold.
    Goal(Goal),
    /// Each goal has to have held, in any order.
    Ticks(Vec<Tick>),
    /// A guess: hit or miss, inside or outside.
    Guess {
        /// Why the wrong answer is wrong.
        wrong: Vec<WrongAnswer>,
        /// What is hidden until the answer, beside what each guess hides.
        veil: Veil,
    },
    /// A choice of one answer.
    Choice {
        /// Two to four, each wrong one with its reason.
        options: Vec<Reply>,
        /// The place of the right one.
        right: usize,
        /// What is hidden until the answer.
        veil: Veil,
    },
    /// A number.
    Number {
        /// The goal whose value it is.
        right: Goal,
        /// Wrong numbers with reasons.
        wrong: Vec<WrongAnswer>,
        /// What is hidden until the answer.
        veil: Veil,
    },
    /// A typed test.
    Formula {
        /// What holds after the right test.
        goal: Goal,
        /// Wrong tests with reasons.
        wrong: Vec<WrongAnswer>,
    },
    /// Questions in a row, each with its own opening.
    Test(Vec<CourseStep>),
}

impl StepKind {
    /// Whether it wants an answer, and nothing done to the picture.
    pub fn is_asked(&self) -> bool {
        matches!(self, Self::Guess { .. } | Self::Choice { .. } | Self::Number { .. })
    }

    /// Wrong answers with reasons; those of a choice are with its answers.
    pub fn wrong(&self) -> &[WrongAnswer] {
        match self {
            Self::Guess { wrong, .. } | Self::Number { wrong, .. } | Self::Formula { wrong, .. } => wrong,
            Self::Goal(_) | Self::Ticks(_) | Self::Choice { .. } | Self::Test(_) => &[],
        }
    }

    pub(super) fn wrong_mut(&mut self) -> Option<&mut Vec<WrongAnswer>> {
        match self {
            Self::Guess { wrong, .. } | Self::Number { wrong, .. } | Self::Formula { wrong, .. } => Some(wrong),
            Self::Goal(_) | Self::Ticks(_) | Self::Choice { .. } | Self::Test(_) => None,
        }
    }

    /// What is hidden until the answer.
    pub fn veil(&self) -> Veil {
        match self {
            Self::Guess { veil, .. } | Self::Choice { veil, .. } | Self::Number { veil, .. } => *veil,
            Self::Goal(_) | Self::Ticks(_) | Self::Formula { .. } | Self::Test(_) => Veil::Nothing,
        }
    }

    /// Whether everything that gives the answer away is hidden until the answer; a guess hides it itself.
    pub fn hides(&self) -> bool {
        self.veil() != Veil::Nothing && !matches!(self, Self::Guess { .. })
    }
}

/// One of several goals.
#[derive(Clone, Debug)]
pub struct Tick {
    /// What has to have held.
    pub goal: Goal,
    /// The goal as it is in the file.
    pub formula: String,
    /// The goal in a few words.
    pub says: Option<Text>,
}

/// An answer to choose.
#[derive(Clone, Debug)]
pub struct Reply {
    /// Its text.
    pub says: Text,
    /// Why it is wrong.
    pub why: Option<Text>,
    /// Its number in the file, from 1: asked again, the answers have another order.
    pub number: usize,
}

/// An act of a solution.
#[derive(Clone, Debug, PartialEq)]
pub enum Act {
    /// Sets a knob.
    Set(String, String),
    /// Sends an event to the scene.
    Happens(Event),
    /// Runs the action of this name.
    Does(String),
}
