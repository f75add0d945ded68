//! What is said of a quadrilateral and a point: of each comparison, and why a method says what it says.

use super::edges::is_on;
use super::ray::Ray;
use super::regions;
use crate::scene::pair::extras::Spoken;
use crate::scene::pair::kinds::in_code;
use crate::scene::pair::rows::{RowMethod, Said};
use crate::scene::shared::number::shown;
use crate::scene::shared::own::Own;
use crate::scene::shared::subject::RustCase;
use crate::scene::shared::trial::{Chosen, Judged as _, Trial};
use crate::scene::shared::truth;
use crate::scene::shared::y_direction::YDirection;
use crate::scene::{CodeLine, Trace, Walk, trace};
use crate::text;
use crate::words::Text;
use hantei_collision::shapes::Pair;
use hantei_collision::{
    About, Axis, Border, BorderRule, Corner, Diagnosis, EDGE_NAMES, Form, Method as _, Operator, Point, Quad,
    QuadAndPoint, QuadContact, Question, Shape, Turn, Winding, diagnose, quad_contact, side,
};
use hantei_judge::{Measure, QuadClass};

pub(super) const SPOKEN: Spoken = Spoken { meaning, because, pseudo_code, example, as_rust, border_rule };

/// The quadrilateral and P.
pub(super) fn case(pair: &Pair) -> QuadAndPoint {
    QuadAndPoint::try_from(pair).expect("the kinds of the row")
}

/// A method at work on a pair, as it is seen where y grows down.
pub(super) fn by(pair: &Pair, method: RowMethod) -> Trial<RowMethod> {
    Trial::new(case(pair).into(), method, BorderRule::AsWritten)
}

fn border_rule(border: Border) -> Text {
    match border {
        Border::Hits => text!("code-on-edge-hits"),
        Border::Misses | Border::Half => text!("code-on-edge-misses"),
    }
}

pub(super) fn meaning(trial: &Trial<RowMethod>, question: &Question) -> (Text, Option<bool>) {
    let y = trial.seen;
    let right = Turn::Right == y.turn(1.0);
    let form = match &trial.chosen {
        Chosen::Own(own) => {
            let measured = own.formula().measures().get(question.id).copied().flatten();
            let state = measured.and_then(|(measure, operator)| state(measure, operator, y));
            let as_written = || Text::plain(question.to_string());
            return (state.unwrap_or_else(as_written), own.formula().speaks_for(question.id));
        }
        Chosen::BuiltIn(method) => method.form(),
    };
    match (form, question.about, question.operator) {
        (Form::Crossings, Some(About::Corner(corner)), _) => {
            let corner = corner.name();
            let state =
                if right { text!("corner-below", corner = corner) } else { text!("corner-above", corner = corner) };
            (state, None)
        }
        (Form::Crossings, about, Operator::Equal) => (text!("on-line", edge = edge(about)), None),
        (Form::Crossings, about, Operator::AtMost) => (text!("between-ends", edge = edge(about)), None),
        (Form::Crossings, about, _) => (text!("ray-crosses", edge = edge(about)), None),
        (_, about, Operator::Greater | Operator::AtLeast) => (short_side(edge(about), right), Some(true)),
        (_, about, _) => (short_side(edge(about), !right), Some(true)),
    }
}

pub(super) fn reason(said: &Said) -> Text {
    match Why::of(said) {
        Why::AllOn { right: true } => text!("reason-right-of-all"),
        Why::AllOn { right: false } => text!("reason-left-of-all"),
        Why::NotOn { edge, right } => text!("reason-not-on-side", state = on_side(edge, right)),
        Why::BothSides => text!("reason-not-one-side"),
        Why::OnEdge(edge) => text!("reason-on-edge", edge = edge),
        Why::Crossings(count) if count % 2 == 1 => text!("reason-odd", count = count),
        Why::Crossings(count) => text!("reason-even", count = count),
    }
}

pub(super) fn because(trial: &Trial<RowMethod>, method: RowMethod) -> Text {
    let (QuadAndPoint { quad, p: probe }, y) = (case(&trial.shapes), trial.seen);
    let (Diagnosis { shape, winding }, is_up) = (diagnose(&quad), y.is_up());
    let is_turned = winding == Some(Winding::CounterClockwise);
    match shape {
        Shape::Crossed => text!("because-crossed"),
        Shape::Degenerate(_) => text!("because-degenerate"),
        _ if is_turned && method.form() == Form::All => {
            if is_up {
                text!("because-winding-up")
            } else {
                text!("because-winding")
            }
        }
        Shape::Concave(corner) => {
            let inner = if is_turned { -1.0 } else { 1.0 };
            let mut edges = quad.edges().into_iter().zip(EDGE_NAMES);
            let lost = edges.find(|((a, b), _)| side(*a, *b, probe) * inner <= 0.0);
            let (corner, edge) = (corner.name(), lost.map_or(EDGE_NAMES[0], |(_, name)| name));
            if is_turned == is_up {
                text!("because-concave", corner = corner, edge = edge)
            } else {
                text!("because-concave-right", corner = corner, edge = edge)
            }
        }
        Shape::Convex => text!("because-rounding"),
    }
}

fn pseudo_code(_: &Pair, method: RowMethod, questions: &[Question]) -> Vec<CodeLine> {
    let begin = |i: usize, asked: &Question| match (method.form(), asked.about, asked.operator) {
        (Form::Crossings, Some(About::Corner(_)), _) => "below:     ",
        (Form::Crossings, _, Operator::Equal) => "on edge if ",
        (Form::Crossings, _, Operator::AtMost) => "  and     ",
        (Form::Crossings, ..) => "crossed if ",
        _ if i == 0 => "inside if ",
        _ if i == Corner::ALL.len() => "or if     ",
        _ => "      and ",
    };
    let line = |(i, asked)| CodeLine { text: Text::plain(format!("{}{asked}", begin(i, asked))), asks: Some(i) };
    questions.iter().enumerate().map(line).collect()
}

fn example(pair: &Pair, says: bool, own: &Own<Pair<'static>>, [place, count]: [usize; 2]) -> Text {
    let QuadAndPoint { quad, p } = case(pair);
    let at = |name: &str, point: Point| format!("{name} {},{}", shown(point.x), shown(point.y));
    let corners = Corner::ALL.into_iter().zip(quad.corners).map(|(corner, point)| at(corner.name(), point));
    let points = corners.chain([at("P", p)]).collect::<Vec<_>>().join("  ");
    let (place, count, class) = ((place + 1).to_string(), count.to_string(), class(&QuadClass::of(&quad)));
    if own.wanted().is_some() {
        let (says, so) = (truth(says), truth(!says));
        return text!(
            "own-quad-wanted-example",
            place = place,
            count = count,
            class = class,
            points = points,
            says = says,
            so = so
        );
    }
    let (says, contact) = (if says { text!("inside") } else { text!("outside") }, contact_text(&quad, p));
    text!(
        "own-quad-example",
        place = place,
        count = count,
        class = class,
        points = points,
        says = says,
        contact = contact
    )
}

pub(super) fn trace(pair: &Pair, line: Trace) -> Trace {
    let QuadAndPoint { quad, p } = case(pair);
    let sides = quad.edges().map(|(a, b)| trace::number(side(a, b, p)));
    line.detail("quad", quad.corners.map(|corner| trace::point(Some(corner))).to_vec())
        .detail("probe", trace::point(Some(p)))
        .detail("sides", sides.to_vec())
}

fn as_rust(pair: &Pair) -> RustCase {
    let QuadAndPoint { quad, p } = case(pair);
    let lets = vec![
        format!("let quad = Quad::new({});", quad.corners.map(in_code).join(", ")),
        format!("let probe = {};", in_code(p)),
    ];
    let uses = vec!["Point", "Quad"];
    RustCase { uses, formula: "InsideFormula".into(), lets, call: "contains(&quad, probe", read_for: None }
}

pub(super) fn class(class: &QuadClass) -> Text {
    Text::message(format!("own-class-{}", class.name()))
}

pub(super) fn contact_text(quad: &Quad, probe: Point) -> Text {
    match quad_contact(quad, probe) {
        QuadContact::Outside => text!("contact-outside"),
        QuadContact::Inside => text!("contact-inside"),
        QuadContact::OnEdge => {
            let at_corner = Corner::ALL.into_iter().find(|&corner| quad.corners[corner as usize] == probe);
            let on_edge = quad.edges().into_iter().zip(EDGE_NAMES).find(|&(edge, _)| is_on(edge, probe));
            match (at_corner, on_edge) {
                (Some(corner), _) => text!("contact-on-corner", corner = corner.name()),
                (None, edge) => text!("contact-on-edge", edge = edge.map_or("", |(_, edge)| edge)),
            }
        }
    }
}

/// The state in which a measure compares in this way with 0, as it is seen.
fn state(measure: Measure, operator: Operator, y: YDirection) -> Option<Text> {
    // Right of an edge, or right of P or below it.
    let is_more = match operator {
        Operator::Greater | Operator::AtLeast => true,
        Operator::Less | Operator::AtMost => false,
        Operator::Equal => {
            return Some(match measure {
                Measure::Side(corner) => text!("on-line", edge = EDGE_NAMES[corner as usize]),
                Measure::From(corner, axis) => text!("corner-at", corner = corner.name(), axis = axis.name()),
            });
        }
        Operator::NotEqual => return None,
    };
    let may_be_equal = operator.holds(0.0, 0.0);
    Some(match measure {
        Measure::Side(corner) => {
            let edge = EDGE_NAMES[corner as usize];
            match (is_more != y.is_up(), may_be_equal) {
                (right, false) => on_side(edge, right),
                (true, true) => text!("right-of-edge-or-on", edge = edge),
                (false, true) => text!("left-of-edge-or-on", edge = edge),
            }
        }
        Measure::From(corner, Axis::X) => {
            let corner = corner.name();
            match (is_more, may_be_equal) {
                (true, false) => text!("corner-right", corner = corner),
                (true, true) => text!("corner-right-or-at", corner = corner),
                (false, false) => text!("corner-left", corner = corner),
                (false, true) => text!("corner-left-or-at", corner = corner),
            }
        }
        Measure::From(corner, Axis::Y | Axis::Z) => {
            let corner = corner.name();
            match (is_more != y.is_up(), may_be_equal) {
                (true, false) => text!("corner-below", corner = corner),
                (true, true) => text!("corner-below-or-at", corner = corner),
                (false, false) => text!("corner-above", corner = corner),
                (false, true) => text!("corner-above-or-at", corner = corner),
            }
        }
    })
}

fn on_side(edge: &'static str, right: bool) -> Text {
    if right { text!("right-of-edge", edge = edge) } else { text!("left-of-edge", edge = edge) }
}

/// The side of an edge in short, for a row.
fn short_side(edge: &'static str, right: bool) -> Text {
    if right { text!("right-of-edge-short", edge = edge) } else { text!("left-of-edge-short", edge = edge) }
}

fn edge(about: Option<About>) -> &'static str {
    match about {
        Some(About::Edge(corner)) => EDGE_NAMES[corner as usize],
        _ => "",
    }
}

/// The reason for a method's answer, from its comparisons. Sides are as they are seen.
enum Why {
    /// P is right or left of all edges.
    AllOn { right: bool },
    /// P is not on the side of this edge that is needed.
    NotOn { edge: &'static str, right: bool },
    /// P is right of one edge and left of another.
    BothSides,
    /// P lies on this edge.
    OnEdge(&'static str),
    /// The ray crosses this many edges.
    Crossings(usize),
}

impl Why {
    fn of(said: &Said) -> Self {
        let right = Turn::Right == said.seen.turn(1.0);
        match (said.method.form(), said.says) {
            (Form::Crossings, _) => crossings(said.walk),
            (Form::EitherFour, true) => Self::AllOn { right: right == (said.walk.trace.len() <= Corner::ALL.len()) },
            (Form::EitherFour, false) => not_one_side(&case(said.pair), said.seen),
            (_, true) => Self::AllOn { right },
            (_, false) => {
                let failed = said.walk.trace.last().and_then(|made| said.walk.question(made));
                Self::NotOn { edge: edge(failed.and_then(|failed| failed.about)), right }
            }
        }
    }
}

/// The method's progress at a step, before its answer. `is_gone`: nothing remains.
pub(super) fn progress(trial: &Trial<RowMethod>, step: usize, is_gone: bool) -> Option<Text> {
    let (walk, method) = (trial.walk(), trial.built_in()?);
    if !(1..walk.trace.len()).contains(&step) {
        return None;
    }
    if method.form() == Form::Crossings {
        let crossed = Ray::of(&walk, step).map_or(0, |found| found.crossed.len());
        return Some(text!("stage-so-far", count = crossed));
    }
    let (asked, all) = regions::asked(&walk, step)?;
    let (asked, all) = (asked.to_string(), all.to_string());
    Some(if is_gone {
        text!("stage-nothing-remains", asked = asked, all = all)
    } else {
        text!("stage-remains", asked = asked, all = all)
    })
}

/// The number of crossings, or the edge on which the point lies.
fn crossings(walk: &Walk) -> Why {
    let is_between = |question: &&Question| question.operator == Operator::AtMost;
    let held = walk.trace.iter().filter(|made| made.holds);
    let on_edge = held.filter_map(|made| walk.question(made)).find(is_between);
    match on_edge {
        Some(question) => Why::OnEdge(edge(question.about)),
        None => Why::Crossings(Ray::of(walk, 0).map_or(0, |found| found.crossed.len())),
    }
}

/// Why a point is not on one side of all edges: it is on both sides, or on no side of an edge.
fn not_one_side(QuadAndPoint { quad, p }: &QuadAndPoint, y: YDirection) -> Why {
    let turns = quad.edges().map(|(a, b)| y.turn(side(a, b, *p)));
    let [right, left, straight] = [Turn::Right, Turn::Left, Turn::Straight]
        .map(|turn| turns.iter().position(|&it| it == turn).map(|place| EDGE_NAMES[place]));
    match (right, left, straight) {
        (_, left, Some(edge)) if right.is_none() || left.is_none() => Why::NotOn { edge, right: left.is_none() },
        _ => Why::BothSides,
    }
}
