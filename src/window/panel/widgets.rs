//! The panel's widgets: what can be clicked, and text where it belongs.

use crate::text;
use crate::window::theme;
use crate::words::{Text, Words};
use egui::text::{LayoutJob, TextWrapping};
use egui::{
    self, Align, Align2, Color32, CornerRadius, FontId, Galley, Layout, Rect, Response, RichText, Sense, Stroke, Ui,
    UiBuilder, Vec2, pos2, vec2,
};
use std::sync::Arc;

/// Height of a row of text, logical pixels.
pub(super) const ROW: f32 = 24.0;
/// Height of a row that can be clicked, logical pixels.
pub(super) const BUTTON: f32 = 26.0;
/// Space between groups, logical pixels.
pub(super) const GAP: f32 = 8.0;
/// What is not higher than this is a row, and shown as a whole or not at all, logical pixels.
pub(super) const TALLEST: f32 = 64.0;
/// Room behind a label for the mark that explains it, logical pixels.
const MARK: f32 = 30.0;
/// Room in which nothing can be written, not even the beginning of a word, logical pixels.
const TOO_NARROW: f32 = 30.0;

/// A sentence that explains what stands above it.
pub(super) fn explanation(ui: &mut Ui, text: &str) {
    let text = RichText::new(text).font(theme::text()).color(theme::QUIET);
    ui.add(egui::Label::new(text).wrap());
    ui.add_space(4.0);
}

/// A mark behind a label whose middle is this high that opens its explanation, if the catalogue has one; and that, while
/// it is open.
pub(super) fn explain(
    ui: &mut Ui,
    words: &Words,
    (label, middle): (&str, f32),
    id: &str,
    explained: &mut Option<String>,
) {
    if !words.has(id) {
        return;
    }
    let centre = pos2(ui.min_rect().left() + width_of(ui, label, theme::text()) + 16.0, middle);
    question(ui, centre, id, explained);
    if explained.as_deref() == Some(id) {
        explanation(ui, &words.say(&Text::message(id.to_string())));
    }
}

/// The mark itself: a question mark that can be clicked.
pub(super) fn question(ui: &mut Ui, centre: egui::Pos2, id: &str, explained: &mut Option<String>) {
    let place = Rect::from_center_size(centre, Vec2::splat(18.0));
    let response = ui.interact(place, egui::Id::new(("explain", id)), Sense::click());
    let is_open = explained.as_deref() == Some(id);
    let colour = if is_open || response.hovered() { theme::ACCENT } else { theme::QUIET };
    ui.painter().circle_stroke(centre, 7.0, Stroke::new(1.0, colour));
    ui.painter().text(centre, Align2::CENTER_CENTER, "?", FontId::new(11.0, theme::text().family), colour);
    name(&response, "?", is_open);
    if response.clicked() {
        *explained = if is_open { None } else { Some(id.into()) };
    }
}

/// How wide a text is in one line, logical pixels.
pub(super) fn width_of(ui: &Ui, text: &str, font: FontId) -> f32 {
    ui.painter().layout_no_wrap(text.into(), font, theme::INK).size().x
}

/// A label and a few words side by side, or below it where there is no room; returns the one that is clicked.
pub(super) fn choice(ui: &mut Ui, label: &str, options: &[&'static str], chosen: usize) -> Option<&'static str> {
    let mut clicked = None;
    let between = 4.0;
    let widths: Vec<f32> = options.iter().map(|&option| 16.0 + width_of(ui, option, theme::text())).collect();
    let buttons = widths.iter().sum::<f32>() + between * (options.len() as f32 - 1.0);
    let (mut row, _) = ui.allocate_exact_size(vec2(ui.available_width(), 28.0), Sense::hover());
    write(ui, row.left_center(), Align2::LEFT_CENTER, label, theme::text(), theme::INK);
    if width_of(ui, label, theme::text()) + MARK + buttons > row.width() {
        row = ui.allocate_exact_size(row.size(), Sense::hover()).0;
    }
    let place = Rect::from_min_max(pos2(row.right() - buttons, row.top()), row.max);
    ui.scope_builder(UiBuilder::new().max_rect(place).layout(Layout::right_to_left(Align::Center)), |ui| {
        ui.spacing_mut().item_spacing.x = between;
        for (place, &option) in options.iter().enumerate().rev() {
            if segment(ui, vec2(widths[place], BUTTON), option, theme::text(), place == chosen).clicked() {
                clicked = Some(option);
            }
        }
    });
    clicked
}

/// A label and a menu; returns the option that is clicked. A heading stands before the option with which its group begins.
pub(super) fn menu(
    ui: &mut Ui,
    label: &str,
    options: &[&'static str],
    chosen: usize,
    headings: &[(&str, String)],
) -> Option<&'static str> {
    let mut clicked = None;
    let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), 30.0), Sense::hover());
    write(ui, row.left_center(), Align2::LEFT_CENTER, label, theme::text(), theme::INK);
    let width = 212.0;
    let place = Rect::from_min_max(pos2(row.right() - width, row.top() + 1.0), row.max);
    ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
        ui.spacing_mut().interact_size.y = BUTTON;
        let shown = RichText::new(options[chosen]).font(theme::text());
        egui::ComboBox::from_id_salt(label).truncate().width(width).height(400.0).selected_text(shown).show_ui(
            ui,
            |ui| {
                for (place, &option) in options.iter().enumerate() {
                    for (_, heading) in headings.iter().filter(|(first, _)| *first == option) {
                        ui.separator();
                        ui.label(RichText::new(heading).font(theme::text()).color(theme::QUIET));
                    }
                    if ui.selectable_label(place == chosen, option).clicked() {
                        clicked = Some(option);
                    }
                }
            },
        );
    });
    clicked
}

/// A check box with its label; true if it is clicked.
pub(super) fn switch(ui: &mut Ui, words: &Words, label: &str, on: bool) -> bool {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 28.0), Sense::click());
    back(ui, rect, &response, false);
    write(ui, rect.left_center(), Align2::LEFT_CENTER, label, theme::text(), theme::INK);
    let square = Rect::from_center_size(pos2(rect.right() - 17.0, rect.center().y), Vec2::splat(16.0));
    check_box(ui, square, on);
    let state = &words.say(&if on { text!("on") } else { text!("off") });
    write(ui, pos2(square.left() - 8.0, square.center().y), Align2::RIGHT_CENTER, state, theme::text(), theme::QUIET);
    response.widget_info(|| egui::WidgetInfo::selected(egui::WidgetType::Checkbox, true, on, label));
    response.clicked()
}

/// The box of something that is on or off.
pub(super) fn check_box(ui: &Ui, square: Rect, on: bool) {
    let (fill, border) = if on { (theme::ACCENT, theme::ACCENT) } else { (Color32::WHITE, theme::QUIET) };
    ui.painter().rect(square, CornerRadius::same(3), fill, Stroke::new(1.5, border), egui::StrokeKind::Inside);
    if on {
        write(ui, square.center(), Align2::CENTER_CENTER, "✓", theme::heading(), Color32::WHITE);
    }
}

/// A ring around a field whose text is wrong.
pub(super) fn wrong_ring(ui: &Ui, field: Rect) {
    let ring = Stroke::new(2.0, theme::ERROR);
    ui.painter().rect_stroke(field, CornerRadius::same(4), ring, egui::StrokeKind::Inside);
}

/// A word in a box that can be clicked; filled when chosen.
pub(super) fn segment(ui: &mut Ui, size: Vec2, text: &str, font: FontId, chosen: bool) -> Response {
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    back(ui, rect, &response, chosen);
    let (border, ink) = if chosen { (theme::ACCENT, theme::ACCENT) } else { (theme::LINE, theme::INK) };
    ui.painter().rect_stroke(rect, CornerRadius::same(4), Stroke::new(1.0, border), egui::StrokeKind::Inside);
    write(ui, rect.center(), Align2::CENTER_CENTER, text, font, ink);
    name(&response, text, chosen);
    response
}

/// The background of something that can be clicked, and its ring when the keyboard is there.
pub(super) fn back(ui: &Ui, rect: Rect, response: &Response, chosen: bool) {
    let fill = if chosen {
        theme::CHOSEN
    } else if response.hovered() {
        theme::HOVERED
    } else {
        Color32::TRANSPARENT
    };
    ui.painter().rect_filled(rect, CornerRadius::same(4), fill);
    if response.has_focus() {
        let ring = Stroke::new(2.0, theme::ACCENT);
        ui.painter().rect_stroke(rect, CornerRadius::same(4), ring, egui::StrokeKind::Inside);
    }
}

/// Tells assistive tools what can be clicked.
pub(super) fn name(response: &Response, text: &str, chosen: bool) {
    response.widget_info(|| egui::WidgetInfo::selected(egui::WidgetType::RadioButton, true, chosen, text));
}

pub(super) fn line(ui: &mut Ui, height: f32, text: &str, font: FontId, colour: Color32) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    write_within(ui, rect, text, font, colour);
}

/// Writes all of a text in lines as wide as `place`, smaller if else they would be higher.
pub(super) fn write_all(ui: &Ui, place: Rect, text: &str, font: FontId, colour: Color32) {
    let laid_out = |less: u8| {
        let font = FontId::new(font.size - f32::from(less), font.family.clone());
        ui.painter().layout(text.into(), font, colour, place.width())
    };
    let galley = first_fitting((0..=3).map(laid_out), |galley| galley.size().y <= place.height());
    if let Some(galley) = galley {
        ui.painter().galley(place.min, galley, colour);
    }
}

/// Writes at a point; returns where the text begins.
pub(super) fn write(ui: &Ui, at: egui::Pos2, anchor: Align2, text: &str, font: FontId, colour: Color32) -> f32 {
    ui.painter().text(at, anchor, text, font, colour).left()
}

/// Writes at the left of `place`, cut off with an ellipsis where it ends, or nothing where there is no room for a word's
/// beginning; returns where the text ends.
pub(super) fn write_within(ui: &Ui, place: Rect, text: &str, font: FontId, colour: Color32) -> f32 {
    if place.width() < TOO_NARROW {
        return place.left();
    }
    let mut job = LayoutJob::simple_singleline(text.into(), font, colour);
    job.wrap = TextWrapping::truncate_at_width(place.width());
    let galley = ui.fonts(|fonts| fonts.layout_job(job));
    let end = place.left() + galley.size().x;
    ui.painter().galley(pos2(place.left(), place.center().y - galley.size().y / 2.0), galley, colour);
    end
}

pub(super) fn title(ui: &mut Ui, text: &str) {
    ui.add_space(GAP);
    line(ui, ROW, text, theme::heading(), theme::INK);
}

/// A font `larger` times as large.
pub(super) fn times(font: FontId, larger: f32) -> FontId {
    FontId::new(font.size * larger, font.family)
}

/// Lays a text out in this height, in smaller letters if it needs more, and not smaller than this part.
pub(super) fn fitted(ui: &Ui, job: &LayoutJob, height: f32, smallest: f32) -> Option<Arc<Galley>> {
    let laid_out = |step: u8| {
        let mut job = job.clone();
        let part = 1.0 - f32::from(step) * (1.0 - smallest) / 4.0;
        job.sections.iter_mut().for_each(|section| section.format.font_id.size *= part);
        ui.fonts(|fonts| fonts.layout_job(job))
    };
    first_fitting((0..=4).map(laid_out), |galley| galley.size().y <= height)
}

/// The first that fits; if none does, the last.
pub(super) fn first_fitting<Laid>(laid_out: impl Iterator<Item = Laid>, fits: impl Fn(&Laid) -> bool) -> Option<Laid> {
    let mut last = None;
    for laid in laid_out {
        if fits(&laid) {
            return Some(laid);
        }
        last = Some(laid);
    }
    last
}
