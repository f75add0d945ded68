//! Fractions without rounding.

use super::natural::Natural;
use std::cmp::Ordering;
use std::ops::{Add, Mul, Neg, Sub};

/// An exact fraction in lowest terms.
///
/// Nearly all fractions in a proof fit into two machine words; the others have as many digits as necessary. Each value
/// has one representation, so equal values have equal fields.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::judge) enum Rational {
    /// Numerator and denominator; the denominator is above 0, the numerator never `i64::MIN`.
    Small(i64, i64),
    Big(Box<Fraction>),
}

/// One that no machine word can hold, in lowest terms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::judge) struct Fraction {
    is_negative: bool,
    above: Natural,
    below: Natural,
}

use Rational::{Big, Small};

/// The most bits above and below the line of a fraction in a proof.
const MOST_BITS: u64 = 2_048;

impl Rational {
    pub(in crate::judge) const ZERO: Self = Small(0, 1);
    pub(in crate::judge) const ONE: Self = Small(1, 1);

    pub(in crate::judge) const fn whole(number: i32) -> Self {
        Small(number as i64, 1)
    }

    /// `above / below`, where `below` is not 0.
    pub(in crate::judge) fn ratio(above: i32, below: i32) -> Self {
        reduced(i128::from(above), i128::from(below))
    }

    /// The number as written in a program: 0.9 is nine tenths, although the `f64` is more. `None` if not finite.
    pub(in crate::judge) fn written(number: f64) -> Option<Self> {
        if !number.is_finite() {
            return None;
        }
        // The shortest digits for this `f64` are those that were typed, or a shorter form of the same.
        let text = format!("{number:e}");
        let (digits, exponent) = text.split_once('e')?;
        let (before, behind) = digits.split_once('.').unwrap_or((digits, ""));
        let exponent = exponent.parse::<i32>().ok()? - behind.len() as i32;
        let digits: i64 = format!("{before}{behind}").parse().ok()?;
        let ten = Self::whole(10);
        let power = (0..exponent.abs()).fold(Self::ONE, |power, _| &power * &ten);
        let digits = Small(digits, 1);
        Some(if exponent < 0 { digits.over(&power) } else { &digits * &power })
    }

    /// The cost of computing with it, relative to a fraction that fits into machine words. Lowest terms take a time that
    /// grows with the square of the length.
    pub(in crate::judge) fn cost(&self) -> u64 {
        match self {
            Small(..) => 1,
            Big(_) if self.is_long() => u64::from(u32::MAX),
            Big(big) => {
                let bits = big.above.bits() + big.below.bits();
                64 + 16 * bits + bits * bits / 256
            }
        }
    }

    /// Whether it has more bits than a number in a proof may have.
    pub(in crate::judge) fn is_long(&self) -> bool {
        matches!(self, Big(big) if big.above.bits().max(big.below.bits()) > MOST_BITS)
    }

    pub(in crate::judge) const fn is_zero(&self) -> bool {
        matches!(self, Small(0, _))
    }

    pub(in crate::judge) fn sign(&self) -> Ordering {
        match self {
            Small(above, _) => above.cmp(&0),
            Big(big) if big.is_negative => Ordering::Less,
            Big(_) => Ordering::Greater,
        }
    }

    pub(in crate::judge) fn is_whole(&self) -> bool {
        match self {
            Small(_, below) => *below == 1,
            Big(big) => big.below.is_one(),
        }
    }

    /// The quotient. `other` is not 0.
    pub(in crate::judge) fn over(&self, other: &Self) -> Self {
        match (self, other) {
            (Small(a, b), Small(c, d)) => reduced(i128::from(*a) * i128::from(*d), i128::from(*b) * i128::from(*c)),
            _ => {
                let Fraction { is_negative, above, below } = other.big();
                product(&self.big(), &Fraction { is_negative, above: below, below: above })
            }
        }
    }

    pub(in crate::judge) fn floor(&self) -> Self {
        match self {
            Small(above, below) => Small(above.div_euclid(*below), 1),
            Big(big) => {
                let (whole, rest) = big.above.over(&big.below);
                let goes_down = big.is_negative && !rest.is_zero();
                let whole = if goes_down { whole.plus(&1.into()) } else { whole };
                lowest(big.is_negative, whole, 1.into())
            }
        }
    }

    pub(in crate::judge) fn ceil(&self) -> Self {
        -&(-self).floor()
    }

    pub(in crate::judge) fn to_f64(&self) -> f64 {
        match self {
            Small(above, below) => *above as f64 / *below as f64,
            Big(big) => big.to_f64(),
        }
    }

    pub(in crate::judge) fn below(&self) -> Self {
        match self {
            Small(_, below) => Small(*below, 1),
            Big(big) => lowest(false, big.below.clone(), 1.into()),
        }
    }

    fn big(&self) -> Fraction {
        match self {
            Small(above, below) => fraction(i128::from(*above), i128::from(*below)),
            Big(big) => (**big).clone(),
        }
    }
}

impl Fraction {
    /// The nearest number, ties to even but for the last bit of numbers near 0.
    fn to_f64(&self) -> f64 {
        // The quotient gets at least 64 bits, and one more for what is left.
        const BITS: i64 = 66;
        let up = BITS - (self.above.bits() as i64 - self.below.bits() as i64);
        let shifted = |number: &Natural, by: i64| number.shifted(by.max(0) as u32);
        let (quotient, rest) = shifted(&self.above, up).over(&shifted(&self.below, -up));
        let bits = quotient.small().unwrap_or(u128::MAX) << 1 | u128::from(!rest.is_zero());
        // A power of two that is too small for an f64 in two steps.
        let down = -(up + 1) as i32;
        let number = bits as f64 * f64::from(down / 2).exp2() * f64::from(down - down / 2).exp2();
        if self.is_negative { -number } else { number }
    }
}

fn fraction(above: i128, below: i128) -> Fraction {
    let is_negative = above < 0;
    Fraction { is_negative, above: above.unsigned_abs().into(), below: below.unsigned_abs().into() }
}

/// The product of two in lowest terms: only one's numerator and the other's denominator can have a common divisor.
fn product(one: &Fraction, other: &Fraction) -> Rational {
    let reduced = |above: &Natural, below: &Natural| {
        let common = above.common(below);
        [above, below].map(|number| if common.is_one() { number.clone() } else { number.over(&common).0 })
    };
    let [first, last] = reduced(&one.above, &other.below);
    let [second, next] = reduced(&other.above, &one.below);
    kept(one.is_negative != other.is_negative, first.times(&second), next.times(&last))
}

/// The fraction in lowest terms; `below` is not 0.
fn lowest(is_negative: bool, above: Natural, below: Natural) -> Rational {
    let common = above.common(&below);
    match common.is_one() {
        true => kept(is_negative, above, below),
        false => kept(is_negative, above.over(&common).0, below.over(&common).0),
    }
}

/// A fraction that is in lowest terms.
fn kept(is_negative: bool, above: Natural, below: Natural) -> Rational {
    let word = |number: &Natural| number.small().and_then(|number| i64::try_from(number).ok());
    match (word(&above), word(&below)) {
        (Some(above), Some(below)) => Small(if is_negative { -above } else { above }, below),
        _ => Big(Box::new(Fraction { is_negative, above, below })),
    }
}

fn reduced(above: i128, below: i128) -> Rational {
    // A division of 128 bits costs ten times one of 64, and is rarely needed.
    match (i64::try_from(above), i64::try_from(below)) {
        (Ok(above), Ok(below)) if above > i64::MIN && below > i64::MIN => reduced_small(above, below),
        _ => reduced_large(above, below),
    }
}

fn reduced_small(above: i64, below: i64) -> Rational {
    let (mut common, mut rest) = (above.unsigned_abs(), below.unsigned_abs());
    while rest != 0 {
        (common, rest) = (rest, common % rest);
    }
    let common = common.max(1) as i64 * below.signum();
    if common == 1 { Small(above, below) } else { Small(above / common, below / common) }
}

fn reduced_large(above: i128, below: i128) -> Rational {
    let common = greatest_common_divisor(above.unsigned_abs(), below.unsigned_abs()).max(1) as i128;
    let (above, below) =
        if below < 0 { (-(above / common), -(below / common)) } else { (above / common, below / common) };
    match (i64::try_from(above), i64::try_from(below)) {
        (Ok(above), Ok(below)) if above > i64::MIN => Small(above, below),
        _ => Big(Box::new(fraction(above, below))),
    }
}

/// By Euclid; in machine words as soon as both fit.
pub(super) fn greatest_common_divisor(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        if let (Ok(mut small_a), Ok(mut small_b)) = (u64::try_from(a), u64::try_from(b)) {
            while small_b != 0 {
                (small_a, small_b) = (small_b, small_a % small_b);
            }
            return u128::from(small_a);
        }
        (a, b) = (b, a % b);
    }
    a
}

impl Add for &Rational {
    type Output = Rational;

    fn add(self, other: &Rational) -> Rational {
        match (self, other) {
            (Small(a, 1), Small(c, 1)) => reduced_whole(i128::from(*a) + i128::from(*c)),
            // Each product is below 2¹²⁶.
            (Small(a, b), Small(c, d)) => {
                let [a, b, c, d] = [*a, *b, *c, *d].map(i128::from);
                reduced(a * d + c * b, b * d)
            }
            _ => {
                let (one, other) = (self.big(), other.big());
                let (left, right) = (one.above.times(&other.below), other.above.times(&one.below));
                let (is_negative, above) = match left.cmp(&right) {
                    _ if one.is_negative == other.is_negative => (one.is_negative, left.plus(&right)),
                    Ordering::Less => (other.is_negative, right.minus(&left)),
                    _ => (one.is_negative, left.minus(&right)),
                };
                lowest(is_negative, above, one.below.times(&other.below))
            }
        }
    }
}

fn reduced_whole(number: i128) -> Rational {
    match i64::try_from(number) {
        Ok(number) if number > i64::MIN => Small(number, 1),
        _ => Big(Box::new(fraction(number, 1))),
    }
}

impl Sub for &Rational {
    type Output = Rational;

    fn sub(self, other: &Rational) -> Rational {
        self + &-other
    }
}

impl Mul for &Rational {
    type Output = Rational;

    fn mul(self, other: &Rational) -> Rational {
        match (self, other) {
            (Small(0, _), _) | (_, Small(0, _)) => Rational::ZERO,
            (Small(a, 1), Small(c, 1)) => reduced_whole(i128::from(*a) * i128::from(*c)),
            (Small(a, b), Small(c, d)) => reduced(i128::from(*a) * i128::from(*c), i128::from(*b) * i128::from(*d)),
            _ => product(&self.big(), &other.big()),
        }
    }
}

impl Neg for &Rational {
    type Output = Rational;

    fn neg(self) -> Rational {
        match self {
            Small(above, below) => Small(-above, *below),
            Big(big) => Big(Box::new(Fraction { is_negative: !big.is_negative, ..(**big).clone() })),
        }
    }
}

impl Ord for Rational {
    fn cmp(&self, other: &Self) -> Ordering {
        match (self, other) {
            (Small(a, b), Small(c, d)) if b == d => a.cmp(c),
            (Small(a, b), Small(c, d)) => (i128::from(*a) * i128::from(*d)).cmp(&(i128::from(*c) * i128::from(*b))),
            _ if self.sign() != other.sign() => self.sign().cmp(&other.sign()),
            _ => {
                let (one, other) = (self.big(), other.big());
                let order = one.above.times(&other.below).cmp(&other.above.times(&one.below));
                if one.is_negative { order.reverse() } else { order }
            }
        }
    }
}

impl PartialOrd for Rational {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use num_rational::BigRational;

    #[test]
    fn a_number_is_meant_as_it_is_written() {
        for (number, above, below) in
            [(0.9, 9, 10), (0.01, 1, 100), (2.5, 5, 2), (0.0, 0, 1), (1e3, 1000, 1), (123.456, 15432, 125)]
        {
            assert_eq!(Rational::written(number), Some(Rational::ratio(above, below)), "{number}");
        }
        assert_eq!(Rational::written(f64::INFINITY), None);
        assert!(Rational::written(1e300).is_some_and(|big| big > Rational::whole(1)));
    }

    fn oracle(number: &Rational) -> BigRational {
        let whole = |natural: &Natural| {
            let (mut left, mut sum, mut place) = (natural.clone(), BigRational::from_integer(0.into()), 0);
            let base = Natural::from(1 << 64);
            while !left.is_zero() {
                let (above, digit) = left.over(&base);
                let power = (0..place).fold(BigRational::from_integer(1.into()), |power, _| {
                    power * BigRational::from_integer((1_u128 << 64).into())
                });
                sum += BigRational::from_integer(digit.small().expect("a digit").into()) * power;
                (left, place) = (above, place + 1);
            }
            sum
        };
        let Fraction { is_negative, above, below } = number.big();
        let quotient = whole(&above) / whole(&below);
        if is_negative { -quotient } else { quotient }
    }

    /// Compares small fractions that grow too large for a word with fractions that always have room.
    #[test]
    fn nothing_is_lost_where_a_word_is_too_small() {
        let mut random = fastrand::Rng::with_seed(5);
        for round in 0..500 {
            let mut number = || Rational::ratio(random.i32(-99_999..99_999), random.i32(1..99_999));
            let (mut exact, mut known) = (number(), None);
            for step in 0..20 {
                let other = if step % 5 == 4 { exact.over(&Rational::whole(7)) } else { number() };
                let (before, by) = (known.unwrap_or_else(|| oracle(&exact)), oracle(&other));
                let (next, expected) = match (round + step) % 4 {
                    0 => (&exact + &other, before + &by),
                    1 => (&exact - &other, before - &by),
                    2 if !other.is_zero() => (exact.over(&other), before / &by),
                    _ => (&exact * &other, before * &by),
                };
                assert_eq!((oracle(&next), next.cmp(&other)), (expected.clone(), expected.cmp(&by)), "{round}");
                assert_eq!(oracle(&next.floor()), expected.floor());
                assert_eq!(oracle(&next.below()), BigRational::from_integer(expected.denom().clone()));
                let is_small = expected.numer().bits() < 64 && expected.denom().bits() < 64;
                assert_eq!(matches!(next, Small(..)), is_small, "one representation for each value");
                if !is_small {
                    assert_eq!(
                        next.to_f64(),
                        num_traits::ToPrimitive::to_f64(&expected).expect("a number"),
                        "{expected}"
                    );
                }
                (exact, known) = (next, Some(expected));
            }
        }
    }
}
