//! Loops over a list that look for one thing in it: `for enemy in enemies: if player.x < enemy.x + …: return True`. Only
//! one thing of the list is compared, with something outside, so the test of this pair is what the loop asks.

use super::cursor::Cursor;
use super::grammar::expression;
use super::node::{Element, Node, NodeKind, Pattern, Statement, StatementKind, truth};
use super::signs::Sign;
use super::statements::body;
use super::tokens::{Token, TokenKind};
use crate::formula::error::{FormulaFlaw, Read};
use crate::formula::language::SourceLanguage::{
    CSharp, Cpp, GdScript, Go, Java, JavaScript, Kotlin, Lua, Python, Rust, Swift, TypeScript,
};
use crate::formula::meaning::Arithmetic;
use hantei_collision::Operator;

/// A loop that looks for one thing in a list; `None`, with nothing read, for any other one.
pub(super) fn searched(input: &mut Cursor) -> Read<Option<StatementKind>> {
    let (begin, indent) = (input.at, input.peek().map_or(0, |token| token.indent));
    let mut ahead = input.clone();
    let Some(element) = head(&mut ahead) else { return Ok(None) };
    ahead.took_word(&["do"]);
    let Ok(body) = body(&mut ahead, indent) else { return Ok(None) };
    if ahead.is(Lua) {
        ahead.took_word(&["end"]);
    }
    // Python's `else` of a loop.
    let goes_on = ahead.is_indented() && ahead.next_is_word(&["else"]);
    if goes_on || !is_search(&body) {
        return Ok(None);
    }
    *input = ahead;
    let place = input.tokens[begin].place.clone();
    Ok(Some(StatementKind::Search { element, body, place }))
}

fn head(input: &mut Cursor) -> Option<Element> {
    if !input.took_word(&["for", "foreach"]) {
        return None;
    }
    let is_enclosed = input.took(Sign::Open);
    let element = counted(&mut input.clone()).map(|(element, at)| {
        input.at = at;
        element
    });
    let element = element.or_else(|| listed(input))?;
    (!is_enclosed || input.took(Sign::Close)).then_some(element)
}

/// `int i = 0; i < enemies.length; i++`, Lua's `i = 1, #enemies`: the index, and the place behind.
fn counted(input: &mut Cursor) -> Option<(Element, usize)> {
    while !input.ahead(1)?.is(Sign::Assign) {
        input.take()?.word()?;
    }
    let name = input.take()?.word()?.to_owned();
    input.at += 1;
    // The first thing counts, too.
    let first = f64::from(input.is(Lua));
    match input.take()?.kind {
        TokenKind::Number(begin, true) if begin == first => {}
        _ => return None,
    }
    let element = Element { name: name.clone(), is_index: true };
    if input.is(Lua) {
        let is_length =
            input.took(Sign::Comma) && matches!(input.take()?.kind, TokenKind::Sign(_) | TokenKind::Other('#'));
        while !input.next_is_word(&["do"]) {
            let token = input.take()?;
            if token.begins_line || token.is(Sign::Comma) || computes(token) {
                return None;
            }
        }
        return is_length.then_some((element, input.at));
    }
    let names = |input: &mut Cursor| input.took_word(&[name.as_str()]);
    if !input.took(Sign::Semicolon) || !names(input) {
        return None;
    }
    // `i < n`, `i != n`, `i <= n - 1`: the last thing counts, too.
    let (mut is_less, mut is_one_less) = match input.take()?.kind {
        TokenKind::Sign(Sign::Compare(Operator::Less | Operator::NotEqual)) => (true, false),
        TokenKind::Sign(Sign::Compare(Operator::AtMost)) => (false, true),
        _ => return None,
    };
    while !input.took(Sign::Semicolon) {
        let token = input.take()?;
        if token.is(Sign::Compute(Arithmetic::Minus)) && is_one_less && is_one(input) {
            (is_less, is_one_less) = (true, false);
        } else if computes(token) {
            return None;
        }
    }
    if !is_less {
        return None;
    }
    let counts = (input.took(Sign::Count) && names(input))
        || (names(input) && (input.took(Sign::Count) || (input.took(Sign::Change(Arithmetic::Plus)) && is_one(input))));
    counts.then_some((element, input.at))
}

const fn computes(token: &Token) -> bool {
    matches!(token.kind, TokenKind::Sign(Sign::Compute(_)))
}

fn is_one(input: &mut Cursor) -> bool {
    matches!(input.take().map(|token| &token.kind), Some(TokenKind::Number(1.0, true)))
}

/// `enemy in enemies`, `Alien alien : aliens`, `_, e := range enemies`, `i, e in ipairs(enemies)`.
fn listed(input: &mut Cursor) -> Option<Element> {
    const PARTS: usize = 9;
    let (word, sign) = match input.language? {
        JavaScript | TypeScript => ("of", None),
        Python | GdScript | Rust | Kotlin | Swift | CSharp | Lua => ("in", None),
        Go => ("range", Some(Sign::Assign)),
        Java | Cpp => ("", Some(Sign::Colon)),
        _ => return None,
    };
    let (mut name, mut commas) = (None, 0);
    for _ in 0..PARTS {
        let token = input.take()?;
        let is_here = token.is_word(word) || sign.is_some_and(|sign| token.is(sign));
        if is_here {
            break;
        }
        commas += usize::from(token.is(Sign::Comma));
        name = token.word().or(name);
    }
    let is_go = input.is(Go);
    if is_go && !input.took_word(&["range"]) {
        return None;
    }
    let items = expression(input).ok()?;
    let name = name?.to_owned();
    let numbered = is_go || is_numbered(&items);
    // Go's and Lua's first name is the index.
    let is_index = commas == 0 && (is_go || is_count(&items));
    let fits = commas == usize::from(numbered) || is_index;
    (fits && commas < 2 && (is_index || is_list(&items))).then_some(Element { name, is_index })
}

/// Whether a list is gone through with an index before each thing.
fn is_numbered(items: &Node) -> bool {
    let NodeKind::Call(callee, _) = &items.kind else { return false };
    let (NodeKind::Name(name) | NodeKind::Member(_, name)) = &callee.kind else { return false };
    matches!(name.as_str(), "ipairs" | "pairs" | "enumerate" | "enumerated" | "withIndex")
}

/// `range(len(enemies))`, `0..enemies.len()`, `0..<enemies.count`
pub(super) fn is_count(items: &Node) -> bool {
    let is_length = |node: &Node| match &node.kind {
        NodeKind::Member(_, name) => matches!(name.as_str(), "count" | "size" | "length"),
        NodeKind::Call(callee, _) => {
            let (NodeKind::Name(name) | NodeKind::Member(_, name)) = &callee.kind else { return false };
            matches!(name.as_str(), "len" | "size" | "count")
        }
        _ => false,
    };
    let is_zero = |node: &Node| matches!(node.kind, NodeKind::Number(0.0, true));
    match &items.kind {
        NodeKind::Range(ends, has_end) => is_zero(&ends[0]) && is_length(&ends[1]) && !has_end,
        NodeKind::Call(callee, arguments) => {
            let is_whole = match &arguments[..] {
                [end] => is_length(end),
                [begin, end] => is_zero(begin) && is_length(end),
                _ => false,
            };
            matches!(&callee.kind, NodeKind::Name(name) if name == "range") && is_whole
        }
        _ => false,
    }
}

fn is_list(items: &Node) -> bool {
    match &items.kind {
        NodeKind::Name(_) | NodeKind::Member(..) | NodeKind::Index(..) => true,
        NodeKind::Prefix(_, of) => is_list(of),
        NodeKind::Call(callee, arguments) => match (&callee.kind, &arguments[..]) {
            (NodeKind::Name(_), [of]) => is_numbered(items) && is_list(of),
            (NodeKind::Member(of, _), []) => is_list(of),
            _ => false,
        },
        _ => false,
    }
}

/// Definitions, then one `if` without an `else`, whose body changes no answer of another thing.
fn is_search(body: &[Statement]) -> bool {
    let Some((last, before)) = body.split_last() else { return false };
    let defines = |statement: &Statement| {
        matches!(&statement.kind, StatementKind::Define { pattern: Pattern::Name(..), value: Some(_), .. })
    };
    let StatementKind::If { arms, otherwise: None } = &last.kind else { return false };
    let [(_, done)] = &arms[..] else { return false };
    let is_fine = |statement: &Statement| match &statement.kind {
        StatementKind::Return(Some(node)) => truth(node) == Some(true),
        StatementKind::Refused(_) => is_break(statement),
        StatementKind::Return(None)
        | StatementKind::Define { .. }
        | StatementKind::Change { .. }
        | StatementKind::Expression(_) => true,
        _ => false,
    };
    before.iter().all(defines) && (is_search(done) || (!done.is_empty() && done.iter().all(is_fine)))
}

fn is_break(statement: &Statement) -> bool {
    matches!(&statement.kind, StatementKind::Refused(FormulaFlaw::Statement(word)) if word == "break")
}

/// The `if` as it is followed: without its `break`. `None` if more than `true` is given in it.
pub(in crate::formula) fn without_break(statement: &Statement) -> Option<Statement> {
    let StatementKind::If { arms, .. } = &statement.kind else { return Some(statement.clone()) };
    let [(test, done)] = &arms[..] else { return None };
    let is_fine = |statement: &Statement| match &statement.kind {
        StatementKind::Define { value: Some(node), .. } => truth(node) == Some(true),
        StatementKind::Return(value) => value.is_some(),
        StatementKind::Expression(_) | StatementKind::If { .. } => true,
        _ => false,
    };
    let done: Vec<Statement> =
        done.iter().filter(|statement| !is_break(statement)).map(without_break).collect::<Option<_>>()?;
    let kind = StatementKind::If { arms: vec![(test.clone(), done.clone())], otherwise: None };
    (!done.is_empty() && done.iter().all(is_fine)).then(|| Statement { place: statement.place.clone(), kind })
}
