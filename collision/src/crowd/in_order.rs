//! Idea: if few pairs are possible, find all at once and sort them. Otherwise ask a tree for each rectangle which later
//! ones it overlaps, and hand out those pairs before the next question. A sweep of a few rectangles at a time against all
//! later ones needs no tree, but takes up to 15 times as long where most are tall or wide.

use super::tree::Tree;
use super::{Pair, overlap, pairs};
use crate::Border;
use crate::geometry::Rect;

/// The most pairs held at once: for each rectangle, and besides. A growing list takes up to 24 bytes a pair.
const PAIRS_PER_RECT: u64 = 16;
const PAIRS: u64 = 1 << 20;
/// With more cells per rectangle on average, sizes are too mixed for counting by cells.
const CELLS_PER_RECT: u64 = 8;

/// Calls `found` with every overlapping pair, sorted, and stops at its first error. The memory grows with the number of
/// rectangles, at most 500 bytes for each and 32 MB, and not with that of pairs: for a file of any content.
///
/// ```
/// use hantei_collision::{Border, Point, Rect, pairs_in_order};
///
/// let at = |x| Rect::from_origin_size(Point::new(x, 0.0), 10.0, 10.0);
/// let mut lines = Vec::new();
/// pairs_in_order(&[at(5.0), at(20.0), at(0.0), at(12.0)], Border::Misses, |(i, j)| {
///     lines.push(format!("{i} {j}"));
///     Ok::<(), ()>(())
/// })?;
/// assert_eq!(lines, ["0 2", "0 3", "1 3"]);
/// # Ok::<(), ()>(())
/// ```
///
/// # Errors
/// The first one of `found`.
///
/// # Panics
/// With more rectangles than a `u32` can count.
pub fn pairs_in_order<E>(rects: &[Rect], border: Border, found: impl FnMut(Pair) -> Result<(), E>) -> Result<(), E> {
    assert!(u32::try_from(rects.len()).is_ok(), "{} rectangles are more than can be counted", rects.len());
    if at_most(rects).is_some_and(|count| count <= PAIRS + PAIRS_PER_RECT * rects.len() as u64) {
        return all_sorted(rects, border).into_iter().try_for_each(found);
    }
    one_by_one(rects, border, found)
}

/// Not generic, so that it is compiled here.
fn all_sorted(rects: &[Rect], border: Border) -> Vec<Pair> {
    let mut all = Vec::new();
    pairs(rects, border, &mut all);
    all.sort_unstable();
    all
}

/// The same pairs, with one rectangle's held at a time.
fn one_by_one<E>(rects: &[Rect], border: Border, mut found: impl FnMut(Pair) -> Result<(), E>) -> Result<(), E> {
    let mut later = Later::new(rects, border);
    (0u32..).zip(rects).try_for_each(|(i, _)| later.than(i).iter().try_for_each(|&j| found((i, j))))
}

/// Which later rectangles one overlaps.
struct Later<'a> {
    rects: &'a [Rect],
    border: Border,
    tree: Tree,
    met: Vec<u32>,
    /// A bit for each rectangle, all 0 between two questions.
    marks: Vec<u64>,
}

impl<'a> Later<'a> {
    fn new(rects: &'a [Rect], border: Border) -> Self {
        Self { rects, border, tree: Tree::new(rects), met: Vec::new(), marks: vec![0; rects.len() / 64 + 1] }
    }

    fn than(&mut self, place: u32) -> &[u32] {
        let one = self.rects[place as usize];
        self.tree.later(place, one, &mut self.met);
        if self.border == Border::Misses {
            self.met.retain(|&other| overlap(one, self.rects[other as usize], self.border));
        }
        sort(&mut self.met, &mut self.marks);
        &self.met
    }
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

#[cfg(test)]
mod tests {
    use super::{Border, Pair, Rect, at_most, one_by_one, pairs_in_order};
    use crate::Point;
    use crate::crowd::brute_force;

    fn rect(x: f64, y: f64, width: f64, height: f64) -> Rect {
        Rect::from_origin_size(Point::new(x, y), width, height)
    }

    /// Makes the rectangle at an index, from a function that gives random numbers.
    type Maker<'a> = &'a mut dyn FnMut(&mut dyn FnMut(f64) -> f64, i32) -> Rect;

    /// Crowds of every kind, up to sizes with three levels in the tree.
    fn crowds() -> Vec<(&'static str, Vec<Rect>)> {
        let mut random = fastrand::Rng::with_seed(4);
        let mut r = |below: f64| random.f64() * below;
        let mut crowd = |n: i32, make: Maker| -> Vec<Rect> { (0..n).map(|i| make(&mut r, i)).collect() };
        vec![
            ("none", vec![]),
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
                    Ok::<(), ()>(())
                };
                one_by_one(&rects, border, |pair| note(&mut streamed, pair)).expect("no error is made");
                pairs_in_order(&rects, border, |pair| note(&mut found, pair)).expect("no error is made");
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
