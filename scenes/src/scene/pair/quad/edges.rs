//! The edge near the pointer.

use crate::scene::Pointer;
use crate::scene::pair::PairScene;
use crate::scene::shared::edges::nearest;
use hantei_collision::{Corner, Point, Quad, Rect, Turn, orientation};

/// The edge nearest to the pointer, by its first corner; `None` at a point, which would be grabbed first.
pub(super) fn near(scene: &PairScene, Pointer { at, reach, .. }: Pointer) -> Option<Corner> {
    let quad = scene.state.placed.quad().filter(|_| scene.point_at(at, reach).is_none())?;
    nearest_edge(&quad, at).filter(|&(_, distance)| distance <= reach).map(|(corner, _)| corner)
}

/// The edge nearest to a point, by its first corner, and its distance; of equally near edges the first.
pub(super) fn nearest_edge(quad: &Quad, at: Point) -> Option<(Corner, f64)> {
    let distances = Corner::ALL.into_iter().zip(quad.edges().map(|edge| nearest(edge, at).distance(at)));
    distances.min_by(|p, q| p.1.total_cmp(&q.1))
}

/// Whether P lies on an edge.
pub(super) fn is_on((a, b): (Point, Point), p: Point) -> bool {
    orientation(a, b, p) == Turn::Straight && Rect::from_corners(a, b).contains(p)
}
