//! What the page around the canvas asks of the course: a step of the browser's history, and the keys of a touch screen.

use super::Tutor;
use crate::window::host::Keyboard;
use crate::window::panel::lesson::LessonChoice;
use hantei_scenes::lesson::Course;
use hantei_scenes::scene::Viewer;
use hantei_scenes::words::Text;

/// Numbers with more than three decimals are typed as a fraction.
const THOUSAND: f64 = 1000.0;

impl Tutor {
    /// Goes to a step, in the course that was left if none is open.
    ///
    /// # Errors
    /// Why there is no course.
    pub(in crate::window) fn arrive(&mut self, id: &str) -> Result<(), Text> {
        if let Some(session) = &self.session {
            let place = session.course().find(id).filter(|place| *place != session.place());
            self.chosen = place.map(LessonChoice::Go).or(self.chosen.take());
            return Ok(());
        }
        let course = self.paused.as_ref().map(|paused| paused.course().clone());
        let course = course.map_or_else(Course::built_in, Ok)?;
        let place = course.find(id);
        self.begin(course, place);
        Ok(())
    }

    /// The on-screen keys for the step's field, if that has the focus.
    pub(in crate::window) fn keyboard(&self, scene: &Viewer) -> Keyboard {
        let Some(session) = self.session.as_ref().filter(|_| self.text.focus().is_some()) else {
            return Keyboard::Closed;
        };
        let expected = session.expected_numbers(scene);
        let is_written_out = |number: &f64| (number * THOUSAND).fract() == 0.0;
        match () {
            // A fraction needs its line.
            () if !expected.iter().all(is_written_out) => Keyboard::Letters,
            () if expected.iter().any(|number| *number < 0.0) => Keyboard::Signed,
            () => Keyboard::Number,
        }
    }
}
