//! Cases to guess: mostly tricky ones, about half of them hits.

use super::MelonsScene;
use super::run::{Direction, SIZE};
use crate::scene::Playback;
use crate::scene::shared::random::Numbers;
use hantei_collision::{BorderRule, Contact, TwoRects, contact};

pub(super) const KINDS: &[&str] = &["between-frames", "touching", "passing-by", "slow"];

/// Puts the melons at their start, with the speed, tracks and direction of a kind.
pub(super) fn deal(scene: &mut MelonsScene, kind: usize, numbers: &mut Numbers) {
    let run = &mut scene.state.run;
    (run.sizes, run.is_still, run.start) = ([SIZE; 2], false, 0.0);
    // Slow ones always hit, so two of three others miss.
    let misses = numbers.place(3) > 0;
    let beside = |numbers: &mut Numbers, most: f64| numbers.in_steps(1.0, -most, most);
    (run.speed, run.offset) = match (KINDS[kind], misses) {
        // From 134 to 150 no frame falls into the 100 units of overlap.
        ("between-frames", true) => (numbers.in_steps(1.0, 134.0, 150.0), beside(numbers, 70.0)),
        ("between-frames", false) => {
            let speed = if numbers.coin() { (101.0, 133.0) } else { (151.0, 190.0) };
            (numbers.in_steps(1.0, speed.0, speed.1), beside(numbers, 70.0))
        }
        // At 100 and 150 a frame touches exactly and none overlaps; at other speeds one touches and the next overlaps.
        ("touching", true) => (if numbers.coin() { 100.0 } else { 150.0 }, beside(numbers, 50.0)),
        ("touching", false) => ([50.0, 60.0, 75.0, 99.0, 101.0][numbers.place(5)], beside(numbers, 50.0)),
        ("passing-by", _) => {
            let by = if misses {
                numbers.in_steps(1.0, SIZE, SIZE + 15.0)
            } else {
                numbers.in_steps(1.0, SIZE - 15.0, SIZE - 1.0)
            };
            (numbers.in_steps(1.0, 4.0, 40.0), if numbers.coin() { by } else { -by })
        }
        _ => (numbers.in_steps(1.0, 5.0, 40.0), beside(numbers, 80.0)),
    };
    run.direction = if numbers.coin() { Direction::Horizontal } else { Direction::Vertical };
    // Both are on the field and have not met.
    scene.state.playback = Playback::paused_at((SIZE / scene.state.run.speed).ceil());
    (scene.state.swept, scene.state.border) = (false, BorderRule::AsWritten);
}

/// Whether any frame of this lap is a hit.
pub(super) fn meets(scene: &MelonsScene) -> bool {
    first_hit(scene).is_some()
}

/// Goes to the frame that decides: the first hit, the frame after they passed each other, or the nearest one.
pub(super) fn reveal(scene: &mut MelonsScene) {
    let (first, last) = scene.state.run.lap(scene.state.playback.frame);
    let missed = || (first..=last).find(|&frame| scene.missed(frame));
    let touching = || (first..=last).find(|&frame| touches(scene, frame));
    let beside = || scene.state.run.frame_beside(first);
    let frame = first_hit(scene).or_else(missed).or_else(touching).unwrap_or_else(beside);
    scene.state.playback = Playback::paused_at(frame as f64);
}

fn first_hit(scene: &MelonsScene) -> Option<u64> {
    let (first, last) = scene.state.run.lap(scene.state.playback.frame);
    (first..=last).find(|&frame| scene.pair_at(frame).says())
}

fn touches(scene: &MelonsScene, frame: u64) -> bool {
    let TwoRects { a, b } = scene.pair_at(frame).shapes;
    contact(a, b) == Contact::Touching
}
