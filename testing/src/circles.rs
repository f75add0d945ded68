//! Circles for tests, and the numbers that they are made of.

use hantei_collision::{Circle, Point};
use proptest::prelude::*;

/// A circle by its centre and radius.
pub fn circle(x: f64, y: f64, radius: f64) -> Circle {
    Circle::new(Point::new(x, y), radius)
}

/// Numbers among which equal ones, neighbours by the last bit, tiny and huge ones are common.
pub fn number() -> impl Strategy<Value = f64> {
    prop_oneof![
        6 => (-8i32..=8).prop_map(f64::from),
        2 => (-80i32..=80).prop_map(|tenths| f64::from(tenths) / 10.0),
        1 => (1i32..=8).prop_map(|whole| f64::from(whole).next_up()),
        1 => (1i32..=8).prop_map(|whole| f64::from(whole).next_down()),
        1 => (-8i32..=8).prop_map(|whole| f64::from(whole) * 1e15),
        1 => (-8i32..=8).prop_map(|whole| f64::from(whole) * 1e-100),
        1 => prop_oneof![Just(1e150), Just(-1e150), Just(1e-145), Just(-1e-145), Just(3e-145), Just(6e149)],
    ]
}

/// Circles of such numbers.
pub fn circles() -> impl Strategy<Value = Circle> {
    [number(), number(), number()].prop_map(|[x, y, radius]| circle(x, y, radius))
}
