//! Figures of a scene that stand in the panel: they are painted as the stage is, and take presses and the wheel.

use super::Panel;
use super::widgets::whole;
use crate::scene::{Door, Event, FigurePointer, Viewer};
use crate::words::Words;
use egui::{Sense, Ui, vec2};
use hantei_collision::Point;

/// How high the figure behind a door is, as a part of its width.
const fn height(door: Door) -> f32 {
    match door {
        Door::Map => 1.14,
        Door::Lens => 1.2,
        Door::Cost => 0.75,
        Door::Closed => 0.7,
        Door::Methods | Door::Examples | Door::Own | Door::Numbers => 0.0,
    }
}

impl Panel {
    /// Shows the figure behind a door, if the scene has one there.
    pub(super) fn figure(&self, ui: &mut Ui, words: &Words, scene: &mut dyn Viewer, door: Door) {
        let width = ui.available_width().floor();
        let size = vec2(width, (width * height(door)).round());
        let mut figure = scene.panel_figure(door, whole(size), None);
        if figure.items.is_empty() {
            return;
        }
        let (place, response) = ui.allocate_exact_size(size, Sense::click());
        let at = |at: egui::Pos2| Point::new(f64::from(at.x - place.left()), f64::from(at.y - place.top()));
        let pointer = response.hover_pos().map(at);
        if pointer.is_some() {
            figure = scene.panel_figure(door, whole(size), pointer);
        }
        self.painter.paint(ui.painter(), place.min, &figure, words);
        if response.clicked()
            && let Some(at) = response.interact_pointer_pos().map(at)
        {
            scene.handle(Event::FigurePressed(door, FigurePointer { at, size: whole(size) }));
            ui.ctx().request_repaint();
        }
        let turned = ui.input(|input| input.raw_scroll_delta.y);
        if let Some(at) = pointer.filter(|_| turned != 0.0) {
            let steps = f64::from(turned.signum());
            scene.handle(Event::FigureWheeled(door, FigurePointer { at, size: whole(size) }, steps));
            // The wheel is the figure's, not the page's.
            ui.input_mut(|input| input.smooth_scroll_delta = vec2(0.0, 0.0));
            ui.ctx().request_repaint();
        }
    }
}
