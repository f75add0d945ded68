//! Lists that are computed when they are read, and only once.

use super::super::mentions::changes_something;
use super::super::syntax::{Argument, Expression, ExpressionKind, Let, Place};
use super::values::{Scope, Value};
use super::{Run, Runner};
use crate::formula::SourceLanguage::{CSharp, Java, JavaScript, Python, Rust, TypeScript};
use crate::program::is_in;

/// The functions that read such a list at once, to its end or as far as matters.
const READERS: &str = "all any sum min max list tuple sorted set len";
/// The functions that make such a list.
const MAKERS: &str = "enumerate zip map filter reversed iter";

impl Runner<'_> {
    /// Whether a comprehension has no square brackets of its own.
    pub(super) fn is_generator(&self, of: &Expression) -> bool {
        let ExpressionKind::Comprehension(value, ..) = &of.kind else { return false };
        let begins = self.whole.text_at(&of.place).starts_with('[');
        !(begins && value.place.start > of.place.start)
    }

    /// Whether a value is read only once.
    pub(super) fn is_lazy(&self, of: &Expression) -> bool {
        match &of.kind {
            ExpressionKind::Choice(_, one, other) => self.is_lazy(one) || self.is_lazy(other),
            ExpressionKind::List(items) => items.iter().any(|item| self.is_lazy(item)),
            ExpressionKind::Comprehension(..) => self.language == Python && self.is_generator(of),
            ExpressionKind::Call(called, _) => match (&called.kind, self.language) {
                (ExpressionKind::Name(name), Python) => is_in(name, MAKERS),
                (ExpressionKind::Member(of, name), JavaScript | TypeScript) => {
                    let is_things = of.is_name("Object");
                    !is_things && is_in(name, "values entries keys")
                }
                (ExpressionKind::Member(of, name), Java) => {
                    is_in(name, "stream iterator parallelStream") || self.is_lazy(of) && is_in(name, "map filter")
                }
                _ => false,
            },
            _ => false,
        }
    }

    /// Whether a name is given something that is used up while it is read, or that is read later than it is written.
    pub(super) fn is_lazy_let(&self, given: &Let, value: &Expression) -> bool {
        match self.language {
            // What a name can be asked of more than once is `mut`.
            Rust => !given.is_constant && (matches!(value.kind, ExpressionKind::Range(..)) || is_iterator(value)),
            CSharp => is_later(value) && self.changes_after(value),
            _ => self.is_lazy(value),
        }
    }

    /// Whether a name in an expression is given another value behind it.
    fn changes_after(&self, of: &Expression) -> bool {
        let is_word = |letter: char| letter.is_alphanumeric() || letter == '_';
        let written = self.whole.text_at(&of.place);
        let behind = self.whole.part(of.place.end..);
        let changes = |word: &str| {
            behind.match_indices(word).any(|(at, _)| {
                let after = behind[at + word.len()..].trim_start();
                let is_whole = !behind[..at].ends_with(is_word) && !behind[at + word.len()..].starts_with(is_word);
                let is_set = after.starts_with('=') && !after.starts_with("==") && !after.starts_with("=>");
                let is_moved = ["+=", "-=", "*=", "/=", "++", "--", "["].iter().any(|sign| after.starts_with(sign));
                is_whole && (is_set || is_moved || ["++", "--"].iter().any(|sign| behind[..at].ends_with(sign)))
            })
        };
        written.split(|letter| !is_word(letter)).any(|word| !word.is_empty() && changes(word))
    }

    /// A function that is called when the list is read, which may be never, changes nothing.
    pub(super) fn no_late_change(&self, function: &Value, place: &Place) -> Run<()> {
        let Value::Function(closure) = function else { return Ok(()) };
        let is_late = matches!(self.language, Rust | Java | CSharp);
        match is_late && changes_something(&closure.function.body) {
            true => self.not_read(place),
            false => Ok(()),
        }
    }

    /// A list that is read once is given only to a function of Python that reads it at once.
    pub(super) fn no_lazy_argument(&self, called: &Expression, given: &[Argument], scope: &Scope) -> Run<()> {
        let Some(lazy) = given.iter().find(|argument| self.is_lazy(&argument.value)) else { return Ok(()) };
        let reads = match &called.kind {
            ExpressionKind::Name(name) => {
                let is_own = scope.slot(name).is_some() || !self.functions(None, name).is_empty();
                (is_in(name, READERS) || is_in(name, MAKERS)) && !is_own
            }
            _ => false,
        };
        if reads { Ok(()) } else { self.not_read(&lazy.value.place) }
    }

    /// `(n := a.x)` within a comprehension gives a value to a name around it.
    pub(super) fn assigns_inside(&self, of: &Expression) -> bool {
        let text = self.whole.text_at(&of.place);
        self.language == Python && text.contains(":=")
    }
}

/// A call of Rust that makes an iterator.
fn is_iterator(of: &Expression) -> bool {
    const MAKERS: &str = "iter into_iter iter_mut map filter rev enumerate zip step_by skip take chain";
    matches!(&of.kind, ExpressionKind::Call(called, _)
        if matches!(&called.kind, ExpressionKind::Member(_, name) if is_in(name, MAKERS)))
}

/// A call of C# whose list is computed when it is read.
fn is_later(of: &Expression) -> bool {
    matches!(&of.kind, ExpressionKind::Call(called, _)
        if matches!(&called.kind, ExpressionKind::Member(_, name) if is_in(name, "Select Where")))
}
