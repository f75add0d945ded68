//! A polygon as texts keep it, made one list of corners: the number of corners becomes a number, and two lists of their
//! x and their y become one: `xs[i]` and `ys[i]` are `xs[i].x` and `xs[i].y`.

use super::signs::Sign;
use super::tokens::{Token, TokenKind};
use crate::formula::meaning::Arithmetic;
use crate::formula::names::kind_of_type;
use hantei_collision::Operator;

/// What gives the number of things in a list: before it, `len(corners)`, or behind it, `corners.length`.
const COUNTS: [&str; 6] = ["length", "Length", "size", "Count", "count", "len"];

/// The text of a test with a polygon of this number of corners.
pub(in crate::formula) fn of_polygon(mut tokens: Vec<Token>, corners: usize) -> Vec<Token> {
    let lists = lists(&tokens);
    if lists.is_empty() {
        return tokens;
    }
    tokens = with_counts(&tokens, &lists, corners);
    let mut counts = given_counts(&tokens);
    counts.retain(|name| !lists.contains(name));
    tokens = with_given(tokens, &counts, corners);
    for x in &lists {
        if let Some(y) = lists.iter().find(|y| are_axes(x, y)) {
            tokens = joined(tokens, x, y);
        }
    }
    tokens
}

/// Names with an index that is computed or has a name of its own.
fn lists(tokens: &[Token]) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for three in tokens.windows(3) {
        if let (Some(name), true, TokenKind::Word(_) | TokenKind::Sign(Sign::Open)) =
            (three[0].word(), three[1].is(Sign::OpenBracket), &three[2].kind)
            && !found.iter().any(|it| it == name)
        {
            found.push(name.to_owned());
        }
    }
    found
}

/// `len(corners)`, `corners.length`, `corners.size()`, Lua's `#corners` as a number.
fn with_counts(tokens: &[Token], lists: &[String], corners: usize) -> Vec<Token> {
    let is_list =
        |at: usize| tokens.get(at).and_then(Token::word).is_some_and(|name| lists.iter().any(|it| it == name));
    let is_count = |at: usize| tokens.get(at).and_then(Token::word).is_some_and(|name| COUNTS.contains(&name));
    let is = |at: usize, sign| tokens.get(at).is_some_and(|token| token.is(sign));
    let (mut made, mut at) = (Vec::with_capacity(tokens.len()), 0);
    while at < tokens.len() {
        let length = if is_count(at) && is(at + 1, Sign::Open) && is_list(at + 2) && is(at + 3, Sign::Close) {
            4
        } else if is_list(at) && is(at + 1, Sign::Dot) && is_count(at + 2) {
            if is(at + 3, Sign::Open) && is(at + 4, Sign::Close) { 5 } else { 3 }
        } else if matches!(tokens[at].kind, TokenKind::Other('#')) && is_list(at + 1) {
            2
        } else {
            made.push(tokens[at].clone());
            at += 1;
            continue;
        };
        let place = tokens[at].place.start..tokens[at + length - 1].place.end;
        made.push(Token { kind: TokenKind::Number(corners as f64, true), place, ..tokens[at].clone() });
        at += length;
    }
    made
}

/// Names that a loop counts up to, `; i < n;`, or an index is taken by, `[… % n]`, and that get no number in the text.
fn given_counts(tokens: &[Token]) -> Vec<String> {
    let is_below =
        |sign: &Token| matches!(sign.kind, TokenKind::Sign(Sign::Compare(Operator::Less | Operator::NotEqual)));
    let is_end = |five: &[Token]| {
        five[0].is(Sign::Semicolon) && five[1].word().is_some() && is_below(&five[2]) && five[4].is(Sign::Semicolon)
    };
    let is_period = |five: &[Token]| five[2].is(Sign::Compute(Arithmetic::Remainder)) && five[4].is(Sign::CloseBracket);
    let is_given = |name: &str| !tokens.windows(2).any(|two| two[0].is_word(name) && two[1].is(Sign::Assign));
    let counts = tokens.windows(5).filter(|five| is_end(five) || is_period(five));
    counts.filter_map(|five| five[3].word()).filter(|name| is_given(name)).map(str::to_owned).collect()
}

/// A number for each of these names, but not where it is a parameter, which goes.
fn with_given(tokens: Vec<Token>, names: &[String], corners: usize) -> Vec<Token> {
    let mut made: Vec<Token> = Vec::with_capacity(tokens.len());
    let mut seen: Vec<&String> = Vec::new();
    let mut rest = tokens.into_iter().peekable();
    while let Some(token) = rest.next() {
        let Some(name) = names.iter().find(|name| token.is_word(name)) else {
            made.push(token);
            continue;
        };
        let is_parameter = !seen.contains(&name)
            && rest.peek().is_some_and(|next| next.is(Sign::Comma) || next.is(Sign::Close) || next.is(Sign::Colon));
        seen.push(name);
        if is_parameter {
            let begin = made.iter().rposition(|token| token.is(Sign::Comma) || token.is(Sign::Open));
            made.truncate(begin.map_or(0, |begin| begin + 1));
            while rest.peek().is_some_and(|next| !next.is(Sign::Comma) && !next.is(Sign::Close)) {
                rest.next();
            }
            if rest.peek().is_some_and(|next| next.is(Sign::Comma)) {
                rest.next();
            } else if made.last().is_some_and(|token| token.is(Sign::Comma)) {
                made.pop();
            }
        } else {
            made.push(Token { kind: TokenKind::Number(corners as f64, true), ..token });
        }
    }
    made
}

/// `xs`, `ys`; `vertx`, `verty`; `polyX`, `polyY`: they differ in one letter.
fn are_axes(x: &str, y: &str) -> bool {
    let differ = x.chars().zip(y.chars()).filter(|(one, other)| one != other);
    x.len() == y.len() && matches!(differ.collect::<Vec<_>>()[..], [('x', 'y') | ('X', 'Y')])
}

/// The list of y is the list of x: its parameter goes.
fn joined(tokens: Vec<Token>, x: &str, y: &str) -> Vec<Token> {
    let mut made: Vec<Token> = Vec::with_capacity(tokens.len());
    let mut rest = tokens.into_iter().peekable();
    while let Some(token) = rest.next() {
        let axis = if token.is_word(x) { "x" } else { "y" };
        if !token.is_word(x) && !token.is_word(y) {
            made.push(token);
        } else if rest.peek().is_some_and(|next| next.is(Sign::OpenBracket)) && !is_empty_index(&rest) {
            made.push(Token { kind: TokenKind::Word(x.to_owned()), ..token });
            let mut open = 0;
            for next in rest.by_ref() {
                open += i32::from(next.is(Sign::OpenBracket)) - i32::from(next.is(Sign::CloseBracket));
                made.push(next);
                if open == 0 {
                    break;
                }
            }
            let last = made[made.len() - 1].clone();
            made.push(Token { kind: TokenKind::Sign(Sign::Dot), begins_line: false, ..last.clone() });
            made.push(Token { kind: TokenKind::Word(axis.to_owned()), begins_line: false, ..last });
        } else if axis == "x" {
            // `float *xs` is no number.
            let begin = made.iter().rposition(|token| token.is(Sign::Comma) || token.is(Sign::Open));
            for word in &mut made[begin.map_or(0, |begin| begin + 1)..] {
                if word.word().and_then(kind_of_type).is_some() {
                    word.kind = TokenKind::Word("Points".to_owned());
                }
            }
            made.push(token);
        } else {
            // `, float *ys`, `, ys: number[]`
            let begin = made.iter().rposition(|token| token.is(Sign::Comma) || token.is(Sign::Open));
            made.truncate(begin.unwrap_or_default());
            while rest.peek().is_some_and(|next| !next.is(Sign::Comma) && !next.is(Sign::Close)) {
                rest.next();
            }
        }
    }
    made
}

/// `float ys[]`
fn is_empty_index(rest: &std::iter::Peekable<std::vec::IntoIter<Token>>) -> bool {
    rest.clone().nth(1).is_some_and(|token| token.is(Sign::CloseBracket))
}
