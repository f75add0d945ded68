use super::Axis;

/// A point in world units; y grows down.
///
/// Nothing forbids NaN in the fields. For numbers from outside use [`Point::checked`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// Grows to the right.
    pub x: f64,
    /// Grows **down**.
    pub y: f64,
}

impl Point {
    /// The point (x, y).
    #[inline]
    pub const fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }

    /// The coordinate on an axis. On z it is 0.
    #[inline]
    pub const fn along(self, axis: Axis) -> f64 {
        match axis {
            Axis::X => self.x,
            Axis::Y => self.y,
            Axis::Z => 0.0,
        }
    }

    /// The distance to `other`, world units.
    pub fn distance(self, other: Self) -> f64 {
        (self.x - other.x).hypot(self.y - other.y)
    }

    /// This point moved by (`dx`, `dy`).
    #[must_use]
    pub fn moved(self, dx: f64, dy: f64) -> Self {
        Self::new(self.x + dx, self.y + dy)
    }
}
