//! What was found about a test: its wrong cases, the smallest of each arrangement.

use super::classes::{At, SETS, SQUARES};
use super::grids::Along;
use super::{CaseSize, keep};
use hantei_collision::Allen;
use hantei_collision::{AxisAligned, Contact, Two, contact};

pub(super) struct Findings<S> {
    pub(super) wrong: usize,
    /// For each set of classes, whether a case of exactly these classes was wrong.
    wrong_in: [bool; SETS],
    pub(super) errors: Vec<Option<(CaseSize, Two<S>)>>,
    at: At,
}

impl<S: AxisAligned> Findings<S> {
    pub(super) fn new(at: At) -> Self {
        let arrangements = Allen::ALL.len().pow(S::AXES.len() as u32);
        Self { wrong: 0, wrong_in: [false; SETS], errors: vec![None; arrangements], at }
    }

    pub(super) fn note(&mut self, along: &Along, case: Two<S>, is_touching: bool) {
        self.wrong += 1;
        let others = SQUARES.iter().filter(|class| !class.has(case));
        let classes = others.fold(along.classes, |set, class| set & !(1 << *class as usize));
        self.wrong_in[classes] = true;
        keep(&mut self.errors[along.place], CaseSize { at_border: is_touching, ..along.size }, case);
    }

    pub(super) fn wrong_cells(&self) -> usize {
        self.errors.iter().flatten().count()
    }

    pub(super) fn note_case(&mut self, case: Two<S>) {
        let along = S::AXES.iter().fold(None, |along: Option<Along>, &axis| {
            let on = Along::new::<S>(case.a.on(axis), case.b.on(axis), self.at);
            Some(along.map_or(on, |before| before.and(axis, &on)))
        });
        if let Some(along) = along {
            self.note(&along, case, contact(case.a, case.b) == Contact::Touching);
        }
    }

    /// Sets of one or two classes in which every case so far was right.
    pub(super) fn right_in(&self) -> impl Iterator<Item = usize> {
        let is_right = |set: &usize| !(0..SETS).any(|belongs| belongs & set == *set && self.wrong_in[belongs]);
        (1..SETS).filter(|set| set.count_ones() <= 2).filter(is_right)
    }
}
