//! The window's state, and what happens in a frame.

use super::awake::Awake;
use super::clock::Clock;
use super::gui::Gui;
use super::input::{Input, KeyFocus, Recipients};
use super::keeper::Keeper;
use super::kept_tests::{HeldTest, KeptTests};
use super::layout::{Layout, Shown};
use super::motion::Motion;
use super::painting::Painter;
use super::panel::top::TopChoice;
use super::panel::{HelpChoice, Panel, widgets};
use super::scale::Scale;
use super::screen::Screen;
use super::theme;
use super::trace::TracePrinter;
use super::tutor::{Frame, Tutor};
use super::{Options, host, letters, save};
use crate::figure::{Theme, ThemeChoice};
use crate::lesson::Course;
use crate::scene::{self, Action, Chord, Door, Event, Key, Viewer};
use crate::text;
use crate::words::{Language, Term, Words};
use hantei_collision::{CodeLanguage, Size};
use macroquad::miniquad;
use macroquad::window::next_frame;
use std::task::Poll;

/// All that the window knows.
pub(super) struct App {
    scenes: Vec<Box<dyn Viewer>>,
    /// The place of the scene that is shown.
    shown: usize,
    /// How many frames are drawn before it closes.
    frames: Option<u64>,
    /// Where everything stands.
    layout: Layout,
    /// The cases to guess begin after that of this seed: with others in each run.
    first_case: u64,
    /// Size of the stage when the scenes were last told, logical pixels.
    stage: Size,
    /// How high the sheet of a phone has been dragged; 0: as it opens.
    sheet: f32,
    theme: ThemeChoice,
    motion: Motion,
    /// In a course, the numbers were asked for.
    shows_numbers: bool,
    scale: Scale,
    gui: Gui,
    painter: Painter,
    input: Input,
    panel: Panel,
    tutor: Tutor,
    kept: KeptTests,
    /// The typed test that the address has.
    held: HeldTest,
    /// The catalogue of the present language.
    words: Words,
    /// In which languages lessons are to be said, the best one first.
    wishes: Vec<String>,
    /// The language that was chosen; `None`: the system's.
    chosen_language: Option<Language>,
    /// What is spoken as soon as its letters are there.
    wished_language: Option<Language>,
    trace: TracePrinter,
    awake: Awake,
    clock: Clock,
    is_panel_hidden: bool,
    is_presented: bool,
    is_help_shown: bool,
    /// A finger has chosen a field: the keyboard on the screen is open, where there is one.
    waits_for_letters: bool,
    /// The window and the stage are to be saved once the frame is drawn.
    saves: bool,
    /// What was chosen from the menu: the name of an action.
    from_menu: Option<&'static str>,
}

/// So many cases to guess come first in a run; there are more.
const CASES: u64 = 900_000;

/// What the window does by itself, whatever the scene.
static ACTIONS: [Action<App>; 19] = [
    Action::keys(host::COPY, &[Chord::ctrl(Key::Sign('C'))], |app| {
        let (language, is_presented) = (app.chosen_language, app.is_presented);
        let step = app.tutor.opening(|course, id| host::opening_of_step(course, id, language, is_presented));
        let opening = step.unwrap_or_else(|| host::opening(app.scene(), language, is_presented));
        app.panel.say(host::copy(&opening).map(|()| text!("copied", what = opening)));
    }),
    Action::keys("copy-test", &[Chord::ctrl_shift(Key::Sign('C'))], |app| {
        let copied = host::copy(&app.scene().as_test());
        app.panel.say(copied.map(|()| text!("copied-test")));
    }),
    Action::keys("save", &[with_ctrl('S')], |app| app.saves = true),
    Action::keys("larger", &[with_ctrl('+')], |app| app.scale.step(1)),
    Action::keys("smaller", &[with_ctrl('-')], |app| app.scale.step(-1)),
    Action::keys("explain", &[Chord::any(Key::Function(2))], |app| {
        let readings = app.scene().readings();
        if let Some(method) = readings.methods.iter().find(|method| method.chosen) {
            app.panel.explain(method.name);
        }
    }),
    Action::keys("course", &[Chord::any(Key::Function(4))], |app| {
        if app.tutor.place().is_some() {
            return app.tutor.leave();
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
    Action::remedy("motion", |app| app.motion.toggle()),
    Action::remedy("figure-smaller", |app| {
        // A scene with such a figure has this knob.
        let _ = app.scene_mut().set("large", "off");
    }),
    Action::remedy("contents-back", |app| app.tutor.close_contents()),
    Action::keys("lesson-next", &[Chord::any(Key::Sign(']'))], |app| app.tutor.step(true)),
    Action::keys("lesson-back", &[Chord::any(Key::Sign('['))], |app| app.tutor.step(false)),
    Action::remedy("page-on", |app| app.page(true)),
    Action::remedy("page-back", |app| app.page(false)),
    Action::keys("present", PRESENT, |app| {
        app.is_presented ^= true;
        app.scene_mut().handle(Event::Hovered(None));
    }),
    Action::keys("full-screen", &[Chord::any(Key::Function(11))], |_| host::toggle_full_screen()),
    Action::keys("panel", &[Chord::any(Key::Function(9))], |app| {
        // What is presented has no panel: with one it is presented no more.
        app.is_panel_hidden = !app.is_presented && !app.is_panel_hidden;
        app.is_presented = false;
        app.scene_mut().handle(Event::Hovered(None));
    }),
    Action::keys(
        "help",
        &[Chord::any(Key::Function(1)), Chord { key: Key::Sign('?'), ctrl: Some(false), shift: None }],
        |app| app.is_help_shown ^= true,
    ),
];

/// What turns the presenter's layout on and off. A presenter's hand control sends F5, which in a page is the browser's.
const PRESENT: &[Chord] = if cfg!(target_arch = "wasm32") {
    &[Chord::any(Key::Function(8))]
} else {
    &[Chord::any(Key::Function(8)), Chord::plain(Key::Function(5))]
};

/// A sign with Ctrl, with Shift or without.
const fn with_ctrl(sign: char) -> Chord {
    Chord { key: Key::Sign(sign), ctrl: Some(true), shift: None }
}

impl App {
    pub(super) fn new(options: Options) -> Self {
        let mut scenes = scene::all();
        let shown = scenes.iter().position(|scene| scene.name() == options.opened.name()).unwrap_or_default();
        scenes[shown] = options.opened;
        let mut scale = Scale::default();
        scale.present(options.present);
        let gui = Gui::new(scale.pixels());
        let wished = options.language.or_else(host::language).unwrap_or_default();
        let is_there = matches!(host::load_fonts(wished), Poll::Ready(Ok(())));
        let language = if is_there { wished } else { Language::default() };
        let wishes = match (options.lesson_language, options.language) {
            (Some(only), _) => vec![only],
            // It is the words' own.
            (None, Some(_)) => Vec::new(),
            (None, None) => host::languages(),
        };
        let mut tutor = Tutor::keeping(Keeper::new(options.fresh));
        if let Some((course, place)) = options.course {
            tutor.begin(course, place);
        }
        let mut app = Self {
            scenes,
            shown,
            frames: options.frames,
            layout: Layout::of(scale.window(), Shown::default()),
            first_case: miniquad::date::now() as u64 % CASES,
            stage: Size::default(),
            sheet: 0.0,
            theme: options.theme,
            motion: Motion::new(options.motion),
            shows_numbers: false,
            scale,
            gui,
            painter: Painter::default(),
            input: Input::new(),
            panel: Panel::new(ACTIONS.iter().map(|action| action.offer("do-window")).collect()),
            tutor,
            kept: KeptTests::default(),
            held: HeldTest::default(),
            // Until the letters are there, lessons are in the language of the words.
            words: Words::new(language).wishing(if is_there { &wishes[..] } else { &[] }),
            wishes,
            chosen_language: options.language,
            wished_language: (language != wished).then_some(wished),
            trace: TracePrinter::new(options.trace),
            awake: Awake::default(),
            clock: Clock::default(),
            is_panel_hidden: false,
            is_presented: options.present,
            is_help_shown: false,
            waits_for_letters: false,
            saves: false,
            from_menu: None,
        };
        host::opened();
        app.show_letters();
        app
    }

    /// Draws frames until the window is closed, or as many as are asked for.
    pub(super) async fn run(mut self) {
        let mut drawn = 0;
        while self.frames.is_none_or(|frames| drawn < frames) {
            self.open_step();
            self.lay_out();
            let has_input = self.take_input();
            let now = miniquad::date::now();
            self.motion.begin(now, has_input);
            let moves = self.clock.advance(self.scenes[self.shown].as_mut(), &mut self.trace);
            let frame = Frame { now, has_input, has_release: self.input.has_release() };
            let learns = self.tutor.advance(self.scenes[self.shown].as_mut(), frame, self.motion.is_on());
            for deed in self.tutor.take_deeds() {
                self.trace.tell(&deed);
            }
            self.act();
            self.hold_links(has_input);
            self.speak();
            let wants_repaint = self.show();
            self.draw();
            let eases = self.motion.is_moving();
            let waits = self.input.wants_frame() || self.from_menu.is_some() || self.frames.is_some();
            if host::is_shown() || self.frames.is_some() {
                let is_busy = has_input || moves || learns || wants_repaint || waits || eases;
                self.awake.note(is_busy);
                if let Some(seconds) = self.motion.until().filter(|_| !is_busy) {
                    host::wake_in(seconds);
                }
                self.clock.wait(self.tutor.plays());
            } else {
                // Until it is shown again, no frame is asked for.
                self.clock.rest();
            }
            drawn += 1;
            next_frame().await;
        }
    }

    /// As a course is presented: the next comparison of the step, or the one before; past the last one the next step.
    fn page(&mut self, forward: bool) {
        let before = self.scene().step();
        self.scene_mut().handle(Event::act(if forward { "step" } else { "step-back" }));
        let after = self.scene().step();
        let walks = if forward { after > before } else { after < before };
        if !walks {
            self.tutor.step(forward);
        }
    }

    fn scene(&self) -> &dyn Viewer {
        self.scenes[self.shown].as_ref()
    }

    fn scene_mut(&mut self) -> &mut dyn Viewer {
        self.scenes[self.shown].as_mut()
    }

    /// Opens the step of the course that is to be opened.
    fn open_step(&mut self) {
        self.kept.bring_back(&mut self.scenes, self.tutor.place().is_some());
        if self.tutor.opens() {
            self.kept.note(&self.scenes);
        }
        if let Some(place) = self.tutor.open(&mut self.scenes) {
            self.kept.opened(self.scenes[place].as_ref());
            // The sheet of numbers covers what there is to do.
            self.shows_numbers &= !self.layout.phone;
            self.begin(place);
        }
    }

    /// Shows the scene at this place, which has just been opened.
    fn begin(&mut self, place: usize) {
        self.shown = place;
        self.panel.begin_at_top();
        // It does not know its stage yet.
        self.stage = Size::default();
    }

    /// What is shown, as far as the layout depends on it.
    fn to_lay_out(&self) -> Shown {
        let in_course = self.tutor.place().is_some();
        let scene = self.scene();
        let is_wide = self.scale.window().x >= super::layout::WIDE;
        Shown {
            course: in_course,
            presented: self.is_presented,
            panel_hidden: self.is_panel_hidden || in_course && !self.shows_numbers && !is_wide,
            guesses: scene.guesses() && !in_course,
            plays: scene.offer("play").is_some(),
            sheet: self.sheet,
            text: self.tutor.height(),
            needs: self.tutor.shows_needs(),
        }
    }

    /// Divides the window up, and tells the scenes how large their stage is.
    fn lay_out(&mut self) {
        self.scale.present(self.is_presented);
        self.layout = Layout::of(self.scale.window(), self.to_lay_out());
        let stage = Size::new(self.layout.stage.width().into(), self.layout.stage.height().max(1.0).into());
        if stage != self.stage {
            self.stage = stage;
            for scene in &mut self.scenes {
                scene.handle(Event::Resized { width: stage.width, height: stage.height });
                scene.handle(Event::Shuffled(self.first_case));
            }
        }
        self.trace.report(self.scenes[self.shown].as_ref());
    }

    /// Hands out what has arrived since the last frame; true if that is anything.
    fn take_input(&mut self) -> bool {
        let has_input = self.input.take_in(&self.scale);
        // What lies over the stage has all the pointer does.
        let is_covered =
            self.is_help_shown || self.gui.has_popup() || self.tutor.shows_contents() || self.scene().large().is_some();
        let focus = match self.tutor.focus() {
            _ if self.is_help_shown => KeyFocus::Help,
            Some(is_whole) => KeyFocus::Number { is_whole },
            // A list that is open has the keys that walk through it.
            None if self.gui.has_popup() => KeyFocus::Button,
            None => self.panel.focus(),
        };
        let left_by_escape = self.left_by_escape();
        let hand = Recipients {
            egui: self.gui.events(),
            scene: self.scenes[self.shown].as_mut(),
            trace: &mut self.trace,
            scale: self.scale.pixels(),
            stage: if is_covered { egui::Rect::NOTHING } else { self.layout.stage },
            focus,
            answering: self.tutor.answering_signs(),
            left_by_escape,
            pages: self.is_presented && self.tutor.place().is_some(),
        };
        if has_input && self.input.has_press() {
            self.panel.forget();
        }
        for action in self.input.hand_out(hand, &ACTIONS) {
            action.run(self, (0.0, 0.0));
        }
        if self.input.pastes() {
            match host::paste() {
                Ok(text) => self.gui.paste(text),
                Err(refused) => self.panel.say(Err(refused)),
            }
        }
        has_input
    }

    /// The action that leaves what is on: Escape does it.
    fn left_by_escape(&self) -> Option<&'static str> {
        if self.tutor.shows_contents() {
            return Some("contents-back");
        }
        match (self.is_presented, self.scene().door(), self.tutor.place()) {
            _ if self.scene().large().is_some() => Some("figure-smaller"),
            (true, ..) => Some("present"),
            (false, door, _) if door != Door::Closed && self.layout.panel.is_some() => Some("door-back"),
            (false, _, Some(_)) => Some("course"),
            (false, _, None) => None,
        }
    }

    /// Keeps the page's address at what was typed, and copies a link to the step of the course if that was chosen.
    fn hold_links(&mut self, has_input: bool) {
        let (language, is_presented) = (self.chosen_language, self.is_presented);
        self.tutor.copy_link(|course, id| host::opening_of_step(course, id, language, is_presented));
        // A desktop has no address.
        let has_address = cfg!(target_arch = "wasm32");
        if has_address
            && has_input
            && self.tutor.place().is_none()
            && self.held.has_changed(self.scenes[self.shown].as_ref())
        {
            host::hold(&host::opening(self.scene(), language, is_presented));
        }
    }

    /// Does what was chosen from the menu.
    fn act(&mut self) {
        if let Some(name) = self.from_menu.take() {
            let action = ACTIONS.iter().find(|action| action.name() == name);
            if let Ok(theme) = name.parse() {
                self.theme = theme;
                return;
            }
            match (action, name.parse(), name.parse()) {
                (Some(action), ..) => action.run(self, (0.0, 0.0)),
                (None, Ok(language), _) => {
                    self.wishes = Vec::new();
                    self.wished_language = Some(language);
                }

                (None, _, Ok(language)) => self.copy_code(language),
                (None, Err(_), Err(_)) => self.scene_mut().handle(Event::act(name)),
            }
        }
    }

    /// Copies the chosen method as a function in a programming language.
    fn copy_code(&mut self, language: CodeLanguage) {
        self.panel.copy_code(self.scenes[self.shown].as_ref(), &self.words, language);
    }

    /// Says everything in the language that is wished for, once its letters are there. What is open stays as it is.
    fn speak(&mut self) {
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

    /// Shows the letters of the language, and of what the course says in it.
    fn show_letters(&mut self) {
        let course = self.tutor.course();
        let (spare, missing) = course.map_or((None, Ok(())), |course| letters::beyond(course, &self.words));
        self.gui.speak(self.words.language(), spare);
        if let Err(missing) = missing {
            self.panel.say(Err(missing));
        }
    }

    /// Shows the stage, and all that stands around and over it; true if it is to be shown again.
    fn show(&mut self) -> bool {
        let was_shown = self.shown;
        let by_finger = self.input.by_finger();
        let mut in_help = None;
        theme::show(self.gui.context(), self.theme());
        if self.saves {
            // A picture that is kept shows nothing on its way.
            self.motion.rest();
        }
        let layout = self.layout;
        let (theme, percent) = (self.theme, self.scale.percent());
        let (mut top, mut readings) = (None, None);
        let repaint = self.gui.run(self.scale.pixels(), |context| {
            widgets::set_by_finger(context, by_finger || layout.phone);
            let mut screen = Screen {
                scenes: &mut self.scenes,
                shown: self.shown,
                panel: &mut self.panel,
                tutor: &mut self.tutor,
                painter: &self.painter,
                words: &self.words,
                layout: &layout,
                sheet: &mut self.sheet,
                shows_numbers: &mut self.shows_numbers,
                is_presented: self.is_presented,
                by_finger,
                theme,
                percent,
                motion: &mut self.motion,
            };
            egui::CentralPanel::default().frame(egui::Frame::NONE).show(context, |ui| {
                let (chosen, shown) = screen.show(ui);
                (top, readings) = (top.take().or(chosen), Some(shown));
            });
            if self.is_help_shown {
                let is_left = context.input(|input| input.key_pressed(egui::Key::Escape));
                in_help = self.panel.show_help(context, by_finger, &self.words, self.scenes[self.shown].as_ref());
                self.is_help_shown = in_help.is_none() && !is_left;
            }
            self.panel.end(context);
            if self.input.pointer_on_stage() {
                context.set_cursor_icon(theme::cursor(self.scenes[self.shown].pointer_shape()));
            }
        });
        match in_help {
            Some(HelpChoice::Picture(term)) => self.illustrate(term),
            // In a course it would lead out of it.
            Some(HelpChoice::Course) if self.tutor.place().is_none() => self.from_menu = Some("course"),
            Some(HelpChoice::Course | HelpChoice::Close) | None => {}
        }
        let is_chosen = top.is_some();
        if let Some(chosen) = top {
            self.choose(chosen);
        }
        if self.shown != was_shown {
            self.scenes[was_shown].handle(Event::PointerLeft);
        }
        self.trace.report(self.scenes[self.shown].as_ref());
        if let Some(readings) = readings {
            host::tell(&readings, &self.words);
        }
        let types = by_finger && (self.panel.types() || self.tutor.focus().is_some());
        if types != std::mem::replace(&mut self.waits_for_letters, types) {
            host::wait_for_letters(types);
        }
        repaint || in_help.is_some() || is_chosen
    }

    /// Light or dark, as it is to be shown.
    fn theme(&self) -> Theme {
        self.theme.theme(host::theme())
    }

    /// Does what was chosen in the bar at the top.
    fn choose(&mut self, chosen: TopChoice) {
        match chosen {
            TopChoice::Scene(place) => self.shown = place,
            TopChoice::Guess(true) => self.scene_mut().handle(Event::act("deal")),
            TopChoice::Guess(false) => {
                if let Err(refused) = self.scene_mut().set("guess", "off") {
                    self.panel.say(Err(refused));
                }
            }
            TopChoice::Menu(name) => self.from_menu = Some(name),
            TopChoice::Course => self.from_menu = Some("course"),
            TopChoice::Leave => self.tutor.leave(),
            TopChoice::Contents => self.tutor.open_contents(),
            TopChoice::Back => self.tutor.step(false),
        }
    }

    /// Opens the picture of a word of the field. It is no step of a course.
    fn illustrate(&mut self, term: &Term) {
        let opening = term.opening.and_then(shlex::split).unwrap_or_default();
        let Ok(opened) = scene::open(&opening) else { return };
        if let Some(place) = self.scenes.iter().position(|scene| scene.name() == opened.name()) {
            self.tutor.leave();
            self.scenes[place] = opened;
            self.begin(place);
        }
    }

    /// Draws what is shown, and saves it if that was asked for.
    fn draw(&mut self) {
        let stage = self.scale.physical(self.layout.stage);
        self.gui.draw(stage);
        if std::mem::take(&mut self.saves) {
            self.panel.say(save::save(self.scenes[self.shown].as_ref(), &self.words, self.theme()));
        }
    }
}
