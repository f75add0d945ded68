//! The reader's own test, behind its door: field, reading, comparisons, verdict, and where it is wrong.

use super::Panel;
use super::formula::is_fixed;
use super::own_head::{self, word_button};
use super::rows::Rows;
use super::widgets::{ButtonLook, GAP, PRIMARY, button_at, ink, paragraph, pressable, second, width_of, wrong};
use crate::window::layout::{from_below, from_left};
use crate::window::{host, theme};
use egui::{AboveOrBelow, PopupCloseBehavior, Rect, Ui, pos2, vec2};
use hantei_judge::CodeLanguage;
use hantei_scenes::scene::{Content, Door, Event, NEXT_ERROR, OWN, Readings, Section, Typed, Viewer};
use hantei_scenes::text;
use hantei_scenes::words::{Text, Words};

/// On a lower page the field scrolls with the rest, and so on a lower sheet, logical pixels.
const PINNED_FIELD: f32 = 200.0;
const PINNED_FIELD_ON_SHEET: f32 = 160.0;
/// On a lower page the buttons scroll with the rest, and so on a lower sheet, logical pixels.
const PINNED: f32 = 380.0;
const PINNED_ON_SHEET: f32 = 220.0;
/// Space around the buttons at the bottom, logical pixels.
const AROUND: f32 = 16.0;
/// This many comparisons stand before the verdict; more stand last.
const FEW: usize = 4;
/// Space around a language's name in the menu, logical pixels.
const BESIDE_NAME: f32 = 40.0;
/// Space around the title, with the arrow, logical pixels.
const BESIDE_TITLE: f32 = 44.0;

/// The word of the paste button, short if there is little room beside the title, and its place in the head.
pub(super) fn paste_button(ui: &Ui, head: Rect, words: &Words, title: &str) -> Option<(String, Rect)> {
    let room = head.width() - width_of(ui, title, theme::task()) - BESIDE_TITLE;
    let width = |word: &String| width_of(ui, word, theme::heading()) + 24.0;
    let said = [text!("own-paste"), text!("own-paste-short")].map(|text| words.say(&text));
    let word = said.into_iter().find(|word| width(word) <= room)?;
    let size = vec2(width(&word), pressable(ui));
    Some((word, Rect::from_min_size(pos2(head.right() - size.x, head.top()), size)))
}

/// Takes the buttons' place from the bottom of the page.
fn buttons_place(rest: &mut Rect) -> Rect {
    let place = from_below(rest, PRIMARY + AROUND);
    Rect::from_min_size(pos2(place.left(), place.top() + AROUND / 2.0), vec2(place.width(), PRIMARY))
}

impl Panel {
    /// Takes the buttons' place from the bottom of the page, if they stay there while the rest scrolls. A sheet has no room
    /// to spare for buttons that are not there.
    pub(super) fn pinned_buttons(&self, rest: &mut Rect, readings: &Readings) -> Option<Rect> {
        let has_any = |typed: &Typed| typed.is_formula || typed.example.is_some();
        let is_pinned = match self.is_sheet {
            true => rest.height() >= PINNED_ON_SHEET && self.tested(readings).is_some_and(has_any),
            false => rest.height() >= PINNED,
        };
        is_pinned.then(|| buttons_place(rest))
    }

    /// Whether the field scrolls with the rest of the page.
    pub(super) fn scrolls_field(&self, rest: Rect) -> bool {
        rest.height() < if self.is_sheet { PINNED_FIELD_ON_SHEET } else { PINNED_FIELD }
    }

    /// The test in the field, if it can be tested.
    fn tested<'a>(&self, readings: &'a Readings) -> Option<&'a Typed> {
        readings.typed.as_ref().filter(|typed| typed.gap.is_none() && !self.formula.had_flaw())
    }

    /// Whether the field's text is not a test.
    pub(in crate::window) fn is_unread(&self, readings: &Readings) -> bool {
        self.formula.had_flaw() && readings.typed.is_some()
    }

    /// The readings while the field's text is not a test: nothing about the test before.
    pub(in crate::window) fn told(&self, readings: Readings) -> Readings {
        if !self.is_unread(&readings) {
            return readings;
        }
        let Readings { typed, methods, facts, .. } = readings;
        let (headline, why) = match self.formula.is_of_others() {
            true => (text!("own-of-others"), text!("own-of-others-why")),
            false => (text!("own-unread"), text!("own-unread-why")),
        };
        Readings { typed, methods, facts, ..Readings::unread(headline, why) }
    }

    /// The door opens and chooses the typed test. With a mouse the field takes the focus; a finger has to tap it.
    pub(super) fn begin_own(&mut self, scene: &mut Viewer) {
        let result = scene.set("method", OWN);
        self.report(result);
        if !self.by_finger {
            self.formula.take_keys();
        }
    }

    /// The button that pastes the clipboard into the field.
    pub(super) fn paste_own(&mut self, ui: &mut Ui, (word, place): (&str, Rect)) {
        if !button_at(ui, place, None, word, ButtonLook::Outlined).clicked() {
            return;
        }
        if cfg!(target_arch = "wasm32") {
            // A page gets the clipboard only when the browser pastes.
            self.formula.take_keys();
            if self.by_finger {
                host::ask_for_paste();
            }
            self.say(Ok(if self.by_finger { text!("own-paste-finger") } else { text!("own-paste-keys") }));
        } else {
            match host::paste() {
                Ok(text) => self.formula.put(text),
                Err(refused) => self.say(Err(refused)),
            }
        }
        ui.ctx().request_repaint();
    }

    /// Shows what is below the field, with the buttons if they are not pinned below it.
    pub(super) fn own_test(
        &mut self,
        ui: &mut Ui,
        words: &Words,
        scene: &mut Viewer,
        (readings, has_buttons): (&Readings, bool),
        shown: &mut Rows,
    ) {
        let typed = readings.typed.as_ref();
        // Below a whole function the result comes first, because the rest is long.
        let is_function = |typed: &&Typed| (!typed.reading.is_empty() || !typed.is_formula) && !is_fixed(typed);
        match typed.filter(is_function) {
            Some(typed) => self.whole_function(ui, words, scene, (readings, typed, has_buttons), shown),
            None => self.expression(ui, words, scene, (readings, has_buttons), shown),
        }
        self.names_below(ui, words, typed);
    }

    /// The results of a whole function, or of a test with names of its own.
    fn whole_function(
        &mut self,
        ui: &mut Ui,
        words: &Words,
        scene: &mut Viewer,
        (readings, typed, has_buttons): (&Readings, &Typed, bool),
        shown: &mut Rows,
    ) {
        self.formula.refusal(ui, words);
        self.judged(ui, words, scene, (readings, typed), has_buttons);
        let is_judged = typed.gap.is_none() && !self.formula.had_flaw();
        if is_judged && scene.doors().contains(&Door::Map) {
            self.figure(ui, words, scene, Door::Own);
            ui.add_space(GAP);
        }
        self.own_function(ui, words, scene, readings);
        if let Some(section) = readings.sections.first().filter(|_| is_judged) {
            ui.add_space(GAP);
            shown.rows(ui, section);
        }
    }

    /// The results of a test with hantei's names.
    fn expression(
        &mut self,
        ui: &mut Ui,
        words: &Words,
        scene: &mut Viewer,
        (readings, has_buttons): (&Readings, bool),
        shown: &mut Rows,
    ) {
        let Some(typed) = self.own_head(ui, words, scene, (readings, true)) else {
            if readings.typed.is_none() && self.formula.is_read() {
                paragraph(ui, &words.say(&text!("own-invitation")), theme::text(), second(ui));
            }
            return;
        };
        let is_comparison = |section: &Section| {
            section.rows.iter().filter(|row| matches!(row.content, Content::Comparison { .. })).count()
        };
        let rows = readings.sections.first();
        let few = rows.filter(|section| is_comparison(section) <= FEW);
        if let Some(section) = few {
            shown.rows(ui, section);
            ui.add_space(GAP);
        }
        verdict(ui, words, typed);
        self.centre_button(ui, words, scene, typed);
        if scene.doors().contains(&Door::Map) {
            self.figure(ui, words, scene, Door::Own);
        } else {
            example(ui, words, typed);
        }
        if has_buttons {
            let (_, place) = ui.allocate_space(vec2(ui.available_width(), PRIMARY));
            self.own_buttons(ui, place, words, scene, readings);
        }
        if let Some(section) = rows.filter(|_| few.is_none()) {
            ui.add_space(GAP);
            shown.rows(ui, section);
        }
    }

    /// The verdict on a whole function, the next wrong case, and the buttons unless they are pinned; or what is
    /// missing.
    fn judged(
        &mut self,
        ui: &mut Ui,
        words: &Words,
        scene: &mut Viewer,
        (readings, typed): (&Readings, &Typed),
        has_buttons: bool,
    ) {
        if self.formula.had_flaw() {
            if !self.formula.is_of_others() {
                paragraph(ui, &words.say(&text!("own-unread")), theme::heading(), ink(ui));
                ui.add_space(GAP);
            }
            return;
        }
        if typed.gap.is_none() {
            verdict(ui, words, typed);
            self.centre_button(ui, words, scene, typed);
            example(ui, words, typed);
            for note in &typed.notes {
                paragraph(ui, &words.say(note), theme::text(), ink(ui));
                ui.add_space(GAP / 2.0);
            }
            if has_buttons {
                let (_, place) = ui.allocate_space(vec2(ui.available_width(), PRIMARY));
                self.own_buttons(ui, place, words, scene, readings);
                ui.add_space(GAP);
            }
        } else {
            own_head::gap(ui, words, typed);
        }
        self.numbers_of_names(ui, words, scene, typed);
        if !typed.constants.is_empty() {
            ui.add_space(GAP);
        }
    }

    /// A typed test that a step needs, on the first page, which already has its comparisons.
    pub(super) fn needed_test(&mut self, ui: &mut Ui, words: &Words, scene: &mut Viewer, readings: &Readings) {
        // The step's text has the names.
        self.bare_field(ui, words, scene, readings);
        if let Some(typed) = self.own_head(ui, words, scene, (readings, false)) {
            verdict(ui, words, typed);
            if typed.example.is_some() {
                let (_, place) = ui.allocate_space(vec2(ui.available_width(), PRIMARY));
                next_wrong(ui, place, words, scene);
                ui.add_space(GAP);
            }
            // While a test is typed, the picture stays the learner's. So a case is named once it is shown.
            if typed.is_example_shown {
                example(ui, words, typed);
            }
        }
    }

    /// The button that makes x, y the centre, where that makes the test right.
    fn centre_button(&mut self, ui: &mut Ui, words: &Words, scene: &mut Viewer, typed: &Typed) {
        if !typed.is_right_at_centre {
            return;
        }
        if word_button(ui, &words.say(&text!("own-as-centre"))) {
            self.report(scene.set("origin", "centre"));
        }
        ui.add_space(GAP);
    }

    /// Shows a wrong case of a test that was put in as a whole, once it is judged: the reader wants to see it.
    pub(super) fn show_error(&mut self, scene: &mut Viewer, readings: &Readings) {
        let Some(typed) = readings.typed.as_ref().filter(|typed| typed.gap.is_some() || typed.is_wrong.is_some())
        else {
            return;
        };
        // A wrong case that is shown by chance is left, but not beside the numbers of another one.
        let is_apart = readings.truth.is_none() || !typed.is_formula && !typed.is_example_shown;
        if self.formula.judged_anew() && typed.example.is_some() && is_apart && !self.in_course {
            scene.handle(Event::act(NEXT_ERROR));
        }
    }

    /// The buttons to the wrong cases, if there are any, and for copying the test.
    pub(super) fn own_buttons(
        &mut self,
        ui: &mut Ui,
        place: Rect,
        words: &Words,
        scene: &mut Viewer,
        readings: &Readings,
    ) {
        let Some(typed) = self.tested(readings) else { return };
        let mut rest = place;
        if !typed.is_formula {
            if typed.example.is_some() {
                next_wrong(ui, rest, words, scene);
            }
            return;
        }
        if typed.example.is_some() {
            // As wide as their words need.
            let width = |word: Text| width_of(ui, &words.say(&word), theme::heading());
            let (next, copy) = (width(text!("own-next")), width(text!("own-copy")));
            let next = from_left(&mut rest, ((place.width() - GAP) * next / (next + copy)).round());
            next_wrong(ui, next, words, scene);
            rest.min.x += GAP;
        }
        if let Some(language) = copied_language(ui, rest, words) {
            self.copy_code(scene, words, language);
        }
    }

    pub(in crate::window) fn copy_code(&mut self, scene: &Viewer, words: &Words, language: CodeLanguage) {
        if let Some(code) = scene.as_code(language, words) {
            self.say(host::copy(&code).map(|()| text!("copied-code", language = language.title())));
        }
    }
}

fn verdict(ui: &mut Ui, words: &Words, typed: &Typed) {
    let colour = if typed.is_wrong == Some(true) { wrong(ui) } else { ink(ui) };
    paragraph(ui, &words.say(&typed.verdict), theme::heading(), colour);
    ui.add_space(GAP);
}

/// The next wrong case, in numbers.
fn example(ui: &mut Ui, words: &Words, typed: &Typed) {
    if let Some(example) = &typed.example {
        paragraph(ui, &words.say(example), theme::text(), ink(ui));
        ui.add_space(GAP);
    }
}

fn next_wrong(ui: &mut Ui, place: Rect, words: &Words, scene: &mut Viewer) {
    if button_at(ui, place, None, &words.say(&text!("own-next")), ButtonLook::Filled).clicked() {
        scene.handle(Event::act(NEXT_ERROR));
        ui.ctx().request_repaint();
    }
}

/// The button that copies the test as code; returns the language chosen above it.
fn copied_language(ui: &mut Ui, place: Rect, words: &Words) -> Option<CodeLanguage> {
    let response = button_at(ui, place, None, &words.say(&text!("own-copy")), ButtonLook::Outlined);
    let popup = ui.id().with("copied-language");
    if response.clicked() {
        ui.memory_mut(|memory| memory.toggle_popup(popup));
    }
    let mut chosen = None;
    let close = PopupCloseBehavior::CloseOnClick;
    if !ui.memory(|memory| memory.is_popup_open(popup)) {
        return None;
    }
    // As wide as the button or its longest name, with the same right edge.
    let names = CodeLanguage::ALL.iter().map(|language| width_of(ui, language.title(), theme::heading()));
    let width = names.fold(0.0, f32::max) + BESIDE_NAME;
    let mut over = response;
    over.rect.min.x = over.rect.left().min(over.rect.right() - width);
    egui::popup_above_or_below_widget(ui, popup, &over, AboveOrBelow::Above, close, |ui| {
        ui.set_max_width(ui.min_rect().width());
        // On a low screen the list scrolls.
        let most = ui.ctx().screen_rect().height() - 2.0 * BESIDE_NAME;
        egui::ScrollArea::vertical().max_height(most).min_scrolled_height(most).show(ui, |ui| {
            for &language in CodeLanguage::ALL {
                let (_, line) = ui.allocate_space(vec2(ui.available_width(), pressable(ui)));
                if button_at(ui, line, None, language.title(), ButtonLook::Quiet).clicked() {
                    chosen = Some(language);
                }
            }
        });
    });
    chosen
}
