//! Edges in pictures: their direction, and where a ray to the right crosses them.

use hantei_collision::Point;

/// Width of an arrow head, as a part of its length.
const WIDTH: f64 = 0.84;

/// The corners of an arrow head of this length in the middle of an edge, in its direction.
pub(in crate::scene) fn arrow_head((a, b): (Point, Point), length: f64) -> Vec<Point> {
    let (part, half) = (length / a.distance(b), WIDTH / 2.0);
    let (x, y) = ((b.x - a.x) * part, (b.y - a.y) * part);
    let tip = Point::new(f64::midpoint(a.x, b.x), f64::midpoint(a.y, b.y)).moved(x / 2.0, y / 2.0);
    let back = tip.moved(-x, -y);
    vec![tip, back.moved(-y * half, x * half), back.moved(y * half, -x * half)]
}

/// Where a ray from P to the right crosses an edge that spans P's height; of a level edge its right end.
pub(in crate::scene) fn crossing((a, b): (Point, Point), p: Point) -> Point {
    let part = ((p.y - a.y) / (b.y - a.y)).clamp(0.0, 1.0);
    let x = if a.y == b.y { a.x.max(b.x) } else { a.x + (b.x - a.x) * part };
    Point::new(x.max(p.x), p.y)
}
