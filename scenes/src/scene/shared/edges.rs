//! Edges in pictures: their names and direction, the nearest place, and where a ray to the right crosses them.

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

/// The numbers of the corners of an edge, of so many: `1–2`, and at last `4–1`.
pub(in crate::scene) fn edge_name(edge: usize, count: usize) -> String {
    format!("{}–{}", edge + 1, (edge + 1) % count + 1)
}

/// The nearest place of an edge to a point.
pub(in crate::scene) fn nearest((from, to): (Point, Point), point: Point) -> Point {
    let (way, out) = (to - from, point - from);
    let length = way.x * way.x + way.y * way.y;
    let part = if length > 0.0 { ((out.x * way.x + out.y * way.y) / length).clamp(0.0, 1.0) } else { 0.0 };
    from.moved(part * way.x, part * way.y)
}

/// How many edges a ray to the right crosses, as the methods count them.
pub(in crate::scene) fn crossed(edges: impl Iterator<Item = (Point, Point)>, at: Point) -> usize {
    let is_crossed = |(from, to): &(Point, Point)| {
        (from.y > at.y) != (to.y > at.y) && (to.x - from.x) * (at.y - from.y) / (to.y - from.y) + from.x > at.x
    };
    edges.filter(is_crossed).count()
}

/// Where a ray from P to the right crosses an edge that spans P's height; of a level edge its right end.
pub(in crate::scene) fn crossing((a, b): (Point, Point), p: Point) -> Point {
    let part = ((p.y - a.y) / (b.y - a.y)).clamp(0.0, 1.0);
    let x = if a.y == b.y { a.x.max(b.x) } else { a.x + (b.x - a.x) * part };
    Point::new(x.max(p.x), p.y)
}
