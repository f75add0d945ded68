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
mod options;
mod painting;
mod panel;
mod save;
mod scale;
mod scenes;
mod screen;
mod spare_font;
mod theme;
mod trace;
mod tutor;

use app::App;
use hantei_scenes::lesson::Course;
use hantei_scenes::words::{Text, Words};
#[cfg(target_arch = "wasm32")]
pub use host::open_page;
use host::startup;
use macroquad::miniquad;
use macroquad::window::next_frame;
pub use options::Options;

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
