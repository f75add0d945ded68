//! Is a point inside a quadrilateral? Three ways: the first is the source's, the other two repair it.

use super::geometry::{Corner, Point, Quad};
use super::observer::{Observer, Operator};
use super::question::{About, Written, WrittenSide, written};
use super::{Border, side};

pub(super) struct QuadNumbers {
    sides: [f64; 4],
    /// For each edge, below 0 where the point is between its ends.
    dots: [f64; 4],
    /// The y of each corner, and of the point.
    heights: [f64; 4],
    y: f64,
}

impl QuadNumbers {
    #[inline(always)]
    pub(super) fn new(quad: &Quad, p: Point) -> Self {
        let dot = |(a, b): (Point, Point)| (a.x - p.x) * (b.x - p.x) + (a.y - p.y) * (b.y - p.y);
        Self {
            sides: quad.edges().map(|(a, b)| side(a, b, p)),
            dots: quad.edges().map(dot),
            heights: quad.corners.map(|corner| corner.y),
            y: p.y,
        }
    }
}

const ZERO: WrittenSide<QuadNumbers> = ("0", |_| 0.0);
const PY: WrittenSide<QuadNumbers> = ("P.y", |case| case.y);
const CROSS_PRODUCTS: [WrittenSide<QuadNumbers>; 4] = [
    ("AB × AP", |case| case.sides[0]),
    ("BC × BP", |case| case.sides[1]),
    ("CD × CP", |case| case.sides[2]),
    ("DA × DP", |case| case.sides[3]),
];
const DOT_PRODUCTS: [WrittenSide<QuadNumbers>; 4] = [
    ("AP · BP", |case| case.dots[0]),
    ("BP · CP", |case| case.dots[1]),
    ("CP · DP", |case| case.dots[2]),
    ("DP · AP", |case| case.dots[3]),
];
const HEIGHTS: [WrittenSide<QuadNumbers>; 4] = [
    ("A.y", |case| case.heights[0]),
    ("B.y", |case| case.heights[1]),
    ("C.y", |case| case.heights[2]),
    ("D.y", |case| case.heights[3]),
];

/// Four questions about the side values, with ids from `first` on.
#[inline(always)]
const fn sides(first: usize, operator: Operator) -> [Written<QuadNumbers>; 4] {
    const fn about(edge: usize) -> About {
        About::Edge(Corner::ALL[edge])
    }
    [
        written(first, about(0), CROSS_PRODUCTS[0], operator, ZERO),
        written(first + 1, about(1), CROSS_PRODUCTS[1], operator, ZERO),
        written(first + 2, about(2), CROSS_PRODUCTS[2], operator, ZERO),
        written(first + 3, about(3), CROSS_PRODUCTS[3], operator, ZERO),
    ]
}

#[inline(always)]
pub(super) const fn rights(border: Border) -> [Written<QuadNumbers>; 4] {
    let right = match border {
        Border::Misses | Border::Half => Operator::Greater,
        Border::Hits => Operator::AtLeast,
    };
    sides(0, right)
}

#[inline(always)]
pub(super) const fn lefts(border: Border) -> [Written<QuadNumbers>; 4] {
    let left = match border {
        Border::Misses | Border::Half => Operator::Less,
        Border::Hits => Operator::AtMost,
    };
    sides(4, left)
}

/// For each edge, whether the point is on its line, and whether it is between its ends.
#[inline(always)]
pub(super) fn on_edges() -> [Written<QuadNumbers>; 8] {
    std::array::from_fn(|id| {
        let edge = id / 2;
        if id % 2 == 0 {
            written(id, About::Edge(Corner::ALL[edge]), CROSS_PRODUCTS[edge], Operator::Equal, ZERO)
        } else {
            written(id, About::Edge(Corner::ALL[edge]), DOT_PRODUCTS[edge], Operator::AtMost, ZERO)
        }
    })
}

/// Whether each corner is below the point.
#[inline(always)]
pub(super) fn belows() -> [Written<QuadNumbers>; 4] {
    std::array::from_fn(|i| written(8 + i, About::Corner(Corner::ALL[i]), HEIGHTS[i], Operator::Greater, PY))
}

/// For each edge, whether the ray crosses it: where the edge goes down past the point, and where it goes up.
#[inline(always)]
pub(super) fn crossed() -> [Written<QuadNumbers>; 8] {
    std::array::from_fn(|i| {
        let operator = if i % 2 == 0 { Operator::Greater } else { Operator::Less };
        written(12 + i, About::Edge(Corner::ALL[i / 2]), CROSS_PRODUCTS[i / 2], operator, ZERO)
    })
}

/// Asks four questions until one is false.
#[inline(always)]
fn all([ab, bc, cd, da]: [Written<QuadNumbers>; 4], case: &QuadNumbers, observer: &mut impl Observer) -> bool {
    ab.compare(case).told(observer)
        && bc.compare(case).told(observer)
        && cd.compare(case).told(observer)
        && da.compare(case).told(observer)
}

/// Inside is on the right of all four edges. Four side values, up to four comparisons.
///
/// Correct for a convex quadrilateral, clockwise on the screen. If counter-clockwise, it rejects every point.
/// Source: WPF.
#[inline]
pub fn right_of_all(quad: &Quad, p: Point, border: Border, observer: &mut impl Observer) -> bool {
    all(rights(border), &QuadNumbers::new(quad, p), observer)
}

/// Inside is on the same side of all four edges, right or left. Four side values, up to eight comparisons.
///
/// Correct for every convex quadrilateral.
/// Source: WPF, [`right_of_all`] asked for both windings.
#[inline]
pub fn same_side(quad: &Quad, p: Point, border: Border, observer: &mut impl Observer) -> bool {
    let case = QuadNumbers::new(quad, p);
    all(rights(border), &case, observer) || all(lefts(border), &case, observer)
}

/// Inside is where a ray to the right crosses the edges an odd number of times. A point on an edge is found first, and
/// `border` decides for it. Four side values, up to 16 comparisons.
///
/// Correct for every quadrilateral.
/// Source: the even-odd rule, in the form of M. Shimrat, "Algorithm 112: Position of point relative to polygon",
/// Communications of the ACM 5 (1962), with the side value in place of the division.
#[inline]
pub fn crossings(quad: &Quad, p: Point, border: Border, observer: &mut impl Observer) -> bool {
    let case = QuadNumbers::new(quad, p);
    for [on_line, between_ends] in on_edges().map(|asked| asked.compare(&case)).as_chunks::<2>().0 {
        if on_line.told(observer) && between_ends.told(observer) {
            return border == Border::Hits;
        }
    }
    let below = belows().map(|asked| asked.compare(&case).told(observer));
    let mut inside = false;
    let crossed = crossed().map(|asked| asked.compare(&case));
    for (i, [walks_down, walks_up]) in crossed.as_chunks::<2>().0.iter().enumerate() {
        // An edge that goes down past P crosses the ray if P is on its right, one that goes up if P is on its left.
        let crosses = match (below[i], below[(i + 1) % 4]) {
            (false, true) => walks_down.told(observer),
            (true, false) => walks_up.told(observer),
            (true, true) | (false, false) => false,
        };
        inside ^= crosses;
    }
    inside
}
