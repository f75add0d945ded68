//! Which methods apply to a quadrilateral, and why some say otherwise than the exact contact.

use super::QuadScene;
use super::readings::contact_text;
use super::y_direction::YDirection;
use crate::collision::{Border, Diagnosis, Flaw, InsideMethod, QuadContact, Shape, Winding, quad_contact};
use crate::geometry::Quad;

/// Which methods apply to such a quadrilateral.
pub(super) fn advice(Diagnosis { shape, winding }: Diagnosis, y: YDirection) -> Option<String> {
    let counter_clockwise = winding == Some(Winding::CounterClockwise);
    match shape {
        Shape::Convex if counter_clockwise && y.is_up() => Some(
            "The corners run clockwise, and y grows up: there the source's > 0 asks for the left side, so right-of-all \
             rejects every point. same-side takes both windings."
                .into(),
        ),
        Shape::Convex if counter_clockwise => Some(
            "The corners run counter-clockwise on the screen: right-of-all, the source's own test, rejects every point. \
             same-side takes both windings."
                .into(),
        ),
        Shape::Convex => None,
        Shape::Concave(corner) => Some(format!(
            "The angle inside {} is above 180°: a point inside can be left of an edge. Only crossings applies.",
            corner.name()
        )),
        Shape::Crossed => {
            Some("Two edges cross, so no side of an edge is always the inside. Only crossings applies.".into())
        }
        Shape::Degenerate(Flaw::OnOneLine) => {
            Some("There is no inside: every point is outside or on an edge.".into())
        }
        Shape::Degenerate(Flaw::Repeated(p, q)) if (p as usize + q as usize) % 2 == 1 => Some(format!(
            "The edge between {} and {} has no length: its side is 0 for every point, which is \"on the edge\" to \
             right-of-all and same-side. Only crossings applies.",
            p.name(),
            q.name()
        )),
        Shape::Degenerate(_) => {
            Some("Two edges lie on one line, an angle of 0° or 180°. Only crossings is sure to apply.".into())
        }
    }
}

/// Why methods say otherwise than the exact contact, if they do and the advice has not told.
pub(super) fn disagreement(scene: &QuadScene, quad: &Quad, diagnosis: Diagnosis) -> Vec<String> {
    let Some(probe) = scene.state.probe else { return Vec::new() };
    let exact = quad_contact(quad, probe);
    let wrong: Vec<InsideMethod> = InsideMethod::ALL
        .iter()
        .copied()
        .filter(|&method| {
            let expected = match exact {
                QuadContact::Inside => true,
                QuadContact::OnEdge => scene.state.border.for_method(method.own_border()) == Border::Hits,
                QuadContact::Outside => false,
            };
            scene.says(method).is_some_and(|inside| inside != expected)
        })
        .collect();
    let names = |methods: &[InsideMethod]| methods.iter().map(|method| method.name()).collect::<Vec<_>>().join(" and ");
    let mut notes = Vec::new();
    if exact == QuadContact::OnEdge && scene.says(scene.state.method) == Some(false) {
        notes.push("A point on an edge is not inside, as the source writes it; border=hits lets it count.".into());
    }
    let convex = diagnosis.shape == Shape::Convex;
    let clockwise = diagnosis.winding == Some(Winding::Clockwise);
    let (by_shape, by_rounding): (Vec<_>, Vec<_>) = wrong.into_iter().partition(|method| match method {
        InsideMethod::RightOfAll => !convex || !clockwise,
        InsideMethod::SameSide => !convex,
        InsideMethod::Crossings => false,
    });
    // That right-of-all rejects a counter-clockwise quad is said already.
    if !by_shape.is_empty() && !convex {
        let contact = contact_text(quad, probe);
        notes.push(format!("So here {} say{} otherwise: {contact}.", names(&by_shape), plural(&by_shape)));
    }
    if !by_rounding.is_empty() {
        notes.push(format!(
            "Rounding turns the answer of {}: so near to an edge the plain side value loses its sign. \
             The contact is exact.",
            names(&by_rounding)
        ));
    }
    notes
}

fn plural(methods: &[InsideMethod]) -> &'static str {
    if methods.len() == 1 { "s" } else { "" }
}
