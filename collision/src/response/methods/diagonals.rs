//! In which of the four triangles of B, grown by A, is the centre of A? Source: gamedev.SE, the Minkowski sum.

use super::depths::{BOTTOM, LEFT, Places, RIGHT, TOP};
use super::said::PushedOut;
use crate::geometry::{Axis, Rect};
use crate::observer::{Observer, Operator};
use crate::question::{About, Written, WrittenSide, across, written};

const W: WrittenSide<Places> = ("w", |(m, b)| 0.5 * (m.width() + b.width()));
const H: WrittenSide<Places> = ("h", |(m, b)| 0.5 * (m.height() + b.height()));
const DX: WrittenSide<Places> = ("dx", |(m, b)| m.centre().x - b.centre().x);
const DY: WrittenSide<Places> = ("dy", |(m, b)| m.centre().y - b.centre().y);

/// Is the centre within the Minkowski sum, and below which of its diagonals?
pub(super) const fn questions() -> [Written<Places>; 4] {
    let wy: WrittenSide<Places> = ("w * dy", |places| (W.1)(places) * (DY.1)(places));
    [
        written(0, About::Centres(Axis::X), ("|dx|", |places| (DX.1)(places).abs()), Operator::AtMost, W),
        written(1, About::Centres(Axis::Y), ("|dy|", |places| (DY.1)(places).abs()), Operator::AtMost, H),
        across(2, wy, Operator::Greater, ("h * dx", |places| (H.1)(places) * (DX.1)(places))),
        across(3, wy, Operator::Greater, ("-h * dx", |places| -(H.1)(places) * (DX.1)(places))),
    ]
}

/// Where `moved` meets or touches `b`: back out of the side towards which its centre lies, seen from the centre of `b`
/// between the diagonals of their Minkowski sum. `w` and `h` are half the sums of the sizes, `dx` and `dy` the vector
/// from centre to centre.
///
/// The traps: it says *hit* where they only touch. On a long floor the diagonals are flat, so near its ends it names
/// the end and not the top. In its source y grows up; here y grows down, so top and bottom change places.
/// Source: gamedev.SE, "a simple 2D rectangle collision algorithm that also determines which sides that the rectangles
/// collide on".
///
/// ```
/// use hantei_collision::{Rect, diagonals};
///
/// let floor = Rect::try_from([0, 100, 320, 16])?;
/// let landed = Rect::try_from([6, 72, 16, 32])?; // 4 deep, from above
/// let out = diagonals(landed, floor, &mut ()).expect("they overlap");
/// assert_eq!((out.side.expect("always known").name(), out.by), ("left", 22.0), "wrong");
/// # Ok::<(), hantei_collision::NumberError>(())
/// ```
pub fn diagonals(moved: Rect, b: Rect, observer: &mut impl Observer) -> Option<PushedOut> {
    let [is_near_x, is_near_y, is_below_falling, is_below_rising] = questions().map(|asked| asked.compare(&(moved, b)));
    if !(is_near_x.told(observer) && is_near_y.told(observer)) {
        return None;
    }
    let side = if is_below_falling.told(observer) {
        if is_below_rising.told(observer) { BOTTOM } else { LEFT }
    } else if is_below_rising.told(observer) {
        RIGHT
    } else {
        TOP
    };
    Some(PushedOut::of(moved, side, b))
}
