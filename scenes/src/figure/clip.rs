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

/// The part of a convex polygon inside another convex one, whichever way that turns.
pub fn clipped_by(polygon: &[Point], by: &[Point]) -> Vec<Point> {
    let cross = |a: Point, b: Point, p: Point| (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
    let edges = || (0..by.len()).map(|i| (by[i], by[(i + 1) % by.len()]));
    let sign = edges().map(|(a, b)| a.x * b.y - b.x * a.y).sum::<f64>().signum();
    edges().fold(polygon.to_vec(), |kept, (a, b)| clipped(&kept, |p| sign * cross(a, b, p)))
}
