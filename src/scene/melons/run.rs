//! How the melons run: in closed form, so that any frame can be asked for and the same frame is always the same.

use crate::scene::shared::number::tidy;
use hantei_collision::{Point, Rect, named};

/// Edge length of a melon, world units.
pub(super) const SIZE: f64 = 100.0;
/// Length of the field along the way, world units.
const LENGTH: f64 = 600.0;
/// Width of the field across the way, world units.
const WIDTH: f64 = 300.0;
/// From one end of the field, still outside, to beyond the other, world units. There a lap ends and the next begins.
const LAP: f64 = LENGTH + SIZE;

/// Along which axis they run at each other, and so which of the two sketches it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Direction {
    /// A from the left, B from the right; tested by origin + size.
    #[default]
    Horizontal,
    /// A from the top, B from the bottom; tested by centre + size.
    Vertical,
}

named!(Direction { Horizontal = "horizontal", Vertical = "vertical" });

impl Direction {
    /// A rectangle from its intervals along the way and across it.
    fn rect(self, along: (f64, f64), across: (f64, f64)) -> Rect {
        let point = |along, across| match self {
            Self::Horizontal => Point::new(along, across),
            Self::Vertical => Point::new(across, along),
        };
        Rect::from_corners(point(along.0, across.0), point(along.1, across.1))
    }

    pub(super) fn field(self) -> Rect {
        self.rect((0.0, LENGTH), (0.0, WIDTH))
    }
}

/// Two melons that run at each other.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct MelonRun {
    pub(super) direction: Direction,
    /// How far each comes in a frame, world units; above 0.
    pub(super) speed: f64,
    /// How far B's track is beside A's, world units.
    pub(super) offset: f64,
}

impl MelonRun {
    /// How far each has come in its lap.
    pub(super) fn come(self, frame: u64) -> f64 {
        let come = tidy((self.speed * frame as f64).rem_euclid(LAP));
        if come < LAP { come } else { 0.0 }
    }

    /// The same a frame earlier. A lap begins outside of the field, where nothing came from anywhere.
    fn came_from(self, frame: u64) -> f64 {
        tidy(self.come(frame) - self.speed).max(0.0)
    }

    /// The first and the last frame of the lap that `frame` is in.
    pub(super) fn lap(self, frame: u64) -> (u64, u64) {
        let (come, dust) = (self.come(frame), 1e-9);
        let since = (come / self.speed + dust).floor() as u64;
        let left = ((LAP - come) / self.speed - dust).ceil() as u64;
        (frame.saturating_sub(since), frame + left.max(1) - 1)
    }

    /// The frame nearest before a way of `come`, in the first lap.
    pub(super) fn frame_at(self, come: f64) -> u64 {
        (come / self.speed + 1e-9).floor() as u64
    }

    /// How many frames after the first of a lap they are beside each other.
    pub(super) fn frame_beside(self) -> u64 {
        self.frame_at((LENGTH + SIZE) / 2.0)
    }

    /// A and B once each has come so far.
    fn melons(self, come: f64) -> [Rect; 2] {
        let middle = (WIDTH - SIZE) / 2.0;
        let melon = |along: f64, across: f64| {
            let to = |from: f64| (tidy(from), tidy(from + SIZE));
            self.direction.rect(to(along), to(across))
        };
        [melon(come - SIZE, middle), melon(LENGTH - come, middle + self.offset)]
    }

    /// The field's length along the way, and across it both tracks, so many times as wide as they are.
    pub(super) fn tracks(self, wider: f64) -> Rect {
        let half = (SIZE + self.offset.abs()) / 2.0 * wider;
        let middle = (WIDTH + self.offset) / 2.0;
        self.direction.rect((0.0, LENGTH), (middle - half, middle + half))
    }

    /// A and B at a frame.
    pub(super) fn at(self, frame: u64) -> [Rect; 2] {
        self.melons(self.come(frame))
    }

    /// A and B one frame earlier.
    pub(super) fn before(self, frame: u64) -> [Rect; 2] {
        self.melons(self.came_from(frame))
    }

    /// All that A, and B, passed over since the frame before.
    pub(super) fn swept(self, frame: u64) -> [Rect; 2] {
        let ([a, b], [from_a, from_b]) = (self.at(frame), self.before(frame));
        [a.union(from_a), b.union(from_b)]
    }

    /// From when to when they overlap along the way in the lap of `frame`, in frames.
    pub(super) fn meeting(self, frame: u64) -> (f64, f64) {
        let at = |come: f64| frame as f64 + (come - self.come(frame)) / self.speed;
        (at(LENGTH / 2.0), at(LENGTH / 2.0 + SIZE))
    }
}
