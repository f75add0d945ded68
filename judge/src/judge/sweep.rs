//! Goes through cells and, in each, through all ways of a test that give a wanted answer.

use super::OverlapClass;
use super::cells::{Cell, WHOLE_BOXES, class_conditions};
use super::exact::{Form, Rational, Relation, Simplex};
use super::pieces::Pieces;
use super::remainders::Remainders;
use super::search::Search;
use hantei_collision::{AxisAligned, Two};
use std::marker::PhantomData;

pub(super) struct Sweep<S> {
    pub(super) search: Search,
    cells: Vec<(Cell, [bool; 2])>,
    /// The parts of their sizes to which A and B shrink.
    boxes: [Rational; 2],
    /// Those of whole numbers, if only those are looked at.
    pub(super) remainders: Option<Remainders>,
    next: usize,
    /// The mark before the conditions of the open cell.
    open: Option<usize>,
    of: PhantomData<Two<S>>,
}

impl<S: AxisAligned> Sweep<S> {
    /// All cells, each with its wanted answers, for shapes of these classes.
    pub(super) fn new(cells: Vec<(Cell, [bool; 2])>, classes: &[OverlapClass]) -> Self {
        Self::with(cells, classes, None)
    }

    /// The same for whole numbers with these remainders.
    pub(super) fn with(
        cells: Vec<(Cell, [bool; 2])>,
        classes: &[OverlapClass],
        remainders: Option<Remainders>,
    ) -> Self {
        let mut simplex = Simplex::new(S::AXES.len() * 4, remainders.is_some());
        let conditions = class_conditions::<S>(classes);
        let conditions = match &remainders {
            Some(remainders) => remainders.conditions(conditions),
            None => conditions,
        };
        let is_possible = all(&mut simplex, &conditions);
        let cells = if is_possible { cells } else { Vec::new() };
        let search = Search::new(simplex);
        Self { search, cells, boxes: WHOLE_BOXES, remainders, next: 0, open: None, of: PhantomData }
    }

    pub(super) fn among(mut self, conditions: &[(Form, Relation)]) -> Self {
        if !all(&mut self.search.simplex, conditions) {
            self.cells.clear();
        }
        self
    }

    /// This sweep with A and B shrunk to parts of their sizes.
    pub(super) fn with_boxes(self, boxes: [Rational; 2]) -> Self {
        Self { boxes, ..self }
    }

    pub(super) const fn steps(&self) -> usize {
        self.search.simplex.steps
    }

    pub(super) const fn progress(&self) -> (usize, usize) {
        (self.next, self.cells.len())
    }

    /// Continues for `steps` steps or to the end: then true. Calls `found` for each way with a wanted answer while its
    /// bounds are set; `found` returns whether to look for more of the kind in this cell.
    pub(super) fn advance(
        &mut self,
        pieces: &Pieces,
        until: usize,
        mut found: impl FnMut(&mut Simplex, &Cell, bool) -> bool,
    ) -> bool {
        self.search.until = until;
        while self.next < self.cells.len() {
            if self.steps() >= until {
                return false;
            }
            let (cell, wanted) = &mut self.cells[self.next];
            let is_inside = match self.open {
                Some(_) => self.search.turn(),
                None => {
                    self.open = Some(self.search.simplex.mark());
                    let conditions = cell.conditions::<S>(&self.boxes);
                    let conditions = match &self.remainders {
                        Some(remainders) => remainders.conditions(conditions),
                        None => conditions,
                    };
                    *wanted != [false; 2] && all(&mut self.search.simplex, &conditions)
                }
            };
            if is_inside
                && let Some(answer) = self.search.run(pieces)
                && wanted[usize::from(answer)]
            {
                wanted[usize::from(answer)] = found(&mut self.search.simplex, cell, answer);
            }
            if !is_inside || *wanted == [false; 2] {
                self.search.leave();
                self.search.simplex.undo(self.open.take().unwrap_or_default());
                self.next += 1;
            }
        }
        true
    }
}

/// Sets all of these conditions; false if they are not possible together.
pub(super) fn all(simplex: &mut Simplex, conditions: &[(Form, Relation)]) -> bool {
    conditions.iter().all(|(form, relation)| simplex.restrict(form, *relation))
}
