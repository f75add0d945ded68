//! How hantei starts on a screen: as a program of this system, or under Wine where scripts/test-windows says so.

use crate::program::program;
use crate::screen::Screen;
use crate::windows::wine;
use std::process::Command;

/// The most attempts to start it.
pub(crate) fn starts() -> usize {
    if wine::is_asked_for() { wine::STARTS } else { 1 }
}

pub(crate) fn program_on(screen: &Screen) -> Command {
    if wine::is_asked_for() {
        return wine::program_on(screen);
    }
    let mut command = program();
    command.env("DISPLAY", &screen.name).env("LIBGL_ALWAYS_SOFTWARE", "1");
    command
}

/// Ends what goes on after the program has ended.
pub(crate) fn end(screen: &Screen) {
    if wine::is_asked_for() {
        wine::end(screen);
    }
}
