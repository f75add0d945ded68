//! The region of a rectangle in which the centre of a circle lies.

use super::CircleAndRect;
use crate::{Axis, named};

/// One of the nine regions into which the lengthened edges of a rectangle cut the plane. The centre's region decides
/// which point of the rectangle is nearest: a corner, a point of an edge, or the centre itself. y grows down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum CircleRegion {
    /// Left of and above the rectangle: the top left corner is nearest.
    TopLeft,
    /// Above: the top edge is nearest.
    Top,
    /// Right of and above it.
    TopRight,
    /// Left of it.
    Left,
    /// In the rectangle or on its border: the centre is its own nearest point.
    Middle,
    /// Right of it.
    Right,
    /// Left of and below it.
    BottomLeft,
    /// Below it.
    Bottom,
    /// Right of and below it.
    BottomRight,
}

named!(CircleRegion {
    TopLeft = "top-left",
    Top = "top",
    TopRight = "top-right",
    Left = "left",
    Middle = "middle",
    Right = "right",
    BottomLeft = "bottom-left",
    Bottom = "bottom",
    BottomRight = "bottom-right",
});

impl CircleRegion {
    /// The region of the circle's centre. A border belongs to the middle.
    pub fn of(shapes: &CircleAndRect) -> Self {
        let [across, down] = Axis::PLANE.map(|axis| {
            let (at, side) = (shapes.circle.centre().along(axis), shapes.rect.interval(axis));
            if at < side.min {
                0
            } else if at > side.max {
                2
            } else {
                1
            }
        });
        Self::ALL[down * 3 + across]
    }

    /// Whether a corner of the rectangle is nearest.
    pub const fn is_corner(self) -> bool {
        matches!(self, Self::TopLeft | Self::TopRight | Self::BottomLeft | Self::BottomRight)
    }

    /// Whether a point of an edge, and no corner, is nearest.
    pub const fn is_edge(self) -> bool {
        matches!(self, Self::Top | Self::Left | Self::Right | Self::Bottom)
    }
}
