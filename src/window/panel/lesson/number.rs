//! The field for a number that answers a step.

use super::super::fields::is_whole;
use super::super::widgets::{ButtonLook, button, pressable};
use super::{LessonChoice, LessonText};
use crate::window::motion::shaken;
use crate::window::theme;
use egui::Ui;
use hantei_collision::parse_number;
use hantei_scenes::lesson::Session;
use hantei_scenes::text;
use hantei_scenes::words::Words;

/// The characters of a number.
pub(in crate::window) const NUMBER_SIGNS: &str = "0123456789-.,/";

impl LessonText {
    pub(super) fn number(&mut self, ui: &mut Ui, words: &Words, session: &Session) -> Option<LessonChoice> {
        ui.add_space(10.0);
        let (is_open, mut chosen) = (session.takes_answers(), None);
        // In place of what was typed before the solution was shown.
        if let Some(number) = session.state().number.filter(|_| session.state().was_shown) {
            self.typed = number.to_string();
        }
        ui.horizontal(|ui| {
            // A row cannot begin farther left.
            ui.add_space(shaken(ui.ctx()).max(0.0));
            let field = egui::TextEdit::singleline(&mut self.typed).desired_width(110.0);
            let field = field.font(theme::lesson()).interactive(is_open);
            let above = ((pressable(ui) - 22.0) / 2.0) as i8;
            let shown = field.margin(egui::Margin::symmetric(10, above)).show(ui);
            let field = shown.response;
            let begins = is_open && ui.memory(|memory| memory.focused().is_none()) && self.typed_first(ui);
            let selects = std::mem::take(&mut self.selects) && is_open;
            if begins || selects {
                // A wrong number is replaced; a number that was begun goes on at its end.
                field.request_focus();
                let end = egui::text::CCursor::new(self.typed.chars().count());
                let start = if begins { end } else { egui::text::CCursor::new(0) };
                let mut state = shown.state;
                state.cursor.set_char_range(Some(egui::text::CCursorRange::two(start, end)));
                state.store(ui.ctx(), field.id);
                ui.ctx().request_repaint();
            }
            self.focus = field.has_focus().then(|| is_whole(ui, field.id, &self.typed));
            // In a slow pass, Enter comes with the first character.
            let entered = (field.lost_focus() || begins) && ui.input(|input| input.key_pressed(egui::Key::Enter));
            let said = is_open && button(ui, None, &words.say(&text!("course-say")), ButtonLook::Outlined).clicked();
            if said || (entered && is_open) {
                let number = typed_number(&self.typed);
                self.is_no_number = number.is_none();
                self.selects = true;
                self.answered.clone_from(&self.typed);
                ui.ctx().request_repaint();
                chosen = number.map(LessonChoice::Number);
            }
        });
        chosen
    }

    /// Takes the first characters of a number if nothing has the focus; true if there are any.
    fn typed_first(&mut self, ui: &Ui) -> bool {
        let is_of_number = |text: &str| text.chars().all(|sign| NUMBER_SIGNS.contains(sign));
        let typed: String = ui.input(|input| {
            let texts = input.events.iter().filter_map(|event| match event {
                egui::Event::Text(text) if is_of_number(text) => Some(text.as_str()),
                _ => None,
            });
            texts.collect()
        });
        let is_any = !typed.is_empty();
        if is_any {
            self.typed = typed;
        }
        is_any
    }
}

/// The typed number: `0.25`, `0,25`, or a fraction: `1/4`.
pub(in crate::window) fn typed_number(typed: &str) -> Option<f64> {
    // Many countries write a decimal comma.
    let number = |part: &str| parse_number(&part.trim().replacen(',', ".", 1)).ok();
    match typed.split_once('/') {
        Some((above, below)) => Some(number(above)? / number(below).filter(|below| *below != 0.0)?),
        None => number(typed),
    }
}
