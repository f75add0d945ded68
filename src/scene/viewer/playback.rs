//! Time in a scene: which frame it is, and whether it plays.

use crate::scene::Field;

const FRAME: Field = Field::new("count", 0.0, 1_000_000.0);
/// What the knob of the frame takes.
pub(super) const FRAMES: [Field; 1] = [FRAME];

/// Time in a scene. It is part of what undo brings back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Playback {
    /// Which frame it is, counted from 0.
    pub frame: u64,
    /// Time goes on.
    pub playing: bool,
}

impl Default for Playback {
    /// It plays, from the start.
    fn default() -> Self {
        Self { frame: 0, playing: true }
    }
}

impl Playback {
    /// At the nearest frame that there is, paused.
    pub fn paused_at(frame: f64) -> Self {
        Self { frame: FRAME.clamp(frame.floor()) as u64, playing: false }
    }

    /// Goes on by `by` frames, or back, and pauses.
    pub(super) fn step(&mut self, by: f64) {
        *self = Self::paused_at(self.frame as f64 + by.trunc());
    }

    /// Goes on by a frame; behind the last one comes the first.
    fn advance(&mut self) {
        self.frame = if self.frame < FRAME.most as u64 { self.frame + 1 } else { 0 };
    }
}

/// How fast a scene is played: slow motion shows the same frames, each for longer.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Pace {
    /// The place of the rate among [`Pace::RATES`].
    pub(super) rate: usize,
    /// How long the present frame has been shown, in sixtieths of a second.
    shown: u32,
}

impl Pace {
    /// Frames a second.
    pub(super) const RATES: [&str; 3] = ["60", "15", "4"];
    /// How long a frame is shown at each rate, in sixtieths of a second.
    const LASTS: [u32; 3] = [1, 4, 15];

    /// Lets a sixtieth of a second pass.
    pub(super) fn advance(&mut self, playback: &mut Playback) {
        self.shown += 1;
        if self.shown >= Self::LASTS[self.rate] {
            self.shown = 0;
            playback.advance();
        }
    }
}
