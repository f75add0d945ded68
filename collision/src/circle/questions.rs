//! The questions of the five ways to test a circle and a rectangle.
//!
//! `cx cy r` is the circle, `bx1 by1 bx2 by2` the rectangle as two corners, `bw bh` its size and `bcx bcy` its centre.
//! `dx dy` is the vector from the nearest point of the rectangle to the centre of the circle.

use super::CircleAndRect;
use crate::question::{About, Written, WrittenSide, written};
use crate::{Axis, Border, Corner, End, Operator};

type CircleSide = WrittenSide<CircleAndRect>;
type CircleQuestion = Written<CircleAndRect>;

pub(super) const DEFINITIONS: &str = "dx = cx - min(max(cx, bx1), bx2); dy = cy - min(max(cy, by1), by2);";

pub(super) const ENDS: &str = "dx1 = cx - bx1; dx2 = cx - bx2; dy1 = cy - by1; dy2 = cy - by2;";

/// How far the centre is beyond B's corner, which [`regions`](super::regions) computes first.
pub(super) const BEYOND: &str = "dx = |cx - bcx| - bw / 2; dy = |cy - bcy| - bh / 2;";

const CX: CircleSide = ("cx", |case| case.circle.centre().x);
const CY: CircleSide = ("cy", |case| case.circle.centre().y);
const R: CircleSide = ("r", |case| case.circle.radius());
const R2: CircleSide = ("r * r", |case| case.circle.radius() * case.circle.radius());
const BX1: CircleSide = ("bx1", |case| case.rect.min().x);
const BY1: CircleSide = ("by1", |case| case.rect.min().y);
const BX2: CircleSide = ("bx2", |case| case.rect.max().x);
const BY2: CircleSide = ("by2", |case| case.rect.max().y);
const LEFT: CircleSide = ("cx - r", |case| case.circle.centre().x - case.circle.radius());
const RIGHT: CircleSide = ("cx + r", |case| case.circle.centre().x + case.circle.radius());
const TOP: CircleSide = ("cy - r", |case| case.circle.centre().y - case.circle.radius());
const BOTTOM: CircleSide = ("cy + r", |case| case.circle.centre().y + case.circle.radius());
const SQUARES: CircleSide = ("dx * dx + dy * dy", |case| squares(case));
const DISTANCE: CircleSide = ("sqrt(dx * dx + dy * dy)", |case| squares(case).sqrt());
const ACROSS: CircleSide = ("|cx - bcx|", |case| from_centre(case).0);
const DOWN: CircleSide = ("|cy - bcy|", |case| from_centre(case).1);
const HALF_WIDTH: CircleSide = ("bw / 2", |case| case.rect.width() / 2.0);
const HALF_HEIGHT: CircleSide = ("bh / 2", |case| case.rect.height() / 2.0);
const REACH_ACROSS: CircleSide = ("bw / 2 + r", |case| case.rect.width() / 2.0 + case.circle.radius());
const REACH_DOWN: CircleSide = ("bh / 2 + r", |case| case.rect.height() / 2.0 + case.circle.radius());
const CORNER_SQUARES: CircleSide = ("dx * dx + dy * dy", |case| {
    let (across, down) = from_centre(case);
    let (across, down) = (across - case.rect.width() / 2.0, down - case.rect.height() / 2.0);
    across * across + down * down
});
const CORNERS: [CircleSide; 4] = [
    ("dx1 * dx1 + dy1 * dy1", |case| from_corner(case, 0)),
    ("dx2 * dx2 + dy1 * dy1", |case| from_corner(case, 1)),
    ("dx2 * dx2 + dy2 * dy2", |case| from_corner(case, 2)),
    ("dx1 * dx1 + dy2 * dy2", |case| from_corner(case, 3)),
];

#[inline(always)]
fn squares(case: &CircleAndRect) -> f64 {
    let across = case.from_nearest();
    across.x * across.x + across.y * across.y
}

#[inline(always)]
fn from_centre(case: &CircleAndRect) -> (f64, f64) {
    let (circle, rect) = (case.circle.centre(), case.rect.centre());
    ((circle.x - rect.x).abs(), (circle.y - rect.y).abs())
}

#[inline(always)]
fn from_corner(case: &CircleAndRect, place: usize) -> f64 {
    let (centre, corner) = (case.circle.centre(), case.rect.corners()[place]);
    let (across, down) = (centre.x - corner.x, centre.y - corner.y);
    across * across + down * down
}

/// `<`, or `<=` where touching counts.
pub(super) const fn below(border: Border) -> Operator {
    match border {
        Border::Hits => Operator::AtMost,
        Border::Misses | Border::Half => Operator::Less,
    }
}

#[inline(always)]
pub(super) const fn by_squares(border: Border) -> [CircleQuestion; 1] {
    [written(0, About::Nearest, SQUARES, below(border), R2)]
}

#[inline(always)]
pub(super) const fn by_root(border: Border) -> [CircleQuestion; 1] {
    [written(0, About::Nearest, DISTANCE, below(border), R)]
}

#[inline(always)]
pub(super) const fn by_regions(border: Border) -> [CircleQuestion; 5] {
    let beyond = match border {
        Border::Hits => Operator::Greater,
        Border::Misses | Border::Half => Operator::AtLeast,
    };
    [
        written(0, About::Centres(Axis::X), ACROSS, beyond, REACH_ACROSS),
        written(1, About::Centres(Axis::Y), DOWN, beyond, REACH_DOWN),
        written(2, About::Centres(Axis::X), ACROSS, Operator::AtMost, HALF_WIDTH),
        written(3, About::Centres(Axis::Y), DOWN, Operator::AtMost, HALF_HEIGHT),
        written(4, About::Nearest, CORNER_SQUARES, below(border), R2),
    ]
}

#[inline(always)]
pub(super) const fn by_box(border: Border) -> [CircleQuestion; 4] {
    let below = below(border);
    [
        written(0, About::Ends(Axis::X, End::Max, End::Min), BX1, below, RIGHT),
        written(1, About::Ends(Axis::X, End::Min, End::Max), LEFT, below, BX2),
        written(2, About::Ends(Axis::Y, End::Max, End::Min), BY1, below, BOTTOM),
        written(3, About::Ends(Axis::Y, End::Min, End::Max), TOP, below, BY2),
    ]
}

#[inline(always)]
pub(super) const fn by_corners(border: Border) -> [CircleQuestion; 8] {
    let below = below(border);
    [
        written(0, About::CentreAt(Axis::X, End::Min), BX1, Operator::AtMost, CX),
        written(1, About::CentreAt(Axis::X, End::Max), CX, Operator::AtMost, BX2),
        written(2, About::CentreAt(Axis::Y, End::Min), BY1, Operator::AtMost, CY),
        written(3, About::CentreAt(Axis::Y, End::Max), CY, Operator::AtMost, BY2),
        written(4, About::Corner(Corner::A), CORNERS[0], below, R2),
        written(5, About::Corner(Corner::B), CORNERS[1], below, R2),
        written(6, About::Corner(Corner::C), CORNERS[2], below, R2),
        written(7, About::Corner(Corner::D), CORNERS[3], below, R2),
    ]
}
