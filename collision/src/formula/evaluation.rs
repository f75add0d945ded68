//! The answer of a formula for some shapes. Its numbers are plain `f64` arithmetic, its short-circuits are those of the
//! languages.

use super::shapes::Shapes;
use super::tree::{Arithmetic, Extreme, Inequality, Joint, Number, Test};
use crate::Precision;
use crate::observer::QuestionId;
use crate::observer::{Comparison, Observer};

impl<Term: Copy> Number<Term> {
    /// Its value for these shapes, rounded to a precision after each operation. The `f64` in between has more than twice
    /// the bits of a single one, so rounding it once more gives the same as single arithmetic. Source: Figueroa, "When is
    /// double rounding innocuous?" (1995).
    pub(super) fn value<S: Shapes<Term = Term>>(&self, shapes: &S, precision: Precision) -> f64 {
        let value = |of: &Self| of.value(shapes, precision);
        precision.nearest(match self {
            Self::Constant(number) => *number,
            Self::Named(term, _) => shapes.value(*term),
            Self::Negative(of) => -value(of),
            Self::Absolute(of) => value(of).abs(),
            Self::Computed(how, sides) => {
                let [left, right] = [value(&sides[0]), value(&sides[1])];
                match how {
                    Arithmetic::Plus => left + right,
                    Arithmetic::Minus => left - right,
                    Arithmetic::Times => left * right,
                    Arithmetic::Divide => left / right,
                }
            }
            Self::Extreme(which, sides) => {
                let [left, right] = [value(&sides[0]), value(&sides[1])];
                match which {
                    Extreme::Min => left.min(right),
                    Extreme::Max => left.max(right),
                }
            }
        })
    }
}

impl<Term: Copy> Inequality<Term> {
    /// Asks the question with this id of shapes.
    pub(super) fn compare<S: Shapes<Term = Term>>(
        &self,
        question: QuestionId,
        of: &S,
        precision: Precision,
    ) -> Comparison {
        let numbers = [self.left.value(of, precision), self.right.value(of, precision)];
        Comparison { question, numbers, holds: self.operator.holds(numbers[0], numbers[1]) }
    }
}

/// A test that is being asked of shapes.
pub(super) struct Evaluation<'a, S: Shapes, O> {
    pub(super) asked: &'a [Inequality<S::Term>],
    pub(super) shapes: &'a S,
    pub(super) precision: Precision,
    pub(super) observer: &'a mut O,
    /// The flags that are set, a bit each.
    pub(super) flags: u64,
}

impl<S: Shapes, O: Observer> Evaluation<'_, S, O> {
    pub(super) fn holds(&mut self, test: &Test) -> bool {
        match test {
            Test::Ask(question) => {
                self.asked[*question].compare(*question, self.shapes, self.precision).told(self.observer)
            }
            Test::Flag(place) => self.flags >> place & 1 == 1,
            Test::Always(holds) => *holds,
            Test::Not(test) => !self.holds(test),
            Test::Joined(joint, sides) => {
                let first = self.holds(&sides[0]);
                match joint {
                    Joint::And => first && self.holds(&sides[1]),
                    Joint::Or => first || self.holds(&sides[1]),
                    Joint::BothOf => first & self.holds(&sides[1]),
                    Joint::EitherOf => first | self.holds(&sides[1]),
                    Joint::OneOf => first ^ self.holds(&sides[1]),
                }
            }
        }
    }
}
