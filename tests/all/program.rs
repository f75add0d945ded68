//! The program for the tests: in English on any machine.

use std::process::Command;

/// A command in English, like the programs that it starts, with a memory of its own, not that of the user.
pub(crate) fn in_english(command: Command) -> Command {
    hantei_testing::with_own_memory(command, env!("CARGO_TARGET_TMPDIR"))
}

pub(crate) fn program() -> Command {
    in_english(Command::new(env!("CARGO_BIN_EXE_hantei")))
}
