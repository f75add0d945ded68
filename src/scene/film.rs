//! Time in a scene: which frame it is, and whether it plays.

use super::Event;
use super::control::{Control, Field, Group, Value};

const FRAME: [Field; 1] = [Field { name: "count", least: 0.0, most: 1_000_000.0 }];

/// A key's event, and what it does in words.
type Explained = (Event, &'static str);

/// What its keys do, and behind them `own`, a key of the scene's.
pub(super) const fn keys(own: Explained) -> [Explained; 5] {
    [
        (Event::Played, "play and pause"),
        (Event::Stepped(1), "one frame on"),
        (Event::Stepped(-1), "one frame back"),
        (Event::Nudged { dx: -1.0, dy: 0.0 }, "one frame back, on (Shift: 10)"),
        own,
    ]
}

/// See the module.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Film {
    pub(super) frame: u64,
    pub(super) playing: bool,
}

impl Default for Film {
    /// It plays, from the start.
    fn default() -> Self {
        Self { frame: 0, playing: true }
    }
}

impl Film {
    /// At the nearest frame that there is, paused.
    pub(super) fn paused_at(frame: f64) -> Self {
        let [Field { least, most, .. }] = FRAME;
        Self { frame: frame.clamp(least, most) as u64, playing: false }
    }

    /// Goes on by a frame; behind the last one comes the first.
    pub(super) fn advance(&mut self) {
        let [Field { most, .. }] = FRAME;
        self.frame = if self.frame < most as u64 { self.frame + 1 } else { 0 };
    }

    /// What an event makes of it, if it is about time: play and pause, so many frames on or back.
    pub(super) fn after(self, event: Event) -> Option<Self> {
        let by = match event {
            Event::Played => return Some(Self { playing: !self.playing, ..self }),
            Event::Stepped(by) => by as f64,
            Event::Nudged { dx, .. } => dx.trunc(),
            Event::Resized { .. }
            | Event::PointerMoved(_)
            | Event::PointerLeft
            | Event::Pressed(_)
            | Event::Released(_)
            | Event::RowHovered(_)
            | Event::Undo
            | Event::Redo
            | Event::Clear
            | Event::Kept { .. }
            | Event::Reversed
            | Event::Untangled
            | Event::Zoomed { .. }
            | Event::Panned { .. }
            | Event::Fitted
            | Event::ActualSize => return None,
        };
        (by != 0.0).then(|| Self::paused_at(self.frame as f64 + by))
    }

    /// Its knobs. A frame that is given pauses, so `play` comes behind it.
    pub(super) fn controls(self) -> [Control; 2] {
        let own = |key, label, help, value| Control { key, label, help, group: Group::Judged, value };
        let frame = Value::Numbers { fields: &FRAME, numbers: Some(vec![self.frame as f64]) };
        [
            own("frame", "Frame", "goes there and pauses; comes last", frame),
            own("play", "Play", "on at the start, off once a frame is given", Value::Switch(self.playing)),
        ]
    }

    /// Turns one of its knobs; false if `key` is not one of them.
    pub(super) fn set(&mut self, key: &str, value: &Value) -> bool {
        match (key, value) {
            ("play", Value::Switch(on)) => self.playing = *on,
            ("frame", Value::Numbers { numbers: Some(numbers), .. }) => {
                *self = Self::paused_at(numbers.first().copied().unwrap_or_default().floor());
            }
            _ => return false,
        }
        true
    }
}
