//! The sides of rectangles and boxes.

use crate::geometry::{Axis, End, Vec2};
use std::fmt;

/// A side of a rectangle, a face of a box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Side {
    /// The axis that it lies across.
    pub axis: Axis,
    /// The end of that axis.
    pub end: End,
}

impl Side {
    /// The side of B that a shape meets on this axis at this speed, which is not 0: moving right, the left one.
    pub fn met(axis: Axis, speed: f64) -> Self {
        Self { axis, end: if speed < 0.0 { End::Max } else { End::Min } }
    }

    /// The vector of length 1 that leads away from this side of a rectangle. On the third axis it is (0, 0).
    pub fn outwards(self) -> Vec2 {
        let way = if self.end == End::Min { -1.0 } else { 1.0 };
        match self.axis {
            Axis::X => Vec2::new(way, 0.0),
            Axis::Y => Vec2::new(0.0, way),
            Axis::Z => Vec2::ZERO,
        }
    }

    /// `"left"`, `"right"`, `"top"`, `"bottom"`, `"near"` or `"far"`.
    pub const fn name(self) -> &'static str {
        [["left", "right"], ["top", "bottom"], ["near", "far"]][self.axis as usize][self.end as usize]
    }

    const fn bit(self) -> u8 {
        1 << (self.axis as u8 * 2 + self.end as u8)
    }
}

impl fmt::Display for Side {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.name())
    }
}

/// A set of sides of one shape.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Sides(u8);

impl Sides {
    /// Whether this side is among them.
    pub const fn contains(self, side: Side) -> bool {
        self.0 & side.bit() != 0
    }

    /// The number of sides, 0 to 6.
    pub const fn count(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The sides, axis by axis: left, right, top, bottom, near, far.
    pub fn iter(self) -> impl Iterator<Item = Side> {
        let all = Axis::SPACE.into_iter().flat_map(|axis| [End::Min, End::Max].map(|end| Side { axis, end }));
        all.filter(move |&side| self.contains(side))
    }

    /// The only one; `None` if there are several, or none.
    pub fn only(self) -> Option<Side> {
        if self.count() == 1 { self.iter().next() } else { None }
    }

    /// The side on this axis, the first of two.
    pub fn on(self, axis: Axis) -> Option<Side> {
        self.iter().find(|side| side.axis == axis)
    }

    /// The same set plus this side.
    #[must_use]
    pub const fn with(self, side: Side) -> Self {
        Self(self.0 | side.bit())
    }
}

impl From<Side> for Sides {
    fn from(side: Side) -> Self {
        Self(side.bit())
    }
}

impl fmt::Debug for Sides {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_set().entries(self.iter().map(Side::name)).finish()
    }
}
