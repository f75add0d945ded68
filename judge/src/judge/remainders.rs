//! Whole numbers by their remainders: `w / 2` of whole numbers is a linear form of q where w is 2 q, and where w is 2 q + 1.
//! So a test that halves whole numbers is proved once for each way in which they are even or odd.

use super::cells::shapes;
use super::classes::At;
use super::exact::{Form, Rational, Relation, VARIABLES, variable};
use super::pieces::Pieces;
use crate::formula::meaning::Owner;
use hantei_collision::{AxisAligned, Two};

/// The most ways in which all numbers together can be even or odd.
const MOST: u64 = 256;

/// What each whole number of two shapes is a multiple of, and what is left.
#[derive(Clone, Debug)]
pub(super) struct Remainders {
    at: At,
    divisors: [u64; VARIABLES],
    left: [u64; VARIABLES],
}

impl Remainders {
    /// The first of all remainders that a test distinguishes; `None` if there are too many. `at` are the numbers of a
    /// shape that are whole, besides its size.
    pub(super) fn of(pieces: &Pieces, at: At) -> Option<Self> {
        let whole = Self { at, divisors: [1; VARIABLES], left: [0; VARIABLES] };
        let mut divisors = whole.divisors;
        pieces.each_rounded(&mut |form, divisor| {
            let form = whole.form(form);
            for (known, factor) in divisors.iter_mut().zip(&form.factors).filter(|(_, factor)| !factor.is_zero()) {
                *known = least_common_multiple(*known, divisor.saturating_mul(factor.below().to_f64() as u64));
            }
        });
        let count = divisors.iter().fold(1_u64, |count, divisor| count.saturating_mul(*divisor));
        (count <= MOST).then_some(Self { divisors, ..whole })
    }

    /// The next remainders, if there are more.
    pub(super) fn next(mut self) -> Option<Self> {
        for (left, divisor) in self.left.iter_mut().zip(self.divisors) {
            *left += 1;
            if *left < divisor {
                return Some(self);
            }
            *left = 0;
        }
        None
    }

    pub(super) fn pieces(&self, of: &Pieces) -> Pieces {
        of.of_whole(&|form| self.form(form))
    }

    pub(super) fn conditions(&self, of: Vec<(Form, Relation)>) -> Vec<(Form, Relation)> {
        of.into_iter().map(|(form, relation)| (self.form(&form), relation)).collect()
    }

    /// A form of the starts and sizes as one of the quotients.
    fn form(&self, form: &Form) -> Form {
        let mut form = form.clone();
        if self.at == At::Start && self.divisors == [1; VARIABLES] {
            return form;
        }
        if self.at == At::Centre {
            for_each_shape(|begin, size| {
                form.factors[size] = &form.factors[size] - &(&form.factors[begin] * &Rational::ratio(1, 2));
            });
        }
        for (factor, (divisor, left)) in form.factors.iter_mut().zip(self.divisors.into_iter().zip(self.left)) {
            form.constant = &form.constant + &(&*factor * &small(left));
            *factor = &*factor * &small(divisor);
        }
        form
    }

    /// The shapes with these quotients.
    pub(super) fn shapes<S: AxisAligned>(&self, quotients: &[Rational]) -> Two<S> {
        let numbers = quotients.iter().zip(self.divisors.into_iter().zip(self.left));
        let whole = |(quotient, (divisor, left)): (&Rational, (u64, u64))| &(quotient * &small(divisor)) + &small(left);
        let mut numbers: Vec<Rational> = numbers.map(whole).collect();
        if self.at == At::Centre {
            for_each_shape(|begin, size| {
                if let Some(length) = numbers.get(size).cloned() {
                    numbers[begin] = &numbers[begin] - &(&length * &Rational::ratio(1, 2));
                }
            });
        }
        shapes(&numbers)
    }
}

/// The places of the start and of the size of each shape on each axis.
fn for_each_shape(mut each: impl FnMut(usize, usize)) {
    for &axis in hantei_collision::Axis::SPACE.iter() {
        for of in [Owner::A, Owner::B] {
            each(variable(axis, of, false), variable(axis, of, true));
        }
    }
}

/// A number up to [`MOST`].
fn small(number: u64) -> Rational {
    Rational::whole(number.min(MOST) as i32)
}

fn least_common_multiple(one: u64, other: u64) -> u64 {
    let (mut common, mut rest) = (one, other);
    while rest != 0 {
        (common, rest) = (rest, common % rest);
    }
    (one / common.max(1)).saturating_mul(other)
}
