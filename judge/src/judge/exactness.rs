//! With which numbers no step of a test rounds: there, what is proved for real numbers holds in a program.
//!
//! Idea: each number of a test is a whole multiple of a power of two, and not larger than a bound. If the bound has no more
//! bits than the arithmetic, the number is exact. Cost: a few additions for each number of the test.

use super::exact::Rational;
use crate::formula::meaning::{Arithmetic, Meant, Number, PointTerm, SlantedTerm, Term};
use crate::formula::{Formula, Shapes};
use crate::program::SlantedPart;
use hantei_collision::Precision;
use std::fmt;

/// The numbers with which no step of a test rounds.
///
/// A proof holds for all real numbers, and so in a program with these numbers. With others, such as tenths, the last bit
/// may decide where shapes touch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exactness {
    /// Each number that the test reads is a multiple of 2 to the power of -`places` and at most `size` in absolute value.
    Binary {
        /// The binary places: 8 for fractions of 1/256.
        places: u32,
        /// The largest absolute value, a power of two.
        size: u32,
    },
    /// Some step rounds: a quotient by a number that is no power of two, a root, a constant such as 0.1, or a product of
    /// many numbers that rounds even for whole numbers up to 16. The proof holds in exact arithmetic.
    OnlyExact,
}

/// `fractions of 1/256 up to 65536`
impl fmt::Display for Exactness {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Binary { places: 0, size } => write!(out, "whole numbers up to {size}"),
            Self::Binary { places, size } => write!(out, "fractions of 1/{} up to {size}", 1_u64 << places),
            Self::OnlyExact => out.write_str("exact arithmetic"),
        }
    }
}

impl<S: Shapes> Formula<S> {
    /// With which numbers no step of it rounds in this arithmetic; in any mixture of both, those of
    /// [`Precision::Single`].
    ///
    /// Fractions of 1/256 up to 65,536 in double and of 1/64 up to 16,384 in single are more than a picture or a level
    /// has: no more is said, even if more holds. Else the size is halved down to 1,024, then the places are fewer, and
    /// whole numbers down to a size of 16 come last.
    pub fn exactness(&self, precision: Precision) -> Exactness {
        Exactness::of(&self.meant, precision)
    }
}

impl Exactness {
    pub(crate) fn of(meant: &Meant, precision: Precision) -> Self {
        exactness(meant, precision)
    }
}

/// Below this size only whole numbers are said, and below the other nothing.
const LEAST_SIZE: u32 = 10;
const LEAST_WHOLE: u32 = 4;

fn exactness(meant: &Meant, precision: Precision) -> Exactness {
    let (most_places, most_size) = match precision {
        Precision::Double => (8, 16),
        Precision::Single => (6, 14),
    };
    let pairs = (0..=most_places).rev().flat_map(|places| {
        let least = if places == 0 { LEAST_WHOLE } else { LEAST_SIZE };
        (least..=most_size).rev().map(move |size| Grid { places, size, precision })
    });
    let found = pairs.into_iter().find(|grid| grid.is_exact(meant));
    found.map_or(Exactness::OnlyExact, |Grid { places, size, .. }| Exactness::Binary { places, size: 1 << size })
}

/// The numbers that a test reads: multiples of 2 to the power of -`places`, at most 2 to the power of `size`.
#[derive(Clone, Copy, Debug)]
struct Grid {
    places: u32,
    size: u32,
    precision: Precision,
}

/// A number is a multiple of 2 to the power of `unit`, and at most `most` of these. A constant is exactly so many.
#[derive(Clone, Copy)]
struct Step {
    unit: i32,
    most: u128,
    is_constant: bool,
}

/// Units far within the range of both arithmetics.
const UNITS: i32 = 60;

impl Grid {
    fn is_exact(self, meant: &Meant) -> bool {
        meant.numbers().all(|number| self.step(number).is_some())
    }

    /// `None` if it, or a number that it is made of, may round.
    fn step(self, number: &Number) -> Option<Step> {
        match number {
            Number::Constant(number) => self.kept(constant(*number)?),
            Number::Named(term, _) => self.read(*term),
            Number::Negative(of) | Number::Absolute(of) => self.step(of),
            Number::Whole(_, of) => {
                let Step { unit, most, .. } = self.step(of)?;
                let most = if unit < 0 { (most >> unit.unsigned_abs()) + 1 } else { most };
                self.kept(Step { unit: unit.max(0), most, is_constant: false })
            }
            Number::Root(_) => None,
            Number::Extreme(_, sides) | Number::Chosen(_, sides) => {
                let [one, other] = self.sides(sides)?;
                self.kept(one.with_most(one.most.max(other.most)))
            }
            Number::Computed(how, sides) => self.computed(*how, sides),
        }
    }

    fn computed(self, how: Arithmetic, sides: &[Number; 2]) -> Option<Step> {
        let step = match how {
            Arithmetic::Plus | Arithmetic::Minus => {
                let [one, other] = self.sides(sides)?;
                one.with_most(one.most + other.most)
            }
            // The remainder of two multiples is one, not larger than the divisor. `Modulo` may add the divisor, once.
            Arithmetic::Remainder | Arithmetic::Modulo => {
                let [one, divisor] = self.sides(sides)?;
                one.with_most(divisor.most)
            }
            Arithmetic::Times => self.step(&sides[0])?.times(self.step(&sides[1])?),
            Arithmetic::Divide => {
                let [number, divisor] = [self.step(&sides[0])?, self.step(&sides[1])?];
                let is_power = divisor.is_constant && divisor.most == 1;
                Step { unit: number.unit - divisor.unit, ..is_power.then_some(number)? }
            }
        };
        self.kept(step)
    }

    /// Both numbers in the smaller unit.
    fn sides(self, sides: &[Number; 2]) -> Option<[Step; 2]> {
        let [one, other] = [self.step(&sides[0])?, self.step(&sides[1])?];
        let unit = one.unit.min(other.unit);
        Some([one.in_unit(unit)?, other.in_unit(unit)?])
    }

    /// A number of the shapes. Products of points are computed from the differences of their coordinates.
    fn read(self, term: Term) -> Option<Step> {
        let number = Step { unit: -(self.places as i32), most: 1 << (self.size + self.places), is_constant: false };
        let difference = self.kept(number.with_most(2 * number.most))?;
        match term {
            // A cosine has more bits than any place.
            Term::Slanted(SlantedTerm { part: SlantedPart::Cosine | SlantedPart::Sine, .. }) => None,
            Term::Part(_)
            | Term::Circle(_)
            | Term::Round(_)
            | Term::Slanted(_)
            | Term::Point(PointTerm::Coordinate(..)) => self.kept(number),
            // At most 64.
            Term::Point(PointTerm::Corners) => self.kept(Step { unit: 0, most: 64, is_constant: false }),
            Term::Point(PointTerm::Cross(_) | PointTerm::Dot(_)) => {
                let product = self.kept(difference.times(difference))?;
                self.kept(product.with_most(2 * product.most))
            }
        }
    }

    fn kept(self, step: Step) -> Option<Step> {
        let bits = match self.precision {
            Precision::Double => f64::MANTISSA_DIGITS,
            Precision::Single => f32::MANTISSA_DIGITS,
        };
        (step.most <= 1 << bits && step.unit.abs() <= UNITS).then_some(step)
    }
}

impl Step {
    const fn with_most(self, most: u128) -> Self {
        Self { unit: self.unit, most, is_constant: false }
    }

    fn times(self, other: Self) -> Self {
        let is_constant = self.is_constant && other.is_constant;
        Self { unit: self.unit + other.unit, most: self.most * other.most, is_constant }
    }

    /// In a smaller unit; `None` if it has far more bits than any number.
    fn in_unit(self, unit: i32) -> Option<Self> {
        let up = self.unit - unit;
        (up < UNITS).then(|| Self { unit, most: self.most << up, is_constant: self.is_constant })
    }
}

/// A constant as an odd multiple of a power of two; `None` if it is not exactly what is written, as 0.1.
fn constant(number: f64) -> Option<Step> {
    if number == 0.0 {
        return Some(Step { unit: 0, most: 0, is_constant: true });
    }
    let two = Rational::whole(2);
    let (mut unit, mut whole) = (0, Rational::written(number)?);
    while !whole.is_whole() && -unit < UNITS {
        (whole, unit) = (&whole * &two, unit - 1);
    }
    let mut most = whole.is_whole().then(|| whole.to_f64())?;
    if most > 2_f64.powi(f64::MANTISSA_DIGITS as i32) {
        return None;
    }
    while most % 2.0 == 0.0 {
        (most, unit) = (most / 2.0, unit + 1);
    }
    Some(Step { unit, most: most as u128, is_constant: true })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formula::OverlapFormula;
    use crate::formula::meaning::{Extreme, PartTerm};
    use hantei_collision::{Part, Point, Rect, TwoRects};
    use num_rational::Ratio;

    type Exact = Ratio<i128>;

    const BY_SIZES: &str = "ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah";
    const BY_CENTRES: &str = "abs((ax + aw / 2) - (bx + bw / 2)) * 2 < aw + bw && abs(acy - bcy) < (ah + bh) * 0.5";
    const BY_ENDS: &str = "max(ax, bx) - min(ax + aw, bx + bw) < 0 && !(ay - (by + bh) >= 0 || by >= ay2)";
    const WAYS: [&str; 3] = [BY_SIZES, BY_CENTRES, BY_ENDS];
    const BOTH: [Precision; 2] = [Precision::Double, Precision::Single];

    fn formula(text: &str) -> OverlapFormula {
        text.parse().expect("a formula")
    }

    /// A number of few digits as a fraction.
    fn exact(number: f64) -> Exact {
        const SCALE: f64 = (1_u64 << 40) as f64;
        Ratio::new((number * SCALE) as i128, SCALE as i128)
    }

    /// The nearest number of a precision; the fraction itself without one.
    fn nearest(number: Exact, precision: Option<Precision>) -> Exact {
        let (above, below) = (*number.numer(), *number.denom() as f64);
        match precision {
            None => number,
            Some(Precision::Double) => exact(above as f64 / below),
            Some(Precision::Single) => exact(f64::from(above as f32) / below),
        }
    }

    /// A number of these shapes, each step in a precision.
    fn value(number: &Number, read: &impl Fn(Term) -> f64, precision: Option<Precision>) -> Exact {
        let value = |of: &Number| value(of, read, precision);
        let step = match number {
            Number::Constant(number) => exact(*number),
            Number::Named(term, _) => exact(read(*term)),
            Number::Negative(of) => -value(of),
            Number::Absolute(of) => value(of).max(-value(of)),
            Number::Extreme(Extreme::Min, of) => value(&of[0]).min(value(&of[1])),
            Number::Extreme(Extreme::Max, of) => value(&of[0]).max(value(&of[1])),
            Number::Computed(Arithmetic::Plus, of) => value(&of[0]) + value(&of[1]),
            Number::Computed(Arithmetic::Minus, of) => value(&of[0]) - value(&of[1]),
            Number::Computed(Arithmetic::Times, of) => value(&of[0]) * value(&of[1]),
            Number::Computed(Arithmetic::Divide, of) => value(&of[0]) / value(&of[1]),
            other => panic!("{other:?}"),
        };
        nearest(step, precision)
    }

    /// A number of a grid, often at its end.
    fn some(Grid { places, size, .. }: Grid, least: u64, random: &mut fastrand::Rng) -> f64 {
        let most = 1_u64 << (size + places);
        let at = if random.bool() { random.u64(least..=most) } else { most - random.u64(0..4.min(most)) };
        at as f64 * f64::from(places).exp2().recip()
    }

    /// Cases in which the test, as it is computed, differs from exact arithmetic in a number.
    fn differs(text: &str, grid: Grid, count: usize) -> usize {
        let formula = formula(text);
        let mut random = fastrand::Rng::with_seed(7);
        let mut differs = 0;
        for _ in 0..count {
            let mut rect = || {
                let [x, y] = [0; 2].map(|least| some(grid, least, &mut random) * [1.0, -1.0][random.usize(..2)]);
                let [w, h] = [1; 2].map(|least| some(grid, least, &mut random));
                Rect::from_origin_size(Point::new(x, y), w, h)
            };
            let shapes = TwoRects { a: rect(), b: rect() };
            let computed = formula.every_comparison_of(grid.precision, shapes.a, shapes.b);
            let read = |term| shapes.value(term);
            let is_exact = computed.iter().zip(&formula.meant.asked).all(|(computed, asked)| {
                computed.numbers.map(exact) == [&asked.left, &asked.right].map(|side| value(side, &read, None))
            });
            differs += usize::from(!is_exact);
        }
        differs
    }

    /// Numbers of a grid, without a shape that has them, for which a comparison has a rounded side.
    fn rounded(text: &str, grid: Grid, count: usize) -> usize {
        let meant = formula(text).meant;
        let mut random = fastrand::Rng::with_seed(9);
        let is_rounded = |_: &usize| {
            let numbers: [f64; 8] =
                std::array::from_fn(|_| some(grid, 0, &mut random) * [1.0, -1.0][random.usize(..2)]);
            let read = |term| match term {
                Term::Part(PartTerm { of, axis, part }) => {
                    numbers[of as usize * 4 + axis as usize * 2 + usize::from(part == Part::Size)]
                }
                other => panic!("{other:?}"),
            };
            meant.numbers().any(|side| value(side, &read, None) != value(side, &read, Some(grid.precision)))
        };
        (0..count).filter(is_rounded).count()
    }

    #[test]
    fn fractions_that_no_step_rounds() {
        let binary = |places, size| Exactness::Binary { places, size };
        let squared = "(ax - bx) * (ax - bx) + (ay - by) * (ay - by) < aw * aw";
        for (text, double, single) in [
            (BY_SIZES, binary(8, 65_536), binary(6, 16_384)),
            (BY_CENTRES, binary(8, 65_536), binary(6, 16_384)),
            (BY_ENDS, binary(8, 65_536), binary(6, 16_384)),
            (squared, binary(8, 65_536), binary(0, 1024)),
            ("ax * 0.75 + 0.125 < bx * 3", binary(8, 65_536), binary(6, 16_384)),
            ("ax + 0.0000152587890625 < bx", binary(8, 65_536), binary(0, 128)),
            ("ax + 1000000000000000 < bx", binary(3, 65_536), Exactness::OnlyExact),
            ("ax < bx + bw * 0.1", Exactness::OnlyExact, Exactness::OnlyExact),
            ("ax / 3 < bx", Exactness::OnlyExact, Exactness::OnlyExact),
            ("ax / 8 < bx / 0.25", binary(8, 65_536), binary(6, 16_384)),
            ("(ax - bx) * (ax - bx) * (ax - bx) * (ax - bx) < 1", binary(2, 1024), binary(0, 32)),
        ] {
            let found = BOTH.map(|precision| formula(text).exactness(precision));
            assert_eq!(found, [double, single], "{text}");
        }
        let said = BOTH.map(|precision| formula(BY_SIZES).exactness(precision).to_string());
        assert_eq!(said, ["fractions of 1/256 up to 65536", "fractions of 1/64 up to 16384"]);
    }

    #[test]
    fn no_step_rounds_there_and_one_does_beyond() {
        for text in WAYS {
            for precision in BOTH {
                let Exactness::Binary { places, size } = formula(text).exactness(precision) else { panic!("{text}") };
                let said = Grid { places, size: size.ilog2(), precision };
                assert_eq!(differs(text, said, 20_000), 0, "{text}: {said:?}");
                // The largest of all, of which less is said.
                let fits = |size: &u32| Grid { size: *size, ..said }.is_exact(&formula(text).meant);
                let most = (said.size..52).take_while(fits).last().expect("what is said fits");
                assert_eq!(rounded(text, Grid { size: most, ..said }, 2_000), 0, "{text}: up to 2^{most}");
                let beyond = Grid { size: most + 1, ..said };
                assert!(rounded(text, beyond, 2_000) > 0, "{text}: 2^{} fits, too", most + 1);
            }
        }
    }
}
