//! A window without a screen, for tests: the same functions as `canvas` and `desktop`, over a [`World`] that belongs to the
//! test's thread. It says what time it is, what happens, and keeps what the window shows and says.

use super::Keyboard;
use egui::epaint::ClippedShape;
use egui::{Color32, Context, CursorIcon, FullOutput, Pos2, RawInput, Rect, Vec2, pos2, vec2};
use hantei_scenes::figure::Theme;
use hantei_scenes::lesson::memory::{Kept, Note};
use hantei_scenes::words::{Language, Text};
use macroquad::input::{KeyCode, MouseButton};
use macroquad::miniquad::{EventHandler, KeyMods, TouchPhase};
use macroquad::texture::Image;
use std::cell::RefCell;
use std::collections::VecDeque;
use std::path::PathBuf;
use std::time::Instant;

/// An event as miniquad reports it; places in physical pixels.
#[derive(Clone, Copy, Debug)]
pub(in crate::window) enum Happening {
    Motion(Pos2),
    Down(MouseButton, Pos2),
    Up(MouseButton, Pos2),
    /// A release of the left button that macroquad reports although the button is down, as a pointer comes back.
    FalseUp(Pos2),
    Wheel(f32, f32),
    KeyDown(KeyCode, KeyMods),
    KeyUp(KeyCode, KeyMods),
    Char(char),
    Touch(TouchPhase, u64, Pos2),
}

pub(in crate::window) struct World {
    /// Seconds.
    pub(in crate::window) now: f64,
    /// When the stopwatch began.
    began: Instant,
    /// The window's size, physical pixels.
    pub(in crate::window) size: Vec2,
    /// Physical pixels per logical one of the screen.
    pub(in crate::window) ratio: f32,
    pub(in crate::window) is_dark: bool,
    /// Whether the system asks for less movement.
    pub(in crate::window) is_still: bool,
    /// What happens before the next frame.
    pub(in crate::window) events: VecDeque<Happening>,
    is_held: bool,
    was_pressed: bool,
    /// The clipboard, or why it gives nothing.
    pub(in crate::window) clipboard: Result<String, Text>,
    /// Lines of the trace.
    pub(in crate::window) printed: VecDeque<String>,
    /// Whether the window has asked for another frame.
    pub(in crate::window) wants_frame: bool,
    /// After how many seconds the window wants a frame.
    pub(in crate::window) wakes_in: Option<f64>,
    /// How often full screen was turned on or off.
    pub(in crate::window) full_screens: usize,
    /// The on-screen keyboard.
    pub(in crate::window) keyboard: Keyboard,
    pub(in crate::window) cursor: CursorIcon,
    /// Where pictures are saved.
    pub(in crate::window) folder: PathBuf,
    /// What courses remember.
    kept: Kept,
    /// What the last pass draws.
    pub(in crate::window) shapes: Vec<ClippedShape>,
    /// The place of the stage's ground, physical pixels, and the grounds of paper and stage.
    pub(in crate::window) stage: [i32; 4],
    pub(in crate::window) grounds: [Color32; 2],
}

impl Default for World {
    fn default() -> Self {
        Self {
            now: 1_700_000_000.0,
            began: Instant::now(),
            size: vec2(1040.0, 700.0),
            ratio: 1.0,
            is_dark: false,
            is_still: false,
            events: VecDeque::new(),
            is_held: false,
            was_pressed: false,
            clipboard: Ok(String::new()),
            printed: VecDeque::new(),
            wants_frame: false,
            wakes_in: None,
            full_screens: 0,
            keyboard: Keyboard::Closed,
            cursor: CursorIcon::Default,
            folder: PathBuf::from("no folder"),
            kept: Kept::default(),
            shapes: Vec::new(),
            stage: [0; 4],
            grounds: [Color32::TRANSPARENT; 2],
        }
    }
}

thread_local! {
    static WORLD: RefCell<World> = RefCell::default();
}

/// Looks at the world of this thread, or changes it.
pub(in crate::window) fn world<T>(with: impl FnOnce(&mut World) -> T) -> T {
    WORLD.with_borrow_mut(with)
}

pub(in crate::window) fn now() -> f64 {
    world(|world| world.now)
}

/// What a scene computes takes real time.
pub(in crate::window) fn stopwatch() -> f64 {
    world(|world| world.began.elapsed().as_secs_f64())
}

pub(in crate::window) fn window_size() -> Vec2 {
    world(|world| world.size)
}

pub(in crate::window) fn pixel_ratio() -> f32 {
    world(|world| world.ratio)
}

pub(in crate::window) fn ask_for_frame() {
    world(|world| world.wants_frame = true);
}

pub(in crate::window) const fn falls_asleep() {}

pub(in crate::window) const fn is_shown() -> bool {
    true
}

pub(in crate::window) fn wake_in(seconds: f64) {
    world(|world| world.wakes_in = Some(seconds));
}

/// The test's own clock goes on instead.
pub(in crate::window) const fn wait(_: f64) {}

pub(in crate::window) const fn opened() {}

pub(in crate::window) fn picture() -> Image {
    let size = window_size();
    let (width, height) = (size.x as u16, size.y as u16);
    Image { bytes: vec![0; usize::from(width) * usize::from(height) * 4], width, height }
}

pub(in crate::window) fn keep(name: &str, png: &[u8], svg: &str) -> Result<Text, Text> {
    super::desktop::keep_in(Ok(world(|world| world.folder.clone())), name, png, svg)
}

pub(in crate::window) fn print(line: &str) -> bool {
    world(|world| world.printed.push_back(line.to_owned()));
    true
}

pub(in crate::window) fn copy(text: &str) -> Result<(), Text> {
    world(|world| world.clipboard = Ok(text.to_owned()));
    Ok(())
}

pub(super) fn pasted() -> Result<String, Text> {
    world(|world| world.clipboard.clone())
}

pub(in crate::window) fn theme() -> Theme {
    if world(|world| world.is_dark) { Theme::Dark } else { Theme::Light }
}

pub(in crate::window) fn wants_motion() -> bool {
    !world(|world| world.is_still)
}

/// The reader's system speaks English.
pub(in crate::window) const fn language() -> Option<Language> {
    None
}

pub(in crate::window) const fn languages() -> Vec<String> {
    Vec::new()
}

pub(in crate::window) const fn seconds_east() -> f64 {
    0.0
}

pub(in crate::window) fn toggle_full_screen() {
    world(|world| world.full_screens += 1);
}

pub(in crate::window) fn wait_for_letters(keyboard: Keyboard) {
    world(|world| world.keyboard = keyboard);
}

#[expect(clippy::unnecessary_wraps, reason = "where it is stored, this can fail")]
pub(in crate::window) fn recall() -> Result<(Kept, Option<Text>), Text> {
    Ok((world(|world| world.kept.clone()), None))
}

#[expect(clippy::unnecessary_wraps, reason = "where it is stored, this can fail")]
pub(in crate::window) fn remember(_: &[(String, Note)], known: &Kept) -> Result<Option<Text>, Text> {
    world(|world| world.kept = known.clone());
    Ok(None)
}

/// The events of this thread's world.
pub(in crate::window) struct Events;

impl Events {
    pub(in crate::window) const fn new() -> Self {
        Self
    }

    pub(in crate::window) fn hand_out(&self, to: &mut impl EventHandler) {
        let events = world(|world| {
            world.was_pressed = false;
            std::mem::take(&mut world.events)
        });
        for event in events {
            match event {
                Happening::Motion(at) => to.mouse_motion_event(at.x, at.y),
                Happening::Down(button, at) => {
                    if button == MouseButton::Left {
                        world(|world| (world.is_held, world.was_pressed) = (true, true));
                    }
                    to.mouse_button_down_event(button, at.x, at.y);
                }
                Happening::Up(button, at) => {
                    if button == MouseButton::Left {
                        world(|world| world.is_held = false);
                    }
                    to.mouse_button_up_event(button, at.x, at.y);
                }
                Happening::FalseUp(at) => to.mouse_button_up_event(MouseButton::Left, at.x, at.y),
                Happening::Wheel(x, y) => to.mouse_wheel_event(x, y),
                Happening::KeyDown(key, modifiers) => to.key_down_event(key, modifiers, false),
                Happening::KeyUp(key, modifiers) => to.key_up_event(key, modifiers),
                Happening::Char(letter) => to.char_event(letter, KeyMods::default(), false),
                Happening::Touch(phase, id, at) => to.touch_event(phase, id, at.x, at.y),
            }
        }
    }

    pub(in crate::window) fn is_held(&self) -> bool {
        world(|world| world.is_held)
    }

    pub(in crate::window) fn was_pressed(&self) -> bool {
        world(|world| world.was_pressed)
    }
}

/// egui with its input, as egui-miniquad 0.16 fills it. What is drawn goes into the world.
pub(in crate::window) struct Egui {
    context: Context,
    input: RawInput,
}

pub(in crate::window) fn egui() -> Egui {
    Egui { context: Context::default(), input: RawInput::default() }
}

pub(in crate::window) fn run(egui: &mut Egui, show: impl FnMut(&Context)) {
    let scale = egui.context.pixels_per_point();
    let (size, time) = (window_size() / scale, now());
    egui.input.screen_rect = Some(Rect::from_min_size(Pos2::ZERO, size));
    egui.input.time = Some(time);
    let FullOutput { platform_output, shapes, .. } = egui.context.run(egui.input.take(), show);
    world(|world| (world.shapes, world.cursor) = (shapes, platform_output.cursor_icon));
}

pub(in crate::window) fn draw(_: &mut Egui, stage: [i32; 4], grounds: [Color32; 2]) {
    world(|world| (world.stage, world.grounds) = (stage, grounds));
}

impl Egui {
    pub(in crate::window) fn egui_ctx(&self) -> &Context {
        &self.context
    }

    fn logical(&self, x: f32, y: f32) -> Pos2 {
        let scale = self.context.pixels_per_point();
        pos2(x / scale, y / scale)
    }

    fn button(&mut self, button: MouseButton, pos: Pos2, pressed: bool) {
        let button = match button {
            MouseButton::Left | MouseButton::Unknown => egui::PointerButton::Primary,
            MouseButton::Right => egui::PointerButton::Secondary,
            MouseButton::Middle => egui::PointerButton::Middle,
        };
        let modifiers = self.input.modifiers;
        self.input.events.push(egui::Event::PointerButton { pos, button, pressed, modifiers });
    }

    fn key(&mut self, code: KeyCode, modifiers: KeyMods, pressed: bool) {
        let KeyMods { shift, ctrl, alt, .. } = modifiers;
        let modifiers = egui::Modifiers { alt, ctrl, shift, mac_cmd: false, command: ctrl };
        self.input.modifiers = modifiers;
        match code {
            KeyCode::X if ctrl && pressed => self.input.events.push(egui::Event::Cut),
            KeyCode::C if ctrl && pressed => self.input.events.push(egui::Event::Copy),
            _ => {
                let Some(key) = egui_key(code) else { return };
                let event = egui::Event::Key { key, pressed, modifiers, repeat: false, physical_key: None };
                self.input.events.push(event);
            }
        }
    }

    pub(in crate::window) fn mouse_motion_event(&mut self, x: f32, y: f32) {
        self.input.events.push(egui::Event::PointerMoved(self.logical(x, y)));
    }

    pub(in crate::window) fn mouse_wheel_event(&mut self, x: f32, y: f32) {
        let (unit, modifiers) = (egui::MouseWheelUnit::Line, self.input.modifiers);
        self.input.events.push(egui::Event::MouseWheel { unit, delta: vec2(x, y), modifiers });
    }

    pub(in crate::window) fn mouse_button_down_event(&mut self, button: MouseButton, x: f32, y: f32) {
        self.button(button, self.logical(x, y), true);
    }

    pub(in crate::window) fn mouse_button_up_event(&mut self, button: MouseButton, x: f32, y: f32) {
        self.button(button, self.logical(x, y), false);
    }

    pub(in crate::window) fn char_event(&mut self, letter: char) {
        if !letter.is_ascii_control() && !self.input.modifiers.ctrl {
            self.input.events.push(egui::Event::Text(letter.to_string()));
        }
    }

    pub(in crate::window) fn key_down_event(&mut self, code: KeyCode, modifiers: KeyMods) {
        self.key(code, modifiers, true);
    }

    pub(in crate::window) fn key_up_event(&mut self, code: KeyCode, modifiers: KeyMods) {
        self.key(code, modifiers, false);
    }
}

/// The keys that egui-miniquad knows.
fn egui_key(code: KeyCode) -> Option<egui::Key> {
    use KeyCode as K;
    let letter = code as u16;
    Some(match code {
        K::Down => egui::Key::ArrowDown,
        K::Left => egui::Key::ArrowLeft,
        K::Right => egui::Key::ArrowRight,
        K::Up => egui::Key::ArrowUp,
        K::Escape => egui::Key::Escape,
        K::Tab => egui::Key::Tab,
        K::Backspace => egui::Key::Backspace,
        K::Enter => egui::Key::Enter,
        K::Space => egui::Key::Space,
        K::Delete => egui::Key::Delete,
        K::Home => egui::Key::Home,
        K::End => egui::Key::End,
        K::PageUp => egui::Key::PageUp,
        K::PageDown => egui::Key::PageDown,
        K::Comma => egui::Key::Comma,
        K::Minus => egui::Key::Minus,
        K::Period => egui::Key::Period,
        K::Equal => egui::Key::Equals,
        K::LeftBracket => egui::Key::OpenBracket,
        K::RightBracket => egui::Key::CloseBracket,
        // Their numbers are their ASCII codes.
        _ if (K::A as u16..=K::Z as u16).contains(&letter) || (K::Key0 as u16..=K::Key9 as u16).contains(&letter) => {
            return egui::Key::from_name(&char::from(letter as u8).to_string());
        }
        _ => return None,
    })
}
