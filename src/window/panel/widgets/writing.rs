//! Text: its width, its lines, and its place.

use crate::window::theme;
use egui::text::{LayoutJob, TextWrapping};
use egui::{Align2, Color32, FontId, Galley, Rect, Sense, Ui, pos2, vec2};
use hantei_scenes::words::{broken, is_japanese, is_wide, unbroken};
use std::sync::Arc;

/// In less width no text is written, not even a word's beginning, logical pixels.
const TOO_NARROW: f32 = 30.0;

/// Width of a text on one line, logical pixels.
pub(in crate::window) fn width_of(ui: &Ui, text: &str, font: FontId) -> f32 {
    let font = theme::one_weight(ui.ctx(), text, font);
    ui.painter().layout_no_wrap(text.into(), font, Color32::BLACK).size().x
}

/// Writes a whole text in lines of `place`'s width, smaller if it would be too high.
pub(in crate::window::panel) fn write_all(ui: &Ui, place: Rect, text: &str, font: FontId, colour: Color32) {
    let sizes = [font.size, 15.0, 13.0].into_iter().filter(|size| *size <= font.size);
    let laid_out = |size: f32| {
        let font = FontId::new(size, font.family.clone());
        ui.painter().layout(in_lines(ui.ctx(), text, &font, place.width()), font, colour, place.width())
    };
    let galley = first_fitting(sizes.map(laid_out), |galley| galley.size().y <= place.height());
    if let Some(galley) = galley {
        ui.painter().galley(place.min, galley, colour);
    }
}

/// Writes at a point; returns where the text begins.
pub(in crate::window::panel) fn write(
    ui: &Ui,
    at: egui::Pos2,
    anchor: Align2,
    text: &str,
    font: FontId,
    colour: Color32,
) -> f32 {
    ui.painter().text(at, anchor, text, theme::one_weight(ui.ctx(), text, font), colour).left()
}

/// Writes at the left of `place`, in a smaller font if it is too long, and cut with an ellipsis if size 13 is still too
/// large; nothing without room for a word's beginning. Returns where the text ends.
pub(in crate::window::panel) fn write_within(ui: &Ui, place: Rect, text: &str, font: FontId, colour: Color32) -> f32 {
    if place.width() < TOO_NARROW {
        return place.left();
    }
    let galley = within(ui, text, theme::one_weight(ui.ctx(), text, font), colour, place.width());
    let end = place.left() + galley.size().x;
    ui.painter().galley(pos2(place.left(), place.center().y - galley.size().y / 2.0), galley, colour);
    end
}

/// A line of this width at most: in a smaller font if it is too long, and cut with an ellipsis if size 13 is still too
/// large.
pub(in crate::window::panel) fn within(ui: &Ui, text: &str, font: FontId, colour: Color32, width: f32) -> Arc<Galley> {
    let laid_out = |size: f32| {
        let mut job = LayoutJob::simple_singleline(text.into(), FontId::new(size, font.family.clone()), colour);
        job.wrap = TextWrapping::truncate_at_width(width);
        ui.fonts(|fonts| fonts.layout_job(job))
    };
    let smaller = [15.0, 13.0].into_iter().filter(|size| *size < font.size).map(laid_out);
    let galley = laid_out(font.size);
    if galley.elided { first_fitting(smaller, |galley| !galley.elided).unwrap_or(galley) } else { galley }
}

/// A text with line breaks where readers expect them: between phrases in a text without spaces, and around a formula
/// that takes half a line at most. egui breaks the others.
pub(in crate::window) fn in_lines(context: &egui::Context, text: &str, font: &FontId, width: f32) -> String {
    let wide = |said: &str| {
        let width = |letter| context.fonts(|fonts| fonts.glyph_width(font, letter));
        f64::from(said.chars().map(width).sum::<f32>())
    };
    let text = unbroken(text, |formula| wide(formula) <= f64::from(width) / 2.0);
    if !is_japanese(&text) {
        return text;
    }
    let lines = text.split('\n').flat_map(|line| broken(line, width.into(), wide));
    lines.collect::<Vec<_>>().join("\n")
}

/// Line distance in font sizes: larger for letters that are full squares.
pub(in crate::window::panel) fn leading(text: &str) -> f32 {
    if is_wide(text) { 1.6 } else { 1.5 }
}

pub(in crate::window) fn laid_out(ui: &Ui, text: &str, font: FontId, colour: Color32, width: f32) -> Arc<Galley> {
    let font = theme::one_weight(ui.ctx(), text, font);
    let line_height = Some((font.size * leading(text)).round());
    let mut job = LayoutJob::default();
    job.wrap.max_width = width;
    let said = in_lines(ui.ctx(), text, &font, width);
    let format = egui::TextFormat { line_height, ..egui::TextFormat::simple(font, colour) };
    job.append(&said, 0.0, format);
    ui.fonts(|fonts| fonts.layout_job(job))
}

pub(in crate::window::panel) fn paragraph(ui: &mut Ui, text: &str, font: FontId, colour: Color32) {
    let galley = laid_out(ui, text, font, colour, ui.available_width());
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), galley.size().y), Sense::hover());
    ui.painter().galley(rect.min, galley, colour);
}

/// The first that fits, or else the last.
pub(in crate::window::panel) fn first_fitting<Laid>(
    laid_out: impl Iterator<Item = Laid>,
    fits: impl Fn(&Laid) -> bool,
) -> Option<Laid> {
    let mut last = None;
    for laid in laid_out {
        if fits(&laid) {
            return Some(laid);
        }
        last = Some(laid);
    }
    last
}
