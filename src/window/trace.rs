//! `--trace`: each new answer as a JSON line on standard output; `?trace` in a browser: on the console.

use super::host;
use hantei_scenes::lesson::Deed;
use hantei_scenes::scene::{self, Viewer};

/// The last line printed.
pub(super) struct TracePrinter {
    enabled: bool,
    last: Option<scene::Trace>,
}

impl TracePrinter {
    pub(super) fn new(enabled: bool) -> Self {
        Self { enabled, last: None }
    }

    pub(super) fn tell(&mut self, deed: &Deed) {
        if self.enabled {
            self.enabled = host::print(&deed.line());
        }
    }

    /// Prints the scene's answer if it is new. Stops after the first failure to write.
    pub(super) fn report(&mut self, scene: &Viewer) {
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
