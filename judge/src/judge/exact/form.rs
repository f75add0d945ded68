//! Linear forms: sums of the numbers of two shapes with factors, and a constant.

use super::Rational;
use crate::formula::meaning::{Owner, PartTerm};
use hantei_collision::{Axis, Part};

/// The numbers of two boxes: the start and size of A and B on each of three axes.
pub(in crate::judge) const VARIABLES: usize = 12;

/// The index of a number among those of two shapes: four for each axis.
pub(in crate::judge) const fn variable(axis: Axis, of: Owner, is_size: bool) -> usize {
    axis as usize * 4 + matches!(of, Owner::B) as usize * 2 + is_size as usize
}

/// `factors[0] * ax + factors[1] * aw + factors[2] * bx + … + constant`, exact.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::judge) struct Form {
    pub(in crate::judge) factors: [Rational; VARIABLES],
    pub(in crate::judge) constant: Rational,
}

impl Form {
    pub(in crate::judge) fn constant(constant: Rational) -> Self {
        Self { factors: [const { Rational::ZERO }; VARIABLES], constant }
    }

    pub(in crate::judge) fn part(PartTerm { of, axis, part }: PartTerm) -> Self {
        let mut form = Self::constant(Rational::ZERO);
        let (begin, size) = (variable(axis, of, false), variable(axis, of, true));
        let (begins, sizes) = match part {
            Part::Min => (1, Rational::ZERO),
            Part::Max => (1, Rational::ONE),
            Part::Size => (0, Rational::ONE),
            Part::Centre => (1, Rational::ratio(1, 2)),
        };
        form.factors[begin] = Rational::whole(begins);
        form.factors[size] = sizes;
        form
    }

    pub(in crate::judge) fn is_constant(&self) -> bool {
        self.factors.iter().all(Rational::is_zero)
    }

    /// Whether all of its factors are whole: with whole numbers, only the constant can have a fraction.
    pub(in crate::judge) fn has_whole_factors(&self) -> bool {
        self.factors.iter().all(Rational::is_whole)
    }

    /// Whether one of its numbers has more bits than a proof may have.
    pub(in crate::judge) fn is_long(&self) -> bool {
        self.constant.is_long() || self.factors.iter().any(Rational::is_long)
    }

    pub(in crate::judge) fn plus(&self, other: &Self) -> Self {
        Self {
            factors: std::array::from_fn(|place| &self.factors[place] + &other.factors[place]),
            constant: &self.constant + &other.constant,
        }
    }

    pub(in crate::judge) fn minus(&self, other: &Self) -> Self {
        self.plus(&other.times(&Rational::whole(-1)))
    }

    pub(in crate::judge) fn times(&self, factor: &Rational) -> Self {
        Self { factors: self.factors.each_ref().map(|own| own * factor), constant: &self.constant * factor }
    }

    /// Its factors as whole numbers without a common divisor, the first above 0, and the divisor that leads to them:
    /// two forms that differ in a factor and in the constant have the same. `None` for a constant.
    pub(in crate::judge) fn direction(&self) -> Option<(Vec<Rational>, Rational)> {
        let first = self.factors.iter().find(|factor| !factor.is_zero())?;
        let mut factors: Vec<Rational> = self.factors.iter().map(|factor| factor.over(first)).collect();
        // After division by the first, and without denominators, they have no common divisor.
        let mut scale = Rational::ONE;
        while let Some(broken) = factors.iter().find(|factor| !factor.is_whole()) {
            let by = broken.below();
            factors.iter_mut().for_each(|factor| *factor = &*factor * &by);
            scale = &scale * &by;
        }
        Some((factors, first.over(&scale)))
    }
}
