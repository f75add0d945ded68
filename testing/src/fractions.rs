//! Exact fractions, to check the geometry against.

use hantei_collision::{Point, Turn};
use num_rational::BigRational;
use num_traits::Signed as _;

/// The number as a fraction.
///
/// # Panics
/// With NaN and infinities.
pub fn exact(number: f64) -> BigRational {
    BigRational::from_float(number).expect("finite")
}

/// The turn of a cross product.
pub fn turn(number: &BigRational) -> Turn {
    match (number.is_positive(), number.is_negative()) {
        (true, _) => Turn::Right,
        (_, true) => Turn::Left,
        _ => Turn::Straight,
    }
}

/// The point in single precision: each number is the nearer of its two neighbours.
pub fn single(at: Point) -> Point {
    Point::new(f64::from(at.x as f32), f64::from(at.y as f32))
}
