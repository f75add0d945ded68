//! All pairs of a crowd in order, in memory that grows with the lines and not with the pairs.
//!
//! Idea: if few pairs are possible, find all at once and sort them. Otherwise ask a tree, one rectangle after the
//! other, with which later ones it overlaps, and write that before the next is asked.
//!
//! Memory: at most 600 bytes a line and 32 MB, whatever the rectangles; the pairs that are held are a part of it.

use super::tree::Tree;
use super::{Failure, Sinks};
use hantei_collision::{Border, Pair, Rect, pairs, two_corners};

/// So many pairs may be held at once, for each rectangle and at all. While a list grows it takes up to 24 bytes a pair.
const PAIRS_PER_RECT: u64 = 16;
const PAIRS: u64 = 1 << 20;
/// Rectangles that touch more cells than so many each, on average, are too mixed to be counted by cells.
const CELLS_PER_RECT: u64 = 8;

/// Calls `found` with every overlapping pair, sorted.
pub(super) fn in_order(
    rects: &[Rect],
    border: Border,
    found: impl FnMut(Pair) -> Result<(), Failure>,
) -> Result<(), Failure> {
    if at_most(rects).is_some_and(|count| count <= PAIRS + PAIRS_PER_RECT * rects.len() as u64) {
        let mut all: Vec<Pair> = Vec::new();
        pairs(rects, border, &mut all);
        all.sort_unstable();
        return all.into_iter().try_for_each(found);
    }
    one_by_one(rects, border, found)
}

/// The same, with no more than one rectangle's pairs held at a time.
fn one_by_one(
    rects: &[Rect],
    border: Border,
    mut found: impl FnMut(Pair) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let tree = Tree::new(rects);
    let mut met = Vec::new();
    let mut marks = vec![0; rects.len() / 64 + 1];
    for (i, &rect) in (0u32..).zip(rects) {
        tree.later(i, rect, &mut met);
        if border == Border::Misses {
            met.retain(|&j| two_corners(rect, rects[j as usize], border, &mut ()));
        }
        sort(&mut met, &mut marks);
        met.iter().try_for_each(|&j| found((i, j)))?;
    }
    Ok(())
}

/// So many pairs there are at most, counted by cells: whoever overlaps shares one. `None` if counting would take long.
///
/// A cell's count stands where its hash says. Two cells in one place only make the answer larger.
fn at_most(rects: &[Rect]) -> Option<u64> {
    let n = rects.len() as f64;
    // Cells are twice as large as the mean rectangle.
    let cells_to_a_unit = |sum: f64| if sum > 0.0 { n / (2.0 * sum) } else { 1.0 };
    let across = cells_to_a_unit(rects.iter().map(|rect| rect.width()).sum());
    let down = cells_to_a_unit(rects.iter().map(|rect| rect.height()).sum());
    let places = rects.len().next_power_of_two();
    let mut counts = vec![0u16; places];
    let (mut touched, mut pairs) = (0u64, 0);
    for rect in rects {
        // Never falls as the place grows, so a shared point is in a shared cell.
        let cell = |place: f64, to_a_unit: f64| (place * to_a_unit) as i64;
        let (left, right) = (cell(rect.min().x, across), cell(rect.max().x, across));
        let (top, bottom) = (cell(rect.min().y, down), cell(rect.max().y, down));
        let cells = left.abs_diff(right).saturating_add(1).saturating_mul(top.abs_diff(bottom).saturating_add(1));
        touched = touched.saturating_add(cells);
        if touched > CELLS_PER_RECT * rects.len() as u64 {
            return None;
        }
        for y in top..=bottom {
            for x in left..=right {
                let hash =
                    (x as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ (y as u64).wrapping_mul(0xc2b2_ae3d_27d4_eb4f);
                let count = &mut counts[(hash >> 20) as usize & (places - 1)];
                pairs += u64::from(*count);
                *count = count.checked_add(1)?;
            }
        }
    }
    Some(pairs)
}

/// Sorts places. Many are marked in a row of bits, which takes no comparison; all bits are 0 before and after.
fn sort(places: &mut Vec<u32>, marks: &mut [u64]) {
    if places.len() < marks.len() {
        places.sort_unstable();
        return;
    }
    for place in places.drain(..) {
        marks[place as usize / 64] |= 1 << (place % 64);
    }
    for (first, mark) in (0u32..).step_by(64).zip(marks) {
        let mut left = std::mem::take(mark);
        while left != 0 {
            places.push(first + left.trailing_zeros());
            left &= left - 1;
        }
    }
}

/// Writes each pair as a line, with the places that the rectangles have among the lines.
pub(super) fn write(rects: &[Rect], places: &[u32], border: Border, sinks: &mut Sinks) -> Result<(), Failure> {
    in_order(rects, border, |(i, j)| {
        writeln!(sinks.out, "{} {}", places[i as usize], places[j as usize]).map_err(Failure::Writing)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use hantei_collision::Point;
    use hantei_collision::brute_force;

    fn rect(x: f64, y: f64, width: f64, height: f64) -> Rect {
        Rect::from_origin_size(Point::new(x, y), width, height)
    }

    /// Makes the rectangle at a place; what it is given makes numbers up to one.
    type Maker<'a> = &'a mut dyn FnMut(&mut dyn FnMut(f64) -> f64, i32) -> Rect;

    /// Crowds of every kind, up to sizes at which the tree has three levels.
    fn crowds() -> Vec<(&'static str, Vec<Rect>)> {
        let mut random = fastrand::Rng::with_seed(4);
        let mut r = |below: f64| random.f64() * below;
        let mut crowd = |n: i32, make: Maker| -> Vec<Rect> { (0..n).map(|i| make(&mut r, i)).collect() };
        vec![
            ("nobody", vec![]),
            ("one", vec![rect(0.0, 0.0, 1.0, 1.0)]),
            ("identical", vec![rect(-3.0, 4.0, 5.0, 5.0); 2500]),
            ("sparse", crowd(3000, &mut |r, _| rect(r(2000.0), r(2000.0), r(20.0), r(20.0)))),
            ("dense", crowd(3000, &mut |r, _| rect(r(60.0), r(60.0), r(20.0), r(20.0)))),
            ("whole", crowd(2000, &mut |r, _| rect(r(40.0).floor(), r(40.0).floor(), r(4.0).floor(), r(4.0).floor()))),
            ("points", crowd(900, &mut |r, _| rect(r(12.0).floor(), r(12.0).floor(), 0.0, 0.0))),
            ("nested", crowd(700, &mut |_, i| rect(i.into(), i.into(), (1400 - 2 * i).into(), (1400 - 2 * i).into()))),
            (
                "huge beside tiny",
                crowd(900, &mut |r, i| {
                    if i % 9 == 0 { rect(-r(9e5), -r(9e5), 1e6, 1e6) } else { rect(r(1e5), r(1e5), 1.0, 1.0) }
                }),
            ),
            (
                "one huge",
                crowd(900, &mut |r, i| if i == 5 { rect(-5e8, -5e8, 1e9, 1e9) } else { rect(r(9e3), 0.0, 1.0, 1.0) }),
            ),
            ("at the ends", crowd(500, &mut |r, _| rect(-1e150, r(1e150), r(1e150), r(1e149)))),
            ("one far away", crowd(500, &mut |r, i| rect(if i == 5 { 1e150 } else { r(90.0) }, r(90.0), 9.0, 1e-140))),
        ]
    }

    #[test]
    fn every_way_gives_the_same_pairs_in_order() {
        for (name, rects) in crowds() {
            for border in [Border::Hits, Border::Misses] {
                let mut expected = Vec::new();
                brute_force(&rects, border, &mut expected, &mut ());
                let (mut streamed, mut found) = (Vec::new(), Vec::new());
                let note = |list: &mut Vec<Pair>, pair| {
                    list.push(pair);
                    Ok(())
                };
                one_by_one(&rects, border, |pair| note(&mut streamed, pair)).unwrap();
                in_order(&rects, border, |pair| note(&mut found, pair)).unwrap();
                assert!(streamed == expected, "{name} {border:?}: one by one");
                assert!(found == expected, "{name} {border:?}");
            }
        }
    }

    #[test]
    fn there_are_never_more_pairs_than_counted() {
        for (name, rects) in crowds() {
            let mut all = Vec::new();
            brute_force(&rects, Border::Hits, &mut all, &mut ());
            let counted = at_most(&rects);
            assert!(counted.is_none_or(|most| all.len() as u64 <= most), "{name}: {} of {counted:?}", all.len());
            assert_eq!(counted.is_none(), name == "one huge", "{name}: {counted:?}");
        }
    }
}
