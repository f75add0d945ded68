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

    pub(super) const fn is_indented(self) -> bool {
        matches!(self, Self::Python | Self::GdScript)
    }

    /// Whether `&`, `^` and `|` bind closer than a comparison: `a < b & c < d` contains `b & c`.
    pub(super) const fn joins_closer(self) -> bool {
        matches!(self, Self::Python | Self::GdScript | Self::Lua | Self::Rust | Self::Go | Self::Swift)
    }

    /// Whether `not` binds closer than a comparison, as `!` does.
    pub(super) const fn negates_closer(self) -> bool {
        matches!(self, Self::Lua | Self::C | Self::Cpp)
    }

    pub(super) const fn cuts(self) -> bool {
        !matches!(self, Self::JavaScript | Self::TypeScript | Self::Python | Self::Lua)
    }

    /// Whether `a..b` is a range of numbers.
    pub(super) const fn has_ranges(self) -> bool {
        matches!(self, Self::Rust | Self::Kotlin | Self::Swift)
    }

    /// Whether a method can name a member of its own object without `this`.
    pub(super) const fn has_bare_members(self) -> bool {
        matches!(self, Self::Cpp | Self::CSharp | Self::Java | Self::Kotlin | Self::Swift | Self::GdScript)
    }

    /// Whether a number becomes one of the type of its parameter, or of what a function returns.
    pub(super) const fn converts(self) -> bool {
        self.types_first() || matches!(self, Self::GdScript)
    }

    /// Whether the type of a parameter precedes its name.
    pub(super) const fn types_first(self) -> bool {
        matches!(self, Self::C | Self::Cpp | Self::CSharp | Self::Java)
    }
}
