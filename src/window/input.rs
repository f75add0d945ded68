//! Events from macroquad's queue, in order, none lost: who they are for, and what they mean to a scene.

use super::outside::{Outside, Seen};
use crate::figure::Viewport;
use crate::geometry::Point;
use crate::scene::Event;
use egui_miniquad::EguiMq;
use macroquad::input::utils::{register_input_subscriber, repeat_all_miniquad_input};
use macroquad::input::{KeyCode, MouseButton, is_mouse_button_down, is_mouse_button_pressed};
use macroquad::miniquad::{self, KeyMods};
use std::collections::VecDeque;

/// What has the keyboard in the panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Focus {
    /// Nothing: keys are the stage's.
    Nothing,
    /// A button: it takes what presses it and leads away from it.
    Button,
    /// A text field: it takes every key.
    Text,
}

/// Who an event is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Owner {
    Stage,
    Panel,
}

/// One event of the queue; positions in physical pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Raw {
    Motion(f32, f32),
    Down(MouseButton, f32, f32),
    Up(MouseButton, f32, f32),
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
    pointer: Owner,
    outside: Outside,
}

impl Input {
    pub(super) fn new() -> Self {
        let subscriber = register_input_subscriber();
        let outside = Outside::default();
        Self { subscriber, queue: VecDeque::new(), held: None, pointer: Owner::Panel, outside }
    }

    /// Takes in what has arrived since the last frame; true if that is anything.
    pub(super) fn take_in(&mut self) -> bool {
        let mut batch = Batch(Vec::new());
        repeat_all_miniquad_input(&mut batch, self.subscriber);
        batch.drop_false_releases();
        if self.held.is_some()
            && let Some(seen) = self.outside.look()
        {
            batch.look_outside(seen);
        }
        self.queue.extend(&batch.0);
        !batch.0.is_empty()
    }

    /// Whether there is something for the next frame: events that wait, or a button that is down, with which the
    /// pointer may be where no events come from.
    pub(super) fn wants_frame(&self) -> bool {
        !self.queue.is_empty() || self.held.is_some()
    }

    /// Whether the pointer is the stage's now.
    pub(super) fn pointer_on_stage(&self) -> bool {
        self.pointer == Owner::Stage
    }

    /// Hands out the queue: the panel's events to egui, the stage's, in world units, to the caller. `stage_width` is
    /// in logical pixels, `focus` what has the keyboard in the panel since the last pass.
    ///
    /// The panel decides only in its next pass what a press, or a key that ends typing, does. So after one of these
    /// the rest of the queue waits for the next frame.
    pub(super) fn hand_out(
        &mut self,
        egui: &mut EguiMq,
        viewport: Viewport,
        stage_width: f64,
        mut focus: Focus,
    ) -> Vec<Event> {
        let scale = f64::from(miniquad::window::dpi_scale());
        let logical = |x, y| Point::new(f64::from(x) / scale, f64::from(y) / scale);
        let world = |x, y| viewport.to_world(logical(x, y));
        let mut events = Vec::new();
        while let Some(raw) = self.queue.pop_front() {
            match raw {
                Raw::Motion(x, y) => {
                    let owner = self.owner(logical(x, y), stage_width);
                    if owner == Owner::Stage {
                        events.push(Event::PointerMoved(world(x, y)));
                    } else if self.pointer == Owner::Stage {
                        events.push(Event::PointerLeft);
                    }
                    if self.held != Some(Owner::Stage) {
                        egui.mouse_motion_event(x, y);
                    }
                    self.pointer = owner;
                }
                Raw::Down(button, x, y) => {
                    let owner = self.owner(logical(x, y), stage_width);
                    self.pointer = owner;
                    egui.mouse_button_down_event(button, x, y);
                    if button == MouseButton::Left {
                        self.held = Some(owner);
                    }
                    match owner {
                        Owner::Panel => break,
                        Owner::Stage => focus = Focus::Nothing,
                    }
                    if button == MouseButton::Left {
                        events.push(Event::Pressed(world(x, y)));
                    }
                }
                Raw::Up(button, x, y) => {
                    egui.mouse_button_up_event(button, x, y);
                    if button == MouseButton::Left {
                        match self.held.take() {
                            Some(Owner::Stage) => events.push(Event::Released(world(x, y))),
                            Some(Owner::Panel) => break,
                            None => {}
                        }
                    }
                }
                Raw::Wheel(x, y) => egui.mouse_wheel_event(x / WHEEL, y / WHEEL),
                Raw::Char(letter) => egui.char_event(letter),
                Raw::KeyUp(key, modifiers) => egui.key_up_event(key, modifiers),
                Raw::KeyDown(key, modifiers) => {
                    egui.key_down_event(key, modifiers);
                    events.extend(meaning(key, modifiers).filter(|event| match focus {
                        Focus::Nothing => true,
                        Focus::Button => matches!(event, Event::Undo | Event::Redo),
                        Focus::Text => false,
                    }));
                    if focus != Focus::Nothing && moves_focus(key) {
                        break;
                    }
                }
            }
        }
        events
    }

    fn owner(&self, at: Point, stage_width: f64) -> Owner {
        self.held.unwrap_or(if at.x < stage_width { Owner::Stage } else { Owner::Panel })
    }
}

/// What each system's wheel reports for a line of text.
const WHEEL: f32 = if cfg!(target_arch = "wasm32") {
    30.0
} else if cfg!(target_os = "windows") {
    120.0
} else if cfg!(target_os = "macos") {
    10.0
} else {
    1.0
};

/// Whether a key may take the keyboard away from what has it in the panel.
fn moves_focus(key: KeyCode) -> bool {
    matches!(key, KeyCode::Enter | KeyCode::KpEnter | KeyCode::Escape | KeyCode::Tab | KeyCode::Space)
}

/// What a key means to a scene. A step is 1, with Shift 10, with Ctrl 0.1.
fn meaning(key: KeyCode, modifiers: KeyMods) -> Option<Event> {
    let step = match (modifiers.shift, modifiers.ctrl) {
        (true, _) => 10.0,
        (false, true) => 0.1,
        (false, false) => 1.0,
    };
    match (key, modifiers.ctrl || modifiers.logo, modifiers.shift) {
        (KeyCode::Left, ..) => Some(Event::Nudged { dx: -step, dy: 0.0 }),
        (KeyCode::Right, ..) => Some(Event::Nudged { dx: step, dy: 0.0 }),
        (KeyCode::Up, ..) => Some(Event::Nudged { dx: 0.0, dy: -step }),
        (KeyCode::Down, ..) => Some(Event::Nudged { dx: 0.0, dy: step }),
        (KeyCode::Z, true, false) => Some(Event::Undo),
        (KeyCode::Z, true, true) | (KeyCode::Y, true, _) => Some(Event::Redo),
        (KeyCode::Escape, ..) => Some(Event::Clear),
        _ => None,
    }
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
struct Batch(Vec<Raw>);

impl Batch {
    /// Adds what was seen of a pointer that is outside the window while the button is held, and so sends no events.
    fn look_outside(&mut self, Seen { x, y, down }: Seen) {
        let (width, height) = miniquad::window::screen_size();
        let (x, y) = (f32::from(x), f32::from(y));
        if !(0.0 <= x && x < width && 0.0 <= y && y < height) {
            self.0.push(if down { Raw::Motion(x, y) } else { Raw::Up(MouseButton::Left, x, y) });
        }
    }

    /// When the pointer comes back into the window with the button down, macroquad 0.4.16 reports a release that never
    /// was. A release is false if another release follows it without a press between, or if it is the last word on the
    /// button and the button is still down. (In and out again within one frame counts as pressed and not down.)
    fn drop_false_releases(&mut self) {
        let is_press = |raw: &Raw| matches!(raw, Raw::Down(MouseButton::Left, ..));
        let pressed = self.0.iter().any(is_press);
        let mut next_is_release =
            is_mouse_button_down(MouseButton::Left) || (is_mouse_button_pressed(MouseButton::Left) && !pressed);
        for raw in self.0.iter_mut().rev() {
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

impl miniquad::EventHandler for Batch {
    fn update(&mut self) {}

    fn draw(&mut self) {}

    fn mouse_motion_event(&mut self, x: f32, y: f32) {
        self.0.push(Raw::Motion(x, y));
    }

    fn mouse_wheel_event(&mut self, x: f32, y: f32) {
        self.0.push(Raw::Wheel(x, y));
    }

    fn mouse_button_down_event(&mut self, button: MouseButton, x: f32, y: f32) {
        self.0.push(Raw::Down(button, x, y));
    }

    fn mouse_button_up_event(&mut self, button: MouseButton, x: f32, y: f32) {
        // Unknown is how macroquad says that the pointer has come in with no button down.
        let button = if button == MouseButton::Unknown { MouseButton::Left } else { button };
        self.0.push(Raw::Up(button, x, y));
    }

    fn key_down_event(&mut self, key: KeyCode, modifiers: KeyMods, _: bool) {
        self.0.push(Raw::KeyDown(key, modifiers_after(key, true, modifiers)));
    }

    fn key_up_event(&mut self, key: KeyCode, modifiers: KeyMods) {
        self.0.push(Raw::KeyUp(key, modifiers_after(key, false, modifiers)));
    }

    fn char_event(&mut self, letter: char, _: KeyMods, _: bool) {
        self.0.push(Raw::Char(letter));
    }
}
