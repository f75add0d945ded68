//! The pairs found in a state, kept until the state changes.

use super::CrowdState;
use super::method::{BRUTE_MOST, BroadPhase};
use super::motion;
use super::work::{self, Known, Reached, Work};
use crate::scene::Playback;
use hantei_collision::{Axis, Border, Crowd, Interval, Pair, Rect, overlapping};

#[derive(Default)]
pub(super) struct JudgedCrowd {
    /// The state, without the steps made in it.
    of: Option<CrowdState>,
    pub(super) rects: Vec<Rect>,
    /// How many were judged: all, or as many as the method takes.
    pub(super) count: usize,
    pub(super) compared: u64,
    /// The pairs that count.
    pub(super) found: Vec<Pair>,
    /// For each judged rectangle, whether it is in a pair.
    pub(super) hit: Vec<bool>,
    /// The method's work, while it is watched.
    work: Option<Work>,
    crowd: Crowd,
}

/// What is shown of a state: all, or as far as the steps have come.
pub(super) struct SeenCrowd<'a> {
    pub(super) compared: u64,
    pub(super) found: usize,
    pub(super) known: Vec<Known>,
    /// The method's progress, while it is watched.
    pub(super) reached: Option<(&'a Work, Reached<'a>)>,
}

impl JudgedCrowd {
    pub(super) fn judge(&mut self, state: CrowdState) {
        // Time changes the pairs only by moving the rectangles.
        let frame = state.moved();
        let state = CrowdState { playback: Playback::paused_at(0.0), moment: frame, before: None, ..state };
        if self.of == Some(state) {
            return;
        }
        let CrowdState { kind, n, seed, method, .. } = state;
        let drawn = |state: CrowdState| (state.kind, state.n, state.seed, state.moment);
        if self.of.is_none_or(|before| drawn(before) != drawn(state)) {
            self.rects = motion::at(kind, n, seed, frame);
        }
        self.count = if method == BroadPhase::Brute { n.min(BRUTE_MOST) } else { n };
        let (border, counts) = (state.border(), |(i, j): Pair| kind.counts(i, j));
        let (crowd, tested, found) = (&mut self.crowd, &self.rects[..self.count], &mut self.found);
        self.work = (state.watch && n <= work::MOST).then(Work::default);
        if let Some(work) = &mut self.work {
            method.find(crowd, tested, border, found, work);
            self.compared = work.compared.len() as u64;
            work.complete(tested, counts);
        } else {
            self.compared = 0;
            method.find(crowd, tested, border, found, &mut self.compared);
        }
        self.found.retain(|&pair| counts(pair));
        self.hit.clear();
        self.hit.resize(self.count, false);
        for &(i, j) in &self.found {
            self.hit[i as usize] = true;
            self.hit[j as usize] = true;
        }
        self.of = Some(state);
    }

    pub(super) fn tested(&self) -> &[Rect] {
        &self.rects[..self.count]
    }

    /// The places of those that a rectangle outside the crowd hits.
    pub(super) fn hit_by(&self, own: Rect) -> Vec<u32> {
        let mut hit = Vec::new();
        overlapping(own, self.tested(), self.of.map_or(Border::Hits, |state| state.border()), &mut hit);
        hit
    }

    /// The places of those that one of the crowd hits.
    pub(super) fn hit_with(&self, place: u32) -> Vec<u32> {
        let other = |&(i, j): &Pair| [(i, j), (j, i)].into_iter().find(|(one, _)| *one == place);
        self.found.iter().filter_map(other).map(|(_, other)| other).collect()
    }

    /// How many pairs there are among those judged.
    pub(super) fn pairs(&self) -> u64 {
        pairs_of(self.count)
    }

    /// The method's work, while it is watched.
    pub(super) fn work(&self) -> Option<&Work> {
        self.work.as_ref()
    }

    /// What is shown after these steps; all with `None`.
    pub(super) fn seen(&self, steps: Option<usize>) -> SeenCrowd<'_> {
        let reached = self.work.as_ref().map(|work| (work, work.after(steps.unwrap_or(work.steps()))));
        match reached {
            Some((_, at)) => SeenCrowd {
                compared: at.compared as u64,
                found: at.seen().iter().filter(|(_, hits)| *hits).count(),
                known: at.known(self.count),
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

pub(super) fn pairs_of(n: usize) -> u64 {
    let n = n as u64;
    n * n.saturating_sub(1) / 2
}

/// How many pairs a sweep along x compares, from the starts and ends alone: each start, with the intervals open then.
/// Its time is that of sorting and does not depend on the number of pairs.
pub(super) fn pairs_along_x(rects: &[Rect]) -> u64 {
    let sorted = |end: fn(Interval) -> f64| {
        let mut ends: Vec<f64> = rects.iter().map(|rect| end(rect.interval(Axis::X))).collect();
        ends.sort_unstable_by(f64::total_cmp);
        ends
    };
    let (starts, ends) = (sorted(|along| along.min), sorted(|along| along.max));
    let mut ended = 0;
    let open = starts.iter().enumerate().map(|(begun, start)| {
        ended += ends[ended..].iter().take_while(|end| *end < start).count();
        (begun - ended) as u64
    });
    open.sum()
}
