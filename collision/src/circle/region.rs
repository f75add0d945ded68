//! The region of a rectangle in which the centre of a circle lies.

use super::CircleAndRect;
use crate::{Axis, Point, Rect, Vec2, named};

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

    /// The nine regions as far as an area reaches, in the order of [`ALL`](Self::ALL): on x and on y, where the area begins, where
    /// the rectangle begins and ends, and where the area ends.
    pub fn parts([x, y]: [[f64; 4]; 2]) -> [Rect; 9] {
        std::array::from_fn(|place| {
            let [column, row] = [place % 3, place / 3];
            Rect::from_corners(Point::new(x[column], y[row]), Point::new(x[column + 1], y[row + 1]))
        })
    }

    /// On which side of the rectangle it is, on x and on y: -1 is less, 0 between its sides, 1 more.
    pub const fn side(self) -> Vec2 {
        let place = self as usize;
        Vec2::new((place % 3) as f64 - 1.0, (place / 3) as f64 - 1.0)
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
