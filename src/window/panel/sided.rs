//! Rows of an edge, the side that P is on, and two truths in columns.

use super::widgets::{ink, second, width_of, write, write_within};
use crate::window::theme;
use crate::window::theme::rgb;
use egui::{Align2, Pos2, Rect, Stroke, Ui, Vec2, pos2, vec2};
use hantei_collision::Turn;
use hantei_scenes::figure::Role;
use hantei_scenes::scene::{Content, Truth};
use hantei_scenes::words::Words;

/// From a row's right border to the right ends of its columns, logical pixels.
const ENDS: [f32; 2] = [88.0, 0.0];
/// The same in a narrower row, and from which width, logical pixels.
const CLOSE_ENDS: [f32; 2] = [58.0, 0.0];
const NARROW: f32 = 300.0;
/// Width of a truth, logical pixels.
const TRUTH: f32 = 54.0;
/// From a row's left border to the middle of its picture and to its words, logical pixels.
const PICTURE: f32 = 12.0;
const WORDS: f32 = 34.0;
/// Half the arrow's length, its head's length, and the distance and radius of the dot beside it, logical pixels.
const ARROW: f32 = 10.0;
const HEAD: f32 = 6.0;
const BESIDE: f32 = 8.0;
const DOT: f32 = 3.5;

/// Shows such a row, or the heads of the columns.
pub(super) fn show(ui: &Ui, words: &Words, rect: Rect, content: &Content) {
    let ends = if rect.width() < NARROW { CLOSE_ENDS } else { ENDS };
    match content {
        Content::Columns { what, heads } => {
            if rect.width() < NARROW {
                // Room for the signs only.
                for (head, end) in ["> 0?", "< 0?"].into_iter().zip(ends) {
                    let at = pos2(rect.right() - end, rect.center().y);
                    write(ui, at, Align2::RIGHT_CENTER, head, theme::code(), second(ui));
                }
                return;
            }
            write(ui, rect.left_center(), Align2::LEFT_CENTER, &words.say(what), theme::caption(), second(ui));
            for (head, end) in heads.iter().zip(ends) {
                let at = pos2(rect.right() - end, rect.center().y);
                write(ui, at, Align2::RIGHT_CENTER, &words.say(head), theme::code(), second(ui));
            }
        }
        Content::Sided { direction, turn, meaning, what, value, truths } => {
            picture(ui, pos2(rect.left() + PICTURE, rect.center().y), *direction, *turn);
            let left = rect.left() + WORDS;
            let (first, lower) = (rect.center().y - 10.0, rect.center().y + 10.0);
            write(ui, pos2(left, first), Align2::LEFT_CENTER, &words.say(meaning), theme::text(), ink(ui));
            let below = Rect::from_x_y_ranges(left..=rect.right() - ends[0] - TRUTH, lower - 10.0..=lower + 10.0);
            let whole = format!("{what} = {value}");
            // Without room for both, the number.
            let fits = width_of(ui, &whole, theme::code()) <= below.width();
            write_within(ui, below, if fits { &whole } else { value }, theme::code(), second(ui));
            for (truth, end) in truths.iter().zip(ends) {
                let word = if *truth == Truth::NotReached { "–".into() } else { words.say(&truth.says()) };
                let colour = if matches!(truth, Truth::True | Truth::False) { ink(ui) } else { second(ui) };
                write(
                    ui,
                    pos2(rect.right() - end, rect.center().y),
                    Align2::RIGHT_CENTER,
                    &word,
                    theme::mono(),
                    colour,
                );
            }
        }
        Content::Comparison { .. }
        | Content::Computed { .. }
        | Content::Bars { .. }
        | Content::Span { .. }
        | Content::Side { .. }
        | Content::Code { .. }
        | Content::Fact { .. } => {}
    }
}

/// An arrow in the edge's direction, and a dot on P's side.
fn picture(ui: &Ui, middle: Pos2, direction: Option<(f64, f64)>, turn: Turn) {
    let along = direction.map_or(Vec2::ZERO, |(x, y)| vec2(x as f32, y as f32));
    // y is down: right of the arrow is a quarter turn clockwise.
    let right = vec2(-along.y, along.x);
    let aside = match turn {
        Turn::Right => right,
        Turn::Straight => Vec2::ZERO,
        Turn::Left => -right,
    };
    let (arrow, stroke) = (middle - aside * BESIDE / 2.0, Stroke::new(1.8, ink(ui)));
    let tip = arrow + along * ARROW;
    ui.painter().line_segment([arrow - along * ARROW, tip], stroke);
    for side in [right, -right] {
        ui.painter().line_segment([tip, tip - along * HEAD + side * HEAD / 2.0], stroke);
    }
    let colour = rgb(Role::Probe.colour(theme::of(ui.ctx())));
    ui.painter().circle_filled(middle + aside * BESIDE, DOT, colour);
}
