//! The numbers that a test can ask of an axis-aligned shape.

use crate::{Axis, AxisAligned};

/// A number of a shape on one axis; in backquotes, its names in formulas.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// `x`, `y`, `left`, `top`
    Min,
    /// `x2`, `y2`, `right`, `bottom`
    Max,
    /// `w`, `h`
    Size,
    /// `cx`, `cy`
    Centre,
}

impl Part {
    /// The function that reads this number from a shape.
    #[inline(always)]
    pub fn of<S: AxisAligned>(self, axis: Axis) -> fn(S) -> f64 {
        macro_rules! on {
            ($axis:expr) => {
                match self {
                    Self::Min => |shape| shape.on($axis).min,
                    Self::Max => |shape| shape.on($axis).max,
                    Self::Size => |shape| shape.on($axis).length(),
                    Self::Centre => |shape| shape.on($axis).centre(),
                }
            };
        }
        match axis {
            Axis::X => on!(Axis::X),
            Axis::Y => on!(Axis::Y),
            Axis::Z => on!(Axis::Z),
        }
    }
}
