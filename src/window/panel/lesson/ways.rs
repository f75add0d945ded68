//! The lines above and below a step: the position, and the ways on.

use super::super::icons::Icon;
use super::super::widgets::{
    ButtonLook, CARD, GAP, accent, button_at, enters, ink, name, pressable, second, width_of, write, write_within,
};
use super::choice::{LessonChoice, LessonContent};
use crate::window::layout::from_right;
use crate::window::motion::{Movement, part};
use crate::window::theme::{self, Coloured as _};
use egui::{Align2, CornerRadius, Rect, Sense, Stroke, StrokeKind, Ui, pos2, vec2};
use hantei_scenes::lesson::{Session, StepKind};
use hantei_scenes::text;
use hantei_scenes::words::{Text, Words};

/// How far the ring around the hint grows, logical pixels.
const RING: f32 = 7.0;
/// With less height, the title stands in the line of the number, logical pixels.
const FLAT: f32 = 270.0;

/// Number and title of a step in one line, if there is little room below and enough beside the way back.
pub(super) fn flat_title(ui: &Ui, words: &Words, session: &Session) -> Option<String> {
    let number = session.course().number_of(session.place());
    let title = format!("{number}  {}", words.say(&session.step().title));
    let is_flat = ui.clip_rect().height() < FLAT && session.in_row().is_none();
    (is_flat && width_of(ui, &title, theme::heading()) <= ui.available_width() - 2.0 * GAP - 32.0).then_some(title)
}

/// The step's number, or `titled` instead, and the way back.
pub(super) fn head(ui: &mut Ui, words: &Words, session: &Session, titled: Option<&str>) -> Option<LessonChoice> {
    let (mut row, _) = ui.allocate_exact_size(vec2(ui.available_width(), 26.0), Sense::hover());
    let mut chosen = None;
    if session.back().is_some() {
        let place = from_right(&mut row, 32.0);
        let place = Rect::from_center_size(place.center(), vec2(32.0, pressable(ui)));
        let response = button_at(ui, place, Some(Icon::Left), "", ButtonLook::Quiet);
        let said = words.say(&text!("course-back"));
        name(&response, &said, false);
        chosen = response.on_hover_text(said).clicked().then_some(LessonChoice::Back);
    }
    if let Some(titled) = titled {
        write(ui, row.left_center(), Align2::LEFT_CENTER, titled, theme::heading(), ink(ui));
        return chosen;
    }
    // The bar above has the place in a test.
    let number = match session.in_row() {
        Some(_) if session.comes_back() => text!("course-comes-back"),
        _ => text!("course-step", place = session.course().number_of(session.place())),
    };
    let number = words.say(&number);
    let all = with_tries(number.clone(), session, words);
    let said = if width_of(ui, &all, theme::text()) <= row.width() { all } else { number };
    write_within(ui, row, &said, theme::text(), second(ui));
    chosen
}

/// The step's number, or its place in a row.
pub(in crate::window) fn line_above(session: &Session) -> Text {
    match session.in_row() {
        Some((place, count)) if session.comes_back() => {
            text!("course-comes-back-of", place = place.to_string(), count = count.to_string())
        }
        Some((place, count)) => text!("course-question", place = place.to_string(), count = count.to_string()),
        None => text!("course-step", place = session.course().number_of(session.place())),
    }
}

/// A line about a question, with how many tries its answer has.
pub(in crate::window) fn with_tries(line: String, session: &Session, words: &Words) -> String {
    let tries = session.has_one_try().map(|one| if one { text!("course-one-try") } else { text!("course-more-tries") });
    tries.map_or(line.clone(), |tries| format!("{line} · {}", words.say(&tries)))
}

/// The word of the way on, once nothing more is to be done here.
pub(in crate::window) fn due(session: &Session) -> Option<Text> {
    let is_due = session.state().is_done || session.has_failed() || session.recap().is_some();
    is_due.then(|| if session.goes_on() { text!("course-continue") } else { text!("course-end") })
}

/// Hint and solution, if they are offered.
pub(in crate::window) fn helps(session: &Session) -> Vec<(Text, LessonChoice)> {
    let has_solution = session.offers_solution() && !matches!(session.step().kind, StepKind::Guess { .. });
    let hint = session.offers_hint().then(|| (text!("course-hint"), LessonChoice::Hint));
    let solution = has_solution.then(|| (text!("course-solution"), LessonChoice::Solution));
    hint.into_iter().chain(solution).collect()
}

/// Hint, solution and the next step.
pub(super) fn way_on(ui: &mut Ui, row: Rect, of: LessonContent, is_phone: bool) -> Option<LessonChoice> {
    let LessonContent { words, session, .. } = of;
    let next = LessonChoice::On;
    if let Some(word) = due(session) {
        let is_clicked = button_at(ui, row, None, &words.say(&word), ButtonLook::Due).clicked();
        return (is_clicked || enters(ui)).then_some(next);
    }
    let mut rest = row;
    let mut chosen = None;
    let skip = words.say(&text!("course-skip"));
    let width = width_of(ui, &skip, theme::text()) + 32.0;
    if session.goes_on() {
        let place = from_right(&mut rest, width);
        from_right(&mut rest, if is_phone { GAP } else { 0.0 });
        if button_at(ui, place, None, &skip, ButtonLook::Quiet).clicked() {
            chosen = Some(next);
        }
    }
    let offered = helps(session).into_iter().map(|(said, choice)| (said, choice, ButtonLook::Outlined));
    // The button for the hint keeps its place, so that no other one comes under the pointer.
    let used = (session.has_hint_button() && !session.offers_hint())
        .then(|| (text!("course-hint"), LessonChoice::Hint, ButtonLook::Used));
    let parts: Vec<_> = used.into_iter().chain(offered).collect();
    let due = words.say(&text!("course-continue"));
    let width = width_of(ui, &due, theme::heading()) + 28.0;
    // The button gets its fill once the task is done.
    if is_phone && session.goes_on() && parts.len() < 2 && rest.width() >= 2.4 * width {
        let wide = (rest.width() * 0.55).round();
        let place = from_right(&mut rest, wide);
        from_right(&mut rest, GAP);
        let border = Stroke::new(1.0, ui.colour(|of| of.line));
        ui.painter().rect_stroke(place, CornerRadius::same(CARD), border, StrokeKind::Inside);
        write(ui, place.center(), Align2::CENTER_CENTER, &due, theme::heading(), second(ui));
    }
    let count = parts.len().max(1) as f32;
    let width = (rest.width() - GAP * (count - 1.0)) / count;
    for (i, (said, choice, look)) in parts.into_iter().enumerate() {
        let place =
            Rect::from_min_size(pos2(rest.left() + i as f32 * (width + GAP), rest.top()), vec2(width, rest.height()));
        let hinted = part(ui.ctx(), Movement::Hint);
        if choice == LessonChoice::Hint && look == ButtonLook::Outlined && hinted < 1.0 {
            let ring = Stroke::new(2.5, accent(ui).gamma_multiply(1.0 - hinted));
            ui.painter().rect_stroke(place.expand(RING * hinted), CornerRadius::same(CARD), ring, StrokeKind::Outside);
        }
        let icon = (choice == LessonChoice::Hint).then_some(Icon::Hint);
        if button_at(ui, place, icon, &words.say(&said), look).clicked() && look != ButtonLook::Used {
            chosen = Some(choice);
        }
    }
    chosen
}
