//! A scene's time: the frame, and whether it plays.

use crate::scene::Field;

const FRAME: Field = Field::new("count", 0.0, 1_000_000.0);
pub(super) const FRAMES: [Field; 1] = [FRAME];

/// A scene's time. Undo restores it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Playback {
    /// The frame, from 0.
    pub frame: u64,
    /// Whether time runs.
    pub playing: bool,
}

impl Default for Playback {
    /// Playing, from the start.
    fn default() -> Self {
        Self { frame: 0, playing: true }
    }
}

impl Playback {
    /// Paused at the nearest possible frame.
    pub fn paused_at(frame: f64) -> Self {
        Self { frame: FRAME.clamp(frame.floor()) as u64, playing: false }
    }

    /// Moves by `by` frames and pauses.
    pub(super) fn step(&mut self, by: f64) {
        *self = Self::paused_at(self.frame as f64 + by.trunc());
    }

    /// The next frame; after the last comes the first.
    fn advance(&mut self) {
        self.frame = if self.frame < FRAME.most as u64 { self.frame + 1 } else { 0 };
    }
}

/// The speed: slow motion shows the same frames, each for longer.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Pace {
    /// The place of the rate in [`Pace::RATES`].
    pub(super) rate: usize,
    /// How long the present frame has been shown, sixtieths of a second.
    shown: u32,
}

impl Pace {
    /// Frames per second.
    pub(super) const RATES: [&str; 3] = ["60", "15", "4"];
    /// How long a frame lasts at each rate, sixtieths of a second.
    const LASTS: [u32; 3] = [1, 4, 15];

    /// A sixtieth of a second passes.
    pub(super) fn advance(&mut self, playback: &mut Playback) {
        self.shown += 1;
        if self.shown >= Self::LASTS[self.rate] {
            self.shown = 0;
            playback.advance();
        }
    }
}
