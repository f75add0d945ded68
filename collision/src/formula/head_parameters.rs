//! The parameters in the head of a function.

use super::cursor::Cursor;
use super::definitions::pattern;
use super::heads::Parameter;
use super::language::SourceLanguage;
use super::node::Pattern;
use super::reading::NumberKind;
use super::signs::Sign;
use super::tokens::{Token, TokenKind};
use super::tree::Arithmetic;
use super::types::kind_of_type;
use std::ops::Range;

/// All parameters, and the name of the own object if it is one of them.
pub(super) fn parameters(input: &mut Cursor) -> Option<(Vec<Parameter>, Option<String>)> {
    let behind = input.behind_closing(input.at)?;
    let (mut from, last) = (input.at + 1, behind - 1);
    let (mut found, mut own) = (Vec::new(), None);
    let mut at = from;
    let mut angles = 0_usize;
    while at <= last {
        let token = &input.tokens[at];
        if at == last || (token.is(Sign::Comma) && angles == 0) {
            if at > from {
                parameter(input, from..at, &mut found, &mut own)?;
            }
            from = at + 1;
        }
        match token.kind {
            TokenKind::Sign(Sign::Compare(crate::Operator::Less)) => angles += 1,
            TokenKind::Sign(Sign::Compare(crate::Operator::Greater)) => angles = angles.saturating_sub(1),
            _ => {}
        }
        at = if token.opens() && at < last { input.behind_closing(at)? } else { at + 1 };
    }
    input.at = behind;
    share_types(input.language, &mut found);
    Some((found, own))
}

/// In Go, a name without a type has that of the next one.
fn share_types(language: Option<SourceLanguage>, parameters: &mut [Parameter]) {
    if language != Some(SourceLanguage::Go) {
        return;
    }
    for at in (1..parameters.len()).rev() {
        if parameters[at - 1].number.is_none() {
            parameters[at - 1].number = parameters[at].number;
        }
    }
}

fn parameter(input: &Cursor, part: Range<usize>, found: &mut Vec<Parameter>, own: &mut Option<String>) -> Option<()> {
    let tokens = &input.tokens[part.clone()];
    let value = tokens.iter().position(|token| token.is(Sign::Assign)).unwrap_or(tokens.len());
    let default = number_given(&tokens[value..]);
    let tokens = &tokens[..value];
    let colon = tokens.iter().position(|token| token.is(Sign::Colon));
    let words: Vec<&Token> = tokens.iter().filter(|token| token.word().is_some()).collect();
    let is_self = |word: &str| word == "self" || word == "this";
    let named = words.iter().take(2).find_map(|token| token.word().filter(|word| is_self(word)));
    // C#'s `this Rect a` names a parameter.
    if let Some(word) = named.filter(|_| colon.is_some() || words.len() == 1 || input.is(SourceLanguage::Rust)) {
        *own = Some(word.to_owned());
        return Some(());
    }
    let types = |tokens: &[Token]| tokens.iter().filter_map(Token::word).find_map(kind_of_type);
    let mut inner = Cursor::new(input.text, input.tokens, part.start..part.start + value, input.language);
    let begins_pattern = tokens
        .first()
        .is_some_and(|first| first.is(Sign::OpenBrace) || first.is(Sign::OpenBracket) || first.is(Sign::Open));
    let (name, number) = if begins_pattern {
        (pattern(&mut inner).ok()?, None)
    } else if let Some(colon) = colon {
        // Swift's `_ a: Rect` and `with a: Rect`: the last word before the colon.
        let before = tokens[..colon].iter().rev().find(|token| token.word().is_some())?;
        (Pattern::Name(before.word()?.to_owned(), before.place.clone()), types(&tokens[colon..]))
    } else if input.language.is_some_and(SourceLanguage::types_first) {
        let name = words.last()?;
        if words.len() == 1 && name.word() == Some("void") {
            return Some(());
        }
        (Pattern::Name(name.word()?.to_owned(), name.place.clone()), types(tokens))
    } else {
        let Some(name) = words.first() else { return Some(()) };
        (Pattern::Name(name.word()?.to_owned(), name.place.clone()), types(tokens))
    };
    let kind = default.map(|(_, kind)| kind);
    found.push(Parameter { pattern: name, number: number.or(kind), default: default.map(|(number, _)| number) });
    Some(())
}

/// The default of a parameter and its kind: `margin = 2`.
fn number_given(tokens: &[Token]) -> Option<(f64, NumberKind)> {
    let (sign, number) = match tokens {
        [_, number] => (1.0, number),
        [_, minus, number] if minus.is(Sign::Compute(Arithmetic::Minus)) => (-1.0, number),
        _ => return None,
    };
    let TokenKind::Number(number, is_whole) = number.kind else { return None };
    Some((sign * number, if is_whole { NumberKind::Whole } else { NumberKind::Fractions }))
}
