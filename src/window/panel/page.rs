//! The panel's first page: the method, its comparisons, what follows from them, and the doors.

use super::formula::FORMULA;
use super::icons::Icon;
use super::main_doors::MainDoors;
use super::methods;
use super::rows::Rows;
use super::widgets::{
    ButtonLook, GAP, button_at, divider, first_fitting, ink, laid_out, option_words, paragraph, pressable, second,
    width_of, write_within,
};
use super::{Panel, scrolled};
use crate::window::layout::from_below;
use crate::window::theme;
use egui::{Rect, Stroke, Ui, pos2, vec2};
use hantei_scenes::figure::Pictogram;
use hantei_scenes::scene::{Content, Door, Event, Guessing, Readings, Section, Setting, Value, Viewer};
use hantei_scenes::text;
use hantei_scenes::words::{Text, Words};
use std::rc::Rc;

/// Least height of the method's chooser, logical pixels.
pub(super) const CHOOSER: f32 = 38.0;
/// A window below this has no room for all that it could say.
pub(super) const LOW_WINDOW: f32 = 560.0;
/// Height of the last guesses, logical pixels.
const HISTORY: f32 = 92.0;
/// How many of the last guesses are shown.
const REMEMBERED: usize = 10;
/// How much higher than wide the figure of the pairs is, with its key, and its largest height, logical pixels.
const PAIRS: (f32, f32) = (90.0, 364.0);
/// A lower page is a sheet, logical pixels.
pub(super) const SHEET: f32 = 380.0;

impl Panel {
    pub(super) fn first_page(
        &mut self,
        ui: &mut Ui,
        words: &Words,
        scene: &mut Viewer,
        (readings, needed): (&Readings, &[String]),
        begins: bool,
    ) {
        let mut rest = ui.max_rect();
        let doors = MainDoors::of(ui, words, scene, readings, rest.height());
        // On a sheet they come after the rows.
        let flows = rest.height() < SHEET;
        let foot = if flows { Rect::NOTHING } else { from_below(&mut rest, doors.height()) };
        if let Some(guessing) = &readings.guessing {
            history(ui, &mut rest, words, guessing);
        }
        // The figure of the pairs needs the room of the methods.
        let has_chooser = readings.figure.len() < 2;
        if has_chooser && (!readings.methods.is_empty() || self.can_leave_guess(scene)) {
            self.choosers(ui, &mut rest, words, scene, readings);
        }
        self.foot(ui, &mut rest, words, scene, readings.remedy);
        let painter = Rc::clone(&self.painter);
        let mut rows = Rows { is_close: self.is_sheet, ..Rows::new(words, &painter, readings.verdict) };
        scrolled(ui, rest, (self.by_finger, begins), |ui| {
            self.page(ui, words, scene, (readings, needed), &mut rows);
            if flows {
                let (_, place) = ui.allocate_space(vec2(ui.available_width(), doors.height()));
                let clicked = doors.show(ui, place);
                self.enter(scene, clicked);
            }
        });
        self.hover(ui, scene, rows.hovered);
        if !flows {
            let clicked = doors.show(ui, foot);
            self.enter(scene, clicked);
        }
    }

    /// The scrolling part of the first page.
    fn page(
        &mut self,
        ui: &mut Ui,
        words: &Words,
        scene: &mut Viewer,
        (readings, needed): (&Readings, &[String]),
        rows: &mut Rows,
    ) {
        if is_of_sides(readings) {
            return self.page_of_sides(ui, words, scene, (readings, needed), rows);
        }
        let chosen = readings.methods.iter().find(|method| method.chosen);
        let now = readings.now.as_ref().map(|now| words.say(now));
        // A sheet needs its room for the comparisons, and so does a low window with more than them.
        let has_pairs = !self.in_course && scene.kinds().is_some();
        let is_low = ui.ctx().screen_rect().height() < LOW_WINDOW && (readings.remedy.is_some() || has_pairs);
        // The idea of a method that says whose an edge is holds with its own border.
        let has_idea = !self.is_sheet && !is_low && !has_other_border(scene);
        let idea = || methods::idea(words, scene.name(), chosen.filter(|_| has_idea)?);
        if let Some(idea) = now.or_else(idea) {
            ui.add_space(4.0);
            paragraph(ui, &idea, theme::text(), second(ui));
            ui.add_space(4.0);
        }
        self.needed(ui, words, scene, readings, needed);
        if let Some((title, rest)) = readings.figure.split_first() {
            ui.add_space(4.0);
            paragraph(ui, &words.say(title), theme::task(), ink(ui));
            rest.iter().for_each(|line| paragraph(ui, &words.say(line), theme::text(), second(ui)));
            ui.add_space(GAP);
            // A figure with a title alone is that of the pairs, which needs more height.
            let least = if rest.is_empty() { (ui.available_width() + PAIRS.0).min(PAIRS.1) } else { 0.0 };
            self.figure_at_least(ui, words, scene, (Door::Closed, least));
            if !rest.is_empty()
                && let Some(method) =
                    methods::methods(ui, words, (scene.name(), &readings.methods), (&mut self.explained, true))
            {
                self.report(scene.set("method", method));
            }
        }
        // The comparisons first, and while stepping the code: they are the reason for the answer.
        let is_code = |section: &Section| section.rows.iter().any(|row| matches!(row.content, Content::Code { .. }));
        // Comparisons mean nothing before all is placed.
        if let Some(section) = readings.sections.first().filter(|_| readings.verdict.is_some() || scene.guesses()) {
            rows.rows(ui, section);
            rows.sum(ui, readings);
        }
        if let Some(legend) = &readings.legend {
            ui.add_space(GAP);
            paragraph(ui, &words.say(legend), theme::text(), second(ui));
        }
        if !scene.guesses() && readings.remedy.is_none() && needed.iter().all(|key| key != TEST_PATH) {
            let settings = scene.settings();
            let of_path: Vec<&Setting> = settings.iter().filter(|setting| setting.key == TEST_PATH).collect();
            self.knobs(ui, words, scene, &of_path, readings);
        }
        let what = format!("{}-what", scene.name());
        if words.has(&what) && readings.truth.is_none() && !scene.is_hidden() {
            ui.add_space(GAP);
            paragraph(ui, &words.say(&Text::message(what)), theme::text(), second(ui));
        }
        // Until the user does something, if there is room for all of the text.
        if scene.invitation().is_some() && !self.in_course {
            let said = words.say(&text!("what-this-is", a = scene.first_letter()));
            let height = laid_out(ui, &said, theme::text(), second(ui), ui.available_width()).size().y;
            if ui.cursor().top() + GAP + height <= ui.clip_rect().bottom() {
                ui.add_space(GAP);
                paragraph(ui, &said, theme::text(), second(ui));
            }
        }
        for section in readings.sections.iter().skip(1).filter(|section| is_code(section)) {
            rows.section(ui, section);
        }
        // Other notes stand behind the door of all methods.
        for note in readings.notes.iter().filter(|_| readings.truth.is_some()) {
            ui.add_space(GAP);
            paragraph(ui, &words.say(note), theme::text(), second(ui));
        }
    }

    /// The same where each method names a side: all of them, and the chosen one's reason.
    fn page_of_sides(
        &mut self,
        ui: &mut Ui,
        words: &Words,
        scene: &mut Viewer,
        (readings, needed): (&Readings, &[String]),
        rows: &mut Rows,
    ) {
        // Before a guess there is neither a title nor a step.
        if let Some(title) = readings.figure.first() {
            let (_, head) = ui.allocate_space(vec2(ui.available_width(), pressable(ui).max(CHOOSER)));
            let title = words.say(title);
            let beside = width_of(ui, &title, theme::task());
            let end = if scene.can_step() { step_button(ui, head, words, scene, beside) } else { head.right() };
            write_within(ui, head.with_max_x(end), &title, theme::task(), ink(ui));
        }
        // A low window has no room beside the verdict for what is wrong.
        let is_low = ui.ctx().screen_rect().height() < LOW_WINDOW && readings.truth.is_some();
        let reason = readings.reason.iter().filter(|_| is_low);
        let lines = reason.chain(readings.figure.iter().skip(1));
        lines.for_each(|line| paragraph(ui, &words.say(line), theme::text(), second(ui)));
        self.needed(ui, words, scene, readings, needed);
        let before = std::mem::replace(&mut ui.spacing_mut().item_spacing.y, 0.0);
        ui.add_space(4.0);
        let painter = Rc::clone(&self.painter);
        let clicked = methods::sides(ui, words, &painter, (scene.name(), &readings.methods));
        if let Some(method) = clicked {
            self.report(scene.set("method", method));
        }
        ui.spacing_mut().item_spacing.y = before;
        for section in &readings.sections {
            rows.section(ui, section);
        }
        for note in &readings.notes {
            ui.add_space(GAP);
            paragraph(ui, &words.say(note), theme::text(), second(ui));
        }
    }

    /// The knobs that a step of a course needs.
    fn needed(&mut self, ui: &mut Ui, words: &Words, scene: &mut Viewer, readings: &Readings, needed: &[String]) {
        if needed.is_empty() {
            return;
        }
        let settings = scene.settings();
        let first: Vec<&Setting> = settings.iter().filter(|setting| stands_first(setting, needed)).collect();
        if !first.is_empty() {
            self.knobs(ui, words, scene, &first, readings);
            self.fields.show(ui, words, scene, &first);
            ui.add_space(GAP);
        }
    }
}

/// Whether another border is asked for than a method's own, where an edge can belong to one of two neighbours.
fn has_other_border(scene: &Viewer) -> bool {
    let is_other = |setting: &Setting| match &setting.value {
        Value::Choice { options, chosen } => setting.key == "border" && *chosen > 0 && options.contains(&"half"),
        _ => false,
    };
    scene.settings().iter().any(is_other)
}

/// An example's name in words; a report has the name of its project.
pub(in crate::window) fn example_name(words: &Words, key: &str) -> String {
    match key.strip_prefix("wild-") {
        Some(report) => report.replace('-', " "),
        None => option_words(words, key),
    }
}

/// Whether the page itself has the methods, each with the side that it names.
fn is_of_sides(readings: &Readings) -> bool {
    readings.methods.iter().any(|method| method.picture != Pictogram::None)
}

/// Shows *Step* at the right of a place; returns where it begins.
pub(super) fn step_button(ui: &mut Ui, place: Rect, words: &Words, scene: &mut Viewer, beside: f32) -> f32 {
    if scene.offer("step").is_none() || scene.is_hidden() {
        return place.right();
    }
    let (left, is_clicked) = button_at_right(ui, place, (words.say(&text!("step")), Icon::StepOn), beside);
    if is_clicked {
        scene.handle(Event::act("step"));
    }
    left
}

/// A button at the right of a place, an icon alone if the words beside it need the room. Returns where it begins, and
/// whether it is clicked.
pub(super) fn button_at_right(ui: &mut Ui, place: Rect, (said, icon): (String, Icon), beside: f32) -> (f32, bool) {
    let wide = |word: &String| width_of(ui, word, theme::heading()) + if word.is_empty() { 52.0 } else { 44.0 };
    let fits = |word: &String| wide(word) <= place.width() - beside - GAP;
    let word = first_fitting([said, String::new()].into_iter(), fits).unwrap_or_default();
    let button = place.with_min_x(place.right() - wide(&word));
    let is_clicked = button_at(ui, button, None, "", ButtonLook::Outlined).clicked();
    let inner = button.shrink2(vec2(12.0, 0.0));
    write_within(ui, inner, &word, theme::heading(), ink(ui));
    icon.draw(ui.painter(), pos2(inner.right() - 7.0, inner.center().y), 16.0, ink(ui));
    (button.left() - GAP, is_clicked)
}

/// Whether the last guesses were right, at the bottom of the page.
fn history(ui: &Ui, rest: &mut Rect, words: &Words, guessing: &Guessing) {
    if guessing.history.is_empty() || rest.height() < HISTORY + super::LEAST_ABOVE {
        return;
    }
    let place = from_below(rest, HISTORY);
    divider(ui, place.top(), place.left() - super::MARGIN, place.right() + super::MARGIN);
    let right = guessing.history.iter().filter(|is_right| **is_right).count();
    let said = text!("guess-history", right = right.to_string(), all = guessing.history.len().to_string());
    let line = place.with_max_y(place.top() + 48.0);
    let end = write_within(ui, line, &words.say(&said), theme::heading(), ink(ui));
    let step = (place.width() / REMEMBERED as f32).min(34.0);
    let again = words.say(&text!("guess-again"));
    let width = width_of(ui, &again, theme::caption());
    if guessing.history.iter().any(|is_right| !is_right) && end + GAP + width < line.right() {
        write_within(ui, line.with_min_x(line.right() - width), &again, theme::caption(), second(ui));
    }
    // A ring for the open one, at the end.
    let open = usize::from(guessing.said.is_none());
    let older = (guessing.history.len() + open).saturating_sub(REMEMBERED);
    let at = |i: usize| pos2(place.left() + 12.0 + i as f32 * step, place.top() + 62.0);
    for (i, &is_right) in guessing.history[older..].iter().enumerate() {
        super::widgets::verdict_mark(ui, at(i), 11.0, is_right);
    }
    if open > 0 {
        let ring = Stroke::new(1.8, ink(ui));
        ui.painter().circle_stroke(at(guessing.history.len() - older), 11.0, ring);
    }
}

/// The switch for the whole path; it stands below the comparisons.
pub(super) const TEST_PATH: &str = "swept";
/// The contents of the typed test's blanks, which its field shows.
const BLANKS: &str = "blanks";

/// Whether a setting's knob stands on the first page, because a step needs it.
pub(super) fn stands_first(setting: &Setting, needed: &[String]) -> bool {
    let has = |key: &str| needed.iter().any(|needed| needed == key);
    match &setting.value {
        _ if setting.key == "method" => false,
        Value::Text(_) if setting.key == FORMULA => has(FORMULA) || has(BLANKS),
        _ => has(setting.key),
    }
}
