//! A question for a guess.

use crate::words::Text;

/// A question for a guess.
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzle {
    /// The question.
    pub question: Text,
    /// The first answer, one or two words.
    pub yes: Text,
    /// The second answer.
    pub no: Text,
    /// Whether `yes` is right.
    pub answer: bool,
}
