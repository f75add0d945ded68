//! The answers of a quadrilateral and a point for goals; `None` while something is not placed.

use super::ray::Ray;
use crate::scene::Judged as _;
use crate::scene::answer::SceneAnswers;
use crate::scene::pair::PairScene;
use crate::scene::shared::tested::TestScene as _;
use hantei_collision::{Corner, EDGE_NAMES, InsideMethod, Shape, diagnose, side};

pub(super) fn answers(scene: &PairScene) -> SceneAnswers {
    let placed = &scene.state.placed;
    let (quad, probe) = (placed.quad(), placed.probe);
    let diagnosis = quad.as_ref().map(diagnose);
    let shape = |shape| match shape {
        Shape::Convex => "convex",
        Shape::Concave(_) => "concave",
        Shape::Crossed => "crossed",
        Shape::Degenerate(_) => "degenerate",
    };
    // On an edge the method needs no ray.
    let by_ray = scene.trial_by(Some(scene.methods()[InsideMethod::Crossings as usize])).map(|trial| trial.walk());
    let crossings = by_ray.and_then(|walk| Ray::of(&walk, 0).map(|found| found.crossed.len()));
    let mut answers = scene
        .test_answers()
        .with_placed("crossings", crossings)
        .with("placed", placed.corners.iter().flatten().count())
        .with_point("P.", probe);
    for (corner, at) in Corner::ALL.iter().zip(placed.corners) {
        answers = answers.with_point(&format!("{}.", corner.name()), at);
    }
    for (place, edge) in EDGE_NAMES.iter().enumerate() {
        let on = |(quad, p): (hantei_collision::Quad, _)| side(quad.edges()[place].0, quad.edges()[place].1, p);
        answers = answers.with_placed(format!("side.{edge}"), quad.zip(probe).map(on));
    }
    let winding =
        |of: &hantei_collision::Diagnosis| of.winding.map_or("none", |winding| placed.y.winding(winding).name());
    answers
        .with_placed("shape", diagnosis.as_ref().map(|of| shape(of.shape)))
        .with_placed("winding", diagnosis.as_ref().map(winding))
        .with("up", placed.y.name())
}
