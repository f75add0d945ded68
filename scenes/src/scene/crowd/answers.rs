//! The answers of a crowd for goals.

use super::CrowdScene;
use super::method::BroadPhase;
use crate::scene::answer::SceneAnswers;

pub(super) fn answers(scene: &CrowdScene) -> SceneAnswers {
    let (state, judged) = (&scene.state, scene.judged());
    let costs = |answers: SceneAnswers, method: &BroadPhase| {
        let cost = scene.costs.present[*method as usize].unwrap_or(0.0);
        answers.with(format!("costs.{}", method.name()), cost)
    };
    let answers = SceneAnswers::default()
        .with("n", state.n)
        .with("pairs", state.n * state.n.saturating_sub(1) / 2)
        .with("hits", judged.found.len())
        .with("compared", judged.compared as f64)
        .with("method", state.method.name())
        .with("border", state.border.name())
        .with("kind", state.kind.name())
        .with("frame", state.playback.frame);
    BroadPhase::ALL.iter().fold(answers, costs)
}
