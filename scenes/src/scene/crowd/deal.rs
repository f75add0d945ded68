//! Cases for a guess: does A, one of the crowd, hit any other?

use super::CrowdScene;
use super::motion::CrowdKind;
use crate::scene::Playback;
use crate::scene::shared::random::Numbers;
use hantei_collision::{Axis, BorderRule, Rect};

pub(super) const KINDS: &[&str] = &["drift", "close"];
/// The place of A.
pub(super) const MARKED: usize = 0;
/// The most crowds to try for the wanted answer.
const TRIES: usize = 200;
/// Few enough to look at each.
const COUNTS: (f64, f64) = (8.0, 14.0);
/// Least distance of any edge from A's, so that the answer can be seen, world units.
const CLEAR: f64 = 5.0;
/// The nearest edge is at most this far away, so that the answer needs a look, world units; `CLOSE` in a close case.
const NEAR: f64 = 40.0;
const CLOSE: f64 = 14.0;

/// Spreads a small crowd that stands still.
pub(super) fn deal(scene: &mut CrowdScene, kind: usize, numbers: &mut Numbers) {
    scene.state.kind = CrowdKind::Drift;
    let near = if KINDS[kind] == "close" { CLOSE } else { NEAR };
    scene.state.n = numbers.in_steps(1.0, COUNTS.0, COUNTS.1) as usize;
    (scene.state.moment, scene.state.watch, scene.state.border) = (0, false, BorderRule::AsWritten);
    scene.state.playback = Playback::paused_at(0.0);
    scene.own = None;
    // Hits and misses are equally frequent, if the kind has both.
    let wanted = numbers.coin();
    for _ in 0..TRIES {
        scene.state.seed = numbers.in_steps(1.0, 1.0, 999.0) as u64;
        let judged = scene.judged();
        if judged.hit.get(MARKED) == Some(&wanted) && is_clear(&judged.rects, near) {
            break;
        }
    }
}

/// Whether the eye can tell what A hits, but has to look: the nearest edge is at most this far away.
fn is_clear(rects: &[Rect], near: f64) -> bool {
    let others = rects.iter().enumerate().filter(|(place, _)| *place != MARKED);
    let gaps = others.map(|(_, other)| gap(rects[MARKED], *other));
    let nearest = gaps.map(f64::abs).fold(f64::INFINITY, f64::min);
    (CLEAR..=near).contains(&nearest)
}

/// The distance of two on the axis where it is largest; below 0 where they overlap.
fn gap(a: Rect, b: Rect) -> f64 {
    Axis::PLANE.into_iter().map(|axis| gap_on(axis, a, b)).fold(f64::NEG_INFINITY, f64::max)
}

/// The distance of two on an axis; below 0 where they overlap.
pub(super) fn gap_on(axis: Axis, a: Rect, b: Rect) -> f64 {
    let (a, b) = (a.interval(axis), b.interval(axis));
    (b.min - a.max).max(a.min - b.max)
}
