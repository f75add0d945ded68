//! How hantei starts on a screen: as a program of this system.

#[path = "../all/program.rs"]
mod program;

use crate::screen::Screen;
pub(crate) use program::program;
use std::process::Command;

/// The most attempts to start it.
pub(crate) const STARTS: usize = 1;

pub(crate) fn program_on(screen: &Screen) -> Command {
    let mut command = program();
    command.env("DISPLAY", &screen.name).env("LIBGL_ALWAYS_SOFTWARE", "1");
    command
}

/// Nothing goes on once the program has ended.
pub(crate) const fn end(_: &Screen) {}
