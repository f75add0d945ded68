//! The five ways to test a circle and a rectangle, each as its source writes it.

use super::{CircleAndRect, questions};
use crate::{Border, Circle, Observer, Rect};

/// The nearest point of the rectangle is nearer than the radius. Compares the squares, so it needs no root.
///
/// The trap: as written, with `<`, a circle of radius 0 inside the rectangle is a miss.
/// Source: the clamp answer of Stack Overflow 401847.
#[inline]
pub fn closest(circle: Circle, rect: Rect, border: Border, observer: &mut impl Observer) -> bool {
    let [near] = questions::by_squares(border);
    near.compare(&CircleAndRect { circle, rect }).told(observer)
}

/// As [`closest`], but with the distance itself. They agree on exact numbers; root and square round differently.
/// Source: J. Thompson, "Collision Detection".
#[inline]
pub fn root(circle: Circle, rect: Rect, border: Border, observer: &mut impl Observer) -> bool {
    let [near] = questions::by_root(border);
    near.compare(&CircleAndRect { circle, rect }).told(observer)
}

/// Too far on x or on y is a miss, beside an edge is a hit, else the corner decides.
/// Source: e.James in Stack Overflow 401847; raylib, `CheckCollisionCircleRec`.
#[inline]
pub fn regions(circle: Circle, rect: Rect, border: Border, observer: &mut impl Observer) -> bool {
    let case = CircleAndRect { circle, rect };
    let [far_across, far_down, beside, above, corner] = questions::by_regions(border);
    if far_across.compare(&case).told(observer) || far_down.compare(&case).told(observer) {
        return false;
    }
    beside.compare(&case).told(observer) || above.compare(&case).told(observer) || corner.compare(&case).told(observer)
}

/// The square around the circle overlaps the rectangle. Wrong beyond the corners of the rectangle: up to 21 % (1 - π /
/// 4) of a square of the radius there is outside the circle.
/// Source: bounding boxes for circles, as in gamelab/kiwi.js#163.
#[inline]
pub fn bounding_box(circle: Circle, rect: Rect, border: Border, observer: &mut impl Observer) -> bool {
    let case = CircleAndRect { circle, rect };
    questions::by_box(border).iter().all(|asked| asked.compare(&case).told(observer))
}

/// The centre is inside the rectangle, or a corner inside the circle. Wrong over the middle of an edge. Source: a
/// common first try.
#[inline]
pub fn corners(circle: Circle, rect: Rect, border: Border, observer: &mut impl Observer) -> bool {
    let case = CircleAndRect { circle, rect };
    let asked = questions::by_corners(border);
    let (within, near) = asked.split_at(4);
    within.iter().all(|asked| asked.compare(&case).told(observer))
        || near.iter().any(|asked| asked.compare(&case).told(observer))
}
