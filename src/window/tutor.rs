//! The course in the window: the open step, its text, and its solution while that plays.

mod beside;
mod over;
mod solution;

use super::host;
use super::keeper::{Keeper, today};
use super::layout::{Layout, PHONE, TextNeeds, WIDE};
use super::motion::ghost::Ghost;
use super::panel::contents::{self, ContentsChoice};
use super::panel::lesson::{LessonChoice, LessonContent, LessonText, NUMBER_SIGNS};
use egui::Ui;
use hantei_scenes::lesson::memory::Note;
use hantei_scenes::lesson::{Act, BUILT_IN, Course, Deed, Hand, Onward, Session, ShownPart, StepKind, StepPlace};
use hantei_scenes::scene::{Door, Event, Guessing, Viewer};
use hantei_scenes::text;
use hantei_scenes::words::{Text, Words};
use std::collections::VecDeque;

/// After the contents open, this many passes scroll to the present step.
const CONTENTS_OPEN: u8 = 2;

/// After this long without input, the hand counts as resting, seconds: short, for a goal should answer at once.
const STILL: f64 = 0.3;

const DIGITS: &str = "0123456789";
/// The keys that type a test.
const FORMULA_SIGNS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

#[derive(Clone, Copy)]
pub(super) struct Frame {
    /// Seconds.
    pub(super) now: f64,
    pub(super) has_input: bool,
    pub(super) has_release: bool,
    /// Something on the stage is being dragged.
    pub(super) drags: bool,
}

/// The window's side of a course.
#[derive(Default)]
pub(super) struct Tutor {
    session: Option<Session>,
    /// The course that was left, to go on with.
    paused: Option<Session>,
    text: LessonText,
    /// The rest of a playing solution.
    acts: VecDeque<Act>,
    /// When the next act is due, and when the last input came, seconds.
    due: f64,
    moved: f64,
    keeper: Keeper,
    /// What the learner did, for the trace.
    deeds: Vec<Deed>,
    ghost: Ghost,
    /// Whether an act of a solution has run since the last call of `take_played`.
    has_played: bool,
    /// The step has to be opened.
    opens: bool,
    chosen: Option<LessonChoice>,
    /// The chapter that is unfolded, while the contents are open.
    contents: Option<usize>,
    /// A link to the step has to be copied.
    copies_link: bool,
    /// How many passes have shown the contents since they opened.
    contents_shown: u8,
}

impl Tutor {
    /// With a course that has begun.
    #[cfg(test)]
    pub(super) fn showing(session: Session) -> Self {
        Self { session: Some(session), ..Self::default() }
    }

    /// Without a course yet.
    pub(super) fn keeping(keeper: Keeper) -> Self {
        Self { keeper, ..Self::default() }
    }

    /// Begins a course at a step, or where the learner was.
    pub(super) fn begin(&mut self, course: Course, place: Option<StepPlace>) {
        let (memory, today) = (self.keeper.memory(&course.name), today());
        let paused = self.paused.take().filter(|paused| place.is_none() && paused.course().name == course.name);
        let resumed = paused.and_then(|mut paused| paused.resume(memory.clone(), today).then_some(paused));
        self.session = Some(resumed.unwrap_or_else(|| Session::with(course, place, memory, today)));
        // What was typed belongs to the other course.
        self.text = LessonText::default();
        self.opens = true;
    }

    /// Stores what has happened.
    fn keep(&mut self) {
        let Some(session) = &mut self.session else { return };
        let notes = session.take_notes();
        for note in &notes {
            match note {
                Note::At(id) => host::follow(Some(id)),
                Note::Done { .. } | Note::Wrong { .. } | Note::Again { .. } | Note::Right { .. } => {}
            }
        }
        self.keeper.keep(&session.course().name, notes);
    }

    /// What the learner did since the last call.
    pub(super) fn take_deeds(&mut self) -> Vec<Deed> {
        std::mem::take(&mut self.deeds)
    }

    /// Whether a solution has changed the scene since the last call.
    pub(super) fn take_played(&mut self) -> bool {
        std::mem::take(&mut self.has_played)
    }

    /// Copies the link to the present step, if the learner chose that.
    pub(super) fn copy_link(&mut self, say: impl FnOnce(&Course, &str) -> String) {
        if std::mem::take(&mut self.copies_link)
            && let Some(link) = self.opening(say)
        {
            self.keeper.say(host::copy(&link).map(|()| text!("copied", what = link)));
        }
    }

    /// The address or command line of the present step.
    pub(super) fn opening(&self, say: impl FnOnce(&Course, &str) -> String) -> Option<String> {
        let session = self.session.as_ref()?;
        Some(say(session.course(), &session.course().step(session.place())?.id))
    }

    /// Leaves the course, which shows this scene.
    pub(super) fn leave(&mut self, scene: &Viewer) {
        self.keep();
        host::follow(None);
        self.paused = self.session.take();
        if let Some(paused) = &mut self.paused {
            paused.pause(scene);
        }
        self.contents = None;
        self.end_solution();
    }

    /// Leaves the course by its way out: a reader who came from the article goes back to it.
    pub(super) fn go_out(&mut self, scene: &Viewer) {
        let section = self.session.as_ref().and_then(|of| of.course().section_of(of.place().chapter));
        self.leave(scene);
        host::back_to_article(section);
    }

    /// The word of the button that leads to the course.
    pub(super) fn invitation(&self) -> Text {
        if self.keeper.has_begun(BUILT_IN) { text!("course-resume") } else { text!("course-start") }
    }

    pub(super) fn ghost(&self) -> &Ghost {
        &self.ghost
    }

    pub(super) fn open_contents(&mut self) {
        self.contents = self.place().map(|place| place.chapter);
        self.contents_shown = 0;
    }

    pub(super) fn close_contents(&mut self) {
        self.contents = None;
    }

    pub(super) fn shows_contents(&self) -> bool {
        self.contents.is_some()
    }

    /// Shows the contents, if they are open; true if they are.
    pub(super) fn show_contents(&mut self, ui: &mut Ui, words: &Words) -> bool {
        let (Some(chapter), Some(session)) = (self.contents, &self.session) else { return false };
        let opens = self.contents_shown < CONTENTS_OPEN;
        self.contents_shown = self.contents_shown.saturating_add(1);
        match contents::show(ui, words, session, (chapter, opens)) {
            Some(ContentsChoice::Close) => self.contents = None,
            Some(ContentsChoice::Chapter(other)) => self.contents = Some(other),
            Some(ContentsChoice::Go(place)) => {
                self.contents = None;
                self.chosen = Some(LessonChoice::Go(place));
            }
            Some(ContentsChoice::CopyLink) => {
                self.contents = None;
                self.copies_link = true;
            }
            None if opens => {}
            None => return true,
        }
        ui.ctx().request_repaint();
        true
    }

    pub(super) fn place(&self) -> Option<StepPlace> {
        self.session.as_ref().map(Session::place)
    }

    pub(super) fn course(&self) -> Option<&Course> {
        self.session.as_ref().map(Session::course)
    }

    pub(super) fn needed(&self) -> Vec<String> {
        self.session.as_ref().map_or_else(Vec::new, |session| session.step().needed())
    }

    /// The parts of the panel that the step mentions.
    pub(super) fn shown_parts(&self) -> Vec<ShownPart> {
        self.session.as_ref().map_or_else(Vec::new, |session| session.step().shows.clone())
    }

    /// Takes a choice that was made outside of the step's text.
    pub(super) fn take(&mut self, choice: LessonChoice) {
        self.chosen = Some(choice);
    }

    /// Goes to the next step, or to the one before; at either end it stays.
    pub(super) fn step(&mut self, forward: bool) {
        let Some(session) = &self.session else { return };
        self.chosen = if forward {
            session.goes_on().then_some(LessonChoice::On)
        } else {
            session.back().map(|_| LessonChoice::Back)
        };
    }

    /// Whether the picture is hidden until the answer.
    pub(super) fn hides_picture(&self) -> bool {
        self.session.as_ref().is_some_and(Session::is_empty)
    }

    /// The characters that answer the step, and so do nothing else: of a number, of a test, or digits.
    pub(super) fn answering_signs(&self) -> &'static str {
        let Some(session) = &self.session else { return "" };
        match session.step().kind {
            // A letter that was meant for the field would change the view or the picture, also after the answer.
            StepKind::Formula { .. } => FORMULA_SIGNS,
            _ if !session.takes_answers() => "",
            StepKind::Number { .. } => NUMBER_SIGNS,
            // A digit without an answer would change the view.
            StepKind::Choice { .. } | StepKind::Guess { .. } => DIGITS,
            _ => "",
        }
    }

    /// Whether the focused field of the step is empty or wholly selected; `None` without a focused field.
    pub(super) fn focus(&self) -> Option<bool> {
        self.text.focus()
    }

    /// Height of the step's text, logical pixels.
    pub(super) fn height(&self) -> f32 {
        self.text.height()
    }

    /// How much height the step's text needs above a phone's picture.
    pub(super) fn needs(&self) -> TextNeeds {
        if self.session.is_some() { self.text.needs() } else { TextNeeds::Part }
    }

    /// Whether a question waits for its answer, which the numbers beside the picture could tell.
    pub(super) fn asks(&self) -> bool {
        self.session.as_ref().is_some_and(Session::is_asking)
    }

    /// Whether the panel stands beside the picture, in a window of this width, logical pixels.
    pub(super) fn shows_panel(&self, scene: &Viewer, width: f32, shows_numbers: bool) -> bool {
        // A step's map has no room in its text; a large figure needs all that there is.
        let has_map = scene.door() == Door::Map && width >= PHONE;
        let is_asked_for = (shows_numbers || has_map) && scene.large().is_none();
        self.session.is_none() || width >= WIDE || is_asked_for && !self.asks()
    }

    pub(super) fn session(&self) -> Option<&Session> {
        self.session.as_ref()
    }

    /// Shows the open step; `needs` shows the parts of the panel that it needs.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        layout: &Layout,
        (words, guessing): (&Words, Option<&Guessing>),
        needs: impl FnOnce(&mut Ui),
    ) {
        if let Some(session) = &self.session {
            let chosen =
                self.text.show(ui, layout, LessonContent { words, session, guessing, told: self.keeper.told() }, needs);
            self.chosen = chosen.or(self.chosen.take());
        }
    }

    pub(super) fn opens(&self) -> bool {
        self.opens
    }

    /// Opens the step that is due, among the scenes; returns its scene's place.
    pub(super) fn open(&mut self, scenes: &mut [Viewer]) -> Option<usize> {
        if !std::mem::take(&mut self.opens) {
            return None;
        }
        // The course's openings were checked when it was read.
        let opened = self.session.as_mut()?.open_step().ok()?;
        let place = scenes.iter().position(|scene| scene.name() == opened.name())?;
        scenes[place] = opened;
        Some(place)
    }

    /// Handles what was chosen in the bar, plays a solution (its pointer glides if `glides`), and checks whether the
    /// step is done; true while more is to come.
    pub(super) fn advance(&mut self, scene: &mut Viewer, frame: Frame, glides: bool) -> bool {
        let now = frame.now;
        self.text.hold(frame.drags);
        if frame.has_input {
            self.moved = now;
        }
        match self.chosen.take() {
            Some(LessonChoice::Act(name)) => scene.handle(Event::act(name)),
            Some(chosen) => self.choose(chosen, scene),
            None => {}
        }
        // After the answer, or outside a course, nothing is hidden.
        if !self.session.as_ref().is_some_and(Session::hides) {
            scene.hide(false);
        }
        if self.opens {
            // The scene is still that of the step before, so it must not count for this one.
            return true;
        }
        if let Some(session) = &mut self.session {
            session.take_then().iter().for_each(|act| act.run(scene));
        }
        let has_played = self.play(scene, now, glides);
        self.has_played |= has_played;
        let plays = self.plays();
        let is_still = now - self.moved >= STILL && !plays;
        let hand = if is_still || has_played || frame.has_release { Hand::Rests } else { Hand::Moves };
        let Some(session) = &mut self.session else { return false };
        if let Some(is_right) = scene.guessing().and_then(|guessing| guessing.is_right) {
            session.guessed(is_right);
        }
        let changes = session.watch(scene, hand, now);
        self.deeds.extend(session.take_deeds());
        self.keep();
        changes || plays
    }

    /// Another step or question has to be opened.
    fn turn(&mut self) {
        self.opens = true;
        self.end_solution();
    }

    fn choose(&mut self, chosen: LessonChoice, scene: &Viewer) {
        let Some(session) = &mut self.session else { return };
        if matches!(chosen, LessonChoice::Go(_) | LessonChoice::Back | LessonChoice::On) {
            session.leave_step(scene);
        }
        match chosen {
            LessonChoice::Answer(place) => session.choose(place),
            LessonChoice::Number(number) => session.say(number, scene),
            LessonChoice::Hint => session.hint(),
            LessonChoice::Solution => {
                self.acts = session.solve(scene).into();
                // The acts begin with the shapes at their start.
                self.opens = self.acts.iter().any(|act| matches!(act, Act::Happens(_)));
            }
            LessonChoice::Go(place) => {
                session.go(place);
                self.turn();
            }
            LessonChoice::Back => {
                session.go_back();
                self.turn();
            }
            LessonChoice::Copy(results) => {
                self.keeper.say(host::copy(&results).map(|()| text!("course-copied")));
            }
            #[cfg(target_arch = "wasm32")]
            LessonChoice::Print(sheet) => host::print_sheet(&sheet),
            #[cfg(target_arch = "wasm32")]
            LessonChoice::Read(address) => host::go(&address),
            LessonChoice::Recap(line) => {
                session.show_recap(line);
                self.opens = true;
            }
            LessonChoice::On => match session.on() {
                Onward::Open => {
                    self.keeper.forget_told();
                    self.turn();
                }
                Onward::Leave => self.go_out(scene),
            },
            LessonChoice::Act(_) => {}
        }
    }
}

#[cfg(test)]
mod tests;
