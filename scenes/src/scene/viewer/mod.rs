//! Shows a scene, with what all scenes share: view, undo, presets, hover, stepping, playback.

mod actions;
mod event;
mod guess;
mod guessing;
mod history;
mod moment;
mod off_stage;
mod opening;
mod playback;
mod settings;
mod view;
mod viewing;

pub use event::Event;
pub use playback::Playback;
pub use view::ZOOM_STEP;

use super::kind::{AnyScene, Facts, SceneKind};
use super::shared::shadows;
use super::{Door, Look, Pointer};
use guess::{Guess, GuessAbout};
use hantei_collision::{About, Point, Rect};
use history::History;
use moment::{Preset, ViewerMoment};
use playback::Pace;
use view::StageView;

/// How near the pointer has to be to grab a handle, stage pixels.
const REACH: f64 = 12.0;
/// The same for a finger.
const FINGER_REACH: f64 = 24.0;

/// Any scene with what all scenes share.
pub struct Viewer {
    scene: Box<dyn AnyScene>,
    facts: Facts,
    view: StageView,
    pace: Pace,
    history: History<ViewerMoment>,
    preset: Preset,
    /// On the stage, world units.
    pointer: Option<Point>,
    /// Where the button last went down, world units.
    pressed: Option<Point>,
    /// Whether Shift was down at the last pointer event.
    shift: bool,
    /// Whether Ctrl is down.
    fine: bool,
    by_finger: bool,
    /// The subject of the panel row under the pointer.
    hovered: Option<About>,
    /// The key of the field in which typing goes on: more typing belongs to the last change.
    typed: Option<&'static str>,
    /// The present step, from 1; 0 is off.
    step: usize,
    guess: Guess,
    /// Where a press has just made stay what followed the pointer, and its place among the landmarks: there it is now.
    rests: Option<(Rect, Option<usize>)>,
    /// What the panel shows.
    door: Door,
    /// Whether the door's figure replaces the stage.
    is_large: bool,
    /// Whether a saved picture is without the verdict.
    hides_verdict: bool,
    /// Whether the field has a text that is not a test: the picture then shows no answer.
    is_unread: bool,
}

/// Undo or redo: from the present moment to another, if there is one.
type Lead = fn(&mut History<ViewerMoment>, ViewerMoment) -> Option<ViewerMoment>;

impl Viewer {
    /// This scene, freshly opened.
    pub fn of(scene: impl SceneKind) -> Self {
        Self::showing(Box::new(scene))
    }

    /// Any scene, freshly opened.
    pub(in crate::scene) fn showing(scene: Box<dyn AnyScene>) -> Self {
        let facts = scene.facts();
        let mut viewer = Self {
            scene,
            facts,
            view: StageView::new(facts.fit),
            pace: Pace::default(),
            history: History::default(),
            preset: Some(0),
            pointer: None,
            pressed: None,
            shift: false,
            fine: false,
            by_finger: false,
            hovered: None,
            typed: None,
            step: 0,
            guess: Guess::default(),
            rests: None,
            door: Door::default(),
            is_large: false,
            hides_verdict: false,
            is_unread: false,
        };
        viewer.lay_out(viewer.view.stage);
        viewer.view.open(viewer.scene.bounds());
        viewer
    }

    /// The scene as it starts, on a stage of the same size.
    fn start(&self) -> Self {
        let mut start = Self::showing(self.scene.start());
        start.lay_out(self.view.stage);
        start
    }

    /// Gives view and scene this size, stage pixels.
    fn lay_out(&mut self, stage: (f64, f64)) {
        self.view.stage = stage;
        self.scene.laid_out(stage);
        self.reserve();
    }

    fn reserve(&mut self) {
        let (right, bottom) = self.scene.reserved();
        let (left, below) = if self.scene.has_shadows() { shadows::reserved(self.view.stage) } else { (0.0, 0.0) };
        (self.view.reserved, self.view.reserved_left) = ((right, bottom.max(below)), left);
    }

    fn pointer_at(&self, at: Point) -> Pointer {
        let viewport = self.viewport();
        let reach = if self.by_finger { FINGER_REACH } else { REACH };
        let (on_stage, reach) = (viewport.to_stage(at), reach / viewport.zoom);
        Pointer { at, on_stage, reach, shift: self.shift, fine: self.fine, by_finger: self.by_finger, viewport }
    }

    fn look(&self) -> Look {
        let pointer = self.pointer.map(|at| self.pointer_at(at));
        let viewport = self.viewport();
        let (grid, guesses, door) = (self.view.grid, self.guess.about != GuessAbout::Off, self.door);
        if self.is_hidden() {
            return Look { viewport, pointer, lit: None, step: 0, door, grid, guesses: true, hides: true };
        }
        let stepped = || self.scene.walk().and_then(|walk| walk.about(self.step));
        // During a drag nothing lights up.
        let is_still = self.history.held().is_none();
        let near = || pointer.filter(|_| is_still).and_then(|pointer| self.scene.near(pointer));
        let lit = self.hovered.filter(|_| is_still).or_else(stepped).or_else(near);
        Look { viewport, pointer, lit, step: self.step, door, grid, guesses, hides: false }
    }

    /// The same for the picture, which shows no answer of a text that is not read.
    fn look_of_picture(&self) -> Look {
        let look = self.look();
        if self.is_unread { Look { lit: None, step: 0, hides: true, ..look } } else { look }
    }

    fn now(&mut self) -> ViewerMoment {
        ViewerMoment { state: self.scene.kept(), preset: self.preset, sight: self.view.sight() }
    }

    /// Begins a change: all until [`complete`](Self::complete) is undone together.
    fn begin(&mut self) {
        (self.typed, self.rests) = (None, None);
        let now = self.now();
        self.history.begin(now);
    }

    /// Ends a change; a changed state is no preset. True if the state has changed.
    fn complete(&mut self) -> bool {
        self.scene.settled();
        let mut now = self.now();
        let before = self.history.held();
        let is_changed = before.is_some_and(|before| !before.state.equals(&*now.state));
        if is_changed && before.is_some_and(|before| before.preset == self.preset) {
            (self.preset, now.preset) = (None, None);
        }
        self.history.complete(&now);
        self.view.up = self.scene.grows_up();
        self.view.keep_in_sight(|| self.scene.bounds());
        is_changed
    }

    fn let_go(&mut self) {
        if let (Some(at), true) = (self.pointer, self.history.held().is_some()) {
            self.scene.released(self.pointer_at(at));
        }
        self.complete();
    }

    /// Ends a press as if it had not been.
    fn take_back(&mut self) {
        let Some(before) = self.history.drop_held() else { return };
        if let Some(at) = self.pressed {
            // What the state does not keep, as a direction of view, goes back with the pointer.
            let pointer = self.pointer_at(at);
            self.scene.moved(pointer);
            self.scene.released(pointer);
        }
        self.rests = None;
        self.preset = before.preset;
        self.scene.restore(&*before.state);
    }

    /// Changes the scene in one step for undo.
    fn change(&mut self, change: impl FnOnce(&mut dyn AnyScene)) {
        self.let_go();
        self.begin();
        change(&mut *self.scene);
        self.complete();
    }

    fn travel(&mut self, lead: Lead) {
        self.let_go();
        (self.typed, self.rests) = (None, None);
        let now = self.now();
        if let Some(moment) = lead(&mut self.history, now) {
            self.return_to(&moment);
        }
    }

    /// Shows an earlier moment, in the view that it had.
    fn return_to(&mut self, moment: &ViewerMoment) {
        self.scene.restore(&*moment.state);
        self.preset = moment.preset;
        self.view.up = self.scene.grows_up();
        self.reserve();
        self.view.return_to(moment.sight, self.scene.bounds());
    }

    fn walk(&mut self, by: isize) {
        let sum = self.scene.walk().map_or(0, |walk| walk.sum());
        // After the sum, stepping starts again at the first comparison.
        self.step = match self.step.min(sum) {
            at if at == sum && by > 0 => sum.min(1),
            at => at.saturating_add_signed(by).min(sum),
        };
    }

    fn skip(&mut self, by: f64) {
        if by.trunc() != 0.0 && !self.is_hidden() {
            self.change(|scene| with(scene.playback_mut(), |playback| playback.step(by)));
        }
    }

    /// The pointer moved. A scene that follows it makes no change for undo.
    fn point(&mut self, at: Point) {
        self.pointer = Some(at);
        // Before a guess only the view can be dragged.
        if self.is_hidden() && self.history.held().is_none() {
            return;
        }
        let pointer = self.pointer_at(at);
        if self.history.held().is_some() {
            self.scene.moved(pointer);
            return;
        }
        // It may become the first of two, which move nothing.
        if self.by_finger {
            return;
        }
        let before = self.scene.kept();
        self.scene.moved(pointer);
        if !before.equals(&*self.scene.kept()) {
            self.preset = None;
        }
    }
}

fn with<T>(thing: Option<&mut T>, change: impl FnOnce(&mut T)) {
    if let Some(thing) = thing {
        change(thing);
    }
}
