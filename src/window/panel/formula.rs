//! The field for a typed test, and what is wrong with its text.
//!
//! The scene takes each change at once. While the text is not a formula, the last formula stays in force, the mistake
//! is marked, and nothing about the last formula is shown.

use super::widgets::{GAP, ink, paragraph, second, width_of, wrong};
use crate::window::theme;
use egui::{Align2, Id, Sense, Ui, vec2};
use hantei_scenes::quote::line_and_column;
use hantei_scenes::scene::{Event, Setting, TextFlaw, Typed, Value, Viewer, capital};
use hantei_scenes::text;
use hantei_scenes::words::Words;
use std::cell::RefCell;
use std::collections::BTreeMap;

pub(super) const FORMULA: &str = "formula";
/// The usual agreements.
const USUAL: [(&str, &str); 5] =
    [("with", ""), ("swap", "off"), ("numbers", "fractions"), ("y", "down"), ("origin", "as-read")];
/// Characters of a line that are quoted before the mistake, and from there on.
const QUOTED: usize = 16;
/// Height of the caret's line, logical pixels.
const CARET: f32 = 16.0;

/// Texts that are not a formula yet, by scene.
#[derive(Default)]
pub(super) struct FormulaField {
    drafts: BTreeMap<&'static str, FormulaDraft>,
    /// The contents of blanks as they were typed, with the spaces around them.
    pub(super) spaced: Vec<String>,
    pub(super) focused: bool,
    /// Takes the focus in the next pass, with all of its text selected.
    pub(super) takes_keys: bool,
    /// A text for the field from the next pass on.
    pasted: Option<String>,
    to_top: bool,
    /// Whether the text came as a whole and is not judged yet.
    is_unjudged: bool,
    /// The last text that was checked.
    checked: RefCell<Checked>,
    /// Whether the text is not a formula: in this pass so far, and in the one before.
    has_flaw: bool,
    had_flaw: bool,
    is_empty: bool,
}

/// A text of a scene's field.
#[derive(Default)]
struct Checked {
    scene: &'static str,
    text: String,
    /// What is wrong with it.
    flaw: Option<TextFlaw>,
}

struct FormulaDraft {
    text: String,
    /// Whether it replaced the whole text.
    is_new: bool,
    /// The formula when typing began. If it has changed otherwise, the draft is out of date.
    over: String,
}

impl FormulaField {
    pub(super) fn has_focus(&self) -> bool {
        self.focused
    }

    /// Takes the focus with all of the text selected, so that the first key replaces it.
    pub(super) fn take_keys(&mut self) {
        self.takes_keys = true;
    }

    /// Replaces the text, and with it what belonged to it.
    pub(super) fn put(&mut self, text: String) {
        self.pasted = Some(text);
        self.to_top = true;
    }

    /// Whether another text has come since the last call: its judgement should come into sight.
    pub(super) fn begins(&mut self) -> bool {
        std::mem::take(&mut self.to_top)
    }

    /// Whether the text came as a whole and was not judged before; true once.
    pub(super) fn judged_anew(&mut self) -> bool {
        std::mem::take(&mut self.is_unjudged)
    }

    /// Whether the text of the pass before was not a formula.
    pub(super) fn had_flaw(&self) -> bool {
        self.had_flaw
    }

    pub(super) fn begin(&mut self) {
        (self.focused, self.is_empty) = (false, false);
        self.had_flaw = std::mem::take(&mut self.has_flaw);
    }

    /// Whether the field's text is a formula, after the field was shown in this pass.
    pub(super) fn is_read(&self) -> bool {
        !self.has_flaw
    }

    /// Whether nothing stands in the field, after it was shown in this pass.
    pub(super) fn is_empty(&self) -> bool {
        self.is_empty
    }

    /// Shows the field.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        words: &Words,
        scene: &mut Viewer,
        setting: &Setting,
        typed: Option<&Typed>,
    ) {
        let Value::Text(given) = &setting.value else { return };
        let has_draft = self.drafts.get(scene.name()).is_some_and(|draft| draft.over == *given);
        let typed_in = self.pasted.is_some() || has_draft;
        if let Some(typed) = typed.filter(|typed| is_fixed(typed) && !typed_in) {
            self.fill(ui, words, scene, typed);
            return;
        }
        // A text of one blank is typed as a whole.
        let blank = typed.filter(|typed| is_whole(typed));
        let present = blank.and_then(|typed| typed.contents.first()).unwrap_or(given);
        let name = scene.name();
        let draft = self.drafts.remove(name).filter(|draft| draft.over == *present);
        let pasted = self.pasted.take();
        let was_new = pasted.is_some() || draft.as_ref().is_some_and(|draft| draft.is_new);
        let mut text = pasted.or(draft.map(|draft| draft.text)).unwrap_or_else(|| present.clone());
        let is_left = self.edit(ui, scene, setting.key, &mut text);
        // A paste that replaces all, as keys can do it too.
        let is_whole = |event: &egui::Event| matches!(event, egui::Event::Paste(all) if all.trim() == text.trim());
        let by_keys = self.focused && ui.input(|input| input.events.iter().any(is_whole));
        let is_new = was_new || by_keys;
        self.to_top |= by_keys;
        let is_unfilled = blank.is_some() && text.trim().is_empty();
        let flaw = if is_unfilled { None } else { self.flaw(scene, setting.key, &text) };
        let key = if is_unfilled { "blanks" } else { setting.key };
        let begins = flaw.is_none() && is_new && start_anew(scene, key, &text);
        self.is_unjudged |= begins;
        if flaw.is_some() {
            self.drafts.insert(name, FormulaDraft { text: text.clone(), is_new, over: present.clone() });
        } else if begins || text != *present && scene.set(key, &text).is_ok() {
            // The next pass shows its answer and begins to judge it.
            ui.ctx().request_repaint();
        }
        if is_left {
            scene.handle(Event::Typed);
        }
        (self.has_flaw, self.is_empty) = (flaw.is_some(), text.trim().is_empty());
        if self.has_flaw != self.had_flaw {
            // The verdict over the picture is that of the pass before.
            ui.ctx().request_repaint();
        }
        ui.add_space(GAP);
    }

    /// Says why the field's text cannot be read.
    pub(super) fn refusal(&self, ui: &mut Ui, words: &Words) {
        let Checked { text, flaw, .. } = &*self.checked.borrow();
        match flaw.as_ref().filter(|_| self.has_flaw) {
            Some(_) if self.is_empty => {
                paragraph(ui, &words.say(&text!("own-invitation")), theme::text(), second(ui));
            }
            Some(flaw) if flaw.of_others.is_empty() => refused(ui, words, text, flaw),
            Some(flaw) => flaw.of_others.iter().for_each(|line| {
                paragraph(ui, &capital(&words.say(line)), theme::text(), ink(ui));
                ui.add_space(GAP / 2.0);
            }),
            None => {}
        }
    }

    /// Whether the text of the field is a test of other shapes than those of the scene.
    pub(super) fn is_of_others(&self) -> bool {
        self.checked.borrow().flaw.as_ref().is_some_and(|flaw| !flaw.of_others.is_empty())
    }

    /// What is wrong with a text, which is checked only once.
    pub(super) fn flaw(&self, scene: &Viewer, key: &str, text: &str) -> Option<TextFlaw> {
        let mut checked = self.checked.borrow_mut();
        if (checked.scene, checked.text.as_str()) != (scene.name(), text) {
            *checked = Checked { scene: scene.name(), text: text.to_owned(), flaw: scene.flaw(key, text) };
        }
        checked.flaw.clone()
    }
}

/// Whether there is fixed text beside the blanks: a test without any is typed as a whole.
pub(super) fn is_fixed(typed: &Typed) -> bool {
    typed.parts.len() > 1 && !is_whole(typed)
}

/// Whether the whole text is one blank.
pub(super) fn is_whole(typed: &Typed) -> bool {
    matches!(&typed.parts[..], [before, behind] if before.trim().is_empty() && behind.trim().is_empty())
}

pub(super) fn field_id(scene: &Viewer) -> Id {
    Id::new(("formula", scene.name()))
}

/// The frame around the field's text.
pub(in crate::window) fn frame_id(scene: &Viewer) -> Id {
    field_id(scene).with("frame")
}

/// Sets a text with the usual agreements, since those of the text before do not apply. One change for undo.
fn start_anew(scene: &mut Viewer, key: &str, text: &str) -> bool {
    let known = scene.settings();
    let is_known = |(key, _): &&(&str, &str)| known.iter().any(|setting| setting.key == *key);
    let usual = USUAL.iter().filter(is_known).copied();
    scene.set_together(&[(key, text)].into_iter().chain(usual).collect::<Vec<_>>()).is_ok()
}

/// Says what is wrong and where, and quotes the line with a caret under the place.
fn refused(ui: &mut Ui, words: &Words, text: &str, TextFlaw { place, why, .. }: &TextFlaw) {
    let (line, column) = line_and_column(text, place.start);
    let said = text!("formula-at", line = line.to_string(), column = column.to_string(), why = why.clone());
    ui.add_space(GAP);
    paragraph(ui, &words.say(&said), theme::text(), wrong(ui));
    ui.add_space(GAP);
    let [line, behind] = around(text, place.start.min(text.len()));
    let column = width_of(ui, &line, theme::code());
    paragraph(ui, &(line + &behind), theme::code(), ink(ui));
    let (caret, _) = ui.allocate_exact_size(vec2(ui.available_width(), CARET), Sense::hover());
    ui.painter().text(caret.min + vec2(column, 0.0), Align2::LEFT_TOP, "^", theme::code(), wrong(ui));
}

/// The parts of a text's line before and after a place (in bytes), cut in a long line.
fn around(text: &str, place: usize) -> [String; 2] {
    let (before, behind) = text.split_at(place);
    let before: Vec<char> = before.rsplit('\n').next().unwrap_or_default().trim_start().chars().collect();
    let behind = behind.split('\n').next().unwrap_or_default();
    let is_cut = before.len() > QUOTED;
    let mut line: String = if is_cut { "…".into() } else { String::new() };
    line.extend(&before[before.len().saturating_sub(QUOTED)..]);
    let mut rest: String = behind.chars().take(QUOTED).collect();
    if behind.chars().count() > QUOTED {
        rest.push('…');
    }
    [line, rest]
}

#[cfg(test)]
mod tests {
    use super::{around, start_anew};
    use hantei_scenes::scene::{self, Event};

    #[test]
    fn a_pasted_test_begins_with_the_usual_agreements_and_is_one_change() {
        let mut scenes = scene::all();
        let scene = &mut scenes[0];
        let other = [("swap", "on"), ("numbers", "whole"), ("y", "up"), ("origin", "centre")];
        scene.open(&[&[("formula", "ax1 < bx1 + WALL_WIDTH"), ("with", "WALL_WIDTH=3")], &other[..]].concat()).unwrap();
        let before = scene.words();
        assert!(start_anew(scene, "formula", "ax1 < bx2"));
        let mut fresh = scene::all().remove(0);
        fresh.open(&[("formula", "ax1 < bx2")]).unwrap();
        assert_eq!(scene.words(), fresh.words());
        scene.handle(Event::act("undo"));
        assert_eq!(scene.words(), before, "undo brings all of it back at once");
        assert!(!start_anew(scene, "formula", "ax1 <"), "what is no test changes nothing");
        assert_eq!(scene.words(), before);
    }

    #[test]
    fn the_line_is_quoted_around_the_place_that_is_wrong() {
        for (text, at, expected) in [
            ("ax < bxx", "bxx", ["ax < ", "bxx"]),
            ("ax <", "", ["ax <", ""]),
            ("ax < bx\n  && ay < by < 3\n&& 1 < 2", "< 3", ["&& ay < by ", "< 3"]),
            ("", "", ["", ""]),
            ("矩形 < bx", "矩形", ["", "矩形 < bx"]),
            ("a_name_that_is_long < another_name_that_is_long", "< an", ["…me_that_is_long ", "< another_name_t…"]),
        ] {
            let place = if at.is_empty() { text.len() } else { text.find(at).unwrap() };
            assert_eq!(around(text, place), expected, "{text:?} {place}");
        }
    }
}
