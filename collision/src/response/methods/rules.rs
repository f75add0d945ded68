//! The choices that a method leaves to the game.

use crate::circle::{bounced, slid};
use crate::geometry::{Axis, Vec2};
use crate::named;

/// An axis of the plane.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PlaneAxis {
    /// To the right.
    #[default]
    X,
    /// Down.
    Y,
}

named!(PlaneAxis { X = "x", Y = "y" });

impl PlaneAxis {
    /// As an [`Axis`].
    pub const fn axis(self) -> Axis {
        Axis::PLANE[self as usize]
    }

    /// The other axis.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::X => Self::Y,
            Self::Y => Self::X,
        }
    }
}

/// The order in which the tiles are asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AskedOrder {
    /// In the order of the list.
    #[default]
    Given,
    /// From the last to the first.
    Reversed,
}

named!(AskedOrder { Given = "given", Reversed = "reversed" });

/// What [`swept`](crate::swept) does with side and time. The other methods always move A back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ResponseAnswer {
    /// A makes its whole move, then is moved back out of that side.
    Out,
    /// A stops at the impact. The rest of the step is lost.
    Stop,
    /// A stops at the impact, then moves along the tile for the rest of the step.
    #[default]
    Slide,
    /// A stops at the impact, its velocity towards the tile is turned round, and it moves on for the rest of the step.
    Bounce,
}

named!(ResponseAnswer { Out = "out", Stop = "stop", Slide = "slide", Bounce = "bounce" });

impl ResponseAnswer {
    /// The most impacts in one step, counted as in [`slide`](crate::slide): after the last, A stays there.
    pub(super) const fn most_impacts(self) -> usize {
        match self {
            Self::Stop => 1,
            Self::Out | Self::Slide => 4,
            Self::Bounce => 16,
        }
    }

    /// What an impact makes of a velocity, if `normal` leads away from what is met: the part along it is lost, or turned
    /// round.
    pub(super) fn turned(self, velocity: Vec2, normal: Vec2) -> Vec2 {
        match self {
            Self::Out | Self::Stop | Self::Slide => slid(velocity, normal),
            Self::Bounce => bounced(velocity, normal),
        }
    }
}

/// The choices that the methods leave open. Each method uses only some of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ResponseRules {
    /// Axis by axis: the axis that moves first.
    pub order: PlaneAxis,
    /// Swept: the axis that an exact corner stops. With y it is a floor, with x a wall.
    pub tie: PlaneAxis,
    /// The order in which the tiles are asked. For swept it decides only between equally early ones.
    pub asked: AskedOrder,
    /// Swept: what happens after the impact.
    pub answer: ResponseAnswer,
}

/// x first, a corner is a floor, the tiles in order, slide.
impl Default for ResponseRules {
    fn default() -> Self {
        Self { order: PlaneAxis::X, tie: PlaneAxis::Y, asked: AskedOrder::default(), answer: ResponseAnswer::default() }
    }
}
