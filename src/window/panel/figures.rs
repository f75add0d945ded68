//! Figures of a scene in the panel: painted as the stage is, with presses and the wheel.

use super::Panel;
use super::needs::room_below;
use super::widgets::{ButtonLook, GAP, whole, wide_button};
use crate::window::painting::Painter;
use egui::{Rect, Sense, Ui, vec2};
use hantei_collision::Point;
use hantei_scenes::figure::{Figure, Item};
use hantei_scenes::scene::{Door, Event, FigurePointer, Viewer};
use hantei_scenes::text;
use hantei_scenes::words::Words;

/// Width of a map with cells of 22, and height of all its lines, logical pixels.
const MAP_WIDTH: f32 = 292.0;
const MAP_LINES: f32 = 140.0;

/// Height of a door's figure in this width, logical pixels.
const fn height(door: Door, width: f32) -> f32 {
    match door {
        Door::Map => width.min(MAP_WIDTH) + MAP_LINES,
        Door::Lens => 1.2 * width,
        Door::Cost => 0.75 * width,
        Door::Sides => 1.34 * width,
        Door::Closed => 0.7 * width,
        Door::Own => 0.85 * width,
        Door::Methods | Door::Examples | Door::Numbers => 0.0,
    }
}

/// How far down its areas and words reach, logical pixels.
fn bottom(figure: &Figure) -> f32 {
    let words = figure.texts(|_, _| 0.0).into_iter().map(|(_, rect)| rect.max().y);
    let areas = figure.leaves().into_iter().filter_map(|item| match item {
        Item::Rect { rect, .. } => Some(rect.max().y),
        Item::Rects { rects, .. } => rects.iter().map(|rect| rect.max().y).reduce(f64::max),
        Item::Polygon { points, .. } => points.iter().map(|point| point.y).reduce(f64::max),
        _ => None,
    });
    words.chain(areas).fold(0.0, f64::max) as f32
}

impl Panel {
    pub(super) fn figure(&self, ui: &mut Ui, words: &Words, scene: &mut Viewer, door: Door) {
        self.figure_at_least(ui, words, scene, (door, 0.0));
    }

    /// Shows the figure behind a door, at least this high, logical pixels.
    pub(super) fn figure_at_least(&self, ui: &mut Ui, words: &Words, scene: &mut Viewer, (door, least): (Door, f32)) {
        let usual = height(door, ui.available_width().floor()).round();
        let high = if self.shows_step_map(door) { usual.min(room_below(ui)) } else { usual };
        self.figure_as_high(ui, words, scene, (door, high.max(least)));
    }

    /// Shows the figure behind a door, this high, logical pixels.
    pub(super) fn figure_as_high(&self, ui: &mut Ui, words: &Words, scene: &mut Viewer, (door, high): (Door, f32)) {
        let width = ui.available_width().floor();
        let size = vec2(width, high.round());
        let figure = scene.panel_figure(door, whole(size), None);
        if figure.items.is_empty() {
            return;
        }
        let used = if door == Door::Lens { bottom(&figure) + GAP } else { size.y };
        let (_, place) = ui.allocate_space(size.min(vec2(width, used)));
        figure_in(ui, place, &self.painter, words, (scene, door));
    }

    /// Whether it is the map of a step of the course beside its picture, which has to be seen as a whole.
    pub(super) fn shows_step_map(&self, door: Door) -> bool {
        door == Door::Map && self.in_course && !self.is_sheet
    }

    /// Shows the figure behind a door, or the way back if it replaces the stage; and the button that changes this.
    pub(super) fn figure_or_way_back(&mut self, ui: &mut Ui, words: &Words, scene: &mut Viewer, door: Door) {
        let is_large = scene.large().is_some();
        if !is_large {
            self.figure(ui, words, scene, door);
            ui.add_space(GAP);
        }
        let said = if is_large { text!("figure-smaller") } else { text!("figure-larger") };
        if wide_button(ui, None, &words.say(&said), ButtonLook::Outlined).clicked() {
            let result = scene.set("large", if is_large { "off" } else { "on" });
            self.report(result);
            ui.ctx().request_repaint();
        }
        ui.add_space(GAP);
    }
}

/// Shows the figure behind a door in a place, and passes the pointer's input on to it.
pub(in crate::window) fn figure_in(
    ui: &mut Ui,
    place: Rect,
    painter: &Painter,
    words: &Words,
    (scene, door): (&mut Viewer, Door),
) {
    let size = whole(place.size());
    let response = ui.interact(place, ui.id().with(("figure", door.name())), Sense::click());
    let at = |at: egui::Pos2| Point::new(f64::from(at.x - place.left()), f64::from(at.y - place.top()));
    let pointer = response.hover_pos().map(at);
    painter.paint(ui.painter(), place.min, &scene.panel_figure(door, size, pointer), words);
    if response.clicked()
        && let Some(at) = response.interact_pointer_pos().map(at)
    {
        scene.handle(Event::FigurePressed(door, FigurePointer { at, size }));
        ui.ctx().request_repaint();
    }
    let turned = ui.input(|input| input.raw_scroll_delta.y);
    // Other figures leave the wheel to the page.
    if let Some(at) = pointer.filter(|_| turned != 0.0 && door == Door::Lens) {
        scene.handle(Event::FigureWheeled(door, FigurePointer { at, size }, f64::from(turned.signum())));
        // The wheel must not scroll the page too.
        ui.input_mut(|input| input.smooth_scroll_delta = vec2(0.0, 0.0));
        ui.ctx().request_repaint();
    }
}
