//! A typed test as what a proof can take: linear forms, and choices among them.
//!
//! Sums, products and quotients with a number, `abs`, `min` and `max` are linear in pieces. A product of two names, as in a test of
//! circles, is not.

use super::exact::{Form, Rational, Relation};
use crate::formula::Formula;
use crate::formula::shapes::Shapes;
use crate::formula::tree::{Arithmetic, Extreme, FormulaStep, Inequality, Joint, Number, Test};
use crate::observer::Operator;
use std::cmp::Ordering;

/// A number.
#[derive(Clone, Debug)]
enum Piece {
    Linear(Form),
    Sum(Box<[Self; 2]>),
    Times(Rational, Box<Self>),
    Absolute(Box<Self>),
    Extreme(Extreme, Box<[Self; 2]>),
}

/// A test of two shapes that is linear in pieces.
#[derive(Clone, Debug)]
pub struct Pieces {
    /// Left minus right of each comparison.
    asked: Vec<(Piece, Operator)>,
    steps: Vec<FormulaStep>,
    last: Test,
}

/// Who says how a form lies to 0: one of these, whichever can be. `None` if none can be.
pub(super) trait Oracle {
    fn choose(&mut self, form: &Form, among: &'static [Relation]) -> Option<Relation>;
}

impl Pieces {
    /// The test as pieces, if it is linear in pieces.
    pub(super) fn of<S: Shapes>(formula: &Formula<S>) -> Option<Self> {
        let asked = formula.asked.iter().map(|Inequality { left, operator, right }| {
            let right = Piece::of::<S>(right)?.times(&Rational::whole(-1));
            Some((Piece::of::<S>(left)?.plus(right), *operator))
        });
        Some(Self { asked: asked.collect::<Option<_>>()?, steps: formula.steps.clone(), last: formula.last.clone() })
    }

    /// Whether the test holds, as far as the oracle says.
    pub(super) fn holds(&self, oracle: &mut impl Oracle) -> Option<bool> {
        let mut asking = Asking { of: self, oracle, flags: Vec::new() };
        for step in &self.steps {
            match step {
                FormulaStep::Flag(_, test) => {
                    let holds = asking.holds(test)?;
                    asking.flags.push(holds);
                }
                FormulaStep::Return(when, says) => {
                    if asking.holds(when)? {
                        return Some(*says);
                    }
                }
            }
        }
        asking.holds(&self.last)
    }
}

struct Asking<'pieces, 'oracle, O> {
    of: &'pieces Pieces,
    oracle: &'oracle mut O,
    flags: Vec<bool>,
}

impl<O: Oracle> Asking<'_, '_, O> {
    fn holds(&mut self, test: &Test) -> Option<bool> {
        Some(match test {
            Test::Ask(question) => {
                let of = self.of;
                let (number, operator) = &of.asked[*question];
                let form = number.form(self.oracle)?;
                let relation = self.oracle.choose(&form, ways(*operator))?;
                means(*operator, relation)
            }
            Test::Flag(place) => self.flags[*place],
            Test::Always(holds) => *holds,
            Test::Not(of) => !self.holds(of)?,
            // What is asked in vain changes nothing: it is not asked here.
            Test::Joined(Joint::And | Joint::BothOf, sides) => self.holds(&sides[0])? && self.holds(&sides[1])?,
            Test::Joined(Joint::Or | Joint::EitherOf, sides) => self.holds(&sides[0])? || self.holds(&sides[1])?,
            Test::Joined(Joint::OneOf, sides) => self.holds(&sides[0])? ^ self.holds(&sides[1])?,
        })
    }
}

/// The ways in which a difference can lie to 0, as far as a comparison tells them apart.
const fn ways(operator: Operator) -> &'static [Relation] {
    match operator {
        Operator::Less | Operator::AtLeast => &[Relation::Below, Relation::AtLeast],
        Operator::AtMost | Operator::Greater => &[Relation::AtMost, Relation::Above],
        Operator::Equal | Operator::NotEqual => &[Relation::Zero, Relation::Below, Relation::Above],
    }
}

const fn means(operator: Operator, relation: Relation) -> bool {
    match operator {
        Operator::Less => matches!(relation, Relation::Below),
        Operator::AtLeast => matches!(relation, Relation::AtLeast),
        Operator::AtMost => matches!(relation, Relation::AtMost),
        Operator::Greater => matches!(relation, Relation::Above),
        Operator::Equal => matches!(relation, Relation::Zero),
        Operator::NotEqual => !matches!(relation, Relation::Zero),
    }
}

impl Piece {
    fn of<S: Shapes>(number: &Number<S::Term>) -> Option<Self> {
        let both = |sides: &[Number<S::Term>; 2]| Some([Self::of::<S>(&sides[0])?, Self::of::<S>(&sides[1])?]);
        Some(match number {
            Number::Constant(number) => Self::Linear(Form::constant(Rational::written(*number)?)),
            Number::Named(term, _) => Self::Linear(Form::part(S::part(*term)?)),
            Number::Negative(of) => Self::of::<S>(of)?.times(&Rational::whole(-1)),
            Number::Absolute(of) => Self::of::<S>(of)?.absolute(),
            Number::Extreme(which, sides) => Self::Extreme(*which, Box::new(both(sides)?)),
            Number::Computed(how, sides) => {
                let [left, right] = both(sides)?;
                match how {
                    Arithmetic::Plus => left.plus(right),
                    Arithmetic::Minus => left.plus(right.times(&Rational::whole(-1))),
                    Arithmetic::Times => match (left.constant(), right.constant()) {
                        (_, Some(factor)) => left.times(&factor),
                        (Some(factor), _) => right.times(&factor),
                        _ => return None,
                    },
                    Arithmetic::Divide => {
                        let divisor = right.constant().filter(|divisor| !divisor.is_zero())?;
                        left.times(&Rational::ONE.over(&divisor))
                    }
                }
            }
        })
    }

    /// The number that it always is.
    fn constant(&self) -> Option<Rational> {
        match self {
            Self::Linear(form) if form.is_constant() => Some(form.constant.clone()),
            _ => None,
        }
    }

    fn times(self, factor: &Rational) -> Self {
        match self {
            Self::Linear(form) => Self::Linear(form.times(factor)),
            Self::Times(own, of) => Self::Times(&own * factor, of),
            other => Self::Times(factor.clone(), Box::new(other)),
        }
    }

    fn plus(self, other: Self) -> Self {
        match (self, other) {
            (Self::Linear(one), Self::Linear(other)) => Self::Linear(one.plus(&other)),
            sides => Self::Sum(Box::new(sides.into())),
        }
    }

    fn absolute(self) -> Self {
        match self.constant() {
            Some(constant) if constant.sign().is_lt() => Self::Linear(Form::constant(-&constant)),
            Some(_) => self,
            None => Self::Absolute(Box::new(self)),
        }
    }

    /// The linear form that it is here.
    fn form(&self, oracle: &mut impl Oracle) -> Option<Form> {
        Some(match self {
            Self::Linear(form) => form.clone(),
            Self::Sum(sides) => sides[0].form(oracle)?.plus(&sides[1].form(oracle)?),
            Self::Times(factor, of) => of.form(oracle)?.times(factor),
            Self::Absolute(of) => {
                let form = of.form(oracle)?;
                match oracle.choose(&form, &[Relation::AtLeast, Relation::Below])? {
                    Relation::Below => form.times(&Rational::whole(-1)),
                    _ => form,
                }
            }
            Self::Extreme(which, sides) => {
                let [left, right] = [sides[0].form(oracle)?, sides[1].form(oracle)?];
                let is_less =
                    oracle.choose(&left.minus(&right), &[Relation::Below, Relation::AtLeast])? == Relation::Below;
                if is_less == (*which == Extreme::Min) { left } else { right }
            }
        })
    }
}

/// The relation of a constant among these.
pub(super) fn constant_relation(sign: Ordering, among: &'static [Relation]) -> Option<Relation> {
    among.iter().copied().find(|relation| relation.has(sign))
}
