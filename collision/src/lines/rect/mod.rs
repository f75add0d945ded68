//! A segment and a rectangle: nine ways to ask whether they hit.
//!
//! `a1 a2` are the ends of the segment, `bx1 by1` is the left upper corner of the rectangle, `bx2 by2` the right lower
//! one. Its corners are `b1` to `b4`, clockwise from the left upper one: edge 1-2 is the top, 2-3 the right, 3-4 the
//! bottom, 4-1 the left. `den ua ub` of an edge are those of two segments; `cross(a1, a2, b1)` is [`side`](crate::side).
//!
//! `dx dy` lead from a1 to a2. `tx0 tx1` are the parts of the segment at which its line enters and leaves the stripe
//! from bx1 to bx2, `ty0 ty1` the one from by1 to by2; in `clip` they are 0 and 1 where dx or dy is 0. `y(bx1)` is how
//! high the line is at bx1, `x(by1)` where it is at by1. `x(4/16)` is at 4/16 of the segment.

mod questions;

use super::SegmentAndRect;
use super::asked::{Place, Questions};
use crate::{Axis, Border, Comparison, Form, Method, Observer, Question, named};
use questions::{
    CLIP, CORNER_SIDES, EDGE_BY_EDGE, ENDS, FOUR_EDGES, FOUR_EDGES_AND_START, PARTS, SAMPLED, SLABS, UPRIGHT_BOXES,
};

/// One way to ask whether a segment and a rectangle hit.
///
/// | way | correct |
/// |---|---|
/// | `clip`: the part of the segment that is in the rectangle on both axes | up to rounding |
/// | `four-edges`: the segment meets one of the four edges | unless it is inside, or lies along an edge |
/// | `four-edges-and-start`: or its start is inside | up to rounding, for a rectangle with an area; if touching is a miss, unless it passes through corners or starts on an edge |
/// | `edge-by-edge`: it crosses the line of an edge between the edge's ends, or has an end inside | but for the upper end of the left edge |
/// | `ends`: an end is inside | unless it passes through |
/// | `upright-boxes`: the box around the segment | for level and upright segments |
/// | `corner-sides`: not all corners are on one side of its line | for lines that never end |
/// | `slabs`: `clip` with `1 / dx`, also where dx is 0 | up to rounding, unless it lies on the line of an edge: 0 · ∞ |
/// | `sampled`: one of 17 of its points is inside | unless it is inside only between them |
///
/// ```
/// use hantei_collision::{Method, Point, Rect, Segment, SegmentAndRect, SegmentRectMethod};
///
/// let segment = Segment::new(Point::new(150.0, 140.0), Point::new(250.0, 190.0));
/// let rect = Rect::from_origin_size(Point::new(120.0, 100.0), 160.0, 120.0);
/// let says = |method: SegmentRectMethod| {
///     method.holds(&SegmentAndRect { segment, rect }, method.own_border(), &mut ())
/// };
/// // It lies inside, and meets no edge.
/// assert_eq!([SegmentRectMethod::Clip, SegmentRectMethod::FourEdges].map(says), [true, false]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SegmentRectMethod {
    /// The segment, cut off at the lines of the edges. Source: Liang and Barsky, "A New Concept and Method for Line
    /// Clipping".
    #[default]
    Clip,
    /// The four edges, each as a segment. Source: J. Thompson, "Collision Detection".
    FourEdges,
    /// The same, or the start is inside. Source: libGDX.
    FourEdgesAndStart,
    /// Where it crosses the line of each edge. Source: Phaser, `LineToRectangle`.
    EdgeByEdge,
    /// By both ends. Source: a common first try.
    Ends,
    /// By the boxes. Source: a common first try; outcodes.
    UprightBoxes,
    /// By the sides of the corners. Source: a common first try.
    CornerSides,
    /// As rays are tested. Source: ray tracing, "slab method".
    Slabs,
    /// By points of the segment. Source: a common first try.
    Sampled,
}

named!(SegmentRectMethod {
    Clip = "clip",
    FourEdges = "four-edges",
    FourEdgesAndStart = "four-edges-and-start",
    EdgeByEdge = "edge-by-edge",
    Ends = "ends",
    UprightBoxes = "upright-boxes",
    CornerSides = "corner-sides",
    Slabs = "slabs",
    Sampled = "sampled",
});

impl SegmentRectMethod {
    fn asked(self) -> Questions<SegmentAndRect> {
        Questions(match self {
            Self::Clip => &CLIP,
            Self::FourEdges => &FOUR_EDGES,
            Self::FourEdgesAndStart => &FOUR_EDGES_AND_START,
            Self::EdgeByEdge => &EDGE_BY_EDGE,
            Self::Ends => &ENDS,
            Self::UprightBoxes => &UPRIGHT_BOXES,
            Self::CornerSides => &CORNER_SIDES,
            Self::Slabs => &SLABS,
            Self::Sampled => &SAMPLED,
        })
    }

    fn places(self) -> Vec<Place> {
        self.asked().places(|group| group.most)
    }

    /// The places of the questions that these shapes leave: of `clip`, what a segment along an axis is not asked.
    fn places_of(self, shapes: &SegmentAndRect) -> Vec<Place> {
        let mut places = self.places();
        if self == Self::Clip {
            let along = Axis::PLANE.map(|axis| shapes.by(axis) == 0.0);
            places.retain(|&(_, _, slot)| match slot % 4 {
                0 => true,
                1 | 2 => along[slot / 4],
                _ => !along[slot / 4],
            });
        }
        places
    }
}

impl Method for SegmentRectMethod {
    type Shapes = SegmentAndRect;

    fn source(self) -> &'static str {
        match self {
            Self::Clip => "Liang–Barsky",
            Self::FourEdges => "J. Thompson, p5",
            Self::FourEdgesAndStart => "libGDX",
            Self::EdgeByEdge => "Phaser",
            Self::Ends | Self::UprightBoxes | Self::CornerSides | Self::Sampled => "a first try",
            Self::Slabs => "ray tracing",
        }
    }

    fn own_border(self) -> Border {
        Border::Hits
    }

    fn holds(self, shapes: &SegmentAndRect, border: Border, observer: &mut impl Observer) -> bool {
        let asked = self.asked();
        let mut asks = |group, spot, slot| asked.compare((group, spot, slot), border, shapes).told(observer);
        match self {
            Self::Clip => [0, 4].into_iter().all(|axis| {
                let mut asks = |slot: usize| asks(0, 0, axis + slot);
                if asks(0) { asks(1) && asks(2) } else { asks(3) }
            }),
            Self::FourEdges => (0..4).any(|edge| (0..5).all(|slot| asks(0, edge, slot))),
            Self::FourEdgesAndStart => {
                (0..4).any(|edge| (0..5).all(|slot| asks(0, edge, slot))) || (0..4).all(|slot| asks(1, 0, slot))
            }
            Self::EdgeByEdge => {
                if (0..2).any(|end| (0..4).all(|slot| asks(end, 0, slot))) {
                    return true;
                }
                // On each axis, the edge that the segment comes to from outside.
                [0, 8].into_iter().any(|axis| {
                    let mut asks = |slot: usize| asks(2, 0, axis + slot);
                    let near = if asks(0) && asks(1) { Some(2) } else { None };
                    let met = near.or_else(|| if asks(4) && asks(5) { Some(6) } else { None });
                    met.is_some_and(|slot| asks(slot) && asks(slot + 1))
                })
            }
            Self::Ends => (0..2).any(|end| (0..4).all(|slot| asks(end, 0, slot))),
            Self::UprightBoxes => (0..4).all(|slot| asks(0, 0, slot)),
            Self::CornerSides => !(0..2).any(|side| (0..4).all(|corner| asks(side, corner, 0))),
            Self::Slabs => asks(0, 0, 0) && asks(0, 0, 1),
            Self::Sampled => (0..=PARTS).any(|place| (0..4).all(|slot| asks(0, place, slot))),
        }
    }

    fn questions(self, border: Border) -> Vec<Question> {
        self.places().into_iter().map(|place| self.asked().question(place, border, 4)).collect()
    }

    fn questions_of(self, shapes: &SegmentAndRect, border: Border) -> Vec<Question> {
        self.places_of(shapes).into_iter().map(|place| self.asked().question(place, border, 4)).collect()
    }

    /// But for those whose numbers do not exist, such as where parallel lines meet.
    fn every_comparison(self, shapes: &SegmentAndRect, border: Border) -> Vec<Comparison> {
        if self == Self::Slabs {
            // Infinities are its way to say never.
            return self.places().into_iter().map(|place| self.asked().compare(place, border, shapes)).collect();
        }
        self.asked().every(&self.places_of(shapes), border, shapes)
    }

    fn form(self) -> Form {
        if matches!(self, Self::UprightBoxes | Self::Slabs) { Form::All } else { Form::Steps }
    }

    fn definitions(self) -> &'static str {
        match self {
            Self::Clip => {
                "dx = a2.x - a1.x; dy = a2.y - a1.y; \
                 tx0 = min((bx1 - a1.x) / dx, (bx2 - a1.x) / dx); tx1 = max((bx1 - a1.x) / dx, (bx2 - a1.x) / dx); \
                 ty0 = min((by1 - a1.y) / dy, (by2 - a1.y) / dy); ty1 = max((by1 - a1.y) / dy, (by2 - a1.y) / dy);"
            }
            Self::Slabs => {
                "ix = 1 / (a2.x - a1.x); iy = 1 / (a2.y - a1.y); \
                 tx0 = min((bx1 - a1.x) * ix, (bx2 - a1.x) * ix); tx1 = max((bx1 - a1.x) * ix, (bx2 - a1.x) * ix); \
                 ty0 = min((by1 - a1.y) * iy, (by2 - a1.y) * iy); ty1 = max((by1 - a1.y) * iy, (by2 - a1.y) * iy);"
            }
            _ => "",
        }
    }
}
