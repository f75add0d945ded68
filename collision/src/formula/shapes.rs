//! What a formula can be about, and what its names mean.

use super::error::FormulaFlaw;
use super::meaning::Meant;
use super::round::RoundNames;
use super::terms::{CircleTerm, PointTerm, Spot, Term};
use super::tree::Number;
use super::{Formula, about};
use crate::geometry::{Axis, Point};
use crate::question::About;
use crate::{Border, Contact, Part, QuadAndPoint, side};
use std::marker::PhantomData;

/// Shapes whose numbers a formula compares: [`Two`](crate::Two) rectangles or boxes, [`QuadAndPoint`], or
/// [`CircleAndRect`](crate::CircleAndRect).
pub trait Shapes: Sized + 'static {
    /// What names mean.
    const VOCABULARY: &'static dyn Vocabulary;

    /// The number that a term means; NaN for a term of other shapes.
    fn value(&self, term: Term) -> f64;

    /// The numbers that a term means in many cases.
    fn values(cases: &[Self], term: Term, values: &mut [f64]) {
        cases.iter().zip(values).for_each(|(case, value)| *value = case.value(term));
    }
}

/// What the names in a formula mean, for one kind of shapes.
pub trait Vocabulary: Sync {
    /// The functions of points.
    fn functions(&self) -> &'static [&'static str] {
        &[]
    }

    /// How the names of a circle are read; `None` without one.
    fn round(&self) -> Option<&'static RoundNames> {
        None
    }

    /// The names of the shapes, in order.
    fn shapes(&self) -> &'static [&'static str];

    /// The number of axes.
    fn axes_count(&self) -> usize;

    /// The index of the shape with this name, in lower case and without `_`.
    fn called(&self, name: &str) -> Option<usize>;

    /// A number of a shape, and its name; `None` if the shape has no such number. [`Part::Min`] is its place.
    fn term(&self, shape: usize, axis: usize, part: Part) -> Option<(Term, String)>;

    /// A number of the circle, and its name; `None` if there is no circle.
    fn of_circle(&self, _: CircleTerm) -> Option<(Term, String)> {
        None
    }

    /// Whether it is a coordinate of the circle's centre and its radius.
    fn is_centre_and_radius(&self, _: &Number, _: &Number) -> bool {
        false
    }

    /// The names that a formula can have, as suggestions for an unknown name.
    fn names(&self) -> Vec<String>;

    /// The meaning of a name, given in lower case and without `_`.
    fn named(&self, name: &str) -> Option<Term>;

    /// A number of the shape or point with this name.
    fn part_of(&self, name: &str) -> Option<String>;

    /// The meaning of a function of points; `None` if there is no function with this name.
    fn of_points(&self, _: &str, _: &[&str]) -> Option<Result<Term, FormulaFlaw>> {
        None
    }

    /// What a comparison of two numbers is about.
    fn about(&self, _: &Number, _: &Number) -> Option<About> {
        None
    }

    /// How often it is wrong on a few cases, with the border that fits better.
    fn errors(&self, _: &Meant) -> usize {
        0
    }
}

/// The same for these cases and their contacts.
pub(super) fn errors<S: Shapes>(meant: &Meant, cases: &[S], contact: impl Fn(&S) -> Contact) -> usize {
    let mut says = Vec::new();
    Formula::<S>::new(meant.clone()).answers(cases, &mut says);
    let wrong = |border| cases.iter().zip(&says).filter(|(case, says)| contact(case).hits(border) != **says).count();
    wrong(Border::Hits).min(wrong(Border::Misses))
}

/// The [`Vocabulary`] of shapes.
pub(super) struct Names<Shapes>(PhantomData<fn() -> Shapes>);

impl<Shapes> Names<Shapes> {
    pub(super) const NEW: Self = Self(PhantomData);
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

impl Vocabulary for Names<QuadAndPoint> {
    fn functions(&self) -> &'static [&'static str] {
        &["cross", "dot"]
    }

    fn shapes(&self) -> &'static [&'static str] {
        &SPOTS
    }

    fn axes_count(&self) -> usize {
        2
    }

    fn called(&self, name: &str) -> Option<usize> {
        spot(name)
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
        Some(Term::Point(PointTerm::Coordinate(spot(of)?, axis)))
    }

    fn part_of(&self, name: &str) -> Option<String> {
        spot(name).map(|_| format!("{}.x", name.to_ascii_uppercase()))
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
        let spots = (spot(a), spot(b), spot(p));
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
}
