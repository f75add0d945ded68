//! Both shadows on each axis, and the axes in the corner, in stage pixels.

use super::BoxTrial;
use super::layout::{AXES, CuboidLayout};
use super::sight::Projection;
use super::views::{draw_gap, draw_touching};
use crate::figure::{Anchor, Figure, Item, Role, text_width};
use crate::scene::shared::number::shown;
use crate::scene::shared::shape_words::{contact_on, gap};
use crate::scene::{Judged as _, Look};
use crate::text;
use crate::words::Text;
use hantei_collision::{About, Axis, Contact, Interval, Point, Rect};

/// Font sizes of words, of longer numbers, and of an axis's letter.
const TEXT: f64 = 15.0;
const SMALL: f64 = 13.0;
const LETTER: f64 = 17.0;
/// The letter's place, and from the bars to the words.
const LETTER_AT: f64 = 28.0;
const BESIDE: f64 = 14.0;
/// Height of a bar, and from bar to bar, at scale 1.
const BAR: f64 = 9.0;
const APART: f64 = 3.0;
/// Half the height of a mark at a gap's end.
const END: f64 = 5.5;
/// From the border of a row to its band.
const INSET: f64 = 3.0;
/// Length of an axis, and from its end to its name.
const LENGTH: f64 = 28.0;
const NAME: f64 = 11.0;

pub(super) fn draw_axes(sight: &Projection, layout: &CuboidLayout, figure: &mut Figure) {
    let origin = layout.origin();
    let picture = layout.picture();
    if picture.width() < 3.5 * AXES || picture.height() < 1.5 * AXES {
        return;
    }
    let mut named: Vec<Point> = Vec::new();
    for axis in Axis::SPACE {
        let (right, down) = sight.direction(axis);
        let length = right.hypot(down);
        // An axis in the line of sight is a point and has no name.
        if length * LENGTH < NAME {
            continue;
        }
        let end = origin.moved(right * LENGTH, down * LENGTH);
        figure.push_arrow(origin, end, Role::Rail);
        // Beyond the end, or beside it if another axis has its name there.
        let (along, across) =
            ((right / length * NAME, down / length * NAME), (down / length * NAME, -right / length * NAME));
        let beside = [along, across, (-across.0, -across.1), (along.0 + 2.0 * across.0, along.1 + 2.0 * across.1)];
        let is_free = |&(dx, dy): &(f64, f64)| named.iter().all(|other| other.distance(end.moved(dx, dy)) > SMALL);
        let Some(shift) = beside.into_iter().find(is_free) else { continue };
        named.push(end.moved(shift.0, shift.1));
        figure.write_beside(end, shift, Anchor::Middle, Text::plain(axis.name()), SMALL, Role::GridText);
    }
}

/// Draws an axis's row: both intervals as bars, and what they share or the gap.
pub(super) fn draw(both: &BoxTrial, layout: &CuboidLayout, axis: Axis, look: &Look, figure: &mut Figure) {
    let (row, scale) = (layout.row(axis), layout.scale);
    let (middle, lit) = (row.centre().y, look.lit.filter(|&lit| lit.axis() == Some(axis)));
    let (letter, said) = if lit.is_some() { (Role::LitText, Role::LitText) } else { (Role::GridText, Role::Text) };
    if lit.is_some() {
        figure.push(Item::Rect { rect: row, role: Role::LitGround });
    }
    figure.write(Point::new(LETTER_AT, middle), Anchor::Middle, Text::plain(axis.name()), LETTER, letter);
    let says = Point::new(layout.bars().max + BESIDE, middle);
    if look.hides {
        return figure.write(says, Anchor::Start, Text::plain("?"), TEXT, Role::GridText);
    }
    let [a, b] = [both.shapes.a, both.shapes.b].map(|cuboid| cuboid.interval(axis));
    let (contact, by) = (contact_on(&both.shapes, axis), shown(gap(&both.shapes, axis).abs()));
    let top = middle - (BAR + APART / 2.0) * scale;
    let (second, bottom) = (top + (BAR + APART) * scale, top + (2.0 * BAR + APART) * scale);
    let on_stage = |at: Interval| Interval { min: layout.along(axis, at.min), max: layout.along(axis, at.max) };
    let bars = |at: Interval, top: f64, bottom: f64| {
        Rect::from_corners(Point::new(on_stage(at).min, top), Point::new(on_stage(at).max, bottom))
    };
    let between = a.between(b);
    let inner = Rect::from_corners(row.min().moved(0.0, INSET), row.max().moved(0.0, -INSET));
    if contact == Contact::Apart {
        draw_gap(inner, Axis::X, on_stage(Interval { min: between.max, max: between.min }), figure);
    }
    figure.push(Item::Rect { rect: bars(a, top, top + BAR * scale), role: Role::FirstBar });
    figure.push(Item::Rect { rect: bars(b, second, bottom), role: Role::SecondBar });
    match contact {
        Contact::Overlapping => figure.push_overlap(bars(between, top, bottom), Role::SharedBar),
        Contact::Touching => draw_touching(bars(between, top - INSET, bottom + INSET), figure),
        Contact::Apart => draw_bracket(bars(Interval { min: between.max, max: between.min }, top, bottom), figure),
    }
    let text = match contact {
        Contact::Overlapping => text!("shadow-overlap", by = by),
        Contact::Touching => text!("shadow-touch-word"),
        Contact::Apart => text!("shadow-gap", by = by),
    };
    if let Some(About::Ends(_, of_a, of_b)) = lit {
        for (at, top) in [(a.end(of_a), top), (b.end(of_b), second)] {
            let edge = bars(Interval { min: at, max: at }, top - INSET, top + BAR * scale + INSET);
            figure.push_lit(edge.min(), edge.max(), false);
        }
    }
    let room = row.max().x - layout.bars().max - 2.0 * BESIDE;
    let (text, size) = lit.and_then(|lit| compared(both, lit, room)).unwrap_or((text, TEXT));
    figure.write(says, Anchor::Start, text, size, said);
}

/// A line over a gap, with a mark at each end.
fn draw_bracket(gap: Rect, figure: &mut Figure) {
    let (from, to) = (gap.min(), gap.max());
    let mut stroke = |from, to| figure.push(Item::Line { from, to, role: Role::Bracket, dashed: false });
    stroke(Point::new(from.x, gap.centre().y), Point::new(to.x, gap.centre().y));
    for x in [from.x, to.x] {
        stroke(Point::new(x, gap.centre().y - END), Point::new(x, gap.centre().y + END));
    }
}

/// A comparison's numbers and the font size that fits; `None` if the method did not reach it.
fn compared(both: &BoxTrial, about: About, room: f64) -> Option<(Text, f64)> {
    let walk = both.walk();
    let question = walk.questions.iter().find(|question| question.about == Some(about))?;
    let numbers = walk.numbers(walk.made(question)?);
    let size = [TEXT, SMALL].into_iter().find(|&size| text_width(&numbers, size) <= room)?;
    Some((Text::plain(numbers), size))
}
