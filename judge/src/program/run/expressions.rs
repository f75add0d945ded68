//! Expressions: what they are, in the order in which the language computes them.

use super::super::FormulaFlaw;
use super::super::inputs::Step;
use super::super::library;
use super::super::paths::{self, Amount, Num, Paths, Sum};
use super::super::rules;
use super::super::syntax::{
    Argument, Binary, Expression, ExpressionKind, Function, Literal, NumberType, Place, Sign, Type,
};
use super::statements::Flow;
use super::values::{Closure, Held, Object, Scope, Value};
use super::{Run, Runner};
use crate::formula::SourceLanguage::{
    C, CSharp, Cpp, GdScript, Go, Hsp, Java, JavaScript, Kotlin, Lua, Python, Rust, Swift,
};
use hantei_collision::Operator;
use std::rc::Rc;

pub(crate) const fn sum_of(how: Binary) -> Option<Sum> {
    Some(match how {
        Binary::Plus => Sum::Plus,
        Binary::Minus => Sum::Minus,
        Binary::Times => Sum::Times,
        Binary::Divide => Sum::Divide,
        Binary::DivideDown => Sum::DivideDown,
        Binary::Remainder => Sum::Remainder,
        Binary::Power => Sum::Power,
        Binary::BitAnd => Sum::And,
        Binary::BitOr => Sum::Or,
        Binary::BitXor => Sum::Xor,
        Binary::ShiftLeft => Sum::ShiftLeft,
        Binary::ShiftRight => Sum::ShiftRight,
        Binary::ShiftRightUnsigned => Sum::ShiftRightUnsigned,
        _ => return None,
    })
}

pub(crate) const fn operator_of(how: Binary) -> Option<Operator> {
    Some(match how {
        Binary::Less => Operator::Less,
        Binary::AtMost => Operator::AtMost,
        Binary::Greater => Operator::Greater,
        Binary::AtLeast => Operator::AtLeast,
        Binary::Equal | Binary::Same => Operator::Equal,
        Binary::NotEqual | Binary::NotSame => Operator::NotEqual,
        _ => return None,
    })
}

fn is_shape_typed(thing: &super::Thing) -> bool {
    thing.ty.as_ref().is_some_and(|ty| !ty.is_list && library::is_shape_type(&ty.name))
}

impl Runner<'_> {
    pub(crate) fn value(&mut self, expression: &Expression, scope: &Scope) -> Run {
        self.deeper(&expression.place, |run| run.value_inside(expression, scope))
    }

    fn value_inside(&mut self, expression: &Expression, scope: &Scope) -> Run {
        let place = &expression.place;
        match &expression.kind {
            ExpressionKind::Number(literal) => match self.open_radius(place) {
                Some(name) => self.radius(name, literal),
                None => self.literal(literal, place),
            },
            ExpressionKind::Bool(holds) => Ok(Value::Bool(*holds)),
            ExpressionKind::Nothing => Ok(Value::Nothing),
            ExpressionKind::Text(text) => Ok(Value::Text(text.clone())),
            ExpressionKind::Name(name) => self.name(name, scope, place),
            ExpressionKind::Member(of, name) => {
                if let ExpressionKind::Name(space) = &of.kind
                    && scope.slot(space).is_none()
                    && let Some(number) = self.constant_of_run(Some(space), name)
                {
                    return Ok(number);
                }
                let of = self.value(of, scope)?;
                self.member(&of, name, place)
            }
            ExpressionKind::Index(of, at) => {
                let (of, at) = (self.value(of, scope)?, self.value(at, scope)?);
                self.indexed(&of, &at, place)
            }
            ExpressionKind::Call(called, arguments) => {
                Ok(super::multiple::first_of(self.call(called, arguments, scope, place)?))
            }
            ExpressionKind::New(ty, arguments) => self.new_object(ty, arguments, scope, place),
            ExpressionKind::Object(ty, fields) => self.object(ty.as_ref(), fields, scope, place),
            ExpressionKind::List(items) if self.language == Lua => {
                let mut all = Vec::new();
                for (at, item) in items.iter().enumerate() {
                    match at + 1 == items.len() {
                        true => all.extend(self.lua_values(item, scope)?),
                        false => all.push(self.value(item, scope)?),
                    }
                }
                Ok(Value::list(all))
            }
            ExpressionKind::List(items) => {
                let mut values = Vec::new();
                for item in items {
                    let value = self.value(item, scope)?;
                    values.push(self.copied_from(item, value)?);
                }
                Ok(Value::list(values))
            }
            ExpressionKind::Signed(sign, of) => self.signed(*sign, of, scope, place),
            ExpressionKind::Binary(how, left, right) => self.binary(*how, left, right, scope, place),
            ExpressionKind::Chain(operands, operators) => {
                let mut left = self.value(&operands[0], scope)?;
                for (operator, right) in operators.iter().zip(operands.iter().skip(1)) {
                    let right = self.value(right, scope)?;
                    let holds = self.joined_values(*operator, &left, &right, place)?;
                    if !self.truth(&holds, place)? {
                        return Ok(Value::Bool(false));
                    }
                    left = right;
                }
                Ok(Value::Bool(true))
            }
            ExpressionKind::Assign(how, target, value) => self.assign(*how, target, value, scope, place),
            ExpressionKind::Step(target, by, is_before) => self.stepped(target, *by, *is_before, scope, place),
            ExpressionKind::Choice(test, one, other) => {
                let holds = self.holds(test, scope)?;
                let (chosen, rest) = if holds { (one, other) } else { (other, one) };
                let value = self.value(chosen, scope)?;
                self.choice_type(value, rest, scope, place)
            }
            ExpressionKind::Cast(ty, of) => {
                let value = self.value(of, scope)?;
                self.cast(ty, value, place)
            }
            ExpressionKind::Lambda(function) => {
                let own = scope.value("this");
                let scope = self.captured(function, scope, place)?;
                let closure = Closure { function: function.clone(), scope, own };
                Ok(Value::Function(Rc::new(closure)))
            }
            ExpressionKind::Comprehension(value, pattern, list, tests) => {
                if self.is_generator(expression) {
                    return self.not_read(place);
                }
                self.comprehension((value, pattern), (list, tests), scope, place)
            }
            ExpressionKind::Range(from, to, is_whole) => {
                let (from, to) = (self.value(from, scope)?, self.value(to, scope)?);
                Ok(Value::Range(self.number(&from, place)?, self.number(&to, place)?, *is_whole))
            }
            ExpressionKind::Block(statements) => match self.block(statements, scope)? {
                Flow::Next(Some(value)) => Ok(value),
                Flow::Next(None) => Ok(Value::Nothing),
                // Leaving a function from within an expression is not followed.
                Flow::Return(_) | Flow::Break | Flow::Continue => self.not_read(place),
            },
            ExpressionKind::Address(of, may_change) => {
                let value = self.value(of, scope)?;
                self.has_two_names(&value, *may_change);
                match &value {
                    Value::Object(_) => Ok(value),
                    Value::Thing(thing) if thing.is_shape || !may_change || is_shape_typed(thing) => Ok(value),
                    _ if *may_change => self.may_change(&self.written(place), place),
                    _ => Ok(value),
                }
            }
            ExpressionKind::Follow(of) | ExpressionKind::Sure(of) => self.value(of, scope),
        }
    }

    /// What a function that is written here sees of the names around it.
    pub(crate) fn seen(&self, scope: &Scope) -> Scope {
        match self.language {
            Lua | Rust => scope.seen(),
            _ => scope.clone(),
        }
    }

    /// The name of a radius that is written here and open.
    fn open_radius(&self, place: &Place) -> Option<super::Name> {
        let is_it = |radius: &&super::super::radii::NamedRadius| radius.place.as_ref() == Some(place);
        self.whole.radii.iter().find(is_it).map(|radius| radius.name.clone())
    }

    /// A radius as an input, of the type of its number where the language has types.
    fn radius(&mut self, root: super::Name, literal: &Literal) -> Run {
        let is_typed = matches!(self.language, C | Cpp | CSharp | Java);
        let number = is_typed.then(|| rules::literal_type(self.language, literal.kind));
        let input = super::Input { root, parameter: None, root_type: None, steps: Vec::new(), number };
        Ok(Value::Number(self.paths.input(input)))
    }

    fn literal(&mut self, literal: &Literal, place: &Place) -> Run {
        let ty = rules::literal_type(self.language, literal.kind);
        let adapts = rules::literals_adapt(self.language).is_some()
            && !matches!(literal.kind, super::super::syntax::LiteralKind::Typed(_));
        let amount = match ty.is_whole() {
            true => literal.digits.parse::<i128>().ok().map(Amount::Whole),
            false => literal
                .digits
                .parse::<f64>()
                .ok()
                .filter(|number| number.is_finite())
                .map(|number| Amount::Fraction(self.paths.rounded(ty, number))),
        };
        let Some(amount) = amount else { return self.not_read(place) };
        // A number that `int` cannot hold is of the next larger type.
        let ty = match amount {
            Amount::Whole(whole) if ty == NumberType::I32 && whole > i128::from(i32::MAX) => NumberType::I64,
            _ => ty,
        };
        Ok(Value::Number(Num { ty, amount, adapts }))
    }

    pub(crate) fn name(&mut self, name: &super::Name, scope: &Scope, place: &Place) -> Run {
        if let Some(slot) = scope.slot(name) {
            return slot.value.borrow().clone().map_or_else(|| self.no_value(name, place), Ok);
        }
        if let Some(value) = self.own_member(name, scope, place)? {
            return Ok(value);
        }
        if let Some(number) = self.constant_of_run(None, name) {
            return Ok(number);
        }
        self.outer_name(name, place)
    }

    /// A constant of the library that only a run with numbers can compute with: one without an end, or part of a turn.
    pub(super) fn constant_of_run(&mut self, space: Option<&super::Name>, name: &super::Name) -> Option<Value> {
        if self.paths.given.is_none() && !self.is_concrete {
            return None;
        }
        let of_turn = || library::half_turn(self.language, name).filter(|_| space.is_none());
        let number = library::endless(space.map(|space| &**space), name).or_else(of_turn)?;
        let first = space.unwrap_or(name);
        if !self.whole.global(first).is_empty() || self.class(first).is_some() {
            return None;
        }
        self.library_names.insert(first.clone());
        Some(Value::Number(paths::fraction(NumberType::F64, number)))
    }

    fn signed(&mut self, sign: Sign, of: &Expression, scope: &Scope, place: &Place) -> Run {
        let value = self.value(of, scope)?;
        match sign {
            Sign::Not => Ok(Value::Bool(!self.truth(&value, place)?)),
            Sign::Plus => self.number(&value, place).map(Value::Number),
            Sign::Minus => {
                if let Value::Object(object) = &value {
                    return self.each_field(object, &mut |run, field| {
                        let number = run.number(field, place)?;
                        Ok(Value::Number(run.negative(number, place)?))
                    });
                }
                if super::vectors::is_known_vector(&value) {
                    let zero = Value::Number(paths::fraction(NumberType::F32, 0.0));
                    return Ok(Value::Sum(Binary::Minus, Rc::new([zero, value])));
                }
                let number = self.number(&value, place)?;
                self.negative(number, place).map(Value::Number)
            }
            Sign::Complement => {
                let number = self.number(&value, place)?;
                let made = self.paths.complement(number);
                self.computed(made, place).map(Value::Number)
            }
        }
    }

    fn binary(&mut self, how: Binary, left: &Expression, right: &Expression, scope: &Scope, place: &Place) -> Run {
        let one = self.value(left, scope)?;
        match how {
            Binary::And | Binary::Or => {
                let holds = self.truth(&one, &left.place)?;
                let is_decided = holds == (how == Binary::Or);
                let gives_sides = rules::joints_give_sides(self.language);
                if is_decided {
                    return Ok(if gives_sides { one } else { Value::Bool(holds) });
                }
                let other = self.value(right, scope)?;
                if gives_sides {
                    return Ok(other);
                }
                self.truth(&other, &right.place).map(Value::Bool)
            }
            Binary::OrElse => match one {
                Value::Nothing => self.value(right, scope),
                one => Ok(one),
            },
            // HSP asks both sides, and a comparison changes nothing: where the first decides, the second is not followed.
            Binary::BitAnd | Binary::BitOr
                if self.language == Hsp
                    && matches!(one, Value::Bool(holds) if holds == (how == Binary::BitOr))
                    && is_comparison(right) =>
            {
                Ok(one)
            }
            _ => {
                let other = self.value(right, scope)?;
                let one = self.beside(left, one, &other);
                let other = self.beside(right, other, &one);
                self.joined_values(how, &one, &other, place)
            }
        }
    }

    pub(crate) fn joined_values(&mut self, how: Binary, left: &Value, right: &Value, place: &Place) -> Run {
        match how {
            Binary::Equal | Binary::Same => return self.is_equal(how, left, right, place).map(Value::Bool),
            Binary::NotEqual | Binary::NotSame => return Ok(Value::Bool(!self.is_equal(how, left, right, place)?)),
            Binary::In | Binary::NotIn => {
                let is_in = self.is_in(left, right, place)?;
                return Ok(Value::Bool(is_in == (how == Binary::In)));
            }
            _ => {}
        }
        if let Some(operator) = operator_of(how) {
            let (left, right) = (self.number(left, place)?, self.number(right, place)?);
            return self.compare(operator, left, right, place).map(Value::Bool);
        }
        // In JavaScript `true & true` is the number 1.
        if let (Value::Bool(left), Value::Bool(right), false) = (left, right, self.is_script()) {
            match how {
                Binary::BitAnd => return Ok(Value::Bool(left & right)),
                Binary::BitOr => return Ok(Value::Bool(left | right)),
                Binary::BitXor => return Ok(Value::Bool(left ^ right)),
                _ => {}
            }
        }
        let Some(sum) = sum_of(how) else { return self.not_read(place) };
        // Python puts the second list behind the first.
        if let (Value::List(left), Value::List(right), Sum::Plus, Python) = (left, right, sum, self.language) {
            let all = [left, right].into_iter().flat_map(|list| list.borrow().clone()).collect();
            return Ok(Value::list(all));
        }
        if let Some(vector) = self.vector_sum(how, left, right)? {
            return Ok(vector);
        }
        let (left, right) = (self.number(left, place)?, self.number(right, place)?);
        let made = self.paths.sum(sum, left, right);
        if made.is_err() && how == Binary::BitXor {
            return self.error(FormulaFlaw::NoPower, place);
        }
        self.computed(made, place).map(Value::Number)
    }

    pub(crate) fn is_equal(&mut self, how: Binary, left: &Value, right: &Value, place: &Place) -> Run<bool> {
        let is_same = matches!(how, Binary::Same | Binary::NotSame);
        match (left, right) {
            (Value::Bool(left), Value::Bool(right)) => Ok(left == right),
            (Value::Nothing, Value::Nothing) => Ok(true),
            (Value::Thing(thing), Value::Nothing) | (Value::Nothing, Value::Thing(thing)) => {
                // What is given is there.
                if thing.is_shape { Ok(false) } else { self.error(FormulaFlaw::NotGiven(thing.path()), place) }
            }
            (Value::Object(_), Value::Nothing) | (Value::Nothing, Value::Object(_)) => Ok(false),
            (Value::Number(_), Value::Nothing) | (Value::Nothing, Value::Number(_)) if self.paths.given.is_some() => {
                Ok(false)
            }
            (Value::Thing(one), Value::Thing(other)) if one.is_shape && other.is_shape => {
                let by_value = matches!(self.language, Cpp | Go | Rust | CSharp | Swift);
                if by_value && how == Binary::Equal && self.language != CSharp {
                    return self.not_read(place);
                }
                Ok(one == other)
            }
            (Value::Bool(_), Value::Number(_)) | (Value::Number(_), Value::Bool(_)) if is_same => Ok(false),
            (Value::Text(one), Value::Text(other)) => Ok(one == other),
            (Value::List(left), Value::List(right)) if matches!(self.language, Rust | Swift) => {
                let (left, right) = (left.borrow().clone(), right.borrow().clone());
                // `_` of a pattern is anything.
                let is_any = |value: &Value| matches!(value, Value::Thing(thing) if &*thing.root == "_");
                for (one, other) in left.iter().zip(&right) {
                    if !is_any(other) && !self.is_equal(how, one, other, place)? {
                        return Ok(false);
                    }
                }
                Ok(left.len() == right.len())
            }
            (Value::Bool(_) | Value::Number(_), Value::Text(_))
            | (Value::Text(_), Value::Bool(_) | Value::Number(_))
                if is_same =>
            {
                Ok(false)
            }
            (Value::Bool(one), other @ Value::Thing(_)) | (other @ Value::Thing(_), Value::Bool(one)) => {
                Ok(self.truth(other, place)? == *one)
            }
            _ => {
                if is_same && matches!(self.language, Python | Kotlin) {
                    return self.not_read(place);
                }
                let (left, right) = (self.number(left, place)?, self.number(right, place)?);
                // Two boxed numbers of Java are one only if they are small.
                if self.language == Java
                    && Paths::is_open(left)
                    && Paths::is_open(right)
                    && rules::has_boxed_numbers(&self.whole.source)
                {
                    return self.not_read(place);
                }
                self.compare(Operator::Equal, left, right, place)
            }
        }
    }

    pub(super) fn is_in(&mut self, value: &Value, list: &Value, place: &Place) -> Run<bool> {
        match list {
            Value::Range(from, to, is_whole) => {
                let number = self.number(value, place)?;
                if !self.compare(Operator::AtMost, *from, number, place)? {
                    return Ok(false);
                }
                self.compare(if *is_whole { Operator::AtMost } else { Operator::Less }, number, *to, place)
            }
            Value::List(items) => {
                for item in items.borrow().clone() {
                    if self.is_equal(Binary::Equal, value, &item, place)? {
                        return Ok(true);
                    }
                }
                Ok(false)
            }
            _ => self.not_read(place),
        }
    }

    /// A number in the common type of both sides of a choice.
    fn choice_type(&mut self, value: Value, rest: &Expression, scope: &Scope, place: &Place) -> Run {
        let is_typed = matches!(self.language, C | Cpp | CSharp | Java | Swift);
        let Value::Number(number) = value else { return Ok(value) };
        if !is_typed {
            return Ok(value);
        }
        let ty = match self.static_type(rest, scope) {
            Some(ty) => rules::joined(self.language, number.ty, ty).unwrap_or(number.ty),
            None if number.ty == NumberType::F64 => number.ty,
            // `0` beside a quotient
            None if matches!(number.amount, Amount::Whole(_)) => match self.known_fraction(rest, scope) {
                Some(ty) => ty,
                None => return self.not_read(place),
            },
            None => return self.not_read(place),
        };
        Ok(Value::Number(Num { adapts: number.adapts, ..self.converted(number, ty, place)? }))
    }

    /// The type of a part with which the sum, product or quotient has fractions, too.
    fn known_fraction(&mut self, of: &Expression, scope: &Scope) -> Option<NumberType> {
        let ExpressionKind::Binary(how, left, right) = &of.kind else { return None };
        sum_of(*how)?;
        let mut part = |of: &Expression| self.static_type(of, scope).filter(|ty| !ty.is_whole());
        part(left)
            .or_else(|| part(right))
            .or_else(|| self.known_fraction(left, scope))
            .or_else(|| self.known_fraction(right, scope))
    }

    /// The type of a number, without computing it.
    fn static_type(&mut self, of: &Expression, scope: &Scope) -> Option<NumberType> {
        match &of.kind {
            ExpressionKind::Number(literal) => Some(rules::literal_type(self.language, literal.kind)),
            ExpressionKind::Bool(_) => Some(NumberType::I32),
            ExpressionKind::Signed(Sign::Minus | Sign::Plus, of) => {
                self.static_type(of, scope).map(|ty| rules::promoted(self.language, ty))
            }
            ExpressionKind::Signed(Sign::Not, _) => Some(NumberType::I32),
            ExpressionKind::Binary(how, left, right) => {
                if sum_of(*how).is_none() {
                    return Some(NumberType::I32);
                }
                let (left, right) = (self.static_type(left, scope)?, self.static_type(right, scope)?);
                rules::joined(self.language, left, right)
            }
            ExpressionKind::Choice(_, one, other) => {
                let (one, other) = (self.static_type(one, scope)?, self.static_type(other, scope)?);
                rules::joined(self.language, one, other)
            }
            ExpressionKind::Cast(ty, _) => self.number_type(ty),
            ExpressionKind::Call(called, arguments) => self.static_call(called, arguments, scope),
            ExpressionKind::Name(_) | ExpressionKind::Member(..) => {
                let is_plain = match &of.kind {
                    ExpressionKind::Member(inner, _) => inner.name().is_some(),
                    _ => true,
                };
                let value = if is_plain { self.value(of, scope).ok()? } else { return None };
                match value {
                    Value::Number(number) => Some(number.ty),
                    Value::Bool(_) => Some(NumberType::I32),
                    value @ (Value::Sum(..) | Value::Each(..)) => self.number(&value, &of.place).ok().map(|it| it.ty),
                    Value::Thing(thing) if !thing.is_shape => {
                        Some(thing.ty.as_ref().and_then(|ty| self.number_type(ty)).unwrap_or(self.paths.unknown))
                    }
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// The type of a call's number, without calling.
    fn static_call(&mut self, called: &Expression, given: &[Argument], scope: &Scope) -> Option<NumberType> {
        let (space, name) = match &called.kind {
            ExpressionKind::Name(name) => {
                let held = scope.value(name);
                let own = match held {
                    Some(Value::Function(closure)) => vec![closure.function.clone()],
                    _ => self.functions(None, name),
                };
                if let [only] = &own[..] {
                    return self.answer_type(only);
                }
                (None, name)
            }
            ExpressionKind::Member(of, name) => {
                let space = of.name().filter(|space| library::is_space(self.language, space));
                if space.is_none() {
                    let methods = self.whole.methods(name);
                    let [only] = &methods[..] else { return None };
                    return self.answer_type(only);
                }
                (space.map(|space| &**space), name)
            }
            _ => return None,
        };
        let types = given.iter().map(|one| self.static_type(&one.value, scope)).collect::<Option<Vec<_>>>()?;
        let named = Type::named(name);
        if let (None, Some(ty), [_]) = (space, self.number_type(&named), &types[..]) {
            return Some(ty);
        }
        let joined = types.iter().copied().reduce(|one, other| rules::joined(self.language, one, other).unwrap_or(one));
        library::number_function(self.language, space, name)?.answers(self.language, joined?)
    }

    fn answer_type(&self, function: &Function) -> Option<NumberType> {
        let ty = function.answer.as_ref()?;
        if rules::is_truth_type(self.whole.alias(&ty.name)) { Some(NumberType::I32) } else { self.number_type(ty) }
    }

    pub(crate) fn cast(&mut self, ty: &Type, value: Value, place: &Place) -> Run {
        if let Some(number_type) = self.number_type(ty) {
            let number = match &value {
                Value::Bool(holds) if self.language == Rust => paths::known(NumberType::I32, i128::from(*holds)),
                _ => self.number(&value, place)?,
            };
            return self.converted(Num { adapts: false, ..number }, number_type, place).map(Value::Number);
        }
        if rules::is_truth_type(self.whole.alias(&ty.name)) {
            return self.truth(&value, place).map(Value::Bool);
        }
        let is_whole = library::vector_number(self.language, &ty.name).is_some_and(NumberType::is_whole);
        if is_whole
            && self.language == Cpp
            && let Some(vector) = self.vector_of(&ty.name, &[(None, value.clone())], place)?
        {
            return Ok(vector);
        }
        match value {
            // A cast to a shape tells what a thing is.
            Value::Thing(thing) => {
                let typed = super::Thing { ty: Some(ty.clone()), ..(*thing).clone() };
                Ok(Value::thing(typed))
            }
            Value::Object(_) => Ok(value),
            _ => self.not_read(place),
        }
    }

    fn assign(
        &mut self,
        how: Option<Binary>,
        target: &Expression,
        value: &Expression,
        scope: &Scope,
        place: &Place,
    ) -> Run {
        if let (Lua, None, ExpressionKind::List(targets)) = (self.language, how, &target.kind) {
            return self.lua_assign(targets, value, scope, place);
        }
        if self.is_lazy(value) {
            return self.not_read(&value.place);
        }
        let value = match how {
            None => {
                let given = self.value(value, scope)?;
                self.copied_from(value, given)?
            }
            Some(Binary::And | Binary::Or | Binary::OrElse) => return self.not_read(place),
            Some(how) => {
                let before = self.value(target, scope)?;
                let given = self.value(value, scope)?;
                let made = self.joined_values(how, &before, &given, place)?;
                self.compound_type(&before, made, place)?
            }
        };
        self.assign_value(target, value, scope, place)
    }

    /// `x += 1` gives `x` its own type.
    fn compound_type(&mut self, before: &Value, made: Value, place: &Place) -> Run {
        let is_typed = rules::types_convert(self.language) && self.language != GdScript;
        match (before, &made) {
            (Value::Number(old), Value::Number(new)) if is_typed && old.ty != new.ty => {
                self.converted(*new, old.ty, place).map(Value::Number)
            }
            _ => Ok(made),
        }
    }

    pub(crate) fn assign_value(&mut self, target: &Expression, value: Value, scope: &Scope, place: &Place) -> Run {
        let value = self.settled(value, place)?;
        match &target.kind {
            ExpressionKind::Name(name) => {
                let value = self.copied(value);
                self.assign_name(name, value, scope, place)
            }
            ExpressionKind::List(targets) => {
                let values = self.taken_apart(&value, targets.len(), place)?;
                for (target, value) in targets.iter().zip(values) {
                    self.assign_value(target, value, scope, place)?;
                }
                Ok(value)
            }
            ExpressionKind::Member(of, name) => {
                let of = self.value(of, scope)?;
                if let (Value::Thing(thing), true) = (&of, self.written.is_some()) {
                    return self.write(&thing.with(Step::Member(name.clone()), None), value, place);
                }
                let Value::Object(object) = of else {
                    return self.no_target(&target.place, place);
                };
                let value = self.copied(value);
                self.assign_field(&object, name, value, place)
            }
            ExpressionKind::Index(named, at) => {
                let (of, at) = (self.value(named, scope)?, self.value(at, scope)?);
                if let (Value::Thing(thing), true) = (&of, self.written.is_some()) {
                    return match self.step_of(&at) {
                        Some(step) => self.write(&thing.with(step, None), value, place),
                        None => self.no_target(&target.place, place),
                    };
                }
                if let (Value::Object(object), Value::Text(name), true) =
                    (&of, &at, self.is_concrete || self.written.is_some())
                {
                    return self.assign_field(object, name, value, place);
                }
                let (Value::List(list), Value::Number(Num { amount, .. })) = (&of, &at) else {
                    return self.no_target(&target.place, place);
                };
                let at = self.place_in_list(*amount).and_then(|at| usize::try_from(at).ok());
                self.no_renamed(list, place)?;
                let length = list.borrow().len();
                let may_grow = self.language == Lua || self.is_script();
                match at {
                    Some(at) if at < length => list.borrow_mut()[at] = value.clone(),
                    Some(at) if at == length && may_grow && self.is_own_list(named, scope) => {
                        self.put_behind(list, value.clone(), place)?;
                    }
                    _ => return self.not_read(place),
                }
                Ok(value)
            }
            ExpressionKind::Sure(of) => self.assign_value(of, value, scope, place),
            _ => self.no_target(&target.place, place),
        }
    }

    fn no_target<Out>(&self, target: &Place, place: &Place) -> Run<Out> {
        self.error(FormulaFlaw::Changes(self.written(target)), place)
    }

    fn assign_field(&mut self, object: &Rc<Object>, name: &super::Name, value: Value, place: &Place) -> Run {
        if self.is_rect(object) {
            return self.assign_to_rect(object, name, value, place);
        }
        let name = &self.field_name(object, name);
        let is_fixed = |class: &super::Name| {
            let is_plain = self.is_concrete && library::is_plain_rectangle(self.language, class);
            self.class(class).is_none() && !library::is_vector(class) && !is_plain
        };
        if object.class.as_ref().is_some_and(is_fixed) {
            return self.no_target(place, place);
        }
        let value = self.held_of_field(object, name, value, place)?;
        let mut fields = object.fields.borrow_mut();
        match fields.iter_mut().find(|(own, _)| own == name) {
            Some((_, old)) => *old = value.clone(),
            None => fields.push((name.clone(), value.clone())),
        }
        Ok(value)
    }

    fn assign_name(&mut self, name: &super::Name, value: Value, scope: &Scope, place: &Place) -> Run {
        if &**name == "_" {
            return Ok(value);
        }
        let slot = match rules::assignment_declares(self.language) {
            true if self.whole.reaching.contains(name) => self.globals.own(name),
            true => scope.function().own(name),
            false => scope.slot(name),
        };
        match slot {
            Some(slot) if slot.is_constant => self.not_read(place),
            Some(slot) => {
                let (value, held) = match slot.held.get() {
                    Held::Anything if slot.value.borrow().is_some() => (value, Held::Anything),
                    held => self.held_value(value, held, place)?,
                };
                slot.held.set(held);
                *slot.value.borrow_mut() = Some(value.clone());
                Ok(value)
            }
            None if self.written.is_some() && self.whole.reaching.contains(name) => {
                self.write_name(name, value, scope, place)
            }
            None if rules::assignment_declares(self.language) => {
                self.write_outer(name, &value, scope, place);
                scope.function().define(name.clone(), Some(value.clone()), Held::Anything, false);
                Ok(value)
            }
            None => match self.own_field(name, scope) {
                Some(object) => self.assign_field(&object, name, value, place),
                None if self.written.is_some() => self.write_name(name, value, scope, place),
                // A name of a script's own that is nowhere declared, and not read before.
                None if self.makes_globals() && self.whole.global(name).is_empty() && !self.used.contains(name) => {
                    self.globals.define(name.clone(), Some(value.clone()), Held::Anything, false);
                    self.made.insert(name.clone());
                    Ok(value)
                }
                None => self.error(FormulaFlaw::Changes(name.to_string()), place),
            },
        }
    }

    /// Whether a name becomes one of the whole program when it is given a value.
    const fn makes_globals(&self) -> bool {
        matches!(self.language, Lua | JavaScript | Hsp)
    }

    fn stepped(&mut self, target: &Expression, by: i8, is_before: bool, scope: &Scope, place: &Place) -> Run {
        let before = self.value(target, scope)?;
        let number = self.number(&before, place)?;
        let how = if by < 0 { Sum::Minus } else { Sum::Plus };
        let after = self.sum(how, number, Num::whole(number.ty, 1), place)?;
        let after = Value::Number(self.converted(after, number.ty, place)?);
        self.assign_value(target, after.clone(), scope, place)?;
        Ok(if is_before { Value::Number(number) } else { after })
    }

    /// A place in a list, counted from 0; below that, as the text says it.
    pub(super) fn place_in_list(&self, amount: Amount) -> Option<i64> {
        whole_place(amount)?.checked_sub(i64::from(self.language == Lua))
    }

    /// What stands at a place of a list, or under a name: `a[0]`, `a["x"]`.
    fn indexed(&mut self, of: &Value, at: &Value, place: &Place) -> Run {
        if let Value::Text(name) = at {
            return self.member(of, name, place);
        }
        let number = self.number(at, place)?;
        let Some(mut at) = self.place_in_list(number.amount) else { return self.not_read(place) };
        let length = match of {
            Value::List(list) => Some(list.borrow().len()),
            Value::Thing(thing) if self.is_list(thing) => Some(self.length_of(thing)),
            _ => None,
        };
        if let (Some(length), Python) = (length, self.language)
            && at < 0
        {
            at += length as i64;
        }
        let Ok(at) = usize::try_from(at) else { return self.not_read(place) };
        match of {
            Value::List(list) => {
                let item = list.borrow().get(at).cloned();
                item.map_or_else(|| self.not_read(place), Ok)
            }
            Value::Thing(thing) if length.is_some_and(|length| at >= length) => {
                self.error(FormulaFlaw::NotRead(format!("{}[{at}]", thing.path())), place)
            }
            Value::Thing(thing) => {
                let is_pointed =
                    |ty: &Type| self.number_type(ty).is_some() || self.has_pointers() && self.class(&ty.name).is_some();
                // `float *xs` has elements of its own type.
                let own = thing.ty.as_ref().filter(|ty| !ty.is_list && is_pointed(ty));
                let ty = own.or_else(|| thing.ty.as_ref().filter(|ty| ty.is_list)?.of.first()).cloned();
                let is_shape = length.is_some() && ty.as_ref().is_none_or(|ty| self.number_type(ty).is_none());
                Ok(Value::thing(super::Thing { is_shape, ..thing.with(Step::Index(at), ty) }))
            }
            _ => self.not_read(place),
        }
    }
}

/// A place in a list, which may be counted from its end.
pub(super) fn whole_place(amount: Amount) -> Option<i64> {
    match amount {
        Amount::Whole(at) => i64::try_from(at).ok(),
        Amount::Fraction(at) if at == at.trunc() && at.abs() < 1e6 => Some(at as i64),
        _ => None,
    }
}

/// Whether an expression is made of comparisons alone.
fn is_comparison(of: &Expression) -> bool {
    match &of.kind {
        ExpressionKind::Binary(Binary::BitAnd | Binary::BitOr, one, other) => {
            is_comparison(one) && is_comparison(other)
        }
        ExpressionKind::Binary(how, ..) => {
            operator_of(*how).is_some() || matches!(how, Binary::Equal | Binary::NotEqual)
        }
        _ => false,
    }
}
