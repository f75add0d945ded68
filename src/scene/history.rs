//! Undo and redo by keeping whole states: they are small.

/// The states before and after the present one.
#[derive(Clone, Debug)]
pub(super) struct History<State> {
    past: Vec<State>,
    future: Vec<State>,
}

impl<State> Default for History<State> {
    fn default() -> Self {
        Self { past: Vec::new(), future: Vec::new() }
    }
}

impl<State: PartialEq> History<State> {
    /// Notes that `before` has become `now`, if that is a change. What could be redone is then gone.
    pub(super) fn record(&mut self, before: State, now: &State) {
        if before != *now {
            self.past.push(before);
            self.future.clear();
        }
    }

    /// Puts the state before the last change into `now`.
    pub(super) fn undo(&mut self, now: &mut State) {
        if let Some(before) = self.past.pop() {
            self.future.push(std::mem::replace(now, before));
        }
    }

    /// Puts the state after the last undone change into `now`.
    pub(super) fn redo(&mut self, now: &mut State) {
        if let Some(after) = self.future.pop() {
            self.past.push(std::mem::replace(now, after));
        }
    }
}
