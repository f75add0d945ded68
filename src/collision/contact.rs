//! The exact relation of two shapes, whatever the method. Comparisons and exact signs only, nothing rounds.

use super::{Turn, orientation};
use crate::geometry::{Point, Quad, Rect};

/// How two rectangles lie to each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contact {
    /// They share no point.
    Apart,
    /// They share a border or a corner only. With `border = hits` that is a hit, with `misses` it is not.
    Touching,
    /// They reach into each other.
    Overlapping,
}

impl Contact {
    /// `apart`, `touching` or `overlapping`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Apart => "apart",
            Self::Touching => "touching",
            Self::Overlapping => "overlapping",
        }
    }
}

/// How `a` and `b` lie to each other. At most 8 comparisons of corners.
///
/// A rectangle without width or height overlaps another when it lies strictly between the other's edges.
#[inline]
pub fn contact(a: Rect, b: Rect) -> Contact {
    let (p, q, r, s) = (a.min(), a.max(), b.min(), b.max());
    if p.x < s.x && r.x < q.x && p.y < s.y && r.y < q.y {
        Contact::Overlapping
    } else if p.x <= s.x && r.x <= q.x && p.y <= s.y && r.y <= q.y {
        Contact::Touching
    } else {
        Contact::Apart
    }
}

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
    /// `outside`, `on-edge` or `inside`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Outside => "outside",
            Self::OnEdge => "on-edge",
            Self::Inside => "inside",
        }
    }
}

/// How `p` lies to `quad`, exact for every quadrilateral: on an edge when it lies on one of the four segments, else
/// inside when a ray from it crosses the edges an odd number of times. Four exact orientations at most.
pub fn quad_contact(quad: &Quad, p: Point) -> QuadContact {
    let mut inside = false;
    for (a, b) in quad.edges() {
        let turn = orientation(a, b, p);
        if turn == Turn::Straight && Rect::from_corners(a, b).contains(p) {
            return QuadContact::OnEdge;
        }
        // The ray runs to the right. It crosses an edge that walks down past p when p is right of the edge as one
        // walks it (left of it on the screen), and one that walks up past p when p is left of it.
        let walks_down = a.y <= p.y && p.y < b.y;
        let walks_up = b.y <= p.y && p.y < a.y;
        if (walks_down && turn == Turn::Right) || (walks_up && turn == Turn::Left) {
            inside = !inside;
        }
    }
    if inside { QuadContact::Inside } else { QuadContact::Outside }
}
