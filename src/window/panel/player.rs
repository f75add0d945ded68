//! The bar under the stage of a scene with playback: play, step, and their knobs.

use super::icons::Icon;
use super::widgets::{bar_margin, divider, focus_ring, ink, name, pressable, second, segments, width_of, write};
use crate::window::layout::{from_left, from_right};
use crate::window::theme::{self, Coloured as _};
use egui::{Align2, CornerRadius, Rect, Sense, Stroke, StrokeKind, Ui, pos2, vec2};
use hantei_scenes::scene::{Event, Setting, Value, Viewer};
use hantei_scenes::text;
use hantei_scenes::words::{Text, Words};

/// Least side of a button, and width of Play, logical pixels.
const BUTTON: f32 = 36.0;
const PLAY: f32 = 52.0;
/// Least widths for the rate alone, and for the rate beside a slider, logical pixels.
const RATE: f32 = 140.0;
const RATE_AND_SLIDER: f32 = 290.0;
/// Least width of a slider with its number, and what stands beside a slider with its word, logical pixels.
const SLIDER: f32 = 110.0;
const BESIDE_SLIDER: f32 = 150.0;
/// The knobs with a slider.
const SLIDES: [&str; 2] = ["speed", "n"];

/// Shows the bar. With little room, `slides_first` prefers the slider to the rate: no panel has it.
pub(in crate::window) fn show(ui: &mut Ui, place: Rect, words: &Words, scene: &mut Viewer, slides_first: bool) {
    divider(ui, place.top() + 0.5, place.left(), place.right());
    // Before the answer time stands still.
    if scene.is_hidden() {
        return;
    }
    let mut rest = place.shrink2(vec2(bar_margin(place), 0.0));
    let settings = scene.settings();
    let plays = settings.iter().any(|setting| setting.key == "play" && setting.value == Value::Switch(true));
    let icon = if plays { Icon::Pause } else { Icon::Play };
    for (action, icon, width) in
        [("frame-back", Icon::StepBack, BUTTON), ("play", icon, PLAY), ("frame", Icon::StepOn, BUTTON)]
    {
        let Some(offer) = scene.offer(action) else { continue };
        let cell = from_left(&mut rest, width);
        let cell = Rect::from_center_size(cell.center(), vec2(width, pressable(ui).max(BUTTON)));
        if pressed(ui, cell, icon, &words.say(&offer.words), action == "play") {
            scene.handle(Event::act(action));
        }
        from_left(&mut rest, 8.0);
    }
    // The speed.
    let rate = settings.iter().find(|setting| setting.key == "rate");
    // The number of a crowd is what it is about.
    let slides_first = slides_first || settings.iter().any(|setting| setting.key == "n");
    let slides = slides_first && settings.iter().any(|setting| SLIDES.contains(&setting.key));
    if let Some(Value::Choice { options, chosen }) = rate.map(|setting| &setting.value)
        && rest.width() > if slides { RATE_AND_SLIDER } else { RATE }
    {
        let said: Vec<String> = options.iter().map(ToString::to_string).collect();
        let cell = from_right(&mut rest, 132.0);
        let cell = Rect::from_center_size(cell.center(), vec2(132.0, pressable(ui)));
        if let Some(clicked) = segments(ui, cell, (&said, None), *chosen) {
            // Cannot fail: it is one of the knob's own options.
            let _ = scene.set("rate", options[clicked]);
        }
        let label = words.say(&text!("player-rate"));
        let width = width_of(ui, &label, theme::caption());
        from_right(&mut rest, 8.0);
        let is_alone = rest.width() < SLIDER + width + 16.0 && rest.width() >= width;
        if is_alone || rest.width() > width + 240.0 {
            let at = from_right(&mut rest, width).left_center();
            write(ui, at, Align2::LEFT_CENTER, &label, theme::caption(), second(ui));
        }
        from_right(&mut rest, 16.0);
    }
    let Some(setting) = settings.iter().find(|setting| SLIDES.contains(&setting.key)) else { return };
    let Value::Numbers { fields, numbers: Some(numbers) } = &setting.value else { return };
    let (Some(field), Some(number)) = (fields.first(), numbers.first()) else { return };
    let label = words.say(&setting.label);
    from_left(&mut rest, 12.0);
    // A number alone would say nothing; the panel has it too.
    if rest.width() < SLIDER {
        return;
    }
    let label_width = width_of(ui, &label, theme::text());
    if rest.width() > label_width + BESIDE_SLIDER {
        let cell = from_left(&mut rest, label_width + 10.0);
        write(ui, cell.left_center(), Align2::LEFT_CENTER, &label, theme::text(), second(ui));
    }
    let value = from_right(&mut rest, 64.0);
    let said = if setting.key == "n" { words.say(&Text::Whole(*number as u64)) } else { number.to_string() };
    let at = value.left_center() + vec2(8.0, 0.0);
    write(ui, at, Align2::LEFT_CENTER, &said, theme::heading(), ink(ui));
    slide(ui, rest.with_max_x(rest.left() + rest.width().min(180.0)), scene, (setting.key, field.most, *number));
}

/// A slider for a knob, on a line of its own.
pub(super) fn slides(ui: &mut Ui, scene: &mut Viewer, setting: &Setting) {
    let Value::Numbers { fields, numbers: Some(numbers) } = &setting.value else { return };
    let (Some(field), Some(number)) = (fields.first(), numbers.first()) else { return };
    if SLIDES.contains(&setting.key) {
        let (_, place) = ui.allocate_space(vec2(ui.available_width(), pressable(ui)));
        slide(ui, place, scene, (setting.key, field.most, *number));
    }
}

/// A knob's slider in a place; sets the knob.
fn slide(ui: &mut Ui, place: Rect, scene: &mut Viewer, (key, most, number): (&'static str, f64, f64)) {
    let range = if key == "n" { (100.0, 100_000.0) } else { (1.0, most.min(200.0)) };
    if let Some(number) = slider(ui, place, range, number) {
        // A rounded number in the range: if it is not taken, it stays as it was.
        let _ = scene.set(key, &number.to_string());
    }
}

/// A button with an icon; the leading one is filled. True if it is clicked.
fn pressed(ui: &mut Ui, place: Rect, icon: Icon, said: &str, leads: bool) -> bool {
    let response = ui.interact(place, ui.id().with(("player", said)), Sense::click());
    let (fill, colour) = match (leads, response.hovered()) {
        (true, _) => (ink(ui), ui.colour(|of| of.panel)),
        (false, true) => (ui.colour(|of| of.gap), ink(ui)),
        (false, false) => (ui.colour(|of| of.panel), ink(ui)),
    };
    let border = Stroke::new(1.0, if leads { ink(ui) } else { ui.colour(|of| of.border) });
    ui.painter().rect(place, CornerRadius::same(super::widgets::ROUND), fill, border, StrokeKind::Inside);
    icon.draw(ui.painter(), place.center(), 18.0, colour);
    focus_ring(ui, place, &response);
    name(&response, said, false);
    response.on_hover_text(said).clicked()
}

/// A logarithmic slider; returns the whole number that it is dragged to.
fn slider(ui: &mut Ui, place: Rect, (least, most): (f64, f64), number: f64) -> Option<f64> {
    let track = place.shrink2(vec2(10.0, 0.0));
    let response = ui.interact(place, ui.id().with("slider"), Sense::click_and_drag());
    let part = ((number / least).ln() / (most / least).ln()).clamp(0.0, 1.0) as f32;
    let knob = pos2(egui::lerp(track.x_range(), part), track.center().y);
    let line = |from: f32, to: f32, colour| {
        let bar = Rect::from_x_y_ranges(from..=to, knob.y - 2.0..=knob.y + 2.0);
        ui.painter().rect_filled(bar, CornerRadius::same(2), colour);
    };
    line(track.left(), knob.x, second(ui));
    line(knob.x, track.right(), ui.colour(|of| of.line));
    ui.painter().circle(knob, 8.0, ui.colour(|of| of.panel), Stroke::new(2.0, ink(ui)));
    focus_ring(ui, place, &response);
    let at = response.interact_pointer_pos()?;
    let part = f64::from(((at.x - track.left()) / track.width().max(1.0)).clamp(0.0, 1.0));
    let wished = (least * (most / least).powf(part)).round();
    (wished != number).then_some(wished)
}
