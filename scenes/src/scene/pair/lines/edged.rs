//! A segment and a shape with edges: what is exactly so.

use super::super::{kinds, polygon};
use super::{at, far, segment_of};
use crate::scene::shared::edges::crossed;
use hantei_collision::shapes::{Pair, Shape};
use hantei_collision::{Border, Contact, Point, Polygon, Segment, Turn, Turned, orientation, side};

/// Parts of A that are nearer to each other than this are one place.
const SAME: f64 = 1e-9;

/// The segment, and the polygon or the corners of the turned rectangle.
pub(super) struct Case {
    pub(super) a: Segment,
    pub(super) b: Polygon<'static>,
    turned: Option<Turned>,
}

/// What the edges of B make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Outline {
    /// All corners are on one line.
    Flat,
    /// Edges cross or touch each other.
    Tangled,
    /// Pushed in somewhere.
    Concave,
    Convex,
}

fn polygon_of(corners: &[Point]) -> Polygon<'static> {
    Polygon::checked(corners).expect("the shapes of a scene have 3 to 16 corners")
}

impl Case {
    pub(super) fn of(pair: &Pair) -> Self {
        let turned = if let Shape::Turned(turned) = pair.b() { Some(*turned) } else { None };
        Self { a: segment_of(pair.a()), b: polygon_of(&kinds::corners(pair.b())), turned }
    }

    /// The shape that a method asks about.
    pub(super) fn asked(&self, method: &str) -> Polygon<'static> {
        let turned = self.turned.filter(|_| method == "unturned");
        // Its corners can be nearer to 0 than a polygon takes them.
        turned.and_then(|turned| Polygon::checked(&turned.unturned()).ok()).unwrap_or(self.b)
    }

    /// Whether the angle changes the shape.
    pub(super) fn is_turned(&self) -> bool {
        let upright = self.turned.map(Turned::unturned);
        upright.is_some_and(|upright| self.b.corners().iter().any(|corner| !upright.contains(corner)))
    }

    pub(super) fn edge(&self, edge: usize) -> Segment {
        self.asked_edge("", edge)
    }

    pub(super) fn asked_edge(&self, method: &str, edge: usize) -> Segment {
        let asked = self.asked(method);
        let corners = asked.corners();
        Segment::new(corners[edge % corners.len()], corners[(edge + 1) % corners.len()])
    }

    fn edges(&self) -> impl Iterator<Item = Segment> {
        self.b.edges().map(|(from, to)| Segment::new(from, to))
    }

    /// How a place lies to B.
    pub(super) fn contact_of(&self, at: Point) -> Contact {
        self.b.contact(at)
    }

    fn ends(&self) -> [(&'static str, Point); 2] {
        [("A1", self.a.start), ("A2", self.a.end)]
    }

    /// The first end that is inside, else the first one that belongs to B by the border.
    pub(super) fn end_in(&self, border: Border) -> Option<(&'static str, Contact)> {
        let inside = self.ends().into_iter().find(|(_, at)| self.contact_of(*at) == Contact::Overlapping);
        let found = inside.or_else(|| self.ends().into_iter().find(|(_, at)| self.b.contains(*at, border)))?;
        Some((found.0, self.contact_of(found.1)))
    }

    pub(super) fn has_no_end_inside(&self) -> bool {
        self.ends().into_iter().all(|(_, at)| self.contact_of(at) != Contact::Overlapping)
    }

    pub(super) fn has_both_outside(&self) -> bool {
        self.ends().into_iter().all(|(_, at)| self.contact_of(at) == Contact::Apart)
    }

    /// Whether the start is on an edge of the half that counts as inside.
    pub(super) fn owns_start(&self) -> bool {
        self.contact_of(self.a.start) == Contact::Touching && self.b.contains(self.a.start, Border::Half)
    }

    /// Whether A meets an edge.
    pub(super) fn has_met(&self, edge: usize) -> bool {
        self.a.contact(self.edge(edge)) != Contact::Apart
    }

    /// Whether it meets any.
    pub(super) fn meets(&self) -> bool {
        self.edges().any(|edge| self.a.contact(edge) != Contact::Apart)
    }

    /// Whether it crosses any between the corners of that edge.
    pub(super) fn crosses(&self) -> bool {
        self.edges().any(|edge| self.a.contact(edge) == Contact::Overlapping)
    }

    /// Whether it lies along an edge, for more than a point.
    pub(super) fn lies_along(&self) -> bool {
        self.edges().any(|edge| self.a.shares_length(edge))
    }

    fn is_straight(&self, edge: Segment, end: Point) -> bool {
        orientation(edge.start, edge.end, end) == Turn::Straight
    }

    /// Whether it is on the line of an edge.
    pub(super) fn is_on_line(&self) -> bool {
        let is_on = |edge: Segment| self.ends().into_iter().all(|(_, end)| self.is_straight(edge, end));
        self.edges().filter(|edge| edge.start != edge.end).any(is_on)
    }

    /// Whether two corners in a row are one point, which is on the line of A.
    pub(super) fn has_doubled_in_line(&self) -> bool {
        self.edges().any(|edge| edge.start == edge.end && self.is_straight(self.a, edge.start))
    }

    /// How many edges a ray to the right crosses, from a place, as the methods count them.
    pub(super) fn crossed(&self, from: Point) -> usize {
        crossed(self.b.edges(), from)
    }

    /// From where to where A meets each edge that it meets, in parts of A.
    pub(super) fn met(&self) -> Vec<[f64; 2]> {
        let (dx, dy) = (self.a.end.x - self.a.start.x, self.a.end.y - self.a.start.y);
        let length = dx * dx + dy * dy;
        let along = |p: Point| {
            let part = ((p.x - self.a.start.x) * dx + (p.y - self.a.start.y) * dy) / length;
            if length > 0.0 { part.clamp(0.0, 1.0) } else { 0.0 }
        };
        let of = |edge: Segment| {
            let den = (edge.end.y - edge.start.y) * dx - (edge.end.x - edge.start.x) * dy;
            if den != 0.0 {
                return [(side(edge.start, edge.end, self.a.start) / den).clamp(0.0, 1.0); 2];
            }
            let [one, other] = [along(edge.start), along(edge.end)];
            [one.min(other), one.max(other)]
        };
        self.edges().filter(|edge| self.a.contact(*edge) != Contact::Apart).map(of).collect()
    }

    /// From where to where A is inside B, in parts of A.
    pub(super) fn parts(&self) -> Vec<[f64; 2]> {
        let mut places: Vec<f64> = [0.0, 1.0].into_iter().chain(self.met().into_iter().flatten()).collect();
        places.sort_by(f64::total_cmp);
        let mut parts: Vec<[f64; 2]> = Vec::new();
        for [from, to] in places.windows(2).map(|pair| [pair[0], pair[1]]).filter(|[from, to]| to - from > SAME) {
            if self.contact_of(at(self.a, f64::midpoint(from, to))) == Contact::Overlapping {
                match parts.last_mut().filter(|last| from - last[1] <= SAME) {
                    Some(last) => last[1] = to,
                    None => parts.push([from, to]),
                }
            }
        }
        parts
    }

    /// How far A is from B.
    pub(super) fn apart(&self) -> f64 {
        let corners = self.b.corners().iter().map(|corner| far(self.a, *corner));
        let ends = self.edges().flat_map(|edge| self.ends().map(|(_, end)| far(edge, end)));
        corners.chain(ends).fold(f64::INFINITY, f64::min)
    }

    /// What the edges make.
    pub(super) fn outline(&self) -> Outline {
        let bends = polygon::bends(self.b.corners());
        match [Turn::Right, Turn::Left].map(|turn| bends.contains(&turn)) {
            [false, false] => Outline::Flat,
            _ if self.is_tangled() => Outline::Tangled,
            [true, true] => Outline::Concave,
            _ => Outline::Convex,
        }
    }

    /// Whether edges cross or touch each other elsewhere than at the corner that joins them.
    fn is_tangled(&self) -> bool {
        let edges: Vec<Segment> = self.edges().filter(|edge| edge.start != edge.end).collect();
        let pairs = (0..edges.len()).flat_map(|one| (one + 1..edges.len()).map(move |other| (one, other)));
        pairs.into_iter().any(|(one, other)| {
            if other == one + 1 || one == 0 && other + 1 == edges.len() {
                return edges[one].shares_length(edges[other]);
            }
            edges[one].contact(edges[other]) != Contact::Apart
        })
    }
}
