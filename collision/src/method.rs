//! What the methods of all families have in common.

use crate::{About, Axis, Border, Comparison, Named, Observer, Operator, Question};
use std::fmt::Debug;

/// One way to write a test: a method of one of the sources, or one that repairs it.
///
/// ```
/// use hantei_collision::{Method, OverlapMethod, Point, Rect, Two};
///
/// /// What every method of a family says, each with the border of its own source.
/// fn said<M: Method>(shapes: &M::Shapes) -> Vec<bool> {
///     M::VALUES.iter().map(|method| method.holds(shapes, method.own_border(), &mut ())).collect()
/// }
///
/// let at = |x| Rect::from_origin_size(Point::new(x, 0.0), 10.0, 10.0);
/// // Only the last, C++'s two-corners, counts a shared border.
/// assert_eq!(said::<OverlapMethod>(&Two { a: at(0.0), b: at(10.0) }), [false, false, false, false, false, true]);
/// ```
pub trait Method: Named + Debug + Default + Eq {
    /// The shapes that are tested.
    type Shapes: Copy + Debug + PartialEq + 'static;

    /// The article that the test comes from.
    fn source(self) -> &'static str;

    /// What the source's own code does at a shared border.
    fn own_border(self) -> Border;

    /// Tests the shapes this way; the observer hears each comparison as it is made.
    fn holds(self, shapes: &Self::Shapes, border: Border, observer: &mut impl Observer) -> bool;

    /// All questions that the method can ask, in order.
    fn questions(self, border: Border) -> Vec<Question>;

    /// Those that can arise for these shapes: of a polygon, those about its own edges.
    fn questions_of(self, _: &Self::Shapes, border: Border) -> Vec<Question> {
        self.questions(border)
    }

    /// Every question with its numbers, also where a short-circuit does not reach it.
    fn every_comparison(self, shapes: &Self::Shapes, border: Border) -> Vec<Comparison>;

    /// How its comparisons make its answer.
    fn form(self) -> Form;

    /// What it computes before its comparisons, as part of a formula: `dx = …;`.
    fn definitions(self) -> &'static str {
        ""
    }

    /// Whether, with this border, shapes end at their last pixel (HSP's `- 1`), so overlaps below 1 are misses.
    fn ends_at_last_pixel(self, _: Border) -> bool {
        false
    }

    /// Whether, with this border, a circle of radius 0 inside the other shape is a miss.
    fn misses_points(self, _: Border) -> bool {
        false
    }
}

/// How the comparisons of a method make its answer: its code without the numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// All are made, and each sets a flag; true if no flag is set.
    Flags,
    /// One after the other; the first that is true ends the test with false.
    ElseIf,
    /// One inside the other; true in the innermost.
    Nested,
    /// True if all are true.
    All,
    /// True if none is true.
    NoneOf,
    /// The even-odd rule: is the point on an edge, which corners are below it, which edges does a ray cross?
    Crossings,
    /// True if all of the first four are true, or all of the others.
    EitherFour,
    /// False if one of the first two is true, else true if one of the others is.
    Regions,
    /// True if all of the first four are true, or one of the others.
    FourOrAny,
    /// A loop over the edges of a polygon.
    Edges,
    /// Steps of its own: a comparison decides which one follows, or ends the test.
    Steps,
}

impl Form {
    /// Whether the comparisons ask for ways to be apart, so that a true one means a miss.
    pub const fn asks_apart(self) -> bool {
        matches!(self, Self::Flags | Self::ElseIf | Self::NoneOf)
    }
}

impl About {
    /// The one axis that it is about.
    pub const fn axis(self) -> Option<Axis> {
        match self {
            Self::Ends(axis, ..)
            | Self::Centres(axis)
            | Self::NearestOn(axis)
            | Self::CentreAt(axis, _)
            | Self::PointAt(axis, _)
            | Self::EndAt(_, axis, _)
            | Self::Sample(_, axis, _)
            | Self::Between(axis) => Some(axis),
            Self::Edge(_) | Self::EdgeOf(_) | Self::Corner(_) | Self::Nearest | Self::Reach => None,
            Self::EndOf(_) | Self::Along(_) | Self::AxisOf(..) | Self::AxisToCorner | Self::EdgePair(..) => None,
            Self::CornerAtEdge(..) | Self::CornerOf(_) => None,
        }
    }
}

impl Question {
    /// The question with the numbers of `made`, which must answer it: `bx < ax + aw: 3 < 5 is true`.
    pub fn explained(&self, made: &Comparison) -> String {
        let ([left, right], symbol) = (made.numbers, self.operator.symbol());
        format!("{self}: {left} {symbol} {right} is {}", made.holds)
    }
}

impl Operator {
    /// The operator for exchanged sides: `>` for `<`.
    pub const fn mirrored(self) -> Self {
        match self {
            Self::Less => Self::Greater,
            Self::AtMost => Self::AtLeast,
            Self::Greater => Self::Less,
            Self::AtLeast => Self::AtMost,
            Self::Equal => Self::Equal,
            Self::NotEqual => Self::NotEqual,
        }
    }
}

/// The same observer: so a function can take `&mut dyn Observer`, and a method hears it.
impl<O: Observer + ?Sized> Observer for &mut O {
    #[inline(always)]
    fn compared(&mut self, comparison: Comparison) {
        (**self).compared(comparison);
    }

    #[inline(always)]
    fn asks_obstacle(&mut self, place: usize) {
        (**self).asks_obstacle(place);
    }
}
