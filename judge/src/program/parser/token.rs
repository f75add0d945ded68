//! What a text is cut into.

use super::super::syntax::{Literal, Name, Place};
use crate::program::is_in;

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
    pub kind: Kind,
    /// Where it stands; for what a macro makes, where the macro is used.
    pub place: Place,
    /// Whether a line ends before it.
    pub begins_line: bool,
    /// Whether there is a space, a comment or the end of a line before it.
    pub after_space: bool,
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

    pub(super) fn is_any_of(&self, words: &str) -> bool {
        self.word().is_some_and(|it| is_in(it, words))
    }

    pub(super) fn is_any_sign(&self, signs: &str) -> bool {
        matches!(self.kind, Kind::Sign(it) if is_in(it, signs))
    }
}
