//! What has been found in a state: kept until the state is another.

use super::State;
use super::method::{BRUTE_MOST, BroadPhase};
use super::motion;
use super::work::{self, Known, Reached, Work};
use crate::scene::Playback;
use hantei_collision::{Crowd, Pair, Rect};

/// What has been found in a state.
#[derive(Default)]
pub(super) struct JudgedCrowd {
    /// The state, however far one has stepped in it, and the pointer's own rectangle.
    of: Option<(State, Option<Rect>)>,
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
    /// What the method did, where there are so few that one sees it.
    work: Option<Work>,
    crowd: Crowd,
}

/// What one has seen of a state: all of it, or as far as one has stepped.
pub(super) struct SeenCrowd<'a> {
    /// How many pairs have been compared.
    pub(super) compared: u64,
    /// How many pairs have been found.
    pub(super) found: usize,
    /// What is known of each rectangle that is judged.
    pub(super) known: Vec<Known>,
    /// How far the method has come, where one sees what it does.
    pub(super) reached: Option<(&'a Work, Reached<'a>)>,
}

impl JudgedCrowd {
    /// Finds the pairs of a state, and of the pointer's own rectangle with it, unless that has been done.
    pub(super) fn judge(&mut self, state: State, own: Option<Rect>) {
        // Time changes what is found only by moving them.
        let frame = state.moved();
        let state = State { playback: Playback::paused_at(0.0), watch: false, moment: frame, ..state };
        if self.of == Some((state, own)) {
            return;
        }
        let State { kind, n, seed, method, .. } = state;
        let drawn = |state: State| (state.kind, state.n, state.seed, state.moment);
        if self.of.is_none_or(|(before, _)| drawn(before) != drawn(state)) {
            self.rects = motion::at(kind, n, seed, frame);
        }
        self.count = if method == BroadPhase::Brute { n.min(BRUTE_MOST) } else { n };
        self.tested.clear();
        self.tested.extend(self.rects[..self.count].iter().copied().chain(own));
        let is_own = |place: u32| place as usize == self.count;
        let counts = |(i, j): Pair| is_own(j) || kind.counts(i, j);
        let (crowd, tested, border, found) = (&mut self.crowd, &self.tested, state.border(), &mut self.found);
        self.work = (n <= work::MOST).then(Work::default);
        if let Some(work) = &mut self.work {
            method.find(crowd, tested, border, found, work);
            self.compared = work.compared.len() as u64;
            work.complete(counts);
        } else {
            self.compared = 0;
            method.find(crowd, tested, border, found, &mut self.compared);
        }
        self.found.retain(|&pair| counts(pair));
        self.hit.clear();
        self.hit.resize(self.tested.len(), false);
        for &(i, j) in &self.found {
            self.hit[i as usize] = true;
            self.hit[j as usize] = true;
        }
        self.own = self.found.iter().filter(|&&(_, j)| is_own(j)).count();
        self.of = Some((state, own));
    }

    /// How many pairs there are among those that are judged.
    pub(super) fn pairs(&self) -> u64 {
        let n = self.tested.len() as u64;
        n * n.saturating_sub(1) / 2
    }

    /// How many steps the method makes; none where there are too many to be seen.
    pub(super) fn steps(&self) -> Option<usize> {
        self.work.as_ref().map(Work::steps)
    }

    /// What one has seen after so many steps; with `None`, all.
    pub(super) fn seen(&self, steps: Option<usize>) -> SeenCrowd<'_> {
        let reached = self.work.as_ref().map(|work| (work, work.after(steps.unwrap_or(work.steps()))));
        match reached {
            Some((_, at)) => SeenCrowd {
                compared: at.compared as u64,
                found: at.seen().iter().filter(|(_, hits)| *hits).count(),
                known: at.known(self.tested.len()),
                reached,
            },
            None => SeenCrowd {
                compared: self.compared,
                found: self.found.len(),
                known: self.hit.iter().map(|&hit| if hit { Known::Together } else { Known::Alone }).collect(),
                reached: None,
            },
        }
    }
}
