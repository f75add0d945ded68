//! Cases to guess: mostly tricky ones.

use crate::scene::pair::rows::Dealt;
use crate::scene::shared::random::{Numbers, STEP};
use hantei_collision::{BorderRule, Interval, Named as _, OverlapMethod, Point, Rect};

pub(super) const KINDS: &[&str] = &[
    "touching-edge",
    "touching-corner",
    "one-pixel",
    "half-a-pixel",
    "cross",
    "containment",
    "one-axis",
    "overlapping",
];

/// B's interval on an axis, near the middle of the sources' window.
fn of_b(numbers: &mut Numbers, middle: f64) -> Interval {
    let min = middle + numbers.in_steps(STEP, -60.0, 0.0);
    Interval { min, max: min + numbers.in_steps(STEP, 60.0, 120.0) }
}

fn around(b: Interval, numbers: &mut Numbers) -> Interval {
    Interval { min: b.min - numbers.in_steps(STEP, 10.0, 50.0), max: b.max + numbers.in_steps(STEP, 10.0, 50.0) }
}

/// A's interval inside B's, which is at least 60 long.
fn inside(b: Interval, numbers: &mut Numbers) -> Interval {
    Interval { min: b.min + numbers.in_steps(STEP, 10.0, 20.0), max: b.max - numbers.in_steps(STEP, 10.0, 20.0) }
}

pub(super) fn deal(kind: usize, numbers: &mut Numbers) -> Dealt {
    let b = [of_b(numbers, 320.0), of_b(numbers, 220.0)];
    let (mut a, method) = match KINDS[kind] {
        "touching-edge" => ([numbers.beside(b[0], 0.0), numbers.over(b[1])], Some(by_corners_or_size(numbers))),
        "touching-corner" => {
            ([numbers.beside(b[0], 0.0), numbers.beside(b[1], 0.0)], Some(by_corners_or_size(numbers)))
        }
        "one-pixel" => {
            let gap = if misses(numbers) { 1.0 } else { -1.0 };
            ([numbers.beside(b[0], gap), numbers.over(b[1])], None)
        }
        "half-a-pixel" => {
            let gap = if numbers.coin() { 0.5 } else { -0.5 };
            ([numbers.beside(b[0], gap), numbers.over(b[1])], Some(OverlapMethod::FourFlags))
        }
        "cross" => ([around(b[0], numbers), inside(b[1], numbers)], None),
        "containment" if numbers.coin() => ([inside(b[0], numbers), inside(b[1], numbers)], None),
        "containment" => ([around(b[0], numbers), around(b[1], numbers)], None),
        "one-axis" => ([numbers.over(b[0]), numbers.beside(b[1], 20.0)], None),
        _ => ([numbers.over(b[0]), numbers.over(b[1])], None),
    };
    let mut b = b;
    if numbers.coin() {
        // The same on the other axis.
        let turned = |[x, y]: [Interval; 2]| {
            let shifted = |at: Interval, by: f64| Interval { min: at.min + by, max: at.max + by };
            [shifted(y, 100.0), shifted(x, -100.0)]
        };
        (a, b) = (turned(a), turned(b));
    }
    let rect = |[x, y]: [Interval; 2]| Rect::from_corners(Point::new(x.min, y.min), Point::new(x.max, y.max));
    let method = method.map(OverlapMethod::value_name);
    Dealt { method, ..Dealt::of([rect(a).into(), rect(b).into()], BorderRule::AsWritten) }
}

/// Whether a case of either answer is a miss: two of three are, since most other kinds are hits.
fn misses(numbers: &mut Numbers) -> bool {
    numbers.place(3) > 0
}

/// One of the two methods that differ where rectangles touch.
fn by_corners_or_size(numbers: &mut Numbers) -> OverlapMethod {
    if misses(numbers) { OverlapMethod::OriginSize } else { OverlapMethod::TwoCorners }
}
