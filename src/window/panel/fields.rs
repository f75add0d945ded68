//! Typed coordinates. Typed text stays as it is until the scene takes it; if the scene refuses it, the reason is shown
//! and nothing is lost.

use super::widgets::{by_finger, ink, pressable, second, width_of, within, wrong, wrong_ring};
use crate::window::theme;
use egui::text::{CCursor, CCursorRange};
use egui::{Align, Align2, Color32, FontId, Id, Key, Margin, Sense, TextEdit, Ui, vec2};
use hantei_collision::parse_number;
use hantei_scenes::scene::{Setting, Value, Viewer};
use hantei_scenes::text;
use hantei_scenes::words::{Text, Words};
use std::collections::BTreeMap;

/// The numbers of a corner of a polygon, and the corners in a row.
const CORNER: usize = 2;
const CORNERS: usize = 2;
/// Width of a corner's number, logical pixels.
const NUMBER: f32 = 22.0;
/// Controls with at most this many numbers stand two in a row, if there is room.
const NARROW: usize = 2;
/// Least width for two in a row, logical pixels.
const WIDE: f32 = 290.0;
/// Space between fields, logical pixels.
const INNER: f32 = 6.0;
/// Space between settings in a row, logical pixels.
const BETWEEN: f32 = 16.0;
/// Height of the names above the fields, logical pixels.
const NAMES: f32 = 20.0;
/// Space after a label, logical pixels.
const GAP: f32 = 10.0;
/// Least width of egui's fields without padding, logical pixels.
const LEAST: f32 = 24.0;
/// Between a field's border and its text, at the sides, logical pixels.
const PADDING: i8 = 6;
/// The same where more numbers than this stand in a row, logical pixels.
const CLOSE: i8 = 2;
const MANY: usize = 4;
/// The same above and below, logical pixels.
const ABOVE: i8 = 4;

/// Texts that the scene has not taken yet.
#[derive(Default)]
pub(super) struct Fields {
    /// By scene and key.
    drafts: BTreeMap<(&'static str, &'static str), NumbersDraft>,
    /// The focused field, and whether it is empty or wholly selected.
    focused: Option<(Id, bool)>,
    /// The same in the pass before.
    was_focused: Option<(Id, bool)>,
    error: Option<Text>,
    said: Option<Text>,
}

struct NumbersDraft {
    texts: Vec<String>,
    /// The values when typing began. If they have changed otherwise, the draft is out of date.
    over: Vec<String>,
    /// What the scene has refused, until typing goes on.
    refused: Option<RefusedNumbers>,
}

struct RefusedNumbers {
    texts: Vec<String>,
    /// The place of the wrong number, if one alone is wrong.
    wrong: Option<usize>,
}

impl Fields {
    /// Whether the focused field is empty or wholly selected; `None` without a focused field.
    pub(super) fn focus(&self) -> Option<bool> {
        self.focused.map(|(_, is_whole)| is_whole)
    }

    /// Why the last input was refused.
    pub(super) fn error(&self) -> Option<&Text> {
        self.error.as_ref()
    }

    /// Notes whether the scene has taken the input.
    pub(super) fn report(&mut self, result: Result<(), Text>) {
        self.error = result.err();
        self.said = None;
    }

    /// Shows a message, or why something was refused.
    pub(super) fn say(&mut self, result: Result<Text, Text>) {
        (self.said, self.error) = (result.as_ref().ok().cloned(), result.err());
    }

    pub(super) fn said(&self) -> Option<&Text> {
        self.said.as_ref()
    }

    /// On the next input: removes the message, and what was refused unless typing goes on.
    pub(super) fn forget(&mut self) {
        self.said = None;
        if self.focused.is_none() {
            self.drafts.retain(|_, draft| draft.refused.is_none());
            self.error = None;
        }
    }

    pub(super) fn begin(&mut self) {
        self.was_focused = self.focused.take();
    }

    /// A field for each number of these settings.
    pub(super) fn show(&mut self, ui: &mut Ui, words: &Words, scene: &mut Viewer, settings: &[&Setting]) {
        let is_number = |setting: &&Setting| matches!(&setting.value, Value::Numbers { .. } | Value::Points { .. });
        let (corners, settings): (Vec<&Setting>, Vec<&Setting>) =
            settings.iter().copied().filter(is_number).partition(|setting| setting.value.has_corners());
        self.show_rows(ui, words, scene, &settings);
        for setting in corners {
            word(
                ui,
                ui.available_width(),
                NAMES,
                Align2::LEFT_CENTER,
                &words.say(&setting.label),
                theme::heading(),
                ink(ui),
            );
            let width = ui.available_width();
            self.setting(ui, scene, setting, width);
        }
    }

    /// Settings with few numbers: a row each, or two in a row.
    fn show_rows(&mut self, ui: &mut Ui, words: &Words, scene: &mut Viewer, settings: &[&Setting]) {
        let most = settings.iter().map(|setting| match &setting.value {
            Value::Numbers { fields, .. } => fields.len(),
            Value::Points { .. } | Value::Switch(_) | Value::Choice { .. } | Value::Parts { .. } | Value::Text(_) => 1,
        });
        // One alone has all of the width, whether or not there is a scroll bar.
        let has_room = ui.available_width() >= WIDE && settings.len() > 1;
        let in_a_row = if has_room && most.max().unwrap_or(0) <= NARROW { 2 } else { 1 };
        // Each column has room for its longest label, and all fields have the same width.
        let label = |setting: &&&Setting| width_of(ui, &words.say(&setting.label), theme::heading()) + GAP;
        let column =
            |first: usize| settings.iter().skip(first).step_by(in_a_row).map(|it| label(&it)).fold(0.0, f32::max);
        let labels: Vec<f32> = (0..in_a_row).map(column).collect();
        let beside = BETWEEN * (in_a_row as f32 - 1.0) + labels.iter().sum::<f32>();
        let width = (ui.available_width() - beside) / in_a_row as f32;
        let mut named: Vec<String> = Vec::new();
        for row in settings.chunks(in_a_row) {
            // Rows with the same numbers share their names.
            let has_names = |setting: &&&Setting| matches!(setting.value, Value::Numbers { .. });
            let names_here: Vec<String> = row.iter().filter(has_names).map(|setting| setting.value.allowed()).collect();
            if !named.starts_with(&names_here) {
                in_columns(ui, row, &labels, |ui, setting, column| names(ui, words, setting, column, width));
                named = names_here;
            }
            in_columns(ui, row, &labels, |ui, setting, column| {
                let label = &words.say(&setting.label);
                word(ui, column, pressable(ui), Align2::LEFT_CENTER, label, theme::heading(), ink(ui));
                self.setting(ui, scene, setting, width);
            });
        }
    }

    fn setting(&mut self, ui: &mut Ui, scene: &mut Viewer, setting: &Setting, width: f32) {
        let place = (scene.name(), setting.key);
        let present: Vec<String> = match &setting.value {
            Value::Numbers { fields, .. } => setting.value.texts().unwrap_or_else(|| vec![String::new(); fields.len()]),
            Value::Points { .. } => vec![setting.value.to_string()],
            Value::Switch(_) | Value::Choice { .. } | Value::Parts { .. } | Value::Text(_) => return,
        };
        let draft = self.drafts.remove(&place);
        let (mut texts, mut refused) = match draft {
            Some(draft) if draft.over == present => (draft.texts, draft.refused),
            Some(_) => {
                self.error = None;
                (present.clone(), None)
            }
            None => (present.clone(), None),
        };
        let in_corners = setting.value.has_corners();
        let field_width = if in_corners { corner_width(width) } else { field_width(width, present.len()) };
        let (mut done, mut entered, mut changed) = (false, false, false);
        let mut field = |ui: &mut Ui, i: usize, text: &mut String| {
            let id = Id::new(("field", place, i));
            let most = if present.len() > MANY { CLOSE } else { PADDING };
            let padding = most.min(((field_width - LEAST) / 2.0) as i8).max(0);
            let is_wrong = refused.as_ref().is_some_and(|refused| refused.wrong.is_none_or(|wrong| wrong == i));
            // A number moved by an arrow key is wholly selected again.
            if self.was_focused == Some((id, true)) {
                select_all(ui, id, text);
            }
            // A number that is cut would read as another one.
            let is_edited = ui.memory(|memory| memory.has_focus(id));
            let most = if is_edited { f32::INFINITY } else { field_width - 2.0 * f32::from(padding) };
            let mut layouter =
                |ui: &Ui, text: &str, _: f32| within(ui, text, theme::mono(), Color32::PLACEHOLDER, most);
            let edit = TextEdit::singleline(text)
                .id(id)
                .layouter(&mut layouter)
                .text_color_opt(is_wrong.then_some(wrong(ui)))
                .horizontal_align(Align::RIGHT)
                .vertical_align(Align::Center)
                .margin(Margin::symmetric(padding, ABOVE))
                .min_size(vec2(field_width, pressable(ui)))
                .clip_text(true);
            let response = ui.add_sized(vec2(field_width, pressable(ui)), edit);
            if is_wrong {
                wrong_ring(ui, response.rect.expand2(vec2(f32::from(padding), f32::from(ABOVE))));
            }
            // The first key replaces the text; a second click places the cursor.
            if response.gained_focus() {
                select_all(ui, id, text);
            }
            if response.has_focus() {
                self.focused = Some((id, is_whole(ui, id, text)));
            }
            done |= response.lost_focus();
            changed |= response.changed();
            if response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
                entered = true;
                response.request_focus();
                select_all(ui, id, text);
                self.focused = Some((id, true));
            }
        };
        if in_corners {
            corner_rows(ui, &mut texts, field);
        } else {
            texts.iter_mut().enumerate().for_each(|(i, text)| field(ui, i, text));
        }
        // Typing on corrects what was refused; leaving the field gives it up.
        if let Some(RefusedNumbers { texts: before, .. }) = &refused
            && (*before != texts || (done && !entered))
        {
            if *before == texts {
                texts.clone_from(&present);
            }
            (refused, self.error) = (None, None);
        }
        let escaped = done && ui.input(|input| input.key_pressed(Key::Escape));
        // An emptied field shows the value again; while the shape is not placed, it waits for the other fields.
        if done && setting.value.is_placed() {
            texts.iter_mut().zip(&present).filter(|(text, _)| text.trim().is_empty()).for_each(|(text, present)| {
                text.clone_from(present);
            });
        }
        // A finger's keyboard may have no Enter: what is a number counts as it is typed, as far as it is allowed.
        let is_written_so = |text: &String| parse_number(text).is_ok_and(|number| number.to_string() == *text);
        let counts = changed && by_finger(ui) && texts != present && texts.iter().all(is_written_so);
        if counts && set(scene, setting, &texts).is_ok() {
            return self.report(Ok(()));
        }
        let complete = texts.iter().all(|text| !text.trim().is_empty());
        if done && complete && !escaped && texts != present {
            match set(scene, setting, &texts) {
                Ok(()) => return self.report(Ok(())),
                Err((wrong, why)) => {
                    self.report(Err(why));
                    refused = Some(RefusedNumbers { texts: texts.clone(), wrong });
                }
            }
        }
        if !escaped && texts != present {
            self.drafts.insert(place, NumbersDraft { texts, over: present, refused });
        }
    }
}

/// Width of a number of a corner.
fn corner_width(width: f32) -> f32 {
    (width - (CORNERS as f32 - 1.0) * BETWEEN) / CORNERS as f32 / CORNER as f32 - NUMBER / CORNER as f32 - INNER
}

/// The fields of the corners, two corners in a row, each with its number.
fn corner_rows(ui: &mut Ui, texts: &mut [String], mut field: impl FnMut(&mut Ui, usize, &mut String)) {
    for (row, in_row) in texts.chunks_mut(CORNER * CORNERS).enumerate() {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = INNER;
            for (column, corner) in in_row.chunks_mut(CORNER).enumerate() {
                ui.add_space(if column == 0 { 0.0 } else { BETWEEN - INNER });
                let number = (row * CORNERS + column + 1).to_string();
                word(ui, NUMBER - INNER, pressable(ui), Align2::LEFT_CENTER, &number, theme::text(), second(ui));
                for (place, text) in corner.iter_mut().enumerate() {
                    field(ui, (row * CORNERS + column) * CORNER + place, text);
                }
            }
        });
    }
}

/// Sets a knob to these texts, one for each number.
///
/// # Errors
/// The place of the wrong number, if one alone is wrong, and a sentence.
pub(in crate::window) fn set(
    scene: &mut Viewer,
    setting: &Setting,
    texts: &[String],
) -> Result<(), (Option<usize>, Text)> {
    let joined = setting.value.joined(texts).map_err(|(wrong, why)| (Some(wrong), why));
    let set = joined.and_then(|text| scene.set(setting.key, &text).map_err(|why| (None, why)));
    set.map_err(|(wrong, why)| (wrong, text!("field-wrong", label = setting.label.clone(), why = why)))
}

/// Shows the settings of a row side by side, with labels of these widths.
fn in_columns(ui: &mut Ui, row: &[&Setting], labels: &[f32], mut show: impl FnMut(&mut Ui, &Setting, f32)) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = INNER;
        for (i, (setting, column)) in row.iter().zip(labels).enumerate() {
            ui.add_space(if i == 0 { 0.0 } else { BETWEEN - INNER });
            show(ui, setting, *column);
        }
    });
}

fn select_all(ui: &Ui, id: Id, text: &str) {
    let mut state = TextEdit::load_state(ui.ctx(), id).unwrap_or_default();
    let all = CCursorRange::two(CCursor::new(0), CCursor::new(text.chars().count()));
    state.cursor.set_char_range(Some(all));
    state.store(ui.ctx(), id);
}

/// Whether a field is empty or wholly selected.
pub(super) fn is_whole(ui: &Ui, id: Id, text: &str) -> bool {
    let selected = TextEdit::load_state(ui.ctx(), id).and_then(|state| state.cursor.char_range());
    let length = text.chars().count();
    length == 0 || selected.is_some_and(|range| range.primary.index.abs_diff(range.secondary.index) == length)
}

/// Writes the names of a setting's numbers, each over the last digit of its field.
fn names(ui: &mut Ui, words: &Words, setting: &Setting, label: f32, width: f32) {
    let Value::Numbers { fields, .. } = &setting.value else { return };
    word(ui, label, NAMES, Align2::LEFT_CENTER, "", theme::text(), second(ui));
    for field in *fields {
        let over = field_width(width, fields.len());
        word(ui, over, NAMES, Align2::RIGHT_CENTER, &words.say(&field.text()), theme::mono(), second(ui));
    }
}

fn field_width(width: f32, count: usize) -> f32 {
    width / count as f32 - INNER
}

fn word(ui: &mut Ui, width: f32, height: f32, anchor: Align2, text: &str, font: FontId, colour: Color32) {
    let (rect, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    let inner = if anchor == Align2::RIGHT_CENTER { rect.shrink2(vec2(f32::from(PADDING), 0.0)) } else { rect };
    ui.painter().text(anchor.pos_in_rect(&inner), anchor, text, font, colour);
}
