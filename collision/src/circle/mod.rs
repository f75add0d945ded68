//! A circle and a rectangle, and two circles: the ways to test them, and the exact relation.

mod contact;
mod impact;
mod method;
mod questions;
mod region;
mod slide;
mod two;
mod way_out;
mod ways;

pub use contact::circle_contact;
pub(crate) use contact::{by_distance, contact_of};
pub(crate) use impact::point_entry;
pub use impact::{CircleImpact, circle_time_of_impact};
pub use method::CircleMethod;
pub use region::CircleRegion;
pub use slide::{CircleSlide, CircleStop, circle_bounce, circle_slide, circle_sweep_through};
pub(crate) use slide::{bounced, go_on, in_reach, slid};
pub use two::{CirclesMethod, PointInCircleMethod};
pub use way_out::{CirclePush, circle_push_out, circle_separation};
pub use ways::{bounding_box, closest, corners, regions, root};

use crate::{Axis, Circle, Point, Rect, Vec2};

/// A circle, A, and a rectangle, B.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CircleAndRect {
    /// A
    pub circle: Circle,
    /// B
    pub rect: Rect,
}

impl CircleAndRect {
    /// The point of B that is nearest to the centre of A: the centre, clamped to B on x and on y. Exact.
    #[inline]
    pub fn nearest(&self) -> Point {
        let (centre, [x, y]) = (self.circle.centre(), Axis::PLANE.map(|axis| self.rect.interval(axis)));
        Point::new(centre.x.max(x.min).min(x.max), centre.y.max(y.min).min(y.max))
    }

    /// `dx` and `dy` from the nearest point of B to the centre of A, world units, each rounded once.
    #[inline]
    pub fn from_nearest(&self) -> Vec2 {
        let (centre, nearest) = (self.circle.centre(), self.nearest());
        Vec2::new(centre.x - nearest.x, centre.y - nearest.y)
    }
}

/// Two circles.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TwoCircles {
    /// A
    pub a: Circle,
    /// B
    pub b: Circle,
}

/// A point, A, and a circle, B.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PointAndCircle {
    /// A
    pub p: Point,
    /// B
    pub circle: Circle,
}
