//! Lists of Python that are computed when they are read, and only once.

use super::super::syntax::{Argument, Expression, ExpressionKind};
use super::values::Scope;
use super::{Run, Runner};
use crate::formula::SourceLanguage;
use std::rc::Rc;

/// The functions that read such a list at once, to its end or as far as matters.
const READERS: [&str; 10] = ["all", "any", "sum", "min", "max", "list", "tuple", "sorted", "set", "len"];
/// The functions that make such a list.
const MAKERS: [&str; 6] = ["enumerate", "zip", "map", "filter", "reversed", "iter"];

impl Runner<'_> {
    /// Whether a comprehension has no square brackets of its own.
    pub(super) fn is_generator(&self, of: &Expression) -> bool {
        let ExpressionKind::Comprehension(value, ..) = &of.kind else { return false };
        let begins = self.whole.source.get(of.place.clone()).is_some_and(|text| text.starts_with('['));
        !(begins && value.place.start > of.place.start)
    }

    /// Whether a value is read only once.
    pub(super) fn is_lazy(&self, of: &Expression) -> bool {
        if self.language != SourceLanguage::Python {
            return false;
        }
        match &of.kind {
            ExpressionKind::Comprehension(..) => self.is_generator(of),
            ExpressionKind::Call(called, _) => {
                matches!(&called.kind, ExpressionKind::Name(name) if MAKERS.contains(&&**name))
            }
            ExpressionKind::Choice(_, one, other) => self.is_lazy(one) || self.is_lazy(other),
            ExpressionKind::List(items) => items.iter().any(|item| self.is_lazy(item)),
            _ => false,
        }
    }

    /// A list that is read once is given only to a function of Python that reads it at once.
    pub(super) fn no_lazy_argument(&self, called: &Expression, given: &[Argument], scope: &Rc<Scope>) -> Run<()> {
        let Some(lazy) = given.iter().find(|argument| self.is_lazy(&argument.value)) else { return Ok(()) };
        let reads = match &called.kind {
            ExpressionKind::Name(name) => {
                let is_own = scope.slot(name).is_some() || !self.functions(None, name).is_empty();
                (READERS.contains(&&**name) || MAKERS.contains(&&**name)) && !is_own
            }
            _ => false,
        };
        if reads { Ok(()) } else { self.not_read(&lazy.value.place) }
    }

    /// `(n := a.x)` within a comprehension gives a value to a name around it.
    pub(super) fn assigns_inside(&self, of: &Expression) -> bool {
        let text = self.whole.source.get(of.place.clone()).unwrap_or_default();
        self.language == SourceLanguage::Python && text.contains(":=")
    }
}
