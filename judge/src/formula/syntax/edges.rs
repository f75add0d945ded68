//! The loop over the edges of a polygon, each from corner j to corner i: `for (i = 0, j = n - 1; i < n; j = i++)`. The
//! polygon of a test has four corners.

use super::cursor::Cursor;
use super::node::{Node, NodeKind, Pattern};
use super::signs::Sign;
use super::tokens::{Token, TokenKind};
use crate::formula::meaning::Arithmetic;
use hantei_collision::Operator;

pub(super) const CORNERS: usize = 4;
/// The indexes of both corners of each edge; `None` for any other loop.
pub(super) fn edges(input: &mut Cursor) -> Option<(Pattern, Node)> {
    if !input.took_word(&["for"]) || !input.took(Sign::Open) {
        return None;
    }
    while input.ahead(1)?.word().is_some() {
        input.at += 1;
    }
    let begin = input.place().start;
    let i = name(input)?;
    if !(input.took(Sign::Assign) && number(input)? == 0 && input.took(Sign::Comma)) {
        return None;
    }
    let j = name(input)?;
    if !input.took(Sign::Assign) || last_corner(input)? + 1 != CORNERS || !input.took(Sign::Semicolon) {
        return None;
    }
    let is_i = |input: &mut Cursor| input.took_word(&[i.as_str()]);
    let compares = is_i(input)
        && matches!(input.take()?.kind, TokenKind::Sign(Sign::Compare(Operator::Less | Operator::NotEqual)));
    if !compares || corners(input)? != CORNERS || !input.took(Sign::Semicolon) {
        return None;
    }
    // `j = i++`, `j = i, i++`, `j = i, ++i`
    let follows = input.took_word(&[j.as_str()]) && input.took(Sign::Assign) && is_i(input);
    let counts = input.took(Sign::Count)
        || (input.took(Sign::Comma)
            && ((is_i(input) && input.took(Sign::Count)) || (input.took(Sign::Count) && is_i(input))));
    if !follows || !counts || !input.took(Sign::Close) {
        return None;
    }
    let place = begin..input.last_end();
    let node = |kind| Node { place: place.clone(), kind, enclosed: false };
    let index = |at: usize| node(NodeKind::Number(at as f64, true));
    let pair = |at: usize| node(NodeKind::Tuple(vec![index(at), index((at + CORNERS - 1) % CORNERS)]));
    let names = [i, j].map(|name| Pattern::Name(name, place.clone()));
    Some((Pattern::InOrder(names.into()), node(NodeKind::Tuple((0..CORNERS).map(pair).collect()))))
}

fn name(input: &mut Cursor) -> Option<String> {
    input.take()?.word().map(str::to_owned)
}

fn number(input: &mut Cursor) -> Option<usize> {
    let TokenKind::Number(number, true) = input.peek()?.kind else { return None };
    input.at += 1;
    Some(number as usize)
}

/// `3`, `4 - 1`, `n - 1`
fn last_corner(input: &mut Cursor) -> Option<usize> {
    let count = corners(input)?;
    let is_last = !input.took(Sign::Compute(Arithmetic::Minus));
    if is_last { Some(count) } else { (number(input)? == 1).then(|| count - 1) }
}

/// The number of corners, also by a name that gets it.
fn corners(input: &mut Cursor) -> Option<usize> {
    number(input).or_else(|| number_called(input))
}

/// The whole number that a name gets in the text, once: `n = 4`.
pub(super) fn number_called(input: &mut Cursor) -> Option<usize> {
    let tokens = input.tokens;
    let name = input.peek()?.word()?;
    let gets = |at: &usize| tokens[*at].is_word(name) && tokens.get(at + 1).is_some_and(|token| token.is(Sign::Assign));
    let mut given = (0..tokens.len()).filter(gets);
    let (Some(at), None) = (given.next(), given.next()) else { return None };
    let TokenKind::Number(number, true) = tokens.get(at + 2)?.kind else { return None };
    let ends = |token: &Token| token.begins_line || token.is(Sign::Semicolon) || token.is(Sign::Comma);
    if !tokens.get(at + 3).is_none_or(ends) {
        return None;
    }
    input.at += 1;
    Some(number as usize)
}
