//! What has been found in a state: kept until the state is another.

use super::State;
use super::method::{BRUTE_MOST, Method};
use super::motion::{self};
use crate::collision::{Crowd, Pair};
use crate::geometry::Rect;
use crate::scene::Playback;

/// What has been found in a state.
#[derive(Default)]
pub(super) struct Judged {
    /// The state, and the pointer's own rectangle.
    of: Option<(State, Option<Rect>)>,
    /// The crowd.
    pub(super) rects: Vec<Rect>,
    /// What was judged: the crowd, or as much of it as the method is given, and behind it the pointer's own.
    pub(super) tested: Vec<Rect>,
    /// How many of the crowd were judged.
    pub(super) count: usize,
    /// How many pairs were compared.
    pub(super) compared: u64,
    /// Those pairs that count.
    pub(super) found: Vec<Pair>,
    /// For each rectangle that was judged, whether it is in a pair.
    pub(super) hit: Vec<bool>,
    /// Pairs of the pointer's own.
    pub(super) own: usize,
    crowd: Crowd,
}

impl Judged {
    /// Whether this is what was found in that state.
    pub(super) fn is_of(&self, of: (State, Option<Rect>)) -> bool {
        self.of == Some(of)
    }

    /// Finds the pairs of a state, and of the pointer's own rectangle with it.
    pub(super) fn judge(&mut self, of: (State, Option<Rect>)) {
        let (state, own) = of;
        let State { kind, n, seed, method, playback: Playback { frame, .. }, .. } = state;
        let drawn = |state: State| (state.kind, state.n, state.seed, state.playback.frame);
        if self.of.is_none_or(|(before, _)| drawn(before) != drawn(state)) {
            self.rects = motion::at(kind, n, seed, frame);
        }
        self.count = if method == Method::Brute { n.min(BRUTE_MOST) } else { n };
        self.tested.clear();
        self.tested.extend(self.rects[..self.count].iter().copied().chain(own));
        self.compared = method.find_counted(&mut self.crowd, &self.tested, state.border(), &mut self.found);
        let is_own = |place: u32| place as usize == self.count;
        self.found.retain(|&(i, j)| is_own(j) || kind.counts(i, j));
        self.hit.clear();
        self.hit.resize(self.tested.len(), false);
        for &(i, j) in &self.found {
            self.hit[i as usize] = true;
            self.hit[j as usize] = true;
        }
        self.own = self.found.iter().filter(|&&(_, j)| is_own(j)).count();
        self.of = Some(of);
    }
}
