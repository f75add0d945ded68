//! Expands macros of C: the tokens of a `#define` replace its name, without parentheses of their own, as in a compiler.

use super::function::{Body, Function, Head, Parameter};
use super::node::Pattern;
use super::signs::Sign;
use super::tokens::{TOKENS, Token, TokenKind};
use crate::formula::error::{Bound, FormulaFlaw, Read, wrong};
use std::ops::Range;

const DEPTH: usize = 8;

struct Macro {
    name: String,
    /// `None` if it is used without parentheses.
    parameters: Option<Vec<String>>,
    body: Range<usize>,
}

/// The tokens with all macros expanded, also those in the lines that define others. These lines stay.
pub(in crate::formula) fn expanded(tokens: Vec<Token>) -> Read<Vec<Token>> {
    let (macros, lines) = defined(&tokens);
    if macros.is_empty() {
        return Ok(tokens);
    }
    let mut out = Vec::new();
    let mut at = 0;
    let mut left = DEPTH * TOKENS;
    for line in lines.into_iter().chain(std::iter::once(tokens.len()..tokens.len())) {
        out.extend(used(&tokens[at..line.start], (&tokens, &macros), &[], &mut left)?);
        let body = macros.iter().find(|one| line.contains(&one.body.start)).map_or(line.end, |one| one.body.start);
        out.extend_from_slice(&tokens[line.start..body]);
        // A macro that is not used may be wrong.
        match used(&tokens[body..line.end], (&tokens, &macros), &[], &mut left) {
            Ok(expanded) => out.extend(expanded.into_iter().map(|token| Token { begins_line: false, ..token })),
            Err(_) => out.extend_from_slice(&tokens[body..line.end]),
        }
        at = line.end;
    }
    Ok(out)
}

/// The macros of a text that has nothing else: each is a function.
pub(super) fn as_functions(tokens: &[Token]) -> Vec<Function> {
    let (macros, lines) = defined(tokens);
    if lines.iter().map(Range::len).sum::<usize>() < tokens.len() {
        return Vec::new();
    }
    let function = |Macro { name, parameters, body }: Macro| {
        let place = tokens[body.start].place.clone();
        let pattern = |name: &String| Pattern::Name(name.clone(), place.clone());
        let parameter = |name: &String| Parameter { pattern: pattern(name), number: None, default: None };
        let parameters = parameters?.iter().map(parameter).collect();
        Some(Head { name, place, parameters, own: None }.with(Body::Value(body.clone()), body))
    };
    macros.into_iter().filter(|one| !one.body.is_empty()).filter_map(function).collect()
}

/// All macros to expand, and the lines of all definitions.
fn defined(tokens: &[Token]) -> (Vec<Macro>, Vec<Range<usize>>) {
    let (mut macros, mut lines) = (Vec::new(), Vec::new());
    for begin in (0..tokens.len()).filter(|&at| tokens[at].is(Sign::Define)) {
        let rest = &tokens[begin + 1..];
        let end =
            begin + 1 + rest.iter().position(|token| token.begins_line || token.is(Sign::Define)).unwrap_or(rest.len());
        lines.push(begin..end);
        let Some(name) = tokens[begin + 1..end].first().and_then(Token::word) else { continue };
        let name_end = tokens[begin + 1].place.end;
        let is_called =
            begin + 2 < end && tokens[begin + 2].is(Sign::Open) && tokens[begin + 2].place.start == name_end;
        let close = (begin + 2..end).find(|&at| tokens[at].is(Sign::Close)).filter(|_| is_called);
        let parameters = close.map(|close| tokens[begin + 3..close].iter().filter_map(Token::word));
        let parameters = parameters.map(|all| all.map(str::to_owned).collect());
        let body = close.map_or(begin + 2, |close| close + 1)..end;
        // A number alone is a constant.
        let is_number = body.len() == 1 && matches!(tokens[body.start].kind, TokenKind::Number(..));
        if parameters.is_some() || !(body.is_empty() || is_number) {
            macros.push(Macro { name: name.to_owned(), parameters, body });
        }
    }
    (macros, lines)
}

/// These tokens with their macros expanded. In all, used macros may have `left` tokens: empty ones take time, too.
fn used(
    tokens: &[Token],
    known @ (all, macros): (&[Token], &[Macro]),
    inside: &[&str],
    left: &mut usize,
) -> Read<Vec<Token>> {
    let mut out = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        let first = &tokens[at];
        let found = macros.iter().rev().find(|one| first.is_word(&one.name));
        let Some(found) = found else {
            out.push(first.clone());
            at += 1;
            continue;
        };
        let (given, behind) = match &found.parameters {
            None => (Vec::new(), at + 1),
            Some(_) if !tokens.get(at + 1).is_some_and(|token| token.is(Sign::Open)) => {
                out.push(first.clone());
                at += 1;
                continue;
            }
            Some(parameters) => arguments(tokens, at, parameters.len(), &found.name)?,
        };
        if inside.contains(&found.name.as_str()) {
            return wrong(FormulaFlaw::Recursion(found.name.clone()), &first.place);
        }
        if inside.len() == DEPTH {
            return wrong(FormulaFlaw::TooMuch(Bound::Calls, DEPTH), &first.place);
        }
        if macros.iter().filter(|one| one.name == found.name).count() > 1 {
            return wrong(FormulaFlaw::Twice(found.name.clone()), &first.place);
        }
        let place = first.place.start..tokens[behind - 1].place.end;
        let mut body = Vec::new();
        for token in &all[found.body.clone()] {
            let names = found.parameters.as_deref().unwrap_or_default();
            match names.iter().position(|name| token.is_word(name)) {
                Some(parameter) => body.extend(given[parameter].iter().cloned()),
                None => body.push(token.clone()),
            }
            if body.len() > TOKENS {
                return wrong(FormulaFlaw::TooMuch(Bound::Tokens, TOKENS), &place);
            }
        }
        *left = match left.checked_sub(1 + body.len()) {
            Some(left) => left,
            None => return wrong(FormulaFlaw::TooMuch(Bound::Tokens, TOKENS), &place),
        };
        let mut begins_line = first.begins_line;
        for token in used(&body, known, &[inside, &[found.name.as_str()]].concat(), left)? {
            let (indent, open) = (first.indent, first.open);
            out.push(Token { place: place.clone(), begins_line, indent, open, ..token });
            begins_line = false;
        }
        if out.len() > TOKENS {
            return wrong(FormulaFlaw::TooMuch(Bound::Tokens, TOKENS), &place);
        }
        at = behind;
    }
    Ok(out)
}

/// The arguments of the macro used at `at`, and the place after them.
fn arguments<'a>(tokens: &'a [Token], at: usize, count: usize, name: &str) -> Read<(Vec<&'a [Token]>, usize)> {
    let (mut depth, mut begin, mut all) = (0_usize, at + 2, Vec::new());
    for place in at + 1..tokens.len() {
        let token = &tokens[place];
        if token.opens() {
            depth += 1;
        } else if token.closes() {
            depth = depth.saturating_sub(1);
        }
        if depth == 0 || (depth == 1 && token.is(Sign::Comma)) {
            all.push(&tokens[begin..place]);
            begin = place + 1;
        }
        if depth == 0 {
            let is_given = all.len() == count || (count == 0 && all.len() == 1 && all[0].is_empty());
            let flaw = || FormulaFlaw::Arguments(name.to_owned(), all.len(), count);
            return if is_given { Ok((all, place + 1)) } else { wrong(flaw(), &tokens[at].place) };
        }
    }
    wrong(FormulaFlaw::Unclosed("("), &tokens[at + 1].place)
}
