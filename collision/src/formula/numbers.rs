//! The kind of numbers that a text names by its types.

use super::heads::Function;
use super::language::SourceLanguage;
use super::read::Source;
use super::reading::NumberKind;
use super::signs::Sign;
use super::tokens::Token;
use super::types::{kind_of_shape, kind_of_type};

/// The kind of the shapes' numbers, if the types in the text say one kind only.
pub(super) fn kind_of_numbers(
    source: &Source<'_>,
    function: Option<&Function>,
    all: &[Function],
) -> Option<NumberKind> {
    let tokens = &source.tokens;
    if let Some(kind) = tokens.iter().filter_map(Token::word).find_map(kind_of_shape) {
        return Some(kind);
    }
    let mut found = [false; 2];
    for (at, token) in tokens.iter().enumerate() {
        let inside = function.is_some_and(|function| function.tokens.contains(&at));
        let of_another = !inside && all.iter().any(|function| function.tokens.contains(&at));
        let kind =
            if token.is(Sign::FloorDivide) { Some(NumberKind::Whole) } else { token.word().and_then(kind_of_type) };
        let Some(kind) = kind.filter(|_| !of_another) else { continue };
        if inside || function.is_none() || is_member(tokens, at) {
            let is_text = token.is_word("number") && source.language != Some(SourceLanguage::TypeScript);
            if !is_text {
                found[usize::from(kind == NumberKind::Fractions)] = true;
            }
        }
    }
    match found {
        [true, false] => Some(NumberKind::Whole),
        [false, true] => Some(NumberKind::Fractions),
        _ => None,
    }
}

/// Whether the type at this place is that of a member, not of what a function answers.
fn is_member(tokens: &[Token], at: usize) -> bool {
    let is_name = |at: usize| tokens.get(at).is_some_and(|token| token.word().is_some());
    let before = at.checked_sub(1).map(|before| &tokens[before]);
    let is_behind =
        before.is_some_and(|before| before.is(Sign::Colon) || (before.word().is_some() && !tokens[at].begins_line));
    let is_before =
        is_name(at + 1) && !tokens.get(at + 2).is_some_and(|token| token.is(Sign::Open) || token.is(Sign::Scope));
    is_before || (is_behind && !is_name(at + 1))
}
