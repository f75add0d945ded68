//! A method's work, turn by turn, as the observer heard it, and stepping through it.

use hantei_collision::{Axis, CrowdObserver, Interval, Pair, Rect};
use std::ops::Range;

/// The most rectangles to watch: with more, the lines would merge into grey.
pub(super) const MOST: usize = 200;
/// Up to here each comparison is a step; with more, each turn is one.
const SINGLE: usize = 300;

#[derive(Clone, Debug)]
pub(super) struct BroadPhaseTurn {
    pub(super) place: u32,
    pub(super) strip: u32,
    /// Its comparisons, in [`Work::compared`].
    pub(super) compared: Range<usize>,
}

impl BroadPhaseTurn {
    pub(super) fn other(&self, (i, j): Pair) -> u32 {
        if i == self.place { j } else { i }
    }
}

#[derive(Default)]
pub(super) struct Work {
    /// The axis of the sweep, and the borders of its strips across it.
    pub(super) sweep: Option<(Axis, Vec<f64>)>,
    pub(super) turns: Vec<BroadPhaseTurn>,
    /// The compared pairs in order, and whether each was found.
    pub(super) compared: Vec<(Pair, bool)>,
    /// For each rectangle, how many begin before it on x: its number is one more.
    pub(super) ranks: Vec<usize>,
    /// For each step, the turn it leads to and the pairs compared by then.
    stops: Vec<(usize, usize)>,
}

impl CrowdObserver for Work {
    fn sweeps(&mut self, along: Axis, borders: impl Iterator<Item = f64>) {
        self.sweep = Some((along, borders.collect()));
    }

    fn took(&mut self, place: u32, strip: u32) {
        let start = self.compared.len();
        self.turns.push(BroadPhaseTurn { place, strip, compared: start..start });
    }

    fn compared(&mut self, pair: Pair, hits: bool) {
        self.compared.push((pair, hits));
        if let Some(turn) = self.turns.last_mut() {
            turn.compared.end = self.compared.len();
        }
    }
}

#[derive(Clone, Copy)]
pub(super) struct Reached<'a> {
    /// The present turn; `None` before the first and after the last.
    turn: Option<usize>,
    /// How many pairs have been compared.
    pub(super) compared: usize,
    work: &'a Work,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Known {
    /// More comparisons may come.
    Open,
    /// No overlap found so far.
    Alone,
    /// It overlaps another.
    Together,
}

impl Work {
    /// Lays out the steps after the last turn. `counts`: whether a found pair counts.
    pub(super) fn complete(&mut self, rects: &[Rect], counts: impl Fn(Pair) -> bool) {
        self.compared.iter_mut().for_each(|(pair, hits)| *hits &= counts(*pair));
        let mut order: Vec<usize> = (0..rects.len()).collect();
        order.sort_by(|&i, &j| rects[i].min().x.total_cmp(&rects[j].min().x));
        self.ranks = vec![0; rects.len()];
        order.iter().enumerate().for_each(|(rank, &place)| self.ranks[place] = rank);
        if self.sweep.is_some() {
            self.compare_where_the_later_begins();
        }
        let is_single = self.compared.len() <= SINGLE;
        for (place, BroadPhaseTurn { compared, .. }) in self.turns.iter().enumerate() {
            let first = if is_single { compared.start } else { compared.end };
            self.stops.extend((first..=compared.end).map(|compared| (place, compared)));
        }
    }

    /// Gives each comparison to the later one of the two: there the line comes to a rectangle and compares it with
    /// those still open. The code asks for each rectangle which ones begin before it ends; the comparisons are the
    /// same.
    fn compare_where_the_later_begins(&mut self) {
        let mut moved = vec![Vec::new(); self.turns.len()];
        for (at, turn) in self.turns.iter().enumerate() {
            for &compared in &self.compared[turn.compared.clone()] {
                let other = turn.other(compared.0);
                let is_later = |later: &BroadPhaseTurn| later.place == other && later.strip == turn.strip;
                let later = self.turns[at..].iter().position(is_later).unwrap_or_default();
                moved[at + later].push(compared);
            }
        }
        self.compared.clear();
        for (turn, compared) in self.turns.iter_mut().zip(moved) {
            let start = self.compared.len();
            self.compared.extend(compared);
            turn.compared = start..self.compared.len();
        }
    }

    /// How many steps there are; the last one is after the last turn.
    pub(super) fn steps(&self) -> usize {
        self.stops.len() + 1
    }

    /// The progress after these steps; the end beyond the last.
    pub(super) fn after(&self, steps: usize) -> Reached<'_> {
        let (turn, compared) = match steps.checked_sub(1) {
            None => (None, 0),
            Some(place) => match self.stops.get(place) {
                Some(&(turn, compared)) => (Some(turn), compared),
                None => (None, self.compared.len()),
            },
        };
        Reached { turn, compared, work: self }
    }

    /// A strip's extent across the sweep; `None` without strips.
    pub(super) fn strip(&self, number: u32) -> Option<Interval> {
        let borders = &self.sweep.as_ref()?.1;
        let at = number as usize;
        Some(Interval { min: *borders.get(at)?, max: *borders.get(at + 1)? })
    }
}

impl<'a> Reached<'a> {
    pub(super) fn turn(&self) -> Option<&'a BroadPhaseTurn> {
        self.turn.map(|turn| &self.work.turns[turn])
    }

    pub(super) fn seen(&self) -> &'a [(Pair, bool)] {
        &self.work.compared[..self.compared]
    }

    pub(super) fn last(&self) -> Option<(Pair, bool)> {
        let is_of_turn = self.turn()?.compared.start < self.compared;
        self.seen().last().copied().filter(|_| is_of_turn)
    }

    /// The rectangles that this turn compares with its own, and whether it has done so.
    pub(super) fn others(&self) -> impl Iterator<Item = (u32, bool)> + use<'a> {
        let (work, compared) = (self.work, self.compared);
        let turn = self.turn();
        turn.into_iter()
            .flat_map(move |turn| turn.compared.clone().map(move |at| (turn.other(work.compared[at].0), at < compared)))
    }

    /// What is known of each of `n` rectangles. One that is unknown at the end was in no turn.
    pub(super) fn known(&self, n: usize) -> Vec<Known> {
        let is_over = self.compared == self.work.compared.len() && self.turn.is_none();
        let mut known = vec![if is_over { Known::Alone } else { Known::Open }; n];
        if let Some(present) = self.turn {
            // With strips it may have several turns.
            self.work.turns[..present].iter().for_each(|turn| known[turn.place as usize] = Known::Alone);
            self.work.turns[present..].iter().for_each(|turn| known[turn.place as usize] = Known::Open);
        }
        for &((i, j), _) in self.seen().iter().filter(|(_, hits)| *hits) {
            (known[i as usize], known[j as usize]) = (Known::Together, Known::Together);
        }
        known
    }
}
