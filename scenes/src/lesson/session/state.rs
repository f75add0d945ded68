//! The progress of a step, and a step as it was left.

use crate::lesson::CourseStep;
use crate::words::Text;
use std::cmp::Ordering;

/// The progress of a step.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct StepState {
    /// For each of several goals, whether it has held.
    pub ticks: Vec<bool>,
    /// Whether it is done.
    pub is_done: bool,
    /// Whether the solution did it.
    pub was_shown: bool,
    /// Wrong answers so far.
    pub tries: usize,
    /// The place of the last chosen answer.
    pub chosen: Option<usize>,
    /// The last number that was answered.
    pub number: Option<f64>,
    /// Whether it is too small or too large; `None` if it is right.
    pub off: Option<Ordering>,
    /// Whether the hint is shown.
    pub has_hint: bool,
    /// Why the last answer is wrong, shown instead of the hint.
    pub(super) why: Option<Text>,
    /// The hint, if there was one to show.
    pub(super) hint: Option<Text>,
}

/// A step as it was left.
#[derive(Clone, Debug)]
pub(super) struct LeftStep {
    pub(super) asked: CourseStep,
    pub(super) state: StepState,
    /// Of its scene; `None` for the one with which it opens.
    pub(super) words: Option<Vec<String>>,
}
