//! Things that a program makes, and copies of those that it is given.

use super::super::FormulaFlaw;
use super::super::inputs::Step;
use super::super::library;
use super::super::paths::Num;
use super::super::rules;
use super::super::syntax::{Argument, Class, Field, Function, Name, Place, Type};
use super::calls::Given;
use super::values::{Held, Object, Scope, Thing, Value};
use super::{Run, Runner};
use crate::formula::CallUse;
use crate::formula::SourceLanguage::{
    self, CSharp, Cpp, GdScript, Go, Java, JavaScript, Kotlin, Lua, Python, Swift, TypeScript,
};
use std::cell::RefCell;
use std::rc::Rc;

impl<'a> Runner<'a> {
    /// A thing of a class of the text, made with all its fields.
    pub(crate) fn new_object(&mut self, ty: &Type, arguments: &[Argument], scope: &Scope, place: &Place) -> Run {
        let value = |argument: &Argument| match argument.is_spread {
            true => self.not_read(place),
            false => Ok((argument.label.clone(), self.value(&argument.value, scope)?)),
        };
        let values = arguments.iter().map(value).collect::<Run<_>>()?;
        self.made(ty, values, place)
    }

    /// `Rect { x: 1 }`, `{ 1, 2 }`.
    pub(crate) fn object(&mut self, ty: Option<&Type>, fields: &[Field], scope: &Scope, place: &Place) -> Run {
        let mut values = Vec::new();
        for field in fields {
            let value = self.value(&field.value, scope)?;
            values.push((field.name.clone(), self.copied_from(&field.value, value)?));
        }
        if let Some(ty) = ty {
            let own = scope.value("class");
            return match own {
                Some(Value::Space(class)) if &*ty.name == "Self" => {
                    self.made(&Type { name: (*class).into(), ..ty.clone() }, values, place)
                }
                _ => self.made(ty, values, place),
            };
        }
        // `{}` gets its members later.
        let is_blank = values.is_empty() && matches!(self.language, JavaScript | TypeScript | Lua);
        if !is_blank && values.iter().all(|(name, _)| name.is_none()) {
            let items = values.into_iter().map(|(_, value)| value).collect();
            return Ok(Value::list(items));
        }
        let mut named = Vec::new();
        for (name, value) in values {
            let Some(name) = name else { return self.not_read(place) };
            // Of two values for one name the last one counts.
            named.retain(|(own, _)| *own != name);
            named.push((name, value));
        }
        Ok(Value::object(None, named, false))
    }

    /// A thing of this type: by its constructor, or from its parts, in the order of its fields or by name.
    pub(crate) fn made(&mut self, ty: &Type, given: Vec<Given>, place: &Place) -> Run {
        let open = self.types.len();
        if let Some(class) = self.class(&ty.name) {
            self.bind_class(class, ty);
        }
        let made = self.made_inside(ty, given, place);
        self.types.truncate(open);
        made
    }

    fn made_inside(&mut self, ty: &Type, given: Vec<Given>, place: &Place) -> Run {
        let Some(class) = self.class(&ty.name) else {
            if let Some(shape) = self.shape_of(&ty.name, &given, place)? {
                return Ok(shape);
            }
            let vector = self.vector_of(&ty.name, &given, place)?;
            let unknown = || self.error(FormulaFlaw::UnknownCall(self.written(place), CallUse::Value), place);
            return vector.map_or_else(unknown, Ok);
        };
        self.uses(&class.name);
        self.no_oddity(class)?;
        if !class.bases.is_empty() {
            return self.not_read(place);
        }
        let constructors = constructors(self.language, class);
        if constructors.is_empty() {
            // One that is not read would make something else.
            self.used.insert(constructor_name(self.language, class).into());
            return self.made_of_fields(class, given, place);
        }
        let constructor = self.only(constructors, &class.name, Some(given.len()), place)?;
        let object = self.begun(class, place)?;
        // A constructor with an answer makes something else.
        match self.invoke(&constructor, Some(Value::Object(object.clone())), &given, place)? {
            Value::Nothing => Ok(Value::Object(object)),
            _ => self.not_read(place),
        }
    }

    /// A thing with the values that its class gives to its fields before any constructor.
    fn begun(&mut self, class: &'a Class, place: &Place) -> Run<Rc<Object>> {
        let object = Rc::new(Object::empty(class));
        self.fill(class, &object, place)?;
        Ok(object)
    }

    /// Gives all fields that have none the values of their declarations. A field without such a value stays as it is.
    fn fill(&mut self, class: &'a Class, object: &Rc<Object>, place: &Place) -> Run<()> {
        let scope = self.globals.inner_function();
        scope.keep("class", Value::Space(class.name.clone()));
        for own in ["this", "self"] {
            scope.keep(own, Value::Object(object.clone()));
        }
        // Kotlin's fields can be made of the parameters of the class, which are its first fields.
        for field in class.own_fields() {
            if object.field(&field.name).is_some() {
                continue;
            }
            let held = self.held(field.ty.as_ref());
            let value = match &field.value {
                Some(value) => {
                    let value = self.value(value, &scope)?;
                    let value = self.copied(value);
                    Some(self.held_value(value, held, place)?.0)
                }
                None => self.zero(field.ty.as_ref(), place)?,
            };
            if let Some(value) = value {
                object.fields.borrow_mut().push((field.name.clone(), value));
            }
        }
        Ok(())
    }

    /// What the language gives to a field or name of this type that has no value; `None` if it gives none.
    pub(crate) fn zero(&mut self, ty: Option<&Type>, place: &Place) -> Run<Option<Value>> {
        let is_script = self.is_script();
        let has_zeros = matches!(self.language, Java | CSharp | Go | GdScript);
        let Some(ty) = ty.filter(|_| has_zeros) else {
            return Ok(is_script.then_some(Value::Nothing));
        };
        if let Some(number) = self.number_type(ty) {
            return Ok(Some(Value::Number(Num::whole(number, 0))));
        }
        if rules::is_truth_type(self.whole.alias(&ty.name)) {
            return Ok(Some(Value::Bool(false)));
        }
        match self.class(&ty.name).filter(|class| class.is_value && !ty.is_list) {
            Some(class) => Ok(Some(Value::Object(self.begun(class, place)?))),
            None => Ok(None),
        }
    }

    fn made_of_fields(&mut self, class: &'a Class, given: Vec<Given>, place: &Place) -> Run {
        let fields: Vec<_> = class.own_fields().collect();
        if given.len() > fields.len() || (self.is_script() && !given.is_empty()) {
            return self.not_read(place);
        }
        let object = Rc::new(Object::empty(class));
        for (at, (label, value)) in given.into_iter().enumerate() {
            let found = match &label {
                Some(label) => fields.iter().find(|field| field.name == *label),
                None => fields.get(at),
            };
            let Some(field) = found.filter(|field| object.field(&field.name).is_none()) else {
                return self.not_read(place);
            };
            let value = match &field.ty {
                Some(ty) => self.object_of(value, ty, place)?,
                None => value,
            };
            let held = self.held(field.ty.as_ref());
            let (value, _) = self.held_value(self.copied(value), held, place)?;
            object.fields.borrow_mut().push((field.name.clone(), value));
        }
        self.fill(class, &object, place)?;
        if self.has_pointers() {
            self.fill_with_zeros(class, &object, place)?;
        }
        let is_whole = fields.iter().all(|field| object.field(&field.name).is_some());
        if is_whole { Ok(Value::Object(object)) } else { self.not_read(place) }
    }

    /// `{ 1, 2 }` makes all other numbers 0 in C.
    fn fill_with_zeros(&mut self, class: &'a Class, object: &Rc<Object>, place: &Place) -> Run<()> {
        for field in class.own_fields() {
            let Some(ty) = field.ty.as_ref().filter(|_| object.field(&field.name).is_none()) else { continue };
            let value = match (self.number_type(ty), self.class(&ty.name)) {
                (Some(number), _) => Value::Number(Num::whole(number, 0)),
                (None, Some(inner)) if !ty.is_list => self.made_of_fields(inner, Vec::new(), place)?,
                _ if rules::is_truth_type(self.whole.alias(&ty.name)) => Value::Bool(false),
                _ => continue,
            };
            object.fields.borrow_mut().push((field.name.clone(), value));
        }
        Ok(())
    }

    /// A value as a field of a thing holds it.
    pub(crate) fn held_of_field(&mut self, object: &Object, name: &Name, value: Value, place: &Place) -> Run {
        let class = object.class.as_ref().and_then(|class| self.class(class));
        let ty = class.and_then(|class| class.field(name)?.ty.clone());
        let of_library = || library::member(self.language, object.class.as_ref()?, name)?.number;
        let held = match class {
            None => of_library().map_or(Held::Anything, Held::Number),
            Some(_) => self.held(ty.as_ref()),
        };
        match held {
            Held::Anything => Ok(value),
            held => Ok(self.held_value(value, held, place)?.0),
        }
    }

    /// The own thing, if it is one that the program makes or copies and has a field with this name.
    pub(crate) fn own_field(&self, name: &Name, scope: &Scope) -> Option<Rc<Object>> {
        let own = scope.slot("this").filter(|_| rules::has_bare_members(self.language))?;
        let Some(Value::Object(object)) = own.value.borrow().clone() else { return None };
        if self.is_concrete && object.field(name).is_some() {
            return Some(object);
        }
        let class = self.class(object.class.as_ref()?)?;
        class.own_fields().any(|field| field.name == *name).then_some(object)
    }

    /// `Rect r = { 1, 2 }`: a list becomes a thing of the declared type.
    pub(crate) fn object_of(&mut self, value: Value, ty: &Type, place: &Place) -> Run {
        match (&value, self.class(&ty.name)) {
            (Value::List(items), class)
                if !ty.is_list && (class.is_some() || self.has_pointers() && library::is_shape_type(&ty.name)) =>
            {
                let items = items.borrow().iter().map(|value| (None, value.clone())).collect();
                self.made(ty, items, place)
            }
            (Value::Sum(..) | Value::Each(..), None) if library::is_vector(&ty.name) && !ty.is_list => {
                self.vector_held(value, &ty.name, place)
            }
            (Value::Thing(thing), _) if thing.ty.is_none() && (thing.is_shape || is_called_shape(thing, ty)) => {
                Ok(Value::thing(Thing { ty: Some(ty.clone()), ..(**thing).clone() }))
            }
            _ => Ok(value),
        }
    }

    /// A thing that is declared without a value.
    pub(crate) fn blank(&mut self, ty: &Type, place: &Place) -> Run<Option<Value>> {
        let Some(class) = self.class(&ty.name).filter(|class| class.is_value && !ty.is_list) else {
            let is_plane = library::is_vector(&ty.name) && !ty.name.contains(['3', '4']);
            let is_vector = self.has_pointers() && is_plane && !ty.is_list;
            let is_own = ty.passing == super::super::syntax::Passing::Plain && self.class(&ty.name).is_none();
            let object = || Value::object(Some(ty.name.clone()), Vec::new(), true);
            return Ok((is_vector && is_own).then(object));
        };
        if self.language == Cpp && !constructors(self.language, class).is_empty() {
            return self.made(ty, Vec::new(), place).map(Some);
        }
        Ok(Some(Value::Object(self.begun(class, place)?)))
    }

    /// The program's own copy of a thing that is given to it by value.
    pub(crate) fn copy_of(&mut self, thing: &Rc<Thing>) -> Option<Value> {
        let class = self.class_of(thing.ty.as_ref()).filter(|class| class.is_value)?;
        if class.fields.iter().any(|field| self.whole.hidden_field(&class.name, &field.name).is_some()) {
            return None;
        }
        let mut fields = Vec::new();
        for field in class.own_fields() {
            let ty = self.field_type(class, field.ty.as_ref(), thing.ty.as_ref());
            let part = thing.with(Step::Member(field.name.clone()), ty);
            // What is not followed is refused where it is read.
            let computed = self.defined_member(Some(class), thing, &field.name, &field.place).ok()?;
            fields.push((field.name.clone(), computed.unwrap_or_else(|| Value::thing(part))));
        }
        let fields = RefCell::new(fields);
        Some(Value::Object(Rc::new(Object { class: Some(class.name.clone()), fields, is_value: true, is_copy: true })))
    }

    /// Each field of a thing, changed.
    pub(crate) fn each_field(&mut self, object: &Rc<Object>, change: &mut impl FnMut(&mut Self, &Value) -> Run) -> Run {
        let mut fields = Vec::new();
        for (name, value) in object.fields.borrow().iter() {
            fields.push((name.clone(), change(self, value)?));
        }
        Ok(Value::object(object.class.clone(), fields, object.is_value))
    }
}

/// `Rectangle r = craft.getBounds()`
fn is_called_shape(thing: &Thing, ty: &Type) -> bool {
    matches!(thing.steps.last(), Some(Step::Call(_))) && library::is_shape_type(&ty.name) && !ty.is_list
}

/// The functions that make a thing of a class.
fn constructors(language: SourceLanguage, class: &Class) -> Vec<Rc<Function>> {
    let name = constructor_name(language, class);
    class.methods.iter().filter(|method| *method.name == *name && !name.is_empty()).cloned().collect()
}

/// The name of such a function; empty where the language has none.
fn constructor_name(language: SourceLanguage, class: &Class) -> &str {
    match language {
        JavaScript | TypeScript => "constructor",
        Python => "__init__",
        GdScript => "_init",
        Swift | Kotlin => "init",
        Cpp | CSharp | Java => &class.name,
        _ => "",
    }
}
