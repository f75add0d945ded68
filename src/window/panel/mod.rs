//! Readings and knobs as egui widgets. The words come from the scene, the type from [`theme`](crate::window::theme).

#[cfg(test)]
#[path = "../../../tests/audit/mod.rs"]
mod audit;
pub(super) mod bar;
mod contents;
mod ends;
mod fields;
mod formula;
mod head;
mod help;
pub(super) mod presenter;
mod rows;
mod widgets;

use super::input::KeyFocus;
use super::theme::{self, PanelPlace};
use crate::scene::{Content, Event, Group, OWN, Offer, Readings, Section, Setting, Value, Viewer};
use crate::text;
use crate::words::{Text, Words};
use egui::{self, Frame, Margin, RichText, Sense, Ui, pos2, vec2};
use fields::Fields;
use formula::FormulaField;
use hantei_collision::About;
pub(super) use help::HelpChoice;
use widgets::{BUTTON, GAP, choice, explain, explanation, line, menu, segment, switch, write_all, write_within};

/// Space at the panel's left and right, logical pixels.
const MARGIN: i8 = 16;
/// The part of the right margin in which the scroll bar stands, logical pixels.
const BAR: i8 = 10;
/// More options than these stand in a menu.
const MOST_SEGMENTS: usize = 3;
/// Room for the reason, logical pixels: three lines, or four of smaller type.
const REASON: f32 = 63.0;
/// And in a panel that is narrower than this, one more.
const NARROW: f32 = 370.0;
const REASON_NARROW: f32 = 82.0;
/// Width of the mark in the margin beside what a step needs, logical pixels.
const NEEDED: f32 = 3.0;
/// What a test of one's own takes: they stand together.
const OWN_TEST: [&str; 2] = ["method", "formula"];

/// What the panel remembers from frame to frame.
#[derive(Default)]
pub(super) struct Panel {
    /// What the window does by itself, for the menu and the help.
    window: Vec<Offer>,
    fields: Fields,
    formula: FormulaField,
    /// The last pointer was a finger.
    by_finger: bool,
    button_has_focus: bool,
    /// What the row under the pointer speaks of.
    hovered: Option<About>,
    /// The id of the explanation that is open.
    explained: Option<String>,
    /// The scene that was shown last.
    scene: Option<&'static str>,
    /// Something else was opened: what scrolls begins at its top.
    to_top: bool,
}

impl Panel {
    /// A panel whose menu has these actions of the window beside those of the scene.
    pub(super) fn new(window: Vec<Offer>) -> Self {
        Self { window, ..Self::default() }
    }

    /// What has the keyboard.
    pub(super) fn focus(&self) -> KeyFocus {
        match (self.types(), self.button_has_focus) {
            (true, _) => KeyFocus::Text,
            (false, true) => KeyFocus::Button,
            (false, false) => KeyFocus::Nothing,
        }
    }

    /// Whether a field has the keyboard.
    pub(super) fn types(&self) -> bool {
        self.fields.has_focus() || self.formula.has_focus()
    }

    /// Says at the foot of the panel what has been done, or why it could not be.
    pub(super) fn say(&mut self, result: Result<Text, Text>) {
        self.fields.say(result);
    }

    /// Shows the panel and turns the knobs that are turned in it; returns the name of the action that was chosen from its
    /// menu, and the readings that it shows. Under a finger its rows scroll. The knobs of the keys in `needed` stand first.
    pub(super) fn show(
        &mut self,
        context: &egui::Context,
        (place, by_finger): (PanelPlace, bool),
        words: &Words,
        scenes: &mut [Box<dyn Viewer>],
        shown: &mut usize,
        needed: &[&str],
    ) -> (Option<&'static str>, Readings) {
        // The background is already cleared.
        let frame = Frame::new().inner_margin(Margin { left: MARGIN, right: MARGIN - BAR, top: 10, bottom: 8 });
        let content = |ui: &mut Ui| {
            let chosen = head::show(ui, words, &self.window, scenes, shown);
            self.fields.begin();
            self.formula.begin();
            self.by_finger = by_finger;
            let scene = scenes[*shown].as_mut();
            let readings = scene.readings();
            let remedy = scene.actions().into_iter().find(|offer| Some(offer.name) == readings.remedy);
            if foot(ui, words, remedy.as_ref(), [self.fields.error(), self.fields.said()])
                && let Some(Offer { name, .. }) = remedy
            {
                scene.handle(Event::act(name));
            }
            // In a scope, however many facts there are: the identity of what follows does not change with them.
            ui.scope(|ui| verdict(ui, words, &readings));
            // With a mouse, dragging would carry the rows away under a click.
            let mut scroll = egui::ScrollArea::vertical().auto_shrink(false).drag_to_scroll(by_finger);
            if self.scene.replace(scene.name()) != Some(scene.name()) || std::mem::take(&mut self.to_top) {
                scroll = scroll.vertical_scroll_offset(0.0);
            }
            ends::between_rows(ui, |ui| {
                scroll.show(ui, |ui| {
                    let beside_bar = Frame::new().inner_margin(Margin { right: BAR, ..Margin::ZERO });
                    beside_bar.show(ui, |ui| self.body(ui, words, scene, &readings, needed));
                })
            });
            (chosen, readings)
        };
        let shown = match place {
            PanelPlace::Beside(width) => {
                let side = egui::SidePanel::right("panel").exact_width(width).resizable(false);
                side.frame(frame).show(context, content).inner
            }
            PanelPlace::Below(height) => {
                let below = egui::TopBottomPanel::bottom("panel").exact_height(height).resizable(false);
                below.frame(frame).show(context, content).inner
            }
        };
        let focused = context.memory(|memory| memory.focused());
        self.button_has_focus = focused.is_some() && !self.types();
        shown
    }

    /// Shows the menu alone, over the stage; returns the name of the action that was chosen from it.
    pub(super) fn show_menu(&self, context: &egui::Context, words: &Words, scene: &dyn Viewer) -> Option<&'static str> {
        head::show_menu(context, words, &self.window, scene)
    }

    /// Shows every key and the words of the field over everything else; what is chosen there with the mouse.
    pub(super) fn show_help(
        &self,
        context: &egui::Context,
        by_finger: bool,
        words: &Words,
        scene: &dyn Viewer,
    ) -> Option<HelpChoice> {
        help::show(context, by_finger, words, &self.window, scene)
    }

    fn body(&mut self, ui: &mut Ui, words: &Words, scene: &mut dyn Viewer, readings: &Readings, needed: &[&str]) {
        let settings = scene.settings();
        let (first, others): (Vec<&Setting>, Vec<&Setting>) =
            settings.iter().partition(|setting| stands_first(setting, needed));
        let (judged, view): (Vec<&Setting>, Vec<&Setting>) =
            others.into_iter().partition(|setting| setting.group == Group::Judged);
        let mut hovered = None;
        if !first.is_empty() {
            let beside = ui.scope(|ui| {
                self.knobs(ui, words, scene, &first, readings);
                self.fields.show(ui, words, scene, &first);
            });
            let beside = beside.response.rect;
            let (left, margin) = (beside.left() - f32::from(MARGIN) / 2.0, vec2(MARGIN.into(), 0.0));
            let mark = egui::Rect::from_x_y_ranges(left - NEEDED..=left, beside.y_range());
            let painter = ui.painter().with_clip_rect(ui.clip_rect().expand2(margin));
            painter.rect_filled(mark, 0.0, theme::ACCENT);
        }
        // The comparisons first, and while one steps, the code: they are why the answer is what it is.
        let is_why = |(place, section): &(usize, &Section)| {
            *place == 0 || section.rows.iter().any(|row| matches!(row.content, Content::Code { .. }))
        };
        let (why, rest): (Vec<_>, Vec<_>) = readings.sections.iter().enumerate().partition(is_why);
        why.into_iter().for_each(|(_, section)| rows::section(ui, words, section, &mut hovered));
        ui.add_space(GAP);
        self.knobs(ui, words, scene, &judged, readings);
        ui.add_space(GAP);
        self.fields.show(ui, words, scene, &judged);
        for (_, each) in rest {
            if each.folded {
                folding(ui, &words.say(&each.title), |ui| rows::rows(ui, words, each, &mut hovered));
            } else {
                rows::section(ui, words, each, &mut hovered);
            }
        }
        // Behind what is typed and clicked: there they push nothing away when they come and go.
        for note in &readings.notes {
            ui.add_space(GAP);
            explanation(ui, &words.say(note));
        }
        if hovered != self.hovered {
            self.hovered = hovered;
            scene.handle(Event::Hovered(hovered));
            // The row itself lights up in the next pass.
            ui.ctx().request_repaint();
        }
        ui.add_space(GAP);
        folding(ui, &words.say(&text!("view")), |ui| {
            self.knobs(ui, words, scene, &view, readings);
            self.fields.show(ui, words, scene, &view);
        });
    }

    /// All knobs but the numbers, which are [`Fields`].
    fn knobs(
        &mut self,
        ui: &mut Ui,
        words: &Words,
        scene: &mut dyn Viewer,
        settings: &[&Setting],
        readings: &Readings,
    ) {
        let mut turned: Option<(&'static str, &'static str)> = None;
        let mut done: Option<&'static str> = None;
        for &&Setting { key, ref label, ref value, .. } in settings {
            let label = &words.say(label);
            let middle = ui.cursor().top() + BUTTON / 2.0 + 1.0;
            let text = match value {
                Value::Choice { .. } if key == "method" => {
                    let method = rows::methods(ui, words, &readings.methods, &mut self.explained);
                    ui.add_space(GAP);
                    if method == Some(OWN) {
                        self.formula.reveal(self.by_finger);
                        ui.ctx().request_repaint();
                    }
                    let formula = settings.iter().find(|setting| matches!(setting.value, Value::Text(_)));
                    if let (Some(formula), Some(typed)) = (formula, &readings.typed) {
                        done = self.formula.show(ui, words, scene, formula, typed);
                        ui.add_space(GAP);
                    }
                    method
                }
                Value::Choice { options, chosen } => {
                    if options.len() > MOST_SEGMENTS {
                        let groups = if key == "preset" { scene.preset_groups() } else { &[] };
                        let headings: Vec<(&str, String)> =
                            groups.iter().map(|(first, group)| (*first, words.say(&group.title()))).collect();
                        menu(ui, label, options, *chosen, &headings)
                    } else {
                        choice(ui, label, options, *chosen)
                    }
                }
                Value::Switch(on) => switch(ui, words, label, *on).then_some(if *on { "off" } else { "on" }),
                // The field of a text stands with the method that it is.
                Value::Text(_) => continue,
                Value::Numbers { .. } | Value::Points { .. } => None,
            };
            match value {
                Value::Choice { options, chosen } if key == "preset" => {
                    let about = Text::message(format!("about-{}-{}", scene.name(), options[*chosen]));
                    // What is said of an example often tells the answer.
                    if *chosen > 0 && !scene.is_hidden() {
                        explanation(ui, &words.say(&about));
                    }
                }
                _ => {
                    // A key may be explained for one scene alone.
                    let own = format!("explain-{}-{key}", scene.name());
                    let id = if words.has(&own) { own } else { format!("explain-{key}") };
                    explain(ui, words, (label, middle), &id, &mut self.explained);
                }
            }
            turned = turned.or(text.map(|text| (key, text)));
        }
        if let Some(name) = done {
            scene.handle(Event::act(name));
            ui.ctx().request_repaint();
        }
        if let Some((key, text)) = turned {
            self.to_top |= key == "preset";
            self.report(scene.set(key, text));
        }
    }

    /// A step of a course is opened: what scrolls begins at its top.
    pub(super) fn begin_at_top(&mut self) {
        self.to_top = true;
    }

    /// Something else is done: what was said leaves.
    pub(super) fn forget(&mut self) {
        self.fields.forget();
    }

    /// Opens the explanation of the chosen method, or closes it.
    pub(super) fn explain(&mut self, method: &str) {
        let id = format!("explain-{method}");
        self.explained = if self.explained.as_ref() == Some(&id) { None } else { Some(id) };
    }

    /// Notes whether the scene has taken what was given.
    fn report(&mut self, result: Result<(), Text>) {
        self.fields.report(result);
    }
}

/// Whether the knob of a setting stands before all else, because a step needs it. What is moved on the stage stays where
/// it is.
fn stands_first(setting: &Setting, needed: &[&str]) -> bool {
    let has = |key: &str| needed.contains(&key);
    match &setting.value {
        Value::Numbers { fields, .. } if fields.len() > 1 => false,
        Value::Points { .. } => false,
        _ => has(setting.key) || OWN_TEST.contains(&setting.key) && OWN_TEST.into_iter().any(has),
    }
}

/// Something that is rarely used, under its title.
fn folding(ui: &mut Ui, title: &str, content: impl FnOnce(&mut Ui)) {
    let title = RichText::new(title).font(theme::heading()).color(theme::INK);
    egui::CollapsingHeader::new(title).show_unindented(ui, content);
}

/// The verdict, why, and what is so, in a place of their own: they never scroll away and never move.
fn verdict(ui: &mut Ui, words: &Words, readings: &Readings) {
    let colour = theme::of_verdict(readings);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 38.0), Sense::hover());
    let mut left = rect.left_center();
    if let Some(is_hit) = readings.verdict {
        rows::mark(ui, left + vec2(11.0, 0.0), 11.0, is_hit);
        left.x += 32.0;
    }
    let place = egui::Rect::from_min_max(pos2(left.x, rect.top()), rect.max);
    let end = write_within(ui, place, &words.say(&readings.headline), theme::verdict(), colour);
    if let Some(truth) = &readings.truth {
        let place = egui::Rect::from_min_max(pos2(end + GAP, rect.top()), rect.max);
        let wrong = words.say(&text!("wrong-truth", truth = truth.clone()));
        write_within(ui, place, &wrong, theme::heading(), theme::ERROR);
    }
    if !readings.sections.is_empty() {
        // Room for a long one in any case: what stands below never moves.
        let room = if ui.available_width() < NARROW { REASON_NARROW } else { REASON };
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), room), Sense::hover());
        let place = rect.with_max_x(rect.right() - f32::from(BAR));
        let reason = readings.reason.as_ref().map_or_else(String::new, |reason| words.say(reason));
        write_all(ui, place, &reason, theme::text(), theme::INK);
    }
    for fact in &readings.facts {
        line(ui, 22.0, &words.say(fact), theme::text(), theme::QUIET);
    }
    // The scope around this adds the usual space between items.
    ui.add_space(GAP - ui.spacing().item_spacing.y);
}

/// What was done or refused, and a remedy, at the foot of the panel. True if the remedy is clicked.
fn foot(ui: &mut Ui, words: &Words, remedy: Option<&Offer>, [error, said]: [Option<&Text>; 2]) -> bool {
    if remedy.is_none() && error.is_none() && said.is_none() {
        // What follows is to have the same identity with a foot and without: else a button that is down when it comes
        // would be another one when it comes up.
        ui.skip_ahead_auto_ids(1);
        return false;
    }
    let mut clicked = false;
    let frame = Frame::new().inner_margin(Margin { left: 0, right: BAR, top: 8, bottom: 2 });
    egui::TopBottomPanel::bottom("foot").frame(frame).show_inside(ui, |ui| {
        let error = error.map(|error| (error, theme::ERROR));
        let said = said.map(|said| (said, theme::ACCENT));
        for (sentence, colour) in error.into_iter().chain(said) {
            let sentence = RichText::new(words.say(sentence)).font(theme::text()).color(colour);
            ui.add(egui::Label::new(sentence).wrap());
        }
        if let Some(Offer { words: what, .. }) = remedy {
            ui.add_space(2.0);
            clicked = segment(ui, vec2(160.0, BUTTON), &words.say(what), theme::text(), false).clicked();
        }
    });
    clicked
}
