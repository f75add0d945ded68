//! Readings and knobs as egui widgets. The words come from the scene, the fonts from [`theme`](crate::window::theme).
//!
//! The first page has the method, its comparisons, and what follows from them. All else is behind doors, which replace
//! the page until they are closed.

#[cfg(test)]
pub(super) mod audit;
mod bars;
mod blanks;
mod chooser;
mod constants;
pub(super) mod contents;
pub(super) mod doors;
pub(super) mod fields;
pub(super) mod figures;
pub(super) mod formula;
mod formula_edit;
mod gestures;
pub(super) mod guess;
mod help;
pub(super) mod icons;
pub(super) mod lesson;
mod main_doors;
pub(super) mod menu;
mod methods;
mod needs;
mod own;
mod own_head;
pub(super) mod page;
mod pairs;
pub(super) mod player;
pub(super) mod presenter;
mod rows;
mod sided;
mod spans;
mod sum;
pub(super) mod top;
pub(super) mod verdict;
pub(super) mod widgets;

use super::input::KeyFocus;
use super::painting::Painter;
use super::theme::{self, Coloured as _};
use constants::ConstantFields;
use egui::{self, CornerRadius, Rect, Ui, UiBuilder, Vec2, vec2};
use fields::Fields;
use formula::FormulaField;
use hantei_collision::About;
use hantei_scenes::scene::{Door, Event, Offer, Readings, Viewer};
use hantei_scenes::words::{Text, Words};
pub(super) use help::HelpChoice;
use std::rc::Rc;
use widgets::{ButtonLook, GAP, accent, wide_button, wrong};

/// Space at the panel's sides, and above its first line, logical pixels.
const MARGIN: f32 = 24.0;
const NARROW_MARGIN: f32 = 16.0;
/// A narrower panel has less space around, logical pixels.
const NARROW: f32 = 340.0;
/// A remedy needs this much of the page above it, logical pixels.
const LEAST_ABOVE: f32 = 130.0;
/// Height of a sheet's handle, logical pixels.
const HANDLE: f32 = 24.0;

/// What the panel remembers from frame to frame.
#[derive(Default)]
pub(super) struct Panel {
    /// The window's actions, for the menu and the help.
    window: Vec<Offer>,
    fields: Fields,
    formula: FormulaField,
    constants: ConstantFields,
    /// Whether the agreements of the typed test are unfolded.
    shows_rules: bool,
    by_finger: bool,
    is_sheet: bool,
    in_course: bool,
    button_has_focus: bool,
    /// The subject of the row under the pointer.
    hovered: Option<About>,
    /// The pair that was chosen, by its place among all.
    pair: Option<usize>,
    /// The id of the open explanation.
    explained: Option<String>,
    /// Whether it is in the picture.
    explains: bool,
    /// The last scene, and its door.
    shown: Option<(&'static str, Door)>,
    /// Whether a new page has opened, which begins at its top.
    to_top: bool,
    painter: Rc<Painter>,
}

#[derive(Clone, Copy)]
pub(super) struct PanelPlace {
    pub(super) rect: Rect,
    /// Whether it comes from below and can be dragged.
    pub(super) is_sheet: bool,
    pub(super) by_finger: bool,
    pub(super) in_course: bool,
}

impl Panel {
    /// A panel whose menu and help have these actions of the window.
    pub(super) fn new(window: Vec<Offer>) -> Self {
        Self { window, ..Self::default() }
    }

    pub(super) fn focus(&self) -> KeyFocus {
        match (self.formula.has_focus(), self.fields.focus(), self.button_has_focus) {
            (true, ..) => KeyFocus::Text,
            (false, Some(is_whole), _) => KeyFocus::Number { is_whole },
            (false, None, true) => KeyFocus::Button,
            (false, None, false) => KeyFocus::Nothing,
        }
    }

    pub(super) fn types(&self) -> bool {
        self.fields.focus().is_some() || self.formula.has_focus()
    }

    /// Shows what was done, or why it failed.
    pub(super) fn say(&mut self, result: Result<Text, Text>) {
        self.fields.say(result);
    }

    pub(super) fn offers(&self) -> &[Offer] {
        &self.window
    }

    /// Begins a pass, with or without the panel.
    pub(super) fn begin(&mut self) {
        self.fields.begin();
        self.formula.begin();
    }

    /// Notes the focus after everything is shown.
    pub(super) fn end(&mut self, context: &egui::Context) {
        let focused = context.memory(|memory| memory.focused());
        self.button_has_focus = focused.is_some() && !self.types();
        self.explains = widgets::has_explained(context);
    }

    /// Shows the panel and sets the knobs that were changed in it. The knobs of the keys in `needed` stand on the first
    /// page. Returns the new height of its sheet while that is dragged.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        place: PanelPlace,
        words: &Words,
        scene: &mut Viewer,
        (readings, needed): (&Readings, &[String]),
    ) -> Option<f32> {
        (self.by_finger, self.is_sheet, self.in_course) = (place.by_finger, place.is_sheet, place.in_course);
        let mut dragged = None;
        let mut inner = place.rect;
        if place.is_sheet {
            let handle = super::layout::from_above(&mut inner, HANDLE);
            dragged = sheet_handle(ui, handle, place.rect);
        } else {
            widgets_edge(ui, place.rect);
        }
        let margin = if place.rect.width() < NARROW { NARROW_MARGIN } else { MARGIN };
        let top = if place.is_sheet { 0.0 } else { margin - 4.0 };
        inner = Rect::from_min_max(inner.min + vec2(margin, top), inner.max - vec2(margin, 0.0));
        let now = (scene.name(), scene.door());
        let begins = self.shown.replace(now) != Some(now) || std::mem::take(&mut self.to_top);
        ui.scope_builder(UiBuilder::new().max_rect(inner).id_salt("panel"), |ui| {
            ui.set_clip_rect(place.rect);
            match scene.door() {
                Door::Closed => self.first_page(ui, words, scene, (readings, needed), begins),
                door => self.behind(ui, words, scene, (readings, door), begins),
            }
        });
        dragged
    }

    /// Shows the help over everything else; returns what was chosen with the mouse.
    pub(super) fn show_help(
        &self,
        context: &egui::Context,
        by_finger: bool,
        words: &Words,
        scene: &Viewer,
    ) -> Option<HelpChoice> {
        help::show(context, by_finger, words, &self.window, scene)
    }

    /// Notes the subject of the row under the pointer.
    fn hover(&mut self, ui: &Ui, scene: &mut Viewer, hovered: Option<About>) {
        if hovered != self.hovered {
            self.hovered = hovered;
            scene.handle(Event::Hovered(hovered));
            // The row itself lights up in the next pass.
            ui.ctx().request_repaint();
        }
    }

    /// Shows at the bottom the last message and a remedy, and takes their room from `rest`.
    fn foot(&mut self, ui: &mut Ui, rest: &mut Rect, words: &Words, scene: &mut Viewer, remedy: Option<&str>) {
        let remedy = remedy.and_then(|name| scene.offer(name));
        // Without room here, the menu has it.
        if let Some(Offer { name, words: what, .. }) = remedy.filter(|_| rest.height() > LEAST_ABOVE) {
            let place = super::layout::from_below(rest, widgets::PRIMARY + 16.0);
            ui.scope_builder(UiBuilder::new().max_rect(place).id_salt("remedy"), |ui| {
                if wide_button(ui, None, &words.say(&what), ButtonLook::Filled).clicked() {
                    scene.handle(Event::act(name));
                }
            });
        }
        let error = self.fields.error().map(|error| (error, wrong(ui)));
        let said = self.fields.said().map(|said| (said, accent(ui)));
        for (sentence, colour) in error.into_iter().chain(said) {
            let said = words.say(sentence);
            let height = widgets::laid_out(ui, &said, theme::text(), colour, rest.width()).size().y + GAP;
            let place = super::layout::from_below(rest, height.min(rest.height() * 0.6));
            widgets::write_all(ui, place, &said, theme::text(), colour);
        }
    }

    /// The pair that was chosen in this pass, by its place among all.
    pub(super) fn take_pair(&mut self) -> Option<usize> {
        self.pair.take()
    }

    /// A step of a course opens: scrolls to the top.
    pub(super) fn begin_at_top(&mut self) {
        self.to_top = true;
    }

    pub(super) fn forget(&mut self) {
        self.fields.forget();
    }

    /// Opens or closes the explanation of the chosen method.
    pub(super) fn explain(&mut self, method: &str) {
        let id = format!("explain-{method}");
        self.explained = if self.explained.as_ref() == Some(&id) { None } else { Some(id) };
    }

    pub(super) fn explains(&self) -> bool {
        self.explains
    }

    pub(super) fn end_explanation(&mut self) {
        self.explained = None;
    }

    /// What it says at its foot, beside errors.
    pub(super) fn said(&self) -> Option<&Text> {
        self.fields.said()
    }

    /// Notes whether the scene has taken the input.
    fn report(&mut self, result: Result<(), Text>) {
        self.fields.report(result);
    }
}

/// Scrolls the content of a place, from its top if it begins. With a mouse a drag does not scroll, because it would
/// move rows away under a click.
fn scrolled(ui: &mut Ui, place: Rect, (by_finger, begins): (bool, bool), show: impl FnOnce(&mut Ui)) {
    // In a small window its margins may take away more than there is.
    let place = Rect::from_min_size(place.min, place.size().max(Vec2::ZERO));
    // The scroll bar stands in the margin, so that it does not change the width.
    let with_bar = place.with_max_x(place.right() + theme::BAR);
    ui.scope_builder(UiBuilder::new().max_rect(with_bar).id_salt("scrolled"), |ui| {
        ui.set_clip_rect(place.expand2(vec2(MARGIN, 0.0)).intersect(ui.clip_rect()));
        let mut scroll = egui::ScrollArea::vertical().auto_shrink(false).drag_to_scroll(by_finger);
        if begins {
            scroll = scroll.vertical_scroll_offset(0.0);
        }
        let shown = scroll.show(ui, |ui| {
            // The ground of a row reaches beyond its words.
            ui.set_clip_rect(ui.clip_rect().expand2(vec2(NARROW_MARGIN, 0.0)));
            ui.set_max_width(place.width());
            show(ui);
        });
        widgets::more_below(ui, place.right() + theme::BAR / 2.0, &shown);
    });
}

fn widgets_edge(ui: &Ui, place: Rect) {
    let line = egui::Stroke::new(1.0, ui.colour(|of| of.line));
    ui.painter().vline(place.left() + 0.5, place.y_range(), line);
}

/// A sheet's handle; returns the new height of the sheet during a drag.
fn sheet_handle(ui: &mut Ui, place: Rect, sheet: Rect) -> Option<f32> {
    let response = ui.interact(place, ui.id().with("sheet"), egui::Sense::drag());
    widgets::divider(ui, place.top(), place.left(), place.right());
    let bar = Rect::from_center_size(place.center(), vec2(38.0, 5.0));
    ui.painter().rect_filled(bar, CornerRadius::same(3), ui.colour(|of| of.border));
    let at = response.interact_pointer_pos()?;
    response.dragged().then(|| (sheet.bottom() - at.y + HANDLE / 2.0).max(super::layout::PEEK))
}
