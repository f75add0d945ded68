//! Plain arithmetic that decides most casts. It knows by how much it may be wrong, and says nothing where that could
//! matter: at corners, borders and ends, and nearly there.

use super::moment::Moment;
use super::{AWAY, CastHit, across};
use crate::geometry::{Axis, Interval};
use crate::twofold::Twofold;
use crate::{Point, Rect, Vec2};

/// More than one rounding error, as a part of the rounded number.
const ROUNDED: f64 = f64::EPSILON;

/// As many as a number has bits.
const MOST_CORNERS: usize = 64;

/// A number, and by how much it may be wrong.
#[derive(Clone, Copy)]
struct About {
    value: f64,
    off: f64,
}

impl About {
    fn is_above(self, other: f64) -> bool {
        self.value - other > 2.0 * self.off
    }

    fn is_below(self, other: f64) -> bool {
        other - self.value > 2.0 * self.off
    }

    fn is_before(self, other: Self) -> bool {
        other.value - self.value > 2.0 * (self.off + other.off)
    }
}

/// The time at which a way is on the line of an edge. It is across the way, so it is not divided by 0.
#[inline(always)]
fn time((a, b): (Point, Point), from: Point, by: Vec2) -> About {
    let (along, start) = (b - a, a - from);
    let terms = [along.y * start.x, along.x * start.y, along.y * by.x, along.x * by.y];
    let (above, below) = (terms[0] - terms[1], terms[2] - terms[3]);
    let [of_above, of_below] =
        [terms[0].abs() + terms[1].abs(), terms[2].abs() + terms[3].abs()].map(|size| 3.0 * ROUNDED * size);
    let value = above / below;
    // The bound was rounded as well, and so is the difference.
    let off = 1.01 * (of_above + value.abs() * of_below) / (below.abs() - 1.01 * of_below) + ROUNDED * value.abs();
    About { value, off: if below.abs() > 2.0 * of_below { off } else { f64::INFINITY } }
}

/// The same to the last bits, by sums and products of twice the digits; `None` if those are not enough.
#[inline(always)]
fn precise_time((a, b): (Point, Point), from: Point, by: Vec2) -> Option<f64> {
    let (across, down) = (Twofold::difference(b.x, a.x), Twofold::difference(b.y, a.y));
    let start = [Twofold::difference(a.x, from.x), Twofold::difference(a.y, from.y)];
    let by = [by.x, by.y].map(Twofold::of);
    let difference = |[one, other]: [Twofold; 2]| one.minus(other);
    let above = difference([down.times(start[0]), across.times(start[1])])?;
    Some(above / difference([down.times(by[0]), across.times(by[1])])? + 0.0)
}

/// Where a ray gets inside the closed line through `corners`, of which its line crosses two edges or none: `None` if that,
/// or what comes of it, is not sure.
#[inline(always)]
#[expect(clippy::option_option, reason = "no hit is another thing than not sure")]
pub(super) fn cast(from: Point, by: Vec2, corners: &[Point]) -> Option<Option<CastHit>> {
    let count = corners.len();
    if !(2..=MOST_CORNERS).contains(&count) {
        return None;
    }
    let (mut are_right, mut all_sure) = (0_u64, true);
    for (place, &corner) in corners.iter().enumerate() {
        let side = sure_side(from, by, corner);
        are_right |= u64::from(side > 0.0) << place;
        all_sure &= side != 0.0;
    }
    // The edges whose ends are on two sides, as bits: no processor can guess them.
    let changes = are_right ^ (are_right >> 1 | (are_right & 1) << (count - 1));
    let later = changes & changes.wrapping_sub(1);
    if !all_sure || later & later.wrapping_sub(1) != 0 {
        return None;
    }
    if changes == 0 {
        return Some(None);
    }
    let met = [changes, later].map(|bits| {
        let place = bits.trailing_zeros() as usize;
        (place, (corners[place], corners[if place + 1 == count { 0 } else { place + 1 }]))
    });
    let times = met.map(|(_, edge)| time(edge, from, by));
    let [first, then] = if times[0].value < times[1].value { [0, 1] } else { [1, 0] };
    let (begin, end) = (times[first], times[then]);
    if begin.is_below(0.0) && end.is_below(0.0) || begin.is_above(1.0) && end.is_above(1.0) {
        return Some(None);
    }
    if begin.is_below(0.0) && end.is_above(0.0) {
        return Some(Some(CastHit::INSIDE));
    }
    if !(begin.is_above(0.0) && begin.is_below(1.0) && begin.is_before(end)) {
        return None;
    }
    let (edge, (a, b)) = met[first];
    // From the left of the way to its right, so that the normal is against it.
    let [left, right] = if are_right >> edge & 1 == 0 { [a, b] } else { [b, a] };
    let time = precise_time((left, right), from, by).unwrap_or_else(|| Moment::across(left, right, from, by).time());
    Some(Some(CastHit { time, normal: across(left, right), edge: Some(edge) }))
}

/// On which side of the way a point is, by the sign, or 0 if rounding may decide. More than 0 is right.
#[inline(always)]
fn sure_side(from: Point, by: Vec2, point: Point) -> f64 {
    let (one, other) = (by.x * (point.y - from.y), by.y * (point.x - from.x));
    let cross = one - other;
    if cross.abs() > 3.0 * ROUNDED * (one.abs() + other.abs()) { cross } else { 0.0 }
}

/// The same for a rectangle, by its slabs.
#[inline(always)]
#[expect(clippy::option_option, reason = "no hit is another thing than not sure")]
pub(super) fn cast_upright(from: Point, by: Vec2, rect: Rect) -> Option<Option<CastHit>> {
    let [x, y] = [(Axis::X, from.x, by.x), (Axis::Y, from.y, by.y)]
        .map(|(axis, at, speed)| Slab::of(rect.interval(axis), at, speed));
    let (x, y) = (x?, y?);
    let (Some(x), Some(y)) = (x, y) else { return Some(None) };
    let (begin, end) = (x.enter.max(y.enter), x.leave.min(y.leave));
    // The difference of two numbers has the right sign, so 0 needs no margin.
    let is_sure = is_apart(x.enter, y.enter) & is_apart(begin, end) & is_apart(begin, 1.0);
    if !is_sure {
        return None;
    }
    if (begin >= end) | (begin >= 1.0) | (end <= 0.0) {
        return Some(None);
    }
    if begin < 0.0 {
        return Some(Some(CastHit::INSIDE));
    }
    let (met, edges) = if x.enter > y.enter { (x, [3, 1]) } else { (y, [0, 2]) };
    let edge = edges[usize::from(met.speed < 0.0)];
    Some(Some(CastHit { time: met.way / met.speed + 0.0, normal: AWAY[edge], edge: Some(edge) }))
}

/// When a way is between the two sides across an axis.
#[derive(Clone, Copy)]
struct Slab {
    /// A difference times a rounded reciprocal.
    enter: f64,
    leave: f64,
    /// The way to the side that it meets, and the speed.
    way: f64,
    speed: f64,
}

impl Slab {
    /// `None` if that is not finite; nothing if the way is never between them.
    #[inline(always)]
    #[expect(clippy::option_option, reason = "never is another thing than not sure")]
    fn of(of: Interval, at: f64, speed: f64) -> Option<Option<Self>> {
        if speed == 0.0 {
            let always = Self { enter: f64::NEG_INFINITY, leave: f64::INFINITY, way: 0.0, speed };
            return at.is_finite().then_some((of.min < at && at < of.max).then_some(always));
        }
        let (near, far) = if speed > 0.0 { (of.min, of.max) } else { (of.max, of.min) };
        let (way, through, part) = (near - at, far - at, 1.0 / speed);
        let (enter, leave) = (way * part, through * part);
        (enter + leave).is_finite().then_some(Some(Self { enter, leave, way, speed }))
    }
}

/// Whether two times, each of which is a difference and a difference, are farther from each other than rounding. A time that
/// does not exist is infinite.
#[inline(always)]
fn is_apart(one: f64, other: f64) -> bool {
    let off = 4.0 * ROUNDED * one.abs().max(other.abs()) + f64::MIN_POSITIVE;
    (one - other).abs() > off || one.is_infinite() != other.is_infinite()
}
