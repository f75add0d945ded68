//! A formula for many cases at once, for the judge: the same arithmetic as the tree's, without an observer.
//! Idea: list all numbers once, each after those that it is made of, then compute the list for 64 cases in a row. It
//! also computes what a short-circuit would skip; that changes no answer.

use super::meant::Meant;
use super::shapes::Shapes;
use super::terms::Term;
use super::tree::{Arithmetic, Extreme, FormulaStep, Inequality, Joint, Number, Rounding, Test};
use hantei_collision::Operator;
use hantei_collision::{Border, Contact};

const CASES_AT_ONCE: usize = 64;

type NumberLane = [f64; CASES_AT_ONCE];
type TruthLane = [bool; CASES_AT_ONCE];

/// A number, and the places of the numbers that it is made of.
#[derive(Clone, Copy, Debug, PartialEq)]
enum BatchNumber {
    Constant(f64),
    Named(Term),
    Negative(usize),
    Absolute(usize),
    Computed(Arithmetic, usize, usize),
    Extreme(Extreme, usize, usize),
    /// One of two numbers, and the truth that decides.
    Chosen(usize, usize, usize),
    Whole(Rounding, usize),
    Root(usize),
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum BatchTruth {
    Compared(Operator, usize, usize),
    Always(bool),
    Not(usize),
    Joined(Joint, usize, usize),
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Computed {
    Number(usize),
    Truth(usize),
}

/// All that a formula computes. The last truth is the answer.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Batch {
    numbers: Vec<BatchNumber>,
    truths: Vec<BatchTruth>,
    order: Vec<Computed>,
}

fn placed<Item: PartialEq>(
    items: &mut Vec<Item>,
    item: Item,
    order: &mut Vec<Computed>,
    kind: fn(usize) -> Computed,
) -> usize {
    items.iter().position(|one| *one == item).unwrap_or_else(|| {
        items.push(item);
        order.push(kind(items.len() - 1));
        items.len() - 1
    })
}

impl Batch {
    pub(super) fn new(Meant { asked, steps, last, .. }: &Meant) -> Self {
        let mut batch = Self { numbers: Vec::new(), truths: Vec::new(), order: Vec::new() };
        let (mut flags, mut returns) = (Vec::new(), Vec::new());
        for step in steps {
            match step {
                FormulaStep::Flag(_, test) => {
                    let place = batch.truth(test, asked, &flags);
                    flags.push(place);
                }
                FormulaStep::Return(when, says) => returns.push((batch.truth(when, asked, &flags), *says)),
            }
        }
        let mut answer = batch.truth(last, asked, &flags);
        for (when, says) in returns.into_iter().rev() {
            let truth = if says {
                BatchTruth::Joined(Joint::Or, when, answer)
            } else {
                let not = batch.placed_truth(BatchTruth::Not(when));
                BatchTruth::Joined(Joint::And, not, answer)
            };
            answer = batch.placed_truth(truth);
        }
        // The answer must be the last truth; if it is earlier, it is repeated.
        if answer + 1 != batch.truths.len() {
            batch.truths.push(BatchTruth::Joined(Joint::And, answer, answer));
            batch.order.push(Computed::Truth(batch.truths.len() - 1));
        }
        batch
    }

    fn placed_truth(&mut self, truth: BatchTruth) -> usize {
        placed(&mut self.truths, truth, &mut self.order, Computed::Truth)
    }

    fn number(&mut self, number: &Number, asked: &[Inequality], flagged: &[usize]) -> usize {
        let computed = match number {
            Number::Constant(number) => BatchNumber::Constant(*number),
            Number::Named(term, _) => BatchNumber::Named(*term),
            Number::Negative(of) => BatchNumber::Negative(self.number(of, asked, flagged)),
            Number::Absolute(of) => BatchNumber::Absolute(self.number(of, asked, flagged)),
            Number::Whole(how, of) => BatchNumber::Whole(*how, self.number(of, asked, flagged)),
            Number::Root(of) => BatchNumber::Root(self.number(of, asked, flagged)),
            Number::Computed(how, sides) => {
                let [left, right] = self.sides(sides, asked, flagged);
                BatchNumber::Computed(*how, left, right)
            }
            Number::Extreme(which, sides) => {
                let [left, right] = self.sides(sides, asked, flagged);
                BatchNumber::Extreme(*which, left, right)
            }
            Number::Chosen(when, sides) => {
                let when = self.truth(when, asked, flagged);
                let [one, other] = self.sides(sides, asked, flagged);
                BatchNumber::Chosen(when, one, other)
            }
        };
        placed(&mut self.numbers, computed, &mut self.order, Computed::Number)
    }

    fn sides(&mut self, sides: &[Number; 2], asked: &[Inequality], flagged: &[usize]) -> [usize; 2] {
        [0, 1].map(|side| self.number(&sides[side], asked, flagged))
    }

    fn truth(&mut self, test: &Test, asked: &[Inequality], flagged: &[usize]) -> usize {
        let truth = match test {
            Test::Ask(question) => {
                let Inequality { left, operator, right } = &asked[*question];
                BatchTruth::Compared(*operator, self.number(left, asked, flagged), self.number(right, asked, flagged))
            }
            Test::Flag(place) => return flagged[*place],
            Test::Always(holds) => BatchTruth::Always(*holds),
            Test::Not(of) => BatchTruth::Not(self.truth(of, asked, flagged)),
            Test::Joined(joint, sides) => {
                BatchTruth::Joined(*joint, self.truth(&sides[0], asked, flagged), self.truth(&sides[1], asked, flagged))
            }
        };
        self.placed_truth(truth)
    }

    pub(super) fn answers<S: Shapes>(&self, cases: &[S], answers: &mut Vec<bool>) {
        let mut numbers = vec![[0.0; CASES_AT_ONCE]; self.numbers.len()];
        let mut truths = vec![[false; CASES_AT_ONCE]; self.truths.len()];
        for cases in cases.chunks(CASES_AT_ONCE) {
            for computed in &self.order {
                match *computed {
                    Computed::Number(place) => self.compute_number(place, cases, &mut numbers, &truths),
                    Computed::Truth(place) => self.compute_truth(place, &numbers, &mut truths),
                }
            }
            if let Some(last) = truths.last() {
                answers.extend_from_slice(&last[..cases.len()]);
            }
        }
    }

    fn compute_number<S: Shapes>(&self, place: usize, cases: &[S], numbers: &mut [NumberLane], truths: &[TruthLane]) {
        let (before, rest) = numbers.split_at_mut(place);
        let out = &mut rest[0];
        match self.numbers[place] {
            BatchNumber::Constant(number) => *out = [number; CASES_AT_ONCE],
            BatchNumber::Named(term) => S::values(cases, term, out),
            BatchNumber::Negative(of) => each(out, &before[of], &before[of], |of, _| -of),
            BatchNumber::Absolute(of) => each(out, &before[of], &before[of], |of, _| of.abs()),
            BatchNumber::Computed(Arithmetic::Plus, l, r) => each(out, &before[l], &before[r], |l, r| l + r),
            BatchNumber::Computed(Arithmetic::Minus, l, r) => each(out, &before[l], &before[r], |l, r| l - r),
            BatchNumber::Computed(Arithmetic::Times, l, r) => each(out, &before[l], &before[r], |l, r| l * r),
            BatchNumber::Computed(Arithmetic::Divide, l, r) => each(out, &before[l], &before[r], |l, r| l / r),
            BatchNumber::Computed(rest, l, r) => each(out, &before[l], &before[r], |l, r| rest.of(l, r)),
            BatchNumber::Extreme(Extreme::Min, l, r) => each(out, &before[l], &before[r], f64::min),
            BatchNumber::Extreme(Extreme::Max, l, r) => each(out, &before[l], &before[r], f64::max),
            BatchNumber::Chosen(when, l, r) => {
                each(out, &before[l], &before[r], |l, _| l);
                for ((out, other), first) in out.iter_mut().zip(&before[r]).zip(&truths[when]) {
                    *out = if *first { *out } else { *other };
                }
            }
            BatchNumber::Whole(how, of) => each(out, &before[of], &before[of], |of, _| how.of(of)),
            BatchNumber::Root(of) => each(out, &before[of], &before[of], |of, _| of.sqrt()),
        }
    }

    fn compute_truth(&self, place: usize, numbers: &[NumberLane], truths: &mut [TruthLane]) {
        let (before, rest) = truths.split_at_mut(place);
        let out = &mut rest[0];
        match self.truths[place] {
            BatchTruth::Compared(operator, left, right) => {
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
            BatchTruth::Always(holds) => *out = [holds; CASES_AT_ONCE],
            BatchTruth::Not(of) => each(out, &before[of], &before[of], |of, _| !of),
            BatchTruth::Joined(Joint::And | Joint::BothOf, l, r) => {
                each(out, &before[l], &before[r], |l, r| l & r);
            }
            BatchTruth::Joined(Joint::Or | Joint::EitherOf, l, r) => {
                each(out, &before[l], &before[r], |l, r| l | r);
            }
            BatchTruth::Joined(Joint::OneOf, l, r) => each(out, &before[l], &before[r], |l, r| l ^ r),
        }
    }
}

/// How often a test is wrong on these cases, with the border that fits better.
pub(super) fn errors<S: Shapes>(meant: &Meant, cases: &[S], contact: impl Fn(&S) -> Contact) -> usize {
    let mut says = Vec::new();
    Batch::new(meant).answers(cases, &mut says);
    let wrong = |border| cases.iter().zip(&says).filter(|(case, says)| contact(case).hits(border) != **says).count();
    wrong(Border::Hits).min(wrong(Border::Misses))
}

/// Whether a test says this of all cases of which something is said.
pub(super) fn says<S: Shapes>(meant: &Meant, cases: &[S], wanted: impl Fn(&S) -> Option<bool>) -> bool {
    let mut says = Vec::new();
    Batch::new(meant).answers(cases, &mut says);
    cases.iter().zip(says).all(|(case, says)| wanted(case).is_none_or(|wanted| wanted == says))
}

/// Whether a test is ever true on these cases.
pub(super) fn can_be<S: Shapes>(meant: &Meant, cases: &[S]) -> bool {
    let mut says = Vec::new();
    Batch::new(meant).answers(cases, &mut says);
    says.contains(&true)
}

#[inline(always)]
fn each<In: Copy, Out>(
    out: &mut [Out; CASES_AT_ONCE],
    left: &[In; CASES_AT_ONCE],
    right: &[In; CASES_AT_ONCE],
    how: impl Fn(In, In) -> Out,
) {
    for ((out, left), right) in out.iter_mut().zip(left).zip(right) {
        *out = how(*left, *right);
    }
}
