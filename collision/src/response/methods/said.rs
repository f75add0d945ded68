//! The input and the answer of a method.

use super::super::sides::{Side, Sides};
use crate::Moving;
use crate::geometry::{Rect, Vec2};
use std::fmt;

/// A rectangle that moves for one step.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Move {
    /// The rectangle at the start.
    pub before: Rect,
    /// World units in a step.
    pub velocity: Vec2,
}

impl Move {
    /// The end of the whole step, without any obstacle.
    pub fn after(self) -> Rect {
        self.before.after(self.velocity, 1.0)
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
    /// How far A is moved back, world units; 0 if it is stopped in time.
    pub by: f64,
    /// When, as a fraction of the step; only for [`swept`](crate::swept).
    pub time: Option<f64>,
}

/// A method's answer for a step among tiles, and the end of A by it.
#[derive(Clone, Debug, PartialEq)]
pub struct Response {
    /// The answers in order, without the tiles that it does not see.
    pub said: Vec<Said>,
    /// A at the end of the step.
    pub end: Rect,
    /// The velocity at the end: as given, with 0 on every axis on which A was moved back or stopped.
    pub velocity: Vec2,
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

    pub(super) fn push(&mut self, tile: usize, pushed: PushedOut) {
        self.end = pushed.apply(self.end);
        let named = pushed.side.map_or(NamedSide::Unknown, NamedSide::Side);
        self.say(Said { tile, named, side: pushed.side, by: pushed.by, time: None });
    }
}
