//! First all tiles on one axis, then on the other. Source: `HaxeFlixel`, `FlxObject.separate`.

use super::super::sides::Side;
use super::depths::{Places, do_overlap, overlap};
use super::rules::{AskedOrder, PlaneAxis};
use super::said::{Move, PushedOut, Response};
use crate::geometry::{Axis, End, Rect, Vec2};
use crate::observer::{Observer, Operator};
use crate::question::{Written, across};
use crate::{AxisAligned, Moving};

type Velocity = Vec2;

/// The id of the first question of an axis.
const fn from(axis: Axis) -> usize {
    axis as usize * 6
}

pub(super) const fn overlaps(axis: Axis) -> [Written<Places>; 4] {
    overlap(from(axis))
}

pub(super) const fn ways(axis: Axis) -> [Written<Velocity>; 2] {
    macro_rules! ways {
        ($name:literal, $of:ident) => {
            [
                across(from(axis) + 4, ($name, |v| v.$of), Operator::Greater, ("0", |_| 0.0)),
                across(from(axis) + 5, ($name, |v| v.$of), Operator::Less, ("0", |_| 0.0)),
            ]
        };
    }
    if matches!(axis, Axis::X) { ways!("vx", x) } else { ways!("vy", y) }
}

/// Moves A on one axis, and each tile that it overlaps moves it back against its velocity; then the other axis.
///
/// The traps: if A was apart on both axes before, it gets the side of the axis that moves second, right or wrong. A
/// also hits tiles that the straight way passes by. Without motion on an axis, it has no side there.
/// Source: `HaxeFlixel`, `FlxObject.separate`; HaxeFlixel/flixel#3430: a fixed order avoids the seams of tiles.
///
/// ```
/// use hantei_collision::{AskedOrder, Move, PlaneAxis, Rect, Vec2, axis_by_axis};
///
/// let block = [Rect::try_from([0, 100, 32, 32])?];
/// let step = Move { before: Rect::try_from([-24, 60, 16, 32])?, velocity: Vec2::new(16.0, 24.0) };
/// let named = |first| axis_by_axis(step, &block, first, AskedOrder::Given, &mut ()).said[0].named.name();
/// assert_eq!(named(PlaneAxis::X), "top", "wrong: it met the left side");
/// assert_eq!(named(PlaneAxis::Y), "left");
/// # Ok::<(), hantei_collision::NumberError>(())
/// ```
pub fn axis_by_axis(
    step: Move,
    tiles: &[Rect],
    first: PlaneAxis,
    asked: AskedOrder,
    observer: &mut impl Observer,
) -> Response {
    let mut response = Response::at(step.before, step.velocity);
    for axis in [first, first.other()].map(PlaneAxis::axis) {
        response.end = response.end.moved_on(axis, Rect::speed(step.velocity, axis));
        for place in asked.places(tiles.len()) {
            observer.asks_obstacle(place);
            if do_overlap(from(axis), &(response.end, tiles[place]), observer) {
                let end = against(step.velocity, axis, observer);
                let out = end.map(|end| PushedOut::of(response.end, Side { axis, end }, tiles[place]));
                response.push(place, out.unwrap_or(PushedOut::UNKNOWN));
            }
        }
    }
    response
}

/// The end of a tile that this velocity meets.
fn against(velocity: Vec2, axis: Axis, observer: &mut impl Observer) -> Option<End> {
    let [forwards, backwards] = ways(axis).map(|asked| asked.compare(&velocity));
    if forwards.told(observer) {
        Some(End::Min)
    } else if backwards.told(observer) {
        Some(End::Max)
    } else {
        None
    }
}
