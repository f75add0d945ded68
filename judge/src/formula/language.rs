//! The languages of pasted tests, and their differences.

use hantei_collision::named;

/// A language of a pasted test.
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
    /// HSP, the language of the first test script.
    Hsp,
    /// hantei's own formulas: what its field, its lessons and its options take. Without what languages read differently.
    Own,
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
    Hsp = "hsp",
    Own = "hantei",
});

/// The answer of a function that ends without one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoAnswer {
    /// A value that counts as false: Python's `None`, JavaScript's `undefined`, Lua's `nil`.
    Falsy(&'static str),
    /// Undefined behaviour: C and C++.
    Undefined,
    /// The compiler refuses it.
    Refused,
}

impl SourceLanguage {
    /// The name, the same for readers of every language.
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
            Self::Hsp => "HSP",
            Self::Own => "hantei",
        }
    }

    /// The answer of a function that ends without one.
    pub const fn no_answer(self) -> NoAnswer {
        match self {
            Self::Python => NoAnswer::Falsy("None"),
            Self::JavaScript | Self::TypeScript => NoAnswer::Falsy("undefined"),
            Self::Lua => NoAnswer::Falsy("nil"),
            Self::GdScript => NoAnswer::Falsy("null"),
            Self::C | Self::Cpp => NoAnswer::Undefined,
            Self::CSharp | Self::Java | Self::Kotlin | Self::Swift | Self::Go | Self::Rust | Self::Hsp | Self::Own => {
                NoAnswer::Refused
            }
        }
    }
}
