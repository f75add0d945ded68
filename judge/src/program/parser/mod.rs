//! Text → the core language. One parser, with a table for each language.

mod cursor;
mod declarations;
mod expressions;
mod functions;
mod grammar;
mod lambdas;
mod lexer;
mod line_ends;
mod literals;
mod marks;
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

pub(crate) use marks::unmarked;

use super::syntax::{Place, Text};
use super::{FormulaError, FormulaFlaw};
use crate::formula::SourceLanguage;

type Read<Out> = Result<Out, FormulaError>;

fn wrong<Out>(flaw: FormulaFlaw, place: &Place) -> Read<Out> {
    Err(FormulaError { flaw, place: place.clone() })
}

/// Reads a text in a language. What is no part of a function or of a declaration is kept as unread.
pub(crate) fn parse(text: &str, language: SourceLanguage) -> Read<Text> {
    let text = &*unmarked(text)?;
    let grammar = grammar::grammar(language);
    let tokens = lexer::tokens(text, grammar)?;
    let tokens = match language {
        SourceLanguage::C | SourceLanguage::Cpp | SourceLanguage::CSharp => {
            preprocessor::expanded(tokens, text, grammar)?
        }
        _ => tokens,
    };
    Ok(cursor::Parser::new(text, tokens, grammar)?.text())
}

/// The languages that read the whole text, most likely first.
pub(crate) fn takers(text: &str) -> Vec<SourceLanguage> {
    const ALL: [(SourceLanguage, &[&str]); 14] = [
        (SourceLanguage::JavaScript, &["function", "const", "let", "=>", "===", "Math."]),
        (SourceLanguage::TypeScript, &["function", ": number", ": boolean", "interface", "export"]),
        (SourceLanguage::Python, &["def ", "elif", " and ", "self."]),
        (SourceLanguage::Cpp, &["const ", "std::", "bool ", "&"]),
        (SourceLanguage::C, &["bool ", "int ", "float ", "->", "#"]),
        (SourceLanguage::Java, &["boolean ", "public ", "Math."]),
        (SourceLanguage::CSharp, &["bool ", "public ", "Math.", "Mathf"]),
        (SourceLanguage::Lua, &["local ", "function", " then", "end"]),
        (SourceLanguage::GdScript, &["func ", "var ", "-> bool"]),
        (SourceLanguage::Kotlin, &["fun ", "val ", ": Boolean"]),
        (SourceLanguage::Swift, &["func ", "let ", "-> Bool", "guard "]),
        (SourceLanguage::Go, &["func ", ":=", "bool {"]),
        (SourceLanguage::Rust, &["fn ", "let ", "-> bool", "&"]),
        (SourceLanguage::Hsp, &["mes", "dim"]),
    ];
    let reads = |language: SourceLanguage| {
        parse(text, language).is_ok_and(|read| {
            read.unread.is_empty()
                && (!read.functions.is_empty() || read.classes.iter().any(|class| !class.methods.is_empty()))
        })
    };
    let score = |words: &[&str]| words.iter().filter(|word| text.contains(**word)).count();
    let mut found: Vec<(usize, SourceLanguage)> = ALL
        .iter()
        .filter(|(language, _)| reads(*language))
        .map(|(language, words)| (score(words), *language))
        .collect();
    found.sort_by_key(|(score, _)| std::cmp::Reverse(*score));
    found.into_iter().map(|(_, language)| language).collect()
}
