//! The pages behind the doors of the panel: methods, examples, the reader's own test, numbers, and figures.

use super::formula::FORMULA;
use super::main_doors::{DOOR, door_line};
use super::methods;
use super::page::{TEST_PATH, example_name};
use super::rows::Rows;
use super::widgets::{
    ButtonLook, CARD, GAP, back_row, choice, explain, explanation, focus_ring, hover_back, ink, name, option_words_in,
    paragraph, pressable, second, switch, title, wide_button, write_within,
};
use super::{Panel, own, scrolled};
use crate::window::theme::{self, Coloured as _};
use egui::{CornerRadius, Sense, Ui, vec2};
use hantei_scenes::scene::{
    ADD_CORNER, Content, Door, Event, Group, Parts, Readings, Section, Setting, Value, Viewer, capital,
};
use hantei_scenes::text;
use hantei_scenes::words::{Text, Words};
use std::rc::Rc;

/// A lower panel shows a step's map without a title, logical pixels.
const MAP_ALONE: f32 = 300.0;

impl Panel {
    /// Shows the page behind a door, with the way back above it.
    pub(super) fn behind(
        &mut self,
        ui: &mut Ui,
        words: &Words,
        scene: &mut Viewer,
        (readings, door): (&Readings, Door),
        begins: bool,
    ) {
        let mut rest = ui.max_rect();
        // Where there is room for a step's map only, the strip has the way to the numbers.
        let is_map_alone = self.shows_step_map(door) && rest.height() < MAP_ALONE;
        let head = if is_map_alone { 0.0 } else { pressable(ui) + GAP };
        let head = crate::window::layout::from_above(&mut rest, head);
        let mut leaves = false;
        let title = door.title(scene.name(), words);
        let paste = if door == Door::Own { own::paste_button(ui, head, words, &title) } else { None };
        let title_place = paste.as_ref().map_or(head, |(_, place)| head.with_max_x(place.left() - GAP));
        ui.scope_builder(egui::UiBuilder::new().max_rect(title_place).id_salt("head"), |ui| {
            leaves = !is_map_alone && back_row(ui, words, &title);
        });
        if let Some((word, place)) = &paste {
            self.paste_own(ui, (word, *place));
        }
        self.foot(ui, &mut rest, words, scene, None);
        let buttons = if door == Door::Own { self.pinned_buttons(&mut rest, readings) } else { None };
        if door == Door::Own && begins {
            self.begin_own(scene);
        }
        if door == Door::Own {
            self.show_error(scene, readings);
        }
        let begins = begins || self.formula.begins();
        // The field stands above what scrolls, so that it keeps its place while one types.
        let scrolls_field = self.scrolls_field(rest);
        if door == Door::Own && !scrolls_field {
            let above = egui::UiBuilder::new().max_rect(rest).id_salt("field");
            let shown = ui.scope_builder(above, |ui| self.own_field(ui, words, scene, readings));
            rest.min.y = shown.response.rect.bottom();
        }
        let painter = Rc::clone(&self.painter);
        let mut shown = Rows::new(words, &painter, readings.verdict);
        scrolled(ui, rest, (self.by_finger, begins), |ui| match door {
            Door::Methods => self.all_methods(ui, words, scene, readings, &mut shown),
            Door::Examples => self.examples(ui, words, scene),
            Door::Own => {
                if scrolls_field {
                    self.own_field(ui, words, scene, readings);
                }
                self.own_test(ui, words, scene, (readings, buttons.is_none()), &mut shown);
            }
            Door::Numbers => self.numbers(ui, words, scene, readings, &mut shown),
            Door::Map | Door::Lens | Door::Cost | Door::Sides => self.door_figure(ui, words, scene, (readings, door)),
            Door::Closed => {}
        });
        if let Some(place) = buttons {
            self.own_buttons(ui, place, words, scene, readings);
        }
        self.hover(ui, scene, shown.hovered);
        if leaves {
            self.report(scene.set("door", Door::Closed.name()));
        }
    }

    fn all_methods(&mut self, ui: &mut Ui, words: &Words, scene: &mut Viewer, readings: &Readings, shown: &mut Rows) {
        let method = methods::methods(ui, words, (scene.name(), &readings.methods), (&mut self.explained, false));
        for note in &readings.notes {
            ui.add_space(GAP);
            explanation(ui, &words.say(note));
        }
        for section in readings.sections.iter().skip(1).filter(|section| is_of_facts(section)) {
            shown.section(ui, section);
        }
        if let Some(method) = method {
            self.report(scene.set("method", method));
        }
    }

    fn examples(&mut self, ui: &mut Ui, words: &Words, scene: &mut Viewer) {
        let settings = scene.settings();
        let Some(Value::Choice { options, chosen }) =
            settings.iter().find(|setting| setting.key == "preset").map(|setting| &setting.value)
        else {
            return;
        };
        let mut opened = None;
        for (place, &option) in options.iter().enumerate().skip(1) {
            for (_, group) in scene.preset_groups().iter().filter(|(first, _)| *first == option) {
                title(ui, &words.say(&Text::message(format!("examples-{group}"))));
            }
            let (row, response) = ui.allocate_exact_size(vec2(ui.available_width(), pressable(ui)), Sense::click());
            let wide = row.expand2(vec2(10.0, 0.0));
            if place == *chosen {
                ui.painter().rect_filled(wide, CornerRadius::same(CARD), ui.colour(|of| of.accent_wash));
            } else {
                hover_back(ui, row, &response);
            }
            let font = if place == *chosen { theme::heading() } else { theme::text() };
            write_within(ui, row, &example_name(words, option), font, ink(ui));
            focus_ring(ui, row, &response);
            name(&response, option, place == *chosen);
            opened = opened.or(response.on_hover_text(option).clicked().then_some(option));
            // An example's description often gives the answer away.
            if place == *chosen && !scene.is_hidden() {
                let about = Text::message(format!("about-{}-{option}", scene.name()));
                explanation(ui, &words.say(&about));
            }
        }
        if let Some(option) = opened {
            self.report(scene.set("preset", option));
        }
    }

    fn numbers(&mut self, ui: &mut Ui, words: &Words, scene: &mut Viewer, readings: &Readings, shown: &mut Rows) {
        let settings = scene.settings();
        let (judged, view): (Vec<&Setting>, Vec<&Setting>) =
            settings.iter().filter(|setting| stands_here(setting)).partition(|setting| setting.group == Group::Judged);
        self.fields.show(ui, words, scene, &judged);
        self.knobs(ui, words, scene, &judged, readings);
        if let Some(offer) = scene.offer(ADD_CORNER) {
            ui.add_space(GAP);
            if wide_button(ui, None, &capital(&words.say(&offer.words)), ButtonLook::Outlined).clicked() {
                scene.handle(Event::act(offer.name));
            }
        }
        for fact in &readings.facts {
            ui.add_space(GAP);
            paragraph(ui, &words.say(fact), theme::text(), second(ui));
        }
        for section in readings.sections.iter().skip(1).filter(|section| !is_of_facts(section)) {
            shown.section(ui, section);
        }
        title(ui, &words.say(&text!("view")));
        self.knobs(ui, words, scene, &view, readings);
        self.fields.show(ui, words, scene, &view);
        ui.add_space(GAP);
        let more = [Door::Examples, Door::Own, Door::Map, Door::Lens, Door::Sides];
        let doors = scene.doors();
        for door in more.into_iter().filter(|door| doors.contains(door)) {
            let (_, line) = ui.allocate_space(vec2(ui.available_width(), DOOR));
            if door_line(ui, line, (words, scene), door) {
                self.report(scene.set("door", door.name()));
            }
        }
    }

    fn door_figure(&mut self, ui: &mut Ui, words: &Words, scene: &mut Viewer, (readings, door): (&Readings, Door)) {
        self.figure_or_way_back(ui, words, scene, door);
        if door == Door::Lens {
            let settings = scene.settings();
            let of_lens: Vec<&Setting> = settings.iter().filter(|setting| LENS.contains(&setting.key)).collect();
            self.knobs(ui, words, scene, &of_lens, readings);
            self.fields.show(ui, words, scene, &of_lens);
        }
        let id = format!("explain-{}-{}", scene.name(), door.name());
        if words.has(&id) {
            ui.add_space(GAP);
            explanation(ui, &words.say(&Text::message(id)));
        }
    }

    /// All knobs except the numbers, which have fields.
    pub(super) fn knobs(
        &mut self,
        ui: &mut Ui,
        words: &Words,
        scene: &mut Viewer,
        settings: &[&Setting],
        readings: &Readings,
    ) {
        let mut turned: Option<(&'static str, &'static str)> = None;
        for &setting in settings {
            let Setting { key, label, value, .. } = setting;
            let label = &words.say(label);
            let middle = ui.cursor().top() + pressable(ui) / 2.0;
            // One scene may explain a key in its own way.
            let own = format!("explain-{}-{key}", scene.name());
            let id = if words.has(&own) { own } else { format!("explain-{key}") };
            let named = (label.as_str(), words.has(&id));
            let text = match value {
                Value::Choice { options, chosen } => {
                    let said: Vec<String> =
                        options.iter().map(|option| option_words_in(words, scene.name(), option)).collect();
                    choice(ui, label, &said, *chosen).map(|clicked| options[clicked])
                }
                Value::Switch(on) => switch(ui, named, *on).then_some(if *on { "off" } else { "on" }),
                Value::Parts { shown, .. } => {
                    let is_on = *shown != Parts::Off;
                    switch(ui, named, is_on).then_some(if is_on { "off" } else { "on" })
                }
                Value::Text(_) => {
                    if readings.typed.is_some() && *key == FORMULA {
                        self.needed_test(ui, words, scene, readings);
                    }
                    continue;
                }
                Value::Numbers { .. } | Value::Points { .. } => None,
            };
            explain(ui, words, (label, middle), &id, &mut self.explained);
            turned = turned.or(text.map(|text| (*key, text)));
        }
        if let Some((key, text)) = turned {
            self.report(scene.set(key, text));
        }
    }
}

/// Whether a section repeats what other sections say.
fn is_of_facts(section: &Section) -> bool {
    section.rows.iter().all(|row| matches!(row.content, Content::Fact { .. }))
}

/// Whether a knob stands behind the door of the numbers.
pub(in crate::window) fn stands_here(setting: &Setting) -> bool {
    !HIDDEN.contains(&setting.key)
}

/// The keys of knobs that belong to other doors.
const HIDDEN: [&str; 20] = [
    TEST_PATH,
    "shown",
    "method",
    "formula",
    "blanks",
    "with",
    "swap",
    "numbers",
    "y",
    "origin",
    "wants",
    "preset",
    "door",
    "map",
    "lens",
    "large",
    "precision",
    "k",
    "verdict",
    "guess",
];
/// The knobs of the lens.
const LENS: [&str; 2] = ["precision", "k"];
