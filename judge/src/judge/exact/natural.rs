//! Whole numbers from 0 with as many digits as necessary. A proof has few of them, and none is long, so all arithmetic is
//! that of school, with digits of 32 bits.

use std::cmp::Ordering;

/// The digits, the lowest first; the last one is not 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Natural(Vec<u32>);

const DIGIT: u32 = u32::BITS;

impl Natural {
    fn of(mut digits: Vec<u32>) -> Self {
        while digits.last() == Some(&0) {
            digits.pop();
        }
        Self(digits)
    }

    pub(super) fn is_zero(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn is_one(&self) -> bool {
        self.0 == [1]
    }

    pub(super) fn bits(&self) -> u64 {
        let last = self.0.last().map_or(0, |last| u64::from(DIGIT - last.leading_zeros()));
        last + u64::from(DIGIT) * (self.0.len() as u64).saturating_sub(1)
    }

    fn digit(&self, place: usize) -> u64 {
        self.0.get(place).copied().unwrap_or_default().into()
    }

    /// Its value if it fits.
    pub(super) fn small(&self) -> Option<u128> {
        (self.0.len() <= 4).then(|| self.0.iter().rev().fold(0, |so_far, digit| so_far << DIGIT | u128::from(*digit)))
    }

    pub(super) fn plus(&self, other: &Self) -> Self {
        let mut carry = 0;
        let digits = (0..=self.0.len().max(other.0.len())).map(|place| {
            carry += self.digit(place) + other.digit(place);
            let digit = carry as u32;
            carry >>= DIGIT;
            digit
        });
        Self::of(digits.collect())
    }

    /// The difference; `other` is not greater.
    pub(super) fn minus(&self, other: &Self) -> Self {
        let mut borrow = 0;
        let digits = (0..self.0.len()).map(|place| {
            let rest = self.digit(place).wrapping_sub(other.digit(place)).wrapping_sub(borrow);
            borrow = rest >> 63;
            rest as u32
        });
        Self::of(digits.collect())
    }

    pub(super) fn times(&self, other: &Self) -> Self {
        let mut digits = vec![0; self.0.len() + other.0.len()];
        for (at, one) in self.0.iter().enumerate() {
            let mut carry = 0;
            for (place, digit) in digits[at..].iter_mut().enumerate() {
                carry += u64::from(*one) * other.digit(place) + u64::from(*digit);
                *digit = carry as u32;
                carry >>= DIGIT;
            }
        }
        Self::of(digits)
    }

    pub(super) fn shifted(&self, left: u32) -> Self {
        let (whole, by) = ((left / DIGIT) as usize, left % DIGIT);
        let digits = (0..=self.0.len()).map(|place| {
            let below = place.checked_sub(1).map_or(0, |place| self.digit(place));
            ((self.digit(place) << DIGIT | below) << by >> DIGIT) as u32
        });
        Self::of(std::iter::repeat_n(0, whole).chain(digits).collect())
    }

    /// The quotient and the remainder. `other` is not 0.
    /// Source: D. E. Knuth, "The Art of Computer Programming", volume 2, 4.3.1, algorithm D.
    pub(super) fn over(&self, other: &Self) -> (Self, Self) {
        if *self < *other {
            return (Self(Vec::new()), self.clone());
        }
        if let (Some(one), Some(other)) = (self.small(), other.small()) {
            return ((one / other).into(), (one % other).into());
        }
        // The first digit of the divisor gets its highest bit, so that each digit of the quotient is guessed well.
        let by = other.0.last().map_or(0, |last| last.leading_zeros());
        let (mut rest, divisor) = (self.shifted(by).0, other.shifted(by));
        let count = divisor.0.len();
        rest.resize(self.0.len() + 1, 0);
        let first = divisor.digit(count - 1);
        let mut quotient = vec![0; rest.len() - count];
        for place in (0..quotient.len()).rev() {
            let at = |place: usize| u64::from(rest[place]);
            let top = at(place + count) << DIGIT | at(place + count - 1);
            let mut guess = (top / first).min(u64::from(u32::MAX));
            if count > 1 {
                let second = divisor.digit(count - 2);
                let next = at(place + count - 2);
                while u128::from(guess) * u128::from(second)
                    > u128::from(top - guess * first) << DIGIT | u128::from(next)
                {
                    guess -= 1;
                }
            }
            if !subtract(&mut rest[place..=place + count], &divisor.0, guess) {
                guess -= 1;
                add(&mut rest[place..=place + count], &divisor.0);
            }
            quotient[place] = guess as u32;
        }
        (Self::of(quotient), Self::of(rest).right(by))
    }

    /// Without the lowest bits, fewer than a digit has.
    fn right(&self, by: u32) -> Self {
        let digits = (0..self.0.len()).map(|place| ((self.digit(place + 1) << DIGIT | self.digit(place)) >> by) as u32);
        Self::of(digits.collect())
    }

    /// The greatest common divisor, by Euclid.
    pub(super) fn common(&self, other: &Self) -> Self {
        let (mut one, mut other) = (self.clone(), other.clone());
        while !other.is_zero() {
            if let (Some(small), Some(smaller)) = (one.small(), other.small()) {
                return super::rational::greatest_common_divisor(small, smaller).into();
            }
            let rest = one.over(&other).1;
            (one, other) = (other, rest);
        }
        one
    }
}

/// Takes `times` the digits away; false if that goes below 0, and then it is too little by a power of the base.
fn subtract(digits: &mut [u32], other: &[u32], times: u64) -> bool {
    let (mut carry, mut borrow) = (0, 0);
    for (place, digit) in digits.iter_mut().enumerate() {
        carry += times * u64::from(other.get(place).copied().unwrap_or_default());
        let rest = u64::from(*digit).wrapping_sub(carry & u64::from(u32::MAX)).wrapping_sub(borrow);
        *digit = rest as u32;
        borrow = rest >> 63;
        carry >>= DIGIT;
    }
    borrow == 0
}

fn add(digits: &mut [u32], other: &[u32]) {
    let mut carry = 0;
    for (place, digit) in digits.iter_mut().enumerate() {
        carry += u64::from(*digit) + u64::from(other.get(place).copied().unwrap_or_default());
        *digit = carry as u32;
        carry >>= DIGIT;
    }
}

impl From<u128> for Natural {
    fn from(number: u128) -> Self {
        Self::of((0..4).map(|place| (number >> (place * DIGIT)) as u32).collect())
    }
}

impl Ord for Natural {
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.len().cmp(&other.0.len()).then_with(|| self.0.iter().rev().cmp(other.0.iter().rev()))
    }
}

impl PartialOrd for Natural {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
