//! The language that a pasted text is written in: told by its words and signs.

use crate::named;

/// A language that a test can be pasted in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SourceLanguage {
    /// C.
    C,
    /// C++.
    Cpp,
    /// C#.
    CSharp,
    /// Java, and Processing.
    Java,
    /// Kotlin.
    Kotlin,
    /// Swift.
    Swift,
    /// JavaScript.
    JavaScript,
    /// TypeScript.
    TypeScript,
    /// Python.
    Python,
    /// `GDScript`, the language of Godot.
    GdScript,
    /// Lua.
    Lua,
    /// Go.
    Go,
    /// Rust.
    Rust,
}

named!(SourceLanguage {
    C = "c",
    Cpp = "cpp",
    CSharp = "csharp",
    Java = "java",
    Kotlin = "kotlin",
    Swift = "swift",
    JavaScript = "javascript",
    TypeScript = "typescript",
    Python = "python",
    GdScript = "gdscript",
    Lua = "lua",
    Go = "go",
    Rust = "rust",
});

/// What a function answers that ends without an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoAnswer {
    /// A value like false: Python's `None`, JavaScript's `undefined`, Lua's `nil`.
    Falsy(&'static str),
    /// Anything may happen: C and C++.
    Undefined,
    /// The compiler refuses it.
    Refused,
}

impl SourceLanguage {
    /// Its name, the same whatever language the reader speaks.
    pub const fn title(self) -> &'static str {
        match self {
            Self::C => "C",
            Self::Cpp => "C++",
            Self::CSharp => "C#",
            Self::Java => "Java",
            Self::Kotlin => "Kotlin",
            Self::Swift => "Swift",
            Self::JavaScript => "JavaScript",
            Self::TypeScript => "TypeScript",
            Self::Python => "Python",
            Self::GdScript => "GDScript",
            Self::Lua => "Lua",
            Self::Go => "Go",
            Self::Rust => "Rust",
        }
    }

    /// What a function answers in it that ends without an answer.
    pub const fn no_answer(self) -> NoAnswer {
        match self {
            Self::Python => NoAnswer::Falsy("None"),
            Self::JavaScript | Self::TypeScript => NoAnswer::Falsy("undefined"),
            Self::Lua => NoAnswer::Falsy("nil"),
            Self::GdScript => NoAnswer::Falsy("null"),
            Self::C | Self::Cpp => NoAnswer::Undefined,
            Self::CSharp | Self::Java | Self::Kotlin | Self::Swift | Self::Go | Self::Rust => NoAnswer::Refused,
        }
    }

    /// Whether lines and their indentation say where a block ends.
    pub(super) const fn is_indented(self) -> bool {
        matches!(self, Self::Python | Self::GdScript)
    }

    /// Whether `/` between whole numbers drops the fraction.
    pub(super) const fn cuts(self) -> bool {
        !matches!(self, Self::JavaScript | Self::TypeScript | Self::Python | Self::Lua)
    }

    /// Whether a method names a member of its own object without `this`.
    pub(super) const fn has_bare_members(self) -> bool {
        matches!(self, Self::Cpp | Self::CSharp | Self::Java | Self::Kotlin | Self::Swift | Self::GdScript)
    }

    /// Whether the type stands before the name of a parameter.
    pub(super) const fn types_first(self) -> bool {
        matches!(self, Self::C | Self::Cpp | Self::CSharp | Self::Java)
    }
}

/// A text without comments and strings, as words and signs of one character.
struct Words<'a>(Vec<&'a str>);

impl<'a> Words<'a> {
    fn of(text: &'a str) -> Self {
        let mut words = Vec::new();
        for line in text.lines() {
            let begun = line.trim_start();
            let is_comment =
                begun.starts_with("--") || begun.starts_with("//") || begun.starts_with('*') || begun.starts_with("/*");
            let is_note = begun.starts_with('#')
                && !begun.starts_with("#define")
                && !begun.starts_with("#include")
                && !begun.starts_with("#if")
                && !begun.starts_with("#pragma");
            if is_comment || is_note {
                continue;
            }
            let line = [" //", " -- ", "\"\"\"", " # "]
                .iter()
                .filter_map(|sign| line.find(sign))
                .min()
                .map_or(line, |end| &line[..end]);
            let mut rest = line;
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

    /// Whether these stand one behind the other.
    fn has(&self, wanted: &[&str]) -> bool {
        self.0.windows(wanted.len()).any(|here| here == wanted)
    }

    fn any(&self, wanted: &[&str]) -> bool {
        wanted.iter().any(|word| self.has(&[word]))
    }
}

/// The language of a text, if something in it tells.
pub(super) fn recognised(text: &str) -> Option<SourceLanguage> {
    use SourceLanguage::{
        C, CSharp, Cpp, GdScript, Go, Java, JavaScript, Kotlin, Lua, Python, Rust, Swift, TypeScript,
    };
    let words = Words::of(text);
    let has = |wanted: &[&str]| words.has(wanted);
    let any = |wanted: &[&str]| words.any(wanted);
    let ends_lines_with = |sign: &str| has(&[sign, "\n"]);
    let has_braces = any(&["{"]);
    if any(&["fn", "impl"]) && has_braces {
        return Some(Rust);
    }
    if any(&["def", "elif"]) || (any(&["True", "False", "None"]) && !has_braces) {
        let is_godot = any(&["func", "var", "Rect2", "Vector2"]);
        return Some(if is_godot { GdScript } else { Python });
    }
    if any(&["func"]) {
        return Some(match has_braces {
            false => GdScript,
            true if has(&["-", ">"]) || any(&["let", "Bool", "self"]) => Swift,
            true => Go,
        });
    }
    if any(&["fun"]) && any(&["Boolean", "val", "Rect", ":"]) {
        return Some(Kotlin);
    }
    if (any(&["then", "elseif", "local", "nil"]) || (any(&["function"]) && !has_braces))
        && (any(&["end", "local", "nil"]) || has(&["~", "="]))
    {
        return Some(Lua);
    }
    let types = ["bool", "auto", "struct", "float", "int", "double", "public", "private", "boolean", "void"];
    if any(&["console", "constructor", "document"])
        || (has(&["this", "."]) && !any(&types) && !has(&["this", ".", "X"]))
    {
        let is_typed = has(&[":", "number"]) || has(&[":", "boolean"]);
        return Some(if is_typed { TypeScript } else { JavaScript });
    }
    if any(&["function", "const", "let", "var", "export"])
        || has(&["=", ">"])
        || has(&["=", "=", "="])
        || has(&["!", "=", "="])
    {
        let is_typed = any(&["interface", "boolean", "readonly"]) && !has(&["boolean", "hit"])
            || has(&[":", "number"])
            || has(&[":", "boolean"]);
        let declares =
            any(&["function", "let", "export"]) || has(&["=", ">"]) || has(&["=", "=", "="]) || has(&["!", "=", "="]);
        let is_c = any(&["bool", "auto", "struct", "float", "int", "double", "public", "private"])
            || has(&[":", ":"])
            || (has(&["&"]) && any(&["const"]) && !has(&["&", "&"]));
        let is_sharp = any(&["bool", "float", "int"]) && has(&["=", ">"]);
        if (declares || !is_c) && !is_sharp && !(is_c && !declares) && !(any(&["bool"]) && is_c && !any(&["function"]))
        {
            return Some(if is_typed { TypeScript } else { JavaScript });
        }
    }
    if any(&["boolean", "extends", "implements", "final"]) || has(&["@", "Override"]) {
        return Some(Java);
    }
    let is_sharp = any(&[
        "Mathf",
        "Rectangle",
        "RectangleF",
        "using",
        "internal",
        "Vector2",
        "string",
        "MonoBehaviour",
        "BoundingBox",
        "var",
    ]) || has(&["Math", ".", "Abs"])
        || has(&["Math", ".", "Max"])
        || has(&["=", ">"])
        || any(&["X", "Width"]);
    let is_public = has(&["public", "bool"])
        || has(&["private", "bool"])
        || has(&["public", "static"])
        || has(&["private", "static"])
        || has(&["protected", "bool"])
        || has(&["internal", "static"]);
    if is_public && !has(&["public", ":"]) || (is_sharp && has(&["static", "bool"])) {
        return Some(CSharp);
    }
    let is_plus = has(&[":", ":"])
        || has(&["const", "{"])
        || has(&["public", ":"])
        || any(&["auto", "class", "constexpr", "nullptr", "noexcept", "override", "namespace"]);
    let takes_reference = words.0.windows(3).any(|here| {
        here[1] == "&"
            && here[0] != "&"
            && here[2] != "&"
            && is_name(here[0])
            && (here[0].starts_with(char::is_uppercase) || has(&["const", here[0]]))
            && is_name(here[2])
    });
    if is_plus || takes_reference {
        return Some(Cpp);
    }
    let has_method = |first: &str| has(&[first, "{"]);
    if any(&[
        "struct",
        "typedef",
        "SDL_Rect",
        "SDL_bool",
        "SDL_TRUE",
        "SDL_FALSE",
        "TRUE",
        "FALSE",
        "BOOL",
        "RECT",
        "fabs",
        "fabsf",
        "fmax",
        "fmin",
    ]) || has(&["#", "include"])
        || has(&["#", "define"])
        || has(&["-", ">"])
    {
        return Some(C);
    }
    if is_sharp && any(&["bool"]) {
        return Some(CSharp);
    }
    if any(&["bool"]) && (any(&["int", "float", "double"]) || has(&["bool"])) {
        return Some(Cpp);
    }
    if any(&["int", "float", "double"]) {
        return Some(C);
    }
    if any(&["and", "or", "not", "self"]) && ends_lines_with(":") {
        return Some(Python);
    }
    // A method of a class, without the class: `overlaps(other) {`
    (any(&["this", "Math"])
        || (has_method(")")
            && any(&["return"])
            && !any(&["if"])
            && words.0.first() != Some(&"if")
            && words.0.first() != Some(&"return")))
    .then_some(JavaScript)
    .filter(|_| any(&["return", "this"]) && has_braces && has(&["this", "."]))
}

fn is_name(word: &str) -> bool {
    word.starts_with(|first: char| first.is_alphabetic() || first == '_')
}
