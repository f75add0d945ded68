//! The input since the last frame, as macroquad reports it, with its errors corrected.

use super::fingers::{FingerGesture, Fingers};
use super::keys::{meant, modifiers_after};
use crate::window::host::canvas::Events;
use egui::{Pos2, pos2};
use macroquad::input::{KeyCode, MouseButton};
use macroquad::miniquad::{self, KeyMods, TouchPhase};

/// An event of the queue; positions in physical pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum RawEvent {
    Motion(Pos2),
    Down(MouseButton, Pos2),
    Up(MouseButton, Pos2),
    /// A second finger ended the drag of the first one here.
    TakenBack(Pos2),
    /// A lifted finger leaves no pointer.
    Gone,
    /// The old and the new places of two fingers.
    Spread([Pos2; 2], [Pos2; 2]),
    Wheel(f32, f32),
    Char(char),
    KeyDown(KeyCode, KeyMods),
    KeyUp(KeyCode, KeyMods),
}

pub(super) struct EventBatch<'a> {
    pub(super) raws: Vec<RawEvent>,
    pub(super) fingers: &'a mut Fingers,
    /// Physical pixels per logical one.
    pub(super) scale: f32,
}

impl EventBatch<'_> {
    /// When the pointer comes back into the window with the button down, macroquad 0.4.16 reports a false release. A
    /// release is false if another one follows without a press between, or if it is the button's last event and the
    /// button is still down. (In and out within one frame counts as pressed and not down.)
    pub(super) fn drop_false_releases(&mut self, events: &Events) {
        let is_press = |raw: &RawEvent| matches!(raw, RawEvent::Down(MouseButton::Left, ..));
        let pressed = self.raws.iter().any(is_press);
        let mut next_is_release = events.is_held() || (events.was_pressed() && !pressed);
        for raw in self.raws.iter_mut().rev() {
            if let RawEvent::Up(MouseButton::Left, at) = *raw {
                if next_is_release {
                    *raw = RawEvent::Motion(at);
                }
                next_is_release = true;
            } else if is_press(raw) {
                next_is_release = false;
            }
        }
    }
}

impl miniquad::EventHandler for EventBatch<'_> {
    fn update(&mut self) {}

    fn draw(&mut self) {}

    fn mouse_motion_event(&mut self, x: f32, y: f32) {
        self.raws.push(RawEvent::Motion(pos2(x, y)));
    }

    fn mouse_wheel_event(&mut self, x: f32, y: f32) {
        self.raws.push(RawEvent::Wheel(x, y));
    }

    fn mouse_button_down_event(&mut self, button: MouseButton, x: f32, y: f32) {
        self.raws.push(RawEvent::Down(button, pos2(x, y)));
    }

    fn mouse_button_up_event(&mut self, button: MouseButton, x: f32, y: f32) {
        // macroquad reports Unknown when the pointer comes in with no button down.
        let button = if button == MouseButton::Unknown { MouseButton::Left } else { button };
        self.raws.push(RawEvent::Up(button, pos2(x, y)));
    }

    fn key_down_event(&mut self, key: KeyCode, modifiers: KeyMods, _: bool) {
        self.raws.push(RawEvent::KeyDown(meant(key), modifiers_after(key, true, modifiers)));
    }

    fn key_up_event(&mut self, key: KeyCode, modifiers: KeyMods) {
        self.raws.push(RawEvent::KeyUp(meant(key), modifiers_after(key, false, modifiers)));
    }

    fn char_event(&mut self, letter: char, _: KeyMods, _: bool) {
        self.raws.push(RawEvent::Char(letter));
    }

    fn touch_event(&mut self, phase: TouchPhase, id: u64, x: f32, y: f32) {
        let gestures = self.fingers.take(phase, id, pos2(x, y), self.scale);
        self.raws.extend(gestures.into_iter().map(|gesture| match gesture {
            FingerGesture::Moved(at) => RawEvent::Motion(at),
            FingerGesture::Pressed(at) => RawEvent::Down(MouseButton::Left, at),
            FingerGesture::Released(at) => RawEvent::Up(MouseButton::Left, at),
            FingerGesture::TakenBack(at) => RawEvent::TakenBack(at),
            FingerGesture::Gone => RawEvent::Gone,
            FingerGesture::Spread(before, after) => RawEvent::Spread(before, after),
        }));
    }
}
