//! The window's state and its frames.

mod actions;
mod beside;
mod course;
mod language;

use super::awake::Awake;
use super::before_course::{BeforeCourse, HeldTest};
use super::clock::Clock;
use super::described::{self, Basis};
use super::gui::Gui;
use super::host::Keyboard;
use super::input::{Input, KeyFocus, Recipients};
use super::keeper::Keeper;
use super::layout::{Layout, Shown};
use super::motion::Motion;
use super::painting::Painter;
use super::panel::{HelpChoice, Panel, widgets};
use super::scale::Scale;
use super::screen::Screen;
use super::theme;
use super::trace::TracePrinter;
use super::tutor::{Frame, Tutor};
use super::{Options, host, save};
use actions::ACTIONS;
use hantei_collision::Size;
use hantei_scenes::figure::{Theme, ThemeChoice};
use hantei_scenes::scene::{self, Event, PointerShape, Viewer};
use hantei_scenes::words::{Language, Text, Words};
use macroquad::window::next_frame;
use std::task::Poll;

pub(super) struct App {
    scenes: Vec<Viewer>,
    /// The place of the present scene.
    shown: usize,
    /// What the page was told last.
    described: Option<Basis>,
    /// How many frames to draw before the window closes.
    frames: Option<u64>,
    layout: Layout,
    /// The seed before the first case to guess: each run has other cases.
    first_case: u64,
    /// The stage's size as the scenes last heard it, logical pixels.
    stage: Size,
    /// Height of a phone's sheet after a drag, logical pixels; 0: its usual height.
    sheet: f32,
    theme: ThemeChoice,
    motion: Motion,
    /// Whether the numbers are shown in a course.
    shows_numbers: bool,
    scale: Scale,
    gui: Gui,
    painter: Painter,
    input: Input,
    panel: Panel,
    tutor: Tutor,
    before: BeforeCourse,
    held: HeldTest,
    words: Words,
    /// The languages for lessons, best first.
    wishes: Vec<String>,
    /// The language that was chosen; `None`: the system's.
    chosen_language: Option<Language>,
    /// The language to use once its font has loaded.
    wished_language: Option<Language>,
    trace: TracePrinter,
    awake: Awake,
    clock: Clock,
    is_panel_hidden: bool,
    is_presented: bool,
    is_figure: bool,
    /// The course's first step goes on with this scene, which stood there before.
    resumed: Option<Viewer>,
    is_help_shown: bool,
    /// A finger has chosen a field, so this on-screen keyboard is open.
    keyboard: Keyboard,
    /// Save the window and the stage after this frame.
    saves: bool,
    /// The name of the action chosen in the menu.
    from_menu: Option<&'static str>,
    /// The knob whose field in the page has the focus.
    focused: Option<String>,
    /// Why the last act of the page was refused.
    refused: Option<Text>,
}

/// The first case of a run is one of this many.
const CASES: u64 = 900_000;

impl App {
    pub(super) fn new(options: Options) -> Self {
        let mut scenes = scene::all();
        let shown = scenes.iter().position(|scene| scene.name() == options.opened.name()).unwrap_or_default();
        let mut scale = Scale::default();
        scale.present(options.present.then_some(false));
        let gui = Gui::new(scale.pixels());
        let wished = options.language.or_else(host::language).unwrap_or_default();
        let is_there = matches!(host::load_fonts(wished), Poll::Ready(Ok(())));
        let language = if is_there { wished } else { Language::default() };
        let wishes = match (options.lesson_language, options.language) {
            (Some(only), _) => vec![only],
            // The interface has this language itself.
            (None, Some(_)) => Vec::new(),
            (None, None) => host::languages(),
        };
        let resumed = if options.resumes {
            Some(options.opened)
        } else {
            scenes[shown] = options.opened;
            None
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
            first_case: host::canvas::now() as u64 % CASES,
            stage: Size::default(),
            sheet: 0.0,
            theme: options.theme,
            motion: Motion::new(options.motion),
            shows_numbers: false,
            scale,
            gui,
            painter: Painter::default(),
            input: Input::new(),
            panel: Panel::new(ACTIONS.iter().map(|action| action.offer("window")).collect()),
            tutor,
            before: BeforeCourse::default(),
            held: HeldTest::default(),
            // Without the font, lessons are in the language of the interface.
            words: Words::new(language).wishing(if is_there { &wishes[..] } else { &[] }),
            wishes,
            chosen_language: options.language,
            wished_language: (language != wished).then_some(wished),
            trace: TracePrinter::new(options.trace),
            awake: Awake::default(),
            clock: Clock::default(),
            is_panel_hidden: false,
            is_presented: options.present,
            is_figure: options.figure,
            resumed,
            is_help_shown: false,
            keyboard: Keyboard::default(),
            saves: false,
            from_menu: None,
            focused: None,
            refused: None,
            described: None,
        };
        host::opened();
        app.show_letters();
        app
    }

    /// Draws frames until the window closes, or as many as are asked for.
    pub(super) async fn run(mut self) {
        let mut drawn = 0;
        while self.frames.is_none_or(|frames| drawn < frames) {
            self.frame();
            if host::is_shown() || self.frames.is_some() {
                self.clock.wait(self.tutor.plays());
            } else {
                // Hidden, the window asks for no frame.
                self.clock.rest();
            }
            drawn += 1;
            next_frame().await;
        }
    }

    /// Takes what came since the last frame, shows and draws what follows from it, and asks for another frame if one is
    /// needed.
    fn frame(&mut self) {
        self.open_step();
        self.lay_out();
        let has_act = self.take_act();
        let has_input = self.take_input() || has_act;
        let (now, has_release) = (host::canvas::now(), self.input.has_release() || has_act);
        self.motion.begin(now, has_input);
        let moves = self.clock.advance(&mut self.scenes[self.shown], &mut self.trace);
        let frame = Frame { now, has_input, has_release, drags: self.input.drags() };
        let learns = self.tutor.advance(&mut self.scenes[self.shown], frame, self.motion.is_on());
        if self.tutor.take_played() {
            // What a solution types is not the reader's.
            self.before.opened(&self.scenes[self.shown]);
        }
        for deed in self.tutor.take_deeds() {
            self.trace.tell(&deed);
        }
        self.act();
        self.hold_links(has_input);
        self.answer_page();
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
        }
    }

    /// In a presented course, goes to the next comparison or the one before; after the last one, to the next step.
    fn page(&mut self, forward: bool) {
        let before = self.scene().step();
        self.scene_mut().handle(Event::act(if forward { "step" } else { "step-back" }));
        let after = self.scene().step();
        let walks = if forward { after > before } else { after < before };
        if !walks {
            self.tutor.step(forward);
        }
    }

    fn scene(&self) -> &Viewer {
        &self.scenes[self.shown]
    }

    fn scene_mut(&mut self) -> &mut Viewer {
        &mut self.scenes[self.shown]
    }

    fn to_lay_out(&self) -> Shown {
        let in_course = self.tutor.place().is_some();
        let width = self.scale.window().x;
        let is_shown = self.tutor.shows_panel(self.scene(), width, self.shows_numbers);
        Shown {
            course: in_course,
            presented: self.is_presented,
            figure: self.is_figure,
            panel_hidden: self.is_panel_hidden || !is_shown,
            guesses: self.scene().guesses() && !in_course,
            plays: self.scene().offer("play").is_some(),
            sheet: self.sheet,
            text: self.tutor.height(),
            needs: self.tutor.needs(),
        }
    }

    /// Divides the window, and tells the scenes the size of their stage.
    fn lay_out(&mut self) {
        self.scale.present(self.is_presented.then_some(self.tutor.place().is_some()));
        self.layout = Layout::of(self.scale.window(), self.to_lay_out());
        let stage = Size::new(self.layout.stage.width().into(), self.layout.stage.height().max(1.0).into());
        if stage != self.stage {
            self.stage = stage;
            for scene in &mut self.scenes {
                scene.handle(Event::Resized { width: stage.width, height: stage.height });
                scene.handle(Event::Shuffled(self.first_case));
            }
        }
        self.trace.report(&self.scenes[self.shown]);
    }

    /// Hands out the new input; false if there is none.
    fn take_input(&mut self) -> bool {
        let has_input = self.input.take_in(&self.scale);
        // What lies over the stage takes all of the pointer's input.
        let is_covered =
            self.is_help_shown || self.gui.has_popup() || self.tutor.shows_contents() || self.scene().large().is_some();
        let focus = match self.tutor.focus() {
            _ if self.is_help_shown => KeyFocus::Help,
            Some(is_whole) => KeyFocus::Number { is_whole },
            // An open list has the keys that walk through it.
            None if self.gui.has_popup() => KeyFocus::Button,
            None => self.panel.focus(),
        };
        let (left_by_escape, answering) = (self.left_by_escape(), self.typed_signs());
        let hand = Recipients {
            egui: self.gui.events(),
            scene: &mut self.scenes[self.shown],
            trace: &mut self.trace,
            scale: self.scale.pixels(),
            stage: if is_covered { egui::Rect::NOTHING } else { self.layout.stage },
            focus,
            answering,
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

    /// Shows everything; true if another pass is needed.
    fn show(&mut self) -> bool {
        let was_shown = self.shown;
        let by_finger = self.input.by_finger();
        let mut in_help = None;
        theme::show(self.gui.context(), self.theme());
        if self.saves {
            // In a saved picture nothing moves.
            self.motion.rest();
        }
        let layout = self.layout;
        let (theme, percent) = (self.theme, self.scale.percent());
        let (mut top, mut readings) = (None, None);
        let focused = self.focused.as_ref();
        let focused = focused.and_then(|key| described::place_of(self.scene(), key, &self.words));
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
                focused,
            };
            egui::CentralPanel::default().frame(egui::Frame::NONE).show(context, |ui| {
                let (chosen, shown) = screen.show(ui);
                (top, readings) = (top.take().or(chosen), Some(shown));
            });
            if self.is_help_shown {
                let is_left = context.input(|input| input.key_pressed(egui::Key::Escape));
                in_help = self.panel.show_help(context, by_finger, &self.words, &self.scenes[self.shown]);
                self.is_help_shown = in_help.is_none() && !is_left;
            }
            self.panel.end(context);
            if self.input.pointer_on_stage() {
                let shape = self.scenes[self.shown].pointer_shape();
                context.set_cursor_icon(theme::cursor(shape));
                if self.is_figure && shape == PointerShape::Arrow {
                    host::let_scroll();
                }
            }
        });
        match in_help {
            Some(HelpChoice::Picture(term)) => self.illustrate(term),
            // It would leave the course.
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
        self.trace.report(&self.scenes[self.shown]);
        if let Some(readings) = readings {
            self.describe(&readings);
        }
        let keyboard = if by_finger { self.wanted_keyboard() } else { Keyboard::Closed };
        if keyboard != std::mem::replace(&mut self.keyboard, keyboard) {
            host::wait_for_letters(keyboard);
        }
        repaint || in_help.is_some() || is_chosen
    }

    fn theme(&self) -> Theme {
        self.theme.theme(host::theme())
    }

    /// Draws the frame, and saves it if asked.
    fn draw(&mut self) {
        let stage = self.scale.physical(self.layout.stage);
        self.gui.draw(stage);
        if std::mem::take(&mut self.saves) {
            self.panel.say(save::save(&self.scenes[self.shown], &self.words, self.theme()));
        }
    }
}

#[cfg(test)]
mod tests;
