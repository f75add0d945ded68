//! The questions in a row.

use crate::lesson::CourseStep;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RowPurpose {
    /// No hints, and one try; what was wrong comes again at the end.
    Test,
    /// What was wrong is asked again.
    Review,
}

#[derive(Clone, Debug)]
pub(super) struct SessionRow {
    pub(super) purpose: RowPurpose,
    /// Steps that come back, then the cases of a test, then those that come again.
    pub(super) asked: Vec<AskedStep>,
    /// How many of them come back.
    pub(super) mistakes: usize,
    /// The place of the present question.
    pub(super) at: usize,
    /// Whether the day begins with it: then the learner's step follows, not the next one.
    pub(super) is_first: bool,
}

#[derive(Clone, Debug)]
pub(super) struct AskedStep {
    pub(super) step: CourseStep,
    /// 0 for the numbers and the order of its file, more for others.
    pub(super) turn: usize,
    /// Whether it was answered: in a test rightly, and not skipped.
    pub(super) is_answered: bool,
}

impl AskedStep {
    pub(super) fn new(step: &CourseStep, turn: usize) -> Self {
        Self { step: step.clone(), turn, is_answered: false }
    }
}

impl SessionRow {
    pub(super) fn of(purpose: RowPurpose) -> Self {
        Self { purpose, asked: Vec::new(), mistakes: 0, at: 0, is_first: false }
    }
}
