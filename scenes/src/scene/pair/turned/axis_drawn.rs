//! How an axis is drawn: along itself, beside both shapes, with both shadows and the way out.

use super::super::kinds;
use super::super::marks::{CROSSED, Marks, SMALL};
use super::super::rows::Sight;
use super::axis::{self, OnAxis};
use crate::figure::{Item, Role, is_convex, sides};
use crate::scene::shared::number::{in_tenths, to_tenths};
use crate::scene::shared::room::{TEXT, width};
use crate::text;
use crate::words::Text;
use hantei_collision::shapes::Shape;
use hantei_collision::{Contact, Interval, Point, ShapeKind, Vec2, side};
use std::ops::RangeInclusive;

/// Width of a shadow on the stage and of the space between both, stage pixels.
const BAR: f64 = 9.0;
const BETWEEN: f64 = 2.0;
/// From the shapes to the axis, stage pixels.
const MARGINS: RangeInclusive<i32> = 10..=56;
/// An axis that rises by less than this part of its length is level.
const DOWN: f64 = 0.35;
/// From the end of a shadow to its number, along the axis and aside, stage pixels.
const INWARD: f64 = 12.0;
const ASIDE: f64 = 7.0;
/// The stage's border has no axis, stage pixels.
const BORDER: f64 = 14.0;
/// A dot of a dotted line, and from one to the next, stage pixels.
const DOTS: (f64, f64) = (1.6, 4.5);
/// Length of the head of the way out's arrow, stage pixels.
const HEAD: f64 = 14.0;

/// The axis that the picture shows: the lit one, else the first with a gap, else that of the least overlap.
fn picked(sight: &Sight) -> Option<OnAxis> {
    let walk = (sight.walk)()?;
    let axes: Vec<OnAxis> = walk.questions.iter().filter_map(|asked| axis::of(sight.pair, asked.about?)).collect();
    let lit = axes.iter().find(|axis| Some(axis.about) == sight.lit);
    let with_gap = || {
        let made = walk.trace.iter().find(|made| made.holds)?;
        let about = walk.question(made)?.about?;
        axes.iter().find(|axis| axis.about == about)
    };
    lit.or_else(with_gap).copied().or_else(|| axis::shown_least(sight.pair, &axes))
}

/// Where a shape reaches farthest in a direction: the middle of all such corners.
fn support(shape: &Shape, direction: Vec2) -> Point {
    if let Shape::Circle(circle) = shape {
        return circle.centre().moved(direction.x * circle.radius(), direction.y * circle.radius());
    }
    let along = |at: &Point| at.x * direction.x + at.y * direction.y;
    let corners = kinds::corners(shape);
    let most = corners.iter().map(along).fold(f64::NEG_INFINITY, f64::max);
    let far: Vec<Point> = corners.into_iter().filter(|at| most - along(at) < 1e-9 * most.abs().max(1.0)).collect();
    kinds::mean(&far)
}

/// How far it reaches in a direction.
fn reach(shape: &Shape, direction: Vec2) -> f64 {
    let far = support(shape, direction);
    far.x * direction.x + far.y * direction.y
}

/// The coordinates of an axis: along it, and aside to where it is drawn.
struct Frame {
    along: Vec2,
    aside: Vec2,
    /// Aside to A's shadow.
    far: f64,
    /// A stage pixel, world units.
    unit: f64,
}

impl Frame {
    /// Beside both shapes: at the right, or below a level axis, as far away as all of it is in sight; without room there,
    /// on the other side, and without room on both where most of it is in sight.
    fn of(axis: &OnAxis, sight: &Sight) -> Self {
        let along = axis.direction;
        let right = if along.y < DOWN * along.x { -1.0 } else { 1.0 };
        let unit = 1.0 / sight.viewport.zoom;
        let Interval { min: from, max: to } = axis.whole();
        let seen = sight.seen.grown(-BORDER * unit);
        let ways = [right, -right].into_iter().flat_map(|sign| {
            let aside = Vec2::new(sign * along.y, -sign * along.x);
            let shapes = reach(sight.pair.a(), aside).max(reach(sight.pair.b(), aside));
            MARGINS.rev().map(move |margin| Self { along, aside, far: shapes + f64::from(margin) * unit, unit })
        });
        let count = |frame: &Self| {
            let parts = [0.0, 0.25, 0.5, 0.75, 1.0].map(|part| from + (to - from) * part);
            let sides = |along: f64| [0.0, 2.0 * BAR + BETWEEN].map(|aside| frame.at(along, aside * unit));
            parts.into_iter().flat_map(sides).filter(|at| seen.contains(*at)).count()
        };
        let best =
            ways.map(|frame| (count(&frame), frame)).reduce(|best, next| if next.0 > best.0 { next } else { best });
        best.expect("there are ways").1
    }

    /// The place so far along the axis and aside of A's shadow.
    fn at(&self, along: f64, aside: f64) -> Point {
        let aside = self.far + aside;
        Point::new(self.along.x * along + self.aside.x * aside, self.along.y * along + self.aside.y * aside)
    }

    fn bar(&self, [from, to]: [f64; 2], [near, far]: [f64; 2]) -> Vec<Point> {
        vec![self.at(from, near), self.at(to, near), self.at(to, far), self.at(from, far)]
    }

    /// Where a text of this size can be beside a place of the axis: on the outer side first, or on the inner one.
    fn beside(&self, sight: &Sight, text: &Text, size: f64, ways: [f64; 2], is_outer: bool) -> Vec<Point> {
        let (near, far) = (0.0, (2.0 * BAR + BETWEEN) * self.unit);
        let half = (width(text, size) / 2.0, size / 2.0);
        let place = |along: f64, is_outer: bool, more: f64| {
            let (at, sign) = if is_outer { (far, 1.0) } else { (near, -1.0) };
            let from = sight.viewport.to_stage(self.at(along, at));
            let (x, y) = (self.aside.x * sign, self.aside.y * sign);
            let by = x.abs() * half.0 + y.abs() * half.1 + ASIDE + more;
            from.moved(x * by, y * by)
        };
        let places = ways.into_iter().flat_map(|along| {
            let far = [0.0, 8.0, 18.0, 32.0].into_iter();
            far.flat_map(move |more| [(along, is_outer, more), (along, !is_outer, more)])
        });
        places.map(|(along, is_outer, more)| place(along, is_outer, more)).collect()
    }

    /// The middle of the axis at a place, stage pixels.
    fn middle(&self, sight: &Sight, along: f64) -> Point {
        sight.viewport.to_stage(self.at(along, (BAR + BETWEEN / 2.0) * self.unit))
    }

    /// What is between both shadows, or what they share.
    fn say(&self, marks: &mut Marks, sight: &Sight, text: Text, along: f64) {
        let places = self.beside(sight, &text, TEXT, [along; 2], true);
        marks.placed(text, self.middle(sight, along), places);
    }

    /// The same in small letters.
    fn note(&self, marks: &mut Marks, sight: &Sight, text: Text, ways: [f64; 2], is_outer: bool) {
        let places = self.beside(sight, &text, SMALL, ways, is_outer);
        marks.small(text, Role::PlainSecond, Some(self.middle(sight, ways[0])), places);
    }
}

/// Draws the axis that decides, and the way out.
pub(super) fn draw(sight: &Sight, marks: &mut Marks) {
    let Some(axis) = picked(sight) else { return };
    let frame = Frame::of(&axis, sight);
    let px = |pixels: f64| pixels * frame.unit;
    let [a, b] = axis.shadows;
    let wide = px(2.0 * BAR + BETWEEN);
    let across = px(4000.0);
    let (is_gap, both) = (axis.gap() > 0.0, axis.both());
    let [start, end] = if is_gap { [both.max, both.min] } else { [both.min, both.max] };
    let shapes = [sight.pair.a(), sight.pair.b()];
    if is_gap {
        marks.ground(Item::Polygon { points: frame.bar([start, end], [-across, across]), role: Role::GapBand });
        for along in [start, end] {
            marks.dots(sight.seen, [frame.at(along, 0.0), frame.at(along, -across)], DOTS, Role::BandEdge);
        }
        let middle = f64::midpoint(start, end);
        // Dashes are counted from the end.
        let (from, to) = (frame.at(middle, -across), frame.at(middle, -px(24.0)));
        marks.ground(Item::Line { from, to, role: Role::GapLine, dashed: true });
    } else if start < end {
        // From the shapes to the axis.
        let begin = shapes.map(|shape| -reach(shape, -frame.aside) - frame.far);
        let begin = begin[0].max(begin[1]);
        marks.ground(Item::Polygon { points: frame.bar([start, end], [begin, 0.0]), role: Role::SharedBand });
    }
    for (shape, of) in shapes.into_iter().zip(axis.shadows) {
        for (along, sign) in [(of.min, -1.0), (of.max, 1.0)] {
            let from = support(shape, axis.direction * sign);
            marks.dots(sight.seen, [frame.at(along, 0.0), from], DOTS, Role::BandEdge);
        }
    }
    let bars = [
        ([a.min, a.max], [0.0, px(BAR)], Role::FirstBar),
        ([b.min, b.max], [px(BAR + BETWEEN), wide], Role::SecondBar),
    ];
    for (along, aside, role) in bars {
        marks.tell(Item::Polygon { points: frame.bar(along, aside), role });
    }
    if is_gap {
        let ends = [start, end];
        let mut lines = vec![(frame.at(start, wide / 2.0), frame.at(end, wide / 2.0))];
        lines.extend(ends.map(|end| (frame.at(end, 0.0), frame.at(end, wide))));
        marks.tell(Item::Lines { lines, role: Role::Bracket });
    } else if start < end {
        let both = frame.bar([start, end], [-px(2.0), wide + px(2.0)]);
        marks.drawn(|figure| figure.push_striped(&both, Role::SharedBar));
    }
    frame.say(marks, sight, axis.result(), f64::midpoint(start, end));
    for (of, is_outer) in [(a, false), (b, true)] {
        let inward = px(INWARD).min((of.max - of.min) / 2.0);
        for (number, along) in [(of.min, of.min + inward), (of.max, of.max - inward)] {
            frame.note(marks, sight, Text::plain(to_tenths(number)), [along; 2], is_outer);
        }
    }
    frame.note(marks, sight, axis.row_name(), [axis.whole().min - px(14.0), axis.whole().max + px(14.0)], true);
    if is_gap {
        boxes_that_err(sight, marks);
    } else {
        hulls(sight, marks);
        draw_way_out(sight, marks);
    }
}

/// The first gap, for a method that looks at no axis: the exact relation names it.
pub(super) fn draw_gap(sight: &Sight, marks: &mut Marks) {
    if sight.pair.contact() != Contact::Apart {
        return;
    }
    let Some(axis) = axis::gap(sight.pair) else { return };
    let frame = Frame::of(&axis, sight);
    let both = axis.both();
    let ends = [both.max, both.min];
    let across = 4000.0 * frame.unit;
    for along in ends {
        marks.telling_dots(sight.seen, [frame.at(along, 0.0), frame.at(along, -across)], DOTS, Role::BandEdge);
    }
    marks.tell(Item::Lines { lines: vec![(frame.at(ends[0], 0.0), frame.at(ends[1], 0.0))], role: Role::Bracket });
    frame.say(marks, sight, axis.result(), f64::midpoint(ends[0], ends[1]));
}

/// While only the upright boxes overlap, they are drawn, with what they share.
fn boxes_that_err(sight: &Sight, marks: &mut Marks) {
    if sight.pair.contact() != Contact::Apart || sight.pair.a().kind() == ShapeKind::Circle {
        return;
    }
    let Some(both) = super::shared_box(sight.pair) else { return };
    let size = format!("{} × {}", to_tenths(both.width()), to_tenths(both.height()));
    let (text, centre) = (Text::plain(size), sight.viewport.to_stage(both.centre()));
    let half = sight.viewport.rect_to_stage(both);
    let wide = width(&text, TEXT) + CROSSED;
    let (x, y) = (half.width() / 2.0 + wide / 2.0 + ASIDE, half.height() / 2.0 + TEXT / 2.0 + ASIDE);
    let places = [(x, 0.0), (0.0, y), (-x, 0.0), (0.0, -y), (x, y), (-x, -y), (x, -y), (-x, y)];
    marks.wrong(text, centre, places.map(|(x, y)| centre.moved(x, y)).to_vec());
    for (is_b, shape, role) in [(false, sight.pair.a(), Role::FirstBox), (true, sight.pair.b(), Role::SecondBox)] {
        let around = kinds::bounds(shape);
        marks.box_around(around, role);
        let (text, on) = (text!("turned-box", whose = super::letter(is_b)), sight.viewport.rect_to_stage(around));
        let half = width(&text, SMALL) / 2.0;
        // A's at the left over its box, B's at the right under it; else on the other side.
        let heights = [on.min().y - SMALL, on.max().y + SMALL];
        let (xs, end) = match is_b {
            false => ([on.min().x + half, on.max().x - half], on.min().x),
            true => ([on.max().x - half, on.min().x + half], on.max().x),
        };
        let places = [usize::from(is_b), usize::from(!is_b)].map(|at| heights[at]);
        let places = places.into_iter().flat_map(|y| xs.map(|x| Point::new(x, y))).collect();
        marks.small(text, Role::PlainSecond, Some(Point::new(end, on.centre().y)), places);
    }
}

/// What the axes see of a shape with notches.
fn hulls(sight: &Sight, marks: &mut Marks) {
    for (shape, role) in [(sight.pair.a(), Role::FirstLine), (sight.pair.b(), Role::SecondLine)] {
        let corners = kinds::corners(shape);
        if corners.len() > 3 && !is_convex(&corners) {
            // The edges of the shape are in sight already, and dashes on them would cut its corners.
            let is_new = |line: &(Point, Point)| sides(&corners).all(|edge| edge != *line && (edge.1, edge.0) != *line);
            let hull = hull(corners.clone());
            sides(&hull).filter(is_new).for_each(|(from, to)| marks.dashed_plain(from, to, role));
        }
    }
}

/// The convex hull (Andrew's monotone chain), for the picture only.
fn hull(mut corners: Vec<Point>) -> Vec<Point> {
    corners.sort_by(|p, q| p.x.total_cmp(&q.x).then(p.y.total_cmp(&q.y)));
    let half = |corners: &mut dyn Iterator<Item = Point>| {
        let mut chain: Vec<Point> = Vec::new();
        for at in corners {
            while let [.., p, q] = chain[..]
                && side(p, q, at) <= 0.0
            {
                chain.pop();
            }
            chain.push(at);
        }
        chain.pop();
        chain
    };
    let mut whole = half(&mut corners.iter().copied());
    whole.extend(half(&mut corners.iter().rev().copied()));
    whole
}

/// A where it would be after the shortest way out, and the arrow of that way.
fn draw_way_out(sight: &Sight, marks: &mut Marks) {
    let Some((_, depth, by)) = axis::way_out(sight.pair) else { return };
    let corners: Vec<Point> = kinds::corners(sight.pair.a()).into_iter().map(|at| at.moved(by.x, by.y)).collect();
    for role in [Role::Halo, Role::After] {
        marks.tell(Item::Lines { lines: sides(&corners).collect(), role });
    }
    let from = support(sight.pair.a(), Vec2::new(-by.x / by.length(), -by.y / by.length()));
    let to = from.moved(by.x, by.y);
    marks.drawn(|figure| figure.push_haloed_arrow(from, to, HEAD, Role::PushOut));
    let text = text!("turned-out-by", by = in_tenths(depth));
    marks.badge_in(Role::OnPushBadge, text, [from, to]);
}
