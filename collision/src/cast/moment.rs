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
}

impl Moment {
    pub(super) const START: Self = Self::of([0.0; 2], 1.0);
    pub(super) const END: Self = Self::of([1.0, 0.0], 1.0);

    /// The sum of two numbers, divided by one above 0.
    const fn of(sum: [f64; 2], by: f64) -> Self {
        Self { above: [[sum, [1.0, 0.0]], NONE], below: [[[by, 0.0], [1.0, 0.0]], NONE] }
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
        Self {
            above: [[down, [left.x, -from.x]], [back, [left.y, -from.y]]],
            below: [[down, [by.x, 0.0]], [back, [by.y, 0.0]]],
        }
    }

    /// Which is earlier, exactly; `None` with infinities.
    pub(super) fn compared(&self, other: &Self) -> Option<Ordering> {
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
