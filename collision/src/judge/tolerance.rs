//! By how much a test is wrong, and for which sizes it is right.

use super::exact::Rational;

/// How far two shapes can be apart, or overlap, where a test is wrong.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Extent {
    /// It is not wrong there.
    Nowhere,
    /// World units: no case is wrong that is further apart, or overlaps by more.
    UpTo(f64),
    /// As far as one likes, with shapes of this size.
    Unbounded,
}

/// Sizes for which a test is right, on each axis, world units; nothing of a shape that may have any.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct FittingSizes {
    /// Of A.
    pub a: Option<Vec<f64>>,
    /// Of B.
    pub b: Option<Vec<f64>>,
}

/// By how much a test is wrong.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct Tolerance {
    /// How far apart, on the axis on which they are furthest apart, two can be that it calls a hit.
    pub gap: Extent,
    /// How far into each other, on the axis on which it is least, two can be that it calls a miss.
    pub depth: Extent,
    /// The test is right for hit boxes that are these parts of A and B, around their centres: 0.9 is 90 %.
    pub hit_boxes: Option<[f64; 2]>,
}

impl Extent {
    pub(super) fn at_least(self, extent: Option<&Rational>) -> Self {
        match (self, extent.map(Rational::to_f64)) {
            (Self::Unbounded, _) | (_, None) => Self::Unbounded,
            (Self::UpTo(one), Some(other)) => Self::UpTo(one.max(other)),
            (Self::Nowhere, Some(other)) => Self::UpTo(other),
        }
    }
}
