//! A pasted test as a program: read whole, run as it stands.
//!
//! `parser` reads a text into the core language (`syntax`), `whole` finds its declarations, `run` runs it with numbers that
//! are known or open (`paths`), `record` has all its ways at once. `inputs` finds out of which shapes it is.

mod changes;
mod clamps;
mod counted;
mod cut;
pub(crate) mod definitions;
mod escape;
pub(crate) mod families;
pub(crate) mod formula;
mod generics;
pub(crate) mod inputs;
pub(crate) mod joints;
pub(crate) mod library;
mod listeners;
mod mentions;
mod modes;
pub(crate) mod nodes;
pub(crate) mod own;
pub(crate) mod parser;
pub(crate) mod paths;
mod pictures;
#[expect(clippy::module_inception, reason = "it has the type of that name")]
pub(crate) mod program;
mod radii;
pub(crate) mod record;
pub(crate) mod response;
mod rewrite;
pub(crate) mod rules;
pub(crate) mod run;
pub(crate) mod slanted;
pub(crate) mod syntax;
mod takers;
mod typed_texts;
pub(crate) mod whole;
mod word_lists;

pub(crate) use crate::formula::{FormulaError, FormulaFlaw};
pub use families::{Difference, Family, FamilyRefusal};
pub(crate) use formula::{readings, readings_of_any, shapes_of};
pub use program::Program;
pub use response::ResponseRefusal;
pub use slanted::{SlantedCondition, SlantedReading, SlantedStop};
pub(crate) use slanted::{SlantedPart, SlantedRun};

/// Whether a text can be read at all: it is not too long, and has no marks of a page around it.
pub(crate) fn is_readable(text: &str) -> Result<(), FormulaError> {
    crate::formula::bounded(text)?;
    parser::unmarked(text).map(|_| ())
}

/// The languages that read a text, those that read all of it first.
pub(crate) fn response_takers(text: &str) -> Result<Vec<crate::formula::SourceLanguage>, FormulaError> {
    let found = takers(text);
    let all: Vec<_> = found.languages.iter().chain(&found.in_parts).copied().collect();
    if all.is_empty() { Err(takers::unreadable(text, found)) } else { Ok(all) }
}

/// An error here.
fn wrong<Out>(flaw: FormulaFlaw, place: &syntax::Place) -> Result<Out, FormulaError> {
    Err(FormulaError { flaw, place: place.clone() })
}

/// The most ways through a program.
pub(crate) const MOST_WAYS: usize = 4_096;

pub use takers::is_function;
pub(crate) use takers::{Takers, is_code, takers};
pub(crate) use word_lists::is_in;
use word_lists::words_in;
