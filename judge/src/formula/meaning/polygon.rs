//! A point and a polygon with any number of corners: coordinates, and how many corners there are.

use super::meant::Meant;
use super::shapes::{Names, Shapes, Vocabulary};
use super::terms::{PointTerm, Spot, Term};
use super::tree::Number;
use crate::program::Family;
use hantei_collision::shapes::Pair;
use hantei_collision::{Axis, Part, Point, Polygon, ShapeKind};
use std::ops::RangeInclusive;

/// The most corners of a polygon.
pub(crate) const MOST_CORNERS: usize = 6;
/// The corners, then the point.
const SPOTS: [&str; MOST_CORNERS + 1] = ["a", "b", "c", "d", "e", "f", "p"];

/// A point and a polygon that does not cross itself.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PointAndPolygon {
    /// The point.
    pub p: Point,
    corners: [Point; MOST_CORNERS],
    count: usize,
}

impl PointAndPolygon {
    /// A point and the polygon with these corners, in order; `None` unless there are three to six that are
    /// [checked](Point::checked).
    pub fn new(p: Point, corners: &[Point]) -> Option<Self> {
        if corners.len() > MOST_CORNERS || Polygon::checked(corners).is_err() {
            return None;
        }
        let mut all = [p; MOST_CORNERS];
        all[..corners.len()].copy_from_slice(corners);
        Some(Self { p, corners: all, count: corners.len() })
    }

    /// The corners, in order.
    pub fn corners(&self) -> &[Point] {
        &self.corners[..self.count]
    }

    /// The point at this place: one of the corners, then P.
    fn point(&self, spot: Spot) -> Point {
        if spot == MOST_CORNERS { self.p } else { self.corners[spot] }
    }
}

impl From<PointAndPolygon> for Pair<'_> {
    fn from(shapes: PointAndPolygon) -> Self {
        let polygon = Polygon::checked(shapes.corners()).expect("it was checked when it was made");
        hantei_collision::PointAndPolygon { p: shapes.p, polygon }.into()
    }
}

impl Meant {
    /// How many corners the polygons have that a test of a point and a polygon is for: those it asks for, or as many as it
    /// reads. `None` if it reads none.
    pub(crate) fn corners(&self) -> Option<RangeInclusive<usize>> {
        let is_count = |number: &Number| matches!(number, Number::Named(Term::Point(PointTerm::Corners), _));
        let asked = self.asked.iter().filter(|asked| is_count(&asked.left));
        let most = asked.filter_map(|asked| match asked.right {
            Number::Constant(number) => Some(number as usize),
            _ => None,
        });
        if let Some(most) = most.max() {
            return Some(3..=most);
        }
        let mut last = None;
        self.numbers().for_each(|number| {
            number.each_term(&mut |term| match term {
                Term::Point(PointTerm::Coordinate(spot, _)) if spot < MOST_CORNERS => last = last.max(Some(spot)),
                _ => {}
            });
        });
        last.map(|last| last.max(2) + 1).map(|count| count..=count)
    }
}

impl Vocabulary for Names<PointAndPolygon> {
    fn kinds(&self) -> Option<[ShapeKind; 2]> {
        Some([ShapeKind::Point, ShapeKind::Polygon])
    }

    fn judged(&self) -> Option<Family> {
        Some(Family::PointAndPolygon { corners: 0 })
    }

    fn shapes(&self) -> &'static [&'static str] {
        &SPOTS
    }

    fn term(&self, shape: usize, axis: usize, part: Part) -> Option<(Term, String)> {
        let axis = *Axis::PLANE.get(axis)?;
        let name = format!("{}.{}", SPOTS.get(shape)?, axis.name());
        (part == Part::Min).then_some((Term::Point(PointTerm::Coordinate(shape, axis)), name))
    }

    fn names(&self) -> Vec<String> {
        SPOTS.iter().flat_map(|of| Axis::PLANE.map(|axis| format!("{of}{}", axis.name()))).collect()
    }

    fn named(&self, name: &str) -> Option<Term> {
        let (of, axis) = name.split_at_checked(1)?;
        let axis = axis.strip_prefix('.').unwrap_or(axis);
        let axis = Axis::PLANE.into_iter().find(|one| one.name() == axis)?;
        Some(Term::Point(PointTerm::Coordinate(self.called(of)?, axis)))
    }

    fn part_of(&self, name: &str) -> Option<String> {
        self.called(name).map(|_| format!("{name}.x"))
    }
}

impl Shapes for PointAndPolygon {
    const VOCABULARY: &'static dyn Vocabulary = &Names::<Self>::NEW;

    fn value(&self, term: Term) -> f64 {
        match term {
            Term::Point(PointTerm::Coordinate(spot, axis)) => self.point(spot).along(axis),
            Term::Point(PointTerm::Corners) => self.count as f64,
            _ => f64::NAN,
        }
    }
}
