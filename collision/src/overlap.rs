//! Two rectangles: the sources' six ways to write one test.
//!
//! All six compare the same four pairs of edges and cost a few subtractions and comparisons. On whole numbers they
//! agree once the border is the same. Each stays as its source writes it, because the lesson is that one test can be
//! written six ways.
//!
//! `ax ay aw ah` is rectangle A as origin and size, `ax1 ay1 ax2 ay2` as two corners, `acx acy` its centre; `b…` is
//! rectangle B. All ask in the same order: on x, then on y, first the far edge of A against the near edge of B, then
//! the near edge of A against the far edge of B.

use super::Border;
use super::geometry::{Axis, End, Rect};
use super::observer::{Observer, Operator};
use super::question::{About, Written, WrittenSide, written};

pub(super) type RectPair = (Rect, Rect);

const ABOUT: [About; 4] = [
    About::Ends(Axis::X, End::Max, End::Min),
    About::Ends(Axis::X, End::Min, End::Max),
    About::Ends(Axis::Y, End::Max, End::Min),
    About::Ends(Axis::Y, End::Min, End::Max),
];

const AX: WrittenSide<RectPair> = ("ax", |(a, _)| a.min().x);
const AY: WrittenSide<RectPair> = ("ay", |(a, _)| a.min().y);
const BX: WrittenSide<RectPair> = ("bx", |(_, b)| b.min().x);
const BY: WrittenSide<RectPair> = ("by", |(_, b)| b.min().y);
const A_RIGHT: WrittenSide<RectPair> = ("ax + aw", |(a, _)| a.min().x + a.width());
const B_RIGHT: WrittenSide<RectPair> = ("bx + bw", |(_, b)| b.min().x + b.width());
const A_BOTTOM: WrittenSide<RectPair> = ("ay + ah", |(a, _)| a.min().y + a.height());
const B_BOTTOM: WrittenSide<RectPair> = ("by + bh", |(_, b)| b.min().y + b.height());

/// HSP's far edges: `- 1` makes each the last pixel *inside*, so that touching rectangles share no pixel.
#[inline(always)]
const fn hsp_far_edges(border: Border) -> [WrittenSide<RectPair>; 4] {
    match border {
        Border::Misses | Border::Half => [
            ("ax + aw - 1", |(a, _)| a.min().x + a.width() - 1.0),
            ("bx + bw - 1", |(_, b)| b.min().x + b.width() - 1.0),
            ("ay + ah - 1", |(a, _)| a.min().y + a.height() - 1.0),
            ("by + bh - 1", |(_, b)| b.min().y + b.height() - 1.0),
        ],
        Border::Hits => [A_RIGHT, B_RIGHT, A_BOTTOM, B_BOTTOM],
    }
}

/// HSP's four ways to be apart: left of, right of, above, below.
#[inline(always)]
pub(super) const fn apart(border: Border) -> [Written<RectPair>; 4] {
    let [a_right, b_right, a_bottom, b_bottom] = hsp_far_edges(border);
    [
        written(0, ABOUT[0], a_right, Operator::Less, BX),
        written(1, ABOUT[1], AX, Operator::Greater, b_right),
        written(2, ABOUT[2], a_bottom, Operator::Less, BY),
        written(3, ABOUT[3], AY, Operator::Greater, b_bottom),
    ]
}

#[inline(always)]
pub(super) const fn not_apart(border: Border) -> [Written<RectPair>; 4] {
    let [a_right, b_right, a_bottom, b_bottom] = hsp_far_edges(border);
    [
        written(0, ABOUT[0], a_right, Operator::AtLeast, BX),
        written(1, ABOUT[1], AX, Operator::AtMost, b_right),
        written(2, ABOUT[2], a_bottom, Operator::AtLeast, BY),
        written(3, ABOUT[3], AY, Operator::AtMost, b_bottom),
    ]
}

/// Processing's four conditions あ い う え.
#[inline(always)]
pub(super) const fn conditions(border: Border) -> [Written<RectPair>; 4] {
    let below = below(border);
    [
        written(0, ABOUT[0], BX, below, A_RIGHT),
        written(1, ABOUT[1], AX, below, B_RIGHT),
        written(2, ABOUT[2], BY, below, A_BOTTOM),
        written(3, ABOUT[3], AY, below, B_BOTTOM),
    ]
}

#[inline(always)]
pub(super) const fn distances(border: Border) -> [Written<RectPair>; 2] {
    let below = below(border);
    let across: WrittenSide<RectPair> = ("|acx - bcx|", |(a, b)| (a.centre().x - b.centre().x).abs());
    let down: WrittenSide<RectPair> = ("|acy - bcy|", |(a, b)| (a.centre().y - b.centre().y).abs());
    let half_widths: WrittenSide<RectPair> = ("(aw + bw) / 2", |(a, b)| (a.width() + b.width()) / 2.0);
    let half_heights: WrittenSide<RectPair> = ("(ah + bh) / 2", |(a, b)| (a.height() + b.height()) / 2.0);
    [
        written(0, About::Centres(Axis::X), across, below, half_widths),
        written(1, About::Centres(Axis::Y), down, below, half_heights),
    ]
}

/// C++'s four ways to be apart, corner against corner.
#[inline(always)]
pub(super) const fn corners_apart(border: Border) -> [Written<RectPair>; 4] {
    let apart = match border {
        Border::Hits => Operator::Less,
        Border::Misses | Border::Half => Operator::AtMost,
    };
    [
        written(0, ABOUT[0], ("ax2", |(a, _)| a.max().x), apart, ("bx1", |(_, b)| b.min().x)),
        written(1, ABOUT[1], ("bx2", |(_, b)| b.max().x), apart, ("ax1", |(a, _)| a.min().x)),
        written(2, ABOUT[2], ("ay2", |(a, _)| a.max().y), apart, ("by1", |(_, b)| b.min().y)),
        written(3, ABOUT[3], ("by2", |(_, b)| b.max().y), apart, ("ay1", |(a, _)| a.min().y)),
    ]
}

/// `<`, or `<=` where a shared border counts.
#[inline(always)]
const fn below(border: Border) -> Operator {
    match border {
        Border::Misses | Border::Half => Operator::Less,
        Border::Hits => Operator::AtMost,
    }
}

/// Four flags, one for each way *not* to overlap; a hit is when none is set. Always four comparisons.
/// Source: HSP, first form. Right on whole pixels; on fractions its `- 1` calls an overlap of less than 1 a miss.
#[inline]
pub fn four_flags(a: Rect, b: Rect, border: Border, observer: &mut impl Observer) -> bool {
    let [left_of, right_of, above, below] = apart(border).map(|asked| asked.compare(&(a, b)));
    let is_left = left_of.told(observer);
    let is_right = right_of.told(observer);
    let is_above = above.told(observer);
    let is_below = below.told(observer);
    [is_left, is_right, is_above, is_below] == [false; 4]
}

/// The four ways not to overlap, one after the other; the first that is true ends it.
/// Source: HSP, second form. Right on whole pixels; on fractions its `- 1` calls an overlap of less than 1 a miss.
#[expect(clippy::if_same_then_else, clippy::needless_bool, reason = "written the way its source writes it")]
#[inline]
pub fn ruled_out(a: Rect, b: Rect, border: Border, observer: &mut impl Observer) -> bool {
    let [left_of, right_of, above, below] = apart(border).map(|asked| asked.compare(&(a, b)));
    if left_of.told(observer) {
        false
    } else if right_of.told(observer) {
        false
    } else if above.told(observer) {
        false
    } else if below.told(observer) {
        false
    } else {
        true
    }
}

/// The four inverted comparisons, one inside the other; only the innermost says hit.
/// Source: HSP, third form. Right on whole pixels; on fractions its `- 1` calls an overlap of less than 1 a miss.
#[expect(clippy::collapsible_if, reason = "written the way its source writes it")]
#[inline]
pub fn not_ruled_out(a: Rect, b: Rect, border: Border, observer: &mut impl Observer) -> bool {
    let [not_left, not_right, not_above, not_below] = not_apart(border).map(|asked| asked.compare(&(a, b)));
    let mut result = false;
    if not_left.told(observer) {
        if not_right.told(observer) {
            if not_above.told(observer) {
                if not_below.told(observer) {
                    result = true;
                }
            }
        }
    }
    result
}

/// Four conditions that must all be true.
/// Source: Processing, その1.
#[inline]
pub fn origin_size(a: Rect, b: Rect, border: Border, observer: &mut impl Observer) -> bool {
    let [one, two, three, four] = conditions(border).map(|asked| asked.compare(&(a, b)));
    one.told(observer) && two.told(observer) && three.told(observer) && four.told(observer)
}

/// On each axis compares the distance of the centres with half the sum of the sizes. The absolute value makes one
/// case of left and right, and one of above and below, so two comparisons are enough.
/// Source: Processing, その2; JavaScript.
#[inline]
pub fn centre_size(a: Rect, b: Rect, border: Border, observer: &mut impl Observer) -> bool {
    let [on_x, on_y] = distances(border).map(|asked| asked.compare(&(a, b)));
    on_x.told(observer) && on_y.told(observer)
}

/// Four comparisons of corners without arithmetic, so it is exact. As its source writes it, touching hits.
/// Source: C++.
#[inline]
pub fn two_corners(a: Rect, b: Rect, border: Border, observer: &mut impl Observer) -> bool {
    let [left_of, right_of, above, below] = corners_apart(border).map(|asked| asked.compare(&(a, b)));
    let no_collision =
        left_of.told(observer) || right_of.told(observer) || above.told(observer) || below.told(observer);
    !no_collision
}
