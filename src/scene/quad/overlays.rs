//! What can be laid over the quadrilateral: the right side of each edge, and the chosen method's answer everywhere.

use super::QuadScene;
use crate::figure::{Figure, Item, Role, clipped};
use crate::geometry::{Point, Quad, Rect};

/// Edge length of a painted cell, stage pixels.
const CELL: f64 = 4.0;
/// Length of an arrow head, stage pixels.
const ARROW: f64 = 15.0;

/// Tints the right side of each edge. Where all four overlap, `right-of-all` says inside.
pub(super) fn draw_halves(quad: &Quad, figure: &mut Figure) {
    let stage = figure.seen().corners();
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

/// Asks the chosen method at the middle of every small cell of the stage, and paints where it says inside.
pub(super) fn paint(scene: &QuadScene, quad: &Quad, figure: &mut Figure) {
    let state = &scene.state;
    let border = state.border.for_method(state.method.own_border());
    let (stage, viewport) = (figure.stage, figure.viewport);
    let inside = |x: f64, y: f64| {
        let middle = viewport.to_world(Point::new(x + CELL / 2.0, y + CELL / 2.0));
        state.method.contains(quad, middle, border, &mut ())
    };
    let cells = |pixels: f64| (0..(pixels / CELL).ceil() as u32).map(|i| f64::from(i) * CELL);
    let mut paint = |from, to, y| {
        let corner = |x, y| viewport.to_world(Point::new(x, y));
        let rect = Rect::from_corners(corner(from, y), corner(to, y + CELL));
        figure.push(Item::Rect { rect, role: Role::Painted });
    };
    for y in cells(stage.1) {
        let mut start = None;
        for x in cells(stage.0 + 2.0 * CELL) {
            match (start, x < stage.0 && inside(x, y)) {
                (None, true) => start = Some(x),
                (Some(from), false) => {
                    paint(from, x, y);
                    start = None;
                }
                (None, false) | (Some(_), true) => {}
            }
        }
    }
}
