//! A point and a quadrilateral: three ways to ask whether it is inside.
//!
//! The first is the source's; the other two repair what it cannot do. All three use the plain [`side`], so next to an
//! edge they can be wrong by rounding where [`quad_contact`](super::quad_contact) is not.
//!
//! | way | convex, clockwise | convex, counter-clockwise | concave, crossed |
//! |---|---|---|---|
//! | [`right_of_all`] | right | rejects every point | loses a part |
//! | [`same_side`] | right | right | loses a part |
//! | [`crossings`] | right | right | right |

use super::observer::{Observer, Relation, Term, ask};
use super::{Border, EDGE_NAMES, side};
use crate::geometry::{Point, Quad};

/// One way to ask whether a point is inside a quadrilateral.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum InsideMethod {
    /// [`right_of_all`]
    RightOfAll,
    /// [`same_side`]
    #[default]
    SameSide,
    /// [`crossings`]
    Crossings,
}

impl InsideMethod {
    /// All three, in the order shown.
    pub const ALL: [Self; 3] = [Self::RightOfAll, Self::SameSide, Self::Crossings];

    /// Stable kebab-case key.
    pub const fn name(self) -> &'static str {
        match self {
            Self::RightOfAll => "right-of-all",
            Self::SameSide => "same-side",
            Self::Crossings => "crossings",
        }
    }

    /// The method of this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|method| method.name() == name)
    }

    /// Where the test comes from.
    pub const fn source(self) -> &'static str {
        match self {
            Self::RightOfAll => "WPF",
            Self::SameSide => "WPF, any winding",
            Self::Crossings => "even-odd rule",
        }
    }

    /// At a point on an edge the source says outside, and so do the two that repair it.
    pub const fn own_border(self) -> Border {
        match self {
            Self::RightOfAll | Self::SameSide | Self::Crossings => Border::Misses,
        }
    }

    /// Asks this way whether `p` is inside `quad`.
    #[inline]
    pub fn contains(self, quad: &Quad, p: Point, border: Border, observer: &mut impl Observer) -> bool {
        match self {
            Self::RightOfAll => right_of_all(quad, p, border, observer),
            Self::SameSide => same_side(quad, p, border, observer),
            Self::Crossings => crossings(quad, p, border, observer),
        }
    }
}

const CROSS_PRODUCTS: [&str; 4] = ["AB × AP", "BC × BP", "CD × CP", "DA × DP"];
const DOT_PRODUCTS: [&str; 4] = ["AP · BP", "BP · CP", "CP · DP", "DP · AP"];
const HEIGHTS: [&str; 4] = ["A.y", "B.y", "C.y", "D.y"];
const ZERO: Term = ("0", 0.0);

/// The four side values as terms, in the order of the edges.
#[inline(always)]
fn sides(quad: &Quad, p: Point) -> [Term; 4] {
    let [ab, bc, cd, da] = quad.edges().map(|(a, b)| side(a, b, p));
    let [a, b, c, d] = CROSS_PRODUCTS;
    [(a, ab), (b, bc), (c, cd), (d, da)]
}

/// Inside is on the right of all four edges. Four side values, up to four comparisons.
///
/// Right for a convex quadrilateral given clockwise on the screen; a counter-clockwise one has no point that is right
/// of all its edges.
///
/// Source: WPF.
#[inline]
pub fn right_of_all(quad: &Quad, p: Point, border: Border, observer: &mut impl Observer) -> bool {
    let right = match border {
        Border::Misses => Relation::Greater,
        Border::Hits => Relation::AtLeast,
    };
    let [ab, bc, cd, da] = sides(quad, p);
    ask(observer, ab, right, ZERO)
        && ask(observer, bc, right, ZERO)
        && ask(observer, cd, right, ZERO)
        && ask(observer, da, right, ZERO)
}

/// Inside is on the same side of all four edges, whichever it is. Four side values, up to eight comparisons.
///
/// Right for every convex quadrilateral.
///
/// Source: WPF, [`right_of_all`] asked for both windings.
#[inline]
pub fn same_side(quad: &Quad, p: Point, border: Border, observer: &mut impl Observer) -> bool {
    let left = match border {
        Border::Misses => Relation::Less,
        Border::Hits => Relation::AtMost,
    };
    let [ab, bc, cd, da] = sides(quad, p);
    right_of_all(quad, p, border, observer)
        || (ask(observer, ab, left, ZERO)
            && ask(observer, bc, left, ZERO)
            && ask(observer, cd, left, ZERO)
            && ask(observer, da, left, ZERO))
}

/// Inside is where a ray to the right crosses the edges an odd number of times. A point on an edge is found first, and
/// `border` answers for it. Four side values, up to 16 comparisons.
///
/// Right for every quadrilateral.
///
/// Source: the even-odd rule, in the form of M. Shimrat, "Algorithm 112: Position of point relative to polygon",
/// Communications of the ACM 5 (1962), with the side value in place of the division.
#[inline]
pub fn crossings(quad: &Quad, p: Point, border: Border, observer: &mut impl Observer) -> bool {
    let edges = quad.edges();
    let sides = sides(quad, p);
    for i in 0..EDGE_NAMES.len() {
        let (a, b) = edges[i];
        let dot = (a.x - p.x) * (b.x - p.x) + (a.y - p.y) * (b.y - p.y);
        let on_line = ask(observer, sides[i], Relation::Equal, ZERO);
        if on_line && ask(observer, (DOT_PRODUCTS[i], dot), Relation::AtMost, ZERO) {
            return border == Border::Hits;
        }
    }
    let below = [0, 1, 2, 3].map(|i| {
        let height = (HEIGHTS[i], quad.corners[i].y);
        ask(observer, height, Relation::Greater, ("P.y", p.y))
    });
    let mut inside = false;
    for i in 0..EDGE_NAMES.len() {
        let (from_below, to_below) = (below[i], below[(i + 1) % 4]);
        // An edge that walks down past P crosses the ray when P is on its right, one that walks up when on its left.
        let crosses = match (from_below, to_below) {
            (false, true) => ask(observer, sides[i], Relation::Greater, ZERO),
            (true, false) => ask(observer, sides[i], Relation::Less, ZERO),
            (true, true) | (false, false) => false,
        };
        inside ^= crosses;
    }
    inside
}
