//! The program for the tests: in English on any machine.

use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};

const SPOKEN: [&str; 3] = ["LANG", "LANGUAGE", "LC_MESSAGES"];

/// The number of started programs: each has its own folder for the memory of courses.
static STARTED: AtomicUsize = AtomicUsize::new(0);

/// A command in English, like the programs that it starts, with a memory of its own, not that of the user.
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

pub(crate) fn program() -> Command {
    in_english(Command::new(env!("CARGO_BIN_EXE_hantei")))
}
