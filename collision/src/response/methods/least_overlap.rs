//! Back by the shortest way. Four subtractions, at most seven comparisons. Source: Metanet, N tutorial A.

use super::depths::{
    BOTTOM, DEPTH_BOTTOM, DEPTH_LEFT, DEPTH_RIGHT, DEPTH_TOP, LEFT, Places, RIGHT, TOP, do_overlap, overlap,
};
use super::said::PushedOut;
use crate::geometry::{Axis, Rect};
use crate::observer::{Observer, Operator};
use crate::question::{About, Written, across, written};

fn least([m, b]: [Rect; 2], axis: Axis) -> f64 {
    let [one, other] = if axis == Axis::X { [DEPTH_LEFT, DEPTH_RIGHT] } else { [DEPTH_TOP, DEPTH_BOTTOM] };
    let (one, other) = ((one.1)(&(m, b)), (other.1)(&(m, b)));
    if one <= other { one } else { other }
}

/// The four depths; then the smaller one on x, the smaller one on y, and the smaller of these two.
pub(super) const fn questions() -> [Written<Places>; 7] {
    let [left, right, top, bottom] = overlap(0);
    [
        left,
        right,
        top,
        bottom,
        written(4, About::Centres(Axis::X), DEPTH_LEFT, Operator::AtMost, DEPTH_RIGHT),
        written(5, About::Centres(Axis::Y), DEPTH_TOP, Operator::AtMost, DEPTH_BOTTOM),
        across(
            6,
            ("min(left, right)", |&(m, b)| least([m, b], Axis::X)),
            Operator::Less,
            ("min(top, bottom)", |&(m, b)| least([m, b], Axis::Y)),
        ),
    ]
}

/// If `moved` overlaps `b`: back out of the nearest side. Of equals, left before right, top before bottom, y before x.
///
/// The trap: the nearest side need not be where it came from. A fast fall near a corner is pushed out sideways, one
/// past the middle out of the far side, and on a floor of tiles it takes the edge of the next tile.
/// Source: Metanet, N tutorial A (projection by the smallest vector).
///
/// ```
/// use hantei_collision::{Rect, least_overlap};
///
/// let block = Rect::try_from([0, 100, 32, 32])?;
/// let out = |y| {
///     let moved = Rect::try_from([-10, y, 16, 32]).expect("finite"); // it falls: it comes from above
///     least_overlap(moved, block, &mut ()).map(|out| (out.side.expect("always known").name(), out.by))
/// };
/// assert_eq!(out(72), Some(("top", 4.0)));
/// assert_eq!(out(76), Some(("left", 6.0)), "wrong: 8 up is farther than 6 to the left");
/// # Ok::<(), hantei_collision::NumberError>(())
/// ```
pub fn least_overlap(moved: Rect, b: Rect, observer: &mut impl Observer) -> Option<PushedOut> {
    let places = (moved, b);
    if !do_overlap(0, &places, observer) {
        return None;
    }
    let [.., left_is_least, top_is_least, x_is_least] = questions().map(|asked| asked.compare(&places));
    let x = if left_is_least.told(observer) { LEFT } else { RIGHT };
    let y = if top_is_least.told(observer) { TOP } else { BOTTOM };
    let side = if x_is_least.told(observer) { x } else { y };
    Some(PushedOut::of(moved, side, b))
}
