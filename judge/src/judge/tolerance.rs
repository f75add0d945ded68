//! By how much a test is wrong, and for which sizes it is right.

use super::exact::Rational;

/// How far two shapes can be apart, or overlap, when a test is wrong.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Extent {
    /// It is never wrong in this way.
    Nowhere,
    /// World units: no wrong case is farther apart, or overlaps more.
    UpTo(f64),
    /// Any distance, with shapes of this size.
    Unbounded,
}

/// Sizes for which a test is right, on each axis, world units; `None` for any size.
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
    /// The largest gap that it calls a hit, on the axis with the largest gap.
    pub gap: Extent,
    /// The deepest overlap that it calls a miss, on the axis with the least overlap.
    pub depth: Extent,
    /// The test is right for hit boxes of these parts of A and B, around their centres: 0.9 is 90 %.
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
