//! What all methods have in common, whatever they test.

use crate::{About, Axis, Border, Comparison, Named, Observer, Question};
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
    /// What is tested.
    type Shapes: Copy + Debug + PartialEq + 'static;

    /// Where the test comes from.
    fn source(self) -> &'static str;

    /// What the source's own code does at a shared border.
    fn own_border(self) -> Border;

    /// Asks this way. Tells the observer each comparison as it is made.
    fn holds(self, shapes: &Self::Shapes, border: Border, observer: &mut impl Observer) -> bool;

    /// All that the method can ask, in order.
    fn questions(self, border: Border) -> Vec<Question>;

    /// Every question with its numbers, also those that a short-circuit does not reach.
    fn every_comparison(self, shapes: &Self::Shapes, border: Border) -> Vec<Comparison>;

    /// How its comparisons make its answer.
    fn form(self) -> Form;

    /// What it computes before its comparisons, as a formula has it: `dx = …;`.
    fn definitions(self) -> &'static str {
        ""
    }

    /// The method with this border as a formula that makes the same comparisons, number by number.
    #[cfg(feature = "formula")]
    fn formula(self, border: Border) -> crate::Formula<Self::Shapes>
    where
        Self::Shapes: crate::Shapes,
    {
        crate::code::formula(self, border)
    }

    /// Whether, with this border, it ends shapes at their last pixel inside (HSP's `- 1`). On fractions that calls an overlap
    /// of less than one pixel a miss.
    fn ends_at_last_pixel(self, _: Border) -> bool {
        false
    }
}

/// How the comparisons of a method make its answer: its code without the numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Form {
    /// All are made, each into a flag; true when no flag is set.
    Flags,
    /// One after the other; the first that is true ends it with false.
    ElseIf,
    /// One inside the other; true in the innermost.
    Nested,
    /// True when all are.
    All,
    /// True when none is.
    NoneOf,
    /// The even-odd rule: is the point on an edge, which corners are below it, which edges does a ray cross?
    Crossings,
    /// True when all of the first four are, or all of the others.
    EitherFour,
    /// False when one of the first two is true, else true when one of the others is.
    Regions,
    /// True when all of the first four are, or one of the others is.
    FourOrAny,
}

impl Form {
    /// Whether the comparisons ask for ways to be apart, so that one that is true rules a hit out.
    pub const fn asks_apart(self) -> bool {
        matches!(self, Self::Flags | Self::ElseIf | Self::NoneOf)
    }
}

impl About {
    /// The one axis that it is about.
    pub const fn axis(self) -> Option<Axis> {
        match self {
            Self::Ends(axis, ..) | Self::Centres(axis) | Self::NearestOn(axis) | Self::CentreAt(axis, _) => Some(axis),
            Self::Edge(_) | Self::Corner(_) | Self::Nearest => None,
        }
    }
}
