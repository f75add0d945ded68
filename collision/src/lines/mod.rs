//! A segment and another segment, a rectangle, upright or turned, a circle or a polygon: the ways to ask whether they hit.
//!
//! Of every pair A is the segment from `a1` to `a2`, and B the other shape. The exact relation is
//! [`Pair::contact`](crate::shapes::Pair::contact).

mod asked;
mod circle;
mod polygon;
mod rect;
mod turned;
mod two;

pub use circle::SegmentCircleMethod;
pub use polygon::SegmentPolygonMethod;
pub use rect::SegmentRectMethod;
pub use turned::SegmentTurnedMethod;
pub use two::SegmentsMethod;

use crate::{Circle, Polygon, Rect, Segment, Turned, side};

/// Two segments, A and B.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TwoSegments {
    /// A
    pub a: Segment,
    /// B
    pub b: Segment,
}

/// A segment, A, and a rectangle, B.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SegmentAndRect {
    /// A
    pub segment: Segment,
    /// B
    pub rect: Rect,
}

/// A segment, A, and a circle, B.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SegmentAndCircle {
    /// A
    pub segment: Segment,
    /// B
    pub circle: Circle,
}

/// A segment, A, and a polygon, B.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SegmentAndPolygon {
    /// A
    pub segment: Segment,
    /// B
    pub polygon: Polygon<'static>,
}

/// A segment, A, and a turned rectangle, B.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SegmentAndTurned {
    /// A
    pub segment: Segment,
    /// B
    pub turned: Turned,
}

impl TwoSegments {
    /// The cross products d1 to d4: on which side of B's line a1 and a2 are, and of A's line b1 and b2.
    #[inline(always)]
    pub(crate) fn d(&self, place: usize) -> f64 {
        let (a, b) = (self.a, self.b);
        match place {
            1 => side(b.start, b.end, a.start),
            2 => side(b.start, b.end, a.end),
            3 => side(a.start, a.end, b.start),
            _ => side(a.start, a.end, b.end),
        }
    }

    /// The cross product of both directions: 0 for parallel ones.
    #[inline(always)]
    pub(crate) fn den(&self) -> f64 {
        let (a, b) = (self.a.end - self.a.start, self.b.end - self.b.start);
        b.y * a.x - b.x * a.y
    }

    /// Where on A the lines meet: 0 is its start, 1 its end.
    #[inline(always)]
    pub(crate) fn ua(&self) -> f64 {
        self.d(1) / self.den()
    }

    /// Where on B the lines meet.
    #[inline(always)]
    pub(crate) fn ub(&self) -> f64 {
        -self.d(3) / self.den()
    }
}
