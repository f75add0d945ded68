//! What is copied when it gets another name, and what has two names from then on.

use super::super::FormulaFlaw;
use super::super::syntax::{Expression, ExpressionKind, Let, Passing, Pattern, Place};
use super::values::{Object, Value};
use super::{Run, Runner};
use crate::formula::SourceLanguage::{C, CSharp, Cpp, Go, Rust, Swift};
use std::cell::RefCell;
use std::rc::Rc;

impl Runner<'_> {
    /// A value as another name gets it: things and lists of value types are copied.
    pub(crate) fn copied(&self, value: Value) -> Value {
        match value {
            Value::Object(object) if object.is_value => {
                let fields = object
                    .fields
                    .borrow()
                    .iter()
                    .map(|(name, value)| (name.clone(), self.copied(value.clone())))
                    .collect();
                Value::Object(Rc::new(Object {
                    class: object.class.clone(),
                    fields: RefCell::new(fields),
                    is_value: true,
                    is_copy: object.is_copy,
                }))
            }
            Value::List(items) if matches!(self.language, Swift | Rust) => self.copied_list(&items),
            other => other,
        }
    }

    fn copied_list(&self, items: &RefCell<Vec<Value>>) -> Value {
        let items = items.borrow().iter().map(|item| self.copied(item.clone())).collect();
        Value::list(items)
    }

    /// The same for the value of an expression, which may be an address: then both names are for one thing.
    pub(super) fn copied_from(&mut self, of: &Expression, value: Value) -> Run {
        let value = self.settled(value, &of.place)?;
        match (&value, &of.kind) {
            (Value::Object(_), ExpressionKind::Address(..)) => Ok(value),
            (Value::Object(object), kind) if self.has_address(object) && !matches!(kind, ExpressionKind::Follow(_)) => {
                self.may_change(&self.written(&of.place), &of.place)
            }
            (Value::List(items), ExpressionKind::Name(_) | ExpressionKind::Member(..) | ExpressionKind::Index(..)) => {
                // An array of Go is copied, a slice is not.
                if matches!(self.language, Go | C | Cpp) {
                    self.renamed.push(items.clone());
                }
                Ok(self.copied(value))
            }
            _ => Ok(self.copied(value)),
        }
    }

    /// One thing has two names from now on.
    pub(super) fn has_two_names(&mut self, value: &Value, may_change: bool) {
        let points = matches!(self.language, Go | C | Cpp) || may_change && self.language == Rust;
        if let Value::Object(object) = value
            && points
        {
            self.pointed.push(object.clone());
        }
    }

    fn has_address(&self, object: &Rc<Object>) -> bool {
        self.pointed.iter().any(|one| Rc::ptr_eq(one, object))
    }

    /// An element of a list with two names is given a value: whether the other one has it, too, is not known.
    pub(super) fn no_renamed(&self, list: &Rc<RefCell<Vec<Value>>>, place: &Place) -> Run<()> {
        match self.renamed.iter().any(|one| Rc::ptr_eq(one, list)) {
            true => self.error(FormulaFlaw::Changes(self.written(place)), place),
            false => Ok(()),
        }
    }

    /// Puts an element at the end of a list.
    pub(super) fn put_behind(&self, list: &Rc<RefCell<Vec<Value>>>, one: Value, place: &Place) -> Run {
        self.no_renamed(list, place)?;
        list.borrow_mut().push(one);
        Ok(Value::Nothing)
    }

    /// The element of a turn: some loops go through the things themselves.
    pub(super) fn element(&self, element: Value, list: &Expression, place: &Place) -> Value {
        let head = self.whole.part(place.start..list.place.start);
        match self.language {
            C | Cpp if head.contains('&') => element,
            C | Cpp | CSharp | Go | Rust | Swift => match element {
                Value::Object(ref object) if self.has_address(object) => element,
                // A place and its element.
                Value::List(pair) if self.language == Go => self.copied_list(&pair),
                element => self.copied(element),
            },
            _ => element,
        }
    }

    /// A given thing whose type is a value in the text, as a name of its own gets it: `var c = self`, `Rect c = a`.
    pub(super) fn copied_thing(&mut self, given: &Let, value: Value) -> Value {
        let is_named = matches!(given.pattern, Pattern::Name(_)) && !given.is_reference;
        let is_plain = given.ty.as_ref().is_some_and(|ty| ty.passing == Passing::Plain && &*ty.name != "auto");
        let copies = is_named && (self.language == Swift || self.language == Cpp && is_plain);
        match &value {
            Value::Thing(thing) if copies && thing.ty.as_ref().is_some_and(|ty| ty.passing != Passing::Pointer) => {
                self.copy_of(thing).unwrap_or(value)
            }
            _ => value,
        }
    }
}
