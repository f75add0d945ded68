//! Statements, one after the other.

use super::super::changes::of_whole_function;
use super::super::paths::Num;
use super::super::rules;
use super::super::syntax::{Binary, Case, Expression, Let, Passing, Pattern, Place, Statement, StatementKind};
use super::super::{FormulaError, FormulaFlaw};
use super::values::{Held, Scope, Value};
use super::{Run, Runner, TURNS};
use crate::formula::SourceLanguage::{
    C, CSharp, Cpp, GdScript, Go, Hsp, Java, JavaScript, Kotlin, Lua, Python, Rust, Swift, TypeScript,
};
use crate::formula::{Bound, CallUse};

/// How a statement ends.
pub(crate) enum Flow {
    /// The next one follows. The value is that of the last expression, for blocks that have one.
    Next(Option<Value>),
    Return(Value),
    Break,
    Continue,
}

impl Flow {
    /// How a loop ends behind a turn that ends so; `None` if it goes on.
    fn of_turn(self) -> Option<Self> {
        match self {
            Self::Break => Some(Self::Next(None)),
            Self::Return(value) => Some(Self::Return(value)),
            Self::Next(_) | Self::Continue => None,
        }
    }
}

impl Runner<'_> {
    /// A block with names of its own.
    pub(crate) fn block(&mut self, statements: &[Statement], scope: &Scope) -> Run<Flow> {
        let inner = if rules::names_are_of_blocks(self.language) { scope.inner() } else { scope.clone() };
        self.statements(statements, &inner)
    }

    pub(crate) fn statements(&mut self, statements: &[Statement], scope: &Scope) -> Run<Flow> {
        self.hoist(statements, scope);
        let mut last = None;
        for statement in statements {
            match self.statement(statement, scope)? {
                Flow::Next(value) => last = value,
                other => return Ok(other),
            }
        }
        Ok(Flow::Next(last))
    }

    /// Functions of a block can be called before they are written; JavaScript's names have no value before that.
    fn hoist(&mut self, statements: &[Statement], scope: &Scope) {
        let is_script = self.is_script();
        for statement in statements {
            match &statement.kind {
                StatementKind::Function(function) if is_script => {
                    let value = Value::function(function, scope.clone());
                    scope.define(function.name.clone(), Some(value), Held::Anything, false);
                }
                StatementKind::Let(given) if is_script && !given.of_function => {
                    given.pattern.names().for_each(|name| scope.begin(name));
                }
                StatementKind::Several(all) => self.hoist(all, scope),
                _ => {}
            }
        }
    }

    /// The names that `var` declares anywhere in a function are its own from the beginning, without a value.
    pub(crate) fn hoist_vars(&self, body: &[Statement], scope: &Scope) {
        if !self.is_script() {
            return;
        }
        let mut names = std::collections::HashSet::new();
        of_whole_function(body, &mut names);
        names.iter().for_each(|name| scope.begin(name));
    }

    fn statement(&mut self, statement: &Statement, scope: &Scope) -> Run<Flow> {
        self.deeper(&statement.place, |run| run.statement_inside(statement, scope))
    }

    fn statement_inside(&mut self, statement: &Statement, scope: &Scope) -> Run<Flow> {
        let place = &statement.place;
        match &statement.kind {
            StatementKind::Let(given) => {
                self.let_it(given, scope, place)?;
                Ok(Flow::Next(None))
            }
            StatementKind::Expression(expression) => {
                let value = self.value(expression, scope).map_err(|error| alone(error, expression))?;
                Ok(Flow::Next(Some(value)))
            }
            StatementKind::If(test, one, other) => {
                let holds = self.holds(test, scope)?;
                self.block(if holds { one } else { other }, scope)
            }
            StatementKind::Return(Some(value)) if self.is_lazy(value) => self.not_read(&value.place),
            StatementKind::Return(Some(value)) if self.language == Lua => {
                Ok(Flow::Return(self.lua_answer(value, scope)?))
            }
            StatementKind::Return(Some(value)) => Ok(Flow::Return(self.value(value, scope)?)),
            StatementKind::Return(None) => Ok(Flow::Return(self.named_answer(scope).unwrap_or(Value::Nothing))),
            StatementKind::While(test, body) => self.repeated(Some(test), &[], body, scope, place),
            StatementKind::DoWhile(body, test) => match self.block(body, scope)?.of_turn() {
                Some(left) => Ok(left),
                None => self.repeated(Some(test), &[], body, scope, place),
            },
            StatementKind::For(begin, test, steps, body) => {
                let inner = scope.inner();
                self.statements(begin, &inner)?;
                self.repeated(test.as_ref(), steps, body, &inner, place)
            }
            StatementKind::ForEach(pattern, list, body, otherwise) => {
                self.for_each((pattern, list), (body, otherwise), scope, place)
            }
            StatementKind::Break => Ok(Flow::Break),
            StatementKind::Continue => Ok(Flow::Continue),
            StatementKind::Block(body) => self.block(body, scope),
            StatementKind::Switch(value, cases) => self.switch(value.as_ref(), cases, scope),
            StatementKind::Function(function) => {
                let is_hoisted = self.is_script();
                if !is_hoisted || scope.own(&function.name).is_none() {
                    // It sees itself.
                    let slot = scope.define(function.name.clone(), None, Held::Anything, false);
                    *slot.value.borrow_mut() = Some(Value::function(function, self.seen(scope)));
                }
                Ok(Flow::Next(None))
            }
            StatementKind::Several(all) => {
                for one in all {
                    match self.statement(one, scope)? {
                        Flow::Next(_) => {}
                        left => return Ok(left),
                    }
                }
                Ok(Flow::Next(None))
            }
            StatementKind::Done(expression) => {
                self.value(expression, scope)?;
                Ok(Flow::Next(None))
            }
            StatementKind::Nothing => Ok(Flow::Next(None)),
        }
    }

    pub(crate) fn holds(&mut self, test: &Expression, scope: &Scope) -> Run<bool> {
        let value = self.value(test, scope)?;
        self.truth(&value, &test.place)
    }

    /// Go's named results, as a bare `return` gives them.
    fn named_answer(&self, scope: &Scope) -> Option<Value> {
        let names = scope.slot("return")?;
        let Some(Value::Text(name)) = names.value.borrow().clone() else { return None };
        scope.function().own(&name)?.value.borrow().clone()
    }

    fn repeated(
        &mut self,
        test: Option<&Expression>,
        steps: &[Expression],
        body: &[Statement],
        scope: &Scope,
        place: &Place,
    ) -> Run<Flow> {
        for _ in 0..=TURNS {
            if let Some(test) = test
                && !self.holds(test, scope)?
            {
                return Ok(Flow::Next(None));
            }
            if let Some(left) = self.block(body, scope)?.of_turn() {
                return Ok(left);
            }
            for step in steps {
                self.value(step, scope)?;
            }
        }
        self.error(FormulaFlaw::TooMuch(Bound::Turns, TURNS), place)
    }

    fn for_each(
        &mut self,
        (pattern, list): (&Pattern, &Expression),
        (body, otherwise): (&[Statement], &[Statement]),
        scope: &Scope,
        place: &Place,
    ) -> Run<Flow> {
        let list_value = self.value(list, scope)?;
        let mut elements = self.elements(&list_value, &list.place)?;
        if elements.len() > TURNS {
            return self.error(FormulaFlaw::TooMuch(Bound::Turns, TURNS), place);
        }
        let (mut at, mut taken_out) = (0, self.taken_out);
        while let Some(element) = elements.get(at).cloned() {
            at += 1;
            let inner = if rules::names_are_of_blocks(self.language) { scope.inner() } else { scope.clone() };
            let element = self.element(element, list, place);
            self.bind(pattern, element, Held::Anything, &inner, place)?;
            if let Some(left) = self.statements(body, &inner)?.of_turn() {
                return Ok(left);
            }
            if self.taken_out != taken_out {
                taken_out = self.taken_out;
                self.after_taking((&list_value, list), &mut elements, place)?;
            }
        }
        self.block(otherwise, scope)
    }

    fn switch(&mut self, value: Option<&Expression>, cases: &[Case], scope: &Scope) -> Run<Flow> {
        let on = value.map(|value| self.value(value, scope)).transpose()?;
        let mut chosen = cases.iter().position(|case| case.values.is_none());
        let values = cases.iter().enumerate();
        let values = values.flat_map(|(place, case)| case.values.iter().flatten().map(move |value| (place, value)));
        for (place, value) in values {
            let is_it = match &on {
                None => self.holds(value, scope)?,
                Some(on) => {
                    let given = self.value(value, scope)?;
                    self.is_equal(Binary::Equal, on, &given, &value.place)?
                }
            };
            if is_it {
                chosen = Some(place);
                break;
            }
        }
        let Some(mut at) = chosen else { return Ok(Flow::Next(None)) };
        loop {
            match self.block(&cases[at].body, scope)? {
                Flow::Break if self.switch_breaks() => return Ok(Flow::Next(None)),
                // In Godot 3 these words are about the `match`, in Godot 4 about the loop around it.
                Flow::Break | Flow::Continue if self.language == GdScript => {
                    return self.not_read(&cases[at].body.last().map_or(0..0, |last| last.place.clone()));
                }
                Flow::Next(_) if cases[at].falls_through && at + 1 < cases.len() => at += 1,
                other => return Ok(other),
            }
        }
    }

    /// Whether `break` leaves a `switch`.
    const fn switch_breaks(&self) -> bool {
        !matches!(self.language, Kotlin | Rust | Python | GdScript)
    }

    fn let_it(&mut self, given: &Let, scope: &Scope, place: &Place) -> Run<()> {
        if given.is_static {
            return self.may_change(&self.written(place), place);
        }
        if self.lua_let(given, scope, place)? {
            return Ok(());
        }
        if let Some(lazy) = given.value.as_ref().filter(|value| self.is_lazy_let(given, value)) {
            return self.not_read(&lazy.place);
        }
        let value = given.value.as_ref().map(|value| self.value(value, scope)).transpose()?;
        let value = match (value, &given.ty) {
            (Some(value), Some(ty)) => Some(self.object_of(value, ty, place)?),
            (value, _) => value,
        };
        if given.is_reference {
            match value {
                // `auto& [x, y] = a`: other names for parts.
                _ if !given.is_constant && !matches!(given.pattern, Pattern::Name(_)) => {
                    return self.may_change(&self.written(place), place);
                }
                Some(Value::Object(_) | Value::Function(_)) => {}
                Some(Value::Thing(ref thing)) if thing.is_shape || given.is_constant => {}
                Some(Value::Number(_) | Value::Bool(_)) if given.is_constant => {}
                _ => return self.may_change(&self.written(place), place),
            }
        }
        let value = match (value, &given.value) {
            (Some(value), Some(of)) if !given.is_reference => {
                let value = self.copied_from(of, value)?;
                Some(self.copied_thing(given, value))
            }
            (value, _) => value,
        };
        let held = self.held(given.ty.as_ref());
        let scope = if given.of_function { scope.function() } else { scope.clone() };
        if given.of_function
            && let Pattern::Name(name) = &given.pattern
            && let Some(slot) = scope.own(name)
        {
            if let Some(value) = value {
                *slot.value.borrow_mut() = Some(value);
            }
            return Ok(());
        }
        match value {
            Some(value) => {
                // What is assigned to another name of an own thing reaches that thing.
                let is_fixed = given.is_constant || given.is_reference && self.language == Cpp && !is_pointer(given);
                self.bind_let((&given.pattern, is_fixed), value, held, &scope, place)
            }
            None => {
                let none = self.first_value(given, place)?;
                given.pattern.names().for_each(|name| match scope.own(name) {
                    Some(slot) if slot.value.borrow().is_none() && none.is_none() => {}
                    // `var x;` leaves a value that `x` has.
                    Some(slot) if given.of_function => {
                        let mut value = slot.value.borrow_mut();
                        *value = value.take().or_else(|| none.clone());
                    }
                    _ => {
                        scope.define(name.clone(), none.clone(), held, false);
                    }
                });
                Ok(())
            }
        }
    }

    /// What a name holds that is declared without a value.
    fn first_value(&mut self, given: &Let, place: &Place) -> Run<Option<Value>> {
        let number = given.ty.as_ref().and_then(|ty| self.number_type(ty));
        let is_truth = given.ty.as_ref().is_some_and(|ty| rules::is_truth_type(self.whole.alias(&ty.name)));
        Ok(match self.language {
            Go | GdScript | Hsp => match number {
                Some(ty) => Some(Value::Number(Num::whole(ty, 0))),
                None if is_truth => Some(Value::Bool(false)),
                None => self.zero(given.ty.as_ref(), place)?,
            },
            Lua | JavaScript | TypeScript => Some(Value::Nothing),
            _ => match &given.ty {
                Some(ty) => self.blank(ty, place)?,
                None => None,
            },
        })
    }

    /// An assignment's names, and the values for them.
    pub(crate) fn bind(
        &mut self,
        pattern: &Pattern,
        value: Value,
        held: Held,
        scope: &Scope,
        place: &Place,
    ) -> Run<()> {
        self.bind_let((pattern, false), value, held, scope, place)
    }

    pub(crate) fn bind_let(
        &mut self,
        (pattern, is_constant): (&Pattern, bool),
        value: Value,
        held: Held,
        scope: &Scope,
        place: &Place,
    ) -> Run<()> {
        match pattern {
            Pattern::Ignored => Ok(()),
            Pattern::Name(name) => {
                let (value, held) = self.held_value(value, held, place)?;
                match scope.own(name) {
                    // The name was hoisted, or belongs to the whole function.
                    Some(slot) if slot.value.borrow().is_none() || !rules::names_are_of_blocks(self.language) => {
                        slot.held.set(held);
                        *slot.value.borrow_mut() = Some(value);
                    }
                    _ => {
                        scope.define(name.clone(), Some(value), held, is_constant);
                    }
                }
                Ok(())
            }
            Pattern::List(patterns) => {
                let values = self.taken_apart(&value, patterns.len(), place)?;
                for (pattern, value) in patterns.iter().zip(values) {
                    self.bind_let((pattern, is_constant), value, held, scope, place)?;
                }
                Ok(())
            }
            Pattern::Members(members) => {
                for (name, pattern, default) in members {
                    if default.is_some() && !matches!(value, Value::Thing(_)) {
                        return self.not_read(place);
                    }
                    // A default is for a member that a shape has: it is never used.
                    let member = self.member(&value, name, place)?;
                    self.bind_let((pattern, is_constant), member, held, scope, place)?;
                }
                Ok(())
            }
        }
    }

    /// A value as a name of this type holds it, and what the name holds from now on.
    pub(crate) fn held_value(&mut self, value: Value, held: Held, place: &Place) -> Run<(Value, Held)> {
        match held {
            Held::Truth => {
                if let Value::Bool(_) = value {
                    return Ok((value, held));
                }
                if !matches!(self.language, C | Cpp | GdScript) {
                    return self.error(FormulaFlaw::NumberForTest, place);
                }
                Ok((Value::Bool(self.truth(&value, place)?), held))
            }
            Held::Number(ty) => {
                let number = match &value {
                    Value::Nothing => return Ok((value, held)),
                    _ => self.number(&value, place)?,
                };
                let is_strict = matches!(self.language, Go | Swift | Rust | Kotlin);
                let fits = number.ty == ty || number.adapts || self.is_unknown(&value);
                if is_strict && !fits && !(self.language == Kotlin && number.ty.is_whole() == ty.is_whole()) {
                    return self.no_number(place);
                }
                // These languages do not drop a fraction without a cast.
                let drops = ty.is_whole() && !number.ty.is_whole() && !number.adapts;
                if drops && (is_strict || matches!(self.language, Java | CSharp)) {
                    return self.no_number(place);
                }
                let number = self.converted(number, ty, place)?;
                Ok((Value::Number(number), held))
            }
            Held::Anything => {
                // Rust finds the type of `let x = 1` where it is used.
                if self.language == Rust && matches!(&value, Value::Number(number) if number.adapts) {
                    return Ok((value, held));
                }
                let infers = rules::types_convert(self.language) && self.language != GdScript;
                let held = match &value {
                    Value::Number(number) if infers => Held::Number(number.ty),
                    Value::Bool(_) if infers => Held::Truth,
                    _ => Held::Anything,
                };
                let value = match value {
                    Value::Number(number) => Value::Number(Num { adapts: false, ..number }),
                    other => other,
                };
                Ok((value, held))
            }
        }
    }

    fn is_unknown(&self, value: &Value) -> bool {
        matches!(value, Value::Thing(thing) if thing.ty.is_none())
    }

    /// The values for so many names.
    pub(crate) fn taken_apart(&mut self, value: &Value, count: usize, place: &Place) -> Run<Vec<Value>> {
        match value {
            Value::Thing(thing) => {
                let part = |at: usize| match &thing.ty {
                    Some(ty) if ty.is_list => ty.of.first(),
                    // `(f32, f32)`
                    Some(ty) if ty.name.is_empty() => ty.of.get(at),
                    _ => None,
                };
                let of = |at| thing.with(super::super::inputs::Step::Index(at), part(at).cloned());
                Ok((0..count).map(|at| Value::thing(of(at))).collect())
            }
            Value::List(list) if list.borrow().len() == count => Ok(list.borrow().clone()),
            _ => self.not_read(place),
        }
    }
}

fn is_pointer(given: &Let) -> bool {
    given.ty.as_ref().is_some_and(|ty| ty.passing == Passing::Pointer)
}

/// The error of a statement that is a call alone: its value is not used.
fn alone(error: FormulaError, statement: &Expression) -> FormulaError {
    match error.flaw {
        FormulaFlaw::UnknownCall(written, CallUse::Value | CallUse::Number) if error.place == statement.place => {
            FormulaError { flaw: FormulaFlaw::UnknownCall(written, CallUse::Nothing), ..error }
        }
        _ => error,
    }
}
