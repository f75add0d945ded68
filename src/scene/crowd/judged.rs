//! What has been found in a state: kept until the state is another.

use super::State;
use super::method::{BRUTE_MOST, BroadPhase};
use super::motion;
use super::work::{self, Known, Reached, Work};
use crate::scene::Playback;
use hantei_collision::{Axis, Border, Crowd, Interval, Pair, Rect, overlapping};

/// What has been found in a state.
#[derive(Default)]
pub(super) struct JudgedCrowd {
    /// The state, however far one has stepped in it.
    of: Option<State>,
    pub(super) rects: Vec<Rect>,
    /// How many of the crowd were judged: all, or as many as the method is given.
    pub(super) count: usize,
    /// How many pairs were compared.
    pub(super) compared: u64,
    /// Those pairs that count.
    pub(super) found: Vec<Pair>,
    /// For each rectangle that was judged, whether it is in a pair.
    pub(super) hit: Vec<bool>,
    /// What the method did, while one watches it.
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
    /// How far the method has come, while one watches it.
    pub(super) reached: Option<(&'a Work, Reached<'a>)>,
}

impl JudgedCrowd {
    /// Finds the pairs of a state, unless that has been done.
    pub(super) fn judge(&mut self, state: State) {
        // Time changes what is found only by moving them.
        let frame = state.moved();
        let state = State { playback: Playback::paused_at(0.0), moment: frame, before: None, ..state };
        if self.of == Some(state) {
            return;
        }
        let State { kind, n, seed, method, .. } = state;
        let drawn = |state: State| (state.kind, state.n, state.seed, state.moment);
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

    /// Those that were judged.
    pub(super) fn tested(&self) -> &[Rect] {
        &self.rects[..self.count]
    }

    /// The places of those that a rectangle hits that is none of the crowd.
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

    /// How many pairs there are among those that are judged.
    pub(super) fn pairs(&self) -> u64 {
        pairs_of(self.count)
    }

    /// What the method did, while one watches it.
    pub(super) fn work(&self) -> Option<&Work> {
        self.work.as_ref()
    }

    /// What one has seen after so many steps; with `None`, all.
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

/// How many pairs there are of so many rectangles.
pub(super) fn pairs_of(n: usize) -> u64 {
    let n = n as u64;
    n * n.saturating_sub(1) / 2
}

/// How many pairs a sweep along x compares, from where they begin and end alone: each that begins, with those that have
/// begun and not ended. Grows with sorting, not with the pairs.
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
