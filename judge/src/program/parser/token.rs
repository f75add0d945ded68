//! What a text is cut into.

use super::super::syntax::{Literal, Name, Place};

#[derive(Clone, Debug, PartialEq)]
pub(super) enum Kind {
    /// A name or a reserved word.
    Word(Name),
    Number(Literal),
    /// A text in quotes, without the quotes and with its escapes resolved.
    Text(Name),
    /// A sign, as it is spelt in the language's list.
    Sign(&'static str),
    /// The end of a line that ends a statement: Python, `GDScript`, HSP.
    LineEnd,
    /// The following lines are indented deeper.
    Indent,
    /// The following lines are indented less.
    Dedent,
    /// A line that is for the compiler: `#if …`, `#[inline]` is none.
    Directive,
    /// Something that is known and not read: a text with insertions, a regular expression.
    Odd,
    /// A character without a meaning in this language.
    Unknown(char),
    End,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) struct Token {
    pub(super) kind: Kind,
    /// Where it stands; for what a macro makes, where the macro is used.
    pub(super) place: Place,
    /// Whether a line ends before it.
    pub(super) begins_line: bool,
    /// Whether there is a space, a comment or the end of a line before it.
    pub(super) after_space: bool,
}

impl Token {
    pub(super) fn is(&self, sign: &str) -> bool {
        matches!(self.kind, Kind::Sign(it) if it == sign)
    }

    pub(super) fn is_word(&self, word: &str) -> bool {
        matches!(&self.kind, Kind::Word(it) if &**it == word)
    }

    pub(super) fn word(&self) -> Option<&Name> {
        match &self.kind {
            Kind::Word(name) => Some(name),
            _ => None,
        }
    }

    pub(super) fn is_any_of(&self, words: &[&str]) -> bool {
        self.word().is_some_and(|it| words.contains(&&**it))
    }

    pub(super) fn is_any_sign(&self, signs: &[&str]) -> bool {
        matches!(self.kind, Kind::Sign(it) if signs.contains(&it))
    }
}
