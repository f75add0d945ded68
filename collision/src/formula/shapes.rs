//! What a formula can be about, and what its names mean.

use super::about;
use super::error::FormulaFlaw;
use super::terms::{CircleTerm, PartTerm, PointTerm, Spot};
use super::tree::Number;
use crate::geometry::{Axis, Point};
use crate::question::About;
use crate::{Part, QuadAndPoint, side};
use std::fmt::Debug;

/// Shapes whose numbers a formula compares: [`Two`](crate::Two) rectangles or boxes, [`QuadAndPoint`], or
/// [`CircleAndRect`](crate::CircleAndRect).
pub trait Shapes: Sized {
    /// What a name means.
    type Term: Copy + Debug + PartialEq;

    /// The functions of points.
    const FUNCTIONS: &[&str];

    /// Whether the first shape is a circle.
    const HAS_CIRCLE: bool = false;

    /// The names of the shapes, in order.
    const SHAPES: &[&str];

    /// The number of axes.
    const AXES_COUNT: usize;

    /// The index of the shape with this name, in lower case and without `_`.
    fn called(name: &str) -> Option<usize>;

    /// A number of a shape, and its name; `None` if the shape has no such number.
    fn term(shape: usize, axis: usize, part: Part) -> Option<(Self::Term, String)>;

    /// A number of the circle, and its name; `None` if there is no circle.
    fn of_circle(_: CircleTerm) -> Option<(Self::Term, String)> {
        None
    }

    /// Whether it is the place of a shape minus half of its size: then the place is the centre.
    fn is_place_less_half_size(left: &Number<Self::Term>, right: &Number<Self::Term>) -> bool;

    /// Whether a comparison takes a rectangle's place for its centre: the circle's distance from it, against half
    /// its size.
    fn is_from_centre(_: &Number<Self::Term>, _: &Number<Self::Term>) -> bool {
        false
    }

    /// Whether it is a coordinate of the circle's centre and its radius.
    fn is_centre_and_radius(_: &Number<Self::Term>, _: &Number<Self::Term>) -> bool {
        false
    }

    /// Whether it is the place of a shape plus its size, or half of it: then the place is a corner.
    fn is_place_plus_size(_: &Number<Self::Term>, _: &Number<Self::Term>) -> bool {
        false
    }

    /// The names that a formula can have, as suggestions for an unknown name.
    fn names() -> Vec<String>;

    /// The meaning of a name, given in lower case and without `_`.
    fn named(name: &str) -> Option<Self::Term>;

    /// A number of the shape or point with this name.
    fn part_of(name: &str) -> Option<String>;

    /// The meaning of a function of points; `None` if there is no function with this name.
    fn of_points(function: &str, arguments: &[&str]) -> Option<Result<Self::Term, FormulaFlaw>>;

    /// The number that a term means.
    fn value(&self, term: Self::Term) -> f64;

    /// The numbers that a term means in many cases.
    fn values(cases: &[Self], term: Self::Term, values: &mut [f64]);

    /// What a comparison of two numbers is about.
    fn about(left: &Number<Self::Term>, right: &Number<Self::Term>) -> Option<About>;

    /// The number of a shape that a term means, if it is one; proofs need it.
    fn part(_: Self::Term) -> Option<PartTerm> {
        None
    }
}

const SPOTS: [&str; 5] = ["a", "b", "c", "d", "p"];

fn spot(name: &str) -> Option<Spot> {
    SPOTS.iter().position(|called| *called == name)
}

/// The dot product of p→a and p→b, as in the crossings of the even-odd rule.
fn dot(a: Point, b: Point, p: Point) -> f64 {
    (a.x - p.x) * (b.x - p.x) + (a.y - p.y) * (b.y - p.y)
}

impl QuadAndPoint {
    #[inline]
    fn at(&self, spot: Spot) -> Point {
        self.quad.corners.get(spot).copied().unwrap_or(self.p)
    }
}

impl Shapes for QuadAndPoint {
    type Term = PointTerm;

    const FUNCTIONS: &[&str] = &["cross", "dot"];
    const SHAPES: &[&str] = &SPOTS;
    const AXES_COUNT: usize = 2;

    fn called(name: &str) -> Option<usize> {
        spot(name)
    }

    fn term(shape: usize, axis: usize, part: Part) -> Option<(PointTerm, String)> {
        let axis = *Axis::PLANE.get(axis)?;
        let name = format!("{}.{}", SPOTS.get(shape)?.to_ascii_uppercase(), axis.name());
        (part == Part::Min).then_some((PointTerm::Coordinate(shape, axis), name))
    }

    fn is_place_less_half_size(_: &Number<PointTerm>, _: &Number<PointTerm>) -> bool {
        false
    }

    fn names() -> Vec<String> {
        let axes = |of: &'static str| Axis::PLANE.map(move |axis| (of, axis.name()));
        let both = |(of, axis): (&str, &str)| [format!("{}.{axis}", of.to_ascii_uppercase()), format!("{of}{axis}")];
        SPOTS.into_iter().flat_map(axes).flat_map(both).collect()
    }

    fn named(name: &str) -> Option<PointTerm> {
        let (of, axis) = name.split_at_checked(1)?;
        let axis = axis.strip_prefix('.').unwrap_or(axis);
        let axis = Axis::PLANE.into_iter().find(|one| one.name() == axis)?;
        Some(PointTerm::Coordinate(spot(of)?, axis))
    }

    fn part_of(name: &str) -> Option<String> {
        spot(name).map(|_| format!("{}.x", name.to_ascii_uppercase()))
    }

    fn of_points(function: &str, arguments: &[&str]) -> Option<Result<PointTerm, FormulaFlaw>> {
        let term = match function {
            "cross" | "side" => PointTerm::Cross,
            "dot" => PointTerm::Dot,
            _ => return None,
        };
        let [a, b, p] = arguments else {
            return Some(Err(FormulaFlaw::Arguments(function.to_owned(), arguments.len(), 3)));
        };
        let spots = (spot(a), spot(b), spot(p));
        Some(match spots {
            (Some(a), Some(b), Some(p)) => Ok(term([a, b, p])),
            _ => Err(FormulaFlaw::NotPoints(function.to_owned())),
        })
    }

    #[inline]
    fn value(&self, term: PointTerm) -> f64 {
        match term {
            PointTerm::Coordinate(spot, axis) => self.at(spot).along(axis),
            PointTerm::Cross(spots) => {
                let [a, b, p] = spots.map(|spot| self.at(spot));
                side(a, b, p)
            }
            PointTerm::Dot(spots) => {
                let [a, b, p] = spots.map(|spot| self.at(spot));
                dot(a, b, p)
            }
        }
    }

    fn values(cases: &[Self], term: PointTerm, values: &mut [f64]) {
        let each = cases.iter().zip(values);
        match term {
            PointTerm::Coordinate(..) => each.for_each(|(case, value)| *value = case.value(term)),
            PointTerm::Cross([a, b, p]) => {
                each.for_each(|(case, value)| *value = side(case.at(a), case.at(b), case.at(p)));
            }
            PointTerm::Dot([a, b, p]) => {
                each.for_each(|(case, value)| *value = dot(case.at(a), case.at(b), case.at(p)));
            }
        }
    }

    fn about(left: &Number<PointTerm>, right: &Number<PointTerm>) -> Option<About> {
        about::of_points(left, right)
    }
}
