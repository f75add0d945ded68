//! A formula: what it asks, and its answer for some shapes.

use super::batch::Batch;
use super::evaluation::Computing;
use super::meant::Meant;
use super::polygon::MOST_CORNERS;
use super::shapes::{Shapes, Vocabulary};
use super::terms::Term;
use super::tree::{FormulaStep, Inequality, Number};
use crate::program::SlantedStop;
use hantei_collision::{Axis, Question};
use hantei_collision::{Circle, Cuboid, Point, Quad, Rect, ShapeKind};
use hantei_collision::{CircleAndRect, Precision, QuadAndPoint, TwoCuboids, TwoRects};
use hantei_collision::{Comparison, Observer};
use std::fmt;
use std::marker::PhantomData;

/// A typed test of shapes: a method like the built-in ones. [`str::parse`] reads it, `to_string` writes it. Two are
/// equal if they ask the same and join it in the same way.
///
/// # What can be written
/// hantei's own formulas are what C, C#, Java, Processing, JavaScript, Python and HSP have in common: `< <= > >= == !=`,
/// `&& || !`, `and or not`, `& | ^` (always asking both sides, as in these languages), `+ - * / %`, parentheses, `abs
/// min max`, numbers. All numbers are `f64`, and `/` keeps the fraction, also between whole numbers: `5 / 2` is 2.5.
///
/// What these languages read differently is refused: `a < b < c`, `a < b == c`, and `&`, `|` or `^` beside a comparison
/// without parentheses. `(ax < bx2) & (bx < ax2)` is read.
///
/// - Two rectangles ([`OverlapFormula`]): `ax ay aw ah`, `ax1 ay1 ax2 ay2`, `acx acy`, or `a.x a.width a.left a.right
///   a.min.x a.cx` …, and the same for `b`. A can be called `rect1` or `r1`, B `rect2` or `r2`.
/// - Two boxes ([`CuboidFormula`]): the same, and `az ad az1 az2 acz`, `a.z a.depth a.front a.back a.cz`.
/// - A point and a quadrilateral ([`InsideFormula`]): `A.x` … `P.y`, or `ax` … `py`; `cross(A, B, P)` is
///   [`side`](hantei_collision::side), `dot(A, B, P)` is negative where P is between A and B.
/// - A circle and a rectangle ([`CircleFormula`]): `cx cy r`, `circle.x circle.y circle.radius` …, and for the rectangle
///   `bx by bw bh`, `bx1 by1 bx2 by2`, `bcx bcy`, `b.x`, `rect.width` …
///
/// An `if ( … ) {` or `return … ;` around it, line breaks and comments are allowed. Definitions may come first, `float
/// dx = abs(acx - bcx);`: a number replaces its name, a comparison is asked where it is defined. So may early returns,
/// `if (ax2 < bx1) return false;`.
///
/// A whole function can be pasted unchanged from a game in C, C++, C#, Java, Kotlin, Swift, JavaScript, TypeScript,
/// Python, `GDScript`, Lua, Go, Rust or HSP; [`read`](Self::read) also returns how it was read. It is read by the rules of
/// its language, with all that it uses, and run as it stands on every way. Its parameters are the shapes, or their
/// numbers; in a method, the own object is A. Numbers declared as whole are computed as in the language. Loops are
/// followed for at most 64 turns; a loop that looks for one thing in a list is the test of one pair. What is not
/// understood, or can change what is judged, is refused.
///
/// Where a text leaves open what a number is, [`readings`](Self::readings) returns each reading that is left.
///
/// # What becomes of it
/// Each comparison is a [`Question`] with an id, in the order of the text, and is asked through the same function as in
/// the built-in methods: what a short-circuit skips is not heard.
///
/// A text has at most 20,000 characters. Parentheses, blocks and signs are nested at most 60 deep, and at most 400
/// operators stand in a row. A function has at most 4,096 ways. In an own formula, the names stand for at most 2,000
/// numbers.
#[derive(Clone, Debug)]
pub struct Formula<S: Shapes> {
    pub(crate) meant: Meant,
    pub(crate) vocabulary: &'static dyn Vocabulary,
    batch: Batch,
    of: PhantomData<fn(S)>,
}

impl<S: Shapes> PartialEq for Formula<S> {
    fn eq(&self, other: &Self) -> bool {
        let parts = |meant: &Meant| (meant.asked.clone(), meant.steps.clone(), meant.last.clone());
        parts(&self.meant) == parts(&other.meant)
            && self.meant.run == other.meant.run
            && self.vocabulary.kinds() == other.vocabulary.kinds()
    }
}

/// A test of two rectangles.
///
/// ```
/// use hantei_collision::Comparison;
/// use hantei_judge::OverlapFormula;
/// use hantei_collision::{Point, Rect};
///
/// let formula: OverlapFormula = "if (a.x < b.x + b.width && b.x < a.x + a.width) {".parse()?;
/// let at = |x| Rect::from_origin_size(Point::new(x, 0.0), 10.0, 10.0);
/// let mut trace: Vec<Comparison> = Vec::new();
/// assert!(!formula.hits(at(0.0), at(10.0), &mut trace));
/// assert_eq!(formula.questions()[1].explained(&trace[1]), "b.x < a.x + a.width: 10 < 10 is false");
/// # Ok::<(), hantei_judge::FormulaError>(())
/// ```
pub type OverlapFormula = Formula<TwoRects>;

/// A test of two boxes.
///
/// ```
/// use hantei_judge::CuboidFormula;
/// use hantei_collision::Cuboid;
///
/// let apart_on_z: CuboidFormula = "az2 < bz1 || bz2 < az1".parse()?;
/// let at = |z| Cuboid::from_origin_size([0.0, 0.0, z], [10.0, 10.0, 10.0]);
/// assert!(apart_on_z.hits(at(0.0), at(11.0), &mut ()));
/// # Ok::<(), hantei_judge::FormulaError>(())
/// ```
pub type CuboidFormula = Formula<TwoCuboids>;

/// A test of a point and a quadrilateral.
///
/// ```
/// use hantei_judge::InsideFormula;
/// use hantei_collision::{Point, Quad};
///
/// let right_of_two: InsideFormula = "cross(A, B, P) > 0 and cross(B, C, P) > 0".parse()?;
/// let at = Point::new;
/// let square = Quad::new(at(0.0, 0.0), at(4.0, 0.0), at(4.0, 4.0), at(0.0, 4.0));
/// assert!(right_of_two.contains(&square, at(-9.0, 2.0), &mut ()));
/// # Ok::<(), hantei_judge::FormulaError>(())
/// ```
pub type InsideFormula = Formula<QuadAndPoint>;

/// A test of a circle and a rectangle.
///
/// ```
/// use hantei_judge::CircleFormula;
/// use hantei_collision::{Circle, Point, Rect};
///
/// let text = "dx = cx - min(max(cx, bx1), bx2); dy = cy - min(max(cy, by1), by2); dx * dx + dy * dy < r * r";
/// let nearest: CircleFormula = text.parse()?;
/// let rect = Rect::from_origin_size(Point::new(100.0, 100.0), 80.0, 60.0);
/// let circle = |radius| Circle::new(Point::new(97.0, 96.0), radius);
/// assert!(!nearest.hits(circle(5.0), rect, &mut ()));
/// assert!(nearest.hits(circle(5.5), rect, &mut ()));
/// # Ok::<(), hantei_judge::FormulaError>(())
/// ```
pub type CircleFormula = Formula<CircleAndRect>;

impl<S: Shapes> Formula<S> {
    pub(crate) fn new(meant: Meant) -> Self {
        Self::with_names(meant, S::VOCABULARY)
    }

    pub(crate) fn with_names(meant: Meant, vocabulary: &'static dyn Vocabulary) -> Self {
        let batch = Batch::new(&meant);
        Self { meant, vocabulary, batch, of: PhantomData }
    }

    pub(crate) fn with_numbers(&self, change: &impl Fn(&Number) -> Number) -> Self {
        self.with_asked(|asked| Inequality {
            left: change(&asked.left),
            operator: asked.operator,
            right: change(&asked.right),
        })
    }

    pub(super) fn with_asked(&self, change: impl Fn(&Inequality) -> Inequality) -> Self {
        let asked = self.meant.asked.iter().map(change).collect();
        Self::with_names(Meant { asked, ..self.meant.clone() }, self.vocabulary)
    }

    /// Whether its joined test says nothing: that of a polygon can be too long.
    pub(crate) fn is_known_by_its_ways(&self) -> bool {
        self.meant.run.is_some()
            || self.meant.ways.is_some() && self.vocabulary.kinds().is_some_and(|kinds| kinds[1] == ShapeKind::Polygon)
    }

    /// Whether it is a pasted program that is run for each pair: it is code already, and its comparisons are those of a run.
    pub fn is_run(&self) -> bool {
        self.meant.run.is_some()
    }

    /// Why it gives no answer for these shapes, if it gives none.
    pub fn stop(&self, shapes: &S) -> Option<SlantedStop> {
        self.meant.run.as_ref().zip(shapes.as_pair()).and_then(|(run, pair)| run.ran(pair).answer.clone().err())
    }

    /// The questions that it asks about these shapes, in order: of a program that is run, those of this run.
    pub fn questions_of(&self, shapes: &S) -> Vec<Question> {
        match self.meant.run.as_ref().zip(shapes.as_pair()) {
            Some((run, pair)) => run.ran(pair).questions(),
            None => self.questions(),
        }
    }

    /// Whether it reads any number of a shape.
    pub fn reads_a_shape(&self) -> bool {
        self.meant.reads_a_shape()
    }

    /// Whether it reads each shape on each axis, with its size or far end there if it has one, and the radius of a
    /// circle.
    pub fn reads_all_shapes(&self) -> bool {
        let kinds = self.vocabulary.kinds();
        let is = |of: usize, kind| kinds.is_some_and(|kinds| kinds[of] == kind);
        let read = self.meant.read_shapes(|of| is(of, ShapeKind::Point));
        if is(1, ShapeKind::Polygon) {
            let spots = self.meant.corners().map_or(0..0, |corners| 0..*corners.end()).chain([MOST_CORNERS]);
            let mut all = spots.flat_map(|spot| Axis::PLANE.map(|axis| (spot, Some(axis as usize))));
            return all.all(|number| read.contains(&number)) && read.len() > 2;
        }
        let on_axes = read.iter().filter(|(_, axis)| axis.is_some()).count();
        on_axes == self.vocabulary.shapes().len() * self.vocabulary.axes_count()
            && [0, 1].into_iter().all(|of| !is(of, ShapeKind::Circle) || read.contains(&(of, None)))
    }

    /// All questions that it can ask, in order.
    pub fn questions(&self) -> Vec<Question> {
        self.meant.questions(|left, right| self.vocabulary.about(left, right))
    }

    /// Whether it is true for these shapes.
    pub fn holds(&self, shapes: &S, observer: &mut impl Observer) -> bool {
        self.holds_in(Precision::Double, shapes, observer)
    }

    pub(crate) fn holds_in(&self, precision: Precision, shapes: &S, observer: &mut impl Observer) -> bool {
        if let Some(run) = &self.meant.run {
            return shapes.as_pair().is_some_and(|pair| run.ran(pair).told(observer));
        }
        let mut asking = Computing { asked: &self.meant.asked, shapes, precision, flags: 0 };
        if let Some(ways) = &self.meant.ways {
            return ways.answer(|question| self.meant.asked[question].compare(question, &asking).told(observer));
        }
        let mut places = 0..;
        for step in &self.meant.steps {
            match step {
                FormulaStep::Flag(_, test) => {
                    asking.flags |= u64::from(asking.holds(test, observer)) << places.next().unwrap_or(0);
                }
                FormulaStep::Return(when, says) if asking.holds(when, observer) => return *says,
                FormulaStep::Return(..) => {}
            }
        }
        asking.holds(&self.meant.last, observer)
    }

    /// Whether some number of the text has a type without fractions.
    pub(crate) fn has_wholes(&self) -> bool {
        !self.meant.wholes.is_empty()
    }

    /// Numbers of the shapes that the text has as numbers: `button.x + 100`.
    pub(crate) fn fixed(&self) -> &[(Term, f64)] {
        &self.meant.fixed
    }

    /// Whether each number that has a type without fractions is whole.
    pub(crate) fn fits(&self, shapes: &S) -> bool {
        let given = Computing { asked: &[], shapes, precision: Precision::Double, flags: 0 };
        // A corner that a polygon does not have is no number.
        self.meant.wholes.iter().map(|number| number.value(&given)).all(|it| it.is_nan() || it.fract() == 0.0)
    }

    /// Every question with its numbers, also where a short-circuit does not reach it. Of a pasted test of a polygon, those
    /// whose numbers the polygon has.
    pub fn every_comparison(&self, shapes: &S) -> Vec<Comparison> {
        self.every_comparison_in(Precision::Double, shapes)
    }

    fn every_comparison_in(&self, precision: Precision, shapes: &S) -> Vec<Comparison> {
        if self.meant.run.is_some() {
            let mut made = Vec::new();
            self.holds(shapes, &mut made);
            return made;
        }
        let mut given = Computing { asked: &self.meant.asked, shapes, precision, flags: 0 };
        let flags = self.meant.steps.iter().filter_map(|step| match step {
            FormulaStep::Flag(_, test) => Some(test),
            FormulaStep::Return(..) => None,
        });
        for (place, test) in flags.enumerate() {
            given.flags |= u64::from(given.holds(test, &mut ())) << place;
        }
        let all = self.meant.asked.iter().enumerate().map(|(question, asked)| asked.compare(question, &given));
        let is_made =
            |made: &Comparison| !self.is_known_by_its_ways() || made.numbers.iter().all(|number| number.is_finite());
        all.filter(is_made).collect()
    }

    /// Appends for each case whether the formula [holds](Self::holds): faster, and without an observer.
    pub fn answers(&self, cases: &[S], answers: &mut Vec<bool>) {
        if self.is_known_by_its_ways() {
            answers.extend(cases.iter().map(|case| self.holds(case, &mut ())));
            return;
        }
        self.batch.answers(cases, answers);
    }
}

impl OverlapFormula {
    /// Whether `a` and `b` hit.
    pub fn hits(&self, a: Rect, b: Rect, observer: &mut impl Observer) -> bool {
        self.holds(&TwoRects { a, b }, observer)
    }

    /// The same, rounded to a precision after each operation. The corners must be of this precision.
    pub fn hits_in(&self, precision: Precision, a: Rect, b: Rect) -> bool {
        self.holds_in(precision, &TwoRects { a, b }, &mut ())
    }

    /// Every question with its numbers in this precision.
    pub fn every_comparison_of(&self, precision: Precision, a: Rect, b: Rect) -> Vec<Comparison> {
        self.every_comparison_in(precision, &TwoRects { a, b })
    }
}

impl CuboidFormula {
    /// Whether `a` and `b` hit.
    pub fn hits(&self, a: Cuboid, b: Cuboid, observer: &mut impl Observer) -> bool {
        self.holds(&TwoCuboids { a, b }, observer)
    }
}

impl InsideFormula {
    /// Whether `p` is inside `quad`.
    pub fn contains(&self, quad: &Quad, p: Point, observer: &mut impl Observer) -> bool {
        self.holds(&QuadAndPoint { quad: *quad, p }, observer)
    }
}

impl CircleFormula {
    /// Whether `circle` and `rect` hit.
    pub fn hits(&self, circle: Circle, rect: Rect, observer: &mut impl Observer) -> bool {
        self.holds(&CircleAndRect { circle, rect }, observer)
    }
}

/// The formula in one line, without the text around it. Reading it gives an equal formula. A pasted test of a polygon has no
/// such line: `…`.
impl<S: Shapes> fmt::Display for Formula<S> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_known_by_its_ways() { out.write_str("…") } else { self.meant.fmt(out) }
    }
}
