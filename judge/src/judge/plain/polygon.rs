//! A point and a polygon: where the point is, exactly, and what kind of polygon it is.

use super::polygons;
use super::{PlainContact, PlainLimit, PlainShapes, PointBorder};
use crate::formula::meaning::MOST_CORNERS;
use crate::formula::{Formula, PointAndPolygon};
use hantei_collision::shapes::{Pair, Shape};
use hantei_collision::{Point, side};
use std::ops::RangeInclusive;

const NAMES: [[&str; 2]; MOST_CORNERS] =
    [["ax", "ay"], ["bx", "by"], ["cx", "cy"], ["dx", "dy"], ["ex", "ey"], ["fx", "fy"]];

impl PlainShapes for PointAndPolygon {
    const BORDERS: &'static [PointBorder] =
        &[PointBorder::Misses, PointBorder::Hits, PointBorder::Half, PointBorder::Uneven];
    const HALF_RULES: usize = 8;
    const LIMITS: &'static [PlainLimit] = &[
        PlainLimit::Convex,
        PlainLimit::Clockwise,
        PlainLimit::CounterClockwise,
        PlainLimit::ConvexClockwise,
        PlainLimit::ConvexCounterClockwise,
    ];

    fn contact(&self) -> PlainContact {
        match (self.is_on_edge(), is_inside(self.corners(), self.p)) {
            (true, _) => PlainContact::Touching,
            (false, true) => PlainContact::Overlapping,
            (false, false) => PlainContact::Apart,
        }
    }

    /// A half-open rule decides as for a point that is a little moved, less on one axis than on the other: then no
    /// point is on an edge. All rays of the even-odd rule do so.
    fn is_owned(&self, rule: usize) -> bool {
        // Coordinates are multiples of 1/8, and a polygon is at most 64 wide: the move crosses no other edge, and
        // nothing rounds.
        const NEAR: f64 = 1.0 / 16_384.0;
        const NEARER: f64 = NEAR * NEAR;
        let sign = |bit: usize| if rule & bit == 0 { 1.0 } else { -1.0 };
        let [x, y] = if rule & 4 == 0 { [NEAR, NEARER] } else { [NEARER, NEAR] };
        is_inside(self.corners(), Point::new(self.p.x + sign(1) * x, self.p.y + sign(2) * y))
    }

    fn is_within(&self, limit: PlainLimit) -> bool {
        let turns = polygons::turns(self.corners());
        let is_convex = turns.iter().all(|turn| (*turn > 0.0) == (turns[0] > 0.0));
        let is_clockwise = polygons::is_clockwise(self.corners());
        match limit {
            PlainLimit::Convex => is_convex,
            PlainLimit::Clockwise => is_clockwise,
            PlainLimit::CounterClockwise => !is_clockwise,
            PlainLimit::ConvexClockwise => is_convex && is_clockwise,
            PlainLimit::ConvexCounterClockwise => is_convex && !is_clockwise,
            PlainLimit::Unrounded => true,
        }
    }

    fn of_pair(pair: &Pair<'_>) -> Option<Self> {
        match (pair.a(), pair.b()) {
            (Shape::Point(p), Shape::Polygon(polygon)) => Self::new(*p, polygon.corners()),
            _ => None,
        }
    }

    fn numbers(&self) -> Vec<(&'static str, f64)> {
        let corners = NAMES.into_iter().zip(self.corners());
        let corners = corners.flat_map(|([x, y], at)| [(x, at.x), (y, at.y)]);
        [("px", self.p.x), ("py", self.p.y)].into_iter().chain(corners).collect()
    }

    fn cases(test: &Formula<Self>) -> Vec<Self> {
        counts(test).flat_map(polygons::cases).collect()
    }

    fn whole_cases(test: &Formula<Self>) -> Vec<Self> {
        counts(test).flat_map(polygons::small).collect()
    }
}

impl PointAndPolygon {
    fn is_on_edge(&self) -> bool {
        polygons::edges(self.corners()).any(|(a, b)| {
            let is_between = |p: f64, a: f64, b: f64| a.min(b) <= p && p <= a.max(b);
            let p = self.p;
            side(a, b, p) == 0.0 && is_between(p.x, a.x, b.x) && is_between(p.y, a.y, b.y)
        })
    }
}

/// The even-odd rule. Source: W. R. Franklin, "PNPOLY", with a cross product in place of the quotient.
fn is_inside(corners: &[Point], p: Point) -> bool {
    let crosses = |(a, b): &(Point, Point)| {
        let is_down = a.y <= p.y;
        is_down != (b.y <= p.y) && (side(*a, *b, p) > 0.0) == is_down
    };
    polygons::edges(corners).filter(crosses).count() % 2 == 1
}

/// The numbers of corners with which a test is tried.
fn counts(test: &Formula<PointAndPolygon>) -> RangeInclusive<usize> {
    test.meant.corners().unwrap_or(3..=3)
}

#[cfg(test)]
mod tests {
    use super::*;
    use hantei_collision::{Quad, QuadContact, quad_contact};

    /// Its truth is that of quadrilaterals, which is found in another way.
    #[test]
    fn four_corners_are_a_quadrilateral() {
        let cases = polygons::cases(4);
        let mut counts = [0; 3];
        for case in &cases {
            let [a, b, c, d] = [0, 1, 2, 3].map(|at| case.corners()[at]);
            let (contact, expected) = match quad_contact(&Quad::new(a, b, c, d), case.p) {
                QuadContact::Outside => (0, PlainContact::Apart),
                QuadContact::OnEdge => (1, PlainContact::Touching),
                QuadContact::Inside => (2, PlainContact::Overlapping),
            };
            counts[contact] += 1;
            assert_eq!(case.contact(), expected, "{case:?}");
        }
        assert!(counts.iter().all(|count| *count > 500), "{counts:?} of {}", cases.len());
    }

    /// Of polygons that fill a square together, exactly one owns each point, by each half-open rule.
    #[test]
    fn of_neighbours_one_owns_each_point() {
        let at = |x: f64, y: f64| Point::new(x, y);
        let (a, b, c, d, middle) = (at(0.0, 0.0), at(8.0, 0.0), at(8.0, 8.0), at(0.0, 8.0), at(2.0, 4.0));
        let parts: [&[Point]; 3] = [&[a, b, middle], &[d, middle, b, c], &[d, a, middle]];
        for rule in 0..PointAndPolygon::HALF_RULES {
            for place in 0..225 {
                let p = at(f64::from(place % 15 + 1) / 2.0, f64::from(place / 15 + 1) / 2.0);
                let owners =
                    parts.iter().filter_map(|part| PointAndPolygon::new(p, part)).filter(|one| one.is_owned(rule));
                assert_eq!(owners.count(), 1, "{p:?} by rule {rule}");
            }
        }
    }

    /// Each kind of polygon is among the cases, and each place of a point.
    #[test]
    fn all_kinds_are_tried() {
        for count in 3..=MOST_CORNERS {
            let cases = polygons::cases(count);
            for limit in PlainLimit::ALL {
                for contact in [PlainContact::Apart, PlainContact::Overlapping, PlainContact::Touching] {
                    let is_one = |case: &&PointAndPolygon| case.contact() == contact && case.is_within(*limit);
                    assert!(cases.iter().any(|case| is_one(&case)), "{count}, {limit:?}, {contact:?}");
                }
            }
            assert!(count == 3 || cases.iter().any(|case| !case.is_within(PlainLimit::Convex)), "{count}");
        }
        for count in 6..=MOST_CORNERS {
            let cases = polygons::cases(count);
            let has = |contact: PlainContact| cases.iter().any(|case| case.contact() == contact);
            assert!(has(PlainContact::Apart) && has(PlainContact::Overlapping), "{count}");
        }
    }
}
