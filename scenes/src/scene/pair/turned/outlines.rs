//! Two shapes with edges around them: turned rectangles, upright ones, polygons.

use super::super::kinds;
use super::super::marks::Marks;
use super::super::rows::{PairRow, RowMethod, Said, Sight, methods};
use super::{axis, axis_drawn, corner_name, letter, side_name};
use crate::figure::{Item, Role, sides};
use crate::scene::shared::edges::{crossed, edge_name};
use crate::scene::shared::number::in_tenths;
use crate::scene::{Content, Readings};
use crate::text;
use crate::words::Text;
use hantei_collision::shapes::{Pair, Shape};
use hantei_collision::{
    About, Angle, Contact, Form, Method as _, Named as _, Operator, Point, PolygonsMethod, Question, Rect, Segment,
    ShapeKind, Turned, TurnedMethod,
};

pub(super) const TURNED: PairRow = PairRow {
    kinds: [ShapeKind::Turned, ShapeKind::Turned],
    start: [&[109.0, 62.0, 120.0, 60.0, 4.0, -3.0], &[200.0, 150.0, 150.0, 50.0, 24.0, 7.0]],
    letters: ["A", "B"],
    methods: methods!(TurnedMethod: 0, 1, 2, 3, 4, 5, 6, 7),
    told: &[("upright-boxes", "turned-upright-boxes"), ("corners", "turned-corners"), ("edges", "turned-edges")],
    names: &[
        &["acx", "acy", "aw", "ah"],
        &["ac", "as"],
        &["a1x", "a1y", "a2x", "a2y", "a3x", "a3y", "a4x", "a4y"],
        &["bcx", "bcy", "bw", "bh"],
        &["bc", "bs"],
        &["b1x", "b1y", "b2x", "b2y", "b3x", "b3y", "b4x", "b4y"],
    ],
    first_formula: "abs(bcx - acx) < (aw + bw) / 2",
    in_rust: ["TwoTurned { a, b }", "TwoTurned"],
    values: &[("gap", |pair| axis::gap(pair).map_or(0.0, |axis| axis.gap())), ("out", out)],
    approximate: &[
        "one-turned-back",
        "all-turned-back",
        "unturned",
        "upright-boxes",
        "corners",
        "edges",
        "edges-and-a-corner",
    ],
    contact,
    computed: |_, _| Vec::new(),
    meaning,
    reason,
    because,
    marks,
    near: None,
    around: Some(around),
    is_open: false,
    finish: Some(finish),
    pseudo_code: Some(pseudo_code),
    caption: None,
};

pub(super) const RECT: PairRow = PairRow {
    kinds: [ShapeKind::Rect, ShapeKind::Turned],
    start: [&[50.0, 40.0, 110.0, 70.0], &[200.0, 150.0, 150.0, 50.0, 24.0, 7.0]],
    names: &[
        &["ax", "ay", "aw", "ah"],
        &["ax1", "ay1", "ax2", "ay2"],
        &["acx", "acy"],
        &["bcx", "bcy", "bw", "bh"],
        &["bc", "bs"],
        &["b1x", "b1y", "b2x", "b2y", "b3x", "b3y", "b4x", "b4y"],
    ],
    in_rust: ["TwoTurned { a: a.into(), b }", "TwoTurned"],
    ..TURNED
};

pub(super) const POLYGONS: PairRow = PairRow {
    kinds: [ShapeKind::Polygon, ShapeKind::Polygon],
    start: [
        &[90.0, 145.0, 130.0, 145.0, 130.0, 185.0, 90.0, 185.0],
        &[80.0, 60.0, 320.0, 165.0, 80.0, 270.0, 160.0, 165.0],
    ],
    methods: methods!(PolygonsMethod: 0, 1, 2, 3, 4, 5),
    names: &[],
    first_formula: "",
    in_rust: ["TwoPolygons { a, b }", "TwoPolygons"],
    approximate: &["sat", "edges", "edges-and-a-corner", "corners", "upright-boxes"],
    ..TURNED
};

pub(super) const RECT_POLYGON: PairRow = PairRow {
    kinds: [ShapeKind::Rect, ShapeKind::Polygon],
    start: [&[90.0, 145.0, 40.0, 40.0], &[80.0, 60.0, 320.0, 165.0, 80.0, 270.0, 160.0, 165.0]],
    in_rust: ["TwoPolygons { a: Polygon::checked(&a.corners()).expect(\"corners\"), b }", "TwoPolygons"],
    ..POLYGONS
};

pub(super) const TURNED_POLYGON: PairRow = PairRow {
    kinds: [ShapeKind::Turned, ShapeKind::Polygon],
    start: [&[110.0, 165.0, 40.0, 40.0, 45.0], &[80.0, 60.0, 320.0, 165.0, 80.0, 270.0, 160.0, 165.0]],
    ..RECT_POLYGON
};

/// Radius of a place where edges meet, and of a corner, stage pixels; from a corner to its name, and the size of that.
const MEETS: f64 = 8.0;
const CORNER: f64 = 6.0;
const BESIDE: f64 = 14.0;
const NAME: f64 = 15.0;

/// What several comparisons are about, of which one has a row.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Thing {
    /// An edge of A and all those of B.
    EdgeOfA(usize),
    /// A corner of A or (true) B in the other shape.
    Corner(bool, usize),
    /// The centre of a circle in B.
    Centre,
}

impl Thing {
    pub(super) fn of(asked: &Question) -> Option<Self> {
        match asked.about? {
            About::EdgePair(edge, _) => Some(Self::EdgeOfA(edge)),
            About::CornerAtEdge(is_b, corner, _) => Some(Self::Corner(is_b, corner)),
            About::EdgeOf(_) if !is_of_nearest(asked) => Some(Self::Centre),
            _ => None,
        }
    }
}

/// Of the questions about an edge and a circle: whether it asks how near the edge is, not whether it is on the ray from the
/// centre.
pub(super) fn is_of_nearest(asked: &Question) -> bool {
    matches!(asked.operator, Operator::Less | Operator::AtMost)
}

fn out(pair: &Pair) -> f64 {
    axis::way_out(pair).map_or(0.0, |(_, depth, _)| depth)
}

pub(super) fn contact(pair: &Pair) -> Text {
    match pair.contact() {
        Contact::Touching => text!("turned-touching"),
        Contact::Overlapping => match axis::way_out(pair) {
            Some((axis, depth, _)) => text!("turned-overlapping", by = in_tenths(depth), axis = axis.name()),
            None => text!("turned-shared"),
        },
        Contact::Apart => match axis::gap(pair) {
            Some(axis) => text!("turned-apart", by = in_tenths(axis.gap()), axis = axis.name()),
            None => text!("turned-apart-only"),
        },
    }
}

/// Both shapes, and room for an axis at their right.
pub(super) fn around(pair: &Pair) -> Rect {
    let both = kinds::bounds(pair.a()).union(kinds::bounds(pair.b()));
    let more = both.width().max(both.height());
    Rect::from_corners(both.min().moved(0.0, -0.08 * more), both.max().moved(0.2 * more, 0.0))
}

pub(super) fn meaning(pair: &Pair, method: &RowMethod, question: &Question) -> (Text, Option<bool>) {
    let about = question.about;
    let corners = |is_b: bool| kinds::corners(if is_b { pair.b() } else { pair.a() }).len();
    match about {
        Some(About::AxisOf(..) | About::AxisToCorner) if method.form() == Form::NoneOf => {
            let name = about.and_then(|about| axis::of(pair, about)).map(|axis| axis.row_name());
            (name.unwrap_or_else(|| Text::plain(question.to_string())), Some(false))
        }
        Some(About::AxisOf(is_b, edge)) => {
            (text!("turned-row-near", whose = letter(is_b), side = side_name(edge)), Some(true))
        }
        Some(About::Centres(axis)) => (text!("turned-row-near-on", axis = axis.name()), Some(true)),
        Some(About::Ends(axis, ..)) => (text!("lines-row-boxes", axis = axis.name()), Some(true)),
        Some(About::EdgePair(edge, _)) => (text!("turned-row-meets", edge = edge_name(edge, corners(false))), None),
        Some(About::CornerAtEdge(is_b, corner, _)) => {
            (text!("turned-row-inside", corner = corner_name(is_b, corner), other = letter(!is_b)), None)
        }
        _ => (Text::plain(question.to_string()), None),
    }
}

pub(super) fn reason(said: &Said) -> Text {
    let held = said.walk.trace.iter().filter(|made| made.holds).find_map(|made| said.walk.question(made)?.about);
    let [of_a, of_b] = [said.pair.a(), said.pair.b()].map(|shape| kinds::corners(shape).len());
    match (said.method.value_name(), said.says) {
        ("all-turned-back", true) => text!("turned-back-hit"),
        ("all-turned-back", false) => text!("turned-back-miss"),
        ("unturned", true) => text!("turned-centres-hit"),
        ("unturned", false) => text!("turned-centres-miss"),
        ("upright-boxes", true) => text!("turned-boxes-hit"),
        ("upright-boxes", false) => text!("turned-boxes-miss"),
        ("corners", true) => last_corner(said).map_or_else(|| text!("turned-corner-some"), corner_in),
        ("corners", false) => text!("turned-no-corner"),
        (_, true) if said.method.form() == Form::Steps => match held {
            Some(About::EdgePair(edge, other)) if meets(said) => {
                text!("turned-edges-meet", edge = edge_name(edge, of_a), other = edge_name(other, of_b))
            }
            _ => last_corner(said).map_or_else(|| text!("turned-corner-some"), corner_in),
        },
        ("edges", false) => text!("turned-no-edges"),
        ("edges-and-a-corner", false) => text!("turned-no-edges-no-corner"),
        ("edges-and-both", false) => text!("turned-no-edges-no-corners"),
        (_, false) => sat_miss(said),
        (_, true) => sat_hit(said),
    }
}

/// The first corners of B and A.
const FIRST: [(bool, usize); 2] = [(true, 0), (false, 0)];

/// Whether the last comparison says that edges meet.
fn meets(said: &Said) -> bool {
    let last = said.walk.trace.last().and_then(|made| said.walk.question(made).zip(Some(made.holds)));
    last.is_some_and(|(asked, holds)| holds && matches!(asked.about, Some(About::EdgePair(..))))
}

fn corner_in((is_b, corner): (bool, usize)) -> Text {
    text!("turned-corner-in", corner = corner_name(is_b, corner), other = letter(!is_b))
}

/// The corner that the last comparison is about.
fn last_corner(said: &Said) -> Option<(bool, usize)> {
    match said.walk.question(said.walk.trace.last()?)?.about? {
        About::CornerAtEdge(is_b, corner, _) => Some((is_b, corner)),
        _ => None,
    }
}

pub(super) fn sat_miss(said: &Said) -> Text {
    let made = said.walk.trace.iter().find(|made| made.holds);
    let found = made.and_then(|made| axis::of(said.pair, said.walk.question(made)?.about?));
    let Some(axis) = found else { return text!("turned-apart-only") };
    let by = axis.gap();
    if by <= 0.0 {
        return text!("turned-says-touch", axis = axis.name());
    }
    let says = text!("turned-says-gap", by = in_tenths(by), axis = axis.name());
    if super::shared_box(said.pair).is_some() {
        text!("turned-says-and", says = says, more = text!("turned-only-boxes"))
    } else {
        says
    }
}

pub(super) fn sat_hit(said: &Said) -> Text {
    let count = said.walk.questions.len();
    match axis::way_out(said.pair) {
        Some((axis, depth, _)) if said.method.value_name() == "sat" => {
            text!("turned-says-overlap", count = count, by = in_tenths(depth), axis = axis.name())
        }
        _ => text!("turned-says-no-gap", count = count),
    }
}

/// Whether both have upright edges.
fn are_upright(pair: &Pair) -> bool {
    [pair.a(), pair.b()].into_iter().all(|shape| match shape {
        Shape::Turned(turned) => matches!(turned.angle(), Angle::Degrees(degrees) if degrees % 90.0 == 0.0),
        Shape::Polygon(_) => false,
        _ => true,
    })
}

/// How far a rectangle is turned.
fn degrees(shape: &Shape) -> f64 {
    if let Shape::Turned(turned) = shape { turned.angle().degrees() } else { 0.0 }
}

/// Whether all corners of one shape are strictly inside the other.
fn is_swallowed(pair: &Pair) -> Option<bool> {
    let all_in = |one: &Shape, other: &Shape| {
        kinds::corners(one)
            .into_iter()
            .all(|at| Pair::new(at, *other).is_ok_and(|pair| pair.contact() == Contact::Overlapping))
    };
    if all_in(pair.a(), pair.b()) { Some(false) } else { all_in(pair.b(), pair.a()).then_some(true) }
}

pub(super) fn because(pair: &Pair, method: &RowMethod) -> Text {
    let contact = pair.contact();
    let rounding = text!("point-rect-because-rounding");
    match (method.value_name(), contact) {
        (_, Contact::Touching) => text!("turned-because-touching"),
        ("sat", _) if !super::are_convex(pair) => text!("turned-because-concave"),
        ("one-turned-back", Contact::Apart) => text!("turned-because-of-b"),
        ("all-turned-back", _) if (degrees(pair.a()) - degrees(pair.b())) % 180.0 != 0.0 => {
            text!("turned-because-other-angle")
        }
        ("unturned", _) if degrees(pair.a()) != 0.0 || degrees(pair.b()) != 0.0 => text!("turned-because-unturned"),
        ("upright-boxes", Contact::Apart) if !are_upright(pair) => text!("turned-because-boxes"),
        ("corners", Contact::Overlapping) => text!("turned-because-no-corner"),
        ("edges", Contact::Overlapping) if is_swallowed(pair).is_some() => text!("turned-because-inside"),
        ("edges-and-a-corner", Contact::Overlapping) if is_swallowed(pair) == Some(false) => {
            text!("turned-because-a-inside")
        }
        ("edges" | "edges-and-a-corner" | "edges-and-both", Contact::Overlapping) => {
            text!("turned-because-on-corners")
        }
        _ => rounding,
    }
}

/// The rows of axes have shadows; those of rays say what they count.
pub(super) fn finish(said: &Said, readings: &mut Readings) {
    readings.facts.extend(super::corners_in_numbers(said.pair));
    if said.method.form() == Form::NoneOf {
        return axis::finish(said, readings);
    }
    let hit = said.says;
    readings.sum = Some(match said.method.value_name() {
        "upright-boxes" => text!("lines-sum-boxes"),
        "all-turned-back" | "unturned" if hit => text!("turned-sum-near"),
        "all-turned-back" | "unturned" => text!("turned-sum-far"),
        _ if hit => text!("lines-sum-found"),
        _ => text!("lines-sum-none"),
    });
    let is_of_rays = [said.pair.a(), said.pair.b()].iter().any(|shape| shape.kind() == ShapeKind::Polygon)
        || said.method.value_name() == "edges-and-a-corner";
    let Some(section) = readings.sections.first_mut().filter(|_| is_of_rays) else { return };
    for row in &mut section.rows {
        if let Some(About::CornerAtEdge(is_b, corner, _)) = row.about {
            let [own, other] = if is_b { [said.pair.b(), said.pair.a()] } else { [said.pair.a(), said.pair.b()] };
            let at = kinds::corners(own)[corner];
            row.content = ray_row(text!("turned-ray-of", corner = corner_name(is_b, corner)), at, other);
        }
    }
}

/// How many edges a ray to the right crosses, and what that means.
pub(super) fn ray_row(whose: Text, at: Point, other: &Shape) -> Content {
    let count = crossed(sides(&kinds::corners(other)), at);
    let contact = Pair::new(at, *other).map_or(Contact::Apart, |pair| pair.contact());
    let (meaning, verdict) = match contact {
        Contact::Touching => (text!("verdict-on-edge"), false),
        _ if count % 2 == 1 => (text!("inside"), true),
        _ => (text!("outside"), false),
    };
    Content::Fact { what: text!("turned-ray", whose = whose, count = count), meaning, verdict }
}

/// A method in short.
fn pseudo_code(method: &str) -> &'static str {
    match method {
        "sat" => {
            "for each axis n of A, then of B:\n    a.min, a.max = least, greatest dot(corner of A, n)\n    \
             b.min, b.max = least, greatest dot(corner of B, n)\n    if a.max <= b.min or b.max <= a.min: miss\nhit"
        }
        "one-turned-back" => {
            "for both axes n of A:\n    a.min, a.max = least, greatest dot(corner of A, n)\n    \
             b.min, b.max = least, greatest dot(corner of B, n)\n    if a.max <= b.min or b.max <= a.min: miss\nhit"
        }
        "all-turned-back" => {
            "x, y = from A's centre to B's, turned back by A's angle\nhit = abs(x) < (aw + bw) / 2\n    and abs(y) < (ah + bh) / 2"
        }
        "unturned" => "hit = abs(bcx - acx) < (aw + bw) / 2\n    and abs(bcy - acy) < (ah + bh) / 2",
        "upright-boxes" => "hit = the boxes around both overlap",
        "corners" => "hit = a corner of A is inside B\n    or a corner of B is inside A",
        "edges" => "hit = an edge of A meets an edge of B",
        "edges-and-a-corner" => "hit = an edge of A meets an edge of B\n    or b1 is inside A",
        _ => "hit = an edge of A meets an edge of B\n    or b1 is inside A\n    or a1 is inside B",
    }
}

/// Where two segments meet, if not along a line.
fn meeting(one: Segment, other: Segment) -> Option<Point> {
    if one.contact(other) == Contact::Apart {
        return None;
    }
    let (p, q) = (one.end - one.start, other.end - other.start);
    let den = p.x * q.y - p.y * q.x;
    let to = other.start - one.start;
    let part = (to.x * q.y - to.y * q.x) / den;
    (den != 0.0).then(|| one.start.moved(p.x * part, p.y * part))
}

/// The numbers of the corners of a shape.
pub(super) fn name_corners(shape: &Shape, is_b: bool, marks: &mut Marks) {
    let corners = kinds::corners(shape);
    let role = if is_b { Role::SecondLine } else { Role::FirstLine };
    for place in 0..corners.len() {
        let name = Text::plain(corner_name(is_b, place));
        marks.around((name, role), &corners, place, (BESIDE, NAME), |at| kinds::has(shape, at, 0.0));
    }
}

fn marks(sight: &Sight, marks: &mut Marks) {
    let (pair, method) = (sight.pair, sight.method.map_or("", |method| method.value_name()));
    let shapes = [pair.a(), pair.b()];
    let is_of_axes = sight.method.is_some_and(|method| method.form() == Form::NoneOf);
    let names_all = matches!(method, "corners" | "edges" | "edges-and-a-corner" | "edges-and-both");
    for (is_b, shape) in [(false, shapes[0]), (true, shapes[1])] {
        if names_all || shape.kind() == ShapeKind::Polygon {
            name_corners(shape, is_b, marks);
        }
    }
    if is_of_axes {
        return axis_drawn::draw(sight, marks);
    }
    match method {
        "upright-boxes" => {
            if let Some(shared) = super::shared_box(pair) {
                marks.tell(Item::Polygon { points: shared.corners().to_vec(), role: Role::OverlapVeil });
            }
            marks.box_around(kinds::bounds(shapes[0]), Role::FirstBox);
            marks.box_around(kinds::bounds(shapes[1]), Role::SecondBox);
        }
        "all-turned-back" => {
            for (shape, role) in [(shapes[0], Role::FirstLine), (shapes[1], Role::SecondLine)] {
                marks.outline(&turned_back(shapes[0], shape), role);
            }
        }
        "unturned" => {
            for (shape, role) in [(shapes[0], Role::FirstLine), (shapes[1], Role::SecondLine)] {
                marks.outline(&upright(shape, kinds::middle(shape)), role);
            }
        }
        "corners" => corner_dots(pair, &[], marks),
        _ => {
            axis_drawn::draw_gap(sight, marks);
            let of_b = kinds::edges(shapes[1]);
            let met = kinds::edges(shapes[0])
                .into_iter()
                .flat_map(|one| of_b.iter().filter_map(move |other| meeting(one, *other)));
            for at in met {
                marks.dot(at, MEETS, Role::Overlap);
            }
            let first: &[(bool, usize)] = match method {
                "edges" => return lit_edges(sight, marks),
                "edges-and-a-corner" => &FIRST[..1],
                _ => &FIRST,
            };
            corner_dots(pair, first, marks);
        }
    }
    lit_edges(sight, marks);
}

/// The edges of a lit row.
fn lit_edges(sight: &Sight, marks: &mut Marks) {
    if let Some(About::EdgePair(one, other)) = sight.lit {
        for (shape, edge) in [(sight.pair.a(), one), (sight.pair.b(), other)] {
            if let Some(edge) = kinds::edges(shape).get(edge) {
                marks.line(edge.start, edge.end, Role::LitEdge);
            }
        }
    }
}

/// Dots on these corners, or on all: full ones are in the other shape.
fn corner_dots(pair: &Pair, of: &[(bool, usize)], marks: &mut Marks) {
    let shapes = [pair.a(), pair.b()];
    for is_b in [false, true] {
        let other = shapes[usize::from(!is_b)];
        for (place, at) in kinds::corners(shapes[usize::from(is_b)]).into_iter().enumerate() {
            if of.is_empty() || of.contains(&(is_b, place)) {
                let is_inside = Pair::new(at, *other).is_ok_and(|pair| pair.contact() == Contact::Overlapping);
                marks.dot(at, CORNER, if is_inside { Role::Overlap } else { Role::Halo });
            }
        }
    }
}

/// A rectangle without its angle, with its centre here.
pub(super) fn upright(shape: &Shape, centre: Point) -> Vec<Point> {
    let (width, height) = match shape {
        Shape::Turned(turned) => (turned.width(), turned.height()),
        other => (kinds::bounds(other).width(), kinds::bounds(other).height()),
    };
    Rect::from_centre_size(centre, width, height).corners().to_vec()
}

/// The same, with its centre turned back around that of another one by the other's angle.
fn turned_back(by: &Shape, shape: &Shape) -> Vec<Point> {
    let direction =
        if let Shape::Turned(turned) = by { turned.axes()[0] } else { Turned::from(kinds::bounds(by)).axes()[0] };
    let (pivot, centre) = (kinds::middle(by), kinds::middle(shape));
    let (x, y) = (centre.x - pivot.x, centre.y - pivot.y);
    upright(shape, pivot.moved(direction.x * x + direction.y * y, direction.x * y - direction.y * x))
}
