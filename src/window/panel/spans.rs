//! Parts of a segment, from 0 to 1, as bars on one scale, and the place of one number on a segment.

use super::widgets::{ink, second, width_of, write, write_within};
use crate::window::theme::{self, Coloured as _};
use egui::layers::ShapeIdx;
use egui::{Align2, Rect, Sense, Shape, Stroke, StrokeKind, Ui, pos2, vec2};
use hantei_scenes::scene::{Content, Section};
use hantei_scenes::words::Words;

/// Height of a line of words, of a bar, of the space below it, and of the scale's numbers, logical pixels.
const LINE: f32 = 24.0;
const BAR: f32 = 16.0;
const BELOW: f32 = 4.0;
const SCALE: f32 = 17.0;
/// From one line of the hatching to the next, logical pixels.
const HATCH: f32 = 7.0;
/// Thickness of a segment with a place on it, radius of its ends and of the place, logical pixels.
const SEGMENT: f32 = 5.0;
const END: f32 = 5.0;
const PLACE: f32 = 7.0;
/// How far the column of what they share stands out, logical pixels.
const BEYOND: f32 = 5.0;

/// The spans of a section.
pub(super) struct Spans {
    /// What all share, if there are several.
    shared: Option<[f64; 2]>,
    /// Whether one stands alone.
    is_alone: bool,
    /// The shape under all of them.
    under: ShapeIdx,
    shown: Option<Rect>,
}

impl Spans {
    pub(super) fn of(ui: &Ui, section: &Section) -> Self {
        let spans = || section.rows.iter().filter(|row| matches!(row.content, Content::Span { .. }));
        let is_alone = spans().count() == 1;
        let shared = spans().find_map(|row| match &row.content {
            Content::Span { part, is_shared: true, .. } if !is_alone => *part,
            _ => None,
        });
        Self { shared, is_alone, under: ui.painter().add(Shape::Noop), shown: None }
    }

    /// Shows one: its words, and its bar or place. Returns its place.
    pub(super) fn show(&mut self, ui: &mut Ui, words: &Words, content: &Content) -> Rect {
        let Content::Span { meaning, part, said, is_shared } = content else { return Rect::NOTHING };
        let scale = if *is_shared { SCALE } else { 0.0 };
        let size = vec2(ui.available_width(), LINE + BAR + BELOW + scale);
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        let (y, middle) = (rect.top() + LINE / 2.0, rect.top() + LINE + BAR / 2.0);
        let (name, said) = (words.say(meaning), words.say(said));
        let font = if *is_shared { theme::heading() } else { theme::text() };
        let width = width_of(ui, &said, theme::code());
        let name_place = Rect::from_min_max(pos2(rect.left(), y - 9.0), pos2(rect.right() - width - 8.0, y + 9.0));
        write_within(ui, name_place, &name, font, ink(ui));
        write(ui, pos2(rect.right(), y), Align2::RIGHT_CENTER, &said, theme::code(), ink(ui));
        let at = |part: f64| rect.left() + part.clamp(0.0, 1.0) as f32 * rect.width();
        if *is_shared {
            let y = rect.top() + LINE + BAR + BELOW + SCALE / 2.0;
            write(ui, pos2(rect.left(), y), Align2::LEFT_CENTER, "t = 0", theme::code(), second(ui));
            write(ui, pos2(rect.right(), y), Align2::RIGHT_CENTER, "1", theme::code(), second(ui));
        }
        match part {
            Some([from, to]) if self.is_alone && from == to => place(ui, rect, middle, at(*from)),
            _ => {
                let rail = Rect::from_min_max(pos2(rect.left(), middle - 1.0), pos2(rect.right(), middle + 1.0));
                ui.painter().rect_filled(rail, 0.0, ui.colour(|of| of.border));
                part.iter().for_each(|[from, to]| bar(ui, [at(*from), at(*to)], middle, *is_shared));
            }
        }
        let bars = Rect::from_min_max(pos2(rect.left(), middle - BAR / 2.0), pos2(rect.right(), middle + BAR / 2.0));
        self.shown = Some(self.shown.map_or(bars, |shown| shown.union(bars)));
        rect
    }

    /// Draws a column under all of them: where all are.
    pub(super) fn end(self, ui: &Ui) {
        let (Some([from, to]), Some(bars)) = (self.shared, self.shown) else { return };
        let x = |part: f64| bars.left() + part.clamp(0.0, 1.0) as f32 * bars.width();
        let column = Rect::from_min_max(pos2(x(from), bars.top() - BEYOND), pos2(x(to), bars.bottom() + BEYOND));
        ui.painter().set(self.under, Shape::rect_filled(column, 0.0, ui.colour(|of| of.wash)));
    }
}

/// A part, hatched if it is what all share.
fn bar(ui: &Ui, [from, to]: [f32; 2], middle: f32, is_shared: bool) {
    let half = if is_shared { BAR / 2.0 } else { BAR / 2.0 - 2.0 };
    // A touching place is a part without length.
    let bar = Rect::from_min_max(pos2(from, middle - half), pos2(to.max(from + 2.0), middle + half));
    let painter = ui.painter();
    if !is_shared {
        painter.rect_filled(bar, 0.0, ui.colour(|of| of.third));
        return;
    }
    painter.rect_filled(bar, 0.0, ui.colour(|of| of.shared));
    let inside = painter.with_clip_rect(bar.intersect(painter.clip_rect()));
    let stroke = Stroke::new(1.8, ui.colour(|of| of.hatch));
    let count = ((bar.width() + bar.height()) / HATCH) as usize;
    for line in 0..=count {
        let x = bar.left() + line as f32 * HATCH;
        inside.line_segment([pos2(x - bar.height(), bar.bottom()), pos2(x, bar.top())], stroke);
    }
    painter.rect_stroke(bar, 0.0, Stroke::new(1.5, ui.colour(|of| of.shared_edge)), StrokeKind::Inside);
}

/// The segment A, and a place on it.
fn place(ui: &Ui, rect: Rect, middle: f32, x: f32) {
    let (painter, a) = (ui.painter(), ui.colour(|of| of.a));
    let (left, right) = (rect.left() + END, rect.right() - END);
    painter.hline(left..=right, middle, Stroke::new(SEGMENT, a));
    for end in [left, right] {
        painter.circle_filled(pos2(end, middle), END, a);
    }
    let at = pos2(x.clamp(left, right), middle);
    painter.circle(at, PLACE, ui.colour(|of| of.shared), Stroke::new(2.0, ink(ui)));
}
