//! Rows of the panel: methods, comparisons, side values, code, facts.

use super::widgets::{BUTTON, GAP, ROW, back, name, title, write, write_within};
use crate::collision::About;
use crate::scene::{Content, MethodRow, Row, Section, Truth};
use crate::window::theme;
use egui::{Align2, CornerRadius, Rect, Sense, Stroke, Ui, pos2, vec2};

/// Height of a row of two lines, logical pixels.
const TWO_ROWS: f32 = 44.0;
/// A comparison with more letters than this, or a number with more than [`ONE_LINE_NUMBER`], gets a line for its numbers.
const ONE_LINE: usize = 18;
/// See [`ONE_LINE`]: `−100.25` and `666.667` still fit, so that nothing reflows while something is dragged.
const ONE_LINE_NUMBER: usize = 7;
/// In a row narrower than this every comparison gets a line for its numbers, logical pixels.
const ONE_LINE_WIDTH: f32 = 376.0;

/// One row for each method; returns the one that is clicked.
pub(super) fn methods(ui: &mut Ui, words: &Words, methods: &[MethodRow]) -> Option<&'static str> {
    let mut clicked = None;
    ui.spacing_mut().item_spacing.y = 0.0;
    for method in methods {
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), BUTTON), Sense::click());
        back(ui, rect, &response, method.chosen);
        let y = rect.center().y;
        let ink = if method.chosen { theme::ACCENT } else { theme::INK };
        let radio = pos2(rect.left() + 13.0, y);
        ui.painter().circle_stroke(radio, 5.5, Stroke::new(1.5, ink));
        if method.chosen {
            ui.painter().circle_filled(radio, 3.0, ink);
        }
        write(ui, pos2(rect.left() + 26.0, y), Align2::LEFT_CENTER, method.name, theme::code(), ink);
        let mut source = Rect::from_min_max(pos2(rect.left() + 154.0, rect.top()), rect.max);
        let end = pos2(rect.right() - 8.0, y);
        source.max.x = match method.verdict {
            Some(verdict) => truth(ui, end, &method.says, verdict),
            None => ui.painter().text(end, Align2::RIGHT_CENTER, &method.says, theme::code(), theme::INK).left(),
        } - GAP;
        write_within(ui, source, method.source, theme::text(), theme::QUIET);
        name(&response, method.name, method.chosen);
        if response.clicked() {
            clicked = Some(method.name);
        }
    }
    ui.spacing_mut().item_spacing.y = 4.0;
    clicked
}

/// Rows under a title; notes what the row under the pointer speaks of.
pub(super) fn section(ui: &mut Ui, words: &Words, section: &Section, hovered: &mut Option<About>) {
    title(ui, &words.say(&section.title));
    rows(ui, words, section, hovered);
}

pub(super) fn rows(ui: &mut Ui, words: &Words, section: &Section, hovered: &mut Option<About>) {
    let long = |text: &str, most| text.chars().count() > most;
    let too_long = |row: &Row| match &row.content {
        Content::Comparison { asked, left, right, .. } => {
            long(asked, ONE_LINE) || long(left, ONE_LINE_NUMBER) || long(right, ONE_LINE_NUMBER)
        }
        Content::Side { .. } | Content::Fact { .. } | Content::Code { .. } => false,
    };
    let two_lines = ui.available_width() < ONE_LINE_WIDTH || section.rows.iter().any(too_long);
    ui.spacing_mut().item_spacing.y = 0.0;
    for row in &section.rows {
        let height = match row.content {
            Content::Fact { .. } | Content::Code { .. } => ROW,
            Content::Comparison { .. } if !two_lines => ROW,
            Content::Comparison { .. } | Content::Side { .. } => TWO_ROWS,
        };
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
        if row.lit {
            let wide = rect.expand2(vec2(6.0, 0.0));
            ui.painter().rect_filled(wide, CornerRadius::same(4), theme::LIT);
        }
        if response.hovered() {
            *hovered = row.about;
        }
        match &row.content {
            Content::Comparison { asked, left, symbol, right, truth } => {
                comparison(ui, rect, asked, [left, symbol, right], *truth, two_lines);
            }
            Content::Side { what, value, meaning, formula, distance } => {
                side(ui, rect, [what, value, meaning], [formula, distance]);
            }
            Content::Code { text, is_current, is_reached } => {
                let ink = if *is_reached { theme::INK } else { theme::QUIET };
                let mark = if *is_current { "→" } else { "" };
                write(ui, rect.left_center(), Align2::LEFT_CENTER, mark, theme::heading(), theme::ACCENT);
                let place = Rect::from_min_max(pos2(rect.left() + 20.0, rect.top()), rect.max);
                write_within(ui, place, text, theme::code(), ink);
            }
            Content::Fact { what, meaning, verdict } => {
                write(ui, rect.left_center(), Align2::LEFT_CENTER, what, theme::text(), theme::INK);
                truth(ui, pos2(rect.right() - 8.0, rect.center().y), meaning, *verdict);
            }
        }
    }
    ui.spacing_mut().item_spacing.y = 4.0;
}

/// A comparison as written, its numbers around the sign in fixed columns, its truth.
fn comparison(ui: &Ui, rect: Rect, asked: &str, [left, symbol, right]: [&str; 3], how: Truth, two_lines: bool) {
    let first = rect.top() + if two_lines { 12.0 } else { ROW / 2.0 };
    let second = if two_lines { rect.top() + 32.0 } else { first };
    let ink = if how == Truth::NotReached { theme::QUIET } else { theme::INK };
    write(ui, pos2(rect.left(), first), Align2::LEFT_CENTER, asked, theme::code(), ink);
    let end = pos2(rect.right() - 8.0, first);
    match how {
        Truth::NotReached => write(ui, end, Align2::RIGHT_CENTER, "not reached", theme::text(), theme::QUIET),
        Truth::True | Truth::False => {
            let sign = rect.right() - if two_lines { 160.0 } else { 143.0 };
            write(ui, pos2(sign, second), Align2::CENTER_CENTER, symbol, theme::code(), ink);
            write(ui, pos2(sign - 14.0, second), Align2::RIGHT_CENTER, left, theme::code(), ink);
            write(ui, pos2(sign + 14.0, second), Align2::LEFT_CENTER, right, theme::code(), ink);
            let holds = how == Truth::True;
            truth(ui, end, if holds { "true" } else { "false" }, holds);
        }
    }
}

/// A side value: what it is, its number and meaning, and below how it comes about.
fn side(ui: &Ui, rect: Rect, [what, value, meaning]: [&str; 3], [formula, distance]: [&str; 2]) {
    let (first, second) = (rect.top() + 12.0, rect.top() + 32.0);
    write(ui, pos2(rect.left(), first), Align2::LEFT_CENTER, what, theme::code(), theme::INK);
    write(ui, pos2(rect.right() - 110.0, first), Align2::RIGHT_CENTER, value, theme::code(), theme::INK);
    write(ui, pos2(rect.right() - 8.0, first), Align2::RIGHT_CENTER, meaning, theme::text(), theme::INK);
    let place = Rect::from_min_max(pos2(rect.left() + 16.0, rect.top() + 20.0), rect.max);
    let end = write_within(ui, place, &format!("= {formula}"), theme::code(), theme::QUIET);
    // The numbers are written out in any case, the distance where there is room.
    let distance = ui.painter().layout_no_wrap(distance.into(), theme::text(), theme::QUIET);
    let start = pos2(rect.right() - 8.0 - distance.size().x, second - distance.size().y / 2.0);
    if end + GAP < start.x {
        ui.painter().galley(start, distance, theme::QUIET);
    }
}

/// A word and a mark, so that colour is never the only sign; returns where they begin.
fn truth(ui: &Ui, right_centre: egui::Pos2, word: &str, holds: bool) -> f32 {
    let (mark, colour) = if holds { ("✓", theme::ACCENT) } else { ("×", theme::QUIET) };
    write(ui, pos2(right_centre.x - 5.0, right_centre.y), Align2::CENTER_CENTER, mark, theme::heading(), colour);
    let colour = if holds { theme::ACCENT } else { theme::INK };
    let end = pos2(right_centre.x - 16.0, right_centre.y);
    ui.painter().text(end, Align2::RIGHT_CENTER, word, theme::text(), colour).left()
}
