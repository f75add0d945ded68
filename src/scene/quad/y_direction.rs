use crate::collision::{Turn, Winding};
use strum::VariantNames;

/// Which way y grows. Turning it over swaps left and right, and the two windings. The numbers stay.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, VariantNames)]
#[strum(serialize_all = "lowercase")]
pub(super) enum YDirection {
    /// As on a screen.
    #[default]
    Down,
    /// As in a textbook.
    Up,
}

impl YDirection {
    pub(super) const ALL: [Self; 2] = [Self::Down, Self::Up];

    pub(super) fn is_up(self) -> bool {
        self == Self::Up
    }

    /// Where a point with such a side value is.
    pub(super) fn turn(self, side: f64) -> Turn {
        Turn::of(if self.is_up() { -side } else { side })
    }

    /// How such a winding is seen.
    pub(super) fn winding(self, winding: Winding) -> Winding {
        match (self, winding) {
            (Self::Down, winding) => winding,
            (Self::Up, Winding::Clockwise) => Winding::CounterClockwise,
            (Self::Up, Winding::CounterClockwise) => Winding::Clockwise,
        }
    }
}
