//! Loops over a few known things, the axes for example: `for i in range(2)`, `["x", "y"].every(k => …)`.

use super::cursor::Cursor;
use super::definitions::pattern;
use super::edges::{CORNERS, number_called};
use super::grammar::expression;
use super::node::{Node, NodeKind, Pattern, StatementKind};
use super::searches::is_count;
use super::signs::Sign;
use super::statements::body;
use super::tokens::{Token, TokenKind};
use crate::formula::error::{Expected, FormulaError, FormulaFlaw, Read};
use crate::formula::language::SourceLanguage::{
    CSharp, Cpp, GdScript, Go, Java, JavaScript, Kotlin, Lua, Python, Rust, Swift, TypeScript,
};
use crate::formula::meaning::{Arithmetic, Joint};
use crate::formula::names::kind_of_type;
use hantei_collision::Operator;

/// Calls that are loops if they are given statements.
const ROUND: [&str; 6] = ["forEach", "every", "some", "all", "any", "for_each"];

/// A loop over known things; `None`, with nothing read, for any other one.
pub(super) fn looped(input: &mut Cursor) -> Read<Option<StatementKind>> {
    let indent = input.peek().map_or(0, |token| token.indent);
    let mut edges = input.clone();
    if let Some((pattern, items)) = super::edges::edges(&mut edges) {
        *input = edges;
        let body = body(input, indent)?;
        return Ok(Some(StatementKind::Each { pattern, items, body }));
    }
    let mut ahead = input.clone();
    let Some((pattern, items)) = head(&mut ahead) else { return Ok(None) };
    let is_known = match &items.kind {
        _ if is_count(&items) => false,
        NodeKind::Range(..) | NodeKind::Tuple(_) => true,
        NodeKind::Call(callee, _) => matches!(&callee.kind, NodeKind::Name(name) if name == "range" || name == "zip"),
        _ => false,
    };
    if !is_known {
        return Ok(None);
    }
    *input = ahead;
    input.took_word(&["do"]);
    let body = body(input, indent)?;
    if input.is(Lua) {
        input.took_word(&["end"]);
    }
    Ok(Some(StatementKind::Each { pattern, items, body }))
}

fn head(input: &mut Cursor) -> Option<(Pattern, Node)> {
    if !input.took_word(&["for", "foreach"]) {
        return None;
    }
    let is_enclosed = input.took(Sign::Open);
    while (input.ahead(1)?.word().is_some() || input.ahead(1)?.opens())
        && input.peek()?.word().is_some_and(|word| {
            matches!(word, "let" | "const" | "var" | "auto" | "final" | "val" | "unsigned")
                || kind_of_type(word).is_some()
        })
    {
        input.at += 1;
    }
    let name = if input.is(Python) { names(input) } else { pattern(input) }.ok()?;
    let items = if input.took(Sign::Assign) { counted(input, &name)? } else { listed(input)? };
    (!is_enclosed || input.took(Sign::Close)).then_some((name, items))
}

/// Names between `for` and `in`: `i`, or `low, high`.
fn names(input: &mut Cursor) -> Read<Pattern> {
    let mut names = vec![pattern(input)?];
    while input.took(Sign::Comma) {
        names.push(pattern(input)?);
    }
    Ok(if names.len() == 1 { names.swap_remove(0) } else { Pattern::InOrder(names) })
}

/// `in range(2)`, `of ["x", "y"]`, `: {0, 1}`
fn listed(input: &mut Cursor) -> Option<Node> {
    let word: &[&str] = match input.language? {
        JavaScript | TypeScript => &["of"],
        Python | GdScript | Rust | Kotlin | Swift | CSharp => &["in"],
        _ => &[],
    };
    let is_colon = (input.is(Java) || input.is(Cpp)) && input.took(Sign::Colon);
    if !is_colon && !input.took_word(word) {
        return None;
    }
    expression(input).ok()
}

/// After `i =`: `0; i < 2; i++`, Lua's `1, 2`, Go's `range 2`.
fn counted(input: &mut Cursor, name: &Pattern) -> Option<Node> {
    if input.is(Go) && input.took_word(&["range"]) {
        let end = number(input)?;
        return Some(between(0.0, end, false, input));
    }
    let begin = number(input)?;
    if input.is(Lua) {
        let end = input.took(Sign::Comma).then(|| number(input))??;
        return Some(between(begin, end, true, input));
    }
    let Pattern::Name(name, _) = name else { return None };
    let names = |input: &mut Cursor| input.took_word(&[name.as_str()]);
    let is_so = input.took(Sign::Semicolon) && names(input);
    let has_end = match input.take()?.kind {
        TokenKind::Sign(Sign::Compare(Operator::Less | Operator::NotEqual)) => false,
        TokenKind::Sign(Sign::Compare(Operator::AtMost)) => true,
        _ => return None,
    };
    let named = |input: &mut Cursor| number_called(input).filter(|number| *number == CORNERS);
    let end = number(input).or_else(|| named(input).map(|number| number as f64))?;
    let is_so = is_so && input.took(Sign::Semicolon);
    let counts = (input.took(Sign::Count) && names(input))
        || (names(input)
            && (input.took(Sign::Count) || (input.took(Sign::Change(Arithmetic::Plus)) && number(input) == Some(1.0))));
    (is_so && counts).then(|| between(begin, end, has_end, input))
}

fn number(input: &mut Cursor) -> Option<f64> {
    let TokenKind::Number(number, true) = input.peek()?.kind else { return None };
    input.at += 1;
    Some(number)
}

fn between(begin: f64, end: f64, has_end: bool, input: &Cursor) -> Node {
    let place = input.last_end()..input.last_end();
    let number = |number| Node { place: place.clone(), kind: NodeKind::Number(number, true), enclosed: false };
    let kind = NodeKind::Range(Box::new([number(begin), number(end)]), has_end);
    Node { place: place.clone(), kind, enclosed: false }
}

/// `x => …`, `(x) => …`, Rust's `|x| …` as an argument.
pub(super) fn lambda(input: &mut Cursor) -> Read<Option<Node>> {
    let begin = input.place().start;
    let is = |at: usize, sign| input.ahead(at).is_some_and(|token| token.is(sign));
    let is_word = |at: usize| input.ahead(at).is_some_and(|token| token.word().is_some());
    let bar = Sign::Join(Joint::EitherOf);
    let is_script = input.is(JavaScript) || input.is(TypeScript);
    let (name, behind) = if is_script && is_word(0) && is(1, Sign::FatArrow) {
        (0, 2)
    } else if is_script && is(0, Sign::Open) && is_word(1) && is(2, Sign::Close) && is(3, Sign::FatArrow) {
        (1, 4)
    } else if input.is(Rust) && is(0, bar) && is_word(1) && is(2, bar) {
        (1, 3)
    } else {
        return Ok(None);
    };
    if is(behind, Sign::OpenBrace) {
        let word = input.at.checked_sub(2).and_then(|at| input.tokens[at].word());
        return match word.filter(|word| ROUND.contains(word) && input.tokens[input.at - 1].is(Sign::Open)) {
            Some(word) => Err(FormulaError::new(FormulaFlaw::Statement(word.to_owned()), input.place())),
            None => Ok(None),
        };
    }
    input.at += name;
    let place = input.place();
    let name = Pattern::Name(input.peek().and_then(Token::word).unwrap_or_default().to_owned(), place.clone());
    input.at += behind - usize::from(behind > 2);
    let of = input.deeper(&place, expression)?;
    let kind = NodeKind::Lambda(name, of.into());
    Ok(Some(Node { place: begin..input.last_end(), kind, enclosed: false }))
}

/// Python's `… for i in range(2)` behind an expression.
pub(super) fn comprehended(input: &mut Cursor, of: Node) -> Read<Node> {
    if !input.is(Python) || !input.took_word(&["for"]) {
        return Ok(of);
    }
    let place = input.place();
    let begin = of.place.start;
    let name = names(input)?;
    if !input.took_word(&["in"]) {
        return input.unexpected(Expected::Operator);
    }
    let items = input.deeper(&place, expression)?;
    let kind = NodeKind::Each(name, Box::new([of, items]));
    Ok(Node { place: begin..input.last_end(), kind, enclosed: false })
}

/// Whether an arrow at this place is what a list is asked for: `.every(x => x)`.
pub(super) fn is_argument(tokens: &[Token], at: usize) -> bool {
    let before = |count: usize| at.checked_sub(count).map(|at| &tokens[at]);
    before(1).is_some_and(|token| token.is(Sign::Open))
        && before(2).and_then(Token::word).is_some_and(|word| matches!(word, "every" | "some"))
}
