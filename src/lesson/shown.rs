//! What of the panel a step shows in its text, where the panel itself is not shown.

use serde::Deserialize;

/// A part of the panel that a step speaks of.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum ShownPart {
    /// The comparisons of the chosen method, with their numbers and truths.
    Comparisons,
    /// What each method says.
    Methods,
    /// Why the answer is so, and in a crowd how many comparisons it took.
    Reason,
}
