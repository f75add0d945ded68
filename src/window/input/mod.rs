//! Events from macroquad's queue, in order, none lost: who they are for, and what they mean to a scene.

mod fingers;
pub(super) mod keys;

use crate::geometry::Point;
use crate::scene::{Event, Scene, ZOOM_STEP};
use crate::window::host::outside::{Outside, Seen};
use crate::window::scale::Scale;
use crate::window::trace::Trace;
use egui_miniquad::EguiMq;
use fingers::{Fingers, Gesture};
use keys::{Action, Does, PLAY, meaning};
use macroquad::input::utils::{register_input_subscriber, repeat_all_miniquad_input};
use macroquad::input::{
    KeyCode, MouseButton, is_mouse_button_down, is_mouse_button_pressed, simulate_mouse_with_touch,
};
use macroquad::miniquad::{self, KeyMods, TouchPhase};
use std::collections::VecDeque;

/// What has the keyboard in the panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Focus {
    /// Nothing: keys are the stage's.
    Nothing,
    /// A button: it takes what presses it and leads away from it.
    Button,
    /// A text field: it takes every key that types or edits.
    Text,
    /// The help, which lies over everything.
    Help,
}

impl Focus {
    /// Whether this event is still the stage's.
    fn leaves(self, event: Event) -> bool {
        match self {
            Self::Nothing => true,
            Self::Button => matches!(event, Event::Undo | Event::Redo),
            Self::Text | Self::Help => false,
        }
    }

    /// Whether `key` still does this to the window.
    fn lets_act(self, action: Action, key: KeyCode) -> bool {
        match self {
            Self::Nothing | Self::Button => true,
            Self::Text => !matches!(action, Action::Copy | Action::CopyTest) && key != KeyCode::Slash,
            Self::Help => action == Action::Help,
        }
    }
}

/// Who an event is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Owner {
    Stage,
    Panel,
}

/// Whether a key that is down has been used for something else.
type Unused = bool;

/// One event of the queue; positions in physical pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Raw {
    Motion(f32, f32),
    Down(MouseButton, f32, f32),
    Up(MouseButton, f32, f32),
    /// A finger that has lifted leaves no pointer behind.
    Gone,
    /// Two fingers were there, and are here.
    Spread([(f32, f32); 2], [(f32, f32); 2]),
    Wheel(f32, f32),
    Char(char),
    KeyDown(KeyCode, KeyMods),
    KeyUp(KeyCode, KeyMods),
}

/// The queue, and who holds the pointer.
pub(super) struct Input {
    subscriber: usize,
    queue: VecDeque<Raw>,
    /// Who got the press of the button that is down: everything is theirs until it is up, wherever the pointer is.
    held: Option<Owner>,
    /// The picture is being dragged: by the middle button, or with Space down.
    panning: bool,
    /// Space is down, and nothing has been dragged meanwhile; or something has.
    space: Option<Unused>,
    shift: bool,
    /// Where the pointer was last, in logical pixels, and whose it was.
    at: Point,
    pointer: Owner,
    outside: Outside,
    fingers: Fingers,
    /// The last pointer was a finger.
    by_finger: bool,
}

impl Input {
    pub(super) fn new() -> Self {
        let subscriber = register_input_subscriber();
        simulate_mouse_with_touch(false);
        Self {
            subscriber,
            queue: VecDeque::new(),
            held: None,
            panning: false,
            space: None,
            shift: false,
            at: Point::new(0.0, 0.0),
            pointer: Owner::Panel,
            outside: Outside::new(),
            fingers: Fingers::default(),
            by_finger: false,
        }
    }

    /// Takes in what has arrived since the last frame; true if that is anything.
    pub(super) fn take_in(&mut self, scale: &Scale) -> bool {
        let mut batch = Batch { raws: Vec::new(), fingers: &mut self.fingers, scale: scale.pixels() };
        repeat_all_miniquad_input(&mut batch, self.subscriber);
        batch.drop_false_releases();
        if self.held.is_some()
            && let Some(seen) = self.outside.look()
        {
            batch.look_outside(seen);
        }
        let raws = batch.raws;
        if raws.iter().any(|raw| matches!(raw, Raw::Motion(..) | Raw::Gone)) {
            self.by_finger = self.fingers.down() || raws.contains(&Raw::Gone);
        }
        self.queue.extend(&raws);
        !raws.is_empty()
    }

    /// Whether the last pointer was a finger.
    pub(super) fn by_finger(&self) -> bool {
        self.by_finger
    }

    /// Whether there is something for the next frame: events that wait, or a button that is down, with which the
    /// pointer may be where it has to be asked for.
    pub(super) fn wants_frame(&self) -> bool {
        !self.queue.is_empty() || (Outside::ASKS && self.held.is_some())
    }

    /// Whether the pointer is the stage's now.
    pub(super) fn pointer_on_stage(&self) -> bool {
        self.pointer == Owner::Stage
    }

    /// Hands out the queue: the panel's events to egui, the stage's, in world units, to `scene`, and each new answer
    /// to `trace`; returns what the window itself is to do. `stage` is its width and height in logical pixels, `focus` what
    /// has the keyboard in the panel since the last pass.
    ///
    /// The panel decides only in its next pass what a press, or a key that ends typing, does. So after one of these
    /// the rest of the queue waits for the next frame; and so does a release that would come in the same pass as the
    /// way there, which the panel would not see then.
    pub(super) fn hand_out(
        &mut self,
        egui: &mut EguiMq,
        scene: &mut dyn Scene,
        trace: &mut Trace,
        scale: &Scale,
        stage: (f64, f64),
        mut focus: Focus,
    ) -> Vec<Action> {
        let mut actions = Vec::new();
        let mut panel_moved = false;
        let scale = f64::from(scale.pixels());
        let logical = |x, y| Point::new(f64::from(x) / scale, f64::from(y) / scale);
        while let Some(raw) = self.queue.pop_front() {
            let viewport = scene.viewport();
            let mut given = None;
            match raw {
                Raw::Motion(x, y) => {
                    let at = logical(x, y);
                    let owner = self.owner(at, stage, egui);
                    given = if self.panning {
                        Some(Event::Panned { dx: at.x - self.at.x, dy: at.y - self.at.y })
                    } else if owner == Owner::Stage {
                        Some(Event::PointerMoved(viewport.to_world(at)))
                    } else {
                        (self.pointer == Owner::Stage).then_some(Event::PointerLeft)
                    };
                    if self.held != Some(Owner::Stage) {
                        egui.mouse_motion_event(x, y);
                        panel_moved = true;
                    }
                    (self.at, self.pointer) = (at, owner);
                }
                Raw::Down(button, x, y) => {
                    self.at = logical(x, y);
                    self.pointer = self.owner(self.at, stage, egui);
                    self.held = Some(self.pointer);
                    egui.mouse_button_down_event(button, x, y);
                    if self.pointer == Owner::Panel {
                        break;
                    }
                    focus = Focus::Nothing;
                    self.panning = button == MouseButton::Middle || self.space.is_some();
                    self.space = self.space.map(|_| false);
                    if button == MouseButton::Left && !self.panning {
                        let at = viewport.to_world(self.at);
                        let keeps = scene.keys().iter().any(|(event, _)| *event == Event::Kept { another: None });
                        given = Some(if self.shift && keeps {
                            Event::Kept { another: Some(at) }
                        } else {
                            Event::Pressed(at)
                        });
                    }
                }
                Raw::Up(..) if panel_moved && self.held == Some(Owner::Panel) => {
                    self.queue.push_front(raw);
                    break;
                }
                Raw::Up(button, x, y) => {
                    self.at = logical(x, y);
                    egui.mouse_button_up_event(button, x, y);
                    let was_panning = std::mem::take(&mut self.panning);
                    match self.held.take() {
                        Some(Owner::Panel) => break,
                        Some(Owner::Stage) if button == MouseButton::Left && !was_panning => {
                            given = Some(Event::Released(viewport.to_world(self.at)));
                        }
                        Some(Owner::Stage) | None => {}
                    }
                }
                Raw::Gone => {
                    given = (self.pointer == Owner::Stage).then_some(Event::PointerLeft);
                    self.pointer = Owner::Panel;
                    egui.mouse_motion_event(NOWHERE.0, NOWHERE.1);
                }
                Raw::Spread(before, after) => {
                    let [before, after] = [before, after].map(|fingers| fingers.map(|(x, y)| logical(x, y)));
                    let [from, to] = [before, after].map(|[a, b]| Point::new((a.x + b.x) / 2.0, (a.y + b.y) / 2.0));
                    let [apart, now_apart] = [before, after].map(|[a, b]| a.distance(b).max(1.0));
                    if self.owner(from, stage, egui) == Owner::Stage {
                        scene.handle(Event::Panned { dx: to.x - from.x, dy: to.y - from.y });
                        given = Some(Event::Zoomed { at: to, steps: (now_apart / apart).log(ZOOM_STEP) });
                    }
                }
                Raw::Wheel(_, y) if self.pointer == Owner::Stage => {
                    given = Some(Event::Zoomed { at: self.at, steps: f64::from(y) / f64::from(WHEEL) });
                }
                Raw::Wheel(x, y) => egui.mouse_wheel_event(x / LINE, y / LINE),
                Raw::Char(letter) => egui.char_event(letter),
                Raw::KeyUp(key, modifiers) => {
                    self.shift = modifiers.shift;
                    egui.key_up_event(key, modifiers);
                    if key == PLAY && self.space.take() == Some(true) {
                        given = Some(Event::Played);
                    }
                }
                Raw::KeyDown(key, modifiers) => {
                    egui.key_down_event(key, modifiers);
                    self.shift = modifiers.shift;
                    if key == PLAY && focus == Focus::Nothing {
                        self.space = self.space.or(Some(true));
                    }
                    // Space means something only when it comes up unused.
                    match meaning(key, modifiers).filter(|_| key != PLAY) {
                        Some(Does::Act(action)) if focus.lets_act(action, key) => actions.push(action),
                        Some(Does::Event(event)) if focus.leaves(event) => given = Some(event),
                        Some(Does::Event(_) | Does::Act(_) | Does::Nudge(..)) | None => {}
                    }
                    if focus != Focus::Nothing && moves_focus(key) {
                        break;
                    }
                }
            }
            if let Some(event) = given {
                scene.handle(event);
                trace.report(scene);
            }
        }
        actions
    }

    fn owner(&self, at: Point, (width, height): (f64, f64), egui: &EguiMq) -> Owner {
        let on_stage = at.x < width && at.y < height;
        // A button over the stage is the panel's.
        let over = egui.egui_ctx().layer_id_at(egui::pos2(at.x as f32, at.y as f32));
        let covered = over.is_some_and(|layer| layer.order != egui::Order::Background);
        self.held.unwrap_or(if on_stage && !covered { Owner::Stage } else { Owner::Panel })
    }
}

/// Where no pointer is.
const NOWHERE: (f32, f32) = (-1.0, -1.0);
/// What each system's wheel reports for one step of it.
const WHEEL: f32 = if cfg!(target_arch = "wasm32") {
    100.0
} else if cfg!(target_os = "windows") {
    120.0
} else if cfg!(target_os = "macos") {
    10.0
} else {
    1.0
};

/// What it reports for a line of text: a browser counts pixels.
const LINE: f32 = if cfg!(target_arch = "wasm32") { 40.0 } else { WHEEL };

/// Whether a key may take the keyboard away from what has it in the panel.
fn moves_focus(key: KeyCode) -> bool {
    matches!(key, KeyCode::Enter | KeyCode::KpEnter | KeyCode::Escape | KeyCode::Tab | KeyCode::Space)
}

/// The modifiers once `key` is down or up. X11 tells those from before, so that Ctrl would still count as down after
/// it was let go, and the next letter would be taken for a command.
fn modifiers_after(key: KeyCode, down: bool, mut before: KeyMods) -> KeyMods {
    #[expect(clippy::wildcard_enum_match_arm, reason = "all other keys modify nothing")]
    match key {
        KeyCode::LeftShift | KeyCode::RightShift => before.shift = down,
        KeyCode::LeftControl | KeyCode::RightControl => before.ctrl = down,
        KeyCode::LeftAlt | KeyCode::RightAlt => before.alt = down,
        KeyCode::LeftSuper | KeyCode::RightSuper => before.logo = down,
        _ => {}
    }
    before
}

/// The queue of one frame.
struct Batch<'a> {
    raws: Vec<Raw>,
    fingers: &'a mut Fingers,
    /// Physical pixels to a logical one.
    scale: f32,
}

impl Batch<'_> {
    /// Adds what was seen of a pointer that is outside the window while the button is held, and so sends no events.
    fn look_outside(&mut self, Seen { x, y, down }: Seen) {
        let (width, height) = miniquad::window::screen_size();
        let (x, y) = (f32::from(x), f32::from(y));
        if !(0.0 <= x && x < width && 0.0 <= y && y < height) {
            self.raws.push(if down { Raw::Motion(x, y) } else { Raw::Up(MouseButton::Left, x, y) });
        }
    }

    /// When the pointer comes back into the window with the button down, macroquad 0.4.16 reports a release that never
    /// was. A release is false if another release follows it without a press between, or if it is the last word on the
    /// button and the button is still down. (In and out again within one frame counts as pressed and not down.)
    fn drop_false_releases(&mut self) {
        let is_press = |raw: &Raw| matches!(raw, Raw::Down(MouseButton::Left, ..));
        let pressed = self.raws.iter().any(is_press);
        let mut next_is_release =
            is_mouse_button_down(MouseButton::Left) || (is_mouse_button_pressed(MouseButton::Left) && !pressed);
        for raw in self.raws.iter_mut().rev() {
            if let Raw::Up(MouseButton::Left, x, y) = *raw {
                if next_is_release {
                    *raw = Raw::Motion(x, y);
                }
                next_is_release = true;
            } else if is_press(raw) {
                next_is_release = false;
            }
        }
    }
}

impl miniquad::EventHandler for Batch<'_> {
    fn update(&mut self) {}

    fn draw(&mut self) {}

    fn mouse_motion_event(&mut self, x: f32, y: f32) {
        self.raws.push(Raw::Motion(x, y));
    }

    fn mouse_wheel_event(&mut self, x: f32, y: f32) {
        self.raws.push(Raw::Wheel(x, y));
    }

    fn mouse_button_down_event(&mut self, button: MouseButton, x: f32, y: f32) {
        self.raws.push(Raw::Down(button, x, y));
    }

    fn mouse_button_up_event(&mut self, button: MouseButton, x: f32, y: f32) {
        // Unknown is how macroquad says that the pointer has come in with no button down.
        let button = if button == MouseButton::Unknown { MouseButton::Left } else { button };
        self.raws.push(Raw::Up(button, x, y));
    }

    fn key_down_event(&mut self, key: KeyCode, modifiers: KeyMods, _: bool) {
        self.raws.push(Raw::KeyDown(key, modifiers_after(key, true, modifiers)));
    }

    fn key_up_event(&mut self, key: KeyCode, modifiers: KeyMods) {
        self.raws.push(Raw::KeyUp(key, modifiers_after(key, false, modifiers)));
    }

    fn char_event(&mut self, letter: char, _: KeyMods, _: bool) {
        self.raws.push(Raw::Char(letter));
    }

    fn touch_event(&mut self, phase: TouchPhase, id: u64, x: f32, y: f32) {
        let gestures = self.fingers.take(phase, id, (x, y), self.scale);
        self.raws.extend(gestures.into_iter().map(|gesture| match gesture {
            Gesture::Moved((x, y)) => Raw::Motion(x, y),
            Gesture::Pressed((x, y)) => Raw::Down(MouseButton::Left, x, y),
            Gesture::Released((x, y)) => Raw::Up(MouseButton::Left, x, y),
            Gesture::Gone => Raw::Gone,
            Gesture::Spread(before, after) => Raw::Spread(before, after),
        }));
    }
}
