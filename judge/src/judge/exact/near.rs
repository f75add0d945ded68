//! The relation of forms to 0, and numbers with an infinitely small part.

use super::Rational;
use std::cmp::Ordering;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::judge) enum Relation {
    Below,
    AtMost,
    Zero,
    AtLeast,
    Above,
}

impl Relation {
    pub(in crate::judge) fn has(self, sign: Ordering) -> bool {
        match self {
            Self::Below => sign.is_lt(),
            Self::AtMost => sign.is_le(),
            Self::Zero => sign.is_eq(),
            Self::AtLeast => sign.is_ge(),
            Self::Above => sign.is_gt(),
        }
    }

    pub(super) const fn mirrored(self) -> Self {
        match self {
            Self::Below => Self::Above,
            Self::AtMost => Self::AtLeast,
            Self::Zero => Self::Zero,
            Self::AtLeast => Self::AtMost,
            Self::Above => Self::Below,
        }
    }
}

/// `at` plus `beyond` times an infinitely small amount.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Near {
    pub(super) at: Rational,
    pub(super) beyond: Rational,
}

impl Near {
    pub(super) const fn exactly(at: Rational) -> Self {
        Self { at, beyond: Rational::ZERO }
    }

    pub(super) fn plus(&self, other: &Self, factor: &Rational) -> Self {
        if factor.is_zero() {
            return self.clone();
        }
        Self { at: &self.at + &(&other.at * factor), beyond: &self.beyond + &(&other.beyond * factor) }
    }

    pub(super) fn minus(&self, other: &Self) -> Self {
        Self { at: &self.at - &other.at, beyond: &self.beyond - &other.beyond }
    }

    pub(super) fn over(&self, number: &Rational) -> Self {
        Self { at: self.at.over(number), beyond: self.beyond.over(number) }
    }
}
