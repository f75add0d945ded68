//! Text → the core language. One parser, with a table for each language.

mod bindings;
mod cursor;
mod declarations;
mod expressions;
mod functions;
mod grammar;
mod hooks;
mod hsp;
mod imports;
mod lambdas;
mod lexer;
mod line_ends;
mod literals;
mod marks;
mod matches;
mod operands;
mod operators;
mod preprocessor;
mod statements;
mod suffixes;
mod token;
mod types;
mod words;

#[cfg(test)]
mod tests;

pub(crate) use hooks::hook;
pub(crate) use marks::unmarked;

use super::syntax::{Expression, Text};
use super::{FormulaError, wrong};
use crate::formula::SourceLanguage::{self, C, CSharp, Cpp, Own};

type Read<Out = Expression> = Result<Out, FormulaError>;

/// Reads a text in a language. What is no part of a function or of a declaration is kept as unread.
pub(crate) fn parse(text: &str, language: SourceLanguage) -> Read<Text> {
    let text = &*unmarked(text)?;
    let grammar = grammar::grammar(language);
    let tokens = lexer::tokens(text, grammar)?;
    let tokens = match language {
        C | Cpp | CSharp => preprocessor::expanded(tokens, text, grammar)?,
        Own => without_open_end(tokens),
        _ => tokens,
    };
    let tokens = if language == Own { tokens } else { with_closed_end(tokens) };
    Ok(cursor::Parser::new(text, tokens, grammar)?.text())
}

/// In hantei's own formulas a `{` at the end is of no matter: `if (a < b) {`.
fn without_open_end(mut tokens: Vec<token::Token>) -> Vec<token::Token> {
    let is_open = |it: &token::Token| it.is("{");
    if let [.., last, _end] = &tokens[..]
        && is_open(last)
    {
        tokens.remove(tokens.len() - 2);
    }
    tokens
}

/// A text that was cut behind the head of its last `if`: the body is empty.
fn with_closed_end(mut tokens: Vec<token::Token>) -> Vec<token::Token> {
    if let [.., last, _end] = &tokens[..]
        && last.is("{")
    {
        let close = token::Token { kind: token::Kind::Sign("}"), ..last.clone() };
        tokens.insert(tokens.len() - 1, close);
    }
    tokens
}
