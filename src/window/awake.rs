//! When to draw another frame, and when to sleep.

use macroquad::miniquad::window::schedule_update;

/// Frames without anything new before the window sleeps.
///
/// Asleep, miniquad 0.4.11 waits on X11 for the events that are pending *and one more*, so the last event of a batch
/// would lie there until another came. Awake it never waits. These frames outlast the gaps inside a batch.
///
/// One case is left. Asleep, an event that asks for no frame (the window gains or loses the focus, a key goes up, the
/// pointer leaves) may arrive together with exactly one that does; the one is then drawn when the next event arrives.
/// A hand's motion is never a single event, so no hand has to wait.
const QUIET_FRAMES: u32 = 15;

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
