//! A segment and a rectangle: from where to where the segment is between the sides, and the other ways to ask.

use super::super::marks::{Marks, SMALL};
use super::super::rows::{PairRow, RowMethod, Said, Sight, methods};
use super::super::{button, kinds};
use super::{
    FINE_DOTS, MEETS, at, ends_in_t, far, go_on, in_and_out, in_b, name_ends, on_segment, part, segment_of,
    show_inside, two,
};
use crate::figure::{Item, Role};
use crate::scene::shared::number::{in_tenths, shown};
use crate::scene::shared::room::width;
use crate::scene::{Content, Readings, Row};
use crate::text;
use crate::words::Text;
use hantei_collision::shapes::Pair;
use hantei_collision::{
    About, Axis, Contact, Corner, End, Named as _, Point, Question, Rect, Segment, SegmentRectMethod, ShapeKind, Vec2,
};

pub(super) const ROW: PairRow = PairRow {
    kinds: [ShapeKind::Segment, ShapeKind::Rect],
    start: [&[40.0, 30.0, 240.0, 130.0], &[80.0, 70.0, 120.0, 50.0]],
    letters: ["", "B"],
    methods: methods!(SegmentRectMethod: 0, 1, 2, 3, 4, 5, 6, 7, 8),
    names: &[&["ax1", "ay1", "ax2", "ay2"], &["bx", "by", "bw", "bh"], &["bx1", "by1", "bx2", "by2"], &["bcx", "bcy"]],
    first_formula: "max(ax1, ax2) > bx && min(ax1, ax2) < bx + bw",
    in_rust: ["SegmentAndRect { segment: a, rect: b }", "SegmentAndRect"],
    values: &[],
    approximate: &[
        "four-edges",
        "four-edges-and-start",
        "edge-by-edge",
        "ends",
        "upright-boxes",
        "corner-sides",
        "slabs",
        "sampled",
    ],
    contact,
    computed,
    meaning,
    reason,
    because,
    marks,
    finish: Some(finish),
    pseudo_code: Some(pseudo_code),
    ..two::ROW
};

/// Points of `sampled`.
const POINTS: usize = 17;
/// Radius of a place on the segment, stage pixels.
const PLACE: f64 = 7.0;
/// From the line of a side to its number, and from the border of the picture to that, stage pixels.
const FROM_LINE: f64 = 8.0;
const AT_BORDER: f64 = 16.0;

/// The segment and the rectangle.
struct Case {
    a: Segment,
    b: Rect,
}

/// From where to where the segment is in a stripe; `None` for nowhere.
type Part = Option<[f64; 2]>;

impl Case {
    fn of(pair: &Pair) -> Self {
        Self { a: segment_of(pair.a()), b: kinds::bounds(pair.b()) }
    }

    /// From where to where the segment's line is between the sides of B on an axis; `None` for never.
    fn between(&self, axis: Axis) -> Part {
        let (from, to) = (self.a.start.along(axis), self.a.end.along(axis));
        let (min, max) = (self.b.min().along(axis), self.b.max().along(axis));
        if from == to {
            return (min <= from && from <= max).then_some([0.0, 1.0]);
        }
        let [one, other] = [(min - from) / (to - from), (max - from) / (to - from)];
        Some([one.min(other), one.max(other)])
    }

    /// The same, of the segment alone.
    fn on(&self, axis: Axis) -> Part {
        on_segment(self.between(axis)?)
    }

    /// From where to where the segment is in B.
    fn inside(&self) -> Part {
        let ([from, to], [other, until]) = (self.on(Axis::X)?, self.on(Axis::Y)?);
        (from.max(other) <= to.min(until)).then_some([from.max(other), to.min(until)])
    }

    fn edge(&self, edge: usize) -> Segment {
        let corners = self.b.corners();
        Segment::new(corners[edge], corners[(edge + 1) % 4])
    }

    fn apart(&self) -> f64 {
        let corners = self.b.corners().into_iter().map(|corner| far(self.a, corner));
        let ends =
            [self.a.start, self.a.end].into_iter().flat_map(|end| (0..4).map(move |edge| far(self.edge(edge), end)));
        corners.chain(ends).fold(f64::INFINITY, f64::min)
    }

    /// The direction out of B at a place on its border.
    fn out_of_b(&self, at: Point) -> Vec2 {
        let (to, b) = (at - self.b.centre(), self.b);
        let is_beside = (to.x * b.height()).abs() > (to.y * b.width()).abs();
        if is_beside { Vec2::new(to.x.signum(), 0.0) } else { Vec2::new(0.0, to.y.signum()) }
    }

    fn is_in(&self, at: Point) -> bool {
        Pair::new(at, self.b).is_ok_and(|pair| pair.contact() != Contact::Apart)
    }
}

fn edge_name(edge: usize) -> &'static str {
    match edge {
        0 => button::edge_name(Axis::Y, End::Min),
        1 => button::edge_name(Axis::X, End::Max),
        2 => button::edge_name(Axis::Y, End::Max),
        _ => button::edge_name(Axis::X, End::Min),
    }
}

const fn end_name(end: End) -> &'static str {
    if matches!(end, End::Min) { "A1" } else { "A2" }
}

fn contact(pair: &Pair) -> Text {
    let case = Case::of(pair);
    match pair.contact() {
        Contact::Apart => text!("lines-apart", by = in_tenths(case.apart())),
        Contact::Touching => text!("lines-rect-touching"),
        Contact::Overlapping => in_b(case.inside()),
    }
}

/// The parts between the sides, for the methods that compute them.
fn computed(pair: &Pair, method: &RowMethod) -> Vec<Row> {
    let case = Case::of(pair);
    if !matches!(method.value_name(), "clip" | "slabs") {
        return Vec::new();
    }
    let said = |part: Part| match part {
        Some([from, to]) => text!("lines-from-to", from = super::part(from), to = super::part(to)),
        None => text!("lines-never"),
    };
    let span = |about, meaning, part: Part, is_shared| {
        Row::new(about, Content::Span { meaning, part, said: said(part), is_shared })
    };
    let of_axis = |axis: Axis| {
        let meaning = if axis == Axis::X { text!("lines-between-sides") } else { text!("lines-between-edges") };
        span(Some(About::Between(axis)), meaning, case.on(axis), false)
    };
    vec![of_axis(Axis::X), of_axis(Axis::Y), span(None, text!("lines-in-b"), case.inside(), true)]
}

fn meaning(_: &Pair, method: &RowMethod, question: &Question) -> (Text, Option<bool>) {
    let is_turned = question.left == "dx" || question.left == "dy";
    match question.about {
        Some(About::Between(Axis::X)) if is_turned => (text!("lines-row-upright"), None),
        Some(About::Between(_)) if is_turned => (text!("lines-row-level"), None),
        Some(About::Between(Axis::X)) => (text!("lines-row-clip-x"), Some(true)),
        Some(About::Between(_)) => (text!("lines-row-clip"), Some(true)),
        Some(About::EdgeOf(edge)) => (text!("lines-row-edge", edge = edge_name(edge)), None),
        Some(About::EndAt(_, axis, _)) if method.value_name() == "clip" => {
            (text!("lines-row-between", axis = axis.name()), Some(true))
        }
        Some(About::EndAt(end, ..)) => (text!("lines-row-end", end = end_name(end)), None),
        Some(About::Ends(axis, ..)) => (text!("lines-row-boxes", axis = axis.name()), Some(true)),
        Some(About::Corner(corner)) => {
            let place = Corner::ALL.iter().position(|one| *one == corner).unwrap_or_default();
            let side = if question.operator.symbol().starts_with('>') { "right" } else { "left" };
            (text!("lines-row-corner", corner = (place + 1).to_string(), side = side), None)
        }
        Some(About::Sample(place, ..)) => (text!("lines-row-sample", place = (place + 1).to_string()), None),
        _ => (Text::plain(question.to_string()), None),
    }
}

fn reason(said: &Said) -> Text {
    let case = Case::of(said.pair);
    let abouts = || said.walk.trace.iter().filter(|made| made.holds).filter_map(|made| said.walk.question(made)?.about);
    match (said.method.value_name(), said.says) {
        ("clip" | "slabs", true) => match case.inside() {
            Some([from, to]) if from == to => text!("lines-clip-touch", at = part(from)),
            Some([from, to]) => text!("lines-clip-hit", from = part(from), to = part(to)),
            None => text!("lines-clip-some"),
        },
        ("clip" | "slabs", false) => match (case.on(Axis::X), case.on(Axis::Y)) {
            (None, _) => text!("lines-never-between", axis = "x"),
            (_, None) => text!("lines-never-between", axis = "y"),
            (Some(x), Some(y)) if case.inside().is_none() => {
                let [first, then] = if x[1] < y[0] { [("x", x), ("y", y)] } else { [("y", y), ("x", x)] };
                text!("lines-clip-miss", first = first.0, out = part(first.1[1]), then = then.0, into = part(then.1[0]))
            }
            _ => text!("lines-clip-not"),
        },
        ("ends", says) => {
            match abouts().find_map(|about| if let About::EndAt(end, ..) = about { Some(end) } else { None }) {
                Some(end) if says => text!("lines-end-in", end = end_name(end)),
                _ => text!("lines-no-end-in"),
            }
        }
        ("upright-boxes", true) => text!("lines-boxes-hit"),
        ("upright-boxes", false) => text!("lines-boxes-miss"),
        ("corner-sides", true) => text!("lines-corners-both"),
        ("corner-sides", false) => text!("lines-corners-one"),
        ("sampled", says) => {
            match abouts().find_map(|about| if let About::Sample(place, ..) = about { Some(place) } else { None }) {
                Some(place) if says => text!("lines-sample-in", place = (place + 1).to_string()),
                _ => text!("lines-no-sample"),
            }
        }
        (_, true) => match abouts().next_back() {
            Some(About::EdgeOf(edge)) => text!("lines-meets-edge", edge = edge_name(edge)),
            _ => text!("lines-end-in", end = "A1"),
        },
        (_, false) => text!("lines-meets-none"),
    }
}

fn because(pair: &Pair, method: &RowMethod) -> Text {
    let case = Case::of(pair);
    let is_inside = [case.a.start, case.a.end].into_iter().all(|end| case.is_in(end));
    match (method.value_name(), pair.contact()) {
        ("four-edges", Contact::Overlapping) if is_inside => text!("lines-because-inside"),
        ("ends", Contact::Overlapping) => text!("lines-because-through"),
        ("sampled", Contact::Overlapping) => text!("lines-because-between-points"),
        ("upright-boxes", Contact::Apart) => text!("lines-because-box"),
        ("corner-sides", Contact::Apart) => text!("lines-because-infinite"),
        ("slabs", Contact::Touching) => text!("lines-because-slabs"),
        ("edge-by-edge", Contact::Touching) => text!("lines-because-left-edge"),
        ("four-edges" | "four-edges-and-start", Contact::Touching) => text!("lines-because-along-edge"),
        (_, Contact::Touching) => text!("lines-because-touching"),
        _ => text!("point-rect-because-rounding"),
    }
}

/// `in B for a while:`
fn finish(said: &Said, readings: &mut Readings) {
    let hit = said.says;
    readings.sum = Some(match said.method.value_name() {
        "clip" | "slabs" if hit => text!("lines-sum-in"),
        "clip" | "slabs" => text!("lines-sum-never"),
        "upright-boxes" => text!("lines-sum-boxes"),
        "corner-sides" if hit => text!("lines-sum-corners"),
        "corner-sides" => text!("lines-sum-no-corners"),
        _ if hit => text!("lines-sum-found"),
        _ => text!("lines-sum-none"),
    });
}

/// A method in short.
fn pseudo_code(method: &str) -> &'static str {
    match method {
        "clip" => {
            "for each axis:\n    if a1 == a2: miss unless min <= a1 <= max\n    else: t0, t1 = (min - a1) / (a2 - a1), (max - a1) / (a2 - a1)\n    \
             enter = max(enter, smaller of t0, t1)\n    leave = min(leave, larger of t0, t1)\nhit = enter <= leave"
        }
        "slabs" => {
            "for each axis:\n    t0, t1 = (min - a1) * (1 / (a2 - a1)), (max - a1) * (1 / (a2 - a1))\n    enter = max(enter, min(t0, t1))\n    \
             leave = min(leave, max(t0, t1))\nhit = enter <= leave"
        }
        "four-edges" => "hit = any edge meets the segment\n    den != 0 and 0 <= ua <= 1 and 0 <= ub <= 1",
        "four-edges-and-start" => {
            "hit = any edge meets the segment\n    den != 0 and 0 <= ua <= 1 and 0 <= ub <= 1\n    or a1 is in the rectangle"
        }
        "edge-by-edge" => {
            "hit = an end is in the rectangle\n    or the segment crosses the line of an edge\n    between the ends of the edge"
        }
        "ends" => "hit = a1 is in the rectangle\n    or a2 is in the rectangle",
        "upright-boxes" => "hit = the box around the segment\n    overlaps the rectangle",
        "corner-sides" => "hit = not all corners are right of the segment\n    and not all are left of it",
        _ => "for t in 0, 1/16, 2/16, … 1:\n    if the point at t is in the rectangle: hit",
    }
}

fn marks(sight: &Sight, marks: &mut Marks) {
    let case = Case::of(sight.pair);
    let method = sight.method.map_or("", |method| method.value_name());
    match method {
        "clip" | "slabs" => stripes(&case, sight, marks),
        "upright-boxes" => {
            if let Some(around) = Rect::around([case.a.start, case.a.end]) {
                marks.box_around(around, Role::FirstBox);
            }
        }
        "corner-sides" => go_on(case.a, Role::FirstLine, sight, marks),
        _ => {}
    }
    if let Some(About::EdgeOf(edge)) = sight.lit {
        let edge = case.edge(edge);
        marks.line(edge.start, edge.end, Role::LitEdge);
    }
    if method == "sampled" {
        for place in 0..POINTS {
            let at = at(case.a, place as f64 / (POINTS - 1) as f64);
            marks.dot(at, PLACE - 2.0, if case.is_in(at) { Role::Overlap } else { Role::Halo });
        }
        return;
    }
    let is_clip = matches!(method, "clip" | "slabs");
    if let Some(inside) = case.inside() {
        show_inside(inside.map(|part| at(case.a, part)), marks);
        if is_clip {
            in_and_out(case.a, inside, |at| case.out_of_b(at), marks);
        } else {
            for t in inside.into_iter().filter(|t| *t > 0.0 && *t < 1.0) {
                marks.dot(at(case.a, t), MEETS, Role::Overlap);
            }
        }
    }
    name_ends(case.a, ["A1", "A2"], Role::FirstLine, if is_clip { ends_in_t() } else { [None, None] }, marks);
}

/// The stripes between the sides of B on both axes, and where the segment enters and leaves them.
fn stripes(case: &Case, sight: &Sight, marks: &mut Marks) {
    let (min, max) = (case.b.min(), case.b.max());
    let far = super::BEYOND / sight.viewport.zoom;
    let stripe = |from: Point, to: Point| Item::Rect { rect: Rect::from_corners(from, to), role: Role::Stripe };
    marks.ground(stripe(Point::new(min.x, min.y - far), Point::new(max.x, min.y)));
    marks.ground(stripe(Point::new(min.x, max.y), Point::new(max.x, max.y + far)));
    marks.ground(stripe(Point::new(min.x - far, min.y), Point::new(min.x, max.y)));
    marks.ground(stripe(Point::new(max.x, min.y), Point::new(max.x + far, max.y)));
    let corners = case.b.corners();
    for (place, to) in corners.into_iter().enumerate() {
        let [x, y] = [if matches!(place, 1 | 2) { far } else { -far }, if place < 2 { -far } else { far }];
        for from in [to.moved(x, 0.0), to.moved(0.0, y)] {
            marks.dots(sight.seen, [to, from], FINE_DOTS, Role::StripeEdge);
        }
    }
    name_sides(case, sight, marks);
    let inside = case.inside();
    for axis in Axis::PLANE {
        let Some(parts) = case.between(axis).filter(|_| case.a.start.along(axis) != case.a.end.along(axis)) else {
            continue;
        };
        for t in parts.into_iter().filter(|t| (0.0..=1.0).contains(t)) {
            if inside.is_none_or(|inside| !inside.contains(&t)) {
                let on = at(case.a, t);
                marks.dot(on, PLACE, Role::Halo);
                marks.near(Text::plain(part(t)), on);
            }
        }
    }
}

/// The coordinate of each side of B beside its line, at the border of the picture.
fn name_sides(case: &Case, sight: &Sight, marks: &mut Marks) {
    let (b, seen) = (sight.viewport.rect_to_stage(case.b), sight.viewport.rect_to_stage(sight.seen));
    for axis in Axis::PLANE {
        for end in [End::Min, End::Max] {
            let (of, on) = (case.b.interval(axis), b.interval(axis));
            let (number, line, sign) = match end {
                End::Min => (of.min, on.min, -1.0),
                End::Max => (of.max, on.max, 1.0),
            };
            let text = Text::plain(format!("{} = {}", axis.name(), shown(number)));
            let half = width(&text, SMALL) / 2.0;
            let (min, max) = (seen.min(), seen.max());
            let (places, about) = match axis {
                Axis::X => {
                    let x = line + sign * (half + FROM_LINE);
                    ([min.y + AT_BORDER, max.y - AT_BORDER].map(|y| Point::new(x, y)), Point::new(line, min.y))
                }
                _ => {
                    let y = line + sign * (SMALL / 2.0 + FROM_LINE / 2.0);
                    let x = half + AT_BORDER;
                    ([min.x + x, max.x - x].map(|x| Point::new(x, y)), Point::new(min.x, line))
                }
            };
            marks.small(text, Role::Mono, Some(about), places.to_vec());
        }
    }
}
