//! The rectangles' shadows on the borders of the stage: they hit when both shadows overlap.

use super::{RectsScene, Which};
use crate::figure::{Anchor, Figure, Item, Role, Transform, Viewport};
use crate::geometry::{Axis, Point, Rect};
use crate::scene::shared::number::{shown, tidy};
use crate::words::Text;

/// Thickness of a shadow, stage pixels.
const BAR: f64 = 8.0;
/// How far the shadows reach into the stage, stage pixels.
pub(super) const DEPTH: f64 = 60.0;
/// Size of the numbers, stage pixels.
const TEXT: f64 = 16.0;

/// Draws both shadows along the top and along the left border, and the length that they share: a gap is negative.
pub(super) fn draw(scene: &RectsScene, viewport: Viewport, figure: &mut Figure) {
    // Along the border, then away from it: for the left one, the two change places.
    let left = Transform { x: (0.0, 1.0), y: (1.0, 0.0), at: Point::new(0.0, 0.0) };
    for (axis, border, beside) in [(Axis::X, Transform::IDENTITY, TEXT * 0.7), (Axis::Y, left, TEXT * 1.5)] {
        figure.push_group(border, None, |figure| along(scene, axis, viewport, beside, figure));
    }
}

/// The shadows on one axis, the number `beside` them.
fn along(scene: &RectsScene, axis: Axis, Viewport { origin, zoom, .. }: Viewport, beside: f64, figure: &mut Figure) {
    let [a, b] = Which::ALL.map(|which| scene.rect(which).interval(axis));
    let origin = if axis == Axis::X { origin.x } else { origin.y };
    let place = |along: f64| (along - origin) * zoom;
    let mut bar = |from: f64, to: f64, depth: f64, role| {
        let rect = Rect::from_corners(Point::new(place(from), depth), Point::new(place(to), depth + BAR));
        figure.push(Item::Rect { rect, role });
    };
    let common = tidy(-a.gap(b));
    let (from, to) = (a.min.max(b.min), a.max.min(b.max));
    bar(a.min, a.max, 0.0, Role::First);
    bar(b.min, b.max, BAR, Role::Second);
    if common > 0.0 {
        bar(from, to, 2.0 * BAR, Role::Overlap);
    } else {
        let end = |at| Point::new(place(at), 2.5 * BAR);
        figure.push(Item::Line { from: end(from), to: end(to), role: Role::Pending, dashed: true });
    }
    let at = Point::new(place(f64::midpoint(from, to)), 3.0 * BAR + beside);
    figure.push(Item::Label {
        at,
        shift: (0.0, 0.0),
        anchor: Anchor::Middle,
        text: Text::plain(shown(common)),
        size: TEXT,
        role: Role::Text,
    });
}
