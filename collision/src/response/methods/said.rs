//! The input and the answer of a method.

use super::super::sides::{Side, Sides};
use crate::Moving;
use crate::geometry::{Circle, Rect, Vec2};
use std::fmt;

/// A rectangle or a circle that moves for one step.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Move<S = Rect> {
    /// The shape at the start.
    pub before: S,
    /// World units in a step.
    pub velocity: Vec2,
}

/// A shape that can be moved by a vector: [`Rect`] and [`Circle`].
pub trait Carried: Copy {
    /// The shape, moved. Its ends are rounded sums.
    #[must_use]
    fn carried(self, by: Vec2) -> Self;
}

impl Carried for Rect {
    fn carried(self, by: Vec2) -> Self {
        self.after(by, 1.0)
    }
}

impl Carried for Circle {
    fn carried(self, by: Vec2) -> Self {
        Self::new(self.centre() + by, self.radius())
    }
}

impl<S: Carried> Move<S> {
    /// The end of the whole step, without any obstacle.
    pub fn after(self) -> S {
        self.before.carried(self.velocity)
    }

    /// The same step, as the obstacles see it if all of them move by `of_obstacles`: with the relative velocity. Methods and
    /// [`truth`](crate::truth) are asked with it; the places are those at the start.
    ///
    /// The difference of the velocities is rounded once on each axis; not for pixels and parts of them.
    ///
    /// ```
    /// use hantei_collision::{Move, Rect, ResponseAnswer, ResponseMethod, ResponseRules, TrueSide, Vec2, truth};
    ///
    /// // A box that stands still is hit by a lift that comes up.
    /// let step = Move { before: Rect::try_from([8, 60, 16, 32])?, velocity: Vec2::ZERO };
    /// let (lift, of_lift) = ([Rect::try_from([0, 100, 32, 32])?], Vec2::new(0.0, -16.0));
    /// let seen = step.seen_from(of_lift);
    /// let true_one = truth(seen, &lift);
    /// assert!(matches!(true_one.side, TrueSide::Side(side) if side.name() == "top"));
    /// let response = ResponseMethod::Swept.respond(seen, &lift, ResponseRules::default(), &mut ()).carried(of_lift);
    /// assert_eq!((response.end, response.velocity), (Rect::try_from([8, 52, 16, 32])?, of_lift)); // it rides along
    /// assert_eq!(true_one.judges(&response), Some(true));
    /// # Ok::<(), hantei_collision::NumberError>(())
    /// ```
    #[must_use]
    pub fn seen_from(self, of_obstacles: Vec2) -> Self {
        Self { velocity: self.velocity - of_obstacles, ..self }
    }
}

/// How a method moves A back out of B.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PushedOut {
    /// The side of B by which A leaves; `None` if the method does not know it: A stays.
    pub side: Option<Side>,
    /// How far, world units; 0 if the side is not known.
    pub by: f64,
}

/// The side of an obstacle, as a method names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NamedSide {
    /// One side.
    Side(Side),
    /// Two sides at the same moment: neither is truer than the other.
    Corner(Sides),
    /// They overlap at the start.
    Inside,
    /// The method sees the overlap, but not from where A came.
    Unknown,
}

impl NamedSide {
    /// `"left"`, `"right"`, `"top"`, `"bottom"`, `"corner"`, `"inside"` or `"unknown"`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Side(side) => side.name(),
            Self::Corner(_) => "corner",
            Self::Inside => "inside",
            Self::Unknown => "unknown",
        }
    }
}

impl fmt::Display for NamedSide {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.name())
    }
}

/// A method's answer for one tile.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Said {
    /// The index of the tile in the list.
    pub tile: usize,
    /// The named side.
    pub named: NamedSide,
    /// The side that A is moved out of, or stopped by: at a corner the one that the rule chooses.
    pub side: Option<Side>,
    /// The direction out of the tile, of length 1: away from that side, or from the corner to the centre of a circle that
    /// meets it; (0, 0) if it is not known.
    pub normal: Vec2,
    /// How far A is moved back, world units; 0 if it is stopped in time.
    pub by: f64,
    /// When, as a fraction of the step; only for [`swept`](crate::swept).
    pub time: Option<f64>,
}

/// A method's answer for a step among tiles, and the end of A by it.
#[derive(Clone, Debug, PartialEq)]
pub struct Response<S = Rect> {
    /// The answers in order, without the tiles that it does not see.
    pub said: Vec<Said>,
    /// A at the end of the step.
    pub end: S,
    /// The velocity at the end: as given, with 0 on every axis on which A was moved back or stopped, or turned round where it
    /// bounced. A circle that meets a corner loses only what leads towards it.
    pub velocity: Vec2,
}

impl<S: Carried> Response<S> {
    /// The same for tiles that all moved by `of_obstacles` in the step, after [`Move::seen_from`]: end and velocity as they
    /// are in the world, which are rounded sums. Where A is stopped, the tiles take it along.
    #[must_use]
    pub fn carried(self, of_obstacles: Vec2) -> Self {
        Self { end: self.end.carried(of_obstacles), velocity: self.velocity + of_obstacles, ..self }
    }
}

impl Response {
    pub(super) const fn at(end: Rect, velocity: Vec2) -> Self {
        Self { said: Vec::new(), end, velocity }
    }

    /// Replaces an earlier "unknown" for the same tile.
    pub(super) fn say(&mut self, said: Said) {
        self.said.retain(|before| before.tile != said.tile || before.named != NamedSide::Unknown);
        self.said.push(said);
        if let Some(side) = said.side {
            self.velocity =
                Rect::velocity(|axis| if axis == side.axis { 0.0 } else { Rect::speed(self.velocity, axis) });
        }
    }

    /// The same, and A has this velocity afterwards.
    pub(super) fn say_and_turn(&mut self, said: Said, velocity: Vec2) {
        self.say(said);
        self.velocity = velocity;
    }

    pub(super) fn push(&mut self, tile: usize, pushed: PushedOut) {
        self.end = pushed.apply(self.end);
        let named = pushed.side.map_or(NamedSide::Unknown, NamedSide::Side);
        let normal = pushed.side.map_or(Vec2::ZERO, Side::outwards);
        self.say(Said { tile, named, side: pushed.side, normal, by: pushed.by, time: None });
    }
}
