//! Standard output and standard error of a desktop. Either may be full, closed or unread: nothing panics then, and
//! nothing waits for ever.

use crate::quote::one_line;
use crate::text;
use crate::words::{Language, Text, Words};
use std::io::{self, ErrorKind, Write};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, channel, sync_channel};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::thread;
use std::time::Duration;

/// Lines that may wait for a reader.
const WAITING: usize = 4096;
/// At the end, a reader that takes nothing for this time is given up.
const PATIENCE: Duration = Duration::from_secs(1);

/// The language of standard error.
static LANGUAGE: OnceLock<Language> = OnceLock::new();

/// Has standard error speak this language, from the first call on.
pub fn speak(language: Language) {
    let _ = LANGUAGE.set(language);
}

/// Says in one line on standard error what went wrong. Where even that cannot be written, it stays unsaid.
pub fn complain(message: &Text) {
    let _ = io::stderr().write_all(format!("hantei: {}\n", said(message)).as_bytes());
}

/// The same line, for where standard error is not shown.
pub(crate) fn said(message: &Text) -> String {
    // A process says a line or two: no catalogue is kept for them.
    one_line(&Words::new(LANGUAGE.get().copied().unwrap_or_default()).say(message))
}

/// The trace on its way to standard output.
static TRACE: Mutex<Option<LineQueue>> = Mutex::new(None);

/// Prints a line on standard output without waiting for its reader: lines queue up, in order. Where too many queue up,
/// some are left out, which is said once. False once nothing more can be written.
pub fn trace(line: &str) -> bool {
    let mut trace = TRACE.lock().unwrap_or_else(PoisonError::into_inner);
    trace.get_or_insert_with(|| LineQueue::new(io::stdout(), WAITING)).push(line)
}

/// Writes what is left of the trace, as long as it is read; false if some of it could not be written. A closed pipe is no
/// failure.
pub fn end_of_trace() -> bool {
    let trace = TRACE.lock().unwrap_or_else(PoisonError::into_inner).take();
    trace.is_none_or(|trace| trace.end(PATIENCE))
}

/// Lines that a thread of its own writes.
struct LineQueue {
    lines: SyncSender<String>,
    /// Nothing ever comes; it closes when the thread ends.
    ended: Receiver<()>,
    progress: Arc<WriteProgress>,
    overflowed: bool,
}

/// What the thread has done.
#[derive(Default)]
struct WriteProgress {
    written: AtomicU64,
    failed: AtomicBool,
}

impl LineQueue {
    fn new(mut out: impl Write + Send + 'static, waiting: usize) -> Self {
        let (lines, queue) = sync_channel::<String>(waiting);
        let (end, ended) = channel();
        let progress = Arc::new(WriteProgress::default());
        let noted = Arc::clone(&progress);
        let write = move || {
            let _end = end;
            for line in queue {
                match out.write_all(line.as_bytes()).and_then(|()| out.flush()) {
                    Ok(()) => noted.written.fetch_add(1, Ordering::Relaxed),
                    Err(error) if error.kind() == ErrorKind::BrokenPipe => return,
                    Err(error) => {
                        noted.failed.store(true, Ordering::Relaxed);
                        return complain(&text!("trace-cannot-write", why = Text::from(&error)));
                    }
                };
            }
        };
        if let Err(error) = thread::Builder::new().name("trace".into()).spawn(write) {
            progress.failed.store(true, Ordering::Relaxed);
            complain(&text!("trace-fails", why = Text::from(&error)));
        }
        Self { lines, ended, progress, overflowed: false }
    }

    /// Puts a line at the end; false once the thread has ended.
    fn push(&mut self, line: &str) -> bool {
        match self.lines.try_send(format!("{line}\n")) {
            Ok(()) => true,
            Err(TrySendError::Disconnected(_)) => false,
            Err(TrySendError::Full(_)) => {
                if !std::mem::replace(&mut self.overflowed, true) {
                    complain(&text!("trace-too-fast"));
                }
                true
            }
        }
    }

    /// Waits until all is written, or until nothing was for so long; false if something could not be written.
    fn end(self, patience: Duration) -> bool {
        let Self { lines, ended, progress, .. } = self;
        drop(lines);
        let mut before = progress.written.load(Ordering::Relaxed);
        while ended.recv_timeout(patience) == Err(RecvTimeoutError::Timeout) {
            let now = progress.written.load(Ordering::Relaxed);
            if now == before {
                complain(&text!("trace-unread"));
                break;
            }
            before = now;
        }
        !progress.failed.load(Ordering::Relaxed)
    }
}

#[cfg(test)]
#[path = "../tests/unit/streams.rs"]
mod tests;
