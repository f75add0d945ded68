//! A learner in a course: which step it is, what has been done of it, and whether it is done.

use super::{Act, Course, CourseStep, StepKind, StepPlace};
use crate::scene::{self, Viewer};
use crate::words::Text;
use hantei_collision::Rect;
use std::cmp::Ordering;
use std::collections::BTreeSet;

/// After this many wrong tries the solution is offered.
const TRIES: usize = 2;
/// After this time without being done, a hint is shown, seconds.
const PATIENCE: f64 = 40.0;

/// How far a step is.
#[derive(Clone, Debug, PartialEq)]
pub struct StepState {
    /// For each of several goals, whether it has held.
    pub ticks: Vec<bool>,
    /// It is done.
    pub is_done: bool,
    /// It was done by the solution.
    pub was_shown: bool,
    /// Wrong answers so far.
    pub tries: usize,
    /// The answer that was chosen last, by its place.
    pub chosen: Option<usize>,
    /// How the number that was said last lies to the one that is asked for, if it is another.
    pub off: Option<Ordering>,
    /// The hint is shown.
    pub has_hint: bool,
    /// Why the answer that was chosen is wrong is shown in place of the hint.
    says_why: bool,
}

/// A learner in a course.
#[derive(Clone, Debug)]
pub struct Session {
    course: Course,
    place: StepPlace,
    state: StepState,
    /// Each goal has been seen not to hold since the step was opened: what was so from the start was not reached.
    armed: Vec<bool>,
    /// When the step was opened, seconds.
    since: Option<f64>,
    /// The steps that are done. Those before the one at which the course begins were done at another time.
    done: BTreeSet<StepPlace>,
}

impl Session {
    /// Begins at a place of a course, or at its start where there is no such place.
    pub fn new(course: Course, place: StepPlace) -> Self {
        let place = if course.step(place).is_some() { place } else { StepPlace::default() };
        let done = course.places().take_while(|before| *before < place).collect();
        let mut session = Self { course, place, state: StepState::fresh(0), armed: Vec::new(), since: None, done };
        session.go(place);
        session
    }

    /// The course.
    pub fn course(&self) -> &Course {
        &self.course
    }

    /// Where the learner is.
    pub fn place(&self) -> StepPlace {
        self.place
    }

    /// The present step.
    pub fn step(&self) -> &CourseStep {
        &self.course.chapters[self.place.chapter].steps[self.place.step]
    }

    /// How far it is.
    pub fn state(&self) -> &StepState {
        &self.state
    }

    /// How many steps are done, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        (self.done.len(), self.course.places().count())
    }

    /// Whether a step has been done: one that was skipped has not.
    pub fn has_done(&self, place: StepPlace) -> bool {
        self.done.contains(&place)
    }

    /// The present step was guessed, and wrong.
    pub fn was_wrong(&self) -> bool {
        matches!(self.step().kind, StepKind::Guess) && self.state.tries > 0
    }

    /// Notes that the present step is done, once it is.
    fn note(&mut self) {
        if self.state.is_done {
            self.done.insert(self.place);
        }
    }

    /// The next place, if this is not the last.
    pub fn next(&self) -> Option<StepPlace> {
        self.course.places().find(|place| *place > self.place)
    }

    /// The place before, if this is not the first.
    pub fn back(&self) -> Option<StepPlace> {
        self.course.places().take_while(|place| *place < self.place).last()
    }

    /// Goes to a place, which has to be one of the course. The scene is to be opened by [`open`](Self::open).
    pub fn go(&mut self, place: StepPlace) {
        self.place = place;
        let goals = match &self.step().kind {
            StepKind::Ticks(goals) => goals.len(),
            StepKind::Goal(_) => 1,
            StepKind::Guess | StepKind::Choice { .. } | StepKind::Number(_) => 0,
        };
        self.state = StepState::fresh(goals);
        self.armed = vec![false; goals];
        self.since = None;
    }

    /// The scene as the step opens it.
    ///
    /// # Errors
    /// None for a course that was read: its openings were tried.
    pub fn open(&self) -> Result<Box<dyn Viewer>, Text> {
        let mut words = self.step().open.clone();
        if matches!(self.step().kind, StepKind::Guess) {
            words.push("guess=method".into());
        }
        let mut scene = scene::open(&words)?;
        // Where the solution leads has to be on the stage, too.
        let solution = &self.step().solution;
        if !solution.is_empty() {
            let mut solved = scene::open(&words)?;
            let places = solution.iter().map(|act| {
                act.run(solved.as_mut());
                solved.bounds()
            });
            if let Some(room) = places.flatten().reduce(Rect::union) {
                scene.handle(scene::Event::MakeRoom(room));
            }
        }
        scene.hide(self.hides());
        Ok(scene)
    }

    /// What tells the answer is hidden now.
    pub fn hides(&self) -> bool {
        self.step().hides && !self.state.is_done
    }

    /// Why the answer that was chosen is wrong, as long as that is to be shown.
    pub fn why(&self) -> Option<&Text> {
        let StepKind::Choice { options, .. } = &self.step().kind else { return None };
        options.get(self.state.chosen.filter(|_| self.state.says_why)?)?.why.as_ref()
    }

    /// Looks whether the goal is reached; `now` is in seconds. True if anything that is shown has changed.
    pub fn watch(&mut self, scene: &dyn Viewer, now: f64) -> bool {
        let before = self.state.clone();
        let since = *self.since.get_or_insert(now);
        if !self.state.is_done && now - since >= PATIENCE {
            self.state.has_hint = true;
        }
        let step = &self.course.chapters[self.place.chapter].steps[self.place.step];
        let goals = match &step.kind {
            StepKind::Ticks(ticks) => ticks.iter().map(|tick| &tick.goal).collect(),
            StepKind::Goal(goal) => vec![goal],
            StepKind::Guess | StepKind::Choice { .. } | StepKind::Number(_) => Vec::new(),
        };
        if !goals.is_empty() {
            let answers = scene.answers();
            for ((goal, armed), tick) in goals.into_iter().zip(&mut self.armed).zip(&mut self.state.ticks) {
                let holds = goal.holds(&answers);
                *tick |= holds && *armed;
                *armed |= !holds;
            }
            self.state.is_done |= self.state.ticks.iter().all(|tick| *tick);
        }
        self.note();
        self.state != before
    }

    /// Chooses one of the answers.
    pub fn choose(&mut self, option: usize) {
        if let StepKind::Choice { options, right } = &self.step().kind {
            let (is_right, has_why) = (option == *right, options.get(option).is_some_and(|reply| reply.why.is_some()));
            self.state.says_why = has_why;
            self.state.chosen = Some(option);
            self.answered(is_right, has_why);
        }
    }

    /// Says a number.
    pub fn say(&mut self, number: f64, scene: &dyn Viewer) {
        if let StepKind::Number(goal) = &self.step().kind {
            let right = goal.number(&scene.answers());
            let lies = right.and_then(|right| number.partial_cmp(&right));
            self.state.off = lies.filter(|lies| lies.is_ne());
            self.answered(lies.is_some_and(Ordering::is_eq), false);
        }
    }

    /// The scene's question was guessed, rightly or not: the answer is shown, and the step is done.
    pub fn guessed(&mut self, is_right: bool) {
        if matches!(self.step().kind, StepKind::Guess) && !self.state.is_done {
            self.state.tries += usize::from(!is_right);
            self.state.is_done = true;
            self.note();
        }
    }

    fn answered(&mut self, is_right: bool, has_why: bool) {
        if !self.state.is_done {
            self.state.tries += usize::from(!is_right);
            // A wrong answer shows its own reason; one without a reason shows the hint.
            self.state.has_hint |= !is_right && !has_why;
            self.state.is_done = is_right;
            self.note();
        }
    }

    /// Shows the hint.
    pub fn hint(&mut self) {
        self.state.has_hint = true;
        self.state.says_why = false;
    }

    /// Whether it is time to offer the solution.
    pub fn offers_solution(&self) -> bool {
        let is_asked = matches!(self.step().kind, StepKind::Choice { .. } | StepKind::Number(_));
        !self.state.is_done && (self.state.tries >= TRIES || self.state.has_hint && !is_asked)
    }

    /// What leads to the goal. For a choice or a number, the right answer is taken at once.
    pub fn solve(&mut self, scene: &dyn Viewer) -> Vec<Act> {
        self.state.was_shown = true;
        match self.step().kind.clone() {
            StepKind::Choice { right, .. } => self.choose(right),
            StepKind::Number(goal) => {
                if let Some(number) = goal.number(&scene.answers()) {
                    self.say(number, scene);
                }
            }
            StepKind::Goal(_) | StepKind::Ticks(_) | StepKind::Guess => {}
        }
        self.step().solution.clone()
    }
}

impl StepState {
    fn fresh(goals: usize) -> Self {
        Self {
            ticks: vec![false; goals],
            is_done: false,
            was_shown: false,
            tries: 0,
            chosen: None,
            off: None,
            has_hint: false,
            says_why: false,
        }
    }
}

impl Act {
    /// Does it to a scene.
    pub fn run(&self, scene: &mut dyn Viewer) {
        match self {
            // A course that was read sets only what can be set.
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
