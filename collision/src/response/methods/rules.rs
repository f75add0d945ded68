//! What a method leaves open, and a game has to say.

use crate::geometry::Axis;
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
    /// The same among the axes of space.
    pub const fn axis(self) -> Axis {
        Axis::PLANE[self as usize]
    }

    /// The other one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::X => Self::Y,
            Self::Y => Self::X,
        }
    }
}

/// In which order the tiles are asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AskedOrder {
    /// As they stand in the list.
    #[default]
    Given,
    /// From the last to the first.
    Reversed,
}

named!(AskedOrder { Given = "given", Reversed = "reversed" });

/// What [`swept`](crate::swept) does when it knows side and time. The other methods move A back, always.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ResponseAnswer {
    /// A makes its whole move, and is moved back out of that side.
    Out,
    /// A stops where it meets it. What is left of the step is lost.
    Stop,
    /// A stops there, and goes on along it with what is left of the step.
    #[default]
    Slide,
}

named!(ResponseAnswer { Out = "out", Stop = "stop", Slide = "slide" });

/// What the methods leave open. Each asks only for what it needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ResponseRules {
    /// Axis by axis: which is moved first.
    pub order: PlaneAxis,
    /// Swept: which axis an exact corner stops. With y it is a floor, with x a wall.
    pub tie: PlaneAxis,
    /// In which order the tiles are asked. Swept asks for the earliest, so it decides only between those that are equal.
    pub asked: AskedOrder,
    /// Swept: what it does then.
    pub answer: ResponseAnswer,
}

/// x first, a corner is a floor, the tiles as given, slide.
impl Default for ResponseRules {
    fn default() -> Self {
        Self { order: PlaneAxis::X, tie: PlaneAxis::Y, asked: AskedOrder::default(), answer: ResponseAnswer::default() }
    }
}
