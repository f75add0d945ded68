//! What keys, menu and bar do in every scene.

use super::App;
use crate::window::host;
use crate::window::panel::top::TopChoice;
use hantei_judge::CodeLanguage;
use hantei_scenes::lesson::Course;
use hantei_scenes::scene::{self, Action, Chord, Door, Event, Key};
use hantei_scenes::text;
use hantei_scenes::words::Term;

/// Turns the presenter's layout on and off. Presenter remotes send F5, which reloads a page in a browser.
const PRESENT: &[Chord] = if cfg!(target_arch = "wasm32") {
    &[Chord::any(Key::Function(8))]
} else {
    &[Chord::any(Key::Function(8)), Chord::plain(Key::Function(5))]
};

const fn with_ctrl(sign: char) -> Chord {
    Chord { key: Key::Sign(sign), ctrl: Some(true), shift: None }
}

/// The characters of a test that are commands elsewhere.
const TEST_SIGNS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+-.,[]/?";

impl App {
    /// The window's actions in every scene.
    pub(super) const ACTIONS: [Action<Self>; 20] = [
        Action::keys(host::COPY, &[Chord::ctrl(Key::Sign('C'))], |app| {
            let opening = app.opening();
            app.panel.say(host::copy(&opening).map(|()| text!("copied", what = opening)));
        }),
        Action::keys("copy-test", &[Chord::ctrl_shift(Key::Sign('C'))], |app| {
            let copied = host::copy(&app.scene().as_test());
            app.panel.say(copied.map(|()| text!("copied-test")));
        }),
        Action::keys("save", &[with_ctrl('S')], |app| app.later.saves = true),
        Action::keys("larger", &[with_ctrl('+')], |app| app.scale.step(1)),
        Action::keys("smaller", &[with_ctrl('-')], |app| app.scale.step(-1)),
        Action::keys("explain", &[Chord::any(Key::Function(2))], |app| {
            let readings = app.scene().readings();
            if let Some(method) = readings.methods.iter().find(|method| method.chosen) {
                app.panel.explain(method.told());
            }
        }),
        Action::keys("course", &[Chord::any(Key::Function(4))], |app| {
            if app.visible.is_figure {
                return;
            }
            if app.tutor.place().is_some() {
                return app.tutor.leave(app.scenes.present());
            }
            match Course::built_in() {
                Ok(course) => app.tutor.begin(course, None),
                Err(refused) => app.panel.say(Err(refused)),
            }
        }),
        Action::remedy("door-back", |app| {
            // Every scene has the panel's first page.
            let _ = app.scene_mut().set("door", Door::Closed.name());
        }),
        Action::remedy("explanation-close", |app| app.panel.end_explanation()),
        Action::remedy("motion", |app| app.motion.toggle()),
        Action::remedy("figure-smaller", |app| {
            // A scene with a large figure has this knob.
            let _ = app.scene_mut().set("large", "off");
        }),
        Action::remedy("contents-back", |app| app.tutor.close_contents()),
        Action::keys("lesson-next", &[Chord::any(Key::Sign(']'))], |app| app.tutor.step(true)),
        Action::keys("lesson-back", &[Chord::any(Key::Sign('['))], |app| app.tutor.step(false)),
        Action::remedy("page-on", |app| app.page(true)),
        Action::remedy("page-back", |app| app.page(false)),
        Action::keys("present", PRESENT, |app| {
            app.visible.is_presented ^= true;
            app.scene_mut().handle(Event::Hovered(None));
        }),
        Action::keys("full-screen", &[Chord::any(Key::Function(11))], |_| host::toggle_full_screen()),
        Action::keys("panel", &[Chord::any(Key::Function(9))], |app| {
            // The presenter's layout has no panel: showing the panel ends it.
            app.visible.is_panel_hidden = !app.visible.is_presented && !app.visible.is_panel_hidden;
            app.visible.is_presented = false;
            app.scene_mut().handle(Event::Hovered(None));
        }),
        Action::keys(
            "help",
            &[Chord::any(Key::Function(1)), Chord { key: Key::Sign('?'), ctrl: Some(false), shift: None }],
            |app| app.visible.is_help_shown ^= true,
        ),
    ];

    /// The characters that do nothing in the scene: they answer the course's question, or were meant for the field that
    /// stands in the panel.
    pub(super) fn typed_signs(&self) -> &'static str {
        let is_field_shown = self.layout.panel.is_some() && self.scene().door() == Door::Own && !self.scene().guesses();
        match self.tutor.answering_signs() {
            "" if is_field_shown => TEST_SIGNS,
            signs => signs,
        }
    }

    /// The action of Escape: it leaves the innermost of what is open.
    pub(super) fn left_by_escape(&self) -> Option<&'static str> {
        if self.tutor.shows_contents() {
            return Some("contents-back");
        }
        match (self.visible.is_presented, self.scene().door(), self.tutor.place()) {
            _ if self.panel.explains() => Some("explanation-close"),
            _ if self.scene().large().is_some() => Some("figure-smaller"),
            (true, ..) => Some("present"),
            (false, door, _) if door != Door::Closed && self.layout.panel.is_some() => Some("door-back"),
            (false, _, Some(_)) => Some("course"),
            (false, _, None) => None,
        }
    }

    pub(super) fn act(&mut self) {
        if let Some(name) = self.later.from_menu.take() {
            let action = Self::ACTIONS.iter().find(|action| action.name() == name);
            if let Ok(theme) = name.parse() {
                self.theme = theme;
                return;
            }
            match (action, name.parse(), name.parse()) {
                (Some(action), ..) => action.run(self, (0.0, 0.0)),
                (None, Ok(language), _) => {
                    self.languages.wish(language);
                }
                (None, _, Ok(language)) => self.copy_code(language),
                (None, Err(_), Err(_)) => self.scene_mut().handle(Event::act(name)),
            }
        }
    }

    pub(super) fn copy_code(&mut self, language: CodeLanguage) {
        self.panel.copy_code(self.scenes.present(), &self.languages.words, language);
    }

    pub(super) fn choose(&mut self, chosen: TopChoice) {
        match chosen {
            TopChoice::Scene(place) => self.scenes.shown = place,
            TopChoice::Tab(tab) => self.scenes.show_tab(tab),
            TopChoice::Pair(place) => self.scenes.show_pair(&scene::pairs()[place]),
            TopChoice::Guess(true) => self.scene_mut().handle(Event::act("deal")),
            TopChoice::Guess(false) => {
                if let Err(refused) = self.scene_mut().set("guess", "off") {
                    self.panel.say(Err(refused));
                }
            }
            TopChoice::Menu(name) => self.later.from_menu = Some(name),
            TopChoice::Course => self.later.from_menu = Some("course"),
            TopChoice::Leave => self.tutor.go_out(self.scenes.present()),
            TopChoice::Contents => self.tutor.open_contents(),
            TopChoice::Back => self.tutor.step(false),
        }
    }

    /// Opens the picture of a glossary term, outside of any course.
    pub(super) fn illustrate(&mut self, term: &Term) {
        let opening = term.opening.and_then(shlex::split).unwrap_or_default();
        let Ok(opened) = scene::open(&opening) else { return };
        if let Some(place) = self.scenes.place(opened.name()) {
            self.tutor.leave(self.scenes.present());
            self.come_back();
            self.scenes.all[place] = opened;
            self.begin(place);
        }
    }
}
