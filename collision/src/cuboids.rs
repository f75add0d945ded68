//! Two boxes: the sources' tests of two rectangles with one axis more.
//!
//! The C++ article guesses that this takes nine comparisons. Six are enough: a cuboid's own corners are in order, so
//! each axis has two ways to be apart. By centre and size it takes three.
//!
//! `ax1 ay1 az1 ax2 ay2 az2` are the corners of cuboid A, `acx acy acz` its centre, `aw ah ad` its size; `b…` is B.

use super::Border;
use super::geometry::{Axis, Cuboid, End};
use super::observer::{Observer, Operator};
use super::question::{About, Written, WrittenSide, written};

pub(super) type CuboidPair = (Cuboid, Cuboid);

#[inline(always)]
pub(super) const fn corners_apart(border: Border) -> [Written<CuboidPair>; 6] {
    const fn before(axis: Axis) -> About {
        About::Ends(axis, End::Max, End::Min)
    }
    const fn behind(axis: Axis) -> About {
        About::Ends(axis, End::Min, End::Max)
    }
    let apart = match border {
        Border::Hits => Operator::Less,
        Border::Misses | Border::Half => Operator::AtMost,
    };
    [
        written(0, before(Axis::X), ("ax2", |(a, _)| a.max()[0]), apart, ("bx1", |(_, b)| b.min()[0])),
        written(1, behind(Axis::X), ("bx2", |(_, b)| b.max()[0]), apart, ("ax1", |(a, _)| a.min()[0])),
        written(2, before(Axis::Y), ("ay2", |(a, _)| a.max()[1]), apart, ("by1", |(_, b)| b.min()[1])),
        written(3, behind(Axis::Y), ("by2", |(_, b)| b.max()[1]), apart, ("ay1", |(a, _)| a.min()[1])),
        written(4, before(Axis::Z), ("az2", |(a, _)| a.max()[2]), apart, ("bz1", |(_, b)| b.min()[2])),
        written(5, behind(Axis::Z), ("bz2", |(_, b)| b.max()[2]), apart, ("az1", |(a, _)| a.min()[2])),
    ]
}

#[inline(always)]
pub(super) const fn distances(border: Border) -> [Written<CuboidPair>; 3] {
    let below = match border {
        Border::Hits => Operator::AtMost,
        Border::Misses | Border::Half => Operator::Less,
    };
    let x: WrittenSide<CuboidPair> = ("|acx - bcx|", |(a, b)| (a.centre()[0] - b.centre()[0]).abs());
    let y: WrittenSide<CuboidPair> = ("|acy - bcy|", |(a, b)| (a.centre()[1] - b.centre()[1]).abs());
    let z: WrittenSide<CuboidPair> = ("|acz - bcz|", |(a, b)| (a.centre()[2] - b.centre()[2]).abs());
    let half_widths: WrittenSide<CuboidPair> = ("(aw + bw) / 2", |(a, b)| (a.size()[0] + b.size()[0]) / 2.0);
    let half_heights: WrittenSide<CuboidPair> = ("(ah + bh) / 2", |(a, b)| (a.size()[1] + b.size()[1]) / 2.0);
    let half_depths: WrittenSide<CuboidPair> = ("(ad + bd) / 2", |(a, b)| (a.size()[2] + b.size()[2]) / 2.0);
    [
        written(0, About::Centres(Axis::X), x, below, half_widths),
        written(1, About::Centres(Axis::Y), y, below, half_heights),
        written(2, About::Centres(Axis::Z), z, below, half_depths),
    ]
}

/// Six comparisons of corners without arithmetic, so it is exact. As its source writes it, touching hits.
/// Source: C++, in its outlook.
#[inline]
pub fn cuboids_by_two_corners(a: Cuboid, b: Cuboid, border: Border, observer: &mut impl Observer) -> bool {
    let [left_of, right_of, above, below, before, behind] = corners_apart(border).map(|asked| asked.compare(&(a, b)));
    let no_collision = left_of.told(observer)
        || right_of.told(observer)
        || above.told(observer)
        || below.told(observer)
        || before.told(observer)
        || behind.told(observer);
    !no_collision
}

/// On each axis compares the distance of the centres with half the sum of the sizes: three comparisons.
/// Source: Processing, その2; JavaScript; with one axis more.
#[inline]
pub fn cuboids_by_centre_size(a: Cuboid, b: Cuboid, border: Border, observer: &mut impl Observer) -> bool {
    let [on_x, on_y, on_z] = distances(border).map(|asked| asked.compare(&(a, b)));
    on_x.told(observer) && on_y.told(observer) && on_z.told(observer)
}
