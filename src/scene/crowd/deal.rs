//! Cases to guess: does one of them touch any other?

use super::CrowdScene;
use super::motion::CrowdKind;
use crate::scene::Playback;
use crate::scene::shared::random::Numbers;
use hantei_collision::BorderRule;

/// The kinds of case.
pub(super) const KINDS: &[&str] = &["drift", "clusters"];
/// The place of the one that is asked about.
pub(super) const MARKED: usize = 0;
/// How many crowds are tried for the answer that is wanted.
const TRIES: usize = 40;
/// Few enough to look at each, many enough to have to.
const COUNTS: (f64, f64) = (16.0, 40.0);

/// Spreads a small crowd, which stands still.
pub(super) fn deal(scene: &mut CrowdScene, kind: usize, numbers: &mut Numbers) {
    scene.state.kind = if KINDS[kind] == "clusters" { CrowdKind::Clusters } else { CrowdKind::Drift };
    scene.state.n = numbers.in_steps(1.0, COUNTS.0, COUNTS.1) as usize;
    (scene.state.moment, scene.state.watch, scene.state.border) = (0, false, BorderRule::AsWritten);
    scene.state.playback = Playback::paused_at(0.0);
    scene.own = None;
    // As often one that touches as one that does not, where the kind has both.
    let wanted = numbers.coin();
    for _ in 0..TRIES {
        scene.state.seed = numbers.in_steps(1.0, 1.0, 999.0) as u64;
        if scene.judged().hit.get(MARKED) == Some(&wanted) {
            break;
        }
    }
}
