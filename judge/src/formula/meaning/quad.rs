//! A point and a quadrilateral: coordinates, `cross` and `dot`.

use super::about;
use super::shapes::{Names, Shapes, Vocabulary};
use super::terms::{PointTerm, Spot, Term};
use super::tree::Number;
use crate::formula::error::FormulaFlaw;
use hantei_collision::About;
use hantei_collision::{Axis, Point};
use hantei_collision::{Part, QuadAndPoint, ShapeKind, side};

const SPOTS: [&str; 5] = ["a", "b", "c", "d", "p"];

/// The dot product of p→a and p→b, as in the crossings of the even-odd rule.
fn dot(a: Point, b: Point, p: Point) -> f64 {
    (a.x - p.x) * (b.x - p.x) + (a.y - p.y) * (b.y - p.y)
}

/// The point at this place: one of the four corners, then P.
#[inline]
fn point(shapes: &QuadAndPoint, spot: Spot) -> Point {
    shapes.quad.corners.get(spot).copied().unwrap_or(shapes.p)
}

impl Vocabulary for Names<QuadAndPoint> {
    fn kinds(&self) -> Option<[ShapeKind; 2]> {
        Some([ShapeKind::Polygon, ShapeKind::Point])
    }

    fn functions(&self) -> &'static [&'static str] {
        &["cross", "dot"]
    }

    fn shapes(&self) -> &'static [&'static str] {
        &SPOTS
    }

    fn term(&self, shape: usize, axis: usize, part: Part) -> Option<(Term, String)> {
        let axis = *Axis::PLANE.get(axis)?;
        let name = format!("{}.{}", SPOTS.get(shape)?.to_ascii_uppercase(), axis.name());
        (part == Part::Min).then_some((Term::Point(PointTerm::Coordinate(shape, axis)), name))
    }

    fn names(&self) -> Vec<String> {
        let axes = |of: &'static str| Axis::PLANE.map(move |axis| (of, axis.name()));
        let both = |(of, axis): (&str, &str)| [format!("{}.{axis}", of.to_ascii_uppercase()), format!("{of}{axis}")];
        SPOTS.into_iter().flat_map(axes).flat_map(both).collect()
    }

    fn named(&self, name: &str) -> Option<Term> {
        let (of, axis) = name.split_at_checked(1)?;
        let axis = axis.strip_prefix('.').unwrap_or(axis);
        let axis = Axis::PLANE.into_iter().find(|one| one.name() == axis)?;
        Some(Term::Point(PointTerm::Coordinate(self.called(of)?, axis)))
    }

    fn part_of(&self, name: &str) -> Option<String> {
        self.called(name).map(|_| format!("{}.x", name.to_ascii_uppercase()))
    }

    fn of_points(&self, function: &str, arguments: &[&str]) -> Option<Result<Term, FormulaFlaw>> {
        let term = match function {
            "cross" | "side" => PointTerm::Cross,
            "dot" => PointTerm::Dot,
            _ => return None,
        };
        let [a, b, p] = arguments else {
            return Some(Err(FormulaFlaw::Arguments(function.to_owned(), arguments.len(), 3)));
        };
        let spots = (self.called(a), self.called(b), self.called(p));
        Some(match spots {
            (Some(a), Some(b), Some(p)) => Ok(Term::Point(term([a, b, p]))),
            _ => Err(FormulaFlaw::NotPoints(function.to_owned())),
        })
    }

    fn about(&self, left: &Number, right: &Number) -> Option<About> {
        about::of_points(left, right)
    }
}

impl Shapes for QuadAndPoint {
    const VOCABULARY: &'static dyn Vocabulary = &Names::<Self>::NEW;

    #[inline]
    fn value(&self, term: Term) -> f64 {
        let Term::Point(term) = term else { return f64::NAN };
        match term {
            PointTerm::Coordinate(spot, axis) => point(self, spot).along(axis),
            PointTerm::Cross(spots) => {
                let [a, b, p] = spots.map(|spot| point(self, spot));
                side(a, b, p)
            }
            PointTerm::Dot(spots) => {
                let [a, b, p] = spots.map(|spot| point(self, spot));
                dot(a, b, p)
            }
            PointTerm::Corners => 4.0,
        }
    }
}
