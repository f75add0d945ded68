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
}

/// Numbers lie closer together near 0. Nearer to 0 than this, a field keeps the distance that they have here.
pub(super) const DENSEST: f64 = 1.0 / 1024.0;

/// The difference, and what it lost by rounding.
pub(super) fn difference(p: f64, q: f64) -> (f64, f64) {
    let rounded = p - q;
    let taken = p - rounded;
    (rounded, (p - (rounded + taken)) + (taken - q))
}
