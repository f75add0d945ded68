//! The functions of a text: their names, their parameters, and the places of their bodies.

use super::cursor::Cursor;
use super::function::{Body, Function, Head, Role, given_name, parameters};
use super::lambdas::{arrow, closure, lambda};
use super::properties::{fields, property};
use super::signs::Sign;
use super::skipping::behind_end;
use super::tokens::{Token, TokenKind};
use crate::formula::language::SourceLanguage;
use std::ops::Range;

/// Words before parentheses and a block that begin no function.
const NO_FUNCTIONS: [&str; 13] = [
    "if", "while", "for", "foreach", "switch", "catch", "return", "elif", "elseif", "match", "sizeof", "function",
    "else",
];
/// Words before the name of a type: the parentheses after it contain the members.
const TYPES: [&str; 6] = ["class", "struct", "record", "interface", "enum", "object"];
const BEGINS: [&str; 5] = ["function", "def", "func", "fn", "fun"];

/// All functions of a text, in order; inner ones belong to the outer one, unless that only wraps them.
pub(in crate::formula) fn functions(text: &str, tokens: &[Token], language: Option<SourceLanguage>) -> Vec<Function> {
    let all = Cursor::new(text, tokens, 0..tokens.len(), language);
    let mut found = functions_among(&all, 0..tokens.len());
    if found.is_empty() {
        found = super::macros::as_functions(tokens);
    }
    found.extend(fields(&all, &found));
    found
}

fn functions_among(all: &Cursor, places: Range<usize>) -> Vec<Function> {
    let mut found = Vec::new();
    let mut at = places.start;
    while at < places.end {
        let mut input = all.clone();
        input.at = at;
        let Some(mut function) = head(&mut input) else {
            at += 1;
            continue;
        };
        let is_called = at.checked_sub(1).is_some_and(|before| all.tokens[before].is(Sign::Open));
        at = function.tokens.end.max(at + 1);
        let nested = functions_among(all, function.body.part());
        // `(function (module) { … })(module);` and functions without anything to test
        let wraps = matches!(function.body, Body::Braces(_)) && (is_called || function.parameters.is_empty());
        if wraps && nested.iter().any(|inner| !inner.name.is_empty() && !inner.parameters.is_empty()) {
            found.extend(nested);
            continue;
        }
        let locals: Vec<Function> = nested
            .into_iter()
            .filter(|local| local.role == Role::Function && !local.name.is_empty())
            .map(|local| local.with_role(Role::Local(function.tokens.clone())))
            .collect();
        function.inner = locals.iter().map(|local| local.tokens.clone()).collect();
        found.push(function);
        found.extend(locals);
    }
    found
}

fn head(input: &mut Cursor) -> Option<Function> {
    let begin = input.at;
    let first = input.peek()?;
    let is_statement = |input: &Cursor| {
        let before = begin.checked_sub(1).map(|before| &input.tokens[before]);
        before.is_none_or(|before| {
            before.word().is_none_or(|word| !NO_FUNCTIONS.contains(&word) && !TYPES.contains(&word))
        })
    };
    if let Some(property) = property(input) {
        return Some(property);
    }
    if first.is_word("lambda") && input.is(SourceLanguage::Python) {
        return lambda(input);
    }
    if first.is(Sign::OpenBracket) && input.is(SourceLanguage::Cpp) {
        return closure(input);
    }
    let mut function = match first.word() {
        Some(word)
            if BEGINS.contains(&word)
                && input.ahead(1).is_some_and(|next| next.word().is_some() || next.is(Sign::Open)) =>
        {
            keyword_head(input)?
        }
        Some(_) | None if super::loops::is_argument(input.tokens, begin) => return None,
        Some(word) if !NO_FUNCTIONS.contains(&word) && is_statement(input) => {
            if input.ahead(1)?.is(Sign::FatArrow) {
                arrow(input)?
            } else if input.ahead(1)?.is(Sign::Open) && !first_is_member(input) {
                typed_head(input)?
            } else {
                return None;
            }
        }
        None if first.is(Sign::Open) => arrow(input)?,
        _ => return None,
    };
    function.tokens = begin..function.tokens.end;
    let is_script = input.is(SourceLanguage::JavaScript) || input.is(SourceLanguage::TypeScript);
    if is_script && begin.checked_sub(1).is_some_and(|before| input.tokens[before].is_word("get")) {
        function.role = Role::Property;
    }
    Some(function)
}

fn first_is_member(input: &Cursor) -> bool {
    input
        .at
        .checked_sub(1)
        .is_some_and(|before| input.tokens[before].is(Sign::Dot) || input.tokens[before].is(Sign::Assign))
}

/// `function f(a, b) {`, `def f(a, b):`, `func (a Rect) f(b Rect) bool {`, `fn f(a: &Rect) -> bool {`
fn keyword_head(input: &mut Cursor) -> Option<Function> {
    let begin = input.at;
    let place = input.place();
    input.at += 1;
    let mut own = None;
    if input.is(SourceLanguage::Go) && input.next_is(Sign::Open) {
        let receiver = input.ahead(1).and_then(Token::word)?.to_owned();
        input.at = input.behind_closing(input.at)?;
        own = Some(receiver);
    }
    let mut name = String::new();
    let mut name_place = place.clone();
    while let Some(word) = input.peek().and_then(Token::word) {
        name = word.to_owned();
        name_place = input.place();
        input.at += 1;
        match &input.peek()?.kind {
            TokenKind::Sign(Sign::Dot | Sign::Scope) => {}
            TokenKind::Sign(Sign::Colon) => own = Some("self".to_owned()),
            TokenKind::Sign(Sign::Compare(hantei_collision::Operator::Less)) => skip_generics(input),
            _ => break,
        }
        if !input.next_is(Sign::Open) {
            input.at += 1;
        }
    }
    if name.is_empty() {
        name = given_name(input, begin);
    }
    if input.peek()?.is(Sign::Compare(hantei_collision::Operator::Less)) {
        skip_generics(input);
    }
    let (parameters, named) = parameters(input)?;
    let head = Head { name, place: name_place, parameters, own: own.or(named) };
    let indent = input.tokens[begin].indent;
    // Between parameters and body: a type, `where` and the like.
    loop {
        let next = input.peek()?;
        if next.is(Sign::OpenBrace) {
            return Some(head.braces(input));
        }
        if input.is_indented() && next.is(Sign::Colon) {
            input.at += 1;
            let from = input.at;
            let is_line = input.peek().is_some_and(|token| !token.begins_line);
            let end = (from..input.end).find(|&at| {
                let token = &input.tokens[at];
                token.begins_line && token.open == 0 && (is_line || token.indent <= indent)
            });
            let end = end.unwrap_or(input.end);
            return Some(head.with(Body::Indented(from..end, indent), begin..end));
        }
        if input.is(SourceLanguage::Lua) {
            let end = behind_end(input, begin);
            let last = if end > input.at && input.tokens[end - 1].is_word("end") { end - 1 } else { end };
            let from = input.at;
            return Some(head.with(Body::Words(from..last.max(from)), begin..end));
        }
        if next.is(Sign::Assign) {
            input.at += 1;
            return head.value(input);
        }
        if next.is(Sign::Semicolon) {
            return None;
        }
        input.at += 1;
    }
}

fn skip_generics(input: &mut Cursor) {
    while input.peek().is_some_and(|token| !token.is(Sign::Open) && !token.is(Sign::OpenBrace)) {
        input.at += 1;
    }
}

/// `bool f(Rect a, Rect b) {`, `intersects(other) {`, `public bool Hits(Rect a) => …;`
fn typed_head(input: &mut Cursor) -> Option<Function> {
    if input.is_indented() || input.is(SourceLanguage::Lua) {
        return None;
    }
    let (begin, place) = (input.at, input.place());
    let name = input.take().and_then(Token::word)?.to_owned();
    let (parameters, own) = parameters(input)?;
    // The name may be qualified in the text of a class; then bare members are those of the own object.
    let is_qualified = begin.checked_sub(1).is_some_and(|before| input.tokens[before].is(Sign::Scope));
    let own = own.or_else(|| is_qualified.then(|| "this".to_owned()));
    let head = Head { name, place, parameters, own };
    for _ in 0..12 {
        let next = input.peek()?;
        match &next.kind {
            TokenKind::Sign(Sign::OpenBrace) => return Some(head.braces(input)),
            TokenKind::Sign(Sign::FatArrow) => {
                input.at += 1;
                return head.value(input);
            }
            TokenKind::Word(word) if !NO_FUNCTIONS.contains(&word.as_str()) => input.at += 1,
            TokenKind::Sign(Sign::Arrow | Sign::Colon | Sign::Scope) => input.at += 1,
            _ => return None,
        }
    }
    None
}
