//! How far A reaches into B on each side, as the methods compute it.

use super::super::sides::Side;
use super::said::PushedOut;
use crate::AxisAligned;
use crate::geometry::{Axis, End, Rect};
use crate::observer::{Observer, Operator};
use crate::question::{About, Written, WrittenSide, written};

/// A at the time of the question, and B.
pub(super) type Places = (Rect, Rect);

pub(super) const LEFT: Side = Side { axis: Axis::X, end: End::Min };
pub(super) const RIGHT: Side = Side { axis: Axis::X, end: End::Max };
pub(super) const TOP: Side = Side { axis: Axis::Y, end: End::Min };
pub(super) const BOTTOM: Side = Side { axis: Axis::Y, end: End::Max };

/// How far A must move back to leave B by this side, world units; 0 or less if it does not reach into it.
pub(super) fn depth(moved: Rect, side: Side, b: Rect) -> f64 {
    let (of_a, of_b) = (moved.interval(side.axis), b.interval(side.axis));
    match side.end {
        End::Min => of_a.max - of_b.min,
        End::Max => of_b.max - of_a.min,
    }
}

pub(super) const DEPTH_LEFT: WrittenSide<Places> = ("left", |&(m, b)| depth(m, LEFT, b));
pub(super) const DEPTH_RIGHT: WrittenSide<Places> = ("right", |&(m, b)| depth(m, RIGHT, b));
pub(super) const DEPTH_TOP: WrittenSide<Places> = ("top", |&(m, b)| depth(m, TOP, b));
pub(super) const DEPTH_BOTTOM: WrittenSide<Places> = ("bottom", |&(m, b)| depth(m, BOTTOM, b));
pub(super) const ZERO: WrittenSide<Places> = ("0", |_| 0.0);

/// Do they overlap? All four depths are more than 0. `from` is the id of the first question.
#[inline(always)]
pub(super) const fn overlap(from: usize) -> [Written<Places>; 4] {
    [
        written(from, About::Ends(Axis::X, End::Max, End::Min), DEPTH_LEFT, Operator::Greater, ZERO),
        written(from + 1, About::Ends(Axis::X, End::Min, End::Max), DEPTH_RIGHT, Operator::Greater, ZERO),
        written(from + 2, About::Ends(Axis::Y, End::Max, End::Min), DEPTH_TOP, Operator::Greater, ZERO),
        written(from + 3, About::Ends(Axis::Y, End::Min, End::Max), DEPTH_BOTTOM, Operator::Greater, ZERO),
    ]
}

#[inline(always)]
pub(super) fn do_overlap(from: usize, places: &Places, observer: &mut impl Observer) -> bool {
    overlap(from).iter().all(|asked| asked.compare(places).told(observer))
}

impl PushedOut {
    /// Back out of this side of `b`, by the depth of `moved` there, which may be 0 or less.
    pub fn of(moved: Rect, side: Side, b: Rect) -> Self {
        Self { side: Some(side), by: depth(moved, side, b) }
    }

    pub(super) const UNKNOWN: Self = Self { side: None, by: 0.0 };

    /// A, moved back by it.
    #[must_use]
    pub fn apply(self, moved: Rect) -> Rect {
        match self.side {
            Some(Side { axis, end: End::Min }) => moved.moved_on(axis, -self.by),
            Some(Side { axis, end: End::Max }) => moved.moved_on(axis, self.by),
            None => moved,
        }
    }
}
