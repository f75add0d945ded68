//! When a moving shape meets another, and on which side.

use super::moment::Moment;
use super::moving::Moving;
use super::sides::{Side, Sides};
use crate::{Contact, interval_contact};
use std::cmp::Ordering;

/// The first contact of a moving shape with another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Impact {
    /// When, as a fraction of the step, from 0 to below 1; rounded. 0 if they overlap at the start.
    pub time: f64,
    /// What of B is met: one side, several at a corner or an edge, none if they overlap at the start.
    pub sides: Sides,
}

impl Impact {
    /// The side that is met; `None` if there is not exactly one.
    pub fn side(self) -> Option<Side> {
        self.sides.only()
    }

    /// Whether several axes begin to overlap at exactly the same moment. Then no side is truer than another.
    pub const fn is_corner(self) -> bool {
        self.sides.count() > 1
    }

    /// Whether they overlap at the start, without a moment of impact; [`push_out`](crate::push_out) is the way out.
    pub const fn is_inside(self) -> bool {
        self.sides.count() == 0
    }
}

#[derive(Clone, Copy)]
pub(super) struct Meeting {
    pub(super) moment: Moment,
    pub(super) sides: Sides,
}

impl Meeting {
    pub(super) fn impact(self) -> Impact {
        Impact { time: self.moment.time(), sides: self.sides }
    }
}

/// When `a`, which moves by `velocity` in a step, meets `b`, which stands still, and on which side of `b`. `None` if it
/// does not, or only touches: it ends at the border, slides along it, or grazes a corner.
///
/// On each axis the times of overlap form an open interval. The impact is where the last of them begins, if that is
/// before the first of them ends. Which begins last is decided exactly. If both shapes move, give the difference of
/// their velocities.
/// Source: gamedev.net, "Swept AABB", with an addition: an axis without motion must overlap as well.
///
/// ```
/// use hantei_collision::{Rect, Vec2, time_of_impact};
///
/// let bullet = Rect::try_from([0.0, 110.0, 4.0, 4.0])?;
/// let wall = Rect::try_from([24.0, 80.0, 8.0, 60.0])?; // thinner than the way of one step
/// let impact = time_of_impact(bullet, Vec2::new(60.0, 0.0), wall).expect("it passes through");
/// assert_eq!(impact.time, 20.0 / 60.0);
/// assert_eq!(impact.side().map(|side| side.name()), Some("left"));
/// # Ok::<(), hantei_collision::NumberError>(())
/// ```
pub fn time_of_impact<S: Moving>(a: S, velocity: S::Velocity, b: S) -> Option<Impact> {
    meeting(a, velocity, b).map(Meeting::impact)
}

pub(super) fn meeting<S: Moving>(a: S, velocity: S::Velocity, b: S) -> Option<Meeting> {
    let inside = Meeting { moment: Moment::START, sides: Sides::default() };
    let mut begins: Option<Meeting> = None;
    let mut ends: Option<Moment> = None;
    for &axis in S::AXES {
        let (of_a, of_b, speed) = (a.on(axis), b.on(axis), S::speed(velocity, axis));
        if speed == 0.0 {
            if interval_contact(of_a, of_b) != Contact::Overlapping {
                return None;
            }
            continue;
        }
        let side = Side::met(axis, speed);
        let (near, far) = (side.end, side.end.other());
        let enters = Moment { from: of_a.end(far), to: of_b.end(near), speed };
        let leaves = Moment { from: of_a.end(near), to: of_b.end(far), speed };
        if leaves.against_start() != Ordering::Greater || enters.compared(Moment::END) != Ordering::Less {
            return None;
        }
        begins = Some(later(begins, Meeting { moment: enters, sides: side.into() }));
        ends = Some(ends.filter(|end| end.compared(leaves) == Ordering::Less).unwrap_or(leaves));
    }
    let (Some(begins), Some(ends)) = (begins, ends) else { return Some(inside) };
    if begins.moment.compared(ends) != Ordering::Less {
        None
    } else if begins.moment.against_start() == Ordering::Less {
        Some(inside)
    } else {
        Some(begins)
    }
}

fn later(before: Option<Meeting>, on_axis: Meeting) -> Meeting {
    let Some(before) = before else { return on_axis };
    match before.moment.compared(on_axis.moment) {
        Ordering::Less => on_axis,
        Ordering::Greater => before,
        Ordering::Equal => Meeting { sides: on_axis.sides.iter().fold(before.sides, Sides::with), ..before },
    }
}
