//! Undo and redo. They keep whole states: those are small.

/// States that were, and states that were taken back.
pub(super) struct History<State> {
    /// What undo goes back to once the present change is complete.
    held: Option<State>,
    past: Vec<State>,
    future: Vec<State>,
}

impl<State> Default for History<State> {
    fn default() -> Self {
        Self { held: None, past: Vec::new(), future: Vec::new() }
    }
}

impl<State: PartialEq> History<State> {
    /// A change begins in this state. What happens until [`complete`](Self::complete) is one change.
    pub(super) fn begin(&mut self, state: State) {
        self.held = self.held.take().or(Some(state));
    }

    /// The state in which the present change began, if there is one.
    pub(super) fn held(&self) -> Option<&State> {
        self.held.as_ref()
    }

    /// The change ends in this state. If anything has changed, what could be redone is gone.
    pub(super) fn complete(&mut self, state: &State) {
        if let Some(before) = self.held.take()
            && before != *state
        {
            self.past.push(before);
            self.future.clear();
        }
    }

    /// The state before this one, if there was one.
    pub(super) fn undo(&mut self, state: State) -> Option<State> {
        let before = self.past.pop()?;
        self.future.push(state);
        Some(before)
    }

    /// The state that undo has taken back last.
    pub(super) fn redo(&mut self, state: State) -> Option<State> {
        let after = self.future.pop()?;
        self.past.push(state);
        Some(after)
    }
}
