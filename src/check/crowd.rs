//! All pairs of a crowd in order, in memory that grows with the lines and not with the pairs.
//!
//! Idea: if few pairs are possible, find all at once and sort them. Otherwise ask a tree, one rectangle after the
//! other, with which later ones it overlaps, and write that before the next is asked.
//!
//! Memory: at most 600 bytes a line and 32 MB, whatever the rectangles; the pairs that are held are a part of it.

use super::tree::Tree;
use super::{Failure, Sinks};
use hantei_collision::{Border, Pair, Rect, pairs, two_corners};

/// How many pairs may be held at once: for each rectangle, and besides. While a list grows it takes up to 24 bytes a pair.
const PAIRS_PER_RECT: u64 = 16;
const PAIRS: u64 = 1 << 20;
/// Rectangles that touch more cells than this each, on average, are too mixed to be counted by cells.
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

/// An upper bound of the number of pairs, counted by cells: two that overlap share one. `None` if counting would take long.
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
#[path = "../../tests/unit/check_crowd.rs"]
mod tests;
