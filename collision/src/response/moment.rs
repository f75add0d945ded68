//! Times, compared exactly.

use robust::{Coord3D, orient3d};
use std::cmp::Ordering;

/// The largest relative rounding error of a difference of two products: two for each, one for the difference.
const ROUNDED: f64 = 4.0 * f64::EPSILON;
/// Below this, products may lose more than their last bit.
const SMALLEST: f64 = 1e-290;

/// The time at which an edge from `from` with `speed`, world units in a step, is at `to`: `(to - from) / speed`.
///
/// Comparing two of them needs no division, which would round.
#[derive(Clone, Copy, Debug)]
pub(super) struct Moment {
    pub(super) from: f64,
    pub(super) to: f64,
    /// World units in a step, not 0.
    pub(super) speed: f64,
}

impl Moment {
    pub(super) const START: Self = Self { from: 0.0, to: 0.0, speed: 1.0 };
    pub(super) const END: Self = Self { from: 0.0, to: 1.0, speed: 1.0 };

    /// The time in steps, rounded; 0 has no sign.
    pub(super) fn time(self) -> f64 {
        (self.to - self.from) / self.speed + 0.0
    }

    /// Compares the time with the start of the step, exactly: by two numbers. With NaN it is equal.
    pub(super) fn against_start(self) -> Ordering {
        let order = self.to.partial_cmp(&self.from).unwrap_or(Ordering::Equal);
        if self.speed < 0.0 { order.reverse() } else { order }
    }

    /// Which is earlier, exactly. With NaN they are equal.
    ///
    /// Of two quotients d/v and e/w the first is greater where dw - ev has the sign of vw. Plain products decide
    /// wherever their difference is larger than all rounding errors.
    pub(super) fn compared(self, other: Self) -> Ordering {
        let (one, two) = ((self.to - self.from) * other.speed, (other.to - other.from) * self.speed);
        let size = one.abs() + two.abs();
        let is_certain = size > SMALLEST && (one - two).abs() > ROUNDED * size;
        let order = if is_certain { one.total_cmp(&two) } else { self.exactly_compared(other) };
        if (self.speed < 0.0) == (other.speed < 0.0) { order } else { order.reverse() }
    }

    /// Compares dw with ev.
    ///
    /// Except for its sign, their difference is the determinant of the rows (to, to', 1), (from, from', 1), (v, w, 0),
    /// whose sign is exact.
    #[cold]
    fn exactly_compared(self, other: Self) -> Ordering {
        let row = |x, y, z| Coord3D { x, y, z };
        let determinant = orient3d(
            row(self.to, other.to, 1.0),
            row(self.from, other.from, 1.0),
            row(self.speed, other.speed, 0.0),
            row(0.0, 0.0, 0.0),
        );
        0.0_f64.partial_cmp(&determinant).unwrap_or(Ordering::Equal)
    }
}
