//! The languages that a test can be pasted in, and what differs between them.

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

    /// Whether `&`, `^` and `|` bind closer than a comparison: `a < b & c < d` has `b & c` in it.
    pub(super) const fn joins_closer(self) -> bool {
        matches!(self, Self::Python | Self::GdScript | Self::Lua | Self::Rust | Self::Go | Self::Swift)
    }

    /// Whether `not` binds closer than a comparison, as `!` does.
    pub(super) const fn negates_closer(self) -> bool {
        matches!(self, Self::Lua | Self::C | Self::Cpp)
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
