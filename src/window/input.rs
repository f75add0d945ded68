//! Events from macroquad's queue, in order, none lost: who they are for, and what they mean to a scene.

use crate::figure::Viewport;
use crate::geometry::Point;
use crate::scene::Event;
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

/// One event of the queue; positions in logical pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Raw {
    Motion(Point),
    Down(Point),
    Up(Point),
    Key(KeyCode, KeyMods),
}

/// The queue, and who holds the pointer.
pub(super) struct Input {
    subscriber: usize,
    queue: VecDeque<Raw>,
    /// Who got the press of the button that is down: everything is theirs until it is up, wherever the pointer is.
    held: Option<Owner>,
    pointer: Owner,
}

impl Input {
    pub(super) fn new() -> Self {
        let subscriber = register_input_subscriber();
        Self { subscriber, queue: VecDeque::new(), held: None, pointer: Owner::Panel }
    }

    /// Takes in what has arrived since the last frame; true if that is anything.
    pub(super) fn take_in(&mut self) -> bool {
        let mut batch = Batch { scale: f64::from(miniquad::window::dpi_scale()), events: Vec::new(), any: false };
        repeat_all_miniquad_input(&mut batch, self.subscriber);
        batch.drop_false_releases();
        self.queue.extend(batch.events);
        batch.any
    }

    /// Whether [`events`](Self::events) has left something for the next frame.
    pub(super) fn has_more(&self) -> bool {
        !self.queue.is_empty()
    }

    /// Whether the pointer is the stage's now.
    pub(super) fn pointer_on_stage(&self) -> bool {
        self.pointer == Owner::Stage
    }

    /// The stage's events, in world units. `focus` is what has the keyboard in the panel since the last frame.
    pub(super) fn events(&mut self, viewport: Viewport, stage_width: f64, focus: Focus) -> Vec<Event> {
        let mut focus = focus;
        let mut pressed_panel = false;
        let mut events = Vec::new();
        while let Some(&raw) = self.queue.front() {
            // A press on the panel may move the focus. Only the panel's next pass knows, so a key after it waits.
            if pressed_panel && matches!(raw, Raw::Key(..)) {
                break;
            }
            self.queue.pop_front();
            match raw {
                Raw::Motion(at) => {
                    let owner = self.owner(at, stage_width);
                    if owner == Owner::Stage {
                        events.push(Event::PointerMoved(viewport.to_world(at)));
                    } else if self.pointer == Owner::Stage {
                        events.push(Event::PointerLeft);
                    }
                    self.pointer = owner;
                }
                Raw::Down(at) => {
                    let owner = self.owner(at, stage_width);
                    self.held = Some(owner);
                    self.pointer = owner;
                    match owner {
                        Owner::Stage => {
                            focus = Focus::Nothing;
                            events.push(Event::Pressed(viewport.to_world(at)));
                        }
                        Owner::Panel => pressed_panel = true,
                    }
                }
                Raw::Up(at) => {
                    if self.held.take() == Some(Owner::Stage) {
                        events.push(Event::Released(viewport.to_world(at)));
                    }
                }
                Raw::Key(key, modifiers) => events.extend(meaning(key, modifiers).filter(|event| match focus {
                    Focus::Nothing => true,
                    Focus::Button => matches!(event, Event::Undo | Event::Redo),
                    Focus::Text => false,
                })),
            }
        }
        events
    }

    fn owner(&self, at: Point, stage_width: f64) -> Owner {
        self.held.unwrap_or(if at.x < stage_width { Owner::Stage } else { Owner::Panel })
    }
}

/// What a key means to a scene. A step is 1, with Shift 10, with Ctrl 0.1.
fn meaning(key: KeyCode, modifiers: KeyMods) -> Option<Event> {
    let step = match (modifiers.shift, modifiers.ctrl) {
        (true, _) => 10.0,
        (false, true) => 0.1,
        (false, false) => 1.0,
    };
    #[expect(clippy::wildcard_enum_match_arm, reason = "a keyboard has a hundred other keys")]
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

/// Collects the queue of one frame.
struct Batch {
    /// Physical pixels to a logical one.
    scale: f64,
    events: Vec<Raw>,
    any: bool,
}

impl Batch {
    fn logical(&self, x: f32, y: f32) -> Point {
        Point::new(f64::from(x) / self.scale, f64::from(y) / self.scale)
    }

    /// When the pointer comes back into the window with the button down, macroquad 0.4.16 reports a release that never
    /// was. A release is false if another release follows it without a press between, or if it is the last word on the
    /// button and the button is still down. (In and out again within one frame counts as pressed and not down.)
    fn drop_false_releases(&mut self) {
        let pressed = self.events.iter().any(|event| matches!(event, Raw::Down(_)));
        let mut next_is_release =
            is_mouse_button_down(MouseButton::Left) || (is_mouse_button_pressed(MouseButton::Left) && !pressed);
        for i in (0..self.events.len()).rev() {
            match self.events[i] {
                Raw::Up(at) => {
                    if next_is_release {
                        self.events[i] = Raw::Motion(at);
                    }
                    next_is_release = true;
                }
                Raw::Down(_) => next_is_release = false,
                Raw::Motion(_) | Raw::Key(..) => {}
            }
        }
    }
}

impl miniquad::EventHandler for Batch {
    fn update(&mut self) {}

    fn draw(&mut self) {}

    fn mouse_motion_event(&mut self, x: f32, y: f32) {
        self.any = true;
        self.events.push(Raw::Motion(self.logical(x, y)));
    }

    fn mouse_wheel_event(&mut self, _: f32, _: f32) {
        self.any = true;
    }

    fn mouse_button_down_event(&mut self, button: MouseButton, x: f32, y: f32) {
        self.any = true;
        if button == MouseButton::Left {
            self.events.push(Raw::Down(self.logical(x, y)));
        }
    }

    fn mouse_button_up_event(&mut self, button: MouseButton, x: f32, y: f32) {
        self.any = true;
        if button == MouseButton::Left {
            self.events.push(Raw::Up(self.logical(x, y)));
        }
    }

    fn key_down_event(&mut self, key: KeyCode, modifiers: KeyMods, _: bool) {
        self.any = true;
        self.events.push(Raw::Key(key, modifiers));
    }

    fn key_up_event(&mut self, _: KeyCode, _: KeyMods) {
        self.any = true;
    }

    fn char_event(&mut self, _: char, _: KeyMods, _: bool) {
        self.any = true;
    }
}
