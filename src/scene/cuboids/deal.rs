//! Cases to guess: mostly those that trip people up.

use super::CuboidsScene;
use crate::scene::shared::random::{Numbers, STEP};
use hantei_collision::{BorderRule, Cuboid, Interval};

/// The kinds of case.
pub(super) const KINDS: &[&str] =
    &["one-view", "touching-face", "touching-edge", "touching-corner", "bar", "containment", "overlapping"];

/// B's interval, longer by `by` on both sides; below 0, shorter.
fn around(b: Interval, by: f64) -> Interval {
    Interval { min: b.min - by, max: b.max + by }
}

/// Places both as a kind has them. On which axis it is so is up to the numbers.
pub(super) fn deal(scene: &mut CuboidsScene, kind: usize, numbers: &mut Numbers) {
    let b: [Interval; 3] = std::array::from_fn(|_| Interval { min: 0.0, max: numbers.in_steps(STEP, 60.0, 100.0) });
    let first = numbers.place(3);
    let mut a = b;
    for (axis, interval) in a.iter_mut().enumerate() {
        let place = (axis + 3 - first) % 3;
        *interval = match (KINDS[kind], place) {
            ("one-view", 0) => numbers.beside(b[axis], 20.0),
            ("touching-face", 0) | ("touching-edge", 0 | 1) | ("touching-corner", _) => numbers.beside(b[axis], 0.0),
            ("bar", 0) => around(b[axis], 40.0),
            ("bar", _) | ("containment", _) => around(b[axis], -20.0),
            _ => numbers.over(b[axis]),
        };
    }
    (scene.state.a, scene.state.b) = (Cuboid::from_intervals(a), Cuboid::from_intervals(b));
    scene.state.test.border = BorderRule::AsWritten;
}
