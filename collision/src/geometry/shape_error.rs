use super::{NumberError, PartName, ShapeKind};
use std::fmt;

/// Why numbers are no shape, or two shapes no pair; the message names the number.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ShapeError {
    /// A number that cannot be a coordinate, a size or an angle; without a part if it is a sum of parts, such as a
    /// corner.
    Number(Option<PartName>, NumberError),
    /// A polygon with this many corners, below 3.
    TooFewCorners(usize),
    /// A polygon with this many corners, more than 16, which it cannot hold itself.
    TooManyCorners(usize),
    /// A direction of length 0.
    ZeroDirection,
    /// This many numbers are not what this kind of shape has.
    Count(ShapeKind, usize),
    /// No kind of shape is told by this many numbers.
    UnknownCount(usize),
    /// A polygon crosses itself: A (false) or B (true), and the first two of its edges that cross; the first edge is 1.
    Crossed(bool, [usize; 2]),
    /// A box with a shape of the plane.
    BoxAndPlane,
}

impl fmt::Display for ShapeError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(Some(part), error) => write!(out, "{part}: {error}"),
            Self::Number(None, error) => write!(out, "{error}"),
            Self::TooFewCorners(count) => write!(out, "a polygon has 3 corners or more, not {count}"),
            Self::TooManyCorners(count) => write!(out, "a polygon here has up to 16 corners, not {count}"),
            Self::ZeroDirection => write!(out, "0:0 is no direction"),
            Self::Count(kind, given) => write!(out, "a {} has {}, not {given}", kind.name(), kind.allowed_counts()),
            Self::UnknownCount(given) => {
                write!(out, "no shape has {given} numbers: ")?;
                write!(out, "2 are a point, 3 a circle, 4 a rect, 5 a turned rect, 6, 8, … 32 a polygon")
            }
            Self::Crossed(is_b, [one, other]) => {
                write!(out, "{} crosses itself: edges {one} and {other}", if *is_b { "B" } else { "A" })
            }
            Self::BoxAndPlane => write!(out, "a box is in space; the other shape must be a box, too"),
        }
    }
}

impl std::error::Error for ShapeError {}

impl From<NumberError> for ShapeError {
    fn from(error: NumberError) -> Self {
        Self::Number(None, error)
    }
}
