//! The languages that a text without a file name can be in: all whose parser reads it whole.

use super::parser::parse;
use super::rules;
use super::syntax::{Function, Text, Type};
use super::{FormulaError, FormulaFlaw};
use crate::formula::SourceLanguage::{self, C, CSharp, Cpp, GdScript, Go, Hsp, Java, JavaScript, Kotlin, Lua, Python};
use crate::order::sort_by_key;
use crate::program::is_in;
use SourceLanguage::{Rust, Swift, TypeScript};

/// The languages that read a whole text.
pub(crate) struct Takers {
    /// The most likely first. Those that find a function in the text, if there are some.
    pub languages: Vec<SourceLanguage>,
    /// Those that read a function in the text, and not all of its declarations.
    pub in_parts: Vec<SourceLanguage>,
    pub has_functions: bool,
    /// Why the likeliest of the other languages does not read it.
    pub refused: Option<FormulaError>,
}

/// What is usual in a text of a language, with `|` between.
const USUAL: [(SourceLanguage, &str); 14] = [
    (JavaScript, "function|const|let|=>|===|Math."),
    (TypeScript, "function|: number|: boolean|interface|export"),
    (Python, "def |elif| and |self."),
    (C, "struct |->|#define|#include|_Bool|*|int "),
    (Cpp, "std::|::|&a|& | &|class |auto |const "),
    (Java, "boolean |public |Math."),
    (CSharp, "bool |public |Math.|Mathf"),
    (Lua, "local |function| then|end"),
    (GdScript, "func |var |-> bool"),
    (Kotlin, "fun |val |: Boolean"),
    (Swift, "func |let |-> Bool|guard "),
    (Go, "func |:=|bool {"),
    (Rust, "fn |let |-> bool|&"),
    (Hsp, "mes |dim |stick |redraw|repeat|goto *|#defcfunc|#deffunc|#module"),
];

/// Here the type comes first, so that any two words in a row may declare something.
const TYPES_FIRST: [SourceLanguage; 4] = [C, Cpp, CSharp, Java];
/// With these words begins a function in the other languages.
const WORDS_OF_OTHERS: &str = "function def func fn fun local";

/// The languages that read the whole text.
pub(crate) fn takers(text: &str) -> Takers {
    let mut found: Vec<(bool, usize, SourceLanguage)> = Vec::new();
    let mut refused: Option<(usize, FormulaError)> = None;
    let without_and = text.replace("&&", "");
    let mut in_parts: Vec<(bool, usize, SourceLanguage)> = Vec::new();
    for (language, usual) in USUAL {
        let score = usual.split('|').filter(|word| without_and.contains(*word)).count();
        let error = match read(text, language) {
            Ok(Readable::Whole { has_functions }) => {
                found.push((has_functions, score, language));
                continue;
            }
            Ok(Readable::InParts(why)) => {
                in_parts.push((true, score, language));
                why
            }
            Ok(Readable::No) => continue,
            Err(error) => error,
        };
        // Of two languages as likely, that which reads more of the text.
        let is_more = |(known, other): &(usize, FormulaError)| (score, error.place.start) > (*known, other.place.start);
        if refused.as_ref().is_none_or(is_more) {
            refused = Some((score, error));
        }
    }
    let has_functions = found.iter().chain(&in_parts).any(|(has, ..)| *has);
    found.retain(|(has, ..)| *has == has_functions);
    let sorted = |mut all: Vec<(bool, usize, SourceLanguage)>| {
        sort_by_key(&mut all, |(_, score, _)| std::cmp::Reverse(*score));
        all.into_iter().map(|(.., language)| language).collect()
    };
    let refused = refused.filter(|(score, _)| *score > 0).map(|(_, error)| error);
    Takers { languages: sorted(found), in_parts: sorted(in_parts), has_functions, refused }
}

/// Whether a text has a function in a language that is read.
pub fn is_function(text: &str) -> bool {
    takers(text).has_functions
}

/// How a language reads a text.
enum Readable {
    No,
    Whole {
        has_functions: bool,
    },
    /// Not all of its declarations, and a function.
    InParts(FormulaError),
}

fn read(text: &str, language: SourceLanguage) -> Result<Readable, FormulaError> {
    let mut read = parse(text, language)?;
    let unread = std::mem::take(&mut read.unread).into_iter().next();
    let begins_as_other = |function: &Function| {
        let first = text.get(function.place.clone()).and_then(|text| text.split_whitespace().next());
        first.is_some_and(|word| is_in(word, WORDS_OF_OTHERS))
    };
    let mut functions = read.all_functions();
    let is_other = functions.any(|function| begins_as_other(function))
        || types(&read).any(|ty| is_type_of_others(&ty.name, language));
    // Structures of C have no functions.
    let has_methods = language == C && read.classes.iter().any(|class| !class.methods.is_empty());
    if TYPES_FIRST.contains(&language) && (is_other || has_methods) {
        return unread.map_or(Ok(Readable::No), |unread| Err(unread.why));
    }
    let has_functions = !read.functions.is_empty() || read.classes.iter().any(|class| !class.methods.is_empty());
    let is_something = has_functions || !read.statements.is_empty();
    Ok(match unread {
        Some(unread) if has_functions => Readable::InParts(unread.why),
        Some(unread) => return Err(unread.why),
        None if is_something => Readable::Whole { has_functions },
        None => Readable::No,
    })
}

/// The types of parameters, answers and fields.
fn types(text: &Text) -> impl Iterator<Item = &Type> {
    let of_functions = text.all_functions().flat_map(|function| {
        function.answer.iter().chain(function.parameters.iter().filter_map(|parameter| parameter.ty.as_ref()))
    });
    let of_fields = text.classes.iter().flat_map(|class| class.fields.iter().filter_map(|field| field.ty.as_ref()));
    of_functions.chain(of_fields)
}

/// Whether a name is that of a type in another language where the type comes first, and here it is none.
fn is_type_of_others(name: &str, language: SourceLanguage) -> bool {
    let truths = match language {
        Java => "bool BOOL _Bool",
        CSharp => "boolean Boolean BOOL _Bool",
        _ => "boolean Boolean",
    };
    let is_number = |language: SourceLanguage| rules::number_type(language, name).is_some();
    is_in(name, truths) || (!is_number(language) && TYPES_FIRST.iter().any(|other| is_number(*other)))
}

/// The error of a text that no language reads.
pub(crate) fn unreadable(text: &str, takers: Takers) -> FormulaError {
    if text.trim().is_empty() {
        return FormulaError { flaw: FormulaFlaw::Empty, place: 0..0 };
    }
    if let Some(title) = other_language(text) {
        return FormulaError { flaw: FormulaFlaw::OtherLanguage(title), place: 0..0 };
    }
    takers.refused.unwrap_or_else(|| {
        let line = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
        let first: String = line.trim().chars().take(60).collect();
        FormulaError { flaw: FormulaFlaw::NotRead(first), place: 0..0 }
    })
}

/// A language that is not read, if the text looks like it.
fn other_language(text: &str) -> Option<&'static str> {
    let has = |all: &str| all.split('|').all(|part| text.contains(part));
    let lines = || text.lines().map(str::trim);
    if has("<?php") || has("function |($") {
        Some("PHP")
    } else if has(":=") && lines().any(|line| line == "begin") && lines().any(|line| line.starts_with("end;")) {
        Some("Pascal")
    } else if lines().any(|line| line == "end") && lines().any(|line| line.starts_with("def ") && !line.ends_with(':'))
    {
        Some("Ruby")
    } else if has("<<(") || has("set [| v] to") {
        Some("Scratch")
    } else {
        None
    }
}

/// Whether a text is no formula in hantei's own words: it has a block, a text in quotes, or a line that declares something.
pub(crate) fn is_code(text: &str) -> bool {
    const BEGINS: &str = "def func fn fun function local import from use using package extends class struct public \
        private static bool boolean int #include #define mes pub";
    let begins = |line: &str| line.split_whitespace().next().is_some_and(|word| is_in(word, BEGINS));
    text.contains(['{', '"', '\''])
        || text.trim_start().starts_with(';')
        || text.lines().any(begins)
        || other_language(text).is_some()
}
