//! What the scene `quad` says in the panel.

use super::advice::{advice, disagreement};
use super::points::{Way, Which};
use super::y_direction::YDirection;
use super::{ACTION_REVERSE, ACTION_UNTANGLE, QuadScene};
use super::{own, reasons};
use crate::scene::shared::number::{shown, tidy};
use crate::scene::shared::own::{Chosen, OWN};
use crate::scene::shared::truth;
use crate::scene::{Content, Line, Look, MethodRow, Readings, Row, Scene as _, Section};
use crate::text;
use crate::words::Text;
use hantei_collision::{
    About, Corner, Diagnosis, EDGE_NAMES, Flaw, InsideMethod, Operator, Point, Quad, QuadContact, Question, Rect,
    Shape, Turn, Winding, diagnose, orientation, quad_contact, side,
};

/// What `crossings` compares while the ray crosses no more than two edges: for more the rows stand closer.
const MOST_COMPARED: usize = 10;

pub(super) fn readings(scene: &QuadScene, look: &Look) -> Readings {
    let state = &scene.state;
    let (quad, probe, y) = (state.quad(), state.probe, state.y);
    let row = |&each: &InsideMethod| {
        let verdict = scene.says(each);
        MethodRow {
            name: each.name(),
            source: source(each, y),
            says: verdict.map_or(Text::plain(""), truth),
            verdict,
            is_wrong: verdict != scene.should_say(each),
            chosen: state.method == Chosen::BuiltIn(each),
        }
    };
    let is_own = state.method == Chosen::Own;
    let own_row = || {
        let verdict = scene.says(Chosen::Own).filter(|_| is_own);
        MethodRow {
            name: OWN,
            source: text!("source-own"),
            says: verdict.map_or(Text::plain(""), truth),
            verdict,
            is_wrong: is_own && verdict != scene.should_say(Chosen::Own),
            chosen: is_own,
        }
    };
    let says = scene.says(state.method);
    let headline = match (says, state.next_corner()) {
        (Some(inside), _) => verdict(inside),
        (None, Some(corner)) => text!("place-corner", corner = corner.name()),
        (None, None) => text!("place-probe"),
    };
    let so = scene.should_say(state.method);
    let mut readings = Readings {
        methods: InsideMethod::ALL.iter().map(row).chain([own_row()]).collect(),
        typed: own::typed(scene),
        reason: reasons::reason(scene),
        truth: so.filter(|_| so != says).map(|so| if so { text!("inside") } else { text!("outside") }),
        ..Readings::headline(headline, says)
    };
    readings.facts.push(match (quad, probe) {
        (Some(quad), Some(probe)) => contact_text(&quad, probe),
        (None, Some(_)) => text!("probe-waits"),
        (_, None) => text!("probe-not-placed"),
    });
    let walk = scene.walk();
    let code = walk.as_ref().and_then(|walk| walk.code(look.step, code(state.method, &walk.questions)));
    readings.sections.extend(walk.as_ref().map(|walk| Section { room: MOST_COMPARED, ..walk.comparisons() }));
    readings.sections.extend(code);
    if let Some(quad) = quad {
        let diagnosis = diagnose(&quad);
        readings.facts.push(diagnosis_text(diagnosis, y));
        readings.remedy = match (diagnosis.shape, diagnosis.winding) {
            (Shape::Crossed, _) => Some(ACTION_UNTANGLE),
            (_, Some(Winding::CounterClockwise)) => Some(ACTION_REVERSE),
            _ => None,
        };
        readings.notes.extend(advice(diagnosis, y));
        readings.notes.extend(disagreement(scene, &quad, diagnosis));
        readings.notes.extend(y.is_up().then(|| text!("note-up")));
        if let Some(probe) = probe {
            let title = if y.is_up() { text!("sides-up") } else { text!("sides") };
            readings.sections.push(Section::new(title, sides(&quad, probe, y)));
        }
    } else {
        let placed = Corner::ALL.into_iter().filter(|&corner| state.point(Which::Corner(corner)).is_some());
        readings.facts.push(text!("corners-placed", count = placed.count()));
    }
    if !state.kept.is_empty() {
        readings.sections.push(Section::new(text!("kept-probes"), kept(scene)));
    }
    readings
}

/// Each probe that is kept, and what the chosen method says of it.
fn kept(scene: &QuadScene) -> Vec<Row> {
    let row = |(i, (at, inside)): (usize, (Point, Option<bool>))| {
        let what = Text::plain(format!("{}  ({}, {})", i + 1, shown(tidy(at.x)), shown(tidy(at.y))));
        let meaning = inside.map_or(Text::plain(""), truth);
        Row::new(None, Content::Fact { what, meaning, verdict: inside == Some(true) })
    };
    scene.kept().into_iter().enumerate().map(row).collect()
}

/// Where a method comes from.
fn source(method: InsideMethod, y: YDirection) -> Text {
    match method {
        InsideMethod::RightOfAll if y.is_up() => text!("source-left-up"),
        InsideMethod::RightOfAll => Text::plain("WPF"),
        InsideMethod::SameSide => text!("source-any-winding"),
        InsideMethod::Crossings => text!("source-even-odd"),
    }
}

/// What a method says of the probe, as the WPF program does, and as a person would.
pub(super) fn verdict(inside: bool) -> Text {
    if inside { text!("verdict-inside") } else { text!("verdict-outside") }
}

/// The method as it is written.
fn code(method: Way, questions: &[Question]) -> Vec<Line> {
    let Chosen::BuiltIn(method) = method else { return Line::of_all(questions) };
    let begin = |i: usize, asked: &Question| match (method, asked.about, asked.operator) {
        (InsideMethod::RightOfAll | InsideMethod::SameSide, ..) => match i {
            0 => "inside if ",
            4 => "or if     ",
            _ => "      and ",
        },
        (InsideMethod::Crossings, Some(About::Corner(_)), _) => "below:     ",
        (InsideMethod::Crossings, _, Operator::Equal) => "on edge if ",
        (InsideMethod::Crossings, _, Operator::AtMost) => "  and     ",
        (InsideMethod::Crossings, ..) => "crossed if ",
    };
    let line = |(i, asked)| Line { text: Text::plain(format!("{}{asked}", begin(i, asked))), asks: Some(i) };
    questions.iter().enumerate().map(line).collect()
}

pub(super) fn contact_text(quad: &Quad, probe: Point) -> Text {
    match quad_contact(quad, probe) {
        QuadContact::Outside => text!("contact-outside"),
        QuadContact::Inside => text!("contact-inside"),
        QuadContact::OnEdge => {
            let at_corner = Corner::ALL.into_iter().find(|&corner| quad.corners[corner as usize] == probe);
            let on_edge = quad.edges().into_iter().zip(EDGE_NAMES).find(|&((a, b), _)| {
                orientation(a, b, probe) == Turn::Straight && Rect::from_corners(a, b).contains(probe)
            });
            match (at_corner, on_edge) {
                (Some(corner), _) => text!("contact-on-corner", corner = corner.name()),
                (None, edge) => text!("contact-on-edge", edge = edge.map_or("", |(_, edge)| edge)),
            }
        }
    }
}

fn diagnosis_text(Diagnosis { shape, winding }: Diagnosis, y: YDirection) -> Text {
    let shape = match shape {
        Shape::Convex => text!("convex"),
        Shape::Concave(corner) => text!("concave", corner = corner.name()),
        Shape::Crossed => text!("crossed"),
        Shape::Degenerate(Flaw::OnOneLine) => text!("degenerate-line"),
        Shape::Degenerate(Flaw::Repeated(p, q)) => text!("degenerate-repeated", first = p.name(), second = q.name()),
        Shape::Degenerate(Flaw::NoTurn(corner)) => text!("degenerate-no-turn", corner = corner.name()),
    };
    match winding.map(|winding| y.winding(winding)) {
        Some(Winding::Clockwise) => text!("wound-clockwise", shape = shape),
        Some(Winding::CounterClockwise) => text!("wound-counter-clockwise", shape = shape),
        None => shape,
    }
}

/// For each edge its side value, in words and written out.
fn sides(quad: &Quad, probe: Point, y: YDirection) -> Vec<Row> {
    let row = |((corner, name), (a, b)): ((Corner, &'static str), (Point, Point))| {
        let value = side(a, b, probe);
        let factors = [b.x - a.x, probe.y - a.y, b.y - a.y, probe.x - a.x].map(|factor| {
            let (factor, text) = (tidy(factor), shown(tidy(factor)));
            if factor < 0.0 { format!("({text})") } else { text }
        });
        let [abx, apy, aby, apx] = factors;
        let content = Content::Side {
            what: format!("{name} × {}P", corner.name()),
            value: shown(tidy(value)),
            meaning: match y.turn(value) {
                Turn::Right => text!("right-of-edge-short", edge = name),
                Turn::Straight => text!("on-edge-short", edge = name),
                Turn::Left => text!("left-of-edge-short", edge = name),
            },
            formula: format!("{abx}·{apy} − {aby}·{apx}"),
            distance: match a.distance(b) {
                0.0 => text!("no-edge"),
                length => Text::plain(format!("{} px", shown((value / length * 10.0).round() / 10.0))),
            },
        };
        Row::new(Some(About::Edge(corner)), content)
    };
    Corner::ALL.into_iter().zip(EDGE_NAMES).zip(quad.edges()).map(row).collect()
}
