//! The shortest way out of an overlap, for shapes whose edges have any direction (MTV).
//! Idea: on the axis of each edge, A leaves B by going back or on until the shadows touch. The shortest of all ways wins.
//! Which that is, is never rounded; how long it is, is rounded at the end. Cost: for each edge, two signs for each corner.
//! Source: Metanet, N tutorial A.

use super::axis::{SatAxis, are_parallel, edge_at, normal};
use crate::exact_sign::{Product, exact_sign, nearly, without_rounding};
use crate::shapes::{Pair, Shape};
use crate::{Contact, Point, Vec2};
use std::cmp::Ordering::{self, Greater, Less};

/// The shortest way for A out of B: the minimum translation vector (MTV).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SatPush {
    /// Moves A so that both only touch, but for rounding; world units.
    pub by: Vec2,
    /// The length of the way, world units, more than 0. Rounded once.
    pub depth: f64,
    /// The axis along which it leads.
    pub axis: SatAxis,
}

/// Where the shadows of two shapes end on the axis of an edge.
struct OnAxis {
    is_b: bool,
    edge: usize,
    /// The edge's normal as two differences, not of length 1: a quarter turn counter-clockwise from the edge.
    x: [f64; 2],
    y: [f64; 2],
    /// The two corners of which the first must pass the second: `way` is the first less the second.
    first: Point,
    second: Point,
    /// Whether A moves on along the normal, not back.
    is_on: bool,
}

impl OnAxis {
    fn new([a, b]: [&[Point]; 2], is_b: bool, edge: usize) -> Option<Self> {
        let (from, to) = edge_at(if is_b { b } else { a }, edge);
        let (x, y) = ([to.y, -from.y], [from.x, -to.x]);
        let farther = |one: Point, other: Point| {
            exact_sign(&[[&[one.x, -other.x], &x], [&[one.y, -other.y], &y]]) == Some(Greater)
        };
        let last = |corners: &[Point]| corners.iter().copied().reduce(|p, q| if farther(q, p) { q } else { p });
        let first = |corners: &[Point]| corners.iter().copied().reduce(|p, q| if farther(p, q) { q } else { p });
        let ([a_min, a_max], [b_min, b_max]) = ([first(a)?, last(a)?], [first(b)?, last(b)?]);
        // Back is a_max - b_min, on is b_max - a_min.
        let back_less_on =
            exact_sign(&[[&[a_max.x, -b_min.x, -b_max.x, a_min.x], &x], [&[a_max.y, -b_min.y, -b_max.y, a_min.y], &y]]);
        let is_on = back_less_on == Some(Greater);
        let [first, second] = if is_on { [b_max, a_min] } else { [a_max, b_min] };
        Some(Self { is_b, edge, x, y, first, second, is_on })
    }

    /// The depth times the length of the normal, and the square of that length.
    fn with<Out>(&self, out: impl FnOnce(&[Product], &[Product]) -> Out) -> Out {
        let (across, down) = ([self.first.x, -self.second.x], [self.first.y, -self.second.y]);
        let (x, y) = (&self.x[..], &self.y[..]);
        out(&[[&across, x], [&down, y]], &[[x, x], [y, y]])
    }

    fn normal(&self) -> Vec2 {
        Vec2::new(self.x[0] + self.x[1], self.y[0] + self.y[1])
    }

    /// The depth; the last bits may be wrong, and below 1e-140 all.
    fn nearly(&self) -> f64 {
        self.with(|way, _| nearly(way)) / self.normal().length()
    }

    /// Which of two depths is less, exactly.
    fn compared(&self, other: &Self) -> Ordering {
        let (one, another) = (self.nearly(), other.nearly());
        // Each is off by less than 8 roundings.
        if one.min(another) > 1e-140 && (one - another).abs() > 32.0 * f64::EPSILON * one.max(another) {
            return one.total_cmp(&another);
        }
        let exact =
            |it: &Self| it.with(|way, square| Some((without_rounding(way)?.squared(), without_rounding(square)?)));
        let difference = exact(self).zip(exact(other)).map(|((way, square), (other_way, other_square))| {
            (&(&way * &other_square) - &(&other_way * &square)).sign()
        });
        difference.unwrap_or(Ordering::Equal)
    }

    fn push(&self, corners: [&[Point]; 2]) -> Option<SatPush> {
        let (is_b, edge) = (self.is_b, self.edge);
        let depth =
            self.with(|way, square| Some(without_rounding(way)?.squared().root_over(&without_rounding(square)?)))?;
        let (way, square) = self.with(|way, square| (nearly(way), nearly(square)));
        let (across, length) = (self.normal(), self.normal().length());
        let along = |normal: f64| {
            let product = normal * way;
            // Whole numbers stay whole; a product out of range is taken in another order.
            let moved = if product.is_normal() { product / square } else { normal / length * depth };
            (if self.is_on { moved } else { -moved }) + 0.0
        };
        let axis = SatAxis { is_b, edge, normal: normal(corners[usize::from(is_b)], edge) };
        Some(SatPush { by: Vec2::new(along(across.x), along(across.y)), depth, axis })
    }
}

/// The shortest way for `a` out of `b`, which may be turned rectangles, rectangles and convex polygons; `None` if they do
/// not overlap, also when they touch.
///
/// On the axis at right angles to an edge, A moves back by `a.max - b.min` or on by `b.max - a.min`, whichever is
/// shorter; if both are as long, back. Of all axes the strictly shortest is taken; of equals, the first: A's, then B's, of
/// a rectangle width before height, of a polygon in the order of its edges. Which axis that is, is exact; `depth` and `by`
/// are rounded.
///
/// A concave polygon is pushed out as if it had no notches. A circle and a box have no edges, and a polygon that crosses
/// itself is refused: `None`.
///
/// The trap: a shadow that lies in the other shares only its own length, but its way out is longer.
///
/// ```
/// use hantei_collision::{Angle, Point, Rect, Turned, Vec2, sat_push_out};
///
/// let player = Rect::try_from([220, 115, 40, 40])?;
/// let ramp = Turned::checked(Point::new(200.0, 165.0), 150.0, 50.0, Angle::Direction(Vec2::new(4.0, 3.0)))?;
/// let push = sat_push_out(player, ramp).expect("they overlap");
/// assert_eq!((push.by, push.depth), (Vec2::new(3.0, -4.0), 5.0));
/// # Ok::<(), hantei_collision::ShapeError>(())
/// ```
pub fn sat_push_out<'a>(a: impl Into<Shape<'a>>, b: impl Into<Shape<'a>>) -> Option<SatPush> {
    let (a, b): (Shape, Shape) = (a.into(), b.into());
    if Pair::new(a, b).ok()?.contact() != Contact::Overlapping {
        return None;
    }
    let (of_a, of_b) = (a.corners(), b.corners());
    let corners = [of_a.as_slice(), of_b.as_slice()];
    let mut seen: Vec<(Point, Point)> = Vec::new();
    let mut shortest: Option<OnAxis> = None;
    for (is_b, shape) in [(false, &a), (true, &b)] {
        let own = corners[usize::from(is_b)];
        // A rectangle begins with the edge whose axis is that of its width.
        let first = usize::from(matches!(shape, Shape::Rect(_) | Shape::Turned(_)));
        for edge in (0..own.len()).map(|place| (first + place) % own.len()) {
            let ends = edge_at(own, edge);
            if ends.0 == ends.1 || seen.iter().any(|other| are_parallel(ends, *other)) {
                continue;
            }
            seen.push(ends);
            let found = OnAxis::new(corners, is_b, edge)?;
            shortest = match shortest {
                Some(least) if found.compared(&least) != Less => Some(least),
                _ => Some(found),
            };
        }
    }
    shortest?.push(corners)
}
