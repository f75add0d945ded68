//! The window: a frame loop around a scene. Only this module names macroquad or egui.

mod app;
mod awake;
mod before_course;
mod clock;
mod described;
mod gui;
mod host;
mod input;
mod keeper;
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

use app::App;
use hantei_scenes::figure::{MotionChoice, ThemeChoice};
use hantei_scenes::lesson::{Course, StepPlace};
use hantei_scenes::scene::Viewer;
use hantei_scenes::words::{Language, Text, Words};
#[cfg(target_arch = "wasm32")]
pub use host::open_page;
use host::startup;
use macroquad::miniquad;
use macroquad::window::next_frame;

/// The window's options.
pub struct Options {
    /// The scene to show first; the others open fresh.
    pub opened: Viewer,
    /// The language of all texts; `None`: the system's.
    pub language: Option<Language>,
    /// A wanted language that only the lessons have.
    pub lesson_language: Option<String>,
    /// Light or dark.
    pub theme: ThemeChoice,
    /// Whether changes are animated; `None`: as the system has it.
    pub motion: Option<MotionChoice>,
    /// A course to open instead of `opened`, and its step; `None`: where the learner was.
    pub course: Option<(Course, Option<StepPlace>)>,
    /// Whether the course begins anew; its stored memory stays as it is.
    pub fresh: bool,
    /// Whether the presenter's layout is on.
    pub present: bool,
    /// Whether it is a figure in an article: the stage and the verdict alone.
    pub figure: bool,
    /// Whether the course's first step goes on with `opened`, which stood there before.
    pub resumes: bool,
    /// Whether to print the trace on standard output.
    pub trace: bool,
    /// How many frames to draw before the window closes.
    pub frames: Option<u64>,
    /// Width and height, logical pixels.
    pub size: (u32, u32),
}

/// Opens the window and returns after it was closed.
///
/// If no window can be opened, prints in a line on standard error what is missing, and ends the process with code 1.
pub fn run(options: Options) {
    host::explain_failure();
    macroquad::Window::from_config(startup::configuration(options.size), async {
        startup::scale_window(options.size).await;
        App::new(options).run().await;
        miniquad::window::quit();
    });
}

/// A sentence, if some letters of a course in these words are in no font.
pub fn missing_letters(course: &Course, words: &Words) -> Option<Text> {
    letters::beyond(course, words).1.err()
}

/// Opens a window with the same settings, draws one empty frame and returns, as the base of `benches/startup.rs`.
#[doc(hidden)]
pub fn open_bare() {
    macroquad::Window::from_config(startup::configuration((1040, 700)), async {
        macroquad::window::clear_background(macroquad::color::WHITE);
        miniquad::window::schedule_update();
        next_frame().await;
        miniquad::window::quit();
    });
}
