//! Fields for the names that a typed test uses without defining them.

use super::widgets::{GAP, ink, name, pressable, width_of, write_within, wrong, wrong_ring};
use crate::window::theme;
use egui::{Align, Id, Margin, TextEdit, Ui, vec2};
use hantei_collision::parse_number;
use hantei_scenes::quote::quoted;
use hantei_scenes::scene::{Event, Typed, Viewer};
use hantei_scenes::text;
use hantei_scenes::words::Words;
use std::collections::BTreeMap;

/// Width of a number's field, and least width of its name, logical pixels.
const FIELD: f32 = 96.0;
const NAME: f32 = 60.0;

/// Texts that are not numbers yet, by scene and name.
#[derive(Default)]
pub(super) struct ConstantFields {
    drafts: BTreeMap<(&'static str, String), String>,
}

impl ConstantFields {
    /// Shows a field for each name; true if one of them has the focus.
    pub(super) fn show(&mut self, ui: &mut Ui, words: &Words, scene: &mut Viewer, typed: &Typed) -> bool {
        let (mut is_focused, mut is_left) = (false, false);
        let mut given: Vec<(String, Option<f64>)> = typed.constants.clone();
        for (called, number) in &mut given {
            let key = (scene.name(), called.clone());
            let present = number.map(|number| number.to_string()).unwrap_or_default();
            let draft = self.drafts.remove(&key);
            let mut text = draft.filter(|draft| parse_number(draft).ok() == *number || parse_number(draft).is_err());
            let text = text.get_or_insert(present);
            let (_, line) = ui.allocate_space(vec2(ui.available_width(), pressable(ui)));
            let place = line.with_min_x((line.right() - FIELD).max(line.left() + NAME.min(line.width() / 2.0)));
            let label = line.with_max_x(place.left() - GAP);
            let font = if width_of(ui, called, theme::mono()) > label.width() { theme::code() } else { theme::mono() };
            write_within(ui, label, called, font, ink(ui));
            let is_number = parse_number(text.trim()).is_ok();
            let is_wrong = !text.trim().is_empty() && !is_number;
            let edit = TextEdit::singleline(text)
                .id(Id::new(("constant", &key)))
                .font(theme::mono())
                .horizontal_align(Align::RIGHT)
                .vertical_align(Align::Center)
                .margin(Margin::symmetric(6, 4))
                .text_color_opt(is_wrong.then_some(wrong(ui)));
            let response = ui.put(place, edit);
            if is_wrong {
                wrong_ring(ui, response.rect);
            }
            name(&response, called, false);
            is_focused |= response.has_focus();
            is_left |= response.lost_focus();
            *number = parse_number(text.trim()).ok();
            if is_wrong {
                let said = words.say(&text!("own-constant-wrong", given = quoted(text)));
                super::widgets::paragraph(ui, &said, theme::text(), wrong(ui));
            }
            // `1.` and `1.0` stay as typed.
            self.drafts.insert(key, text.clone());
            ui.add_space(4.0);
        }
        if given != typed.constants {
            let known = given.iter().filter_map(|(name, number)| Some(format!("{name}={}", (*number)?)));
            if scene.set("with", &known.collect::<Vec<_>>().join(" ")).is_ok() {
                ui.ctx().request_repaint();
            }
        }
        if is_left {
            scene.handle(Event::Typed);
        }
        is_focused
    }
}
