//! Rows of the panel: comparisons, side values, code, facts.

use super::sided;
use super::spans::Spans;
use super::widgets::{
    CHIP, GAP, ROUND, ROW, accent, divider, ink, laid_out, open_chip, second, width_of, write, write_within,
};
use crate::window::motion::{Movement, eased};
use crate::window::painting::Painter;
use crate::window::theme::{self, Coloured as _};
use egui::{Align2, Color32, CornerRadius, FontId, Rect, Sense, Shape, Ui, UiBuilder, pos2, vec2};
use hantei_collision::{About, Axis, Point};
use hantei_scenes::figure::{Figure, Pictogram, Viewport};
use hantei_scenes::scene::{Content, Row, Section, Truth};
use hantei_scenes::text;
use hantei_scenes::words::Words;

/// Height of a comparison's row, and of one among many, logical pixels.
const TALL: f32 = 52.0;
const CLOSE: f32 = 44.0;
/// Up to this many comparisons have tall rows.
const FEW: usize = 4;
/// From a row's left to its words, beside the pictogram, logical pixels.
const WORDS: f32 = 38.0;
const PICTOGRAM: f32 = 24.0;
/// A narrower row has less space beside the pictogram, logical pixels.
const NARROW: f32 = 300.0;
/// Width of the columns of the axes and of the truths, logical pixels.
const AXIS: f32 = 24.0;
const TRUTH: f32 = 70.0;
/// From this height on, bars stand before the comparison that follows from them, logical pixels.
const WITH_BARS: f32 = 390.0;
/// So many rows before the first comparison need as much.
const MANY: usize = 3;
/// Line distance in a row, logical pixels.
pub(super) const LINE: f32 = 19.0;
/// How far a row's ground reaches beyond its words, logical pixels.
pub(super) const BEYOND: f32 = 10.0;

pub(super) struct Rows<'a> {
    pub(super) words: &'a Words,
    pub(super) painter: &'a Painter,
    /// The answer of all comparisons.
    pub(super) verdict: Option<bool>,
    /// The subject of the row under the pointer.
    pub(super) hovered: Option<About>,
    /// Whether all comparisons have lower rows.
    pub(super) is_close: bool,
    /// Font size of what the comparisons of a list mean, logical pixels.
    pub(super) size: f32,
}

/// Words on a dark ground, with its right end here. Returns its left end.
pub(super) fn chip(ui: &Ui, right: egui::Pos2, said: &str, font: FontId) -> f32 {
    let width = width_of(ui, said, font.clone()) + 16.0;
    let chip = Rect::from_center_size(pos2(right.x - width / 2.0, right.y), vec2(width, 20.0));
    ui.painter().rect_filled(chip, CornerRadius::same(6), ink(ui));
    write(ui, chip.center(), Align2::CENTER_CENTER, said, font, ui.colour(|of| of.panel));
    chip.left()
}

fn axis_of(row: &Row) -> Option<Axis> {
    row.about?.axis()
}

/// The rows in the order shown, with their places: bars and many numbers need much room, and in a low panel the comparison
/// comes before all that leads to it.
fn in_order<'a>(ui: &Ui, section: &'a Section) -> Vec<(usize, &'a Row)> {
    let mut rows: Vec<(usize, &Row)> = section.rows.iter().enumerate().collect();
    let has_bars = section.rows.iter().any(|row| matches!(row.content, Content::Bars { .. }));
    let leading = section.rows.iter().take_while(|row| !matches!(row.content, Content::Comparison { .. })).count();
    if (has_bars || leading >= MANY) && ui.clip_rect().height() < WITH_BARS {
        rows.sort_by_key(|(_, row)| !matches!(row.content, Content::Comparison { .. }));
    }
    rows
}

/// Where the words of a comparison begin in a row of this width, logical pixels.
pub(super) fn words_at(row: &Row, width: f32) -> f32 {
    match row.picture {
        Pictogram::None => 0.0,
        _ if width < NARROW => WORDS - 6.0,
        _ => WORDS,
    }
}

impl<'a> Rows<'a> {
    pub(super) const fn new(words: &'a Words, painter: &'a Painter, verdict: Option<bool>) -> Self {
        Self { words, painter, verdict, hovered: None, is_close: false, size: 15.0 }
    }

    pub(super) fn section(&mut self, ui: &mut Ui, section: &Section) {
        super::widgets::title(ui, &self.words.say(&section.title));
        self.rows(ui, section);
    }

    pub(super) fn rows(&mut self, ui: &mut Ui, section: &Section) {
        let before = std::mem::replace(&mut ui.spacing_mut().item_spacing.y, 0.0);
        let comparisons = section.rows.iter().filter(|row| matches!(row.content, Content::Comparison { .. })).count();
        let height = if comparisons > FEW || self.is_close { CLOSE } else { TALL };
        let numbers = section.rows.iter().filter(|row| matches!(row.content, Content::Computed { .. })).count();
        let computed = if numbers + comparisons > FEW { CLOSE } else { TALL };
        let has_shadows =
            section.rows.iter().any(|row| matches!(row.content, Content::Comparison { shadows: Some(_), .. }));
        let decides = section.rows.iter().position(|row| row.decides(self.verdict));
        // Their grounds lie under all words, because the highlight slides from row to row.
        let under = ui.painter().add(Shape::Noop);
        let mut spans = Spans::of(ui, section);
        let (mut decides_at, mut lit_at) = (None, Vec::new());
        // In space, the row's axis stands before it, if its words still fit on one line.
        let room = ui.available_width() - AXIS - WORDS - TRUTH;
        let fits = |row: &Row| match &row.content {
            Content::Comparison { meaning, .. } => width_of(ui, &self.words.say(meaning), theme::heading()) <= room,
            _ => true,
        };
        let in_space = section.rows.iter().any(|row| axis_of(row) == Some(Axis::Z)) && section.rows.iter().all(fits);
        let aside = if in_space { AXIS } else { 0.0 };
        let mut on_axes: Vec<(Axis, Rect)> = Vec::new();
        self.size = if section.rows.iter().all(|row| self.fits(ui, row, aside)) { 15.0 } else { 13.0 };
        for (place, row) in in_order(ui, section) {
            let rect = match &row.content {
                Content::Comparison { shadows: Some(shadows), .. } => {
                    self.shadows(ui, row, shadows, (decides == Some(place), height == CLOSE))
                }
                Content::Comparison { .. } => {
                    let inner = ui.available_rect_before_wrap();
                    let inner = inner.with_min_x(inner.left() + aside);
                    // Beside rows with shadows those without them are as high, so no row moves.
                    let height = if has_shadows { super::bars::row_height(height == CLOSE) } else { height };
                    let comparison = |ui: &mut Ui| self.comparison(ui, row, height, decides == Some(place));
                    let rect = ui.scope_builder(UiBuilder::new().max_rect(inner), comparison).inner;
                    rect.with_min_x(rect.left() - aside)
                }
                Content::Computed { .. } => self.computed(ui, row, computed),
                Content::Bars { .. } => super::bars::show(ui, &row.content),
                Content::Span { .. } => spans.show(ui, self.words, &row.content),
                Content::Side { .. } => self.side(ui, row),
                Content::Code { .. } => self.code(ui, row),
                Content::Fact { .. } => self.fact(ui, row),
                Content::Sided { .. } | Content::Columns { .. } => self.sided(ui, row),
            };
            if ui.rect_contains_pointer(rect) {
                self.hovered = row.about;
            }
            match (axis_of(row).filter(|_| in_space), on_axes.last_mut()) {
                (Some(axis), Some((last, all))) if *last == axis => *all = all.union(rect),
                (Some(axis), _) => on_axes.push((axis, rect)),
                (None, _) => {}
            }
            let wide = rect.with_min_x(rect.left() + aside).expand2(vec2(BEYOND, 0.0));
            let is_least = !section.rows.iter().any(|row| row.lit)
                && matches!(&row.content, Content::Comparison { shadows: Some(shadows), .. } if shadows.is_least);
            if row.lit || is_least || matches!(row.content, Content::Code { is_current: true, .. }) {
                lit_at.push(wide);
            } else if decides == Some(place) {
                decides_at = Some(wide);
            }
        }
        for (place, (axis, rows)) in on_axes.into_iter().enumerate() {
            write(ui, rows.left_center(), Align2::LEFT_CENTER, axis.name(), theme::heading(), second(ui));
            if place > 0 {
                divider(ui, rows.top(), rows.left(), rows.right());
            }
        }
        if let [one] = &mut lit_at[..] {
            let is_code = section.rows.iter().any(|row| matches!(row.content, Content::Code { .. }));
            *one = eased(ui, ("highlight", is_code), Movement::Highlight, *one);
        }
        spans.end(ui);
        let ground = |rect: Rect, colour: Color32| Shape::rect_filled(rect, CornerRadius::same(ROUND), colour);
        let decides = decides_at.into_iter().map(|rect| ground(rect, ui.colour(|of| of.gap)));
        let lit = lit_at.into_iter().map(|rect| ground(rect, ui.colour(|of| of.accent_wash)));
        ui.painter().set(under, Shape::Vec(decides.chain(lit).collect()));
        ui.spacing_mut().item_spacing.y = before;
    }

    /// Whether a comparison's meaning fits beside its truth in the usual size, also when it decides.
    fn fits(&self, ui: &Ui, row: &Row, aside: f32) -> bool {
        let Content::Comparison { meaning, truth, .. } = &row.content else { return true };
        let width = ui.available_width() - aside;
        let room = width - words_at(row, width) - self.truth_width(ui, *truth, true) - 2.0 * GAP;
        width_of(ui, &self.words.say(meaning), theme::heading()) <= room
    }

    /// A comparison: its pictogram, in words, as written, its numbers and its truth. Returns its place.
    fn comparison(&self, ui: &mut Ui, row: &Row, height: f32, decides: bool) -> Rect {
        let Content::Comparison { asked, left, symbol, right, truth, meaning, .. } = &row.content else {
            return Rect::NOTHING;
        };
        let words = self.words;
        let width = ui.available_width();
        let numbers = if left.is_empty() { String::new() } else { format!("{left} {symbol} {right}") };
        let numbers_width = width_of(ui, &numbers, theme::code());
        let left_edge = words_at(row, width);
        let meaning = words.say(meaning);
        // A typed test has no words: its formula leads.
        let has_words = !meaning.is_empty();
        let code_font = if has_words { theme::code() } else { theme::mono() };
        let truth_width = self.truth_width(ui, *truth, decides) + GAP;
        let beside_truth = width - left_edge - truth_width;
        let code_room = if has_words { width - left_edge } else { beside_truth };
        let one_line = width_of(ui, asked, code_font.clone()) <= code_room - numbers_width - GAP;
        let code_width = if one_line { f32::INFINITY } else { code_room };
        // Long words go on in the next line.
        let widest = FontId { size: theme::caption().size, ..theme::heading() };
        let long = (width_of(ui, &meaning, widest) > beside_truth)
            .then(|| laid_out(ui, &meaning, theme::caption(), ink(ui), beside_truth));
        let words_height = long.as_ref().map_or(if has_words { LINE } else { 0.0 }, |long| long.size().y);
        let code_ink = if has_words { second(ui) } else { ink(ui) };
        let code = laid_out(ui, asked, code_font, code_ink, code_width);
        let code_height = code.size().y.max(LINE);
        let below = !one_line && !numbers.is_empty();
        let lines = words_height + code_height + if below { LINE } else { 0.0 };
        let padding = if has_words { (height - 2.0 * LINE) / 2.0 } else { 8.0 };
        let (rect, _) = ui.allocate_exact_size(vec2(width, lines + 2.0 * padding), Sense::hover());
        if decides {
            self.bar(ui, rect);
        }
        let not_reached = matches!(truth, Truth::NotReached | Truth::Would(_));
        if row.picture != Pictogram::None {
            let fade = if decides || row.lit { 1.0 } else { 0.62 };
            self.picture(ui, row.picture, pos2(rect.left(), rect.center().y - PICTOGRAM / 2.0), fade);
        }
        let x = rect.left() + left_edge;
        let first = rect.top() + padding + LINE / 2.0;
        let truth_left = self.truth(ui, pos2(rect.right(), first), *truth, decides);
        if let Some(long) = long {
            ui.painter().galley(pos2(x, rect.top() + padding), long, ink(ui));
        } else if has_words {
            let (font, colour) = match (decides || row.lit, not_reached) {
                (_, true) => (theme::text(), second(ui)),
                (true, _) => (theme::heading(), ink(ui)),
                (false, _) => (theme::text(), ink(ui)),
            };
            let font = FontId { size: self.size, ..font };
            let place = Rect::from_min_max(pos2(x, first - LINE / 2.0), pos2(truth_left - GAP, first + LINE / 2.0));
            write_within(ui, place, &meaning, font, colour);
        }
        let code_top = rect.top() + padding + words_height;
        let numbers_y = if below || (!has_words && code.rows.len() == 1) {
            code_top + code_height + LINE / 2.0 - if below { 0.0 } else { LINE }
        } else {
            code_top + LINE / 2.0
        };
        let code_y = if code.rows.len() == 1 { code_top + (LINE - code.size().y) / 2.0 } else { code_top };
        ui.painter().galley(pos2(x, code_y), code, second(ui));
        let numbers_right = if has_words || below { rect.right() } else { truth_left - GAP };
        let at = pos2(numbers_right, numbers_y);
        ui.painter().text(
            at,
            Align2::RIGHT_CENTER,
            numbers,
            theme::code(),
            if not_reached { second(ui) } else { ink(ui) },
        );
        rect
    }

    /// The bar at the left of the row that decides.
    pub(super) fn bar(&self, ui: &Ui, rect: Rect) {
        let left = rect.left() - BEYOND;
        let bar = Rect::from_x_y_ranges(left..=left + 3.0, rect.y_range()).shrink2(vec2(0.0, 6.0));
        ui.painter().rect_filled(bar, CornerRadius::same(2), ink(ui));
    }

    fn truth_word(&self, truth: Truth) -> (String, FontId) {
        let font = if matches!(truth, Truth::NotReached | Truth::Would(_)) { theme::caption() } else { theme::mono() };
        (self.words.say(&truth.says()), font)
    }

    fn truth_width(&self, ui: &Ui, truth: Truth, decides: bool) -> f32 {
        if truth == Truth::Open {
            return CHIP;
        }
        let (said, font) = self.truth_word(truth);
        width_of(ui, &said, font) + if decides { 16.0 } else { 0.0 }
    }

    /// A comparison's truth, at the right, on a dark ground if it decides. Returns its left end.
    fn truth(&self, ui: &Ui, right: egui::Pos2, truth: Truth, decides: bool) -> f32 {
        let (said, font) = self.truth_word(truth);
        if truth == Truth::Open {
            return open_chip(ui, right, CHIP);
        }
        if !decides {
            return write(ui, right, Align2::RIGHT_CENTER, &said, font, second(ui));
        }
        chip(ui, right, &said, font)
    }

    /// A small picture with its top left here.
    pub(super) fn picture(&self, ui: &Ui, picture: Pictogram, at: egui::Pos2, fade: f32) {
        let size = f64::from(PICTOGRAM);
        let mut figure = Figure::new((size, size), Viewport::default());
        picture.draw(&mut figure, Point::new(0.0, 0.0), size, false);
        // Paler, not transparent: what lies below must not show through.
        let panel = ui.colour(|of| of.panel);
        let pale = |_, colour: Color32| panel.lerp_to_gamma(colour, fade);
        self.painter.paint_tinted(ui.painter(), at, &figure, self.words, &pale);
    }

    /// A computed number: its meaning and value, below it its code and origin. Returns its place.
    fn computed(&self, ui: &mut Ui, row: &Row, height: f32) -> Rect {
        let Content::Computed { meaning, code, from, value } = &row.content else { return Rect::NOTHING };
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
        let left = rect.left() + if rect.width() < NARROW { WORDS - 6.0 } else { WORDS };
        self.picture(ui, row.picture, pos2(rect.left(), rect.center().y - PICTOGRAM / 2.0), 1.0);
        let (first, below) = (rect.center().y - LINE / 2.0, rect.center().y + LINE / 2.0);
        let value_left = write(ui, pos2(rect.right(), first), Align2::RIGHT_CENTER, value, theme::mono(), second(ui));
        let line = |y: f32, right: f32| Rect::from_min_max(pos2(left, y - 9.0), pos2(right, y + 9.0));
        let meaning = self.words.say(meaning);
        write_within(ui, line(first, value_left - GAP), &meaning, theme::text(), ink(ui));
        let from = from.as_ref().map(|from| self.words.say(&text!("computed-from", number = from.clone())));
        // Without room, only the picture shows it.
        let room = rect.right() - left - width_of(ui, code, theme::code()) - GAP;
        if let Some(from) = from.filter(|from| width_of(ui, from, theme::code()) <= room) {
            write(ui, pos2(rect.right(), below), Align2::RIGHT_CENTER, &from, theme::code(), ink(ui));
        }
        write_within(ui, line(below, rect.right()), code, theme::code(), second(ui));
        rect
    }

    /// A side value: its name, number and meaning, below it its computation. Returns its place.
    fn side(&self, ui: &mut Ui, row: &Row) -> Rect {
        let Content::Side { what, value, meaning, formula, distance } = &row.content else { return Rect::NOTHING };
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), TALL), Sense::hover());
        let (first, below) = (rect.top() + 17.0, rect.top() + 36.0);
        write(ui, pos2(rect.left(), first), Align2::LEFT_CENTER, &format!("{what} = {value}"), theme::code(), ink(ui));
        let [meaning, distance] = [meaning, distance].map(|text| self.words.say(text));
        write(ui, pos2(rect.right(), first), Align2::RIGHT_CENTER, &meaning, theme::text(), ink(ui));
        let start = rect.right() - width_of(ui, &distance, theme::caption());
        let line = |from: f32, to: f32| Rect::from_min_max(pos2(from, below - 9.0), pos2(to, below + 9.0));
        let formula = format!("= {formula}");
        let has_room = rect.left() + width_of(ui, &formula, theme::code()) + GAP < start;
        write_within(ui, line(rect.left(), rect.right()), &formula, theme::code(), second(ui));
        if has_room {
            write(ui, pos2(rect.right(), below), Align2::RIGHT_CENTER, &distance, theme::caption(), second(ui));
        }
        rect
    }

    /// A line of code. Returns its place.
    fn code(&self, ui: &mut Ui, row: &Row) -> Rect {
        let Content::Code { text, is_current, is_reached } = &row.content else { return Rect::NOTHING };
        let said = self.words.say(text);
        let indent = said.chars().take_while(|letter| *letter == ' ').count() as f32 * 8.0;
        let colour = if *is_reached { ink(ui) } else { second(ui) };
        let width = ui.available_width() - 16.0 - indent;
        let galley = laid_out(ui, said.trim_start(), theme::code(), colour, width);
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), galley.size().y.max(ROW)), Sense::hover());
        // The next line is in sight, too.
        let around = rect.expand2(vec2(0.0, ROW));
        if *is_current && !ui.clip_rect().contains_rect(around) {
            ui.scroll_to_rect(around, None);
        }
        let at = pos2(rect.left() + 16.0 + indent, rect.center().y - galley.size().y / 2.0);
        ui.painter().galley(at, galley, colour);
        if *is_current {
            write(ui, rect.left_center(), Align2::LEFT_CENTER, "→", theme::heading(), accent(ui));
        }
        rect
    }

    /// An edge and two truths in columns, or the columns' heads. Returns its place.
    fn sided(&self, ui: &mut Ui, row: &Row) -> Rect {
        let height = if matches!(row.content, Content::Columns { .. }) { ROW } else { TALL };
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
        sided::show(ui, self.words, rect, &row.content);
        rect
    }

    /// Two texts side by side. Returns their place.
    fn fact(&self, ui: &mut Ui, row: &Row) -> Rect {
        let Content::Fact { what, meaning, .. } = &row.content else { return Rect::NOTHING };
        let [what, meaning] = [what, meaning].map(|text| self.words.say(text));
        let room = ui.available_width() - width_of(ui, &meaning, theme::text()) - GAP;
        let fits = width_of(ui, &what, theme::caption()) <= room;
        // A long text goes on in the next line.
        let long = (!fits).then(|| laid_out(ui, &what, theme::caption(), second(ui), room));
        let height = long.as_ref().map_or(ROW, |long| long.size().y.max(ROW));
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
        write(ui, rect.right_center(), Align2::RIGHT_CENTER, &meaning, theme::text(), ink(ui));
        if let Some(long) = long {
            ui.painter().galley(rect.min, long, second(ui));
        } else {
            write_within(ui, rect.with_max_x(rect.left() + room), &what, theme::text(), second(ui));
        }
        rect
    }
}
