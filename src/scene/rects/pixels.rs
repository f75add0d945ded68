//! HSP's `- 1`: a rectangle ends at its last pixel inside. Where pixels are large enough, one sees it.

use super::region::overlap;
use super::sight::Sight;
use crate::figure::{Anchor, Figure, Item, Role};
use crate::scene::shared::asked::Asked;
use crate::scene::shared::rects::{Along, RectTrial};
use crate::words::Text;
use hantei_collision::{About, Axis, End, Rect};

/// From this zoom on, a pixel is seen as a cell.
const PIXELS: f64 = 8.0;
/// Size of the name of the compared coordinate, stage pixels.
const TEXT: f64 = 16.0;
/// From the rectangle to that name, stage pixels.
const BESIDE: f64 = 14.0;

/// Whether the method ends rectangles at their last pixel, and pixels can be seen.
fn applies(pair: &RectTrial, sight: &Sight) -> bool {
    pair.ends_at_last_pixel() && sight.viewport.zoom >= PIXELS
}

/// Width and height of a pixel where it is seen as a cell, else 0, stage pixels.
pub(super) fn size(pair: &RectTrial, sight: &Sight) -> f64 {
    if applies(pair, sight) { sight.viewport.zoom } else { 0.0 }
}

/// Draws the last column and row of pixels of both rectangles; while a comparison is lit up, those that it is about.
pub(super) fn draw(pair: &RectTrial, lit: Option<About>, sight: &Sight, figure: &mut Figure) {
    if !applies(pair, sight) {
        return;
    }
    for (rect, is_a) in [(pair.shapes.a, true), (pair.shapes.b, false)] {
        for axis in Axis::PLANE {
            let is_meant = match lit {
                Some(About::Ends(on, a, b)) => on == axis && (if is_a { a } else { b }) == End::Max,
                _ => true,
            };
            if is_meant {
                cells(Along::of(rect, axis), sight, figure);
            }
        }
    }
}

/// The pixels along the far edge, each as wide as a unit, from the near corner to the far one; those that are seen.
fn cells(rect: Along, sight: &Sight, figure: &mut Figure) {
    let Along { along, across, .. } = rect;
    if along.max - along.min < 1.0 {
        return;
    }
    let (inner, outer) = (along.max - 1.0, along.max);
    let mut line = |from, to| figure.push(Item::Line { from, to, role: Role::Cell, dashed: false });
    line(rect.point(inner, across.min), rect.point(inner, across.max));
    let most = sight.units(sight.stage.0 + sight.stage.1);
    let cells = (across.max - across.min).floor().min(most);
    for at in (1..).map(f64::from).take_while(|&cell| cell <= cells).map(|cell| across.min + cell) {
        line(rect.point(inner, at), rect.point(outer, at));
    }
}

/// Marks the number compared for a far edge, with its name where nothing is `covered`. Returns where the name stands.
pub(super) fn mark(
    pair: &RectTrial,
    asked: &Asked,
    covered: &[Rect],
    sight: &Sight,
    figure: &mut Figure,
) -> Option<Rect> {
    let Some(About::Ends(axis, of_a, _)) = asked.question.about else { return None };
    if !applies(pair, sight) {
        return None;
    }
    let [of_far_a, of_far_b] = asked.numbers()?;
    // The far edge is the left side where it is A's, and the right side where it is B's.
    let (rect, number, name) = match of_a {
        End::Max => (pair.shapes.a, of_far_a, &asked.question.left),
        End::Min => (pair.shapes.b, of_far_b, &asked.question.right),
    };
    let rect = Along::of(rect, axis);
    let (from, to) = (rect.point(number, rect.across.min), rect.point(number, rect.across.max));
    figure.push_lit(from, to, true);
    let places = match axis {
        Axis::X => [(from, (0.0, -BESIDE), Anchor::Middle), (to, (0.0, BESIDE), Anchor::Middle)],
        Axis::Y | Axis::Z => [(from, (-BESIDE, 0.0), Anchor::End), (to, (BESIDE, 0.0), Anchor::Start)],
    };
    let numbers = sight.numbers();
    let is_clear = |plate: &Rect| !covered.iter().chain(&numbers).any(|rect| overlap(*rect, *plate));
    let with_plate = places.map(|(at, shift, anchor)| (at, shift, anchor, sight.plate(at, shift, anchor, name, TEXT)));
    let (at, shift, anchor, plate) = with_plate.into_iter().find(|(.., plate)| is_clear(plate))?;
    figure.write_beside(at, shift, anchor, Text::plain(name.to_string()), TEXT, Role::Lit);
    Some(plate)
}
