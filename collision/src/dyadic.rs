//! Sums and products of floats that never round: multiples of a power of two, with as many digits as necessary.
//! Cost: memory for the digits of each number, so it is used only where plain arithmetic cannot be sure.

use std::cmp::Ordering;
use std::ops::{Add, Mul, Neg, Sub};

/// Bits of a digit: so few that many products of two digits fit into an `i64`.
const BITS: i32 = 24;
const MASK: i64 = (1 << BITS) - 1;
/// Digits that the bits of a float can reach into.
const OF_FLOAT: usize = 4;

/// The sum of `digits[i]` · 2^(24 (`place` + i)). All digits but the last are from 0 to 2^24 − 1; the last is not 0 and
/// has the sign.
#[derive(Clone, Debug)]
pub(crate) struct Dyadic {
    place: i32,
    digits: Vec<i64>,
}

impl Dyadic {
    /// `None` for NaN and infinities.
    pub(crate) fn of(number: f64) -> Option<Self> {
        if !number.is_finite() {
            return None;
        }
        let (bits, fraction_bits) = (number.to_bits(), f64::MANTISSA_DIGITS - 1);
        let (exponent, fraction) = ((bits >> fraction_bits) as i32 & 0x7ff, bits & ((1 << fraction_bits) - 1));
        let whole = i128::from(if exponent == 0 { fraction } else { fraction | 1 << fraction_bits });
        let exponent = exponent.max(1) - 1075;
        let shifted = (if number < 0.0 { -whole } else { whole }) << exponent.rem_euclid(BITS);
        let digits = (0..OF_FLOAT).map(|place| (shifted >> (BITS as usize * place)) as i64 & MASK);
        let mut digits: Vec<i64> = digits.collect();
        digits.push((shifted >> (BITS as usize * OF_FLOAT)) as i64);
        Some(Self::carried(exponent.div_euclid(BITS), digits))
    }

    /// `None` with NaN and infinities.
    pub(crate) fn sum(numbers: &[f64]) -> Option<Self> {
        numbers.iter().try_fold(Self { place: 0, digits: Vec::new() }, |sum, &number| Some(&sum + &Self::of(number)?))
    }

    pub(crate) fn one() -> Self {
        Self { place: 0, digits: vec![1] }
    }

    fn carried(place: i32, mut digits: Vec<i64>) -> Self {
        let mut carry = 0;
        for digit in &mut digits {
            carry += *digit;
            (*digit, carry) = (carry & MASK, carry >> BITS);
        }
        while carry != 0 && carry != -1 {
            digits.push(carry & MASK);
            carry >>= BITS;
        }
        if carry == -1 {
            digits.push(carry);
        }
        while digits.last() == Some(&0) {
            digits.pop();
        }
        Self { place, digits }
    }

    pub(crate) fn sign(&self) -> Ordering {
        self.digits.last().map_or(Ordering::Equal, |digit| digit.cmp(&0))
    }

    pub(crate) fn squared(&self) -> Self {
        self * self
    }

    /// The nearest float, or the one beside it. Below 1e-290 the error may be larger.
    pub(crate) fn rounded(&self) -> f64 {
        if self.sign() == Ordering::Less {
            return -(-self).rounded();
        }
        let (whole, exponent) = self.leading();
        scaled(whole, exponent)
    }

    /// The square root, as near as [`rounded`](Self::rounded); 0 below 0.
    pub(crate) fn root(&self) -> f64 {
        if self.sign() == Ordering::Less {
            return 0.0;
        }
        let (whole, exponent) = self.leading();
        scaled(whole.sqrt(), exponent / 2)
    }

    /// The root of `self` / `other` as the nearest float, of two that are as near the even one, but not 0 for a number
    /// above 0; `self` is ≥ 0 and `other` > 0.
    pub(crate) fn root_over(&self, other: &Self) -> f64 {
        if self.sign() != Ordering::Greater {
            return 0.0;
        }
        let fourfold = &(self + self) + &(self + self);
        // Whether the root is nearer to the next float. Floats from 0 on are in the order of their bits.
        let is_beyond = |bits: u64| {
            let Some(twice_middle) = Self::sum(&[bits, bits + 1].map(f64::from_bits)) else { return false };
            match (&fourfold - &(&twice_middle.squared() * other)).sign() {
                Ordering::Equal => bits % 2 == 1,
                sign => sign == Ordering::Greater,
            }
        };
        let guess = self.root() / other.root();
        let guess = if guess.is_finite() { guess.to_bits() } else { 0 };
        // In growing steps away from the guess, then by halves: the first float that the root is not beyond.
        let (mut low, mut high, mut step) = (guess, guess, 1);
        while is_beyond(high) {
            (low, high, step) = (high + 1, high + step, 2 * step);
        }
        while low > 0 && !is_beyond(low - 1) {
            (low, high, step) = (low.saturating_sub(step), low - 1, 2 * step);
        }
        while low < high {
            let middle = low.midpoint(high);
            (low, high) = if is_beyond(middle) { (middle + 1, high) } else { (low, middle) };
        }
        f64::from_bits(low.max(1))
    }

    /// The first digits of a number ≥ 0, and the even power of two by which to multiply them.
    fn leading(&self) -> (f64, i32) {
        let top = self.digits.len().saturating_sub(OF_FLOAT);
        let whole = self.digits[top..].iter().rev().fold(0.0, |sum, &digit| sum * (MASK + 1) as f64 + digit as f64);
        (whole, BITS * (self.place + top as i32))
    }
}

/// `whole` · 2^`exponent`, in two steps: the power alone may be out of range where the product is not.
fn scaled(whole: f64, exponent: i32) -> f64 {
    whole * 2f64.powi(exponent / 2) * 2f64.powi(exponent - exponent / 2)
}

impl Add for &Dyadic {
    type Output = Dyadic;

    fn add(self, other: Self) -> Dyadic {
        if self.digits.is_empty() {
            return other.clone();
        }
        if other.digits.is_empty() {
            return self.clone();
        }
        let end = |of: &Dyadic| of.place + of.digits.len() as i32;
        let place = self.place.min(other.place);
        let mut digits = vec![0; (end(self).max(end(other)) - place) as usize];
        for of in [self, other] {
            let from = (of.place - place) as usize;
            digits[from..].iter_mut().zip(&of.digits).for_each(|(sum, digit)| *sum += digit);
        }
        Dyadic::carried(place, digits)
    }
}

impl Neg for &Dyadic {
    type Output = Dyadic;

    fn neg(self) -> Dyadic {
        Dyadic::carried(self.place, self.digits.iter().map(|digit| -digit).collect())
    }
}

impl Sub for &Dyadic {
    type Output = Dyadic;

    fn sub(self, other: Self) -> Dyadic {
        self + &-other
    }
}

impl Mul for &Dyadic {
    type Output = Dyadic;

    fn mul(self, other: Self) -> Dyadic {
        let mut digits = vec![0; self.digits.len() + other.digits.len()];
        for (place, one) in self.digits.iter().enumerate() {
            digits[place..].iter_mut().zip(&other.digits).for_each(|(sum, digit)| *sum += one * digit);
        }
        Dyadic::carried(self.place + other.place, digits)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers() -> Vec<f64> {
        let mut random = fastrand::Rng::with_seed(7);
        let mut any = || f64::from_bits(random.u64(..));
        let wild = (0..24).map(|_| any()).filter(|number| number.is_finite());
        let plain = [0.0, -0.0, 1.0, -1.0, 3.0, 1e150, -1e150, 1e-145, f64::MAX, f64::MIN_POSITIVE, 5e-324, -5e-324];
        plain.into_iter().chain(wild).collect()
    }

    #[test]
    fn as_fractions_say() {
        let fraction = |number| num_rational::BigRational::from_float(number).expect("finite");
        let of = |number| Dyadic::of(number).expect("finite");
        for a in numbers() {
            let back = of(a).rounded();
            assert!(back == a || a.abs() < 1e-290, "{a:e} comes back as {back:e}");
            let root = of(a).squared().root();
            assert!((root - a.abs()).abs() <= f64::EPSILON * root || a.abs() < 1e-290, "{a:e}: {root:e}");
            assert_eq!(of(a).root().total_cmp(&0.0), (a.max(0.0) + 0.0).total_cmp(&0.0), "{a:e}");
            for b in numbers() {
                let (one, other) = (fraction(a), fraction(b));
                assert_eq!(of(a).sign(), a.partial_cmp(&0.0).expect("finite"), "{a:e}");
                for (name, found, expected) in [
                    ("+", &of(a) + &of(b), &one + &other),
                    ("-", &of(a) - &of(b), &one - &other),
                    ("*", &of(a) * &of(b), &one * &other),
                ] {
                    let value = fraction_of(&found);
                    assert_eq!(value, expected, "{a:e} {name} {b:e}");
                    let by_sign = num_rational::BigRational::from_integer(0.into()).cmp(&expected).reverse();
                    assert_eq!(found.sign(), by_sign, "{a:e} {name} {b:e}");
                }
            }
        }
    }

    fn fraction_of(number: &Dyadic) -> num_rational::BigRational {
        use num_rational::BigRational;
        let base = BigRational::from_integer((MASK + 1).into());
        let whole = number.digits.iter().rev().fold(BigRational::from_integer(0.into()), |sum, &digit| {
            sum * &base + BigRational::from_integer(digit.into())
        });
        whole * base.pow(number.place)
    }

    #[test]
    fn no_number_has_no_digits() {
        for number in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
            assert!(Dyadic::of(number).is_none() && Dyadic::sum(&[1.0, number]).is_none(), "{number}");
        }
    }
}
