//! The program for the tests: in English on any machine, and with a memory of its own.

use std::process::Command;

pub(crate) fn program() -> Command {
    hantei_testing::with_own_memory(Command::new(env!("CARGO_BIN_EXE_hantei")), env!("CARGO_TARGET_TMPDIR"))
}
