//! Diagonal stripes that fill a rectangle without leaving it.
//!
//! Idea: a stripe is what two lines x + y = k and x + y = k + width cut out of the rectangle; cutting a convex
//! polygon by a line is one pass over its points. Source: Sutherland and Hodgman, "Reentrant polygon clipping",
//! Communications of the ACM 17 (1974).

use crate::geometry::{Point, Rect};

/// Distance from stripe to stripe, measured along x, stage pixels.
const PITCH: f64 = 12.0;
/// Width of a stripe, measured along x, stage pixels.
const WIDTH: f64 = 3.0;

/// The stripes of `rect`, each a convex polygon inside it. Stripes stand still in the world: they do not crawl while
/// the rectangle changes.
pub(super) fn stripes(rect: Rect, zoom: f64) -> Vec<Vec<Point>> {
    let (pitch, width) = (PITCH / zoom, WIDTH / zoom);
    let (min, max) = (rect.min(), rect.max());
    let corners = [min, Point::new(max.x, min.y), max, Point::new(min.x, max.y)];
    let first = ((min.x + min.y) / pitch).floor() * pitch;
    (0..)
        .map(|i| first + f64::from(i) * pitch)
        .take_while(|&start| start < max.x + max.y)
        .map(|start| {
            let from_start = cut(&corners, |p| p.x + p.y - start);
            cut(&from_start, |p| start + width - p.x - p.y)
        })
        .filter(|stripe| stripe.len() > 2)
        .collect()
}

/// The part of a convex polygon where `depth`, a linear function, is 0 or more.
fn cut(polygon: &[Point], depth: impl Fn(Point) -> f64) -> Vec<Point> {
    let mut kept = Vec::with_capacity(polygon.len() + 1);
    for (i, &p) in polygon.iter().enumerate() {
        let q = polygon[(i + 1) % polygon.len()];
        let (at_p, at_q) = (depth(p), depth(q));
        if at_p >= 0.0 {
            kept.push(p);
        }
        if (at_p > 0.0 && at_q < 0.0) || (at_p < 0.0 && at_q > 0.0) {
            let t = at_p / (at_p - at_q);
            kept.push(p.moved((q.x - p.x) * t, (q.y - p.y) * t));
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stripes_stay_inside() {
        for (x, y, width, height) in
            [(0.0, 0.0, 100.0, 100.0), (7.5, -3.25, 1.0, 40.0), (3.0, 3.0, 0.0, 9.0), (-80.0, 12.0, 33.0, 0.125)]
        {
            let rect = Rect::from_origin_size(Point::new(x, y), width, height);
            for point in stripes(rect, 1.0).into_iter().flatten() {
                assert!(rect.contains(point), "{point:?} leaves {rect:?}");
            }
        }
        assert!(
            stripes(Rect::from_origin_size(Point::new(0.0, 0.0), 100.0, 100.0), 1.0).len() > 10,
            "a pattern is there"
        );
    }
}
