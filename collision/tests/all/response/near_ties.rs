//! Two edges are met at almost the same time: less apart than plain numbers can say. Compared with fractions.
//!
//! Distances and speeds have all their bits, so a distance is rounded already. Then the two times are only a few roundings
//! apart, and on either side of each other.

use super::exact::agrees;
use hantei_collision::{Cuboid, Point, Rect, Vec2};
use proptest::prelude::*;

/// Moves a number by this many steps of its last bit.
fn nudged(number: f64, steps: i64) -> f64 {
    f64::from_bits(number.to_bits().wrapping_add_signed(steps))
}

/// How many last bits to move by.
fn steps() -> impl Strategy<Value = i64> {
    -6_i64..=6
}

/// The corner of B that A's corner reaches at about the same time on each axis: at `from` with `speed`, in so much of a step.
fn corner<const N: usize>(from: [f64; N], speed: [f64; N], time: f64, by: [i64; N]) -> [f64; N] {
    std::array::from_fn(|axis| nudged(from[axis] + speed[axis] * time, by[axis]))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(20_000))]

    #[test]
    fn which_side_is_met_first(
        from in [0.5..1.0, 0.5..1.0],
        speed in [1.0..8.0, 1.0..8.0],
        time in 0.2..0.9,
        by in [steps(), steps()],
    ) {
        let a = Rect::from_corners(Point::new(0.0, 0.0), Point::new(from[0], from[1]));
        let [x, y] = corner(from, speed, time, by);
        let b = Rect::from_corners(Point::new(x, y), Point::new(x + 20.0, y + 20.0));
        agrees(a, Vec2::new(speed[0], speed[1]), b).map_err(TestCaseError::fail)?;
    }

    #[test]
    fn which_of_three_sides_of_a_box(
        from in [0.5..1.0, 0.5..1.0, 0.5..1.0],
        speed in [1.0..8.0, 1.0..8.0, 1.0..8.0],
        time in 0.2..0.9,
        by in [steps(), steps(), steps()],
    ) {
        let min = corner(from, speed, time, by);
        let b = Cuboid::from_corners(min, min.map(|end| end + 20.0));
        agrees(Cuboid::from_corners([0.0; 3], from), speed, b).map_err(TestCaseError::fail)?;
    }

    /// B is left on one axis at about the time at which it is met on the other: A passes its corner, or touches it.
    #[test]
    fn whether_a_corner_is_passed(
        from in [0.5..1.0, 0.5..1.0],
        speed in [1.0..8.0, 1.0..8.0],
        time in 0.2..0.9,
        by in [steps(), steps()],
    ) {
        // A's right edge meets B's left one as A's top edge leaves B's lower one.
        let a = Rect::from_corners(Point::new(from[0] - 0.25, from[1]), Point::new(from[0], from[1] + 1.0));
        let [x, y] = corner(from, speed, time, by);
        let b = Rect::from_corners(Point::new(x, y - 20.0), Point::new(x + 20.0, y));
        agrees(a, Vec2::new(speed[0], speed[1]), b).map_err(TestCaseError::fail)?;
    }

    /// B is reached at about the end of the step.
    #[test]
    fn whether_it_is_reached_in_time(from in 0.5..1.0, speed in 1.0..8.0, by in steps()) {
        let a = Rect::from_corners(Point::new(0.0, 0.0), Point::new(from, 1.0));
        let [x] = corner([from], [speed], 1.0, [by]);
        let b = Rect::from_corners(Point::new(x, 0.0), Point::new(x + 20.0, 1.0));
        agrees(a, Vec2::new(speed, 0.0), b).map_err(TestCaseError::fail)?;
    }
}
