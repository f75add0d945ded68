//! What the languages' grammars differ in.

use super::operators::{self, Level, Prefixes};
use super::words;
use crate::formula::SourceLanguage;
use crate::program::is_in;

/// How a statement ends without a sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lines {
    /// Lines are of no matter.
    Free,
    /// JavaScript, hantei's own: at the end of a line, if what follows cannot continue it.
    Script,
    /// Kotlin: at the end of a line, outside of parentheses, unless the next begins with `.`, `&&`, `||`, `?:` or `as`.
    Kotlin,
    /// Swift: at the end of a line, unless the next begins with an operator between spaces, or `.`.
    Swift,
    /// Go: at the end of a line, if its last token can end one.
    Go,
    /// Python, `GDScript`: at the end of a line, outside of brackets; deeper lines belong to the one before.
    Indented,
    /// HSP: at the end of a line, and at `:`.
    Hsp,
}

/// How one of two values is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Choice {
    /// `test ? one : other`
    Signs,
    /// `one if test else other`
    Words,
    /// Both, in hantei's own formulas.
    Either,
    Missing,
}

pub(super) struct Grammar {
    pub language: SourceLanguage,
    pub lines: Lines,
    pub choice: Choice,
    /// From the loosest to the tightest.
    pub levels: &'static [Level],
    pub prefixes: Prefixes,
    /// Whether an assignment is an expression.
    pub assigns: bool,
    pub reserved: &'static str,
    /// Longer ones before those that begin them.
    pub signs: &'static str,
    pub line_comments: &'static str,
    pub block_comment: Option<(&'static str, &'static str)>,
    pub comments_nest: bool,
}

impl Grammar {
    /// The level of what binds tighter than all operators between two operands.
    pub(super) fn tightest(&self) -> usize {
        self.levels.len()
    }

    pub(super) fn is_reserved(&self, word: &str) -> bool {
        is_in(word, self.reserved)
    }

    pub(super) fn is(&self, languages: &[SourceLanguage]) -> bool {
        languages.contains(&self.language)
    }
}

const SLASHES: &str = "//";
const STARS: Option<(&str, &str)> = Some(("/*", "*/"));

const C: Grammar = Grammar {
    language: SourceLanguage::C,
    lines: Lines::Free,
    choice: Choice::Signs,
    levels: operators::C,
    prefixes: operators::C_PREFIXES,
    assigns: true,
    reserved: words::C,
    signs: words::C_SIGNS,
    line_comments: SLASHES,
    block_comment: STARS,
    comments_nest: false,
};
const CPP: Grammar = Grammar {
    language: SourceLanguage::Cpp,
    levels: operators::CPP,
    prefixes: operators::CPP_PREFIXES,
    reserved: words::CPP,
    signs: words::CPP_SIGNS,
    ..C
};
const CSHARP: Grammar = Grammar {
    language: SourceLanguage::CSharp,
    levels: operators::CSHARP,
    reserved: words::CSHARP,
    signs: words::CSHARP_SIGNS,
    ..C
};
const JAVA: Grammar = Grammar {
    language: SourceLanguage::Java,
    levels: operators::JAVA,
    prefixes: operators::JAVA_PREFIXES,
    reserved: words::JAVA,
    signs: words::JAVA_SIGNS,
    ..C
};
const JAVASCRIPT: Grammar = Grammar {
    language: SourceLanguage::JavaScript,
    lines: Lines::Script,
    levels: operators::SCRIPT,
    prefixes: operators::JAVA_PREFIXES,
    reserved: words::SCRIPT,
    signs: words::SCRIPT_SIGNS,
    ..C
};
const TYPESCRIPT: Grammar =
    Grammar { language: SourceLanguage::TypeScript, levels: operators::TYPESCRIPT, ..JAVASCRIPT };
const KOTLIN: Grammar = Grammar {
    language: SourceLanguage::Kotlin,
    lines: Lines::Kotlin,
    choice: Choice::Missing,
    levels: operators::KOTLIN,
    prefixes: operators::KOTLIN_PREFIXES,
    assigns: false,
    reserved: words::KOTLIN,
    signs: words::KOTLIN_SIGNS,
    comments_nest: true,
    ..C
};
const SWIFT: Grammar = Grammar {
    language: SourceLanguage::Swift,
    lines: Lines::Swift,
    levels: operators::SWIFT,
    prefixes: operators::SWIFT_PREFIXES,
    assigns: false,
    reserved: words::SWIFT,
    signs: words::SWIFT_SIGNS,
    comments_nest: true,
    ..C
};
const GO: Grammar = Grammar {
    language: SourceLanguage::Go,
    lines: Lines::Go,
    choice: Choice::Missing,
    levels: operators::GO,
    prefixes: operators::GO_PREFIXES,
    assigns: false,
    reserved: words::GO,
    signs: words::GO_SIGNS,
    ..C
};
const RUST: Grammar = Grammar {
    language: SourceLanguage::Rust,
    choice: Choice::Missing,
    levels: operators::RUST,
    prefixes: operators::RUST_PREFIXES,
    assigns: false,
    reserved: words::RUST,
    signs: words::RUST_SIGNS,
    comments_nest: true,
    ..C
};
const PYTHON: Grammar = Grammar {
    language: SourceLanguage::Python,
    lines: Lines::Indented,
    choice: Choice::Words,
    levels: operators::PYTHON,
    prefixes: operators::PYTHON_PREFIXES,
    assigns: false,
    reserved: words::PYTHON,
    signs: words::PYTHON_SIGNS,
    line_comments: "#",
    block_comment: None,
    comments_nest: false,
};
const GDSCRIPT: Grammar = Grammar {
    language: SourceLanguage::GdScript,
    levels: operators::GDSCRIPT,
    prefixes: operators::GDSCRIPT_PREFIXES,
    reserved: words::GDSCRIPT,
    signs: words::GDSCRIPT_SIGNS,
    ..PYTHON
};
const LUA: Grammar = Grammar {
    language: SourceLanguage::Lua,
    lines: Lines::Free,
    choice: Choice::Missing,
    levels: operators::LUA,
    prefixes: operators::LUA_PREFIXES,
    assigns: false,
    reserved: words::LUA,
    signs: words::LUA_SIGNS,
    line_comments: "--",
    block_comment: None,
    comments_nest: false,
};
const HSP: Grammar = Grammar {
    language: SourceLanguage::Hsp,
    lines: Lines::Hsp,
    choice: Choice::Missing,
    levels: operators::HSP,
    prefixes: operators::HSP_PREFIXES,
    assigns: false,
    reserved: words::HSP,
    signs: words::HSP_SIGNS,
    line_comments: "// ;",
    ..C
};
const OWN: Grammar = Grammar {
    language: SourceLanguage::Own,
    lines: Lines::Script,
    choice: Choice::Either,
    levels: operators::OWN,
    prefixes: operators::OWN_PREFIXES,
    assigns: false,
    reserved: words::OWN,
    signs: words::OWN_SIGNS,
    line_comments: "// #",
    ..C
};

/// The table of a language.
pub(super) fn grammar(language: SourceLanguage) -> &'static Grammar {
    match language {
        SourceLanguage::C => &C,
        SourceLanguage::Cpp => &CPP,
        SourceLanguage::CSharp => &CSHARP,
        SourceLanguage::Java => &JAVA,
        SourceLanguage::Kotlin => &KOTLIN,
        SourceLanguage::Swift => &SWIFT,
        SourceLanguage::JavaScript => &JAVASCRIPT,
        SourceLanguage::TypeScript => &TYPESCRIPT,
        SourceLanguage::Python => &PYTHON,
        SourceLanguage::GdScript => &GDSCRIPT,
        SourceLanguage::Lua => &LUA,
        SourceLanguage::Go => &GO,
        SourceLanguage::Rust => &RUST,
        SourceLanguage::Hsp => &HSP,
        SourceLanguage::Own => &OWN,
    }
}
