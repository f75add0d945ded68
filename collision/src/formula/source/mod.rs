//! What a text says about its shapes before it is followed: by its parameters, its types, its examples and its comments.

mod answers;
mod examples;
pub(super) mod notes;
mod numbers;
pub(super) mod origins;
mod parameters;
mod points;
mod round_parameters;
mod seen;

pub(super) use answers::{ask_body, ask_last, has_answer};
pub(super) use examples::{example, is_literal};
pub(super) use numbers::{is_unsigned, kind_of_numbers, loses_sign, overflows};
pub(super) use parameters::{given_parameters, loose_names};
pub(super) use points::lists_of_two;
pub(super) use seen::{Seen, Settings};

use super::language::SourceLanguage;
use super::meaning::Vocabulary;
use super::reading::ParseOptions;
use super::syntax::{Function, Pattern, Token};

pub(super) struct Source<'a> {
    pub(super) text: &'a str,
    pub(super) tokens: Vec<Token>,
    pub(super) language: Option<SourceLanguage>,
    pub(super) functions: Vec<Function>,
    pub(super) options: &'a ParseOptions,
    pub(super) vocabulary: &'static dyn Vocabulary,
}

/// What a parameter or a loose name means: a shape, or a number of one.
#[derive(Clone, Debug)]
pub(super) struct Given {
    pub(super) pattern: Pattern,
    pub(super) root: String,
    pub(super) path: Vec<String>,
}
