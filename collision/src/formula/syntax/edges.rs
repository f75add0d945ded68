//! The loop over the edges of a polygon, each from corner j to corner i: `for (i = 0, j = n - 1; i < n; j = i++)`. The
//! polygon of a test has four corners.

use super::cursor::Cursor;
use super::node::{Node, NodeKind, Pattern};
use super::signs::Sign;
use super::tokens::{Token, TokenKind};
use crate::Operator;
use crate::formula::meaning::Arithmetic;

const CORNERS: usize = 4;
/// The members that have the number of corners of a list.
const COUNTS: [&str; 5] = ["length", "Length", "size", "Count", "count"];

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

/// `3`, `n - 1`, `corners.length - 1`
fn last_corner(input: &mut Cursor) -> Option<usize> {
    if let Some(last) = number(input) {
        return Some(last);
    }
    let count = corners(input)?;
    (input.took(Sign::Compute(Arithmetic::Minus)) && number(input)? == 1).then(|| count - 1)
}

/// The number of corners, written as a number, as that of a list, or with a name that has no other number.
fn corners(input: &mut Cursor) -> Option<usize> {
    if let Some(count) = number(input) {
        return Some(count);
    }
    let name = input.take()?.word()?;
    let mut last = name;
    while input.took(Sign::Dot) {
        last = input.take()?.word()?;
    }
    if input.took(Sign::Open) && !input.took(Sign::Close) {
        return None;
    }
    let gets_list = |three: &[Token]| three[0].is_word(name) && three[1].is(Sign::Assign) && three[2].word().is_some();
    let is_count = COUNTS.contains(&last) || (last == name && input.tokens.windows(3).any(gets_list));
    is_count.then_some(CORNERS)
}
