//! Ends what scrolls between two rows, above and below: no line of text is ever cut, wherever it is scrolled to.
//!
//! The place does not change, and nothing in it moves: rows that stick out of it are left out. Where there is more, above or
//! below, a soft edge says so, and below a mark besides.

use crate::window::theme;
use egui::epaint::{ClippedShape, TextShape};
use egui::layers::ShapeIdx;
use egui::{Color32, Id, Mesh, Rangef, Rect, Sense, Shape, Stroke, Ui, pos2, vec2};

/// What is not higher than this is shown as a whole or not at all: rows, and a paragraph that explains, logical pixels.
const WHOLE: f32 = 120.0;

/// What reaches less far over the border is not seen to be cut, logical pixels.
const UNSEEN: f32 = 0.5;
/// Height of the soft edge, logical pixels, and how dark it is where it is darkest.
const EDGE: f32 = 9.0;
const DARKEST: Color32 = Color32::from_black_alpha(34);
/// Half the width of the mark, and its height; it stands in the margin below what scrolls, logical pixels.
const MARK: egui::Vec2 = vec2(9.0, 4.0);

/// Shows what scrolls, then leaves out the rows at its borders that are not there as a whole.
pub(super) fn between_rows<R>(ui: &mut Ui, show: impl FnOnce(&mut Ui) -> egui::scroll_area::ScrollAreaOutput<R>) -> R {
    let layer = ui.layer_id();
    let first = ui.ctx().graphics_mut(|layers| layers.entry(layer).next_idx());
    let output = show(ui);
    let seen = output.inner_rect.expand(ui.visuals().clip_rect_margin).intersect(ui.clip_rect());
    let last = ui.ctx().graphics_mut(|layers| layers.entry(layer).next_idx());
    let mut rows: Vec<Rangef> = ui.ctx().viewport(|viewport| {
        let widgets = viewport.this_pass.widgets.get_layer(layer).map(|widget| widget.rect);
        widgets.filter(|rect| rect.height() <= WHOLE && rect.intersects(seen)).map(|rect| rect.y_range()).collect()
    });
    ui.ctx().graphics_mut(|layers| {
        for ClippedShape { clip_rect, shape } in layers.entry(layer).all_entries().take(last.0).skip(first.0) {
            if clip_rect.bottom() <= seen.bottom() + UNSEEN {
                lines(shape, &mut rows);
            }
        }
    });
    let (top, bottom) = (above(seen.top(), &rows), below(seen.bottom(), &rows));
    let inner = Rect::from_x_y_ranges(Rangef::EVERYTHING, top..=bottom.max(top));
    ui.ctx().graphics_mut(|layers| {
        let shapes = layers.entry(layer);
        for place in first.0..last.0 {
            shapes.mutate_shape(ShapeIdx(place), |ClippedShape { clip_rect, .. }| {
                // The scroll bar is not what scrolls.
                if clip_rect.bottom() <= seen.bottom() + UNSEEN {
                    *clip_rect = clip_rect.intersect(inner);
                }
            });
        }
    });
    // What is not seen cannot be clicked; nor is this a place for the keyboard.
    for (id, left_out) in [("above", seen.top()..=top), ("below", bottom..=seen.bottom())] {
        if left_out.end() - left_out.start() > UNSEEN {
            ui.interact(Rect::from_x_y_ranges(output.inner_rect.x_range(), left_out), Id::new(id), Sense::CLICK);
        }
    }
    let above = output.state.offset.y;
    let below = output.content_size.y - above - output.inner_rect.height();
    edges(ui, output.inner_rect, [above, below].map(|hidden| hidden > UNSEEN));
    output.inner
}

/// Shows where there is more than is seen: above, below.
fn edges(ui: &Ui, seen: Rect, [above, below]: [bool; 2]) {
    let painter = ui.painter().with_clip_rect(ui.ctx().screen_rect());
    let shade = |from: f32, to: f32| {
        let mut mesh = Mesh::default();
        for (y, colour) in [(from, DARKEST), (to, Color32::TRANSPARENT)] {
            [seen.left(), seen.right()].into_iter().for_each(|x| mesh.colored_vertex(pos2(x, y), colour));
        }
        mesh.add_triangle(0, 1, 2);
        mesh.add_triangle(1, 2, 3);
        painter.add(mesh);
    };
    if above {
        shade(seen.top(), seen.top() + EDGE);
    }
    if below {
        shade(seen.bottom(), seen.bottom() - EDGE);
        let tip = seen.center_bottom() + vec2(0.0, MARK.y + 2.0);
        let wings = [tip - MARK, tip, tip + vec2(MARK.x, -MARK.y)];
        painter.line(wings.to_vec(), Stroke::new(2.0, theme::QUIET));
    }
}

/// Adds where the lines of a text are.
fn lines(shape: &Shape, rows: &mut Vec<Rangef>) {
    if let Shape::Text(TextShape { pos, galley, .. }) = shape {
        rows.extend(galley.rows.iter().map(|row| row.rect.translate(pos.to_vec2()).y_range()));
    }
    if let Shape::Vec(shapes) = shape {
        shapes.iter().for_each(|shape| lines(shape, rows));
    }
}

/// The lowest place above which no row begins that ends below it, from this border up.
fn below(border: f32, rows: &[Rangef]) -> f32 {
    let cut = rows.iter().filter(|row| row.min < border - UNSEEN && row.max > border + UNSEEN);
    cut.map(|row| row.min).min_by(f32::total_cmp).map_or(border, |start| below(start, rows))
}

/// The same from this border down.
fn above(border: f32, rows: &[Rangef]) -> f32 {
    let cut = rows.iter().filter(|row| row.min < border - UNSEEN && row.max > border + UNSEEN);
    cut.map(|row| row.max).max_by(f32::total_cmp).map_or(border, |end| above(end, rows))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn borders_move_to_between_rows() {
        let rows =
            [(0.0, 20.0), (20.0, 40.0), (24.0, 36.0), (35.0, 60.0), (70.0, 90.0)].map(|(a, b)| Rangef::new(a, b));
        for (name, border, expected) in [
            ("between", 20.0, (20.0, 20.0)),
            ("in a gap", 65.0, (65.0, 65.0)),
            ("in a row", 75.0, (90.0, 70.0)),
            ("in rows that overlap", 50.0, (60.0, 20.0)),
            ("as good as between", 20.3, (20.3, 20.3)),
        ] {
            assert_eq!((above(border, &rows), below(border, &rows)), expected, "{name}");
        }
    }
}
