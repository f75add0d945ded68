//! Readings and knobs as egui widgets. The words come from the scene, the type from [`theme`](crate::window::theme).
//!
//! The panel has a first page: the method, what it compares, and what follows. What else there is stands behind doors,
//! each of which takes the page's place until it is left.

#[cfg(test)]
#[path = "../../../tests/audit/mod.rs"]
mod audit;
mod bars;
mod blanks;
mod constants;
pub(super) mod contents;
mod doors;
mod fields;
pub(super) mod figures;
mod formula;
mod gestures;
pub(super) mod guess;
mod help;
pub(super) mod icons;
pub(super) mod lesson;
pub(super) mod menu;
mod methods;
mod needs;
mod own;
mod own_head;
mod page;
pub(super) mod player;
pub(super) mod presenter;
mod rows;
mod sided;
pub(super) mod top;
pub(super) mod verdict;
pub(super) mod widgets;

use super::input::KeyFocus;
use super::painting::Painter;
use super::theme::{self, Coloured as _};
use crate::scene::{Door, Event, Offer, Readings, Viewer};
use crate::words::{Text, Words};
use constants::ConstantFields;
use egui::{self, CornerRadius, Rect, Ui, UiBuilder, vec2};
use fields::Fields;
use formula::FormulaField;
use hantei_collision::About;
pub(super) use help::HelpChoice;
use std::rc::Rc;
use widgets::{GAP, Look, accent, wide_button, wrong};

/// Space at the panel's left and right, and above its first line, logical pixels.
const MARGIN: f32 = 24.0;
const NARROW_MARGIN: f32 = 16.0;
/// A panel that is narrower than this has less space around, logical pixels.
const NARROW: f32 = 340.0;
/// A remedy leaves so much of the page above it, logical pixels.
const LEAST_ABOVE: f32 = 130.0;
/// Height of the handle of a sheet, logical pixels.
const HANDLE: f32 = 24.0;

/// What the panel remembers from frame to frame.
#[derive(Default)]
pub(super) struct Panel {
    /// What the window does by itself, for the menu and the help.
    window: Vec<Offer>,
    fields: Fields,
    formula: FormulaField,
    constants: ConstantFields,
    /// The agreements by which a typed test is meant are open.
    shows_rules: bool,
    /// The last pointer was a finger.
    by_finger: bool,
    button_has_focus: bool,
    /// What the row under the pointer speaks of.
    hovered: Option<About>,
    /// The id of the explanation that is open.
    explained: Option<String>,
    /// The scene that was shown last, and its door.
    shown: Option<(&'static str, Door)>,
    /// Something else was opened: what scrolls begins at its top.
    to_top: bool,
    painter: Rc<Painter>,
}

/// Where the panel is, and how it is shown.
#[derive(Clone, Copy)]
pub(super) struct PanelPlace {
    pub(super) rect: Rect,
    /// It comes from below, and can be dragged.
    pub(super) is_sheet: bool,
    pub(super) by_finger: bool,
}

impl Panel {
    /// A panel whose menu has these actions of the window beside those of the scene.
    pub(super) fn new(window: Vec<Offer>) -> Self {
        Self { window, ..Self::default() }
    }

    /// What has the keyboard.
    pub(super) fn focus(&self) -> KeyFocus {
        match (self.formula.has_focus(), self.fields.focus(), self.button_has_focus) {
            (true, ..) => KeyFocus::Text,
            (false, Some(is_whole), _) => KeyFocus::Number { is_whole },
            (false, None, true) => KeyFocus::Button,
            (false, None, false) => KeyFocus::Nothing,
        }
    }

    /// Whether a field has the keyboard.
    pub(super) fn types(&self) -> bool {
        self.fields.focus().is_some() || self.formula.has_focus()
    }

    /// Says what has been done, or why it could not be.
    pub(super) fn say(&mut self, result: Result<Text, Text>) {
        self.fields.say(result);
    }

    /// What the window does by itself.
    pub(super) fn offers(&self) -> &[Offer] {
        &self.window
    }

    /// Begins a pass, whether the panel is shown in it or not.
    pub(super) fn begin(&mut self) {
        self.fields.begin();
        self.formula.begin();
    }

    /// Notes what has the keyboard once all is shown.
    pub(super) fn end(&mut self, context: &egui::Context) {
        let focused = context.memory(|memory| memory.focused());
        self.button_has_focus = focused.is_some() && !self.types();
    }

    /// Shows the panel and turns the knobs that are turned in it. The knobs of the keys in `needed` stand on the first page.
    /// Returns how high its sheet is to be, where that is dragged.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        place: PanelPlace,
        words: &Words,
        scene: &mut dyn Viewer,
        (readings, needed): (&Readings, &[String]),
    ) -> Option<f32> {
        self.by_finger = place.by_finger;
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

    /// Notes what the row under the pointer speaks of.
    fn hover(&mut self, ui: &Ui, scene: &mut dyn Viewer, hovered: Option<About>) {
        if hovered != self.hovered {
            self.hovered = hovered;
            scene.handle(Event::Hovered(hovered));
            // The row itself lights up in the next pass.
            ui.ctx().request_repaint();
        }
    }

    /// Takes from the bottom of a place what was done or refused, and a remedy; says it there.
    fn foot(&mut self, ui: &mut Ui, rest: &mut Rect, words: &Words, scene: &mut dyn Viewer, remedy: Option<&str>) {
        let remedy = remedy.and_then(|name| scene.offer(name));
        // Where there is no room for it, the menu has it.
        if let Some(Offer { name, words: what, .. }) = remedy.filter(|_| rest.height() > LEAST_ABOVE) {
            let place = super::layout::from_below(rest, widgets::PRIMARY + 16.0);
            ui.scope_builder(UiBuilder::new().max_rect(place).id_salt("remedy"), |ui| {
                if wide_button(ui, None, &words.say(&what), Look::Filled).clicked() {
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

/// Scrolls what is shown in a place, from its top if it begins. With a mouse, dragging would carry the rows away under a click.
fn scrolled(ui: &mut Ui, place: Rect, (by_finger, begins): (bool, bool), show: impl FnOnce(&mut Ui)) {
    // The bar stands in the margin: what is shown is as wide with it as without.
    let with_bar = place.with_max_x(place.right() + theme::BAR);
    ui.scope_builder(UiBuilder::new().max_rect(with_bar).id_salt("scrolled"), |ui| {
        ui.set_clip_rect(place.expand2(vec2(MARGIN, 0.0)).intersect(ui.clip_rect()));
        let mut scroll = egui::ScrollArea::vertical().auto_shrink(false).drag_to_scroll(by_finger);
        if begins {
            scroll = scroll.vertical_scroll_offset(0.0);
        }
        scroll.show(ui, |ui| {
            // The ground of a row reaches beyond its words.
            ui.set_clip_rect(ui.clip_rect().expand2(vec2(NARROW_MARGIN, 0.0)));
            ui.set_max_width(place.width());
            show(ui);
        });
    });
}

/// The line at the left of the panel.
fn widgets_edge(ui: &Ui, place: Rect) {
    let line = egui::Stroke::new(1.0, ui.colour(|of| of.line));
    ui.painter().vline(place.left() + 0.5, place.y_range(), line);
}

/// The handle of a sheet; how high the sheet is to be, while it is dragged.
fn sheet_handle(ui: &mut Ui, place: Rect, sheet: Rect) -> Option<f32> {
    let response = ui.interact(place, ui.id().with("sheet"), egui::Sense::drag());
    widgets::divider(ui, place.top(), place.left(), place.right());
    let bar = Rect::from_center_size(place.center(), vec2(38.0, 5.0));
    ui.painter().rect_filled(bar, CornerRadius::same(3), ui.colour(|of| of.border));
    let at = response.interact_pointer_pos()?;
    response.dragged().then(|| (sheet.bottom() - at.y + HANDLE / 2.0).max(super::layout::PEEK))
}

/// What a door is called: a scene may have a name of its own for it.
fn door_title(words: &Words, door: Door, scene: &dyn Viewer) -> String {
    let own = format!("door-{}-{}", scene.name(), door.name());
    let id = if words.has(&own) { own } else { format!("door-{}", door.name()) };
    words.say(&Text::message(id))
}
