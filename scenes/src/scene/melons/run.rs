//! The melons' motion, in closed form: any frame can be computed alone and is always the same.

use crate::scene::shared::number::tidy;
use hantei_collision::{Point, Rect, named};

/// Usual side of a melon, world units.
pub(super) const SIZE: f64 = 100.0;
/// Length and width of the field, along the track and across, in sides of the larger melon.
const LENGTH: f64 = 6.0;
const WIDTH: f64 = 3.0;

/// The axis along which they run, and so which sketch it is.
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
    /// A rectangle from its intervals along the track and across.
    fn rect(self, along: (f64, f64), across: (f64, f64)) -> Rect {
        let point = |along, across| match self {
            Self::Horizontal => Point::new(along, across),
            Self::Vertical => Point::new(across, along),
        };
        Rect::from_corners(point(along.0, across.0), point(along.1, across.1))
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct MelonRun {
    pub(super) direction: Direction,
    /// Sides of A and B, world units; above 0.
    pub(super) sizes: [f64; 2],
    /// Whether B stands in the middle of the field.
    pub(super) is_still: bool,
    /// Distance of each in a frame, world units; above 0.
    pub(super) speed: f64,
    /// Distance of each by frame 0, world units; 0 or more.
    pub(super) start: f64,
    /// Distance of B's track from A's, world units.
    pub(super) offset: f64,
}

impl MelonRun {
    /// The larger side, which is the measure of the field.
    fn largest(self) -> f64 {
        self.sizes[0].max(self.sizes[1])
    }

    fn length(self) -> f64 {
        LENGTH * self.largest()
    }

    fn width(self) -> f64 {
        WIDTH * self.largest()
    }

    /// From outside one end of the field to beyond the other, where the next lap begins.
    fn lap_length(self) -> f64 {
        self.length() + self.largest()
    }

    pub(super) fn field(self) -> Rect {
        self.direction.rect((0.0, self.length()), (0.0, self.width()))
    }

    /// Distance of each in the present lap.
    pub(super) fn come(self, frame: u64) -> f64 {
        let lap = self.lap_length();
        let come = tidy((self.start + self.speed * frame as f64).rem_euclid(lap));
        if come < lap { come } else { 0.0 }
    }

    /// The same a frame earlier, at least 0: at the start of a lap and at frame 0 there is no earlier place.
    fn came_from(self, frame: u64) -> f64 {
        let come = self.come(frame);
        if frame == 0 { come } else { tidy(come - self.speed).max(0.0) }
    }

    /// The first and the last frame of the lap of `frame`.
    pub(super) fn lap(self, frame: u64) -> (u64, u64) {
        let (come, dust) = (self.come(frame), 1e-9);
        let since = (come / self.speed + dust).floor() as u64;
        let left = ((self.lap_length() - come) / self.speed - dust).ceil() as u64;
        (frame.saturating_sub(since), frame + left.max(1) - 1)
    }

    /// The last frame of the lap of `frame` before they are side by side, where they are nearest.
    pub(super) fn frame_beside(self, frame: u64) -> u64 {
        let (first, last) = self.lap(frame);
        let [from, to] = self.meeting_way();
        let way = (f64::midpoint(from, to) - self.come(first)) / self.speed;
        (first + (way + 1e-9).floor().max(0.0) as u64).min(last)
    }

    /// The distances at which their overlap along the track begins and ends.
    fn meeting_way(self) -> [f64; 2] {
        let (a, b) = (self.sizes[0], self.sizes[1]);
        if self.is_still {
            let from = (self.length() - b) / 2.0;
            [from, from + a + b]
        } else {
            [self.length() / 2.0, (self.length() + a + b) / 2.0]
        }
    }

    /// A and B after each has come this far.
    fn melons(self, come: f64) -> [Rect; 2] {
        let [a, b] = self.sizes;
        let melon = |size: f64, along: f64, offset: f64| {
            // A whole number, to keep the numbers across short.
            let across = ((self.width() - size) / 2.0).floor() + offset;
            let to = |from: f64| (tidy(from), tidy(from + size));
            self.direction.rect(to(along), to(across))
        };
        let of_b = if self.is_still { (self.length() - b) / 2.0 } else { self.length() - come };
        [melon(a, come - a, 0.0), melon(b, of_b, self.offset)]
    }

    /// The field along its length, and across it both tracks, `wider` times as wide as they are.
    pub(super) fn tracks(self, wider: f64) -> Rect {
        let half = (self.largest() + self.offset.abs()) / 2.0 * wider;
        let middle = (self.width() + self.offset) / 2.0;
        self.direction.rect((0.0, self.length()), (middle - half, middle + half))
    }

    pub(super) fn at(self, frame: u64) -> [Rect; 2] {
        self.melons(self.come(frame))
    }

    pub(super) fn before(self, frame: u64) -> [Rect; 2] {
        self.melons(self.came_from(frame))
    }

    /// All that A and B passed over since the frame before.
    pub(super) fn swept(self, frame: u64) -> [Rect; 2] {
        let ([a, b], [from_a, from_b]) = (self.at(frame), self.before(frame));
        [a.union(from_a), b.union(from_b)]
    }

    /// The start and end of their overlap along the track in the lap of `frame`, in frames.
    pub(super) fn meeting(self, frame: u64) -> [f64; 2] {
        self.meeting_way().map(|way| frame as f64 + (way - self.come(frame)) / self.speed)
    }
}
