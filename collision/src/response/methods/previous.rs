//! Where was it before the step? At most eight comparisons. Source: gamedev.SE 29593, a one-way platform.

use super::depths::{BOTTOM, LEFT, Places, RIGHT, TOP, do_overlap, overlap};
use super::said::PushedOut;
use crate::geometry::{Axis, End, Rect};
use crate::observer::{Observer, Operator};
use crate::question::{About, Written, written};

pub(super) const fn now() -> [Written<Places>; 4] {
    overlap(0)
}

pub(super) const fn before() -> [Written<Places>; 4] {
    let at_most = Operator::AtMost;
    [
        written(
            4,
            About::Ends(Axis::Y, End::Max, End::Min),
            ("ay + ah", |(a, _)| a.max().y),
            at_most,
            ("by", |(_, b)| b.min().y),
        ),
        written(
            5,
            About::Ends(Axis::Y, End::Min, End::Max),
            ("ay", |(a, _)| a.min().y),
            Operator::AtLeast,
            ("by + bh", |(_, b)| b.max().y),
        ),
        written(
            6,
            About::Ends(Axis::X, End::Max, End::Min),
            ("ax + aw", |(a, _)| a.max().x),
            at_most,
            ("bx", |(_, b)| b.min().x),
        ),
        written(
            7,
            About::Ends(Axis::X, End::Min, End::Max),
            ("ax", |(a, _)| a.min().x),
            Operator::AtLeast,
            ("bx + bw", |(_, b)| b.max().x),
        ),
    ]
}

/// If `moved` overlaps `b`: back out of the side on which `before_step` was. Asks above, below, left, right.
///
/// The traps: if it was apart on both axes, above *and* left, it is always called above. If it began inside, the side
/// is unknown. At the seams of a wall of tiles the answer is above or below.
/// Source: gamedev.SE 29593 ("was over it the last update").
///
/// ```
/// use hantei_collision::{Rect, previous};
///
/// let block = Rect::try_from([0, 100, 32, 32])?;
/// let [before, moved] = [[-24, 60, 16, 32], [-8, 84, 16, 32]].map(|numbers| Rect::try_from(numbers).expect("finite"));
/// let out = previous(before, moved, block, &mut ()).expect("they overlap");
/// assert_eq!(out.side.map(|side| side.name()), Some("top"), "wrong: it met the left side");
/// # Ok::<(), hantei_collision::NumberError>(())
/// ```
pub fn previous(before_step: Rect, moved: Rect, b: Rect, observer: &mut impl Observer) -> Option<PushedOut> {
    if !do_overlap(0, &(moved, b), observer) {
        return None;
    }
    let [was_above, was_below, was_left, was_right] = before().map(|asked| asked.compare(&(before_step, b)));
    let side = if was_above.told(observer) {
        TOP
    } else if was_below.told(observer) {
        BOTTOM
    } else if was_left.told(observer) {
        LEFT
    } else if was_right.told(observer) {
        RIGHT
    } else {
        return Some(PushedOut::UNKNOWN);
    };
    Some(PushedOut::of(moved, side, b))
}
