//! Which way y grows, in a picture and in a typed test.

use hantei_collision::{Turn, Winding, named};

/// Which way y grows. Turning it over swaps left and right, and the two windings. The numbers stay the same.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum YDirection {
    /// As on a screen.
    #[default]
    Down,
    /// As in a textbook.
    Up,
}

named!(YDirection { Down = "down", Up = "up" });

impl YDirection {
    pub(in crate::scene) fn is_up(self) -> bool {
        self == Self::Up
    }

    /// The side that a side value means.
    pub(in crate::scene) fn turn(self, side: f64) -> Turn {
        Turn::of(if self.is_up() { -side } else { side })
    }

    /// A winding as it is seen.
    pub(in crate::scene) fn winding(self, winding: Winding) -> Winding {
        match (self, winding) {
            (Self::Down, winding) => winding,
            (Self::Up, Winding::Clockwise) => Winding::CounterClockwise,
            (Self::Up, Winding::CounterClockwise) => Winding::Clockwise,
        }
    }
}
