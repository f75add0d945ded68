//! Tokens → definitions: names with or without a type, several at once, the parts of a value.

use super::cursor::Cursor;
use super::grammar::expression;
use super::node::{Node, NodeKind, Pattern, Statement, StatementKind};
use super::signs::Sign;
use super::skipping;
use super::statements::separated;
use super::tokens::{Token, TokenKind};
use crate::formula::error::{Expected, Read};
use crate::formula::language::SourceLanguage;
use crate::formula::meaning::{Arithmetic, Joint};
use crate::formula::names::kind_of_type;
use crate::formula::reading::NumberKind;

const DECLARING: [&str; 21] = [
    "let",
    "mut",
    "var",
    "val",
    "const",
    "final",
    "auto",
    "bool",
    "boolean",
    "static",
    "constexpr",
    "readonly",
    "local",
    "inline",
    "register",
    "volatile",
    "unsigned",
    "signed",
    "struct",
    "SDL_bool",
    "BOOL",
];

pub(super) fn is_assignment(input: &Cursor) -> bool {
    let is_name = input.peek().is_some_and(|token| token.word().is_some());
    let Some(next) = input.ahead(1) else { return false };
    // `dx: float = 1`
    let is_typed = next.is(Sign::Colon)
        && input.ahead(2).is_some_and(|token| token.word().is_some() && !token.begins_line)
        && (3..6)
            .filter_map(|at| input.ahead(at))
            .find(|token| token.begins_line || token.is(Sign::Assign))
            .is_some_and(|token| token.is(Sign::Assign));
    is_name && (next.is(Sign::Assign) || is_typed)
}

pub(super) fn assigned_list(input: &Cursor) -> bool {
    let is_open = input.next_is(Sign::Open) || input.next_is(Sign::OpenBracket);
    let mut at = usize::from(is_open);
    let mut commas = 0;
    loop {
        if input.ahead(at).and_then(Token::word).is_none() {
            return false;
        }
        at += 1;
        match input.ahead(at) {
            Some(token) if token.is(Sign::Comma) => commas += 1,
            Some(token) if is_open && (token.is(Sign::Close) || token.is(Sign::CloseBracket)) => {
                return commas > 0 && input.ahead(at + 1).is_some_and(|token| token.is(Sign::Assign));
            }
            Some(token) => return commas > 0 && !is_open && token.is(Sign::Assign),
            None => return false,
        }
        at += 1;
    }
}

/// Reads past the words and the type before a declared name, and returns the kind of number, if the type gives it.
/// `None`, with nothing read, if nothing is declared here.
pub(super) fn declaration(input: &mut Cursor) -> Option<Option<NumberKind>> {
    let (mut at, mut kind, mut is_word) = (0, None, false);
    while let Some(word) = input.ahead(at).and_then(Token::word) {
        let names_type = DECLARING.contains(&word.to_ascii_lowercase().as_str())
            || DECLARING.contains(&word)
            || kind_of_type(word).is_some();
        if !names_type {
            break;
        }
        // `float(x)` and `int = 3` declare nothing.
        if !input.ahead(at + 1)?.word().is_some_and(|_| true)
            && !is_word
            && kind_of_type(word).is_some()
            && !begins_pattern(input.ahead(at + 1)?)
        {
            return None;
        }
        kind = kind_of_type(word).or(kind);
        is_word = true;
        at += 1;
    }
    // A type of the text's own: `Rect r = …`, `const auto& r = …`, `std::vector<int> r = …`.
    let behind = own_type(input, at);
    if let Some(behind) = behind {
        input.at += behind;
        return Some(kind);
    }
    if is_word {
        input.at += at;
        return Some(kind);
    }
    None
}

fn begins_pattern(token: &Token) -> bool {
    [Sign::OpenBrace, Sign::OpenBracket, Sign::Open, Sign::Compute(Arithmetic::Times), Sign::Join(Joint::BothOf)]
        .iter()
        .any(|sign| token.is(*sign) && !token.is(Sign::Open))
}

/// The number of tokens of a type that is no number, if one is here with a declared name after it.
fn own_type(input: &Cursor, from: usize) -> Option<usize> {
    let mut at = from;
    input.ahead(at)?.word()?;
    at += 1;
    while input.ahead(at)?.is(Sign::Scope) && input.ahead(at + 1)?.word().is_some() {
        at += 2;
    }
    let mut has_sign = false;
    while [Sign::Join(Joint::BothOf), Sign::Compute(Arithmetic::Times)]
        .iter()
        .any(|sign| input.ahead(at).is_some_and(|it| it.is(*sign)))
    {
        has_sign = true;
        at += 1;
    }
    let name = input.ahead(at)?;
    let behind = input.ahead(at + 1);
    let is_vector = input.ahead(at.checked_sub(1)?).and_then(Token::word).is_some_and(is_vector);
    let is_name =
        name.word().is_some_and(|word| !["is", "as", "then", "if", "else", "end"].contains(&word)) && !name.begins_line;
    let ends = behind.is_none_or(|token| {
        token.is(Sign::Assign)
            || (token.is(Sign::OpenBrace) && input.is(SourceLanguage::Cpp))
            || (token.is(Sign::Open) && input.is(SourceLanguage::Cpp) && is_vector)
            || (!has_sign && (token.is(Sign::Semicolon) || token.is(Sign::Comma)))
    });
    (is_name && ends && behind.is_some()).then_some(at)
}

/// Whether a type is a vector, whose parts can follow a name in parentheses: `glm::vec2 half(w / 2, h / 2);`.
fn is_vector(word: &str) -> bool {
    matches!(
        word.to_ascii_lowercase().as_str(),
        "vec2" | "vec2f" | "vector2" | "vector2f" | "vector2d" | "vector2i" | "point"
    )
}

/// Patterns and their values: `l = a.x, r = a.x + a.w`, `a, b = 1, 2`, `{ x, y } = a`.
pub(super) fn declared(
    input: &mut Cursor,
    kind: Option<NumberKind>,
    is_declared: bool,
    out: &mut Vec<Statement>,
) -> Read<()> {
    let begin = input.place().start;
    let mut kind = kind;
    // `var` in JavaScript declares for the whole function.
    let is_script = input.is(SourceLanguage::JavaScript) || input.is(SourceLanguage::TypeScript);
    let is_hoisted = is_script && input.at.checked_sub(1).is_some_and(|before| input.tokens[before].is_word("var"));
    loop {
        let mut patterns = vec![pattern(input)?];
        if input.took(Sign::Colon) {
            kind = skipping::type_until_value(input).or(kind);
        }
        // Names without a value are followed by names; a list gets its values together.
        let is_list = assigned_list_behind(input);
        while is_list && input.took(Sign::Comma) {
            patterns.push(pattern(input)?);
        }
        let pattern = if is_list { Pattern::InOrder(patterns) } else { patterns.swap_remove(0) };
        // `ok := …`
        let is_short = input.next_is(Sign::Assign) && &input.text[input.place()] == ":=";
        let is_made = is_declared
            && (input.next_is(Sign::OpenBrace) || (input.is(SourceLanguage::Cpp) && input.next_is(Sign::Open)));
        let has_value = input.took(Sign::Assign) || is_made;
        let value = if has_value { Some(values(input, is_list)?) } else { None };
        let place = begin..input.last_end();
        let is_local = is_declared && !is_hoisted || is_short;
        out.push(Statement { place, kind: StatementKind::Define { pattern, value, kind, is_declared, is_local } });
        if !(is_declared && input.took(Sign::Comma)) {
            break;
        }
    }
    separated(input)
}

/// Whether a comma, more names and `=` follow, and the language gives each name one of several values.
fn assigned_list_behind(input: &Cursor) -> bool {
    if !input.next_is(Sign::Comma) || input.language.is_some_and(|language| language.types_first()) {
        return false;
    }
    let mut at = 0;
    while input.ahead(at).is_some_and(|token| token.is(Sign::Comma))
        && input.ahead(at + 1).is_some_and(|token| token.word().is_some())
    {
        at += 2;
    }
    input.ahead(at).is_some_and(|token| token.is(Sign::Assign))
}

pub(super) fn values(input: &mut Cursor, is_list: bool) -> Read<Node> {
    let begin = input.place().start;
    let first = expression(input)?;
    if !is_list || !input.next_is(Sign::Comma) {
        return Ok(first);
    }
    let mut all = vec![first];
    while input.took(Sign::Comma) {
        all.push(expression(input)?);
    }
    Ok(Node { place: begin..input.last_end(), kind: NodeKind::Tuple(all), enclosed: true })
}

pub(super) fn pattern(input: &mut Cursor) -> Read<Pattern> {
    let place = input.place();
    while input.next_is(Sign::Join(Joint::BothOf))
        || input.next_is(Sign::Compute(Arithmetic::Times))
        || input.next_is_word(&["mut", "ref"])
    {
        input.at += 1;
    }
    let Some(token) = input.take() else { return input.unexpected(Expected::Operand) };
    match &token.kind {
        // A type before the members: `Rect { x, y }`.
        TokenKind::Word(_) if input.next_is(Sign::OpenBrace) && !input.has_brace_lists() => {
            input.deeper(&place, pattern)
        }
        TokenKind::Word(name) if name == "_" => Ok(Pattern::Nothing),
        TokenKind::Word(name) => Ok(Pattern::Name(name.clone(), token.place.clone())),
        TokenKind::Sign(Sign::OpenBrace) => {
            let mut members = Vec::new();
            while let Some(name) = input.peek().and_then(Token::word) {
                let place = input.place();
                input.at += 1;
                let inner = if input.took(Sign::Colon) {
                    input.deeper(&place, pattern)?
                } else {
                    Pattern::Name(name.to_owned(), place)
                };
                members.push((name.to_owned(), inner));
                if !input.took(Sign::Comma) {
                    break;
                }
            }
            while input.took(Sign::Dot) {}
            input.close(Sign::CloseBrace, "{", &place, Expected::Comma)?;
            Ok(Pattern::Members(members))
        }
        TokenKind::Sign(sign @ (Sign::Open | Sign::OpenBracket)) => {
            let (end, opened) = if *sign == Sign::Open { (Sign::Close, "(") } else { (Sign::CloseBracket, "[") };
            let mut all = Vec::new();
            while !input.next_is(end) {
                all.push(input.deeper(&place, pattern)?);
                if !input.took(Sign::Comma) {
                    break;
                }
            }
            input.close(end, opened, &place, Expected::Comma)?;
            Ok(Pattern::InOrder(all))
        }
        _ => {
            input.at -= 1;
            input.unexpected(Expected::Operand)
        }
    }
}
