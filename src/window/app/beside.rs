//! What the page around the canvas is told and asks for.

use super::App;
use crate::window::described::{self, Described, PageAct};
use crate::window::host::{self, Keyboard};
use crate::window::input::KeyFocus;
use crate::window::panel::lesson::LessonChoice;
use crate::window::panel::top::TopChoice;
use hantei_scenes::scene::{Readings, now_in_article};
use hantei_scenes::svg::{Medium, to_svg};

impl App {
    /// The keys for the field that has the focus. Coordinates may be below 0.
    pub(super) fn wanted_keyboard(&self) -> Keyboard {
        match self.panel.focus() {
            KeyFocus::Text => Keyboard::Letters,
            KeyFocus::Number { .. } => Keyboard::Signed,
            KeyFocus::Button | KeyFocus::Nothing | KeyFocus::Help => self.tutor.keyboard(self.scene()),
        }
    }

    /// Does what was done in the page beside the canvas; false if that is nothing. Each act has a frame of its own, so
    /// that the course sees where it led.
    pub(super) fn take_act(&mut self) -> bool {
        let Some(line) = host::take_act() else { return false };
        if let Some(act) = PageAct::read(&line) {
            self.do_act(act);
        }
        true
    }

    pub(super) fn do_act(&mut self, act: PageAct) {
        let done = match act {
            PageAct::Focus(key) => {
                self.page.focused = key;
                return;
            }
            PageAct::Top(TopChoice::Scene(place)) if place >= self.scenes.all.len() => Ok(()),
            PageAct::Top(choice) => {
                self.choose(choice);
                Ok(())
            }
            PageAct::Lesson(LessonChoice::Go(place))
                if self.tutor.course().is_none_or(|of| of.step(place).is_none()) =>
            {
                Ok(())
            }
            PageAct::Lesson(choice) => {
                self.tutor.take(choice);
                Ok(())
            }
            PageAct::Arrive(None) if self.tutor.place().is_some() => {
                self.tutor.leave(self.scenes.present());
                Ok(())
            }
            PageAct::Arrive(None) => Ok(()),
            PageAct::Arrive(Some(id)) => self.tutor.arrive(&id),
            PageAct::Number(typed) => described::number(&typed).map(|choice| self.tutor.take(choice)),
            PageAct::Set(key, texts) => described::set(self.scene_mut(), &key, &texts),
            PageAct::Does(name) => {
                described::does(self.scene_mut(), &name);
                Ok(())
            }
        };
        self.page.refused = done.err();
    }

    /// Keeps what was typed in the page's address, and copies a link to the course's step if the learner chose that.
    pub(super) fn hold_links(&mut self, has_input: bool) {
        let (language, is_presented) = (self.languages.chosen, self.visible.is_presented);
        self.tutor.copy_link(|course, id| host::opening_of_step(course, id, language, is_presented));
        // A desktop window has no address.
        let has_address = cfg!(target_arch = "wasm32");
        if has_address && has_input && self.tutor.place().is_none() && self.page.held.has_changed(self.scenes.present())
        {
            host::hold(&host::opening(self.scene(), language, is_presented));
        }
    }

    /// The address or command line of what is shown: the course's step, or the picture.
    pub(super) fn opening(&self) -> String {
        let (language, is_presented) = (self.languages.chosen, self.visible.is_presented);
        let step = self.tutor.opening(|course, id| host::opening_of_step(course, id, language, is_presented));
        step.unwrap_or_else(|| host::opening(self.scene(), language, is_presented))
    }

    /// Tells the page what is shown, if it asks: for the picture that takes this one's place, and to open it again.
    pub(super) fn answer_page(&self) {
        if host::is_asked() {
            let strip_height = self.layout.verdict.height().into();
            let figure = now_in_article(self.scene(), strip_height, &self.languages.words);
            let svg = to_svg(&figure, &self.languages.words, Medium::Screen(self.theme()));
            host::answer(&self.opening(), &self.scene().words(), &svg);
        }
    }

    /// Tells the page what is shown, if that has changed.
    pub(super) fn describe(&mut self, readings: &Readings) {
        // On a desktop no page stands around the window.
        if cfg!(target_arch = "wasm32") {
            let described = Described {
                words: &self.languages.words,
                scenes: &self.scenes.all,
                shown: self.scenes.shown,
                session: self.tutor.session(),
                invitation: self.tutor.invitation(),
                readings,
                refused: self.page.refused.as_ref(),
                message: self.panel.said(),
            };
            let basis = Some(described.basis());
            if self.page.told != basis {
                host::describe(self.languages.words.language(), &described.told(), &described.json().to_string());
                self.page.told = basis;
            }
        }
    }
}
