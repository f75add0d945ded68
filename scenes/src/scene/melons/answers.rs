//! The answers of two melons for goals.

use super::MelonsScene;
use crate::scene::answer::SceneAnswers;
use crate::scene::shared::subject::Subject as _;

pub(super) fn answers(scene: &MelonsScene) -> SceneAnswers {
    let (pair, run, now) = (scene.pair(), &scene.state.run, scene.state.playback.frame);
    // In any frame of this lap up to now.
    let was = |so: &dyn Fn(u64) -> bool| (run.lap(now).0..=now).any(so);
    let of_lap = || run.lap(now).0..=run.lap(now).1;
    let goes_through = of_lap().any(|frame| scene.missed(frame)) && !of_lap().any(|frame| scene.pair_at(frame).says());
    SceneAnswers::default()
        .with("hit", pair.says())
        .with("right", !pair.is_wrong())
        .with("contact", pair.shapes.contact_name())
        .with("method", pair.name())
        .with("border", scene.state.border.name())
        .with("frame", now)
        .with("met", was(&|frame| scene.pair_at(frame).says()))
        .with("missed", was(&|frame| scene.missed(frame)))
        .with("through", goes_through)
        .with("size.A", run.sizes[0])
        .with("size.B", run.sizes[1])
        .with("still", run.is_still)
        .with("start", run.start)
        .with("speed", run.speed)
        .with("offset", run.offset)
        .with("swept", scene.state.swept)
}
