//! A running hantei: its trace, its cost, its end.

use super::PATIENCE;
use std::cell::RefCell;
use std::io::Read as _;
use std::process::{Child, ExitStatus};
use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};

pub(crate) struct Program {
    child: RefCell<Child>,
    lines: Receiver<String>,
}

impl Program {
    pub(super) fn new(child: Child, lines: Receiver<String>) -> Self {
        Self { child: RefCell::new(child), lines }
    }

    pub(crate) fn next(&self) -> serde_json::Value {
        loop {
            let line = self.line().unwrap_or_else(|why| panic!("{why}"));
            let line: serde_json::Value = serde_json::from_str(&line).expect("JSON");
            // A learner's actions in a step have lines of their own.
            if line.get("event").is_none() {
                return line;
            }
        }
    }

    /// The line as written, or why there is none.
    pub(super) fn line(&self) -> Result<String, String> {
        self.lines.recv_timeout(PATIENCE).map_err(|error| {
            std::thread::sleep(Duration::from_millis(100));
            format!("no line of the trace: {error}; {:?}", self.ended())
        })
    }

    /// The next line of the trace, if one comes within half a second.
    pub(crate) fn soon(&self) -> Option<serde_json::Value> {
        let line = self.lines.recv_timeout(Duration::from_millis(500)).ok()?;
        Some(serde_json::from_str(&line).expect("JSON"))
    }

    pub(crate) fn is_silent(&self) -> bool {
        self.soon().is_none()
    }

    /// The ticks after a second in which it was idle, also on a slow machine.
    pub(crate) fn settled_ticks(&self) -> u64 {
        let start = Instant::now();
        loop {
            let before = self.ticks();
            std::thread::sleep(Duration::from_secs(1));
            if self.ticks() == before {
                return before;
            }
            assert!(start.elapsed() < PATIENCE, "it does not come to rest");
        }
    }

    /// The clock ticks that the process has used so far, in all threads.
    pub(crate) fn ticks(&self) -> u64 {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.borrow().id())).expect("process");
        let after_name = stat.rsplit_once(')').expect("name").1;
        let fields: Vec<u64> =
            after_name.split_whitespace().skip(11).take(2).map(|n| n.parse().expect("ticks")).collect();
        fields.iter().sum()
    }

    /// The exit status and standard error, if it has ended.
    pub(crate) fn ended(&self) -> Option<(ExitStatus, String)> {
        let mut child = self.child.borrow_mut();
        let status = child.try_wait().expect("process")?;
        let mut said = String::new();
        child.stderr.take().expect("hantei's standard error").read_to_string(&mut said).expect("UTF-8");
        Some((status, said))
    }

    pub(crate) fn exit_code(self) -> Option<i32> {
        self.end().0
    }

    /// Waits for the end; returns the exit code and standard error.
    pub(crate) fn end(self) -> (Option<i32>, String) {
        let start = Instant::now();
        loop {
            if let Some((status, said)) = self.ended() {
                assert!(status.code().is_some(), "{status}: {said}");
                return (status.code(), said);
            }
            assert!(start.elapsed() < PATIENCE, "hantei does not end");
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let child = self.child.get_mut();
        let _ = child.kill();
        let _ = child.wait();
    }
}
