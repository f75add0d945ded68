//! What a formula can be about, and what its names mean.

use super::meant::Meant;
use super::terms::{CircleTerm, Term};
use super::tree::Number;
use crate::formula::error::FormulaFlaw;
use crate::program::Family;
use hantei_collision::shapes::Pair;
use hantei_collision::{About, Axis, Part, ShapeKind};
use std::fmt;
use std::marker::PhantomData;

/// Shapes whose numbers a formula compares: [`Two`](hantei_collision::Two) rectangles or boxes,
/// [`QuadAndPoint`](hantei_collision::QuadAndPoint), [`CircleAndRect`](hantei_collision::CircleAndRect), or a
/// [`Pair`](hantei_collision::shapes::Pair) of any kinds.
pub trait Shapes: Sized + 'static {
    /// What names mean.
    const VOCABULARY: &'static dyn Vocabulary;
    /// Whether they are a circle and a rectangle.
    const HAS_CIRCLE: bool = false;

    /// The number that a term means; NaN for a term of other shapes.
    fn value(&self, term: Term) -> f64;

    /// The same as a pair of any kinds, if it is one.
    fn as_pair(&self) -> Option<&Pair<'static>> {
        None
    }

    /// The numbers that a term means in many cases.
    fn values(cases: &[Self], term: Term, values: &mut [f64]) {
        cases.iter().zip(values).for_each(|(case, value)| *value = case.value(term));
    }
}

/// A name as a [`Vocabulary`] knows it: in lower case and without `_`.
pub(crate) fn plain(name: &str) -> String {
    name.to_ascii_lowercase().replace('_', "").trim_start_matches("this.").to_owned()
}

/// What the names in a formula mean, for one kind of shapes.
pub trait Vocabulary: Sync {
    /// The kinds of A and B, if the shapes are a pair of them.
    fn kinds(&self) -> Option<[ShapeKind; 2]> {
        None
    }

    /// The same, if one of them is a segment, turned, or a polygon that is no area around a point: a pasted test of them is run.
    fn slanted(&self) -> Option<[ShapeKind; 2]> {
        None
    }

    /// The functions of points.
    fn functions(&self) -> &'static [&'static str] {
        &[]
    }

    /// Whether they are a circle and a rectangle.
    fn has_circle(&self) -> bool {
        false
    }

    /// Which shapes they are, where the other answers do not tell it.
    fn judged(&self) -> Option<Family> {
        None
    }

    /// The names of the shapes, in order.
    fn shapes(&self) -> &'static [&'static str];

    /// The number of axes.
    fn axes_count(&self) -> usize {
        Axis::PLANE.len()
    }

    /// The index of the shape with this name, in lower case and without `_`.
    fn called(&self, name: &str) -> Option<usize> {
        self.shapes().iter().position(|called| *called == name)
    }

    /// A number of a shape, and its name; `None` if the shape has no such number. [`Part::Min`] is its place.
    fn term(&self, shape: usize, axis: usize, part: Part) -> Option<(Term, String)>;

    /// A number of the circle, and its name; `None` if there is no circle.
    fn of_circle(&self, _: CircleTerm) -> Option<(Term, String)> {
        None
    }

    /// The radius or diameter of a shape that is a circle, and its name.
    fn round(&self, _: usize, term: CircleTerm) -> Option<(Term, String)> {
        self.of_circle(term)
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

    /// Whether the last answer is yes in one of a few cases.
    fn can_be(&self, _: &Meant) -> bool {
        false
    }

    /// Whether it says whether the corner of one shape is in the other, in a few cases.
    fn is_of_point(&self, _: &Meant) -> bool {
        false
    }

    /// How often it is wrong on a few cases, with the border that fits better.
    fn errors(&self, _: &Meant) -> usize {
        0
    }
}

impl fmt::Debug for dyn Vocabulary {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.shapes().fmt(out)
    }
}

/// The [`Vocabulary`] of shapes.
pub(super) struct Names<Shapes>(PhantomData<fn() -> Shapes>);

impl<Shapes> Names<Shapes> {
    pub(super) const NEW: Self = Self(PhantomData);
}
