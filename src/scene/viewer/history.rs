//! Undo and redo. They keep whole states: those are small.

use std::collections::VecDeque;

/// How many changes can be taken back. The oldest are forgotten.
const MOST: usize = 1000;

/// States that were, and states that were taken back.
pub(super) struct History<State> {
    /// What undo goes back to once the present change is complete.
    held: Option<State>,
    past: VecDeque<State>,
    future: Vec<State>,
}

impl<State> Default for History<State> {
    fn default() -> Self {
        Self { held: None, past: VecDeque::new(), future: Vec::new() }
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
            self.remember(before);
            self.future.clear();
        }
    }

    /// The last change goes on, into this state. False if it is back where it began: then it is forgotten.
    pub(super) fn go_on(&mut self, state: &State) -> bool {
        let is_back = self.past.back() == Some(state);
        if is_back {
            self.past.pop_back();
        }
        !is_back
    }

    /// The state before this one, if there was one.
    pub(super) fn undo(&mut self, state: State) -> Option<State> {
        let before = self.past.pop_back()?;
        self.future.push(state);
        Some(before)
    }

    /// The state that undo has taken back last.
    pub(super) fn redo(&mut self, state: State) -> Option<State> {
        let after = self.future.pop()?;
        self.remember(state);
        Some(after)
    }

    fn remember(&mut self, state: State) {
        if self.past.len() == MOST {
            self.past.pop_front();
        }
        self.past.push_back(state);
    }
}
