//! Methods: who calls them, on what, and what of the caller they can change.

use super::super::FormulaFlaw;
use super::super::syntax::{Expression, ExpressionKind, Function, Name, Place};
use super::calls::Given;
use super::values::{Held, Scope, Value};
use super::{Run, Runner};
use crate::formula::SourceLanguage::{CSharp, Go, Java, JavaScript, Kotlin, Python, Rust, Swift, TypeScript};
use crate::program::{is_in, words_in};
use std::rc::Rc;

impl Runner<'_> {
    /// Calls a method on a thing. A getter is no function; a static function has no own thing.
    pub(super) fn invoke_method(&mut self, function: &Rc<Function>, own: Value, given: &[Given], place: &Place) -> Run {
        if function.is_getter || (function.own.is_none() && !self.is_static_callable(function)) {
            return self.no_number(place);
        }
        self.invoke(function, Some(own), given, place)
    }

    /// Whether a function without an own thing can be called on one.
    fn is_static_callable(&self, function: &Function) -> bool {
        match self.language {
            Python => {
                let before = self.whole.part(..function.head.start);
                let before = before.trim_end().trim_end_matches("def").trim_end();
                before.lines().next_back().is_some_and(|line| line.trim() == "@staticmethod")
            }
            JavaScript | TypeScript | CSharp | Kotlin | Rust | Swift => false,
            _ => true,
        }
    }

    /// The class of the text that a thing has.
    pub(super) fn class_name(&self, of: &Value) -> Option<Name> {
        match of {
            Value::Thing(thing) => self.class_of(thing.ty.as_ref()).map(|class| class.name.clone()),
            Value::Object(object) => object.class.clone(),
            _ => None,
        }
    }

    /// A method of a class that is read without a call: a function, and no number.
    pub(super) fn is_method_alone(&self, methods: &[Rc<Function>]) -> bool {
        methods.iter().any(|method| !method.is_getter)
    }

    /// Whether a class has a member of this name that hides its method in the languages with one room for both.
    pub(super) fn is_hidden(&self, class: &str, name: &Name) -> bool {
        !matches!(self.language, Java | Kotlin | Rust | Swift)
            && self.class(class).is_some_and(|class| class.field(name).is_some())
    }

    /// Whether a call of Lua is written with a colon, which gives the thing before it as the first argument.
    pub(super) fn has_colon(&self, of: &Expression, place: &Place) -> bool {
        let behind = self.whole.part(of.place.end..place.end);
        behind.trim_start_matches(|it: char| it.is_whitespace() || it == ')').starts_with(':')
    }

    /// The function that a call of Lua means by `a.f` or `a:f`, with the thing that is given to it first.
    pub(super) fn lua_call(
        &mut self,
        receiver: &Value,
        name: &Name,
        given: &[Given],
        of: &Expression,
        place: &Place,
    ) -> Run<Option<Value>> {
        let has_colon = self.has_colon(of, place);
        let methods = match receiver {
            Value::Thing(thing) => match self.class_of(thing.ty.as_ref()) {
                Some(class) => self.functions(Some(&class.name), name),
                None => self.whole.methods(name),
            },
            Value::Object(object) => match &object.class {
                Some(class) => self.functions(Some(&class.clone()), name),
                // A table of the text: `local R = {}`, `function R.right(r)`.
                None => match &of.kind {
                    ExpressionKind::Name(table) if !self.whole.global(table).is_empty() => {
                        self.functions(Some(&table.clone()), name)
                    }
                    _ => Vec::new(),
                },
            },
            Value::Space(space) if self.class(space).is_some() => self.functions(Some(&space.clone()), name),
            _ => return Ok(None),
        };
        let first = has_colon.then(|| (None, receiver.clone()));
        let all: Vec<Given> = first.into_iter().chain(given.iter().cloned()).collect();
        if let Value::Object(object) = receiver
            && let Some(held @ Value::Function(_)) = object.field(name)
        {
            return self.call_value(&held, &all, place).map(Some);
        }
        if methods.is_empty() {
            return Ok(None);
        }
        let function = self.only(methods, name, None, place)?;
        self.uses(name);
        self.used.extend(function.owner.clone());
        let made = match (&function.own, &all[..]) {
            (None, all) => self.invoke(&function, None, all, place),
            (Some(_), [(None, own), rest @ ..]) => self.invoke(&function, Some(own.clone()), rest, place),
            (Some(_), _) => self.error(FormulaFlaw::NoValue("self".into()), place),
        };
        made.map(Some)
    }

    /// Whether a method works on a copy of its own thing: Go's `func (a R)`, Rust's `mut self`.
    pub(super) fn has_own_copy(&self, function: &Function) -> bool {
        match self.language {
            Go => !self.whole.part(function.place.start..function.head.start).contains('*'),
            Rust => {
                let behind = self.whole.part(function.head.end..function.place.end);
                let first = behind.split_once('(').map_or("", |(_, first)| first).trim_start();
                let first = first.strip_prefix("mut ").unwrap_or(first).trim_start();
                first.strip_prefix("self").is_some_and(|rest| rest.trim_start().starts_with([',', ')']))
            }
            _ => false,
        }
    }

    /// C# calls a method of an `in` parameter on a copy: one that changes something is not followed.
    pub(super) fn no_hidden_copy(&self, of: &Expression, function: &Function, place: &Place) -> Run<()> {
        let Some(name) = of.name() else { return Ok(()) };
        if self.language != CSharp || !self.is_read_only(name) {
            return Ok(());
        }
        let body = self.whole.part(function.head.end..function.place.end);
        if changes(body) {
            return self.may_change(&self.written(place), place);
        }
        Ok(())
    }

    /// Whether any parameter of this name is declared with `in` or `readonly`.
    fn is_read_only(&self, name: &Name) -> bool {
        let words: Vec<&str> = words_in(&self.whole.source).filter(|word| !word.is_empty()).collect();
        words.windows(3).any(|of| is_in(of[0], "in readonly") && of[2] == &**name)
    }

    /// Whether a function of JavaScript has a `this` of its own: all but arrow functions.
    pub(super) fn has_own_this(&self, function: &Function) -> bool {
        if !self.is_script() {
            return false;
        }
        let end = function.body.first().map_or(function.place.end, |first| first.place.start);
        let head = self.whole.part(function.place.start..end);
        !function.name.is_empty() || head.starts_with("function") || !head.contains("=>")
    }

    /// `this` of a function of JavaScript that is no method: what stands before the dot of its call, or nothing.
    pub(super) fn define_this(&self, function: &Function, own: Option<Value>, scope: &Scope) {
        if function.own.is_none() && self.has_own_this(function) {
            scope.define("this".into(), own, Held::Anything, true);
        }
    }
}

/// Whether a text assigns to anything.
fn changes(text: &str) -> bool {
    let steps = text.contains("++") || text.contains("--");
    let letters: Vec<char> = text.chars().collect();
    let assigns = |at: usize| {
        let before = at.checked_sub(1).and_then(|at| letters.get(at));
        let behind = letters.get(at + 1);
        letters[at] == '=' && !matches!(before, Some('=' | '<' | '>' | '!')) && !matches!(behind, Some('=' | '>'))
    };
    steps || (0..letters.len()).any(assigns)
}
