//! The program as the tests start it: in English, whatever the machine speaks.

use std::process::Command;

/// What a system's language is read from.
const SPOKEN: [&str; 3] = ["LANG", "LANGUAGE", "LC_MESSAGES"];

/// A command that speaks English, and so does what it starts.
pub(crate) fn in_english(mut command: Command) -> Command {
    SPOKEN.into_iter().for_each(|variable| _ = command.env_remove(variable));
    command.env("LC_ALL", "C");
    command
}

/// hantei, built for the tests.
pub(crate) fn program() -> Command {
    in_english(Command::new(env!("CARGO_BIN_EXE_hantei")))
}
