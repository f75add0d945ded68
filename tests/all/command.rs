//! The command line for the tests.

use crate::program::program;
use std::io::Write as _;
use std::process::{Command, Output, Stdio};

/// Standard output, standard error, and the exit code.
pub(crate) type Ended = (String, String, Option<i32>);

/// hantei with these arguments, without a display; a panic prints a backtrace.
pub(crate) fn hantei_with(arguments: &[&str]) -> Command {
    let mut command = program();
    command.args(arguments).env_remove("DISPLAY").env("RUST_BACKTRACE", "1");
    command
}

/// Runs a command with these bytes on standard input, which it need not read.
pub(crate) fn run(command: &mut Command, input: &[u8]) -> Output {
    let command = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut program = command.spawn().expect("the program runs");
    let mut pipe = program.stdin.take().expect("a pipe");
    std::thread::scope(|threads| {
        // A refused command never reads its input.
        threads.spawn(move || _ = pipe.write_all(input));
        program.wait_with_output().expect("the program ends")
    })
}

pub(crate) fn hantei(arguments: &[&str], input: &[u8]) -> Output {
    run(&mut hantei_with(arguments), input)
}

pub(crate) fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("UTF-8")
}

pub(crate) fn ended(output: &Output) -> Ended {
    (text(&output.stdout), text(&output.stderr), output.status.code())
}

/// `sh` with a line in which `$hantei` is the program.
#[cfg(unix)]
pub(crate) fn shell(line: &str) -> Command {
    let mut command = crate::program::in_english(Command::new("sh"));
    command.args(["-c", line]).env("hantei", env!("CARGO_BIN_EXE_hantei"));
    command.env_remove("DISPLAY").env("RUST_BACKTRACE", "1").stdin(Stdio::null());
    command
}
