//! Recognises the language of a text by its words and signs.

use crate::formula::language::SourceLanguage::{
    self, C, CSharp, Cpp, GdScript, Go, Java, JavaScript, Kotlin, Lua, Python, Rust, Swift, TypeScript,
};

/// A text without comments and strings, as words and signs of one character.
struct Words<'a>(Vec<&'a str>);

/// The starts of comment lines.
const COMMENTS: [&str; 4] = ["--", "//", "*", "/*"];
/// Lines that begin with `#` but are no comments.
const DIRECTIVES: [&str; 4] = ["#define", "#include", "#if", "#pragma"];
/// The starts of a comment after code.
const BEHIND: [&str; 4] = [" //", " -- ", "\"\"\"", " # "];

impl<'a> Words<'a> {
    fn of(text: &'a str) -> Self {
        let mut words = Vec::new();
        for line in text.lines() {
            let begun = line.trim_start();
            let begins = |all: &[&str]| all.iter().any(|sign| begun.starts_with(sign));
            if begins(&COMMENTS) || (begun.starts_with('#') && !begins(&DIRECTIVES)) {
                continue;
            }
            let end = BEHIND.iter().filter_map(|sign| line.find(sign)).min();
            let mut rest = end.map_or(line, |end| &line[..end]);
            while let Some(first) = rest.chars().next() {
                let length = if first.is_alphanumeric() || first == '_' {
                    rest.find(|it: char| !it.is_alphanumeric() && it != '_').unwrap_or(rest.len())
                } else if matches!(first, '"' | '\'') {
                    rest[1..].find(first).map_or(1, |end| end + 2)
                } else {
                    first.len_utf8()
                };
                if !first.is_whitespace() {
                    words.push(&rest[..length]);
                }
                rest = &rest[length..];
            }
            words.push("\n");
        }
        Self(words)
    }

    fn has(&self, wanted: &[&str]) -> bool {
        self.0.windows(wanted.len()).any(|here| here == wanted)
    }

    fn any(&self, wanted: &[&str]) -> bool {
        wanted.iter().any(|word| self.has(&[word]))
    }

    /// Languages that begin or end a function with a keyword.
    fn by_keyword(&self) -> Option<SourceLanguage> {
        let has_braces = self.any(&["{"]);
        if self.any(&["fn", "impl"]) && has_braces {
            return Some(Rust);
        }
        if self.any(&["def", "elif", "lambda"]) || (self.any(&["True", "False", "None"]) && !has_braces) {
            let is_godot = self.any(&["func", "var", "Rect2", "Vector2"]);
            return Some(if is_godot { GdScript } else { Python });
        }
        if self.any(&["func"]) {
            let is_swift = self.has(&["-", ">"]) || self.any(&["let", "Bool", "self"]);
            return Some(if !has_braces {
                GdScript
            } else if is_swift {
                Swift
            } else {
                Go
            });
        }
        if self.any(&["fun"]) && self.any(&["Boolean", "val", "Rect", ":"]) {
            return Some(Kotlin);
        }
        // A table in braces is no body.
        let has_bodies = self.has(&[")", "{"]) || self.has(&[")", "\n", "{"]);
        let begins = self.any(&["then", "elseif", "local", "nil"]) || (self.any(&["function"]) && !has_bodies);
        let ends = self.any(&["end", "local", "nil"]) || self.has(&["~", "="]);
        (begins && ends).then_some(Lua)
    }

    fn by_script(&self) -> Option<SourceLanguage> {
        let is_typed =
            self.has(&[":", "number"]) || self.has(&[":", "boolean"]) || self.any(&["interface", "readonly"]);
        let types = self.any(&[
            "bool", "auto", "struct", "float", "int", "double", "public", "private", "void", "boolean", "qboolean",
        ]);
        let strict = self.has(&["=", "=", "="]) || self.has(&["!", "=", "="]);
        let declares = self.any(&["function", "let", "export"]) || strict;
        let is_browser = self.any(&["console", "constructor", "document"]);
        let is_method = self.has(&["this", "."]) && !types && !self.has(&["this", ".", "X"]);
        let is_arrow = self.has(&["=", ">"]) && !self.any(&["bool", "float", "int"]);
        let is_named = self.any(&["const", "var"]) && !types && !self.has(&[":", ":"]) && !self.has_reference();
        let is_function = self.any(&["function"]) || !(self.any(&["bool"]) && types);
        let found = is_browser || is_method || is_named || ((declares || is_arrow) && is_function);
        found.then_some(if is_typed { TypeScript } else { JavaScript })
    }

    fn by_types(&self) -> Option<SourceLanguage> {
        if self.any(&["boolean", "extends", "implements", "final"]) || self.has(&["@", "Override"]) {
            return Some(Java);
        }
        // `for (Alien alien : aliens)`
        let goes_through = self.0.windows(5).any(|here| here[..2] == ["for", "("] && here[4] == ":");
        if goes_through && self.any(&["public", "private"]) && !self.has(&["public", ":"]) && !self.has(&[":", ":"]) {
            return Some(Java);
        }
        if self.any(&["foreach"]) {
            return Some(CSharp);
        }
        let modifiers = [["public", "bool"], ["private", "bool"], ["public", "static"], ["private", "static"]];
        let is_modified = modifiers.iter().any(|two| self.has(two)) || self.has(&["internal", "static"]);
        let names = ["Mathf", "RectangleF", "using", "internal", "string", "MonoBehaviour", "Transform", "X", "Width"];
        let is_plus_file = self.has(&["#", "include"]) && self.any(&["using", "string", "std", "class", "public"]);
        if is_plus_file {
            return Some(Cpp);
        }
        let is_sharp = self.any(&names) || self.has(&["Math", "."]) || self.has(&["=", ">"]) || self.any(&["var"]);
        if (is_modified && !self.has(&["public", ":"])) || (is_sharp && self.any(&["bool"]) && !self.has_reference()) {
            return Some(CSharp);
        }
        let words = ["auto", "class", "constexpr", "nullptr", "noexcept", "override", "namespace"];
        let is_plus = self.has(&[":", ":"]) || self.has(&["const", "{"]) || self.has(&["public", ":"]);
        if is_plus || self.any(&words) || self.has_reference() {
            return Some(Cpp);
        }
        let names = [
            "struct", "typedef", "SDL_Rect", "SDL_bool", "TRUE", "FALSE", "BOOL", "RECT", "fabs", "fabsf", "fmax",
            "qboolean",
        ];
        let is_c =
            self.any(&names) || self.has(&["#", "include"]) || self.has(&["#", "define"]) || self.has(&["-", ">"]);
        if !is_c && self.any(&["bool"]) {
            return Some(Cpp);
        }
        (is_c || self.any(&["int", "float", "double"])).then_some(C)
    }

    /// `const Rect& a`, `Rect &a`.
    fn has_reference(&self) -> bool {
        let is_name = |word: &str| word.starts_with(|first: char| first.is_alphabetic() || first == '_');
        let constants: Vec<&str> = self.0.windows(2).filter(|here| here[0] == "const").map(|here| here[1]).collect();
        self.0.windows(3).any(|here| {
            let is_type = |word: &str| word.starts_with(char::is_uppercase) || constants.contains(&word);
            here[1] == "&" && is_name(here[0]) && is_name(here[2]) && is_type(here[0])
        })
    }
}

pub(in crate::formula) fn recognised(text: &str) -> Option<SourceLanguage> {
    let words = Words::of(text);
    let is_python =
        words.any(&["and", "or", "not", "self"]) && words.has(&[":", "\n"]) && words.any(&["return", "self"]);
    words
        .by_keyword()
        .or_else(|| words.by_script())
        .or_else(|| words.by_types())
        .or_else(|| is_python.then_some(Python))
}

/// A language that is not read, if the text looks like it.
pub(in crate::formula) fn other_language(text: &str) -> Option<&'static str> {
    let has = |all: &[&str]| all.iter().all(|part| text.contains(part));
    let lines = || text.lines().map(str::trim);
    if has(&["<?php"]) || has(&["function ", "($"]) {
        Some("PHP")
    } else if has(&[":="]) && lines().any(|line| line == "begin") && lines().any(|line| line.starts_with("end;")) {
        Some("Pascal")
    } else if lines().any(|line| line == "end") && lines().any(|line| line.starts_with("def ") && !line.ends_with(':'))
    {
        Some("Ruby")
    } else if has(&["<<("]) || has(&["set [", " v] to"]) {
        Some("Scratch")
    } else {
        None
    }
}
