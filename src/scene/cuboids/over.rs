//! What stands over the picture whatever the view: front, side and top, each a pair of rectangles, and the three axes as
//! strips. All of it in stage pixels.

use super::BoxTrial;
use super::layout::{CuboidLayout, CuboidView};
use super::sight::Projection;
use crate::figure::{Anchor, Figure, Item, Role, Transform};
use crate::scene::Judged as _;
use crate::scene::shared::number::shown;
use crate::scene::shared::spoken::{contact_on, gap};
use crate::scene::shared::truth;
use crate::text;
use crate::words::Text;
use hantei_collision::{About, Axis, Comparison, Contact, CuboidMethod, Interval, Point, Rect};

/// Size of the words, at scale 1, stage pixels.
const TEXT: f64 = 16.0;
/// Size of the names of a view's axes, at scale 1, stage pixels.
const AXIS: f64 = 14.0;
/// From the left border of the stage to the words, stage pixels.
const MARGIN: f64 = 12.0;
/// The words of a strip take this part of the stage's width, at least this much, stage pixels.
const WORDS: (f64, f64) = (0.46, 250.0);
/// Height of a bar and of the space around the bars, at scale 1, stage pixels.
const BAR: f64 = 10.0;
const AROUND: f64 = 5.0;

/// Length of an axis, and from its end to its name, stage pixels.
const LENGTH: f64 = 30.0;
const NAME: f64 = 11.0;

/// Draws the three axes as they are seen, in a corner of the picture.
pub(super) fn draw_axes(sight: &Projection, layout: &CuboidLayout, figure: &mut Figure) {
    let origin = layout.origin();
    let mut named: Vec<Point> = Vec::new();
    for axis in Axis::SPACE {
        let (right, down) = sight.direction(axis);
        let length = right.hypot(down);
        // An axis that leads straight away is a point, and has no name.
        if length * LENGTH < NAME {
            continue;
        }
        let end = origin.moved(right * LENGTH, down * LENGTH);
        figure.push_arrow(origin, end, Role::Axis);
        // Beyond the end, or beside it where another axis has its name there.
        let (along, across) =
            ((right / length * NAME, down / length * NAME), (down / length * NAME, -right / length * NAME));
        let beside = [along, across, (-across.0, -across.1), (along.0 + 2.0 * across.0, along.1 + 2.0 * across.1)];
        let is_free = |&(dx, dy): &(f64, f64)| named.iter().all(|other| other.distance(end.moved(dx, dy)) > TEXT);
        let Some(shift) = beside.into_iter().find(is_free) else { continue };
        named.push(end.moved(shift.0, shift.1));
        let (text, size, role) = (Text::plain(axis.name()), TEXT, Role::GridText);
        figure.push(Item::Label { at: end, shift, anchor: Anchor::Middle, text, size, role });
    }
}

/// The axis of space that a comparison is about.
pub(super) fn axis_of(about: Option<About>) -> Option<Axis> {
    match about? {
        About::Ends(axis, ..) | About::Centres(axis) => Some(axis),
        About::Edge(_) | About::Corner(_) => None,
    }
}

/// What a strip speaks of: the comparison on its axis that speaks against a hit, else the first one.
pub(super) fn about(both: &BoxTrial, axis: Axis) -> Option<About> {
    let walk = both.walk();
    let on_axis = || walk.questions.iter().filter(|question| axis_of(question.about) == Some(axis));
    let speaks_against = |made: &Comparison| {
        let speaks_for = walk.meanings.get(made.question).and_then(|meaning| meaning.1);
        speaks_for.is_some_and(|speaks_for| speaks_for != made.holds)
    };
    let decides = on_axis().find(|question| walk.made(question).is_some_and(speaks_against));
    decides.or_else(|| on_axis().next())?.about
}

/// Draws the views and the strips over white.
pub(super) fn draw(both: &BoxTrial, layout: &CuboidLayout, lit: Option<About>, figure: &mut Figure) {
    for rect in layout.grounds() {
        if rect.width() > 0.0 && rect.height() > 0.0 {
            figure.push(Item::Rect { rect, role: Role::Halo });
        }
    }
    for view in CuboidView::ALL {
        draw_view(both, layout, view, lit, figure);
    }
    if layout.has_strips() {
        for axis in Axis::SPACE {
            draw_strip(both, layout, axis, lit, figure);
        }
    }
}

/// What a view shows of both: an example of two rectangles.
fn draw_view(both: &BoxTrial, layout: &CuboidLayout, view: CuboidView, lit: Option<About>, figure: &mut Figure) {
    let axes = view.axes();
    let [across, down] = axes;
    let [a, b] = [both.shapes.a, both.shapes.b].map(|cuboid| layout.in_view(view, cuboid.shadow(across, down)));
    let (Some(square), Some(area), Some(a), Some(b)) = (layout.square(view), layout.area(view), a, b) else { return };
    let contact = axes.map(|axis| contact_on(&both.shapes, axis));
    let contact = contact[0].min(contact[1]);
    let is_apart = !contact.hits(both.border);
    figure.push_outline(square, if is_apart { Role::Gap } else { Role::Grid }, false);
    figure.push_group(Transform::IDENTITY, Some(square), |figure| {
        figure.push(Item::Rect { rect: a, role: Role::First });
        figure.push(Item::Rect { rect: b, role: Role::Second });
        if let Some(overlap) = a.intersection(b).filter(|_| contact == Contact::Overlapping) {
            figure.push_overlap(overlap, Role::Overlap);
        }
        if let Some(About::Ends(axis, of_a, of_b)) = lit {
            for (cuboid, end) in [(both.shapes.a, of_a), (both.shapes.b, of_b)] {
                let edge = cuboid.flattened(axis, cuboid.interval(axis).end(end)).shadow(across, down);
                if let Some(edge) = layout.in_view(view, edge).filter(|_| axes.contains(&axis)) {
                    figure.push_lit(edge.min(), edge.max(), false);
                }
            }
        }
    });
    // Which axis leads along which side, at the end to which it leads.
    let size = AXIS * layout.scale;
    let inset = size * 0.7;
    let end = if view.down() > 0.0 { square.max().y - inset } else { square.min().y + inset };
    let beside = [square.max().moved(-inset, -inset), Point::new(square.min().x + inset, end)];
    for (axis, at) in axes.into_iter().zip(beside) {
        let (text, shift, anchor) = (Text::plain(axis.name()), (0.0, 0.0), Anchor::Middle);
        figure.push(Item::Label { at, shift, anchor, text, size, role: Role::GridText });
    }
    let name = match view {
        CuboidView::Front => text!("view-front"),
        CuboidView::Side => text!("view-side"),
        CuboidView::Top => text!("view-top"),
    };
    let text = match contact {
        _ if !layout.has_words() => name,
        Contact::Overlapping => text!("view-overlapping", view = name),
        Contact::Touching => text!("view-touching", view = name),
        Contact::Apart => text!("view-apart", view = name),
    };
    let at = Point::new(square.min().x, (area.min().y + square.min().y) / 2.0);
    let (shift, anchor, size) = ((0.0, 0.0), Anchor::Start, TEXT * layout.scale);
    figure.push(Item::Label { at, shift, anchor, text, size, role: Role::Text });
}

/// An axis by itself: both intervals as bars, and in words what they share or how far they are apart.
fn draw_strip(both: &BoxTrial, layout: &CuboidLayout, axis: Axis, lit: Option<About>, figure: &mut Figure) {
    let (row, scale) = (layout.row(axis), layout.scale);
    let width = figure.stage.0;
    let words = (width * WORDS.0).max(WORDS.1 * scale).min(width * 0.7);
    let ends = Interval { min: MARGIN, max: width - words - MARGIN };
    let (bar, around) = (BAR * scale, AROUND * scale);
    let bars = |at: Interval, first: f64, count: f64| {
        let [from, to] = [at.min, at.max].map(|end| layout.along(axis, end, ends));
        let top = row.min + around + first * bar;
        Rect::from_corners(Point::new(from, top), Point::new(to, top + count * bar))
    };
    let [a, b] = [both.shapes.a, both.shapes.b].map(|cuboid| cuboid.interval(axis));
    let is_apart = !contact_on(&both.shapes, axis).hits(both.border);
    figure.push(Item::Rect { rect: bars(a, 0.0, 1.0), role: Role::FirstBar });
    figure.push(Item::Rect { rect: bars(b, 1.0, 1.0), role: Role::SecondBar });
    let between = Interval { min: a.min.max(b.min), max: a.max.min(b.max) };
    if between.min < between.max {
        figure.push_overlap(bars(between, 0.0, 2.0), Role::SharedBar);
    }
    let frame =
        Rect::from_corners(Point::new(ends.min - 4.0, row.min + 1.0), Point::new(ends.max + 4.0, row.max - 1.0));
    figure.push_outline(frame, if is_apart { Role::Gap } else { Role::Grid }, false);
    if let Some(About::Ends(_, of_a, of_b)) = lit.filter(|_| axis_of(lit) == Some(axis)) {
        for (at, first) in [(a.end(of_a), 0.0), (b.end(of_b), 1.0)] {
            let edge = bars(Interval { min: at, max: at }, first, 1.0);
            figure.push_lit(edge.min(), edge.max(), false);
        }
    }
    let (text, role) = said(both, axis, lit);
    let at = Point::new(ends.max + MARGIN, row.middle());
    let (shift, anchor, size) = ((0.0, 0.0), Anchor::Start, TEXT * scale);
    figure.push(Item::Label { at, shift, anchor, text, size, role });
}

/// What is said of an axis: the comparison that is lit up, else how they lie there.
fn said(both: &BoxTrial, axis: Axis, lit: Option<About>) -> (Text, Role) {
    let (walk, name) = (both.walk(), axis.name());
    let asked = walk.questions.iter().find(|question| lit.is_some() && question.about == lit);
    if let Some(question) = asked.filter(|_| axis_of(lit) == Some(axis)) {
        let text = match walk.made(question) {
            Some(made) => text!("strip-compared", axis = name, numbers = walk.numbers(made), holds = truth(made.holds)),
            None => text!("strip-not-asked", axis = name, question = question.to_string()),
        };
        return (text, Role::Lit);
    }
    let by = shown(gap(&both.shapes, axis).abs());
    let contact = contact_on(&both.shapes, axis);
    let is_apart = !contact.hits(both.border);
    if both.built_in() == Some(CuboidMethod::CentreSize) {
        let made = both.every_comparison();
        let on_axis = made.iter().find(|made| axis_of(walk.question(made).and_then(|asked| asked.about)) == Some(axis));
        if let Some(made) = on_axis {
            let numbers = walk.numbers(made);
            return match (made.holds, is_apart) {
                (true, false) => (text!("strip-near", axis = name, numbers = numbers), Role::Text),
                (false, true) => (text!("strip-far", axis = name, numbers = numbers), Role::Text),
                (true, true) => (text!("strip-wrong-shared", axis = name), Role::Wrong),
                (false, false) => (text!("strip-wrong-apart", axis = name), Role::Wrong),
            };
        }
    }
    let text = match contact {
        Contact::Overlapping => text!("strip-shares", axis = name, by = by),
        Contact::Apart => text!("strip-gap", axis = name, by = by),
        Contact::Touching if is_apart => text!("strip-touching-apart", axis = name),
        Contact::Touching => text!("strip-touching-shared", axis = name),
    };
    (text, Role::Text)
}
