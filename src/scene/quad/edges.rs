//! Which edge the pointer is near.

use super::QuadScene;
use crate::geometry::{Corner, Point};
use crate::scene::Pointer;

/// The edge nearest to the pointer, by the corner where it begins. A point that could be grabbed comes before its edges.
pub(super) fn near(scene: &QuadScene, Pointer { at, reach, .. }: Pointer) -> Option<Corner> {
    let quad = scene.state.quad().filter(|_| scene.point_at(at, reach).is_none())?;
    let distances = Corner::ALL.into_iter().zip(quad.edges().map(|(a, b)| nearest(a, b, at).distance(at)));
    let (corner, distance) = distances.min_by(|p, q| p.1.total_cmp(&q.1))?;
    (distance <= reach).then_some(corner)
}

/// The point of the edge a→b that is nearest to `p`.
pub(super) fn nearest(a: Point, b: Point, p: Point) -> Point {
    let (dx, dy) = (b.x - a.x, b.y - a.y);
    let squared = dx * dx + dy * dy;
    let part = if squared > 0.0 { ((p.x - a.x) * dx + (p.y - a.y) * dy) / squared } else { 0.0 };
    let part = part.clamp(0.0, 1.0);
    a.moved(dx * part, dy * part)
}
