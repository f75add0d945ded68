//! Functions without a name of their own: arrows, lambdas and closures, called by the name of their variable.

use super::cursor::Cursor;
use super::function::{Function, Head, Parameter, given_name, parameters, value};
use super::node::Pattern;
use super::signs::Sign;
use super::tokens::Token;
use crate::formula::language::SourceLanguage;
use crate::formula::meaning::Joint;

/// `(a, b) => …`, `(a: Rect, b: Rect): boolean => {`, `a => …`
pub(super) fn arrow(input: &mut Cursor) -> Option<Function> {
    if input.is_indented() || input.is(SourceLanguage::Lua) {
        return None;
    }
    let begin = input.at;
    let name = given_name(input, begin);
    let place = input.place();
    let place = if name.is_empty() { place } else { input.tokens[begin - 2].place.clone() };
    let parameters = if let Some(only) = input.peek()?.word() {
        input.at += 1;
        vec![Parameter { pattern: Pattern::Name(only.to_owned(), place.clone()), number: None, default: None }]
    } else {
        let behind = input.behind_closing(input.at)?;
        let mut after = behind;
        if input.tokens.get(after)?.is(Sign::Colon) {
            after += 1;
            while input.tokens.get(after)?.word().is_some() {
                after += 1;
            }
        }
        if !input.tokens.get(after)?.is(Sign::FatArrow) {
            return None;
        }
        let parameters = parameters(input)?.0;
        input.at = after;
        parameters
    };
    if !input.took(Sign::FatArrow) {
        return None;
    }
    let head = Head { name, place, parameters, own: None };
    if input.next_is(Sign::OpenBrace) { Some(head.braces(input)) } else { head.value(input) }
}

/// `hit = lambda a, b: a.x < b.x`
pub(super) fn lambda(input: &mut Cursor) -> Option<Function> {
    let begin = input.at;
    let name = given_name(input, begin);
    let place = begin.checked_sub(2).filter(|_| !name.is_empty()).map(|at| input.tokens[at].place.clone())?;
    input.at += 1;
    let mut parameters = Vec::new();
    while let Some(word) = input.peek().and_then(Token::word) {
        let pattern = Pattern::Name(word.to_owned(), input.place());
        parameters.push(Parameter { pattern, number: None, default: None });
        input.at += 1;
        if !input.took(Sign::Comma) {
            break;
        }
    }
    if !input.took(Sign::Colon) {
        return None;
    }
    let (body, end) = value(input, input.at)?;
    Some(Head { name, place, parameters, own: None }.with(body, begin..end))
}

/// `auto within = [](float v, float low, float high) { return … };`, also with `[&]`
pub(super) fn closure(input: &mut Cursor) -> Option<Function> {
    let begin = input.at;
    let name = given_name(input, begin);
    let place = begin.checked_sub(2).filter(|_| !name.is_empty()).map(|at| input.tokens[at].place.clone())?;
    let behind = input.behind_closing(begin)?;
    let is_by_name = input.tokens[begin + 1..behind - 1].iter().all(|token| token.is(Sign::Join(Joint::BothOf)));
    if !is_by_name || behind - begin > 3 || !input.tokens.get(behind)?.is(Sign::Open) {
        return None;
    }
    input.at = behind;
    let head = Head { name, place, parameters: parameters(input)?.0, own: None };
    while !input.next_is(Sign::OpenBrace) {
        input.peek().filter(|token| token.word().is_some() || token.is(Sign::Arrow))?;
        input.at += 1;
    }
    Some(head.braces(input).beginning(begin))
}
