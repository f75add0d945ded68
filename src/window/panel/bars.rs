//! Two numbers as bars on one scale: the first in parts, the second in A's colour.

use super::rows::{self, Rows};
use super::widgets::{GAP, ink, second, width_of, write, write_within};
use crate::window::theme::{self, Coloured as _};
use egui::{Align2, Color32, Rect, Sense, Shape, Stroke, StrokeKind, Ui, pos2, vec2};
use hantei_scenes::scene::{Content, Row, Shadows, Truth};

/// Height of a line of words, of a bar, and of the space between the bars, logical pixels.
const LINE: f32 = 26.0;
const BAR: f32 = 22.0;
const BETWEEN: f32 = 6.0;
/// Height of a row with shadows, logical pixels.
const ROW: f32 = 68.0;
/// The same among many or on a sheet, and the least width of its shadows, logical pixels.
const CLOSE_ROW: f32 = 48.0;
const LEAST: f32 = 80.0;
/// Height of a shadow, logical pixels.
const SHADOW: f32 = 6.0;
/// How far the mark at the end of the shorter bar stands out, logical pixels.
const BEYOND: f32 = 4.0;
/// Room for a short name before its bar, and for the number behind it, logical pixels.
const NAME: f32 = 24.0;
const NUMBER: f32 = 72.0;

/// Shows the bars. Returns their place.
pub(super) fn show(ui: &mut Ui, content: &Content) -> Rect {
    let Content::Bars { name, parts, formula, other, number, other_formula, is_of_first } = content else {
        return Rect::NOTHING;
    };
    if let [(first, said)] = &parts[..]
        && [name, other].iter().all(|name| width_of(ui, name, theme::heading()) < NAME)
    {
        return beside(ui, [(name, *first, said), (other, number.0, &number.1)]);
    }
    let height = 2.0 * (LINE + BAR) + BETWEEN + BEYOND;
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let sum: f64 = parts.iter().map(|(part, _)| part).sum();
    let most = sum.max(number.0);
    let wide = |number: f64| if most > 0.0 { (number / most) as f32 * rect.width() } else { 0.0 };
    head(ui, rect.top() + LINE / 2.0, rect, (name, formula));
    let first = rect.top() + LINE;
    let mut x = rect.left();
    for (part, said) in parts {
        let bar = Rect::from_min_size(pos2(x, first), vec2(wide(*part), BAR));
        // A line separates it from the next one.
        filled(ui, bar.with_max_x(bar.right() - 1.0), ui.colour(|of| of.aside), said, ink(ui));
        x = bar.right();
    }
    let below = first + BAR + BETWEEN;
    let bar = Rect::from_min_size(pos2(rect.left(), below), vec2(wide(number.0), BAR));
    let [ground, on] = match is_of_first {
        true => [ui.colour(|of| of.a), ui.colour(|of| of.on_shape)],
        false => [ui.colour(|of| of.third), ui.colour(|of| of.panel)],
    };
    ui.painter().rect_filled(bar, 0.0, ground);
    let end = rect.left() + wide(sum.min(number.0));
    let said = width_of(ui, &number.1, theme::caption());
    // The mark does not go through the number.
    let left = if end < bar.left() + said + 12.0 { end + 6.0 } else { bar.left() + 8.0 };
    if left + said + 6.0 <= bar.right() {
        write(ui, pos2(left, bar.center().y), Align2::LEFT_CENTER, &number.1, theme::caption(), on);
    }
    let mark = [pos2(end, first - BEYOND), pos2(end, bar.bottom() + BEYOND)];
    ui.painter().extend(Shape::dashed_line(&mark, Stroke::new(2.0, ink(ui)), 5.0, 3.0));
    head(ui, bar.bottom() + BEYOND + LINE / 2.0 - 2.0, rect, (other, other_formula));
    rect
}

/// The same with short names: each stands before its bar, and the number behind it.
fn beside(ui: &mut Ui, lines: [(&str, f64, &str); 2]) -> Rect {
    let height = BAR + BETWEEN;
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 2.0 * height), Sense::hover());
    let most = lines[0].1.max(lines[1].1).max(f64::MIN_POSITIVE);
    let [colour, edge] = [ui.colour(|of| of.shared), ui.colour(|of| of.shared_edge)];
    for (place, (name, number, said)) in lines.into_iter().enumerate() {
        let y = rect.top() + (place as f32 + 0.5) * height;
        write(ui, pos2(rect.left(), y), Align2::LEFT_CENTER, name, theme::heading(), second(ui));
        let size = vec2((number / most) as f32 * (rect.width() - NAME - NUMBER), BAR);
        let bar = Rect::from_min_size(pos2(rect.left() + NAME, y - BAR / 2.0), size);
        ui.painter().rect(bar, 0.0, colour, Stroke::new(1.5, edge), StrokeKind::Inside);
        write(ui, pos2(bar.right() + 10.0, y), Align2::LEFT_CENTER, said, theme::mono(), ink(ui));
    }
    rect
}

/// Height of a row with shadows, logical pixels.
pub(super) const fn row_height(is_close: bool) -> f32 {
    if is_close { CLOSE_ROW } else { ROW }
}

/// The shadows of A and B on an axis, one below the other, and the gap between them or what they share.
fn bars(ui: &Ui, rect: Rect, shadows: &Shadows) {
    let [a, b] = shadows.ends;
    let at = |part: f64| rect.left() + part.clamp(0.0, 1.0) as f32 * rect.width();
    let bar = |[from, to]: [f64; 2], top: f32| {
        let (from, to) = (at(from), at(to).max(at(from) + 2.0));
        Rect::from_min_size(pos2(from, rect.top() + top), vec2(to - from, SHADOW))
    };
    ui.painter().rect_filled(bar(a, 0.0), 0.0, ui.colour(|of| of.a));
    ui.painter().rect_filled(bar(b, SHADOW + 2.0), 0.0, ui.colour(|of| of.b));
    let (from, to) = (a[0].max(b[0]), a[1].min(b[1]));
    if from < to {
        let both = Rect::from_min_max(pos2(at(from), rect.top()), pos2(at(to), rect.top() + 2.0 * SHADOW + 2.0));
        // The ends of both stay in sight.
        let (both, edge) = (both.expand2(vec2(0.0, 1.0)), ui.colour(|of| of.shared_edge));
        ui.painter().rect(both, 0.0, ui.colour(|of| of.shared), Stroke::new(1.5, edge), StrokeKind::Inside);
    } else if to < from {
        let (y, stroke) = (rect.top() + SHADOW + 1.0, Stroke::new(1.6, ink(ui)));
        ui.painter().hline(at(to)..=at(from), y, stroke);
        for x in [at(to), at(from)] {
            ui.painter().vline(x, y - SHADOW / 2.0 - 1.0..=y + SHADOW / 2.0 + 1.0, stroke);
        }
    }
}

/// Writes a bar's name, and its computation if there is room.
fn head(ui: &Ui, y: f32, rect: Rect, (name, formula): (&str, &str)) {
    write(ui, pos2(rect.left(), y), Align2::LEFT_CENTER, name, theme::heading(), ink(ui));
    let name_end = rect.left() + width_of(ui, name, theme::heading());
    let room = rect.right() - name_end - 12.0;
    // Without room for the whole computation, its result.
    let result = formula.split_once('=').map_or(formula, |(_, result)| result.trim_start());
    let said = if width_of(ui, formula, theme::code()) <= room { formula } else { result };
    let width = width_of(ui, said, theme::code()).min(room);
    let place = Rect::from_min_max(pos2(rect.right() - width, y - 9.0), pos2(rect.right(), y + 9.0));
    write_within(ui, place, said, theme::code(), second(ui));
}

/// A bar, with its number if that fits.
fn filled(ui: &Ui, bar: Rect, colour: Color32, number: &str, on: Color32) {
    ui.painter().rect_filled(bar, 0.0, colour);
    if width_of(ui, number, theme::caption()) + 10.0 <= bar.width() {
        write(ui, bar.center(), Align2::CENTER_CENTER, number, theme::caption(), on);
    }
}

impl Rows<'_> {
    /// An axis: its pictogram and name, what is between both shadows, the shadows, their numbers. Returns its place.
    /// In a close row the numbers stand beside the shadows.
    pub(super) fn shadows(&self, ui: &mut Ui, row: &Row, shadows: &Shadows, (decides, is_close): (bool, bool)) -> Rect {
        let Content::Comparison { left, symbol, right, truth, meaning, .. } = &row.content else {
            return Rect::NOTHING;
        };
        // Without room beside the shadows the numbers stand below them.
        let numbers_width = width_of(ui, &shadows.numbers, theme::code());
        let room = ui.available_width() - rows::words_at(row, ui.available_width());
        let is_close = is_close && room >= numbers_width + GAP + LEAST;
        let height = row_height(is_close);
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
        if decides {
            self.bar(ui, rect);
        }
        let stands_out = decides || row.lit || shadows.is_least;
        let at = pos2(rect.left(), rect.top() + 6.0);
        self.picture(ui, row.picture, at, if stands_out { 1.0 } else { 0.62 });
        let x = rect.left() + rows::words_at(row, rect.width());
        let first = rect.top() + 14.0;
        let result = self.words.say(&shadows.result);
        let font = if stands_out { theme::heading() } else { theme::text() };
        let is_quiet = matches!(truth, Truth::NotReached | Truth::Would(_));
        let colour = if is_quiet { second(ui) } else { ink(ui) };
        let result_left = if decides {
            rows::chip(ui, pos2(rect.right(), first), &result, font.clone())
        } else {
            let colour = if stands_out { colour } else { second(ui) };
            write(ui, pos2(rect.right(), first), Align2::RIGHT_CENTER, &result, font.clone(), colour)
        };
        let place =
            Rect::from_min_max(pos2(x, first - rows::LINE / 2.0), pos2(result_left - GAP, first + rows::LINE / 2.0));
        write_within(ui, place, &self.words.say(meaning), font, colour);
        let aside = if is_close { numbers_width + GAP } else { 0.0 };
        let end = rect.right() - aside;
        bars(ui, Rect::from_min_max(pos2(x, rect.top() + 27.0), pos2(end, rect.bottom())), shadows);
        if is_close {
            let at = pos2(rect.right(), rect.top() + 35.0);
            write(ui, at, Align2::RIGHT_CENTER, &shadows.numbers, theme::code(), second(ui));
            return rect;
        }
        let below = rect.top() + 54.0;
        let compared = format!("{left} {symbol} {right}");
        write(ui, pos2(x, below), Align2::LEFT_CENTER, &shadows.numbers, theme::code(), second(ui));
        let used = numbers_width + width_of(ui, &compared, theme::code()) + GAP;
        if decides && used <= room {
            write(ui, pos2(rect.right(), below), Align2::RIGHT_CENTER, &compared, theme::code(), ink(ui));
        }
        rect
    }
}
