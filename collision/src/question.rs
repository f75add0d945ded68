//! What a method can ask, as data that exists before the numbers do.

use super::geometry::{Axis, Corner, End};
use super::observer::{Comparison, Operator, QuestionId};
use std::{borrow::Cow, fmt};

/// What a question is about, so that a picture can show it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// On an axis, an end of A and an end of B.
    Ends(Axis, End, End),
    /// On an axis, the centres of A and B.
    Centres(Axis),
    /// The edge of a quadrilateral that begins at this corner.
    Edge(Corner),
    /// The edge of a polygon that begins at the corner at this place, from 0.
    EdgeOf(usize),
    /// A corner: its height, or its distance.
    Corner(Corner),
    /// The nearest point of a rectangle or segment, and its distance from the centre of a circle.
    Nearest,
    /// How far two circles reach together: both radii.
    Reach,
    /// On an axis, the nearest point of B: the centre of a circle, clamped to B.
    NearestOn(Axis),
    /// On an axis, the centre of a circle and an end of B.
    CentreAt(Axis, End),
    /// On an axis, a point and an end of B.
    PointAt(Axis, End),
    /// An end of the segment A, `Min` is its start, and the circle B.
    EndOf(End),
    /// An end of the segment A and, on an axis, an end of B.
    EndAt(End, Axis, End),
    /// A point of the segment A, counted from its start, which is 0, and, on an axis, an end of B.
    Sample(usize, Axis, End),
    /// On an axis, the part of the segment A that is between the ends of B.
    Between(Axis),
    /// A place along a segment, A or (true) B: where it meets the other's line, or is nearest to a circle.
    Along(bool),
    /// Both shadows on the axis at right angles to an edge of A or (true) B, counted from 0. Of a turned rectangle edge 1
    /// has the axis of its width, edge 2 that of its height.
    AxisOf(bool, usize),
    /// Both shadows on the axis from the centre of the circle A to the nearest corner of B.
    AxisToCorner,
    /// An edge of A and an edge of B, counted from 0.
    EdgePair(usize, usize),
    /// A corner of A or (true) B, and an edge of the other shape; both counted from 0.
    CornerAtEdge(bool, usize, usize),
    /// The corner of B at this place, from 0, and its distance from the centre of the circle A.
    CornerOf(usize),
}

/// An inequality that a method can ask.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// The place among the questions of its method.
    pub id: QuestionId,
    /// The left side as written, `bx`.
    pub left: Cow<'static, str>,
    /// How the sides are compared.
    pub operator: Operator,
    /// The right side as written, `ax + aw`.
    pub right: Cow<'static, str>,
    /// What it is about; `None` if one axis cannot show it.
    pub about: Option<About>,
}

/// The inequality as written, `bx < ax + aw`.
impl fmt::Display for Question {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} {} {}", self.left, self.operator.symbol(), self.right)
    }
}

pub(super) type WrittenSide<Shapes> = (&'static str, fn(&Shapes) -> f64);

/// A question in the code of a method. Each side has its text beside its number, so the two cannot differ.
pub(super) struct Written<Shapes> {
    id: QuestionId,
    about: Option<About>,
    left: WrittenSide<Shapes>,
    operator: Operator,
    right: WrittenSide<Shapes>,
}

#[inline(always)]
pub(super) const fn written<Shapes>(
    id: QuestionId,
    about: About,
    left: WrittenSide<Shapes>,
    operator: Operator,
    right: WrittenSide<Shapes>,
) -> Written<Shapes> {
    Written { id, about: Some(about), left, operator, right }
}

/// A question that one axis cannot show: it compares both axes, or a velocity.
#[inline(always)]
pub(super) const fn across<Shapes>(
    id: QuestionId,
    left: WrittenSide<Shapes>,
    operator: Operator,
    right: WrittenSide<Shapes>,
) -> Written<Shapes> {
    Written { id, about: None, left, operator, right }
}

impl<Shapes> Written<Shapes> {
    #[inline(always)]
    pub(super) fn compare(&self, shapes: &Shapes) -> Comparison {
        let numbers = [(self.left.1)(shapes), (self.right.1)(shapes)];
        Comparison { question: self.id, numbers, holds: self.operator.holds(numbers[0], numbers[1]) }
    }

    pub(super) fn question(&self) -> Question {
        let (left, right) = (self.left.0.into(), self.right.0.into());
        Question { id: self.id, left, operator: self.operator, right, about: self.about }
    }
}
