//! What the window runs on: a desktop, a page, or nothing in a unit test. `desktop`, `page` and `headless` have the same
//! functions; `canvas` has what macroquad gives on the first two.

#![cfg_attr(test, allow(dead_code, reason = "the window of a unit test runs on `headless`"))]

use hantei_scenes::words::Text;

#[cfg(not(any(windows, target_arch = "wasm32")))]
mod alarm;
#[cfg(not(test))]
pub(super) mod canvas;
#[cfg(target_os = "linux")]
mod clipboard;
#[cfg(not(target_arch = "wasm32"))]
mod desktop;
#[cfg(any(test, target_arch = "wasm32"))]
mod escapes;
#[cfg(test)]
pub(super) mod headless;
#[cfg(target_os = "macos")]
mod macos;
#[cfg(not(target_arch = "wasm32"))]
mod no_window;
#[cfg(any(windows, target_os = "linux"))]
mod on_screen;
#[cfg(target_os = "linux")]
mod opening;
pub(super) mod outside;
#[cfg(target_arch = "wasm32")]
mod page;
mod pastable;
pub(super) mod startup;
#[cfg(not(target_arch = "wasm32"))]
mod system_fonts;
#[cfg(target_os = "linux")]
mod waker;
#[cfg(windows)]
mod windows;
#[cfg(not(target_arch = "wasm32"))]
mod wishes;
#[cfg(target_os = "linux")]
mod x11;
#[cfg(target_os = "linux")]
mod xlib;
#[cfg(any(test, all(not(windows), not(target_os = "macos"), not(target_arch = "wasm32"))))]
mod xsettings;

#[cfg(all(not(test), not(any(windows, target_arch = "wasm32"))))]
pub(super) use alarm::wake_in;
#[cfg(all(not(test), target_os = "linux"))]
pub(super) use clipboard::copy;
#[cfg(all(not(test), target_os = "linux"))]
use clipboard::paste as pasted;
#[cfg(not(target_arch = "wasm32"))]
pub(super) use desktop::{
    COPY, answer, ask_for_paste, back_to_article, describe, explain_failure, follow, fonts_of, hold, is_asked,
    leave_by_tab, let_scroll, letters_came, load_fonts, opening, opening_of_step, take_act,
};
#[cfg(all(not(test), not(target_arch = "wasm32")))]
pub(super) use desktop::{
    keep, language, languages, opened, pixel_ratio, print, recall, remember, seconds_east, theme, toggle_full_screen,
    wait_for_letters, wants_motion,
};
#[cfg(test)]
use headless::pasted;
#[cfg(test)]
pub(super) use headless::{
    self as canvas, copy, falls_asleep, is_shown, keep, language, languages, opened, pixel_ratio, print, recall,
    remember, seconds_east, theme, toggle_full_screen, wait_for_letters, wake_in, wants_motion,
};
#[cfg(all(not(test), target_os = "macos"))]
pub(super) use macos::copy;
#[cfg(all(not(test), target_os = "macos"))]
use macos::paste as pasted;
#[cfg(target_arch = "wasm32")]
pub use page::open_page;
#[cfg(target_arch = "wasm32")]
pub(super) use page::{
    COPY, answer, article, ask_for_paste, back_to_article, describe, explain_failure, follow, fonts_of, go, hold,
    is_asked, keep, language, languages, leave_by_tab, let_scroll, letters_came, load_fonts, opened, opening,
    opening_of_step, pixel_ratio, print, print_sheet, recall, remember, seconds_east, spare_font, take_act, theme,
    toggle_full_screen, wait_for_letters, wake_in, wants_motion,
};
#[cfg(not(target_arch = "wasm32"))]
pub(super) use system_fonts::spare_font;
#[cfg(all(not(test), target_os = "linux"))]
pub(super) use waker::{falls_asleep, is_shown};
#[cfg(all(not(test), windows))]
pub(super) use windows::wake_in;

/// What the on-screen keyboard is opened for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Keyboard {
    #[default]
    Closed,
    Letters,
    /// A number of digits and a point.
    Number,
    /// A number that may be below 0: some systems' keys for numbers have no minus.
    Signed,
}

/// Whether the window is visible; these systems ask a hidden window for no frames.
#[cfg(all(not(test), not(target_os = "linux")))]
pub(super) const fn is_shown() -> bool {
    true
}

/// Only X11 can hold back what came during the last frame.
#[cfg(all(not(test), not(target_os = "linux")))]
pub(super) const fn falls_asleep() {}

/// The text on the clipboard, if a field can take it.
pub(super) fn paste() -> Result<String, Text> {
    pastable::for_field(&pasted()?)
}

#[cfg(all(not(test), not(any(target_os = "linux", target_os = "macos"))))]
#[expect(clippy::unnecessary_wraps, reason = "elsewhere this can fail")]
fn pasted() -> Result<String, Text> {
    Ok(macroquad::miniquad::window::clipboard_get().unwrap_or_default())
}

#[cfg(all(not(test), not(any(target_os = "linux", target_os = "macos"))))]
pub(super) fn copy(text: &str) -> Result<(), Text> {
    macroquad::miniquad::window::clipboard_set(text);
    Ok(())
}
