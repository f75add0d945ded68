//! An axis of two shapes: its name, both shadows on it, its row in the panel, and how it is drawn along itself.

use super::super::kinds;
use super::super::marks::Marks;
use super::super::rows::{Said, Sight};
use crate::figure::{Item, Pictogram, Role, is_convex};
use crate::scene::shared::number::{in_tenths, shown};
use crate::scene::shared::room::{TEXT, width};
use crate::scene::{Content, Readings, Shadows, Walk};
use crate::text;
use crate::words::Text;
use hantei_collision::shapes::{Pair, Shape};
use hantei_collision::{
    About, CircleAndPolygon, Comparison, Contact, Interval, Point, Rect, ShapeKind, TwoPolygons, TwoTurned, Vec2,
    sat_push_out, side,
};

/// Width of a shadow on the stage and of the space between both; from the shapes to the axis, stage pixels.
const BAR: f64 = 9.0;
const BETWEEN: f64 = 2.0;
const MARGIN: f64 = 56.0;
/// The same where there is no room for that.
const CLOSE: f64 = 22.0;
/// From the end of a shadow to its number, along the axis and aside, stage pixels.
const INWARD: f64 = 12.0;
const ASIDE: f64 = 7.0;
/// The stage's border has no axis, stage pixels.
const BORDER: f64 = 14.0;
/// A dot of a dotted line, from one to the next, stage pixels; how many there are at most.
const DOT: f64 = 1.6;
const DOTS: f64 = 4.5;
const MOST_DOTS: usize = 600;
/// Length of the head of the way out's arrow, stage pixels.
const HEAD: f64 = 14.0;

/// Both shadows on an axis.
#[derive(Clone, Copy)]
pub(super) struct OnAxis {
    about: About,
    direction: Vec2,
    shadows: [Interval; 2],
    has_sizes: bool,
    /// How many corners the shape of the edge has.
    corners: usize,
}

/// The axis of something that a method asks about; `None` for other things, and for an edge without length.
pub(super) fn of(pair: &Pair, about: About) -> Option<OnAxis> {
    let has_sizes = TwoTurned::try_from(pair).is_ok();
    let corners = kinds::corners(if matches!(about, About::AxisOf(false, _)) { pair.a() } else { pair.b() }).len();
    let of = |direction: Vec2, shadows: &dyn Fn(Vec2) -> [Interval; 2]| {
        direction.x.is_finite().then(|| OnAxis { about, direction, shadows: shadows(direction), has_sizes, corners })
    };
    match about {
        About::AxisOf(is_b, edge) => {
            if let Ok(two) = TwoTurned::try_from(pair) {
                return of(two.axis(is_b, edge), &|axis| two.shadows(axis));
            }
            if let Ok(two) = TwoPolygons::try_from(pair) {
                return of(two.axis(is_b, edge), &|axis| two.shadows(axis));
            }
            let round = CircleAndPolygon::try_from(pair).ok()?;
            of(round.axis(edge), &|axis| round.shadows(axis))
        }
        About::AxisToCorner => {
            let round = CircleAndPolygon::try_from(pair).ok()?;
            of(round.axis_to_corner(), &|axis| round.shadows(axis))
        }
        _ => None,
    }
}

/// The axes that the full test asks, in order.
fn all(pair: &Pair) -> Vec<OnAxis> {
    let abouts: Vec<About> = if let Ok(two) = TwoTurned::try_from(pair) {
        let edge = |is_height: bool| if is_height { 2 } else { 1 };
        two.axes().iter().map(|axis| About::AxisOf(axis.is_b, edge(axis.edge.is_multiple_of(2)))).collect()
    } else if let Ok(two) = TwoPolygons::try_from(pair) {
        two.axes().iter().map(|axis| About::AxisOf(axis.is_b, axis.edge)).collect()
    } else if let Ok(round) = CircleAndPolygon::try_from(pair) {
        let edges = round.axes().into_iter().map(|axis| About::AxisOf(true, axis.edge));
        edges.chain([About::AxisToCorner]).collect()
    } else {
        Vec::new()
    };
    abouts.into_iter().filter_map(|about| of(pair, about)).collect()
}

/// The first axis with a gap.
pub(super) fn gap(pair: &Pair) -> Option<OnAxis> {
    all(pair).into_iter().find(|axis| axis.apart() > 0.0)
}

/// The axis of the shortest way out, and its length; only of convex shapes.
pub(super) fn way_out(pair: &Pair) -> Option<(OnAxis, f64, Vec2)> {
    if !super::are_convex(pair) {
        return None;
    }
    let push = sat_push_out(*pair.a(), *pair.b())?;
    let edge = if TwoTurned::try_from(pair).is_ok() { 2 - push.axis.edge % 2 } else { push.axis.edge };
    Some((of(pair, About::AxisOf(push.axis.is_b, edge))?, push.depth, push.by))
}

impl OnAxis {
    /// The gap between the shadows; 0 or less without one.
    pub(super) fn apart(&self) -> f64 {
        let [a, b] = self.shadows;
        (b.min - a.max).max(a.min - b.max)
    }

    /// How far A would have to move along the axis.
    fn depth(&self) -> f64 {
        let [a, b] = self.shadows;
        (a.max - b.min).min(b.max - a.min)
    }

    /// `along A's width`.
    pub(super) fn name(&self) -> Text {
        let whose = |is_b: bool| if is_b { "B" } else { "A" };
        match self.about {
            About::AxisOf(is_b, edge) if self.has_sizes => {
                let side = if edge == 1 { "width" } else { "height" };
                text!("turned-axis", whose = whose(is_b), side = side)
            }
            About::AxisOf(is_b, edge) => {
                text!("turned-axis-edge", whose = whose(is_b), edge = super::edge_name(edge, self.corners))
            }
            _ => text!("turned-axis-corner"),
        }
    }

    /// The same for a row, which has less room: `A's edge 1–2`.
    pub(super) fn row_name(&self) -> Text {
        match self.about {
            About::AxisOf(is_b, edge) => {
                let whose = if is_b { "B" } else { "A" };
                if self.has_sizes {
                    text!("turned-row-axis", whose = whose, side = if edge == 1 { "width" } else { "height" })
                } else {
                    text!("turned-row-axis-edge", whose = whose, edge = super::edge_name(edge, self.corners))
                }
            }
            _ => self.name(),
        }
    }

    /// `gap 20`, `overlap 105`, `shared 50, out 56`.
    fn result(&self) -> Text {
        let [a, b] = self.shadows;
        let (apart, shared) = (self.apart(), a.max.min(b.max) - a.min.max(b.min));
        if apart > 0.0 {
            return text!("turned-row-gap", by = in_tenths(apart));
        }
        if shared <= 0.0 {
            return text!("turned-row-touch");
        }
        let (shared, depth) = (in_tenths(shared), in_tenths(self.depth()));
        if shared == depth {
            text!("turned-row-overlap", by = shared)
        } else {
            text!("turned-row-within", shared = shared, out = depth)
        }
    }

    /// The same on the stage, where the way out has its own badge.
    fn shown_result(&self) -> Text {
        let [a, b] = self.shadows;
        let shared = a.max.min(b.max) - a.min.max(b.min);
        if shared > 0.0 { text!("turned-row-overlap", by = in_tenths(shared)) } else { self.result() }
    }

    fn numbers(&self) -> String {
        let span = |of: Interval| [of.min, of.max].map(brief).join("..");
        format!("A {} · B {}", span(self.shadows[0]), span(self.shadows[1]))
    }

    fn picture(&self) -> Pictogram {
        let degrees = self.direction.y.atan2(self.direction.x).to_degrees().round() as i16;
        match self.about {
            About::AxisOf(is_b, edge) => Pictogram::Axis(is_b, degrees, !(self.has_sizes && edge == 1)),
            _ => Pictogram::Distance,
        }
    }
}

/// A place on an axis, with one decimal.
pub(super) fn rounded(number: f64) -> String {
    shown((number * 10.0).round() / 10.0 + 0.0)
}

/// The same, as a whole number from 100 on.
fn brief(number: f64) -> String {
    if number.abs() < 100.0 { rounded(number) } else { shown(number.round()) }
}

/// Of the comparisons of one axis the last one is left, which decides; axes that were not reached keep their first.
pub(super) fn prune(walk: &mut Walk) {
    let about = |walk: &Walk, made: &Comparison| walk.question(made).and_then(|asked| asked.about);
    let abouts: Vec<Option<About>> = walk.trace.iter().map(|made| about(walk, made)).collect();
    let mut place = 0;
    walk.trace.retain(|_| {
        place += 1;
        abouts.get(place).is_none_or(|next| *next != abouts[place - 1])
    });
    let mut kept: Vec<Option<About>> = Vec::new();
    let both: Vec<_> = walk.questions.drain(..).zip(walk.meanings.drain(..)).collect();
    let is_made = |id| walk.trace.iter().any(|made| made.question == id);
    let reached: Vec<Option<About>> =
        both.iter().filter(|(asked, _)| is_made(asked.id)).map(|(asked, _)| asked.about).collect();
    (walk.questions, walk.meanings) = both
        .into_iter()
        .filter(|(asked, _)| {
            let is_kept = is_made(asked.id) || !reached.contains(&asked.about) && !kept.contains(&asked.about);
            kept.push(asked.about);
            is_kept
        })
        .unzip();
}

/// The rows of axes show their shadows, all in one scale.
pub(super) fn finish(said: &Said, readings: &mut Readings) {
    let Some(section) = readings.sections.first_mut() else { return };
    let axes: Vec<OnAxis> = said.walk.questions.iter().filter_map(|asked| of(said.pair, asked.about?)).collect();
    let long = |axis: &OnAxis| {
        let [a, b] = axis.shadows;
        a.max.max(b.max) - a.min.min(b.min)
    };
    let longest = axes.iter().map(long).fold(f64::MIN_POSITIVE, f64::max);
    let least = shown_least(said.pair, &axes).filter(|_| said.says).map(|axis| axis.about);
    for row in &mut section.rows {
        let Some(axis) = row.about.and_then(|about| of(said.pair, about)) else { continue };
        row.picture = axis.picture();
        let Content::Comparison { asked, left, shadows, .. } = &mut row.content else { continue };
        if left.is_empty() {
            // What is not asked is known by its axis.
            asked.clear();
            continue;
        }
        let [a, b] = axis.shadows;
        let from = a.min.min(b.min);
        let ends = axis.shadows.map(|of| [(of.min - from) / longest, (of.max - from) / longest]);
        *shadows = Some(Shadows { ends, numbers: axis.numbers(), result: axis.result(), is_least: least == row.about });
    }
    let count = axes.len();
    readings.sum = Some(if said.says { text!("turned-sum-no-gap", count = count) } else { text!("turned-sum-gap") });
}

/// The axis with the least overlap: that of the way out, else the first of the shortest.
fn shown_least(pair: &Pair, axes: &[OnAxis]) -> Option<OnAxis> {
    let of_push = way_out(pair).map(|(axis, ..)| axis).filter(|out| axes.iter().any(|axis| axis.about == out.about));
    of_push
        .or_else(|| axes.iter().copied().reduce(|least, next| if next.depth() < least.depth() { next } else { least }))
}

/// The axis that the picture shows: the lit one, else the first with a gap, else that of the least overlap.
fn picked(sight: &Sight) -> Option<OnAxis> {
    let walk = (sight.walk)()?;
    let axes: Vec<OnAxis> = walk.questions.iter().filter_map(|asked| of(sight.pair, asked.about?)).collect();
    let lit = axes.iter().find(|axis| Some(axis.about) == sight.lit);
    let with_gap = || {
        let made = walk.trace.iter().find(|made| made.holds)?;
        let about = walk.question(made)?.about?;
        axes.iter().find(|axis| axis.about == about)
    };
    lit.or_else(with_gap).copied().or_else(|| shown_least(sight.pair, &axes))
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
    let count = far.len().max(1) as f64;
    let sum = far.into_iter().fold((0.0, 0.0), |sum, at| (sum.0 + at.x, sum.1 + at.y));
    Point::new(sum.0 / count, sum.1 / count)
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
    /// Beside both shapes: on the side where more of the axis is in sight, to the right first.
    fn of(axis: &OnAxis, sight: &Sight) -> Self {
        let along = axis.direction;
        let right = if along.y.abs() > 1e-9 { along.y.signum() } else { -along.x.signum() };
        let unit = 1.0 / sight.viewport.zoom;
        let [a, b] = axis.shadows;
        let (from, to) = (a.min.min(b.min), a.max.max(b.max));
        let at_side = |sign: f64, margin: f64| {
            let aside = Vec2::new(sign * along.y, -sign * along.x);
            let reach = [sight.pair.a(), sight.pair.b()].map(|shape| {
                let far = support(shape, aside);
                far.x * aside.x + far.y * aside.y
            });
            let frame = Self { along, aside, far: reach[0].max(reach[1]) + margin * unit, unit };
            let seen = sight.seen.grown(-BORDER * unit);
            let ends = [0.0, 0.25, 0.5, 0.75, 1.0].map(|part| frame.at(from + (to - from) * part, BAR * unit));
            (ends.into_iter().filter(|end| seen.contains(*end)).count(), frame)
        };
        let ways = [(right, MARGIN), (right, CLOSE), (-right, MARGIN), (-right, CLOSE)];
        let all = ways.map(|(sign, margin)| at_side(sign, margin));
        let most = all.iter().map(|(seen, _)| *seen).max();
        let best = all.into_iter().find(|(seen, _)| Some(*seen) == most);
        best.map_or_else(|| at_side(right, MARGIN).1, |(_, frame)| frame)
    }

    /// The place so far along the axis and aside of A's shadow.
    fn at(&self, along: f64, aside: f64) -> Point {
        let aside = self.far + aside;
        Point::new(self.along.x * along + self.aside.x * aside, self.along.y * along + self.aside.y * aside)
    }

    fn bar(&self, [from, to]: [f64; 2], [near, far]: [f64; 2]) -> Vec<Point> {
        vec![self.at(from, near), self.at(to, near), self.at(to, far), self.at(from, far)]
    }

    /// A dotted line, as far as it is in sight.
    fn dots(&self, sight: &Sight, from: Point, to: Point) -> Item {
        let (length, step) = (from.distance(to), DOTS * self.unit);
        let on = |far: f64| from.moved((to.x - from.x) * far / length, (to.y - from.y) * far / length);
        let all = (0..).map(|place| f64::from(place) * step).take_while(|far| *far <= length).map(on);
        let seen = all.take(MOST_DOTS).filter(|at| sight.seen.contains(*at));
        let rects = seen.map(|at| Rect::from_centre_size(at, DOT * self.unit, DOT * self.unit)).collect();
        Item::Rects { rects, role: Role::BandEdge }
    }

    /// A text beside a place of the axis: on the outer side first, or on the inner one.
    fn write(&self, marks: &mut Marks, sight: &Sight, text: Text, ways: [f64; 2], is_outer: bool) {
        let (near, far) = (0.0, (2.0 * BAR + BETWEEN) * self.unit);
        let half = (width(&text, TEXT) / 2.0, TEXT / 2.0);
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
        let places = places.map(|(along, is_outer, more)| place(along, is_outer, more));
        marks.placed(text, places.collect(), None);
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
    let (start, end) =
        if axis.apart() > 0.0 { (a.max.min(b.max), a.min.max(b.min)) } else { (a.min.max(b.min), a.max.min(b.max)) };
    let is_gap = axis.apart() > 0.0;
    let shapes = [sight.pair.a(), sight.pair.b()];
    // From the shapes to the axis.
    let begin = shapes.map(|shape| {
        let at = support(shape, Vec2::new(-frame.aside.x, -frame.aside.y));
        at.x * frame.aside.x + at.y * frame.aside.y - frame.far
    });
    if is_gap {
        marks.ground(Item::Polygon { points: frame.bar([start, end], [-across, across]), role: Role::GapBand });
        for along in [start, end] {
            marks.ground(frame.dots(sight, frame.at(along, 0.0), frame.at(along, -across)));
        }
        let middle = f64::midpoint(start, end);
        // Dashes are counted from the end.
        let (from, to) = (frame.at(middle, -across), frame.at(middle, -px(24.0)));
        marks.ground(Item::Line { from, to, role: Role::GapLine, dashed: true });
    } else if start < end {
        let begin = begin[0].max(begin[1]);
        marks.ground(Item::Polygon { points: frame.bar([start, end], [begin, 0.0]), role: Role::SharedBand });
    }
    for (shape, of) in shapes.into_iter().zip(axis.shadows) {
        for (along, sign) in [(of.min, -1.0), (of.max, 1.0)] {
            let from = support(shape, Vec2::new(sign * axis.direction.x, sign * axis.direction.y));
            marks.ground(frame.dots(sight, frame.at(along, 0.0), from));
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
        marks.drawn(|figure| {
            figure.viewport = sight.viewport;
            figure.push(Item::Polygon { points: both.clone(), role: Role::SharedBar });
            figure.push_stripes(&both, Role::OverlapMark);
            let sides = (0..4).map(|place| (both[place], both[(place + 1) % 4])).collect();
            figure.push(Item::Lines { lines: sides, role: Role::OverlapMark });
        });
    }
    frame.write(marks, sight, axis.shown_result(), [f64::midpoint(start, end); 2], true);
    for (of, is_outer) in [(a, false), (b, true)] {
        let inward = px(INWARD).min((of.max - of.min) / 2.0);
        for (number, along) in [(of.min, of.min + inward), (of.max, of.max - inward)] {
            frame.write(marks, sight, Text::plain(rounded(number)), [along; 2], is_outer);
        }
    }
    frame.write(marks, sight, axis.row_name(), [a.min.min(b.min) - px(14.0), a.max.max(b.max) + px(14.0)], true);
    if is_gap {
        boxes_that_err(sight, marks);
    } else {
        hulls(sight, marks);
        draw_way_out(sight, marks);
    }
}

/// While only the upright boxes overlap, they are drawn, with what they share.
fn boxes_that_err(sight: &Sight, marks: &mut Marks) {
    let boxes = [sight.pair.a(), sight.pair.b()].map(kinds::bounds);
    if sight.pair.contact() != Contact::Apart || sight.pair.a().kind() == ShapeKind::Circle {
        return;
    }
    let Some(both) = super::shared_box(sight.pair) else { return };
    marks.box_around(boxes[0], Role::FirstLine);
    marks.box_around(boxes[1], Role::SecondLine);
    let size = format!("{} × {}", rounded(both.width()), rounded(both.height()));
    let (text, centre) = (Text::plain(size), sight.viewport.to_stage(both.centre()));
    let half = sight.viewport.rect_to_stage(both);
    let (x, y) = (half.width() / 2.0 + width(&text, TEXT) / 2.0 + ASIDE, half.height() / 2.0 + TEXT / 2.0 + ASIDE);
    let places = [(x, 0.0), (0.0, y), (-x, 0.0), (0.0, -y), (x, y), (-x, -y), (x, -y), (-x, y)];
    marks.placed(text, places.map(|(x, y)| centre.moved(x, y)).to_vec(), Some(Role::Wrong));
}

/// What the axes see of a shape with notches.
fn hulls(sight: &Sight, marks: &mut Marks) {
    for (shape, role) in [(sight.pair.a(), Role::FirstLine), (sight.pair.b(), Role::SecondLine)] {
        let corners = kinds::corners(shape);
        if corners.len() > 3 && !is_convex(&corners) {
            marks.outline(&hull(corners), role);
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
    let Some((_, depth, by)) = way_out(sight.pair) else { return };
    let corners: Vec<Point> = kinds::corners(sight.pair.a()).into_iter().map(|at| at.moved(by.x, by.y)).collect();
    for role in [Role::Halo, Role::After] {
        let sides = (0..corners.len()).map(|place| (corners[place], corners[(place + 1) % corners.len()]));
        marks.tell(Item::Lines { lines: sides.collect(), role });
    }
    let length = by.length();
    let from = support(sight.pair.a(), Vec2::new(-by.x / length, -by.y / length));
    let to = from.moved(by.x, by.y);
    marks.drawn(|figure| figure.push_haloed_arrow(from, to, HEAD, Role::PushOut));
    let text = text!("turned-out-by", by = in_tenths(depth));
    marks.badge_in([Role::PushOut, Role::OnPushOut], text, [from, to]);
}
