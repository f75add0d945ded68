//! The scenes of the window, of which one is shown.

use hantei_collision::Size;
use hantei_scenes::scene::{self, Event, ShownPair, Tab, Viewer};

/// Each scene, in the order of the tabs.
pub(super) struct Scenes {
    pub(super) all: Vec<Viewer>,
    /// The place of the one that is shown.
    pub(super) shown: usize,
    /// The place of the one that was last shown under the tab of two shapes.
    pair: usize,
    /// The stage's size as they last heard it, logical pixels.
    stage: Size,
    /// The seed before the first case to guess: each run has other cases.
    first_case: u64,
}

impl Scenes {
    /// All scenes as they start; the first one is shown.
    pub(super) fn new(first_case: u64) -> Self {
        Self { all: scene::all(), shown: 0, pair: 0, stage: Size::default(), first_case }
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

    /// Shows what stands under a tab: of several scenes the one that was shown last.
    pub(super) fn show_tab(&mut self, tab: Tab) {
        if tab == Tab::Shapes {
            self.shown = self.pair;
        } else if let Some(place) = self.all.iter().position(|scene| scene.tab() == tab) {
            self.shown = place;
        }
    }

    /// Shows a pair of kinds. Shapes that are of these kinds stay as they are.
    pub(super) fn show_pair(&mut self, pair: &ShownPair) {
        let Some(place) = self.place(pair.scene) else { return };
        self.shown = place;
        let scene = self.present_mut();
        let Some(now) = scene.kinds() else { return };
        let changed = pair.settings.iter().zip(now.into_iter().zip(pair.kinds)).filter(|(_, (now, then))| now != then);
        for ((key, numbers), _) in changed {
            // A pair of the table can be placed.
            let _ = scene.set(key, numbers);
        }
        scene.show_all();
    }

    /// Shows the pair that an action of the present scene leads to, with all its numbers.
    pub(super) fn go_on(&mut self) {
        let Some(pair) = self.present_mut().take_onward() else { return };
        let Some(place) = self.place(pair.scene) else { return };
        self.shown = place;
        let scene = self.present_mut();
        for (key, numbers) in &pair.settings {
            // A scene leads to what can be placed.
            let _ = scene.set(key, numbers);
        }
        scene.show_all();
    }

    /// Tells each the size of its stage, if that is new.
    pub(super) fn lay_out(&mut self, stage: Size) {
        if self.present().tab() == Tab::Shapes {
            self.pair = self.shown;
        }
        if stage != self.stage {
            self.stage = stage;
            for scene in &mut self.all {
                scene.handle(Event::Resized { width: stage.width, height: stage.height });
                scene.handle(Event::Shuffled(self.first_case));
            }
        }
    }
}
