//! A point or a circle, and a turned rectangle or a polygon.

use super::super::kinds;
use super::super::marks::Marks;
use super::super::rows::{PairRow, RowMethod, Said, Sight, methods};
use super::outlines::{self, Thing, is_of_nearest, name_corners, ray_row, upright};
use super::{axis, axis_drawn, corner_name, side_name};
use crate::figure::{Item, Pictogram, Role, sides};
use crate::scene::shared::edges::{edge_name, nearest};
use crate::scene::shared::number::{in_tenths, shown};
use crate::scene::{Content, Readings, Row};
use crate::text;
use crate::words::Text;
use hantei_collision::shapes::{Pair, Shape};
use hantei_collision::{
    About, Angle, Circle, CircleAndTurned, CirclePolygonMethod, CircleTurnedMethod, Contact, Form, Method as _,
    Named as _, Point, PointAndTurned, PointInTurnedMethod, Question, Rect, ShapeKind, Turned, Vec2,
};

pub(super) const POINT: PairRow = PairRow {
    kinds: [ShapeKind::Point, ShapeKind::Turned],
    start: [&[240.0, 135.0], &[200.0, 165.0, 150.0, 50.0, 4.0, 3.0]],
    letters: ["P", "B"],
    methods: methods!(PointInTurnedMethod: 0, 1, 2, 3, 4, 5, 6),
    names: &[
        &["px", "py"],
        &["bcx", "bcy", "bw", "bh"],
        &["bc", "bs"],
        &["b1x", "b1y", "b2x", "b2y", "b3x", "b3y", "b4x", "b4y"],
    ],
    first_formula: "abs(px - bcx) < bw / 2",
    in_rust: ["PointAndTurned { p: a, turned: b }", "PointAndTurned"],
    values: &[("qx", |pair| back(pair).x), ("qy", |pair| back(pair).y)],
    approximate: &["turned-on", "corner-pivot", "degrees", "unturned", "upright-box"],
    contact,
    computed,
    meaning,
    reason,
    because,
    marks,
    around: Some(room),
    is_open: true,
    finish: Some(finish),
    pseudo_code: Some(pseudo_code),
    ..outlines::TURNED
};

pub(super) const CIRCLE: PairRow = PairRow {
    kinds: [ShapeKind::Circle, ShapeKind::Turned],
    start: [&[275.0, 120.0, 30.0], &[200.0, 165.0, 150.0, 50.0, 4.0, 3.0]],
    letters: ["A", "B"],
    told: &[("upright-boxes", "turned-upright-boxes"), ("corners", "round-corners"), ("edges", "round-edges")],
    methods: methods!(CircleTurnedMethod: 0, 1, 2, 3, 4, 5),
    names: &[
        &["ax", "ay", "ar"],
        &["bcx", "bcy", "bw", "bh"],
        &["bc", "bs"],
        &["b1x", "b1y", "b2x", "b2y", "b3x", "b3y", "b4x", "b4y"],
    ],
    first_formula: "abs(ax - bcx) < ar + bw / 2",
    in_rust: ["CircleAndTurned { circle: a, turned: b }", "CircleAndTurned"],
    approximate: &["turned-on", "unturned", "upright-box", "edges", "corners"],
    is_open: false,
    ..POINT
};

pub(super) const POLYGON: PairRow = PairRow {
    kinds: [ShapeKind::Circle, ShapeKind::Polygon],
    start: [&[352.0, 302.0, 50.0], &[80.0, 260.0, 200.0, 60.0, 320.0, 260.0]],
    methods: methods!(CirclePolygonMethod: 0, 1, 2, 3, 4, 5),
    names: &[],
    first_formula: "",
    in_rust: ["CircleAndPolygon { circle: a, polygon: b }", "CircleAndPolygon"],
    values: &[],
    approximate: &["edges", "corners", "sat-normals", "sat-and-corner", "upright-boxes"],
    around: Some(outlines::around),
    ..CIRCLE
};

/// Radius of a place that a method takes the centre to be at, stage pixels.
const SEEN: f64 = 7.0;

/// The circle A; a point is one of radius 0.
fn circle(pair: &Pair) -> Circle {
    match pair.a() {
        Shape::Circle(circle) => *circle,
        other => Circle::new(kinds::anchor(other), 0.0),
    }
}

fn turned(pair: &Pair) -> Option<Turned> {
    if let Shape::Turned(turned) = pair.b() { Some(*turned) } else { None }
}

/// The point in the frame of B.
fn back(pair: &Pair) -> Vec2 {
    let Some(turned) = turned(pair) else { return Vec2::ZERO };
    let shapes = PointAndTurned { p: circle(pair).centre(), turned };
    PointInTurnedMethod::TurnedBack.seen_at(&shapes).unwrap_or(Vec2::ZERO)
}

/// Where a method takes the centre of A to be, and the nearest point of B, from B's centre, along B's width and height.
fn seen_at(pair: &Pair, method: &str) -> Option<[Vec2; 2]> {
    let turned = turned(pair)?;
    let circle = circle(pair);
    if matches!(pair.a(), Shape::Point(_)) {
        let method: PointInTurnedMethod = method.parse().ok()?;
        let seen = method.seen_at(&PointAndTurned { p: circle.centre(), turned })?;
        return Some([seen, seen]);
    }
    let method: CircleTurnedMethod = method.parse().ok()?;
    method.seen_at(&CircleAndTurned { circle, turned })
}

/// The nearest point of B's edges.
fn nearest_of(pair: &Pair) -> Point {
    let centre = circle(pair).centre();
    let corners = kinds::corners(pair.b());
    let all = sides(&corners).map(|edge| nearest(edge, centre));
    all.min_by(|one, other| one.distance(centre).total_cmp(&other.distance(centre))).unwrap_or(centre)
}

fn contact(pair: &Pair) -> Text {
    let circle = circle(pair);
    let far = circle.centre().distance(nearest_of(pair));
    match (pair.a().kind(), pair.contact()) {
        (ShapeKind::Point, Contact::Touching) => text!("turned-point-on-edge"),
        (ShapeKind::Point, Contact::Overlapping) => text!("turned-point-in"),
        (ShapeKind::Point, Contact::Apart) => text!("turned-point-out", by = in_tenths(far)),
        (_, Contact::Touching) => text!("turned-touching"),
        (_, Contact::Overlapping) => text!("turned-shared"),
        (_, Contact::Apart) => text!("turned-far", by = in_tenths(far - circle.radius())),
    }
}

/// Both shapes, B without its angle, and a little room.
fn room(pair: &Pair) -> Rect {
    let both = kinds::bounds(pair.a()).union(kinds::bounds(pair.b()));
    let all = match turned(pair).and_then(|turned| Rect::around(upright(pair.b(), turned.centre()))) {
        Some(plain) => both.union(plain),
        None => both,
    };
    all.grown(0.08 * all.width().max(all.height()))
}

/// The centre as a method turns it.
fn computed(pair: &Pair, method: &RowMethod) -> Vec<Row> {
    let name = method.value_name();
    let is_point = matches!(pair.a(), Shape::Point(_));
    let Some([seen, nearest]) = seen_at(pair, name).filter(|_| name != "unturned" || !is_point) else {
        return Vec::new();
    };
    let row = |picture, meaning, code: &str, at: Vec2| {
        let value = [at.x, at.y].map(in_hundredths).join(", ");
        Row { picture, ..Row::new(None, Content::Computed { meaning, code: code.into(), from: None, value }) }
    };
    let letter = if is_point { "P" } else { "A" };
    let meaning = match name {
        "turned-back" => text!("turned-row-back", letter = letter),
        "turned-on" => text!("turned-row-on", letter = letter),
        "corner-pivot" => text!("turned-row-pivot"),
        "degrees" => text!("turned-row-degrees"),
        _ => text!("turned-row-from-centre", letter = letter),
    };
    let code = match (name, is_point) {
        ("turned-back", _) => "c*dx + s*dy, c*dy - s*dx",
        ("turned-on", _) => "c*dx - s*dy, c*dy + s*dx",
        ("corner-pivot", _) => "x + c*dx + s*dy - bcx, …",
        ("degrees", _) => "cos(degrees), sin(degrees)",
        _ => "ax - bcx, ay - bcy",
    };
    let first = row(Pictogram::Side, meaning, code, seen);
    if is_point {
        return vec![first];
    }
    vec![first, row(Pictogram::ClampX, text!("turned-row-nearest"), "clamp(q, -size/2, size/2)", nearest)]
}

fn in_hundredths(number: f64) -> String {
    shown((number * 100.0).round() / 100.0 + 0.0)
}

fn meaning(pair: &Pair, method: &RowMethod, question: &Question) -> (Text, Option<bool>) {
    let corners = kinds::corners(pair.b()).len();
    match question.about {
        Some(About::AxisOf(_, edge)) if method.form() != Form::NoneOf => {
            (text!("turned-row-half", side = side_name(edge)), Some(true))
        }
        Some(About::Centres(axis)) => (text!("turned-row-half-on", axis = axis.name()), Some(true)),
        Some(About::PointAt(axis, end)) => {
            let edge = super::super::button::edge_name(axis, end);
            (text!("turned-row-box", edge = edge), Some(true))
        }
        Some(About::Nearest) => (text!("turned-row-reach"), Some(true)),
        Some(About::EdgeOf(edge)) if method.value_name() == "four-sides" => {
            (text!("turned-row-side", edge = edge_name(edge, corners)), Some(true))
        }
        Some(About::EdgeOf(_)) if !is_of_nearest(question) => (text!("turned-row-centre"), None),
        Some(About::EdgeOf(edge)) => (text!("turned-row-edge", edge = edge_name(edge, corners)), None),
        Some(About::CornerOf(corner)) => (text!("turned-row-corner", corner = corner_name(true, corner)), None),
        _ => outlines::meaning(pair, method, question),
    }
}

fn reason(said: &Said) -> Text {
    let pair = said.pair;
    let last = said.walk.trace.last().and_then(|made| said.walk.question(made));
    let held =
        said.walk.trace.iter().filter(|made| made.holds).filter_map(|made| said.walk.question(made)?.about).next_back();
    let corners = kinds::corners(pair.b()).len();
    let name = said.method.value_name();
    if said.method.form() == Form::NoneOf {
        return if said.says { outlines::sat_hit(said) } else { outlines::sat_miss(said) };
    }
    match (pair.a().kind(), name, said.says) {
        (ShapeKind::Point, "turned-back" | "turned-on" | "corner-pivot" | "degrees" | "unturned", says) => {
            let [seen, _] = seen_at(pair, name).unwrap_or_default();
            let at = [seen.x, seen.y].map(in_hundredths).join(", ");
            if says { text!("turned-in-half", at = at) } else { text!("turned-not-in-half", at = at) }
        }
        (ShapeKind::Point, "four-sides", true) => text!("turned-four-sides"),
        (ShapeKind::Point, "four-sides", false) => text!("turned-not-four-sides"),
        (_, "upright-box", true) => text!("turned-box-hit"),
        (_, "upright-box", false) => text!("turned-box-miss"),
        (_, "upright-boxes", true) => text!("turned-boxes-hit"),
        (_, "upright-boxes", false) => text!("turned-boxes-miss"),
        (_, "corners" | "edges" | "edges-or-inside", true) => match held {
            Some(About::EdgeOf(edge)) if last.is_some_and(is_of_nearest) => {
                text!("turned-edge-near", edge = edge_name(edge, corners))
            }
            Some(About::CornerOf(corner)) => text!("turned-corner-near", corner = corner_name(true, corner)),
            _ => text!("turned-centre-in"),
        },
        (_, "corners", false) => text!("turned-no-corner-near"),
        (_, "edges", false) => text!("turned-no-edge-near"),
        (_, "edges-or-inside", false) => text!("turned-no-edge-near-not-in"),
        (_, _, says) => {
            let [seen, nearest] = seen_at(pair, name).unwrap_or_default();
            let far = (seen.x - nearest.x).hypot(seen.y - nearest.y);
            let (far, reach) = (in_tenths(far), in_tenths(circle(pair).radius()));
            if says {
                text!("turned-near", far = far, reach = reach)
            } else {
                text!("turned-not-near", far = far, reach = reach)
            }
        }
    }
}

fn because(pair: &Pair, method: &RowMethod) -> Text {
    let contact = pair.contact();
    let is_upright =
        turned(pair).is_some_and(|turned| matches!(turned.angle(), Angle::Degrees(degrees) if degrees % 90.0 == 0.0));
    let is_plain = turned(pair).is_some_and(|turned| turned.angle().degrees() == 0.0);
    let is_inside = nearest_of(pair).distance(circle(pair).centre()) > circle(pair).radius();
    match (method.value_name(), contact) {
        ("turned-on", _) if !is_upright => text!("turned-because-on"),
        ("corner-pivot", _) if !is_plain => text!("turned-because-pivot"),
        ("degrees", _) if !is_plain => text!("turned-because-degrees"),
        ("unturned", _) if !is_plain => text!("turned-because-not-back"),
        ("upright-box", Contact::Apart) if !is_upright => text!("turned-because-box"),
        (_, Contact::Touching) => text!("turned-because-touching"),
        ("turned-back" | "upright-box", Contact::Overlapping)
            if pair.a().kind() == ShapeKind::Circle && circle(pair).radius() == 0.0 =>
        {
            text!("circle-because-point")
        }
        ("sat-normals" | "sat-and-corner", Contact::Apart) if !super::are_convex(pair) => {
            text!("turned-because-concave")
        }
        ("sat-normals", Contact::Apart) => text!("turned-because-past-corner"),
        ("upright-boxes", Contact::Apart) => text!("turned-because-boxes"),
        ("edges", Contact::Overlapping) if is_inside => text!("turned-because-circle-inside"),
        ("corners", Contact::Overlapping) => text!("turned-because-edge-only"),
        _ => text!("point-rect-because-rounding"),
    }
}

fn finish(said: &Said, readings: &mut Readings) {
    readings.facts.extend(super::corners_in_numbers(said.pair));
    if said.method.form() == Form::NoneOf {
        return axis::finish(said, readings);
    }
    let hit = said.says;
    let is_steps = said.method.form() == Form::Steps;
    readings.sum = match said.method.value_name() {
        "upright-boxes" => Some(text!("lines-sum-boxes")),
        _ if is_steps && hit => Some(text!("lines-sum-found")),
        _ if is_steps => Some(text!("lines-sum-none")),
        _ if said.pair.a().kind() == ShapeKind::Point => None,
        _ if hit => Some(text!("sum-near")),
        _ => Some(text!("sum-far")),
    };
    if !is_steps {
        return;
    }
    let Some(section) = readings.sections.first_mut() else { return };
    for (row, asked) in section.rows.iter_mut().zip(&said.walk.questions) {
        if Thing::of(asked) == Some(Thing::Centre) {
            row.content = ray_row(text!("turned-ray-of-centre"), circle(said.pair).centre(), said.pair.b());
        }
    }
}

/// A method in short.
fn pseudo_code(method: &str) -> &'static str {
    match method {
        "turned-back" => {
            "q = the centre of B to P or A, turned back by B's angle\nas if B were upright: compare q with half of B's size"
        }
        "four-sides" => "for each edge of B:\n    if P is not on its inner side: outside\ninside",
        "turned-on" => {
            "q = the centre of B to P or A, turned on by B's angle\nas if B were upright: compare q with half of B's size"
        }
        "corner-pivot" => "q = P, turned back around B's corner\ncompare q with half of B's size",
        "degrees" => "q = P, turned back with cos(degrees), sin(degrees)\ncompare q with half of B's size",
        "unturned" => "q = the centre of B to P or A\nas if B were upright: compare q with half of B's size",
        "upright-box" | "upright-boxes" => "hit = it hits the box around B",
        "edges" => "hit = the nearest point of an edge is no farther than ar",
        "corners" => "hit = the centre is inside B\n    or a corner is nearer than ar",
        "edges-or-inside" => "hit = the nearest point of an edge is no farther than ar\n    or the centre is inside B",
        "sat-normals" => "for each axis n of an edge of B:\n    if the shadows have a gap: miss\nhit",
        _ => {
            "for each axis n of an edge of B, and that to its nearest corner:\n    if the shadows have a gap: miss\nhit"
        }
    }
}

fn marks(sight: &Sight, marks: &mut Marks) {
    let (pair, method) = (sight.pair, sight.method.map_or("", |method| method.value_name()));
    let (circle, is_point) = (circle(pair), matches!(pair.a(), Shape::Point(_)));
    let centre = circle.centre();
    if is_point {
        marks.show(Item::Lines { lines: sides(&kinds::corners(pair.b())).collect(), role: Role::SecondLine });
    }
    if pair.b().kind() == ShapeKind::Polygon || matches!(method, "four-sides" | "edges" | "corners") {
        name_corners(pair.b(), true, marks);
    }
    if sight.method.is_some_and(|method| method.form() == Form::NoneOf) {
        return axis_drawn::draw(sight, marks);
    }
    if let Some(About::EdgeOf(edge)) = sight.lit
        && let Some(edge) = kinds::edges(pair.b()).get(edge)
    {
        marks.line(edge.start, edge.end, Role::LitEdge);
    }
    match method {
        "upright-box" => marks.box_around(kinds::bounds(pair.b()), Role::SecondBox),
        "upright-boxes" => {
            marks.box_around(kinds::bounds(pair.b()), Role::SecondBox);
            marks.box_around(kinds::bounds(pair.a()), Role::FirstBox);
        }
        "edges" | "edges-or-inside" => way_to(nearest_of(pair), centre, marks),
        "corners" => {
            for corner in kinds::corners(pair.b()) {
                let is_near = corner.distance(centre) < circle.radius();
                marks.dot(corner, SEEN, if is_near { Role::Overlap } else { Role::Halo });
            }
        }
        _ => {
            let Some([seen, nearest]) = seen_at(pair, method) else { return };
            let Some(turned) = turned(pair) else { return };
            let of = |at: Vec2| turned.centre().moved(at.x, at.y);
            marks.outline(&upright(pair.b(), turned.centre()), Role::SecondLine);
            if is_point {
                marks.way(turned.centre(), of(seen), Role::Distance);
                let is_inside = seen.x.abs() < turned.width() / 2.0 && seen.y.abs() < turned.height() / 2.0;
                marks.dot(of(seen), SEEN, if is_inside { Role::Overlap } else { Role::Halo });
                marks.beside(Text::plain("q"), [of(seen), of(seen).moved(1.0, 0.0)]);
                return;
            }
            if seen != nearest {
                way_to(of(nearest), of(seen), marks);
            }
            if of(seen) == centre {
                return;
            }
            let rim = (0..48).map(|place| {
                let (sin, cos) = (f64::from(place) * std::f64::consts::TAU / 48.0).sin_cos();
                of(seen).moved(circle.radius() * cos, circle.radius() * sin)
            });
            let rim: Vec<Point> = rim.collect();
            for place in (0..rim.len()).step_by(2) {
                marks.line(rim[place], rim[(place + 1) % rim.len()], Role::FirstLine);
            }
        }
    }
}

/// The way from the nearest point to the centre, with its length.
fn way_to(nearest: Point, centre: Point, marks: &mut Marks) {
    if nearest != centre {
        marks.way(centre, nearest, Role::Distance);
        marks.badge(Text::plain(in_tenths(nearest.distance(centre))), [centre, nearest]);
    }
    marks.dot(nearest, SEEN, Role::Overlap);
}
