//! The rectangles' shadows on the borders of the stage: they hit when both shadows overlap.

use super::{RectsScene, Which};
use crate::figure::{Figure, Item, Role};
use crate::geometry::{Interval, Point, Rect};
use crate::scene::number::{shown, tidy};

/// Thickness of a shadow, stage pixels.
const BAR: f64 = 8.0;
/// How far the shadows reach into the stage, stage pixels.
pub(super) const DEPTH: f64 = 60.0;
/// Size of the numbers, stage pixels.
const TEXT: f64 = 16.0;

/// Draws both shadows along the top and along the left border, and the length that they share: a gap is negative.
pub(super) fn draw(scene: &RectsScene, figure: &mut Figure) {
    let [a, b] = Which::ALL.map(|which| scene.rect(which));
    let is_x = |x: f64, y: f64| Point::new(x, y);
    let is_y = |x: f64, y: f64| Point::new(y, x);
    along(figure, a.x_interval(), b.x_interval(), figure.viewport.origin.x, TEXT * 0.7, is_x);
    along(figure, a.y_interval(), b.y_interval(), figure.viewport.origin.y, TEXT * 1.5, is_y);
}

/// On one axis, the number `beside` the shadows; `stage` makes a stage point of a place along it and one across.
fn along(figure: &mut Figure, a: Interval, b: Interval, origin: f64, beside: f64, stage: impl Fn(f64, f64) -> Point) {
    let (viewport, zoom) = (figure.viewport, figure.viewport.zoom);
    let place = |along: f64| (along - origin) * zoom;
    let bar = |from: f64, to: f64, depth: f64, role| {
        let corner = |along, across| viewport.to_world(stage(along, across));
        let rect = Rect::from_corners(corner(place(from), depth), corner(place(to), depth + BAR));
        Item::Rect { rect, role }
    };
    let common = tidy(-a.gap(b));
    let (from, to) = (a.min.max(b.min), a.max.min(b.max));
    figure.push(bar(a.min, a.max, 0.0, Role::First));
    figure.push(bar(b.min, b.max, BAR, Role::Second));
    if common > 0.0 {
        figure.push(bar(from, to, 2.0 * BAR, Role::Overlap));
    } else {
        let end = |at| viewport.to_world(stage(place(at), 2.5 * BAR));
        figure.push(Item::Line { from: end(from), to: end(to), role: Role::Pending, dashed: true });
    }
    let middle = stage(place(f64::midpoint(from, to)), 3.0 * BAR + beside);
    let (at, text) = (viewport.to_world(middle), shown(common));
    figure.push(Item::Label { at, shift: (0.0, 0.0), text, size: TEXT, role: Role::Text });
}
