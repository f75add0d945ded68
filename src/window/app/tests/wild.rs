//! Random events in each scene, course and guess: nothing ends the program. A failure prints its seed; `HANTEI_SEED`
//! repeats it.

use super::desk::{Desk, KEYS};
use crate::window::host::headless::{Happening, world};
use hantei_scenes::scene;
use macroquad::input::{KeyCode as K, MouseButton};
use macroquad::miniquad::TouchPhase;

/// Sizes with an edge case each: nothing, next to nothing, a phone both ways, the first size, a large screen.
const SIZES: [(f32, f32); 9] = [
    (1.0, 1.0),
    (50.0, 50.0),
    (112.0, 700.0),
    (301.0, 241.0),
    (561.0, 241.0),
    (390.0, 844.0),
    (844.0, 390.0),
    (1040.0, 700.0),
    (1600.0, 1000.0),
];
/// The keys with functions, and those for hands that write and move.
const OTHERS: [K; 26] = [
    K::F1,
    K::F2,
    K::F3,
    K::F4,
    K::F5,
    K::F6,
    K::F7,
    K::F8,
    K::F9,
    K::F10,
    K::F11,
    K::F12,
    K::Tab,
    K::Enter,
    K::Escape,
    K::Backspace,
    K::Delete,
    K::Home,
    K::Left,
    K::Up,
    K::Right,
    K::Down,
    K::PageUp,
    K::PageDown,
    K::LeftShift,
    K::LeftControl,
];
const BUTTONS: [MouseButton; 3] = [MouseButton::Left, MouseButton::Middle, MouseButton::Right];

/// Prints where it failed, if it fails.
struct Seed<'a>(u64, &'a str);

impl Drop for Seed<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("HANTEI_SEED={} repeats it: {}", self.0, self.1);
        }
    }
}

/// Hands that do anything.
struct Hands {
    desk: Desk,
    random: fastrand::Rng,
    keys: Vec<K>,
    button: Option<MouseButton>,
}

impl Hands {
    fn place(&mut self) -> egui::Pos2 {
        egui::pos2(self.random.f32() * 1100.0, self.random.f32() * 760.0)
    }

    fn key(&mut self) {
        if self.keys.len() > 2 || (self.random.bool() && !self.keys.is_empty()) {
            let code = self.keys.swap_remove(self.random.usize(..self.keys.len()));
            return self.desk.key_up(code);
        }
        let place = self.random.usize(..KEYS.len() + OTHERS.len());
        let code = KEYS.get(place).copied().unwrap_or_else(|| OTHERS[place - KEYS.len()]);
        self.desk.key_down(code);
        self.keys.push(code);
    }

    fn button(&mut self) {
        let at = self.place();
        let event = match self.button.take() {
            Some(button) => Happening::Up(button, at),
            None => {
                let left_or_other = if self.random.bool() { 0 } else { self.random.usize(..BUTTONS.len()) };
                self.button = Some(BUTTONS[left_or_other]);
                Happening::Down(BUTTONS[left_or_other], at)
            }
        };
        self.desk.happens([event]);
    }

    fn something(&mut self) {
        let at = self.place();
        match self.random.u32(..100) {
            0..35 => self.desk.happens([Happening::Motion(at)]),
            35..60 => self.button(),
            60..65 => {
                let steps = if self.random.bool() { 1.0 } else { -1.0 };
                self.desk.happens([Happening::Wheel(0.0, steps)]);
            }
            65..90 => self.key(),
            90..96 => {
                let phases = [TouchPhase::Started, TouchPhase::Moved, TouchPhase::Ended, TouchPhase::Cancelled];
                let (phase, id) = (phases[self.random.usize(..4)], self.random.u64(1..3));
                self.desk.happens([Happening::Touch(phase, id, at)]);
            }
            _ => {
                let (width, height) = SIZES[self.random.usize(..SIZES.len())];
                world(|world| world.size = egui::vec2(width, height));
            }
        }
    }

    /// Several events may meet the same frame.
    fn burst(&mut self) {
        (0..self.random.usize(1..10)).for_each(|_| self.something());
        (0..self.random.usize(1..3)).for_each(|_| self.desk.frame());
    }
}

/// Random events for so many bursts.
fn run_wild(opening: &str, bursts: usize, seed: u64) {
    let _seed = Seed(seed, opening);
    let random = fastrand::Rng::with_seed(seed);
    let mut hands = Hands { desk: Desk::open(opening), random, keys: Vec::new(), button: None };
    (0..bursts).for_each(|_| hands.burst());
    hands.desk.settle();
}

/// Each scene as it opens, or as a guess; or steps of the course.
fn openings(guesses: bool) -> Vec<String> {
    if guesses {
        let dealing = scene::all().into_iter().filter(|scene| !scene.deals().is_empty());
        return dealing.map(|scene| format!("{} guess=on", scene.name())).collect();
    }
    let scenes = scene::all().into_iter().map(|scene| scene.name().to_owned());
    scenes.chain(["lesson=1.1", "lesson=9.1"].map(str::to_owned)).collect()
}

fn run_all(openings: &[String], bursts: usize, seed: u64) {
    let given = std::env::var("HANTEI_SEED").ok().map(|seed| seed.parse().expect("HANTEI_SEED is a number"));
    for (seed, opening) in (given.unwrap_or(seed)..).zip(openings) {
        run_wild(opening, bursts, given.unwrap_or(seed));
    }
}

#[test]
fn random_events_end_no_scene() {
    run_all(&openings(false), 60, 32);
}

#[test]
fn random_events_end_no_guess() {
    run_all(&openings(true), 60, 4000);
}

#[test]
#[ignore = "takes minutes: scripts/test-long"]
fn many_random_events_end_nothing() {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("after 1970").as_secs();
    run_all(&[openings(false), openings(true)].concat(), 5000, now);
}
