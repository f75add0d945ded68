//! The contents of a course: its chapters and their steps.

use crate::lesson::{Session, StepPlace};
use crate::window::theme;
use crate::words::Words;
use egui::{self, RichText, Ui};

/// Height of the contents at most, logical pixels.
const CONTENTS: f32 = 420.0;
/// Space above and below them, logical pixels.
const AROUND: f32 = 120.0;

/// The chapters and their steps; the present one is marked.
pub(super) fn show(ui: &mut Ui, words: &Words, session: &Session) -> Option<StepPlace> {
    let mut chosen = None;
    let room = (ui.ctx().screen_rect().height() - AROUND).min(CONTENTS);
    egui::ScrollArea::vertical().max_height(room).show(ui, |ui| {
        for (chapter, of) in session.course().chapters.iter().enumerate() {
            let title = format!("{}  {}", chapter + 1, words.say(&of.title));
            ui.label(RichText::new(title).font(theme::heading()));
            for (step, of) in of.steps.iter().enumerate() {
                let place = StepPlace { chapter, step };
                let title = format!("{place}  {}", words.say(&of.title));
                if ui.selectable_label(place == session.place(), title).clicked() {
                    chosen = Some(place);
                    ui.close_menu();
                }
            }
        }
    });
    chosen
}
