//! Small pictures of what the mouse does, for the lines of the help.

use super::widgets::{ink, second};
use crate::window::theme::Coloured as _;
use egui::{Color32, CornerRadius, Pos2, Rect, Shape, Stroke, StrokeKind, Ui, pos2, vec2};
use hantei_scenes::figure::Palette;

/// Logical pixels.
pub(super) const SIZE: egui::Vec2 = vec2(40.0, 36.0);

/// Draws the gesture of this name in a place of [`SIZE`]; for an unknown name, the pointer.
pub(super) fn draw(ui: &Ui, place: Rect, name: &str) {
    let pen = GesturePen { ui, corner: place.min };
    match name {
        "move" => {
            pen.square((2.0, 2.0), pen.colour(|of| of.a).gamma_multiply(0.3));
            pen.square((12.0, 8.0), pen.colour(|of| of.a));
            pen.pointer(24.0, 18.0);
        }
        "drag" => {
            pen.square((6.0, 6.0), pen.colour(|of| of.b));
            for (x, y) in [(6.0, 6.0), (26.0, 6.0), (6.0, 26.0), (26.0, 26.0)] {
                pen.handle(x, y);
            }
            pen.pointer(26.0, 24.0);
        }
        "lift" => {
            pen.square((4.0, 14.0), pen.colour(|of| of.a));
            pen.arrow((32.0, 32.0), (32.0, 6.0));
        }
        "turn" => {
            pen.arrow((14.0, 30.0), (6.0, 18.0));
            pen.arrow((22.0, 30.0), (30.0, 18.0));
            pen.pointer(15.0, 8.0);
        }
        "view" => {
            pen.frame([3.0, 3.0, 32.0, 28.0], 3);
            pen.small((8.0, 9.0), pen.colour(|of| of.a));
            pen.small((18.0, 15.0), pen.colour(|of| of.b));
        }
        "wheel" => {
            pen.frame([10.0, 4.0, 18.0, 28.0], 9);
            pen.line(&[(19.0, 10.0), (19.0, 16.0)], 3.0);
            pen.line(&[(32.0, 12.0), (35.0, 8.0), (38.0, 12.0)], 1.8);
            pen.line(&[(32.0, 24.0), (35.0, 28.0), (38.0, 24.0)], 1.8);
        }
        "middle" => {
            pen.frame([10.0, 4.0, 18.0, 28.0], 9);
            pen.line(&[(19.0, 10.0), (19.0, 16.0)], 3.0);
            pen.arrow((7.0, 18.0), (1.0, 18.0));
            pen.arrow((31.0, 18.0), (37.0, 18.0));
        }
        "fingers" => {
            for (x, to) in [(14.0, (4.0, 8.0)), (26.0, (36.0, 8.0))] {
                pen.ring(x, 22.0);
                pen.arrow((x, 14.0), to);
            }
        }
        "shift-click" => {
            pen.frame([1.0, 4.0, 20.0, 18.0], 4);
            pen.arrow((11.0, 18.0), (11.0, 8.0));
            pen.ring(28.0, 20.0);
            pen.pointer(28.0, 20.0);
        }
        _ => {
            pen.ring(16.0, 14.0);
            pen.pointer(16.0, 14.0);
        }
    }
}

struct GesturePen<'a> {
    ui: &'a Ui,
    corner: Pos2,
}

impl GesturePen<'_> {
    fn colour(&self, of: fn(&Palette) -> hantei_scenes::figure::Colour) -> Color32 {
        self.ui.colour(of)
    }

    fn at(&self, (x, y): (f32, f32)) -> Pos2 {
        self.corner + vec2(x, y)
    }

    fn fill(&self, from: (f32, f32), size: f32, colour: Color32) {
        let place = Rect::from_min_size(self.at(from), vec2(size, size));
        self.ui.painter().rect_filled(place, CornerRadius::ZERO, colour);
    }

    fn square(&self, from: (f32, f32), colour: Color32) {
        self.fill(from, 20.0, colour);
    }

    fn small(&self, from: (f32, f32), colour: Color32) {
        self.fill(from, 12.0, colour);
    }

    fn handle(&self, x: f32, y: f32) {
        let place = Rect::from_center_size(self.at((x, y)), vec2(6.0, 6.0));
        let stroke = Stroke::new(1.4, self.colour(|of| of.b));
        self.ui.painter().rect(place, CornerRadius::ZERO, self.colour(|of| of.panel), stroke, StrokeKind::Inside);
    }

    fn frame(&self, [x, y, width, height]: [f32; 4], round: u8) {
        let place = Rect::from_min_size(self.at((x, y)), vec2(width, height));
        let stroke = Stroke::new(1.8, ink(self.ui));
        self.ui.painter().rect_stroke(place, CornerRadius::same(round), stroke, StrokeKind::Inside);
    }

    fn ring(&self, x: f32, y: f32) {
        self.ui.painter().circle_stroke(self.at((x, y)), 6.0, Stroke::new(1.8, second(self.ui)));
    }

    fn line(&self, points: &[(f32, f32)], width: f32) {
        let points = points.iter().map(|&at| self.at(at)).collect();
        self.ui.painter().add(Shape::line(points, Stroke::new(width, second(self.ui))));
    }

    fn arrow(&self, from: (f32, f32), to: (f32, f32)) {
        let (start, end) = (pos2(from.0, from.1), pos2(to.0, to.1));
        let along = (end - start).normalized() * 4.0;
        let back = end - along;
        let side = along.rot90();
        let head = [back + side, end, back - side].map(|at| (at.x, at.y));
        self.line(&[from, to], 1.8);
        self.line(&head, 1.8);
    }

    /// The pointer, with its tip here.
    fn pointer(&self, x: f32, y: f32) {
        let outline = [(0.0, 0.0), (0.0, 13.0), (3.2, 10.4), (9.6, 10.0)];
        let points = outline.map(|(right, down)| self.at((x + right, y + down)));
        let edge = Stroke::new(1.2, self.colour(|of| of.panel));
        // As two halves, because a filled polygon has to be convex.
        for half in [[points[0], points[1], points[2]], [points[0], points[2], points[3]]] {
            self.ui.painter().add(Shape::convex_polygon(half.to_vec(), ink(self.ui), Stroke::NONE));
        }
        self.ui.painter().add(Shape::closed_line(points.to_vec(), edge));
    }
}
