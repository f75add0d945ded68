//! What the scene `quad` says in the panel.

use super::advice::{advice, disagreement};
use super::points::Which;
use super::y_direction::YDirection;
use super::{ACTION_REVERSE, ACTION_UNTANGLE, QuadScene};
use crate::collision::{
    About, Diagnosis, EDGE_NAMES, Flaw, InsideMethod, Operator, QuadContact, Question, Shape, Turn, Winding, diagnose,
    orientation, quad_contact, side,
};
use crate::geometry::{Corner, Point, Quad, Rect};
use crate::scene::shared::number::{shown, tidy};
use crate::scene::{Content, Line, Look, MethodRow, Readings, Row, Scene as _, Section};

pub(super) fn readings(scene: &QuadScene, look: &Look) -> Readings {
    let state = &scene.state;
    let (quad, probe, y) = (state.quad(), state.probe, state.y);
    let row = |&each: &InsideMethod| {
        let verdict = scene.says(each);
        let says = verdict.map_or(String::new(), |inside| inside.to_string());
        MethodRow { name: each.name(), source: each.source(), says, verdict, chosen: each == state.method }
    };
    let verdict = scene.says(state.method);
    let headline = match (verdict, state.next_corner()) {
        (Some(inside), _) => inside.to_string(),
        (None, Some(corner)) => format!("Click to place {}", corner.name()),
        (None, None) => "Click to place P".into(),
    };
    let mut readings =
        Readings { methods: InsideMethod::ALL.iter().map(row).collect(), ..Readings::headline(headline, verdict) };
    readings.facts.push(match (quad, probe) {
        (Some(quad), Some(probe)) => contact_text(&quad, probe),
        (None, Some(_)) => "P waits for the corners".into(),
        (_, None) => "P is not placed yet".into(),
    });
    let walk = scene.walk();
    // The code of a step comes first: it is what one is looking at then.
    let code = walk.as_ref().and_then(|walk| walk.code(look.step, code(state.method, &walk.questions)));
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
        if let Some(probe) = probe {
            let title = if y.is_up() { "Sides, y up: above 0 is left" } else { "Sides" };
            readings.sections.push(Section::new(title, sides(&quad, probe, y)));
        }
    } else {
        let placed = Corner::ALL.into_iter().filter(|&corner| state.point(Which::Corner(corner)).is_some());
        readings.facts.push(format!("{} of 4 corners placed", placed.count()));
    }
    if !state.kept.is_empty() {
        readings.sections.push(Section::new("Probes that are kept", kept(scene)));
    }
    readings.sections.extend(walk.map(|walk| walk.comparisons()));
    readings
}

/// Each probe that is kept, and what the chosen method says of it.
fn kept(scene: &QuadScene) -> Vec<Row> {
    let row = |(i, (at, inside)): (usize, (Point, Option<bool>))| {
        let what = format!("{}  ({}, {})", i + 1, shown(tidy(at.x)), shown(tidy(at.y)));
        let meaning = match inside {
            Some(true) => "true",
            Some(false) => "false",
            None => "",
        };
        Row::new(None, Content::Fact { what, meaning, verdict: inside == Some(true) })
    };
    scene.kept().into_iter().enumerate().map(row).collect()
}

/// The method as it is written.
fn code(method: InsideMethod, questions: &[Question]) -> Vec<Line> {
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
    let line = |(i, asked)| Line { text: format!("{}{asked}", begin(i, asked)), asks: Some(i) };
    questions.iter().enumerate().map(line).collect()
}

pub(super) fn contact_text(quad: &Quad, probe: Point) -> String {
    match quad_contact(quad, probe) {
        QuadContact::Outside => "P is outside".into(),
        QuadContact::Inside => "P is inside".into(),
        QuadContact::OnEdge => {
            let at_corner = Corner::ALL.into_iter().find(|&corner| quad.corners[corner as usize] == probe);
            let on_edge = quad.edges().into_iter().zip(EDGE_NAMES).find(|&((a, b), _)| {
                orientation(a, b, probe) == Turn::Straight && Rect::from_corners(a, b).contains(probe)
            });
            match (at_corner, on_edge) {
                (Some(corner), _) => format!("P is on corner {}", corner.name()),
                (None, Some((_, edge))) => format!("P is on edge {edge}"),
                (None, None) => "P is on an edge".into(),
            }
        }
    }
}

fn diagnosis_text(Diagnosis { shape, winding }: Diagnosis, y: YDirection) -> String {
    let shape = match shape {
        Shape::Convex => "convex".into(),
        Shape::Concave(corner) => format!("concave at {}", corner.name()),
        Shape::Crossed => "crossed".into(),
        Shape::Degenerate(Flaw::OnOneLine) => "degenerate: all corners on one line".into(),
        Shape::Degenerate(Flaw::Repeated(p, q)) => {
            format!("degenerate: {} and {} are the same point", p.name(), q.name())
        }
        Shape::Degenerate(Flaw::NoTurn(corner)) => format!("degenerate: no turn at {}", corner.name()),
    };
    match winding {
        Some(winding) => format!("{}, {shape}", y.winding(winding).name()),
        None => shape,
    }
}

/// For each edge its side value, in words and written out.
fn sides(quad: &Quad, probe: Point, y: YDirection) -> Vec<Row> {
    let row = |((corner, name), (a, b)): ((Corner, &str), (Point, Point))| {
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
                Turn::Right => format!("right of {name}"),
                Turn::Straight => format!("on {name}"),
                Turn::Left => format!("left of {name}"),
            },
            formula: format!("{abx}·{apy} − {aby}·{apx}"),
            distance: match a.distance(b) {
                0.0 => "no edge".into(),
                length => format!("{} px", shown((value / length * 10.0).round() / 10.0)),
            },
        };
        Row::new(Some(About::Edge(corner)), content)
    };
    Corner::ALL.into_iter().zip(EDGE_NAMES).zip(quad.edges()).map(row).collect()
}
