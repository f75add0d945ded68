//! The languages that a text without a file name can be in: all whose parser reads it whole.

use super::parser::parse;
use super::rules;
use super::syntax::{Function, Text, Type};
use super::{FormulaError, FormulaFlaw};
use crate::formula::SourceLanguage::{self, C, CSharp, Cpp, GdScript, Go, Hsp, Java, JavaScript, Kotlin, Lua, Python};
use SourceLanguage::{Rust, Swift, TypeScript};

/// The languages that read a whole text.
pub(crate) struct Takers {
    /// The most likely first. Those that find a function in the text, if there are some.
    pub(crate) languages: Vec<SourceLanguage>,
    pub(crate) has_functions: bool,
    /// Why the likeliest of the other languages does not read it.
    pub(crate) refused: Option<FormulaError>,
}

/// What is usual in a text of a language.
const USUAL: [(SourceLanguage, &[&str]); 14] = [
    (JavaScript, &["function", "const", "let", "=>", "===", "Math."]),
    (TypeScript, &["function", ": number", ": boolean", "interface", "export"]),
    (Python, &["def ", "elif", " and ", "self."]),
    (C, &["struct ", "->", "#define", "#include", "_Bool", "*", "int "]),
    (Cpp, &["std::", "::", "&a", "& ", " &", "class ", "auto ", "const "]),
    (Java, &["boolean ", "public ", "Math."]),
    (CSharp, &["bool ", "public ", "Math.", "Mathf"]),
    (Lua, &["local ", "function", " then", "end"]),
    (GdScript, &["func ", "var ", "-> bool"]),
    (Kotlin, &["fun ", "val ", ": Boolean"]),
    (Swift, &["func ", "let ", "-> Bool", "guard "]),
    (Go, &["func ", ":=", "bool {"]),
    (Rust, &["fn ", "let ", "-> bool", "&"]),
    (Hsp, &["mes", "dim"]),
];

/// Here the type comes first, so that any two words in a row may declare something.
const TYPES_FIRST: [SourceLanguage; 4] = [C, Cpp, CSharp, Java];
/// With these words begins a function in the other languages.
const WORDS_OF_OTHERS: [&str; 6] = ["function", "def", "func", "fn", "fun", "local"];

/// The languages that read the whole text.
pub(crate) fn takers(text: &str) -> Takers {
    let mut found: Vec<(bool, usize, SourceLanguage)> = Vec::new();
    let mut refused: Option<(usize, FormulaError)> = None;
    let without_and = text.replace("&&", "");
    for (language, usual) in USUAL {
        let score = usual.iter().filter(|word| without_and.contains(**word)).count();
        match read(text, language) {
            Ok(Some(has_functions)) => found.push((has_functions, score, language)),
            Err(error) if refused.as_ref().is_none_or(|(known, _)| score > *known) => refused = Some((score, error)),
            Ok(None) | Err(_) => {}
        }
    }
    let has_functions = found.iter().any(|(has, ..)| *has);
    found.retain(|(has, ..)| *has == has_functions);
    found.sort_by_key(|(_, score, _)| std::cmp::Reverse(*score));
    let refused = refused.filter(|(score, _)| *score > 0).map(|(_, error)| error);
    Takers { languages: found.into_iter().map(|(.., language)| language).collect(), has_functions, refused }
}

/// Whether a language finds functions in a text, or statements only; `None` if the text is not in it.
fn read(text: &str, language: SourceLanguage) -> Result<Option<bool>, FormulaError> {
    let read = parse(text, language)?;
    if let Some(unread) = read.unread.into_iter().next() {
        return Err(unread.why);
    }
    let begins_as_other = |function: &Function| {
        let first = text.get(function.place.clone()).and_then(|text| text.split_whitespace().next());
        first.is_some_and(|word| WORDS_OF_OTHERS.contains(&word))
    };
    let read = Text { unread: Vec::new(), ..read };
    let mut functions = read.functions.iter().chain(read.classes.iter().flat_map(|class| &class.methods));
    let is_other = functions.any(|function| begins_as_other(function))
        || types(&read).any(|ty| is_type_of_others(&ty.name, language));
    // Structures of C have no functions.
    let has_methods = language == C && read.classes.iter().any(|class| !class.methods.is_empty());
    if TYPES_FIRST.contains(&language) && (is_other || has_methods) {
        return Ok(None);
    }
    let has_functions = !read.functions.is_empty() || read.classes.iter().any(|class| !class.methods.is_empty());
    Ok((has_functions || !read.statements.is_empty()).then_some(has_functions))
}

/// The types of parameters, answers and fields.
fn types(text: &Text) -> impl Iterator<Item = &Type> {
    let functions = text.functions.iter().chain(text.classes.iter().flat_map(|class| &class.methods));
    let of_functions = functions.flat_map(|function| {
        function.answer.iter().chain(function.parameters.iter().filter_map(|parameter| parameter.ty.as_ref()))
    });
    let of_fields = text.classes.iter().flat_map(|class| class.fields.iter().filter_map(|field| field.ty.as_ref()));
    of_functions.chain(of_fields)
}

/// Whether a name is that of a type in another language where the type comes first, and here it is none.
fn is_type_of_others(name: &str, language: SourceLanguage) -> bool {
    let truths: &[&str] = match language {
        Java => &["bool", "BOOL", "_Bool"],
        CSharp => &["boolean", "Boolean", "BOOL", "_Bool"],
        _ => &["boolean", "Boolean"],
    };
    let is_number = |language: SourceLanguage| rules::number_type(language, name).is_some();
    truths.contains(&name) || (!is_number(language) && TYPES_FIRST.iter().any(|other| is_number(*other)))
}

/// The error of a text that no language reads.
pub(crate) fn unreadable(text: &str, takers: Takers) -> FormulaError {
    if text.trim().is_empty() {
        return FormulaError { flaw: FormulaFlaw::Empty, place: 0..0 };
    }
    takers.refused.unwrap_or_else(|| {
        let line = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
        let first: String = line.trim().chars().take(60).collect();
        FormulaError { flaw: FormulaFlaw::NotRead(first), place: 0..0 }
    })
}
