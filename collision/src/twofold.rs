//! Numbers of twice the digits of a float: a rounded number, and what was rounded off.
//! Idea: the rounding error of a sum or a product is itself a float. Cost: about 20 operations for a product, no memory.
//! Source: Dekker, "A floating-point technique for extending the available precision" (1971).

/// The sum of both; `low` is at most half of the last bit of `high`, or nearly.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Twofold {
    high: f64,
    low: f64,
}

/// More than the error of a product of two of them and of a sum of two products, as a part of the products.
const OFF: f64 = 32.0 * f64::EPSILON * f64::EPSILON;

impl Twofold {
    pub(crate) const fn of(number: f64) -> Self {
        Self { high: number, low: 0.0 }
    }

    /// The sum of two numbers, exactly.
    #[inline(always)]
    fn sum(a: f64, b: f64) -> Self {
        let high = a + b;
        let of_b = high - a;
        Self { high, low: (a - (high - of_b)) + (b - of_b) }
    }

    /// The difference of two numbers, exactly.
    #[inline(always)]
    pub(crate) fn difference(a: f64, b: f64) -> Self {
        Self::sum(a, -b)
    }

    /// A number as the sum of two with half of its digits.
    #[inline(always)]
    fn halves(number: f64) -> (f64, f64) {
        let scaled = 134_217_729.0 * number; // 2^27 + 1
        let high = scaled - (scaled - number);
        (high, number - high)
    }

    #[inline(always)]
    pub(crate) fn times(self, other: Self) -> Self {
        let high = self.high * other.high;
        let ((a, b), (c, d)) = (Self::halves(self.high), Self::halves(other.high));
        let rounded_off = ((a * c - high) + a * d + b * c) + b * d;
        Self { high, low: rounded_off + (self.high * other.low + self.low * other.high) }
    }

    /// The difference, rounded to a float: off by less than its last bit. `None` if too many digits cancel, or a number is
    /// not finite.
    #[inline(always)]
    pub(crate) fn minus(self, other: Self) -> Option<f64> {
        let highs = Self::difference(self.high, other.high);
        let value = highs.high + (highs.low + (self.low - other.low));
        let off = OFF * (self.high.abs() + other.high.abs());
        (off < 0.25 * f64::EPSILON * value.abs()).then_some(value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use num_rational::BigRational;

    fn exact(number: f64) -> BigRational {
        BigRational::from_float(number).expect("finite")
    }

    #[test]
    fn a_difference_of_products_is_off_by_less_than_its_last_bit() {
        let mut random = fastrand::Rng::with_seed(31);
        let (mut sure, mut unsure) = (0, 0);
        for _ in 0..20_000 {
            let mut number = |near: f64| {
                let scale = 10f64.powi(random.i32(-3..3));
                if random.u8(..4) == 0 {
                    near * (1.0 + (random.f64() - 0.5) * 1e-13)
                } else {
                    (random.f64() - 0.5) * scale
                }
            };
            let a = number(1.0);
            let [b, c, d] = [number(a), number(a), number(a)];
            let [e, f, g, h] = [number(a), number(b), number(c), number(d)];
            let products = |[p, q, r, s]: [f64; 4]| Twofold::difference(p, q).times(Twofold::difference(r, s));
            let expected =
                (exact(a) - exact(b)) * (exact(c) - exact(d)) - (exact(e) - exact(f)) * (exact(g) - exact(h));
            let Some(found) = products([a, b, c, d]).minus(products([e, f, g, h])) else {
                unsure += 1;
                continue;
            };
            let off = exact(found) - &expected;
            let most = exact(found) * exact(f64::EPSILON);
            assert!(&off * &off <= &most * &most, "{found} for {a} {b} {c} {d} {e} {f} {g} {h}");
            sure += 1;
        }
        assert!(sure > 10_000 && unsure > 0, "{sure} sure, {unsure} not");
    }

    #[test]
    fn no_number_is_never_sure() {
        for wrong in [f64::NAN, f64::INFINITY, 1e300] {
            let product = Twofold::of(wrong).times(Twofold::of(1e300));
            assert_eq!(product.minus(Twofold::of(1.0)), None, "{wrong}");
        }
    }
}
