//! The scenes of the window, of which one is shown.

use hantei_collision::Size;
use hantei_scenes::scene::{self, Event, Viewer};

/// Each scene, in the order of the tabs.
pub(super) struct Scenes {
    pub(super) all: Vec<Viewer>,
    /// The place of the one that is shown.
    pub(super) shown: usize,
    /// The stage's size as they last heard it, logical pixels.
    stage: Size,
    /// The seed before the first case to guess: each run has other cases.
    first_case: u64,
}

impl Scenes {
    /// All scenes as they start; the first one is shown.
    pub(super) fn new(first_case: u64) -> Self {
        Self { all: scene::all(), shown: 0, stage: Size::default(), first_case }
    }

    /// The place of the scene of this name.
    pub(super) fn place(&self, name: &str) -> Option<usize> {
        self.all.iter().position(|scene| scene.name() == name)
    }

    pub(super) fn present(&self) -> &Viewer {
        &self.all[self.shown]
    }

    pub(super) fn present_mut(&mut self) -> &mut Viewer {
        &mut self.all[self.shown]
    }

    /// Shows a scene that has just been opened.
    pub(super) fn show(&mut self, place: usize) {
        self.shown = place;
        // It has to hear the stage's size.
        self.stage = Size::default();
    }

    /// Tells each the size of its stage, if that is new.
    pub(super) fn lay_out(&mut self, stage: Size) {
        if stage != self.stage {
            self.stage = stage;
            for scene in &mut self.all {
                scene.handle(Event::Resized { width: stage.width, height: stage.height });
                scene.handle(Event::Shuffled(self.first_case));
            }
        }
    }
}
