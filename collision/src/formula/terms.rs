//! What a name in a formula can stand for.

use crate::{Axis, End, Part};

/// Which of the two shapes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Owner {
    /// A
    A,
    /// B
    B,
}

/// What a name means where two shapes are tested.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PartTerm {
    /// Whose number.
    pub of: Owner,
    /// On which axis.
    pub axis: Axis,
    /// Which of its numbers.
    pub part: Part,
}

/// A corner, 0 for A to 3 for D, or the point P, 4.
pub(crate) type Spot = usize;

/// What a name means where a point and a quadrilateral are tested.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointTerm {
    /// A coordinate of a point.
    Coordinate(Spot, Axis),
    /// `cross(A, B, P)`: [`side`](crate::side), twice the area of the triangle, positive where P is right of A→B on the screen.
    Cross([Spot; 3]),
    /// `dot(A, B, P)`: the dot product of P→A and P→B, negative where P is between the two.
    Dot([Spot; 3]),
}

/// What a name means where a circle and a rectangle are tested.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CircleTerm {
    /// A coordinate of the circle's centre.
    Centre(Axis),
    /// The radius.
    Radius,
    /// Twice the radius.
    Diameter,
    /// Where the square around the circle ends: the centre less the radius, or plus it.
    End(Axis, End),
    /// A number of the rectangle.
    Rect(Axis, Part),
}
