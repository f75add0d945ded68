//! Rows of the panel: methods, comparisons, side values, code, facts.

use super::sided;
use super::widgets::{
    BUTTON, GAP, ROW, TALLEST, back, explanation, name, question, times, title, width_of, write, write_within,
};
use crate::scene::{Content, MethodRow, Section, Truth};
use crate::text;
use crate::window::theme;
use crate::words::{Text, Words};
use egui::{Align2, Color32, CornerRadius, Id, Rect, Sense, Stroke, Ui, pos2, vec2};
use hantei_collision::About;

/// Height of a row of two lines, logical pixels.
const TWO_ROWS: f32 = 44.0;
/// Height of a line in a row of several, logical pixels.
const LINE: f32 = 20.0;
/// More comparisons than these stand in one line each.
const FEW: usize = 4;
/// Least height of a row where there are more than have room, logical pixels.
const CLOSE: f32 = 19.0;
/// From the right border of a comparison to the middle of its sign, and from there to its numbers, logical pixels.
const SIGN: f32 = 137.0;
const BESIDE_SIGN: f32 = 14.0;
/// Room for the left number of a comparison, and for what is between it and the formula, logical pixels. A longer number
/// takes from the formula.
const NUMBER: f32 = 45.0;
const BEFORE_NUMBER: f32 = 4.0;
/// Room for the right number in its column, logical pixels.
const RIGHT_NUMBER: f32 = 58.0;

/// One row for each method; returns the one that is clicked.
pub(super) fn methods(
    ui: &mut Ui,
    words: &Words,
    methods: &[MethodRow],
    explained: &mut Option<String>,
) -> Option<&'static str> {
    let mut clicked = None;
    ui.spacing_mut().item_spacing.y = 0.0;
    for method in methods {
        let (_, rect) = ui.allocate_space(vec2(ui.available_width(), BUTTON));
        // By its name: how many rows stand above is up to the method that is chosen, and a click goes on meanwhile.
        let response = ui.interact(rect, Id::new(("method", method.name)), Sense::click());
        back(ui, rect, &response, method.chosen);
        let y = rect.center().y;
        let ink = if method.chosen { theme::ACCENT } else { theme::INK };
        let radio = pos2(rect.left() + 13.0, y);
        ui.painter().circle_stroke(radio, 5.5, Stroke::new(1.5, ink));
        if method.chosen {
            ui.painter().circle_filled(radio, 3.0, ink);
        }
        write(ui, pos2(rect.left() + 26.0, y), Align2::LEFT_CENTER, method.name, theme::code(), ink);
        let mut source = Rect::from_min_max(pos2(rect.left() + 184.0, rect.top()), rect.max);
        let end = pos2(rect.right() - 8.0, y);
        let says = words.say(&method.says);
        source.max.x = match method.verdict {
            Some(verdict) => truth(ui, end, &says, Some(verdict)),
            None => ui.painter().text(end, Align2::RIGHT_CENTER, &says, theme::code(), theme::INK).left(),
        } - GAP;
        if method.is_wrong {
            let wrong = words.say(&text!("wrong"));
            let at = pos2(source.max.x, y);
            source.max.x =
                ui.painter().text(at, Align2::RIGHT_CENTER, wrong, theme::heading(), theme::ERROR).left() - GAP;
        }
        write_within(ui, source, &words.say(&method.source), theme::text(), theme::QUIET);
        name(&response, method.name, method.chosen);
        if response.clicked() {
            clicked = Some(method.name);
        }
        let id = format!("explain-{}", method.name);
        question(ui, pos2(rect.left() + 170.0, y), &id, explained);
        if explained.as_ref() == Some(&id) {
            explanation(ui, &words.say(&Text::message(id)));
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
    // A few comparisons say what they mean in a line of their own; many would take the panel.
    let comparisons = section.rows.iter().filter(|row| matches!(row.content, Content::Comparison { .. }));
    let has_meaning = comparisons.clone().count() <= FEW;
    // One that is too long for a line with its numbers has a line of its own, and so have the others: numbers stand in
    // columns.
    let width = ui.available_width() - SIGN - BESIDE_SIGN - NUMBER - BEFORE_NUMBER;
    let written = |text: &str| width_of(ui, text, theme::code());
    let is_long = comparisons.clone().any(|row| match &row.content {
        Content::Comparison { asked, left, right, .. } => {
            let beyond = (written(right) - RIGHT_NUMBER).max(0.0);
            // A few digits more take from the formula, and nothing jumps.
            let left = written(left).max(NUMBER);
            let before = if beyond > 0.0 || left > 2.0 * NUMBER { left } else { NUMBER };
            written(asked) > width - beyond - (before - NUMBER)
        }
        _ => false,
    });
    let lines = [is_long, has_meaning];
    // Where another method compares less or more, what stands below stays where it is.
    let few = if has_meaning && comparisons.clone().count() > 0 { FEW as f32 * TWO_ROWS } else { 0.0 };
    let room = few.max(section.room as f32 * ROW);
    let row_height = (room / comparisons.count().max(1) as f32).clamp(CLOSE, ROW);
    ui.spacing_mut().item_spacing.y = 0.0;
    let top = ui.cursor().top();
    for row in &section.rows {
        let height = match row.content {
            Content::Fact { .. } | Content::Code { .. } | Content::Columns { .. } => ROW,
            Content::Comparison { .. } => match lines {
                [true, true] => TALLEST,
                [true, false] | [false, true] => TWO_ROWS,
                [false, false] if section.room > 0 => row_height,
                [false, false] => ROW,
            },
            Content::Side { .. } | Content::Sided { .. } => TWO_ROWS,
        };
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
        if row.lit {
            let wide = rect.expand2(vec2(6.0, 0.0));
            ui.painter().rect_filled(wide, CornerRadius::same(4), theme::LIT);
        }
        if response.hovered() {
            *hovered = row.about;
        }
        if matches!(row.content, Content::Code { is_current: true, .. }) && !ui.clip_rect().contains_rect(rect) {
            response.scroll_to_me(None);
        }
        match &row.content {
            Content::Comparison { .. } => comparison(ui, words, rect, &row.content, lines),
            Content::Side { what, value, meaning, formula, distance } => {
                let [meaning, distance] = [meaning, distance].map(|text| words.say(text));
                side(ui, rect, [what, value, &meaning], [formula, &distance]);
            }
            content @ (Content::Columns { .. } | Content::Sided { .. }) => sided::show(ui, words, rect, content),
            Content::Code { text, is_current, is_reached } => {
                let ink = if *is_reached { theme::INK } else { theme::QUIET };
                let mark = if *is_current { "→" } else { "" };
                write(ui, rect.left_center(), Align2::LEFT_CENTER, mark, theme::heading(), theme::ACCENT);
                let place = Rect::from_min_max(pos2(rect.left() + 20.0, rect.top()), rect.max);
                write_within(ui, place, &words.say(text), theme::code(), ink);
            }
            Content::Fact { what, meaning, verdict } => {
                write(ui, rect.left_center(), Align2::LEFT_CENTER, &words.say(what), theme::text(), theme::INK);
                truth(ui, pos2(rect.right() - 8.0, rect.center().y), &words.say(meaning), Some(*verdict));
            }
        }
    }
    ui.add_space((top + room - ui.cursor().top()).max(0.0));
    ui.spacing_mut().item_spacing.y = 4.0;
}

/// A comparison as written, its numbers around the sign in fixed columns, its truth, and what that speaks for; where it
/// is long, the numbers stand below it, and where there is room for a line more, the state in which it holds.
fn comparison(ui: &Ui, words: &Words, rect: Rect, content: &Content, [is_long, has_meaning]: [bool; 2]) {
    let Content::Comparison { asked, left, symbol, right, truth: how, meaning, speaks_for } = content else { return };
    let first = rect.top() + if is_long || has_meaning { 12.0 } else { rect.height() / 2.0 };
    let numbers = if is_long { first + LINE } else { first };
    let ink = if *how == Truth::NotReached { theme::QUIET } else { theme::INK };
    let end = pos2(rect.right() - 8.0, numbers);
    let start = match how {
        Truth::NotReached => {
            let words = words.say(&text!("not-reached"));
            write(ui, end, Align2::RIGHT_CENTER, &words, theme::text(), theme::QUIET)
        }
        Truth::True | Truth::False => {
            let word = if *how == Truth::True { text!("true") } else { text!("false") };
            let word = truth(ui, end, &words.say(&word), *speaks_for);
            let room = Rect::from_x_y_ranges(rect.left()..=word - BEFORE_NUMBER, numbers..=numbers);
            around_sign(ui, room, rect.right() - SIGN, [left, symbol, right], ink)
        }
    };
    let (top, end) = (first - LINE / 2.0, if is_long { rect.right() } else { start - BEFORE_NUMBER });
    let place = Rect::from_min_max(pos2(rect.left(), top), pos2(end, top + LINE));
    write_within(ui, place, asked, theme::code(), ink);
    if has_meaning {
        let place = Rect::from_min_max(pos2(rect.left() + 16.0, numbers + 10.0), rect.max);
        write_within(ui, place, &words.say(meaning), theme::text(), theme::QUIET);
    }
}

/// Two numbers around their sign, which is at `sign`. What is too long for its column is moved to the left, and made smaller
/// if it is too long for `room`. Returns where it begins.
fn around_sign(ui: &Ui, room: Rect, sign: f32, [left, symbol, right]: [&str; 3], ink: Color32) -> f32 {
    let width = |text: &str| width_of(ui, text, theme::code());
    let (before, behind) = (BESIDE_SIGN + width(left), BESIDE_SIGN + width(right));
    let scale = (room.width() / (before + behind)).min(1.0);
    let sign = sign.min(room.right() - behind * scale);
    let (font, y) = (|| times(theme::code(), scale), room.center().y);
    write(ui, pos2(sign, y), Align2::CENTER_CENTER, symbol, font(), ink);
    write(ui, pos2(sign + BESIDE_SIGN * scale, y), Align2::LEFT_CENTER, right, font(), ink);
    write(ui, pos2(sign - BESIDE_SIGN * scale, y), Align2::RIGHT_CENTER, left, font(), ink)
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

/// A word, and the mark of what it speaks for, so that colour is never the only sign; returns where they begin.
fn truth(ui: &Ui, right_centre: egui::Pos2, word: &str, speaks_for: Option<bool>) -> f32 {
    let colour = if speaks_for == Some(true) { theme::ACCENT } else { theme::INK };
    if let Some(is_for) = speaks_for {
        mark(ui, pos2(right_centre.x - 6.0, right_centre.y), 6.5, is_for);
    }
    let end = pos2(right_centre.x - 18.0, right_centre.y);
    ui.painter().text(end, Align2::RIGHT_CENTER, word, theme::text(), colour).left()
}

/// The mark of what speaks for a hit, a full circle, or against it, a crossed ring. (A cross by itself is the product.)
pub(super) fn mark(ui: &Ui, centre: egui::Pos2, radius: f32, is_for: bool) {
    if is_for {
        ui.painter().circle_filled(centre, radius, theme::ACCENT);
    } else {
        let stroke = Stroke::new(radius / 4.0, theme::INK);
        ui.painter().circle_stroke(centre, radius - radius / 8.0, stroke);
        let slant = vec2(radius, -radius) * 0.62;
        ui.painter().line_segment([centre - slant, centre + slant], stroke);
    }
}
