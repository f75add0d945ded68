//! Cases to guess: mostly those that trip people up.

use super::MelonsScene;
use super::run::SIZE;
use crate::collision::BorderRule;
use crate::scene::Playback;
use crate::scene::shared::random::Numbers;

/// The kinds of case.
pub(super) const KINDS: &[&str] = &["between-frames", "touching", "passing-by", "slow"];

/// Puts the melons at their start, and gives them speed and tracks as a kind has it.
pub(super) fn deal(scene: &mut MelonsScene, kind: usize, numbers: &mut Numbers) {
    let run = &mut scene.state.run;
    (run.speed, run.offset) = match KINDS[kind] {
        // From 134 to 149 no frame falls into the 100 units in which they overlap.
        "between-frames" => (numbers.in_steps(1.0, 110.0, 180.0), 0.0),
        // At 100, two frames touch exactly, and none overlaps.
        "touching" => (numbers.in_steps(1.0, 99.0, 101.0), 0.0),
        "passing-by" => (numbers.in_steps(1.0, 4.0, 12.0), numbers.in_steps(1.0, SIZE - 1.0, SIZE)),
        _ => (numbers.in_steps(5.0, 5.0, 40.0), 0.0),
    };
    scene.state.playback = Playback::paused_at(0.0);
    (scene.state.swept, scene.state.border) = (false, BorderRule::AsWritten);
}

/// Whether any frame of this lap is a hit.
pub(super) fn meets(scene: &MelonsScene) -> bool {
    let (first, last) = scene.state.run.lap(scene.state.playback.frame);
    (first..=last).any(|frame| scene.pair_at(frame).hits())
}
