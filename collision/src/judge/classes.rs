//! Classes of pairs, for which a test can be right that is not right for all.

use crate::geometry::{Allen, Axis};
use crate::named;
use crate::{AxisAligned, Two};

/// A class of pairs: a test that is not right in all cases can be right in all of a class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OverlapClass {
    /// All coordinates are whole numbers.
    WholePixels,
    /// No coordinate is below 0.
    NotNegative,
    /// A is on no axis larger than B.
    ANotLarger,
    /// B is on no axis larger than A.
    BNotLarger,
    /// Both are equally large on every axis.
    EqualSizes,
    /// A is equally large on all of its axes.
    ASquare,
    /// B is equally large on all of its axes.
    BSquare,
    /// Each is equally large on all of its axes.
    Squares,
}

named!(OverlapClass { WholePixels = "whole-pixels", NotNegative = "not-negative", ANotLarger = "a-not-larger", BNotLarger = "b-not-larger", EqualSizes = "equal-sizes", ASquare = "a-square", BSquare = "b-square", Squares = "squares" });

impl OverlapClass {
    /// Whether a pair belongs to it.
    pub fn has<S: AxisAligned>(self, Two { a, b }: Two<S>) -> bool {
        let numbers = || S::AXES.iter().flat_map(|&axis| [a.on(axis), b.on(axis)]).flat_map(|it| [it.min, it.max]);
        let fits = |one: S, other: S| S::AXES.iter().all(|&axis| one.on(axis).length() <= other.on(axis).length());
        let is_square = |one: S| S::AXES.iter().all(|&axis| one.on(axis).length() == one.on(Axis::X).length());
        match self {
            Self::WholePixels => numbers().all(|number| number == number.trunc()),
            Self::NotNegative => numbers().all(|number| number >= 0.0),
            Self::EqualSizes => fits(a, b) && fits(b, a),
            Self::ASquare => is_square(a),
            Self::BSquare => is_square(b),
            Self::Squares => is_square(a) && is_square(b),
            Self::ANotLarger => fits(a, b),
            Self::BNotLarger => fits(b, a),
        }
    }
}

impl<S: AxisAligned> Two<S> {
    /// How A lies to B on an axis.
    pub fn way(self, axis: Axis) -> Allen {
        Allen::of(self.a.on(axis), self.b.on(axis))
    }

    /// How A lies to B on each of their axes: which arrangement it is.
    pub fn ways(self) -> impl Iterator<Item = Allen> {
        S::AXES.iter().map(move |&axis| self.way(axis))
    }
}

/// Classes that say more of all axes together than of each.
pub(super) const SQUARES: [OverlapClass; 3] = [OverlapClass::ASquare, OverlapClass::BSquare, OverlapClass::Squares];

/// Sets of classes, a bit for each class.
pub(super) const SETS: usize = 1 << OverlapClass::ALL.len();

/// The classes of a set.
pub(super) fn classes(set: usize) -> Vec<OverlapClass> {
    OverlapClass::ALL.iter().copied().filter(|class| set >> *class as usize & 1 == 1).collect()
}
