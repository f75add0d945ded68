//! A typed test, or one pasted from a game: a method like the built-in ones.
//!
//! `meaning` is what it asks; [`program`](crate::program) reads it.

mod error;
mod language;
pub(super) mod meaning;
mod reading;

pub use error::{Bound, CallUse, Expected, FormulaError, FormulaFlaw, LineMark};
pub use language::{NoAnswer, SourceLanguage};
pub use meaning::{
    CircleFormula, CuboidFormula, Formula, InsideFormula, Measure, OverlapFormula, PointAndCircle, PointAndPolygon,
    PointAndRect, Shapes, TwoCircles,
};
pub use reading::{ListReading, NumberKind, Origin, ParseOptions, Reading};

use crate::program::Takers;
use hantei_collision::Precision;
use meaning::Meant;
use std::str::FromStr;

/// The most characters of a text.
pub const MOST_CHARACTERS: usize = 20_000;

/// Refuses a text that is too long.
pub(crate) fn bounded(text: &str) -> Result<(), FormulaError> {
    text.char_indices().nth(MOST_CHARACTERS).map_or(Ok(()), |(beyond, _)| {
        Err(FormulaError::new(FormulaFlaw::TooMuch(Bound::Characters, MOST_CHARACTERS), beyond..text.len()))
    })
}

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
        bounded(text)?;
        match options.language {
            Some(SourceLanguage::Own) => Self::own(text, options),
            Some(_) => Self::first(text, Self::readings(text, options)?),
            None => Self::own(text, options).or_else(|own| {
                let takers = crate::program::takers(text);
                let has_functions = takers.has_functions;
                if !has_functions && !own.flaw.may_be_of_a_language() {
                    return Err(own);
                }
                Self::of_any(text, options, takers).and_then(|all| Self::first(text, all)).map_err(|error| {
                    let is_known = match &error.flaw {
                        FormulaFlaw::Family(why) => why.is_of_a_kind(),
                        // Numbers for names are given to code.
                        FormulaFlaw::NotGiven(_) => !options.with.is_empty(),
                        _ => false,
                    };
                    if has_functions || is_known || crate::program::is_code(text) { error } else { own }
                })
            }),
        }
    }

    /// A formula in hantei's own words.
    fn own(text: &str, options: &ParseOptions) -> Result<(Self, Reading), FormulaError> {
        let formula = Self::new(crate::program::own::read(text, options, S::VOCABULARY)?);
        let exactness = Some(formula.exactness(Precision::Double));
        let reading = Reading { origin: options.origin, exactness, ..Reading::default() };
        Ok((if options.origin == Some(Origin::Centre) { formula.from_centre() } else { formula }, reading))
    }

    fn first(text: &str, all: Vec<(Self, Reading)>) -> Result<(Self, Reading), FormulaError> {
        let end = || FormulaError::new(FormulaFlaw::Empty, text.len()..text.len());
        all.into_iter().next().ok_or_else(end)
    }

    /// The readings in whatever language it is.
    fn of_any(text: &str, options: &ParseOptions, takers: Takers) -> Result<Vec<(Self, Reading)>, FormulaError> {
        crate::program::readings_of_any(text, options, S::VOCABULARY, takers).map(Self::different)
    }

    /// Those that mean something else.
    fn different(all: Vec<(Meant, Reading)>) -> Vec<(Self, Reading)> {
        let mut kept: Vec<(Self, Reading)> = Vec::new();
        for (meant, reading) in all {
            if !kept.iter().any(|(known, _)| known.meant == meant) {
                kept.push((Self::new(meant), reading));
            }
        }
        if let [(_, only)] = &mut kept[..] {
            only.differs.clear();
        }
        kept
    }

    /// Reads a function of a game, or the statements of a script, as a [`Program`](crate::Program): all that it uses is
    /// read whole and run as it stands. More than one reading is left where the text does not say what a number is.
    ///
    /// # Errors
    /// What is not understood, or may change what is judged, with its place.
    pub fn readings(text: &str, options: &ParseOptions) -> Result<Vec<(Self, Reading)>, FormulaError> {
        bounded(text)?;
        match options.language {
            Some(language) => crate::program::readings(text, language, options, S::VOCABULARY).map(Self::different),
            None => Self::of_any(text, options, crate::program::takers(text)),
        }
    }
}
