//! The answers of a moving rectangle for goals.

use super::ResponseScene;
use crate::scene::answer::SceneAnswers;
use hantei_collision::TrueSide;

pub(super) fn answers(scene: &ResponseScene) -> SceneAnswers {
    let (frame, case) = (scene.frame(), scene.state.case);
    let (said, [before, _, end]) = (frame.said(), frame.places());
    SceneAnswers::default()
        .with("hit", !frame.response.said.is_empty())
        .with("right", !frame.is_wrong())
        .with("method", scene.method_name())
        .with("side", frame.side_name())
        .with("out", said.map_or(0.0, |said| said.by))
        .with_placed("time", said.and_then(|said| said.time))
        .with("true.side", frame.true_name())
        .with_placed("true.t", frame.truth.time)
        .with("true.hit", !matches!(frame.truth.side, TrueSide::None(_)))
        .with("caught", scene.caught())
        .with("frame", scene.state.playback.frame)
        .with_point("end.", Some(end.min()))
        .with_ends("a", before)
        .with_ends("b", case.b)
        .with("vx", frame.step.velocity.x)
        .with("vy", frame.step.velocity.y)
        .with_placed("own.right", scene.is_right())
        .with("order", case.rules.order.name())
        .with("answer", case.rules.answer.name())
}
