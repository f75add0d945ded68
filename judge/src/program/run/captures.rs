//! What a function without a name keeps of the names around it.

use super::super::syntax::{ExpressionKind, Function, Name, Place};
use super::values::{Scope, Slot, Value};
use super::{Run, Runner};
use crate::formula::SourceLanguage::{Cpp, Python, Rust};
use crate::program::{is_in, words_in};
use std::cell::RefCell;
use std::rc::Rc;

/// Which names a lambda copies when it is made.
struct Captures<'a> {
    /// `[=]`, `move`
    all: bool,
    /// `[r]`: those that it copies; of `[=, &r]` those that it does not.
    named: Vec<&'a str>,
}

impl Captures<'_> {
    fn copies(&self, name: &str) -> bool {
        !is_in(name, "this self class") && self.all != self.named.contains(&name)
    }
}

impl Runner<'_> {
    /// The names that a lambda sees: as they are now where it copies them.
    pub(super) fn captured(&self, function: &Function, scope: &Scope, place: &Place) -> Run<Scope> {
        self.no_late_default(function, place)?;
        let written = self.whole.text_at(place);
        let captures = match self.language {
            Cpp => self.of_cpp(written, place)?,
            Rust => {
                let before = self.whole.part(..place.start);
                let moves = before.trim_end().ends_with("move") || written.starts_with("move");
                Captures { all: moves, named: Vec::new() }
            }
            _ => return Ok(self.seen(scope)),
        };
        if !captures.all && captures.named.is_empty() {
            return Ok(self.seen(scope));
        }
        self.frozen(&self.seen(scope), &captures, written, place)
    }

    fn of_cpp<'t>(&self, written: &'t str, place: &Place) -> Run<Captures<'t>> {
        let list = written.split_once(']').map_or("", |(list, _)| list).trim_start_matches('[');
        let parts = || list.split(',').map(str::trim).filter(|part| !part.is_empty());
        // `[x = a.x]`, `[*this]`
        if parts().any(|part| part != "=" && part.contains(['=', '*', '.'])) {
            return self.not_read(place);
        }
        let all = parts().any(|part| part == "=");
        let named = parts().filter(|part| !matches!(*part, "=" | "&" | "this"));
        let named = named.filter_map(|part| match (all, part.strip_prefix('&')) {
            (true, Some(name)) => Some(name.trim()),
            (false, None) => Some(part),
            _ => None,
        });
        Ok(Captures { all, named: named.collect() })
    }

    /// The same names with the values that they have now, of all blocks but the outermost.
    fn frozen(&self, scope: &Scope, captures: &Captures<'_>, written: &str, place: &Place) -> Run<Scope> {
        let Some(outer) = &scope.outer else { return Ok(scope.clone()) };
        let outer = self.frozen(outer, captures, written, place)?;
        let mut slots = Vec::new();
        for slot in scope.slots.borrow().iter() {
            if !captures.copies(&slot.name) {
                slots.push(slot.clone());
                continue;
            }
            let value = slot.value.borrow().clone();
            // Whether an own thing is copied or pointed to is not known.
            let is_plain = !matches!(value, Some(Value::Object(_) | Value::List(_)));
            if !is_plain && mentions(written, &slot.name) {
                return self.may_change(&slot.name, place);
            }
            slots.push(Rc::new(Slot {
                name: slot.name.clone(),
                value: RefCell::new(value),
                held: slot.held.clone(),
                is_constant: true,
            }));
        }
        Ok(Rc::new(super::values::Names {
            slots: RefCell::new(slots),
            outer: Some(outer),
            of_function: scope.of_function,
        }))
    }

    /// Python computes a default once, when it makes the function.
    fn no_late_default(&self, function: &Function, place: &Place) -> Run<()> {
        let is_plain = |kind: &ExpressionKind| {
            matches!(
                kind,
                ExpressionKind::Number(_) | ExpressionKind::Bool(_) | ExpressionKind::Nothing | ExpressionKind::Text(_)
            )
        };
        let mut defaults = function.parameters.iter().filter_map(|parameter| parameter.default.as_ref());
        if self.language == Python && defaults.any(|default| !is_plain(&default.kind)) {
            return self.not_read(place);
        }
        Ok(())
    }
}

/// Whether a text has this name as a word of its own.
fn mentions(text: &str, name: &Name) -> bool {
    words_in(text).any(|word| word == &**name)
}
