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

use super::syntax::{Function, Place, Text};
use super::{FormulaError, FormulaFlaw};
use crate::formula::SourceLanguage;
use std::rc::Rc;

type Read<Out> = Result<Out, FormulaError>;

fn wrong<Out>(flaw: FormulaFlaw, place: &Place) -> Read<Out> {
    Err(FormulaError { flaw, place: place.clone() })
}

/// Reads a text in a language. What is no part of a function or of a declaration is kept as unread.
pub(crate) fn parse(text: &str, language: SourceLanguage) -> Read<Text> {
    let grammar = grammar::grammar(language);
    let tokens = lexer::tokens(text, grammar)?;
    let tokens = match language {
        SourceLanguage::C | SourceLanguage::Cpp | SourceLanguage::CSharp => {
            preprocessor::expanded(tokens, text, grammar)?
        }
        SourceLanguage::Own => without_open_end(tokens),
        _ => tokens,
    };
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

/// The languages that read a whole text.
pub(crate) struct Takers {
    /// The most likely first. Those that find a function in the text, if there are some.
    pub(crate) languages: Vec<SourceLanguage>,
    pub(crate) has_functions: bool,
}

const C_FAMILY: [SourceLanguage; 4] =
    [SourceLanguage::C, SourceLanguage::Cpp, SourceLanguage::CSharp, SourceLanguage::Java];
/// With these words begins a function in a language where types do not come first.
const WORDS_OF_OTHERS: [&str; 6] = ["function", "def", "func", "fn", "fun", "local"];

/// The languages that read the whole text.
pub(crate) fn takers(text: &str) -> Takers {
    const ALL: [(SourceLanguage, &[&str]); 14] = [
        (SourceLanguage::JavaScript, &["function", "const", "let", "=>", "===", "Math."]),
        (SourceLanguage::TypeScript, &["function", ": number", ": boolean", "interface", "export"]),
        (SourceLanguage::Python, &["def ", "elif", " and ", "self."]),
        (SourceLanguage::C, &["struct ", "->", "#define", "#include", "_Bool", "*"]),
        (SourceLanguage::Cpp, &["std::", "::", "&a", "& ", " &", "class ", "auto ", "const "]),
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
        let read = parse(text, language).ok().filter(|read| read.unread.is_empty())?;
        let is_other = |function: &Rc<Function>| {
            let first = text.get(function.place.clone()).and_then(|text| text.split_whitespace().next());
            first.is_some_and(|word| WORDS_OF_OTHERS.contains(&word))
        };
        let has_answer = |function: &Rc<Function>, ty: &str| function.answer.as_ref().is_some_and(|it| &*it.name == ty);
        let unknown = if language == SourceLanguage::Java { "bool" } else { "boolean" };
        let is_other = |function: &Rc<Function>| is_other(function) || has_answer(function, unknown);
        let mut all = read.functions.iter().chain(read.classes.iter().flat_map(|class| &class.methods));
        if C_FAMILY.contains(&language) && all.any(is_other) {
            return None;
        }
        // Structures of C have no functions.
        if language == SourceLanguage::C && read.classes.iter().any(|class| !class.methods.is_empty()) {
            return None;
        }
        let has_functions = !read.functions.is_empty() || read.classes.iter().any(|class| !class.methods.is_empty());
        (has_functions || !read.statements.is_empty()).then_some(has_functions)
    };
    let score = |words: &[&str]| words.iter().filter(|word| text.contains(**word)).count();
    let mut found: Vec<(bool, usize, SourceLanguage)> =
        ALL.iter().filter_map(|(language, words)| Some((reads(*language)?, score(words), *language))).collect();
    let has_functions = found.iter().any(|(has, ..)| *has);
    found.retain(|(has, ..)| *has == has_functions);
    found.sort_by_key(|(_, score, _)| std::cmp::Reverse(*score));
    Takers { languages: found.into_iter().map(|(.., language)| language).collect(), has_functions }
}
