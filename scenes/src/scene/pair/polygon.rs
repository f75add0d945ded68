//! A point and a polygon: a ray from P, the edges that it crosses, and the other ways to ask.

use super::corners::{ARROW, holds, mark_corners};
use super::extras::{Extras, K};
use super::lens::LENS;
use super::marks::Marks;
use super::rows::{Dealt, PairRow, PairsRow, RowMethod, Said, Sight, dealt, methods};
use super::{PairScene, corners, kinds};
use crate::figure::{Item, Pictogram, Role};
use crate::scene::readings::Truth;
use crate::scene::shared::edges::{arrow_head, crossing, edge_name};
use crate::scene::shared::number::{in_tenths, shown};
use crate::scene::shared::random::{Numbers, STEP};
use crate::scene::{Action, Chord, Content, Door, Examples, Facts, Fit, Key, Readings, Walk, examples};
use crate::text;
use crate::words::Text;
use hantei_collision::shapes::Pair;
use hantei_collision::{
    About, BorderRule, Comparison, Contact, Named as _, Operator, Point, PointAndPolygon, PointInPolygonMethod,
    Question, ShapeKind, Turn, orientation,
};
use std::f64::consts::{FRAC_PI_2, TAU};

pub(super) static SCENE: PairsRow = PairsRow {
    facts: Facts {
        name: "polygon",
        examples: examples!("polygon"),
        deals: &["in-a-notch", "in-an-arm", "through-corners", "star", "beside"],
        guess_keys: &[[Chord::plain(Key::Sign('I'))], [Chord::plain(Key::Sign('O'))]],
        gestures: &["move", "click", "drag", "shift-click"],
        fit: Fit { part: 0.76, most: 0.7, ..Fit::WHEN_NEEDED },
        steps: true,
        figures: &[Door::Lens],
        ..Facts::NEW
    },
    pairs: &[PairRow {
        kinds: [ShapeKind::Point, ShapeKind::Polygon],
        start: [&[48.0, 90.0], &[30.0, 30.0, 120.0, 130.0, 220.0, 30.0, 252.0, 190.0, 140.0, 230.0, 20.0, 180.0]],
        letters: ["P", ""],
        methods: methods!(PointInPolygonMethod: 0, 1, 2, 3, 4, 5, 6),
        told: &[],
        names: &[],
        first_formula: FIRST,
        in_rust: ["PointAndPolygon { p: a, polygon: b }", "PointAndPolygon"],
        values: &[("turns", |pair| case(pair).polygon.winding_number(case(pair).p).into())],
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
        finish: Some(finish),
        caption: Some(caption),
        pseudo_code: Some(pseudo_code),
    }],
    has_code: true,
    knobs: &[K],
    actions: &[
        Action::keys("draw", &[Chord::any(Key::Escape)], PairScene::draw_anew),
        Action::keys(corners::CLOSE, &[Chord::plain(Key::Enter)], PairScene::close),
        Action::keys(corners::ADD_CORNER, &[Chord::plain(Key::Sign('A'))], PairScene::add_corner),
        Action::keys("remove", &[Chord::any(Key::Delete)], PairScene::remove_corner),
    ],
    deal,
    clear: 0.0,
    extras: Extras { lens: Some(LENS), ..Extras::NONE },
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

/// Radius of a crossing's disc, stage pixels.
const DISC: f64 = 11.0;
/// A piece of the ray as long as this has a word, stage pixels.
const LABELLED: f64 = 56.0;
/// Radius of the first turn round P, how much wider each turn is, and the length of its arrow, stage pixels.
const TURN: f64 = 17.0;
const WIDER: f64 = 7.0;
const TURN_ARROW: f64 = 8.0;
/// Straight pieces of a turn, and the most turns that are drawn.
const PIECES: usize = 36;
const MOST_TURNS: f64 = 4.0;
/// From this many corners on, edges that are not at P's height have no rows.
const MANY: usize = 9;

/// P and the polygon.
fn case(pair: &Pair) -> PointAndPolygon {
    PointAndPolygon::try_from(pair).expect("the kinds of the row")
}

fn edge_of(about: Option<About>) -> Option<usize> {
    if let Some(About::EdgeOf(edge)) = about { Some(edge) } else { None }
}

fn contact(pair: &Pair) -> Text {
    let PointAndPolygon { p, polygon } = case(pair);
    let by = in_tenths(polygon.edge_distance(p));
    match pair.contact() {
        Contact::Apart => text!("point-rect-apart", by = by),
        Contact::Touching => text!("point-rect-touching"),
        Contact::Overlapping => text!("point-rect-overlapping", by = by),
    }
}

/// What a question about an edge asks.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Asks {
    /// Whether P is on its line.
    Line,
    /// Whether P is between its ends, too.
    Between,
    /// Whether an end is above P or below it.
    Height,
    /// What decides: where the edge crosses P's height, or on which side of it P is.
    Decides,
}

impl Asks {
    fn of(question: &Question) -> Self {
        let (left, is_equal) = (&question.left, question.operator == Operator::Equal);
        match left.split_once('(').map(|(name, _)| name) {
            Some("dot") => Self::Between,
            Some("cross") if is_equal => Self::Line,
            Some("x" | "cross") => Self::Decides,
            // Of an upright edge both x are equal.
            _ if is_equal => Self::Decides,
            _ => Self::Height,
        }
    }
}

/// Of the comparisons of an edge one is left: the last one. That P is on no edge is one answer for all edges.
pub(super) fn prune(method: &str, walk: &mut Walk) {
    let of = |made: &Comparison| walk.question(made).filter(|asked| edge_of(asked.about).is_some());
    let is_kept = |(place, made): &(usize, &Comparison)| {
        let Some(asked) = of(made) else { return true };
        let next = walk.trace.get(place + 1).and_then(of).and_then(|next| next.about);
        match Asks::of(asked) {
            Asks::Line => false,
            Asks::Between => made.holds,
            Asks::Height | Asks::Decides => method == "same-side" || asked.about != next,
        }
    };
    let kept: Vec<Comparison> = walk.trace.iter().enumerate().filter(is_kept).map(|(_, made)| *made).collect();
    walk.trace = kept;
    walk.keep_asked();
}

/// A method in short.
fn pseudo_code(method: &str) -> &'static str {
    match method {
        "crossings" => {
            "for each edge from a to b:\n    if (a.y > py) != (b.y > py) and x > px:\n        inside = not inside"
        }
        "winding" => {
            "for each edge from a to b:\n    if a.y <= py < b.y and side > 0: turns + 1\n    if b.y <= py < a.y and side \
             < 0: turns - 1\ninside = turns != 0"
        }
        "same-side" => "inside = side > 0 at all edges\n    or side < 0 at all edges",
        "strict-crossings" => {
            "for each edge from a to b:\n    if a.y > py > b.y or a.y < py < b.y:\n        if x > px: inside = not inside"
        }
        "closed-crossings" => {
            "for each edge from a to b:\n    if a.y >= py >= b.y or a.y <= py <= b.y:\n        if x > px: inside = not \
             inside"
        }
        "vertical-slip" => {
            "for each edge from a to b:\n    if min(a.y, b.y) < py <= max(a.y, b.y):\n        if a.x == b.x or x >= px: \
             inside = not inside"
        }
        _ => "inside = min(b.x) < px < max(b.x)\n    and min(b.y) < py < max(b.y)",
    }
}

fn meaning(pair: &Pair, method: &RowMethod, question: &Question) -> (Text, Option<bool>) {
    let Some(edge) = edge_of(question.about) else {
        return match question.about {
            Some(About::PointAt(axis, end)) => {
                (text!("polygon-row-box", corner = super::button::edge_name(axis, end)), Some(true))
            }
            _ => (text!("polygon-row-turns"), Some(true)),
        };
    };
    let edge = edge_name(edge, case(pair).polygon.corners().len());
    let asks = Asks::of(question);
    let text = match (method.value_name(), question.operator) {
        ("same-side", Operator::Greater | Operator::AtLeast) => text!("polygon-row-right", edge = edge),
        ("same-side", _) => text!("polygon-row-left", edge = edge),
        _ if matches!(asks, Asks::Line | Asks::Between) => text!("polygon-row-on", edge = edge),
        _ if asks == Asks::Height => text!("polygon-row-height", edge = edge),
        ("winding", Operator::Greater) => text!("polygon-row-down", edge = edge),
        ("winding", _) => text!("polygon-row-up", edge = edge),
        ("vertical-slip", Operator::Equal) => text!("polygon-row-vertical", edge = edge),
        _ => text!("polygon-row-crossed", edge = edge),
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
    let of = |made: &Comparison| {
        let question = walk.question(made)?;
        let (edge, asks) = (edge_of(question.about)?, Asks::of(question));
        Some(Met { edge, counts: made.holds && asks == Asks::Decides, is_aside: asks == Asks::Height })
    };
    walk.trace[..upto].iter().filter_map(of).collect()
}

fn count(walk: &Walk) -> usize {
    met(walk, 0).iter().filter(|met| met.counts).count()
}

fn reason(said: &Said) -> Text {
    let PointAndPolygon { p, polygon } = case(said.pair);
    let name = |edge| edge_name(edge, polygon.corners().len());
    let says = if said.says { "inside" } else { "outside" };
    if let Some(edge) = kinds::edge_at(&polygon, p, 0.0) {
        return text!("polygon-on-edge", edge = name(edge), says = says);
    }
    match said.method.value_name() {
        "winding" => text!("polygon-winds", turns = turns(said).abs() as usize, says = says),
        "same-side" if said.says => text!("polygon-same-side"),
        "same-side" => {
            let none = |operators: [Operator; 2]| {
                said.walk.trace.iter().find_map(|made| {
                    let question = said.walk.question(made).filter(|it| operators.contains(&it.operator))?;
                    edge_of(question.about).filter(|_| !made.holds).map(name)
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

/// What the winding number is by the method.
fn turns(said: &Said) -> f64 {
    said.walk.trace.last().map_or(0.0, |made| made.numbers[0])
}

fn because(pair: &Pair, method: &RowMethod) -> Text {
    let PointAndPolygon { p, polygon } = case(pair);
    let corners = polygon.corners();
    // Twice round is inside for who counts turns, and outside by the even-odd rule.
    let turns = polygon.winding_number(p);
    let is_twice = turns != 0 && turns % 2 == 0;
    let has_corner_at_height = corners.iter().any(|corner| corner.y == p.y);
    match method.value_name() {
        _ if pair.contact() == Contact::Touching => text!("polygon-because-edge"),
        "winding" | "same-side" if is_twice => text!("polygon-because-twice"),
        "same-side" if polygon.edges().any(|(a, b)| a == b) => text!("polygon-because-doubled"),
        "same-side" if polygon.crossing().is_some() => text!("polygon-because-crossed"),
        "same-side" if is_concave(corners) => text!("polygon-because-concave"),
        "strict-crossings" if has_corner_at_height => text!("polygon-because-none"),
        "closed-crossings" if has_corner_at_height => text!("polygon-because-both"),
        "vertical-slip" if polygon.edges().any(|(a, b)| a.x == b.x && a.x < p.x) => text!("polygon-because-vertical"),
        "bounding-box" => text!("polygon-because-box"),
        _ => text!("point-rect-because-rounding"),
    }
}

/// Which way it turns at each corner; a corner that is there twice is one.
pub(super) fn bends(corners: &[Point]) -> Vec<Turn> {
    let mut once = corners.to_vec();
    once.dedup();
    if once.len() > 1 && once.first() == once.last() {
        once.pop();
    }
    let at = |place: usize| once[place % once.len()];
    (0..once.len()).map(|place| orientation(at(place), at(place + 1), at(place + 2))).collect()
}

fn is_concave(corners: &[Point]) -> bool {
    let bends = bends(corners);
    bends.contains(&Turn::Right) && bends.contains(&Turn::Left)
}

/// `clockwise, concave`: which way round the corners are, and what the shape is.
fn caption(pair: &Pair) -> Text {
    let PointAndPolygon { polygon, .. } = case(pair);
    let corners = polygon.corners();
    if let Some(edges) = polygon.crossing() {
        let [one, other] = edges.map(|edge| edge_name(edge - 1, corners.len()));
        return text!("polygon-is-crossed", one = one, other = other);
    }
    let bends = bends(corners);
    if bends.iter().all(|turn| *turn == Turn::Straight) {
        return text!("polygon-is-flat");
    }
    // At the leftmost corner, of several the topmost one, a shape that does not cross itself turns as it does as a whole.
    let is_before = |one: &Point, other: &Point| one.x.total_cmp(&other.x).then(one.y.total_cmp(&other.y));
    let place = (0..corners.len()).min_by(|&one, &other| is_before(&corners[one], &corners[other])).unwrap_or_default();
    let first = corners[place];
    let next = |by: usize| (1..corners.len()).map(move |step| corners[(place + step * by) % corners.len()]);
    let other = |by| next(by).find(|at| *at != first).unwrap_or(first);
    let way = match orientation(other(corners.len() - 1), first, other(1)) {
        Turn::Right => "clockwise",
        Turn::Left => "counter",
        // At a spike, the area decides.
        Turn::Straight if polygon.edges().map(|(a, b)| a.x * b.y - b.x * a.y).sum::<f64>() > 0.0 => "clockwise",
        Turn::Straight => "counter",
    };
    let is = if bends.contains(&Turn::Right) && bends.contains(&Turn::Left) { "concave" } else { "convex" };
    text!("polygon-is", way = way, shape = is)
}

/// `3 crossings, odd:`.
fn sum(said: &Said) -> Text {
    match said.method.value_name() {
        "winding" => text!("polygon-sum-turns", turns = shown(turns(said))),
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
fn finish(said: &Said, readings: &mut Readings) {
    readings.sum = Some(sum(said));
    let Some(section) = readings.sections.first_mut() else { return };
    let edges: Vec<(Point, Point)> = case(said.pair).polygon.edges().collect();
    let is_of_height = |asked: &Question| edge_of(asked.about).is_some() && Asks::of(asked) == Asks::Height;
    let is_folded = |asked: &Question| edges.len() >= MANY && is_of_height(asked);
    let rows = std::mem::take(&mut section.rows).into_iter().zip(&said.walk.questions);
    section.rows = rows
        .filter(|(_, asked)| !is_folded(asked))
        .map(|(mut row, asked)| {
            let Some(&(a, b)) = edge_of(asked.about).and_then(|edge| edges.get(edge)) else { return row };
            row.picture = Pictogram::Along((b.y - a.y).atan2(b.x - a.x).to_degrees().round() as i16);
            if let Content::Comparison { asked: written, left, right, truth, .. } = &mut row.content
                && is_of_height(asked)
            {
                *written = format!("y {}–{}", shown(a.y.min(b.y)), shown(a.y.max(b.y)));
                (*left, *right) = (String::new(), String::new());
                *truth = if *truth == Truth::True { Truth::False } else { *truth };
            }
            row
        })
        .collect();
}

fn marks(sight: &Sight, marks: &mut Marks) {
    let PointAndPolygon { p, polygon } = case(sight.pair);
    let edges = polygon.edges().collect::<Vec<_>>();
    let walk = (sight.walk)();
    let met = walk.as_ref().map_or_else(Vec::new, |walk| met(walk, sight.step));
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
        if from.distance(to) >= 2.5 * px(ARROW) {
            marks.show(Item::Polygon { points: arrow_head((from, to), px(ARROW)), role });
        }
    }
    if let Some(edge) = kinds::edge_at(&polygon, p, 0.0) {
        let (from, to) = edges[edge];
        for role in [Role::TouchedOutline, Role::Touched] {
            marks.line(from, to, role);
        }
    }
    mark_corners(polygon.corners(), |at| holds(sight.pair.b(), at), marks);
    let Some(method) = sight.method else { return };
    match method.value_name() {
        "bounding-box" => marks.box_around(kinds::bounds(sight.pair.b()), Role::FirstBox),
        "same-side" => {
            if let Some(&(a, b)) = edge_of(sight.lit).and_then(|edge| edges.get(edge)) {
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

/// The ray from P to the right, whole where it runs inside, and the edges that it crosses, counted.
fn ray(winds: bool, sight: &Sight, (met, edges): (&[Met], &[(Point, Point)]), marks: &mut Marks) {
    let PointAndPolygon { p, polygon } = case(sight.pair);
    let crossed = |met: &Met| {
        let (a, b) = edges[met.edge];
        (crossing((a, b), p), if b.y > a.y { 1 } else { -1 })
    };
    let mut places: Vec<(Point, i32)> = met.iter().filter(|met| met.counts).map(crossed).collect();
    places.sort_by(|one, other| one.0.x.total_cmp(&other.0.x));
    let px = |pixels: f64| pixels / sight.viewport.zoom;
    let end = polygon.corners().iter().fold(p.x, |most, at| most.max(at.x)) + px(30.0);
    // From outside each piece leads on: what lies behind the last crossing is outside.
    let mut from = p;
    for (place, to) in places.iter().map(|(at, _)| *at).chain([Point::new(end, p.y)]).enumerate() {
        let is_in = (places.len() - place) % 2 == 1;
        if to.x > from.x {
            let role = Role::WayHalo;
            marks.tell(Item::Line { from, to, role, dashed: false });
            marks.tell(Item::Line { from, to, role: Role::Distance, dashed: !is_in });
            if from.distance(to) * sight.viewport.zoom >= LABELLED && !winds {
                let word = if is_in { text!("polygon-ray-in") } else { text!("polygon-ray-out") };
                marks.beside(word, [from, to]);
            }
        }
        from = to;
    }
    let tip = Point::new(end, p.y);
    let size = px(10.0);
    let points = vec![tip.moved(size, 0.0), tip.moved(0.0, -size * 0.55), tip.moved(0.0, size * 0.55)];
    marks.tell(Item::Polygon { points, role: Role::Distance });
    if winds {
        spiral(p, polygon.winding_number(p).into(), &px, marks);
    }
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

/// How often the edges go round P, and which way: an arrow that goes round it as often.
fn spiral(p: Point, turns: f64, px: &impl Fn(f64) -> f64, marks: &mut Marks) {
    let shown = turns.clamp(-MOST_TURNS, MOST_TURNS);
    let count = (shown.abs() * PIECES as f64) as usize;
    let at = |place: usize| {
        let turned = place as f64 / PIECES as f64;
        let (sin, cos) = (shown.signum() * turned * TAU - FRAC_PI_2).sin_cos();
        let far = px(TURN + WIDER * turned);
        p.moved(far * cos, far * sin)
    };
    let lines = || (0..count).map(|place| (at(place), at(place + 1))).collect::<Vec<_>>();
    if count == 0 {
        return;
    }
    for role in [Role::WayHalo, Role::Distance] {
        for (from, to) in lines() {
            marks.line(from, to, role);
        }
    }
    let (from, tip) = (at(count - 2), at(count));
    let part = px(TURN_ARROW) / from.distance(tip);
    let (x, y) = ((tip.x - from.x) * part, (tip.y - from.y) * part);
    let points = vec![tip.moved(x, y), tip.moved(-y * 0.6, x * 0.6), tip.moved(y * 0.6, -x * 0.6)];
    marks.tell(Item::Polygon { points, role: Role::Distance });
}

/// An edge is near.
fn near(pair: &Pair, at: Point, reach: f64) -> Option<About> {
    kinds::edge_at(&case(pair).polygon, at, reach / 2.0).map(About::EdgeOf)
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
    dealt([p.to_vec(), shape], BorderRule::AsWritten)
}
