//! Two shapes of any kind: of which kinds they are, and so what the names mean, a formula knows when it is read.

use super::formula::Formula;
use super::meant::Meant;
use super::plain::of_circle;
use super::polygon::{MOST_CORNERS, PointAndPolygon};
use super::shapes::{Names, Shapes, Vocabulary};
use super::slanted::SLANTED;
use super::terms::{CircleTerm, Owner, PartTerm, PointTerm, RoundTerm, SlantedTerm, Term};
use crate::formula::{FormulaError, FormulaFlaw, ParseOptions, Reading};
use crate::program::FamilyRefusal;
use hantei_collision::shapes::{Pair, Shape};
use hantei_collision::{
    Axis, CircleAndRect, Cuboid, Part, PointAndCircle, PointAndRect, QuadAndPoint, Rect, ShapeKind, TwoCircles,
    TwoCuboids, TwoRects,
};
use std::ops::RangeInclusive;

/// The vocabularies of the kinds that a formula can be about.
const KNOWN: [&dyn Vocabulary; 8] = [
    TwoRects::VOCABULARY,
    TwoCuboids::VOCABULARY,
    CircleAndRect::VOCABULARY,
    TwoCircles::VOCABULARY,
    PointAndRect::VOCABULARY,
    PointAndCircle::VOCABULARY,
    PointAndPolygon::VOCABULARY,
    QuadAndPoint::VOCABULARY,
];

fn vocabulary(kinds: [ShapeKind; 2]) -> Option<&'static dyn Vocabulary> {
    let slanted = SLANTED.iter().map(|one| -> &'static dyn Vocabulary { one });
    KNOWN.into_iter().chain(slanted).find(|known| known.kinds() == Some(kinds))
}

/// Whether a formula can be about an A and a B of these kinds: two rectangles, boxes or circles, a circle and a
/// rectangle, a point and a rectangle, circle or polygon, a polygon of four corners and a point, a segment or a turned
/// rectangle with another shape, a polygon with a circle, a rectangle or a polygon.
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

/// A number of a point and a polygon, or of a quadrilateral and a point; NaN for a corner that the polygon does not have.
fn of_polygon(pair: &Pair, term: PointTerm) -> f64 {
    if let Ok(quad) = QuadAndPoint::try_from(pair) {
        return quad.value(Term::Point(term));
    }
    let (Shape::Point(p), Shape::Polygon(polygon)) = (pair.a(), pair.b()) else { return f64::NAN };
    match term {
        PointTerm::Coordinate(MOST_CORNERS, axis) => p.along(axis),
        PointTerm::Coordinate(spot, axis) => polygon.corners().get(spot).map_or(f64::NAN, |corner| corner.along(axis)),
        PointTerm::Corners => polygon.corners().len() as f64,
        PointTerm::Cross(_) | PointTerm::Dot(_) => f64::NAN,
    }
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
            Term::Point(term) => of_polygon(self, term),
            Term::Slanted(SlantedTerm { of, part }) => part.of(shape(of)).unwrap_or(f64::NAN),
        }
    }

    fn as_pair(&self) -> Option<&Self> {
        Some(self)
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
    /// What is wrong, where, and what could be there; [`FamilyRefusal::Kinds`] without [`has_formula`]. A formula that is
    /// typed names the corners of a polygon, `a` to `f`; if it leaves out the point, or a corner before its last one, it
    /// is refused with [`FamilyRefusal::NeverOccurs`].
    pub fn read_for(
        kinds: [ShapeKind; 2],
        text: &str,
        options: &ParseOptions,
    ) -> Result<(Self, Reading), FormulaError> {
        let (formula, reading) = Self::read_with(text, options, known(kinds)?)?;
        // hantei's own words have no loop.
        match formula.unread_corner().filter(|_| reading.judged.is_none() && !formula.is_run()) {
            Some(name) => Err(FormulaError::new(FormulaFlaw::Family(FamilyRefusal::NeverOccurs(name)), 0..text.len())),
            None => Ok((formula, reading)),
        }
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

    /// The same test, of shapes of this type; `None` if that has other kinds.
    pub fn of_shapes<S: Shapes>(&self) -> Option<Formula<S>> {
        let kinds = S::VOCABULARY.kinds();
        (kinds.is_some() && kinds == self.kinds()).then(|| Formula::new(self.meant.clone()))
    }

    /// The kinds of A and B; `None` if it was read without them.
    pub fn kinds(&self) -> Option<[ShapeKind; 2]> {
        self.vocabulary.kinds()
    }

    /// How many corners the polygons have that a test of a point and a polygon was read for. A loop is run with 3, 4, 5 and
    /// 6 corners; corners with names are as many as the test reads. `None` for other kinds, and without any corner.
    pub fn corners(&self) -> Option<RangeInclusive<usize>> {
        self.kinds().filter(|kinds| *kinds == [ShapeKind::Point, ShapeKind::Polygon]).and_then(|_| self.meant.corners())
    }

    /// The first number of the point or of a corner that a test of a polygon leaves out.
    fn unread_corner(&self) -> Option<String> {
        let corners = self.corners()?;
        let mut read = Vec::new();
        self.meant.numbers().for_each(|number| number.each_term(&mut |term| read.push(term)));
        let is_asked = |term: &Term| matches!(term, Term::Point(PointTerm::Coordinate(spot, _)) if *spot < *corners.end() || *spot == MOST_CORNERS);
        let names = self.vocabulary.names().into_iter();
        let mut all = names.filter_map(|name| self.vocabulary.named(&name).map(|term| (name, term)));
        all.find(|(_, term)| is_asked(term) && !read.contains(term)).map(|(name, _)| name)
    }

    /// Whether the test was read for a polygon with as many [`corners`](Self::corners): of any other one it only knows
    /// some corners, or asks for corners that are not there, so what [`holds`](Self::holds) returns is no answer. Ask
    /// first. Always true for other kinds.
    ///
    /// ```
    /// use hantei_collision::shapes::Pair;
    /// use hantei_collision::{Point, PointAndPolygon, Polygon, ShapeKind};
    /// use hantei_judge::{Formula, ParseOptions};
    ///
    /// let text = "function inside(p, corners) {
    ///     let is_inside = false;
    ///     for (let i = 0, j = corners.length - 1; i < corners.length; j = i++) {
    ///         const a = corners[i], b = corners[j];
    ///         if ((a.y > p.y) !== (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x) {
    ///             is_inside = !is_inside;
    ///         }
    ///     }
    ///     return is_inside;
    /// }";
    /// let kinds = [ShapeKind::Point, ShapeKind::Polygon];
    /// let (formula, _) = Formula::<Pair>::read_for(kinds, text, &ParseOptions::default())?;
    /// assert_eq!(formula.corners(), Some(3..=6));
    ///
    /// let corners = [(0, 0), (4, 0), (6, 3), (4, 6), (0, 6), (-2, 4), (-2, 2)].map(|(x, y)| Point::new(x.into(), y.into()));
    /// let with = |count| Polygon::checked(&corners[..count]).map(|polygon| PointAndPolygon { p: Point::new(1.0, 1.0), polygon });
    /// let six = Pair::from(with(6).expect("a polygon"));
    /// assert!(formula.fits_corners(&six) && formula.holds(&six, &mut ()));
    /// assert!(!formula.fits_corners(&with(7).expect("a polygon").into()));
    /// # Ok::<(), hantei_judge::FormulaError>(())
    /// ```
    pub fn fits_corners(&self, pair: &Pair<'_>) -> bool {
        let Some(corners) = self.corners() else { return true };
        matches!(pair.b(), Shape::Polygon(polygon) if corners.contains(&polygon.corners().len()))
    }
}

fn known(kinds: [ShapeKind; 2]) -> Result<&'static dyn Vocabulary, FormulaError> {
    let refused = || FormulaError::new(FormulaFlaw::Family(FamilyRefusal::Kinds(kinds)), 0..0);
    vocabulary(kinds).ok_or_else(refused)
}
