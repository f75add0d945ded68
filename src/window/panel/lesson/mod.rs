//! A step of the course beside the picture, or above it on a phone: text, task, answers, and the way on.

mod cards;
mod choice;
mod number;
mod outcome;
mod ways;

use super::widgets::{
    ButtonLook, GAP, PRIMARY, accent, by_finger, divider, ink, laid_out, more_below, paragraph, second, wrong,
};
#[cfg(target_arch = "wasm32")]
use crate::window::host;
use crate::window::layout::{Layout, TextNeeds, from_below};
use crate::window::theme::{self, Coloured as _};
use cards::{answers, guess, led, recap, task_card, ticked, told, why_card, why_height};
pub(in crate::window) use choice::{LessonChoice, LessonContent};
use egui::{FontId, Rect, Stroke, Ui, UiBuilder, pos2, vec2};
use hantei_scenes::lesson::{Session, StepKind, StepState};
use hantei_scenes::text;
pub(in crate::window) use number::{NUMBER_SIGNS, typed_number};
pub(in crate::window) use outcome::{Outcome, Tone, outcome};
pub(in crate::window) use ways::{due, helps, line_above, with_tries};
use ways::{flat_title, head, way_on};

/// Space around the text, beside a picture and on a phone, logical pixels.
const MARGIN: f32 = 24.0;
const PHONE_MARGIN: f32 = 16.0;
/// How many passes follow until a text has reached its place.
const REVEALS: u8 = 3;
/// Width of the bar that shows the position in a text, and its distance from the border, logical pixels.
const BAR: f32 = 4.0;
const BESIDE_BAR: f32 = 3.0;
/// Up to this height a needed figure or knob leaves the picture its place, logical pixels.
const LITTLE: f32 = 120.0;
/// What the step remembers from frame to frame.
#[derive(Default)]
pub(in crate::window) struct LessonText {
    /// The text in the number field.
    typed: String,
    /// The question that it belongs to.
    of: Option<usize>,
    /// The text of the last answer.
    answered: String,
    /// Whether the message was shown in the pass before.
    tells: bool,
    /// Whether the last answer was not a number.
    is_no_number: bool,
    /// If the field has the focus: whether it is empty or wholly selected.
    focus: Option<bool>,
    /// Whether to focus the field again, with all of its text selected.
    selects: bool,
    /// Height of the text in the last pass, logical pixels.
    height: f32,
    /// How much height the text needs above a phone's picture.
    needs: TextNeeds,
    /// Whether both stay as they are: something on the stage is dragged, and must not move away.
    is_held: bool,
    /// The state of the step in the last pass, and the passes left to scroll to what was said since.
    seen: Option<StepState>,
    reveals: u8,
    /// Height of the text without the reason for a wrong choice, and whether that stands below the scrolling part.
    without_why: f32,
    is_why_apart: bool,
    /// Where lines and cards begin in the present pass, and the space below them for a top that cuts none; logical pixels.
    tops: Vec<f32>,
    below: f32,
}

/// Why a choice is wrong, if that may stand below the scrolling part: scrolled to it, the answers would be gone.
fn why_apart(ui: &Ui, of: LessonContent, is_phone: bool) -> Option<String> {
    let is_choice = matches!(of.session.step().kind, StepKind::Choice { .. }) && of.session.takes_answers();
    let why = of.session.why().filter(|_| is_choice && !is_phone && !by_finger(ui))?;
    Some(of.words.say(why))
}

impl LessonText {
    /// Whether the focused number field is empty or wholly selected; `None` without focus.
    pub(in crate::window) fn focus(&self) -> Option<bool> {
        self.focus
    }

    /// Height of the text with the space around it, logical pixels.
    pub(in crate::window) fn height(&self) -> f32 {
        if self.height > 0.0 { self.height } else { 160.0 }
    }

    /// Keeps the height, while something on the stage is dragged.
    pub(in crate::window) fn hold(&mut self, is_held: bool) {
        self.is_held = is_held;
    }

    /// How much height the text needs above a phone's picture.
    pub(in crate::window) fn needs(&self) -> TextNeeds {
        self.needs
    }

    /// Shows the step in its places; returns what was chosen. `needs` shows the parts of the panel that the step needs.
    pub(in crate::window) fn show(
        &mut self,
        ui: &mut Ui,
        layout: &Layout,
        of: LessonContent,
        needs: impl FnOnce(&mut Ui),
    ) -> Option<LessonChoice> {
        let mut place = layout.lesson?;
        if self.of != Some(of.session.turn()) {
            *self = Self { of: Some(of.session.turn()), height: self.height, ..Self::default() };
        }
        self.focus = None;
        let margin = if layout.phone || place.width() < 300.0 { PHONE_MARGIN } else { MARGIN };
        let buttons = match layout.buttons {
            Some(buttons) => {
                divider(ui, buttons.top() + 0.5, buttons.left(), buttons.right());
                divider(ui, place.bottom() - 0.5, place.left(), place.right());
                buttons
            }
            None => {
                let line = Stroke::new(1.0, ui.colour(|of| of.line));
                ui.painter().vline(place.right() - 0.5, place.y_range(), line);
                from_below(&mut place, PRIMARY + margin + GAP)
            }
        };
        let inner = place.shrink2(vec2(margin, if layout.phone { 8.0 } else { MARGIN }));
        let mut chosen = None;
        let (mut view, mut clip) = (inner, place);
        let why = why_apart(ui, of, layout.phone).map(|why| (why_height(ui, &why, inner.width()), why));
        let apart = why.as_ref().filter(|(height, _)| self.without_why + height > inner.height());
        self.is_why_apart = apart.is_some();
        if let Some((height, why)) = apart {
            let at = from_below(&mut view, *height);
            clip.max.y = view.bottom();
            let at = at.with_min_y(at.top() + GAP);
            ui.scope_builder(UiBuilder::new().max_rect(at).id_salt("why"), |ui| why_card(ui, why));
        }
        ui.scope_builder(UiBuilder::new().max_rect(view).id_salt("lesson"), |ui| {
            ui.set_clip_rect(clip);
            // The bar stands in the margin, always in sight.
            let bar = &mut ui.spacing_mut().scroll;
            (bar.floating_width, bar.bar_width, bar.dormant_handle_opacity) = (BAR, BAR, 0.5);
            bar.bar_outer_margin = BESIDE_BAR - margin;
            let scroll = egui::ScrollArea::vertical().auto_shrink(false).drag_to_scroll(by_finger(ui));
            let shown = scroll.id_salt(of.session.turn()).show(ui, |ui| {
                chosen = self.text(ui, layout.phone, of, needs);
            });
            let is_within = !self.is_why_apart;
            let of_why = why.filter(|_| is_within).map_or(0.0, |(height, _)| height);
            self.without_why = shown.content_size.y - self.below - of_why;
            if !self.is_held {
                self.height = shown.content_size.y - self.below + 20.0;
            }
            more_below(ui, place.right() - BESIDE_BAR - BAR / 2.0 - 2.0, &shown);
        });
        let row = Rect::from_center_size(
            pos2(
                buttons.center().x,
                if layout.phone { buttons.center().y } else { buttons.bottom() - margin - PRIMARY / 2.0 },
            ),
            vec2(buttons.width() - 2.0 * margin, if layout.phone { 52.0 } else { PRIMARY }),
        );
        chosen.or(way_on(ui, row, of, layout.phone))
    }

    /// The scrolling part: title, text, task, answers, and reason.
    fn text(
        &mut self,
        ui: &mut Ui,
        is_phone: bool,
        of: LessonContent,
        needs: impl FnOnce(&mut Ui),
    ) -> Option<LessonChoice> {
        let LessonContent { words, session, guessing, .. } = of;
        let (step, state) = (session.step(), session.state());
        let mut chosen = None;
        ui.spacing_mut().item_spacing.y = 0.0;
        self.tops.clear();
        if let Some((lines, at)) = session.recap() {
            let chapter = session.course().chapters[session.place().chapter].number.to_string();
            paragraph(ui, &words.say(&text!("course-recap", number = chapter)), theme::title(), ink(ui));
            ui.add_space(10.0);
            chosen = recap(ui, words, lines, at);
            ui.add_space(GAP);
            if super::widgets::button(ui, None, &words.say(&text!("course-copy")), ButtonLook::Outlined).clicked() {
                chosen = Some(LessonChoice::Copy(session.course().results(session.memory(), words)));
            }
            #[cfg(target_arch = "wasm32")]
            {
                ui.add_space(GAP);
                if super::widgets::button(ui, None, &words.say(&text!("course-print")), ButtonLook::Outlined).clicked()
                {
                    let sheet = session.course().sheet(session.place().chapter, session.memory(), words);
                    chosen = Some(LessonChoice::Print(sheet));
                }
                let section = session.course().section_of(session.place().chapter);
                if let Some(address) = section.and_then(|section| host::article(section, words.language())) {
                    ui.add_space(GAP);
                    if super::widgets::button(ui, None, &words.say(&text!("course-read")), ButtonLook::Outlined)
                        .clicked()
                    {
                        chosen = Some(LessonChoice::Read(address));
                    }
                }
            }
            let top = ui.cursor().min;
            told(ui, words, of.told);
            let said = Rect::from_min_max(top, pos2(ui.max_rect().right(), ui.cursor().top()));
            if !std::mem::replace(&mut self.tells, of.told.is_some()) && of.told.is_some() {
                ui.scroll_to_rect(said, None);
            }
            return chosen;
        }
        if !is_phone {
            let titled = flat_title(ui, words, session);
            chosen = head(ui, words, session, titled.as_deref());
            if titled.is_none() {
                self.lines(ui, &words.say(&step.title), theme::title());
                ui.add_space(10.0);
            }
        }
        if let Some(text) = &step.text {
            self.lines(ui, &words.say(text), theme::lesson());
            ui.add_space(if is_phone { 8.0 } else { 14.0 });
        }
        self.tops.push(ui.cursor().top());
        let task = words.say(&step.task);
        if let StepKind::Choice { .. } = &step.kind {
            paragraph(ui, &task, theme::task(), ink(ui));
            ui.add_space(10.0);
        } else {
            task_card(ui, &task, self.is_right(session));
        }
        if let StepKind::Ticks(ticks) = &step.kind {
            let ticks = ticks.iter().zip(&state.ticks).enumerate();
            ticks.for_each(|(place, (tick, held))| {
                self.tops.push(ui.cursor().top());
                ticked(ui, words, (place, tick), *held);
            });
        }
        self.tops.push(ui.cursor().top());
        let top = ui.cursor().top();
        needs(ui);
        let height = ui.cursor().top() - top;
        if !self.is_held {
            // A wrong answer's reason has to stand below all answers, and none may move.
            self.needs = match &step.kind {
                StepKind::Choice { .. } if !state.is_done => TextNeeds::Most,
                StepKind::Choice { .. } => TextNeeds::More,
                _ if height > LITTLE => TextNeeds::More,
                _ => TextNeeds::Part,
            };
        }
        if height > 0.0 {
            ui.add_space(GAP);
        }
        match &step.kind {
            StepKind::Choice { options, right, .. } => {
                chosen = chosen.or(answers(ui, of, (options, *right), !self.is_why_apart, &mut self.tops));
            }
            StepKind::Number { .. } => chosen = chosen.or(self.number(ui, words, session)),
            StepKind::Guess { .. } => chosen = chosen.or(guess(ui, words, guessing)),
            StepKind::Goal(_) | StepKind::Ticks(_) | StepKind::Formula { .. } | StepKind::Test(_) => {}
        }
        ui.add_space(14.0);
        let top = ui.cursor().min;
        self.said(ui, of);
        told(ui, words, of.told);
        self.reveal(ui, Rect::from_min_max(top, pos2(ui.max_rect().right(), ui.cursor().top())), session);
        ui.add_space(self.below);
        chosen
    }

    /// Writes lines, and notes where they begin.
    fn lines(&mut self, ui: &mut Ui, said: &str, font: FontId) {
        let top = ui.cursor().top();
        let count = laid_out(ui, said, font.clone(), ink(ui), ui.available_width()).rows.len();
        paragraph(ui, said, font, ink(ui));
        let height = (ui.cursor().top() - top) / count.max(1) as f32;
        self.tops.extend((0..count).map(|line| height.mul_add(line as f32, top)));
    }

    /// Scrolls to the last message, which stands below all else and may be cut by a low window; by whole lines.
    fn reveal(&mut self, ui: &Ui, said: Rect, session: &Session) {
        let (state, view) = (session.state(), ui.clip_rect());
        if self.seen.as_ref() != Some(state) {
            let says_more = |seen: &StepState| {
                (seen.is_done, seen.has_hint, seen.tries) != (state.is_done, state.has_hint, state.tries)
            };
            if self.seen.replace(state.clone()).map_or(state.is_done, |seen| says_more(&seen)) {
                self.reveals = REVEALS;
            }
        }
        // The message may make the text, and so its place, higher. A figure or a knob stays under a pointer that is down,
        // and the field of a test where one types.
        let is_formula = matches!(session.step().kind, StepKind::Formula { .. });
        let is_typed = is_formula && ui.memory(|memory| memory.focused().is_some());
        if self.reveals > 0 && !is_typed && !ui.input(|input| input.pointer.any_down()) {
            self.reveals -= 1;
            let end = said.bottom() + ui.visuals().clip_rect_margin;
            if end > view.bottom() {
                let top = view.top() + end - view.bottom();
                let whole = self.tops.iter().copied().chain([said.top()]).find(|line| *line >= top - 0.5);
                self.below = whole.map_or(0.0, |whole| (whole - top).max(0.0));
            }
            let shown = said.with_max_y(end + self.below);
            let align = (shown.height() > view.height()).then_some(egui::Align::TOP);
            ui.scroll_to_rect_animation(shown, align, egui::style::ScrollAnimation::none());
            ui.ctx().request_repaint();
        }
    }

    /// Whether another number is being typed, which is not judged yet.
    fn is_retyped(&self, session: &Session) -> bool {
        matches!(session.step().kind, StepKind::Number { .. }) && self.typed != self.answered && !session.has_failed()
    }

    /// Whether the task is done rightly or wrongly, as its mark shows.
    pub(in crate::window) fn is_right(&self, session: &Session) -> Option<bool> {
        let (state, kind) = (session.state(), &session.step().kind);
        match kind {
            _ if state.is_done => Some(!session.was_wrong()),
            StepKind::Number { .. } if state.tries > 0 && !self.is_retyped(session) => Some(false),
            StepKind::Formula { .. } if session.why().is_some() => Some(false),
            _ => None,
        }
    }

    /// What was right or wrong, with the reason, or a hint.
    fn said(&self, ui: &mut Ui, LessonContent { words, session, .. }: LessonContent) {
        let state = session.state();
        let is_retyped = self.is_retyped(session);
        if !state.is_done && self.is_no_number && !is_retyped {
            led(ui, (&words.say(&text!("course-number")), wrong(ui)), "");
        } else if let Some(Outcome { lead, tone, rest }) = outcome(session)
            && (state.is_done || !is_retyped)
        {
            let colour = match tone {
                Tone::Right => accent(ui),
                Tone::Shown => second(ui),
                Tone::Wrong => wrong(ui),
            };
            led(ui, (&words.say(&lead), colour), &rest.map_or_else(String::new, |rest| words.say(rest)));
        }
        if let Some(hint) = session.help().filter(|_| !state.is_done) {
            paragraph(ui, &words.say(hint), theme::lesson(), second(ui));
        }
        if let Some(after) = session.after().filter(|_| !state.is_done) {
            paragraph(ui, &words.say(after), theme::lesson(), ink(ui));
            ui.add_space(GAP);
        }
        if session.has_failed() && session.comes_again() {
            paragraph(ui, &words.say(&text!("course-failed")), theme::text(), second(ui));
        }
    }
}
