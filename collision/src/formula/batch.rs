//! A formula asked about many cases at once, for the judge: the same arithmetic as the tree's, with nobody listening.
//!
//! Idea: what is computed is listed once, each number behind those that it is made of, and then computed for 64 cases in
//! a row. Everything is computed, also what a short-circuit would skip; that changes no answer.

use super::shapes::Shapes;
use super::tree::{self, Arithmetic, Asked, Extreme, Joint, Number, Test};
use crate::observer::Operator;

/// Cases at once.
const LANES: usize = 64;

/// A number, and from which of those before it it is computed.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Step<Term> {
    Constant(f64),
    Named(Term),
    Negative(usize),
    Absolute(usize),
    Computed(Arithmetic, usize, usize),
    Extreme(Extreme, usize, usize),
}

/// A truth, and from which of the numbers or of the truths before it it comes.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Truth {
    Compared(Operator, usize, usize),
    Always(bool),
    Not(usize),
    Joined(Joint, usize, usize),
}

/// All that a formula computes, in order. The last truth is the answer.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Batch<Term> {
    steps: Vec<Step<Term>>,
    truths: Vec<Truth>,
}

/// The place of a step, which is added if it is not yet there.
fn placed<Step: PartialEq>(steps: &mut Vec<Step>, step: Step) -> usize {
    steps.iter().position(|one| *one == step).unwrap_or_else(|| {
        steps.push(step);
        steps.len() - 1
    })
}

impl<Term: Copy + PartialEq> Batch<Term> {
    pub(super) fn new(asked: &[Asked<Term>], steps: &[tree::Step], last: &Test) -> Self {
        let mut batch = Self { steps: Vec::new(), truths: Vec::new() };
        let (mut flags, mut returns) = (Vec::new(), Vec::new());
        for step in steps {
            match step {
                tree::Step::Flag(_, test) => {
                    let place = batch.truth(test, asked, &flags);
                    flags.push(place);
                }
                tree::Step::Return(when, says) => returns.push((batch.truth(when, asked, &flags), *says)),
            }
        }
        let mut answer = batch.truth(last, asked, &flags);
        for (when, says) in returns.into_iter().rev() {
            let truth = if says {
                Truth::Joined(Joint::Or, when, answer)
            } else {
                let not = placed(&mut batch.truths, Truth::Not(when));
                Truth::Joined(Joint::And, not, answer)
            };
            answer = placed(&mut batch.truths, truth);
        }
        // What was there already is said once more.
        if answer + 1 != batch.truths.len() {
            batch.truths.push(Truth::Joined(Joint::And, answer, answer));
        }
        batch
    }

    fn number(&mut self, number: &Number<Term>) -> usize {
        let step = match number {
            Number::Constant(number) => Step::Constant(*number),
            Number::Named(term, _) => Step::Named(*term),
            Number::Negative(of) => Step::Negative(self.number(of)),
            Number::Absolute(of) => Step::Absolute(self.number(of)),
            Number::Computed(how, sides) => Step::Computed(*how, self.number(&sides[0]), self.number(&sides[1])),
            Number::Extreme(which, sides) => Step::Extreme(*which, self.number(&sides[0]), self.number(&sides[1])),
        };
        placed(&mut self.steps, step)
    }

    fn truth(&mut self, test: &Test, asked: &[Asked<Term>], flagged: &[usize]) -> usize {
        let truth = match test {
            Test::Ask(question) => {
                let Asked { left, operator, right } = &asked[*question];
                Truth::Compared(*operator, self.number(left), self.number(right))
            }
            Test::Flag(place) => return flagged[*place],
            Test::Always(holds) => Truth::Always(*holds),
            Test::Not(of) => Truth::Not(self.truth(of, asked, flagged)),
            Test::Joined(joint, sides) => {
                Truth::Joined(*joint, self.truth(&sides[0], asked, flagged), self.truth(&sides[1], asked, flagged))
            }
        };
        placed(&mut self.truths, truth)
    }

    /// The answers for all cases, in order.
    pub(super) fn answers<S: Shapes<Term = Term>>(&self, cases: &[S], answers: &mut Vec<bool>) {
        let mut numbers = vec![[0.0; LANES]; self.steps.len()];
        let mut truths = vec![[false; LANES]; self.truths.len()];
        for cases in cases.chunks(LANES) {
            for (place, step) in self.steps.iter().enumerate() {
                let (before, rest) = numbers.split_at_mut(place);
                let out = &mut rest[0];
                match *step {
                    Step::Constant(number) => *out = [number; LANES],
                    Step::Named(term) => S::values(cases, term, out),
                    Step::Negative(of) => each(out, &before[of], &before[of], |of, _| -of),
                    Step::Absolute(of) => each(out, &before[of], &before[of], |of, _| of.abs()),
                    Step::Computed(Arithmetic::Plus, l, r) => each(out, &before[l], &before[r], |l, r| l + r),
                    Step::Computed(Arithmetic::Minus, l, r) => each(out, &before[l], &before[r], |l, r| l - r),
                    Step::Computed(Arithmetic::Times, l, r) => each(out, &before[l], &before[r], |l, r| l * r),
                    Step::Computed(Arithmetic::Divide, l, r) => each(out, &before[l], &before[r], |l, r| l / r),
                    Step::Extreme(Extreme::Min, l, r) => each(out, &before[l], &before[r], f64::min),
                    Step::Extreme(Extreme::Max, l, r) => each(out, &before[l], &before[r], f64::max),
                }
            }
            for (place, truth) in self.truths.iter().enumerate() {
                let (before, rest) = truths.split_at_mut(place);
                let out = &mut rest[0];
                match *truth {
                    Truth::Compared(operator, left, right) => {
                        let (left, right) = (&numbers[left], &numbers[right]);
                        match operator {
                            Operator::Less => each(out, left, right, |l, r| l < r),
                            Operator::AtMost => each(out, left, right, |l, r| l <= r),
                            Operator::Greater => each(out, left, right, |l, r| l > r),
                            Operator::AtLeast => each(out, left, right, |l, r| l >= r),
                            Operator::Equal => each(out, left, right, |l, r| l == r),
                            Operator::NotEqual => each(out, left, right, |l, r| l != r),
                        }
                    }
                    Truth::Always(holds) => *out = [holds; LANES],
                    Truth::Not(of) => each(out, &before[of], &before[of], |of, _| !of),
                    Truth::Joined(Joint::And | Joint::BothOf, l, r) => each(out, &before[l], &before[r], |l, r| l & r),
                    Truth::Joined(Joint::Or | Joint::EitherOf, l, r) => each(out, &before[l], &before[r], |l, r| l | r),
                    Truth::Joined(Joint::OneOf, l, r) => each(out, &before[l], &before[r], |l, r| l ^ r),
                }
            }
            if let Some(last) = truths.last() {
                answers.extend_from_slice(&last[..cases.len()]);
            }
        }
    }
}

/// Computes a lane from two others.
#[inline(always)]
fn each<In: Copy, Out>(out: &mut [Out; LANES], left: &[In; LANES], right: &[In; LANES], how: impl Fn(In, In) -> Out) {
    for ((out, left), right) in out.iter_mut().zip(left).zip(right) {
        *out = how(*left, *right);
    }
}
