//! The window: a frame loop around a scene. All that names macroquad or egui is in here.

mod app;
mod awake;
mod clock;
mod gui;
mod host;
mod input;
mod keeper;
mod kept_tests;
mod layout;
mod letters;
mod motion;
mod painting;
mod panel;
mod save;
mod scale;
mod screen;
mod spare_font;
mod theme;
mod trace;
mod tutor;

use crate::figure::{MotionChoice, ThemeChoice};
use crate::lesson::{Course, StepPlace};
use crate::scene::Viewer;
use crate::words::{Language, Text, Words};
use app::App;
#[cfg(target_arch = "wasm32")]
pub use host::open_page;
use host::startup;
use macroquad::miniquad;
use macroquad::window::next_frame;

/// What the window opens with.
pub struct Options {
    /// The scene that is shown first, set as it starts; the others open fresh.
    pub opened: Box<dyn Viewer>,
    /// The language of all texts; `None`: the system's.
    pub language: Option<Language>,
    /// A language that was asked for and that only the lessons speak.
    pub lesson_language: Option<String>,
    /// Light or dark.
    pub theme: ThemeChoice,
    /// Whether changes are shown as movements; `None`: as the system has it.
    pub motion: Option<MotionChoice>,
    /// A course that opens instead of `opened`, and its step; `None`: where the learner was.
    pub course: Option<(Course, Option<StepPlace>)>,
    /// The course begins anew, and what it remembers stays as it is.
    pub fresh: bool,
    /// It opens in the presenter's layout.
    pub present: bool,
    /// Print the trace on standard output.
    pub trace: bool,
    /// How many frames are drawn before it closes.
    pub frames: Option<u64>,
    /// Width and height in logical pixels.
    pub size: (u32, u32),
}

/// Opens the window and returns when it has been closed.
///
/// Where no window can be opened, prints one line on standard error that says what is missing, and ends the process
/// with exit code 1.
pub fn run(options: Options) {
    host::explain_failure();
    macroquad::Window::from_config(startup::configuration(options.size), async {
        startup::scale_window(options.size).await;
        App::new(options).run().await;
        miniquad::window::quit();
    });
}

/// That some letters which a course says in these words are in no font here.
pub fn missing_letters(course: &Course, words: &Words) -> Option<Text> {
    letters::beyond(course, words).1.err()
}

/// Opens a window with the same settings, draws one empty frame and returns: what `benches/startup.rs` measures against.
#[doc(hidden)]
pub fn open_bare() {
    macroquad::Window::from_config(startup::configuration((1040, 700)), async {
        macroquad::window::clear_background(macroquad::color::WHITE);
        miniquad::window::schedule_update();
        next_frame().await;
        miniquad::window::quit();
    });
}
