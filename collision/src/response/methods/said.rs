//! What a method is asked, and what it says.

use super::super::sides::{Side, Sides};
use crate::Moving;
use crate::geometry::{Rect, Vec2};
use std::fmt;

/// A rectangle that moves for one step.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Move {
    /// Where it is at the start.
    pub before: Rect,
    /// World units in a step.
    pub velocity: Vec2,
}

impl Move {
    /// Where the whole step leads to, whatever stands there.
    pub fn after(self) -> Rect {
        self.before.after(self.velocity, 1.0)
    }
}

/// How a method moves A back out of B.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PushedOut {
    /// The side of B that A leaves by. `None` where the method does not know it: A stays.
    pub side: Option<Side>,
    /// How far, world units; 0 where the side is not known.
    pub by: f64,
}

/// What of an obstacle a method names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NamedSide {
    /// One side.
    Side(Side),
    /// Two sides at the same moment: no side is truer than the other.
    Corner(Sides),
    /// They overlap at the start.
    Inside,
    /// The method sees the overlap, and cannot say from where it came.
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

/// What a method says of one tile.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Said {
    /// The place of the tile in the list.
    pub tile: usize,
    /// What it names.
    pub named: NamedSide,
    /// The side that A is moved out of, or stopped by: at a corner the one that the rule takes.
    pub side: Option<Side>,
    /// How far A is moved back, world units; 0 where it is stopped in time.
    pub by: f64,
    /// When, as a fraction of the step; only [`swept`](crate::swept) knows it.
    pub time: Option<f64>,
}

/// What a method says of a step among tiles, and where A ends by it.
#[derive(Clone, Debug, PartialEq)]
pub struct Response {
    /// What it says, in the order in which it says it. Tiles that it does not see are not among them.
    pub said: Vec<Said>,
    /// Where A is at the end of the step.
    pub end: Rect,
    /// Its velocity then: as given, with 0 on every axis on which it was moved back or stopped.
    pub velocity: Vec2,
}

impl Response {
    /// Nothing is said yet, and A is here.
    pub(super) const fn at(end: Rect, velocity: Vec2) -> Self {
        Self { said: Vec::new(), end, velocity }
    }

    /// The same tile may have said before that it does not know. What it says now holds.
    pub(super) fn say(&mut self, said: Said) {
        self.said.retain(|before| before.tile != said.tile || before.named != NamedSide::Unknown);
        self.said.push(said);
        if let Some(side) = said.side {
            self.velocity =
                Rect::velocity(|axis| if axis == side.axis { 0.0 } else { Rect::speed(self.velocity, axis) });
        }
    }

    /// A is moved back out of a tile.
    pub(super) fn push(&mut self, tile: usize, pushed: PushedOut) {
        self.end = pushed.apply(self.end);
        let named = pushed.side.map_or(NamedSide::Unknown, NamedSide::Side);
        self.say(Said { tile, named, side: pushed.side, by: pushed.by, time: None });
    }
}
