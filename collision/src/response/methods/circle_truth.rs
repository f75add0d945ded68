//! The exact answer for a circle that moves for a step.

use super::super::sides::Sides;
use super::said::Move;
use super::truth::{NoHit, ResponseTruth, TrueSide, truth};
use crate::Contact;
use crate::circle::{circle_contact, circle_slide, circle_sweep_through};
use crate::exact_sign::{Product, against_length, exact_sign};
use crate::geometry::{Axis, Circle, Point, Rect, Vec2};
use std::cmp::Ordering::{Equal, Greater, Less};

/// The exact answer for a circle that moves for a step among tiles, as [`truth`] is for a rectangle.
///
/// What it meets of each tile is exact, a side or a corner, and so is whether it only touches. Time and normal are rounded;
/// the time at a corner is a root. Which of two tiles comes first is decided as in
/// [`circle_sweep_through`]. A circle of radius 0 is a rectangle without size.
///
/// ```
/// use hantei_collision::{Circle, Move, NoHit, Rect, TrueSide, Vec2, circle_truth};
///
/// let brick = [Rect::try_from([100, 100, 80, 60])?];
/// let along = |y| Move { before: Circle::try_from([50, y, 10]).expect("finite"), velocity: Vec2::new(84.0, 0.0) };
/// assert_eq!(circle_truth(along(90), &brick).side, TrueSide::None(NoHit::SlidesAlong));
/// let at_corner = circle_truth(along(94), &brick);
/// assert_eq!((at_corner.side.named().map(|named| named.name()), at_corner.time), (Some("corner"), Some(0.5)));
/// # Ok::<(), hantei_collision::NumberError>(())
/// ```
pub fn circle_truth(step: Move<Circle>, tiles: &[Rect]) -> ResponseTruth {
    let Move { before, velocity } = step;
    if before.radius() == 0.0 {
        return truth(Move { before: before.bounds(), velocity }, tiles);
    }
    let stops = circle_slide(before, velocity, tiles, 4).stops;
    let sides = stops.iter().filter_map(|stop| stop.impact.side()).fold(Sides::default(), Sides::with);
    let corners = stops.iter().filter(|stop| stop.impact.is_corner()).map(|stop| stop.impact.sides).collect();
    let none = ResponseTruth {
        side: TrueSide::None(NoHit::Apart),
        tile: None,
        time: None,
        normal: None,
        stopped: [sides; 2],
        corners,
        corner_is_rule: false,
    };
    if let Some(tile) = tiles.iter().position(|&tile| circle_contact(before, tile) == Contact::Overlapping) {
        return ResponseTruth { side: TrueSide::Inside, tile: Some(tile), ..none };
    }
    if let Some((tile, impact)) = circle_sweep_through(before, velocity, tiles) {
        let (time, normal) = (Some(impact.time), Some(impact.normal));
        return ResponseTruth { side: TrueSide::of(impact.sides), tile: Some(tile), time, normal, ..none };
    }
    let touched = tiles.iter().map(|&tile| no_hit(step, tile)).enumerate().find(|(_, no_hit)| *no_hit != NoHit::Apart);
    match touched {
        Some((tile, no_hit)) => ResponseTruth { side: TrueSide::None(no_hit), tile: Some(tile), ..none },
        None => none,
    }
}

/// Why a circle that does not hit this tile does not.
fn no_hit(step: Move<Circle>, tile: Rect) -> NoHit {
    let corners = tile.corners();
    if Axis::PLANE.into_iter().any(|axis| slides_along(step, axis, tile).unwrap_or(false)) {
        NoHit::SlidesAlong
    } else if corners.into_iter().any(|corner| grazes(step, corner).unwrap_or(false)) {
        NoHit::Grazes
    } else if circle_contact(step.before, tile) == Contact::Touching {
        NoHit::StartsTouching
    } else if ends_touching(step, tile).unwrap_or(false) {
        NoHit::EndsTouching
    } else {
        NoHit::Apart
    }
}

/// Whether it moves along a side across this axis, or stands beside it, at exactly the radius.
fn slides_along(step: Move<Circle>, axis: Axis, tile: Rect) -> Option<bool> {
    let (centre, radius, [speed, aside]) = (step.before.centre(), step.before.radius(), on_axes(step.velocity, axis));
    let (place, of) = (centre.along(axis), tile.interval(axis));
    let at_radius = |gap: [f64; 3]| Some(exact_sign(&[[&gap, &[1.0]]])? == Equal);
    if speed != 0.0 || !(at_radius([of.min, -place, -radius])? || at_radius([place, -of.max, -radius])?) {
        return Some(false);
    }
    let (other, along) = if axis == Axis::X { (centre.y, Axis::Y) } else { (centre.x, Axis::X) };
    let of = tile.interval(along);
    let reaches = exact_sign(&[[&[other, aside.max(0.0), -of.min], &[1.0]]])? != Less;
    Some(reaches && exact_sign(&[[&[other, aside.min(0.0), -of.max], &[1.0]]])? != Greater)
}

/// The speed on an axis, and that on the other.
fn on_axes(Vec2 { x, y }: Vec2, axis: Axis) -> [f64; 2] {
    if axis == Axis::X { [x, y] } else { [y, x] }
}

/// Whether it is exactly as far from a corner as its radius when it is nearest to it, between the start and the end.
fn grazes(step: Move<Circle>, corner: Point) -> Option<bool> {
    let (from, Vec2 { x: vx, y: vy }) = (step.before.centre(), step.velocity);
    let (x, y) = ([from.x, -corner.x], [from.y, -corner.y]);
    let towards: [Product; 2] = [[&x, &[-vx]], [&y, &[-vy]]];
    let (x_end, y_end) = ([from.x, -corner.x, vx], [from.y, -corner.y, vy]);
    let away: [Product; 2] = [[&x_end, &[vx]], [&y_end, &[vy]]];
    if exact_sign(&towards)? != Greater || exact_sign(&away)? != Greater {
        return Some(false);
    }
    let across: [Product; 2] = [[&x, &[vy]], [&y, &[-vx]]];
    Some(against_length(&across, step.before.radius(), [&[vx], &[vy]])? == Equal)
}

/// Whether it touches the tile at the end of the step, which is not rounded.
fn ends_touching(step: Move<Circle>, tile: Rect) -> Option<bool> {
    let (centre, radius, velocity) = (step.before.centre(), step.before.radius(), step.velocity);
    let beyond = |axis: Axis| {
        let (place, [speed, _], of) = (centre.along(axis), on_axes(velocity, axis), tile.interval(axis));
        let (before, behind) = ([of.min, -place, -speed], [place, speed, -of.max]);
        let is_positive = |gap: &[f64; 3]| Some(exact_sign(&[[gap, &[1.0]]])? == Greater);
        Some(if is_positive(&before)? {
            before
        } else if is_positive(&behind)? {
            behind
        } else {
            [0.0; 3]
        })
    };
    let (x, y) = (beyond(Axis::X)?, beyond(Axis::Y)?);
    Some(exact_sign(&[[&x, &x], [&y, &y], [&[-radius], &[radius]]])? == Equal)
}
