//! When frames are drawn, and how many.

use crate::window::awake::Awake;
use crate::window::clock::Clock;
use crate::window::host;

/// Each frame's time: it plays, or waits for the next event.
#[derive(Default)]
pub(super) struct FramePace {
    /// How many frames to draw before the window closes.
    frames: Option<u64>,
    awake: Awake,
    pub(super) clock: Clock,
}

impl FramePace {
    /// So many frames; `None`: until the window closes.
    pub(super) fn new(frames: Option<u64>) -> Self {
        Self { frames, ..Self::default() }
    }

    pub(super) fn goes_on(&self, drawn: u64) -> bool {
        self.frames.is_none_or(|frames| drawn < frames)
    }

    /// Whether the number of frames is given, so that none of them waits.
    fn is_counted(&self) -> bool {
        self.frames.is_some()
    }

    /// Waits for the time of the next frame.
    pub(super) fn wait(&mut self, plays: bool) {
        if host::is_shown() || self.is_counted() {
            self.clock.wait(plays);
        } else {
            // Hidden, the window asks for no frame.
            self.clock.rest();
        }
    }

    /// Asks for another frame if this one had something new, else for one after `until`, seconds.
    pub(super) fn note(&mut self, is_busy: bool, until: Option<f64>) {
        if host::is_shown() || self.is_counted() {
            let is_busy = is_busy || self.is_counted();
            self.awake.note(is_busy);
            if let Some(seconds) = until.filter(|_| !is_busy) {
                host::wake_in(seconds);
            }
        }
    }
}
