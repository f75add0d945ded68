//! Classes of pairs: a test can be right in a class without being right for all pairs.

use hantei_collision::named;
use hantei_collision::{Axis, Interval};
use hantei_collision::{AxisAligned, Two};

/// A class of pairs of shapes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OverlapClass {
    /// All coordinates are whole numbers.
    WholePixels,
    /// No coordinate is below 0.
    NotNegative,
    /// A is not larger than B on any axis.
    ANotLarger,
    /// B is not larger than A on any axis.
    BNotLarger,
    /// Both have the same size on every axis.
    EqualSizes,
    /// A has the same size on all of its axes.
    ASquare,
    /// B has the same size on all of its axes.
    BSquare,
    /// Each has the same size on all of its axes.
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

/// The two numbers of a shape on an axis, besides its size: where it is for a test.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum At {
    #[default]
    Start,
    /// A whole centre of an odd size has its ends at halves.
    Centre,
}

impl At {
    pub(super) fn of(self, interval: Interval) -> f64 {
        match self {
            Self::Start => interval.min,
            Self::Centre => interval.centre(),
        }
    }

    /// Whether the numbers that a test gets are whole.
    pub(super) fn is_whole(self, interval: Interval) -> bool {
        [self.of(interval), interval.length()].iter().all(|number| number.fract() == 0.0)
    }
}

/// Classes that compare sizes of several axes.
pub(super) const SQUARES: [OverlapClass; 3] = [OverlapClass::ASquare, OverlapClass::BSquare, OverlapClass::Squares];

pub(super) const SETS: usize = 1 << OverlapClass::ALL.len();

pub(super) fn classes(set: usize) -> Vec<OverlapClass> {
    OverlapClass::ALL.iter().copied().filter(|class| set >> *class as usize & 1 == 1).collect()
}
