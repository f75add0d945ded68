//! Axis-aligned shapes: what rectangles and boxes have in common, one axis at a time.

use super::geometry::{Allen, Axis, Cuboid, Interval, Rect};
use std::fmt::Debug;

/// An axis-aligned shape (AABB): an interval on each of its axes.
pub trait AxisAligned: Copy + Debug + PartialEq + 'static {
    /// The axes, in order.
    const AXES: &'static [Axis];

    /// The interval that it covers on an axis (its shadow).
    fn on(self, axis: Axis) -> Interval;

    /// The shape with these shadows.
    fn from_shadows(on: impl FnMut(Axis) -> Interval) -> Self;

    /// The shape moved along an axis by `by` world units.
    #[must_use]
    fn moved_on(self, axis: Axis, by: f64) -> Self {
        Self::from_shadows(|on| {
            let Interval { min, max } = self.on(on);
            if on == axis { Interval { min: min + by, max: max + by } } else { Interval { min, max } }
        })
    }
}

impl AxisAligned for Rect {
    const AXES: &'static [Axis] = &Axis::PLANE;

    #[inline(always)]
    fn on(self, axis: Axis) -> Interval {
        self.interval(axis)
    }

    fn from_shadows(on: impl FnMut(Axis) -> Interval) -> Self {
        Self::from_intervals(Axis::PLANE.map(on))
    }
}

impl AxisAligned for Cuboid {
    const AXES: &'static [Axis] = &Axis::SPACE;

    #[inline(always)]
    fn on(self, axis: Axis) -> Interval {
        self.interval(axis)
    }

    fn from_shadows(on: impl FnMut(Axis) -> Interval) -> Self {
        Self::from_intervals(Axis::SPACE.map(on))
    }
}

/// Two shapes, which a typed test calls `a` and `b`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Two<S> {
    /// A
    pub a: S,
    /// B
    pub b: S,
}

/// Two rectangles.
pub type TwoRects = Two<Rect>;

/// Two boxes.
pub type TwoCuboids = Two<Cuboid>;

impl<S: AxisAligned> Two<S> {
    /// How A lies to B on an axis.
    pub fn way(self, axis: Axis) -> Allen {
        Allen::of(self.a.on(axis), self.b.on(axis))
    }

    /// The arrangement: how A lies to B on each axis.
    pub fn ways(self) -> impl Iterator<Item = Allen> {
        S::AXES.iter().map(move |&axis| self.way(axis))
    }
}
