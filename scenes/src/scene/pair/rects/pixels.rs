//! HSP's `- 1`: a rectangle ends at its last pixel inside, which is visible where pixels are large.

use crate::figure::{Figure, Item, Role};
use crate::scene::shared::asked_comparison::AskedComparison;
use crate::scene::shared::rects::{RectAlong, RectTrial};
use hantei_collision::{About, Axis, End};

/// From this zoom on, a pixel is visible as a cell.
const PIXELS: f64 = 8.0;
/// Whether the method ends rectangles at their last pixel, and pixels are visible.
fn applies(pair: &RectTrial, figure: &Figure) -> bool {
    pair.ends_at_last_pixel() && figure.viewport.zoom >= PIXELS
}

/// Draws the last column and row of pixels of both rectangles; while a comparison is lit up, only its own.
pub(super) fn draw(pair: &RectTrial, lit: Option<About>, figure: &mut Figure) {
    if !applies(pair, figure) {
        return;
    }
    for (rect, is_a) in [(pair.shapes.a, true), (pair.shapes.b, false)] {
        for axis in Axis::PLANE {
            let is_meant = match lit {
                Some(About::Ends(on, a, b)) => on == axis && (if is_a { a } else { b }) == End::Max,
                _ => true,
            };
            if is_meant {
                cells(RectAlong::of(rect, axis), figure);
            }
        }
    }
}

/// The visible pixels along the far edge, each one unit wide, from the near corner to the far one.
fn cells(rect: RectAlong, figure: &mut Figure) {
    let RectAlong { along, across, .. } = rect;
    if along.max - along.min < 1.0 {
        return;
    }
    let (inner, outer) = (along.max - 1.0, along.max);
    let most = figure.units(figure.stage.0 + figure.stage.1);
    let mut line = |from, to| figure.push(Item::Line { from, to, role: Role::Cell, dashed: false });
    line(rect.point(inner, across.min), rect.point(inner, across.max));
    let cells = (across.max - across.min).floor().min(most);
    for at in (1..).map(f64::from).take_while(|&cell| cell <= cells).map(|cell| across.min + cell) {
        line(rect.point(inner, at), rect.point(outer, at));
    }
}

pub(super) fn mark(pair: &RectTrial, about: About, figure: &mut Figure) {
    let About::Ends(axis, of_a, _) = about else { return };
    let asked = AskedComparison::all(pair).into_iter().find(|asked| asked.is_about(about));
    let Some([of_far_a, of_far_b]) = asked.filter(|_| applies(pair, figure)).and_then(|asked| asked.numbers()) else {
        return;
    };
    // The far edge is A's or B's.
    let (rect, number) = match of_a {
        End::Max => (pair.shapes.a, of_far_a),
        End::Min => (pair.shapes.b, of_far_b),
    };
    let rect = RectAlong::of(rect, axis);
    figure.push_lit(rect.point(number, rect.across.min), rect.point(number, rect.across.max), true);
}
