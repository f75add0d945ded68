//! Fingers on a touch screen: one is the pointer, two zoom and pan.

use egui::Pos2;
use macroquad::miniquad::TouchPhase;

/// Within this distance from its start a finger may still make a click, or be the first of two, logical pixels.
const SLOP: f32 = 8.0;

/// What fingers mean; places in physical pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum FingerGesture {
    Moved(Pos2),
    Pressed(Pos2),
    Released(Pos2),
    /// A second finger ends the drag of the first one, which meant to zoom.
    TakenBack(Pos2),
    Gone,
    /// The old and the new places of two fingers.
    Spread([Pos2; 2], [Pos2; 2]),
}

#[derive(Debug, Default)]
pub(super) enum Fingers {
    #[default]
    None,
    /// One, which may become a click, a drag or the first of two.
    Resting(u64, Pos2),
    /// One that drags, with its last place.
    Dragging(u64, Pos2),
    Spreading([(u64, Pos2); 2]),
    /// More than two, or fewer afterwards: they mean nothing until all are up.
    Spent(usize),
}

impl Fingers {
    pub(super) fn down(&self) -> bool {
        !matches!(self, Self::None)
    }

    /// Takes an event; `scale` is physical pixels per logical one.
    pub(super) fn take(&mut self, phase: TouchPhase, id: u64, at: Pos2, scale: f32) -> Vec<FingerGesture> {
        use FingerGesture::{Gone, Moved, Pressed, Released, Spread, TakenBack};
        let (now, gestures) = match (std::mem::take(self), phase) {
            (Self::None, TouchPhase::Started) => (Self::Resting(id, at), vec![Moved(at)]),
            (Self::None, _) => (Self::None, vec![]),
            (Self::Resting(first, from), TouchPhase::Started) => (Self::Spreading([(first, from), (id, at)]), vec![]),
            (Self::Dragging(first, last), TouchPhase::Started) => {
                (Self::Spreading([(first, last), (id, at)]), vec![TakenBack(last)])
            }
            (Self::Resting(first, from), TouchPhase::Moved) if first == id => {
                if at.distance(from) <= SLOP * scale {
                    (Self::Resting(first, from), vec![])
                } else {
                    (Self::Dragging(first, at), vec![Pressed(from), Moved(at)])
                }
            }
            (Self::Dragging(first, _), TouchPhase::Moved) if first == id => {
                (Self::Dragging(first, at), vec![Moved(at)])
            }
            (Self::Resting(first, from), TouchPhase::Ended) if first == id => {
                (Self::None, vec![Pressed(from), Released(from), Gone])
            }
            (Self::Dragging(first, _), TouchPhase::Ended) if first == id => (Self::None, vec![Released(at), Gone]),
            (Self::Resting(first, _), TouchPhase::Cancelled) if first == id => (Self::None, vec![Gone]),
            (Self::Dragging(first, last), TouchPhase::Cancelled) if first == id => {
                (Self::None, vec![Released(last), Gone])
            }
            (Self::Spreading(before), TouchPhase::Moved) => {
                let after = before.map(|(each, last)| (each, if each == id { at } else { last }));
                (Self::Spreading(after), vec![Spread(before.map(|(_, at)| at), after.map(|(_, at)| at))])
            }
            (Self::Spreading(pair), TouchPhase::Started) => (Self::Spent(pair.len() + 1), vec![]),
            (Self::Spreading(_), TouchPhase::Ended | TouchPhase::Cancelled) => (Self::Spent(1), vec![Gone]),
            (Self::Spent(count), TouchPhase::Started) => (Self::Spent(count + 1), vec![]),
            (Self::Spent(count), TouchPhase::Ended | TouchPhase::Cancelled) if count > 1 => {
                (Self::Spent(count - 1), vec![])
            }
            (Self::Spent(_), TouchPhase::Ended | TouchPhase::Cancelled) => (Self::None, vec![]),
            (same, _) => (same, vec![]),
        };
        *self = now;
        gestures
    }
}

#[cfg(test)]
mod tests;
