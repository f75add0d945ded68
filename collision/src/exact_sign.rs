//! The exact sign of a sum of products of sums. Plain arithmetic decides where the result is larger than all its
//! rounding errors; only the rest is computed again without rounding.

use crate::dyadic::Dyadic;
use std::cmp::Ordering;

pub(crate) type Product<'a> = [&'a [f64]; 2];

const SMALLEST: f64 = 1e-290;
/// More than one rounding error, as a part of the rounded number.
const ROUNDED: f64 = f64::EPSILON;

#[derive(Clone, Copy)]
struct ComputedSum {
    value: f64,
    off: f64,
}

impl ComputedSum {
    #[inline(always)]
    fn of(products: &[Product]) -> Self {
        products.iter().fold(Self { value: 0.0, off: 0.0 }, |sum, &product| sum.plus(product))
    }

    #[inline(always)]
    fn sum(terms: &[f64]) -> Self {
        let Some((&first, others)) = terms.split_first() else { return Self { value: 0.0, off: 0.0 } };
        others.iter().fold(Self { value: first, off: 0.0 }, |sum, term| {
            let value = sum.value + term;
            Self { value, off: sum.off + ROUNDED * value.abs() }
        })
    }

    #[inline(always)]
    fn times(self, other: Self) -> Self {
        let value = self.value * other.value;
        let off = self.off * (other.value.abs() + other.off) + self.value.abs() * other.off;
        Self { value, off: off + ROUNDED * value.abs() }
    }

    #[inline(always)]
    fn plus(self, [one, other]: Product) -> Self {
        let product = Self::sum(one).times(Self::sum(other));
        let value = self.value + product.value;
        Self { value, off: self.off + product.off + ROUNDED * value.abs() }
    }

    /// With the error of products that are too small for `f64`.
    fn or_too_small(self) -> Self {
        Self { off: self.off + f64::MIN_POSITIVE, ..self }
    }
}

/// Compares the sum of these products with 0, exactly. `None` with NaN; with infinities the answer of plain arithmetic.
#[inline]
pub(crate) fn exact_sign(products: &[Product]) -> Option<Ordering> {
    let computed = ComputedSum::of(products);
    // Twice the error, because the bound itself was rounded.
    if computed.value.abs() > 2.0 * computed.off + SMALLEST || are_short(products) {
        return computed.value.partial_cmp(&0.0);
    }
    without_rounding(products).map_or_else(|| computed.value.partial_cmp(&0.0), |sum| Some(sum.sign()))
}

/// Whether nothing was rounded because all numbers are short: up to 32,768 in size, with up to 8 bits behind the point.
/// The pixels of a game, where circles often touch, are short.
///
/// With at most four terms in a sum and three products, the result has at most 52 bits.
#[inline]
fn are_short(products: &[Product]) -> bool {
    let is_short = |number: &f64| {
        let scaled = number * 256.0;
        scaled.abs() <= 8_388_608.0 && f64::from(scaled as i32) == scaled
    };
    debug_assert!(products.len() <= 3 && products.as_flattened().iter().all(|sum| sum.len() <= 4), "{products:?}");
    products.as_flattened().iter().all(|sum| sum.iter().all(is_short))
}

/// Compares the size of the sum of these products with `by` times the length of (x, y), exactly; `by` is ≥ 0. `x` and
/// `y` are sums of one or two terms.
#[inline]
pub(crate) fn against_length(products: &[Product], by: f64, [x, y]: Product) -> Option<Ordering> {
    debug_assert!(x.len().max(y.len()) <= 2, "the rounding of the length is that of one sum: {x:?} {y:?}");
    let (computed, reach) =
        (ComputedSum::of(products), by * ComputedSum::sum(x).value.hypot(ComputedSum::sum(y).value));
    let difference = computed.value.abs() - reach;
    if difference.abs() > 2.0 * (computed.off + 4.0 * ROUNDED * reach) + SMALLEST {
        return difference.partial_cmp(&0.0);
    }
    Some((-&below_length(products, by, [x, y])?).sign())
}

/// Compares the product of the first two of these sums of products with the product of the other two, exactly.
pub(crate) fn compare_products(sums: [&[Product]; 4]) -> Option<Ordering> {
    let [a, b, c, d] = sums.map(|products| ComputedSum::of(products).or_too_small());
    let (one, other) = (a.times(b), c.times(d));
    let difference = one.value - other.value;
    let off = one.off + other.off + ROUNDED * difference.abs();
    if difference.is_finite() && difference.abs() > 2.0 * off + SMALLEST {
        return difference.partial_cmp(&0.0);
    }
    let [a, b, c, d] = sums.map(without_rounding);
    Some((&(&a? * &b?) - &(&c? * &d?)).sign())
}

/// The square of `by` times the length of (x, y), minus the square of the sum; `None` with NaN and infinities.
#[cold]
pub(crate) fn below_length(products: &[Product], by: f64, [x, y]: Product) -> Option<Dyadic> {
    let reach = &without_rounding(&[[&[by], &[by]]])? * &without_rounding(&[[x, x], [y, y]])?;
    Some(&reach - &without_rounding(products)?.squared())
}

/// The sum of these products; a few last bits may be wrong.
pub(crate) fn nearly(products: &[Product]) -> f64 {
    let computed = ComputedSum::of(products);
    if computed.off + SMALLEST <= 4.0 * ROUNDED * computed.value.abs() {
        return computed.value;
    }
    without_rounding(products).map_or(computed.value, |sum| sum.rounded())
}

/// The sum of these products; `None` with NaN and infinities.
#[cold]
pub(crate) fn without_rounding(products: &[Product]) -> Option<Dyadic> {
    products
        .iter()
        .try_fold(Dyadic::sum(&[])?, |sum, [one, other]| Some(&sum + &(&Dyadic::sum(one)? * &Dyadic::sum(other)?)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_numbers_are_not_rounded() {
        let most = 32_768.0;
        let (next, bit) = (most - 1.0 / 256.0, 1.0 / 256.0);
        let sums = [[most, next, most, -bit], [next, next, next, bit], [-most, -next, bit, -next]];
        for one in &sums {
            for other in &sums {
                let products: [Product; 3] = [[one, other], [other, other], [one, one]];
                assert!(are_short(&products), "{products:?}");
                let exact = without_rounding(&products).expect("finite");
                assert_eq!(
                    (&exact - &Dyadic::of(ComputedSum::of(&products).value).expect("finite")).sign(),
                    Ordering::Equal
                );
            }
        }
        for long in [most + 1.0, bit / 2.0, 0.1, 1e-145, f64::NAN, f64::INFINITY] {
            assert!(!are_short(&[[&[1.0], &[0.0, long]]]), "{long}");
        }
    }

    #[test]
    fn products_of_sums_are_compared_exactly() {
        let numbers = [0.0, 3.0, -3.0, 0.1, 0.3, 3.0f64.next_up(), 1e75, 1e-145, -1e-145];
        let fraction = |number: f64| num_rational::BigRational::from_float(number).expect("finite");
        for a in numbers {
            for b in numbers {
                for c in numbers {
                    for d in numbers {
                        let sums: [[Product; 1]; 4] =
                            [[[&[a], &[b]]], [[&[c], &[d]]], [[&[a], &[d]]], [[&[b], &[c, 0.0]]]];
                        let [ab, cd, ad, bc] =
                            [(a, b), (c, d), (a, d), (b, c)].map(|(one, other)| fraction(one) * fraction(other));
                        let found = compare_products(sums.each_ref().map(|sum| sum.as_slice()));
                        assert_eq!(found, Some((ab * cd).cmp(&(ad * bc))), "equal: {a:e} {b:e} {c:e} {d:e}");
                        let found = compare_products([&sums[0], &sums[1], &sums[2], &sums[0]]);
                        let [ab, cd, ad] = [(a, b), (c, d), (a, d)].map(|(one, other)| fraction(one) * fraction(other));
                        assert_eq!(found, Some((&ab * cd).cmp(&(ad * &ab))), "{a:e} {b:e} {c:e} {d:e}");
                    }
                }
            }
        }
    }
}
