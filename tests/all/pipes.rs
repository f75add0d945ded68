//! The ends of the pipe: input or output that is slow, unread, full or closed.

#[cfg(target_os = "linux")]
use crate::command::text;
use crate::command::{self, Ended};
use crate::program::program;
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Output, Stdio};
use std::time::Duration;

/// Without an answer after this time, there is none.
const PATIENCE: Duration = Duration::from_secs(20);

fn shell(line: &str) -> Output {
    command::shell(line).output().expect("sh")
}

fn ended(line: &str) -> Ended {
    command::ended(&shell(line))
}

/// Once answers were held back until the end of the input, or until there were many.
#[test]
fn each_answer_comes_with_its_line() {
    let mut program = program()
        .args(["check", "rects", "--border", "misses"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("hantei runs");
    let mut input = program.stdin.take().expect("a pipe");
    let answers = BufReader::new(program.stdout.take().expect("a pipe")).lines();
    let (sender, answer) = std::sync::mpsc::channel();
    std::thread::spawn(move || answers.map_while(Result::ok).try_for_each(|answer| sender.send(answer)));
    for (lines, expected) in [
        ("0 0 5 5 1 1 6 4\n", vec!["collision"]),
        ("0 0 5 5 5 1 6 4\n0 0 5 5 1 1 6 4\n0 0", vec!["no collision", "collision"]),
        (" 5 5 5 1 6 4\n", vec!["no collision"]),
        ("0 0 5\n", vec!["error"]),
    ] {
        input.write_all(lines.as_bytes()).expect("it reads");
        for expected in expected {
            // The input ends with the test, so nothing hangs without an answer.
            assert_eq!(answer.recv_timeout(PATIENCE).as_deref(), Ok(expected), "{lines:?}");
        }
    }
    drop(input);
    assert!(answer.recv().is_err(), "no more comes");
    assert_eq!(program.wait().expect("it ends").code(), Some(1));
}

/// Once errors came at once and answers late.
#[test]
fn answers_and_errors_keep_their_order() {
    let (out, _, code) = ended("printf '0 0 5 5 1 1 6 4\\n1\\n0 0 5 5 9 9 9 9\\n2\\n' | $hantei check rects 2>&1");
    let kinds: Vec<&str> = out.lines().map(|line| line.split([':', ';']).next().unwrap_or_default()).collect();
    assert_eq!(kinds, ["collision", "error", "line 2", "no collision", "error", "line 4"], "{out}");
    assert_eq!(code, Some(1));
}

/// Once the message named standard input.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told_of_standard_output() {
    let full = "hantei: cannot write to standard output: No space left on device (os error 28)\n";
    for line in [
        "echo 0 0 5 5 1 1 6 4 | $hantei check rects >/dev/full",
        "yes 0 0 5 5 1 1 6 4 | $hantei check rects >/dev/full",
        "printf '0 0 5 5\\n0 0 5 5\\n' | $hantei check crowd >/dev/full",
        "$hantei list >/dev/full",
        "$hantei --help >/dev/full",
        "$hantei svg rects >/dev/full",
        "$hantei svg rects -o - >/dev/full",
        "$hantei svg rects -o /dev/stdout >/dev/full",
    ] {
        assert_eq!(ended(line), (String::new(), full.into(), Some(1)), "{line}");
    }
    let (_, said, code) = ended("$hantei check rects /");
    assert_eq!((said.as_str(), code), ("hantei: cannot read /: Is a directory (os error 21)\n", Some(1)));
}

/// Once all answers were lost, and the exit code was 0.
#[cfg(unix)]
#[test]
fn a_closed_standard_output_is_told() {
    let closed = "hantei: cannot write to standard output: Bad file descriptor (os error 9)\n";
    for (line, code, said) in [
        ("echo 0 0 5 5 1 1 6 4 | $hantei check rects", 1, closed),
        ("yes 0 0 5 5 1 1 6 4 | $hantei check rects", 1, closed),
        ("echo 0 0 4 0 4 4 0 4 2 1 | $hantei check quad", 1, closed),
        ("printf '0 0 5 5\\n0 0 5 5\\n' | $hantei check crowd", 1, closed),
        ("echo 0 0 1 1 0 0 0 0 1 1 | $hantei check response", 1, closed),
        ("$hantei judge rects 'ax < bx'", 1, closed),
        ("$hantei judge rects 'ax < bx' --json", 1, closed),
        ("$hantei code rects two-corners --language python", 1, closed),
        ("$hantei cases rects", 1, closed),
        ("$hantei list", 1, closed),
        ("$hantei --help", 1, closed),
        ("$hantei help check", 1, closed),
        ("$hantei --version", 1, closed),
        ("$hantei svg rects", 1, closed),
        ("$hantei svg rects -o /dev/stdout", 1, closed),
        ("$hantei course --check", 1, closed),
        ("$hantei course --recap", 1, closed),
        // Nothing has to be printed.
        ("$hantei svg rects -o /dev/null", 0, ""),
    ] {
        // Once closed, and once open for reading only.
        for end in [">&-", "1</dev/null"] {
            assert_eq!(ended(&format!("{line} {end}")), (String::new(), said.into(), Some(code)), "{line} {end}");
        }
    }
    assert_eq!(
        ended("$hantei check rects >&-"),
        (String::new(), closed.into(), Some(1)),
        "before anything is to print"
    );
    let (_, said, code) = ended("$hantei check rects --method fastest >&-");
    assert!(code == Some(2) && said.contains("fastest"), "what is refused is said as ever: {said}");
}

/// Once a message that could not be written was a panic, and a signal ended the program.
#[cfg(target_os = "linux")]
#[test]
fn standard_error_that_cannot_be_written_changes_no_exit_code() {
    for (arguments, code) in [
        ("discs", 2),
        ("--colour", 2),
        ("check rects --method fastest", 2),
        ("check rects /no/such/file", 1),
        ("svg rects -o /no/such/folder/file", 1),
        ("list", 0),
    ] {
        for end in [">/dev/null 2>/dev/full", ">/dev/null 2>&-"] {
            let line = format!("$hantei {arguments} {end}");
            assert_eq!(shell(&line).status.code(), Some(code), "{line}");
        }
        let (reader, writer) = std::io::pipe().expect("a pipe");
        drop(reader);
        let mut command = program();
        command.args(arguments.split(' ')).stdin(Stdio::null()).stdout(Stdio::null()).stderr(writer);
        assert_eq!(command.status().expect("hantei runs").code(), Some(code), "{arguments}");
    }
    let (out, _, code) = ended("printf '1\\n0 0 5 5 1 1 6 4\\n' | $hantei check rects 2>/dev/full");
    assert_eq!((out.as_str(), code), ("error\ncollision\n", Some(1)));
}

/// Once all pairs were kept until the last was found: 16 bytes for each and more.
#[cfg(target_os = "linux")]
#[test]
fn a_crowd_takes_memory_for_its_lines_and_not_for_its_pairs() {
    use std::io::Read as _;
    const LINES: usize = 5_000;
    let mut program =
        program().args(["check", "crowd"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("hantei runs");
    let status = format!("/proc/{}/status", program.id());
    let mut input = program.stdin.take().expect("a pipe");
    input.write_all("0 0 5 5\n".repeat(LINES).as_bytes()).expect("it reads");
    drop(input);
    let mut out = program.stdout.take().expect("a pipe");
    let (mut pairs, mut begin, mut most) = (0, Vec::new(), 0);
    let mut chunk = vec![0; 1 << 20];
    loop {
        let count = out.read(&mut chunk).expect("a pipe");
        if count == 0 {
            break;
        }
        pairs += chunk[..count].iter().filter(|&&byte| byte == b'\n').count();
        begin.extend(&chunk[..count.min(12 - begin.len().min(12))]);
        let kilobytes = std::fs::read_to_string(&status).unwrap_or_default();
        let kilobytes = kilobytes.lines().find_map(|line| line.strip_prefix("VmHWM:")?.trim().strip_suffix(" kB"));
        most = most.max(kilobytes.and_then(|kilobytes| kilobytes.parse().ok()).unwrap_or(0));
    }
    assert!(program.wait().expect("it ends").success());
    assert_eq!((pairs, text(&begin)), (LINES * (LINES - 1) / 2, "0 1\n0 2\n0 3\n".into()));
    assert!((1..35_000).contains(&most), "{most} kB: 600 bytes a line and 32 MB at most");
}
