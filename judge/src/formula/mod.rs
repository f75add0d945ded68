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

pub use error::{Bound, Expected, FormulaError, FormulaFlaw, LineMark, OtherTest};
pub use language::{NoAnswer, SourceLanguage};
pub use meaning::{
    CircleFormula, CuboidFormula, Formula, InsideFormula, Measure, OverlapFormula, PointAndCircle, PointAndRect,
    Shapes, TwoCircles,
};
pub use reading::{ListReading, NumberKind, Origin, ParseOptions, Reading};
pub use syntax::MOST_CHARACTERS;
pub(crate) use syntax::bounded;

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

    /// Reads a function of a game, or the statements of a script, as a [`Program`](crate::Program): all that it uses is
    /// read whole and run as it stands. More than one reading is left where the text does not say what a number is.
    ///
    /// # Errors
    /// What is not understood, or may change what is judged, with its place.
    pub fn readings(text: &str, options: &ParseOptions) -> Result<Vec<(Self, Reading)>, FormulaError> {
        bounded(text)?;
        let all = match options.language {
            Some(language) => crate::program::readings(text, language, options, S::VOCABULARY)?,
            None => crate::program::readings_of_any(text, options, S::VOCABULARY)?,
        };
        let mut kept: Vec<(Self, Reading)> = Vec::new();
        for (meant, reading) in all {
            if !kept.iter().any(|(known, _)| known.meant == meant) {
                kept.push((Self::new(meant), reading));
            }
        }
        if let [(_, only)] = &mut kept[..] {
            only.differs.clear();
        }
        Ok(kept)
    }
}
