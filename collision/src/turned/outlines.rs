//! The questions that two outlines have in common: axes, edges, corners, boxes.

use super::asked::{
    Asked, AskedSide, Outlines, Spot, above, apart, asked, at_most, below, equal, greater, not_equal, zero,
};
use super::axis::{edge_at, normal, shadow};
use crate::lines::TwoSegments;
use crate::{About, Axis, End, Interval, Point, Rect, Segment, Vec2, side};

/// The shadow of A or (true) B on an axis.
pub(super) fn shadow_of<S: Outlines>(shapes: &S, is_b: bool, axis: Vec2) -> Interval {
    shadow(shapes.outline(is_b), axis)
}

/// The axis at right angles to an edge of A or (true) B.
pub(super) fn normal_of<S: Outlines>(shapes: &S, is_b: bool, edge: usize) -> Vec2 {
    normal(shapes.outline(is_b), edge)
}

/// Is there a gap on the axis of an edge of A? First with A before B, then with B before A.
pub(super) const fn gaps_on_a<S: Outlines>() -> [Asked<S>; 2] {
    let about = |[edge, _]: Spot| About::AxisOf(false, edge);
    [
        asked(
            about,
            ("a.max(na({i}-{i+}))", |it, [at, _]| shadow_of(it, false, normal_of(it, false, at)).max),
            apart,
            ("b.min(na({i}-{i+}))", |it, [at, _]| shadow_of(it, true, normal_of(it, false, at)).min),
        ),
        asked(
            about,
            ("b.max(na({i}-{i+}))", |it, [at, _]| shadow_of(it, true, normal_of(it, false, at)).max),
            apart,
            ("a.min(na({i}-{i+}))", |it, [at, _]| shadow_of(it, false, normal_of(it, false, at)).min),
        ),
    ]
}

/// The same on the axis of an edge of B.
pub(super) const fn gaps_on_b<S: Outlines>() -> [Asked<S>; 2] {
    let about = |[edge, _]: Spot| About::AxisOf(true, edge);
    [
        asked(
            about,
            ("a.max(nb({i}-{i+}))", |it, [at, _]| shadow_of(it, false, normal_of(it, true, at)).max),
            apart,
            ("b.min(nb({i}-{i+}))", |it, [at, _]| shadow_of(it, true, normal_of(it, true, at)).min),
        ),
        asked(
            about,
            ("b.max(nb({i}-{i+}))", |it, [at, _]| shadow_of(it, true, normal_of(it, true, at)).max),
            apart,
            ("a.min(nb({i}-{i+}))", |it, [at, _]| shadow_of(it, false, normal_of(it, true, at)).min),
        ),
    ]
}

fn pair<S: Outlines>(shapes: &S, [i, j]: Spot) -> TwoSegments {
    let segment = |is_b, place| {
        let (from, to) = edge_at(shapes.outline(is_b), place);
        Segment::new(from, to)
    };
    TwoSegments { a: segment(false, i), b: segment(true, j) }
}

/// Whether an edge of A meets an edge of B, by the parts of both at which their lines meet.
pub(super) const fn meets<S: Outlines>() -> [Asked<S>; 5] {
    let about = |[i, j]: Spot| About::EdgePair(i, j);
    let one: AskedSide<S> = ("1", |_, _| 1.0);
    let den: AskedSide<S> = ("den({i}-{i+}, {j}-{j+})", |it, spot| pair(it, spot).den());
    let ua: AskedSide<S> = ("ua({i}-{i+}, {j}-{j+})", |it, spot| pair(it, spot).ua());
    let ub: AskedSide<S> = ("ub({i}-{i+}, {j}-{j+})", |it, spot| pair(it, spot).ub());
    [
        asked(about, den, not_equal, zero()),
        asked(about, ua, above, zero()),
        asked(about, ua, below, one),
        asked(about, ub, above, zero()),
        asked(about, ub, below, one),
    ]
}

/// Where the line of an edge is as high as a point.
pub(super) fn crossing((from, to): (Point, Point), at: Point) -> f64 {
    (to.x - from.x) * (at.y - from.y) / (to.y - from.y) + from.x
}

/// Below 0 or 0 between the ends of an edge, if a point is on its line.
pub(super) fn between((from, to): (Point, Point), at: Point) -> f64 {
    (from.x - at.x) * (to.x - at.x) + (from.y - at.y) * (to.y - at.y)
}

/// Whether three questions about an edge say that a ray to the right crosses it.
pub(super) fn is_crossed(mut asks: impl FnMut(usize) -> bool) -> bool {
    let [from, to] = [asks(0), asks(1)];
    from != to && asks(2)
}

fn corner<S: Outlines, const OF_B: bool>(shapes: &S, [i, _]: Spot) -> Point {
    shapes.outline(OF_B)[i]
}

/// The edge of the other shape.
fn edge<S: Outlines, const OF_B: bool>(shapes: &S, [_, j]: Spot) -> (Point, Point) {
    edge_at(shapes.outline(!OF_B), j)
}

fn cross<S: Outlines, const OF_B: bool>(shapes: &S, spot: Spot) -> f64 {
    let (from, to) = edge::<S, OF_B>(shapes, spot);
    side(from, to, corner::<S, OF_B>(shapes, spot))
}

const fn cross_text(of_b: bool) -> &'static str {
    if of_b { "cross(a{j}, a{j+}, b{i})" } else { "cross(b{j}, b{j+}, a{i})" }
}

/// An edge of the other shape that a ray to the right crosses, from a corner of A or (true) B.
pub(super) const fn ray<S: Outlines, const OF_B: bool>() -> [Asked<S>; 3] {
    let about = |[i, j]: Spot| About::CornerAtEdge(OF_B, i, j);
    let [from, to, x, at_y, at_x] = if OF_B {
        ["a{j}.y", "a{j+}.y", "x(a{j}-{j+}, b{i}.y)", "b{i}.y", "b{i}.x"]
    } else {
        ["b{j}.y", "b{j+}.y", "x(b{j}-{j+}, a{i}.y)", "a{i}.y", "a{i}.x"]
    };
    let y: AskedSide<S> = (at_y, |it, spot| corner::<S, OF_B>(it, spot).y);
    [
        asked(about, (from, |it, spot| edge::<S, OF_B>(it, spot).0.y), greater, y),
        asked(about, (to, |it, spot| edge::<S, OF_B>(it, spot).1.y), greater, y),
        asked(
            about,
            (x, |it, spot| crossing(edge::<S, OF_B>(it, spot), corner::<S, OF_B>(it, spot))),
            greater,
            (at_x, |it, spot| corner::<S, OF_B>(it, spot).x),
        ),
    ]
}

/// Is a corner of A or (true) B on an edge of the other shape?
pub(super) const fn on_edge<S: Outlines, const OF_B: bool>() -> [Asked<S>; 2] {
    let about = |[i, j]: Spot| About::CornerAtEdge(OF_B, i, j);
    let dot = if OF_B { "dot(a{j} - b{i}, a{j+} - b{i})" } else { "dot(b{j} - a{i}, b{j+} - a{i})" };
    [
        asked(about, (cross_text(OF_B), cross::<S, OF_B>), equal, zero()),
        asked(
            about,
            (dot, |it, spot| between(edge::<S, OF_B>(it, spot), corner::<S, OF_B>(it, spot))),
            at_most,
            zero(),
        ),
    ]
}

/// Is a corner of A or (true) B on the inner side of an edge of the other shape, which is clockwise?
pub(super) const fn inner_side<S: Outlines, const OF_B: bool>() -> [Asked<S>; 1] {
    let about = |[i, j]: Spot| About::CornerAtEdge(OF_B, i, j);
    [asked(about, (cross_text(OF_B), cross::<S, OF_B>), above, zero())]
}

/// The upright box around A or (true) B.
pub(super) fn bounds<S: Outlines>(shapes: &S, is_b: bool) -> Rect {
    let none = Point::new(f64::NAN, f64::NAN);
    Rect::around(shapes.outline(is_b).iter().copied()).unwrap_or_else(|| Rect::from_corners(none, none))
}

/// Do the boxes around both overlap?
pub(super) const fn boxes<S: Outlines>() -> [Asked<S>; 4] {
    [
        asked(
            |_| About::Ends(Axis::X, End::Max, End::Min),
            ("max(a.x)", |it, _| bounds(it, false).max().x),
            above,
            ("min(b.x)", |it, _| bounds(it, true).min().x),
        ),
        asked(
            |_| About::Ends(Axis::X, End::Min, End::Max),
            ("min(a.x)", |it, _| bounds(it, false).min().x),
            below,
            ("max(b.x)", |it, _| bounds(it, true).max().x),
        ),
        asked(
            |_| About::Ends(Axis::Y, End::Max, End::Min),
            ("max(a.y)", |it, _| bounds(it, false).max().y),
            above,
            ("min(b.y)", |it, _| bounds(it, true).min().y),
        ),
        asked(
            |_| About::Ends(Axis::Y, End::Min, End::Max),
            ("min(a.y)", |it, _| bounds(it, false).min().y),
            below,
            ("max(b.y)", |it, _| bounds(it, true).max().y),
        ),
    ]
}
