//! When a moving circle meets a rectangle, and on which side or corner.
//! Idea: the centre meets the rectangle with a rim of the radius around it, a convex shape of four straight edges and
//! four quarters of a circle. It enters this shape at one place, so each edge and then each corner is tested. Cost:
//! some products for each edge and corner that it moves towards; a root only for the time.

use super::circle_contact;
use crate::exact_sign::{Product, against_length, below_length, exact_sign, nearly};
use crate::response::{Side, Sides, time_of_impact};
use crate::{Axis, Circle, Contact, End, Point, Rect, Vec2};
use std::cmp::Ordering::{self, Equal, Greater, Less};

/// The first contact of a moving circle with a rectangle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CircleImpact {
    /// When, as a fraction of the step, from 0 to below 1; rounded. 0 if they overlap at the start.
    pub time: f64,
    /// What is met: one side, the two sides of a corner, or none if they overlap at the start.
    pub sides: Sides,
    /// The direction from what is met to the centre at that time, of length 1; rounded. (0, 0) if they overlap at the
    /// start. If a circle of radius 0 meets a corner exactly, it is halfway between the two sides.
    pub normal: Vec2,
}

impl CircleImpact {
    /// The side that is met; `None` for a corner or an overlap.
    pub fn side(self) -> Option<Side> {
        self.sides.only()
    }

    /// Whether a corner is met.
    pub const fn is_corner(self) -> bool {
        self.sides.count() > 1
    }

    /// Whether they overlap at the start. Then there is no moment of impact, and
    /// [`circle_push_out`](crate::circle_push_out) is the way out.
    pub const fn is_inside(self) -> bool {
        self.sides.count() == 0
    }
}

/// When `circle`, which moves by `velocity` in a step, meets `rect`, which stands still, and on which side or corner.
/// `None` if it does not, or only touches: it ends at the border, slides along it, or grazes a corner.
///
/// Whether and where it meets is decided exactly; time and normal are rounded. If the nearest point is the end of a
/// side, it meets the side. If both move, give the difference of their velocities.
///
/// ```
/// use hantei_collision::{Circle, Rect, Vec2, circle_time_of_impact};
///
/// let (ball, wall) = (Circle::try_from([0, 0, 5])?, Rect::try_from([33, 24, 8, 60])?);
/// let impact = circle_time_of_impact(ball, Vec2::new(60.0, 40.0), wall).expect("it meets the corner");
/// assert!(impact.is_corner());
/// assert_eq!((impact.time, impact.normal), (0.5, Vec2::new(-0.6, -0.8)));
/// # Ok::<(), hantei_collision::NumberError>(())
/// ```
pub fn circle_time_of_impact(circle: Circle, velocity: Vec2, rect: Rect) -> Option<CircleImpact> {
    if circle_contact(circle, rect) == Contact::Overlapping {
        return Some(CircleImpact { time: 0.0, sides: Sides::default(), normal: Vec2::ZERO });
    }
    if circle.radius() == 0.0 {
        return of_point(circle, velocity, rect);
    }
    let step = MovingCircle { circle, velocity: [velocity.x, velocity.y], rect };
    let met = Axis::PLANE.into_iter().find_map(|axis| step.meets_side(axis));
    met.or_else(|| CORNERS.into_iter().find_map(|ends| step.meets_corner(ends)))
}

const CORNERS: [[End; 2]; 4] = [[End::Min, End::Min], [End::Max, End::Min], [End::Max, End::Max], [End::Min, End::Max]];

/// Tests a circle of radius 0 as a rectangle without size.
fn of_point(circle: Circle, velocity: Vec2, rect: Rect) -> Option<CircleImpact> {
    let impact = time_of_impact(Rect::from_corners(circle.centre(), circle.centre()), velocity, rect)?;
    let away = impact.sides.iter().fold(Vec2::ZERO, |away, side| away + side.outwards());
    Some(CircleImpact { time: impact.time, sides: impact.sides, normal: away * away.length().recip() })
}

/// A circle of radius > 0 that moves and does not overlap at the start.
struct MovingCircle {
    circle: Circle,
    velocity: [f64; 2],
    rect: Rect,
}

impl MovingCircle {
    fn meets_side(&self, axis: Axis) -> Option<CircleImpact> {
        let other = if axis == Axis::X { Axis::Y } else { Axis::X };
        let (speed, aside) = (self.velocity[axis as usize], self.velocity[other as usize]);
        if speed == 0.0 {
            return None;
        }
        let side = Side::met(axis, speed);
        let (at, from, radius) =
            (self.rect.interval(axis).end(side.end), self.circle.centre().along(axis), self.circle.radius());
        let way = if speed > 0.0 { [at, -from, -radius] } else { [from, -at, -radius] };
        let starts_before = exact_sign(&[[&way, &[1.0]]])? != Less;
        if !starts_before || exact_sign(&[[&[way[0], way[1], way[2], -speed.abs()], &[1.0]]])? != Less {
            return None;
        }
        let (place, ends) = (self.circle.centre().along(other), self.rect.interval(other));
        let not_before: [Product; 2] = [[&[place, -ends.min], &[speed.abs()]], [&[aside], &way]];
        let not_behind: [Product; 2] = [[&[ends.max, -place], &[speed.abs()]], [&[-aside], &way]];
        if exact_sign(&not_before)? == Less || exact_sign(&not_behind)? == Less {
            return None;
        }
        let time = nearly(&[[&way, &[1.0]]]) / speed.abs();
        Some(CircleImpact { time, sides: side.into(), normal: side.outwards() })
    }

    fn meets_corner(&self, ends: [End; 2]) -> Option<CircleImpact> {
        let (centre, radius, [vx, vy]) = (self.circle.centre(), self.circle.radius(), self.velocity);
        let [x, y] = [0, 1].map(|axis| self.rect.interval(Axis::PLANE[axis]).end(ends[axis]));
        let is_at_corner = |along: &CornerEntry| {
            let sides = [along.side(vy, vx)?, along.side(-vx, vy)?];
            Some(sides == ends.map(|end| if end == End::Min { Less } else { Greater }))
        };
        let around = Circle::new(Point::new(x, y), radius);
        let (time, normal) = entry(centre, Vec2::new(vx, vy), around, is_at_corner)?;
        let sides = Sides::from(Side { axis: Axis::X, end: ends[0] }).with(Side { axis: Axis::Y, end: ends[1] });
        Some(CircleImpact { time, sides, normal })
    }
}

/// When a point that is not inside a circle, and moves by `velocity` in a step, gets inside, and the direction from the
/// circle's centre to where it does; `None` if it does not, or the place is not one that `is_meant`. Decided exactly.
fn entry(
    from: Point,
    velocity: Vec2,
    circle: Circle,
    is_meant: impl FnOnce(&CornerEntry) -> Option<bool>,
) -> Option<(f64, Vec2)> {
    let (centre, radius, Vec2 { x: vx, y: vy }) = (circle.centre(), circle.radius(), velocity);
    let (x, y) = ([from.x, -centre.x], [from.y, -centre.y]);
    let towards: [Product; 2] = [[&x, &[-vx]], [&y, &[-vy]]];
    if exact_sign(&towards)? != Greater {
        return None;
    }
    // The distance of the centre from the point's line, times the speed; the sign is the side.
    let turned = [[vy], [-vx]];
    let across: [Product; 2] = [[&x, &turned[0]], [&y, &turned[1]]];
    if against_length(&across, radius, [&[vx], &[vy]])? != Less || !is_met_in_step(x, y, velocity, radius)? {
        return None;
    }
    let along = CornerEntry { across: &across, radius };
    if !is_meant(&along)? {
        return None;
    }
    // The first of two moments on the circle, without a difference, which would lose digits.
    let root = below_length(&across, radius, [&[vx], &[vy]])?.root();
    let early = nearly(&[[&x, &x], [&y, &y], [&[-radius], &[radius]]]);
    Some((early / (nearly(&towards) + root), along.normal([vx, vy], nearly(&across), root)))
}

/// The same for any place of the circle.
pub(crate) fn point_entry(from: Point, velocity: Vec2, circle: Circle) -> Option<(f64, Vec2)> {
    entry(from, velocity, circle, |_| Some(true))
}

/// Whether a point that moves towards the middle of a circle, `x` and `y` from it at the start, is inside before the
/// step ends: it has passed the middle by then, or is inside at the end.
fn is_met_in_step(x: [f64; 2], y: [f64; 2], velocity: Vec2, radius: f64) -> Option<bool> {
    let Vec2 { x: vx, y: vy } = velocity;
    let (x, y) = ([x[0], x[1], vx], [y[0], y[1], vy]);
    let has_passed = exact_sign(&[[&x, &[vx]], [&y, &[vy]]])? == Greater;
    Some(has_passed || exact_sign(&[[&x, &x], [&y, &y], [&[-radius], &[radius]]])? == Less)
}

struct CornerEntry<'a> {
    /// The distance of the corner from the centre's line, times the speed: c.
    across: &'a [Product<'a>; 2],
    radius: f64,
}

impl CornerEntry<'_> {
    /// The direction from the corner to the centre, of length 1, by c and √(r²v² - c²).
    fn normal(&self, [vx, vy]: [f64; 2], across: f64, root: f64) -> Vec2 {
        // Dividing by powers of two rounds nothing and keeps products in range.
        let power = |number: f64| f64::from_bits(number.to_bits() & f64::INFINITY.to_bits());
        let speed = vx.hypot(vy);
        let [vx, vy] = [vx, vy].map(|number| number / power(speed));
        let [across, root] = [across, root].map(|number| number / power(self.radius * speed));
        let away = Vec2::new(vy * across - vx * root, -vx * across - vy * root);
        let length = away.length();
        Vec2::new(away.x / length, away.y / length)
    }

    /// On which side of the corner, on one axis: the sign of `turned` · c - `speed` · √(r²v² - c²), where (`turned`,
    /// `speed`) is (vy, vx) or (-vx, vy). If both parts have the same size, c has the size of r · `speed`, so no root
    /// is needed.
    fn side(&self, turned: f64, speed: f64) -> Option<Ordering> {
        let sign_of_across = exact_sign(self.across)?;
        let sign = |number: f64| number.partial_cmp(&0.0);
        let one = if sign(turned)? == Less { sign_of_across.reverse() } else { sign_of_across };
        let one = if turned == 0.0 { Equal } else { one };
        let other = sign(speed)?.reverse();
        if one == other || other == Equal {
            return Some(one);
        }
        if one == Equal {
            return Some(other);
        }
        Some(match against_length(self.across, self.radius, [&[speed], &[]])? {
            Greater => one,
            Equal => Equal,
            Less => other,
        })
    }
}
