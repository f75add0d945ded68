//! A as a ray: a segment with an arrow, which ends where it gets inside B.

use super::super::marks::Marks;
use super::{MEETS, at, part, place, segment_of};
use crate::figure::Role;
use crate::text;
use crate::words::Text;
use hantei_collision::shapes::{Pair, Shape};
use hantei_collision::{CastHit, Contact, Point, Segment, ShapeKind, Vec2, cast, side};

/// Length of the head of the arrow, and of the normal, stage pixels.
const HEAD: f64 = 12.0;
const NORMAL: f64 = 46.0;
const NORMAL_HEAD: f64 = 10.0;

/// Where the ray A gets inside B, or meets the segment B.
fn hit(pair: &Pair) -> Option<CastHit> {
    let a = segment_of(pair.a());
    let by = a.end - a.start;
    match pair.b() {
        Shape::Rect(rect) => cast(a.start, by, rect),
        Shape::Circle(circle) => cast(a.start, by, circle),
        Shape::Turned(turned) => cast(a.start, by, turned),
        Shape::Polygon(polygon) => cast(a.start, by, polygon),
        Shape::Segment(b) => (pair.contact() == Contact::Overlapping).then(|| at_segment(a, *b)),
        Shape::Point(_) | Shape::Box(_) => None,
    }
}

/// Two segments that cross: when, and the normal of B on the side from which A comes.
fn at_segment(a: Segment, b: Segment) -> CastHit {
    let [from, to] = [a.start, a.end].map(|end| side(b.start, b.end, end));
    let along = b.end - b.start;
    let across = Vec2::new(0.0 - along.y, along.x);
    // `side` is positive where this normal leads.
    let away = if from > 0.0 { 1.0 } else { -1.0 } / along.length();
    let normal = Vec2::new(across.x * away + 0.0, across.y * away + 0.0);
    CastHit { time: from / (from - to), normal, edge: None }
}

/// A ray as far as it gets.
pub(in super::super) fn until(pair: &Pair) -> Shape<'static> {
    let a = segment_of(pair.a());
    let end = hit(pair).map_or(a.end, |hit| at(a, hit.time));
    Segment::new(a.start, end).into()
}

/// Where the ray gets inside, when, and the direction away from B there.
pub(in super::super) fn fact(pair: &Pair) -> Text {
    let a = segment_of(pair.a());
    match hit(pair) {
        None => text!("ray-none"),
        Some(hit) if hit.is_inside() => text!("ray-inside"),
        Some(hit) => {
            let normal = [hit.normal.x, hit.normal.y].map(part).join(", ");
            let what = if pair.b().kind() == ShapeKind::Segment { "meets" } else { "enters" };
            text!("ray-hit", what = what, at = place(at(a, hit.time)), time = part(hit.time), normal = normal)
        }
    }
}

/// The numbers of the hit, by the names that goals have for them.
pub(in super::super) fn values(pair: &Pair) -> Vec<(&'static str, f64)> {
    let found = hit(pair).map(|hit| [("ray.t", hit.time), ("ray.nx", hit.normal.x), ("ray.ny", hit.normal.y)]);
    found.into_iter().flatten().collect()
}

/// The arrow of the ray, what is left of its way behind the hit, and the normal there.
pub(in super::super) fn mark(pair: &Pair, marks: &mut Marks) {
    let a = segment_of(pair.a());
    let beyond = hit(pair).map(|hit| (hit, at(a, hit.time)));
    if let Some((_, from)) = beyond {
        marks.dashed(from, a.end, Role::FirstLine);
    }
    marks.arrow(a.start, a.end, HEAD, Role::FirstLine);
    let Some((hit, from)) = beyond.filter(|(hit, _)| !hit.is_inside()) else { return };
    let length = NORMAL / marks.zoom();
    let to = Point::new(from.x + hit.normal.x * length, from.y + hit.normal.y * length);
    marks.drawn(|figure| figure.push_haloed_arrow(from, to, NORMAL_HEAD, Role::PushOut));
    marks.dot(from, MEETS, Role::Overlap);
}
