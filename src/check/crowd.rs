//! All pairs of a crowd in order, in memory that grows with the lines, not with the pairs.
//!
//! Idea: if few pairs are possible, find all at once and sort them. Otherwise ask a tree for each rectangle which later
//! ones it overlaps, and write those pairs before the next question.
//!
//! Memory: at most 600 bytes a line and 32 MB for any rectangles, with the pairs.

use super::tree::Tree;
use super::{Failure, Sinks};
use hantei_collision::{Border, Pair, Rect, pairs, two_corners};

/// The most pairs held at once: for each rectangle, and besides. A growing list takes up to 24 bytes a pair.
const PAIRS_PER_RECT: u64 = 16;
const PAIRS: u64 = 1 << 20;
/// With more cells per rectangle on average, sizes are too mixed for counting by cells.
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

/// The same, with one rectangle's pairs held at a time.
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

/// An upper bound of the number of pairs, counted by cells, which two that overlap share. `None` if it would take long.
///
/// A cell is counted in the place that its hash names. Two cells in one place only make the result larger.
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

/// Sorts places. Many are marked as bits, without comparisons; all bits are 0 before and after.
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

/// Writes each pair as a line, by the rectangles' places among the lines.
pub(super) fn write(rects: &[Rect], places: &[u32], border: Border, sinks: &mut Sinks) -> Result<(), Failure> {
    in_order(rects, border, |(i, j)| {
        writeln!(sinks.out, "{} {}", places[i as usize], places[j as usize]).map_err(Failure::Writing)
    })
}

#[cfg(test)]
mod tests;
