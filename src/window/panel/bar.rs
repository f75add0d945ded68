//! The bar below stage and panel: what is asked before it is told, and the present step of the course. Its height
//! depends on the window alone, so that nothing moves while one learns.

use super::widgets::{GAP, segment, write_all, write_within};
use crate::geometry::parse_number;
use crate::lesson::{Kind, Place, Session, Tick};
use crate::scene::Guessing;
use crate::text;
use crate::window::theme;
use crate::words::{Text, Words};
use egui::{
    self, Align, Align2, CornerRadius, Frame, Layout, Rect, RichText, Sense, Stroke, Ui, UiBuilder, Vec2, pos2, vec2,
};
use std::cmp::Ordering;

/// Height of the title, of a line of text, and of a row of buttons, logical pixels.
const TITLE: f32 = 26.0;
const LINE: f32 = 20.0;
const BUTTONS: f32 = 34.0;
/// Space around everything, logical pixels.
const MARGIN: f32 = 8.0;
/// A bar that is narrower has more and shorter lines, logical pixels.
const NARROW: f32 = 620.0;
/// One that is narrower than this has two rows of buttons, logical pixels.
const SHORT: f32 = 960.0;
/// Lines of text, the task included.
const LINES: f32 = 3.0;
const LINES_OF_NARROW: f32 = 7.0;
/// Rows of buttons in a narrow bar.
const ROWS_OF_NARROW: f32 = 2.0;
/// Edge length of the box of a tick, logical pixels.
const TICK: f32 = 16.0;
/// Height of the contents at most, logical pixels.
const CONTENTS: f32 = 420.0;

/// What is chosen in the bar.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::window) enum Chosen {
    /// An action of the scene.
    Act(&'static str),
    /// An answer, by its place.
    Answer(usize),
    /// A number that was typed.
    Number(f64),
    /// The hint.
    Hint,
    /// The solution.
    Solution,
    /// Another step.
    Go(Place),
    /// The course is left.
    Leave,
}

/// How high the bar is in a window so wide, with a step of a course or with a guess alone; logical pixels.
pub(in crate::window) fn height(width: f32, has_course: bool) -> f32 {
    let lines = if width < NARROW { LINES_OF_NARROW } else { LINES };
    let rows = rows(width, has_course);
    let text = if has_course { TITLE + lines * LINE } else { LINE * if width < NARROW { 2.0 } else { 1.0 } };
    2.0 * MARGIN + text + rows * BUTTONS
}

/// How many rows of buttons a bar so wide has.
fn rows(width: f32, has_course: bool) -> f32 {
    if width < NARROW || has_course && width < SHORT { ROWS_OF_NARROW } else { 1.0 }
}

/// What the bar remembers from frame to frame.
#[derive(Default)]
pub(in crate::window) struct Bar {
    /// What is typed as a number.
    typed: String,
    /// The step for which it was typed.
    of: Option<Place>,
    /// What was said is no number.
    is_no_number: bool,
    has_focus: bool,
}

impl Bar {
    /// The field in which a number is typed has the keyboard.
    pub(in crate::window) fn has_focus(&self) -> bool {
        self.has_focus
    }

    /// Shows it at the bottom of the window.
    pub(in crate::window) fn show(
        &mut self,
        context: &egui::Context,
        words: &Words,
        session: Option<&Session>,
        guessing: Option<&Guessing>,
    ) -> Option<Chosen> {
        let height = height(context.screen_rect().width(), session.is_some());
        let panel = egui::TopBottomPanel::bottom("bar").exact_height(height).resizable(false);
        let frame = Frame::new().inner_margin(MARGIN).fill(theme::PAPER);
        panel.frame(frame).show(context, |ui| self.content(ui, words, session, guessing)).inner
    }

    fn content(
        &mut self,
        ui: &mut Ui,
        words: &Words,
        session: Option<&Session>,
        guessing: Option<&Guessing>,
    ) -> Option<Chosen> {
        if self.of != session.map(Session::place) {
            *self = Self { of: session.map(Session::place), ..Self::default() };
        }
        self.has_focus = false;
        let mut chosen = None;
        let place = ui.max_rect();
        let rows = rows(place.width() + 2.0 * MARGIN, session.is_some());
        let buttons = place.with_min_y(place.bottom() - rows * BUTTONS);
        let way = buttons.with_min_y(buttons.bottom() - BUTTONS);
        let mut said = place.with_max_y(buttons.top());
        if let Some(session) = session {
            let title = place.with_max_y(place.top() + TITLE);
            said.min.y = title.bottom();
            chosen = self.title(ui, words, session, title);
        }
        self.said(ui, words, session, guessing, said);
        let mut left = buttons.right();
        if let Some(session) = session {
            let layout = Layout::right_to_left(Align::Center);
            ui.scope_builder(UiBuilder::new().max_rect(way).layout(layout), |ui| {
                chosen = chosen.take().or(way_on(ui, words, session));
                left = ui.min_rect().left() - GAP;
            });
        }
        let layout = Layout::left_to_right(Align::Min).with_main_wrap(true);
        ui.scope_builder(UiBuilder::new().max_rect(buttons.with_max_x(left)).layout(layout), |ui| {
            chosen = chosen.take().or(self.buttons(ui, words, session, guessing));
        });
        chosen
    }

    /// Where one is, what the step is called, the contents, and the way out.
    fn title(&self, ui: &mut Ui, words: &Words, session: &Session, place: Rect) -> Option<Chosen> {
        let mut chosen = None;
        let (before, all) = session.progress();
        let layout = Layout::right_to_left(Align::Center);
        let left = ui.scope_builder(UiBuilder::new().max_rect(place).layout(layout), |ui| {
            let leave = words.say(&text!("course-leave"));
            if button(ui, &leave, false) {
                chosen = Some(Chosen::Leave);
            }
            let contents = RichText::new(words.say(&text!("course-contents"))).font(theme::text());
            egui::menu::menu_custom_button(ui, egui::Button::new(contents), |ui| {
                chosen = chosen.take().or(contents_of(ui, words, session));
            });
            let progress = text!("course-progress", place = (before + 1).to_string(), all = all.to_string());
            let progress = RichText::new(words.say(&progress)).font(theme::text()).color(theme::QUIET);
            ui.label(progress).rect.left()
        });
        let title = format!("{}  {}", session.place(), words.say(&session.step().title));
        let place = place.with_max_x(left.inner - GAP);
        write_within(ui, place, &title, theme::heading(), theme::INK);
        chosen
    }

    /// What there is to know and to do; once it is done, why.
    fn said(&self, ui: &Ui, words: &Words, session: Option<&Session>, guessing: Option<&Guessing>, place: Rect) {
        let Some(session) = session else {
            if let Some(guessing) = guessing {
                let (text, colour) = guessed(guessing);
                write_all(ui, place, &words.say(&text), theme::heading(), colour);
            }
            return;
        };
        let (step, state) = (session.step(), session.state());
        let mut job = egui::text::LayoutJob::default();
        job.wrap.max_width = place.width();
        let mut add = |text: &Text, font: egui::FontId, color| {
            let space = if job.text.is_empty() { "" } else { "  " };
            let format = egui::TextFormat { font_id: font, color, ..egui::TextFormat::default() };
            job.append(&format!("{space}{}", words.say(text)), 0.0, format);
        };
        if state.is_done {
            match guessing.filter(|_| matches!(step.kind, Kind::Guess)) {
                Some(guessing) => {
                    let (text, colour) = guessed(guessing);
                    add(&text, theme::heading(), colour);
                }
                None if state.was_shown => add(&text!("course-shown"), theme::heading(), theme::QUIET),
                None => add(&text!("course-done"), theme::heading(), theme::ACCENT),
            }
            step.after.iter().for_each(|after| add(after, theme::text(), theme::INK));
        } else {
            step.text.iter().for_each(|text| add(text, theme::text(), theme::INK));
            add(&step.task, theme::heading(), theme::INK);
            if self.is_no_number {
                add(&text!("course-number"), theme::heading(), theme::ERROR);
            } else if state.tries > 0 {
                let wrong = match state.off {
                    Some(Ordering::Greater) => text!("course-too-large"),
                    Some(_) => text!("course-too-small"),
                    None => text!("course-again"),
                };
                add(&wrong, theme::heading(), theme::ERROR);
            }
            if let Some(why) = session.why() {
                add(why, theme::text(), theme::INK);
            } else if state.has_hint {
                step.hint.iter().for_each(|hint| add(hint, theme::text(), theme::QUIET));
            }
        }
        let galley = fitted(ui, job, place.height());
        ui.painter().galley(place.min, galley, theme::INK);
    }

    /// What can be done: the answers, then hint and solution, then the way on.
    fn buttons(
        &mut self,
        ui: &mut Ui,
        words: &Words,
        session: Option<&Session>,
        guessing: Option<&Guessing>,
    ) -> Option<Chosen> {
        let mut chosen = None;
        let is_guess = session.is_none_or(|session| matches!(session.step().kind, Kind::Guess));
        if let Some(guessing) = guessing.filter(|guessing| is_guess && guessing.said.is_none()) {
            for ((answer, key), act) in guessing.answers.iter().zip(["Y", "N"]).zip(["guess-yes", "guess-no"]) {
                if button(ui, &format!("{}  ({key})", words.say(answer)), true) {
                    chosen = Some(Chosen::Act(act));
                }
            }
        }
        let Some(session) = session else {
            let deals = guessing.is_some_and(|guessing| guessing.deals);
            if deals && button(ui, &words.say(&text!("guess-next")), false) {
                chosen = Some(Chosen::Act("deal"));
            }
            for (kind, right, all) in guessing.iter().flat_map(|guessing| &guessing.tally) {
                let (right, all) = (right.to_string(), all.to_string());
                let tally = words.say(&text!("guess-tally", kind = kind.clone(), right = right, all = all));
                ui.label(RichText::new(tally).font(theme::text()).color(theme::QUIET));
            }
            return chosen;
        };
        let state = session.state();
        match &session.step().kind {
            Kind::Choice { options, right } => {
                for (place, option) in options.iter().enumerate() {
                    let is_known = state.is_done && place == *right || state.chosen == Some(place);
                    if button(ui, &words.say(&option.says), is_known) && !state.is_done {
                        chosen = Some(Chosen::Answer(place));
                    }
                }
            }
            Kind::Number(_) => {
                let field = egui::TextEdit::singleline(&mut self.typed).desired_width(90.0).font(theme::text());
                let field = ui.add(field);
                self.has_focus = field.has_focus();
                let entered = field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
                if (button(ui, &words.say(&text!("course-say")), true) || entered) && !state.is_done {
                    let number = parse_number(self.typed.trim()).ok();
                    self.is_no_number = number.is_none();
                    chosen = number.map(Chosen::Number);
                }
            }
            Kind::Ticks(ticks) => {
                ticks.iter().zip(&state.ticks).for_each(|(tick, held)| ticked(ui, words, tick, *held));
            }
            Kind::Goal(_) | Kind::Guess => {}
        }
        if !state.is_done && session.step().hint.is_some() && (!state.has_hint || session.why().is_some()) {
            let hint = words.say(&text!("course-hint"));
            chosen = chosen.or(button(ui, &hint, false).then_some(Chosen::Hint));
        }
        if session.offers_solution() && !matches!(session.step().kind, Kind::Guess) {
            let solution = words.say(&text!("course-solution"));
            chosen = chosen.or(button(ui, &solution, false).then_some(Chosen::Solution));
        }
        chosen
    }
}

/// To the next step and to the one before.
fn way_on(ui: &mut Ui, words: &Words, session: &Session) -> Option<Chosen> {
    let mut chosen = None;
    let is_done = session.state().is_done;
    for (to, id, is_due) in
        [(session.next(), text!("course-next"), is_done), (session.back(), text!("course-back"), false)]
    {
        if let Some(to) = to
            && button(ui, &words.say(&id), is_due)
        {
            chosen = Some(Chosen::Go(to));
        }
    }
    chosen
}

/// What was guessed, and whether rightly; before that, what is asked.
fn guessed(guessing: &Guessing) -> (Text, egui::Color32) {
    let answer = |yes: bool| guessing.answers[usize::from(!yes)].clone();
    match (guessing.said, guessing.is_right) {
        (Some(said), Some(true)) => (text!("guess-right", said = answer(said)), theme::ACCENT),
        (Some(said), _) => (text!("guess-wrong", said = answer(said), answer = answer(!said)), theme::ERROR),
        (None, _) => (guessing.question.clone(), theme::INK),
    }
}

/// The chapters and their steps; the present one is marked.
fn contents_of(ui: &mut Ui, words: &Words, session: &Session) -> Option<Chosen> {
    let mut chosen = None;
    let room = (ui.ctx().screen_rect().height() - 120.0).min(CONTENTS);
    egui::ScrollArea::vertical().max_height(room).show(ui, |ui| {
        for (chapter, of) in session.course().chapters.iter().enumerate() {
            let title = format!("{}  {}", chapter + 1, words.say(&of.title));
            ui.label(RichText::new(title).font(theme::heading()));
            for (step, of) in of.steps.iter().enumerate() {
                let place = Place { chapter, step };
                let title = format!("{place}  {}", words.say(&of.title));
                if ui.selectable_label(place == session.place(), title).clicked() {
                    chosen = Some(Chosen::Go(place));
                    ui.close_menu();
                }
            }
        }
    });
    chosen
}

/// A button as wide as its text; true if it is clicked.
fn button(ui: &mut Ui, text: &str, is_strong: bool) -> bool {
    let font = if is_strong { theme::heading() } else { theme::text() };
    let width = ui.painter().layout_no_wrap(text.into(), font.clone(), theme::INK).size().x;
    segment(ui, vec2(width + 20.0, BUTTONS - 8.0), text, font, is_strong).clicked()
}

/// The box of a goal that has held, or not yet, and which goal it is: in words, or else its formula.
fn ticked(ui: &mut Ui, words: &Words, tick: &Tick, has_held: bool) {
    let (says, font) = match &tick.says {
        Some(says) => (words.say(says), theme::text()),
        None => (tick.formula.clone(), theme::code()),
    };
    let width = ui.painter().layout_no_wrap(says.clone(), font.clone(), theme::INK).size().x;
    let width = (TICK + 6.0 + width + GAP).min(ui.max_rect().width());
    let (place, response) = ui.allocate_exact_size(vec2(width, BUTTONS - 8.0), Sense::hover());
    let square = Rect::from_center_size(pos2(place.left() + TICK / 2.0, place.center().y), Vec2::splat(TICK));
    let (fill, line) = if has_held { (theme::ACCENT, theme::ACCENT) } else { (egui::Color32::WHITE, theme::QUIET) };
    let stroke = Stroke::new(1.5, line);
    ui.painter().rect(square, CornerRadius::same(3), fill, stroke, egui::StrokeKind::Inside);
    if has_held {
        ui.painter().text(square.center(), Align2::CENTER_CENTER, "✓", theme::heading(), egui::Color32::WHITE);
    }
    write_within(ui, place.with_min_x(square.right() + 6.0), &says, font, theme::INK);
    response.widget_info(|| egui::WidgetInfo::selected(egui::WidgetType::Checkbox, true, has_held, &says));
}

/// Lays a text out in so much height, in smaller letters if it needs more.
fn fitted(ui: &Ui, job: egui::text::LayoutJob, height: f32) -> std::sync::Arc<egui::Galley> {
    let smaller = |by: f32| {
        let mut job = job.clone();
        job.sections.iter_mut().for_each(|section| section.format.font_id.size -= by);
        ui.fonts(|fonts| fonts.layout_job(job))
    };
    let galleys = [0.0, 1.0, 2.0, 3.0].map(smaller);
    let fits = galleys.iter().find(|galley| galley.size().y <= height).cloned();
    fits.unwrap_or_else(|| galleys[3].clone())
}
