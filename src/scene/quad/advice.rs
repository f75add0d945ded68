//! Which methods apply to a quadrilateral, and why some say otherwise than the exact contact.

use super::QuadScene;
use super::readings::contact_text;
use super::y_direction::YDirection;
use crate::text;
use crate::words::Text;
use hantei_collision::{Diagnosis, Flaw, InsideMethod, Quad, QuadContact, Shape, Winding, quad_contact};

/// Which methods apply to such a quadrilateral.
pub(super) fn advice(Diagnosis { shape, winding }: Diagnosis, y: YDirection) -> Option<Text> {
    let counter_clockwise = winding == Some(Winding::CounterClockwise);
    Some(match shape {
        Shape::Convex if counter_clockwise && y.is_up() => text!("note-winding-up"),
        Shape::Convex if counter_clockwise => text!("note-winding"),
        Shape::Convex => return None,
        Shape::Concave(corner) => text!("note-concave", corner = corner.name()),
        Shape::Crossed => text!("note-crossed"),
        Shape::Degenerate(Flaw::OnOneLine) => text!("note-no-inside"),
        Shape::Degenerate(Flaw::Repeated(p, q)) if (p as usize + q as usize) % 2 == 1 => {
            text!("note-no-length", first = p.name(), second = q.name())
        }
        Shape::Degenerate(_) => text!("note-no-turn"),
    })
}

/// Why methods say otherwise than the exact contact, if they do and the advice has not told.
pub(super) fn disagreement(scene: &QuadScene, quad: &Quad, diagnosis: Diagnosis) -> Vec<Text> {
    let Some(probe) = scene.state.probe else { return Vec::new() };
    let is_wrong = |method: &&InsideMethod| scene.says(**method) != scene.should_say(**method);
    let wrong = InsideMethod::ALL.iter().filter(is_wrong);
    let names =
        |methods: &[&InsideMethod]| -> Vec<Text> { methods.iter().map(|method| Text::plain(method.name())).collect() };
    let mut notes = Vec::new();
    let is_on_edge = quad_contact(quad, probe) == QuadContact::OnEdge;
    if is_on_edge && scene.says(scene.state.method) == Some(false) {
        notes.push(text!("note-on-edge"));
    }
    let convex = diagnosis.shape == Shape::Convex;
    let clockwise = diagnosis.winding == Some(Winding::Clockwise);
    let (by_shape, by_rounding): (Vec<_>, Vec<_>) = wrong.partition(|method| match method {
        InsideMethod::RightOfAll => !convex || !clockwise,
        InsideMethod::SameSide => !convex,
        InsideMethod::Crossings => false,
    });
    // That right-of-all rejects a counter-clockwise quad is said already.
    if !by_shape.is_empty() && !convex {
        let (count, methods) = (by_shape.len(), names(&by_shape));
        notes.push(text!("note-otherwise", methods = methods, count = count, contact = contact_text(quad, probe)));
    }
    if !by_rounding.is_empty() {
        notes.push(text!("note-side-rounding", methods = names(&by_rounding)));
    }
    notes
}
