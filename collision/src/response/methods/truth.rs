//! The exact answer for a step, and whether a method is right.

use super::super::moment::Moment;
use super::super::sides::{Side, Sides};
use super::super::{slide, sweep_through};
use super::said::{Move, NamedSide, Response};
use crate::geometry::{Axis, Rect, Vec2};
use crate::{AxisAligned, Contact, Moving, contact, interval_contact};
use std::cmp::Ordering;

/// Why a step hits nothing, exactly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoHit {
    /// They do not even touch.
    Apart,
    /// They meet in one point on the way: the overlap on one axis ends in the moment in which the other begins.
    Grazes,
    /// They touch only at the end of the step.
    EndsTouching,
    /// They touch only at the start of the step.
    StartsTouching,
    /// They touch all along an edge.
    SlidesAlong,
}

impl NoHit {
    /// `"apart"`, `"grazes"`, `"ends-touching"`, `"starts-touching"` or `"slides-along"`.
    pub const fn name(self) -> &'static str {
        ["apart", "grazes", "ends-touching", "starts-touching", "slides-along"][self as usize]
    }
}

/// What A really meets of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrueSide {
    /// Nothing, and why.
    None(NoHit),
    /// A side.
    Side(Side),
    /// A corner: two axes begin at exactly the same moment. A rule decides which side stops A.
    Corner(Sides),
    /// They overlap at the start, so there is no side.
    Inside,
}

impl TrueSide {
    /// The same in the terms of a method; `None` without a hit.
    pub const fn named(self) -> Option<NamedSide> {
        match self {
            Self::None(_) => None,
            Self::Side(side) => Some(NamedSide::Side(side)),
            Self::Corner(sides) => Some(NamedSide::Corner(sides)),
            Self::Inside => Some(NamedSide::Inside),
        }
    }
}

/// The exact answer for a step among tiles.
#[derive(Clone, Debug, PartialEq)]
pub struct ResponseTruth {
    /// What is met first; inside if A overlaps a tile at the start.
    pub side: TrueSide,
    /// The tile that is met; without a hit, the one that is touched.
    pub tile: Option<usize>,
    /// When, as a fraction of the step, from 0 to below 1, rounded: for a side or a corner.
    pub time: Option<f64>,
    /// The direction away from what is met, of length 1, rounded: for a side or a corner. At the corner of a rectangle it is
    /// halfway between the two sides.
    pub normal: Option<Vec2>,
    /// All sides that stop A as in [`slide`]: with a corner as a floor, and as a wall. They differ only at a corner.
    pub stopped: [Sides; 2],
    /// The corners that stop a circle as in [`circle_slide`](crate::circle_slide). Empty for a rectangle.
    pub corners: Vec<Sides>,
    /// Whether an exact corner has no side of its own, so that a rule decides: for rectangles.
    pub(super) corner_is_rule: bool,
}

/// The exact answer for a step among tiles. The edge between two solid tiles does not count: what is met first, and
/// then what is met on the rest of the way.
///
/// ```
/// use hantei_collision::{Move, NoHit, Rect, TrueSide, Vec2, truth};
///
/// let block = [Rect::try_from([0, 100, 32, 32])?];
/// let step = Move { before: Rect::try_from([-32, 84, 16, 32])?, velocity: Vec2::new(32.0, -32.0) };
/// assert_eq!(truth(step, &block).side, TrueSide::None(NoHit::Grazes));
/// # Ok::<(), hantei_collision::NumberError>(())
/// ```
pub fn truth(step: Move, tiles: &[Rect]) -> ResponseTruth {
    let stopped = [Axis::Y, Axis::X].map(|corner| {
        let stops = slide(step.before, step.velocity, tiles, corner, 4).stops;
        stops.iter().fold(Sides::default(), |sides, stop| sides.with(stop.side))
    });
    let truth = |side: TrueSide, tile, time| {
        let normal = side.normal();
        ResponseTruth { side, tile, time, normal, stopped, corners: Vec::new(), corner_is_rule: true }
    };
    if let Some(tile) = tiles.iter().position(|&tile| contact(step.before, tile) == Contact::Overlapping) {
        return truth(TrueSide::Inside, Some(tile), None);
    }
    if let Some((tile, impact)) = sweep_through(step.before, step.velocity, tiles) {
        return truth(TrueSide::of(impact.sides), Some(tile), Some(impact.time));
    }
    let touched = tiles.iter().map(|&tile| no_hit(step, tile)).enumerate().find(|(_, no_hit)| *no_hit != NoHit::Apart);
    truth(TrueSide::None(touched.map_or(NoHit::Apart, |(_, no_hit)| no_hit)), touched.map(|(tile, _)| tile), None)
}

impl TrueSide {
    pub(super) fn of(met: Sides) -> Self {
        match met.only() {
            Some(side) => Self::Side(side),
            None if met.count() == 0 => Self::Inside,
            None => Self::Corner(met),
        }
    }

    fn normal(self) -> Option<Vec2> {
        match self {
            Self::Side(side) => Some(side.outwards()),
            Self::Corner(sides) => {
                let away = sides.iter().fold(Vec2::ZERO, |away, side| away + side.outwards());
                Some(away * away.length().recip())
            }
            Self::None(_) | Self::Inside => None,
        }
    }
}

impl ResponseTruth {
    /// Whether a method is right: it names the sides that are met, and no other. An unseen hit is wrong, an unknown
    /// side too, and so is a hit by 0 where they only touch.
    ///
    /// `None` if a rule decides: with an overlap at the start there is no side, and at a corner either may be named. A circle
    /// needs no rule: where it meets a corner, naming a side is wrong.
    ///
    /// It compares with what stops A as it slides; for a bounce, which meets other tiles later on, take
    /// [`judges_first`](Self::judges_first).
    pub fn judges<S>(&self, response: &Response<S>) -> Option<bool> {
        if self.side == TrueSide::Inside {
            return None;
        }
        let (mut named, mut corners) = (Sides::default(), Vec::new());
        for said in &response.said {
            match (said.side, said.named) {
                (Some(side), _) => named = named.with(side),
                (None, NamedSide::Corner(sides)) => corners.push(sides),
                (None, _) => return Some(false),
            }
        }
        let [as_floor, as_wall] = self.stopped.map(|stopped| stopped == named && corners == self.corners);
        let is_corner = matches!(self.side, TrueSide::Corner(_)) && self.corner_is_rule;
        let is_rule = self.stopped[0] != self.stopped[1] || is_corner;
        if is_rule && (as_floor || as_wall) { None } else { Some(as_floor || as_wall) }
    }
}

impl ResponseTruth {
    /// Whether a method is right about what is met first, whatever it meets afterwards: for an answer that stops or bounces.
    /// `None` as in [`judges`](Self::judges).
    pub fn judges_first<S>(&self, response: &Response<S>) -> Option<bool> {
        let first = response.said.first();
        let side = first.and_then(|said| said.side);
        match self.side {
            TrueSide::Inside => None,
            TrueSide::None(_) => Some(first.is_none()),
            TrueSide::Side(true_one) => Some(side == Some(true_one)),
            TrueSide::Corner(sides) if self.corner_is_rule && side.is_some_and(|side| sides.contains(side)) => None,
            TrueSide::Corner(sides) => {
                Some(side.is_none() && first.is_some_and(|said| said.named == NamedSide::Corner(sides)))
            }
        }
    }
}

fn no_hit(step: Move, b: Rect) -> NoHit {
    let (mut begins, mut ends) = (Moment::START, Moment::END);
    let mut is_along = false;
    let is_before = |one: Moment, other| one.compared(other) == Ordering::Less;
    let (mut first, mut last): (Option<Moment>, Option<Moment>) = (None, None);
    for axis in Axis::PLANE {
        let (of_a, of_b, speed) = (step.before.on(axis), b.on(axis), Rect::speed(step.velocity, axis));
        if speed == 0.0 {
            match interval_contact(of_a, of_b) {
                Contact::Apart => return NoHit::Apart,
                Contact::Touching => is_along = true,
                Contact::Overlapping => {}
            }
            continue;
        }
        let near = Side::met(axis, speed).end;
        let enters = Moment { from: of_a.end(near.other()), to: of_b.end(near), speed };
        let leaves = Moment { from: of_a.end(near), to: of_b.end(near.other()), speed };
        first = Some(first.filter(|first| is_before(enters, *first)).unwrap_or(enters));
        last = Some(last.filter(|last| is_before(*last, leaves)).unwrap_or(leaves));
        begins = if is_before(begins, enters) { enters } else { begins };
        ends = if is_before(leaves, ends) { leaves } else { ends };
    }
    if is_before(ends, begins) {
        NoHit::Apart
    } else if is_along {
        NoHit::SlidesAlong
    } else if first.zip(last).is_some_and(|(first, last)| first.compared(last) == Ordering::Equal) {
        NoHit::Grazes
    } else if begins.compared(Moment::END) == Ordering::Equal {
        NoHit::EndsTouching
    } else {
        NoHit::StartsTouching
    }
}
