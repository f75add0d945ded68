//! What a formula means: a test of comparisons of numbers, as a tree.

use crate::observer::Operator;
use crate::observer::QuestionId;

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

impl Joint {
    /// Whether both are asked in any case.
    pub(super) const fn is_eager(self) -> bool {
        matches!(self, Self::BothOf | Self::EitherOf | Self::OneOf)
    }
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
pub(crate) enum FormulaStep {
    /// A test whose answer has a name from here on.
    Flag(Box<str>, Test),
    /// Where this holds, that is the answer, and nothing more is asked.
    Return(Test, bool),
}

/// A comparison: what stands left and right of its operator.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Inequality<Term> {
    pub(crate) left: Number<Term>,
    pub(crate) operator: Operator,
    pub(crate) right: Number<Term>,
}
