//! The field in which a test is typed: it grows with its text, numbers its lines, and marks the line that is wrong.

use super::formula::{FormulaField, field_id, frame_id};
use super::widgets::{ROUND, accent, by_finger, ink, more_below, second, width_of, wrong, wrong_ring};
use crate::window::theme::{self, Coloured as _};
use egui::scroll_area::ScrollBarVisibility;
use egui::text::{CCursor, CCursorRange, LayoutJob};
use egui::{
    Align2, CornerRadius, FontId, Galley, Id, Margin, Painter, Pos2, Rangef, Rect, ScrollArea, Sense, Shape, Stroke,
    StrokeKind, TextEdit, TextFormat, Ui, UiBuilder, pos2, vec2,
};
use hantei_scenes::quote::line_and_column;
use hantei_scenes::scene::{TextFlaw, Viewer};
use std::sync::Arc;

/// Between the field's left border and its text, at the right, and above and below it, logical pixels.
const PADDING: f32 = 9.0;
const RIGHT: i8 = 3;
const ABOVE: f32 = 4.0;
/// Between the number of a line and its text, logical pixels.
const GUTTER: f32 = 9.0;
/// A selected line's end shows this far behind its text, logical pixels.
const NEW_LINE: f32 = 10.0;
/// The field has lines for a whole test of this many characters, and one for this much of the page's height, logical
/// pixels.
const WHOLE_TEST: f32 = 60.0;
const PER_LINE: f32 = 250.0;
/// The field grows up to this many lines, and up to this part of what the page has beside its head, its button and a
/// verdict, logical pixels.
const MOST_LINES: f32 = 12.0;
const MOST_PART: f32 = 0.5;
const BESIDE: f32 = 240.0;
/// Width of the mark for what is missing at the end, logical pixels.
const MISSING: f32 = 9.0;

/// How the field's text is written.
struct Written {
    font: FontId,
    /// What is wrong with it.
    flaw: Option<TextFlaw>,
    /// Room for the numbers of lines; 0 for a text of one line.
    gutter: f32,
}

impl Written {
    fn of(ui: &Ui, text: &str, flaw: Option<TextFlaw>) -> Self {
        // Code has a smaller font, for more of a line.
        let is_code = text.trim_end().contains('\n');
        let font = if is_code { theme::code() } else { theme::mono() };
        let digits = (text.matches('\n').count() + 1).to_string().len();
        let gutter = if is_code { width_of(ui, &"0".repeat(digits), font.clone()) + GUTTER } else { 0.0 };
        Self { font, flaw, gutter }
    }

    fn margin(&self) -> Margin {
        Margin { left: (PADDING + self.gutter).round() as i8, right: RIGHT, ..Margin::from(vec2(0.0, ABOVE)) }
    }

    fn laid_out(&self, ui: &Ui, text: &str, width: f32) -> Arc<Galley> {
        let mut job = LayoutJob::default();
        job.wrap.max_width = width - NEW_LINE;
        let plain = TextFormat { font_id: self.font.clone(), color: ink(ui), ..TextFormat::default() };
        let flawed = TextFormat { color: wrong(ui), underline: Stroke::new(2.0, wrong(ui)), ..plain.clone() };
        let place = self.flaw.as_ref().map_or(0..0, |flaw| flaw.place.clone());
        let pieces = (text.get(..place.start), text.get(place.clone()), text.get(place.end..));
        if let (Some(before), Some(here), Some(behind)) = pieces {
            job.append(before, 0.0, plain.clone());
            job.append(here, 0.0, flawed);
            job.append(behind, 0.0, plain);
        } else {
            job.append(text, 0.0, plain);
        }
        ui.fonts(|fonts| fonts.layout_job(job))
    }

    /// Takes the field's place, and tells how much of its height has text: no part of a next line is seen.
    fn place(&self, ui: &mut Ui, text: &str) -> (Rect, f32) {
        let margin = self.margin();
        let width = ui.available_width();
        let galley = self.laid_out(ui, text, width - margin.sum().x);
        let least = ui.painter().layout_no_wrap("\n".repeat(lines(ui) - 1), theme::mono(), ink(ui)).size().y;
        let line = ui.fonts(|fonts| fonts.row_height(&self.font));
        let room = MOST_PART * (ui.clip_rect().height() - BESIDE);
        let most = ((room / line).floor().min(MOST_LINES) * line).max(least);
        let inner = galley.size().y.clamp(least, most);
        let (_, place) = ui.allocate_space(vec2(width, inner + margin.sum().y));
        if galley.size().y <= inner + 0.5 {
            return (place, place.height());
        }
        let ends = galley.rows.iter().map(|row| margin.topf() + row.max_y());
        (place, ends.take_while(|end| *end <= place.height()).last().unwrap_or(place.height()))
    }

    /// Writes each line's number beside it, for a text of several lines. Returns where the line is that is wrong.
    fn number(&self, (ui, painter): (&Ui, &Painter), text: &str, galley: &Galley, at: Pos2) -> Option<Rangef> {
        if self.gutter == 0.0 {
            return None;
        }
        let wrong_line = self.flaw.as_ref().map(|flaw| line_and_column(text, flaw.place.start).0);
        let (mut line, mut begins, mut marked) = (1, true, None::<Rangef>);
        for row in &galley.rows {
            let place = Rangef::new(at.y + row.min_y(), at.y + row.max_y());
            let is_wrong = wrong_line == Some(line);
            if begins {
                let colour = if is_wrong { wrong(ui) } else { second(ui) };
                let corner = pos2(at.x - GUTTER, place.min);
                painter.text(corner, Align2::RIGHT_TOP, line.to_string(), self.font.clone(), colour);
            }
            if is_wrong {
                marked = Some(Rangef::new(marked.map_or(place.min, |above| above.min), place.max));
            }
            begins = row.ends_with_newline;
            line += usize::from(begins);
        }
        marked
    }
}

impl FormulaField {
    /// Shows the field itself; true once it has lost the focus.
    pub(super) fn edit(&mut self, ui: &mut Ui, scene: &Viewer, key: &'static str, text: &mut String) -> bool {
        let flaw = |text: &str| {
            // An empty blank is not an error.
            (!text.trim().is_empty()).then(|| self.flaw(scene, key, text)).flatten().filter(|_| !self.is_of_others())
        };
        let id = field_id(scene);
        if self.takes_keys {
            select_all(ui, id, text);
        }
        let before = Written::of(ui, text, flaw(text));
        let (place, high) = before.place(ui, text);
        ui.interact(place, frame_id(scene), Sense::hover());
        let mut lay_out = |ui: &Ui, text: &str, width: f32| Written::of(ui, text, flaw(text)).laid_out(ui, text, width);
        let edit = TextEdit::multiline(text)
            .id(id)
            .font(before.font.clone())
            .frame(false)
            .margin(before.margin())
            .min_size(vec2(0.0, high))
            .desired_rows(1)
            .desired_width(f32::INFINITY)
            .layouter(&mut lay_out);
        let mut within = ui.new_child(UiBuilder::new().max_rect(place.with_max_y(place.top() + high)));
        let area = ScrollArea::vertical().id_salt(id).max_height(high).min_scrolled_height(high);
        let area = area.auto_shrink(false).drag_to_scroll(by_finger(ui));
        let area = area.scroll_bar_visibility(ScrollBarVisibility::AlwaysHidden).show(&mut within, |ui| {
            let beyond = vec2(0.0, ui.visuals().clip_rect_margin);
            ui.set_clip_rect(ui.clip_rect().shrink2(beyond));
            let ground = ui.painter().add(Shape::Noop);
            (edit.show(ui), ui.painter().clone(), ground)
        });
        more_below(ui, area.inner_rect.right() - PADDING, &area);
        let (output, painter, ground) = area.inner;
        let now = Written::of(ui, text, flaw(text));
        if let Some(marked) = now.number((ui, &painter), text, &output.galley, output.galley_pos) {
            let line = Rect::from_x_y_ranges(place.shrink(1.0).x_range(), marked);
            painter.set(ground, Shape::rect_filled(line, CornerRadius::ZERO, ui.colour(|of| of.wrong_wash)));
        }
        let edge = if output.response.has_focus() { (2.0, accent(ui)) } else { (1.0, ui.colour(|of| of.border)) };
        ui.painter().rect_stroke(place, CornerRadius::same(ROUND), edge, StrokeKind::Inside);
        if now.flaw.is_some() {
            wrong_ring(ui, place);
        }
        if now.flaw.is_some_and(|flaw| flaw.place.start >= text.len()) {
            let end = output.galley.pos_from_ccursor(CCursor::new(text.chars().count()));
            let from = output.galley_pos + vec2(end.right() + 1.0, end.bottom() - 1.0);
            let painter = ui.painter().with_clip_rect(place);
            painter.line_segment([from, from + vec2(MISSING, 0.0)], Stroke::new(2.0, wrong(ui)));
        }
        output.response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::TextEdit, true, key));
        self.takes_keys = false;
        self.focused |= output.response.has_focus();
        output.response.lost_focus()
    }
}

/// Gives a field the focus, with all of its text selected.
fn select_all(ui: &Ui, id: Id, text: &str) {
    let mut state = TextEdit::load_state(ui.ctx(), id).unwrap_or_default();
    // The cursor stays at the beginning, which is in sight.
    let all = CCursorRange::two(CCursor::new(text.chars().count()), CCursor::new(0));
    state.cursor.set_char_range(Some(all));
    state.store(ui.ctx(), id);
    ui.memory_mut(|memory| memory.request_focus(id));
}

/// The least lines of the field in this place, which do not depend on its text.
fn lines(ui: &Ui) -> usize {
    let room = ui.available_width() - PADDING - f32::from(RIGHT) - NEW_LINE;
    let characters = (room / width_of(ui, "x", theme::mono())).floor().max(1.0);
    let by_height = (ui.clip_rect().height() / PER_LINE).floor();
    (WHOLE_TEST / characters).ceil().max(by_height).clamp(2.0, 4.0) as usize
}
