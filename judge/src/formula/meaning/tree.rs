//! The meaning of a formula: a test of comparisons of numbers, as a tree.

use super::terms::Term;
use hantei_collision::{Operator, QuestionId};

/// `+ - * / %`
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arithmetic {
    Plus,
    Minus,
    Times,
    Divide,
    /// Has the sign of the first: `%` in C.
    Remainder,
    /// Has the sign of the second: `%` in Python and Lua.
    Modulo,
}

impl Arithmetic {
    #[inline]
    pub(crate) fn of(self, left: f64, right: f64) -> f64 {
        match self {
            Self::Plus => left + right,
            Self::Minus => left - right,
            Self::Times => left * right,
            Self::Divide => left / right,
            Self::Remainder => left % right,
            Self::Modulo => {
                let rest = left % right;
                if rest != 0.0 && (rest < 0.0) != (right < 0.0) { rest + right } else { rest }
            }
        }
    }
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
    pub(crate) fn of(self, number: f64) -> f64 {
        match self {
            Self::Down => number.floor(),
            Self::TowardsZero => number.trunc(),
            Self::Nearest => number.round(),
        }
    }
}

/// A number, computed from the shapes.
#[derive(Clone, Debug, PartialEq)]
pub enum Number {
    /// Never negative: a sign before it is a [`Number::Negative`].
    Constant(f64),
    /// The meaning of a name, and the name as written.
    Named(Term, Box<str>),
    Negative(Box<Self>),
    Absolute(Box<Self>),
    Computed(Arithmetic, Box<[Self; 2]>),
    Extreme(Extreme, Box<[Self; 2]>),
    /// The first if the test is true, else the second. No observer hears comparisons in the test; a flag is heard.
    Chosen(Box<Test>, Box<[Self; 2]>),
    Whole(Rounding, Box<Self>),
    /// The square root.
    Root(Box<Self>),
}

impl Number {
    pub(crate) fn parts(&self) -> &[Self] {
        match self {
            Self::Constant(_) | Self::Named(..) => &[],
            Self::Negative(of) | Self::Absolute(of) | Self::Whole(_, of) | Self::Root(of) => std::slice::from_ref(of),
            Self::Computed(_, sides) | Self::Extreme(_, sides) | Self::Chosen(_, sides) => &sides[..],
        }
    }

    pub(crate) fn size(&self) -> usize {
        1 + self.parts().iter().map(Self::size).sum::<usize>()
    }

    pub(crate) fn with_parts(&self, change: &impl Fn(&Self) -> Self) -> Self {
        let one = |of: &Self| Box::new(change(of));
        let both = |sides: &[Self; 2]| Box::new([change(&sides[0]), change(&sides[1])]);
        match self {
            Self::Constant(_) | Self::Named(..) => self.clone(),
            Self::Negative(of) => Self::Negative(one(of)),
            Self::Absolute(of) => Self::Absolute(one(of)),
            Self::Whole(how, of) => Self::Whole(*how, one(of)),
            Self::Root(of) => Self::Root(one(of)),
            Self::Computed(how, of) => Self::Computed(*how, both(of)),
            Self::Extreme(which, of) => Self::Extreme(*which, both(of)),
            Self::Chosen(when, of) => Self::Chosen(when.clone(), both(of)),
        }
    }

    /// Whether it is made with a constant such as 0.1, with which arithmetic rounds.
    pub(crate) fn has_rough_constant(&self) -> bool {
        match self {
            Self::Constant(constant) => crate::program::nodes::is_rough(*constant),
            _ => self.parts().iter().any(Self::has_rough_constant),
        }
    }

    /// Whether a test chooses it or a part of it.
    pub(crate) fn is_chosen(&self) -> bool {
        matches!(self, Self::Chosen(..)) || self.parts().iter().any(Self::is_chosen)
    }

    pub(crate) fn each_constant(&self, heard: &mut impl FnMut(f64)) {
        if let Self::Constant(constant) = self {
            heard(*constant);
        }
        self.parts().iter().for_each(|part| part.each_constant(heard));
    }

    pub(crate) fn each_term(&self, heard: &mut impl FnMut(Term)) {
        if let Self::Named(term, _) = self {
            heard(*term);
        }
        self.parts().iter().for_each(|part| part.each_term(heard));
    }
}

/// How two tests are joined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Joint {
    /// `&&`: the second is not asked if the first is false.
    And,
    /// `||`: the second is not asked if the first is true.
    Or,
    /// `&`, both asked.
    BothOf,
    /// `|`, both asked.
    EitherOf,
    /// `!=` or `^` between tests, both asked.
    OneOf,
}

impl Joint {}

/// A test: comparisons, joined.
#[derive(Clone, Debug, PartialEq)]
pub enum Test {
    /// The comparison with this id.
    Ask(QuestionId),
    /// An earlier named test, by its index.
    Flag(usize),
    /// Nothing is asked.
    Always(bool),
    Not(Box<Self>),
    Joined(Joint, Box<[Self; 2]>),
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum FormulaStep {
    /// A test whose answer has a name from here on.
    Flag(Box<str>, Test),
    /// If the test is true, this is the answer, and nothing more is asked.
    Return(Test, bool),
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Inequality {
    pub(crate) left: Number,
    pub(crate) operator: Operator,
    pub(crate) right: Number,
}
