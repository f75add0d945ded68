//! New cases from known ones: how A and B lie on x from one, on y from another.
//! Idea: a test that is wrong for a small overlap on x is wrong in many arrangements, mostly also on y and with A and B
//! exchanged. One such case is found with exact arithmetic; its numbers lead to the others just by trying, which is a
//! thousand times as fast.

use super::cells::Cell;
use hantei_collision::{Allen, Interval};
use hantei_collision::{AxisAligned, Two};

const KEPT: usize = 8;
const NOTHING: Interval = Interval { min: 0.0, max: 0.0 };

#[derive(Default)]
pub(super) struct AxisPairs {
    kept: [Vec<Two<Interval>>; Allen::ALL.len()],
}

impl AxisPairs {
    /// A plain pair for each way, and the pairs of these cases.
    pub(super) fn of<S: AxisAligned>(cases: impl Iterator<Item = Two<S>>) -> Self {
        let b = Interval { min: 0.0, max: 4.0 };
        let mut pairs = Self { kept: std::array::from_fn(|way| vec![Two { a: Allen::ALL[way].example(b), b }]) };
        cases.for_each(|case| pairs.learn(case));
        pairs
    }

    /// Keeps the intervals on each axis, also exchanged and mirrored.
    pub(super) fn learn<S: AxisAligned>(&mut self, Two { a, b }: Two<S>) {
        for &axis in S::AXES {
            let (a, b) = (a.on(axis), b.on(axis));
            let ends = a.min.min(b.min) + a.max.max(b.max);
            let turned = |Interval { min, max }| Interval { min: ends - max, max: ends - min };
            for (a, b) in [(a, b), (b, a), (turned(a), turned(b)), (turned(b), turned(a))] {
                self.keep(Two { a, b });
            }
        }
    }

    fn keep(&mut self, pair: Two<Interval>) {
        let kept = &mut self.kept[Allen::of(pair.a, pair.b) as usize];
        if !kept.contains(&pair) {
            kept.insert(0, pair);
            kept.truncate(KEPT);
        }
    }

    pub(super) fn cases<S: AxisAligned>(&self, cell: &Cell) -> Vec<Two<S>> {
        let mut all = vec![[Two { a: NOTHING, b: NOTHING }; 3]];
        for (&axis, &way) in S::AXES.iter().zip(&cell.ways) {
            let with = |before: &[Two<Interval>; 3], pair: &Two<Interval>| {
                let mut on = *before;
                on[axis as usize] = *pair;
                on
            };
            let kept = &self.kept[way as usize];
            all = all.iter().flat_map(|before| kept.iter().map(move |pair| with(before, pair))).collect();
        }
        let shape = |on: [Interval; 3]| S::from_shadows(|axis| on[axis as usize]);
        all.into_iter().map(|on| Two { a: shape(on.map(|pair| pair.a)), b: shape(on.map(|pair| pair.b)) }).collect()
    }
}
