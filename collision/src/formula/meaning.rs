//! What a text means.

use super::tree::{FormulaStep, Inequality, Test};

/// A formula without its text.
pub(super) struct Meant<Term> {
    pub(super) asked: Vec<Inequality<Term>>,
    pub(super) steps: Vec<FormulaStep>,
    pub(super) last: Test,
    pub(super) falls_through: bool,
}
