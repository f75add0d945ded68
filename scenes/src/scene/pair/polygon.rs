//! A point and a polygon: a ray from P, the edges that it crosses, and the other ways to ask.

use super::kinds::corners;
use super::marks::Marks;
use super::rows::{Dealt, PairRow, PairsRow, RowMethod, Said, Sight, methods};
use crate::figure::{Item, Pictogram, Role};
use crate::scene::shared::number::{in_tenths, shown};
use crate::scene::shared::random::{Numbers, STEP};
use crate::scene::{Chord, Content, Examples, Facts, Fit, Key, Row, Walk, examples};
use crate::text;
use crate::words::Text;
use hantei_collision::shapes::{Pair, Shape};
use hantei_collision::{
    About, Axis, BorderRule, Circle, Contact, End, Named as _, Operator, Point, PointInPolygonMethod, Polygon,
    Question, Rect, ShapeKind, Turn, orientation,
};

pub(super) static SCENE: PairsRow = PairsRow {
    facts: Facts {
        name: "polygon",
        examples: examples!("polygon"),
        deals: &["in-a-notch", "in-an-arm", "through-corners", "star", "beside"],
        guess_keys: &[[Chord::plain(Key::Sign('I'))], [Chord::plain(Key::Sign('O'))]],
        gestures: &["move", "click", "drag", "shift-click"],
        fit: Fit { part: 0.76, most: 0.7, ..Fit::WHEN_NEEDED },
        steps: true,
        ..Facts::NEW
    },
    pairs: &[PairRow {
        kinds: [ShapeKind::Point, ShapeKind::Polygon],
        start: [&[48.0, 90.0], &[30.0, 30.0, 120.0, 130.0, 220.0, 30.0, 252.0, 190.0, 140.0, 230.0, 20.0, 180.0]],
        letters: ["P", ""],
        methods: methods!(PointInPolygonMethod: 0, 1, 2, 3, 4, 5, 6),
        names: &[],
        first_formula: FIRST,
        in_rust: ["PointAndPolygon { p: a, polygon: b }", "PointAndPolygon"],
        values: &[("turns", |pair| polygon(pair).winding_number(case(pair).0).into())],
        approximate: &["winding", "same-side", "strict-crossings", "closed-crossings", "vertical-slip", "bounding-box"],
        contact,
        computed: |_, _| Vec::new(),
        meaning,
        reason,
        because,
        marks,
        near: Some(near),
        around: None,
        is_open: true,
        dress: Some(dress),
        sum: Some(sum),
    }],
    knobs: &[],
    deal,
};

/// What pasting begins with: the test that most people paste.
const FIRST: &str = "\
function inside(p, corners) {
  let inside = false;
  for (let i = 0, j = corners.length - 1; i < corners.length; j = i++) {
    const a = corners[i], b = corners[j];
    if ((a.y > p.y) !== (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x) {
      inside = !inside;
    }
  }
  return inside;
}";

/// Radius of a corner's mark and of a crossing's disc, size of the numbers, stage pixels.
const CORNER: f64 = 6.0;
const DISC: f64 = 11.0;
const NUMBER: f64 = 22.0;
/// From a corner to its number, stage pixels.
const BESIDE: f64 = 20.0;
/// Length of the arrow in the middle of an edge, stage pixels.
const ARROW: f64 = 14.0;
/// From this many corners on, edges that are not at P's height have no rows.
const MANY: usize = 9;

/// P and the corners.
fn case(pair: &Pair) -> (Point, Vec<Point>) {
    (super::kinds::anchor(pair.a()), corners(pair.b()))
}

fn polygon(pair: &Pair) -> Polygon<'static> {
    Polygon::checked(&case(pair).1).unwrap_or_else(|_| Polygon::checked(&[Point::new(0.0, 0.0); 3]).expect("corners"))
}

fn edges(corners: &[Point]) -> Vec<(Point, Point)> {
    corners.iter().copied().zip(corners.iter().skip(1).chain(corners.first()).copied()).collect()
}

/// The numbers of the corners of an edge: `1–2`.
fn edge_name(edge: usize, count: usize) -> String {
    format!("{}–{}", edge + 1, (edge + 1) % count + 1)
}

/// The first edge that P is on.
fn touched((p, corners): &(Point, Vec<Point>)) -> Option<usize> {
    let is_on =
        |(a, b): &(Point, Point)| orientation(*a, *b, *p) == Turn::Straight && Rect::from_corners(*a, *b).contains(*p);
    edges(corners).iter().position(is_on)
}

fn contact(pair: &Pair) -> Text {
    let (p, corners) = case(pair);
    let far = |(a, b): (Point, Point)| {
        let (x, y) = (b.x - a.x, b.y - a.y);
        let part = ((p.x - a.x) * x + (p.y - a.y) * y) / (x * x + y * y);
        let part = if part.is_finite() { part.clamp(0.0, 1.0) } else { 0.0 };
        p.distance(a.moved(x * part, y * part))
    };
    let by = in_tenths(edges(&corners).into_iter().map(far).fold(f64::INFINITY, f64::min));
    match pair.contact() {
        Contact::Apart => text!("point-rect-apart", by = by),
        Contact::Touching => text!("point-rect-touching"),
        Contact::Overlapping => text!("point-rect-overlapping", by = by),
    }
}

/// Whether a question is about where the ray meets an edge, or on which side of the edge P is.
fn is_last(question: &Question) -> bool {
    question.left.starts_with("x(") || question.left.starts_with("cross(") || question.operator == Operator::Equal
}

fn meaning(pair: &Pair, method: &RowMethod, question: &Question) -> (Text, Option<bool>) {
    let Some(About::EdgeOf(edge)) = question.about else {
        return match question.about {
            Some(About::PointAt(axis, end)) => {
                let corner = match (axis, end) {
                    (Axis::X, End::Min) => "left",
                    (Axis::X, End::Max) => "right",
                    (_, End::Min) => "upper",
                    (_, End::Max) => "lower",
                };
                (text!("polygon-row-box", corner = corner), Some(true))
            }
            _ => (text!("polygon-row-turns"), Some(true)),
        };
    };
    let edge = edge_name(edge, case(pair).1.len());
    let text = match (method.value_name(), question.operator) {
        ("same-side", Operator::Greater | Operator::AtLeast) => text!("polygon-row-right", edge = edge),
        ("same-side", _) => text!("polygon-row-left", edge = edge),
        _ if question.left.starts_with("dot(") => text!("polygon-row-on", edge = edge),
        ("winding", Operator::Greater) if is_last(question) => text!("polygon-row-down", edge = edge),
        ("winding", Operator::Less) if is_last(question) => text!("polygon-row-up", edge = edge),
        ("vertical-slip", Operator::Equal) => text!("polygon-row-vertical", edge = edge),
        _ if is_last(question) => text!("polygon-row-crossed", edge = edge),
        _ => text!("polygon-row-height", edge = edge),
    };
    (text, None)
}

/// An edge, as far as a method has come.
struct Met {
    edge: usize,
    /// Whether the method counts it.
    counts: bool,
    /// Whether it was found to be no edge at P's height.
    is_aside: bool,
}

fn met(walk: &Walk, step: usize) -> Vec<Met> {
    let upto = if step == 0 { walk.trace.len() } else { step.min(walk.trace.len()) };
    let of = |made: &hantei_collision::Comparison| {
        let question = walk.question(made)?;
        let Some(About::EdgeOf(edge)) = question.about else { return None };
        Some(Met { edge, counts: made.holds && is_last(question), is_aside: !is_last(question) })
    };
    walk.trace[..upto].iter().filter_map(of).collect()
}

fn count(walk: &Walk) -> usize {
    met(walk, 0).iter().filter(|met| met.counts).count()
}

fn reason(said: &Said) -> Text {
    let all = case(said.pair);
    if let Some(edge) = touched(&all) {
        let edge = edge_name(edge, all.1.len());
        return text!("polygon-on-edge", edge = edge, says = if said.says { "inside" } else { "outside" });
    }
    let says = if said.says { "inside" } else { "outside" };
    match said.method.value_name() {
        "winding" => {
            let turns = said.walk.trace.last().map_or(0.0, |made| made.numbers[0]);
            text!("polygon-winds", turns = turns.abs() as usize, says = says)
        }
        "same-side" if said.says => text!("polygon-same-side"),
        "same-side" => {
            let none = |operators: [Operator; 2]| {
                said.walk.trace.iter().find_map(|made| {
                    let question = said.walk.question(made).filter(|it| operators.contains(&it.operator))?;
                    let Some(About::EdgeOf(edge)) = question.about.filter(|_| !made.holds) else { return None };
                    Some(edge_name(edge, all.1.len()))
                })
            };
            let not_right = none([Operator::Greater, Operator::AtLeast]).unwrap_or_default();
            let not_left = none([Operator::Less, Operator::AtMost]).unwrap_or_default();
            text!("polygon-both-sides", right = not_right, left = not_left)
        }
        "bounding-box" if said.says => text!("polygon-in-box"),
        "bounding-box" => text!("polygon-not-in-box"),
        _ => text!("polygon-crosses", count = count(said.walk), says = says),
    }
}

fn because(pair: &Pair, method: &RowMethod) -> Text {
    let (p, corners) = case(pair);
    let is_doubled = edges(&corners).iter().any(|(a, b)| a == b);
    match method.value_name() {
        _ if pair.contact() == Contact::Touching => text!("polygon-because-edge"),
        "winding" if polygon(pair).winding_number(p).abs() > 1 => text!("polygon-because-twice"),
        "same-side" if is_doubled => text!("polygon-because-doubled"),
        "same-side" if polygon(pair).crossing().is_none() => text!("polygon-because-concave"),
        "same-side" => text!("polygon-because-crossed"),
        "strict-crossings" => text!("polygon-because-none"),
        "closed-crossings" => text!("polygon-because-both"),
        "vertical-slip" => text!("polygon-because-vertical"),
        "bounding-box" => text!("polygon-because-box"),
        _ => text!("point-rect-because-rounding"),
    }
}

/// `3 crossings, odd:`.
fn sum(said: &Said) -> Text {
    match said.method.value_name() {
        "winding" => {
            let turns = said.walk.trace.last().map_or(0.0, |made| made.numbers[0]);
            text!("polygon-sum-turns", turns = shown(turns))
        }
        "same-side" if said.says => text!("polygon-sum-same"),
        "same-side" => text!("polygon-sum-both"),
        "bounding-box" => text!("polygon-sum-box"),
        _ => {
            let count = count(said.walk);
            let parity = if count % 2 == 1 { "odd" } else { "even" };
            text!("polygon-sum", count = count, parity = parity)
        }
    }
}

/// An edge's row has its direction; where the heights decide, its heights stand there. Of many edges, only those at P's
/// height have rows.
fn dress(pair: &Pair, rows: &mut Vec<Row>) {
    let edges = edges(&case(pair).1);
    let edge = |row: &Row| if let Some(About::EdgeOf(edge)) = row.about { Some(edge) } else { None };
    for row in rows.iter_mut() {
        let Some((a, b)) = edge(row).and_then(|edge| edges.get(edge)) else { continue };
        row.picture = Pictogram::Along((b.y - a.y).atan2(b.x - a.x).to_degrees().round() as i16);
        if let Content::Comparison { asked, left, right, truth, .. } = &mut row.content
            && !["x(", "cross(", "dot("].iter().any(|begin| asked.starts_with(begin))
            && !asked.contains("==")
        {
            *asked = format!("y {}–{}", shown(a.y.min(b.y)), shown(a.y.max(b.y)));
            (*left, *right, *truth) = (String::new(), String::new(), truth.and(false));
        }
    }
    if edges.len() >= MANY {
        rows.retain(|row| !matches!(&row.content, Content::Comparison { asked, .. } if asked.starts_with("y ")));
    }
}

fn marks(sight: &Sight, marks: &mut Marks) {
    let (p, corners) = case(sight.pair);
    let edges = edges(&corners);
    let walk = sight.walk;
    let met = walk.map_or_else(Vec::new, |walk| met(walk, sight.step));
    let px = |pixels: f64| pixels / sight.viewport.zoom;
    let is_of_sides = sight.method.is_some_and(|method| method.value_name() == "same-side");
    for (place, (from, to)) in edges.iter().copied().enumerate() {
        let of_edge = met.iter().find(|met| met.edge == place);
        let role = match of_edge {
            Some(met) if met.counts && !is_of_sides => Role::CrossedEdge,
            Some(met) if met.is_aside => Role::QuietEdge,
            _ => Role::SecondLine,
        };
        marks.show(Item::Line { from, to, role, dashed: false });
        if sight.lit == Some(About::EdgeOf(place)) {
            marks.line(from, to, Role::LitEdge);
        }
        let role = if role == Role::QuietEdge { role } else { Role::SecondLine };
        arrow((from, to), px(ARROW), role, marks);
    }
    if let Some(edge) = touched(&(p, corners.clone())) {
        let (from, to) = edges[edge];
        for role in [Role::TouchedOutline, Role::Touched] {
            marks.line(from, to, role);
        }
    }
    for (place, at) in corners.iter().copied().enumerate() {
        marks.show(Item::Dot { at, radius: CORNER, role: Role::SecondLine });
        marks.show(Item::Dot { at, radius: CORNER - 2.4, role: Role::Halo });
        let name = Text::plain((place + 1).to_string());
        let neighbours = [corners[(place + corners.len() - 1) % corners.len()], corners[(place + 1) % corners.len()]];
        let holds = |at: Point| Pair::new(at, *sight.pair.b()).is_ok_and(|pair| pair.contact() == Contact::Overlapping);
        marks.around(name, at, neighbours, (BESIDE, NUMBER), holds);
    }
    let Some(method) = sight.method else { return };
    match method.value_name() {
        "bounding-box" => marks.box_around(super::kinds::bounds(sight.pair.b()), Role::FirstLine),
        "same-side" => {
            if let Some((a, b)) = sight.lit.and_then(|about| lit_edge(about, &edges)) {
                let ends = [a, b].map(|end| (end.distance(p), end));
                let nearest = if ends[0].0 < ends[1].0 { ends[0].1 } else { ends[1].1 };
                marks.way(nearest, p, Role::Way);
            }
        }
        name if walk.is_some() && sight.pair.contact() != Contact::Touching => {
            ray(name == "winding", sight, (&met, &edges), marks);
        }
        _ => {}
    }
}

fn lit_edge(about: About, edges: &[(Point, Point)]) -> Option<(Point, Point)> {
    if let About::EdgeOf(edge) = about { edges.get(edge).copied() } else { None }
}

/// The direction of an edge, in its middle.
fn arrow((a, b): (Point, Point), size: f64, role: Role, marks: &mut Marks) {
    let far = a.distance(b);
    if far < 2.5 * size {
        return;
    }
    let (x, y) = ((b.x - a.x) / far * size, (b.y - a.y) / far * size);
    let tip = Point::new(f64::midpoint(a.x, b.x), f64::midpoint(a.y, b.y)).moved(x / 2.0, y / 2.0);
    let back = tip.moved(-x, -y);
    let points = vec![tip, back.moved(-y * 0.42, x * 0.42), back.moved(y * 0.42, -x * 0.42)];
    marks.show(Item::Polygon { points, role });
}

/// The ray from P to the right, whole where it runs inside, and the edges that it crosses, counted.
fn ray(winds: bool, sight: &Sight, (met, edges): (&[Met], &[(Point, Point)]), marks: &mut Marks) {
    let (p, corners) = case(sight.pair);
    let crossing = |met: &Met| {
        let (a, b) = edges[met.edge];
        let part = ((p.y - a.y) / (b.y - a.y)).clamp(0.0, 1.0);
        let x = if a.y == b.y { a.x.max(b.x) } else { a.x + (b.x - a.x) * part };
        (Point::new(x.max(p.x), p.y), if b.y > a.y { 1 } else { -1 })
    };
    let mut places: Vec<(Point, i32)> = met.iter().filter(|met| met.counts).map(crossing).collect();
    places.sort_by(|one, other| one.0.x.total_cmp(&other.0.x));
    let end = corners.iter().fold(p.x, |most, at| most.max(at.x)) + 30.0 / sight.viewport.zoom;
    // From outside each piece leads on: what lies behind the last crossing is outside.
    let mut from = p;
    for (place, to) in places.iter().map(|(at, _)| *at).chain([Point::new(end, p.y)]).enumerate() {
        let is_in = (places.len() - place) % 2 == 1;
        if to.x > from.x {
            let role = Role::WayHalo;
            marks.tell(Item::Line { from, to, role, dashed: false });
            marks.tell(Item::Line { from, to, role: Role::Distance, dashed: !is_in });
        }
        from = to;
    }
    let tip = Point::new(end, p.y);
    let size = 10.0 / sight.viewport.zoom;
    let points = vec![tip.moved(size, 0.0), tip.moved(0.0, -size * 0.55), tip.moved(0.0, size * 0.55)];
    marks.tell(Item::Polygon { points, role: Role::Distance });
    // Of crossings that lie over each other the last one has its number, and the sum of their turns.
    let mut turns = 0;
    for (place, (at, turn)) in places.iter().enumerate() {
        turns += turn;
        let next = places.get(place + 1).map(|(next, _)| next.distance(*at) * sight.viewport.zoom);
        if next.is_none_or(|far| far > 2.0 * DISC + 2.0) {
            let number = if winds { format!("{turns:+}").replace('-', "−") } else { (place + 1).to_string() };
            marks.disc(Text::plain(number), *at, DISC);
            turns = 0;
        }
    }
}

/// An edge is near.
fn near(pair: &Pair, at: Point, reach: f64) -> Option<About> {
    let reach = Circle::new(at, reach / 2.0);
    let is_near = |(a, b): &(Point, Point)| {
        Shape::new(ShapeKind::Segment, &[a.x, a.y, b.x, b.y])
            .is_ok_and(|edge| Pair::new(reach, edge).is_ok_and(|pair| pair.contact() != Contact::Apart))
    };
    edges(&case(pair).1).iter().position(is_near).map(About::EdgeOf)
}

/// P where it is hard to see whether it is inside.
fn deal(kind: usize, numbers: &mut Numbers) -> Dealt {
    let mut step = |least: f64, most: f64| numbers.in_steps(STEP, least, most);
    let chevron = |tip: f64, notch: f64| vec![80.0, 60.0, tip, 160.0, 80.0, 260.0, notch, 160.0];
    let house =
        |ridge: f64, eaves: f64, wall: f64| vec![200.0, ridge, wall, eaves, wall, 280.0, 80.0, 280.0, 80.0, eaves];
    let star = vec![200.0, 30.0, 280.0, 270.0, 70.0, 120.0, 330.0, 120.0, 120.0, 270.0];
    let (p, shape) = match kind {
        0 => ([step(90.0, 140.0), step(130.0, 190.0)], chevron(step(280.0, 340.0), step(160.0, 220.0))),
        1 => ([step(100.0, 130.0), step(80.0, 100.0)], chevron(step(280.0, 340.0), step(150.0, 180.0))),
        2 => {
            let eaves = step(120.0, 160.0);
            let x = if step(0.0, 10.0) > 0.0 { step(20.0, 60.0) } else { step(120.0, 240.0) };
            ([x, eaves], house(step(30.0, 60.0), eaves, step(300.0, 340.0)))
        }
        3 => ([step(170.0, 220.0), step(80.0, 210.0)], star),
        _ => ([step(20.0, 340.0), step(60.0, 270.0)], house(step(30.0, 60.0), step(120.0, 160.0), step(300.0, 340.0))),
    };
    ([p.to_vec(), shape], BorderRule::AsWritten)
}
