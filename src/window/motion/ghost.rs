//! The pointer of a playing solution, which glides from place to place as a hand would move it.

use super::ease_out;
use crate::window::theme::Coloured as _;
use egui::{Color32, Pos2, Shape, Stroke, Ui, pos2, vec2};
use hantei_collision::Point;
use hantei_scenes::figure::Viewport;
use hantei_scenes::lesson::Act;
use hantei_scenes::scene::Event;

/// Time from one place to the next, seconds.
const GLIDES: f64 = 0.5;
const OPACITY: f32 = 0.85;
/// Radius of the ring around its tip during a press, logical pixels.
const PRESS: f32 = 9.0;
/// Its outline from the tip, as two convex parts, the head and the tail, logical pixels.
const HEAD: [(f32, f32); 3] = [(0.0, 0.0), (0.0, 17.0), (12.0, 12.0)];
const TAIL: [(f32, f32); 4] = [(3.6, 12.4), (6.6, 11.2), (9.6, 18.4), (6.6, 19.6)];

#[derive(Debug, Default)]
pub(in crate::window) struct Ghost {
    /// World units; `None` before its first place.
    at: Option<Point>,
    /// The start of the glide: place, and time in seconds.
    from: Option<(Point, f64)>,
    is_pressed: bool,
}

fn place(act: &Act) -> Option<Point> {
    match act {
        Act::Happens(Event::PointerMoved(at) | Event::Pressed { at, .. } | Event::Released(at)) => Some(*at),
        Act::Happens(_) | Act::Set(..) | Act::Does(_) => None,
    }
}

impl Ghost {
    /// Its place, if it is visible.
    pub(in crate::window) fn at(&self) -> Option<Point> {
        self.at
    }

    /// Glides towards an act. Its place on the way; `None` on arrival.
    pub(in crate::window) fn glide(&mut self, act: &Act, now: f64) -> Option<Point> {
        let (at, to) = (self.at?, place(act)?);
        if at == to {
            return None;
        }
        let (from, began) = *self.from.get_or_insert((at, now));
        let part = ease_out((now - began) / GLIDES);
        if part >= 1.0 {
            return None;
        }
        let at = from + (to - from) * part;
        self.at = Some(at);
        Some(at)
    }

    /// An act is done: moves to its place.
    pub(in crate::window) fn arrive(&mut self, act: &Act) {
        self.from = None;
        self.at = place(act).or(self.at);
        match act {
            Act::Happens(Event::Pressed { .. }) => self.is_pressed = true,
            Act::Happens(Event::Released(_)) => self.is_pressed = false,
            Act::Happens(_) | Act::Set(..) | Act::Does(_) => {}
        }
    }

    /// Draws it over the stage, whose top left is here.
    pub(in crate::window) fn draw(&self, ui: &Ui, stage: egui::Rect, viewport: Viewport) {
        let Some(at) = self.at else { return };
        let at = viewport.to_stage(at);
        let tip = stage.min + vec2(at.x as f32, at.y as f32);
        let painter = ui.painter().with_clip_rect(stage);
        let [ink, halo] = [ui.colour(|of| of.ink), ui.colour(|of| of.stage)].map(|of| of.gamma_multiply(OPACITY));
        if self.is_pressed {
            painter.circle_stroke(tip, PRESS, Stroke::new(2.5, ui.colour(|of| of.accent)));
        }
        for (colour, outline) in [(halo, 4.0), (ink, 0.0)] {
            for part in [&HEAD[..], &TAIL] {
                painter.add(shape(tip, part, colour, outline));
            }
        }
    }
}

fn shape(tip: Pos2, part: &[(f32, f32)], colour: Color32, outline: f32) -> Shape {
    let points = part.iter().map(|&(x, y)| pos2(tip.x + x, tip.y + y)).collect();
    Shape::convex_polygon(points, colour, Stroke::new(outline, colour))
}
