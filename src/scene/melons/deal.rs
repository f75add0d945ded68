//! Cases to guess: mostly those that trip people up.

use super::MelonsScene;
use super::run::SIZE;
use crate::scene::Playback;
use crate::scene::shared::random::Numbers;
use hantei_collision::{BorderRule, Contact, TwoRects, contact};

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
    // Both are on the field, and have not met.
    scene.state.playback = Playback::paused_at((SIZE / scene.state.run.speed).ceil());
    (scene.state.swept, scene.state.border) = (false, BorderRule::AsWritten);
}

/// Whether any frame of this lap is a hit.
pub(super) fn meets(scene: &MelonsScene) -> bool {
    first_hit(scene).is_some()
}

/// Goes to the frame that decides: the first hit, or the one before which they passed each other.
pub(super) fn reveal(scene: &mut MelonsScene) {
    let (first, last) = scene.state.run.lap(scene.state.playback.frame);
    let missed = (first..=last).find(|&frame| scene.missed(frame));
    let touching = || (first..=last).find(|&frame| touches(scene, frame));
    if let Some(frame) = first_hit(scene).or(missed).or_else(touching) {
        scene.state.playback = Playback::paused_at(frame as f64);
    }
}

fn first_hit(scene: &MelonsScene) -> Option<u64> {
    let (first, last) = scene.state.run.lap(scene.state.playback.frame);
    (first..=last).find(|&frame| scene.pair_at(frame).says())
}

fn touches(scene: &MelonsScene, frame: u64) -> bool {
    let TwoRects { a, b } = scene.pair_at(frame).shapes;
    contact(a, b) == Contact::Touching
}
