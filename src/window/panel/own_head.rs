//! The part above the judgement of a typed test: the field, how it was read, the numbers of its constants, and the
//! agreements by which it is meant.

use super::Panel;
use super::formula::{FORMULA, is_fixed};
use super::icons::Icon;
use super::page::LOW_WINDOW;
use super::widgets::{
    ButtonLook, GAP, button_at, focus_ring, hover_back, ink, laid_out, name, option_words, paragraph,
};
use super::widgets::{pressable, second, width_of, wrong};
use crate::window::theme;
use egui::{Sense, Ui, pos2, vec2};
use hantei_scenes::scene::{OwnGap, Readings, Setting, Typed, Value, Viewer};
use hantei_scenes::text;
use hantei_scenes::words::{Letters, Words};

/// Room for the arrow at the end of the line, logical pixels.
const ARROW: f32 = 24.0;
/// The agreements that differ between games.
const RULES: [&str; 3] = ["numbers", "y", "origin"];
/// The most letters of a group of names that is not broken over two lines.
const SHORT_GROUP: usize = 24;

impl Panel {
    /// Shows the field alone.
    pub(super) fn bare_field(&mut self, ui: &mut Ui, words: &Words, scene: &mut Viewer, readings: &Readings) {
        let settings = scene.settings();
        if let Some(formula) = settings.iter().find(|setting| setting.key == FORMULA) {
            self.formula.show(ui, words, scene, formula, readings.typed.as_ref());
        }
    }

    /// Shows the field, and below it the names that can be used, if they stand there.
    pub(super) fn own_field(&mut self, ui: &mut Ui, words: &Words, scene: &mut Viewer, readings: &Readings) {
        self.bare_field(ui, words, scene, readings);
        if self.has_names_above(ui) {
            names(ui, words, readings.typed.as_ref());
        }
    }

    /// The names that can be used, below the results in a low place.
    pub(super) fn names_below(&self, ui: &mut Ui, words: &Words, typed: Option<&Typed>) {
        if !self.has_names_above(ui) {
            ui.add_space(GAP);
            names(ui, words, typed);
        }
    }

    /// Whether the names stand between the field and the results: where there is room, and while the field is empty.
    fn has_names_above(&self, ui: &Ui) -> bool {
        let is_roomy = !self.is_sheet && ui.ctx().screen_rect().height() >= LOW_WINDOW;
        is_roomy || self.formula.is_empty()
    }

    /// Shows what belongs to the field, or what is wrong with its text; returns what is known of the test, if it can be
    /// tested. `with_rules`: with the agreements.
    pub(super) fn own_head<'a>(
        &mut self,
        ui: &mut Ui,
        words: &Words,
        scene: &mut Viewer,
        (readings, with_rules): (&'a Readings, bool),
    ) -> Option<&'a Typed> {
        self.formula.refusal(ui, words);
        let typed = readings.typed.as_ref().filter(|_| self.formula.is_read())?;
        how_read(ui, words, typed);
        self.swap(ui, words, scene, typed);
        // Beside blanks it is already said.
        if !is_fixed(typed) {
            gap(ui, words, typed);
        } else if with_rules {
            self.clear(ui, words, scene);
        }
        self.numbers_of_names(ui, words, scene, typed);
        let with_rules = typed.has_rules && with_rules;
        if with_rules {
            self.rules(ui, words, scene, (readings, typed));
        }
        if !typed.reading.is_empty() || with_rules {
            ui.add_space(GAP);
        }
        typed.gap.is_none().then_some(typed)
    }

    /// The part below the verdict on a whole function: how it was read, and what belongs to it.
    pub(super) fn own_function(&mut self, ui: &mut Ui, words: &Words, scene: &mut Viewer, readings: &Readings) {
        let Some(typed) = readings.typed.as_ref().filter(|_| !self.formula.had_flaw()) else { return };
        how_read(ui, words, typed);
        self.swap(ui, words, scene, typed);
        if typed.has_rules {
            self.rules(ui, words, scene, (readings, typed));
        }
        ui.add_space(GAP);
    }

    /// Fields for the names that have no number in the text.
    pub(super) fn numbers_of_names(&mut self, ui: &mut Ui, words: &Words, scene: &mut Viewer, typed: &Typed) {
        if !typed.constants.is_empty() {
            ui.add_space(GAP);
            if self.constants.show(ui, words, scene, typed) {
                self.formula.focused = true;
            }
        }
    }

    /// The button that removes a text with blanks, so that a whole test can be typed.
    fn clear(&mut self, ui: &mut Ui, words: &Words, scene: &mut Viewer) {
        if word_button(ui, &words.say(&text!("own-clear"))) {
            // One blank that is the whole text.
            self.report(scene.set(FORMULA, "__"));
            self.formula.take_keys();
        }
    }

    /// The button that makes the first shape B, for a text with its own names.
    fn swap(&mut self, ui: &mut Ui, words: &Words, scene: &mut Viewer, typed: &Typed) {
        if typed.called.is_none() || !scene.settings().iter().any(|setting| setting.key == "swap") {
            return;
        }
        ui.add_space(4.0);
        if word_button(ui, &words.say(&text!("own-swap"))) {
            let settings = scene.settings();
            let is_on = settings.iter().any(|setting| setting.key == "swap" && setting.value == Value::Switch(true));
            self.report(scene.set("swap", if is_on { "off" } else { "on" }));
        }
    }

    /// A line with the agreements of the text; a click unfolds the choices.
    fn rules(&mut self, ui: &mut Ui, words: &Words, scene: &mut Viewer, (readings, typed): (&Readings, &Typed)) {
        let settings = scene.settings();
        let find = |key: &&str| settings.iter().find(|setting| setting.key == *key);
        let rules: Vec<&Setting> = RULES.iter().filter_map(find).collect();
        let said = |setting: &&Setting| match &setting.value {
            Value::Choice { options, chosen } if options[*chosen] == "as-read" => option_words(words, typed.origin),
            Value::Choice { options, chosen } => option_words(words, options[*chosen]),
            _ => String::new(),
        };
        let line = match &rules[..] {
            [numbers, y, origin] => text!("own-rules", numbers = said(numbers), y = said(y), origin = said(origin)),
            [origin] => text!("own-code-rule", origin = said(origin)),
            [numbers, origin] => text!("own-circle-rules", numbers = said(numbers), origin = said(origin)),
            _ => return,
        };
        let line = words.say(&line);
        let said = laid_out(ui, &line, theme::text(), ink(ui), ui.available_width() - ARROW);
        let size = vec2(ui.available_width(), pressable(ui).max(said.size().y + 8.0));
        let (place, response) = ui.allocate_exact_size(size, Sense::click());
        hover_back(ui, place, &response);
        let icon = if self.shows_rules { Icon::Down } else { Icon::Right };
        icon.draw(ui.painter(), pos2(place.right() - 8.0, place.center().y), 16.0, second(ui));
        let top = place.center().y - said.size().y / 2.0;
        ui.painter().galley(pos2(place.left(), top), said, ink(ui));
        focus_ring(ui, place, &response);
        name(&response, &line, self.shows_rules);
        if response.clicked() {
            self.shows_rules ^= true;
            ui.ctx().request_repaint();
        }
        if self.shows_rules {
            self.knobs(ui, words, scene, &rules, readings);
        }
    }
}

/// A button as wide as its word; true if it is clicked, which asks for another pass.
pub(super) fn word_button(ui: &mut Ui, word: &str) -> bool {
    let width = (width_of(ui, word, theme::heading()) + 28.0).min(ui.available_width());
    let (_, place) = ui.allocate_space(vec2(width, pressable(ui)));
    let is_clicked = button_at(ui, place, None, word, ButtonLook::Outlined).clicked();
    if is_clicked {
        ui.ctx().request_repaint();
    }
    is_clicked
}

/// The names of the shapes' numbers.
fn names(ui: &mut Ui, words: &Words, typed: Option<&Typed>) {
    if let Some(typed) = typed.filter(|typed| !typed.names.is_empty()) {
        // A short group stays in one line.
        let joined = |group: &&[&str]| {
            let together = group.join("\u{a0}");
            if together.len() > SHORT_GROUP { group.join(" ") } else { together }
        };
        let groups: Vec<String> = typed.names.iter().map(joined).collect();
        let twins = if typed.has_twins { "yes" } else { "no" };
        let said = text!("own-names", names = groups.join(" · "), twins = twins);
        paragraph(ui, &words.say(&said), theme::caption(), second(ui));
        ui.add_space(GAP / 2.0);
    }
}

fn how_read(ui: &mut Ui, words: &Words, typed: &Typed) {
    if !typed.reading.is_empty() {
        let between = if words.language().letters() == Letters::Japanese { "" } else { " " };
        let said: Vec<String> = typed.reading.iter().map(|line| words.say(line)).collect();
        paragraph(ui, &said.join(between), theme::text(), second(ui));
    }
}

/// Why it cannot be tested yet.
pub(super) fn gap(ui: &mut Ui, words: &Words, typed: &Typed) {
    if let Some(gap) = &typed.gap {
        let colour = if matches!(gap, OwnGap::Flawed(_)) { wrong(ui) } else { ink(ui) };
        ui.add_space(4.0);
        paragraph(ui, &words.say(&gap.says()), theme::text(), colour);
    }
}
