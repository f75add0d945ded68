use super::{Point, Rect};

/// A circle: a centre and a radius of 0 or more. With radius 0 it is a point.
///
/// Converts from `[x, y, radius]`: `f64`, `f32` or whole numbers.
///
/// ```
/// use hantei_collision::{Circle, Point};
///
/// assert_eq!(Circle::try_from([10.0, 20.0, 5.0]), Circle::checked(Point::new(10.0, 20.0), 5.0));
/// let refused = Circle::try_from([10, 20, -5]).unwrap_err();
/// assert_eq!(refused.to_string(), "-5 is below 0: a radius is 0 or more");
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Circle {
    centre: Point,
    radius: f64,
}

impl Circle {
    /// The circle with this centre and radius, world units. A negative radius loses its sign.
    ///
    /// The trap: NaN stays NaN. For numbers from outside use [`checked`](Self::checked).
    #[inline]
    pub const fn new(centre: Point, radius: f64) -> Self {
        Self { centre, radius: radius.abs() }
    }

    /// The centre.
    #[inline]
    pub const fn centre(self) -> Point {
        self.centre
    }

    /// The radius in world units, 0 or more.
    #[inline]
    pub const fn radius(self) -> f64 {
        self.radius
    }

    /// The square around it. Its corners are rounded sums.
    #[inline]
    pub fn bounds(self) -> Rect {
        let Self { centre, radius } = self;
        Rect::from_corners(centre.moved(-radius, -radius), centre.moved(radius, radius))
    }
}
