//! Unit tests of `src/whole_file.rs`. A signal ends a process, so each case is one: this program again.

use super::*;
use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
use signal_hook::low_level::raise;
use std::fs;
use std::io::Write as _;
use std::os::unix::process::ExitStatusExt as _;
use std::process::{Command, ExitStatus, Stdio};

const FOLDER: &str = "HANTEI_TEST_FOLDER";
const SIGNAL: &str = "HANTEI_TEST_SIGNAL";

/// Runs `a_signal_comes` after this line of shell; returns its end, and the names that are left.
fn signalled(signal: i32, fails: bool, before: &str) -> (ExitStatus, Vec<String>) {
    let folder = tempfile::tempdir().expect("a folder");
    let test = std::env::current_exe().expect("this test");
    let mut command = Command::new("sh");
    command
        .args(["-c", &format!("{before} exec \"$0\" --ignored --exact whole_file::tests::a_signal_comes")])
        .arg(test);
    command.env(FOLDER, folder.path()).env(SIGNAL, signal.to_string()).stdout(Stdio::null());
    command.envs(fails.then_some(("HANTEI_TEST_FAILS", "1")));
    let ended = command.status().expect("a shell");
    let entries = fs::read_dir(folder.path()).expect("the folder").map(|entry| entry.expect("an entry"));
    (ended, entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect())
}

/// The process that a signal meets while it writes a file. Does nothing where no other test started it.
#[test]
#[ignore = "another test runs it"]
fn a_signal_comes() {
    let Some(folder) = std::env::var_os(FOLDER) else { return };
    let signal = std::env::var(SIGNAL).expect("a signal").parse().expect("a number");
    let made = uninterrupted(|| {
        let mut file = unnamed(Path::new(&folder))?;
        file.write_all(b"half of it")?;
        raise(signal)?;
        if std::env::var_os("HANTEI_TEST_FAILS").is_some() {
            return Err(io::ErrorKind::StorageFull.into());
        }
        file.persist(Path::new(&folder).join("made"))?;
        Ok(())
    });
    made.expect("a file");
}

#[test]
fn a_signal_ends_the_program_when_the_file_is_complete() {
    for signal in [SIGHUP, SIGINT, SIGQUIT, SIGTERM] {
        let (ended, left) = signalled(signal, false, "");
        assert_eq!((ended.signal(), left), (Some(signal), vec!["made".to_owned()]), "{signal}");
    }
}

#[test]
fn a_signal_and_a_full_disk_leave_nothing() {
    let (ended, left) = signalled(SIGTERM, true, "");
    assert_eq!((ended.signal(), left), (Some(SIGTERM), Vec::new()));
}

/// `nohup hantei`: what was ignored before stays ignored.
#[test]
fn a_signal_that_is_ignored_stays_so() {
    let (ended, left) = signalled(SIGHUP, false, "trap '' HUP;");
    assert_eq!((ended.code(), left), (Some(0), vec!["made".to_owned()]));
}
