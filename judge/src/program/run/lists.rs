//! Lists: those that the text makes, and those that it is given, with so many elements as a run wants.

use super::super::FormulaFlaw;
use super::super::inputs::{ListPath, Step};
use super::super::library::is_shape_type;
use super::super::paths::{Amount, Num, Sum};
use super::super::rules;
use super::super::syntax::{Expression, LiteralKind, Name, Pattern, Place, SLICE};
use super::calls::Given;
use super::values::{Held, Scope, Thing, Value};
use super::{Run, Runner, TURNS};
use crate::formula::Bound;
use crate::formula::SourceLanguage::{GdScript, JavaScript, Lua, Swift, TypeScript};
use crate::program::is_in;

pub(crate) fn is_list_method(name: &str) -> bool {
    name == SLICE
        || is_in(
            name,
            "some every any all Any All contains anyMatch allMatch noneMatch none map filter find forEach for_each iter \
            stream size len get entries indices enumerate count length values allSatisfy asList into_iter iter_mut",
        )
}

/// Methods that put an element at the end of a list.
pub(super) const GROWS: &str = "append push push_back add Add";

impl Runner<'_> {
    pub(crate) fn is_list(&self, thing: &Thing) -> bool {
        thing.ty.as_ref().is_some_and(|ty| ty.is_list) || self.is_asked(thing)
    }

    fn is_asked(&self, thing: &Thing) -> bool {
        self.lists.iter().any(|list| list.root == thing.root && list.steps == thing.steps)
    }

    /// Whether a thing can be a list: nothing says that it is something else.
    pub(crate) fn may_be_list(&self, thing: &Thing) -> bool {
        thing.ty.as_ref().is_none_or(|ty| {
            let is_known = self.number_type(ty).is_some() || self.class(&ty.name).is_some();
            (ty.is_list || !is_known) && !is_shape_type(&ty.name)
        })
    }

    pub(crate) fn ask_list(&mut self, thing: &Thing) {
        if !self.is_asked(thing) {
            let element_type = thing.ty.as_ref().and_then(|ty| ty.of.first()).map(|ty| Name::from(&*ty.name));
            let (root, parameter, steps) = (thing.root.clone(), thing.parameter, thing.steps.clone());
            self.lists.push(ListPath { root, parameter, steps, element_type });
        }
    }

    /// What a loop goes through.
    pub(crate) fn elements(&mut self, list: &Value, place: &Place) -> Run<Vec<Value>> {
        match list {
            // Whether one that is done away with is still in its list is not known.
            Value::List(items) if self.has_killed(&items.borrow()) => self.not_read(place),
            Value::List(items) => Ok(items.borrow().clone()),
            Value::Thing(thing) if self.may_be_list(thing) => {
                self.ask_list(thing);
                let ty = thing.ty.as_ref().and_then(|ty| ty.of.first()).cloned();
                let element = |at| Thing { is_shape: true, ..thing.with(Step::Index(at), ty.clone()) };
                Ok((0..self.length_of(thing)).map(|at| Value::thing(element(at))).collect())
            }
            Value::Range(from, to, is_whole) => {
                let (ty, adapts) = if from.adapts { (to.ty, to.adapts) } else { (from.ty, false) };
                let (from, to) = (whole(from.amount), whole(to.amount));
                let (Some(from), Some(to)) = (from, to) else { return self.not_read(place) };
                let to = to + i128::from(*is_whole);
                if to - from > TURNS as i128 {
                    return self.error(FormulaFlaw::TooMuch(Bound::Turns, TURNS), place);
                }
                let of_type = |at: i128| match ty.is_whole() {
                    true => Value::Number(Num { ty, amount: Amount::Whole(at), adapts }),
                    false => self.counted(at),
                };
                Ok((from..to).map(of_type).collect())
            }
            // `for i in 3:`
            Value::Number(Num { amount: Amount::Whole(to), .. }) if self.language == GdScript => {
                let from = Num::whole(rules::literal_type(self.language, LiteralKind::Whole), 0);
                let to = Num { amount: Amount::Whole(*to), ..from };
                self.elements(&Value::Range(from, to, false), place)
            }
            _ => self.not_read(place),
        }
    }

    /// A whole number as the language writes one.
    fn counted(&self, at: i128) -> Value {
        Value::Number(Num::whole(rules::literal_type(self.language, LiteralKind::Whole), at))
    }

    pub(crate) fn count(&self, count: usize) -> Value {
        self.counted(count as i128)
    }

    pub(crate) fn comprehension(
        &mut self,
        (value, pattern): (&Expression, &Pattern),
        (list, tests): (&Expression, &[Expression]),
        scope: &Scope,
        place: &Place,
    ) -> Run {
        if std::iter::once(value).chain(tests).any(|part| self.assigns_inside(part)) {
            return self.not_read(place);
        }
        let list_value = self.value(list, scope)?;
        let mut made = Vec::new();
        // All turns have the same names: a lambda sees their last values.
        let inner = scope.inner_function();
        for element in self.elements(&list_value, &list.place)? {
            self.bind(pattern, element, Held::Anything, &inner, place)?;
            let mut fits = true;
            for test in tests {
                fits = fits && self.holds(test, &inner)?;
            }
            if fits {
                made.push(self.value(value, &inner)?);
            }
        }
        Ok(Value::list(made))
    }

    /// A method of a list.
    pub(crate) fn list_call(&mut self, list: &Value, name: &Name, given: &[Given], place: &Place) -> Run {
        if let (Value::Range(from, to, _), "step", [(_, by)]) = (list, &**name, given)
            && self.language == Lua
        {
            return self.counting([*from, *to], by, place);
        }
        if let (Value::Range(..), "contains", [(None, one)]) = (list, &**name, given)
            && !matches!(one, Value::Function(_))
        {
            return self.is_in(one, list, place).map(Value::Bool);
        }
        if let (Value::List(items), [(None, one)]) = (list, given)
            && is_in(name, GROWS)
            && (self.written.is_some() || self.is_concrete)
        {
            return self.put_behind(items, one.clone(), place);
        }
        if let Some(taken) = self.taken_out(list, name, given, place)? {
            return Ok(taken);
        }
        let elements = self.elements(list, place)?;
        match (&**name, given) {
            (SLICE, [(_, from), (_, to)]) => {
                let length = elements.len();
                let [from, to] = [(from, 0), (to, length)].map(|(end, open)| match end {
                    Value::Number(number) => whole(number.amount).map(|at| match usize::try_from(at) {
                        Ok(at) => at.min(length),
                        Err(_) => length.saturating_sub(usize::try_from(-at).unwrap_or(length)),
                    }),
                    Value::Nothing => Some(open),
                    _ => None,
                });
                let (Some(from), Some(to)) = (from, to) else { return self.not_read(place) };
                Ok(Value::list(elements.into_iter().take(to).skip(from).collect()))
            }
            ("rev" | "reversed", []) => Ok(Value::list(elements.into_iter().rev().collect())),
            ("step" | "step_by", [(_, by)]) => {
                let by = self.number(by, place)?;
                let by = whole(by.amount).and_then(|by| usize::try_from(by).ok()).filter(|by| *by > 0);
                let Some(by) = by else { return self.not_read(place) };
                Ok(Value::list(elements.into_iter().step_by(by).collect()))
            }
            ("length" | "size" | "len" | "count", []) => Ok(self.count(elements.len())),
            ("iter" | "stream" | "values" | "into_iter" | "toList" | "asList", []) => Ok(Value::list(elements)),
            ("entries" | "enumerate", []) => Ok(Value::list(self.numbered(elements))),
            ("some" | "any" | "Any" | "anyMatch", [(_, test)]) => self.any(elements, test, true, place),
            ("contains", [(_, test @ Value::Function(_))]) => self.any(elements, test, true, place),
            ("every" | "all" | "All" | "allMatch" | "allSatisfy", [(_, test)]) => {
                self.any(elements, test, false, place)
            }
            ("none" | "noneMatch", [(_, test)]) => {
                let any = self.any(elements, test, true, place)?;
                Ok(Value::Bool(!self.truth(&any, place)?))
            }
            ("map" | "Select", [(_, change)]) => {
                self.no_late_change(change, place)?;
                let each = elements.into_iter().enumerate();
                Ok(Value::list(each.map(|(at, one)| self.called_with(at, one, change, place)).collect::<Run<_>>()?))
            }
            ("filter" | "Where", [(_, test)]) => {
                self.no_late_change(test, place)?;
                let mut kept = Vec::new();
                for (at, one) in elements.into_iter().enumerate() {
                    if self.holds_for(at, one.clone(), test, place)? {
                        kept.push(one);
                    }
                }
                Ok(Value::list(kept))
            }
            ("find", [(_, test)]) => {
                for (at, one) in elements.into_iter().enumerate() {
                    if self.holds_for(at, one.clone(), test, place)? {
                        return Ok(one);
                    }
                }
                Ok(Value::Nothing)
            }
            ("forEach" | "for_each", [(_, each)]) => {
                let (mut elements, count) = (elements.clone(), elements.len());
                let mut taken_out = self.taken_out;
                for at in 0..count {
                    if self.taken_out != taken_out {
                        taken_out = self.taken_out;
                        // What comes next is another one.
                        match list {
                            Value::List(items) if matches!(self.language, JavaScript | TypeScript) => {
                                elements.clone_from(&items.borrow());
                            }
                            _ => return self.not_read(place),
                        }
                    }
                    let Some(one) = elements.get(at).cloned() else { break };
                    self.called_with(at, one, each, place)?;
                }
                Ok(Value::Nothing)
            }
            ("get", [(_, at)]) => {
                let number = self.number(at, place)?;
                let at = whole(number.amount).and_then(|at| usize::try_from(at).ok());
                at.and_then(|at| elements.get(at).cloned()).map_or_else(|| self.not_read(place), Ok)
            }
            _ => self.unknown_call(given, place),
        }
    }

    fn any(&mut self, elements: Vec<Value>, test: &Value, wanted: bool, place: &Place) -> Run {
        for (at, one) in elements.into_iter().enumerate() {
            if self.holds_for(at, one, test, place)? == wanted {
                return Ok(Value::Bool(wanted));
            }
        }
        Ok(Value::Bool(!wanted))
    }

    fn called_with(&mut self, at: usize, one: Value, function: &Value, place: &Place) -> Run {
        let given = self.given_to_each(at, one, function);
        self.call_value(function, &given, place)
    }

    fn holds_for(&mut self, at: usize, one: Value, test: &Value, place: &Place) -> Run<bool> {
        let holds = self.called_with(at, one, test, place)?;
        self.truth(&holds, place)
    }

    /// What a function is called with for an element: JavaScript gives its place, too, and Swift takes a pair apart.
    fn given_to_each(&self, at: usize, one: Value, function: &Value) -> Vec<Given> {
        let takes_two = matches!(function, Value::Function(closure) if closure.function.parameters.len() > 1);
        match (&one, self.language) {
            (_, JavaScript | TypeScript) if takes_two => vec![(None, one), (None, self.counted(at as i128))],
            (Value::List(items), Swift) if takes_two => {
                items.borrow().iter().map(|item| (None, item.clone())).collect()
            }
            _ => vec![(None, one)],
        }
    }

    /// Each element with its place before it.
    pub(crate) fn numbered(&self, elements: Vec<Value>) -> Vec<Value> {
        let first = i128::from(self.language == Lua);
        let pair = |(at, one)| Value::list(vec![self.counted(first + at as i128), one]);
        elements.into_iter().enumerate().map(pair).collect()
    }

    /// Lua's `for` with a step.
    fn counting(&mut self, [from, to]: [Num; 2], by: &Value, place: &Place) -> Run {
        let by = self.number(by, place)?;
        let numbers = [from, to, by].map(|number| whole(number.amount));
        let [Some(from), Some(to), Some(by)] = numbers else { return self.not_read(place) };
        if by == 0 {
            return self.not_read(place);
        }
        let end = if by > 0 { to + 1 } else { to - 1 };
        let given = [from, end, by].map(|number| (None, self.counted(number)));
        self.range(&given, place)
    }

    /// Python's `range`.
    pub(crate) fn range(&mut self, given: &[Given], place: &Place) -> Run {
        let mut numbers = Vec::new();
        for (_, value) in given {
            let number = self.number(value, place)?;
            match whole(number.amount) {
                Some(number) => numbers.push(number),
                None => return self.not_read(place),
            }
        }
        let (from, to, by) = match numbers[..] {
            [to] => (0, to, 1),
            [from, to] => (from, to, 1),
            [from, to, by] if by != 0 => (from, to, by),
            _ => return self.not_read(place),
        };
        let mut made = Vec::new();
        let mut at = from;
        while (by > 0 && at < to) || (by < 0 && at > to) {
            if made.len() >= TURNS {
                return self.error(FormulaFlaw::TooMuch(Bound::Turns, TURNS), place);
            }
            made.push(self.counted(at));
            at += by;
        }
        Ok(Value::list(made))
    }

    /// A sum of all elements.
    pub(crate) fn total(&mut self, elements: Vec<Value>, place: &Place) -> Run {
        let mut total = self.number(&self.counted(0), place)?;
        for one in elements {
            let number = self.number(&one, place)?;
            total = self.sum(Sum::Plus, total, number, place)?;
        }
        Ok(Value::Number(total))
    }
}

fn whole(amount: Amount) -> Option<i128> {
    match amount {
        Amount::Whole(whole) => Some(whole),
        Amount::Fraction(fraction) if fraction == fraction.trunc() && fraction.abs() < 1e9 => Some(fraction as i128),
        _ => None,
    }
}
