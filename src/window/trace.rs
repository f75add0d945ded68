//! `--trace`: a JSON line for each new answer, on standard output; in a browser `?trace`, on the console.

use super::host;
use crate::scene::{Answer, Scene};

/// Remembers what has been said.
pub(super) struct Trace {
    enabled: bool,
    last: Option<(&'static str, Answer)>,
}

impl Trace {
    pub(super) fn new(enabled: bool) -> Self {
        Self { enabled, last: None }
    }

    /// Prints the scene's answer if it is another than the last one. Falls silent once that cannot be written any more.
    pub(super) fn report(&mut self, scene: &dyn Scene) {
        if !self.enabled {
            return;
        }
        let now = (scene.name(), scene.answer());
        if self.last != Some(now) {
            self.last = Some(now);
            self.enabled = host::print(&scene.trace());
        }
    }
}
