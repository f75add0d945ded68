//! The presenter's layout: the stage over the whole window, and below it, large enough for the last row, the verdict,
//! the reason, and the present comparison.
//!
//! Sizes are parts of the window's height: at 720 the verdict has 84 pixels, the reason and the code 38.

use super::widgets::{divider, first_fitting, in_lines, ink, second, width_of, wrong};
use crate::window::motion::{Movement, eased, part, pictogram_before};
use crate::window::painting::Painter;
use crate::window::theme::rgb;
use crate::window::theme::{self, Coloured as _};
use egui::text::{LayoutJob, TextFormat, TextWrapping};
use egui::{Color32, CornerRadius, FontFamily, FontId, Galley, Rect, Ui, pos2, vec2};
use hantei_collision::Point;
use hantei_scenes::figure::{Figure, Viewport};
use hantei_scenes::scene::{Content, Readings, strip_ground};
use hantei_scenes::text;
use hantei_scenes::words::Words;
use std::sync::Arc;

/// Sizes as parts of the band's height: the verdict, the reason and the code, the pictogram, the space around.
const VERDICT: f32 = 84.0 / 172.0;
const REASON: f32 = 38.0 / 172.0;
const PICTURE: f32 = 92.0 / 172.0;
const MARGIN: f32 = 46.0 / 172.0;
/// Line distance, in font sizes.
const LINE: f32 = 1.25;
/// Space beside the truth value that decides, on its dark ground, in font sizes.
const CHIP: f32 = 0.25;
/// A long text is made smaller by this factor until it fits, down to this part.
const SMALLER: f32 = 0.94;
const SMALLEST: f32 = 0.3;
/// Least font size of comparisons shown together, logical pixels: a hall shows them twice as large.
const LEAST_TOGETHER: f32 = 9.0;
/// A reason that has to be smaller than this part counts as long.
const LARGE: f32 = 0.8;
/// In a band narrower than this many heights the verdict stands over the reason, in this part of the height.
const HIGH: f32 = 3.2;
const ABOVE: f32 = 0.36;
/// The verdict's largest part of the width.
const FOR_VERDICT: f32 = 0.46;

pub(in crate::window) fn show(ui: &Ui, painter: &Painter, place: Rect, words: &Words, readings: &Readings) {
    let height = place.height();
    if height < 1.0 {
        return;
    }
    let ground = rgb(strip_ground(readings).0.colour(theme::of(ui.ctx())));
    let ground = eased(ui, "band", Movement::Wash, ground);
    // An ordinary verdict needs no ground of its own.
    if ground != ui.colour(|of| of.panel) {
        ui.painter().rect_filled(place, CornerRadius::ZERO, ground);
    }
    divider(ui, place.top() + 0.5, place.left(), place.right());
    let margin = (MARGIN * height).min(place.width() * 0.04);
    let mut left = place.left() + margin;
    let is_high = place.width() < height * HIGH;
    let size = (PICTURE * height * if is_high { 0.7 } else { 1.0 }).min(place.width() * 0.12);
    let picture = f64::from(size);
    let mut figure = Figure::new((picture, picture), Viewport::default());
    let (before, part) = (pictogram_before(ui.ctx()), part(ui.ctx(), Movement::Squares).into());
    readings.picture.draw_from(before, part, &mut figure, (Point::new(0.0, 0.0), picture), readings.truth.is_some());
    if !figure.items.is_empty() {
        let middle = if is_high { place.top() + height * ABOVE / 2.0 } else { place.center().y };
        painter.paint(ui.painter(), pos2(left, middle - size / 2.0), &figure, words);
        left += size + margin * 0.8;
    }
    let row = if is_high { place.with_max_y(place.top() + height * ABOVE) } else { place };
    let room = if is_high { place.width() } else { place.width() * FOR_VERDICT }.min(place.right() - left - margin);
    let mut pieces = vec![(words.say(&readings.headline), bold((VERDICT * height).min(row.height() * 0.7)), ink(ui))];
    if readings.truth.is_some() {
        pieces.push((words.say(&text!("strip-wrong-short")), bold(REASON * height), wrong(ui)));
    }
    let (galley, _) = in_one_line(ui, &pieces, room);
    let end = left + galley.size().x;
    write(ui, galley, pos2(left, row.center().y));
    let from = if is_high {
        pos2(place.left() + margin, row.bottom())
    } else {
        pos2(end + margin, place.top() + height * 0.1)
    };
    let rest = Rect::from_min_max(from, place.max - vec2(margin, height * 0.06));
    if rest.width() > 40.0 {
        why(ui, words, readings, rest, REASON * height);
    }
}

/// Writes in the middle of a place's height, smaller until it fits.
fn paragraph(ui: &Ui, said: &str, place: Rect, size: f32) {
    if let Some((galley, _)) = fitted(ui, said, place, size) {
        let top = place.top() + (place.height() - galley.size().y) / 2.0;
        ui.painter().galley(pos2(place.left(), top), galley, ink(ui));
    }
}

/// A text in lines of a place's width, in the largest size up to `size` that fits; and that size.
fn fitted(ui: &Ui, said: &str, place: Rect, size: f32) -> Option<(Arc<Galley>, f32)> {
    let room = place.size();
    let laid_out = |size: f32| {
        let mut job = LayoutJob { wrap: TextWrapping::wrap_at_width(room.x), ..LayoutJob::default() };
        let font = FontId::new(size, FontFamily::Proportional);
        job.append(&in_lines(ui.ctx(), said, &font, room.x), 0.0, format(font, ink(ui)));
        (ui.fonts(|fonts| fonts.layout_job(job)), size)
    };
    first_fitting(sizes(size).map(laid_out), |(galley, _)| galley.size().y <= room.y && galley.size().x <= room.x)
}

/// The reason, and below it the present or the deciding comparison.
fn why(ui: &Ui, words: &Words, readings: &Readings, place: Rect, size: f32) {
    if readings.is_summed && together(ui, &all_compared(words, readings), place, size) {
        return;
    }
    let decides = readings.present.is_none();
    let present = readings.present.clone().or_else(|| deciding(readings));
    let split = place.bottom() - if present.is_some() { size * LINE * 1.15 } else { 0.0 };
    let reason = readings.reason.as_ref().or(readings.facts.first());
    let said = reason.map_or_else(String::new, |reason| words.say(reason));
    // A long reason gets all the room: it contains the comparison too.
    let is_long = fitted(ui, &said, place.with_max_y(split), size).is_none_or(|(_, fits)| fits < size * LARGE);
    let present = present.filter(|_| !is_long);
    paragraph(ui, &said, if is_long { place } else { place.with_max_y(split) }, size);
    if let Some(content) = present {
        comparison(ui, words, (&content, decides), place.with_min_y(split), size);
    }
}

/// The comparison that decides a miss alone.
fn deciding(readings: &Readings) -> Option<Content> {
    let row = readings.sections.first()?.rows.iter().find(|row| row.decides(readings.verdict))?;
    Some(row.content.clone())
}

/// A compared row: as written, its numbers, its truth.
type Compared = [String; 3];

/// All comparisons of the method, once it has ended.
fn all_compared(words: &Words, readings: &Readings) -> Vec<Compared> {
    let rows = readings.sections.first().into_iter().flat_map(|section| &section.rows);
    let compared = rows.filter_map(|row| match &row.content {
        Content::Comparison { asked, left, symbol, right, truth, .. } => {
            let numbers = if left.is_empty() { String::new() } else { format!("{left} {symbol} {right}") };
            Some([asked.clone(), numbers, words.say(&truth.says())])
        }
        Content::Sided { what, value, truths, .. } => {
            let [over, under] = truths.map(|truth| words.say(&truth.says()));
            Some([what.clone(), format!("= {value}"), format!("{over} {under}")])
        }
        Content::Computed { .. }
        | Content::Bars { .. }
        | Content::Span { .. }
        | Content::Side { .. }
        | Content::Columns { .. }
        | Content::Code { .. }
        | Content::Fact { .. } => None,
    });
    compared.collect()
}

/// Shows all comparisons in one size, in one column or two, whichever is larger. False if they would be too small.
fn together(ui: &Ui, all: &[Compared], place: Rect, size: f32) -> bool {
    let galley = |row: &Compared, size: f32| {
        let pieces = row.clone().into_iter().zip([second(ui), ink(ui), ink(ui)]);
        let code = FontId::new(size, FontFamily::Monospace);
        in_one_line(ui, &pieces.map(|(text, colour)| (text, code.clone(), colour)).collect::<Vec<_>>(), f32::INFINITY).0
    };
    let widest = all.iter().map(|row| galley(row, size).size().x).fold(0.0, f32::max);
    let fitted = |columns: usize| {
        let rows = all.len().div_ceil(columns).max(1);
        let cell = place.size() / vec2(columns as f32, rows as f32);
        (size * ((cell.x - size) / widest).min(cell.y / (size * LINE)).min(1.0), rows, cell)
    };
    let [one, two] = [1, 2].map(fitted);
    let (size, rows, cell) = if one.0 >= two.0 { one } else { two };
    if size < LEAST_TOGETHER || all.is_empty() {
        return false;
    }
    for (at, row) in all.iter().enumerate() {
        let corner = place.min + cell * vec2((at / rows) as f32, (at % rows) as f32 + 0.5);
        write(ui, galley(row, size), corner);
    }
    true
}

/// A comparison as written, with its numbers and its truth, which has a dark ground if it decides.
fn comparison(ui: &Ui, words: &Words, (content, decides): (&Content, bool), place: Rect, size: f32) {
    let Content::Comparison { asked, left, symbol, right, truth, .. } = content else { return };
    let code = FontId::new(size, FontFamily::Monospace);
    let numbers = if left.is_empty() { String::new() } else { format!("{left} {symbol} {right}") };
    let said = words.say(&truth.says());
    let on_ground = if decides { ui.colour(|of| of.panel) } else { ink(ui) };
    let pieces = |space: &str| {
        [
            (asked.clone(), code.clone(), second(ui)),
            (format!("{space}{numbers}"), code.clone(), ink(ui)),
            (said.clone(), code.clone(), on_ground),
        ]
    };
    // Where there is room, twice the usual space: the formula has spaces too.
    let [(roomy, full), close] = [" ", ""].map(|space| in_one_line(ui, &pieces(space), place.width()));
    let (galley, scale) = if full < 1.0 { close } else { (roomy, full) };
    if galley.size().x <= place.width() {
        if decides {
            let (right, size) = (place.left() + galley.size().x, size * scale);
            let width = width_of(ui, &said, FontId::new(size, FontFamily::Monospace));
            let middle = pos2(right - width / 2.0, place.center().y);
            let chip = Rect::from_center_size(middle, vec2(width + 2.0 * CHIP * size, size * LINE));
            ui.painter().rect_filled(chip, CornerRadius::same(8), ink(ui));
        }
        return write(ui, galley, place.left_center());
    }
    // A long formula goes on in the next line.
    let said = pieces("").map(|(text, ..)| text).join("  ");
    let laid_out =
        |size: f32| ui.painter().layout(said.clone(), FontId::new(size, FontFamily::Monospace), ink(ui), place.width());
    let fits = |galley: &Arc<Galley>| galley.size().y <= place.height();
    if let Some(galley) = first_fitting(sizes(size / 2.0).map(laid_out), fits) {
        write(ui, galley, place.left_center());
    }
}

fn bold(size: f32) -> FontId {
    FontId::new(size, theme::bold())
}

/// A size, and smaller ones; none without room.
fn sizes(size: f32) -> impl Iterator<Item = f32> {
    let sizes = std::iter::successors(Some(size), |size| Some(size * SMALLER));
    sizes.take_while(move |each| *each > 0.0 && *each >= size * SMALLEST)
}

fn format(font: FontId, colour: Color32) -> TextFormat {
    let line_height = Some(font.size * LINE);
    TextFormat { line_height, valign: egui::Align::Center, ..TextFormat::simple(font, colour) }
}

/// Texts side by side, scaled down until they fit; and the factor.
fn in_one_line(ui: &Ui, pieces: &[(String, FontId, Color32)], width: f32) -> (Arc<Galley>, f32) {
    let laid_out = |scale: f32| {
        let mut job = LayoutJob::default();
        job.wrap.max_width = f32::INFINITY;
        for (place, (text, font, colour)) in pieces.iter().enumerate() {
            let font = FontId::new(font.size * scale, font.family.clone());
            let space = if place > 0 { font.size * 0.6 } else { 0.0 };
            job.append(text, space, format(font, *colour));
        }
        ui.fonts(|fonts| fonts.layout_job(job))
    };
    let galleys = sizes(1.0).map(|scale| (laid_out(scale), scale));
    first_fitting(galleys, |(galley, _)| galley.size().x <= width).unwrap_or_else(|| (laid_out(1.0), 1.0))
}

/// Writes with the middle of the left border here.
fn write(ui: &Ui, galley: Arc<Galley>, left_centre: egui::Pos2) {
    let at = left_centre - vec2(0.0, galley.size().y / 2.0);
    ui.painter().galley(at, galley, ink(ui));
}
