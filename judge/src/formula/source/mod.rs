//! What a text says about its shapes before it is followed: by its parameters, its types, its examples and its comments.

mod answers;
mod examples;
mod hidden;
pub(super) mod notes;
mod numbers;
pub(super) mod origins;
mod others;
mod parameters;
mod points;
mod round_parameters;
mod seen;

pub(super) use answers::{ask_body, ask_last, has_answer};
pub(super) use examples::{example, is_literal};
pub(super) use hidden::nothing_hidden;
pub(super) use numbers::{is_unsigned, kind_of_numbers, loses_sign, overflows};
pub(super) use parameters::{given_parameters, loose_names};
pub(super) use points::lists_of_two;
pub(super) use seen::{Seen, Settings};

use super::error::FormulaFlaw;
use super::language::SourceLanguage;
use super::meaning::{CircleTerm, Vocabulary};
use super::names::round::{self, Sure};
use super::reading::ParseOptions;
use super::syntax::{Function, Pattern, Token};

pub(super) struct Source<'a> {
    pub(super) text: &'a str,
    pub(super) tokens: Vec<Token>,
    pub(super) language: Option<SourceLanguage>,
    pub(super) functions: Vec<Function>,
    pub(super) options: &'a ParseOptions,
    pub(super) vocabulary: &'static dyn Vocabulary,
    /// For a circle and a rectangle.
    pub(super) round: Option<&'static RoundNames>,
}

/// How the names of a circle are read. A program without formulas of circles carries none of it.
pub(super) struct RoundNames {
    pub(super) member: fn(&[String]) -> Option<(CircleTerm, Sure)>,
    pub(super) is_point: fn(&[String]) -> bool,
    parameters: fn(&Source<'_>, &Function) -> Result<Vec<Given>, FormulaFlaw>,
}

pub(super) static ROUND: RoundNames =
    RoundNames { member: round::member, is_point: round::is_point, parameters: round_parameters::circle_parameters };

/// What a parameter or a loose name means: a shape, or a number of one.
#[derive(Clone, Debug)]
pub(super) struct Given {
    pub(super) pattern: Pattern,
    pub(super) root: String,
    pub(super) path: Vec<String>,
}
