//! Wakes the sleeping window at a given time, without input. One thread waits; without such a time it sleeps.

use std::sync::{Mutex, OnceLock};
use std::thread::{Builder, Thread, park, park_timeout};
use std::time::{Duration, Instant};

/// The time of the next wake-up.
static DUE: Mutex<Option<Instant>> = Mutex::new(None);
/// The thread that waits for it.
static WAITING: OnceLock<Option<Thread>> = OnceLock::new();

/// Asks for a frame in this many seconds, instead of the last request.
pub(in crate::window) fn wake_in(seconds: f64) {
    let due = Instant::now() + Duration::from_secs_f64(seconds);
    let before = DUE.lock().ok().and_then(|mut set| set.replace(due));
    // The thread finds a later time when it wakes for the earlier one.
    if before.is_some_and(|before| before <= due) {
        return;
    }
    let start = || Some(Builder::new().name("alarm".into()).spawn(wait).ok()?.thread().clone());
    if let Some(thread) = WAITING.get_or_init(start) {
        thread.unpark();
    }
}

fn wait() {
    loop {
        let Some(due) = DUE.lock().ok().and_then(|due| *due) else {
            park();
            continue;
        };
        let left = due.saturating_duration_since(Instant::now());
        if left.is_zero() {
            if let Ok(mut due) = DUE.lock() {
                *due = None;
            }
            wake();
        } else {
            park_timeout(left);
        }
    }
}

fn wake() {
    macroquad::miniquad::window::schedule_update();
    // miniquad 0.4.11 notices the request at the next event only.
    #[cfg(target_os = "linux")]
    let _ = super::x11::nudge();
}
