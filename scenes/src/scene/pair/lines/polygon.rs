//! A segment and a polygon, or a turned rectangle: whether it meets an edge or begins inside, and where it is cut off.

use super::super::kinds;
use super::super::marks::Marks;
use super::super::rows::{PairRow, RowMethod, Said, Sight, methods};
use super::clip::Clip;
use super::edged::{Case, Outline};
use super::{MEETS, at, ends_in_t, in_b, name_ends, show_inside, two};
use crate::figure::Role;
use crate::scene::readings::Truth;
use crate::scene::shared::edges::edge_name;
use crate::scene::shared::number::{in_tenths, shown};
use crate::scene::{Content, Readings, Row, Walk};
use crate::text;
use crate::words::Text;
use hantei_collision::shapes::Pair;
use hantei_collision::{
    About, Comparison, Contact, Named as _, Operator, Point, Question, SegmentPolygonMethod, SegmentTurnedMethod,
    ShapeKind,
};

pub(super) const ROW: PairRow = PairRow {
    kinds: [ShapeKind::Segment, ShapeKind::Polygon],
    start: [&[110.0, 30.0, 150.0, 290.0], &[80.0, 60.0, 320.0, 165.0, 80.0, 270.0, 160.0, 165.0]],
    letters: ["", "B"],
    methods: methods!(SegmentPolygonMethod: 1, 0, 2, 3, 4),
    names: &[],
    first_formula: "",
    told: &[("edges", "line-edges"), ("clip", "line-clip"), ("products", "line-products")],
    in_rust: ["SegmentAndPolygon { segment: a, polygon: b }", "SegmentAndPolygon"],
    values: &[],
    approximate: &["edges", "edges-and-start", "ends", "clip", "products"],
    contact,
    computed,
    meaning,
    reason,
    because,
    marks,
    near: Some(near),
    finish: Some(finish),
    pseudo_code: Some(pseudo_code),
    ..two::ROW
};

pub(super) const TURNED: PairRow = PairRow {
    kinds: [ShapeKind::Segment, ShapeKind::Turned],
    start: [&[60.0, 200.0, 340.0, 130.0], &[200.0, 165.0, 200.0, 80.0, 30.0]],
    methods: methods!(SegmentTurnedMethod: 0, 1, 2, 3, 4, 5),
    names: &[
        &["ax1", "ay1", "ax2", "ay2"],
        &["bcx", "bcy", "bw", "bh"],
        &["bc", "bs"],
        &["b1x", "b1y", "b2x", "b2y", "b3x", "b3y", "b4x", "b4y"],
    ],
    first_formula: "min(ax1, ax2) < max(b1x, b3x)",
    told: &[
        ("edges", "line-edges"),
        ("clip", "line-clip"),
        ("products", "line-products"),
        ("unturned", "line-unturned"),
    ],
    in_rust: ["SegmentAndTurned { segment: a, turned: b }", "SegmentAndTurned"],
    approximate: &["unturned"],
    ..ROW
};

/// From a corner to its number, and the size of that, stage pixels.
const BESIDE: f64 = 18.0;
const NUMBER: f64 = 17.0;

/// Whether a method has the part of A that is cut off at all edges.
fn clips(method: &str) -> bool {
    matches!(method, "clip" | "unturned")
}

/// What a question about an edge asks.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Asks {
    /// Whether A meets it.
    Meets,
    /// Whether an end of A is on its line, or between its corners then.
    On,
    /// Whether an end of it is above an end of A or below.
    Height,
    /// Where it crosses the height of an end of A.
    Crossed,
    /// Whether A runs along it.
    Parallel,
    /// On which side of it A runs then.
    Side,
    /// What it leaves of A.
    Left,
}

impl Asks {
    fn of(question: &Question) -> Self {
        let is_equal = question.operator == Operator::Equal;
        match question.left.split_once('(').map_or("", |(name, _)| name) {
            "den" if is_equal => Self::Parallel,
            "w * d1" => Self::Side,
            "enter" => Self::Left,
            "cross" | "dot" => Self::On,
            "x" => Self::Crossed,
            "" => Self::Height,
            _ => Self::Meets,
        }
    }
}

/// The name of the end of A that a question is about.
fn end_name(question: &Question) -> &'static str {
    if question.left.contains("a2") || question.right.contains("a2") { "A2" } else { "A1" }
}

/// That an end of A is on no edge is one answer for all; edges that are not at its height have no rows.
pub(super) fn prune(walk: &mut Walk) {
    if !matches!(walk.method, "edges-and-start" | "ends" | "products") {
        return;
    }
    let is_kept = |made: &Comparison| {
        let asked = walk.question(made).filter(|asked| matches!(asked.about, Some(About::EdgeOf(_))));
        asked.map(Asks::of).is_none_or(|asks| asks != Asks::Height && (asks != Asks::On || made.holds))
    };
    let mut kept: Vec<Comparison> = walk.trace.iter().filter(|made| is_kept(made)).copied().collect();
    // One is left to step to.
    if kept.is_empty() {
        kept.extend(walk.trace.last());
    }
    walk.trace = kept;
}

fn contact(pair: &Pair) -> Text {
    let case = Case::of(pair);
    match (pair.contact(), &*case.parts()) {
        (Contact::Apart, _) => text!("lines-apart", by = in_tenths(case.apart())),
        (Contact::Touching, _) => text!("lines-rect-touching"),
        (Contact::Overlapping, []) => text!("lines-reaches-in"),
        (Contact::Overlapping, [one]) => in_b(Some(*one)),
        (Contact::Overlapping, parts) => text!("lines-in-parts", count = parts.len().to_string()),
    }
}

/// The parts on the inner side of the edges, or how many edges the rays cross.
fn computed(pair: &Pair, method: &RowMethod) -> Vec<Row> {
    let case = Case::of(pair);
    let name = method.value_name();
    if clips(name) {
        return Clip::of(case.a, &case.asked(name)).rows();
    }
    if name != "ends" {
        return Vec::new();
    }
    let row = |end: &'static str, at: Point| {
        let meaning = text!("lines-row-crossed", end = end);
        let value = case.crossed(at).to_string();
        Row::new(
            None,
            Content::Computed { meaning, code: format!("crossed({})", end.to_lowercase()), from: None, value },
        )
    };
    let ends = [("A1", case.a.start), ("A2", case.a.end)];
    // The second end is asked after a miss of the first one.
    let count = if case.crossed(case.a.start) % 2 == 1 { 1 } else { 2 };
    ends.into_iter().take(count).map(|(end, at)| row(end, at)).collect()
}

fn meaning(pair: &Pair, method: &RowMethod, question: &Question) -> (Text, Option<bool>) {
    let Some(About::EdgeOf(edge)) = question.about else { return (Text::plain(question.to_string()), None) };
    let (edge, end) = (edge_name(edge, Case::of(pair).b.corners().len()), end_name(question));
    match Asks::of(question) {
        Asks::Meets if method.value_name() == "products" => (text!("lines-row-crosses", edge = edge), None),
        Asks::Meets => (text!("lines-row-meets", edge = edge), None),
        Asks::On => (text!("lines-row-end-on", end = end, edge = edge), None),
        Asks::Height => (text!("lines-row-height", end = end, edge = edge), None),
        Asks::Crossed => (text!("lines-row-ray", end = end, edge = edge), None),
        Asks::Parallel => (text!("lines-row-along", edge = edge), None),
        Asks::Side => (text!("lines-row-inner", edge = edge), Some(true)),
        Asks::Left => (text!("lines-row-left", edge = edge), Some(true)),
    }
}

fn reason(said: &Said) -> Text {
    let case = Case::of(said.pair);
    match said.method.value_name() {
        "unturned" => {
            let upright = Pair::new(case.a, case.asked("unturned"));
            match (upright.is_ok_and(|pair| pair.hits(said.border)) == said.says, said.says) {
                (true, true) => text!("lines-unturned-hit"),
                (true, false) => text!("lines-unturned-miss"),
                (false, says) => by_numbers(says),
            }
        }
        "clip" => Clip::of(case.a, &case.b).reason(said).unwrap_or_else(|| by_numbers(said.says)),
        "ends" => match case.end_in(said.border) {
            Some((end, contact)) if said.says => end_in(end, contact),
            None if !said.says && case.has_no_end_inside() => text!("lines-no-end-inside"),
            _ => by_numbers(said.says),
        },
        name => by_edges(&case, said, name != "edges"),
    }
}

/// By the edges that A meets, and by its start, if that is asked.
fn by_edges(case: &Case, said: &Said, asks_start: bool) -> Text {
    if !said.says {
        let is_clear = !case.crosses() && (!asks_start || case.contact_of(case.a.start) != Contact::Overlapping);
        return match (is_clear, case.meets(), asks_start) {
            (false, ..) => by_numbers(false),
            (true, true, true) => text!("lines-crosses-none-start"),
            (true, true, false) => text!("lines-crosses-none"),
            (true, false, true) => text!("lines-meets-none-start"),
            (true, false, false) => text!("lines-meets-none"),
        };
    }
    let last = said.walk.trace.last().and_then(|made| said.walk.question(made));
    match last.map(|asked| (asked.about, Asks::of(asked))) {
        Some((Some(About::EdgeOf(edge)), Asks::Meets)) if case.has_met(edge) => {
            text!("lines-meets-the-edge", edge = edge_name(edge, case.b.corners().len()))
        }
        Some((_, Asks::Crossed | Asks::Height | Asks::On)) if case.contact_of(case.a.start) != Contact::Apart => {
            end_in("A1", case.contact_of(case.a.start))
        }
        _ => by_numbers(true),
    }
}

fn end_in(end: &'static str, contact: Contact) -> Text {
    if contact == Contact::Touching { text!("lines-end-on-edge", end = end) } else { text!("lines-end-in", end = end) }
}

/// What a method says that rounding led astray.
fn by_numbers(says: bool) -> Text {
    if says { text!("lines-numbers-hit") } else { text!("lines-numbers-miss") }
}

fn because(pair: &Pair, method: &RowMethod) -> Text {
    let case = Case::of(pair);
    let contact = pair.contact();
    let by_edges = matches!(method.value_name(), "edges" | "edges-and-start" | "products");
    match (method.value_name(), contact) {
        ("unturned", _) if case.is_turned() => text!("lines-because-unturned"),
        ("clip" | "unturned", _) if case.outline() == Outline::Flat => text!("lines-because-flat"),
        ("clip" | "unturned", _) if case.outline() == Outline::Tangled => text!("lines-because-tangled"),
        ("clip" | "unturned", _) if case.outline() == Outline::Concave => text!("lines-because-concave"),
        ("ends", Contact::Overlapping) if case.has_both_outside() => text!("lines-because-through"),
        ("ends", Contact::Overlapping) if case.has_no_end_inside() => text!("lines-because-no-end"),
        ("edges", Contact::Overlapping) if !case.meets() => text!("lines-because-inside"),
        _ if by_edges && contact == Contact::Overlapping && !case.crosses() => text!("lines-because-no-crossing"),
        ("edges" | "edges-and-start", Contact::Touching) if case.a.start == case.a.end => {
            text!("lines-because-no-length")
        }
        ("edges" | "edges-and-start", Contact::Touching) if case.lies_along() => text!("lines-because-along-edge"),
        ("products", Contact::Touching) if case.owns_start() => text!("lines-because-start-counts"),
        ("products", Contact::Apart) if case.is_on_line() => text!("lines-because-on-line"),
        ("products", Contact::Apart) if case.has_doubled_in_line() => text!("lines-because-doubled"),
        (_, Contact::Touching) => text!("lines-because-touching"),
        _ => text!("point-rect-because-rounding"),
    }
}

/// How many edges the rays cross, where that has decided.
fn ray_sum(said: &Said, case: &Case) -> Option<Text> {
    let last = said.walk.trace.last().and_then(|made| said.walk.question(made))?;
    let [first, second] = [case.a.start, case.a.end].map(|end| case.crossed(end));
    let is_odd = |count: usize| count % 2 == 1;
    match (said.method.value_name(), said.says) {
        ("ends", false) => (!is_odd(first) && !is_odd(second)).then(|| text!("lines-sum-both-even")),
        ("edges", _) => None,
        (name, true) => {
            let count = if name == "ends" && end_name(last) == "A2" { second } else { first };
            let is_of_ray = matches!(Asks::of(last), Asks::Crossed | Asks::Height);
            (is_of_ray && is_odd(count)).then(|| text!("lines-sum-odd", count = count.to_string()))
        }
        (_, false) => (!is_odd(first)).then(|| text!("lines-sum-even", count = first.to_string())),
    }
}

/// `on the inner side of all:`. The row of an edge that is not at the height of an end has its heights.
fn finish(said: &Said, readings: &mut Readings) {
    let case = Case::of(said.pair);
    readings.sum = Some(match (clips(said.method.value_name()), said.says) {
        (true, true) => text!("lines-sum-inner"),
        (true, false) => text!("lines-sum-not-inner"),
        (false, true) => ray_sum(said, &case).unwrap_or_else(|| text!("lines-sum-found")),
        (false, false) => ray_sum(said, &case).unwrap_or_else(|| text!("lines-sum-none")),
    });
    let Some(section) = readings.sections.first_mut() else { return };
    let rows = section.rows.iter_mut().skip(said.walk.computed.len());
    for (row, question) in rows.zip(&said.walk.questions).filter(|(_, asked)| Asks::of(asked) == Asks::Height) {
        let Some(About::EdgeOf(edge)) = question.about else { continue };
        let edge = case.edge(edge);
        if let Content::Comparison { asked, left, right, truth, .. } = &mut row.content {
            let [from, to] = [edge.start.y.min(edge.end.y), edge.start.y.max(edge.end.y)].map(shown);
            *asked = format!("y {from}–{to}");
            (*left, *right) = (String::new(), String::new());
            *truth = if *truth == Truth::True { Truth::False } else { *truth };
        }
    }
}

const CLIP: &str = "for each edge:\n    if it is parallel: miss unless A is on its inner side\n    if it leads in: enter = max(enter, ua)\n    \
                    if it leads out: leave = min(leave, ua)\nhit = enter <= leave";
const UNTURNED: &str = "b = the rectangle where the angle is 0\nfor each edge of b:\n    if it is parallel: miss unless A is on its inner side\n    \
                        if it leads in: enter = max(enter, ua)\n    if it leads out: leave = min(leave, ua)\nhit = enter <= leave";

/// A method in short.
fn pseudo_code(method: &str) -> &'static str {
    match method {
        "edges" => "meets = den != 0 and 0 <= ua <= 1 and 0 <= ub <= 1\nhit = meets, at any edge",
        "edges-and-start" => {
            "meets = den != 0 and 0 <= ua <= 1 and 0 <= ub <= 1\ninside = a ray from a1 crosses an odd number of edges\n\
             hit = meets, at any edge, or inside"
        }
        "ends" => "for a1, a2:\n    if a ray from it crosses an odd number of edges: hit",
        "clip" => CLIP,
        "unturned" => UNTURNED,
        _ => {
            "crosses = d1 * d2 < 0 and d3 * d4 < 0\ninside = a ray from a1 crosses an odd number of edges\n\
             hit = crosses, at any edge, or inside"
        }
    }
}

fn marks(sight: &Sight, marks: &mut Marks) {
    let case = Case::of(sight.pair);
    let method = sight.method.map_or("", |method| method.value_name());
    name_ends(case.a, ["A1", "A2"], Role::FirstLine, if method == "clip" { ends_in_t() } else { [None, None] }, marks);
    let corners = case.b.corners();
    for place in 0..corners.len() {
        let name = Text::plain((place + 1).to_string());
        let is_inside = |at| case.contact_of(at) == Contact::Overlapping;
        marks.around((name, Role::SecondLine), corners, place, (BESIDE, NUMBER), is_inside);
    }
    if method == "unturned" {
        for (from, to) in case.asked(method).edges() {
            marks.dashed(from, to, Role::SecondLine);
        }
    }
    if let Some(About::EdgeOf(edge)) = sight.lit {
        let edge = if method == "unturned" { case.asked_edge(method, edge) } else { case.edge(edge) };
        marks.line(edge.start, edge.end, Role::LitEdge);
    }
    let parts = case.parts();
    let touched = if sight.pair.contact() == Contact::Touching { case.met() } else { Vec::new() };
    for [from, to] in parts.iter().chain(&touched).copied().filter(|[from, to]| from < to) {
        show_inside([from, to].map(|part| at(case.a, part)), marks);
    }
    if method == "clip" {
        Clip::of(case.a, &case.b).marks(sight, marks);
    }
    let ends = parts.iter().flatten().filter(|t| **t > 0.0 && **t < 1.0);
    for t in ends.chain(touched.iter().filter(|[from, to]| from == to).map(|[at, _]| at)) {
        marks.dot(at(case.a, *t), MEETS, Role::Overlap);
    }
}

/// An edge is near.
fn near(pair: &Pair, at: Point, reach: f64) -> Option<About> {
    kinds::edge_at(&Case::of(pair).b, at, reach / 2.0).map(About::EdgeOf)
}
