//! A segment and a turned rectangle: six ways to ask whether they hit.
//!
//! Five are those of a polygon, about the four corners that the rectangle holds. The last one forgets to turn it: there
//! `b1` to `b4` are the corners as they are where the angle is 0.

use super::polygon::SegmentPolygonMethod;
use super::{SegmentAndPolygon, SegmentAndTurned};
use crate::{Border, Comparison, Form, Method, Observer, Polygon, Question, named};

/// One way to ask whether a segment and a turned rectangle hit.
///
/// | way | correct |
/// |---|---|
/// | `clip`: the part of the segment that is on the inner side of all edges | up to rounding, for a rectangle with an area |
/// | `edges-and-start`: it meets an edge, or a ray from its start crosses the edges an odd number of times | up to rounding, unless it is shorter than an edge along which it lies |
/// | `edges`: it meets an edge | unless it is inside, or lies along an edge |
/// | `ends`: one of both ends is inside | unless it passes through |
/// | `products`: as `edges-and-start`, with `d1 * d2 < 0 && d3 * d4 < 0` | unless it passes through a corner |
/// | `unturned`: `clip` of the rectangle before it is turned | if the angle is a multiple of 180 |
///
/// The first five are those of [`SegmentPolygonMethod`].
///
/// ```
/// use hantei_collision::{Angle, Method, Point, Segment, SegmentAndTurned, SegmentTurnedMethod, Turned, Vec2};
///
/// let turned = Turned::checked(Point::new(200.0, 165.0), 150.0, 50.0, Angle::Direction(Vec2::new(4.0, 3.0)))?;
/// let segment = Segment::new(Point::new(60.0, 120.0), Point::new(340.0, 120.0));
/// let case = SegmentAndTurned { segment, turned };
/// let says = |method: SegmentTurnedMethod| method.holds(&case, method.own_border(), &mut ());
/// // It crosses an end of the rectangle, which is lower where the angle is 0.
/// assert_eq!([SegmentTurnedMethod::Clip, SegmentTurnedMethod::Unturned].map(says), [true, false]);
/// # Ok::<(), hantei_collision::ShapeError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SegmentTurnedMethod {
    /// The segment, cut off at the lines of the edges. Source: Cyrus and Beck, "Generalized Two- and Three-Dimensional
    /// Clipping".
    #[default]
    Clip,
    /// Each edge as a segment, and the start. Source: a repair of `edges`.
    EdgesAndStart,
    /// Each edge as a segment. Source: p5.collide2D; J. Thompson.
    Edges,
    /// By both ends. Source: a common first try.
    Ends,
    /// Each edge by the signs of two products, and the start. Source: a common first try.
    Products,
    /// By centre and size, without the angle. Source: a common first try.
    Unturned,
}

named!(SegmentTurnedMethod {
    Clip = "clip",
    EdgesAndStart = "edges-and-start",
    Edges = "edges",
    Ends = "ends",
    Products = "products",
    Unturned = "unturned",
});

impl SegmentTurnedMethod {
    /// The method of a polygon that it is.
    const fn of_polygon(self) -> SegmentPolygonMethod {
        match self {
            Self::Clip | Self::Unturned => SegmentPolygonMethod::Clip,
            Self::EdgesAndStart => SegmentPolygonMethod::EdgesAndStart,
            Self::Edges => SegmentPolygonMethod::Edges,
            Self::Ends => SegmentPolygonMethod::Ends,
            Self::Products => SegmentPolygonMethod::Products,
        }
    }

    /// The polygon that it asks about.
    fn asked_about(self, SegmentAndTurned { segment, turned }: &SegmentAndTurned) -> SegmentAndPolygon {
        let corners = if self == Self::Unturned { turned.unturned() } else { turned.corners() };
        SegmentAndPolygon { segment: *segment, polygon: Polygon::of_corners(corners) }
    }
}

impl Method for SegmentTurnedMethod {
    type Shapes = SegmentAndTurned;

    fn source(self) -> &'static str {
        if self == Self::Unturned { "a first try" } else { self.of_polygon().source() }
    }

    fn own_border(self) -> Border {
        self.of_polygon().own_border()
    }

    fn holds(self, shapes: &SegmentAndTurned, border: Border, observer: &mut impl Observer) -> bool {
        self.of_polygon().holds(&self.asked_about(shapes), border, observer)
    }

    fn questions(self, border: Border) -> Vec<Question> {
        self.of_polygon().questions_about(border, 4)
    }

    fn questions_of(self, shapes: &SegmentAndTurned, border: Border) -> Vec<Question> {
        self.of_polygon().questions_of(&self.asked_about(shapes), border)
    }

    /// But for those whose numbers do not exist, such as where parallel lines meet.
    fn every_comparison(self, shapes: &SegmentAndTurned, border: Border) -> Vec<Comparison> {
        self.of_polygon().every_comparison(&self.asked_about(shapes), border)
    }

    fn form(self) -> Form {
        self.of_polygon().form()
    }
}
