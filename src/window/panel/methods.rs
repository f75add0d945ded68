//! The list of methods: name, source and idea.

use super::icons::Icon;
use super::widgets::{
    CARD, GAP, accent, explanation, focus_ring, hover_back, ink, laid_out, name, second, verdict_mark, width_of, write,
    write_within, wrong,
};
use crate::window::painting::Painter;
use crate::window::theme::{self, Coloured as _};
use egui::{Align2, CornerRadius, Id, Rect, Sense, Stroke, Ui, pos2, vec2};
use hantei_collision::Point;
use hantei_scenes::figure::{Figure, Palette, Viewport};
use hantei_scenes::scene::MethodRow;
use hantei_scenes::text;
use hantei_scenes::words::{Text, Words};

/// Height of a method's row, and how far its ground reaches beyond it at the sides, logical pixels.
const METHOD: f32 = 52.0;
const BEYOND: f32 = 10.0;
/// Width of the question mark behind a name, logical pixels.
const QUESTION: f32 = 28.0;
/// Side of the picture of a side, logical pixels.
const PICTURE: f64 = 24.0;

/// A method's idea in one line, if it has one; a scene may have its own.
pub(super) fn idea(words: &Words, scene: &str, method: &MethodRow) -> Option<String> {
    let ids = [format!("idea-{scene}-{}", method.name), format!("idea-{}", method.told())];
    ids.into_iter().find(|id| words.has(id)).map(|id| words.say(&Text::message(id)))
}

/// What a source is, if its name alone does not say it.
pub(super) fn source_told(words: &Words, source: &str) -> Option<String> {
    let id = format!("told-source-{source}");
    words.has(&id).then(|| words.say(&Text::message(id)))
}

/// A row for each method with its answer, and its meaning or its name first. Returns the clicked one.
pub(super) fn methods(
    ui: &mut Ui,
    words: &Words,
    (scene, methods): (&str, &[MethodRow]),
    (explained, meaning_first): (&mut Option<String>, bool),
) -> Option<&'static str> {
    let mut clicked = None;
    for method in methods {
        let idea = idea(words, scene, method)
            .map(|idea| laid_out(ui, &idea, theme::caption(), second(ui), ui.available_width() - 30.0));
        let said_wrong = if method.is_wrong { words.say(&text!("method-wrong")) } else { String::new() };
        let source = words.say(&method.source);
        let told = (!meaning_first).then(|| {
            let room = ui.available_width() - 30.0 - width_of(ui, &said_wrong, theme::caption()) - GAP;
            let told = source_told(words, &source).unwrap_or_else(|| source.clone());
            laid_out(ui, &told, theme::caption(), second(ui), room)
        });
        // Its first line stands in the row.
        let line_height = told.as_ref().map_or(0.0, |told| told.rows[0].height());
        let more = told.as_ref().map_or(0.0, |told| told.size().y - line_height);
        let height = METHOD + more + idea.as_ref().map_or(0.0, |idea| idea.size().y);
        let (_, rect) = ui.allocate_space(vec2(ui.available_width(), height));
        // By its name: the rows above depend on the chosen method, and a click has to survive the change.
        let response = ui.interact(rect, Id::new(("method", method.name)), Sense::click());
        let wide = rect.expand2(vec2(BEYOND, 0.0));
        if method.chosen {
            ui.painter().rect_filled(wide, CornerRadius::same(CARD), ui.colour(|of| of.accent_wash));
        } else {
            hover_back(ui, rect, &response);
        }
        radio(ui, pos2(rect.left() + 9.0, rect.top() + METHOD / 2.0), method.chosen);
        let (first, below) = (rect.top() + 17.0, rect.top() + 36.0);
        let left = rect.left() + 30.0;
        // If its meaning comes first, its answer is on the second line, where there is more room.
        let end = pos2(rect.right(), if meaning_first { below } else { first });
        let font = if method.chosen { theme::heading() } else { theme::text() };
        let says = words.say(&method.says);
        // A long answer is smaller beside a long name.
        let room = rect.right() - left - QUESTION - GAP - width_of(ui, method.name, theme::code());
        let fits = meaning_first || width_of(ui, &says, font.clone()) <= room;
        let says_font = if fits { font.clone() } else { theme::caption() };
        let says_end = write(ui, end, Align2::RIGHT_CENTER, &says, says_font, ink(ui));
        let at = pos2(rect.right(), below);
        let wrong_end = write(ui, at, Align2::RIGHT_CENTER, &said_wrong, theme::caption(), wrong(ui));
        let (mut room, below_end) = if meaning_first { (rect.right(), says_end) } else { (says_end, wrong_end) };
        let line = |y: f32, right: f32| Rect::from_min_max(pos2(left, y - 9.0), pos2(right - GAP, y + 9.0));
        let id = format!("explain-{}", method.told());
        if words.has(&id) {
            room -= QUESTION;
            super::widgets::question(ui, pos2(room + 10.0, first), &id, explained);
        }
        if meaning_first {
            write_within(ui, line(first, room), &source, font, ink(ui));
            write_within(ui, line(below, below_end), method.name, theme::code(), second(ui));
        } else {
            write_name(ui, line(first, room), method.name);
        }
        if let Some(told) = told {
            ui.painter().galley(pos2(left, below - line_height / 2.0), told, second(ui));
        }
        if let Some(idea) = idea {
            ui.painter().galley(pos2(left, below + 9.0 + more), idea, second(ui));
        }
        focus_ring(ui, wide, &response);
        name(&response, method.name, method.chosen);
        if response.clicked() {
            clicked = Some(method.name);
        }
        if explained.as_ref() == Some(&id) {
            explanation(ui, &words.say(&Text::message(id)));
        }
    }
    clicked
}

/// A row for each method that names a side: which, how far, and whether that is right. Returns the clicked one.
pub(super) fn sides(
    ui: &mut Ui,
    words: &Words,
    painter: &Painter,
    (scene, methods): (&str, &[MethodRow]),
) -> Option<&'static str> {
    let mut clicked = None;
    for method in methods {
        let (_, rect) = ui.allocate_space(vec2(ui.available_width(), METHOD));
        let response = ui.interact(rect, Id::new(("method", method.name)), Sense::click());
        let wide = rect.expand2(vec2(BEYOND, 0.0));
        if method.chosen {
            let ground = if method.is_wrong { |of: &Palette| of.wrong_wash } else { |of: &Palette| of.accent_wash };
            ui.painter().rect_filled(wide, CornerRadius::same(CARD), ui.colour(ground));
        } else {
            hover_back(ui, rect, &response);
        }
        let mut figure = Figure::new((PICTURE, PICTURE), Viewport::default());
        method.picture.draw(&mut figure, Point::new(0.0, 0.0), PICTURE, method.is_wrong);
        let middle = rect.left() + 13.0;
        painter.paint(ui.painter(), pos2(middle, rect.center().y) - vec2(12.0, 12.0), &figure, words);
        mark(ui, pos2(rect.right() - 9.0, rect.center().y), method.is_so);
        let (left, right) = (rect.left() + 38.0, rect.right() - 30.0);
        let (first, below) = (rect.top() + 17.0, rect.top() + 36.0);
        let font = if method.chosen { theme::heading() } else { theme::text() };
        let says = write(ui, pos2(right, first), Align2::RIGHT_CENTER, &words.say(&method.says), font, ink(ui));
        let by = write(ui, pos2(right, below), Align2::RIGHT_CENTER, &words.say(&method.by), theme::code(), ink(ui));
        let line = |y: f32, right: f32| Rect::from_min_max(pos2(left, y - 9.0), pos2(right - GAP, y + 9.0));
        write_name(ui, line(first, says), method.name);
        let idea = idea(words, scene, method).unwrap_or_default();
        // If it does not fit, the tooltip has it.
        if width_of(ui, &idea, theme::caption()) <= line(below, by).width() {
            write_within(ui, line(below, by), &idea, theme::caption(), second(ui));
        }
        focus_ring(ui, wide, &response);
        name(&response, method.name, method.chosen);
        let explained = words.say(&Text::message(format!("explain-{}", method.told())));
        if response.on_hover_text(explained).clicked() {
            clicked = Some(method.name);
        }
    }
    clicked
}

/// Writes a method's name, smaller where it would be cut.
fn write_name(ui: &Ui, place: Rect, method: &str) {
    let fits = width_of(ui, method, theme::mono()) <= place.width();
    write_within(ui, place, method, if fits { theme::mono() } else { theme::code() }, ink(ui));
}

/// Whether a method is right: a tick, a cross, or a dash for a rule.
fn mark(ui: &Ui, middle: egui::Pos2, is_so: Option<bool>) {
    match is_so {
        Some(true) => Icon::Tick.draw(ui.painter(), middle, 18.0, accent(ui)),
        Some(false) => verdict_mark(ui, middle, 9.0, false),
        None => {
            let line = [middle - vec2(5.0, 0.0), middle + vec2(5.0, 0.0)];
            ui.painter().line_segment(line, Stroke::new(2.0, second(ui)));
        }
    }
}

pub(super) fn radio(ui: &Ui, middle: egui::Pos2, is_chosen: bool) {
    let colour = if is_chosen { accent(ui) } else { ui.colour(|of| of.border) };
    ui.painter().circle_stroke(middle, 8.0, Stroke::new(if is_chosen { 5.0 } else { 1.2 }, colour));
}
