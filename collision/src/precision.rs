//! How many bits a number has, and which numbers there are.

use crate::named;

/// How many bits a number has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Precision {
    /// 24 bits: C#'s `float`, which the WPF source uses.
    Single,
    /// 53 bits: C#'s `double` and Rust's `f64`.
    #[default]
    Double,
}

named!(Precision { Single = "single", Double = "double" });

impl Precision {
    /// The nearest number of this precision.
    #[inline]
    pub fn nearest(self, number: f64) -> f64 {
        match self {
            Self::Single => f64::from(number as f32),
            Self::Double => number,
        }
    }

    /// The rounded sum of two numbers of this precision, and what it lost: together they are the exact sum.
    ///
    /// ```
    /// use hantei_collision::Precision;
    ///
    /// let (sum, lost) = Precision::Double.sum(0.1, 0.2);
    /// assert_eq!((sum, lost), (0.30000000000000004, -0.5 * (sum - 0.3)));
    /// ```
    pub fn sum(self, p: f64, q: f64) -> (f64, f64) {
        let (sum, rest) = difference(p, -q);
        let rounded = self.nearest(sum);
        (rounded, (sum - rounded) + rest)
    }

    /// The distance from a number of this precision to the next one away from 0: its unit in the last place.
    pub(super) fn unit(self, number: f64) -> f64 {
        let size = number.abs().max(DENSEST);
        match self {
            Self::Single => f64::from((size as f32).next_up() - size as f32),
            Self::Double => size.next_up() - size,
        }
    }

    /// The number of steps from one number of this precision to another: 1 for neighbours.
    pub fn steps_between(self, p: f64, q: f64) -> u64 {
        // For positive floats, the bits as an integer grow with the number.
        let place = |number: f64| {
            let size = match self {
                Self::Single => i64::from((number.abs() as f32).to_bits()),
                Self::Double => number.abs().to_bits() as i64,
            };
            if number < 0.0 { -size } else { size }
        };
        place(p).abs_diff(place(q))
    }

    /// The largest k of a [`row`](Self::row): beyond it the numbers run out.
    pub const fn most_k(self) -> u8 {
        match self {
            Self::Single => 20,
            Self::Double => 40,
        }
    }

    /// `size` numbers of this precision in order, with `middle` in the middle, each 2^`k` places after the one before.
    /// `size` is odd, `k` at most [`most_k`](Self::most_k).
    pub fn row(self, middle: f64, k: u8, size: usize) -> Vec<f64> {
        let half = size as i64 / 2;
        let places = (-half..=half).map(|place| place << k);
        if middle.abs() >= DENSEST {
            return places.map(|place| self.beyond(middle, place)).collect();
        }
        let unit = self.unit(middle);
        let first = (middle / unit).round() * unit;
        places.map(|place| if place == 0 { middle } else { self.nearest(first + place as f64 * unit) }).collect()
    }

    /// The number `places` after `number`, which must be farther from 0 than that.
    fn beyond(self, number: f64, places: i64) -> f64 {
        let away = if number < 0.0 { -places } else { places };
        let size = number.abs();
        let beyond = match self {
            Self::Single => f64::from(f32::from_bits((size as f32).to_bits().wrapping_add_signed(away as i32))),
            Self::Double => f64::from_bits(size.to_bits().wrapping_add_signed(away)),
        };
        beyond.copysign(number)
    }
}

/// Numbers lie closer together near 0. Nearer to 0 than this, a field keeps the distance that they have here.
pub(super) const DENSEST: f64 = 1.0 / 1024.0;

/// The difference, and what it lost by rounding.
pub(super) fn difference(p: f64, q: f64) -> (f64, f64) {
    let rounded = p - q;
    let taken = p - rounded;
    (rounded, (p - (rounded + taken)) + (taken - q))
}
