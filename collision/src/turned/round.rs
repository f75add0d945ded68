//! The questions that a circle has in common with a turned rectangle and with a polygon: the nearest point of each edge,
//! the centre's ray, the corners.

use super::asked::{Asked, AskedSide, Group, Outlines, Spot, Spots, asked, at_most, below, equal, greater, zero};
use super::axis::edge_at;
use super::outlines::{between, crossing, is_crossed};
use crate::{About, Border, Circle, Point, side};

/// Shapes of which A is a circle, and B has corners.
pub(super) trait Round: Outlines {
    fn circle(&self) -> Circle;
}

pub(super) const fn radius_squared<S: Round>() -> AskedSide<S> {
    ("ar * ar", |case, _| case.circle().radius() * case.circle().radius())
}

fn edge<S: Round>(case: &S, [edge, _]: Spot) -> (Point, Point) {
    edge_at(case.outline(true), edge)
}

/// The square of the distance of the centre from a point.
fn squared<S: Round>(case: &S, from: Point) -> f64 {
    let to = from - case.circle().centre();
    to.x * to.x + to.y * to.y
}

/// The nearest point of an edge.
fn nearest<S: Round>(case: &S, spot: Spot) -> Point {
    let (from, to) = edge(case, spot);
    let (way, out) = (to - from, case.circle().centre() - from);
    let length = way.x * way.x + way.y * way.y;
    let part = if length == 0.0 { 0.0 } else { ((out.x * way.x + out.y * way.y) / length).clamp(0.0, 1.0) };
    Point::new(from.x + part * way.x, from.y + part * way.y)
}

/// Is the nearest point of an edge as near as the radius?
pub(super) const fn near_edge<S: Round>() -> [Asked<S>; 1] {
    let distance: AskedSide<S> = ("squared(p({i}-{i+}) - a)", |case, spot| squared(case, nearest(case, spot)));
    [asked(|[edge, _]| About::EdgeOf(edge), distance, below, radius_squared())]
}

/// Is a corner as near as the radius?
pub(super) const fn near_corner<S: Round>() -> [Asked<S>; 1] {
    let distance: AskedSide<S> = ("squared(b{i} - a)", |case, [corner, _]| squared(case, case.outline(true)[corner]));
    [asked(|[corner, _]| About::CornerOf(corner), distance, below, radius_squared())]
}

/// An edge that a ray to the right crosses, from the centre.
pub(super) const fn centre_ray<S: Round>() -> [Asked<S>; 3] {
    let about = |[edge, _]: Spot| About::EdgeOf(edge);
    let y: AskedSide<S> = ("ay", |case, _| case.circle().centre().y);
    [
        asked(about, ("b{i}.y", |case, spot| edge(case, spot).0.y), greater, y),
        asked(about, ("b{i+}.y", |case, spot| edge(case, spot).1.y), greater, y),
        asked(
            about,
            ("x({i}-{i+})", |case, spot| crossing(edge(case, spot), case.circle().centre())),
            greater,
            ("ax", |case, _| case.circle().centre().x),
        ),
    ]
}

/// Is the centre on an edge?
pub(super) const fn centre_on<S: Round>() -> [Asked<S>; 2] {
    let about = |[edge, _]: Spot| About::EdgeOf(edge);
    [
        asked(
            about,
            ("cross(b{i}, b{i+}, a)", |case, spot| {
                let (from, to) = edge(case, spot);
                side(from, to, case.circle().centre())
            }),
            equal,
            zero(),
        ),
        asked(
            about,
            ("dot(b{i} - a, b{i+} - a)", |case, spot| between(edge(case, spot), case.circle().centre())),
            at_most,
            zero(),
        ),
    ]
}

pub(super) const fn each<S>(asked: &'static [Asked<S>]) -> Group<S> {
    Group { spots: Spots::Each(true), asked }
}

/// Whether the centre is inside B, which has so many edges: by its ray, and first by the edges that it is on unless the
/// border is that of the ray. Both are numbers of groups.
pub(super) fn is_centre_in(
    [ray, on]: [usize; 2],
    edges: usize,
    border: Border,
    asks: &mut dyn FnMut(usize, Spot, usize) -> bool,
) -> bool {
    if border != Border::Half && (0..edges).any(|edge| asks(on, [edge, 0], 0) && asks(on, [edge, 0], 1)) {
        return border == Border::Hits;
    }
    (0..edges).filter(|&edge| is_crossed(|slot| asks(ray, [edge, 0], slot))).count() % 2 == 1
}
