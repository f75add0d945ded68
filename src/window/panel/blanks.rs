//! A typed test with blanks: only the blanks can be typed.

use super::formula::FormulaField;
use super::widgets::{GAP, ink, name, pressable, second, width_of, wrong, wrong_ring};
use crate::window::theme;
use egui::{Align, Id, Key, Layout, Margin, RichText, TextEdit, Ui, vec2};
use hantei_scenes::scene::{Event, OwnGap, Typed, Viewer};
use hantei_scenes::text;
use hantei_scenes::words::Words;

/// Least width of a blank, and the space beside its text, logical pixels.
const LEAST: f32 = 44.0;
const BESIDE: f32 = 22.0;
/// Between a blank's border and its text, logical pixels.
const PADDING: Margin = Margin::symmetric(6, 4);

/// Whether a blank behind this part has room for a whole condition.
fn is_condition(part: &str) -> bool {
    ["&&", "||"].iter().any(|joins| part.trim_end().ends_with(joins))
}

impl FormulaField {
    /// Shows the text with a field for each blank.
    pub(super) fn fill(&mut self, ui: &mut Ui, words: &Words, scene: &mut Viewer, typed: &Typed) {
        let mut contents = typed.contents.clone();
        // The scene drops spaces around a content, but after a space typing goes on.
        for (content, spaced) in contents.iter_mut().zip(&self.spaced) {
            if spaced.trim() == content.trim() {
                content.clone_from(spaced);
            }
        }
        let before = contents.clone();
        let is_flawed = matches!(typed.gap, Some(OwnGap::Flawed(_)));
        let takes_keys = std::mem::take(&mut self.takes_keys);
        let first = contents.iter().position(|content| content.is_empty()).unwrap_or_default();
        let (mut is_left, mut is_focused) = (false, false);
        let row = Layout::left_to_right(Align::Center).with_main_wrap(true);
        let size = vec2(ui.available_width(), pressable(ui));
        ui.allocate_ui_with_layout(size, row, |ui| {
            ui.spacing_mut().item_spacing = vec2(2.0, 6.0);
            for (place, part) in typed.parts.iter().enumerate() {
                for (line, text) in part.split('\n').enumerate() {
                    if line > 0 {
                        ui.end_row();
                    }
                    if !text.is_empty() {
                        ui.label(RichText::new(text).font(theme::mono()).color(ink(ui)));
                    }
                }
                let Some(content) = contents.get_mut(place) else { continue };
                let least = if is_condition(part) { ui.max_rect().width() } else { LEAST };
                let width = (width_of(ui, content, theme::mono()) + BESIDE).max(least).min(ui.max_rect().width());
                let id = Id::new(("blank", scene.name(), place));
                let edit = TextEdit::singleline(content).id(id).font(theme::mono()).margin(PADDING);
                let edit = edit.vertical_align(Align::Center).min_size(vec2(width, pressable(ui)));
                let colour = is_flawed.then_some(wrong(ui));
                let response = ui.add(edit.desired_width(width - 12.0).text_color_opt(colour));
                if is_flawed && !content.is_empty() {
                    wrong_ring(ui, response.rect);
                }
                if takes_keys && place == first {
                    response.request_focus();
                }
                is_focused |= response.has_focus();
                is_left |= response.lost_focus();
                if response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
                    response.request_focus();
                }
                name(&response, &words.say(&text!("own-blank", place = (place + 1).to_string())), false);
            }
        });
        self.focused |= is_focused;
        if contents != before {
            // A semicolon separates blanks on the command line, so a blank cannot contain one.
            self.spaced = contents.iter().map(|content| content.replace(';', " ")).collect();
            if scene.set("blanks", &self.spaced.join(";")).is_ok() {
                ui.ctx().request_repaint();
            }
        }
        if is_left {
            scene.handle(Event::Typed);
        }
        ui.add_space(GAP);
        if let Some(gap) = &typed.gap {
            let colour = if is_flawed { wrong(ui) } else { second(ui) };
            super::widgets::paragraph(ui, &words.say(&gap.says()), theme::text(), colour);
            ui.add_space(GAP);
        }
    }
}
