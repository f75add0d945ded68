//! The exact relation of two outlines: closed lines of 1, 2 or more corners, with their insides by the even-odd rule.
//! Idea: where an edge of one meets the other, look just behind that place, along the edge: is that inside the other?
//! Along an edge that both share, look to its right and left: is that inside both? Only signs are needed. Cost: for
//! each edge a point-in-polygon test, and one more for each place where it meets the other; nothing for bounds apart.

use super::plain;
use crate::exact_sign::{Product, compare_products};
use crate::geometry::Corners;
use crate::quad_contact::{crosses_ray, even_odd_contact};
use crate::{Contact, Point, QuadContact, Rect, Turn, orientation};
use std::cmp::Ordering::{self, Equal, Greater, Less};

pub(super) type Edge = (Point, Point);

/// The edges, the last of which leads back to the first corner. One corner is an edge of length 0, two are joined twice.
pub(super) fn edges(corners: &[Point]) -> impl Iterator<Item = Edge> + Clone {
    corners.iter().copied().zip(corners.iter().skip(1).chain(corners.first()).copied())
}

/// How two outlines lie to each other, as [`Pair::contact`](super::Pair::contact) says. Apart if one has no corner, or a
/// number of a segment or a rectangle is not finite.
pub(super) fn contact(a: &[Point], b: &[Point]) -> Contact {
    if let (&[point], other) | (other, &[point]) = (a, b) {
        return with_point(other, point);
    }
    let are_finite = a.iter().chain(b).all(|corner| corner.x.is_finite() && corner.y.is_finite());
    let bounds = |corners: &[Point]| Rect::around(corners.iter().copied());
    let (true, Some(around_a), Some(around_b)) = (are_finite, bounds(a), bounds(b)) else { return Contact::Apart };
    if around_a.contact(around_b) == Contact::Apart {
        return Contact::Apart;
    }
    if let Some(contact) = plain::outlines(a, b) {
        return contact;
    }
    let (a, b) = (unfolded(a), unfolded(b));
    match (a.as_slice(), b.as_slice()) {
        (&[point], other) | (other, &[point]) => with_point(other, point),
        (&[a1, a2], &[b1, b2]) if cross((a1, a2), (b1, b2)) => Contact::Overlapping,
        (a, b) => match reached(a, b) {
            Contact::Overlapping => Contact::Overlapping,
            found => found.max(reached(b, a)),
        },
    }
}

fn with_point(corners: &[Point], point: Point) -> Contact {
    match even_odd_contact(edges(corners), point) {
        QuadContact::Outside => Contact::Apart,
        QuadContact::OnEdge => Contact::Touching,
        QuadContact::Inside => Contact::Overlapping,
    }
}

/// Whether a point belongs to an outline by the half-open rule: a ray from it to the right crosses an odd number of edges,
/// each without its lower end. Of a rectangle, left and top count, right and bottom do not. Exact.
pub(super) fn is_owned(point: Point, corners: &[Point]) -> bool {
    let crosses = |&(a, b): &Edge| {
        let turn = orientation(a, b, point);
        crosses_ray(a, b, point, turn == Turn::Right, turn == Turn::Left)
    };
    edges(corners).filter(crosses).count() % 2 == 1
}

/// A flat outline as a segment between its ends, or as a point; any other as it is.
fn unfolded(corners: &[Point]) -> Corners<'_> {
    let Some((&first, others)) = corners.split_first() else { return Corners::Lent(corners) };
    let Some(&second) = others.iter().find(|&&corner| corner != first) else { return Corners::copied([first]) };
    if others.iter().any(|&corner| turn((first, second), corner) != Equal) {
        return Corners::Lent(corners);
    }
    let is_before = |one: Point, other: Point| (one.x, one.y) < (other.x, other.y);
    let ends = others.iter().fold([first; 2], |[low, high], &corner| {
        [if is_before(corner, low) { corner } else { low }, if is_before(high, corner) { corner } else { high }]
    });
    Corners::copied(ends)
}

/// Whether two edges cross between their ends.
pub(super) fn cross(one: Edge, other: Edge) -> bool {
    let parts = |edge: Edge, (p, q): Edge| matches!((turn(edge, p), turn(edge, q)), (Less, Greater) | (Greater, Less));
    parts(one, other) && parts(other, one)
}

/// Overlapping if an edge of `one` reaches the inside of `other`, or a border of both has the insides of both on one
/// side; touching if an edge only meets `other`.
fn reached(one: &[Point], other: &[Point]) -> Contact {
    let (mut found, has_inside) = (Contact::Apart, other.len() > 2);
    for edge in edges(one) {
        let mut meets = |start: Start| {
            found = Contact::Touching;
            has_inside && edge.0 != edge.1 && Place { edge, start }.overlaps(one, other)
        };
        let is_reached = match even_odd_contact(edges(other), edge.0) {
            QuadContact::Inside => true,
            QuadContact::OnEdge => meets(Start::At(edge.0)),
            QuadContact::Outside => false,
        };
        let around = Rect::from_corners(edge.0, edge.1);
        let mut near = edges(other).filter(|&(p, q)| around.contact(Rect::from_corners(p, q)) != Contact::Apart);
        let is_reached = is_reached
            || near.any(|met| {
                let is_corner_on = around.contains(met.0) && turn(edge, met.0) == Equal;
                (is_corner_on && met.0 != edge.1 && meets(Start::At(met.0)))
                    || (cross(edge, met) && meets(Start::Crossing(met)))
            });
        if is_reached {
            return Contact::Overlapping;
        }
    }
    found
}

/// A place on an edge; what counts is what lies just behind it, along the edge.
struct Place {
    edge: Edge,
    start: Start,
}

#[derive(Clone, Copy)]
enum Start {
    /// At a corner that lies on the edge.
    At(Point),
    /// Where an edge crosses, between the ends of both.
    Crossing(Edge),
}

/// What an outline is just behind a place.
#[derive(Default)]
struct Behind {
    /// Whether the right of the edge is inside.
    right: bool,
    /// Whether the left is.
    left: bool,
    /// Whether the edge itself lies on an edge of the outline.
    is_edge: bool,
}

impl Place {
    fn overlaps(&self, one: &[Point], other: &[Point]) -> bool {
        let in_other = self.behind(other);
        if !in_other.is_edge {
            return in_other.right;
        }
        let in_one = self.behind(one);
        (in_other.right && in_one.right) || (in_other.left && in_one.left)
    }

    /// Counts the edges that a ray along the edge crosses, once for a ray that is moved a little to the right, once to
    /// the left.
    fn behind(&self, corners: &[Point]) -> Behind {
        let mut behind = Behind::default();
        for met in edges(corners) {
            let (from, to) = (turn(self.edge, met.0), turn(self.edge, met.1));
            // Along the edge one comes from the left of `met` to its right if `met` leads from right to left.
            let before = if from > to { Less } else { Greater };
            if from == to {
                behind.is_edge |= from == Equal && self.is_before(met.0) != self.is_before(met.1);
            } else if self.side_of(met) == before {
                behind.right ^= (from == Greater) != (to == Greater);
                behind.left ^= (from == Less) != (to == Less);
            }
        }
        behind
    }

    /// Whether the place comes before a point of the edge's line.
    fn is_before(&self, point: Point) -> bool {
        let (a, b) = self.edge;
        let is_ahead = |from: Point, to: Point| {
            if a.x == b.x { (from.y < to.y) == (a.y < b.y) } else { (from.x < to.x) == (a.x < b.x) }
        };
        match self.start {
            Start::At(corner) => corner != point && is_ahead(corner, point),
            Start::Crossing(met) => turn(met, point) == turn(met, b),
        }
    }

    /// On which side of another edge the place is: greater is right.
    fn side_of(&self, other: Edge) -> Ordering {
        let (a, b) = self.edge;
        let met = match self.start {
            Start::At(corner) => return turn(other, corner),
            Start::Crossing(met) if met == other => return Equal,
            Start::Crossing(met) => met,
        };
        let of_start = turn(other, a);
        if of_start == turn(other, b) {
            return of_start;
        }
        // Where the edge crosses `met`, weighted: (b's side of `other` times a's side of `met`, minus a's times b's).
        let terms = [(met, a), (other, b), (met, b), (other, a)].map(|(edge, point)| cross_terms(edge, point));
        let products: [[Product; 2]; 4] =
            terms.each_ref().map(|sum| sum.each_ref().map(|[one, other]| [one.as_slice(), other.as_slice()]));
        let weighted = compare_products(products.each_ref().map(|sum| sum.as_slice())).unwrap_or(Equal);
        if turn(met, a) == Less { weighted.reverse() } else { weighted }
    }
}

/// On which side of an edge a point is, exactly: greater is right.
fn turn((a, b): Edge, point: Point) -> Ordering {
    match orientation(a, b, point) {
        Turn::Right => Greater,
        Turn::Straight => Equal,
        Turn::Left => Less,
    }
}

/// The products of sums whose sum is the cross product of an edge and the vector from its start to a point.
pub(super) fn cross_terms((a, b): Edge, point: Point) -> [[[f64; 2]; 2]; 2] {
    [[[b.x, -a.x], [point.y, -a.y]], [[a.y, -b.y], [point.x, -a.x]]]
}
