//! The meanings of names in a formula.

use crate::program::SlantedPart;
use hantei_collision::{Axis, End, Part};

/// Which of the two shapes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Owner {
    /// A
    A,
    /// B
    B,
}

/// The meaning of a name in a test of two shapes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PartTerm {
    /// The shape.
    pub of: Owner,
    /// The axis.
    pub axis: Axis,
    /// The number on this axis.
    pub part: Part,
}

/// A corner, 0 for A to 3 for D, or the point P, 4. Of a polygon, P comes after the most corners.
pub(crate) type Spot = usize;

/// The meaning of a name in a test of a point and a quadrilateral.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointTerm {
    /// A coordinate of a point.
    Coordinate(Spot, Axis),
    /// `cross(A, B, P)`: [`side`](hantei_collision::side), twice the triangle's area, positive if P is right of A→B on the screen.
    Cross([Spot; 3]),
    /// `dot(A, B, P)`: the dot product of P→A and P→B, negative if P is between the two.
    Dot([Spot; 3]),
    /// How many corners the polygon has.
    Corners,
}

/// The meaning of a name in a test of a circle and a rectangle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CircleTerm {
    /// A coordinate of the circle's centre.
    Centre(Axis),
    /// The radius.
    Radius,
    /// Twice the radius.
    Diameter,
    /// An end of the square around the circle: the centre minus or plus the radius.
    End(Axis, End),
    /// A number of the rectangle.
    Rect(Axis, Part),
}

/// The meaning of a name in a test of a circle and another one, or a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundTerm {
    /// The circle.
    pub of: Owner,
    /// Its number; never one of a rectangle.
    pub term: CircleTerm,
}

/// The meaning of a name in a test of a segment or a turned rectangle, and another shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SlantedTerm {
    /// The segment or the turned rectangle.
    pub of: Owner,
    /// Its number.
    pub part: SlantedPart,
}

/// The meaning of a name in a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Term {
    /// Of two shapes.
    Part(PartTerm),
    /// Of a point and a quadrilateral.
    Point(PointTerm),
    /// Of a circle and a rectangle.
    Circle(CircleTerm),
    /// Of a circle and another one, or a point.
    Round(RoundTerm),
    /// Of a segment or a turned rectangle.
    Slanted(SlantedTerm),
}

impl Term {
    /// Which number of a rectangle or box it is, if it is one.
    pub(crate) const fn part(self) -> Option<Part> {
        match self {
            Self::Part(PartTerm { part, .. }) | Self::Circle(CircleTerm::Rect(_, part)) => Some(part),
            Self::Point(_) | Self::Circle(_) | Self::Round(_) | Self::Slanted(_) => None,
        }
    }
}
