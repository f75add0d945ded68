//! The shortest way out of an overlap.

use super::moment::Moment;
use super::sides::{Side, Sides};
use crate::geometry::{Axis, End, Interval};
use crate::{AxisAligned, Contact, contact};
use std::cmp::Ordering;

/// The shortest way for A out of B: the minimum translation vector (MTV).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Push {
    /// The side of B that A is moved out of.
    pub side: Side,
    /// How far, world units, more than 0; rounded.
    pub depth: f64,
    /// All sides that are exactly as near, including this one.
    pub nearest: Sides,
}

/// How far A must move to leave B by a side: a difference of two ends, as the time for a speed of 1.
fn depth<S: AxisAligned>(a: S, side: Side, b: S) -> Moment {
    let (of_a, of_b) = (a.on(side.axis), b.on(side.axis));
    match side.end {
        End::Min => Moment { from: of_b.min, to: of_a.max, speed: 1.0 },
        End::Max => Moment { from: of_a.min, to: of_b.max, speed: 1.0 },
    }
}

/// The shortest way for `a` out of `b`; `None` if they do not overlap, also when they touch.
///
/// The nearest side is exact. Of equals, left comes before right, top before bottom, y before x, z before y.
///
/// The trap: the shortest way need not be where it came from. A shape that fell fast, or near a corner, is pushed out
/// sideways; [`time_of_impact`](crate::time_of_impact) finds where it came from.
/// Source: Metanet, N tutorial A.
///
/// ```
/// use hantei_collision::{Rect, beside, push_out};
///
/// let player = Rect::try_from([-10.0, 72.0, 16.0, 32.0])?;
/// let block = Rect::try_from([0.0, 100.0, 32.0, 32.0])?;
/// let push = push_out(player, block).expect("they overlap");
/// assert_eq!((push.side.name(), push.depth), ("top", 4.0));
/// assert_eq!(beside(player, push.side, block), Rect::try_from([-10.0, 68.0, 16.0, 32.0])?);
/// # Ok::<(), hantei_collision::NumberError>(())
/// ```
pub fn push_out<S: AxisAligned>(a: S, b: S) -> Option<Push> {
    if contact(a, b) == Contact::Overlapping { shortest(a, b) } else { None }
}

/// The same, also for a shape on the border.
pub(crate) fn shortest<S: AxisAligned>(a: S, b: S) -> Option<Push> {
    let mut shortest: Option<(Push, Moment)> = None;
    for &axis in S::AXES {
        for end in [End::Min, End::Max] {
            let side = Side { axis, end };
            let found = depth(a, side, b);
            let first = Push { side, depth: found.time(), nearest: side.into() };
            shortest = Some(match shortest {
                None => (first, found),
                Some((push, least)) => match found.compared(least) {
                    Ordering::Less => (first, found),
                    Ordering::Greater => (push, least),
                    Ordering::Equal => (push.or(side), least),
                },
            });
        }
    }
    shortest.map(|(push, _)| push)
}

impl Push {
    /// The same with another side as near: the later axis wins.
    fn or(self, other: Side) -> Self {
        let side = if other.axis == self.side.axis { self.side } else { other };
        Self { side, nearest: self.nearest.with(other), ..self }
    }
}

/// `a` moved along one axis so that it touches this side of `b` from outside, exactly edge on edge.
///
/// The far edge is a rounded sum.
#[must_use]
pub fn beside<S: AxisAligned>(a: S, side: Side, b: S) -> S {
    let at = b.on(side.axis).end(side.end);
    let length = a.on(side.axis).length();
    let beside = match side.end {
        End::Min => Interval { min: at - length, max: at },
        End::Max => Interval { min: at, max: at + length },
    };
    S::from_shadows(|axis: Axis| if axis == side.axis { beside } else { a.on(axis) })
}
