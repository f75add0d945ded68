//! Idea: one rectangle against many. Two rectangles overlap if four numbers are each less than four others; with two
//! signs reversed that is one comparison of four lanes. Cost: one such comparison for each rectangle.

use crate::Border;
use crate::geometry::Rect;
use fearless_simd::{Level, Simd, dispatch, f64x4, prelude::*};

/// Rectangles that are tested before the places of the hits are added to the list.
const ROW: usize = 256;

/// Finds which of `others` overlap `one`, by their places in the list, in order: a bullet against all enemies.
///
/// No comparison is skipped and no branch depends on one, which is faster than `&&` where results are hard to predict.
///
/// # Panics
/// With more rectangles than a `u32` can count.
pub fn overlapping(one: Rect, others: &[Rect], border: Border, out: &mut Vec<u32>) {
    find(Level::new(), one, others, border, out);
}

fn find(level: Level, one: Rect, others: &[Rect], border: Border, out: &mut Vec<u32>) {
    assert!(u32::try_from(others.len()).is_ok(), "{} rectangles are more than can be counted", others.len());
    out.clear();
    match border {
        Border::Hits => dispatch!(level, simd => find_with(simd, one, others, out, |a, b| a.simd_le(b).all_true())),
        Border::Misses | Border::Half => {
            dispatch!(level, simd => find_with(simd, one, others, out, |a, b| a.simd_lt(b).all_true()));
        }
    }
}

#[inline(always)]
fn find_with<S: Simd>(
    simd: S,
    one: Rect,
    others: &[Rect],
    out: &mut Vec<u32>,
    is_within: impl Fn(f64x4<S>, f64x4<S>) -> bool,
) {
    let (min, max) = (one.min(), one.max());
    let ends: f64x4<S> = [max.x, max.y, -min.x, -min.y].simd_into(simd);
    let signs: f64x4<S> = [1.0, 1.0, -1.0, -1.0].simd_into(simd);
    let mut places = [0; ROW];
    for (start, row) in (0u32..).step_by(ROW).zip(others.chunks(ROW)) {
        // Every place is written, but only hits are kept.
        let mut count = 0;
        for (place, other) in (start..).zip(row) {
            let (min, max) = (other.min(), other.max());
            let other: f64x4<S> = [min.x, min.y, max.x, max.y].simd_into(simd);
            places[count] = place;
            count += usize::from(is_within(other * signs, ends));
        }
        out.extend_from_slice(&places[..count]);
    }
}

#[cfg(test)]
mod tests {
    use super::{Border, Rect, find};
    use crate::geometry::Point;
    use crate::lanes::levels;
    use crate::two_corners;

    #[test]
    fn every_set_of_instructions_finds_what_one_by_one_is_found() {
        let corners = (0..1296).map(|i| [i % 6, i / 6 % 6, i / 36 % 6, i / 216].map(f64::from));
        let rects: Vec<Rect> =
            corners.map(|[x, y, p, q]| Rect::from_corners(Point::new(x, y), Point::new(p, q))).collect();
        let mut found = Vec::new();
        for &one in rects.iter().step_by(7) {
            for border in [Border::Hits, Border::Misses] {
                let hits = |&(_, &other): &(u32, &Rect)| two_corners(one, other, border, &mut ());
                let expected: Vec<u32> = (0..).zip(&rects).filter(hits).map(|(place, _)| place).collect();
                for level in levels() {
                    find(level, one, &rects, border, &mut found);
                    assert_eq!(found, expected, "{level:?} {border:?} {one:?}");
                }
            }
        }
    }
}
