//! Typed coordinates. What is being typed is kept as it stands until the scene takes it; what the scene refuses is
//! said, and nothing is lost.

use super::look;
use crate::scene::{Control, Scene, SettingError, Value, set};
use egui_macroquad::egui::{Align, Id, Key, Margin, RichText, TextEdit, Ui, vec2};
use std::collections::BTreeMap;

/// Height of a field, logical pixels.
const HEIGHT: f32 = 28.0;
/// Width for the name of what is placed, logical pixels.
const LABEL: f32 = 22.0;
/// Controls with at most this many numbers stand two in a row.
const NARROW: usize = 2;

/// Texts that the scene has not taken yet.
#[derive(Default)]
pub(super) struct Fields {
    /// By scene and key: a text for each number.
    drafts: BTreeMap<(&'static str, &'static str), Vec<String>>,
    focused: bool,
    error: Option<String>,
}

impl Fields {
    /// Whether a field has the keyboard.
    pub(super) fn has_focus(&self) -> bool {
        self.focused
    }

    /// Why the last thing that was given was refused.
    pub(super) fn error(&self) -> Option<&str> {
        self.error.as_deref()
    }

    /// Notes whether the scene has taken what was given.
    pub(super) fn report(&mut self, result: Result<(), SettingError>) {
        self.error = result.err().map(|error| error.to_string());
    }

    /// One field for each number of these controls.
    pub(super) fn show(&mut self, ui: &mut Ui, scene: &mut dyn Scene, controls: &[&Control]) {
        self.focused = false;
        let numbers = controls.iter().map(|control| match &control.value {
            Value::Numbers { fields, .. } => fields.len(),
            Value::Switch(_) | Value::Choice { .. } => 0,
        });
        let in_a_row = if numbers.max().unwrap_or(0) <= NARROW { 2 } else { 1 };
        for row in controls.chunks(in_a_row) {
            let width = (ui.available_width() - 16.0 * (in_a_row as f32 - 1.0)) / in_a_row as f32;
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 6.0;
                for (i, control) in row.iter().enumerate() {
                    ui.add_space(if i == 0 { 0.0 } else { 10.0 });
                    self.control(ui, scene, control, width);
                }
            });
        }
    }

    fn control(&mut self, ui: &mut Ui, scene: &mut dyn Scene, control: &Control, width: f32) {
        let Value::Numbers { fields, numbers } = &control.value else { return };
        let place = (scene.name(), control.key);
        let present: Vec<String> = match numbers {
            Some(numbers) => numbers.iter().map(f64::to_string).collect(),
            None => vec![String::new(); fields.len()],
        };
        let mut texts = self.drafts.get(&place).cloned().unwrap_or_else(|| present.clone());
        let count = fields.len() as f32;
        let field_width = (width - LABEL - 6.0 * count) / count;
        ui.allocate_ui(vec2(LABEL, HEIGHT), |ui| {
            ui.set_min_width(LABEL);
            ui.label(RichText::new(control.label).font(look::heading()).color(look::INK));
        });
        let (mut focused, mut done) = (false, false);
        for (i, text) in texts.iter_mut().enumerate() {
            let id = Id::new(("field", place, i));
            let edit = TextEdit::singleline(text)
                .id(id)
                .font(look::code())
                .hint_text(RichText::new(fields[i].name).font(look::code()).color(look::QUIET))
                .horizontal_align(Align::RIGHT)
                .vertical_align(Align::Center)
                .margin(Margin::symmetric(6, 4))
                .clip_text(true);
            let response = ui.add_sized(vec2(field_width, HEIGHT), edit);
            focused |= response.has_focus();
            done |= response.lost_focus();
        }
        self.focused |= focused;
        let escaped = done && ui.input(|input| input.key_pressed(Key::Escape));
        let complete = texts.iter().all(|text| !text.trim().is_empty());
        if escaped || texts == present {
            self.drafts.remove(&place);
        } else if done && complete {
            let result = set(scene, control.key, &texts.join(","));
            if result.is_ok() {
                self.drafts.remove(&place);
            } else {
                self.drafts.insert(place, texts);
            }
            self.report(result);
        } else if focused || self.drafts.contains_key(&place) {
            self.drafts.insert(place, texts);
        }
    }
}
