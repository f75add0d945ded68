//! The language, and the fonts for its letters.

use super::App;
use crate::window::{host, letters};
use hantei_scenes::text;
use std::task::Poll;

impl App {
    /// Changes to the wished language once its font is there. What is open stays.
    pub(super) fn speak(&mut self) {
        if host::letters_came() {
            self.show_letters();
        }
        match self.languages.change() {
            None => {}
            Some(Poll::Pending) => self.panel.say(Ok(text!("page-loading"))),
            Some(Poll::Ready(Err(refused))) => self.panel.say(Err(refused)),
            Some(Poll::Ready(Ok(()))) => {
                self.panel.forget();
                self.show_letters();
            }
        }
    }

    /// Loads the fonts for the language and the course, and those of letters that were written.
    pub(super) fn show_letters(&mut self) {
        let (course, words) = (self.tutor.course(), &self.languages.words);
        let (spare, missing) = course.map_or((None, Ok(())), |course| letters::beyond(course, words));
        self.gui.speak(words.language(), spare);
        if let Err(missing) = missing {
            self.panel.say(Err(missing));
        }
    }
}
