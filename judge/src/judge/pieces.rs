//! A typed test in the form for a proof: linear forms, and choices among them.
//!
//! Sums, products and quotients with a number, `abs`, `min`, `max` and a number that a condition chooses are linear in
//! pieces. A product of two names, as in a test of circles, is not, nor is a root. A rounded number is, for whole numbers
//! of which the [remainders](super::remainders) are known.

use super::exact::{Form, Rational, Relation};
use crate::formula::meaning::{
    Arithmetic, Extreme, FormulaStep, Inequality, Joint, Meant, Number, Rounding, Term, Test,
};
use hantei_collision::Operator;
use std::cmp::Ordering;

#[derive(Clone, Debug)]
enum Piece {
    Linear(Box<Form>),
    Sum(Box<[Self; 2]>),
    Times(Rational, Box<Self>),
    Absolute(Box<Self>),
    Extreme(Extreme, Box<[Self; 2]>),
    Chosen(Box<Test>, Box<[Self; 2]>),
    Whole(Rounding, Box<Self>),
}

/// A test of two shapes that is linear in pieces.
#[derive(Clone, Debug)]
pub struct Pieces {
    /// Some of its numbers have more bits than a proof may have, so there is none, and nothing else is known here.
    pub(super) are_long: bool,
    /// All numbers of the shapes are whole, and each factor under a [`Piece::Whole`], too.
    is_whole: bool,
    /// Left minus right of each comparison.
    asked: Vec<(Piece, Operator)>,
    steps: Vec<FormulaStep>,
    last: Test,
}

/// Decides how a form lies to 0: by one of these relations that is possible. `None` if none is.
pub(super) trait Oracle {
    fn choose(&mut self, form: &Form, among: &'static [Relation]) -> Option<Relation>;

    /// Counts the forms that were computed between its choices.
    fn computed(&mut self, forms: u64);

    /// Gives up, because numbers are too long.
    fn stop(&mut self);
}

impl Pieces {
    pub(super) fn of(formula: &Meant) -> Option<Self> {
        let mut are_long = false;
        let mut piece = |number| Piece::of(number, &mut are_long);
        let asked = formula.asked.iter().map(|Inequality { left, operator, right }| {
            let right = piece(right)?.times(&Rational::whole(-1));
            Some((piece(left)?.plus(right), *operator))
        });
        let asked = asked.collect::<Option<Vec<_>>>();
        if are_long {
            let last = Test::Always(false);
            return Some(Self { are_long, is_whole: false, asked: Vec::new(), steps: Vec::new(), last });
        }
        let (steps, last) = (formula.steps.clone(), formula.last.clone());
        Some(Self { are_long, is_whole: false, asked: asked?, steps, last })
    }

    /// Whether it makes a number of the shapes whole: then only whole numbers can be followed.
    pub(super) fn rounds(&self) -> bool {
        self.asked.iter().any(|(piece, _)| piece.rounds())
    }

    /// Calls `heard` with each form in a number that is made whole, and with the product of the divisors around it.
    pub(super) fn each_rounded(&self, heard: &mut impl FnMut(&Form, u64)) {
        self.asked.iter().for_each(|(piece, _)| piece.each_rounded(None, heard));
    }

    /// The same test of whole numbers, with other forms.
    pub(super) fn of_whole(&self, change: &impl Fn(&Form) -> Form) -> Self {
        let asked = self.asked.iter().map(|(piece, operator)| (piece.with_forms(change), *operator)).collect();
        Self { is_whole: true, asked, ..self.clone() }
    }

    /// Whether the test is true by the oracle's answers.
    pub(super) fn holds(&self, oracle: &mut impl Oracle) -> Option<bool> {
        let mut asking = Asking { of: self, oracle, flags: Vec::new(), forms: 0 };
        let answer = asking.answer();
        let forms = asking.forms;
        oracle.computed(forms);
        answer
    }
}

struct Asking<'pieces, 'oracle, O> {
    of: &'pieces Pieces,
    oracle: &'oracle mut O,
    flags: Vec<bool>,
    forms: u64,
}

impl<O: Oracle> Asking<'_, '_, O> {
    fn answer(&mut self) -> Option<bool> {
        let of = self.of;
        for step in &of.steps {
            match step {
                FormulaStep::Flag(_, test) => {
                    let holds = self.holds(test)?;
                    self.flags.push(holds);
                }
                FormulaStep::Return(when, says) => {
                    if self.holds(when)? {
                        return Some(*says);
                    }
                }
            }
        }
        self.holds(&of.last)
    }

    fn holds(&mut self, test: &Test) -> Option<bool> {
        Some(match test {
            Test::Ask(question) => {
                let of = self.of;
                let (number, operator) = &of.asked[*question];
                let form = self.form(number)?;
                let relation = self.oracle.choose(&form, ways(*operator))?;
                means(*operator, relation)
            }
            Test::Flag(place) => self.flags[*place],
            Test::Always(holds) => *holds,
            Test::Not(of) => !self.holds(of)?,
            // An unneeded question changes nothing, so it is skipped.
            Test::Joined(Joint::And | Joint::BothOf, sides) => self.holds(&sides[0])? && self.holds(&sides[1])?,
            Test::Joined(Joint::Or | Joint::EitherOf, sides) => self.holds(&sides[0])? || self.holds(&sides[1])?,
            Test::Joined(Joint::OneOf, sides) => self.holds(&sides[0])? ^ self.holds(&sides[1])?,
        })
    }

    /// The linear form of a number here.
    fn form(&mut self, number: &Piece) -> Option<Form> {
        self.forms += 1;
        let form = match number {
            Piece::Linear(form) => (**form).clone(),
            Piece::Sum(sides) => self.form(&sides[0])?.plus(&self.form(&sides[1])?),
            Piece::Times(factor, of) => self.form(of)?.times(factor),
            Piece::Absolute(of) => {
                let form = self.form(of)?;
                match self.oracle.choose(&form, &[Relation::AtLeast, Relation::Below])? {
                    Relation::Below => form.times(&Rational::whole(-1)),
                    _ => form,
                }
            }
            Piece::Extreme(which, sides) => {
                let [left, right] = [self.form(&sides[0])?, self.form(&sides[1])?];
                let relation = self.oracle.choose(&left.minus(&right), &[Relation::Below, Relation::AtLeast])?;
                if (relation == Relation::Below) == (*which == Extreme::Min) { left } else { right }
            }
            Piece::Chosen(when, sides) => {
                let side = usize::from(!self.holds(when)?);
                self.form(&sides[side])?
            }
            Piece::Whole(how, of) => {
                let form = self.form(of)?;
                self.whole(*how, form)?
            }
        };
        if form.is_long() {
            self.oracle.stop();
            return None;
        }
        Some(form)
    }

    /// A form made whole. Its factors are whole, so only its constant changes. Few tests do so: it stays out of
    /// [`form`](Self::form), which calls itself.
    #[inline(never)]
    fn whole(&mut self, how: Rounding, mut form: Form) -> Option<Form> {
        if !self.of.is_whole || !form.has_whole_factors() {
            self.oracle.stop();
            return None;
        }
        if form.constant.is_whole() {
            return Some(form);
        }
        let is_below = how != Rounding::Down
            && self.oracle.choose(&form, &[Relation::AtLeast, Relation::Below])? == Relation::Below;
        let half = Rational::ratio(1, 2);
        form.constant = match (how, is_below) {
            (Rounding::Down | Rounding::TowardsZero, false) => form.constant.floor(),
            (Rounding::Down | Rounding::TowardsZero, true) => form.constant.ceil(),
            (Rounding::Nearest, false) => (&form.constant + &half).floor(),
            (Rounding::Nearest, true) => (&form.constant - &half).ceil(),
        };
        Some(form)
    }
}

/// The relations of a difference to 0 that a comparison distinguishes.
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
    /// `None` if it is not linear, or if its numbers are too long.
    fn of(number: &Number, are_long: &mut bool) -> Option<Self> {
        let piece = Self::of_any(number, are_long)?;
        *are_long |= match &piece {
            Self::Linear(form) => form.is_long(),
            Self::Times(factor, _) => factor.is_long(),
            _ => false,
        };
        (!*are_long).then_some(piece)
    }

    fn of_any(number: &Number, are_long: &mut bool) -> Option<Self> {
        let mut both = |sides: &[Number; 2]| Some([Self::of(&sides[0], are_long)?, Self::of(&sides[1], are_long)?]);
        Some(match number {
            Number::Constant(number) => Self::linear(Form::constant(Rational::written(*number)?)),
            Number::Named(Term::Part(term), _) => Self::linear(Form::part(*term)),
            Number::Negative(of) => Self::of(of, are_long)?.times(&Rational::whole(-1)),
            Number::Absolute(of) => Self::of(of, are_long)?.absolute(),
            Number::Extreme(which, sides) => Self::Extreme(*which, Box::new(both(sides)?)),
            Number::Chosen(when, sides) => Self::Chosen(when.clone(), Box::new(both(sides)?)),
            // Not linear, so it can only be tried.
            Number::Named(..) | Number::Root(_) => return None,
            // A step that rounds may leave a number just below the whole one.
            Number::Whole(_, of) if of.has_rough_constant() => return None,
            Number::Whole(how, of) => Self::of(of, are_long)?.whole(*how),
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
                    Arithmetic::Remainder | Arithmetic::Modulo => return None,
                }
            }
        })
    }

    fn linear(form: Form) -> Self {
        Self::Linear(Box::new(form))
    }

    fn constant(&self) -> Option<Rational> {
        match self {
            Self::Linear(form) if form.is_constant() => Some(form.constant.clone()),
            _ => None,
        }
    }

    fn times(self, factor: &Rational) -> Self {
        match self {
            Self::Linear(form) => Self::linear(form.times(factor)),
            Self::Times(own, of) => Self::Times(&own * factor, of),
            other => Self::Times(factor.clone(), Box::new(other)),
        }
    }

    fn plus(self, other: Self) -> Self {
        match (self, other) {
            (Self::Linear(one), Self::Linear(other)) => Self::linear(one.plus(&other)),
            sides => Self::Sum(Box::new(sides.into())),
        }
    }

    fn whole(self, how: Rounding) -> Self {
        Self::Whole(how, Box::new(self))
    }

    fn rounds(&self) -> bool {
        match self {
            Self::Linear(_) => false,
            Self::Whole(..) => true,
            Self::Times(_, of) | Self::Absolute(of) => of.rounds(),
            Self::Sum(sides) | Self::Extreme(_, sides) | Self::Chosen(_, sides) => sides.iter().any(Self::rounds),
        }
    }

    /// `divisor` is that of what is around it; `None` outside of a number that is made whole.
    fn each_rounded(&self, divisor: Option<u64>, heard: &mut impl FnMut(&Form, u64)) {
        match self {
            Self::Linear(form) => divisor.into_iter().for_each(|divisor| heard(form, divisor)),
            Self::Times(factor, of) => {
                let own = factor.below().to_f64() as u64;
                of.each_rounded(divisor.map(|divisor| divisor.saturating_mul(own)), heard);
            }
            Self::Absolute(of) => of.each_rounded(divisor, heard),
            Self::Sum(sides) | Self::Extreme(_, sides) | Self::Chosen(_, sides) => {
                sides.iter().for_each(|side| side.each_rounded(divisor, heard));
            }
            Self::Whole(_, of) => of.each_rounded(Some(divisor.unwrap_or(1)), heard),
        }
    }

    fn with_forms(&self, change: &impl Fn(&Form) -> Form) -> Self {
        let one = |of: &Self| Box::new(of.with_forms(change));
        let both = |sides: &[Self; 2]| Box::new([sides[0].with_forms(change), sides[1].with_forms(change)]);
        match self {
            Self::Linear(form) => Self::linear(change(form)),
            Self::Sum(sides) => Self::Sum(both(sides)),
            Self::Times(factor, of) => Self::Times(factor.clone(), one(of)),
            Self::Absolute(of) => Self::Absolute(one(of)),
            Self::Extreme(which, sides) => Self::Extreme(*which, both(sides)),
            Self::Chosen(when, sides) => Self::Chosen(when.clone(), both(sides)),
            Self::Whole(how, of) => Self::Whole(*how, one(of)),
        }
    }

    fn absolute(self) -> Self {
        match self.constant() {
            Some(constant) if constant.sign().is_lt() => Self::linear(Form::constant(-&constant)),
            Some(_) => self,
            None => Self::Absolute(Box::new(self)),
        }
    }
}

/// The relation of a constant among these.
pub(super) fn constant_relation(sign: Ordering, among: &'static [Relation]) -> Option<Relation> {
    among.iter().copied().find(|relation| relation.has(sign))
}
