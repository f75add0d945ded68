//! The parts of the panel that a step's text shows if the panel is hidden.

use serde::Deserialize;

/// A part of the panel that a step mentions.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum ShownPart {
    /// The comparisons of the chosen method, with their numbers and truths.
    Comparisons,
    /// Each method's answer.
    Methods,
    /// The reason for the answer, and in a crowd the number of comparisons.
    Reason,
}
