//! All ways in which the comparisons of a test can come out, one after the other.
//!
//! Idea: the test is run on linear forms in place of numbers. Where it asks how a form lies to 0, the first answer that can
//! be together with all answers before is taken, and the others are kept for later. So each run is one way through the test
//! that really occurs, for some numbers. What cannot be is cut off where it begins.

use super::exact::{Form, Relation, Simplex};
use super::pieces::{Oracle, Pieces, constant_relation};

/// An answer that was taken, and those that are left.
struct Decision {
    mark: usize,
    form: Form,
    taken: Relation,
    left: &'static [Relation],
}

/// A search for ways through a test.
pub(super) struct Search {
    pub(super) simplex: Simplex,
    decisions: Vec<Decision>,
    /// The next of the decisions, while the test runs.
    next: usize,
}

impl Search {
    pub(super) const fn new(simplex: Simplex) -> Self {
        Self { simplex, decisions: Vec::new(), next: 0 }
    }

    /// What the test says the way that is decided now. `None` if it turns out that no numbers go this way.
    pub(super) fn run(&mut self, pieces: &Pieces) -> Option<bool> {
        self.next = 0;
        pieces.holds(self)
    }

    /// Goes on to another way; false if there is none. Then all that was decided is taken back.
    pub(super) fn turn(&mut self) -> bool {
        while let Some(Decision { mark, form, left, .. }) = self.decisions.pop() {
            self.simplex.undo(mark);
            if self.decide(form, left).is_some() {
                return true;
            }
        }
        false
    }

    /// Takes back all that was decided.
    pub(super) fn leave(&mut self) {
        if let Some(first) = self.decisions.first() {
            self.simplex.undo(first.mark);
        }
        self.decisions.clear();
    }

    fn decide(&mut self, form: Form, among: &'static [Relation]) -> Option<Relation> {
        let mark = self.simplex.mark();
        for (place, &taken) in among.iter().enumerate() {
            if self.simplex.restrict(&form, taken) {
                self.decisions.push(Decision { mark, form, taken, left: &among[place + 1..] });
                return Some(taken);
            }
            self.simplex.undo(mark);
        }
        None
    }
}

impl Oracle for Search {
    fn choose(&mut self, form: &Form, among: &'static [Relation]) -> Option<Relation> {
        if form.is_constant() {
            return constant_relation(form.constant.sign(), among);
        }
        let place = self.next;
        self.next += 1;
        match self.decisions.get(place) {
            Some(decision) => Some(decision.taken),
            None => self.decide(form.clone(), among),
        }
    }
}
