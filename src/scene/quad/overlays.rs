//! The right side of each edge, laid over the quadrilateral.

use crate::figure::{Figure, Item, Role, clipped};
use hantei_collision::{Point, Quad};

/// Length of an arrow head, stage pixels.
const ARROW: f64 = 15.0;

/// Tints the right side of each edge. Where all four overlap, `right-of-all` says inside.
pub(super) fn draw_halves(quad: &Quad, figure: &mut Figure) {
    let stage = figure.around();
    for (a, b) in quad.edges() {
        let right = |p: Point| (b.x - a.x) * (p.y - a.y) - (p.x - a.x) * (b.y - a.y);
        let points = clipped(&stage, right);
        if points.len() > 2 && a != b {
            figure.push(Item::Polygon { points, role: Role::Half });
        }
    }
}

/// Marks the way in which each edge is walked.
pub(super) fn draw_arrows(quad: &Quad, figure: &mut Figure) {
    let size = ARROW / figure.viewport.zoom;
    for (a, b) in quad.edges() {
        let length = a.distance(b);
        if length > 2.0 * size {
            let along = Point::new((b.x - a.x) / length * size, (b.y - a.y) / length * size);
            let middle = Point::new(f64::midpoint(a.x, b.x), f64::midpoint(a.y, b.y));
            let tip = middle.moved(along.x / 2.0, along.y / 2.0);
            let back = tip.moved(-along.x, -along.y);
            let points =
                vec![tip, back.moved(-along.y / 2.0, along.x / 2.0), back.moved(along.y / 2.0, -along.x / 2.0)];
            figure.push(Item::Polygon { points, role: Role::Edge });
        }
    }
}
