//! A moment of a viewer, for undo.

use super::view::Sight;
use crate::scene::kind::AnyState;
use std::rc::Rc;

/// The place of the preset; `None` after a change.
pub(super) type Preset = Option<usize>;

/// What undo brings back, and what comes back after guessing.
pub(super) struct ViewerMoment {
    pub(super) state: Rc<dyn AnyState>,
    pub(super) preset: Preset,
    pub(super) sight: Sight,
}

// A view alone is no change.
impl PartialEq for ViewerMoment {
    fn eq(&self, other: &Self) -> bool {
        self.preset == other.preset && self.state.equals(&*other.state)
    }
}
