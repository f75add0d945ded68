//! An edge and the rows that speak of it: each lights up the other.

use super::QuadScene;
use crate::collision::{Turn, side};
use crate::figure::{Anchor, Figure, Item, LABEL_SIZE, Role};
use crate::geometry::{Corner, Point};
use crate::scene::Pointer;
use crate::scene::shared::number::{shown, tidy};
use crate::text;

/// From the middle of an edge to the middle of its side value, across and down, stage pixels: a line of text is wide.
const BESIDE_X: f64 = 60.0;
const BESIDE_Y: f64 = 24.0;

/// The edge nearest to the pointer, by the corner where it begins. A point that could be grabbed comes before its edges.
pub(super) fn near(scene: &QuadScene, Pointer { at, reach, .. }: Pointer) -> Option<Corner> {
    let quad = scene.state.quad().filter(|_| scene.point_at(at, reach).is_none())?;
    let distances = Corner::ALL.into_iter().zip(quad.edges().map(|(a, b)| nearest(a, b, at).distance(at)));
    let (corner, distance) = distances.min_by(|p, q| p.1.total_cmp(&q.1))?;
    (distance <= reach).then_some(corner)
}

/// The point of the edge a→b that is nearest to `p`.
fn nearest(a: Point, b: Point, p: Point) -> Point {
    let (dx, dy) = (b.x - a.x, b.y - a.y);
    let squared = dx * dx + dy * dy;
    let part = if squared > 0.0 { ((p.x - a.x) * dx + (p.y - a.y) * dy) / squared } else { 0.0 };
    let part = part.clamp(0.0, 1.0);
    a.moved(dx * part, dy * part)
}

/// Lights up the edge that begins at a corner, the vector from there to the probe, and the side that its value means.
pub(super) fn draw_lit(scene: &QuadScene, begin: Corner, figure: &mut Figure) {
    let Some(quad) = scene.state.quad() else { return };
    let (a, b) = quad.edges()[begin as usize];
    figure.push_lit(a, b, false);
    let Some(probe) = scene.state.probe else { return };
    figure.push_lit(a, probe, true);
    let value = side(a, b, probe);
    let value = || shown(tidy(value));
    let text = match scene.state.y.turn(side(a, b, probe)) {
        Turn::Right => text!("value-right", value = value()),
        Turn::Straight => text!("value-on", value = value()),
        Turn::Left => text!("value-left", value = value()),
    };
    let at = Point::new(f64::midpoint(a.x, b.x), f64::midpoint(a.y, b.y));
    // To the left of the edge: outside, if the corners run clockwise.
    let length = a.distance(b).max(f64::MIN_POSITIVE);
    let down = figure.viewport.down();
    let shift = ((b.y - a.y) / length * BESIDE_X, (a.x - b.x) / length * BESIDE_Y * down);
    figure.push(Item::Label { at, shift, anchor: Anchor::Middle, text, size: LABEL_SIZE, role: Role::Lit });
}
