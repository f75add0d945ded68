//! The typed test of the scene `quad`: at work, what a judge finds out about it, and where it says inside.

use super::{QuadScene, readings, reasons};
use crate::figure::{Figure, Item, Role};
use crate::scene::shared::number::shown;
use crate::scene::shared::own::{Chosen, OWN, Own, found};
use crate::scene::{Trace, Typed, Walk};
use crate::text;
use crate::words::Text;
use hantei_collision::{
    Border, Comparison, Corner, InsideError, InsideFormula, InsideJudgement, Point, Quad, QuadAndPoint, QuadClass,
    Rect, Verdict,
};
use std::rc::Rc;

/// Where the formula is asked to paint what it says: in the middle of squares this large, stage pixels.
const SQUARE: f64 = 4.0;

/// Takes a formula, which has been checked, and chooses it.
pub(super) fn set(scene: &mut QuadScene, text: &str) {
    if let Ok(own) = Own::typed(text) {
        (scene.state.own, scene.state.method) = (own, Chosen::Own);
    }
}

/// The formula at work. Before all is placed, the questions that will be asked.
pub(super) fn walk(scene: &QuadScene) -> Walk {
    let own = &scene.state.own;
    let mut trace: Vec<Comparison> = Vec::new();
    if let (Some(quad), Some(probe)) = (scene.state.quad(), scene.state.probe) {
        own.formula().contains(&quad, probe, &mut trace);
    }
    let questions = own.questions().to_vec();
    let measures = own.formula().measures();
    let meaning = |(question, measured)| reasons::own_meaning(scene, question, measured);
    Walk { method: OWN, meanings: questions.iter().zip(measures).map(meaning).collect(), questions, trace }
}

/// What a judge says of the typed test; `None` while it is not chosen or not all judged.
pub(super) fn judgement(scene: &QuadScene) -> Option<Rc<InsideJudgement>> {
    if scene.state.method == Chosen::Own { scene.judging.judgement(&scene.state.own) } else { None }
}

/// What the judge has found, in a word: `hits`, `misses` or `wrong`.
pub(super) fn own_verdict(scene: &QuadScene) -> Option<&'static str> {
    judgement(scene).map(|judgement| found(&judgement.verdict, judgement.border))
}

/// Adds the formula, and what the judge has found once it is done, to a line of the trace.
pub(super) fn trace(scene: &QuadScene, line: Trace) -> Trace {
    if scene.state.method != Chosen::Own {
        return line;
    }
    line.answer("formula", scene.state.own.text()).answer("own", own_verdict(scene))
}

/// The case that it gets wrong which is shown, its place among all, and how many there are.
pub(super) fn example(scene: &QuadScene) -> Option<(InsideError, usize, usize)> {
    let judgement = judgement(scene)?;
    let place = scene.judging.example();
    Some((*judgement.errors.get(place)?, place, judgement.errors.len()))
}

/// What it says of such a case: not what is so.
pub(super) fn says(scene: &QuadScene, error: &InsideError) -> bool {
    scene.state.own.formula().contains(&error.quad, error.p, &mut ())
}

/// Places corners and probe where they are in the case that is shown.
pub(super) fn go_there(scene: &mut QuadScene) {
    if let Some((InsideError { quad, p, .. }, ..)) = example(scene) {
        let state = &mut scene.state;
        (state.corners, state.probe, state.kept) = (quad.corners.map(Some), Some(p), Vec::new());
        scene.probes += 1;
    }
}

/// Shows the next case, or the one before.
pub(super) fn step(scene: &QuadScene, by: isize) {
    if let Some((_, _, count)) = example(scene) {
        scene.judging.step(by, count);
    }
}

/// What the panel says of it.
pub(super) fn typed(scene: &QuadScene) -> Option<Typed> {
    if scene.state.method != Chosen::Own {
        return None;
    }
    let Some(judgement) = judgement(scene) else {
        let verdict = text!("own-judging", percent = scene.judging.percent().to_string());
        return Some(Typed { verdict, is_wrong: None, example: None });
    };
    let border = match judgement.border {
        Border::Hits => text!("own-edge-hits"),
        Border::Misses => text!("own-edge-misses"),
    };
    let class = |class: &QuadClass| Text::message(format!("own-class-{}", class.name()));
    let verdict = match &judgement.verdict {
        Verdict::Right => text!("own-quad-right", border = border),
        Verdict::Only(right) => {
            let others = QuadClass::ALL.iter().filter(|class| !right.contains(class));
            let (classes, others): (Vec<Text>, Vec<Text>) =
                (right.iter().map(class).collect(), others.map(class).collect());
            text!("own-quad-only", classes = classes, others = others, border = border)
        }
        Verdict::Wrong => text!("own-quad-wrong"),
    };
    let example = example(scene).map(|(error, place, count)| {
        let InsideError { quad, p, class: of, .. } = error;
        let at = |name: &str, point: Point| format!("{name} {},{}", shown(point.x), shown(point.y));
        let corners = Corner::ALL.into_iter().zip(quad.corners).map(|(corner, point)| at(corner.name(), point));
        let points: Vec<String> = corners.chain([at("P", p)]).collect();
        text!(
            "own-quad-example",
            place = (place + 1).to_string(),
            count = count.to_string(),
            class = class(&of),
            points = points.join("  "),
            says = if says(scene, &error) { text!("inside") } else { text!("outside") },
            contact = readings::contact_text(&quad, p)
        )
    });
    Some(Typed { verdict, is_wrong: Some(judgement.verdict != Verdict::Right), example })
}

/// Paints where the formula says inside: asked in the middle of small squares, those beside each other as one.
pub(super) fn paint(formula: &InsideFormula, quad: &Quad, figure: &mut Figure) {
    let (width, height) = figure.stage;
    let (columns, rows) = ((width / SQUARE).ceil() as usize, (height / SQUARE).ceil() as usize);
    let to_world = |x: f64, y: f64| figure.viewport.to_world(Point::new(x * SQUARE, y * SQUARE));
    let mut painted = Vec::new();
    let mut answers = Vec::new();
    for row in 0..rows {
        let y = row as f64;
        let cases: Vec<QuadAndPoint> = (0..columns)
            .map(|column| QuadAndPoint { quad: *quad, p: to_world(column as f64 + 0.5, y + 0.5) })
            .collect();
        answers.clear();
        formula.answers(&cases, &mut answers);
        let mut column = 0;
        for run in answers.chunk_by(|one, other| one == other) {
            if run[0] {
                painted.push(Rect::from_corners(
                    to_world(column as f64, y),
                    to_world((column + run.len()) as f64, y + 1.0),
                ));
            }
            column += run.len();
        }
    }
    figure.push(Item::Rects { rects: painted, role: Role::Painted });
}
