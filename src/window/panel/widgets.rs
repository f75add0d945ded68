//! The interface's widgets: what can be clicked, and text where it belongs.

use super::icons::Icon;
use crate::text;
use crate::window::motion::{Move, eased, part};
use crate::window::theme::{self, Coloured as _};
use crate::words::{Text, Words, broken, is_japanese, is_wide};
use egui::text::{LayoutJob, TextWrapping};
use egui::{
    self, Align2, Color32, CornerRadius, FontId, Galley, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, pos2,
    vec2,
};
use std::sync::Arc;

/// Height of a row of text, logical pixels.
pub(super) const ROW: f32 = 24.0;
/// Height of a row that can be clicked with a mouse, and with a finger, logical pixels.
const BUTTON: f32 = 34.0;
const FINGER: f32 = 44.0;
/// Height of the one filled button, logical pixels.
pub(super) const PRIMARY: f32 = 46.0;
/// Space between groups, logical pixels.
pub(super) const GAP: f32 = 8.0;
/// Room in which nothing can be written, not even the beginning of a word, logical pixels.
const TOO_NARROW: f32 = 30.0;
/// Corners of buttons and of cards, logical pixels.
pub(super) const ROUND: u8 = 8;
pub(super) const CARD: u8 = 10;
/// Height of a key's cap, logical pixels.
pub(super) const CAP: f32 = 20.0;
/// Size of an icon, logical pixels.
pub(super) const ICON: f32 = 18.0;

/// The least height of what scrolls, and the least width of a popup, logical pixels.
const LEAST_SCROLLED: f32 = 24.0;
pub(super) const LEAST_POPUP: f32 = 160.0;

/// Where egui keeps whether the last pointer was a finger.
fn finger_id() -> egui::Id {
    egui::Id::new("by finger")
}

/// Notes whether the last pointer was a finger: then all that is pressed is larger.
pub(in crate::window) fn set_by_finger(context: &egui::Context, by_finger: bool) {
    context.data_mut(|data| data.insert_temp(finger_id(), by_finger));
}

/// Whether the last pointer was a finger.
pub(super) fn by_finger(ui: &Ui) -> bool {
    ui.data(|data| data.get_temp(finger_id()).unwrap_or(false))
}

/// How high something that can be pressed is.
pub(in crate::window) fn pressable(ui: &Ui) -> f32 {
    if by_finger(ui) { FINGER } else { BUTTON }
}

/// The colour of words.
pub(super) fn ink(ui: &Ui) -> Color32 {
    ui.colour(|of| of.ink)
}

/// The colour of words of less weight.
pub(super) fn second(ui: &Ui) -> Color32 {
    ui.colour(|of| of.second)
}

/// The colour of the interface.
pub(super) fn accent(ui: &Ui) -> Color32 {
    ui.colour(|of| of.accent)
}

/// The colour of what is wrong.
pub(super) fn wrong(ui: &Ui) -> Color32 {
    ui.colour(|of| of.wrong)
}

/// A sentence that explains what stands above it.
pub(super) fn explanation(ui: &mut Ui, text: &str) {
    paragraph(ui, text, theme::text(), second(ui));
    ui.add_space(4.0);
}

/// A mark behind a label whose middle is this high that opens its explanation, if the catalogue has one; and that, while
/// it is open.
pub(super) fn explain(
    ui: &mut Ui,
    words: &Words,
    (label, middle): (&str, f32),
    id: &str,
    explained: &mut Option<String>,
) {
    if !words.has(id) {
        return;
    }
    let centre = pos2(ui.min_rect().left() + width_of(ui, label, theme::text()) + 16.0, middle);
    question(ui, centre, id, explained);
    if explained.as_deref() == Some(id) {
        explanation(ui, &words.say(&Text::message(id.to_string())));
    }
}

/// The mark itself: a question mark that can be clicked.
pub(super) fn question(ui: &mut Ui, centre: egui::Pos2, id: &str, explained: &mut Option<String>) {
    let place = Rect::from_center_size(centre, vec2(24.0, pressable(ui)));
    let response = ui.interact(place, egui::Id::new(("explain", id)), Sense::click());
    let is_open = explained.as_deref() == Some(id);
    let colour = if is_open || response.hovered() { accent(ui) } else { second(ui) };
    ui.painter().circle_stroke(centre, 8.0, Stroke::new(1.0, colour));
    ui.painter().text(centre, Align2::CENTER_CENTER, "?", theme::caption(), colour);
    focus_ring(ui, place, &response);
    name(&response, "?", is_open);
    if response.clicked() {
        *explained = if is_open { None } else { Some(id.into()) };
    }
}

/// How wide a text is in one line, logical pixels.
pub(in crate::window) fn width_of(ui: &Ui, text: &str, font: FontId) -> f32 {
    let font = theme::one_weight(ui.ctx(), text, font);
    ui.painter().layout_no_wrap(text.into(), font, Color32::BLACK).size().x
}

/// How a button looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::window) enum Look {
    /// Filled: the one next action.
    Filled,
    /// Filled, because what was to be done is done: it fills as that happens.
    Due,
    /// With a border.
    Outlined,
    /// With a border and words in the interface's colour: the next action where another is nearer.
    Leading,
    /// Words alone.
    Quiet,
    /// Words on a tinted ground: it is on.
    On,
}

/// A button here, with an icon before its word if it has one.
pub(in crate::window) fn button_at(ui: &mut Ui, place: Rect, icon: Option<Icon>, word: &str, look: Look) -> Response {
    let response = ui.interact(place, ui.id().with(("button", word, place.min.x as i32)), Sense::click());
    let (mut fill, border, mut colour) = match look {
        Look::Filled => (accent(ui), None, ui.colour(|of| of.on_accent)),
        Look::Due => {
            let now = part(ui.ctx(), Move::Continue);
            let word = ink(ui).lerp_to_gamma(ui.colour(|of| of.on_accent), now);
            (ui.colour(|of| of.panel).lerp_to_gamma(accent(ui), now), Some(accent(ui)), word)
        }
        Look::Outlined => (Color32::TRANSPARENT, Some(ui.colour(|of| of.border)), ink(ui)),
        Look::Leading => (Color32::TRANSPARENT, Some(accent(ui)), accent(ui)),
        Look::Quiet => (Color32::TRANSPARENT, None, second(ui)),
        Look::On => (ui.colour(|of| of.accent_wash), None, accent(ui)),
    };
    let is_filled = matches!(look, Look::Filled | Look::Due);
    if response.hovered() && !is_filled {
        fill = ui.colour(|of| of.gap);
        colour = if look == Look::Quiet { ink(ui) } else { colour };
    } else if response.hovered() {
        fill = fill.gamma_multiply(0.9);
    }
    ui.painter().rect_filled(place, CornerRadius::same(ROUND), fill);
    if let Some(border) = border {
        ui.painter().rect_stroke(place, CornerRadius::same(ROUND), Stroke::new(1.0, border), StrokeKind::Inside);
    }
    let font = if look == Look::Quiet { theme::text() } else { theme::heading() };
    let beside = if icon.is_some() { ICON + if word.is_empty() { 0.0 } else { GAP } } else { 0.0 };
    let width = width_of(ui, word, font.clone()) + beside;
    let left = place.center().x - width / 2.0;
    if let Some(icon) = icon {
        icon.draw(ui.painter(), pos2(left + ICON / 2.0, place.center().y), ICON, colour);
    }
    let room = Rect::from_min_max(pos2(left.max(place.left() + 4.0) + beside, place.top()), place.max);
    if width <= place.width() && !word.is_empty() {
        write(ui, room.left_center(), Align2::LEFT_CENTER, word, font, colour);
    } else if !word.is_empty() {
        write_within(ui, room, word, font, colour);
    }
    focus_ring(ui, place, &response);
    name(&response, word, look == Look::On);
    response
}

/// A button as wide as its word, in the flow.
pub(super) fn button(ui: &mut Ui, icon: Option<Icon>, word: &str, look: Look) -> Response {
    let beside = if icon.is_some() { ICON + GAP } else { 0.0 };
    let width = width_of(ui, word, theme::heading()) + beside + 28.0;
    let (_, place) = ui.allocate_space(vec2(width, pressable(ui)));
    button_at(ui, place, icon, word, look)
}

/// A button as wide as what it stands in, in the flow.
pub(super) fn wide_button(ui: &mut Ui, icon: Option<Icon>, word: &str, look: Look) -> Response {
    let height = if look == Look::Filled { PRIMARY } else { pressable(ui) };
    let (_, place) = ui.allocate_space(vec2(ui.available_width(), height));
    button_at(ui, place, icon, word, look)
}

/// Keys as caps at the right of a row, each of several that do the same if there is room; returns where they begin.
pub(super) fn key_caps(ui: &Ui, row: Rect, keys: &str) -> f32 {
    let cap = |key: &str| width_of(ui, key, theme::code()) + 12.0;
    let width = |keys: &str| parts(keys).iter().map(|key| cap(key) + 4.0).sum::<f32>();
    let shown = if width(keys) > row.width() * 0.55 { keys.split(", ").next().unwrap_or_default() } else { keys };
    let mut right = row.right();
    for key in parts(shown).iter().rev() {
        let place = Rect::from_min_size(pos2(right - cap(key), row.center().y - CAP / 2.0), vec2(cap(key), CAP));
        let border = Stroke::new(1.0, ui.colour(|of| of.border));
        ui.painter().rect_stroke(place, CornerRadius::same(4), border, StrokeKind::Inside);
        write(ui, place.center(), Align2::CENTER_CENTER, key, theme::code(), second(ui));
        right = place.left() - 4.0;
    }
    right
}

/// The single keys of chords: `Ctrl+C, F2` are three.
fn parts(keys: &str) -> Vec<&str> {
    keys.split(", ").flat_map(chord_parts).collect()
}

fn chord_parts(chord: &str) -> Vec<&str> {
    match chord.strip_suffix('+') {
        // The key + itself.
        Some(before) => chord_parts(before).into_iter().chain(["+"]).collect(),
        None => chord.split('+').map(str::trim).filter(|key| !key.is_empty()).collect(),
    }
}

/// A line that parts what is above from what is below.
pub(super) fn divider(ui: &Ui, y: f32, from: f32, to: f32) {
    ui.painter().hline(from..=to, y, Stroke::new(1.0, ui.colour(|of| of.line)));
}

/// Space left and right in the bar under the stage, logical pixels.
pub(super) fn bar_margin(bar: Rect) -> f32 {
    if bar.width() < 460.0 { 12.0 } else { 24.0 }
}

/// Words for an option of a knob: those of the reader's language, or else its key.
pub(super) fn option_words(words: &Words, option: &str) -> String {
    let id = format!("option-{option}");
    if words.has(&id) { words.say(&Text::message(id)) } else { option.to_string() }
}

/// A label and a few words side by side, or below it where there is no room; returns the one that is clicked.
pub(super) fn choice(
    ui: &mut Ui,
    words: &Words,
    label: &str,
    options: &[&'static str],
    chosen: usize,
) -> Option<&'static str> {
    let height = pressable(ui);
    let (mut row, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    write(ui, row.left_center(), Align2::LEFT_CENTER, label, theme::text(), ink(ui));
    let said: Vec<String> = options.iter().map(|option| option_words(words, option)).collect();
    let wide: f32 = said.iter().map(|word| 24.0 + width_of(ui, word, theme::heading())).sum();
    if width_of(ui, label, theme::text()) + 40.0 + wide > row.width() {
        row = ui.allocate_exact_size(row.size(), Sense::hover()).0;
    }
    let place = row.with_min_x(row.right() - wide.min(row.width()));
    let clicked = segments(ui, place, (&said, None), chosen)?;
    Some(options[clicked])
}

/// Words side by side in one frame, in a font of their own if they need one, the chosen one filled; returns the place of the
/// one that is clicked.
pub(super) fn segments(
    ui: &mut Ui,
    place: Rect,
    (said, font): (&[String], Option<FontId>),
    chosen: usize,
) -> Option<usize> {
    let of = |plain: FontId, size: f32| FontId { size, ..font.clone().unwrap_or(plain) };
    let laid_out = |(around, size): (f32, f32)| -> (f32, Vec<f32>) {
        (size, said.iter().map(|word| around + width_of(ui, word, of(theme::heading(), size))).collect())
    };
    // Where there is no room, smaller and closer.
    let fits = |(_, widths): &(f32, Vec<f32>)| widths.iter().sum::<f32>() <= place.width() + 0.5;
    let (size, widths) =
        first_fitting([(24.0, 15.0), (12.0, 13.0)].into_iter().map(laid_out), fits).unwrap_or_default();
    let scale = place.width() / widths.iter().sum::<f32>().max(1.0);
    let (mut clicked, mut left) = (None, place.left());
    ui.painter().rect_stroke(
        place,
        CornerRadius::same(ROUND),
        Stroke::new(1.0, ui.colour(|of| of.border)),
        StrokeKind::Inside,
    );
    for (i, (word, width)) in said.iter().zip(&widths).enumerate() {
        let cell = Rect::from_min_size(pos2(left, place.top()), vec2(width * scale, place.height()));
        left += width * scale;
        let response = ui.interact(cell, ui.id().with(("segment", place.min.y as i32, i)), Sense::click());
        let is_chosen = i == chosen;
        let mut round = CornerRadius::ZERO;
        if i == 0 {
            (round.nw, round.sw) = (ROUND, ROUND);
        }
        if i + 1 == said.len() {
            (round.ne, round.se) = (ROUND, ROUND);
        }
        if is_chosen {
            ui.painter().rect_filled(cell, round, ink(ui));
        } else {
            if response.hovered() {
                ui.painter().rect_filled(cell.shrink(1.0), round, ui.colour(|of| of.gap));
            }
            if i > 0 && i - 1 != chosen {
                ui.painter().vline(cell.left(), cell.y_range(), Stroke::new(1.0, ui.colour(|of| of.border)));
            }
        }
        let (font, colour) = if is_chosen {
            (of(theme::heading(), size), ui.colour(|of| of.panel))
        } else {
            (of(theme::text(), size), ink(ui))
        };
        write(ui, cell.center(), Align2::CENTER_CENTER, word, font, colour);
        focus_ring(ui, cell.shrink(2.0), &response);
        name(&response, word, is_chosen);
        if response.clicked() {
            clicked = Some(i);
        }
    }
    clicked
}

/// A label with a switch; the whole row is its target. True if it is clicked.
pub(super) fn switch(ui: &mut Ui, label: &str, on: bool) -> bool {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), pressable(ui)), Sense::click());
    hover_back(ui, rect, &response);
    let knob = Rect::from_center_size(pos2(rect.right() - 18.0, rect.center().y), vec2(36.0, 20.0));
    let room = rect.with_max_x(knob.left() - GAP);
    write_within(ui, room, label, theme::text(), ink(ui));
    switch_knob(ui, knob, on);
    focus_ring(ui, rect, &response);
    response.widget_info(|| egui::WidgetInfo::selected(egui::WidgetType::Checkbox, true, on, label));
    response.clicked()
}

/// The switch itself.
pub(super) fn switch_knob(ui: &Ui, place: Rect, on: bool) {
    let round = CornerRadius::same(10);
    let (fill, border) =
        if on { (accent(ui), accent(ui)) } else { (ui.colour(|of| of.panel), ui.colour(|of| of.border)) };
    ui.painter().rect(place, round, fill, Stroke::new(1.0, border), StrokeKind::Inside);
    let x = if on { place.right() - 10.0 } else { place.left() + 10.0 };
    let dot = if on { ui.colour(|of| of.on_accent) } else { ui.colour(|of| of.border) };
    ui.painter().circle_filled(pos2(x, place.center().y), 6.5, dot);
}

/// A ring around a field whose text is wrong.
pub(super) fn wrong_ring(ui: &Ui, field: Rect) {
    let ring = Stroke::new(2.0, wrong(ui));
    ui.painter().rect_stroke(field, CornerRadius::same(ROUND), ring, StrokeKind::Inside);
}

/// The ground of something under the pointer.
pub(super) fn hover_back(ui: &Ui, rect: Rect, response: &Response) {
    if response.hovered() {
        ui.painter().rect_filled(rect.expand2(vec2(8.0, 0.0)), CornerRadius::same(ROUND), ui.colour(|of| of.gap));
    }
}

/// The ring around what has the keyboard.
pub(super) fn focus_ring(ui: &Ui, rect: Rect, response: &Response) {
    if response.has_focus() {
        let ring = Stroke::new(2.0, accent(ui));
        ui.painter().rect_stroke(rect.expand(2.0), CornerRadius::same(ROUND), ring, StrokeKind::Outside);
    }
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
}

/// What scrolls in so much height, in a popup. egui drags no bar that has no length.
pub(super) fn scroll_area(height: f32) -> egui::ScrollArea {
    let height = height.max(LEAST_SCROLLED);
    egui::ScrollArea::vertical().max_height(height).min_scrolled_height(height)
}

/// Tells assistive tools what can be clicked.
pub(super) fn name(response: &Response, text: &str, chosen: bool) {
    response.widget_info(|| egui::WidgetInfo::selected(egui::WidgetType::RadioButton, true, chosen, text));
}

/// The round mark of a verdict about something a person did: right or wrong.
pub(super) fn verdict_mark(ui: &Ui, middle: egui::Pos2, radius: f32, is_right: bool) {
    let (fill, icon) = if is_right { (accent(ui), Icon::Tick) } else { (wrong(ui), Icon::Cross) };
    ui.painter().circle_filled(middle, radius, fill);
    icon.draw(ui.painter(), middle, radius * 1.1, ui.colour(|of| of.on_accent));
}

/// The mark of something that is to be done: a ring, and once it is done a disc with a tick, which draws itself. In each frame it
/// has to be shown by the same name.
pub(super) fn done_mark(
    ui: &Ui,
    name: impl std::hash::Hash,
    middle: egui::Pos2,
    radius: f32,
    is_done: bool,
    ring: Stroke,
) {
    let part = eased(ui, name, Move::Tick, f32::from(u8::from(is_done)));
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

/// What leads back from a door, with its title; true if it is clicked.
pub(super) fn back_row(ui: &mut Ui, words: &Words, title: &str) -> bool {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), pressable(ui)), Sense::click());
    hover_back(ui, rect, &response);
    Icon::Left.draw(ui.painter(), pos2(rect.left() + ICON / 2.0, rect.center().y), ICON, second(ui));
    write_within(ui, rect.with_min_x(rect.left() + 28.0), title, theme::task(), ink(ui));
    focus_ring(ui, rect, &response);
    name(&response, &format!("{}: {title}", words.say(&text!("door-back"))), false);
    response.clicked()
}

/// Writes all of a text in lines as wide as `place`, smaller if else they would be higher.
pub(super) fn write_all(ui: &Ui, place: Rect, text: &str, font: FontId, colour: Color32) {
    let sizes = [font.size, 15.0, 13.0].into_iter().filter(|size| *size <= font.size);
    let laid_out = |size: f32| {
        let font = FontId::new(size, font.family.clone());
        ui.painter().layout(in_lines(ui.ctx(), text, &font, place.width()), font, colour, place.width())
    };
    let galley = first_fitting(sizes.map(laid_out), |galley| galley.size().y <= place.height());
    if let Some(galley) = galley {
        ui.painter().galley(place.min, galley, colour);
    }
}

/// Writes at a point; returns where the text begins.
pub(super) fn write(ui: &Ui, at: egui::Pos2, anchor: Align2, text: &str, font: FontId, colour: Color32) -> f32 {
    ui.painter().text(at, anchor, text, theme::one_weight(ui.ctx(), text, font), colour).left()
}

/// Writes at the left of `place`, smaller where there is no room, and cut off with an ellipsis where 13 is still too large;
/// nothing where there is no room for a word's beginning. Returns where the text ends.
pub(super) fn write_within(ui: &Ui, place: Rect, text: &str, font: FontId, colour: Color32) -> f32 {
    if place.width() < TOO_NARROW {
        return place.left();
    }
    let font = theme::one_weight(ui.ctx(), text, font);
    let sizes = [font.size, 15.0, 13.0].into_iter().filter(|size| *size <= font.size);
    let laid_out = |size: f32| {
        let mut job = LayoutJob::simple_singleline(text.into(), FontId::new(size, font.family.clone()), colour);
        job.wrap = TextWrapping::truncate_at_width(place.width());
        ui.fonts(|fonts| fonts.layout_job(job))
    };
    let Some(galley) = first_fitting(sizes.map(laid_out), |galley| !galley.elided) else { return place.left() };
    let end = place.left() + galley.size().x;
    ui.painter().galley(pos2(place.left(), place.center().y - galley.size().y / 2.0), galley, colour);
    end
}

/// The title of a group.
pub(super) fn title(ui: &mut Ui, text: &str) {
    ui.add_space(GAP);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
    write_within(ui, rect, text, theme::heading(), ink(ui));
}

/// A text with its lines ended where a reader expects it: what has no spaces, between phrases. egui ends the others.
pub(in crate::window) fn in_lines(context: &egui::Context, text: &str, font: &FontId, width: f32) -> String {
    if !is_japanese(text) {
        return text.into();
    }
    let wide = |said: &str| {
        let width = |letter| context.fonts(|fonts| fonts.glyph_width(font, letter));
        f64::from(said.chars().map(width).sum::<f32>())
    };
    let lines = text.split('\n').flat_map(|line| broken(line, width.into(), wide));
    lines.collect::<Vec<_>>().join("\n")
}

/// Distance of lines, as a part of the size of their letters: farther apart where these are full squares.
pub(super) fn leading(text: &str) -> f32 {
    if is_wide(text) { 1.6 } else { 1.5 }
}

/// Lays a text out in this width.
pub(in crate::window) fn laid_out(ui: &Ui, text: &str, font: FontId, colour: Color32, width: f32) -> Arc<Galley> {
    let font = theme::one_weight(ui.ctx(), text, font);
    let line_height = Some((font.size * leading(text)).round());
    let mut job = LayoutJob::default();
    job.wrap.max_width = width;
    let said = in_lines(ui.ctx(), text, &font, width);
    let format = egui::TextFormat { line_height, ..egui::TextFormat::simple(font, colour) };
    job.append(&said, 0.0, format);
    ui.fonts(|fonts| fonts.layout_job(job))
}

/// Writes a text of several lines in the flow.
pub(super) fn paragraph(ui: &mut Ui, text: &str, font: FontId, colour: Color32) {
    let galley = laid_out(ui, text, font, colour, ui.available_width());
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), galley.size().y), Sense::hover());
    ui.painter().galley(rect.min, galley, colour);
}

/// The first that fits; if none does, the last.
pub(in crate::window) fn first_fitting<Laid>(
    laid_out: impl Iterator<Item = Laid>,
    fits: impl Fn(&Laid) -> bool,
) -> Option<Laid> {
    let mut last = None;
    for laid in laid_out {
        if fits(&laid) {
            return Some(laid);
        }
        last = Some(laid);
    }
    last
}

/// Size of a place, with whole numbers of logical pixels.
pub(super) fn whole(size: Vec2) -> (f64, f64) {
    (f64::from(size.x.round()), f64::from(size.y.round()))
}
