//! The verdict over the stage, as the SVG has it.

use crate::figure::Face;
use crate::scene::{Readings, strip};
use crate::window::painting::Painter;
use crate::window::theme;
use crate::words::Words;
use egui::{Color32, Rect, Ui};

/// Shows it in a place; `right` of it is left free, logical pixels.
pub(in crate::window) fn show(ui: &Ui, painter: &Painter, place: Rect, words: &Words, readings: &Readings, right: f32) {
    if place.height() < 1.0 {
        return;
    }
    let width_of = |text: &str, size: f64, face: Face| {
        let galley = ui.painter().layout_no_wrap(text.into(), theme::stage(size, face), Color32::BLACK);
        f64::from(galley.size().x)
    };
    let size = (f64::from(place.width()), f64::from(place.height()));
    let figure = strip(readings, size, right.into(), words, &width_of);
    painter.paint(ui.painter(), place.min, &figure, words);
}
