//! Calls: of the text's own functions, and of those that the language has.

use super::super::FormulaFlaw;
use super::super::inputs::Step;
use super::super::library;
use super::super::paths::{Num, fraction};
use super::super::rules;
use super::super::syntax::{
    Argument, Expression, ExpressionKind, Function, Let, Name, Passing, Pattern, Place, Statement, StatementKind, Type,
};
use super::lists::GROWS;
use super::statements::Flow;
use super::values::Slot;
use super::values::{Held, Scope, Thing, Value};
use super::{CALLS, NumberType, Run, Runner};
use crate::formula::Bound;
use crate::formula::SourceLanguage::{
    self, C, CSharp, Cpp, GdScript, Java, JavaScript, Kotlin, Lua, Python, Rust, Swift,
};
use crate::program::is_in;
use std::rc::Rc;

/// What a function is called with, by name where the call says it.
pub(crate) type Given = (Option<Name>, Value);

impl<'a> Runner<'a> {
    pub(crate) fn call(&mut self, called: &Expression, arguments: &[Argument], scope: &Scope, place: &Place) -> Run {
        self.no_lazy_argument(called, arguments, scope)?;
        match &called.kind {
            ExpressionKind::Name(name) => self.call_name(name, arguments, scope, place),
            ExpressionKind::Member(of, name) => self.call_member(of, name, arguments, scope, place),
            ExpressionKind::Sure(inner) => self.call(inner, arguments, scope, place),
            _ => {
                let function = self.value(called, scope)?;
                let given = self.arguments(arguments, scope)?;
                self.call_value(&function, &given, place)
            }
        }
    }

    fn arguments(&mut self, arguments: &[Argument], scope: &Scope) -> Run<Vec<Given>> {
        self.arguments_for(arguments, 0, scope)
    }

    /// The same for a function that takes so many: `corners(*rect)` gives it as many parts of the thing.
    fn arguments_for(&mut self, arguments: &[Argument], takes: usize, scope: &Scope) -> Run<Vec<Given>> {
        let mut given = Vec::new();
        for (at, argument) in arguments.iter().enumerate() {
            if self.language == Lua && at + 1 == arguments.len() {
                given.extend(self.lua_values(&argument.value, scope)?.into_iter().map(|value| (None, value)));
                continue;
            }
            let value = match &argument.value.kind {
                ExpressionKind::Comprehension(value, pattern, list, tests) => {
                    self.comprehension((value, pattern), (list, tests), scope, &argument.value.place)?
                }
                _ => self.value(&argument.value, scope)?,
            };
            if !argument.is_spread {
                given.push((argument.label.clone(), value));
                continue;
            }
            if matches!(value, Value::Thing(_)) && takes > 0 {
                let spread = arguments.iter().filter(|argument| argument.is_spread).count();
                let left = (takes + spread).checked_sub(arguments.len()).filter(|left| left.is_multiple_of(spread));
                let Some(left) = left else { return self.not_read(&argument.value.place) };
                let count = left / spread;
                let parts = self.taken_apart(&value, count, &argument.value.place)?;
                given.extend(parts.into_iter().map(|part| (None, part)));
                continue;
            }
            let Value::List(items) = &value else { return self.not_read(&argument.value.place) };
            given.extend(items.borrow().iter().map(|item| (None, item.clone())));
        }
        Ok(given)
    }

    pub(crate) fn call_value(&mut self, function: &Value, given: &[Given], place: &Place) -> Run {
        match function {
            Value::Function(closure) => {
                let own = closure.own.clone().filter(|_| !self.has_own_this(&closure.function));
                self.invoke_in(&closure.function, &closure.scope, own, given, place)
            }
            // `list.every(Boolean)`
            Value::Thing(thing) if thing.parameter.is_none() && &*thing.root == "Boolean" && thing.steps.is_empty() => {
                self.library_call(None, &thing.root.clone(), given, place)
            }
            _ => self.unknown_call(given, place),
        }
    }

    fn call_name(&mut self, name: &Name, arguments: &[Argument], scope: &Scope, place: &Place) -> Run {
        if let Some(slot) = scope.slot(name) {
            let value = slot.value.borrow().clone();
            let given = self.arguments(arguments, scope)?;
            return match value {
                Some(value) => self.call_value(&value, &given, place),
                None => self.no_value(name, place),
            };
        }
        if let Some(number) = self.whole.given(&format!("{name}()")) {
            let exact = fraction(NumberType::F64, number);
            return Ok(Value::Number(exact));
        }
        if let Some(method) = self.own_method(name, arguments.len(), scope, place)? {
            let given = self.arguments(arguments, scope)?;
            if method.is_getter {
                return self.no_number(place);
            }
            let own = scope.value("this");
            return self.invoke(&method, own, &given, place);
        }
        let functions = self.functions(None, name);
        if !functions.is_empty() {
            self.uses(name);
            let is_spread = arguments.iter().any(|argument| argument.is_spread);
            let function = self.only(functions, name, Some(arguments.len()).filter(|_| !is_spread), place)?;
            self.no_later_local(name, &function.place, place)?;
            self.no_reference(&function, arguments)?;
            let given = self.arguments_for(arguments, function.parameters.len(), scope)?;
            return self.invoke(&function, None, &given, place);
        }
        if let Some(value) = self.global_function(name, place)? {
            let given = self.arguments(arguments, scope)?;
            return self.call_value(&value, &given, place);
        }
        if let Some(class) = self.class(name) {
            let given = self.arguments(arguments, scope)?;
            let ty = Type::named(&class.name);
            return self.made(&ty, given, place);
        }
        self.uses(name);
        let given = self.arguments(arguments, scope)?;
        if let [(_, only)] = &given[..]
            && let Some(ty) = self.conversion(name)
        {
            return self.cast(&ty, only.clone(), place);
        }
        if let Some(found) = self.shape_call(false, name, &given, place)? {
            return Ok(found);
        }
        if self.makes_by_call()
            && let Some(vector) = self.vector_of(name, &given, place)?
        {
            return Ok(vector);
        }
        if self.makes_by_call()
            && let Some(shape) = self.shape_of(name, &given, place)?
        {
            return Ok(shape);
        }
        if let Some(found) = self.vector_function(None, name, &given, place)? {
            return Ok(found);
        }
        self.library_call(None, name, &given, place)
    }

    /// Whether things are made without a word before their type.
    const fn makes_by_call(&self) -> bool {
        matches!(self.language, Cpp | GdScript | Kotlin | Python | Swift)
    }

    /// A type of numbers that is used as a function: `int(x)`, `float(x)`, `Double(x)`.
    fn conversion(&self, name: &Name) -> Option<Type> {
        let ty = Type::named(name);
        let is_type = self.number_type(&ty).is_some() && !matches!(self.language, C | CSharp);
        is_type.then_some(ty)
    }

    /// A lambda that a name outside of all functions holds.
    fn global_function(&mut self, name: &Name, place: &Place) -> Run<Option<Value>> {
        if self.whole.global(name).is_empty() {
            return Ok(None);
        }
        let value = self.outer_name(name, place)?;
        match &value {
            Value::Function(_) => Ok(Some(value)),
            // `abs = math.floor`
            Value::Thing(thing) if !matches!(thing.steps.last(), Some(Step::Member(own)) if own == name) => {
                self.may_change(name, place)
            }
            _ => Ok(None),
        }
    }

    /// A method of the own class, called without `this`.
    fn own_method(&mut self, name: &Name, count: usize, scope: &Scope, place: &Place) -> Run<Option<Rc<Function>>> {
        if !rules::has_bare_members(self.language) {
            return Ok(None);
        }
        let own = scope.value("this");
        let class = self.own_class(own.as_ref(), scope);
        let Some(class) = class else { return Ok(None) };
        let methods = self.functions(Some(&class), name);
        if methods.is_empty() {
            return Ok(None);
        }
        self.uses(name);
        self.no_other(&class, name)?;
        self.only(methods, name, Some(count), place).map(Some)
    }

    /// Whether it is certain which function of this name is called on a thing of a class: none of those below it has another one, and
    /// where the type at the call decides, none above it.
    pub(super) fn no_other(&self, class: &str, name: &str) -> Run<()> {
        let above = || self.whole.overridden(class, name);
        let is_by_type = matches!(self.language, Cpp | CSharp | Kotlin | Swift);
        let other = self.whole.overriding(class, name).or_else(|| if is_by_type { above() } else { None });
        match other {
            Some(other) => self.twice(name, &other.head),
            None => Ok(()),
        }
    }

    /// A function that may change a number of its caller is not followed.
    fn no_reference(&self, function: &Function, arguments: &[Argument]) -> Run<()> {
        for (parameter, argument) in function.parameters.iter().zip(arguments) {
            let Some(ty) = &parameter.ty else { continue };
            let is_number = self.number_type(ty).is_some() || rules::is_truth_type(&ty.name);
            if ty.passing != Passing::Plain && !ty.is_constant && is_number {
                return self.may_change(&self.written(&argument.value.place), &argument.value.place);
            }
        }
        Ok(())
    }

    /// Whether a list gets one more element that nothing else of the text has: one of a name of the function.
    fn grows(&self, list: &Expression, name: &Name, given: &[Given], scope: &Scope) -> bool {
        is_in(name, GROWS) && matches!(given, [(None, _)]) && self.is_own_list(list, scope)
    }

    /// Whether a list has a name of the function.
    pub(super) fn is_own_list(&self, list: &Expression, scope: &Scope) -> bool {
        let is_own = |slot: Rc<Slot>| self.globals.slot(&slot.name).is_none_or(|other| !Rc::ptr_eq(&other, &slot));
        list.name().and_then(|name| scope.slot(name)).is_some_and(is_own)
    }

    fn call_member(
        &mut self,
        of: &Expression,
        name: &Name,
        arguments: &[Argument],
        scope: &Scope,
        place: &Place,
    ) -> Run {
        let receiver = self.value(of, scope)?;
        let given = self.arguments(arguments, scope)?;
        if self.language == Lua
            && let Some(found) = self.lua_call(&receiver, name, &given, of, place)?
        {
            return Ok(found);
        }
        if let Some(class) = self.class_name(&receiver)
            && self.is_hidden(&class, name)
            && !self.functions(Some(&class), name).is_empty()
        {
            return self.twice(name, place);
        }
        if self.language == Lua
            && let (ExpressionKind::Name(table), [(None, list), at @ ..]) = (&of.kind, &given[..])
            && &**table == "table"
            && let Some(taken) = self.taken_out(list, name, at, place)?
        {
            return Ok(taken);
        }
        // `table.insert(list, x)`
        if self.language == Lua
            && (of.name().is_some_and(|table| &**table == "table") && &**name == "insert")
            && let ([list, _], [(None, Value::List(items)), (None, one)]) = (arguments, &given[..])
            && self.is_own_list(&list.value, scope)
        {
            return self.put_behind(items, one.clone(), place);
        }
        match &receiver {
            Value::Space(space) => {
                if let Some(class) = self.class(space) {
                    if &**name == "new" && self.language == GdScript {
                        let ty = Type::named(&class.name);
                        return self.made(&ty, given, place);
                    }
                    let functions = self.functions(Some(space), name);
                    let function = self.only(functions, name, Some(given.len()), place)?;
                    self.uses(name);
                    if function.is_getter || (self.is_script() && function.own.is_some()) {
                        return self.no_number(place);
                    }
                    return self.invoke(&function, None, &given, place);
                }
                match self.vector_function(Some(space), name, &given, place)? {
                    Some(found) => Ok(found),
                    None => self.library_call(Some(&space.clone()), name, &given, place),
                }
            }
            // `Rect.intersects(a, b)`: the name of a type before a function.
            Value::Thing(thing)
                if thing.steps.is_empty() && thing.parameter.is_none() && library::is_shape_type(&thing.root) =>
            {
                if let Some(found) = self.shape_call(false, name, &given, place)? {
                    return Ok(found);
                }
                let is_made = self.language == Rust && &**name == "new";
                let vector = match is_made {
                    true => self.vector_of(&thing.root, &given, place)?,
                    false => self.vector_function(Some(&thing.root), name, &given, place)?,
                };
                vector.map_or_else(|| self.call_of_thing(thing, name, &given, place), Ok)
            }
            Value::Thing(thing) => self.call_of_thing(thing, name, &given, place),
            Value::Object(object) => {
                if let Some(class) = object.class.clone() {
                    let functions = self.functions(Some(&class), name);
                    if !functions.is_empty() {
                        let function = self.only(functions, name, Some(given.len()), place)?;
                        self.uses(name);
                        self.no_hidden_copy(of, &function, place)?;
                        return self.invoke_method(&function, receiver.clone(), &given, place);
                    }
                }
                if let Some(held @ Value::Function(_)) = object.field(name) {
                    return match &held {
                        Value::Function(closure) if self.has_own_this(&closure.function) => {
                            let own = Some(receiver.clone());
                            self.invoke_in(&closure.function, &closure.scope, own, &given, place)
                        }
                        held => self.call_value(held, &given, place),
                    };
                }
                if let Some(found) = self.call_of_rect(object, name, &given, place)? {
                    return Ok(found);
                }
                if let Some(nothing) = self.killed(&receiver, name, &given, place) {
                    return Ok(nothing);
                }
                let rects = self.as_rects(name, &given);
                if let Some(found) = self.shape_method(receiver.clone(), name, &rects, place)? {
                    return Ok(found);
                }
                self.vector_call(&receiver, name, &given, place)
            }
            Value::Sum(..) | Value::Each(..)
                if !super::vectors::is_known_vector(&receiver) && library::is_number_method(self.language, name) =>
            {
                self.number_call(&receiver, name, &given, place)
            }
            Value::Sum(..) | Value::Each(..) => self.vector_call(&receiver, name, &given, place),
            Value::List(items) if self.grows(of, name, &given, scope) => {
                self.put_behind(items, given[0].1.clone(), place)
            }
            Value::List(_) | Value::Range(..) => self.list_call(&receiver, name, &given, place),
            Value::Number(from) if &**name == "downTo" && self.language == Kotlin => {
                let [(_, to)] = &given[..] else { return self.not_read(place) };
                let to = self.number(to, place)?;
                let up = Value::Range(to, *from, true);
                self.list_call(&up, &"reversed".into(), &[], place)
            }
            Value::Number(_) => self.number_call(&receiver, name, &given, place),
            // An optional in C++, of which only that it is there is asked.
            Value::Bool(_) if &**name == "has_value" && self.language == Cpp => Ok(receiver),
            // An interface with one function in Java, a delegate in C#.
            Value::Function(_) if single_methods(self.language).contains(&&**name) => {
                self.call_value(&receiver, &given, place)
            }
            Value::Bool(_) | Value::Nothing | Value::Text(_) | Value::Function(_) => self.unknown_call(&given, place),
        }
    }

    fn call_of_thing(&mut self, thing: &Rc<Thing>, name: &Name, given: &[Given], place: &Place) -> Run {
        let path = format!("{}.{name}()", thing.path());
        if let Some(number) = self.whole.given(&path).or_else(|| self.whole.given(&format!("{name}()"))) {
            return Ok(Value::Number(fraction(NumberType::F64, number)));
        }
        if let Some(found) = self.sprites_hit(thing, name, given, place)? {
            return Ok(found);
        }
        if let Some(found) = self.moved_thing(thing, name, given, place)? {
            return Ok(found);
        }
        let own = Value::Thing(thing.clone());
        let is_world = thing.parameter.is_none() && self.functions(None, &thing.root).is_empty();
        if is_world && library::is_output(self.language, &format!("{}.{name}", thing.path())) {
            return Ok(Value::Nothing);
        }
        if let Some(class) = self.class_of(thing.ty.as_ref()) {
            let methods = self.functions(Some(&class.name), name);
            if !methods.is_empty() {
                self.uses(&class.name);
                self.no_other(&class.name, name)?;
                return self.invoke_only(methods, name, own, given, place);
            }
            // What a class inherits is not followed.
            if self.whole.overridden(&class.name, name).is_some() {
                return self.not_read(place);
            }
            // A record's accessor.
            let is_field = class.own_fields().any(|field| field.name == *name);
            if self.language == Java && given.is_empty() && is_field && class.bases.is_empty() {
                return self.member(&own, name, place);
            }
        } else if let Some(ty) = &thing.ty {
            let extended = self.functions(Some(&ty.name), name);
            if !extended.is_empty() {
                return self.invoke_only(extended, name, own, given, place);
            }
            if let Some(found) = self.shape_method(own.clone(), name, given, place)? {
                return Ok(found);
            }
            if let Some(found) =
                library::member(self.language, &ty.name, &format!("{name}()")).filter(|_| given.is_empty())
            {
                let made = thing.of_library(Step::Call(name.clone()), found);
                return Ok(Value::thing(self.whole_centre(made, name)));
            }
        } else if &**name == "Rect" && self.is_pygame(thing) {
            if let Some(made) = self.shape_of(name, given, place)? {
                return Ok(made);
            }
        } else if let Some((own, given)) = self.of_pygame(thing, name, given) {
            if let Some(found) = self.shape_method(own, name, &given, place)? {
                return Ok(found);
            }
        } else {
            let methods = self.whole.methods(name);
            if !methods.is_empty() {
                self.uses(name);
                let function = self.only(methods, name, Some(given.len()), place)?;
                self.used.extend(function.owner.clone());
                return self.invoke_method(&function, own, given, place);
            }
        }
        if let Some(found) = self.vector_method(&own, name, given, place)? {
            return Ok(found);
        }
        if let Some(taken) = self.taken_out(&own, name, given, place)? {
            return Ok(taken);
        }
        if self.is_list(thing) || super::lists::is_list_method(name) && self.may_be_list(thing) {
            return self.list_call(&own, name, given, place);
        }
        if let Some(nothing) = self.killed(&own, name, given, place) {
            return Ok(nothing);
        }
        if given.is_empty() && library::is_part(name) {
            let ty =
                super::shapes::made_type(self.language, name).filter(|ty| self.class(ty).is_none()).map(Type::named);
            let made = thing.with(Step::Call(name.clone()), ty);
            return Ok(Value::thing(self.whole_centre(made, name)));
        }
        if !thing.is_shape && library::is_number_method(self.language, name) {
            return self.number_call(&own, name, given, place);
        }
        self.unknown_call(given, place)
    }

    /// A method that a library has, of a thing that it makes or of another one.
    pub(super) fn shape_method(
        &mut self,
        own: Value,
        name: &Name,
        given: &[Given],
        place: &Place,
    ) -> Run<Option<Value>> {
        let all: Vec<Given> = std::iter::once((None, own)).chain(given.iter().cloned()).collect();
        self.shape_call(true, name, &all, place)
    }

    /// Calls the only one of these methods that can be meant.
    fn invoke_only(
        &mut self,
        methods: Vec<Rc<Function>>,
        name: &Name,
        own: Value,
        given: &[Given],
        place: &Place,
    ) -> Run {
        self.uses(name);
        let function = self.only(methods, name, Some(given.len()), place)?;
        self.invoke_method(&function, own, given, place)
    }

    /// A centre that is computed where all numbers are whole is whole, too.
    fn whole_centre(&self, thing: Thing, name: &str) -> Thing {
        let unknown = self.paths.unknown;
        let is_centre = name.to_ascii_lowercase().contains("cent");
        match is_centre && unknown.is_whole() && thing.number.is_none() {
            true => Thing { number: Some(unknown), ..thing },
            false => thing,
        }
    }

    /// Calls a function that stands in no block.
    pub(crate) fn invoke(
        &mut self,
        function: &Rc<Function>,
        own: Option<Value>,
        given: &[Given],
        place: &Place,
    ) -> Run {
        let globals = self.globals.clone();
        self.invoke_in(function, &globals, own, given, place)
    }

    fn invoke_in(
        &mut self,
        function: &Rc<Function>,
        outer: &Scope,
        own: Option<Value>,
        given: &[Given],
        place: &Place,
    ) -> Run {
        self.no_oddity_of(function)?;
        self.calls += 1;
        if self.calls > CALLS {
            return self.error(FormulaFlaw::TooMuch(Bound::Calls, CALLS), place);
        }
        let scope = outer.inner_function();
        let open = self.types.len();
        self.bind_types(function, own.as_ref(), given, place)?;
        self.define_own(function, own, &scope);
        self.parameters(function, given, &scope, place)?;
        let answer = self.body(function, &scope)?;
        self.types.truncate(open);
        self.calls -= 1;
        Ok(answer)
    }

    pub(crate) fn no_oddity_of(&self, function: &Function) -> Run<()> {
        match function.oddities.first() {
            Some((what, place)) => self.may_change(what, place),
            None => Ok(()),
        }
    }

    pub(crate) fn define_own(&mut self, function: &Function, own: Option<Value>, scope: &Scope) {
        if let Some(owner) = &function.owner {
            scope.keep("class", Value::Space(owner.clone()));
        }
        self.define_this(function, own.clone(), scope);
        if let (Some(own), Some(name)) = (own, &function.own) {
            let own = if self.has_own_copy(function) { self.own_copy(own) } else { own };
            if &**name != "this" {
                scope.keep(name.clone(), own.clone());
            }
            scope.keep("this", own);
        }
    }

    /// What a function gets that takes no reference.
    fn own_copy(&mut self, value: Value) -> Value {
        match value {
            Value::Thing(thing) => self.copy_of(&thing).unwrap_or(Value::Thing(thing)),
            value => self.copied(value),
        }
    }

    fn parameters(&mut self, function: &Function, given: &[Given], scope: &Scope, place: &Place) -> Run<()> {
        let mut left: Vec<Option<&Given>> = given.iter().map(Some).collect();
        for parameter in &function.parameters {
            if parameter.is_rest {
                let rest = left.iter_mut().filter_map(Option::take).map(|(_, value)| value.clone()).collect();
                let list = Value::list(rest);
                self.bind(&parameter.pattern, list, Held::Anything, scope, place)?;
                continue;
            }
            let is_named =
                |one: &Option<&Given>, name: &Name| one.is_some_and(|(label, _)| label.as_ref() == Some(name));
            let name = match &parameter.pattern {
                Pattern::Name(name) => Some(name),
                _ => None,
            };
            let by_name = [parameter.label.as_ref(), name]
                .into_iter()
                .flatten()
                .find_map(|name| left.iter().position(|one| is_named(one, name)));
            let found = by_name.or_else(|| left.iter().position(|one| one.is_some_and(|(label, _)| label.is_none())));
            let value = match (found.and_then(|at| left[at].take()), &parameter.default) {
                (Some((_, value)), _) => value.clone(),
                (None, Some(default)) => self.value(default, scope)?,
                (None, None) if rules::joints_give_sides(self.language) && self.language != Python => Value::Nothing,
                (None, None) => return self.other_arguments(function, given, place),
            };
            let value = match &parameter.ty {
                Some(ty) => self.object_of(value, ty, place)?,
                None => value,
            };
            let value = self.settled(value, place)?;
            let is_plain = is_plain(parameter.ty.as_ref());
            let value = if is_plain { self.own_copy(value) } else { value };
            let held = self.held(parameter.ty.as_ref());
            // What is assigned to a reference reaches the caller.
            let is_reference = parameter.ty.as_ref().is_some_and(|ty| ty.passing == Passing::Reference);
            self.bind_let((&parameter.pattern, is_reference), value, held, scope, place)?;
        }
        let is_left = left.iter().any(Option::is_some);
        if is_left && !matches!(self.language, JavaScript | Lua) {
            return self.other_arguments(function, given, place);
        }
        Ok(())
    }

    fn other_arguments(&self, function: &Function, given: &[Given], place: &Place) -> Run<()> {
        let (takes, got) = (function.parameters.len(), given.len());
        self.error(FormulaFlaw::Arguments(function.name.to_string(), got, takes), place)
    }

    /// The answer of a function whose parameters have their values.
    pub(crate) fn body(&mut self, function: &Function, scope: &Scope) -> Run {
        if self.is_script()
            && let Some(place) = function_of_block(&function.body, false)
        {
            return self.not_read(place);
        }
        self.hoist_vars(&function.body, scope);
        if self.language == Python {
            assigned_names(&function.body, &mut |name| {
                if !self.whole.reaching.contains(name) {
                    scope.begin(name);
                }
            });
        }
        for (name, ty) in &function.named_answers {
            let held = self.held(Some(ty));
            let first = match held {
                Held::Truth => Some(Value::Bool(false)),
                Held::Number(ty) => Some(Value::Number(Num::whole(ty, 0))),
                Held::Anything => None,
            };
            scope.define(name.clone(), first, held, false);
            if function.named_answers.len() == 1 {
                scope.keep("return", Value::Text(name.clone()));
            }
        }
        let flow = self.statements(&function.body, scope)?;
        let answer = match flow {
            Flow::Return(value) => value,
            Flow::Next(Some(value)) if function.answers_last => value,
            Flow::Next(_) => Value::Nothing,
            Flow::Break | Flow::Continue => return self.not_read(&function.place),
        };
        let answer = if is_plain(function.answer.as_ref()) { self.copied(answer) } else { answer };
        match (&answer, self.held(function.answer.as_ref())) {
            (Value::Nothing, _) | (_, Held::Anything) => Ok(answer),
            (_, held) => Ok(self.held_value(answer, held, &function.head)?.0),
        }
    }

    /// A shape that is given to the judged function.
    pub(crate) fn parameter_thing(&mut self, function: &Function, at: usize, name: &Name) -> Value {
        let ty = function.parameters[at].ty.clone();
        let ty = ty.map(|ty| match &function.owner {
            Some(owner) if &*ty.name == "Self" => Type { name: (**owner).into(), ..ty },
            _ => ty,
        });
        let ty = ty.map(|ty| match self.whole.aliased(&ty.name) {
            Some(alias) if self.class(&ty.name).is_none() => Type { passing: ty.passing, ..alias.clone() },
            _ => ty,
        });
        let is_plain = is_plain(ty.as_ref());
        // `float *xs` is no number.
        let is_number = is_plain && ty.as_ref().is_some_and(|ty| self.number_type(ty).is_some());
        let is_shape = self.whole.has_members(name) && !is_number;
        let root_type = ty.as_ref().map(|ty| Name::from(&*ty.name));
        let ty = ty.filter(|ty| ty.is_list || !ty.name.is_empty());
        let thing = Rc::new(Thing {
            root: name.clone(),
            parameter: Some(at),
            root_type,
            steps: Vec::new(),
            ty,
            number: None,
            is_shape,
        });
        if is_plain && let Some(copy) = self.copy_of(&thing) {
            return copy;
        }
        Value::Thing(thing)
    }
}

/// What is given, whatever its names are.
pub(super) fn values(given: &[Given]) -> Vec<Value> {
    given.iter().map(|(_, value)| value.clone()).collect()
}

/// Whether a value of this type is no reference to another one.
fn is_plain(ty: Option<&Type>) -> bool {
    ty.is_none_or(|ty| ty.passing == Passing::Plain)
}

/// The names under which a function that is a value is called.
const fn single_methods(language: SourceLanguage) -> &'static [&'static str] {
    match language {
        Java => &["test", "apply", "applyAsInt", "applyAsLong", "applyAsDouble"],
        CSharp => &["Invoke"],
        Kotlin => &["invoke"],
        _ => &[],
    }
}

/// A function that a block of JavaScript declares: where it can be called depends on how the text is run.
fn function_of_block(statements: &[Statement], is_block: bool) -> Option<&Place> {
    let inside = |body| function_of_block(body, true);
    statements.iter().find_map(|statement| match &statement.kind {
        StatementKind::Function(function) => is_block.then_some(&function.head),
        _ => statement.bodies().find_map(inside),
    })
}

/// The names that a Python function assigns to: they belong to it from its beginning.
fn assigned_names(statements: &[Statement], heard: &mut impl FnMut(&Name)) {
    for statement in statements {
        match &statement.kind {
            StatementKind::Expression(value) => {
                let mut value = value;
                while let ExpressionKind::Assign(_, target, next) = &value.kind {
                    targets(target, heard);
                    value = next;
                }
            }
            StatementKind::Let(Let { pattern, .. }) | StatementKind::ForEach(pattern, ..) => {
                pattern.names().for_each(&mut *heard);
            }
            _ => {}
        }
        statement.bodies().for_each(|body| assigned_names(body, heard));
    }
}

fn targets(target: &Expression, heard: &mut impl FnMut(&Name)) {
    match &target.kind {
        ExpressionKind::Name(name) => heard(name),
        ExpressionKind::List(items) => items.iter().for_each(|item| targets(item, heard)),
        _ => {}
    }
}
