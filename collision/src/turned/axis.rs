//! Axes at right angles to edges, and the shadows of shapes on them.

use super::asked::Outlines;
use crate::exact_sign::exact_sign;
use crate::{Interval, Point, Vec2};
use std::cmp::Ordering;

/// An axis at right angles to an edge of A or B.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SatAxis {
    /// Whether the edge is one of B, not of A.
    pub is_b: bool,
    /// The place of the edge, from 0: it runs from the corner at this place to the next one.
    pub edge: usize,
    /// The direction, of length 1 but for rounding. Of a polygon that is clockwise on the screen it leads outwards.
    pub normal: Vec2,
}

/// The shadow of an outline on an axis: the least and the greatest `corner.x * axis.x + corner.y * axis.y` of its
/// corners. In world units if the axis has length 1. Of no corners, an interval whose `min` is above its `max`.
///
/// ```
/// use hantei_collision::{Interval, Point, Vec2, shadow};
///
/// let corners = [(155, 100), (275, 190), (245, 230), (125, 140)].map(|(x, y)| Point::new(x.into(), y.into()));
/// assert_eq!(shadow(&corners, Vec2::new(0.8, 0.6)), Interval { min: 184.0, max: 334.0 });
/// ```
pub fn shadow(corners: &[Point], axis: Vec2) -> Interval {
    let none = Interval { min: f64::INFINITY, max: f64::NEG_INFINITY };
    corners
        .iter()
        .map(|&corner| along(corner, axis))
        .fold(none, |shadow, place| Interval { min: shadow.min.min(place), max: shadow.max.max(place) })
}

/// The place of a point on an axis.
pub(super) fn along(point: Point, axis: Vec2) -> f64 {
    point.x * axis.x + point.y * axis.y
}

/// The edge at a place of an outline.
pub(super) fn edge_at(corners: &[Point], edge: usize) -> (Point, Point) {
    (corners[edge], corners[(edge + 1) % corners.len()])
}

/// The direction at right angles to the edge at this place, of length 1 but for rounding: a quarter turn
/// counter-clockwise from the edge, so outwards where the outline is clockwise on the screen. NaN for an edge of length 0.
pub(super) fn normal(corners: &[Point], edge: usize) -> Vec2 {
    let (from, to) = edge_at(corners, edge);
    let length = from.distance(to);
    Vec2::new((to.y - from.y) / length, (from.x - to.x) / length)
}

/// Whether two edges are parallel, or one has length 0; exact.
pub(super) fn are_parallel((a, b): (Point, Point), (c, d): (Point, Point)) -> bool {
    let cross = exact_sign(&[[&[b.x, -a.x], &[d.y, -c.y]], [&[a.y, -b.y], &[d.x, -c.x]]]);
    cross == Some(Ordering::Equal)
}

/// The axes of two outlines in order: of A's edges, then of B's, parallel ones once.
pub(super) fn axes<S: Outlines>(shapes: &S) -> Vec<SatAxis> {
    let places = [false, true].into_iter().flat_map(|is_b| (0..shapes.outline(is_b).len()).map(move |at| (is_b, at)));
    let mut seen: Vec<(Point, Point)> = Vec::new();
    let mut found = Vec::new();
    for (is_b, edge) in places {
        let ends = edge_at(shapes.outline(is_b), edge);
        if ends.0 != ends.1 && !seen.iter().any(|other| are_parallel(ends, *other)) {
            seen.push(ends);
            found.push(SatAxis { is_b, edge, normal: normal(shapes.outline(is_b), edge) });
        }
    }
    found
}
