//! What a program's names can stand for.

use super::super::inputs::{Input, Step, path};
use super::super::library::{LibraryPart, NumberFunction};
use super::super::paths::Num;
use super::super::syntax::{Binary, Class, Function, Name, NumberType, Type};
use std::cell::RefCell;
use std::rc::Rc;

#[derive(Clone)]
pub(crate) enum Value {
    Number(Num),
    Bool(bool),
    /// `null`, and the answer of a function without one.
    Nothing,
    Text(Name),
    /// Something that the program is given: a shape, a part of one, a number, a list.
    Thing(Rc<Thing>),
    /// Something that the program makes.
    Object(Rc<Object>),
    List(Rc<RefCell<Vec<Self>>>),
    /// From, to, and whether the end belongs to it.
    Range(Num, Num, bool),
    Function(Rc<Closure>),
    /// A class, or a name before a function as `Math` is.
    Space(Name),
    /// A sum of things that may be vectors: what it is shows in its use.
    Sum(Binary, Rc<[Self; 2]>),
    /// A function of things that may be vectors: of numbers, or for each axis.
    Each(NumberFunction, Rc<[Self]>),
}

impl Value {
    pub(crate) fn list(items: Vec<Self>) -> Self {
        Self::List(Rc::new(RefCell::new(items)))
    }

    /// A function that sees these names, and is no method.
    pub(crate) fn function(function: &Rc<Function>, scope: Scope) -> Self {
        Self::Function(Rc::new(Closure { function: function.clone(), scope, own: None }))
    }

    pub(crate) fn thing(thing: Thing) -> Self {
        Self::Thing(Rc::new(thing))
    }

    /// Something that the program makes, with these fields.
    pub(crate) fn object(class: Option<Name>, fields: Vec<(Name, Self)>, is_value: bool) -> Self {
        Self::Object(Rc::new(Object { class, fields: RefCell::new(fields), is_value, is_copy: false }))
    }
}

/// Something that is given, by its path from a parameter.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Thing {
    pub root: Name,
    pub parameter: Option<usize>,
    pub root_type: Option<Name>,
    pub steps: Vec<Step>,
    pub ty: Option<Type>,
    /// The type of its numbers, if a library says it.
    pub number: Option<NumberType>,
    /// Whether it is a shape, not a number: it has members, or is one of a list of such.
    pub is_shape: bool,
}

impl Thing {
    pub(crate) fn with(&self, step: Step, ty: Option<Type>) -> Self {
        let steps = self.steps.iter().cloned().chain([step]).collect();
        Self { steps, ty, is_shape: false, number: None, ..self.clone() }
    }

    /// A part that a library's type has.
    pub(crate) fn of_library(&self, step: Step, found: LibraryPart) -> Self {
        let ty = found.is_vector.then(|| Type::named("Vector2"));
        // A part of a part has the numbers of the whole: `r.position.x` of whole numbers is whole.
        Self { number: self.number.or(found.number), ..self.with(step, ty) }
    }

    pub(crate) fn input(&self, number: Option<NumberType>) -> Input {
        let Self { root, parameter, root_type, steps, .. } = self.clone();
        Input { root, parameter, root_type, steps, number }
    }

    /// The path as it is written: `a.pos.x`, `a[0]`, `a.left()`.
    pub(crate) fn path(&self) -> String {
        path(&self.root, &self.steps)
    }
}

pub(crate) struct Object {
    pub class: Option<Name>,
    pub fields: RefCell<Vec<(Name, Value)>>,
    /// Whether it is copied when it gets another name.
    pub is_value: bool,
    /// Whether it is what the program was given, as a copy of its own.
    pub is_copy: bool,
}

impl Object {
    /// A thing of a class, before its fields have values.
    pub(crate) fn empty(class: &Class) -> Self {
        let fields = RefCell::default();
        Self { class: Some(class.name.clone()), fields, is_value: class.is_value, is_copy: false }
    }

    pub(crate) fn field(&self, name: &str) -> Option<Value> {
        self.fields.borrow().iter().find(|(own, _)| **own == *name).map(|(_, value)| value.clone())
    }
}

pub(crate) struct Closure {
    pub function: Rc<Function>,
    pub scope: Scope,
    pub own: Option<Value>,
}

/// What a name can hold, by its declaration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Held {
    Anything,
    Number(NumberType),
    Truth,
}

pub(crate) struct Slot {
    pub name: Name,
    /// `None` before it has a value.
    pub value: RefCell<Option<Value>>,
    pub held: std::cell::Cell<Held>,
    pub is_constant: bool,
}

/// The names of a block, which all that is written in it shares.
pub(crate) type Scope = Rc<Names>;

pub(crate) struct Names {
    pub slots: RefCell<Vec<Rc<Slot>>>,
    pub outer: Option<Scope>,
    /// Whether it is that of a whole function.
    pub of_function: bool,
}

impl Names {
    pub(crate) fn new(outer: Option<Scope>, of_function: bool) -> Scope {
        Rc::new(Self { slots: RefCell::default(), outer, of_function })
    }

    /// The same names, without those that are declared later: what a function sees where a block can declare a name twice.
    pub(crate) fn seen(self: &Scope) -> Scope {
        let Some(outer) = &self.outer else { return self.clone() };
        let slots = RefCell::new(self.slots.borrow().clone());
        Rc::new(Self { slots, outer: Some(outer.seen()), of_function: self.of_function })
    }

    /// The names of a function that is called in this block.
    pub(crate) fn inner_function(self: &Scope) -> Scope {
        Self::new(Some(self.clone()), true)
    }

    pub(crate) fn inner(self: &Scope) -> Scope {
        Self::new(Some(self.clone()), false)
    }

    pub(crate) fn own(&self, name: &str) -> Option<Rc<Slot>> {
        self.slots.borrow().iter().rev().find(|slot| *slot.name == *name).cloned()
    }

    pub(crate) fn slot(&self, name: &str) -> Option<Rc<Slot>> {
        self.own(name).or_else(|| self.outer.as_ref()?.slot(name))
    }

    /// Makes a name its own that has no value yet, if it is not its own already.
    pub(crate) fn begin(&self, name: &Name) {
        if self.own(name).is_none() {
            self.define(name.clone(), None, Held::Anything, false);
        }
    }

    /// What a name holds now.
    pub(crate) fn value(&self, name: &str) -> Option<Value> {
        self.slot(name)?.value.borrow().clone()
    }

    /// A name that always holds this.
    pub(crate) fn keep(&self, name: impl Into<Name>, value: Value) {
        self.define(name.into(), Some(value), Held::Anything, true);
    }

    pub(crate) fn define(&self, name: Name, value: Option<Value>, held: Held, is_constant: bool) -> Rc<Slot> {
        let slot = Rc::new(Slot { name, value: RefCell::new(value), held: held.into(), is_constant });
        self.slots.borrow_mut().push(slot.clone());
        slot
    }

    /// The scope of the function in which this one is.
    pub(crate) fn function(self: &Scope) -> Scope {
        match (&self.outer, self.of_function) {
            (Some(outer), false) => outer.function(),
            _ => self.clone(),
        }
    }
}
