//! The verdict over the stage, as in the SVG.

use super::widgets;
use crate::window::motion::{Movement, eased, part, pictogram_before};
use crate::window::painting::Painter;
use crate::window::theme;
use crate::window::theme::rgb;
use egui::{Color32, CornerRadius, Rect, Ui};
use hantei_scenes::figure::{Face, Role};
use hantei_scenes::scene::{Readings, moving_strip, strip_ground};
use hantei_scenes::words::Words;

/// Shows it in a place; `right` logical pixels of it stay free.
pub(in crate::window) fn show(ui: &Ui, painter: &Painter, place: Rect, words: &Words, readings: &Readings, right: f32) {
    if place.height() < 1.0 {
        return;
    }
    let width_of = |text: &str, size: f64, face: Face| f64::from(widgets::width_of(ui, text, theme::stage(size, face)));
    let size = (f64::from(place.width()), f64::from(place.height()));
    let slide = (pictogram_before(ui.ctx()), part(ui.ctx(), Movement::Squares).into());
    let figure = moving_strip(readings, slide, (size, right.into()), words, &width_of);
    let ground = strip_ground(readings).0;
    let wash = rgb(ground.colour(theme::of(ui.ctx())));
    let now = eased(ui, "verdict", Movement::Wash, wash);
    if ground == Role::Paper && now != wash {
        ui.painter().rect_filled(place, CornerRadius::ZERO, now);
    }
    let tint = |role: Role, colour: Color32| if role == ground && role != Role::Paper { now } else { colour };
    painter.paint_tinted(ui.painter(), place.min, &figure, words, &tint);
}
