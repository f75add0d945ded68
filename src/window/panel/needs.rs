//! The parts of the panel that a step of a course needs, shown in its text if the panel is hidden.

use super::page::{CHOOSER, stands_first};
use super::widgets::{GAP, by_finger, ink, paragraph, pressable, second, width_of, write, wrong};
use super::{Panel, player};
use crate::window::theme;
use egui::{Align2, Color32, FontId, Sense, Ui, vec2};
use hantei_scenes::lesson::ShownPart;
use hantei_scenes::scene::{Content, Door, MethodRow, Readings, Row, Setting, Truth, Viewer};
use hantei_scenes::words::Words;

/// Least height of the map in a text for a finger: its cells are then 20 wide; logical pixels.
const MAP: f32 = 410.0;
/// The same for a mouse, with cells of 10.
const LEAST_MAP: f32 = 177.0;
/// The player has this knob.
const FRAME: &str = "frame";

impl Panel {
    /// Shows the method, the knobs of the keys in `needed`, and, with `figure`, the figure that the step opens.
    pub(in crate::window) fn needs(
        &mut self,
        ui: &mut Ui,
        words: &Words,
        scene: &mut Viewer,
        (readings, needed, parts): (&Readings, &[String], &[ShownPart]),
        figure: bool,
    ) {
        let begins = ui.cursor().top();
        if needed.iter().any(|key| key == "method") {
            ui.add_space(GAP);
            let (_, place) = ui.allocate_space(vec2(ui.available_width(), pressable(ui).max(CHOOSER)));
            self.chooser(ui, place, words, scene, readings);
        }
        let settings = scene.settings();
        let plays = scene.offer("play").is_some();
        let knobs: Vec<&Setting> = settings
            .iter()
            .filter(|setting| stands_first(setting, needed) && !(plays && setting.key == FRAME))
            .collect();
        if !knobs.is_empty() {
            ui.add_space(GAP);
            self.knobs(ui, words, scene, &knobs, readings);
            self.fields.show(ui, words, scene, &knobs);
            for setting in knobs {
                player::slides(ui, scene, setting);
            }
        }
        let door = scene.door();
        if matches!(door, Door::Map | Door::Lens | Door::Cost | Door::Sides) && figure && scene.large().is_none() {
            ui.add_space(GAP);
            if door == Door::Map && !by_finger(ui) {
                self.figure_as_high(ui, words, scene, (door, room_below(ui).clamp(LEAST_MAP, MAP)));
            } else {
                self.figure_at_least(ui, words, scene, (door, if door == Door::Map { MAP } else { 0.0 }));
            }
        }
        if ui.cursor().top() > begins {
            self.refusal(ui, words);
        }
        if scene.is_hidden() || scene.guesses() {
            return;
        }
        for part in parts {
            ui.add_space(GAP);
            match part {
                ShownPart::Comparisons => readings
                    .sections
                    .iter()
                    .take(1)
                    .flat_map(|section| &section.rows)
                    .for_each(|row| comparison(ui, words, row)),
                ShownPart::Reason => {
                    let reason = readings.reason.as_ref();
                    reason.into_iter().for_each(|reason| paragraph(ui, &words.say(reason), theme::lesson(), ink(ui)));
                }
                ShownPart::Methods => {
                    // An own test without text has no answer.
                    let speaks = |method: &&MethodRow| !words.say(&method.says).is_empty();
                    readings.methods.iter().filter(speaks).for_each(|method| says(ui, words, method));
                }
            }
        }
    }

    fn refusal(&self, ui: &mut Ui, words: &Words) {
        if let Some(error) = self.fields.error() {
            paragraph(ui, &words.say(error), theme::text(), wrong(ui));
        }
    }
}

/// The height below what has been shown, before anything is scrolled, logical pixels.
pub(super) fn room_below(ui: &Ui) -> f32 {
    ui.clip_rect().height() - (ui.cursor().top() - ui.min_rect().top()) - GAP
}

/// Logical pixels.
const LINE: f32 = 20.0;

/// A comparison on one line or two: its meaning, its numbers, its truth.
fn comparison(ui: &mut Ui, words: &Words, row: &Row) {
    let Content::Comparison { asked, left, symbol, right, truth, .. } = &row.content else { return };
    let said = words.say(&truth.says());
    let numbers = if left.is_empty() { String::new() } else { format!("{left} {symbol} {right}") };
    let is_asked = matches!(truth, Truth::True | Truth::False);
    let colour = if is_asked { ink(ui) } else { second(ui) };
    let of_truth = if is_asked { theme::code() } else { theme::caption() };
    let end = format!("{numbers}  ");
    let wanted = width_of(ui, asked, theme::code())
        + width_of(ui, &end, theme::code())
        + width_of(ui, &said, of_truth.clone())
        + GAP;
    if wanted <= ui.available_width() {
        line(ui, (asked, theme::code(), colour), (&end, &said, of_truth), colour);
    } else {
        paragraph(ui, asked, theme::code(), colour);
        line(ui, ("", theme::code(), colour), (&end, &said, of_truth), colour);
    }
}

fn says(ui: &mut Ui, words: &Words, method: &MethodRow) {
    let colour = if method.is_wrong { wrong(ui) } else { ink(ui) };
    let said = words.say(&method.says);
    line(ui, (method.name, theme::code(), ink(ui)), ("", &said, theme::text()), colour);
}

/// A line with one text at its left, and two at its right.
fn line(
    ui: &mut Ui,
    (left, font, ink): (&str, FontId, Color32),
    (numbers, right, of_right): (&str, &str, FontId),
    colour: Color32,
) {
    let (place, _) = ui.allocate_exact_size(vec2(ui.available_width(), LINE), Sense::hover());
    write(ui, place.left_center(), Align2::LEFT_CENTER, left, font, ink);
    let end = write(ui, place.right_center(), Align2::RIGHT_CENTER, right, of_right, colour);
    write(ui, egui::pos2(end, place.center().y), Align2::RIGHT_CENTER, numbers, theme::code(), colour);
}
