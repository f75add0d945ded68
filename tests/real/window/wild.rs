//! Random events in the real window, and with more time in each scene, course and guess: nothing ends the program. A failure prints its seed; `HANTEI_SEED`
//! repeats it, `scripts/test-long` runs them for longer and with a new seed each time.

use crate::screen::{Key, Program, Screen};
use hantei_scenes::scene;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use x11rb::protocol::xproto::{
    BUTTON_PRESS_EVENT, BUTTON_RELEASE_EVENT, ConfigureWindowAux, ConnectionExt as _, KEY_PRESS_EVENT,
    KEY_RELEASE_EVENT, MOTION_NOTIFY_EVENT, Window,
};
use x11rb::protocol::xtest::ConnectionExt as _;

/// Sizes with an edge case each: nothing, next to nothing, a phone both ways, the first size, a large screen.
const SIZES: [(u32, u32); 9] =
    [(1, 1), (50, 50), (112, 700), (301, 241), (561, 241), (390, 844), (844, 390), (1040, 700), (1600, 1000)];
/// The keys with functions (F1 to F12), and those for hands that write and move.
const FUNCTIONS: std::ops::RangeInclusive<u32> = 0xffbe..=0xffc9;
const OTHERS: [u32; 14] =
    [0xff09, 0xff0d, 0xff1b, 0xff08, 0xffff, 0xff50, 0xff51, 0xff52, 0xff53, 0xff54, 0xff55, 0xff56, 0xff57, 0x20];
const SIGNS: &[u8] = b"abcdefghijklmnopqrstuvwxyz0123456789,.-=[]";
/// Left, middle and right, and the wheel up and down.
const BUTTONS: std::ops::RangeInclusive<u8> = 1..=5;

/// Prints where it failed, if it fails.
struct Seed {
    number: u64,
    opening: String,
}

impl Drop for Seed {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("HANTEI_SEED={} repeats it: {}", self.number, self.opening);
        }
    }
}

/// Hands that do anything.
struct Hands<'a> {
    screen: &'a Screen,
    window: Window,
    codes: Vec<u8>,
    random: fastrand::Rng,
    keys_down: Vec<u8>,
    buttons_down: Vec<u8>,
}

impl Hands<'_> {
    fn send(&self, kind: u8, detail: u8, (x, y): (i16, i16)) {
        let sent = self.screen.connection.xtest_fake_input(kind, detail, 0, self.screen.root, x, y, 0);
        sent.expect("request");
    }

    fn resize(&mut self, (width, height): (u32, u32)) {
        let size = ConfigureWindowAux::new().width(width).height(height);
        self.screen.connection.configure_window(self.window, &size).expect("request");
    }

    fn key(&mut self) {
        if self.keys_down.len() > 2 || (self.random.bool() && !self.keys_down.is_empty()) {
            let code = self.keys_down.swap_remove(self.random.usize(..self.keys_down.len()));
            return self.send(KEY_RELEASE_EVENT, code, (0, 0));
        }
        let code = self.codes[self.random.usize(..self.codes.len())];
        self.send(KEY_PRESS_EVENT, code, (0, 0));
        self.keys_down.push(code);
    }

    fn button(&mut self) {
        let button = if self.random.bool() { 1 } else { self.random.u8(BUTTONS) };
        match self.buttons_down.iter().position(|&down| down == button) {
            Some(at) => {
                self.buttons_down.swap_remove(at);
                self.send(BUTTON_RELEASE_EVENT, button, (0, 0));
            }
            None => {
                self.send(BUTTON_PRESS_EVENT, button, (0, 0));
                self.buttons_down.push(button);
            }
        }
    }

    fn something(&mut self) {
        match self.random.u32(..100) {
            0..40 => {
                let (width, height) = (self.random.i16(0..1100), self.random.i16(0..760));
                self.send(MOTION_NOTIFY_EVENT, 0, (width, height));
            }
            40..70 => self.button(),
            70..95 => self.key(),
            _ => {
                let size = SIZES[self.random.usize(..SIZES.len())];
                self.resize(size);
            }
        }
    }

    /// Several events may meet the same frame.
    fn burst(&mut self) {
        (0..self.random.usize(1..10)).for_each(|_| self.something());
        self.screen.sync();
        std::thread::sleep(Duration::from_millis(self.random.u64(0..30)));
    }

    fn let_go(&mut self) {
        std::mem::take(&mut self.keys_down).into_iter().for_each(|code| self.send(KEY_RELEASE_EVENT, code, (0, 0)));
        let buttons = std::mem::take(&mut self.buttons_down);
        buttons.into_iter().for_each(|button| self.send(BUTTON_RELEASE_EVENT, button, (0, 0)));
        self.resize((1040, 700));
        self.screen.sync();
    }
}

/// Random events for this time; then the window is closed as ever.
fn run_wild(screen: &Screen, opening: &str, time: Duration, seed: u64) {
    let _seed = Seed { number: seed, opening: opening.to_owned() };
    let program: Program = screen.open(opening);
    let modifiers = [Key::Shift, Key::Control].map(|key| key as u32);
    let symbols = FUNCTIONS.chain(OTHERS).chain(SIGNS.iter().map(|&sign| sign.into())).chain(modifiers.repeat(4));
    let mut hands = Hands {
        screen,
        window: screen.window(),
        codes: symbols.map(|symbol| screen.code(symbol)).collect(),
        random: fastrand::Rng::with_seed(seed),
        keys_down: Vec::new(),
        buttons_down: Vec::new(),
    };
    let start = Instant::now();
    while start.elapsed() < time {
        hands.burst();
        assert_eq!(program.ended(), None, "{opening}: it has ended");
    }
    hands.let_go();
    std::thread::sleep(Duration::from_millis(100));
    assert_eq!(program.ended(), None, "{opening}: it has ended");
    screen.close();
    assert_eq!(program.exit_code(), Some(0), "{opening}");
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

fn run_all(openings: &[String], each: Duration, seed: u64) {
    let given = std::env::var("HANTEI_SEED").ok().map(|seed| seed.parse().expect("HANTEI_SEED is a number"));
    let screen = Screen::start();
    for (seed, opening) in (given.unwrap_or(seed)..).zip(openings) {
        run_wild(&screen, opening, each, given.unwrap_or(seed));
    }
}

#[test]
fn random_events_end_no_window() {
    run_all(&["rects".into(), "lesson=1.1".into()], Duration::from_millis(1500), 32);
}

#[test]
#[ignore = "takes minutes: scripts/test-long"]
fn random_events_for_a_minute_each_end_nothing() {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970").as_secs();
    run_all(&[openings(false), openings(true)].concat(), Duration::from_secs(60), now);
}
