//! Cases of a point and a rectangle: on every edge and corner, a step inside and outside of it, and far away on one axis.

use super::CaseNumbers;
use hantei_collision::{Point, PointAndRect, Rect};

/// A case of a point and a rectangle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ButtonCase {
    /// Its numbers: `plain`, `negative`, `large`, `odd` or `half`.
    pub kind: &'static str,
    /// Where the point is on x and on y: `far-before`, `before`, `first-edge`, `in`, `last-in`, `last-edge` or `behind`.
    pub place: [&'static str; 2],
    /// The point and the rectangle. All numbers are whole or halves.
    pub shapes: PointAndRect,
}

/// Its name; the rectangle's origin and size; the step from an edge to the nearest points.
type ButtonKind = (&'static str, [f64; 4], f64);

const KINDS: [ButtonKind; 5] = [
    ("plain", [60.0, 90.0, 200.0, 60.0], 1.0),
    // The tile before the rectangle has the coordinates around 0.
    ("negative", [-40.0, -30.0, 24.0, 18.0], 1.0),
    ("large", [3000.0, 2000.0, 500.0, 400.0], 1.0),
    ("odd", [-21.0, -35.0, 33.0, 17.0], 1.0),
    ("half", [20.5, 31.0, 12.5, 7.0], 0.5),
];

/// The places on an axis.
const PLACES: [&str; 7] = ["far-before", "before", "first-edge", "in", "last-in", "last-edge", "behind"];

/// All cases of a point and a rectangle.
pub fn button_cases(numbers: CaseNumbers) -> Vec<ButtonCase> {
    let kinds = KINDS.iter().filter(|(kind, ..)| numbers == CaseNumbers::Any || *kind != "half");
    kinds.flat_map(of_kind).collect()
}

fn of_kind(&(kind, [x, y, width, height], near): &ButtonKind) -> Vec<ButtonCase> {
    // Far before is in the tile before: its index is -1, and int() makes it 0.
    let along = |min: f64, size: f64| {
        let third = (size / 3.0).floor();
        [min - third, min - near, min, min + third, min + size - near, min + size, min + size + near]
    };
    let rect = Rect::from_origin_size(Point::new(x, y), width, height);
    let (across, down) = (along(x, width), along(y, height));
    let case = |column: usize, row: usize| ButtonCase {
        kind,
        place: [PLACES[column], PLACES[row]],
        shapes: PointAndRect { p: Point::new(across[column], down[row]), rect },
    };
    (0..7).flat_map(|column| (0..7).map(move |row| case(column, row))).collect()
}
