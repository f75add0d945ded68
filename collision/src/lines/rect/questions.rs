//! The questions of the nine ways to test a segment and a rectangle, and their numbers.

use crate::lines::asked::{Asked, AskedSide, Edged, Group, above, asked, below, equal, greater, meets_edge, zero};
use crate::lines::{SegmentAndRect, TwoSegments};
use crate::{About, Axis, Border, Corner, End, Operator, Segment, side};

type Case = SegmentAndRect;
type Side = AskedSide<Case>;

/// Parts of the segment between neighbouring points of `sampled`.
pub(super) const PARTS: usize = 16;

impl Edged for SegmentAndRect {
    fn edges(&self) -> usize {
        4
    }

    fn with_edge(&self, edge: usize) -> TwoSegments {
        let corners = self.rect.corners();
        TwoSegments { a: self.segment, b: Segment::new(corners[edge], corners[(edge + 1) % 4]) }
    }
}

/// The edge at this end of an axis: its line.
const fn plane(case: &Case, axis: Axis, end: End) -> f64 {
    case.rect.interval(axis).end(end)
}

impl SegmentAndRect {
    /// From a1 to a2 on an axis.
    pub(super) fn by(&self, axis: Axis) -> f64 {
        self.segment.end.along(axis) - self.segment.start.along(axis)
    }

    /// The parts at which the segment's line is at both ends of B on an axis, the earlier one first.
    fn clipped(&self, axis: Axis) -> [f64; 2] {
        let by = self.by(axis);
        if by == 0.0 {
            return [0.0, 1.0];
        }
        let [min, max] = [End::Min, End::Max].map(|end| (plane(self, axis, end) - self.segment.start.along(axis)) / by);
        [min.min(max), min.max(max)]
    }

    /// The same as C computes it with `1 / by`, `std::min` and `std::max`: with NaN these take the first number.
    fn in_slab(&self, axis: Axis) -> [f64; 2] {
        let inverse = 1.0 / self.by(axis);
        let [min, max] =
            [End::Min, End::Max].map(|end| (plane(self, axis, end) - self.segment.start.along(axis)) * inverse);
        [c_min(min, max), c_max(min, max)]
    }

    /// The greatest of the entries, and 0.
    fn entry(&self, axes: &[Axis], on: fn(&Self, Axis) -> [f64; 2]) -> f64 {
        axes.iter().fold(0.0, |most, &axis| c_max(most, on(self, axis)[0]))
    }

    /// The least of the exits, and 1.
    fn exit(&self, axes: &[Axis], on: fn(&Self, Axis) -> [f64; 2]) -> f64 {
        axes.iter().fold(1.0, |least, &axis| c_min(least, on(self, axis)[1]))
    }

    /// Where the segment's line is on the other axis, at an end of B.
    fn crossing(&self, axis: Axis, end: End) -> f64 {
        let other = if axis == Axis::X { Axis::Y } else { Axis::X };
        let start = self.segment.start;
        start.along(other) + self.by(other) * (plane(self, axis, end) - start.along(axis)) / self.by(axis)
    }

    fn corner_side(&self, corner: usize) -> f64 {
        side(self.segment.start, self.segment.end, self.rect.corners()[corner])
    }

    fn sample(&self, place: usize, axis: Axis) -> f64 {
        self.segment.start.along(axis) + self.by(axis) * place as f64 / PARTS as f64
    }
}

/// `std::min`
fn c_min(one: f64, other: f64) -> f64 {
    if other < one { other } else { one }
}

/// `std::max`
fn c_max(one: f64, other: f64) -> f64 {
    if one < other { other } else { one }
}

const A1X: Side = ("a1.x", |case, _| case.segment.start.x);
const A1Y: Side = ("a1.y", |case, _| case.segment.start.y);
const A2X: Side = ("a2.x", |case, _| case.segment.end.x);
const A2Y: Side = ("a2.y", |case, _| case.segment.end.y);
const BX1: Side = ("bx1", |case, _| plane(case, Axis::X, End::Min));
const BX2: Side = ("bx2", |case, _| plane(case, Axis::X, End::Max));
const BY1: Side = ("by1", |case, _| plane(case, Axis::Y, End::Min));
const BY2: Side = ("by2", |case, _| plane(case, Axis::Y, End::Max));
const DX: Side = ("dx", |case, _| case.by(Axis::X));
const DY: Side = ("dy", |case, _| case.by(Axis::Y));

/// Whether the start is inside.
const START_IN: [Asked<Case>; 4] = [
    asked(|_| About::EndAt(End::Min, Axis::X, End::Min), A1X, above, BX1),
    asked(|_| About::EndAt(End::Min, Axis::X, End::Max), A1X, below, BX2),
    asked(|_| About::EndAt(End::Min, Axis::Y, End::Min), A1Y, above, BY1),
    asked(|_| About::EndAt(End::Min, Axis::Y, End::Max), A1Y, below, BY2),
];

const END_IN: [Asked<Case>; 4] = [
    asked(|_| About::EndAt(End::Max, Axis::X, End::Min), A2X, above, BX1),
    asked(|_| About::EndAt(End::Max, Axis::X, End::Max), A2X, below, BX2),
    asked(|_| About::EndAt(End::Max, Axis::Y, End::Min), A2Y, above, BY1),
    asked(|_| About::EndAt(End::Max, Axis::Y, End::Max), A2Y, below, BY2),
];

const ENTRY: [&str; 2] = ["max(0, tx0)", "max(0, tx0, ty0)"];
const EXIT: [&str; 2] = ["min(1, tx1)", "min(1, tx1, ty1)"];

const X_ONLY: &[Axis] = &[Axis::X];

const BETWEEN_X: fn(usize) -> About = |_| About::Between(Axis::X);
const BETWEEN_Y: fn(usize) -> About = |_| About::Between(Axis::Y);

/// The part of the segment that is left after x, and after y.
const CLIPPED: [Asked<Case>; 2] = [
    asked(
        BETWEEN_X,
        (ENTRY[0], |case, _| case.entry(X_ONLY, Case::clipped)),
        below,
        (EXIT[0], |case, _| case.exit(X_ONLY, Case::clipped)),
    ),
    asked(
        BETWEEN_Y,
        (ENTRY[1], |case, _| case.entry(&Axis::PLANE, Case::clipped)),
        below,
        (EXIT[1], |case, _| case.exit(&Axis::PLANE, Case::clipped)),
    ),
];

/// On each axis: does the segment run along it, and is it between B's ends then? Else what is left?
pub(super) static CLIP: [Group<Case>; 1] = [Group {
    most: 1,
    asked: &{
        let [left, right, top, bottom] = START_IN;
        let [across, down] = CLIPPED;
        [
            asked(BETWEEN_X, DX, equal, zero()),
            left,
            right,
            across,
            asked(BETWEEN_Y, DY, equal, zero()),
            top,
            bottom,
            down,
        ]
    },
}];

pub(super) static FOUR_EDGES: [Group<Case>; 1] = [Group { most: 4, asked: &const { meets_edge() } }];

pub(super) static FOUR_EDGES_AND_START: [Group<Case>; 2] =
    [Group { most: 4, asked: &const { meets_edge() } }, Group { most: 1, asked: &START_IN }];

pub(super) static ENDS: [Group<Case>; 2] = [Group { most: 1, asked: &START_IN }, Group { most: 1, asked: &END_IN }];

/// From a side where touching does not count: `<`, or `<=` where touching is a miss.
fn beside_below(border: Border) -> Operator {
    if border == Border::Hits { Operator::Less } else { Operator::AtMost }
}

fn beside_above(border: Border) -> Operator {
    beside_below(border).mirrored()
}

const AT_LEFT: Side = ("y(bx1)", |case, _| case.crossing(Axis::X, End::Min));
const AT_RIGHT: Side = ("y(bx2)", |case, _| case.crossing(Axis::X, End::Max));
const AT_TOP: Side = ("x(by1)", |case, _| case.crossing(Axis::Y, End::Min));
const AT_BOTTOM: Side = ("x(by2)", |case, _| case.crossing(Axis::Y, End::Max));

/// The edges in the order of Phaser's code: left, right, top, bottom. Each is crossed from outside.
pub(super) static EDGE_BY_EDGE: [Group<Case>; 3] = [
    Group { most: 1, asked: &START_IN },
    Group { most: 1, asked: &END_IN },
    Group {
        most: 1,
        asked: &[
            asked(|_| About::EdgeOf(3), A1X, beside_below, BX1),
            asked(|_| About::EdgeOf(3), A2X, above, BX1),
            // As it is written: of the left edge alone, the upper end does not count.
            asked(|_| About::EdgeOf(3), AT_LEFT, greater, BY1),
            asked(|_| About::EdgeOf(3), AT_LEFT, below, BY2),
            asked(|_| About::EdgeOf(1), A1X, beside_above, BX2),
            asked(|_| About::EdgeOf(1), A2X, below, BX2),
            asked(|_| About::EdgeOf(1), AT_RIGHT, above, BY1),
            asked(|_| About::EdgeOf(1), AT_RIGHT, below, BY2),
            asked(|_| About::EdgeOf(0), A1Y, beside_below, BY1),
            asked(|_| About::EdgeOf(0), A2Y, above, BY1),
            asked(|_| About::EdgeOf(0), AT_TOP, above, BX1),
            asked(|_| About::EdgeOf(0), AT_TOP, below, BX2),
            asked(|_| About::EdgeOf(2), A1Y, beside_above, BY2),
            asked(|_| About::EdgeOf(2), A2Y, below, BY2),
            asked(|_| About::EdgeOf(2), AT_BOTTOM, above, BX1),
            asked(|_| About::EdgeOf(2), AT_BOTTOM, below, BX2),
        ],
    },
];

pub(super) static UPRIGHT_BOXES: [Group<Case>; 1] = [Group {
    most: 1,
    asked: &[
        asked(
            |_| About::Ends(Axis::X, End::Max, End::Min),
            ("max(a1.x, a2.x)", |case, _| case.segment.start.x.max(case.segment.end.x)),
            above,
            BX1,
        ),
        asked(
            |_| About::Ends(Axis::X, End::Min, End::Max),
            ("min(a1.x, a2.x)", |case, _| case.segment.start.x.min(case.segment.end.x)),
            below,
            BX2,
        ),
        asked(
            |_| About::Ends(Axis::Y, End::Max, End::Min),
            ("max(a1.y, a2.y)", |case, _| case.segment.start.y.max(case.segment.end.y)),
            above,
            BY1,
        ),
        asked(
            |_| About::Ends(Axis::Y, End::Min, End::Max),
            ("min(a1.y, a2.y)", |case, _| case.segment.start.y.min(case.segment.end.y)),
            below,
            BY2,
        ),
    ],
}];

const SIDE: Side = ("cross(a1, a2, b#)", Case::corner_side);
const CORNER: fn(usize) -> About = |corner| About::Corner(Corner::ALL[corner]);

/// All on the right, or all on the left: where touching is a miss, a corner on the line is on both sides.
pub(super) static CORNER_SIDES: [Group<Case>; 2] = [
    Group { most: 4, asked: &[asked(CORNER, SIDE, beside_above, zero())] },
    Group { most: 4, asked: &[asked(CORNER, SIDE, beside_below, zero())] },
];

pub(super) static SLABS: [Group<Case>; 1] = [Group {
    most: 1,
    asked: &[
        asked(
            BETWEEN_X,
            (ENTRY[0], |case, _| case.entry(X_ONLY, Case::in_slab)),
            below,
            (EXIT[0], |case, _| case.exit(X_ONLY, Case::in_slab)),
        ),
        asked(
            BETWEEN_Y,
            (ENTRY[1], |case, _| case.entry(&Axis::PLANE, Case::in_slab)),
            below,
            (EXIT[1], |case, _| case.exit(&Axis::PLANE, Case::in_slab)),
        ),
    ],
}];

const SAMPLE_X: Side = ("x(%/16)", |case, place| case.sample(place, Axis::X));
const SAMPLE_Y: Side = ("y(%/16)", |case, place| case.sample(place, Axis::Y));

pub(super) static SAMPLED: [Group<Case>; 1] = [Group {
    most: PARTS + 1,
    asked: &[
        asked(|place| About::Sample(place, Axis::X, End::Min), SAMPLE_X, above, BX1),
        asked(|place| About::Sample(place, Axis::X, End::Max), SAMPLE_X, below, BX2),
        asked(|place| About::Sample(place, Axis::Y, End::Min), SAMPLE_Y, above, BY1),
        asked(|place| About::Sample(place, Axis::Y, End::Max), SAMPLE_Y, below, BY2),
    ],
}];
