//! Readings and controls as egui widgets. The words come from the scene, the type from [`theme`](crate::window::theme).

mod fields;
pub(super) mod help;
mod plot;

use super::theme::{self, PanelPlace};
use crate::window::input::Focus;
use crate::window::input::keys::{Action, Does, explained};
use fields::Fields;

use crate::scene::{Control, Event, Group, MethodRow, Readings, Row, RowId, Says, Scene, Section, Truth, Value, set};
use egui::{
    self, Align, Align2, Color32, CornerRadius, FontId, Frame, Layout, Margin, Rect, Response, RichText, Sense, Stroke,
    Ui, UiBuilder, Vec2, pos2, vec2,
};

/// Width of the button of the menu, logical pixels.
const MENU: f32 = 58.0;
/// What stands above and below the menu's lines, logical pixels.
const ABOVE_MENU: f32 = 64.0;
/// Space between tabs, logical pixels.
const TAB_GAP: f32 = 6.0;
/// Height of a row of text, logical pixels.
const ROW: f32 = 24.0;
/// Height of a row of two lines, logical pixels.
const TWO_ROWS: f32 = 44.0;
/// Height of a row that can be clicked, logical pixels.
const BUTTON: f32 = 26.0;
/// Space between groups, logical pixels.
const GAP: f32 = 8.0;
/// Space at the panel's left and right, logical pixels.
const MARGIN: i8 = 16;
/// The part of the right margin in which the scroll bar stands, logical pixels.
const BAR: i8 = 10;
/// More options than these stand in a menu.
const MOST_SEGMENTS: usize = 3;
/// A comparison with more letters than this, or a number with more than [`ONE_LINE_NUMBER`], gets a line for its numbers.
const ONE_LINE: usize = 18;
/// See [`ONE_LINE`]: `−100.25` and `666.667` still fit, so that nothing reflows while something is dragged.
const ONE_LINE_NUMBER: usize = 7;
/// In a row narrower than this every comparison gets a line for its numbers, logical pixels.
const ONE_LINE_WIDTH: f32 = 376.0;

/// What the panel remembers from frame to frame.
#[derive(Default)]
pub(super) struct Panel {
    fields: Fields,
    button_has_focus: bool,
    /// The row under the pointer.
    hovered: Option<RowId>,
}

impl Panel {
    /// What has the keyboard.
    pub(super) fn focus(&self) -> Focus {
        match (self.fields.has_focus(), self.button_has_focus) {
            (true, _) => Focus::Text,
            (false, true) => Focus::Button,
            (false, false) => Focus::Nothing,
        }
    }

    /// Says at the foot of the panel what has been done, or why it could not be.
    pub(super) fn say(&mut self, result: Result<String, String>) {
        self.fields.say(result);
    }

    /// Shows the panel and turns the knobs that are turned in it; returns what was chosen from its menu. Under a finger
    /// its rows scroll.
    pub(super) fn show(
        &mut self,
        context: &egui::Context,
        place: PanelPlace,
        by_finger: bool,
        scenes: &mut [Box<dyn Scene>],
        shown: &mut usize,
    ) -> Option<Action> {
        // Its paper is there already: the stage and it are cleared.
        let frame = Frame::new().inner_margin(Margin { left: MARGIN, right: MARGIN - BAR, top: 10, bottom: 8 });
        let content = |ui: &mut Ui| {
            let chosen = head(ui, scenes, shown);
            self.fields.begin();
            let scene = scenes[*shown].as_mut();
            let readings = scene.readings();
            if notes(ui, &readings, self.fields.error(), self.fields.said())
                && let Some((_, event)) = readings.remedy
            {
                scene.handle(event);
            }
            // In a scope, however many facts there are: the identity of what follows does not change with them.
            ui.scope(|ui| verdict(ui, &readings));
            // With a mouse, dragging would carry the rows away under a click.
            let scroll = egui::ScrollArea::vertical().auto_shrink(false).drag_to_scroll(by_finger);
            scroll.show(ui, |ui| {
                let beside_bar = Frame::new().inner_margin(Margin { right: BAR, ..Margin::ZERO });
                beside_bar.show(ui, |ui| self.body(ui, scene, &readings));
            });
            chosen
        };
        let chosen = match place {
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
        self.button_has_focus = focused.is_some() && !self.fields.has_focus();
        chosen
    }

    /// Shows the menu alone, over the stage: without it, fingers would find no way back to the panel.
    pub(super) fn show_menu(&self, context: &egui::Context, scene: &mut dyn Scene) -> Option<Action> {
        let place = egui::Area::new("menu".into()).anchor(Align2::RIGHT_TOP, vec2(-f32::from(MARGIN), 10.0));
        place.order(egui::Order::Middle).show(context, |ui| ui.horizontal(|ui| menu_button(ui, scene)).inner).inner
    }

    fn body(&mut self, ui: &mut Ui, scene: &mut dyn Scene, readings: &Readings) {
        let controls = scene.controls();
        let (judged, view): (Vec<&Control>, Vec<&Control>) =
            controls.iter().partition(|control| control.group == Group::Judged);
        self.knobs(ui, scene, &judged, readings);
        let mut hovered = None;
        let mut sections = readings.sections.iter();
        if let Some(first) = sections.next() {
            section(ui, first, &mut hovered);
        }
        ui.add_space(GAP);
        if let Some(plot) = &readings.plot {
            plot::show(ui, plot);
        }
        self.fields.show(ui, scene, &numbers(&judged));
        sections.for_each(|each| {
            if each.folded {
                let title = RichText::new(&each.title).font(theme::heading()).color(theme::INK);
                egui::CollapsingHeader::new(title).show_unindented(ui, |ui| rows(ui, each, &mut hovered));
            } else {
                section(ui, each, &mut hovered);
            }
        });
        if hovered != self.hovered {
            self.hovered = hovered;
            scene.handle(Event::RowHovered(hovered));
            // The row itself lights up in the next pass.
            ui.ctx().request_repaint();
        }
        ui.add_space(GAP);
        egui::CollapsingHeader::new(RichText::new("View").font(theme::heading()).color(theme::INK)).show(ui, |ui| {
            self.knobs(ui, scene, &view, readings);
            self.fields.show(ui, scene, &numbers(&view));
        });
    }

    /// All knobs but the numbers.
    fn knobs(&mut self, ui: &mut Ui, scene: &mut dyn Scene, controls: &[&Control], readings: &Readings) {
        let mut turned: Option<(&'static str, String)> = None;
        for control in controls {
            match &control.value {
                Value::Choice { .. } if control.key == "method" => {
                    if let Some(method) = methods(ui, &readings.methods) {
                        turned = Some((control.key, method.into()));
                    }
                    ui.add_space(GAP);
                }
                Value::Choice { options, chosen } => {
                    let pick = if options.len() > MOST_SEGMENTS { menu } else { choice };
                    if let Some(option) = pick(ui, control.label, options, chosen) {
                        turned = Some((control.key, option.into()));
                    }
                }
                Value::Switch(on) => {
                    if switch(ui, control.label, *on) {
                        turned = Some((control.key, Value::Switch(!on).to_string()));
                    }
                }
                Value::Numbers { .. } | Value::Points { .. } => {}
            }
        }
        if let Some((key, text)) = turned {
            self.fields.report(set(scene, key, &text));
        }
    }
}

/// The controls that are numbers.
fn numbers<'a>(controls: &[&'a Control]) -> Vec<&'a Control> {
    controls
        .iter()
        .filter(|control| matches!(control.value, Value::Numbers { .. } | Value::Points { .. }))
        .copied()
        .collect()
}

/// A tab for each scene, and a menu of all that keys do besides moving things; returns what the window is to do.
fn head(ui: &mut Ui, scenes: &mut [Box<dyn Scene>], shown: &mut usize) -> Option<Action> {
    let mut chosen = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = TAB_GAP;
        let text =
            |ui: &Ui, text: &str| ui.painter().layout_no_wrap(text.into(), theme::heading(), theme::INK).size().x;
        let texts: f32 = scenes.iter().map(|scene| text(ui, scene.title())).sum();
        let room = ui.available_width() - f32::from(BAR) - MENU - TAB_GAP * scenes.len() as f32 - texts;
        let spare = room / scenes.len() as f32;
        for (i, scene) in scenes.iter().enumerate() {
            let width = text(ui, scene.title()) + spare;
            if segment(ui, vec2(width, 30.0), scene.title(), theme::heading(), i == *shown).clicked() {
                *shown = i;
            }
        }
        chosen = menu_button(ui, scenes[*shown].as_mut());
    });
    ui.add_space(GAP);
    chosen
}

/// The button of the menu; returns what the window is to do.
fn menu_button(ui: &mut Ui, scene: &mut dyn Scene) -> Option<Action> {
    let mut chosen = None;
    let button = egui::Button::new(RichText::new("Menu").font(theme::text())).min_size(vec2(MENU, 30.0));
    egui::menu::menu_custom_button(ui, button, |ui| {
        ui.set_min_width(300.0);
        let room = ui.ctx().screen_rect().height() - ABOVE_MENU;
        egui::ScrollArea::vertical().max_height(room).min_scrolled_height(room).show(ui, |ui| {
            chosen = entries(ui, scene);
        });
    });
    chosen
}

/// The lines of the menu: what the window does, then what the scene does; returns what the window is to do.
fn entries(ui: &mut Ui, scene: &mut dyn Scene) -> Option<Action> {
    let mut chosen = None;
    let entry = |keys, what| egui::Button::new(what).shortcut_text(keys);
    let all: Vec<_> = explained(scene).collect();
    for &(keys, does, what) in &all {
        if let Does::Act(action) = does
            && ui.add(entry(keys, what)).clicked()
        {
            chosen = Some(action);
            ui.close_menu();
        }
    }
    ui.separator();
    // The menu stays, for another step.
    for &(keys, does, what) in &all {
        if let Does::Event(event) = does
            && ui.add(entry(keys, what)).clicked()
        {
            scene.handle(event);
        }
    }
    chosen
}

/// The verdict and the facts, in a place of their own: they never scroll away and never move.
fn verdict(ui: &mut Ui, readings: &Readings) {
    let (colour, mark) = match readings.verdict {
        Some(true) => (theme::ACCENT, "✓ "),
        Some(false) => (theme::INK, "× "),
        None => (theme::QUIET, ""),
    };
    line(ui, 38.0, &format!("{mark}{}", readings.headline), theme::verdict(), colour);
    for fact in &readings.facts {
        line(ui, 22.0, fact, theme::text(), theme::INK);
    }
    // The scope around this adds the usual space between items.
    ui.add_space(GAP - ui.spacing().item_spacing.y);
}

/// Sentences at the foot of the panel: there they push nothing away when they come and go. True if the remedy that
/// stands with them is clicked.
fn notes(ui: &mut Ui, readings: &Readings, error: Option<&str>, said: Option<&str>) -> bool {
    if readings.notes.is_empty() && error.is_none() && said.is_none() {
        // What follows is to have the same identity with notes and without: else a button that is down when they come
        // would be another one when it comes up.
        ui.skip_ahead_auto_ids(1);
        return false;
    }
    let mut clicked = false;
    let frame = Frame::new().inner_margin(Margin { left: 0, right: BAR, top: 8, bottom: 2 });
    egui::TopBottomPanel::bottom("notes").frame(frame).show_inside(ui, |ui| {
        let sentences = readings.notes.iter().map(|note| (note.as_str(), theme::INK));
        let error = error.map(|error| (error, theme::ERROR));
        let said = said.map(|said| (said, theme::ACCENT));
        for (sentence, colour) in error.into_iter().chain(said).chain(sentences) {
            ui.add(egui::Label::new(RichText::new(sentence).font(theme::text()).color(colour)).wrap());
        }
        if let Some((name, _)) = readings.remedy {
            ui.add_space(2.0);
            clicked = segment(ui, vec2(160.0, BUTTON), name, theme::text(), false).clicked();
        }
    });
    clicked
}

fn title(ui: &mut Ui, text: &str) {
    ui.add_space(GAP);
    line(ui, ROW, text, theme::heading(), theme::INK);
}

/// One row for each method; returns the one that is clicked.
fn methods(ui: &mut Ui, methods: &[MethodRow]) -> Option<&'static str> {
    let mut clicked = None;
    ui.spacing_mut().item_spacing.y = 0.0;
    for method in methods {
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), BUTTON), Sense::click());
        back(ui, rect, &response, method.chosen);
        let y = rect.center().y;
        let ink = if method.chosen { theme::ACCENT } else { theme::INK };
        let radio = pos2(rect.left() + 13.0, y);
        ui.painter().circle_stroke(radio, 5.5, Stroke::new(1.5, ink));
        if method.chosen {
            ui.painter().circle_filled(radio, 3.0, ink);
        }
        write(ui, pos2(rect.left() + 26.0, y), Align2::LEFT_CENTER, method.name, theme::code(), ink);
        let mut source = Rect::from_min_max(pos2(rect.left() + 154.0, rect.top()), rect.max);
        let end = pos2(rect.right() - 8.0, y);
        source.max.x = match method.verdict {
            Some(verdict) => truth(ui, end, &method.says, verdict),
            None => ui.painter().text(end, Align2::RIGHT_CENTER, &method.says, theme::code(), theme::INK).left(),
        } - GAP;
        write_within(ui, source, method.source, theme::text(), theme::QUIET);
        name(&response, method.name, method.chosen);
        if response.clicked() {
            clicked = Some(method.name);
        }
    }
    ui.spacing_mut().item_spacing.y = 4.0;
    clicked
}

/// A label and a few words side by side; returns the one that is clicked.
fn choice(ui: &mut Ui, label: &str, options: &[&'static str], chosen: &str) -> Option<&'static str> {
    let mut clicked = None;
    let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), 28.0), Sense::hover());
    write(ui, row.left_center(), Align2::LEFT_CENTER, label, theme::text(), theme::INK);
    let place = Rect::from_min_max(pos2(row.left() + 112.0, row.top()), row.max);
    ui.scope_builder(UiBuilder::new().max_rect(place).layout(Layout::right_to_left(Align::Center)), |ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for &option in options.iter().rev() {
            let width = 16.0 + ui.painter().layout_no_wrap(option.into(), theme::text(), theme::INK).size().x;
            if segment(ui, vec2(width, BUTTON), option, theme::text(), option == chosen).clicked() {
                clicked = Some(option);
            }
        }
    });
    clicked
}

/// A label and a menu; returns the option that is clicked.
fn menu(ui: &mut Ui, label: &str, options: &[&'static str], chosen: &str) -> Option<&'static str> {
    let mut clicked = None;
    let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), 30.0), Sense::hover());
    write(ui, row.left_center(), Align2::LEFT_CENTER, label, theme::text(), theme::INK);
    let width = 212.0;
    let place = Rect::from_min_max(pos2(row.right() - width, row.top() + 1.0), row.max);
    ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
        ui.spacing_mut().interact_size.y = BUTTON;
        let shown = RichText::new(chosen).font(theme::text());
        egui::ComboBox::from_id_salt(label).width(width).height(400.0).selected_text(shown).show_ui(ui, |ui| {
            for &option in options {
                if ui.selectable_label(option == chosen, option).clicked() {
                    clicked = Some(option);
                }
            }
        });
    });
    clicked
}

/// A check box with its label; true if it is clicked.
fn switch(ui: &mut Ui, label: &str, on: bool) -> bool {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 28.0), Sense::click());
    back(ui, rect, &response, false);
    write(ui, rect.left_center(), Align2::LEFT_CENTER, label, theme::text(), theme::INK);
    let square = Rect::from_center_size(pos2(rect.right() - 17.0, rect.center().y), Vec2::splat(16.0));
    let (fill, stroke) = if on { (theme::ACCENT, theme::ACCENT) } else { (Color32::WHITE, theme::QUIET) };
    ui.painter().rect(square, CornerRadius::same(3), fill, Stroke::new(1.5, stroke), egui::StrokeKind::Inside);
    if on {
        write(ui, square.center(), Align2::CENTER_CENTER, "✓", theme::heading(), Color32::WHITE);
    }
    let state = if on { "on" } else { "off" };
    write(ui, pos2(square.left() - 8.0, square.center().y), Align2::RIGHT_CENTER, state, theme::text(), theme::QUIET);
    response.widget_info(|| egui::WidgetInfo::selected(egui::WidgetType::Checkbox, true, on, label));
    response.clicked()
}

/// Rows under a title; notes the row under the pointer.
fn section(ui: &mut Ui, section: &Section, hovered: &mut Option<RowId>) {
    title(ui, &section.title);
    rows(ui, section, hovered);
}

fn rows(ui: &mut Ui, section: &Section, hovered: &mut Option<RowId>) {
    let long = |text: &str, most| text.chars().count() > most;
    let too_long = |row: &Row| match &row.says {
        Says::Comparison { asked, left, right, .. } => {
            long(asked, ONE_LINE) || long(left, ONE_LINE_NUMBER) || long(right, ONE_LINE_NUMBER)
        }
        Says::Side { .. } | Says::Fact { .. } | Says::Code { .. } => false,
    };
    let two_lines = ui.available_width() < ONE_LINE_WIDTH || section.rows.iter().any(too_long);
    ui.spacing_mut().item_spacing.y = 0.0;
    for row in &section.rows {
        let height = match row.says {
            Says::Fact { .. } | Says::Code { .. } => ROW,
            Says::Comparison { .. } if !two_lines => ROW,
            Says::Comparison { .. } | Says::Side { .. } => TWO_ROWS,
        };
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
        if row.lit {
            let wide = rect.expand2(vec2(6.0, 0.0));
            ui.painter().rect_filled(wide, CornerRadius::same(4), theme::LIT);
        }
        if response.hovered() {
            *hovered = row.id;
        }
        match &row.says {
            Says::Comparison { asked, left, symbol, right, truth } => {
                comparison(ui, rect, asked, [left, symbol, right], *truth, two_lines);
            }
            Says::Side { what, value, meaning, formula, distance } => {
                side(ui, rect, [what, value, meaning], [formula, distance]);
            }
            Says::Code { text, is_current, is_reached } => {
                let ink = if *is_reached { theme::INK } else { theme::QUIET };
                let mark = if *is_current { "→" } else { "" };
                write(ui, rect.left_center(), Align2::LEFT_CENTER, mark, theme::heading(), theme::ACCENT);
                let place = Rect::from_min_max(pos2(rect.left() + 20.0, rect.top()), rect.max);
                write_within(ui, place, text, theme::code(), ink);
            }
            Says::Fact { what, meaning, verdict } => {
                write(ui, rect.left_center(), Align2::LEFT_CENTER, what, theme::text(), theme::INK);
                truth(ui, pos2(rect.right() - 8.0, rect.center().y), meaning, *verdict);
            }
        }
    }
    ui.spacing_mut().item_spacing.y = 4.0;
}

/// A comparison as written, its numbers around the sign in fixed columns, its truth.
fn comparison(ui: &Ui, rect: Rect, asked: &str, [left, symbol, right]: [&str; 3], how: Truth, two_lines: bool) {
    let first = rect.top() + if two_lines { 12.0 } else { ROW / 2.0 };
    let second = if two_lines { rect.top() + 32.0 } else { first };
    let ink = if how == Truth::NotReached { theme::QUIET } else { theme::INK };
    write(ui, pos2(rect.left(), first), Align2::LEFT_CENTER, asked, theme::code(), ink);
    let end = pos2(rect.right() - 8.0, first);
    match how {
        Truth::NotReached => write(ui, end, Align2::RIGHT_CENTER, "not reached", theme::text(), theme::QUIET),
        Truth::True | Truth::False => {
            let sign = rect.right() - if two_lines { 160.0 } else { 143.0 };
            write(ui, pos2(sign, second), Align2::CENTER_CENTER, symbol, theme::code(), ink);
            write(ui, pos2(sign - 14.0, second), Align2::RIGHT_CENTER, left, theme::code(), ink);
            write(ui, pos2(sign + 14.0, second), Align2::LEFT_CENTER, right, theme::code(), ink);
            let holds = how == Truth::True;
            truth(ui, end, if holds { "true" } else { "false" }, holds);
        }
    }
}

/// A side value: what it is, its number and meaning, and below how it comes about.
fn side(ui: &Ui, rect: Rect, [what, value, meaning]: [&str; 3], [formula, distance]: [&str; 2]) {
    let (first, second) = (rect.top() + 12.0, rect.top() + 32.0);
    write(ui, pos2(rect.left(), first), Align2::LEFT_CENTER, what, theme::code(), theme::INK);
    write(ui, pos2(rect.right() - 110.0, first), Align2::RIGHT_CENTER, value, theme::code(), theme::INK);
    write(ui, pos2(rect.right() - 8.0, first), Align2::RIGHT_CENTER, meaning, theme::text(), theme::INK);
    let place = Rect::from_min_max(pos2(rect.left() + 16.0, rect.top() + 20.0), rect.max);
    let end = write_within(ui, place, &format!("= {formula}"), theme::code(), theme::QUIET);
    // The numbers are written out in any case, the distance where there is room.
    let distance = ui.painter().layout_no_wrap(distance.into(), theme::text(), theme::QUIET);
    let start = pos2(rect.right() - 8.0 - distance.size().x, second - distance.size().y / 2.0);
    if end + GAP < start.x {
        ui.painter().galley(start, distance, theme::QUIET);
    }
}

/// A word and a mark, so that colour is never the only sign; returns where they begin.
fn truth(ui: &Ui, right_centre: egui::Pos2, word: &str, holds: bool) -> f32 {
    let (mark, colour) = if holds { ("✓", theme::ACCENT) } else { ("×", theme::QUIET) };
    write(ui, pos2(right_centre.x - 5.0, right_centre.y), Align2::CENTER_CENTER, mark, theme::heading(), colour);
    let colour = if holds { theme::ACCENT } else { theme::INK };
    let end = pos2(right_centre.x - 16.0, right_centre.y);
    ui.painter().text(end, Align2::RIGHT_CENTER, word, theme::text(), colour).left()
}

/// A word in a box that can be clicked; filled when chosen.
fn segment(ui: &mut Ui, size: Vec2, text: &str, font: FontId, chosen: bool) -> Response {
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    back(ui, rect, &response, chosen);
    let (border, ink) = if chosen { (theme::ACCENT, theme::ACCENT) } else { (theme::LINE, theme::INK) };
    ui.painter().rect_stroke(rect, CornerRadius::same(4), Stroke::new(1.0, border), egui::StrokeKind::Inside);
    write(ui, rect.center(), Align2::CENTER_CENTER, text, font, ink);
    name(&response, text, chosen);
    response
}

/// The background of something that can be clicked, and its ring when the keyboard is there.
fn back(ui: &Ui, rect: Rect, response: &Response, chosen: bool) {
    let fill = if chosen {
        theme::CHOSEN
    } else if response.hovered() {
        theme::HOVERED
    } else {
        Color32::TRANSPARENT
    };
    ui.painter().rect_filled(rect, CornerRadius::same(4), fill);
    if response.has_focus() {
        let ring = Stroke::new(2.0, theme::ACCENT);
        ui.painter().rect_stroke(rect, CornerRadius::same(4), ring, egui::StrokeKind::Inside);
    }
}

/// Tells assistive tools what can be clicked.
fn name(response: &Response, text: &str, chosen: bool) {
    response.widget_info(|| egui::WidgetInfo::selected(egui::WidgetType::RadioButton, true, chosen, text));
}

fn line(ui: &mut Ui, height: f32, text: &str, font: FontId, colour: Color32) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    write(ui, rect.left_center(), Align2::LEFT_CENTER, text, font, colour);
}

fn write(ui: &Ui, at: egui::Pos2, anchor: Align2, text: &str, font: FontId, colour: Color32) {
    ui.painter().text(at, anchor, text, font, colour);
}

/// Writes at the left of `place`, cut off with an ellipsis where it ends; returns where the text ends.
fn write_within(ui: &Ui, place: Rect, text: &str, font: FontId, colour: Color32) -> f32 {
    let mut job = egui::text::LayoutJob::simple_singleline(text.into(), font, colour);
    job.wrap = egui::text::TextWrapping::truncate_at_width(place.width());
    let galley = ui.fonts(|fonts| fonts.layout_job(job));
    let end = place.left() + galley.size().x;
    ui.painter().galley(pos2(place.left(), place.center().y - galley.size().y / 2.0), galley, colour);
    end
}
