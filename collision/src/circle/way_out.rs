//! The distance between a circle and a rectangle, and the shortest way out of an overlap.

use super::{CircleAndRect, circle_contact};
use crate::exact_sign::nearly;
use crate::response::{Side, Sides, shortest};
use crate::{Axis, Circle, Contact, End, Point, Rect, Vec2};

/// The shortest way for a circle out of a rectangle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CirclePush {
    /// The move, world units; rounded.
    pub by: Vec2,
    /// The length of the move, world units, more than 0; rounded.
    pub depth: f64,
    /// What it is moved out of: one side of the rectangle, or the two of a corner.
    pub sides: Sides,
    /// All sides that are exactly as near to a centre inside. For a centre outside, the same as `sides`.
    pub nearest: Sides,
}

/// The shortest way for a circle out of a rectangle; `None` if they do not overlap, also when they touch.
///
/// A centre outside moves straight away from the nearest point of the rectangle. A centre inside or on the border has
/// no such direction: it leaves through the nearest side, and farther by the radius. The nearest side is decided
/// exactly. If two are equally near, it is left before right, top before bottom, and y before x, as in
/// [`push_out`](crate::push_out).
///
/// ```
/// use hantei_collision::{Circle, Rect, Vec2, circle_push_out};
///
/// let wall = Rect::try_from([100, 100, 80, 60])?;
/// let at_corner = circle_push_out(Circle::try_from([94, 92, 15])?, wall).expect("they overlap");
/// assert_eq!((at_corner.by, at_corner.depth), (Vec2::new(-3.0, -4.0), 5.0));
/// let inside = circle_push_out(Circle::try_from([106, 130, 10])?, wall).expect("they overlap");
/// assert_eq!(inside.by, Vec2::new(-16.0, 0.0)); // 6 to the left side, and the radius
/// # Ok::<(), hantei_collision::NumberError>(())
/// ```
pub fn circle_push_out(circle: Circle, rect: Rect) -> Option<CirclePush> {
    let case = CircleAndRect { circle, rect };
    if circle_contact(circle, rect) != Contact::Overlapping {
        None
    } else if circle.centre() == case.nearest() {
        through_side(circle, rect)
    } else {
        let (across, depth) = (case.from_nearest(), -beyond(&case));
        let sides = faced(circle.centre(), rect);
        Some(CirclePush { by: across * (depth / across.length()), depth, sides, nearest: sides })
    }
}

/// The distance between a circle and a rectangle, world units; negative for the depth of an overlap, which is the
/// shortest way out; 0 exactly if they touch. Rounded, but never to the wrong side of 0.
pub fn circle_separation(circle: Circle, rect: Rect) -> f64 {
    match circle_contact(circle, rect) {
        Contact::Apart => beyond(&CircleAndRect { circle, rect }),
        Contact::Touching => 0.0,
        Contact::Overlapping => circle_push_out(circle, rect).map_or(0.0, |push| -push.depth),
    }
}

/// The distance to the nearest point minus the radius, for a centre outside. It takes the difference of the squares:
/// that of the roots would lose most of its digits where they nearly touch.
fn beyond(case: &CircleAndRect) -> f64 {
    let (centre, near, radius) = (case.circle.centre(), case.nearest(), case.circle.radius());
    let (x, y) = ([centre.x, -near.x], [centre.y, -near.y]);
    nearly(&[[&x, &x], [&y, &y], [&[-radius], &[radius]]]) / (case.from_nearest().length() + radius)
}

fn through_side(circle: Circle, rect: Rect) -> Option<CirclePush> {
    let centre = Rect::from_corners(circle.centre(), circle.centre());
    let push = shortest(centre, rect)?;
    let depth = push.depth + circle.radius();
    Some(CirclePush { by: push.side.outwards() * depth, depth, sides: push.side.into(), nearest: push.nearest })
}

/// The sides that face a point outside: one, or the two of a corner.
fn faced(point: Point, rect: Rect) -> Sides {
    Axis::PLANE.into_iter().fold(Sides::default(), |sides, axis| {
        let (place, of) = (point.along(axis), rect.interval(axis));
        let sides = if place < of.min { sides.with(Side { axis, end: End::Min }) } else { sides };
        if place > of.max { sides.with(Side { axis, end: End::Max }) } else { sides }
    })
}
