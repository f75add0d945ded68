//! The program as the tests start it: in English, whatever the machine speaks.

use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};

/// What a system's language is read from.
const SPOKEN: [&str; 3] = ["LANG", "LANGUAGE", "LC_MESSAGES"];

/// The programs that were started, each with a folder of its own for what courses remember.
static STARTED: AtomicUsize = AtomicUsize::new(0);

/// A command that speaks English, and so does what it starts; nothing that it remembers is the learner's at this machine.
pub(crate) fn in_english(mut command: Command) -> Command {
    let name = format!("data-{}-{}", std::process::id(), STARTED.fetch_add(1, Ordering::Relaxed));
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    // An earlier process may have had the same number.
    let _ = std::fs::remove_dir_all(&folder);
    command.env("HANTEI_DATA", folder);
    SPOKEN.into_iter().for_each(|variable| _ = command.env_remove(variable));
    command.env("LC_ALL", "C");
    command
}

/// hantei, built for the tests.
pub(crate) fn program() -> Command {
    in_english(Command::new(env!("CARGO_BIN_EXE_hantei")))
}
