//! From the coordinates of a group to those around it.

use hantei_collision::{Point, Rect};

/// An affine mapping of the plane: lines stay lines. Source: the 2 × 3 matrix of SVG, `matrix(x.0 x.1 y.0 y.1 at)`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Transform {
    /// The image of a step of 1 to the right.
    pub x: (f64, f64),
    /// The image of a step of 1 down.
    pub y: (f64, f64),
    /// The image of the origin.
    pub at: Point,
}

impl Transform {
    /// The identity.
    pub const IDENTITY: Self = Self::moved(0.0, 0.0);

    /// Moves everything to the right and down.
    pub const fn moved(dx: f64, dy: f64) -> Self {
        Self { x: (1.0, 0.0), y: (0.0, 1.0), at: Point::new(dx, dy) }
    }

    /// Scales everything by a factor, and puts its origin here.
    pub const fn scaled(by: f64, at: Point) -> Self {
        Self { x: (by, 0.0), y: (0.0, by), at }
    }

    /// Turns everything around `pivot`, clockwise on a screen where y grows down.
    pub fn turned(degrees: f64, pivot: Point) -> Self {
        // Without a turn there must be no rounding.
        if degrees == 0.0 {
            return Self::IDENTITY;
        }
        let (sin, cos) = degrees.to_radians().sin_cos();
        let at = Point::new(pivot.x - pivot.x * cos + pivot.y * sin, pivot.y - pivot.x * sin - pivot.y * cos);
        Self { x: (cos, sin), y: (-sin, cos), at }
    }

    /// The image of a point.
    pub fn to(self, point: Point) -> Point {
        Point::new(
            self.x.0 * point.x + self.y.0 * point.y + self.at.x,
            self.x.1 * point.x + self.y.1 * point.y + self.at.y,
        )
    }

    /// This transform followed by `outer`, the transform of the group around.
    #[must_use]
    pub fn within(self, outer: Self) -> Self {
        let along = |(x, y): (f64, f64)| (outer.x.0 * x + outer.y.0 * y, outer.x.1 * x + outer.y.1 * y);
        Self { x: along(self.x), y: along(self.y), at: outer.to(self.at) }
    }

    /// Whether the sides of a rectangle stay horizontal and vertical.
    pub fn keeps_rects(self) -> bool {
        (self.x.1 == 0.0 && self.y.0 == 0.0) || (self.x.0 == 0.0 && self.y.1 == 0.0)
    }

    /// The rectangle around the image of `rect`; exactly its image if [`keeps_rects`](Self::keeps_rects).
    pub fn around(self, rect: Rect) -> Rect {
        let across = Rect::from_corners(self.to(rect.min()), self.to(rect.max()));
        if self.keeps_rects() {
            return across;
        }
        let [_, right, _, left] = rect.corners().map(|corner| self.to(corner));
        across.union(Rect::from_corners(right, left))
    }

    /// Turns a shift in stage pixels with the group, without scale or mirroring: words above stay above if y grows up.
    pub fn beside(self, (dx, dy): (f64, f64)) -> (f64, f64) {
        if self.keeps_rects() {
            return (dx, dy);
        }
        let length = self.x.0.hypot(self.x.1);
        let (cos, sin) = (self.x.0 / length, self.x.1 / length);
        (dx * cos - dy * sin, dx * sin + dy * cos)
    }
}
