//! The scenes of the course's steps, and the reader's own before and after it.

use super::App;

impl App {
    /// Opens the step of the course that is due.
    pub(super) fn open_step(&mut self) {
        if self.tutor.place().is_none() {
            self.come_back();
        }
        if self.tutor.opens() {
            self.before.note(&mut self.scenes.all);
        }
        if let Some(place) = self.tutor.open(&mut self.scenes.all) {
            self.before.resume(&mut self.scenes.all[place]);
            // The sheet of numbers would cover the task.
            self.visible.shows_numbers &= !self.layout.phone;
            self.begin(place);
        }
    }

    /// Brings back the scenes as they were before the course, if there was one.
    pub(super) fn come_back(&mut self) {
        if self.before.bring_back(&mut self.scenes.all) {
            self.begin(self.scenes.shown);
        }
    }

    /// Shows a scene that has just been opened.
    pub(super) fn begin(&mut self, place: usize) {
        self.scenes.show(place);
        self.panel.begin_at_top();
    }
}
