//! The bar below stage and panel: a question before its answer, and the present step of the course. Its height depends
//! on the window alone, so that nothing moves.

use super::widgets::{GAP, check_box, fitted, segment, times, width_of, write_all, write_within};
use crate::lesson::{Session, StepKind, StepPlace, Tick};
use crate::scene::Guessing;
use crate::text;
use crate::window::theme;
use crate::words::{Text, Words};
use egui::{self, Align, Frame, Layout, Rect, RichText, Sense, Ui, UiBuilder, Vec2, pos2, vec2};
use hantei_collision::parse_number;
use std::cmp::Ordering;

/// Height of the title, of a line of text, and of a row of buttons, logical pixels.
const TITLE: f32 = 26.0;
const LINE: f32 = 20.0;
const BUTTONS: f32 = 34.0;
/// Space around everything, logical pixels.
pub(super) const MARGIN: f32 = 8.0;
/// A bar that is narrower has more and shorter lines, logical pixels.
const NARROW: f32 = 620.0;
/// One that is narrower than this has two rows of buttons, logical pixels.
const SHORT: f32 = 960.0;
/// Lines of text, the task included.
const LINES: f32 = 3.0;
const LINES_OF_NARROW: f32 = 7.0;
/// Rows of buttons in a narrow bar.
const ROWS_OF_NARROW: f32 = 3.0;
const ROWS_OF_SHORT: f32 = 2.0;
/// Edge length of the box of a tick, logical pixels.
const TICK: f32 = 16.0;

/// Room for what stands beside answers that are as large as they can be, logical pixels.
const BESIDE_ANSWERS: f32 = 210.0;
/// Letters of this part of their size are the smallest in which a text is written that needs more room; and where they
/// are larger than in the panel.
const SMALLEST: f32 = 0.8;
const SMALLEST_OF_LARGE: f32 = 0.75;

/// What is chosen in the bar.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::window) enum BarChoice {
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
    Go(StepPlace),
    /// The course is left.
    Leave,
}

/// Height of the bar in a window of this width, with a step of a course or with a guess alone, where texts and answers are
/// `larger` times those of the panel; logical pixels.
pub(in crate::window) fn height(width: f32, larger: f32, has_course: bool) -> f32 {
    let lines = if width < NARROW { LINES_OF_NARROW } else { LINES };
    let (title, lines) =
        if has_course { (title_height(width), lines) } else { (0.0, if width < NARROW { 2.0 } else { 1.0 }) };
    2.0 * MARGIN + title + (lines * LINE).mul_add(larger, buttons_height(width, larger, has_course)).round()
}

/// How high its rows of buttons are together: the answers above are larger, the way on below them is not.
pub(super) fn buttons_height(width: f32, larger: f32, has_course: bool) -> f32 {
    BUTTONS * (larger + rows(width, has_course) - 1.0)
}

/// How many rows of buttons a bar of this width has. In a course the last of several has the way on, the others the answers.
fn rows(width: f32, has_course: bool) -> f32 {
    match has_course {
        true if width < NARROW => ROWS_OF_NARROW,
        true if width < SHORT => ROWS_OF_SHORT,
        false if width < NARROW => ROWS_OF_SHORT,
        _ => 1.0,
    }
}

/// How high the title is: in a narrow bar it has a line of its own.
fn title_height(width: f32) -> f32 {
    if width < NARROW { 2.0 * TITLE } else { TITLE }
}

/// The smallest letters of a text, as a part of their size, where they are `larger` times those of the panel.
pub(super) fn smallest(larger: f32) -> f32 {
    if larger > 1.0 { SMALLEST_OF_LARGE } else { SMALLEST }
}

/// What the bar shows, and in which words.
#[derive(Clone, Copy)]
pub(in crate::window) struct BarContent<'a> {
    pub(in crate::window) words: &'a Words,
    /// How many times larger than in the panel texts and answers are.
    pub(in crate::window) larger: f32,
    /// The course, if one is open.
    pub(in crate::window) session: Option<&'a Session>,
    /// The question of the scene, if there is one.
    pub(in crate::window) guessing: Option<&'a Guessing>,
}

/// What the bar remembers from frame to frame.
#[derive(Default)]
pub(in crate::window) struct Bar {
    /// What is typed as a number.
    typed: String,
    /// The step for which it was typed.
    of: Option<StepPlace>,
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
    pub(in crate::window) fn show(&mut self, context: &egui::Context, of: BarContent) -> Option<BarChoice> {
        let height = height(context.screen_rect().width(), of.larger, of.session.is_some());
        let panel = egui::TopBottomPanel::bottom("bar").exact_height(height).resizable(false);
        let frame = Frame::new().inner_margin(MARGIN).fill(theme::PAPER);
        panel.frame(frame).show(context, |ui| self.content(ui, of)).inner
    }

    fn content(&mut self, ui: &mut Ui, of: BarContent) -> Option<BarChoice> {
        let BarContent { words, larger, session, .. } = of;
        if self.of != session.map(Session::place) {
            *self = Self { of: session.map(Session::place), ..Self::default() };
        }
        self.has_focus = false;
        let mut chosen = None;
        let place = ui.max_rect();
        let width = place.width() + 2.0 * MARGIN;
        let height = buttons_height(width, larger, session.is_some());
        let buttons = place.with_min_y(place.bottom() - height);
        let way = buttons.with_min_y(buttons.bottom() - BUTTONS);
        let mut said = place.with_max_y(buttons.top());
        if let Some(session) = session {
            let title = place.with_max_y(place.top() + title_height(width));
            said.min.y = title.bottom();
            chosen = self.title(ui, words, session, title);
        }
        self.said(ui, of, said);
        let mut left = buttons.right();
        if let Some(session) = session {
            let layout = Layout::right_to_left(Align::Center);
            ui.scope_builder(UiBuilder::new().max_rect(way).layout(layout), |ui| {
                chosen = chosen.take().or(way_on(ui, words, session));
                left = ui.min_rect().left() - GAP;
            });
        }
        let beside = Layout::left_to_right(Align::Min).with_main_wrap(true);
        let (answers, help) = match session {
            Some(_) if rows(width, true) > 1.0 => (buttons.with_max_y(way.top()), Some(way.with_max_x(left))),
            _ => (buttons.with_max_x(left), None),
        };
        ui.scope_builder(UiBuilder::new().max_rect(answers).layout(beside), |ui| {
            chosen = chosen.take().or(self.answers(ui, of));
            if let (Some(session), None) = (session, help) {
                chosen = chosen.take().or(help_with(ui, words, session));
            }
        });
        if let (Some(session), Some(place)) = (session, help) {
            let layout = Layout::left_to_right(Align::Center);
            ui.scope_builder(UiBuilder::new().max_rect(place).layout(layout), |ui| {
                chosen = chosen.take().or(help_with(ui, words, session));
            });
        }
        chosen
    }

    /// The number and the title of the step, the contents, and the way out.
    fn title(&self, ui: &mut Ui, words: &Words, session: &Session, place: Rect) -> Option<BarChoice> {
        let mut chosen = None;
        let (before, all) = session.progress();
        let layout = Layout::right_to_left(Align::Center);
        let (first, last) = (place.with_max_y(place.top() + TITLE), place.with_min_y(place.bottom() - TITLE));
        let is_narrow = first != last;
        let left = ui.scope_builder(UiBuilder::new().max_rect(last).layout(layout), |ui| {
            let leave = words.say(&text!("course-leave"));
            if button(ui, &leave, false) {
                chosen = Some(BarChoice::Leave);
            }
            let contents = RichText::new(words.say(&text!("course-contents"))).font(theme::text());
            egui::menu::menu_custom_button(ui, egui::Button::new(contents), |ui| {
                chosen = chosen.take().or(super::contents::show(ui, words, session).map(BarChoice::Go));
            });
            let progress = text!("course-progress", place = (before + 1).to_string(), all = all.to_string());
            let progress = RichText::new(words.say(&progress)).font(theme::text()).color(theme::QUIET);
            ui.label(progress).rect.left()
        });
        let title = format!("{}  {}", session.place(), words.say(&session.step().title));
        let place = if is_narrow { first } else { first.with_max_x(left.inner - GAP) };
        write_within(ui, place, &title, theme::heading(), theme::INK);
        chosen
    }

    /// What there is to know and to do; once it is done, why.
    fn said(&self, ui: &Ui, BarContent { words, larger, session, guessing }: BarContent, place: Rect) {
        let Some(session) = session else {
            if let Some(guessing) = guessing {
                let (text, colour) = guessed(guessing);
                write_all(ui, place, &words.say(&text), times(theme::heading(), larger), colour);
            }
            return;
        };
        let (step, state) = (session.step(), session.state());
        let mut job = egui::text::LayoutJob::default();
        job.wrap.max_width = place.width();
        let mut add = |text: &Text, font: egui::FontId, color| {
            let space = if job.text.is_empty() { "" } else { "  " };
            let format = egui::TextFormat { font_id: times(font, larger), color, ..egui::TextFormat::default() };
            job.append(&format!("{space}{}", words.say(text)), 0.0, format);
        };
        if state.is_done {
            match guessing.filter(|_| matches!(step.kind, StepKind::Guess)) {
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
        let galley = fitted(ui, &job, place.height(), smallest(larger));
        if let Some(galley) = galley {
            ui.painter().galley(place.min, galley, theme::INK);
        }
    }

    /// What can be answered; and where there is no course, what comes next.
    fn answers(&mut self, ui: &mut Ui, of: BarContent) -> Option<BarChoice> {
        let BarContent { words, larger, session, guessing } = of;
        let mut chosen = None;
        let is_guess = session.is_none_or(|session| matches!(session.step().kind, StepKind::Guess));
        if let Some(guessing) = guessing.filter(|guessing| is_guess && guessing.said.is_none()) {
            for ((answer, key), act) in guessing.answers.iter().zip(["Y", "N"]).zip(["guess-yes", "guess-no"]) {
                if sized_button(ui, &format!("{}  ({key})", words.say(answer)), true, larger) {
                    chosen = Some(BarChoice::Act(act));
                }
            }
        }
        let Some(session) = session else {
            let deals = guessing.is_some_and(|guessing| guessing.deals);
            if deals && button(ui, &words.say(&text!("guess-next")), false) {
                chosen = Some(BarChoice::Act("deal"));
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
            StepKind::Choice { options, right } => {
                let options: Vec<String> = options.iter().map(|option| words.say(&option.says)).collect();
                let larger = side_by_side(ui, &options, larger);
                for (place, option) in options.iter().enumerate() {
                    let is_known = state.is_done && place == *right || state.chosen == Some(place);
                    if sized_button(ui, option, is_known, larger) && !state.is_done {
                        chosen = Some(BarChoice::Answer(place));
                    }
                }
            }
            StepKind::Number(_) => {
                let field = egui::TextEdit::singleline(&mut self.typed).desired_width(90.0).font(theme::text());
                let field = ui.add(field);
                self.has_focus = field.has_focus();
                let entered = field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
                if (button(ui, &words.say(&text!("course-say")), true) || entered) && !state.is_done {
                    let number = parse_number(self.typed.trim()).ok();
                    self.is_no_number = number.is_none();
                    chosen = number.map(BarChoice::Number);
                }
            }
            StepKind::Ticks(ticks) => {
                ticks.iter().zip(&state.ticks).for_each(|(tick, held)| ticked(ui, words, tick, *held));
            }
            StepKind::Goal(_) | StepKind::Guess => {}
        }
        chosen
    }
}

/// Hint and solution.
fn help_with(ui: &mut Ui, words: &Words, session: &Session) -> Option<BarChoice> {
    let (state, mut chosen) = (session.state(), None);
    if !state.is_done && session.step().hint.is_some() && (!state.has_hint || session.why().is_some()) {
        let hint = words.say(&text!("course-hint"));
        chosen = chosen.or(button(ui, &hint, false).then_some(BarChoice::Hint));
    }
    if session.offers_solution() && !matches!(session.step().kind, StepKind::Guess) {
        let solution = words.say(&text!("course-solution"));
        chosen = chosen.or(button(ui, &solution, false).then_some(BarChoice::Solution));
    }
    chosen
}

/// To the next step and to the one before.
fn way_on(ui: &mut Ui, words: &Words, session: &Session) -> Option<BarChoice> {
    let mut chosen = None;
    let is_done = session.state().is_done;
    for (to, id, is_due) in
        [(session.next(), text!("course-next"), is_done), (session.back(), text!("course-back"), false)]
    {
        if let Some(to) = to
            && button(ui, &words.say(&id), is_due)
        {
            chosen = Some(BarChoice::Go(to));
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

/// A button as wide as its text; true if it is clicked.
fn button(ui: &mut Ui, text: &str, is_strong: bool) -> bool {
    sized_button(ui, text, is_strong, 1.0)
}

/// The same, `larger` times as large.
fn sized_button(ui: &mut Ui, text: &str, is_strong: bool, larger: f32) -> bool {
    let font = times(if is_strong { theme::heading() } else { theme::text() }, larger);
    let width = width_of(ui, text, font.clone());
    segment(ui, vec2(width + 20.0, BUTTONS.mul_add(larger, -8.0)), text, font, is_strong).clicked()
}

/// By what factor these buttons can grow and still stand side by side; at most `larger`.
fn side_by_side(ui: &Ui, texts: &[String], larger: f32) -> f32 {
    let width = |text: &String| width_of(ui, text, theme::heading());
    let beside = (20.0 + ui.spacing().item_spacing.x) * texts.len() as f32 + BESIDE_ANSWERS;
    larger.min((ui.available_width() - beside) / texts.iter().map(width).sum::<f32>()).max(1.0)
}

/// The box of a goal that has held, or not yet, and which goal it is: in words, or else its formula.
fn ticked(ui: &mut Ui, words: &Words, tick: &Tick, has_held: bool) {
    let (says, font) = match &tick.says {
        Some(says) => (words.say(says), theme::text()),
        None => (tick.formula.clone(), theme::code()),
    };
    let width = width_of(ui, &says, font.clone()) + GAP;
    let width = (TICK + 6.0 + width.max(2.0 * TICK)).min(ui.max_rect().width());
    let (place, response) = ui.allocate_exact_size(vec2(width, BUTTONS - 8.0), Sense::hover());
    let square = Rect::from_center_size(pos2(place.left() + TICK / 2.0, place.center().y), Vec2::splat(TICK));
    check_box(ui, square, has_held);
    write_within(ui, place.with_min_x(square.right() + 6.0), &says, font, theme::INK);
    response.widget_info(|| egui::WidgetInfo::selected(egui::WidgetType::Checkbox, true, has_held, &says));
}
