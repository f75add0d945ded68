//! Every key, what the mouse does, and the words of the field, over everything else.

use super::widgets::{accent, explanation, ink};
use crate::scene::{Offer, Viewer};
use crate::text;
use crate::window::theme::{self, Coloured as _};
use crate::words::{TERMS, Term, Text, Words};
use egui::{Align2, CornerRadius, Frame, Margin, RichText, Stroke, Ui, vec2};

/// Width of the column of keys, logical pixels.
const KEYS: f32 = 116.0;

/// Width of keys and words, where the window has room for it, and what stands around them, logical pixels.
const WIDTH: f32 = 500.0;
const AROUND: egui::Vec2 = vec2(72.0, 112.0);
/// Space between the columns, logical pixels.
const BETWEEN: f32 = 12.0;

/// What the mouse does everywhere; and fingers, which only browsers tell of.
const MOUSE: &[&str] =
    if cfg!(target_arch = "wasm32") { &["wheel", "middle", "fingers"] } else { &["wheel", "middle"] };

/// What is chosen in the help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::window) enum HelpChoice {
    /// To close it.
    Close,
    /// The picture of a word of the field.
    Picture(&'static Term),
}

/// Shows the help of a scene, with its keys and those of the window; returns what is chosen in it with the mouse. Under a
/// finger it scrolls.
pub(super) fn show(
    context: &egui::Context,
    by_finger: bool,
    words: &Words,
    window_offers: &[Offer],
    scene: &dyn Viewer,
) -> Option<HelpChoice> {
    let mut chosen = None;
    let frame = Frame::new()
        .fill(context.colour(|of| of.panel))
        .stroke(Stroke::new(1.0, context.colour(|of| of.line)))
        .corner_radius(CornerRadius::same(8))
        .inner_margin(Margin::symmetric(24, 18));
    let room = context.screen_rect().size() - AROUND;
    let width = WIDTH.min(room.x);
    let window = egui::Window::new("Help").title_bar(false).resizable(false).frame(frame);
    window.anchor(Align2::CENTER_CENTER, vec2(0.0, 0.0)).show(context, |ui| {
        ui.set_width(width);
        ui.horizontal(|ui| {
            ui.label(RichText::new(words.say(&scene.title())).font(theme::title()).color(ink(ui)));
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                let close = egui::Button::new(RichText::new(words.say(&text!("close"))).font(theme::text()));
                chosen = ui.add(close.min_size(vec2(64.0, 28.0))).clicked().then_some(HelpChoice::Close);
            });
        });
        ui.add_space(8.0);
        let scroll =
            egui::ScrollArea::vertical().max_height(room.y).min_scrolled_height(room.y).drag_to_scroll(by_finger);
        scroll.show(ui, |ui| {
            chosen = chosen.or(glossary(ui, words).map(HelpChoice::Picture));
            ui.add_space(8.0);
            egui::Grid::new("help").num_columns(2).min_col_width(KEYS).spacing(vec2(BETWEEN, 3.0)).show(ui, |ui| {
                let say = |id: String| words.say(&Text::message(id));
                let own = scene.gestures().iter().map(|gesture| format!("mouse-{}-{gesture}", scene.name()));
                let mouse = own.chain(MOUSE.iter().map(|gesture| format!("mouse-{gesture}")));
                let mouse = mouse.map(|id| (say(id.clone()), say(id + "-help")));
                let offers = scene.actions();
                let keys = offers.iter().chain(window_offers).filter(|offer| !offer.keys.is_empty());
                let keys = keys.map(|offer| (offer.keys.clone(), words.say(&offer.words)));
                for (what, does) in mouse.chain(keys) {
                    for (text, font, room) in [
                        (what.as_str(), theme::heading(), KEYS),
                        (does.as_str(), theme::text(), width - KEYS - BETWEEN),
                    ] {
                        let label = egui::Label::new(RichText::new(text).font(font).color(ink(ui))).wrap();
                        ui.scope(|ui| {
                            ui.set_max_width(room);
                            ui.add(label);
                        });
                    }
                    ui.end_row();
                }
            });
        });
    });
    chosen
}

/// The words of the field, folded. Returns the one that is clicked: those that a scene shows can be.
fn glossary(ui: &mut Ui, words: &Words) -> Option<&'static Term> {
    let mut clicked = None;
    let title = RichText::new(words.say(&text!("glossary-title"))).font(theme::heading()).color(ink(ui));
    egui::CollapsingHeader::new(title).show_unindented(ui, |ui| {
        for term in TERMS {
            let name = RichText::new(words.say(&term.name())).font(theme::text());
            if term.opening.is_none() {
                ui.label(name.color(ink(ui)));
            } else if ui.link(name.color(accent(ui))).clicked() {
                clicked = Some(term);
            }
            explanation(ui, &words.say(&term.meaning()));
        }
    });
    clicked
}

#[cfg(test)]
#[path = "../../../tests/unit/help.rs"]
mod tests;
