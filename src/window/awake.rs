//! When to draw another frame, and when to sleep.

use super::host;

/// Frames without anything new before the window sleeps: egui settles in one or two. More would keep the processor from
/// drawing what comes next.
///
/// Asleep on X11, miniquad 0.4.11 can hold back the last event of a batch until another one comes. Awake it never does;
/// asleep, the `waker` sends the other one.
const QUIET_FRAMES: u32 = 2;

#[derive(Default)]
pub(super) struct Awake {
    quiet: u32,
}

impl Awake {
    /// Notes whether this frame had something new, and asks for another one while more may come.
    pub(super) fn note(&mut self, busy: bool) {
        self.quiet = if busy { 0 } else { self.quiet + 1 };
        if self.quiet <= QUIET_FRAMES {
            host::canvas::ask_for_frame();
        } else {
            host::falls_asleep();
        }
    }
}
