//! The interface's widgets: buttons, and text in its place.

mod colours;
mod marks;
mod writing;

use super::icons::Icon;
use crate::window::motion::{Movement, part};
use crate::window::theme::{self, Coloured as _};
pub(super) use colours::{accent, ink, second, wrong};
use egui::{
    self, Align2, Color32, CornerRadius, FontId, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, pos2, vec2,
};
use hantei_scenes::text;
use hantei_scenes::words::{Text, Words};
pub(super) use marks::{
    CHIP, ROUND, done_mark, focus_ring, hover_back, more_below, open_chip, switch_knob, verdict_mark, wrong_ring,
};
pub(super) use writing::{first_fitting, leading, paragraph, within, write, write_all, write_within};
pub(in crate::window) use writing::{in_lines, laid_out, width_of};

/// Height of a row of text, logical pixels.
pub(super) const ROW: f32 = 24.0;
/// Height of a button for a mouse, and for a finger, logical pixels.
const BUTTON: f32 = 34.0;
const FINGER: f32 = 44.0;
/// Height of the one filled button, logical pixels.
pub(super) const PRIMARY: f32 = 46.0;
/// Space between groups, logical pixels.
pub(super) const GAP: f32 = 8.0;
/// Corner radius of cards, logical pixels.
pub(super) const CARD: u8 = 10;
/// Height of a key's cap, logical pixels.
pub(super) const CAP: f32 = 20.0;
/// Widths of a switch, and of a question mark with the space before it, logical pixels.
const SWITCH: f32 = 36.0;
const QUESTION: f32 = 26.0;
/// Size of an icon, logical pixels.
pub(super) const ICON: f32 = 18.0;

/// Least height of what scrolls, and least width of a popup, logical pixels.
const LEAST_SCROLLED: f32 = 24.0;
pub(super) const LEAST_POPUP: f32 = 160.0;

/// Where egui keeps whether the last pointer was a finger.
fn finger_id() -> egui::Id {
    egui::Id::new("by finger")
}

/// Notes whether the last pointer was a finger, which makes all buttons larger.
pub(in crate::window) fn set_by_finger(context: &egui::Context, by_finger: bool) {
    context.data_mut(|data| data.insert_temp(finger_id(), by_finger));
}

pub(super) fn by_finger(ui: &Ui) -> bool {
    ui.data(|data| data.get_temp(finger_id()).unwrap_or(false))
}

/// Height of a button.
pub(in crate::window) fn pressable(ui: &Ui) -> f32 {
    if by_finger(ui) { FINGER } else { BUTTON }
}

/// Whether Enter was pressed without a focus: it presses the leading button.
pub(super) fn enters(ui: &Ui) -> bool {
    ui.memory(|memory| memory.focused().is_none()) && ui.input(|input| input.key_pressed(egui::Key::Enter))
}

pub(super) fn explanation(ui: &mut Ui, text: &str) {
    paragraph(ui, text, theme::text(), second(ui));
    ui.add_space(4.0);
}

/// A mark that opens a label's explanation, if the catalogue has one; and the open explanation.
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
    let (left, right) = (ui.min_rect().left(), ui.min_rect().right() - SWITCH - GAP - QUESTION / 2.0);
    let centre = pos2((left + width_of(ui, label, theme::text()) + 16.0).min(right), middle);
    question(ui, centre, id, explained);
    if explained.as_deref() == Some(id) {
        explanation(ui, &words.say(&Text::message(id.to_string())));
    }
}

fn explained_id() -> egui::Id {
    egui::Id::new("explained")
}

/// Whether an explanation was shown since the last call.
pub(in crate::window) fn has_explained(context: &egui::Context) -> bool {
    context.data_mut(|data| data.remove_temp(explained_id())).unwrap_or(false)
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
    if is_open {
        ui.data_mut(|data| data.insert_temp(explained_id(), true));
    }
    if response.clicked() {
        *explained = if is_open { None } else { Some(id.into()) };
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::window) enum ButtonLook {
    /// Filled: the one next action.
    Filled,
    /// Filled, once the task is done; it fills at that moment.
    Due,
    /// With a border.
    Outlined,
    /// With a border and words in the interface's colour: a next action beside a more important one.
    Leading,
    /// With a pale border: it has been used.
    Used,
    /// Words alone.
    Quiet,
    /// Words on a tinted ground: it is on.
    On,
}

/// A button here, with or without an icon before its word.
pub(in crate::window) fn button_at(
    ui: &mut Ui,
    place: Rect,
    icon: Option<Icon>,
    word: &str,
    look: ButtonLook,
) -> Response {
    let response = ui.interact(place, ui.id().with(("button", word, place.min.x as i32)), Sense::click());
    let (mut fill, border, mut colour) = match look {
        ButtonLook::Filled => (accent(ui), None, ui.colour(|of| of.on_accent)),
        ButtonLook::Due => {
            let now = part(ui.ctx(), Movement::Continue);
            let word = ink(ui).lerp_to_gamma(ui.colour(|of| of.on_accent), now);
            (ui.colour(|of| of.panel).lerp_to_gamma(accent(ui), now), Some(accent(ui)), word)
        }
        ButtonLook::Outlined => (Color32::TRANSPARENT, Some(ui.colour(|of| of.border)), ink(ui)),
        ButtonLook::Leading => (Color32::TRANSPARENT, Some(accent(ui)), accent(ui)),
        ButtonLook::Used => (Color32::TRANSPARENT, Some(ui.colour(|of| of.line)), second(ui)),
        ButtonLook::Quiet => (Color32::TRANSPARENT, None, second(ui)),
        ButtonLook::On => (ui.colour(|of| of.accent_wash), None, accent(ui)),
    };
    let is_filled = matches!(look, ButtonLook::Filled | ButtonLook::Due);
    if response.hovered() && !is_filled && look != ButtonLook::Used {
        fill = ui.colour(|of| of.gap);
        colour = if look == ButtonLook::Quiet { ink(ui) } else { colour };
    } else if response.hovered() {
        fill = fill.gamma_multiply(0.9);
    }
    ui.painter().rect_filled(place, CornerRadius::same(ROUND), fill);
    if let Some(border) = border {
        ui.painter().rect_stroke(place, CornerRadius::same(ROUND), Stroke::new(1.0, border), StrokeKind::Inside);
    }
    let font = if look == ButtonLook::Quiet { theme::text() } else { theme::heading() };
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
    name(&response, word, look == ButtonLook::On);
    response
}

/// A button as wide as its word, in the flow.
pub(super) fn button(ui: &mut Ui, icon: Option<Icon>, word: &str, look: ButtonLook) -> Response {
    let beside = if icon.is_some() { ICON + GAP } else { 0.0 };
    let width = width_of(ui, word, theme::heading()) + beside + 28.0;
    let (_, place) = ui.allocate_space(vec2(width, pressable(ui)));
    button_at(ui, place, icon, word, look)
}

/// A button of the full width, in the flow.
pub(super) fn wide_button(ui: &mut Ui, icon: Option<Icon>, word: &str, look: ButtonLook) -> Response {
    let height = if look == ButtonLook::Filled { PRIMARY } else { pressable(ui) };
    let (_, place) = ui.allocate_space(vec2(ui.available_width(), height));
    button_at(ui, place, icon, word, look)
}

/// Keys as caps at the right of a row, all alternatives if there is room; returns where they begin.
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

pub(super) fn divider(ui: &Ui, y: f32, from: f32, to: f32) {
    ui.painter().hline(from..=to, y, Stroke::new(1.0, ui.colour(|of| of.line)));
}

/// Space at the sides of the bar under the stage, logical pixels.
pub(super) fn bar_margin(bar: Rect) -> f32 {
    if bar.width() < 460.0 { 12.0 } else { 24.0 }
}

/// A scrolling area of this height in a popup. egui cannot drag a scroll bar without length.
pub(super) fn scroll_area(height: f32) -> egui::ScrollArea {
    let height = height.max(LEAST_SCROLLED);
    egui::ScrollArea::vertical().max_height(height).min_scrolled_height(height)
}

/// Names a button for assistive tools.
pub(super) fn name(response: &Response, text: &str, chosen: bool) {
    response.widget_info(|| egui::WidgetInfo::selected(egui::WidgetType::RadioButton, true, chosen, text));
}

/// The way back from a door, with its title; true if it is clicked.
pub(super) fn back_row(ui: &mut Ui, words: &Words, title: &str) -> bool {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), pressable(ui)), Sense::click());
    hover_back(ui, rect, &response);
    Icon::Left.draw(ui.painter(), pos2(rect.left() + ICON / 2.0, rect.center().y), ICON, second(ui));
    write_within(ui, rect.with_min_x(rect.left() + 28.0), title, theme::task(), ink(ui));
    focus_ring(ui, rect, &response);
    name(&response, &format!("{}: {title}", words.say(&text!("door-back"))), false);
    response.clicked()
}

/// A size in whole logical pixels.
pub(super) fn whole(size: Vec2) -> (f64, f64) {
    (f64::from(size.x.round()), f64::from(size.y.round()))
}

/// The words of a knob's option in the reader's language, or else its key.
pub(super) fn option_words(words: &Words, option: &str) -> String {
    let id = format!("option-{option}");
    if words.has(&id) { words.say(&Text::message(id)) } else { option.to_string() }
}

/// The same for an option that may have its own words in this scene.
pub(in crate::window) fn option_words_in(words: &Words, scene: &str, option: &str) -> String {
    let id = format!("option-{scene}-{option}");
    if words.has(&id) { words.say(&Text::message(id)) } else { option_words(words, option) }
}

/// A label with words beside it, or below it without room; returns the place of the clicked word.
pub(super) fn choice(ui: &mut Ui, label: &str, said: &[String], chosen: usize) -> Option<usize> {
    let height = pressable(ui);
    let (mut row, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    write(ui, row.left_center(), Align2::LEFT_CENTER, label, theme::text(), ink(ui));
    let wide: f32 = said.iter().map(|word| 24.0 + width_of(ui, word, theme::heading())).sum();
    if width_of(ui, label, theme::text()) + 40.0 + wide > row.width() {
        row = ui.allocate_exact_size(row.size(), Sense::hover()).0;
    }
    let place = row.with_min_x(row.right() - wide.min(row.width()));
    segments(ui, place, (said, None), chosen)
}

/// Words side by side in one frame, the chosen one filled, each in its own font if it needs one; returns the place of
/// the clicked word.
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
    // Without room, smaller and closer.
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

/// A label with a switch; a click anywhere in the row counts. True if it is clicked.
/// A switch with its words, and `beside` them room for a question mark; true if it is clicked.
pub(super) fn switch(ui: &mut Ui, (label, beside): (&str, bool), on: bool) -> bool {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), pressable(ui)), Sense::click());
    hover_back(ui, rect, &response);
    let knob = Rect::from_center_size(pos2(rect.right() - SWITCH / 2.0, rect.center().y), vec2(SWITCH, 20.0));
    let room = rect.with_max_x(knob.left() - GAP - if beside { QUESTION } else { 0.0 });
    write_within(ui, room, label, theme::text(), ink(ui));
    switch_knob(ui, knob, on);
    focus_ring(ui, rect, &response);
    response.widget_info(|| egui::WidgetInfo::selected(egui::WidgetType::Checkbox, true, on, label));
    response.clicked()
}

pub(super) fn title(ui: &mut Ui, text: &str) {
    ui.add_space(GAP);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
    write_within(ui, rect, text, theme::heading(), ink(ui));
}
