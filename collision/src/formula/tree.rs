//! What a formula means: a test of comparisons of numbers. Its numbers are plain `f64` arithmetic, its short-circuits
//! are those of the languages.

use super::shapes::Shapes;
use crate::Precision;
use crate::observer::{Comparison, Observer, Operator};
use crate::question::QuestionId;

/// `+ - * /`
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arithmetic {
    Plus,
    Minus,
    Times,
    Divide,
}

/// The lesser or the greater of two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extreme {
    Min,
    Max,
}

/// A number, computed from the shapes.
#[derive(Clone, Debug, PartialEq)]
pub enum Number<Term> {
    /// Never negative: a sign before it is a [`Number::Negative`].
    Constant(f64),
    /// What a name means, and the name as it was written.
    Named(Term, Box<str>),
    Negative(Box<Self>),
    Absolute(Box<Self>),
    Computed(Arithmetic, Box<[Self; 2]>),
    Extreme(Extreme, Box<[Self; 2]>),
}

impl<Term: Copy> Number<Term> {
    /// What it is for these shapes, rounded to a precision after each operation. The `f64` in between has more than twice
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

    /// How many numbers it is made of, itself included.
    pub(super) fn size(&self) -> usize {
        match self {
            Self::Constant(_) | Self::Named(..) => 1,
            Self::Negative(of) | Self::Absolute(of) => 1 + of.size(),
            Self::Computed(_, sides) | Self::Extreme(_, sides) => 1 + sides[0].size() + sides[1].size(),
        }
    }

    /// Calls `heard` with each name's meaning.
    pub(crate) fn each_term(&self, heard: &mut impl FnMut(Term)) {
        match self {
            Self::Constant(_) => {}
            Self::Named(term, _) => heard(*term),
            Self::Negative(of) | Self::Absolute(of) => of.each_term(heard),
            Self::Computed(_, sides) | Self::Extreme(_, sides) => sides.iter().for_each(|side| side.each_term(heard)),
        }
    }
}

/// How two tests are joined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Joint {
    /// `&&`: the second is not asked where the first is false.
    And,
    /// `||`: the second is not asked where the first is true.
    Or,
    /// `&`, both asked.
    BothOf,
    /// `|`, both asked.
    EitherOf,
    /// `!=` or `^` between tests, both asked.
    OneOf,
}

/// A test: comparisons, joined.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Test {
    /// The comparison with this id.
    Ask(QuestionId),
    /// What was asked before and has a name, by its place among these.
    Flag(usize),
    /// Nothing is asked.
    Always(bool),
    Not(Box<Self>),
    Joined(Joint, Box<[Self; 2]>),
}

/// What comes before the last test of a formula.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Step {
    /// A test whose answer has a name from here on.
    Flag(Box<str>, Test),
    /// Where this holds, that is the answer, and nothing more is asked.
    Return(Test, bool),
}

/// A comparison: what stands left and right of its operator.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Asked<Term> {
    pub(crate) left: Number<Term>,
    pub(crate) operator: Operator,
    pub(crate) right: Number<Term>,
}

impl<Term: Copy> Asked<Term> {
    /// The question with this id, asked of shapes.
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

/// What a test is asked of.
pub(super) struct Asking<'a, S: Shapes, O> {
    pub(super) asked: &'a [Asked<S::Term>],
    pub(super) shapes: &'a S,
    pub(super) precision: Precision,
    pub(super) observer: &'a mut O,
    /// The flags that are set, a bit each.
    pub(super) flags: u64,
}

impl<S: Shapes, O: Observer> Asking<'_, S, O> {
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
