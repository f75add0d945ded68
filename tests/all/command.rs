//! The command line as the tests call it: what is given, what comes back.

use crate::program::program;
use std::io::Write as _;
use std::process::{Command, Output, Stdio};

/// What is printed, what stands on standard error, and the exit code.
pub(crate) type Ended = (String, String, Option<i32>);

/// hantei with these arguments, without a display; a panic says where it happened.
pub(crate) fn hantei_with(arguments: &[&str]) -> Command {
    let mut command = program();
    command.args(arguments).env_remove("DISPLAY").env("RUST_BACKTRACE", "1");
    command
}

/// Runs a command with these bytes on standard input. It need not read them.
pub(crate) fn run(command: &mut Command, input: &[u8]) -> Output {
    let command = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut program = command.spawn().expect("the program runs");
    let mut pipe = program.stdin.take().expect("a pipe");
    std::thread::scope(|threads| {
        // What is refused is never read.
        threads.spawn(move || _ = pipe.write_all(input));
        program.wait_with_output().expect("the program ends")
    })
}

/// Runs hantei with these arguments and these bytes on standard input.
pub(crate) fn hantei(arguments: &[&str], input: &[u8]) -> Output {
    run(&mut hantei_with(arguments), input)
}

/// A program's output as text.
pub(crate) fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("UTF-8")
}

/// How a program ended.
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
