//! The answer of a formula for some shapes. Numbers are plain `f64` arithmetic, short-circuits those of the languages.

use super::shapes::Shapes;
use super::tree::{Extreme, Inequality, Joint, Number, Test};
use hantei_collision::Precision;
use hantei_collision::{Comparison, Observer, QuestionId};

pub(super) struct Computing<'a, S: Shapes> {
    pub(super) asked: &'a [Inequality],
    pub(super) shapes: &'a S,
    pub(super) precision: Precision,
    /// The flags that are set, one bit each.
    pub(super) flags: u64,
}

impl Number {
    /// The value for these shapes, rounded to a precision after each operation. The `f64` in between has more than
    /// twice the bits of a single one, so the second rounding gives the same as single arithmetic. Source: Figueroa,
    /// "When is double rounding innocuous?" (1995).
    pub(super) fn value<S: Shapes>(&self, given: &Computing<'_, S>) -> f64 {
        let value = |of: &Self| of.value(given);
        given.precision.nearest(match self {
            Self::Constant(number) => *number,
            Self::Named(term, _) => given.shapes.value(*term),
            Self::Negative(of) => -value(of),
            Self::Absolute(of) => value(of).abs(),
            Self::Computed(how, sides) => how.of(value(&sides[0]), value(&sides[1])),
            Self::Extreme(which, sides) => {
                let [left, right] = [value(&sides[0]), value(&sides[1])];
                match which {
                    Extreme::Min => left.min(right),
                    Extreme::Max => left.max(right),
                }
            }
            Self::Chosen(when, sides) => value(&sides[usize::from(!given.holds(when, &mut ()))]),
            Self::Whole(how, of) => how.of(value(of)),
            Self::Root(of) => value(of).sqrt(),
        })
    }
}

impl Inequality {
    pub(super) fn compare<S: Shapes>(&self, question: QuestionId, given: &Computing<'_, S>) -> Comparison {
        let numbers = [self.left.value(given), self.right.value(given)];
        Comparison { question, numbers, holds: self.operator.holds(numbers[0], numbers[1]) }
    }
}

impl<S: Shapes> Computing<'_, S> {
    pub(super) fn holds(&self, test: &Test, observer: &mut impl Observer) -> bool {
        match test {
            Test::Ask(question) => self.asked[*question].compare(*question, self).told(observer),
            Test::Flag(place) => self.flags >> place & 1 == 1,
            Test::Always(holds) => *holds,
            Test::Not(test) => !self.holds(test, observer),
            Test::Joined(joint, sides) => {
                let first = self.holds(&sides[0], observer);
                match joint {
                    Joint::And => first && self.holds(&sides[1], observer),
                    Joint::Or => first || self.holds(&sides[1], observer),
                    Joint::BothOf => first & self.holds(&sides[1], observer),
                    Joint::EitherOf => first | self.holds(&sides[1], observer),
                    Joint::OneOf => first ^ self.holds(&sides[1], observer),
                }
            }
        }
    }
}
