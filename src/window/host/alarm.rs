//! Wakes the sleeping window at a time, though nothing happens. One thread waits; it sleeps as long as there is no such time.

use std::sync::{Mutex, OnceLock};
use std::thread::{Builder, Thread, park, park_timeout};
use std::time::{Duration, Instant};

/// When the window is to be woken.
static DUE: Mutex<Option<Instant>> = Mutex::new(None);
/// Who waits for it.
static WAITING: OnceLock<Option<Thread>> = OnceLock::new();

/// Asks for a frame in so many seconds, in place of one that was asked for before.
pub(in crate::window) fn wake_in(seconds: f64) {
    let due = Instant::now() + Duration::from_secs_f64(seconds);
    let before = DUE.lock().ok().and_then(|mut set| set.replace(due));
    // One that comes later is found when the thread wakes for the earlier one.
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

/// Has a frame drawn.
fn wake() {
    macroquad::miniquad::window::schedule_update();
    // miniquad 0.4.11 takes the wish in when the next event comes.
    #[cfg(target_os = "linux")]
    let _ = super::x11::nudge();
}
