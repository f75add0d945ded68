//! A worksheet: the picture under its verdict or its question, and below it what the method compares. A pupil's sheet leaves
//! numbers and answers open; the solution has them.

use super::{Content, Event, Readings, Section, Truth, Viewer, estimated, strip, under_strip};
use crate::figure::{Anchor, Figure, Item, Role, text_width};
use crate::words::{Text, Words};
use hantei_collision::{Point, Rect};

/// Size of the letters, and from one line to the next, logical pixels.
const SIZE: f64 = 14.0;
const APART: f64 = 21.0;
/// Space at the left and right, and between what stands side by side, logical pixels.
const MARGIN: f64 = 20.0;
const BETWEEN: f64 = 24.0;
/// A sheet that is this wide has its lines in two columns where there are more than `FEW`, logical pixels.
const WIDE: f64 = 560.0;
const FEW: usize = 3;
/// Heights of the strip, logical pixels. The lowest is for a picture that would else be low.
const STRIPS: [f64; 3] = [48.0, 68.0, 97.0];
/// Least height of the picture under a higher strip, logical pixels.
const PICTURE: f64 = 120.0;
/// Ends what the strip has no room for.
const CUT: char = '…';
/// Where a pupil writes.
const BLANK: &str = "______";

/// One line of a sheet: what is compared, its numbers, and what comes out.
#[derive(Debug, PartialEq)]
struct Line([String; 3]);

/// A scene as a worksheet of a size, logical pixels. `told` is what the scene tells when nothing is asked: a scene that asks
/// gives a pupil's sheet, with blanks in place of its numbers.
pub fn sheet(scene: &mut dyn Viewer, told: &Readings, (width, height): (f64, f64), words: &Words) -> Figure {
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

/// How high a strip has to be that says all it has to say, over a picture that is so large with it.
fn strip_height(scene: &dyn Viewer, (width, height): (f64, f64), words: &Words) -> f64 {
    let readings = scene.readings();
    let says_all = |strip_height: &f64| {
        let figure = strip(&readings, (width, *strip_height), 0.0, words, &estimated);
        figure.texts(|_, _| 0.0).iter().all(|(text, _)| !words.say(text).ends_with(CUT))
    };
    let [low, high, highest] = STRIPS;
    let heights = if height - high < PICTURE { [low, high, highest] } else { [high, high, highest] };
    heights.into_iter().find(says_all).unwrap_or(highest)
}

/// The lines of a section.
fn lines(section: &Section, is_open: bool, words: &Words) -> Vec<Line> {
    section.rows.iter().filter_map(|row| line(&row.content, is_open, words)).collect()
}

/// What is compared in a row, in numbers, and what comes out; nothing for a row that compares nothing.
fn line(content: &Content, is_open: bool, words: &Words) -> Option<Line> {
    let either = || format!("{} / {}", words.say(&Truth::True.says()), words.say(&Truth::False.says()));
    Some(Line(match content {
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
        | Content::Columns { .. }
        | Content::Code { .. }
        | Content::Fact { .. } => return None,
    }))
}

/// Writes lines below each other, the first one's middle here; the parts of all of them stand in columns.
fn write(figure: &mut Figure, lines: &[Line], first: Point) {
    let mut x = first.x;
    for part in 0..3 {
        for (place, Line(parts)) in lines.iter().enumerate() {
            let at = Point::new(x, APART.mul_add(place as f64, first.y));
            let role = if part < 2 || parts[part] == BLANK { Role::Mono } else { Role::Plain };
            figure.write(at, Anchor::Start, Text::plain(parts[part].clone()), SIZE, role);
        }
        x += lines.iter().map(|Line(parts)| text_width(&parts[part], SIZE)).fold(0.0, f64::max) + BETWEEN;
    }
}
