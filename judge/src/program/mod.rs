//! A pasted test as a program: read whole, run as it stands.
//!
//! `parser` reads a text into the core language (`syntax`), `whole` finds its declarations, `run` runs it with numbers that
//! are known or open (`paths`), `record` has all its ways at once. `inputs` finds out of which shapes it is.

mod changes;
mod clamps;
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
#[expect(clippy::module_inception, reason = "it has the type of that name")]
pub(crate) mod program;
pub(crate) mod record;
mod rewrite;
pub(crate) mod rules;
pub(crate) mod run;
pub(crate) mod syntax;
mod takers;
mod typed_texts;
pub(crate) mod whole;
mod word_lists;

pub(crate) use crate::formula::{FormulaError, FormulaFlaw};
pub use families::{Difference, Family, FamilyRefusal};
pub(crate) use formula::{readings, readings_of_any, shapes_of};
pub use program::Program;

/// An error here.
fn wrong<Out>(flaw: FormulaFlaw, place: &syntax::Place) -> Result<Out, FormulaError> {
    Err(FormulaError { flaw, place: place.clone() })
}

/// The most ways through a program.
pub(crate) const MOST_WAYS: usize = 4_096;

pub(crate) use takers::{Takers, is_code, takers};
use word_lists::{is_in, words_in};
