use super::Point;

/// The straight line from one point to another, both included, world units.
///
/// It may have length 0, and nothing forbids NaN. For numbers from outside use [`Segment::checked`], or
/// `Segment::try_from([x1, y1, x2, y2])`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Segment {
    /// Where it begins.
    pub start: Point,
    /// Where it ends.
    pub end: Point,
}

impl Segment {
    /// The segment from `start` to `end`.
    pub const fn new(start: Point, end: Point) -> Self {
        Self { start, end }
    }
}
