//! The panel's texts for the scene `quad`.

use super::advice::{advice, disagreement};
use super::points::WhichPoint;
use super::{ACTION_REVERSE, ACTION_UNTANGLE, method};
use crate::figure::Pictogram;
use crate::scene::pair::PairScene;
use crate::scene::shared::number::{shown, tidy};
use crate::scene::shared::tested::TestScene as _;
use crate::scene::shared::truth;
use crate::scene::shared::y_direction::YDirection;
use crate::scene::{Content, Look, Readings, Row, Scene as _, Section, Truth};
use crate::text;
use crate::words::Text;
use hantei_collision::{
    About, Contact, Corner, Diagnosis, EDGE_NAMES, Flaw, InsideMethod, Point, Quad, Question, Shape, Turn, Winding,
    diagnose, side,
};

pub(super) fn readings(scene: &PairScene, look: &Look) -> Readings {
    let state = &scene.state.placed;
    let (quad, probe, y) = (state.quad(), state.probe, state.y);
    let blank = || {
        let headline = match state.next_corner() {
            Some(corner) => text!("place-corner", corner = corner.name()),
            None => text!("place-probe"),
        };
        let comparisons = scene.walk().map(|walk| walk.comparisons());
        let readings = Readings::headline(headline, None);
        Readings {
            methods: scene.method_rows(),
            typed: scene.typed(),
            sections: comparisons.into_iter().collect(),
            reason: (quad.is_none() && probe.is_none()).then(|| text!("quad-begins")),
            ..readings
        }
    };
    let mut readings = scene.test_readings(look.step).unwrap_or_else(blank);
    for row in &mut readings.methods {
        row.says = row.verdict.map_or_else(|| row.says.clone(), truth);
    }
    if let Some(comparisons) = readings.sections.first_mut() {
        comparisons.rows = same_side(scene).unwrap_or_else(|| std::mem::take(&mut comparisons.rows));
    }
    readings.word = readings.verdict.map(truth);
    let is_on_edge = scene.shapes().is_some_and(|pair| pair.contact() == Contact::Touching);
    // A test that has to be like another one has no pictogram.
    let is_of_inside = readings.picture != Pictogram::None;
    readings.picture = match readings.verdict.filter(|_| is_of_inside) {
        None => Pictogram::None,
        Some(_) if is_on_edge => Pictogram::OnEdge,
        Some(true) => Pictogram::Inside,
        Some(false) => Pictogram::Outside,
    };
    if is_on_edge && is_of_inside && readings.truth.is_none() {
        readings.headline = text!("verdict-on-edge");
    }
    match (quad, probe) {
        (Some(_), Some(_)) => {}
        (None, Some(_)) => readings.facts.push(text!("probe-waits")),
        (_, None) => readings.facts.push(text!("probe-not-placed")),
    }
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
        let placed = Corner::ALL.into_iter().filter(|&corner| state.point(WhichPoint::Corner(corner)).is_some());
        readings.facts.push(text!("corners-placed", count = placed.count()));
    }
    if !state.kept.is_empty() {
        readings.sections.push(Section::new(text!("kept-probes"), kept(scene)));
    }
    readings
}

fn kept(scene: &PairScene) -> Vec<Row> {
    let row = |(i, (at, inside)): (usize, (Point, Option<bool>))| {
        let what = Text::plain(format!("{}  ({}, {})", i + 1, shown(tidy(at.x)), shown(tidy(at.y))));
        let meaning = inside.map_or(Text::plain(""), truth);
        Row::new(None, Content::Fact { what, meaning, verdict: inside == Some(true) })
    };
    scene.kept_said().into_iter().enumerate().map(row).collect()
}

pub(super) fn diagnosis_text(Diagnosis { shape, winding }: Diagnosis, y: YDirection) -> Text {
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

/// The comparisons of `same-side`, one row for each edge: it asks twice for each, once for either side.
fn same_side(scene: &PairScene) -> Option<Vec<Row>> {
    let (quad, probe) = (scene.state.placed.quad()?, scene.state.placed.probe?);
    let walk = scene.walk().filter(|_| method(scene) == Some(InsideMethod::SameSide))?;
    let about = |corner| walk.questions.iter().filter(move |question| question.about == Some(About::Edge(corner)));
    let head = |question: &Question| text!("all-of-sign", sign = format!("{} 0", question.operator.symbol()));
    let heads: Vec<Text> = about(Corner::A).map(head).collect();
    let columns = Content::Columns { what: text!("which-side"), heads: heads.try_into().ok()? };
    let y = scene.state.placed.y;
    let row = |((corner, name), (a, b)): ((Corner, &'static str), (Point, Point))| {
        let (value, length) = (side(a, b, probe), a.distance(b));
        let down = if y.is_up() { -1.0 } else { 1.0 };
        let truth = |question| walk.made(question).map_or(Truth::NotReached, |made| made.holds.into());
        let truths: Vec<Truth> = about(corner).map(truth).collect();
        let content = Content::Sided {
            direction: (length > 0.0).then(|| ((b.x - a.x) / length, (b.y - a.y) / length * down)),
            turn: y.turn(value),
            meaning: side_text(name, y.turn(value)),
            what: format!("{name} × {}P", corner.name()),
            value: shown(tidy(value)),
            truths: truths.try_into().ok()?,
        };
        Some(Row::new(Some(About::Edge(corner)), content))
    };
    let edges = Corner::ALL.into_iter().zip(EDGE_NAMES).zip(quad.edges());
    std::iter::once(Some(Row::new(None, columns))).chain(edges.map(row)).collect()
}

fn side_text(edge: &'static str, turn: Turn) -> Text {
    match turn {
        Turn::Right => text!("right-of-edge-short", edge = edge),
        Turn::Straight => text!("on-edge-short", edge = edge),
        Turn::Left => text!("left-of-edge-short", edge = edge),
    }
}

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
            meaning: side_text(name, y.turn(value)),
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
