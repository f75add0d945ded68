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
    PointAndRect, Shapes, TwoCircles, has_formula, is_slanted,
};
pub use reading::{ListReading, NumberKind, Origin, ParseOptions, Reading};
pub(crate) use reading::{is_named_after_a_line, words_of};

use crate::program::Takers;
use hantei_collision::Precision;
use meaning::{Meant, Vocabulary};
use std::str::FromStr;

type Names = &'static dyn Vocabulary;

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
        Self::read_with(text, options, S::VOCABULARY)
    }

    fn read_with(text: &str, options: &ParseOptions, names: Names) -> Result<(Self, Reading), FormulaError> {
        bounded(text)?;
        match options.language {
            Some(SourceLanguage::Own) => Self::own(text, options, names),
            Some(_) => Self::first(text, Self::readings_with(text, options, names)?),
            None => Self::own(text, options, names).or_else(|own| {
                let takers = crate::program::takers(text);
                let has_functions = takers.has_functions;
                if !has_functions && !own.flaw.may_be_of_a_language() {
                    return Err(own);
                }
                Self::of_any(text, options, names, takers).and_then(|all| Self::first(text, all)).map_err(|error| {
                    let is_path = matches!(&own.flaw, FormulaFlaw::UnknownName(name, _) if name.contains('.'));
                    let is_known = match &error.flaw {
                        FormulaFlaw::Family(why) => why.is_of_a_kind(),
                        // Numbers for names are given to code, whose things have names such as `hero.x`.
                        FormulaFlaw::NotGiven(_) => is_path || !options.with.is_empty(),
                        _ => false,
                    };
                    if has_functions || is_known || crate::program::is_code(text) { error } else { own }
                })
            }),
        }
    }

    /// A formula in hantei's own words.
    fn own(text: &str, options: &ParseOptions, names: Names) -> Result<(Self, Reading), FormulaError> {
        let formula = Self::with_names(crate::program::own::read(text, options, names)?, names);
        let exactness = Some(formula.exactness(Precision::Double));
        let reading = Reading { origin: options.origin, exactness, ..Reading::default() };
        Ok((if options.origin == Some(Origin::Centre) { formula.from_centre() } else { formula }, reading))
    }

    fn first(text: &str, all: Vec<(Self, Reading)>) -> Result<(Self, Reading), FormulaError> {
        let end = || FormulaError::new(FormulaFlaw::Empty, text.len()..text.len());
        all.into_iter().next().ok_or_else(end)
    }

    /// The readings in whatever language it is.
    fn of_any(
        text: &str,
        options: &ParseOptions,
        names: Names,
        takers: Takers,
    ) -> Result<Vec<(Self, Reading)>, FormulaError> {
        crate::program::readings_of_any(text, options, names, takers).map(|all| Self::different(all, names))
    }

    /// Those that mean something else.
    fn different(all: Vec<(Meant, Reading)>, names: Names) -> Vec<(Self, Reading)> {
        let mut kept: Vec<(Self, Reading)> = Vec::new();
        for (meant, reading) in all {
            if !kept.iter().any(|(known, _)| known.meant == meant) {
                kept.push((Self::with_names(meant, names), reading));
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
        Self::readings_with(text, options, S::VOCABULARY)
    }

    fn readings_with(text: &str, options: &ParseOptions, names: Names) -> Result<Vec<(Self, Reading)>, FormulaError> {
        bounded(text)?;
        let Some(language) = options.language else {
            return Self::of_any(text, options, names, crate::program::takers(text));
        };
        crate::program::readings(text, language, options, names).map(|all| Self::different(all, names))
    }
}
