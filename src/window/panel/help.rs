//! The help over everything else: what the mouse does, every key as a cap, and the glossary.

use super::gestures;
use super::icons::Icon;
use super::widgets::{
    ButtonLook, CAP, CARD, GAP, LEAST_POPUP, accent, button_at, explanation, ink, key_caps, laid_out, more_below, name,
    paragraph, pressable, scroll_area, second, width_of, write_within,
};
use crate::window::theme::{self, Coloured as _};
use egui::style::ScrollAnimation;
use egui::{
    Align2, CornerRadius, EventFilter, Frame, Key, LayerId, Margin, Rect, RichText, Sense, Stroke, Ui, pos2, vec2,
};
use hantei_scenes::scene::{GO_THERE, NEXT_ERROR, Offer, PREVIOUS_ERROR, Viewer, capital};
use hantei_scenes::text;
use hantei_scenes::words::{TERMS, Term, Text, Words};

/// Largest size of the help, and the space around it, logical pixels.
const SIZE: egui::Vec2 = vec2(736.0, 508.0);
const AROUND: egui::Vec2 = vec2(84.0, 96.0);
/// From this width on mouse and keys stand side by side, the keys in this column, logical pixels.
const WIDE: f32 = 600.0;
const KEYS: f32 = 0.52;
/// Space between the columns, logical pixels.
const BETWEEN: f32 = 32.0;
/// Height of a line with keys, logical pixels.
const LINE: f32 = 30.0;
/// Room for the arrow that says that more follows, and the height below which the way into the course comes first,
/// logical pixels.
const MORE: f32 = 14.0;
const LOW: f32 = 400.0;
/// How dark the window below becomes.
const SCRIM: f32 = 0.42;

/// What the mouse does in every scene; and fingers, which only browsers report.
const MOUSE: &[&str] =
    if cfg!(target_arch = "wasm32") { &["wheel", "middle", "fingers"] } else { &["wheel", "middle"] };

/// What can be done in every scene.
const EVERYWHERE: [&str; 4] = ["fit", "actual-size", "undo", "redo"];
/// Of these, what is needed most.
const UNDO: [&str; 2] = ["undo", "redo"];
/// What only a typed test needs.
const OF_OWN_TEST: [&str; 3] = [GO_THERE, NEXT_ERROR, PREVIOUS_ERROR];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::window) enum HelpChoice {
    Close,
    Course,
    /// The picture of a glossary term.
    Picture(&'static Term),
}

/// Shows the help with the keys of a scene and the window; returns what the mouse chose. A finger scrolls it, and needs
/// no keys.
pub(super) fn show(
    context: &egui::Context,
    by_finger: bool,
    words: &Words,
    window_offers: &[Offer],
    scene: &Viewer,
) -> Option<HelpChoice> {
    let screen = context.screen_rect();
    let scrim = context.layer_painter(egui::LayerId::new(egui::Order::Middle, egui::Id::new("scrim")));
    scrim.rect_filled(screen, CornerRadius::ZERO, egui::Color32::from_black_alpha((SCRIM * 255.0) as u8));
    let mut chosen = None;
    let frame = Frame::new()
        .fill(context.colour(|of| of.panel))
        .stroke(Stroke::new(1.0, context.colour(|of| of.line)))
        .corner_radius(CornerRadius::same(12))
        .inner_margin(Margin::symmetric(32, 24));
    let size = SIZE.min(screen.size() - AROUND).max(vec2(LEAST_POPUP, 0.0));
    let window =
        egui::Window::new("Help").title_bar(false).resizable(false).frame(frame).order(egui::Order::Foreground);
    let shown = window.anchor(Align2::CENTER_CENTER, vec2(0.0, 0.0)).show(context, |ui| {
        ui.set_width(size.x);
        ui.spacing_mut().item_spacing.y = 0.0;
        if head(ui, words, !by_finger) {
            chosen = Some(HelpChoice::Close);
        }
        let room = size.y - pressable(ui);
        let shown = scroll_area(room).drag_to_scroll(by_finger).show(ui, |ui| {
            scroll_by_keys(ui, room);
            let all = ui.available_width() - MORE;
            let is_wide = all + MORE >= WIDE && !by_finger;
            let keys = if is_wide { (all - BETWEEN) * KEYS } else { all };
            let mouse = if is_wide { all - BETWEEN - keys } else { all };
            let mut both = |ui: &mut Ui, column: usize| {
                ui.vertical(|ui| {
                    ui.set_width(if column == 0 { mouse } else { keys });
                    if column == 0 {
                        let clicked = left(ui, words, scene, room < LOW);
                        chosen = chosen.or(clicked);
                    } else if !by_finger {
                        all_keys(ui, words, window_offers, scene);
                    }
                });
            };
            if is_wide {
                ui.horizontal_top(|ui| {
                    ui.spacing_mut().item_spacing.x = BETWEEN;
                    both(ui, 0);
                    both(ui, 1);
                });
            } else {
                both(ui, 0);
                both(ui, 1);
            }
        });
        more_below(ui, shown.inner_rect.right() - theme::BAR / 2.0, &shown);
    });
    if let Some(shown) = &shown {
        hold_focus(context, shown.response.layer_id);
    }
    // A press beside the help closes it, but not the press that has opened it.
    let is_beside = context.input(|input| {
        let at = input.pointer.interact_pos().filter(|_| input.pointer.any_pressed());
        at.zip(shown.as_ref()).is_some_and(|(at, shown)| !shown.response.rect.contains(at))
    });
    chosen.or(is_beside.then_some(HelpChoice::Close))
}

/// Scrolls by the keys that read a page, in a view of this height.
fn scroll_by_keys(ui: &Ui, room: f32) {
    let (page, all) = ((room - LINE).max(LINE), 1e6);
    let keys = [
        (Key::ArrowUp, LINE),
        (Key::ArrowDown, -LINE),
        (Key::PageUp, page),
        (Key::PageDown, -page),
        (Key::Home, all),
        (Key::End, -all),
    ];
    let by: f32 = ui.input(|input| keys.map(|(key, by)| by * input.num_presses(key) as f32)).iter().sum();
    if by != 0.0 {
        ui.scroll_with_delta_animation(vec2(0.0, by), ScrollAnimation::none());
    }
}

/// Keeps the focus in this layer: Tab reaches nothing below, and the arrows scroll.
fn hold_focus(context: &egui::Context, layer: LayerId) {
    let arrows = EventFilter { vertical_arrows: true, ..EventFilter::default() };
    context.memory_mut(|memory| {
        memory.set_modal_layer(layer);
        if let Some(focused) = memory.focused() {
            memory.set_focus_lock_filter(focused, arrows);
        }
    });
}

/// The title, and the button that closes the help, with its key; true if it is clicked.
fn head(ui: &mut Ui, words: &Words, has_keys: bool) -> bool {
    let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), pressable(ui)), Sense::hover());
    let cap = key_caps(ui, row, if has_keys { "Esc" } else { "" });
    let said = words.say(&text!("close"));
    let width = width_of(ui, &said, theme::text()) + 20.0;
    let place = Rect::from_min_max(pos2(cap - width, row.top()), pos2(cap, row.bottom()));
    let closes = button_at(ui, place, None, &said, ButtonLook::Quiet).clicked();
    write_within(ui, row.with_max_x(place.left()), &words.say(&text!("help-title")), theme::title(), ink(ui));
    closes
}

/// The glossary, what the mouse does, and the way into the course.
fn left(ui: &mut Ui, words: &Words, scene: &Viewer, is_low: bool) -> Option<HelpChoice> {
    ui.add_space(GAP);
    let mut chosen = (is_low && course(ui, words)).then_some(HelpChoice::Course);
    ui.add_space(if is_low { GAP } else { 0.0 });
    let own = scene.gestures().iter().map(|gesture| (*gesture, format!("mouse-{}-{gesture}", scene.name())));
    for (gesture, id) in own.chain(MOUSE.iter().map(|gesture| (*gesture, format!("mouse-{gesture}")))) {
        said_and_drawn(ui, words, gesture, id);
    }
    chosen = chosen.or((!is_low && course(ui, words)).then_some(HelpChoice::Course));
    ui.add_space(GAP);
    let chosen = chosen.or(glossary(ui, words).map(HelpChoice::Picture));
    ui.add_space(GAP);
    chosen
}

fn said_and_drawn(ui: &mut Ui, words: &Words, gesture: &str, id: String) {
    let beside = gestures::SIZE.x + 2.0 * GAP;
    let room = ui.available_width() - beside;
    let say = |id: String| words.say(&Text::message(id));
    let title = laid_out(ui, &say(id.clone()), theme::heading(), ink(ui), room);
    let help = laid_out(ui, &say(id + "-help"), theme::text(), second(ui), room);
    let height = (title.size().y + help.size().y).max(gestures::SIZE.y);
    let (place, _) = ui.allocate_exact_size(vec2(ui.available_width(), height + GAP + 2.0), Sense::hover());
    gestures::draw(ui, Rect::from_min_size(place.min, gestures::SIZE), gesture);
    let at = place.min + vec2(beside, 0.0);
    let below = at + vec2(0.0, title.size().y);
    ui.painter().galley(at, title, ink(ui));
    ui.painter().galley(below, help, second(ui));
}

/// A card that leads into the course; true if its button is clicked.
fn course(ui: &mut Ui, words: &Words) -> bool {
    let (padding, width) = (16.0, ui.available_width());
    let text = words.say(&text!("help-new"));
    let text = laid_out(ui, &text, theme::text(), ink(ui), width - 2.0 * padding);
    let title = words.say(&text!("help-new-title"));
    let height = 3.0 * padding + 26.0 + text.size().y + pressable(ui);
    let (card, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    ui.painter().rect_filled(card, CornerRadius::same(CARD), ui.colour(|of| of.accent_wash));
    let inner = card.shrink(padding);
    write_within(ui, inner.with_max_y(inner.top() + 22.0), &title, theme::task(), ink(ui));
    let below = inner.top() + 26.0 + text.size().y;
    ui.painter().galley(inner.min + vec2(0.0, 26.0), text, ink(ui));
    let word = words.say(&text!("course-start"));
    let wide = (width_of(ui, &word, theme::heading()) + 60.0).min(inner.width());
    let button = Rect::from_min_size(pos2(inner.left(), below + padding), vec2(wide, pressable(ui)));
    button_at(ui, button, Some(Icon::Course), &word, ButtonLook::Filled).clicked()
}

/// The keys of the scene, then those of all scenes.
fn all_keys(ui: &mut Ui, words: &Words, window_offers: &[Offer], scene: &Viewer) {
    let (everywhere, mut here): (Vec<Offer>, Vec<Offer>) =
        scene.actions().into_iter().partition(|it| EVERYWHERE.contains(&it.name));
    let (undo, everywhere): (Vec<Offer>, Vec<Offer>) = everywhere.into_iter().partition(|it| UNDO.contains(&it.name));
    // A test of one's own comes after what every case needs.
    here.sort_by_key(|it| OF_OWN_TEST.contains(&it.name));
    let title = words.say(&text!("help-here", scene = scene.title()));
    group(ui, words, &title, undo.iter().chain(&here));
    group(ui, words, &words.say(&text!("help-everywhere")), everywhere.iter().chain(window_offers));
    ui.add_space(GAP);
    paragraph(ui, &words.say(&text!("help-undo")), theme::text(), second(ui));
}

fn group<'a>(ui: &mut Ui, words: &Words, title: &str, offers: impl Iterator<Item = &'a Offer>) {
    ui.add_space(GAP);
    paragraph(ui, title, theme::caption(), second(ui));
    for offer in offers.filter(|offer| !offer.keys.is_empty()) {
        let said = capital(&words.say(&offer.words));
        let width = ui.available_width();
        // The caps first: the words get the room that they leave.
        let top = ui.cursor().top();
        let line = Rect::from_min_size(pos2(ui.cursor().left(), top), vec2(width, LINE));
        let end = key_caps(ui, line, &offer.keys);
        let galley = laid_out(ui, &said, theme::text(), ink(ui), (end - line.left() - GAP).max(60.0));
        let height = (galley.size().y + (LINE - CAP) / 2.0).max(LINE);
        let (row, response) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
        ui.painter().galley(row.min + vec2(0.0, ((LINE - 22.0) / 2.0).max(0.0)), galley, ink(ui));
        name(&response, &format!("{said}: {}", offer.keys), false);
    }
}

/// The glossary, folded. Returns the clicked term; a term with a picture can be clicked.
fn glossary(ui: &mut Ui, words: &Words) -> Option<&'static Term> {
    let mut clicked = None;
    let title = RichText::new(words.say(&text!("glossary-title"))).font(theme::heading()).color(ink(ui));
    let shown = egui::CollapsingHeader::new(title).show_unindented(ui, |ui| {
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
    // It stands last, so what it opens has to scroll into sight.
    if shown.header_response.clicked() {
        ui.scroll_to_rect_animation(shown.header_response.rect, Some(egui::Align::TOP), ScrollAnimation::none());
    }
    clicked
}

#[cfg(test)]
mod tests;
