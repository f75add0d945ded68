//! Moments of a way, as fractions that are compared exactly.

use crate::exact_sign::{Product, compare_products, nearly};
use crate::{Point, Vec2};
use std::cmp::Ordering;

/// Two products of two sums of two numbers, added.
type Terms = [[[f64; 2]; 2]; 2];

const NONE: [[f64; 2]; 2] = [[0.0; 2]; 2];

/// When a point that moves is at a place: a part of its way, 0 at the start and 1 at the end.
#[derive(Clone, Copy, Debug)]
pub(super) struct Moment {
    above: Terms,
    /// More than 0.
    below: Terms,
    /// The part, rounded, and by how much it may be off: not a number where nothing is known.
    near: f64,
    off: f64,
}

/// More than the rounding of a sum of two products of differences, for a sum of their sizes of 1.
const ROUNDING: f64 = 8.0 * f64::EPSILON;

/// A sum of two products of sums, and the sum of their sizes.
const fn sums(terms: &Terms) -> (f64, f64) {
    let [[[a, b], [c, d]], [[e, f], [g, h]]] = *terms;
    let (one, other) = ((a + b) * (c + d), (e + f) * (g + h));
    (one + other, one.abs() + other.abs())
}

impl Moment {
    pub(super) const START: Self = Self::of([0.0; 2], 1.0);
    pub(super) const END: Self = Self::of([1.0, 0.0], 1.0);

    /// The sum of two numbers, divided by one above 0.
    const fn of(sum: [f64; 2], by: f64) -> Self {
        Self::new([[sum, [1.0, 0.0]], NONE], [[[by, 0.0], [1.0, 0.0]], NONE])
    }

    /// When the way is at a point on its line.
    pub(super) fn at(point: Point, from: Point, by: Vec2) -> Self {
        let (to, from, by) = if by.x == 0.0 { (point.y, from.y, by.y) } else { (point.x, from.x, by.x) };
        if by < 0.0 { Self::of([from, -to], -by) } else { Self::of([to, -from], by) }
    }

    /// When the way is on the line through `left` and `right`, the second of which is farther to the right of the way.
    pub(super) fn across(left: Point, right: Point, from: Point, by: Vec2) -> Self {
        // Of the edge, its length down and, with the other sign, its length across.
        let (down, back) = ([right.y, -left.y], [left.x, -right.x]);
        Self::new([[down, [left.x, -from.x]], [back, [left.y, -from.y]]], [[down, [by.x, 0.0]], [back, [by.y, 0.0]]])
    }

    const fn new(above: Terms, below: Terms) -> Self {
        let ((top, top_size), (bottom, bottom_size)) = (sums(&above), sums(&below));
        let near = top / bottom;
        // What is left of the divisor if it is off by as much as can be.
        let least = bottom - ROUNDING * bottom_size;
        // A product below the least normal number has lost more than its last bit.
        let is_known = least > f64::MIN_POSITIVE * 1e20 && (top_size == 0.0 || top_size > f64::MIN_POSITIVE * 1e20);
        let off = (ROUNDING * top_size + near.abs() * ROUNDING * bottom_size) / least;
        Self { above, below, near, off: if is_known { off + ROUNDING * near.abs() } else { f64::NAN } }
    }

    /// Which is earlier, exactly; `None` with infinities.
    pub(super) fn compared(&self, other: &Self) -> Option<Ordering> {
        let apart = self.near - other.near;
        if apart.abs() > 2.0 * (self.off + other.off) {
            return apart.partial_cmp(&0.0);
        }
        let [one, below_other, two, below_one] = [&self.above, &other.below, &other.above, &self.below].map(products);
        compare_products([&one, &below_other, &two, &below_one])
    }

    /// The part, rounded; 0 has no sign.
    pub(super) fn time(&self) -> f64 {
        nearly(&products(&self.above)) / nearly(&products(&self.below)) + 0.0
    }
}

fn products(terms: &Terms) -> [Product<'_>; 2] {
    terms.each_ref().map(|[one, other]| [one.as_slice(), other.as_slice()])
}
