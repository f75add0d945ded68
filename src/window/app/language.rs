//! The language, and the fonts for its letters.

use super::App;
use crate::window::{host, letters};
use hantei_scenes::text;
use hantei_scenes::words::Words;
use std::task::Poll;

impl App {
    /// Changes to the wished language once its font is there. What is open stays.
    pub(super) fn speak(&mut self) {
        if host::letters_came() {
            self.show_letters();
        }
        let Some(language) = self.wished_language else { return };
        match host::load_fonts(language) {
            Poll::Pending => return self.panel.say(Ok(text!("page-loading"))),
            Poll::Ready(Err(refused)) => self.panel.say(Err(refused)),
            Poll::Ready(Ok(())) => {
                (self.words, self.chosen_language) = (Words::new(language).wishing(&self.wishes), Some(language));
                self.panel.forget();
                self.show_letters();
            }
        }
        self.wished_language = None;
    }

    /// Loads the fonts for the language and the course, and those of letters that were written.
    pub(super) fn show_letters(&mut self) {
        let course = self.tutor.course();
        let (spare, missing) = course.map_or((None, Ok(())), |course| letters::beyond(course, &self.words));
        self.gui.speak(self.words.language(), spare);
        if let Err(missing) = missing {
            self.panel.say(Err(missing));
        }
    }
}
