//! `--trace`: a JSON line for each new answer, on standard output; in a browser `?trace`, on the console.

use super::host;
use crate::scene::{self, Viewer};

/// Remembers what has been said.
pub(super) struct TracePrinter {
    enabled: bool,
    last: Option<scene::Trace>,
}

impl TracePrinter {
    pub(super) fn new(enabled: bool) -> Self {
        Self { enabled, last: None }
    }

    /// Prints the scene's answer if it is another than the last one. Falls silent once that cannot be written any more.
    pub(super) fn report(&mut self, scene: &dyn Viewer) {
        if !self.enabled {
            return;
        }
        let now = scene.trace();
        if self.last.as_ref().is_none_or(|last| !now.answers_like(last)) {
            self.enabled = host::print(&now.clone().line());
            self.last = Some(now);
        }
    }
}
