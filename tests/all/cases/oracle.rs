//! Each line of a table against fractions: relation, amount and answer are computed from the printed numbers.

use super::{BORDERS, NUMBERS};
use hantei_collision::Border;
use hantei_scenes::cases::CaseTable;
use num_rational::Ratio;
use num_traits::{Signed as _, Zero as _};
use std::collections::HashMap;

pub(super) type Fraction = Ratio<i128>;

pub(super) fn fraction(text: &str) -> Fraction {
    let (whole, part) = text.split_once('.').unwrap_or((text, ""));
    let digits: i128 = format!("{whole}{part}").parse().unwrap_or_else(|_| panic!("{text} is no number"));
    Ratio::new(digits, 10i128.pow(part.len() as u32))
}

/// The cells of each line, by column.
pub(super) fn rows(csv: &str) -> Vec<HashMap<&str, &str>> {
    let mut lines = csv.lines();
    let columns: Vec<&str> = lines.next().expect("a header").split(',').collect();
    lines
        .enumerate()
        .map(|(place, line)| {
            let cells: Vec<&str> = line.split(',').collect();
            assert_eq!((cells.len(), cells[0]), (columns.len(), &*(place + 1).to_string()), "{line}");
            columns.iter().copied().zip(cells).collect()
        })
        .collect()
}

fn ends(row: &HashMap<&str, &str>, shape: &str, (place, size): (&str, &str)) -> [Fraction; 2] {
    let [place, size] = [place, size].map(|column| fraction(row[&*format!("{shape}{column}")]));
    [place, place + size]
}

fn aligned(table: &CaseTable, border: Border, axes: &[(&str, &str)]) {
    for row in rows(&table.csv()) {
        let gaps = axes.iter().map(|axis| {
            let ([a, far_a], [b, far_b]) = (ends(&row, "a", *axis), ends(&row, "b", *axis));
            (b - far_a).max(a - far_b)
        });
        let gap = gaps.max().expect("an axis");
        let (relation, hit) = match (gap.is_positive(), gap.is_zero()) {
            (true, _) => ("apart", false),
            (_, true) => ("touching", border == Border::Hits),
            _ => ("overlapping", true),
        };
        assert_eq!((row["contact"], row["hit"]), (relation, &*hit.to_string()), "{row:?}");
        let zero = Fraction::zero();
        assert_eq!((fraction(row["gap"]), fraction(row["depth"])), (gap.max(zero), (-gap).max(zero)), "{row:?}");
        for axis in axes {
            assert_eq!(row[axis.0], way(ends(&row, "a", *axis), ends(&row, "b", *axis)), "{row:?}");
        }
    }
}

/// How one interval lies to another, by the number of the other's ends before each of its own.
fn way([a, far_a]: [Fraction; 2], b: [Fraction; 2]) -> &'static str {
    let side = |end: Fraction| {
        b.iter().filter(|other| **other < end).count() + b.iter().filter(|other| **other <= end).count()
    };
    match (side(a), side(far_a)) {
        (0, 0) => "before",
        (0, 1) => "meets",
        (0, 2) => "overlaps",
        (0, 3) => "finished-by",
        (0, 4) => "contains",
        (1, 2) => "starts",
        (1, 3) => "equals",
        (1, 4) => "started-by",
        (2, 2) => "during",
        (2, 3) => "finishes",
        (2, 4) => "overlapped-by",
        (3, 4) => "met-by",
        (4, 4) => "after",
        sides => panic!("{sides:?} is no way to lie"),
    }
}

#[test]
fn rectangles_and_boxes_are_what_fractions_say() {
    for numbers in NUMBERS {
        for border in BORDERS {
            aligned(&CaseTable::rects(numbers, border), border, &[("x", "w"), ("y", "h")]);
            aligned(&CaseTable::cuboids(numbers, border), border, &[("x", "w"), ("y", "h"), ("z", "d")]);
        }
    }
}

/// On a segment: no turn, and between its ends. Else inside if a ray to the right crosses an odd number of edges.
#[test]
fn points_are_what_fractions_say() {
    for numbers in NUMBERS {
        for border in BORDERS {
            for row in rows(&CaseTable::quad(numbers, border).csv()) {
                let at = |point: &str| ["x", "y"].map(|axis| fraction(row[&*format!("{point}{axis}")]));
                let [px, py] = at("p");
                let corners = ["a", "b", "c", "d"].map(at);
                let (mut on_edge, mut crossings, mut nearest) = (false, 0, f64::INFINITY);
                for place in 0..4 {
                    let ([ax, ay], [bx, by]) = (corners[place], corners[(place + 1) % 4]);
                    let turn = (bx - ax) * (py - ay) - (by - ay) * (px - ax);
                    let between = |p: Fraction, a: Fraction, b: Fraction| a.min(b) <= p && p <= a.max(b);
                    on_edge |= turn.is_zero() && between(px, ax, bx) && between(py, ay, by);
                    if (ay > py) != (by > py) {
                        // The edge at the height of the point is right of it.
                        crossings += usize::from(ax + (py - ay) * (bx - ax) / (by - ay) > px);
                    }
                    nearest = nearest.min(distance([ax, ay], [bx, by], [px, py]));
                }
                let (relation, inside) = match (on_edge, crossings % 2 == 1) {
                    (true, _) => ("on-edge", border == Border::Hits),
                    (_, true) => ("inside", true),
                    _ => ("outside", false),
                };
                assert_eq!((row["contact"], row["inside"]), (relation, &*inside.to_string()), "{row:?}");
                let said: f64 = row["distance"].parse().expect("a number");
                assert!((said - nearest).abs() <= 1e-12 * nearest.max(1.0), "{nearest} {row:?}");
                assert_eq!(said == 0.0, on_edge, "{row:?}");
            }
        }
    }
}

/// The distance of a point from a segment; its square is a fraction.
fn distance([ax, ay]: [Fraction; 2], [bx, by]: [Fraction; 2], [px, py]: [Fraction; 2]) -> f64 {
    let (dx, dy) = (bx - ax, by - ay);
    let square = dx * dx + dy * dy;
    let part = if square.is_zero() { Fraction::zero() } else { ((px - ax) * dx + (py - ay) * dy) / square };
    let part = part.max(Fraction::zero()).min(Ratio::from_integer(1));
    let (x, y) = (ax + part * dx - px, ay + part * dy - py);
    let square = x * x + y * y;
    (*square.numer() as f64 / *square.denom() as f64).sqrt()
}
