//! The field for a typed test, and what is found out about it.
//!
//! What is typed is taken at once; as long as it is no formula, the last one that was stays in force, and the place that is
//! wrong is marked.

use super::icons::Icon;
use super::widgets::{GAP, Look, PRIMARY, button_at, ink, paragraph, wrong, wrong_ring};
use crate::scene::{Event, GO_THERE, NEXT_ERROR, PREVIOUS_ERROR, Setting, TextFlaw, Typed, Value, Viewer};
use crate::text;
use crate::window::theme;
use crate::words::Words;
use egui::text::{CCursor, LayoutJob};
use egui::{Align, Id, Margin, Rect, Stroke, TextEdit, TextFormat, Ui, pos2, vec2};
use std::collections::BTreeMap;

/// Space between the field's border and its text, logical pixels.
const PADDING: i8 = 6;
/// Lines of the field for which there is room in any case.
const LINES: usize = 2;
/// Width of the mark where something is missing at the end, logical pixels.
const MISSING: f32 = 9.0;

/// Texts that are no formula yet, by scene.
#[derive(Default)]
pub(super) struct FormulaField {
    drafts: BTreeMap<&'static str, FormulaDraft>,
    focused: bool,
    /// It is to be in sight, and to have the keyboard, in the next pass.
    is_revealed: bool,
    takes_keys: bool,
}

struct FormulaDraft {
    text: String,
    /// What was in force when it was typed. Once that has changed by other means, the draft is of the past.
    over: String,
}

impl FormulaField {
    /// Whether it has the keyboard.
    pub(super) fn has_focus(&self) -> bool {
        self.focused
    }

    /// Brings it into sight; with a mouse it has the keyboard then. A finger opens the keyboard where it taps.
    pub(super) fn reveal(&mut self, by_finger: bool) {
        (self.is_revealed, self.takes_keys) = (true, !by_finger);
    }

    /// Begins a new pass.
    pub(super) fn begin(&mut self) {
        self.focused = false;
    }

    /// Shows the field, what is wrong with what stands there, and what is known of the formula in force. Returns the name of
    /// the action whose button is clicked.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        words: &Words,
        scene: &mut dyn Viewer,
        setting: &Setting,
        typed: &Typed,
    ) -> Option<&'static str> {
        let Value::Text(present) = &setting.value else { return None };
        let name = scene.name();
        let draft = self.drafts.remove(name).filter(|draft| draft.over == *present);
        let mut text = draft.map_or_else(|| present.clone(), |draft| draft.text);
        let top = ui.cursor().min;
        let is_left = self.edit(ui, scene, setting.key, &mut text);
        let flaw = scene.flaw(setting.key, &text);
        if flaw.is_some() {
            self.drafts.insert(name, FormulaDraft { text: text.clone(), over: present.clone() });
        } else if text != *present && scene.set(setting.key, &text).is_ok() {
            // The next pass shows its answer, and it is judged from then on.
            ui.ctx().request_repaint();
        }
        if is_left {
            scene.handle(Event::Typed);
        }
        let (said, is_wrong) = match &flaw {
            Some(flaw) => (why(words, &text, flaw), true),
            None => (words.say(&typed.verdict), typed.is_wrong == Some(true)),
        };
        ui.add_space(GAP);
        paragraph(ui, &said, theme::text(), if is_wrong { wrong(ui) } else { ink(ui) });
        let clicked = buttons(ui, words, typed.example.is_some());
        let example = typed.example.as_ref().map_or_else(String::new, |example| words.say(example));
        if !example.is_empty() {
            paragraph(ui, &example, theme::text(), ink(ui));
        }
        if std::mem::take(&mut self.is_revealed) {
            ui.scroll_to_rect(Rect::from_min_max(top, pos2(top.x, ui.min_rect().bottom())), Some(Align::BOTTOM));
        }
        clicked
    }

    /// The field itself; true once it has lost the keyboard.
    fn edit(&mut self, ui: &mut Ui, scene: &dyn Viewer, key: &'static str, text: &mut String) -> bool {
        let mut lay_out = |ui: &Ui, text: &str, width: f32| {
            let mut job = LayoutJob::default();
            job.wrap.max_width = width;
            let plain = TextFormat { font_id: theme::mono(), color: ink(ui), ..TextFormat::default() };
            let underline = Stroke::new(2.0, wrong(ui));
            let flawed = TextFormat { color: wrong(ui), underline, ..plain.clone() };
            let place = scene.flaw(key, text).map_or(0..0, |(place, _)| place);
            let pieces = (text.get(..place.start), text.get(place.clone()), text.get(place.end..));
            if let (Some(before), Some(here), Some(behind)) = pieces {
                job.append(before, 0.0, plain.clone());
                job.append(here, 0.0, flawed);
                job.append(behind, 0.0, plain);
            } else {
                job.append(text, 0.0, plain);
            }
            ui.fonts(|fonts| fonts.layout_job(job))
        };
        let edit = TextEdit::multiline(text)
            .id(Id::new(("formula", scene.name())))
            .font(theme::mono())
            .margin(Margin::same(PADDING))
            .desired_rows(LINES)
            .desired_width(f32::INFINITY)
            .layouter(&mut lay_out);
        let output = edit.show(ui);
        if std::mem::take(&mut self.takes_keys) {
            output.response.request_focus();
        }
        self.focused |= output.response.has_focus();
        let flaw = scene.flaw(key, text);
        if flaw.is_some() {
            wrong_ring(ui, output.response.rect.expand(f32::from(PADDING)));
        }
        if flaw.is_some_and(|(place, _)| place.start >= text.len()) {
            let end = output.galley.pos_from_ccursor(CCursor::new(text.chars().count()));
            let from = output.galley_pos + vec2(end.right() + 1.0, end.bottom() - 1.0);
            ui.painter().line_segment([from, from + vec2(MISSING, 0.0)], Stroke::new(2.0, wrong(ui)));
        }
        output.response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::TextEdit, true, key));
        output.response.lost_focus()
    }
}

/// What is wrong; where there are several lines, in which.
fn why(words: &Words, text: &str, (place, why): &TextFlaw) -> String {
    if !text.contains('\n') {
        return words.say(why);
    }
    let before = text.get(..place.start).unwrap_or(text);
    let line = (before.matches('\n').count() + 1).to_string();
    words.say(&text!("formula-place", line = line, why = why.clone()))
}

/// What leads to the cases that are wrong, if there are any.
fn buttons(ui: &mut Ui, words: &Words, shown: bool) -> Option<&'static str> {
    if !shown {
        return None;
    }
    let (_, row) = ui.allocate_space(vec2(ui.available_width(), PRIMARY));
    let before = row.with_min_x(row.right() - 44.0);
    let next =
        Rect::from_min_max(pos2(row.left() + row.width() * 0.5, row.top()), pos2(before.left() - GAP, row.bottom()));
    let there = row.with_max_x(next.left() - GAP);
    let [go, back, on] = [text!("own-go-there"), text!("own-previous"), text!("own-next")].map(|text| words.say(&text));
    let mut clicked = None;
    for (place, icon, word, look, name) in [
        (there, None, go, Look::Filled, GO_THERE),
        (next, Some(Icon::Right), on, Look::Outlined, NEXT_ERROR),
        (before, Some(Icon::Left), String::new(), Look::Outlined, PREVIOUS_ERROR),
    ] {
        let response = button_at(ui, place, icon, &word, look);
        if name == PREVIOUS_ERROR {
            super::widgets::name(&response, &back, false);
        }
        clicked = clicked.or(response.clicked().then_some(name));
    }
    clicked
}
