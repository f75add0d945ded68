//! Two shapes of any kind: of which kinds they are, and so what the names mean, a formula knows when it is read.

use super::formula::Formula;
use super::meant::Meant;
use super::plain::of_circle;
use super::shapes::{Names, Shapes, Vocabulary};
use super::terms::{CircleTerm, Owner, PartTerm, RoundTerm, Term};
use crate::formula::{FormulaError, FormulaFlaw, ParseOptions, Reading};
use crate::program::FamilyRefusal;
use hantei_collision::shapes::{Pair, Shape};
use hantei_collision::{
    Axis, CircleAndRect, Cuboid, Part, PointAndCircle, PointAndRect, Rect, ShapeKind, TwoCircles, TwoCuboids, TwoRects,
};

/// The vocabularies of the kinds that a formula can be about.
const KNOWN: [&dyn Vocabulary; 6] = [
    TwoRects::VOCABULARY,
    TwoCuboids::VOCABULARY,
    CircleAndRect::VOCABULARY,
    TwoCircles::VOCABULARY,
    PointAndRect::VOCABULARY,
    PointAndCircle::VOCABULARY,
];

fn vocabulary(kinds: [ShapeKind; 2]) -> Option<&'static dyn Vocabulary> {
    KNOWN.into_iter().find(|known| known.kinds() == Some(kinds))
}

/// Whether a formula can be about an A and a B of these kinds: two rectangles, boxes or circles, a circle and a
/// rectangle, a point and a rectangle or circle.
pub fn has_formula(kinds: [ShapeKind; 2]) -> bool {
    vocabulary(kinds).is_some()
}

/// Without the kinds there are no names.
impl Vocabulary for Names<Pair<'static>> {
    fn shapes(&self) -> &'static [&'static str] {
        &[]
    }

    fn term(&self, _: usize, _: usize, _: Part) -> Option<(Term, String)> {
        None
    }

    fn names(&self) -> Vec<String> {
        Vec::new()
    }

    fn named(&self, _: &str) -> Option<Term> {
        None
    }

    fn part_of(&self, _: &str) -> Option<String> {
        None
    }
}

fn of_part(shape: &Shape, axis: Axis, part: Part) -> f64 {
    match shape {
        Shape::Point(point) => point.along(axis),
        Shape::Rect(rect) => part.of::<Rect>(axis)(*rect),
        Shape::Box(solid) => part.of::<Cuboid>(axis)(*solid),
        _ => f64::NAN,
    }
}

fn of_round(shape: &Shape, term: CircleTerm) -> f64 {
    if let Shape::Circle(circle) = shape { of_circle(*circle, term) } else { f64::NAN }
}

/// Names mean what they mean for the shapes of these kinds. Only [`Formula::read_for`] knows the kinds, so a formula that
/// is read without them has no names.
impl Shapes for Pair<'static> {
    const VOCABULARY: &'static dyn Vocabulary = &Names::<Self>::NEW;

    fn value(&self, term: Term) -> f64 {
        let shape = |of| if of == Owner::A { self.a() } else { self.b() };
        match term {
            Term::Part(PartTerm { of, axis, part }) => of_part(shape(of), axis, part),
            Term::Circle(CircleTerm::Rect(axis, part)) => of_part(self.b(), axis, part),
            Term::Circle(term) => of_round(self.a(), term),
            Term::Round(RoundTerm { of, term }) => of_round(shape(of), term),
            Term::Point(_) => f64::NAN,
        }
    }
}

impl Formula<Pair<'static>> {
    /// [`read`](Self::read) for an A and a B of these kinds, with the names that a formula of these shapes has.
    ///
    /// ```
    /// use hantei_collision::shapes::Pair;
    /// use hantei_collision::{Circle, Point, PointAndCircle, ShapeKind};
    /// use hantei_judge::{Formula, ParseOptions};
    ///
    /// let kinds = [ShapeKind::Point, ShapeKind::Circle];
    /// let (formula, _) = Formula::<Pair>::read_for(kinds, "hypot(px - bx, py - by) <= br", &ParseOptions::default())?;
    /// let at = |x, y| PointAndCircle { p: Point::new(x, y), circle: Circle::new(Point::new(0.0, 0.0), 5.0) }.into();
    /// assert!(formula.holds(&at(3.0, 4.0), &mut ()) && !formula.holds(&at(4.0, 4.0), &mut ()));
    /// # Ok::<(), hantei_judge::FormulaError>(())
    /// ```
    ///
    /// # Errors
    /// What is wrong, where, and what could be there; [`FamilyRefusal::Kinds`] without [`has_formula`].
    pub fn read_for(
        kinds: [ShapeKind; 2],
        text: &str,
        options: &ParseOptions,
    ) -> Result<(Self, Reading), FormulaError> {
        Self::read_with(text, options, known(kinds)?)
    }

    /// [`readings`](Self::readings) for an A and a B of these kinds.
    ///
    /// # Errors
    /// What is not understood, with its place; [`FamilyRefusal::Kinds`] without [`has_formula`].
    pub fn readings_for(
        kinds: [ShapeKind; 2],
        text: &str,
        options: &ParseOptions,
    ) -> Result<Vec<(Self, Reading)>, FormulaError> {
        Self::readings_with(text, options, known(kinds)?)
    }

    /// A test of an A and a B of these kinds that asks nothing and is always false.
    pub fn never_for(kinds: [ShapeKind; 2]) -> Self {
        Self::with_names(Meant::never(), vocabulary(kinds).unwrap_or(Pair::VOCABULARY))
    }

    /// The kinds of A and B; `None` if it was read without them.
    pub fn kinds(&self) -> Option<[ShapeKind; 2]> {
        self.vocabulary.kinds()
    }
}

fn known(kinds: [ShapeKind; 2]) -> Result<&'static dyn Vocabulary, FormulaError> {
    let refused = || FormulaError::new(FormulaFlaw::Family(FamilyRefusal::Kinds(kinds)), 0..0);
    vocabulary(kinds).ok_or_else(refused)
}
