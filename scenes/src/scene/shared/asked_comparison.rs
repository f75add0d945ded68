//! A question with its numbers, and how they change when a rectangle moves, which gives the places where it holds.

use super::shape_words::Spoken;
use super::trial::{Judged as _, Trial};
use crate::words::Text;
use hantei_collision::{About, Axis, Comparison, Method, Question, Two};

/// A smaller change of a number, when a rectangle moves by 1, is rounding.
const ROUNDING: f64 = 1e-3;

/// How a comparison's numbers change when the shapes move on its axis.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::scene) enum Follows {
    /// One number is a coordinate of A, the other of B.
    Coordinates { a_is_left: bool },
    /// By this much, left minus right grows when A moves by 1.
    Difference(f64),
    /// The left number is the distance of the centres; the right one is constant.
    Distance,
    /// Anything else.
    Otherwise,
}

impl Follows {
    /// Moves the shapes and watches the numbers.
    pub(super) fn of<M: Method<Shapes = Two<S>>, S: Spoken>(
        trial: &Trial<M>,
        question: &Question,
        made: &Comparison,
    ) -> Self {
        let is = |[left, right]: [f64; 2], wanted: [f64; 2]| {
            (left - wanted[0]).abs() < ROUNDING && (right - wanted[1]).abs() < ROUNDING
        };
        match question.about {
            Some(About::Ends(axis, ..)) => {
                let moved = |a: f64, b: f64| {
                    let numbers = numbers_after(trial, axis, [a, b], made);
                    [0, 1].map(|side| numbers[side] - made.numbers[side])
                };
                let (by_a, by_b) = (moved(1.0, 0.0), moved(0.0, 1.0));
                let slope = by_a[0] - by_a[1];
                if is(by_a, [1.0, 0.0]) && is(by_b, [0.0, 1.0]) {
                    Self::Coordinates { a_is_left: true }
                } else if is(by_a, [0.0, 1.0]) && is(by_b, [1.0, 0.0]) {
                    Self::Coordinates { a_is_left: false }
                } else if slope.abs() > ROUNDING {
                    Self::Difference(slope)
                } else {
                    Self::Otherwise
                }
            }
            Some(About::Centres(axis)) => {
                let Two { a, b } = trial.shapes;
                let [a, b] = [a, b].map(|shape| shape.on(axis).middle());
                // A on the other side of B, equally far away.
                let mirrored = numbers_after(trial, axis, [2.0 * (b - a), 0.0], made);
                let is = |one: f64, other: f64| (one - other).abs() <= ROUNDING * (1.0 + other.abs());
                let [left, right] = made.numbers;
                let is_distance = is(left, (a - b).abs()) && is(mirrored[0], left) && is(mirrored[1], right);
                if is_distance { Self::Distance } else { Self::Otherwise }
            }
            _ => Self::Otherwise,
        }
    }
}

/// The numbers of the same question after A and B moved along an axis.
fn numbers_after<M: Method<Shapes = Two<S>>, S: Spoken>(
    trial: &Trial<M>,
    axis: Axis,
    [a, b]: [f64; 2],
    made: &Comparison,
) -> [f64; 2] {
    let shapes = Two { a: trial.shapes.a.moved_on(axis, a), b: trial.shapes.b.moved_on(axis, b) };
    let all = Trial { shapes, ..trial.clone() }.every_comparison();
    all.iter().find(|each| each.question == made.question).map_or(made.numbers, |each| each.numbers)
}

#[derive(Clone, Debug, PartialEq)]
pub(in crate::scene) struct AskedComparison {
    pub(in crate::scene) question: Question,
    pub(in crate::scene) comparison: Comparison,
    pub(in crate::scene) is_reached: bool,
    /// The state in which it holds, and whether that speaks for a hit.
    pub(in crate::scene) meaning: (Text, Option<bool>),
    pub(super) follows: Follows,
}

impl AskedComparison {
    pub(in crate::scene) fn all<M: Method<Shapes = Two<S>>, S: Spoken>(trial: &Trial<M>) -> Vec<Self> {
        let walk = trial.walk();
        let all = walk.questions.iter().zip(&walk.meanings).zip(trial.every_comparison());
        let asked = all.map(|((question, meaning), comparison)| Self {
            question: question.clone(),
            comparison,
            is_reached: walk.made(question).is_some(),
            meaning: meaning.clone(),
            follows: Follows::of(trial, question, &comparison),
        });
        asked.collect()
    }

    pub(in crate::scene) fn is_about(&self, about: About) -> bool {
        self.question.about == Some(about)
    }

    /// Sorts the left and the right part into A's and B's, if each is a coordinate of one.
    fn a_first<T>(&self, [left, right]: [T; 2]) -> Option<[T; 2]> {
        let Follows::Coordinates { a_is_left } = self.follows else { return None };
        Some(if a_is_left { [left, right] } else { [right, left] })
    }

    /// A's number, then B's, if each is a coordinate of one.
    pub(in crate::scene) fn numbers(&self) -> Option<[f64; 2]> {
        self.a_first(self.comparison.numbers)
    }

    /// The names of A's number and of B's, in the same order.
    pub(in crate::scene) fn names(&self) -> Option<[&str; 2]> {
        self.a_first([&self.question.left, &self.question.right])
    }
}
