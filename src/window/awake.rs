//! When to draw another frame, and when to sleep.

use macroquad::miniquad::window::schedule_update;

/// Frames without anything new before the window sleeps: egui settles in one or two. More of them would keep a
/// processor from drawing what comes next.
///
/// Asleep, miniquad 0.4.11 on X11 can hold back the last event of a batch until another one comes. Awake it never
/// does, and asleep the `waker` sends the other one.
const QUIET_FRAMES: u32 = 2;

/// Counts quiet frames.
#[derive(Default)]
pub(super) struct Awake {
    quiet: u32,
}

impl Awake {
    /// Notes whether this frame had something new, and asks for another one while there may be more.
    pub(super) fn note(&mut self, busy: bool) {
        self.quiet = if busy { 0 } else { self.quiet + 1 };
        if self.quiet <= QUIET_FRAMES {
            schedule_update();
        }
    }
}
