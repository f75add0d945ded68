//! Undo and redo. They keep whole states, which are small.

use std::collections::VecDeque;

/// The most changes to undo; older ones are forgotten.
const MOST: usize = 1000;

/// States before and after the present one.
pub(super) struct History<State> {
    /// The state before the present change.
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
    /// Begins a change. All until [`complete`](Self::complete) is one change.
    pub(super) fn begin(&mut self, state: State) {
        self.held = self.held.take().or(Some(state));
    }

    /// The state before the present change, if one has begun.
    pub(super) fn held(&self) -> Option<&State> {
        self.held.as_ref()
    }

    /// Ends the change without keeping it; returns the state before it.
    pub(super) fn drop_held(&mut self) -> Option<State> {
        self.held.take()
    }

    /// Ends the change. If the state differs, redo has nothing left.
    pub(super) fn complete(&mut self, state: &State) {
        if let Some(before) = self.held.take()
            && before != *state
        {
            self.remember(before);
            self.future.clear();
        }
    }

    /// Continues the last change. False if the state is back where it began: then the change is forgotten.
    pub(super) fn go_on(&mut self, state: &State) -> bool {
        let is_back = self.past.back() == Some(state);
        if is_back {
            self.past.pop_back();
        }
        !is_back
    }

    pub(super) fn undo(&mut self, state: State) -> Option<State> {
        let before = self.past.pop_back()?;
        self.future.push(state);
        Some(before)
    }

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
