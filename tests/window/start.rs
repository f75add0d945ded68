//! How hantei is started on a screen: as the program that it is here.

#[path = "../program/mod.rs"]
mod program;

pub(crate) use program::program;
use std::process::Command;

/// hantei on this display.
pub(crate) fn program_on(display: &str) -> Command {
    let mut command = program();
    command.env("DISPLAY", display).env("LIBGL_ALWAYS_SOFTWARE", "1");
    command
}
