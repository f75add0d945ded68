//! The program for the tests: in English on any machine, and with a memory of its own.

use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The number of started programs: each has its own folder for the memory of courses.
static STARTED: AtomicUsize = AtomicUsize::new(0);

/// A command in English, like the programs that it starts.
pub(crate) fn in_english(mut command: Command) -> Command {
    ["LANG", "LANGUAGE", "LC_MESSAGES"].into_iter().for_each(|variable| _ = command.env_remove(variable));
    command.env("LC_ALL", "C");
    command
}

pub(crate) fn program() -> Command {
    let name = format!("real-{}-{}", std::process::id(), STARTED.fetch_add(1, Ordering::Relaxed));
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    // An earlier process may have had the same number.
    let _ = std::fs::remove_dir_all(&folder);
    let mut command = in_english(Command::new(env!("CARGO_BIN_EXE_hantei")));
    command.env("HANTEI_DATA", folder);
    command
}
