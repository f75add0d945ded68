//! Turned rectangles and polygons, and a point or a circle beside them: the ways to ask whether they hit.
//!
//! Corners are counted from 1: `b1` to `b4`, of polygons to `b16`; those of a turned rectangle are clockwise on the screen
//! from the one that is top left where the angle is 0. Edge 1-2 runs from corner 1 to corner 2. The exact relation is
//! [`Pair::contact`](crate::shapes::Pair::contact); [`sat_push_out`] is the shortest way out.

mod asked;
mod axis;
mod circle;
mod circle_polygon;
mod frame;
mod outlines;
mod point;
mod polygons;
mod push;
mod round;
mod two;

pub use axis::{SatAxis, shadow};
pub use circle::CircleTurnedMethod;
pub use circle_polygon::CirclePolygonMethod;
pub use point::PointInTurnedMethod;
pub use polygons::PolygonsMethod;
pub use push::{SatPush, sat_push_out};
pub use two::TurnedMethod;

use crate::{Circle, Interval, Point, Polygon, Turned, Vec2};
use asked::Outlines;

/// Two turned rectangles, A and B. An upright one is turned by 0: `Turned::from(rect)`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TwoTurned {
    /// A
    pub a: Turned,
    /// B
    pub b: Turned,
}

/// Two polygons, A and B.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TwoPolygons {
    /// A
    pub a: Polygon<'static>,
    /// B
    pub b: Polygon<'static>,
}

/// A point, A, and a turned rectangle, B.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PointAndTurned {
    /// A
    pub p: Point,
    /// B
    pub turned: Turned,
}

/// A circle, A, and a turned rectangle, B.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CircleAndTurned {
    /// A
    pub circle: Circle,
    /// B
    pub turned: Turned,
}

/// A circle, A, and a polygon, B.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CircleAndPolygon {
    /// A
    pub circle: Circle,
    /// B
    pub polygon: Polygon<'static>,
}

/// The corners of both shapes; a point and a circle have none.
macro_rules! outlines {
    ($($Shapes:ident, $most:literal: |$it:ident| $a:expr, $b:expr;)+) => {
        $(impl Outlines for $Shapes {
            const MOST: usize = $most;

            fn outline(&self, is_b: bool) -> &[Point] {
                let $it = self;
                if is_b { $b } else { $a }
            }
        })+
    };
}

outlines! {
    TwoTurned, 4: |it| it.a.outline(), it.b.outline();
    TwoPolygons, 16: |it| it.a.corners(), it.b.corners();
    PointAndTurned, 4: |it| &[], it.turned.outline();
    CircleAndTurned, 4: |it| &[], it.turned.outline();
    CircleAndPolygon, 16: |it| &[], it.polygon.corners();
}

impl TwoTurned {
    /// The axes that [`TurnedMethod::Sat`] asks, in order: of A's width and height, then of B's, parallel ones once.
    pub fn axes(&self) -> Vec<SatAxis> {
        let of = |is_b| [1, 2].map(|edge| SatAxis { is_b, edge, normal: self.axis(is_b, edge) });
        let own = of(false).into_iter();
        if self.are_square() { own.collect() } else { own.chain(of(true)).collect() }
    }

    /// The axis at right angles to an edge of A or (true) B: the directions of width (edges 1 and 3, from 0) and height.
    pub fn axis(&self, is_b: bool, edge: usize) -> Vec2 {
        (if is_b { self.b } else { self.a }).axes()[(edge + 1) % 2]
    }

    /// The shadows of A and B on an axis.
    pub fn shadows(&self, axis: Vec2) -> [Interval; 2] {
        [self.a.outline(), self.b.outline()].map(|corners| shadow(corners, axis))
    }

    /// Whether the edges of both are parallel.
    fn are_square(&self) -> bool {
        self.a.angle().is_square_to(self.b.angle())
    }
}

impl TwoPolygons {
    /// The axes that [`PolygonsMethod::Sat`] asks, in order: of A's edges, then of B's, parallel ones once.
    pub fn axes(&self) -> Vec<SatAxis> {
        axis::axes(self)
    }

    /// The axis at right angles to an edge of A or (true) B, from 0; NaN for an edge of length 0.
    ///
    /// # Panics
    /// If there is no such edge.
    pub fn axis(&self, is_b: bool, edge: usize) -> Vec2 {
        axis::normal(self.outline(is_b), edge)
    }

    /// The shadows of A and B on an axis.
    pub fn shadows(&self, axis: Vec2) -> [Interval; 2] {
        [self.a.corners(), self.b.corners()].map(|corners| shadow(corners, axis))
    }
}

impl CircleAndPolygon {
    /// The axes that [`CirclePolygonMethod::SatNormals`] asks, in order: of B's edges, parallel ones once.
    pub fn axes(&self) -> Vec<SatAxis> {
        axis::axes(self)
    }

    /// The axis at right angles to an edge of B, from 0; NaN for an edge of length 0.
    ///
    /// # Panics
    /// If there is no such edge.
    pub fn axis(&self, edge: usize) -> Vec2 {
        axis::normal(self.polygon.corners(), edge)
    }

    /// The shadows of A and B on an axis.
    pub fn shadows(&self, axis: Vec2) -> [Interval; 2] {
        let (middle, radius) = (axis::along(self.circle.centre(), axis), self.circle.radius());
        [Interval { min: middle - radius, max: middle + radius }, shadow(self.polygon.corners(), axis)]
    }

    /// The place of the corner that is nearest to the centre, from 0; of equals, the first.
    pub fn nearest_corner(&self) -> usize {
        let corners = self.polygon.corners().iter().map(|corner| {
            let to = *corner - self.circle.centre();
            to.x * to.x + to.y * to.y
        });
        let nearest = corners.enumerate().reduce(|least, other| if other.1 < least.1 { other } else { least });
        nearest.map_or(0, |(place, _)| place)
    }

    /// The axis from the centre to the nearest corner, of length 1 but for rounding; NaN if the centre is on it.
    pub fn axis_to_corner(&self) -> Vec2 {
        let to = self.polygon.corners()[self.nearest_corner()] - self.circle.centre();
        let length = to.length();
        Vec2::new(to.x / length, to.y / length)
    }
}
