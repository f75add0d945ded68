//! The head of the panel: a tab for each scene, and the menu.

use super::widgets::{GAP, segment, width_of};
use super::{BAR, MARGIN};
use crate::scene::{Offer, Viewer};
use crate::text;
use crate::window::theme;
use crate::words::{Language, Words};
use egui::{self, Align2, FontId, RichText, Ui, vec2};
use hantei_collision::CodeLanguage;

/// Space beside the word of the menu, in its button, logical pixels.
const PADDING: f32 = 16.0;
/// What stands above and below the menu's lines, logical pixels.
const ABOVE_MENU: f32 = 64.0;
/// Space between tabs, logical pixels.
const TAB_GAP: f32 = 4.0;
/// Space beside a tab's word at least, both sides together, logical pixels.
const LEAST_SPARE: f32 = 5.0;
/// The words of the tabs are at least so large, as a part of a heading's size.
const SMALLEST: f32 = 0.75;

/// A tab for each scene, and the menu with what the window does; returns the name of the action that is chosen from it.
pub(super) fn show(
    ui: &mut Ui,
    words: &Words,
    window: &[Offer],
    scenes: &[Box<dyn Viewer>],
    shown: &mut usize,
) -> Option<&'static str> {
    let titles: Vec<String> = scenes.iter().map(|scene| words.say(&scene.title())).collect();
    let mut chosen = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = TAB_GAP;
        let all = |ui: &Ui, font: &FontId| titles.iter().map(|title| width_of(ui, title, font.clone())).sum::<f32>();
        let (count, mut font) = (scenes.len() as f32, theme::heading());
        let menu_width = width_of(ui, &words.say(&text!("menu")), font.clone()) + PADDING;
        let room = ui.available_width() - f32::from(BAR) - menu_width - TAB_GAP * count;
        // Where the panel is narrow, the words of the tabs are a little smaller.
        font.size *= ((room - LEAST_SPARE * count) / all(ui, &font)).clamp(SMALLEST, 1.0);
        let spare = (room - all(ui, &font)) / count;
        for (i, title) in titles.iter().enumerate() {
            let width = width_of(ui, title, font.clone()) + spare;
            if segment(ui, vec2(width, 30.0), title, font.clone(), i == *shown).clicked() {
                *shown = i;
            }
        }
        chosen = menu(ui, words, window, scenes[*shown].as_ref());
    });
    ui.add_space(GAP);
    chosen
}

/// Shows the menu alone, over the stage: without it, fingers would find no way back to the panel.
pub(super) fn show_menu(
    context: &egui::Context,
    words: &Words,
    window: &[Offer],
    scene: &dyn Viewer,
) -> Option<&'static str> {
    let place = egui::Area::new("menu".into()).anchor(Align2::RIGHT_TOP, vec2(-f32::from(MARGIN), 10.0));
    place.order(egui::Order::Middle).show(context, |ui| ui.horizontal(|ui| menu(ui, words, window, scene)).inner).inner
}

/// The menu, with all that keys do besides moving things; returns the name of the action that is chosen.
fn menu(ui: &mut Ui, words: &Words, window: &[Offer], scene: &dyn Viewer) -> Option<&'static str> {
    let mut chosen = None;
    let button =
        egui::Button::new(RichText::new(words.say(&text!("menu"))).font(theme::heading())).min_size(vec2(0.0, 30.0));
    egui::menu::menu_custom_button(ui, button, |ui| {
        ui.set_min_width(300.0);
        let room = ui.ctx().screen_rect().height() - ABOVE_MENU;
        egui::ScrollArea::vertical().max_height(room).min_scrolled_height(room).show(ui, |ui| {
            let has_code = scene.as_code(CodeLanguage::Rust).is_some();
            let entries = |ui: &mut Ui, offers: &[Offer]| {
                let mut clicked = None;
                for Offer { name, keys, words: what, .. } in offers.iter().filter(|offer| offer.in_menu) {
                    if ui.add(egui::Button::new(words.say(what)).shortcut_text(keys)).clicked() {
                        clicked = Some(*name);
                    }
                }
                clicked
            };
            chosen = entries(ui, window);
            if has_code {
                ui.collapsing(words.say(&text!("copy-as-code")), |ui| {
                    for &language in CodeLanguage::ALL {
                        if ui.button(language.title()).clicked() {
                            chosen = Some(language.name());
                        }
                    }
                });
            }
            ui.separator();
            ui.horizontal(|ui| {
                for &language in Language::ALL {
                    let name = RichText::new(language.own_name()).font(theme::language_name());
                    if ui.selectable_label(language == words.language(), name).clicked() {
                        chosen = Some(language.name());
                    }
                }
            });
            if chosen.is_some() {
                ui.close_menu();
            }
            ui.separator();
            // The menu stays, for another step.
            chosen = chosen.or(entries(ui, &scene.actions()));
        });
    });
    chosen
}
