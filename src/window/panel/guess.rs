//! The bar under the stage for a guess: two answers that look alike, then the right one.

use super::icons::Icon;
use super::widgets::{
    ButtonLook, CARD, PRIMARY, accent, bar_margin, button_at, by_finger, divider, enters, focus_ring, ink, laid_out,
    name, second, verdict_mark, width_of, write, write_all, wrong,
};
use crate::window::layout::from_right;
use crate::window::motion::shaken;
use crate::window::theme::{self, Coloured as _};
use egui::{Align2, CornerRadius, Rect, Response, Sense, Stroke, StrokeKind, Ui, pos2, vec2};
use hantei_scenes::scene::{Guessing, Readings, Viewer, capital};
use hantei_scenes::text;
use hantei_scenes::words::Words;

pub(in crate::window) const ANSWERS: [&str; 2] = ["guess-yes", "guess-no"];
/// What ends guessing, beside the names of actions.
pub(in crate::window) const LEAVE: &str = "leave-guess";
/// Height of an answer, and the least width of what is told of a guess, logical pixels.
const ANSWER: f32 = 64.0;
const LEAST_TOLD: f32 = 300.0;
/// Width of the mark, and space between the buttons, logical pixels.
const MARK: f32 = 56.0;
const BESIDE: f32 = 12.0;

/// Size of an answer's picture, logical pixels.
const PICTURE: f32 = 26.0;

/// Shows the bar; returns the name of the chosen action.
pub(in crate::window) fn show(
    ui: &mut Ui,
    place: Rect,
    words: &Words,
    scene: &Viewer,
    readings: &Readings,
) -> Option<&'static str> {
    let guessing = readings.guessing.as_ref()?;
    match (guessing.said, guessing.is_right) {
        (Some(said), Some(is_right)) => told(ui, place, words, (readings, guessing), (said, is_right)),
        _ => {
            let keys = ANSWERS.map(|answer| scene.offer(answer).map_or_else(String::new, |offer| offer.keys));
            asked(ui, place, words, (guessing, keys))
        }
    }
}

/// The two answers, in ink only, so that neither looks chosen.
fn asked(ui: &mut Ui, place: Rect, words: &Words, (guessing, keys): (&Guessing, [String; 2])) -> Option<&'static str> {
    divider(ui, place.top() + 0.5, place.left(), place.right());
    let inner = place.shrink2(vec2(bar_margin(place), (place.height() - ANSWER.min(place.height() - 12.0)) / 2.0));
    let width = (inner.width() - 12.0) / 2.0;
    let mut chosen = None;
    for (i, ((key, action), answer)) in keys.into_iter().zip(ANSWERS).zip(&guessing.answers).enumerate() {
        let left = inner.left() + i as f32 * (width + 12.0);
        let button = Rect::from_min_size(pos2(left, inner.top()), vec2(width, inner.height()));
        let response = ui.interact(button, ui.id().with(("guess", i)), Sense::click());
        let fill = if response.hovered() { ui.colour(|of| of.gap) } else { ui.colour(|of| of.panel) };
        let border = Stroke::new(1.0, ui.colour(|of| of.border));
        ui.painter().rect(button, CornerRadius::same(CARD), fill, border, StrokeKind::Inside);
        let said = capital(&words.say(answer));
        let is_of_hits = guessing.answers[0] == text!("hit");
        let icon = [Icon::Rects, Icon::Apart].get(i).filter(|_| is_of_hits && button.width() > 150.0);
        let aside = if icon.is_some() { (PICTURE + 12.0) / 2.0 } else { 0.0 };
        let word = write(ui, button.center() + vec2(aside, 0.0), Align2::CENTER_CENTER, &said, theme::task(), ink(ui));
        if let Some(icon) = icon {
            let middle = pos2(word - 12.0 - PICTURE / 2.0, button.center().y);
            icon.draw(ui.painter(), middle, PICTURE, ink(ui));
        }
        let cap = Rect::from_center_size(pos2(button.right() - 26.0, button.center().y), vec2(24.0, 22.0));
        // Both keys are seen, or none. A finger has no keys.
        let widest = guessing.answers.iter().map(|answer| width_of(ui, &capital(&words.say(answer)), theme::task()));
        let word_end = button.center().x + aside + widest.fold(0.0, f32::max) / 2.0;
        if !by_finger(ui) && button.width() > 150.0 && word_end + 6.0 < cap.left() {
            ui.painter().rect_stroke(cap, CornerRadius::same(4), border, StrokeKind::Inside);
            write(ui, cap.center(), Align2::CENTER_CENTER, &key, theme::code(), second(ui));
        }
        focus_ring(ui, button, &response);
        name(&response, &said, false);
        chosen = chosen.or(clicked_once(&response).then_some(action));
    }
    chosen
}

/// Whether it was clicked, but not by the second click of a double click: where *miss* was, *next case* comes, and the
/// other way round.
fn clicked_once(response: &Response) -> bool {
    response.clicked() && !response.double_clicked() && !response.triple_clicked()
}

/// The guess, and the way to the next case.
fn told(
    ui: &mut Ui,
    place: Rect,
    words: &Words,
    (readings, guessing): (&Readings, &Guessing),
    (said, is_right): (bool, bool),
) -> Option<&'static str> {
    let (wash, edge) = if is_right {
        (ui.colour(|of| of.accent_wash), accent(ui))
    } else {
        (ui.colour(|of| of.wrong_wash), wrong(ui))
    };
    ui.painter().rect_filled(place, CornerRadius::ZERO, wash);
    ui.painter().hline(place.x_range(), place.top() + 0.5, Stroke::new(1.0, edge));
    let mut rest = place.shrink2(vec2(bar_margin(place), 8.0));
    let mut chosen = None;
    if guessing.deals {
        let word = words.say(&text!("guess-next"));
        let width = width_of(ui, &word, theme::heading()) + 56.0;
        let button = from_right(&mut rest, width);
        let button = Rect::from_center_size(button.center(), vec2(width, PRIMARY.min(rest.height())));
        if clicked_once(&button_at(ui, button, None, &word, ButtonLook::Filled)) || enters(ui) {
            chosen = Some("deal");
        }
        from_right(&mut rest, 12.0);
    }
    // The strip already shows the reason.
    let why = readings.facts.first().or(readings.reason.as_ref()).map_or_else(String::new, |why| words.say(why));
    let why = capital(&why);
    // Without room for the word, a cross; none where it would cut the reason.
    let word = words.say(&text!("course-leave"));
    let wide = width_of(ui, &word, theme::heading()) + 32.0;
    let (word, icon, wide) =
        if rest.width() - wide > LEAST_TOLD { (word, None, wide) } else { (String::new(), Some(Icon::Cross), PRIMARY) };
    let left = rest.width() - wide - BESIDE - MARK;
    let said = guessing.answers[usize::from(!said)].clone();
    let headline =
        if is_right { text!("guess-said-right", said = said) } else { text!("guess-said-wrong", said = said) };
    let headline = words.say(&headline);
    let is_headline_whole = width_of(ui, &headline, theme::task()) <= left;
    if is_headline_whole && laid_out(ui, &why, theme::text(), ink(ui), left).size().y <= rest.height() / 2.0 {
        let button = from_right(&mut rest, wide);
        let button = Rect::from_center_size(button.center(), vec2(wide, PRIMARY.min(rest.height())));
        let response = button_at(ui, button, icon, &word, ButtonLook::Outlined);
        name(&response, &words.say(&text!("course-leave")), false);
        if clicked_once(&response) {
            chosen = Some(LEAVE);
        }
        from_right(&mut rest, BESIDE);
    }
    if !is_right {
        rest = rest.translate(vec2(shaken(ui.ctx()), 0.0));
    }
    let middle = pos2(rest.left() + 20.0, rest.center().y);
    verdict_mark(ui, middle, 20.0, is_right);
    rest.min.x += MARK;
    let (top, below) = (rest.with_max_y(rest.center().y), rest.with_min_y(rest.center().y + 2.0));
    write(ui, top.left_bottom() - vec2(0.0, 2.0), Align2::LEFT_BOTTOM, &headline, theme::task(), edge);
    let fits = width_of(ui, &why, theme::lesson()) <= below.width();
    write_all(ui, below, &why, if fits { theme::lesson() } else { theme::text() }, ink(ui));
    chosen
}
