//! Which methods apply to a quadrilateral, and why some disagree with the exact contact.

use super::method_of;
use super::said::contact_text;
use crate::scene::pair::PairScene;
use crate::scene::shared::tested::TestScene as _;
use crate::scene::shared::trial::Trial;
use crate::scene::shared::y_direction::YDirection;
use crate::text;
use crate::words::Text;
use hantei_collision::{Diagnosis, Flaw, InsideMethod, Quad, QuadContact, Shape, Winding, quad_contact};

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

/// Why methods disagree with the exact contact, if the advice has not said it.
pub(super) fn disagreement(scene: &PairScene, quad: &Quad, diagnosis: Diagnosis) -> Vec<Text> {
    let Some(probe) = scene.state.placed.probe else { return Vec::new() };
    let trials = scene.trials();
    let wrong = trials.iter().filter(|trial| trial.is_wrong()).filter_map(Trial::built_in).map(method_of);
    let names = |methods: &[InsideMethod]| methods.iter().map(|method| Text::plain(method.name())).collect::<Vec<_>>();
    let mut notes = Vec::new();
    let is_on_edge = quad_contact(quad, probe) == QuadContact::OnEdge;
    if is_on_edge && scene.says_of(probe) == Some(false) {
        notes.push(text!("note-on-edge"));
    }
    let convex = diagnosis.shape == Shape::Convex;
    let clockwise = diagnosis.winding == Some(Winding::Clockwise);
    let (by_shape, by_rounding): (Vec<_>, Vec<_>) = wrong.partition(|method| match method {
        InsideMethod::RightOfAll => !convex || !clockwise,
        InsideMethod::SameSide => !convex,
        InsideMethod::Crossings => false,
    });
    // The advice already says that right-of-all rejects a counter-clockwise quad.
    if !by_shape.is_empty() && !convex {
        let (count, methods) = (by_shape.len(), names(&by_shape));
        notes.push(text!("note-otherwise", methods = methods, count = count, contact = contact_text(quad, probe)));
    }
    if !by_rounding.is_empty() {
        notes.push(text!("note-side-rounding", methods = names(&by_rounding)));
    }
    notes
}
