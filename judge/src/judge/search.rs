//! All possible results of a test's comparisons, one after the other.
//! Idea: run the test on linear forms in place of numbers. Where it asks how a form lies to 0, take the first answer
//! that is possible with all earlier ones, and keep the others for later. So each run is a way through the test that
//! occurs for some numbers; impossible ways are cut off where they begin.

use super::exact::{Form, Relation, Simplex};
use super::pieces::{Oracle, Pieces, constant_relation};

struct Decision {
    mark: usize,
    form: Form,
    taken: Relation,
    left: &'static [Relation],
}

pub(super) struct Search {
    pub(super) simplex: Simplex,
    decisions: Vec<Decision>,
    /// The index of the next decision while the test runs.
    next: usize,
    /// With so many steps it pauses before the next decision.
    pub(super) until: usize,
    is_paused: bool,
}

impl Search {
    pub(super) const fn new(simplex: Simplex) -> Self {
        Self { simplex, decisions: Vec::new(), next: 0, until: usize::MAX, is_paused: false }
    }

    /// The test's answer on the current way. `None` if no numbers go this way, or if it paused.
    pub(super) fn run(&mut self, pieces: &Pieces) -> Option<bool> {
        self.next = 0;
        pieces.holds(self)
    }

    /// Goes to the next way, or on with the way on which it paused; false if there is none. Then all decisions are taken
    /// back.
    pub(super) fn turn(&mut self) -> bool {
        if std::mem::take(&mut self.is_paused) {
            return true;
        }
        while let Some(Decision { mark, form, left, .. }) = self.decisions.pop() {
            self.simplex.undo(mark);
            if self.decide(form, left).is_some() {
                return true;
            }
        }
        false
    }

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
            None if self.simplex.steps >= self.until => {
                self.is_paused = true;
                None
            }
            None => self.decide(form.clone(), among),
        }
    }

    fn computed(&mut self, forms: u64) {
        self.simplex.computed(forms);
    }

    fn stop(&mut self) {
        self.simplex.stop();
    }
}
