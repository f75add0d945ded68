//! Marks: right, wrong, done, on and off, the pointer and the focus.

use super::super::icons::Icon;
use super::colours::{accent, second, wrong};
use super::writing::write;
use crate::window::motion::{Movement, eased};
use crate::window::theme::{self, Coloured as _};
use egui::scroll_area::ScrollAreaOutput;
use egui::{Align2, Color32, CornerRadius, Mesh, Rect, Response, Stroke, StrokeKind, Ui, pos2, vec2};

/// Corner radius of buttons, fields and marked areas, logical pixels.
pub(in crate::window::panel) const ROUND: u8 = 8;

/// Height of the mark of an answer that is still open, logical pixels.
pub(in crate::window::panel) const CHIP: f32 = 22.0;

/// Height in which the last lines of a scrolled text fade, how far rows reach beyond it, and the side of the arrow below,
/// logical pixels.
const FADE: f32 = 22.0;
const BEYOND: f32 = 12.0;
const MORE: f32 = 14.0;

/// Shows that what scrolls goes on below: its last lines fade, and an arrow at `x` points down.
pub(in crate::window::panel) fn more_below<R>(ui: &Ui, x: f32, shown: &ScrollAreaOutput<R>) {
    let seen = shown.inner_rect;
    if shown.state.offset.y + seen.height() >= shown.content_size.y - 1.0 {
        return;
    }
    let ground = ui.colour(|of| of.panel);
    let mut fade = Mesh::default();
    for (y, colour) in [(seen.bottom() - FADE, Color32::TRANSPARENT), (seen.bottom(), ground)] {
        fade.colored_vertex(pos2(seen.left() - BEYOND, y), colour);
        fade.colored_vertex(pos2(seen.right() + BEYOND, y), colour);
    }
    fade.add_triangle(0, 1, 2);
    fade.add_triangle(1, 2, 3);
    ui.painter().add(fade);
    Icon::Down.draw(ui.painter(), pos2(x, seen.bottom() - MORE / 2.0), MORE, second(ui));
}

/// The round mark of a right or wrong answer.
pub(in crate::window::panel) fn verdict_mark(ui: &Ui, middle: egui::Pos2, radius: f32, is_right: bool) {
    let (fill, icon) = if is_right { (accent(ui), Icon::Tick) } else { (wrong(ui), Icon::Cross) };
    ui.painter().circle_filled(middle, radius, fill);
    icon.draw(ui.painter(), middle, radius * 1.1, ui.colour(|of| of.on_accent));
}

/// A question mark in a round border of this width that ends here; returns its left end.
pub(in crate::window::panel) fn open_chip(ui: &Ui, right: egui::Pos2, width: f32) -> f32 {
    let chip = Rect::from_center_size(pos2(right.x - width / 2.0, right.y), vec2(width, CHIP));
    let border = Stroke::new(1.0, ui.colour(|of| of.border));
    ui.painter().rect_stroke(chip, CornerRadius::same(11), border, StrokeKind::Inside);
    write(ui, chip.center(), Align2::CENTER_CENTER, "?", theme::caption(), second(ui));
    chip.left()
}

/// A ring for something to do, which becomes a disc with a growing tick. Each frame has to use the same name.
pub(in crate::window::panel) fn done_mark(
    ui: &Ui,
    name: impl std::hash::Hash,
    middle: egui::Pos2,
    radius: f32,
    is_done: bool,
    ring: Stroke,
) {
    let part = eased(ui, name, Movement::Tick, f32::from(u8::from(is_done)));
    if part <= 0.0 {
        ui.painter().circle_stroke(middle, radius - 1.0, ring);
        return;
    }
    if part >= 1.0 {
        return verdict_mark(ui, middle, radius, true);
    }
    ui.painter().circle_filled(middle, radius, accent(ui).gamma_multiply(part.sqrt()));
    Icon::draw_tick(ui.painter(), middle, radius * 1.1, ui.colour(|of| of.on_accent), part);
}

pub(in crate::window::panel) fn switch_knob(ui: &Ui, place: Rect, on: bool) {
    let round = CornerRadius::same(10);
    let (fill, border) =
        if on { (accent(ui), accent(ui)) } else { (ui.colour(|of| of.panel), ui.colour(|of| of.border)) };
    ui.painter().rect(place, round, fill, Stroke::new(1.0, border), StrokeKind::Inside);
    let x = if on { place.right() - 10.0 } else { place.left() + 10.0 };
    let dot = if on { ui.colour(|of| of.on_accent) } else { ui.colour(|of| of.border) };
    ui.painter().circle_filled(pos2(x, place.center().y), 6.5, dot);
}

/// A ring around a field whose text is wrong.
pub(in crate::window::panel) fn wrong_ring(ui: &Ui, field: Rect) {
    let ring = Stroke::new(2.0, wrong(ui));
    ui.painter().rect_stroke(field, CornerRadius::same(ROUND), ring, StrokeKind::Inside);
}

pub(in crate::window::panel) fn hover_back(ui: &Ui, rect: Rect, response: &Response) {
    if response.hovered() {
        ui.painter().rect_filled(rect.expand2(vec2(8.0, 0.0)), CornerRadius::same(ROUND), ui.colour(|of| of.gap));
    }
}

pub(in crate::window::panel) fn focus_ring(ui: &Ui, rect: Rect, response: &Response) {
    if response.has_focus() {
        let ring = Stroke::new(2.0, accent(ui));
        ui.painter().rect_stroke(rect.expand(2.0), CornerRadius::same(ROUND), ring, StrokeKind::Outside);
    }
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
}
