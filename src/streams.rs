//! Standard output and standard error of a desktop. If one is full, closed or unread, no code panics or waits for ever.

mod output;

pub use output::output;

use hantei_scenes::quote::one_line;
use hantei_scenes::text;
use hantei_scenes::words::{Language, Text, Words};
use std::io::{self, ErrorKind, Write};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, channel, sync_channel};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::thread;
use std::time::Duration;

/// The most lines that wait for a reader.
const WAITING: usize = 4096;
/// At the end, the longest wait for a reader that takes nothing.
const PATIENCE: Duration = Duration::from_secs(1);

/// The language of standard error.
static LANGUAGE: OnceLock<Language> = OnceLock::new();

/// Sets the language of standard error; only the first call counts.
pub fn speak(language: Language) {
    let _ = LANGUAGE.set(language);
}

/// Prints an error in one line on standard error, if that is possible.
pub fn complain(message: &Text) {
    let _ = io::stderr().write_all(format!("hantei: {}\n", said(message)).as_bytes());
}

/// The same line, for use without standard error.
pub(crate) fn said(message: &Text) -> String {
    // A process prints a line or two, so no catalogue is kept.
    one_line(&Words::new(LANGUAGE.get().copied().unwrap_or_default()).say(message))
}

/// The trace on its way to standard output.
static TRACE: Mutex<Option<LineQueue>> = Mutex::new(None);

/// Prints a line on standard output without waiting for its reader: lines queue up in order. If there are too many,
/// some are left out, with one message. False once nothing more can be written.
pub fn trace(line: &str) -> bool {
    let mut trace = TRACE.lock().unwrap_or_else(PoisonError::into_inner);
    trace.get_or_insert_with(|| LineQueue::new(output(), WAITING)).push(line)
}

/// Writes the rest of the trace, while it is read; false if some could not be written. A closed pipe is not a failure.
pub fn end_of_trace() -> bool {
    let trace = TRACE.lock().unwrap_or_else(PoisonError::into_inner).take();
    trace.is_none_or(|trace| trace.end(PATIENCE))
}

struct LineQueue {
    lines: SyncSender<String>,
    /// Never receives anything; it closes when the thread ends.
    ended: Receiver<()>,
    progress: Arc<WriteProgress>,
    overflowed: bool,
}

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

    /// Adds a line at the end; false once the thread has ended.
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

    /// Waits until all is written, or until nothing was for this time; false if something could not be written.
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
mod tests;
