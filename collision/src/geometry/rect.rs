use super::{Axis, Interval, Point};

/// An axis-aligned rectangle (AABB), stored as its top-left and bottom-right corner.
///
/// `min` is never right of or below `max`: every constructor sorts. A width or height of 0 is legal. With two corners a
/// test needs no arithmetic: each of its numbers is one that was given. The price is that [`width`](Self::width) is a
/// rounded difference.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rect {
    min: Point,
    max: Point,
}

impl Rect {
    /// The rectangle between two opposite corners, in any order.
    ///
    /// The trap: of a number and NaN it takes the number. For numbers from outside:
    /// [`checked_corners`](Self::checked_corners).
    #[inline]
    pub fn from_corners(p: Point, q: Point) -> Self {
        Self { min: Point::new(p.x.min(q.x), p.y.min(q.y)), max: Point::new(p.x.max(q.x), p.y.max(q.y)) }
    }

    /// The rectangle with these intervals on x and y.
    pub fn from_intervals([x, y]: [Interval; 2]) -> Self {
        Self::from_corners(Point::new(x.min, y.min), Point::new(x.max, y.max))
    }

    /// The rectangle with its origin (top-left corner) at `origin`, world units. A negative size extends to the left or up.
    ///
    /// The trap: the far corner is a rounded sum. For numbers from outside use
    /// [`checked_origin_size`](Self::checked_origin_size).
    #[inline]
    pub fn from_origin_size(origin: Point, width: f64, height: f64) -> Self {
        Self::from_corners(origin, origin.moved(width, height))
    }

    /// The rectangle around `centre`, world units. Both corners are rounded sums.
    #[inline]
    pub fn from_centre_size(centre: Point, width: f64, height: f64) -> Self {
        Self::from_origin_size(centre.moved(-width / 2.0, -height / 2.0), width, height)
    }

    /// Top-left corner.
    #[inline]
    pub fn min(self) -> Point {
        self.min
    }

    /// Bottom-right corner.
    #[inline]
    pub fn max(self) -> Point {
        self.max
    }

    /// Width in world units, 0 or more.
    #[inline]
    pub fn width(self) -> f64 {
        self.max.x - self.min.x
    }

    /// Height in world units, 0 or more.
    #[inline]
    pub fn height(self) -> f64 {
        self.max.y - self.min.y
    }

    /// The point halfway between the corners.
    #[inline]
    pub fn centre(self) -> Point {
        Point::new((self.min.x + self.max.x) / 2.0, (self.min.y + self.max.y) / 2.0)
    }

    /// The interval that it covers on an axis (its shadow). On z it is the point 0.
    pub const fn interval(self, axis: Axis) -> Interval {
        match axis {
            Axis::X => Interval { min: self.min.x, max: self.max.x },
            Axis::Y => Interval { min: self.min.y, max: self.max.y },
            Axis::Z => Interval { min: 0.0, max: 0.0 },
        }
    }

    /// The four corners in order: clockwise on the screen from the top left.
    pub const fn corners(self) -> [Point; 4] {
        [self.min, Point::new(self.max.x, self.min.y), self.max, Point::new(self.min.x, self.max.y)]
    }

    /// The smallest rectangle around `points`; `None` around none.
    pub fn around(points: impl IntoIterator<Item = Point>) -> Option<Self> {
        points.into_iter().map(|point| Self::from_corners(point, point)).reduce(Self::union)
    }

    /// Whether `point` is inside or on the border.
    pub fn contains(self, point: Point) -> bool {
        self.min.x <= point.x && point.x <= self.max.x && self.min.y <= point.y && point.y <= self.max.y
    }

    /// The rectangle with a rim of this width around it, world units, 0 or more.
    pub fn grown(self, by: f64) -> Self {
        Self { min: self.min.moved(-by, -by), max: self.max.moved(by, by) }
    }

    /// The smallest rectangle that covers both.
    pub fn union(self, other: Self) -> Self {
        let min = Point::new(self.min.x.min(other.min.x), self.min.y.min(other.min.y));
        let max = Point::new(self.max.x.max(other.max.x), self.max.y.max(other.max.y));
        Self { min, max }
    }

    /// The region that both cover; `None` if they are apart. Exact: its corners are corners of the two. Touching
    /// rectangles share a region of width or height 0.
    pub fn intersection(self, other: Self) -> Option<Self> {
        let min = Point::new(self.min.x.max(other.min.x), self.min.y.max(other.min.y));
        let max = Point::new(self.max.x.min(other.max.x), self.max.y.min(other.max.y));
        (min.x <= max.x && min.y <= max.y).then_some(Self { min, max })
    }
}
