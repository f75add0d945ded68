//! A program for tests: in English on any machine, and with a memory of its own.

use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The number of started programs: each has its own folder for the memory of courses.
static STARTED: AtomicUsize = AtomicUsize::new(0);

/// A command in English, like the programs that it starts.
pub fn in_english(mut command: Command) -> Command {
    for variable in ["LANG", "LANGUAGE", "LC_MESSAGES"] {
        command.env_remove(variable);
    }
    command.env("LC_ALL", "C");
    command
}

/// A command in English with a memory of its own in a folder for temporary files, not that of the user.
pub fn with_own_memory(command: Command, folder: &str) -> Command {
    let name = format!("data-{}-{}", std::process::id(), STARTED.fetch_add(1, Ordering::Relaxed));
    let memory = Path::new(folder).join(name);
    // An earlier process may have had the same number.
    let _ = std::fs::remove_dir_all(&memory);
    let mut command = in_english(command);
    command.env("HANTEI_DATA", memory);
    command
}
