//! Cutting a convex polygon by a line: one pass over its points.
//!
//! Source: Sutherland and Hodgman, "Reentrant polygon clipping", Communications of the ACM 17 (1974).

use hantei_collision::{Point, Rect};

/// The part of a convex polygon where `depth`, a linear function, is 0 or more.
pub fn clipped(polygon: &[Point], depth: impl Fn(Point) -> f64) -> Vec<Point> {
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

/// The part of a convex polygon inside a rectangle.
pub fn clipped_to(polygon: &[Point], rect: Rect) -> Vec<Point> {
    let (min, max) = (rect.min(), rect.max());
    let between = clipped(&clipped(polygon, |p| p.x - min.x), |p| max.x - p.x);
    clipped(&clipped(&between, |p| p.y - min.y), |p| max.y - p.y)
}
