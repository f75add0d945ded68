//! A worksheet: the picture under its verdict or its question, then the comparisons. A pupil's sheet has blanks for the
//! numbers and answers; the solution has them filled in.

use super::{Content, Event, FLAT_STRIP, LOW_STRIP, Readings, Section, Truth, Viewer, estimated, strip, under_strip};
use crate::figure::{Anchor, Figure, Item, Role, text_width};
use crate::words::{Text, Words};
use hantei_collision::{Point, Rect};

/// Font size and line distance, logical pixels.
const SIZE: f64 = 14.0;
const APART: f64 = 21.0;
/// Space at the sides, and between columns, logical pixels.
const MARGIN: f64 = 20.0;
const BETWEEN: f64 = 24.0;
/// From this width on, more than `FEW` lines stand in two columns, logical pixels.
const WIDE: f64 = 560.0;
const FEW: usize = 3;
/// Heights of the strip, logical pixels; the lowest is for a low picture.
const STRIPS: [f64; 3] = [FLAT_STRIP, LOW_STRIP, 97.0];
/// Least height of the picture under a higher strip, logical pixels.
const PICTURE: f64 = 120.0;
/// Marks a text that the strip cuts.
const CUT: char = '…';
const BLANK: &str = "______";

/// A line of a sheet: the comparison, its numbers, the result.
#[derive(Debug, PartialEq)]
struct SheetLine([String; 3]);

/// A worksheet of a scene, in logical pixels. `told` are the readings without a question; a scene that asks gives the
/// pupil's sheet, with blanks for the numbers.
pub fn sheet(scene: &mut Viewer, told: &Readings, (width, height): (f64, f64), words: &Words) -> Figure {
    let is_open = scene.guessing().is_some_and(|guessing| guessing.said.is_none());
    let lines = told.sections.first().map_or_else(Vec::new, |section| lines(section, is_open, words));
    let columns = if lines.len() > FEW && width >= WIDE { 2 } else { 1 };
    let in_column = lines.len().div_ceil(columns);
    let below = if lines.is_empty() { 0.0 } else { APART * (in_column as f64 + 1.0) };
    let strip_height = if scene.shows_verdict() { strip_height(scene, (width, height - below), words) } else { 0.0 };
    scene.handle(Event::Resized { width, height: (height - strip_height - below).max(1.0) });
    let mut figure = under_strip(scene, strip_height, words);
    figure.stage.1 += below;
    let top = figure.stage.1 - below;
    figure.push(Item::Rect { rect: Rect::from_origin_size(Point::new(0.0, top), width, below), role: Role::Paper });
    figure.push(Item::Rect { rect: Rect::from_origin_size(Point::new(0.0, top), width, 1.0), role: Role::Divider });
    for (column, lines) in lines.chunks(in_column.max(1)).enumerate() {
        let left = MARGIN + column as f64 * width / columns as f64;
        write(&mut figure, lines, Point::new(left, top + APART));
    }
    figure
}

/// The lowest strip that has room for all its words.
fn strip_height(scene: &Viewer, (width, height): (f64, f64), words: &Words) -> f64 {
    let readings = scene.readings();
    let says_all = |strip_height: &f64| {
        let figure = strip(&readings, (width, *strip_height), 0.0, words, &estimated);
        figure.texts(|_, _| 0.0).iter().all(|(text, _)| !words.say(text).ends_with(CUT))
    };
    let [low, high, highest] = STRIPS;
    let heights = if height - high < PICTURE { [low, high, highest] } else { [high, high, highest] };
    heights.into_iter().find(says_all).unwrap_or(highest)
}

fn lines(section: &Section, is_open: bool, words: &Words) -> Vec<SheetLine> {
    section.rows.iter().filter_map(|row| line(&row.content, is_open, words)).collect()
}

/// A row as a line of the sheet; `None` for a row without a comparison.
fn line(content: &Content, is_open: bool, words: &Words) -> Option<SheetLine> {
    let either = || format!("{} / {}", words.say(&Truth::True.says()), words.say(&Truth::False.says()));
    Some(SheetLine(match content {
        Content::Comparison { asked, symbol, .. } if is_open => {
            [asked.clone(), format!("{BLANK} {symbol} {BLANK}"), either()]
        }
        Content::Comparison { asked, left, symbol, right, truth, .. } => {
            let numbers = if left.is_empty() { String::new() } else { format!("{left} {symbol} {right}") };
            [asked.clone(), numbers, words.say(&truth.says())]
        }
        Content::Sided { what, .. } if is_open => [what.clone(), format!("= {BLANK}"), BLANK.into()],
        Content::Sided { what, value, meaning, .. } => [what.clone(), format!("= {value}"), words.say(meaning)],
        Content::Computed { code, .. } if is_open => [code.clone(), format!("= {BLANK}"), String::new()],
        Content::Computed { code, value, .. } => [code.clone(), format!("= {value}"), String::new()],
        Content::Side { .. }
        | Content::Bars { .. }
        | Content::Span { .. }
        | Content::Columns { .. }
        | Content::Code { .. }
        | Content::Fact { .. } => return None,
    }))
}

/// Writes lines below each other in aligned columns; `first` is the middle of the first line.
fn write(figure: &mut Figure, lines: &[SheetLine], first: Point) {
    let mut x = first.x;
    for part in 0..3 {
        for (place, SheetLine(parts)) in lines.iter().enumerate() {
            let at = Point::new(x, APART.mul_add(place as f64, first.y));
            let role = if part < 2 || parts[part] == BLANK { Role::Mono } else { Role::Plain };
            figure.write(at, Anchor::Start, Text::plain(parts[part].clone()), SIZE, role);
        }
        x += lines.iter().map(|SheetLine(parts)| text_width(&parts[part], SIZE)).fold(0.0, f64::max) + BETWEEN;
    }
}
