//! A learner in a course: the present step, what has been done in it, and whether it is done.

mod answers;
mod goal_watch;
mod left_steps;
mod row;
mod row_questions;
mod state;

pub use goal_watch::Hand;

use super::memory::{Memory, Note};
use super::{Act, Course, CourseStep, StepKind, StepPlace, Veil, fill};
use crate::scene::{self, Trace, Viewer};
use crate::words::Text;
use hantei_collision::Rect;
pub use row::Onward;
use row_questions::SessionRow;
use state::LeftStep;
pub use state::StepState;
use std::collections::BTreeMap;
use std::sync::Arc;

/// After this many steps without help, a hint is shown only on request.
const UNAIDED: usize = 2;

/// A learner in a course.
#[derive(Clone, Debug)]
pub struct Session {
    course: Arc<Course>,
    place: StepPlace,
    /// Counts the questions and figures shown since the course was opened.
    turn: usize,
    /// The present question with its numbers: the step, a case of a test, or a step that comes back.
    present: CourseStep,
    /// The questions in a row at this place.
    row: Option<SessionRow>,
    /// While the chapter's recap is shown: which sentence has its figure shown.
    recap: Option<usize>,
    state: StepState,
    /// For each goal, whether it has been false since the step opened: a goal true from the start is not reached.
    armed: Vec<bool>,
    /// The typed test that was judged last.
    typed: Option<String>,
    /// When the step was opened, seconds.
    since: Option<f64>,
    /// Steps done without help, the latest in a row.
    unaided: usize,
    memory: Memory,
    /// Events that are not stored yet.
    notes: Vec<Note>,
    /// Events that are not in the trace yet.
    deeds: Vec<Deed>,
    /// The words of the scene as the step opened it, and whether anything has been tried since.
    opened: Option<Vec<String>>,
    has_tried: bool,
    /// The steps that were left since the course was opened: back and forth shows them again.
    left: BTreeMap<StepPlace, LeftStep>,
    /// The words of the present scene, if the step is one of those.
    reopened: Option<Vec<String>>,
    /// Days since 1970.
    today: u64,
}

/// Something that a learner did in a step, for the trace.
#[derive(Clone, Debug, PartialEq)]
pub struct Deed {
    /// The step.
    pub id: String,
    /// `opened`, `tried`, `wrong`, `hint` or `done`.
    pub what: &'static str,
    /// The answer.
    pub answer: Option<String>,
}

impl Deed {
    /// A line of the trace.
    pub fn line(&self) -> String {
        let line = Trace::default().detail("step", self.id.as_str()).detail("event", self.what);
        match &self.answer {
            Some(answer) => line.detail("answer", answer.as_str()).line(),
            None => line.line(),
        }
    }
}

impl Session {
    /// Begins at a place of a course, or at its start if there is no such place, with an empty memory.
    pub fn new(course: impl Into<Arc<Course>>, place: StepPlace) -> Self {
        Self::with(course, Some(place), Memory::default(), 0)
    }

    /// Continues a course at a place, or where the learner was; `today` in days since 1970. Without a place, what was
    /// answered wrong on another day is asked first.
    pub fn with(course: impl Into<Arc<Course>>, place: Option<StepPlace>, memory: Memory, today: u64) -> Self {
        let course = course.into();
        let is_resumed = place.is_none();
        let place = place.or_else(|| course.find(memory.at.as_deref()?));
        let place = place.filter(|place| course.step(*place).is_some()).unwrap_or_default();
        let present = course.chapters[place.chapter].steps[place.step].clone();
        let mut session = Self {
            course,
            place,
            turn: 0,
            present,
            row: None,
            recap: None,
            state: StepState::default(),
            armed: Vec::new(),
            typed: None,
            since: None,
            unaided: 0,
            memory,
            notes: Vec::new(),
            deeds: Vec::new(),
            opened: None,
            has_tried: false,
            left: BTreeMap::new(),
            reopened: None,
            today,
        };
        session.go(place);
        if is_resumed {
            session.ask_due();
        }
        session
    }

    /// The course.
    pub fn course(&self) -> &Course {
        &self.course
    }

    /// The learner's place.
    pub fn place(&self) -> StepPlace {
        self.place
    }

    /// The number of the present question: it changes with each question, also in a row at one place.
    pub fn turn(&self) -> usize {
        self.turn
    }

    /// The present question: the step, a case of a test, or a step that comes back.
    pub fn step(&self) -> &CourseStep {
        &self.present
    }

    /// Its progress.
    pub fn state(&self) -> &StepState {
        &self.state
    }

    /// The course's memory of the learner.
    pub fn memory(&self) -> &Memory {
        &self.memory
    }

    /// How many steps are done, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        let places = || self.course.places();
        (places().filter(|place| self.has_done(*place)).count(), places().count())
    }

    /// Whether a step has been done, not skipped.
    pub fn has_done(&self, place: StepPlace) -> bool {
        self.course.step(place).is_some_and(|step| self.memory.is_done(&step.id))
    }

    /// Whether each step of a chapter is done.
    pub fn has_done_chapter(&self, chapter: usize) -> bool {
        self.course.chapters.get(chapter).is_some_and(|of| of.steps.iter().all(|step| self.memory.is_done(&step.id)))
    }

    /// Where to go on in a chapter: at the learner's step, or else at the first that is not done there, or after it.
    pub fn due_in(&self, chapter: usize) -> Option<StepPlace> {
        let here = Some(self.place).filter(|here| here.chapter == chapter);
        let from = StepPlace { chapter, step: 0 };
        let of_course = self.course.places().filter(|place| *place >= from);
        here.into_iter().chain(of_course).find(|place| !self.has_done(*place))
    }

    /// How many questions of a test that is begun are right, and how many there are.
    pub fn right_in_test(&self, place: StepPlace) -> Option<(usize, usize)> {
        let cases = self.course.step(place)?.cases();
        let is_right = |case: &&CourseStep| self.memory.step(&case.id).is_some_and(|case| case.unaided);
        let right = cases.iter().filter(is_right).count();
        (right > 0 && !self.has_done(place)).then_some((right, cases.len()))
    }

    /// Whether the present step was guessed wrong.
    pub fn was_wrong(&self) -> bool {
        matches!(self.step().kind, StepKind::Guess { .. }) && self.state.tries > 0
    }

    /// The next place, if this is not the last.
    pub fn next(&self) -> Option<StepPlace> {
        self.course.places().find(|place| *place > self.place)
    }

    /// The place before, if this is not the first.
    pub fn back(&self) -> Option<StepPlace> {
        self.course.places().take_while(|place| *place < self.place).last()
    }

    /// Goes to a place of the course. [`open`](Self::open) then opens its scene.
    pub fn go(&mut self, place: StepPlace) {
        (self.row, self.recap) = (None, None);
        let step = self.arrive(place);
        match step.cases() {
            [] => self.ask(step),
            _ => self.begin_test(),
        }
    }

    /// The learner is at this place from now on.
    fn arrive(&mut self, place: StepPlace) -> CourseStep {
        self.place = place;
        let step = self.course.chapters[place.chapter].steps[place.step].clone();
        self.note(Note::At(step.id.clone()));
        step
    }

    fn ask(&mut self, step: CourseStep) {
        let goals = match &step.kind {
            StepKind::Ticks(goals) => goals.len(),
            StepKind::Goal(_) | StepKind::Formula { .. } => 1,
            StepKind::Guess { .. } | StepKind::Choice { .. } | StepKind::Number { .. } | StepKind::Test(_) => 0,
        };
        self.state = StepState { ticks: vec![false; goals], ..StepState::default() };
        self.armed = vec![false; goals];
        (self.typed, self.since, self.opened, self.has_tried, self.reopened) = (None, None, None, false, None);
        self.turn += 1;
        self.present = step.filled();
        self.did("opened", None);
    }

    /// The scene as the step opens it.
    ///
    /// # Errors
    /// None for a course that was read: its openings were tried.
    pub fn open(&self) -> Result<Viewer, Text> {
        if let Some(line) = self.recap_line() {
            return scene::open(line.figure.as_ref().unwrap_or(&self.present.open));
        }
        let mut scene = opened(&self.present, self.reopened.as_deref())?;
        scene.hide(self.hides());
        Ok(scene)
    }

    /// Whether everything that gives the answer away is hidden now.
    pub fn hides(&self) -> bool {
        self.recap.is_none() && self.present.kind.hides() && !self.is_over()
    }

    /// Whether the picture is hidden now.
    pub fn is_empty(&self) -> bool {
        self.recap.is_none() && self.present.kind.veil() == Veil::Picture && !self.is_over()
    }

    /// Whether a question waits for its answer, which the numbers beside the picture could tell.
    pub fn is_asking(&self) -> bool {
        self.recap.is_none() && self.present.kind.is_asked() && !self.is_over()
    }

    /// The events since the last call, to be stored.
    pub fn take_notes(&mut self) -> Vec<Note> {
        std::mem::take(&mut self.notes)
    }

    /// What was done since the last call, for the trace.
    pub fn take_deeds(&mut self) -> Vec<Deed> {
        std::mem::take(&mut self.deeds)
    }

    fn did(&mut self, what: &'static str, answer: Option<String>) {
        self.deeds.push(Deed { id: self.present.id.clone(), what, answer });
    }

    fn note(&mut self, note: Note) {
        self.memory.note(&note);
        self.notes.push(note);
    }

    /// The acts that the picture shows after the step is done, once.
    pub fn take_then(&mut self) -> Vec<Act> {
        if self.state.is_done { std::mem::take(&mut self.present.then) } else { Vec::new() }
    }

    /// The acts that lead to the goal. A choice or a number gets the right answer at once.
    pub fn solve(&mut self, scene: &Viewer) -> Vec<Act> {
        self.state.was_shown = true;
        self.give_right_answer(scene);
        self.present.solution.clone()
    }
}

impl CourseStep {
    fn filled(self) -> Self {
        let is_filled = |act: &Act| matches!(act, Act::Set(_, value) if value.contains('{'));
        if !self.has_cases() && !self.texts().any(fill::asks) && !self.then.iter().any(is_filled) {
            return self;
        }
        let Ok(scene) = scene::open(&self.open) else { return self };
        let (mut step, answers) = (self, scene.answers());
        if let Some(wrong) = step.kind.wrong_mut() {
            wrong.retain(|wrong| wrong.when.as_ref().is_none_or(|when| when.holds(&answers)));
        }
        // A question is about its opening; elsewhere counts how it was done.
        if step.kind.is_asked() {
            step.settle(&answers);
        }
        step.texts_mut().into_iter().for_each(|text| *text = fill::filled(text, &scene));
        for act in &mut step.then {
            if let Act::Set(_, value) = act {
                *value = fill::filled_line(value, &scene);
            }
        }
        step
    }
}

/// The scene of a step, or the one with which it was left, with room for its solution.
fn opened(step: &CourseStep, left: Option<&[String]>) -> Result<Viewer, Text> {
    let mut words = left.unwrap_or(&step.open).to_vec();
    if matches!(step.kind, StepKind::Guess { .. }) && left.is_none() {
        words.push("guess=method".into());
    }
    let mut scene = scene::open(&words)?;
    if !step.solution.is_empty() {
        let mut solved = scene::open(&words)?;
        let places = step.solution.iter().map(|act| {
            act.run(&mut solved);
            solved.bounds()
        });
        if let Some(room) = places.flatten().reduce(Rect::union) {
            scene.handle(scene::Event::MakeRoom(room));
        }
    }
    Ok(scene)
}

impl Act {
    /// Runs the act on a scene.
    pub fn run(&self, scene: &mut Viewer) {
        match self {
            // In a course that was read, this cannot fail.
            Self::Set(key, value) => _ = scene.set(key, value),
            Self::Happens(event) => scene.handle(*event),
            Self::Does(name) => {
                if let Some(offer) = scene.offer(name) {
                    scene.handle(crate::scene::Event::act(offer.name));
                }
            }
        }
    }
}
