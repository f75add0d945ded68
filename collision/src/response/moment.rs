//! Times, compared exactly.

use robust::{Coord3D, orient3d};
use std::cmp::Ordering;

/// The time at which an edge that starts at `from` and moves by `speed` in a step is at `to`: `(to - from) / speed`, in steps.
///
/// Two of them are compared without that division, which would round.
#[derive(Clone, Copy, Debug)]
pub(super) struct Moment {
    /// Where the edge starts, world units.
    pub(super) from: f64,
    /// Where it is then, world units.
    pub(super) to: f64,
    /// World units in a step, not 0.
    pub(super) speed: f64,
}

impl Moment {
    /// The beginning of the step.
    pub(super) const START: Self = Self { from: 0.0, to: 0.0, speed: 1.0 };
    /// Its end.
    pub(super) const END: Self = Self { from: 0.0, to: 1.0, speed: 1.0 };

    /// The time in steps, rounded.
    pub(super) fn time(self) -> f64 {
        (self.to - self.from) / self.speed
    }

    /// Which is earlier, exactly. With NaN they are equal.
    ///
    /// Of two quotients d/v and e/w the first is greater where dw - ev has the sign of vw. That difference of products is,
    /// but for its sign, the determinant of the rows (to, to', 1), (from, from', 1), (v, w, 0), whose sign is exact.
    pub(super) fn compared(self, other: Self) -> Ordering {
        let row = |x, y, z| Coord3D { x, y, z };
        let determinant = orient3d(
            row(self.to, other.to, 1.0),
            row(self.from, other.from, 1.0),
            row(self.speed, other.speed, 0.0),
            row(0.0, 0.0, 0.0),
        );
        let order = 0.0_f64.partial_cmp(&determinant).unwrap_or(Ordering::Equal);
        if (self.speed < 0.0) == (other.speed < 0.0) { order } else { order.reverse() }
    }
}
