//! The exact relation of a point and a quadrilateral: plain products first, exact signs only where those may be wrong.

use super::geometry::{Point, Quad, Rect};
use super::{Border, Turn, orientation};

/// How a point lies to a quadrilateral.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuadContact {
    /// Neither inside nor on an edge.
    Outside,
    /// On one of the four edges, ends included.
    OnEdge,
    /// Inside by the even-odd rule.
    Inside,
}

impl QuadContact {
    /// Whether the point is inside; `border` says whether an edge counts.
    pub fn hits(self, border: Border) -> bool {
        match self {
            Self::Inside => true,
            Self::OnEdge => border == Border::Hits,
            Self::Outside => false,
        }
    }
}

/// The largest error of the plain cross product, as a part of the sum of its two products: (3 + 16 ε) ε with ε = 2⁻⁵³.
/// Source: Shewchuk, "Adaptive Precision Floating-Point Arithmetic and Fast Robust Geometric Predicates" (1997).
pub(super) const CROSS_ROUNDING: f64 = 3.330_669_073_875_471_6e-16;

/// How `p` lies to `quad`, exact for every quadrilateral: on an edge if it lies on one of the four segments, else
/// inside if a ray from it crosses the edges an odd number of times.
///
/// Four plain cross products without a branch; exact orientations only if a sign near 0 may be wrong.
pub fn quad_contact(quad: &Quad, p: Point) -> QuadContact {
    even_odd_contact(quad.edges().into_iter(), p)
}

/// The same for any closed line of edges.
#[inline(always)]
pub(crate) fn even_odd_contact(edges: impl Iterator<Item = (Point, Point)> + Clone, p: Point) -> QuadContact {
    let (mut sure, mut inside) = (true, false);
    for (a, b) in edges.clone() {
        let (one, other) = ((a.x - p.x) * (b.y - p.y), (a.y - p.y) * (b.x - p.x));
        let cross = one - other;
        sure &= cross.abs() > CROSS_ROUNDING * (one.abs() + other.abs());
        inside ^= crosses_ray(a, b, p, cross > 0.0, cross < 0.0);
    }
    match (sure, inside) {
        (true, true) => QuadContact::Inside,
        (true, false) => QuadContact::Outside,
        (false, _) => exact_contact(edges, p),
    }
}

#[cold]
pub(super) fn exact_quad_contact(quad: &Quad, p: Point) -> QuadContact {
    exact_contact(quad.edges().into_iter(), p)
}

#[cold]
fn exact_contact(edges: impl Iterator<Item = (Point, Point)>, p: Point) -> QuadContact {
    let mut inside = false;
    for (a, b) in edges {
        let turn = orientation(a, b, p);
        if turn == Turn::Straight && Rect::from_corners(a, b).contains(p) {
            return QuadContact::OnEdge;
        }
        inside ^= crosses_ray(a, b, p, turn == Turn::Right, turn == Turn::Left);
    }
    if inside { QuadContact::Inside } else { QuadContact::Outside }
}

/// Whether the edge a→b crosses the ray to the right of `p`. An edge that goes down past p does if p is on its right
/// (as one walks; on the screen p is left of it), an edge that goes up if p is on its left.
#[inline(always)]
pub(crate) fn crosses_ray(a: Point, b: Point, p: Point, is_right: bool, is_left: bool) -> bool {
    let walks_down = (a.y <= p.y) & (p.y < b.y);
    let walks_up = (b.y <= p.y) & (p.y < a.y);
    (walks_down & is_right) | (walks_up & is_left)
}
