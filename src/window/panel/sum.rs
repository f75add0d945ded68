//! The line under the comparisons: how many are true, and what follows.

use super::rows::{BEYOND, Rows};
use super::widgets::{CARD, ink, open_chip, pressable, second, width_of, write, wrong};
use crate::window::theme::{self, Coloured as _};
use egui::{Align2, Color32, CornerRadius, FontId, Rect, Sense, Stroke, Ui, pos2, vec2};
use hantei_scenes::scene::Readings;
use hantei_scenes::text;

/// Width of the mark of an answer that is still open, logical pixels.
const WIDE_CHIP: f32 = 52.0;

impl Rows<'_> {
    /// The line under the comparisons: how many are true, and what follows.
    pub(super) fn sum(&self, ui: &mut Ui, readings: &Readings) {
        if readings.guessing.as_ref().is_some_and(|guessing| guessing.said.is_none()) {
            let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), pressable(ui)), Sense::hover());
            let asked = self.words.say(&text!("guess-answer"));
            let end = write_left(ui, rect.left_center(), &asked, theme::text(), second(ui));
            open_chip(ui, pos2(end + 10.0 + WIDE_CHIP, rect.center().y), WIDE_CHIP);
            return;
        }
        let Some(verdict) = readings.verdict else { return };
        let Some(said) = readings.together() else { return };
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), pressable(ui)), Sense::hover());
        if readings.is_summed {
            let lit = rect.expand2(vec2(BEYOND, 0.0));
            ui.painter().rect_filled(lit, CornerRadius::same(CARD), ui.colour(|of| of.accent_wash));
            if !ui.clip_rect().contains_rect(rect) {
                response.scroll_to_me(None);
            }
        }
        let end = write_left(ui, rect.left_center(), &self.words.say(&said), theme::text(), second(ui));
        let answer = self.words.say(readings.answer.as_ref().unwrap_or(&readings.headline));
        let width = width_of(ui, &answer, theme::heading()) + 20.0;
        let chip = Rect::from_min_size(pos2(end + 10.0, rect.center().y - 12.0), vec2(width, 24.0));
        let round = CornerRadius::same(12);
        if readings.truth.is_some() {
            // The answer is wrong: it looks as in the strip, not as a hit.
            ui.painter().rect_stroke(chip, round, Stroke::new(1.0, wrong(ui)), egui::StrokeKind::Inside);
            write(ui, chip.center(), Align2::CENTER_CENTER, &answer, theme::heading(), wrong(ui));
        } else if verdict {
            ui.painter().rect_filled(chip, round, ui.colour(|of| of.shared));
            write(ui, chip.center(), Align2::CENTER_CENTER, &answer, theme::heading(), Color32::from_rgb(22, 27, 38));
        } else {
            ui.painter().rect_stroke(
                chip,
                round,
                Stroke::new(1.0, ui.colour(|of| of.border)),
                egui::StrokeKind::Inside,
            );
            write(ui, chip.center(), Align2::CENTER_CENTER, &answer, theme::heading(), ink(ui));
        }
        if let Some(then) = readings.then.as_ref().filter(|_| readings.truth.is_none()) {
            let room = rect.with_min_x(chip.right() + 10.0);
            let then = self.words.say(then);
            // Without room for all of it, the picture has it.
            if width_of(ui, &then, theme::text()) <= room.width() {
                write_left(ui, room.left_center(), &then, theme::text(), second(ui));
            }
        }
    }
}

/// Writes at a point; returns where the text ends.
fn write_left(ui: &Ui, at: egui::Pos2, text: &str, font: FontId, colour: Color32) -> f32 {
    ui.painter().text(at, Align2::LEFT_CENTER, text, font, colour).right()
}
