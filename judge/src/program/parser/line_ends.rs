//! The ends of lines that end statements: indentation in Python and `GDScript`, semicolons in Go, lines in HSP.

use super::grammar::{Grammar, Lines};
use super::token::{Kind, Token};
use super::{Read, wrong};
use crate::formula::FormulaFlaw;
use crate::program::is_in;

pub(super) fn with_ends(tokens: Vec<Token>, text: &str, grammar: &'static Grammar) -> Read<Vec<Token>> {
    match grammar.lines {
        Lines::Indented => indented(tokens, text),
        Lines::Go => Ok(with_semicolons(tokens)),
        Lines::Hsp => Ok(with_line_ends(tokens)),
        Lines::Free | Lines::Script | Lines::Kotlin | Lines::Swift => Ok(tokens),
    }
}

fn made(kind: Kind, at: usize) -> Token {
    Token { kind, place: at..at, begins_line: false, after_space: true }
}

/// Puts the end of a statement behind the last token.
fn push_end(out: &mut Vec<Token>, kind: Kind) {
    let end = text_end(out);
    out.push(made(kind, end));
}

/// Where the last token ends.
fn text_end(out: &[Token]) -> usize {
    out.last().map_or(0, |it| it.place.end)
}

/// How deep a line is indented: a tab goes to the next multiple of eight.
fn indentation(text: &str, at: usize) -> usize {
    let before = text.get(..at).unwrap_or("");
    let line = before.rfind('\n').map_or(0, |it| it + 1);
    before
        .get(line..)
        .unwrap_or("")
        .chars()
        .fold(0, |depth, it| if it == '\t' { (depth / 8 + 1) * 8 } else { depth + 1 })
}

/// Python's rule. A text that is indented as a whole begins at its own depth.
fn indented(tokens: Vec<Token>, text: &str) -> Read<Vec<Token>> {
    let mut out: Vec<Token> = Vec::with_capacity(tokens.len() + tokens.len() / 4);
    let mut depths: Vec<usize> = Vec::new();
    let mut open = 0_usize;
    for token in tokens {
        let at = token.place.start;
        if token.begins_line && open == 0 && !follows_backslash(text, at) {
            let depth = indentation(text, at);
            if !out.is_empty() {
                push_end(&mut out, Kind::LineEnd);
            }
            indent(&mut depths, depth, &mut out, &token)?;
        }
        match token.kind {
            Kind::Sign("(" | "[" | "{") => open += 1,
            Kind::Sign(")" | "]" | "}") => open = open.saturating_sub(1),
            _ => {}
        }
        out.push(token);
    }
    push_end(&mut out, Kind::LineEnd);
    let end = text_end(&out);
    out.extend(depths.iter().skip(1).map(|_| made(Kind::Dedent, end)));
    Ok(out)
}

fn indent(depths: &mut Vec<usize>, depth: usize, out: &mut Vec<Token>, token: &Token) -> Read<()> {
    let at = token.place.start;
    match depths.last().copied() {
        None => depths.push(depth),
        Some(last) if depth > last => {
            depths.push(depth);
            out.push(made(Kind::Indent, at));
        }
        Some(_) => {
            while depths.len() > 1 && depths.last().is_some_and(|last| *last > depth) {
                depths.pop();
                out.push(made(Kind::Dedent, at));
            }
            if depths.last() != Some(&depth) {
                // The first line alone was pasted without its indentation.
                return wrong(FormulaFlaw::Indentation, &token.place);
            }
        }
    }
    Ok(())
}

/// Whether the line before this place ends with `\`.
fn follows_backslash(text: &str, at: usize) -> bool {
    let before = text.get(..at).unwrap_or("").trim_end_matches([' ', '\t']);
    let line = before.strip_suffix('\n').and_then(|it| it.trim_end_matches('\r').strip_suffix('\\'));
    // In a comment it joins nothing.
    line.is_some_and(|it| !it.rsplit('\n').next().unwrap_or_default().contains('#'))
}

/// Go puts a semicolon behind a line whose last token is an operand's end.
fn with_semicolons(tokens: Vec<Token>) -> Vec<Token> {
    let mut out: Vec<Token> = Vec::with_capacity(tokens.len() + tokens.len() / 4);
    for token in tokens {
        if token.begins_line && out.last().is_some_and(|it| ends_statement(&it.kind)) {
            push_end(&mut out, Kind::Sign(";"));
        }
        out.push(token);
    }
    if out.last().is_some_and(|it| ends_statement(&it.kind)) {
        push_end(&mut out, Kind::Sign(";"));
    }
    out
}

fn ends_statement(kind: &Kind) -> bool {
    match kind {
        Kind::Word(word) => !is_in(word, super::words::GO) || is_in(word, "break continue fallthrough return"),
        Kind::Number(_) | Kind::Text(_) | Kind::Odd => true,
        Kind::Sign(sign) => matches!(*sign, "++" | "--" | ")" | "]" | "}"),
        Kind::LineEnd | Kind::Indent | Kind::Dedent | Kind::Directive | Kind::Unknown(_) | Kind::End => false,
    }
}

fn with_line_ends(tokens: Vec<Token>) -> Vec<Token> {
    let mut out: Vec<Token> = Vec::with_capacity(tokens.len() + tokens.len() / 4);
    for token in tokens {
        if token.begins_line && !out.is_empty() {
            push_end(&mut out, Kind::LineEnd);
        }
        out.push(token);
    }
    push_end(&mut out, Kind::LineEnd);
    out
}
