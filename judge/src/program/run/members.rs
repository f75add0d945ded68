//! What a name stands for outside of a function, and what a member of a thing is.

use super::super::FormulaFlaw;
use super::super::definitions::{self, Defined, Definition};
use super::super::inputs::Step;
use super::super::library;
use super::super::paths::{fraction, known};
use super::super::rules;
use super::super::syntax::{Class, Function, Name, Place, Type};
use super::values::{Held, Scope, Thing, Value};
use super::{Run, Runner};
use crate::formula::CallUse;
use crate::formula::SourceLanguage::{GdScript, Kotlin, Python, Swift};
use crate::program::is_in;
use std::rc::Rc;

impl<'a> Runner<'a> {
    /// A name that no block declares: of the text, of the language, or of the world around the text.
    pub(crate) fn outer_name(&mut self, name: &Name, place: &Place) -> Run {
        if &**name == super::super::counted::COUNT {
            return Ok(self.count(self.list_length));
        }
        if let Some(number) = self.whole.given(name) {
            let exact = fraction(super::NumberType::F64, number);
            return self.converted(exact, self.paths.unknown, place).map(Value::Number);
        }
        if let Some(value) = self.global(name, place)? {
            return Ok(value);
        }
        let functions = self.functions(None, name);
        if !functions.is_empty() {
            self.uses(name);
            let function = self.only(functions, name, None, place)?;
            self.no_later_local(name, &function.place, place)?;
            return Ok(Value::function(&function, self.globals.clone()));
        }
        if self.class(name).is_none()
            && let Some(holds) = library::truth_constant(self.language, name)
        {
            self.uses(name);
            return Ok(Value::Bool(holds));
        }
        if self.class(name).is_some() || library::is_space(self.language, name) {
            self.uses(name);
            return Ok(Value::Space(name.clone()));
        }
        if self.is_script() && &**name == "arguments" {
            return self.not_read(place);
        }
        self.uses(name);
        // On another way the program itself gives it a value.
        if self.made.contains(name) {
            return self.no_value(name, place);
        }
        // A name that the text declares with a type alone.
        let ty =
            self.whole.global(name).first().and_then(|(given, _)| given.ty.clone().or_else(|| self.made_ty(given)));
        let is_number = ty.as_ref().is_some_and(|ty| self.number_type(ty).is_some());
        Ok(Value::thing(Thing {
            root: name.clone(),
            parameter: None,
            root_type: ty.as_ref().map(|ty| Name::from(&*ty.name)),
            steps: Vec::new(),
            ty,
            number: None,
            is_shape: self.whole.has_members(name) && !is_number,
        }))
    }

    /// A constant of the text.
    fn global(&mut self, name: &Name, place: &Place) -> Run<Option<Value>> {
        if let Some((_, declared)) = self.whole.global(name).first() {
            self.no_later_local(name, declared, place)?;
        }
        if let Some(slot) = self.globals.own(name) {
            let value = slot.value.borrow().clone();
            return value.map_or_else(|| self.no_value(name, place), |value| Ok(Some(value)));
        }
        let found = self.whole.global(name);
        let Some((given, declared)) = found.first() else { return Ok(None) };
        // What is given may be changed.
        if self.written.is_some() && self.is_open(given) {
            return Ok(None);
        }
        // A variable of a script is a member of its thing, and has its first value at the beginning alone.
        if self.language == GdScript && !given.is_constant {
            return Ok(None);
        }
        self.uses(name);
        if found.len() > 1 {
            return self.twice(name, declared);
        }
        let Some(value) = &given.value else { return Ok(None) };
        if self.whole.is_assigned(name) {
            return self.may_change(name, place);
        }
        let slot = self.globals.define(name.clone(), None, Held::Anything, true);
        let (globals, held) = (self.globals.clone(), self.held(given.ty.as_ref()));
        let value = self.value(value, &globals)?;
        let (value, held) = self.held_value(value, held, declared)?;
        self.steady(name, &value, place)?;
        slot.held.set(held);
        *slot.value.borrow_mut() = Some(value.clone());
        Ok(Some(value))
    }

    /// A member of the own thing, named without it.
    pub(crate) fn own_member(&mut self, name: &Name, scope: &Scope, place: &Place) -> Run<Option<Value>> {
        if !rules::has_bare_members(self.language) {
            return Ok(None);
        }
        let Some(slot) = scope.slot("this") else { return Ok(None) };
        let Some(own) = slot.value.borrow().clone() else { return Ok(None) };
        let Some(class_name) = self.own_class(Some(&own), scope) else { return Ok(None) };
        let is_known = match self.class(&class_name) {
            Some(class) => class.field(name).is_some() || class.getter(name).is_some(),
            // The class is not in the text: what nothing else declares is its own.
            None => {
                self.whole.global(name).is_empty()
                    && self.functions(None, name).is_empty()
                    && self.class(name).is_none()
                    && self.whole.given(name).is_none()
                    && !library::is_space(self.language, name)
            }
        };
        if is_known { self.member(&own, name, place).map(Some) } else { Ok(None) }
    }

    /// The class of the own thing: by its type, else that of the method.
    pub(crate) fn own_class(&self, own: Option<&Value>, scope: &Scope) -> Option<String> {
        let by_type = match own {
            Some(Value::Thing(thing)) => thing.ty.as_ref().map(|ty| ty.name.to_string()),
            Some(Value::Object(object)) => object.class.as_ref().map(ToString::to_string),
            _ => None,
        };
        by_type.or_else(|| match &*scope.slot("class")?.value.borrow() {
            Some(Value::Space(class)) => Some(class.to_string()),
            _ => None,
        })
    }

    pub(crate) fn member(&mut self, of: &Value, name: &Name, place: &Place) -> Run {
        if let Value::Object(object) = of
            && self.is_rect(object)
            && let Some(found) = self.part_of_rect(object, name, place)?
        {
            return Ok(found);
        }
        if let Some(found) = self.vector_member(of, name, place)? {
            return Ok(found);
        }
        match of {
            Value::Thing(thing) => self.member_of_thing(thing, name, place),
            Value::Object(object) => {
                if let Some(value) = object.field(&self.field_name(object, name)) {
                    return Ok(value);
                }
                if let Some(class) = object.class.as_ref().and_then(|class| self.class(class))
                    && let Some(getter) = class.getter(name)
                {
                    return self.invoke(&getter.clone(), Some(of.clone()), &[], place);
                }
                // `extension Rect { var right: Double { … } }`
                let extended = self.functions(object.class.as_deref(), name);
                if let Some(getter) = extended.iter().find(|method| method.is_getter && method.owner.is_some()) {
                    return self.invoke(getter, Some(of.clone()), &[], place);
                }
                if let Some(class) = object.class.as_ref().and_then(|class| self.class(class))
                    && class.fields.iter().any(|field| field.name == *name && field.is_static)
                    && !self.is_script()
                {
                    return self.static_value(class, name, place);
                }
                self.no_value(&self.written(place), place)
            }
            Value::Sum(how, sides) => {
                self.step(place)?;
                let (left, right) = (self.part_of(&sides[0], name, place)?, self.part_of(&sides[1], name, place)?);
                self.joined_values(*how, &left, &right, place)
            }
            Value::Each(function, given) => {
                self.step(place)?;
                let parts = given.iter().map(|one| self.part_of(one, name, place)).collect::<Run<Vec<_>>>()?;
                let numbers = parts.iter().map(|part| self.number(part, place)).collect::<Run<Vec<_>>>()?;
                self.number_of(*function, &numbers, place).map(Value::Number)
            }
            Value::List(list) if is_length(name) => Ok(self.count(list.borrow().len())),
            Value::Space(space) => self.member_of_space(space, name, place),
            Value::Number(_) | Value::Bool(_) => match (&**name, self.language) {
                ("magnitude", Swift) => {
                    let number = self.number(of, place)?;
                    let made = self.paths.absolute(number);
                    self.computed(made, place).map(Value::Number)
                }
                _ => self.not_read(place),
            },
            _ => self.not_read(place),
        }
    }

    /// A part of a side of a vector sum; a number is for all parts.
    fn part_of(&mut self, side: &Value, name: &Name, place: &Place) -> Run {
        match side {
            Value::Number(_) => Ok(side.clone()),
            Value::Thing(thing) if is_radius(thing) => Ok(side.clone()),
            other => self.member(other, name, place),
        }
    }

    /// The text's class of a thing.
    pub(crate) fn class_of(&self, ty: Option<&Type>) -> Option<&'a Class> {
        self.class(&ty?.name)
    }

    fn member_of_thing(&mut self, thing: &Rc<Thing>, name: &Name, place: &Place) -> Run {
        if self.whole.given(&format!("{}.{name}", thing.path())).is_some() {
            return Ok(Value::thing(thing.with(Step::Member(name.clone()), None)));
        }
        if let Some(class) = self.class_of(thing.ty.as_ref()) {
            self.uses(&class.name);
            self.no_oddity(class)?;
            return self.member_of_class(class, thing, name, place);
        }
        if let Some(ty) = &thing.ty
            && let Some(found) = library::member(self.language, &ty.name, name)
        {
            let written = self.written_member(&ty.name, name);
            return Ok(Value::thing(thing.of_library(Step::Member(written), found)));
        }
        if thing.ty.as_ref().is_none_or(|ty| !library::is_shape_type(&ty.name))
            && let Some(value) = self.defined_member(None, thing, name, place)?
        {
            return Ok(value);
        }
        if is_length(name) && self.may_be_list(thing) {
            self.ask_list(thing);
            return Ok(self.count(self.length_of(thing)));
        }
        let is_kotlin_list = self.language == Kotlin && thing.ty.as_ref().is_some_and(|ty| ty.is_list);
        if is_kotlin_list && is_in(name, "size indices lastIndex") {
            self.ask_list(thing);
            let length = self.length_of(thing);
            return Ok(match &**name {
                "size" => self.count(length),
                "lastIndex" => Value::Number(known(super::NumberType::I32, length as i128 - 1)),
                _ => {
                    Value::Range(known(super::NumberType::I32, 0), known(super::NumberType::I32, length as i128), false)
                }
            });
        }
        if thing.ty.is_none() {
            let methods = self.whole.methods(name);
            let others: Vec<_> = methods.into_iter().filter(|method| !self.is_part_of(method, thing)).collect();
            let getters: Vec<_> = others.iter().filter(|method| method.is_getter).collect();
            if let [getter] = &getters[..] {
                self.used.extend(getter.owner.clone());
                if let Some(class) = getter.owner.as_ref().and_then(|owner| self.class(owner)) {
                    self.no_oddity(class)?;
                }
                return self.invoke(getter, Some(Value::Thing(thing.clone())), &[], place);
            }
            if !getters.is_empty() {
                return self.twice(name, place);
            }
            let has_field = |class: &Class| class.field(name).is_some();
            if self.is_method_alone(&others) && !self.whole.text.classes.iter().any(has_field) {
                return self.no_number(place);
            }
        }
        // A class that may compare or read its members otherwise.
        if thing.ty.is_none()
            && let Some(class) = self.whole.text.classes.iter().find(|class| !class.oddities.is_empty())
        {
            self.no_oddity(class)?;
        }
        let step = Step::Member(name.clone());
        if self.is_rect_of_pygame(name) {
            let ty = Some(Type::named("Rect"));
            let number = Some(super::NumberType::Whole);
            return Ok(Value::thing(Thing { number, is_shape: true, ..thing.with(step, ty) }));
        }
        let ty = super::shapes::member_type(self.language, name).filter(|ty| self.class(ty).is_none()).map(Type::named);
        Ok(Value::thing(thing.with(step, ty)))
    }

    /// Whether a member of an unknown thing is a rectangle of pygame, which is whole: `self.rect`, where the text speaks of pygame, or of
    /// a centre that only such a rectangle has.
    fn is_rect_of_pygame(&self, name: &Name) -> bool {
        // Code after a hit says itself what it is given. The text is looked through last: that takes longest.
        let is_test = self.written.is_none() && !self.is_concrete;
        if self.language != Python || &**name != "rect" || !is_test || self.class("Rect").is_some() {
            return false;
        }
        let source = &self.whole.source;
        let is_spoken_of =
            ["pygame", "rect.centerx", "rect.centery", "rect.center"].iter().any(|it| source.contains(it));
        is_spoken_of && !source.contains("FRect")
    }

    pub(crate) fn no_oddity(&self, class: &Class) -> Run<()> {
        match class.oddities.first() {
            Some((what, place)) => self.may_change(what, place),
            None => Ok(()),
        }
    }

    /// A member that the text computes from others in a constructor or in the class.
    pub(super) fn defined_member(
        &mut self,
        class: Option<&Class>,
        thing: &Rc<Thing>,
        name: &Name,
        place: &Place,
    ) -> Run<Option<Value>> {
        let is_self = self.following.contains(name);
        let (definition, maker) = match definitions::defined(self.whole, class, name) {
            _ if is_self || self.written.is_some() => return Ok(None),
            Defined::Plain => return Ok(None),
            Defined::As(definition, maker) => (definition, maker),
            Defined::Otherwise(definition) => return self.not_followed(&definition),
        };
        let scope = self.globals.inner_function();
        let own = Value::Thing(thing.clone());
        for word in ["this", "self"] {
            scope.keep(word, own.clone());
        }
        let function = maker.function.as_deref();
        if !definitions::can_be_followed(self.whole, &definition.value, function) {
            return self.not_followed(&definition);
        }
        self.following.push(name.clone());
        if let Some(function) = function {
            let is_constructor = definitions::is_constructor(self.language, function);
            for (parameter, field) in definitions::keepers(self.whole, function, &definition.value) {
                // A field that moves leaves behind what was computed from it once.
                let is_left = maker.is_once && definitions::is_moved(self.whole, &field, function);
                if is_left || (!is_constructor && field == parameter) {
                    return self.not_followed(&definition);
                }
                let kept = self.member(&own, &field, place)?;
                scope.keep(parameter, kept);
            }
        }
        let value = self.value(&definition.value, &scope);
        self.following.pop();
        match value {
            Ok(value) => Ok(Some(value)),
            Err(_) => self.not_followed(&definition),
        }
    }

    fn not_followed<Out>(&self, definition: &Definition) -> Run<Out> {
        let line = self.whole.line(&definition.place);
        self.error(FormulaFlaw::NotFollowed(definition.name.to_string(), line), &definition.place)
    }

    /// Whether a part of a thing is one that the class of this getter has itself: then it is no thing of that class.
    fn is_part_of(&self, getter: &Function, thing: &Thing) -> bool {
        let (Some(Step::Member(part)), Some(own)) = (thing.steps.last(), &getter.own) else { return false };
        let text = self.whole.text_at(&getter.place);
        let written = format!("{own}.{part}");
        text.match_indices(&written).any(|(at, found)| {
            let next = text[at + found.len()..].chars().next();
            next.is_none_or(|letter| !letter.is_alphanumeric() && letter != '_')
        })
    }

    fn member_of_class(&mut self, class: &'a Class, thing: &Rc<Thing>, name: &Name, place: &Place) -> Run {
        let own = || Value::Thing(thing.clone());
        if class.methods.iter().any(|method| method.name == *name) {
            self.uses(name);
            self.no_other(&class.name, name)?;
        }
        if let Some(getter) = class.getter(name) {
            return self.invoke(getter, Some(own()), &[], place);
        }
        let extended = self.functions(Some(&class.name), name);
        if let Some(getter) = extended.iter().find(|method| method.is_getter) {
            self.no_other(&class.name, name)?;
            return self.invoke(getter, Some(own()), &[], place);
        }
        if let Some(value) = self.defined_member(Some(class), thing, name, place)? {
            return Ok(value);
        }
        let is_script = self.is_script();
        let fields: Vec<_> = class.fields.iter().filter(|field| field.name == *name).collect();
        // A thing has none of the names that belong to its class.
        let own: Vec<_> = fields.iter().copied().filter(|field| !(is_script && field.is_static)).collect();
        if own.len() < fields.len() && own.is_empty() {
            return self.no_value(&self.written(place), place);
        }
        match &own[..] {
            [] if self.is_method_alone(&self.functions(Some(&class.name), name)) => self.no_number(place),
            [] => Ok(Value::thing(thing.with(Step::Member(name.clone()), None))),
            [_, ..] if self.whole.hidden_field(&class.name, name).is_some() => self.twice(name, place),
            [field, ..] if field.is_static && field.value.is_some() => self.static_value(class, name, place),
            [field, ..] => {
                let ty = self.field_type(class, field.ty.as_ref(), thing.ty.as_ref());
                Ok(Value::thing(thing.with(Step::Member(name.clone()), ty)))
            }
        }
    }

    /// The value that a class gives to a name once for all.
    pub(crate) fn static_value(&mut self, class: &'a Class, name: &Name, place: &Place) -> Run {
        let field = class.fields.iter().find(|field| field.name == *name && field.is_static);
        let Some((value, ty)) = field.and_then(|field| Some((field.value.as_ref()?, field.ty.as_ref()))) else {
            return self.not_read(place);
        };
        let changes = &self.whole.changes;
        if self.whole.is_assigned(name) || changes.members.contains(name) || changes.shared.contains(&class.name) {
            return self.may_change(name, place);
        }
        let (globals, held) = (self.globals.clone(), self.held(ty));
        let value = self.value(value, &globals)?;
        self.steady(&class.name, &value, place)?;
        Ok(self.held_value(value, held, place)?.0)
    }

    /// Whether nothing of the text changes a part of a value that is held outside of all functions.
    fn steady(&self, name: &Name, value: &Value, place: &Place) -> Run<()> {
        let mut members = Vec::new();
        let has_parts = match value {
            Value::Object(object) => {
                members.extend(object.fields.borrow().iter().map(|(member, _)| member.clone()));
                // A class of Lua is a table without parts.
                !members.is_empty() || self.whole.changes.parts.contains(name)
            }
            Value::List(_) => true,
            _ => false,
        };
        if has_parts && self.whole.changes.may_change_within(name, &members) {
            return self.may_change(name, place);
        }
        match value {
            Value::Object(object) => {
                object.fields.borrow().iter().try_for_each(|(_, part)| self.steady(name, part, place))
            }
            Value::List(items) => items.borrow().iter().try_for_each(|part| self.steady(name, part, place)),
            _ => Ok(()),
        }
    }

    fn member_of_space(&mut self, space: &Name, name: &Name, place: &Place) -> Run {
        if let Some(class) = self.class(space) {
            return self.static_value(class, name, place);
        }
        if let Some(number) = library::constant(space, name) {
            return Ok(Value::Number(fraction(super::NumberType::F64, number)));
        }
        if library::is_space(self.language, name) {
            return Ok(Value::Space(name.clone()));
        }
        self.not_read(place)
    }

    /// The only one of several functions that can be meant by a call with so many arguments.
    pub(crate) fn only(
        &self,
        functions: Vec<Rc<Function>>,
        name: &str,
        count: Option<usize>,
        place: &Place,
    ) -> Run<Rc<Function>> {
        let fits = |function: &Rc<Function>| {
            count.is_none_or(|count| {
                let least = function
                    .parameters
                    .iter()
                    .filter(|parameter| parameter.default.is_none() && !parameter.is_rest)
                    .count();
                let is_open = function.parameters.iter().any(|parameter| parameter.is_rest);
                count >= least && (is_open || count <= function.parameters.len())
            })
        };
        if functions.len() > 1 && !rules::has_overloads(self.language) {
            return self.twice(name, &functions[1].head);
        }
        let mut fitting = functions.iter().filter(|function| fits(function));
        match (fitting.next(), fitting.next(), functions.first()) {
            (Some(only), None, _) => Ok(only.clone()),
            (Some(_), Some(second), _) => self.twice(name, &second.head),
            (None, _, Some(first)) => {
                let takes = first.parameters.len();
                self.error(FormulaFlaw::Arguments(name.to_owned(), count.unwrap_or(0), takes), place)
            }
            (None, ..) => self.error(FormulaFlaw::UnknownCall(name.to_owned(), CallUse::Value), place),
        }
    }
}

/// Whether a thing is one number for all axes, by its name.
fn is_radius(thing: &Thing) -> bool {
    let Some(Step::Member(name)) = thing.steps.last() else { return false };
    let name = name.to_ascii_lowercase();
    name == "r" || name.ends_with("radius") || name.ends_with("diameter")
}

pub(crate) fn is_length(name: &str) -> bool {
    is_in(name, "length Length count Count")
}
