//! Cases to guess: mostly tricky ones, about half of them misses.

use super::CuboidsScene;
use crate::scene::shared::random::{Numbers, STEP};
use hantei_collision::{BorderRule, Cuboid, Interval};

pub(super) const KINDS: &[&str] = &[
    "one-view",
    "narrow-gap",
    "two-gaps",
    "three-gaps",
    "bar-beside",
    "touching-face",
    "touching-edge",
    "touching-corner",
    "bar",
    "containment",
    "overlapping",
];

/// B's interval, longer by `by` on both sides; below 0, shorter.
fn around(b: Interval, by: f64) -> Interval {
    Interval { min: b.min - by, max: b.max + by }
}

fn beside(b: Interval, before: bool) -> Interval {
    let min = if before { b.min - 3.0 * STEP } else { b.max + STEP };
    Interval { min, max: min + 2.0 * STEP }
}

/// Sets up a case of a kind; the axis on which it holds is random.
pub(super) fn deal(scene: &mut CuboidsScene, kind: usize, numbers: &mut Numbers) {
    let b: [Interval; 3] = std::array::from_fn(|_| Interval { min: 0.0, max: numbers.in_steps(STEP, 60.0, 100.0) });
    let first = numbers.place(3);
    let mut a = b;
    for (axis, interval) in a.iter_mut().enumerate() {
        let place = (axis + 3 - first) % 3;
        *interval = match (KINDS[kind], place) {
            ("one-view", 0) | ("two-gaps", 0 | 1) | ("three-gaps", _) => numbers.beside(b[axis], 20.0),
            ("narrow-gap", 0) => numbers.beside(b[axis], STEP),
            ("bar-beside", 1) => beside(b[axis], numbers.coin()),
            ("touching-face", 0) | ("touching-edge", 0 | 1) | ("touching-corner", _) => numbers.beside(b[axis], 0.0),
            ("bar" | "bar-beside", 0) => around(b[axis], 40.0),
            ("bar" | "bar-beside", _) | ("containment", _) => around(b[axis], -20.0),
            _ => numbers.over(b[axis]),
        };
    }
    (scene.state.a, scene.state.b) = (Cuboid::from_intervals(a), Cuboid::from_intervals(b));
    scene.state.test.border = BorderRule::AsWritten;
}
