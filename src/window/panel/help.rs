//! Every key and what the mouse does, over everything else.

use crate::scene::{Offer, Viewer};
use crate::text;
use crate::window::theme;
use crate::words::{Text, Words};
use egui::{Align2, CornerRadius, Frame, Margin, RichText, Stroke, vec2};

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

/// Shows the keys of a scene and those of the window; false once it has been closed with the mouse. Under a finger it
/// scrolls.
pub(super) fn show(
    context: &egui::Context,
    by_finger: bool,
    words: &Words,
    window_offers: &[Offer],
    scene: &dyn Viewer,
) -> bool {
    let mut open = true;
    let frame = Frame::new()
        .fill(egui::Color32::WHITE)
        .stroke(Stroke::new(1.0, theme::LINE))
        .corner_radius(CornerRadius::same(8))
        .inner_margin(Margin::symmetric(24, 18));
    let room = context.screen_rect().size() - AROUND;
    let width = WIDTH.min(room.x);
    let window = egui::Window::new("Help").title_bar(false).resizable(false).frame(frame);
    window.anchor(Align2::CENTER_CENTER, vec2(0.0, 0.0)).show(context, |ui| {
        ui.set_width(width);
        ui.horizontal(|ui| {
            ui.label(RichText::new(words.say(&scene.title())).font(theme::verdict()).color(theme::INK));
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                let close = egui::Button::new(RichText::new(words.say(&text!("close"))).font(theme::text()));
                open = !ui.add(close.min_size(vec2(64.0, 28.0))).clicked();
            });
        });
        ui.add_space(8.0);
        let scroll =
            egui::ScrollArea::vertical().max_height(room.y).min_scrolled_height(room.y).drag_to_scroll(by_finger);
        scroll.show(ui, |ui| {
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
                        let label = egui::Label::new(RichText::new(text).font(font).color(theme::INK)).wrap();
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
    open
}
