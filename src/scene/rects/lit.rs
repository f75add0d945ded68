//! A comparison that is lit up: the numbers that its row shows stand in the picture, too.

use crate::figure::{Anchor, Figure, Role};
use crate::scene::shared::asked::Asked;
use crate::scene::shared::number::{shown, shown_pair, tidy};
use crate::scene::shared::rects::{Along, RectTrial};
use crate::text;
use crate::words::Text;
use hantei_collision::{About, Axis, End};

/// Size of the numbers, stage pixels.
const TEXT: f64 = 15.0;
/// From the end of an edge to its number, along the axis and across it, stage pixels.
const BESIDE: (f64, f64) = (2.0, 15.0);

/// Draws both edges or centres and the way between them, in the coordinates of the rectangles.
pub(super) fn draw(pair: &RectTrial, about: About, figure: &mut Figure) {
    let all = Asked::all(pair);
    let asked = all.iter().find(|asked| asked.is_about(about) && asked.is_reached);
    let numbers = asked.and_then(Asked::numbers);
    pair.draw_lit(about, numbers.is_none(), figure);
    if let (About::Ends(axis, of_a, of_b), Some(numbers)) = (about, numbers) {
        draw_numbers(pair, axis, [of_a, of_b], numbers, figure);
    }
}

/// Each number at its edge, and where they are no pixels their difference between them.
fn draw_numbers(pair: &RectTrial, axis: Axis, ends: [End; 2], numbers: [f64; 2], figure: &mut Figure) {
    let both = [pair.shapes.a, pair.shapes.b].map(|rect| Along::of(rect, axis));
    let edges = [0, 1].map(|i| both[i].along.end(ends[i]));
    for (i, number) in shown_pair(numbers[0], numbers[1]).into_iter().enumerate() {
        let text = match ends[i] {
            _ if !pair.ends_at_last_pixel() => Text::plain(number),
            End::Max => text!("lit-last-pixel", number = number),
            End::Min => text!("lit-first-pixel", number = number),
        };
        // The two lead away from each other.
        let is_first = edges[i] < edges[1 - i] || (edges[i] == edges[1 - i] && ends[i] == End::Max);
        let (away, anchor) = if is_first { (-1.0, Anchor::End) } else { (1.0, Anchor::Start) };
        let (across, shift, anchor) = match axis {
            Axis::X => (both[i].across.min, (away * BESIDE.0, -BESIDE.1), anchor),
            Axis::Y | Axis::Z => (both[i].across.max, (BESIDE.1 / 2.0, away * BESIDE.1), Anchor::Start),
        };
        figure.write_beside(both[i].point(edges[i], across), shift, anchor, text, TEXT, Role::Lit);
    }
    let apart = tidy((numbers[0] - numbers[1]).abs());
    if apart > 0.0 && !pair.ends_at_last_pixel() {
        let [a, b] = both.map(|rect| rect.across);
        let level = f64::midpoint(a.min.max(b.min), a.max.min(b.max));
        let at = both[0].point(f64::midpoint(edges[0], edges[1]), level);
        let shift = if axis == Axis::X { (0.0, -BESIDE.1) } else { (BESIDE.1 / 2.0, 0.0) };
        let anchor = if axis == Axis::X { Anchor::Middle } else { Anchor::Start };
        figure.write_beside(at, shift, anchor, Text::plain(shown(apart)), TEXT, Role::Lit);
    }
}
