//! A typed test, or one pasted from a game: a method like the built-in ones.
//!
//! `read` turns a text into a formula: `syntax` finds its functions and statements, `source` what it says about its
//! shapes, and `interpreter` follows the statements to their `meaning`. A room uses only those before it in the order
//! `meaning`, `names`, `syntax`, `source`, `interpreter`.

mod constants;
mod error;
mod interpreter;
mod language;
pub(super) mod meaning;
mod names;
mod read;
mod reading;
mod source;
mod syntax;

pub use error::{Bound, Expected, FormulaError, FormulaFlaw, OtherTest};
pub use language::{NoAnswer, SourceLanguage};
pub use meaning::{CircleFormula, CuboidFormula, Formula, InsideFormula, Measure, OverlapFormula, Shapes};
pub use reading::{ListReading, NumberKind, Origin, ParseOptions, Reading};
pub use syntax::MOST_CHARACTERS;

use std::str::FromStr;

/// Reads a formula. The error says what is wrong, where, and what could be there.
impl<S: Shapes> FromStr for Formula<S> {
    type Err = FormulaError;

    fn from_str(text: &str) -> Result<Self, FormulaError> {
        Self::read(text, &ParseOptions::default()).map(|(formula, _)| formula)
    }
}

impl<S: Shapes> Formula<S> {
    /// Reads a text, and returns also how it was read.
    ///
    /// # Errors
    /// What is wrong, where, and what could be there.
    pub fn read(text: &str, options: &ParseOptions) -> Result<(Self, Reading), FormulaError> {
        let (meant, reading) = read::read(text, options, S::VOCABULARY, S::HAS_CIRCLE.then_some(&source::ROUND))?;
        let formula = Self::new(meant);
        let is_centred = reading.origin == Some(Origin::Centre);
        Ok((if is_centred { formula.from_centre() } else { formula }, reading))
    }
}
