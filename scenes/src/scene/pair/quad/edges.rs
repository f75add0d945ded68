//! The edge near the pointer.

use super::QuadScene;
use crate::scene::Pointer;
use hantei_collision::{Corner, Point, Quad};

/// The edge nearest to the pointer, by its first corner; `None` at a point, which would be grabbed first.
pub(super) fn near(scene: &QuadScene, Pointer { at, reach, .. }: Pointer) -> Option<Corner> {
    let quad = scene.state.quad().filter(|_| scene.point_at(at, reach).is_none())?;
    nearest_edge(&quad, at).filter(|&(_, distance)| distance <= reach).map(|(corner, _)| corner)
}

/// The edge nearest to a point, by its first corner, and its distance; of equally near edges the first.
pub(super) fn nearest_edge(quad: &Quad, at: Point) -> Option<(Corner, f64)> {
    let distances = Corner::ALL.into_iter().zip(quad.edges().map(|(a, b)| nearest(a, b, at).distance(at)));
    distances.min_by(|p, q| p.1.total_cmp(&q.1))
}

/// The point of the edge a→b that is nearest to `p`.
fn nearest(a: Point, b: Point, p: Point) -> Point {
    let (dx, dy) = (b.x - a.x, b.y - a.y);
    let squared = dx * dx + dy * dy;
    let part = if squared > 0.0 { ((p.x - a.x) * dx + (p.y - a.y) * dy) / squared } else { 0.0 };
    let part = part.clamp(0.0, 1.0);
    a.moved(dx * part, dy * part)
}
