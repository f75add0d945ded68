//! The exact relation of a circle and an outline.
//! Idea: the circle's centre is inside, or the nearest point of an edge is as near as the radius or nearer. Which point
//! is nearest is a sign, and the distance from a line is compared as a square. Cost: up to three signs for each edge.

use super::outline::{Edge, cross_terms, edges};
use crate::circle::{by_distance, contact_of};
use crate::exact_sign::{against_length, exact_sign};
use crate::quad_contact::even_odd_contact;
use crate::{Circle, Contact, Point, QuadContact};
use std::cmp::Ordering;

/// How a circle lies to the closed line through `corners`, with its inside; apart from none.
pub(super) fn contact(circle: Circle, corners: &[Point]) -> Contact {
    let is_inside = even_odd_contact(edges(corners), circle.centre()) == QuadContact::Inside;
    if is_inside && circle.radius() >= 0.0 {
        return Contact::Overlapping;
    }
    edges(corners).map(|edge| with_edge(circle, edge)).fold(Contact::Apart, Contact::max)
}

fn with_edge(circle: Circle, edge @ (a, b): Edge) -> Contact {
    let (centre, radius) = (circle.centre(), circle.radius());
    let (across, down) = ([b.x, -a.x], [b.y, -a.y]);
    // How far the centre is from a point, in the direction of the edge.
    let along = |from: Point| exact_sign(&[[&[centre.x, -from.x], &across], [&[centre.y, -from.y], &down]]);
    let with_end = |end: Point| by_distance(&[centre.x, -end.x], &[centre.y, -end.y], radius);
    match (along(a), along(b)) {
        (Some(Ordering::Greater), Some(Ordering::Less)) => {
            let terms = cross_terms(edge, centre);
            let products = terms.each_ref().map(|[one, other]| [one.as_slice(), other.as_slice()]);
            contact_of(against_length(&products, radius, [&across, &down]))
        }
        (Some(Ordering::Greater), _) => with_end(b),
        _ => with_end(a),
    }
}
