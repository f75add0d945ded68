//! An edge and the rows that speak of it: each lights up the other.

use super::QuadScene;
use super::words::Sight;
use crate::collision::{Comparison, EDGE_NAMES, Turn, side};
use crate::figure::{Figure, Item, LABEL_SIZE, Role};
use crate::geometry::Point;
use crate::scene::number::{shown, tidy};
use crate::scene::{REACH, RowId};

/// From the middle of an edge to the middle of its side value, across and down, stage pixels: a line of text is wide.
const BESIDE_X: f64 = 60.0;
const BESIDE_Y: f64 = 24.0;

/// What is lit: the row under the pointer, else the present step, else the edge that the pointer is near on the stage.
pub(super) fn lit(scene: &QuadScene) -> Option<RowId> {
    scene.desk.row.or_else(|| stepped(scene)).or_else(|| near_pointer(scene))
}

/// The edge that the present step speaks of.
fn stepped(scene: &QuadScene) -> Option<RowId> {
    let (_, trace) = scene.says(scene.desk.state.method)?;
    edge_of(trace.get(scene.desk.step.min(trace.len()).checked_sub(1)?)?)
}

/// The edge that a comparison speaks of: those of cross and dot products name it first.
pub(super) fn edge_of(asked: &Comparison) -> Option<RowId> {
    let is_product = asked.left.contains(['×', '·']);
    EDGE_NAMES.iter().position(|name| is_product && asked.left.starts_with(&name[..1]))
}

/// The edge nearest to the pointer. A point that could be grabbed comes before its edges.
fn near_pointer(scene: &QuadScene) -> Option<RowId> {
    let (quad, at) = (scene.desk.state.quad()?, scene.desk.pointer?);
    if scene.drag.is_some() || scene.spot_at(at).is_some() {
        return None;
    }
    let distances = quad.edges().map(|(a, b)| nearest(a, b, at).distance(at));
    let (edge, &distance) = distances.iter().enumerate().min_by(|p, q| p.1.total_cmp(q.1))?;
    (distance <= scene.desk.view.world(REACH)).then_some(edge)
}

/// The point of the edge a→b that is nearest to `p`.
fn nearest(a: Point, b: Point, p: Point) -> Point {
    let (dx, dy) = (b.x - a.x, b.y - a.y);
    let squared = dx * dx + dy * dy;
    let part = if squared > 0.0 { ((p.x - a.x) * dx + (p.y - a.y) * dy) / squared } else { 0.0 };
    let part = part.clamp(0.0, 1.0);
    a.moved(dx * part, dy * part)
}

/// Lights up the edge, the vector from its start to the probe, and the side that its value means.
pub(super) fn draw(scene: &QuadScene, figure: &mut Figure) {
    let (Some(id), Some(quad)) = (lit(scene), scene.desk.state.quad()) else { return };
    let Some(&(a, b)) = quad.edges().get(id) else { return };
    figure.push_lit(a, b, false);
    let Some(probe) = scene.desk.state.probe else { return };
    figure.push_lit(a, probe, true);
    let value = side(a, b, probe);
    let meaning = match (Sight { up: scene.desk.state.up }).turn(value) {
        Turn::Right => "right",
        Turn::Straight => "on",
        Turn::Left => "left",
    };
    let text = format!("{} {meaning}", shown(tidy(value)));
    let at = Point::new(f64::midpoint(a.x, b.x), f64::midpoint(a.y, b.y));
    // To the left of the edge: outside, if the corners run clockwise.
    let length = a.distance(b).max(f64::MIN_POSITIVE);
    let down = figure.viewport.down();
    let shift = ((b.y - a.y) / length * BESIDE_X, (a.x - b.x) / length * BESIDE_Y * down);
    figure.push(Item::Label { at, shift, text, size: LABEL_SIZE, role: Role::Lit });
}
