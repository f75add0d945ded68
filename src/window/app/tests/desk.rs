//! A window without a screen, and the hands that use it: events as miniquad reports them, time under control, controls found
//! by what they say.

use super::super::App;
use super::sampled::Sampled;
use crate::window::Options;
use crate::window::host::headless::{Happening, World, world};
use crate::window::panel::audit::ink::{Line, lines};
use crate::window::panel::formula::frame_id;
use egui::{Pos2, Rect, vec2};
use hantei_collision::Point;
use hantei_scenes::figure::{Item, MotionChoice, Role, Transform};
use hantei_scenes::lesson::{Course, is_asked_for};
use hantei_scenes::scene::{self, Viewer};
use macroquad::input::{KeyCode, MouseButton};
use macroquad::miniquad::{KeyMods, TouchPhase};
use serde_json::Value;
use std::collections::BTreeSet;

/// A place on the stage, logical pixels from its top left.
pub(super) type At = (f64, f64);

/// A display's frame, seconds.
const FRAME: f64 = 1.0 / 60.0;
/// Between two clicks of a hand that does not double-click, seconds.
const BETWEEN: f64 = 0.6;
/// The most frames until everything rests. What plays never does.
const MOST: usize = 30;

pub(super) struct Desk {
    pub(super) app: App,
    down: BTreeSet<u16>,
    /// Frames drawn so far.
    pub(super) frames: usize,
    /// When the window wants a frame that nothing else asks for, seconds.
    wakes_at: Option<f64>,
}

impl Desk {
    /// Opens a window as a command line does, with these words after the program's name.
    pub(super) fn open(words: &str) -> Self {
        Self::open_at(words, 1.0)
    }

    /// The same on a screen with this many physical pixels in a logical one.
    pub(super) fn open_at(words: &str, ratio: f32) -> Self {
        world(|world| {
            *world = World::default();
            world.ratio = ratio;
        });
        Self::again(words)
    }

    /// Opens another window, with the clipboard, the memory and the wishes that are there.
    pub(super) fn again(given: &str) -> Self {
        let mut words = shlex::split(given).expect("quotes are closed");
        let mut take = |key: &str| {
            let at = words.iter().position(|word| word.starts_with(key))?;
            Some(words.remove(at)[key.len()..].to_owned())
        };
        let language = take("lang=").map(|name| name.parse().expect("a language"));
        let theme = take("theme=").map(|name| name.parse().expect("a theme")).unwrap_or_default();
        // A moving picture cannot be compared.
        let motion: MotionChoice = take("motion=").map_or(MotionChoice::Off, |name| name.parse().expect("on or off"));
        let [present, fresh] = ["--present", "--fresh"].map(|option| take(option).is_some());
        let is_course = take("course").is_some();
        let size = words.iter().position(|word| word == "--window-size").map(|at| words.drain(at..at + 2).next_back());
        let size = size.flatten().unwrap_or("1040x700".into());
        let (width, height) = size.split_once('x').expect("WxH");
        let size: (u32, u32) = (width.parse().expect("a width"), height.parse().expect("a height"));
        let course = is_course.then(|| (Course::built_in().expect("the course"), None));
        let asked_for = is_asked_for(&words).then(|| {
            let course = Course::built_in().expect("the course");
            let place = course.asked_for(&mut words).expect("a step");
            (course, place)
        });
        let course = course.or(asked_for);
        world(|world| {
            world.size = (vec2(size.0 as f32, size.1 as f32) * world.ratio).round();
            world.printed.clear();
        });
        let opened = scene::open(&words).unwrap_or_else(|error| panic!("{given}: {error:?}"));
        let motion = Some(motion);
        let app = App::new(Options {
            opened,
            language,
            lesson_language: None,
            theme,
            motion,
            course,
            fresh,
            present,
            figure: false,
            resumes: false,
            trace: true,
            frames: None,
            size,
        });
        let mut desk = Self { app, down: BTreeSet::new(), frames: 0, wakes_at: None };
        desk.settle();
        // The pointer comes in over the bar, where nothing reacts.
        let first = desk.lines();
        assert!(first.iter().any(|line| line.get("event").is_none()), "{given}: it answers at the start");
        desk
    }

    // Time and frames

    pub(super) fn frame(&mut self) {
        world(|world| {
            world.now += FRAME;
            (world.wants_frame, world.wakes_in) = (false, None);
        });
        self.app.frame();
        self.wakes_at = world(|world| world.wakes_in.map(|seconds| world.now + seconds));
        self.frames += 1;
    }

    /// Draws frames until nothing asks for another one, or, while something plays, for half a second.
    pub(super) fn settle(&mut self) {
        for drawn in 0.. {
            self.frame();
            let is_more = self.app.input.wants_frame();
            if !is_more && (drawn > MOST || !world(|world| world.wants_frame)) {
                break;
            }
            assert!(drawn < 100_000, "the queue never ends");
        }
    }

    /// Lets this much time pass, with a frame for each sixtieth of a second in which one is asked for; returns how many.
    pub(super) fn pass(&mut self, seconds: f64) -> usize {
        let (end, before) = (world(|world| world.now) + seconds, self.frames);
        while world(|world| world.now) < end {
            match (self.rests(), self.wakes_at) {
                (false, _) => self.frame(),
                (true, Some(at)) if at < end => {
                    world(|world| world.now = at);
                    self.frame();
                }
                (true, _) => world(|world| world.now = end),
            }
        }
        self.frames - before
    }

    /// Whether nothing asks for a frame.
    pub(super) fn rests(&self) -> bool {
        !world(|world| world.wants_frame)
    }

    // Hands

    /// A place on the stage in the window, physical pixels.
    fn physical(&self, (x, y): At) -> Pos2 {
        self.in_window(self.app.layout.stage.min + vec2(x as f32, y as f32))
    }

    /// A place in the window, from logical to physical pixels.
    fn in_window(&self, at: Pos2) -> Pos2 {
        (at.to_vec2() * self.app.scale.pixels()).to_pos2()
    }

    pub(super) fn happens(&mut self, events: impl IntoIterator<Item = Happening>) {
        world(|world| world.events.extend(events));
    }

    /// Where the pointer is now does not matter: a button reports its own place.
    fn button(&mut self, button: MouseButton, at: Pos2) -> [Happening; 3] {
        [Happening::Motion(at), Happening::Down(button, at), Happening::Up(button, at)]
    }

    pub(super) fn move_to(&mut self, at: At) {
        let at = self.physical(at);
        self.happens([Happening::Motion(at)]);
        self.settle();
    }

    pub(super) fn press(&mut self, at: At) {
        world(|world| world.now += BETWEEN);
        let at = self.physical(at);
        self.happens([Happening::Motion(at), Happening::Down(MouseButton::Left, at)]);
        self.settle();
    }

    pub(super) fn release(&mut self, at: At) {
        let at = self.physical(at);
        self.happens([Happening::Motion(at), Happening::Up(MouseButton::Left, at)]);
        self.settle();
    }

    pub(super) fn click(&mut self, at: At) {
        self.click_in_window(self.app.layout.stage.min + vec2(at.0 as f32, at.1 as f32));
    }

    /// A click at a place in the window, logical pixels.
    pub(super) fn click_in_window(&mut self, at: Pos2) {
        world(|world| world.now += BETWEEN);
        let events = self.button(MouseButton::Left, self.in_window(at));
        self.happens(events);
        self.settle();
    }

    /// All clicks in one go, without a frame between, each at the middle of a place in the window.
    pub(super) fn click_all(&mut self, places: impl IntoIterator<Item = Pos2>) {
        world(|world| world.now += BETWEEN);
        for at in places {
            let events = self.button(MouseButton::Left, self.in_window(at));
            self.happens(events);
        }
        self.settle();
    }

    pub(super) fn drag(&mut self, from: At, to: At) {
        self.drag_by(MouseButton::Left, from, to);
    }

    pub(super) fn drag_by(&mut self, button: MouseButton, from: At, to: At) {
        world(|world| world.now += BETWEEN);
        let (from, to) = (self.physical(from), self.physical(to));
        self.happens([Happening::Motion(from), Happening::Down(button, from), Happening::Motion(to)]);
        self.settle();
        self.happens([Happening::Up(button, to)]);
        self.settle();
    }

    /// Turns the wheel away from the reader.
    pub(super) fn wheel(&mut self, steps: f32) {
        self.happens([Happening::Wheel(0.0, steps)]);
        self.settle();
    }

    pub(super) fn finger(&mut self, phase: TouchPhase, id: u64, at: At) {
        let at = self.physical(at);
        self.happens([Happening::Touch(phase, id, at)]);
        self.settle();
    }

    /// A short touch of one finger at a place in the window, logical pixels.
    pub(super) fn tap_in_window(&mut self, at: Pos2) {
        world(|world| world.now += BETWEEN);
        let at = self.in_window(at);
        self.happens([TouchPhase::Started, TouchPhase::Ended].map(|phase| Happening::Touch(phase, 1, at)));
        self.settle();
    }

    fn modifiers(&self) -> KeyMods {
        let is_down = |code: KeyCode| self.down.contains(&(code as u16));
        KeyMods { shift: is_down(KeyCode::LeftShift), ctrl: is_down(KeyCode::LeftControl), ..KeyMods::default() }
    }

    /// As X11 reports it: with the modifiers from before, and with the character.
    pub(super) fn key_down(&mut self, code: KeyCode) {
        let modifiers = self.modifiers();
        self.happens([Happening::KeyDown(code, modifiers)]);
        self.happens(sign(code, modifiers.shift).map(Happening::Char));
        self.down.insert(code as u16);
    }

    pub(super) fn key_up(&mut self, code: KeyCode) {
        let modifiers = self.modifiers();
        self.happens([Happening::KeyUp(code, modifiers)]);
        self.down.remove(&(code as u16));
    }

    /// Presses the last key while the others are down, without a frame.
    pub(super) fn queue(&mut self, codes: &[KeyCode]) {
        codes.iter().for_each(|&code| self.key_down(code));
        codes.iter().rev().for_each(|&code| self.key_up(code));
    }

    /// The same, and what follows from it.
    pub(super) fn keys(&mut self, codes: &[KeyCode]) {
        self.queue(codes);
        self.settle();
    }

    /// Types a text letter by letter.
    pub(super) fn types(&mut self, text: &str) {
        self.types_watched(text, |_| {});
        self.settle();
    }

    /// The same with a look at each frame.
    pub(super) fn types_watched(&mut self, text: &str, mut look: impl FnMut(&Self)) {
        for letter in text.chars() {
            match key_of(letter) {
                (code, true) => self.queue(&[KeyCode::LeftShift, code]),
                (code, false) => self.queue(&[code]),
            }
            // A frame for each letter; more for those that wait for a key.
            self.frame();
            look(self);
            while self.app.input.wants_frame() {
                self.frame();
                look(self);
            }
        }
    }

    /// Makes the window this large, logical pixels.
    pub(super) fn resize(&mut self, width: f32, height: f32) {
        world(|world| world.size = (vec2(width, height) * world.ratio).round());
        self.settle();
    }

    // Controls

    /// What egui knows of a control, by its name: that for assistive technology, or the words in it.
    fn controls(&mut self) -> Vec<(Rect, Vec<String>)> {
        let context = self.app.gui.context().clone();
        // Only so does egui keep the names. What it draws beside them is gone in the next frame.
        context.style_mut(|style| style.debug.show_interactive_widgets = true);
        self.frame();
        context.style_mut(|style| style.debug.show_interactive_widgets = false);
        let named: Vec<(egui::Id, Rect, Option<String>)> = context.viewport(|viewport| {
            let widgets = &viewport.prev_pass.widgets;
            let all = widgets.layers().flat_map(|(_, widgets)| widgets);
            let senses = all.filter(|it| it.enabled && (it.sense.senses_click() || it.sense.senses_drag()));
            let named = senses.map(|it| {
                let name = widgets.info(it.id).and_then(|info| info.label.clone().or(info.current_text_value.clone()));
                (it.id, it.interact_rect, name)
            });
            named.collect()
        });
        // What it says about the pointer stays for a pass.
        (0..2).for_each(|_| self.frame());
        self.settle();
        let seen = self.seen();
        let controls = named.into_iter().filter(|(_, place, _)| place.is_positive()).map(|(_, place, name)| {
            let inside: Vec<&Line> = seen.iter().filter(|line| place.contains(line.ink.center())).collect();
            let mut names: Vec<String> = inside.iter().map(|line| line.text.clone()).collect();
            names.push(inside.iter().map(|line| line.text.as_str()).collect::<Vec<_>>().join(" "));
            names.extend(name);
            (place, names)
        });
        controls.collect()
    }

    /// The place of the smallest control with this name.
    pub(super) fn control(&mut self, name: &str) -> Rect {
        self.find(name).unwrap_or_else(|| {
            let all: Vec<_> = self.controls().into_iter().map(|(_, names)| names).collect();
            panic!("no control is called {name:?}, but {all:?}")
        })
    }

    pub(super) fn find(&mut self, name: &str) -> Option<Rect> {
        let controls = self.controls();
        let called = |is_so: &dyn Fn(&String) -> bool| {
            let those = controls.iter().filter(|(_, names)| names.iter().any(is_so)).map(|(place, _)| *place);
            those.min_by(|one, other| one.area().total_cmp(&other.area()))
        };
        let name = name.to_lowercase();
        called(&|it| it.to_lowercase() == name).or_else(|| called(&|it| it.to_lowercase().starts_with(&name)))
    }

    /// Clicks the control with this name.
    pub(super) fn choose(&mut self, name: &str) {
        let place = self.control(name);
        self.click_in_window(place.center());
    }

    /// The place of a number's field, by the knob's key and the number's place.
    pub(super) fn field(&self, key: &'static str, number: usize) -> Rect {
        self.of_id(egui::Id::new(("field", (self.scene().name(), key), number)))
    }

    /// The place of the field of a typed test.
    pub(super) fn formula(&self) -> Rect {
        self.of_id(egui::Id::new(("formula", self.scene().name())))
    }

    /// The same with its frame, as it is seen.
    pub(super) fn formula_frame(&self) -> Rect {
        self.of_id(frame_id(self.scene()))
    }

    fn of_id(&self, id: egui::Id) -> Rect {
        self.app.gui.context().read_response(id).unwrap_or_else(|| panic!("there is no {id:?}")).rect
    }

    pub(super) fn enter_field(&mut self, key: &'static str, number: usize) {
        let place = self.field(key, number);
        self.click_in_window(place.center());
    }

    // What is seen and said

    /// The lines of text that are in sight.
    pub(super) fn seen(&self) -> Vec<Line> {
        let all = world(|world| lines(&world.shapes));
        all.into_iter().filter(Line::is_seen).collect()
    }

    /// All words in sight, with spaces between lines.
    pub(super) fn text(&self) -> String {
        self.seen().iter().map(|line| line.text.as_str()).collect::<Vec<_>>().join(" ")
    }

    pub(super) fn says(&self, text: &str) -> bool {
        let squeezed = |text: &str| text.split_whitespace().collect::<String>();
        squeezed(&self.text()).contains(&squeezed(text))
    }

    /// Where a line with these words stands, logical pixels.
    pub(super) fn line(&self, words: &str) -> Rect {
        let seen = self.seen();
        let found = seen.iter().find(|line| line.text == words);
        let found = found.or_else(|| seen.iter().find(|line| line.text.contains(words)));
        found.unwrap_or_else(|| panic!("{words:?} is not in sight: {}", self.text())).ink
    }

    pub(super) fn scene(&self) -> &Viewer {
        self.app.scene()
    }

    /// The items of the picture with this role, with their transforms to the stage.
    pub(super) fn drawn(&self, role: Role) -> Vec<(Transform, Item)> {
        let figure = self.scene().figure();
        let all = figure.placed().filter(|(_, item)| has_role(item, role));
        all.map(|(to_stage, item)| (to_stage, item.clone())).collect()
    }

    /// A place of the world on the stage.
    pub(super) fn on_stage(&self, x: f64, y: f64) -> At {
        let at = self.scene().viewport().to_stage(Point::new(x, y));
        (at.x, at.y)
    }

    /// The window as it is drawn, to look at its colours.
    pub(super) fn sampled(&self) -> Sampled {
        let scale = self.app.scale.pixels();
        let corner = self.in_window(self.app.layout.stage.min);
        world(|world| Sampled::new(self.app.gui.context(), world, (corner, scale)))
    }

    /// The lines of the trace since the last call.
    pub(super) fn lines(&mut self) -> Vec<Value> {
        let printed = world(|world| std::mem::take(&mut world.printed));
        printed.iter().map(|line| serde_json::from_str(line).expect("JSON")).collect()
    }

    /// The answers among them.
    pub(super) fn answers(&mut self) -> Vec<Value> {
        self.lines().into_iter().filter(|line| line.get("event").is_none()).collect()
    }

    /// The next answer. Learners' actions have lines of their own.
    #[track_caller]
    pub(super) fn next(&mut self) -> Value {
        loop {
            let line = world(|world| world.printed.pop_front()).expect("a line of the trace");
            let line: Value = serde_json::from_str(&line).expect("JSON");
            if line.get("event").is_none() {
                return line;
            }
        }
    }

    /// Whether no answer has come.
    pub(super) fn is_silent(&mut self) -> bool {
        self.settle();
        self.answers().is_empty()
    }

    pub(super) fn clipboard(&self) -> String {
        world(|world| world.clipboard.clone()).expect("a text")
    }

    pub(super) fn holds(&mut self, text: &str) {
        world(|world| world.clipboard = Ok(text.to_owned()));
    }
}

fn has_role(item: &Item, wanted: Role) -> bool {
    match item {
        Item::Rect { role, .. }
        | Item::Rects { role, .. }
        | Item::Polygon { role, .. }
        | Item::Line { role, .. }
        | Item::Lines { role, .. }
        | Item::Dot { role, .. }
        | Item::Handle { role, .. }
        | Item::Label { role, .. } => *role == wanted,
        Item::Group { .. } | Item::Sprite { .. } => false,
    }
}

/// The character that a key writes on an American keyboard.
fn sign(code: KeyCode, shift: bool) -> Option<char> {
    let number = code as u16;
    let plain = match code {
        KeyCode::Enter => '\r',
        KeyCode::Backspace => '\u{8}',
        KeyCode::Escape => '\u{1b}',
        KeyCode::Tab => '\t',
        _ if number < 128 => char::from(number as u8).to_ascii_lowercase(),
        _ => return None,
    };
    let shifted = SHIFTED.iter().find(|(below, _)| *below == plain).map(|(_, above)| *above);
    Some(if shift { shifted.unwrap_or(plain.to_ascii_uppercase()) } else { plain })
}

/// The characters of an American keyboard that need Shift, with those below them.
const SHIFTED: [(char, char); 18] = [
    (',', '<'),
    ('.', '>'),
    ('=', '+'),
    ('-', '_'),
    ('/', '?'),
    (';', ':'),
    ('[', '{'),
    (']', '}'),
    ('1', '!'),
    ('5', '%'),
    ('6', '^'),
    ('7', '&'),
    ('8', '*'),
    ('9', '('),
    ('0', ')'),
    ('\\', '|'),
    ('\'', '"'),
    ('2', '@'),
];

/// The key that writes a character, and whether it needs Shift.
fn key_of(letter: char) -> (KeyCode, bool) {
    let below = SHIFTED.iter().find(|(_, above)| *above == letter).map(|(below, _)| *below);
    let plain = below.unwrap_or(letter).to_ascii_uppercase();
    let code = KEYS.iter().copied().find(|&code| char::from_u32(code as u32) == Some(plain));
    let code = if letter == '\n' { Some(KeyCode::Enter) } else { code };
    let code = code.unwrap_or_else(|| panic!("no key writes {letter:?}"));
    (code, below.is_some() || letter.is_ascii_uppercase())
}

/// The keys that write, each with its ASCII code as its number.
pub(super) const KEYS: [KeyCode; 47] = {
    use KeyCode::*;
    [
        Space,
        Apostrophe,
        Comma,
        Minus,
        Period,
        Slash,
        Key0,
        Key1,
        Key2,
        Key3,
        Key4,
        Key5,
        Key6,
        Key7,
        Key8,
        Key9,
        Semicolon,
        Equal,
        A,
        B,
        C,
        D,
        E,
        F,
        G,
        H,
        I,
        J,
        K,
        L,
        M,
        N,
        O,
        P,
        Q,
        R,
        S,
        T,
        U,
        V,
        W,
        X,
        Y,
        Z,
        LeftBracket,
        Backslash,
        RightBracket,
    ]
};
