//! Headless Chromium with a server of the page, which go from test to test.

use super::server::Server;
use serde_json::Value;
use std::cell::{Cell, RefCell};
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

/// Those that no test uses at the moment. When the tests end, their pipes do, and so do they.
pub(crate) static IDLE: Mutex<Vec<Chromium>> = Mutex::new(Vec::new());

pub(crate) struct Chromium {
    /// The shell around it, which deletes the profile afterwards.
    process: Child,
    pub(crate) pipe: RefCell<ChildStdin>,
    pub(crate) messages: Receiver<Value>,
    pub(crate) calls: Cell<u64>,
    pub(crate) server: Server,
}

impl Chromium {
    /// Fails, and never skips, if it is missing.
    pub(crate) fn start() -> Self {
        static STARTED: AtomicUsize = AtomicUsize::new(0);
        let name = format!("chromium-{}-{}", std::process::id(), STARTED.fetch_add(1, Ordering::Relaxed));
        let profile = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        // The pipe as Chromium expects it: commands on 3, answers on 4.
        let run = r#"chromium "$@" 3<&0 4>&1 0</dev/null 1>/dev/null; rm -rf "$PROFILE""#;
        let mut process = Command::new("sh")
            .args(["-c", run, "sh"])
            .args(["--headless", "--remote-debugging-pipe", "--no-sandbox", "--no-first-run", "--disable-quic"])
            .args(["--disable-background-networking", "--disable-component-update", "--disable-sync"])
            .args(["--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--disable-dev-shm-usage"])
            // A moving picture cannot be compared.
            .arg("--force-prefers-reduced-motion")
            .arg(format!("--user-data-dir={}", profile.display()))
            .env("PROFILE", profile)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("a shell");
        let pipe = RefCell::new(process.stdin.take().expect("a pipe to Chromium"));
        let output = BufReader::new(process.stdout.take().expect("a pipe from Chromium"));
        let (sender, messages) = channel();
        std::thread::spawn(move || {
            let messages = output.split(0).map_while(Result::ok);
            messages.map_while(|bytes| serde_json::from_slice(&bytes).ok()).try_for_each(|each| sender.send(each))
        });
        Self { process, pipe, messages, calls: Cell::new(0), server: Server::start() }
    }
}

impl Drop for Chromium {
    fn drop(&mut self) {
        // It closes with all its processes.
        let _ = self.pipe.borrow_mut().write_all(b"{\"id\":0,\"method\":\"Browser.close\"}\0");
        let start = Instant::now();
        while matches!(self.process.try_wait(), Ok(None)) && start.elapsed() < Duration::from_secs(5) {
            std::thread::sleep(Duration::from_millis(10));
        }
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
