//! How hantei is started on a screen: as the program that it is here.

#[path = "../all/program.rs"]
mod program;

use crate::screen::Screen;
pub(crate) use program::program;
use std::process::Command;

/// So often it may be started until it says something.
pub(crate) const STARTS: usize = 1;

/// hantei on this screen.
pub(crate) fn program_on(screen: &Screen) -> Command {
    let mut command = program();
    command.env("DISPLAY", &screen.name).env("LIBGL_ALWAYS_SOFTWARE", "1");
    command
}
