//! How far a point is from the edges of a quadrilateral or polygon. The distance is computed exactly and rounded once.

use crate::dyadic::Dyadic;
use crate::exact_sign::{exact_sign, without_rounding};
use crate::geometry::{Point, Quad};
use std::cmp::Ordering::{Greater, Less};

/// The distance of `p` from the nearest edge of `quad`, on either side, as the nearest `f64`. Exactly 0 on an edge, and
/// never 0 beside one: what is too small for an `f64` is the smallest above 0. Infinite with NaN or infinities.
///
/// ```
/// use hantei_collision::{Point, Quad, edge_distance};
///
/// let [a, b, c, d] = [(0.0, 0.0), (10.0, 3.0), (10.0, 8.0), (0.0, 8.0)].map(|(x, y)| Point::new(x, y));
/// // By plain arithmetic (0.1, 0.03) is on the edge A to B.
/// assert_eq!(edge_distance(&Quad::new(a, b, c, d), Point::new(0.1, 0.03)), 2.6585019886092614e-18);
/// ```
pub fn edge_distance(quad: &Quad, p: Point) -> f64 {
    nearest(quad.edges().into_iter(), p)
}

/// The same for any edges.
pub(crate) fn nearest(edges: impl Iterator<Item = (Point, Point)>, p: Point) -> f64 {
    nearest_edge(edges, p).0
}

/// The distance of the nearest edge, and that edge.
fn nearest_edge(edges: impl Iterator<Item = (Point, Point)>, p: Point) -> (f64, Option<(Point, Point)>) {
    edges.fold((f64::INFINITY, None), |nearest, (a, b)| {
        // What is rounded keeps its order, so an edge that is at least as far on one axis is not nearer.
        if beside(a.x, b.x, p.x).max(beside(a.y, b.y, p.y)) >= nearest.0 {
            return nearest;
        }
        let far = to_edge(a, b, p);
        if far < nearest.0 { (far, Some((a, b))) } else { nearest }
    })
}

/// How far a number is from all between two others.
fn beside(a: f64, b: f64, p: f64) -> f64 {
    (a.min(b) - p).max(p - a.max(b))
}

/// How much farther than the sum of these radii `p` is from the nearest edge: below 0 where it is nearer. Its sign is exact, and
/// near 0 it has as many digits as elsewhere.
pub(crate) fn beyond(edges: impl Iterator<Item = (Point, Point)>, p: Point, radii: &[f64]) -> f64 {
    let ((far, edge), reach) = (nearest_edge(edges, p), radii.iter().sum::<f64>());
    let difference = edge.and_then(|(a, b)| {
        let ([square, by], radii) = (squares(a, b, p)?, Dyadic::sum(radii)?);
        let difference = &square - &(&radii.squared() * &by);
        // The difference of the roots would lose most of its digits where they are nearly the same.
        Some(difference.rounded() / by.rounded() / (far + reach))
    });
    difference.filter(|difference| difference.is_finite()).unwrap_or(far - reach)
}

fn to_edge(a: Point, b: Point, p: Point) -> f64 {
    squares(a, b, p).map_or(f64::INFINITY, |[square, by]| square.root_over(&by))
}

/// The square of the distance, as a fraction. `None` with NaN and infinities.
fn squares(a: Point, b: Point, p: Point) -> Option<[Dyadic; 2]> {
    let (x, y) = ([b.x, -a.x], [b.y, -a.y]);
    let [from_a, from_b] = [a, b].map(|end| [[p.x, -end.x], [p.y, -end.y]]);
    let squared = |[x, y]: [[f64; 2]; 2]| without_rounding(&[[&x, &x], [&y, &y]]);
    let along = |[to_x, to_y]: [[f64; 2]; 2]| exact_sign(&[[&to_x, &x], [&to_y, &y]]);
    if along(from_a) != Some(Greater) {
        return Some([squared(from_a)?, Dyadic::one()]);
    }
    if along(from_b) != Some(Less) {
        return Some([squared(from_b)?, Dyadic::one()]);
    }
    // Twice the area of the triangle ABP, by the length of its side AB.
    let area = without_rounding(&[[&x, &from_a[1]], [&[-b.y, a.y], &from_a[0]]])?;
    Some([area.squared(), squared([x, y])?])
}
