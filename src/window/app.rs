//! The window's state and its frames.

mod actions;
mod beside;
mod course;
mod language;
mod languages;
mod pace;
mod page_side;

use super::before_course::BeforeCourse;
use super::described;
use super::gui::Gui;
use super::host::Keyboard;
use super::input::{Input, KeyFocus, Recipients};
use super::keeper::Keeper;
use super::layout::{Layout, ToLayOut};
use super::motion::Motion;
use super::options::Options;
use super::painting::Painter;
use super::panel::{HelpChoice, Panel, widgets};
use super::scale::Scale;
use super::scenes::Scenes;
use super::screen::{Screen, Visible};
use super::theme;
use super::trace::TracePrinter;
use super::tutor::{Frame, Tutor};
use super::{host, save};
use hantei_collision::Size;
use hantei_scenes::figure::{Theme, ThemeChoice};
use hantei_scenes::scene::{Event, PointerShape, Viewer};
use languages::Languages;
use macroquad::window::next_frame;
use pace::FramePace;
use page_side::PageSide;

pub(super) struct App {
    scenes: Scenes,
    before: BeforeCourse,
    visible: Visible,
    layout: Layout,
    scale: Scale,
    theme: ThemeChoice,
    motion: Motion,
    gui: Gui,
    painter: Painter,
    input: Input,
    panel: Panel,
    tutor: Tutor,
    languages: Languages,
    trace: TracePrinter,
    pace: FramePace,
    page: PageSide,
    later: AfterFrame,
}

/// What was chosen, to be done after the frame.
#[derive(Default)]
struct AfterFrame {
    /// Save the window and the stage.
    saves: bool,
    /// The name of the action chosen in the menu.
    from_menu: Option<&'static str>,
}

/// The first case of a run is one of this many.
const CASES: u64 = 900_000;

impl App {
    pub(super) fn new(options: Options) -> Self {
        let mut scenes = Scenes::new(host::canvas::now() as u64 % CASES);
        scenes.show(scenes.place(options.opened.name()).unwrap_or_default());
        let mut scale = Scale::default();
        scale.present(options.present.then_some(false));
        let gui = Gui::new(scale.pixels());
        let languages = Languages::new(options.language, options.lesson_language);
        let before = if options.resumes {
            BeforeCourse::resuming(options.opened)
        } else {
            *scenes.present_mut() = options.opened;
            BeforeCourse::default()
        };
        let mut tutor = Tutor::keeping(Keeper::new(options.fresh));
        if let Some((course, place)) = options.course {
            tutor.begin(course, place);
        }
        let mut app = Self {
            scenes,
            before,
            visible: Visible { is_presented: options.present, is_figure: options.figure, ..Visible::default() },
            layout: Layout::of(scale.window(), ToLayOut::default()),
            scale,
            theme: options.theme,
            motion: Motion::new(options.motion),
            gui,
            painter: Painter::default(),
            input: Input::new(),
            panel: Panel::new(Self::ACTIONS.iter().map(|action| action.offer("window")).collect()),
            tutor,
            languages,
            trace: TracePrinter::new(options.trace),
            pace: FramePace::new(options.frames),
            page: PageSide::default(),
            later: AfterFrame::default(),
        };
        host::opened();
        app.show_letters();
        app
    }

    /// Draws frames until the window closes, or as many as are asked for.
    pub(super) async fn run(mut self) {
        let mut drawn = 0;
        while self.pace.goes_on(drawn) {
            self.frame();
            self.pace.wait(self.tutor.plays());
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
        let moves = self.pace.clock.advance(self.scenes.present_mut(), &mut self.trace);
        let frame = Frame { now, has_input, has_release, drags: self.input.drags() };
        let learns = self.tutor.advance(self.scenes.present_mut(), frame, self.motion.is_on());
        if self.tutor.take_played() {
            // What a solution types is not the reader's.
            self.before.opened(self.scenes.present());
        }
        for deed in self.tutor.take_deeds() {
            self.trace.tell(&deed);
        }
        self.act();
        self.scenes.go_on();
        self.hold_links(has_input);
        self.answer_page();
        self.speak();
        let wants_repaint = self.show();
        self.draw();
        let eases = self.motion.is_moving();
        let waits = self.input.wants_frame() || self.later.from_menu.is_some();
        let is_busy = has_input || moves || learns || wants_repaint || waits || eases;
        self.pace.note(is_busy, self.motion.until());
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
        self.scenes.present()
    }

    fn scene_mut(&mut self) -> &mut Viewer {
        self.scenes.present_mut()
    }

    fn to_lay_out(&self) -> ToLayOut {
        let in_course = self.tutor.place().is_some();
        let width = self.scale.window().x;
        let is_shown = self.tutor.shows_panel(self.scene(), width, self.visible.shows_numbers);
        ToLayOut {
            course: in_course,
            presented: self.visible.is_presented,
            figure: self.visible.is_figure,
            panel_hidden: self.visible.is_panel_hidden || !is_shown,
            guesses: self.scene().guesses() && !in_course,
            plays: self.scene().offer("play").is_some(),
            sheet: self.visible.sheet,
            text: self.tutor.height(),
            needs: self.tutor.needs(),
        }
    }

    /// Divides the window, and tells the scenes the size of their stage.
    fn lay_out(&mut self) {
        self.scale.present(self.visible.is_presented.then_some(self.tutor.place().is_some()));
        self.layout = Layout::of(self.scale.window(), self.to_lay_out());
        let stage = self.layout.stage;
        self.scenes.lay_out(Size::new(stage.width().into(), stage.height().max(1.0).into()));
        self.trace.report(self.scenes.present());
    }

    /// Hands out the new input; false if there is none.
    fn take_input(&mut self) -> bool {
        let has_input = self.input.take_in(&self.scale);
        // What lies over the stage takes all of the pointer's input.
        let is_covered = self.visible.is_help_shown
            || self.gui.has_popup()
            || self.tutor.shows_contents()
            || self.scene().large().is_some();
        let focus = match self.tutor.focus() {
            _ if self.visible.is_help_shown => KeyFocus::Help,
            Some(is_whole) => KeyFocus::Number { is_whole },
            // An open list has the keys that walk through it.
            None if self.gui.has_popup() => KeyFocus::Button,
            None => self.panel.focus(),
        };
        let (left_by_escape, answering) = (self.left_by_escape(), self.typed_signs());
        let hand = Recipients {
            egui: self.gui.events(),
            scene: self.scenes.present_mut(),
            trace: &mut self.trace,
            scale: self.scale.pixels(),
            stage: if is_covered { egui::Rect::NOTHING } else { self.layout.stage },
            focus,
            answering,
            left_by_escape,
            pages: self.visible.is_presented && self.tutor.place().is_some(),
        };
        if has_input && self.input.has_press() {
            self.panel.forget();
        }
        for action in self.input.hand_out(hand, &Self::ACTIONS) {
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
        let was_shown = self.scenes.shown;
        let by_finger = self.input.by_finger();
        let mut in_help = None;
        theme::show(self.gui.context(), self.theme());
        if self.later.saves {
            // In a saved picture nothing moves.
            self.motion.rest();
        }
        let layout = self.layout;
        let (theme, percent) = (self.theme, self.scale.percent());
        let (mut top, mut readings) = (None, None);
        let focused = self.page.focused.as_ref();
        let focused = focused.and_then(|key| described::place_of(self.scene(), key, &self.languages.words));
        let repaint = self.gui.run(self.scale.pixels(), |context| {
            widgets::set_by_finger(context, by_finger || layout.phone);
            let mut screen = Screen {
                scenes: &mut self.scenes,
                panel: &mut self.panel,
                tutor: &mut self.tutor,
                motion: &mut self.motion,
                visible: &mut self.visible,
                painter: &self.painter,
                words: &self.languages.words,
                layout: &layout,
                by_finger,
                theme,
                percent,
                focused,
            };
            egui::CentralPanel::default().frame(egui::Frame::NONE).show(context, |ui| {
                let (chosen, shown) = screen.show(ui);
                (top, readings) = (top.take().or(chosen), Some(shown));
            });
            if self.visible.is_help_shown {
                let is_left = context.input(|input| input.key_pressed(egui::Key::Escape));
                in_help = self.panel.show_help(context, by_finger, &self.languages.words, self.scenes.present());
                self.visible.is_help_shown = in_help.is_none() && !is_left;
            }
            self.panel.end(context);
            if self.input.pointer_on_stage() {
                let shape = self.scenes.present().pointer_shape();
                context.set_cursor_icon(theme::cursor(shape));
                if self.visible.is_figure && shape == PointerShape::Arrow {
                    host::let_scroll();
                }
            }
        });
        match in_help {
            Some(HelpChoice::Picture(term)) => self.illustrate(term),
            // It would leave the course.
            Some(HelpChoice::Course) if self.tutor.place().is_none() => self.later.from_menu = Some("course"),
            Some(HelpChoice::Course | HelpChoice::Close) | None => {}
        }
        let is_chosen = top.is_some();
        if let Some(chosen) = top {
            self.choose(chosen);
        }
        if self.scenes.shown != was_shown {
            self.scenes.all[was_shown].handle(Event::PointerLeft);
        }
        self.trace.report(self.scenes.present());
        if let Some(readings) = readings {
            self.describe(&readings);
        }
        let keyboard = if by_finger { self.wanted_keyboard() } else { Keyboard::Closed };
        self.page.open_keyboard(keyboard);
        repaint || in_help.is_some() || is_chosen
    }

    fn theme(&self) -> Theme {
        self.theme.theme(host::theme())
    }

    /// Draws the frame, and saves it if asked.
    fn draw(&mut self) {
        let stage = self.scale.physical(self.layout.stage);
        self.gui.draw(stage);
        if std::mem::take(&mut self.later.saves) {
            self.panel.say(save::save(self.scenes.present(), &self.languages.words, self.theme()));
        }
    }
}

#[cfg(test)]
mod tests;
