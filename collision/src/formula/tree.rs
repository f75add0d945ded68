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

/// How a number becomes a whole one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rounding {
    /// `floor`, and `//` in Python and Lua.
    Down,
    /// A cast to `int`, and `/` between whole numbers in C.
    TowardsZero,
    /// `round`: halves go away from 0.
    Nearest,
}

impl Rounding {
    #[inline]
    pub(super) fn of(self, number: f64) -> f64 {
        match self {
            Self::Down => number.floor(),
            Self::TowardsZero => number.trunc(),
            Self::Nearest => number.round(),
        }
    }
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
    /// The first where the test holds, else the second. A comparison in the test is not heard by an observer: what is to
    /// be heard is a flag.
    Chosen(Box<Test>, Box<[Self; 2]>),
    Whole(Rounding, Box<Self>),
    /// The square root.
    Root(Box<Self>),
}

impl<Term: Copy> Number<Term> {
    /// How many numbers it is made of, itself included.
    pub(super) fn size(&self) -> usize {
        match self {
            Self::Constant(_) | Self::Named(..) => 1,
            Self::Negative(of) | Self::Absolute(of) | Self::Whole(_, of) | Self::Root(of) => 1 + of.size(),
            Self::Computed(_, sides) | Self::Extreme(_, sides) | Self::Chosen(_, sides) => {
                1 + sides[0].size() + sides[1].size()
            }
        }
    }

    /// The same number where every division drops the fraction, as that of whole numbers does in C.
    pub(super) fn in_whole_numbers(&self) -> Self {
        let sides = |sides: &[Self; 2]| Box::new([0, 1].map(|side| sides[side].in_whole_numbers()));
        match self {
            Self::Constant(_) | Self::Named(..) => self.clone(),
            Self::Negative(of) => Self::Negative(of.in_whole_numbers().into()),
            Self::Absolute(of) => Self::Absolute(of.in_whole_numbers().into()),
            Self::Whole(how, of) => Self::Whole(*how, of.in_whole_numbers().into()),
            Self::Root(of) => Self::Root(of.in_whole_numbers().into()),
            Self::Computed(Arithmetic::Divide, of) => {
                Self::Whole(Rounding::TowardsZero, Self::Computed(Arithmetic::Divide, sides(of)).into())
            }
            Self::Computed(how, of) => Self::Computed(*how, sides(of)),
            Self::Extreme(which, of) => Self::Extreme(*which, sides(of)),
            Self::Chosen(when, of) => Self::Chosen(when.clone(), sides(of)),
        }
    }

    /// Calls `heard` with each constant.
    pub(crate) fn each_constant(&self, heard: &mut impl FnMut(f64)) {
        match self {
            Self::Constant(constant) => heard(*constant),
            Self::Named(..) => {}
            Self::Negative(of) | Self::Absolute(of) | Self::Whole(_, of) | Self::Root(of) => of.each_constant(heard),
            Self::Computed(_, sides) | Self::Extreme(_, sides) | Self::Chosen(_, sides) => {
                sides.iter().for_each(|side| side.each_constant(heard));
            }
        }
    }

    /// Calls `heard` with each name's meaning.
    pub(crate) fn each_term(&self, heard: &mut impl FnMut(Term)) {
        match self {
            Self::Constant(_) => {}
            Self::Named(term, _) => heard(*term),
            Self::Negative(of) | Self::Absolute(of) | Self::Whole(_, of) | Self::Root(of) => of.each_term(heard),
            Self::Computed(_, sides) | Self::Extreme(_, sides) | Self::Chosen(_, sides) => {
                sides.iter().for_each(|side| side.each_term(heard));
            }
        }
    }
}

/// How two tests are joined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Joint {
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
pub enum Test {
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
