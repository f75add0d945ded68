//! The parts of a step: the task, the answers, what was right or wrong, the sentences of a recap.

use super::super::guess::ANSWERS;
use super::super::widgets::{
    ButtonLook, CARD, GAP, PRIMARY, accent, button_at, done_mark, focus_ring, hover_back, in_lines, ink, laid_out,
    leading, name, paragraph, second, verdict_mark, write, wrong,
};
use super::choice::{LessonChoice, LessonContent};
use crate::window::motion::shaken;
use crate::window::theme::{self, Coloured as _};
use egui::{Align2, Color32, CornerRadius, Rect, Sense, Stroke, StrokeKind, Ui, pos2, vec2};
use hantei_scenes::lesson::{RecapLine, Reply, Tick};
use hantei_scenes::scene::Guessing;
use hantei_scenes::words::{Text, Words};

/// Space around the words of a card, and width of its mark, logical pixels.
const PADDING: f32 = 15.0;
const MARK: f32 = 24.0;

/// The task in a tinted card with a ring, which becomes a tick, or a cross after a wrong guess.
pub(super) fn task_card(ui: &mut Ui, task: &str, is_right: Option<bool>) {
    let width = ui.available_width();
    let galley = laid_out(ui, task, theme::task(), ink(ui), width - 2.0 * PADDING - MARK - 12.0);
    let height = galley.size().y.max(MARK) + 2.0 * PADDING;
    let (card, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    ui.painter().rect_filled(card, CornerRadius::same(CARD), ui.colour(|of| of.accent_wash));
    let middle = pos2(card.left() + PADDING + MARK / 2.0, card.top() + PADDING + MARK / 2.0);
    if is_right == Some(false) {
        verdict_mark(ui, middle, MARK / 2.0, false);
    } else {
        done_mark(ui, "task", middle, MARK / 2.0, is_right.is_some(), Stroke::new(2.0, accent(ui)));
    }
    ui.painter().galley(pos2(middle.x + MARK / 2.0 + 12.0, card.top() + PADDING), galley, ink(ui));
}

/// The answers as cards, and with `is_below` under them why the chosen one is wrong; notes where the cards begin.
pub(super) fn answers(
    ui: &mut Ui,
    of: LessonContent,
    (options, right): (&[Reply], usize),
    is_below: bool,
    tops: &mut Vec<f32>,
) -> Option<LessonChoice> {
    let state = of.session.state();
    let mut chosen = None;
    for (place, option) in options.iter().enumerate() {
        tops.push(ui.cursor().top());
        let is_chosen = state.chosen == Some(place);
        let verdict = match () {
            () if of.session.is_over() && place == right => Some(true),
            () if is_chosen && place != right => Some(false),
            () => None,
        };
        let clicked = answer_card(ui, (place, &of.words.say(&option.says)), verdict);
        if clicked && of.session.takes_answers() {
            chosen = Some(LessonChoice::Answer(place));
        }
        ui.add_space(8.0);
    }
    if let Some(why) = of.session.why().filter(|_| !state.is_done && is_below) {
        why_card(ui, &of.words.say(why));
    }
    chosen.or(typed_answer(ui, of, options))
}

/// The answer whose digit was typed.
pub(super) fn typed_answer(ui: &Ui, of: LessonContent, options: &[Reply]) -> Option<LessonChoice> {
    let digits = [egui::Key::Num1, egui::Key::Num2, egui::Key::Num3, egui::Key::Num4];
    let typed = ui.input(|input| digits.iter().take(options.len()).position(|digit| input.key_pressed(*digit)));
    typed.filter(|_| of.session.takes_answers()).map(LessonChoice::Answer)
}

pub(super) fn answer_card(ui: &mut Ui, (place, said): (usize, &str), verdict: Option<bool>) -> bool {
    let width = ui.available_width();
    let room = width - 2.0 * PADDING - MARK - 12.0;
    // As high as when it is chosen.
    let bold = laid_out(ui, said, theme::task(), ink(ui), room);
    let height = bold.size().y.max(MARK) + 2.0 * 12.0;
    let galley = if verdict.is_some() { bold } else { laid_out(ui, said, theme::lesson(), ink(ui), room) };
    let (card, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
    let card = if verdict == Some(false) { card.translate(vec2(shaken(ui.ctx()), 0.0)) } else { card };
    let (fill, border) = match verdict {
        Some(true) => (ui.colour(|of| of.accent_wash), accent(ui)),
        Some(false) => (ui.colour(|of| of.wrong_wash), wrong(ui)),
        None if response.hovered() => (ui.colour(|of| of.gap), ui.colour(|of| of.border)),
        None => (ui.colour(|of| of.panel), ui.colour(|of| of.border)),
    };
    ui.painter().rect(card, CornerRadius::same(CARD), fill, Stroke::new(1.0, border), StrokeKind::Inside);
    let middle = pos2(card.left() + PADDING + MARK / 2.0, card.top() + 12.0 + galley.size().y.clamp(MARK, 26.0) / 2.0);
    match verdict {
        Some(false) => verdict_mark(ui, middle, MARK / 2.0, false),
        // The mark of a right answer was a ring before.
        Some(true) => done_mark(ui, ("answer", place), middle, MARK / 2.0, true, Stroke::NONE),
        None => {
            done_mark(ui, ("answer", place), middle, MARK / 2.0, false, Stroke::NONE);
            let cap = Rect::from_center_size(middle, vec2(MARK, MARK));
            let line = Stroke::new(1.0, ui.colour(|of| of.border));
            ui.painter().rect_stroke(cap, CornerRadius::same(6), line, StrokeKind::Inside);
            let digit = (place + 1).to_string();
            write(ui, middle, Align2::CENTER_CENTER, &digit, theme::code(), second(ui));
        }
    }
    let left = middle.x + MARK / 2.0 + 12.0;
    ui.painter().galley(pos2(left, card.top() + 12.0), galley, ink(ui));
    focus_ring(ui, card, &response);
    name(&response, said, verdict.is_some());
    // Where the text scrolls for a reason, the second click of a double one may come upon another answer.
    response.clicked() && !response.double_clicked()
}

/// A message about the stored memory.
pub(super) fn told(ui: &mut Ui, words: &Words, told: Option<&Text>) {
    if let Some(told) = told {
        ui.add_space(GAP);
        paragraph(ui, &words.say(told), theme::text(), second(ui));
    }
}

/// The sentences of a chapter, the one with the shown figure highlighted; returns the clicked one.
pub(super) fn recap(ui: &mut Ui, words: &Words, lines: &[RecapLine], shown: usize) -> Option<LessonChoice> {
    let mut chosen = None;
    for (place, line) in lines.iter().enumerate() {
        let (width, said) = (ui.available_width(), words.say(&line.says));
        let galley = laid_out(ui, &said, theme::lesson(), ink(ui), width - 2.0 * PADDING);
        let sense = if line.figure.is_some() { Sense::click() } else { Sense::hover() };
        let (card, response) = ui.allocate_exact_size(vec2(width, galley.size().y + 2.0 * 12.0), sense);
        if place == shown {
            ui.painter().rect_filled(card, CornerRadius::same(CARD), ui.colour(|of| of.accent_wash));
        } else if line.figure.is_some() {
            hover_back(ui, card, &response);
        }
        ui.painter().galley(card.min + vec2(PADDING, 12.0), galley, ink(ui));
        if line.figure.is_some() {
            focus_ring(ui, card, &response);
            name(&response, &said, place == shown);
            if response.clicked() {
                chosen = Some(LessonChoice::Recap(place));
            }
        }
        ui.add_space(8.0);
    }
    chosen
}

/// The height of [`why_card`] with the space above it, logical pixels.
pub(super) fn why_height(ui: &Ui, why: &str, width: f32) -> f32 {
    laid_out(ui, why, theme::text(), ink(ui), width - 2.0 * PADDING).size().y + 2.0 * 10.0 + GAP
}

/// Why an answer is wrong, under all answers.
pub(super) fn why_card(ui: &mut Ui, why: &str) {
    let width = ui.available_width();
    let galley = laid_out(ui, why, theme::text(), ink(ui), width - 2.0 * PADDING);
    let (card, _) = ui.allocate_exact_size(vec2(width, galley.size().y + 2.0 * 10.0), Sense::hover());
    ui.painter().rect_filled(card, CornerRadius::same(CARD), ui.colour(|of| of.wrong_wash));
    ui.painter().galley(card.min + vec2(PADDING, 10.0), galley, ink(ui));
}

/// A goal and whether it has held, in words, or else as its formula.
pub(super) fn ticked(ui: &mut Ui, words: &Words, (place, tick): (usize, &Tick), has_held: bool) {
    let (said, font) = match &tick.says {
        Some(says) => (words.say(says), theme::text()),
        None => (tick.formula.clone(), theme::code()),
    };
    let width = ui.available_width();
    let galley = laid_out(ui, &said, font, ink(ui), width - PADDING - MARK - 12.0);
    let (row, response) = ui.allocate_exact_size(vec2(width, galley.size().y.max(MARK) + 4.0), Sense::hover());
    let middle = pos2(row.left() + PADDING + MARK / 2.0, row.center().y);
    done_mark(ui, ("tick", place), middle, 9.0, has_held, Stroke::new(1.5, ui.colour(|of| of.border)));
    ui.painter().galley(pos2(middle.x + MARK / 2.0 + 12.0, row.center().y - galley.size().y / 2.0), galley, ink(ui));
    response.widget_info(|| egui::WidgetInfo::selected(egui::WidgetType::Checkbox, true, has_held, &said));
}

pub(super) fn guess(ui: &mut Ui, words: &Words, guessing: Option<&Guessing>) -> Option<LessonChoice> {
    let guessing = guessing.filter(|guessing| guessing.said.is_none())?;
    ui.add_space(10.0);
    let (_, row) = ui.allocate_space(vec2(ui.available_width(), PRIMARY));
    let width = (row.width() - GAP) / 2.0;
    let mut chosen = None;
    for (i, (answer, action)) in guessing.answers.iter().zip(ANSWERS).enumerate() {
        let place =
            Rect::from_min_size(pos2(row.left() + i as f32 * (width + GAP), row.top()), vec2(width, row.height()));
        if button_at(ui, place, None, &words.say(answer), ButtonLook::Outlined).clicked() {
            chosen = Some(LessonChoice::Act(action));
        }
    }
    chosen
}

/// A leading word, and the words after it.
pub(super) fn led(ui: &mut Ui, (lead, colour): (&str, Color32), rest: &str) {
    let width = ui.available_width();
    let said = if rest.is_empty() { lead.to_string() } else { format!("{lead} {rest}") };
    let (bold, plain) = (theme::one_weight(ui.ctx(), lead, theme::task()), theme::lesson());
    let said = in_lines(ui.ctx(), &said, &plain, width);
    let (lead, rest) = said.split_at(if said.starts_with(lead) { lead.len() } else { 0 });
    let mut job = egui::text::LayoutJob::default();
    job.wrap.max_width = width;
    let line_height = Some((plain.size * leading(&said)).round());
    for (said, font, colour) in [(lead, bold, colour), (rest, plain, ink(ui))] {
        job.append(said, 0.0, egui::TextFormat { line_height, ..egui::TextFormat::simple(font, colour) });
    }
    let galley = ui.fonts(|fonts| fonts.layout_job(job));
    let (place, _) = ui.allocate_exact_size(vec2(ui.available_width(), galley.size().y + GAP), Sense::hover());
    ui.painter().galley(place.min, galley, ink(ui));
}
