//! When does the overlap on each axis begin and end? Two divisions an axis. Source: gamedev.net, "Swept AABB".

use super::super::impact::Impact;
use super::super::push::beside;
use super::super::sides::{Side, Sides};
use super::depths::depth;
use super::rules::{ResponseAnswer, ResponseRules};
use super::said::{Move, NamedSide, Response, Said};
use crate::Moving;
use crate::geometry::{Axis, End, Rect, Vec2};
use crate::observer::{Observer, Operator};
use crate::question::{About, Written, WrittenSide, across, written};

pub(super) type Way = (Move, Rect);

/// When the overlap on an axis begins and ends, in steps. Without motion it is -1 to 2, beyond the step.
fn times((step, b): &Way, axis: Axis) -> [f64; 2] {
    let (a, b, speed) = (step.before.interval(axis), b.interval(axis), Rect::speed(step.velocity, axis));
    if speed > 0.0 {
        [(b.min - a.max) / speed, (b.max - a.min) / speed]
    } else if speed < 0.0 {
        [(b.max - a.min) / speed, (b.min - a.max) / speed]
    } else {
        [-1.0, 2.0]
    }
}

const ENTER_X: WrittenSide<Way> = ("enter x", |way| times(way, Axis::X)[0]);
const ENTER_Y: WrittenSide<Way> = ("enter y", |way| times(way, Axis::Y)[0]);
const ZERO: WrittenSide<Way> = ("0", |_| 0.0);
const ENTER: WrittenSide<Way> = ("enter", |way| (ENTER_X.1)(way).max((ENTER_Y.1)(way)));
const LEAVE: WrittenSide<Way> = ("leave", |way| times(way, Axis::X)[1].min(times(way, Axis::Y)[1]));

/// On each axis: which way does it move, and if it does not move, do they overlap on it?
const fn on(axis: Axis) -> [Written<Way>; 4] {
    macro_rules! on {
        ($from:literal, $axis:expr, $v:literal, $near:literal, $far:literal, $b_near:literal, $b_far:literal, $of:ident) => {
            [
                across($from, ($v, |(step, _)| step.velocity.$of), Operator::Greater, ZERO),
                across($from + 1, ($v, |(step, _)| step.velocity.$of), Operator::Less, ZERO),
                written(
                    $from + 2,
                    About::Ends($axis, End::Max, End::Min),
                    ($far, |(step, _)| step.before.max().$of),
                    Operator::Greater,
                    ($b_near, |(_, b)| b.min().$of),
                ),
                written(
                    $from + 3,
                    About::Ends($axis, End::Min, End::Max),
                    ($near, |(step, _)| step.before.min().$of),
                    Operator::Less,
                    ($b_far, |(_, b)| b.max().$of),
                ),
            ]
        };
    }
    if matches!(axis, Axis::X) {
        on!(0, Axis::X, "vx", "ax", "ax + aw", "bx", "bx + bw", x)
    } else {
        on!(4, Axis::Y, "vy", "ay", "ay + ah", "by", "by + bh", y)
    }
}

/// Do both axes overlap at the same time, within the step; and which begins later?
const fn both() -> [Written<Way>; 6] {
    [
        across(8, ENTER, Operator::Less, LEAVE),
        across(9, ENTER, Operator::AtLeast, ZERO),
        across(10, ENTER, Operator::Less, ("1", |_| 1.0)),
        across(11, LEAVE, Operator::Greater, ZERO),
        across(12, ENTER_X, Operator::Greater, ENTER_Y),
        across(13, ENTER_X, Operator::Less, ENTER_Y),
    ]
}

pub(super) fn questions() -> impl Iterator<Item = Written<Way>> {
    on(Axis::X).into_iter().chain(on(Axis::Y)).chain(both())
}

/// When and on which side A meets `b` on its straight way, or at which corner. Touching is no hit.
///
/// It names the side of the axis that begins to overlap later. It is right for every straight way, except for the last
/// bit of its two divisions; [`time_of_impact`](crate::time_of_impact) is exact.
///
/// The traps: an axis without motion must be tested for overlap. An exact corner has no side: a game needs a rule. Of
/// several tiles the earliest counts, and then the rest of the way.
/// Source: gamedev.net, "Swept AABB", with that test, which it leaves to a broad phase; kikito/bump.lua.
///
/// ```
/// use hantei_collision::{Move, Rect, Vec2, swept};
///
/// let block = Rect::try_from([0, 100, 32, 32])?;
/// let step = Move { before: Rect::try_from([-40, 40, 16, 32])?, velocity: Vec2::new(60.0, 60.0) };
/// let impact = swept(step, block, &mut ()).expect("it passes through");
/// assert_eq!((impact.side().map(|side| side.name()), impact.time), (Some("top"), 28.0 / 60.0));
/// # Ok::<(), hantei_collision::NumberError>(())
/// ```
pub fn swept(step: Move, b: Rect, observer: &mut impl Observer) -> Option<Impact> {
    let way = (step, b);
    let x = met_on(Axis::X, &way, observer)?;
    let y = met_on(Axis::Y, &way, observer)?;
    let [ends_later, has_begun_not, is_in_step, ends_after_start, x_is_later, y_is_later] =
        both().map(|asked| asked.compare(&way));
    if !ends_later.told(observer) {
        None
    } else if has_begun_not.told(observer) {
        let time = (ENTER.1)(&way).abs();
        let sides = |sides: Option<Sides>| sides.map(|sides| Impact { time, sides });
        if !is_in_step.told(observer) {
            None
        } else if x_is_later.told(observer) {
            sides(x.map(Sides::from))
        } else if y_is_later.told(observer) {
            sides(y.map(Sides::from))
        } else {
            sides(x.zip(y).map(|(x, y)| Sides::from(x).with(y)))
        }
    } else if ends_after_start.told(observer) {
        Some(Impact { time: 0.0, sides: Sides::default() })
    } else {
        None
    }
}

/// The side that could be met on an axis, or `Some(None)` if it does not move on it. `None` if it passes by.
#[expect(clippy::option_option, reason = "no side to meet is another thing than no hit")]
fn met_on(axis: Axis, way: &Way, observer: &mut impl Observer) -> Option<Option<Side>> {
    let [forwards, backwards, reaches, begins_before_end] = on(axis).map(|asked| asked.compare(way));
    if forwards.told(observer) {
        Some(Some(Side { axis, end: End::Min }))
    } else if backwards.told(observer) {
        Some(Some(Side { axis, end: End::Max }))
    } else if reaches.told(observer) && begins_before_end.told(observer) {
        Some(None)
    } else {
        None
    }
}

/// [`swept`] among tiles: the earliest first, then the rest of the way. Of equal times a side comes before a corner.
///
/// Tiles that A overlaps at the start are reported as inside, and do not stop it.
pub fn swept_through(step: Move, tiles: &[Rect], rules: ResponseRules, observer: &mut impl Observer) -> Response {
    let mut response = Response::at(step.before, step.velocity);
    // The start of the rest of the way, and the part of the step that is over.
    let (mut rest, mut gone) = (step, 0.0);
    for _ in 0..rules.answer.most_impacts() {
        let Some((tile, impact)) = earliest(rest, tiles, rules, &mut response, observer) else {
            response.end = rest.after();
            return response;
        };
        let sides = impact.sides;
        let Some(side) = sides.on(rules.tie.axis()).or_else(|| sides.iter().next()) else { break };
        let named = if impact.is_corner() { NamedSide::Corner(sides) } else { NamedSide::Side(side) };
        let time = gone + (1.0 - gone) * impact.time;
        let turned = |velocity| rules.answer.turned(velocity, side.outwards());
        let by = if rules.answer == ResponseAnswer::Out { depth(rest.after(), side, tiles[tile]) } else { 0.0 };
        let said = Said { tile, named, side: Some(side), normal: side.outwards(), by, time: Some(time) };
        response.say_and_turn(said, turned(response.velocity));
        if rules.answer == ResponseAnswer::Out {
            let back = if side.end == End::Min { -by } else { by };
            let speed = |axis| Rect::speed(rest.velocity, axis) + if axis == side.axis { back } else { 0.0 };
            rest.velocity = Rect::velocity(speed);
            response.end = rest.after();
            continue;
        }
        // Edge on edge: a known place is not computed.
        let there = rest.before.after(rest.velocity, impact.time);
        response.end = sides.iter().fold(there, |there, side| beside(there, side, tiles[tile]));
        rest = Move { before: response.end, velocity: turned(rest.velocity) * (1.0 - impact.time) };
        gone = time;
    }
    response
}

/// The tile that is met first; each is asked. Tiles that A is inside of are reported once.
fn earliest(
    step: Move,
    tiles: &[Rect],
    rules: ResponseRules,
    response: &mut Response,
    observer: &mut impl Observer,
) -> Option<(usize, Impact)> {
    let mut first: Option<(usize, Impact)> = None;
    for tile in rules.asked.places(tiles.len()) {
        observer.asks_obstacle(tile);
        let Some(impact) = swept(step, tiles[tile], observer) else { continue };
        if impact.is_inside() {
            if response.said.iter().all(|said| said.tile != tile) {
                response.say(Said {
                    tile,
                    named: NamedSide::Inside,
                    side: None,
                    normal: Vec2::ZERO,
                    by: 0.0,
                    time: None,
                });
            }
            continue;
        }
        let rank = |impact: Impact| (impact.time, impact.is_corner());
        if first.is_none_or(|(_, before)| rank(impact) < rank(before)) {
            first = Some((tile, impact));
        }
    }
    first
}
