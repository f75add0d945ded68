//! Expressions → numbers and tests: names are looked up, comparisons become questions.

use super::error::{FormulaError, FormulaFlaw};
use super::interpreter::{Interpreter, Read, chosen, truth_called, wrong};
use super::language::SourceLanguage;
use super::node::{Node, NodeKind};
use super::reading::NumberKind;
use super::roots::{dotted, plain};
use super::shapes::Shapes;
use super::signs::Sign;
use super::tree::{Arithmetic, Inequality, Joint, Number, Rounding, Test};
use super::values::{Value, computed, joined, joint_kind, not};
use crate::observer::Operator;
use std::ops::Range;

/// A number and its kind, if that is known.
type KindNumber<Term> = (Number<Term>, Option<NumberKind>);

/// The name most like the given one, if one is at all like it.
pub(super) fn nearest(given: &str, names: impl IntoIterator<Item = String>) -> Option<String> {
    let given = given.to_ascii_lowercase();
    let distance = |name: &String| strsim::osa_distance(&given, &name.to_ascii_lowercase());
    let found = names.into_iter().map(|name| (distance(&name), name)).min_by_key(|found| found.0)?;
    (found.0 <= given.chars().count() / 2 + 1).then_some(found.1)
}

/// The sign between the two sides of something without parentheses of its own.
fn bare_sign(node: &Node) -> Option<Sign> {
    match &node.kind {
        NodeKind::Infix(sign, _) if !node.enclosed => Some(*sign),
        _ => None,
    }
}

impl<S: Shapes> Interpreter<'_, S> {
    pub(super) fn test(&mut self, node: &Node) -> Read<Test> {
        let value = self.value(node)?;
        self.test_of(value, &node.place)
    }

    /// What a value says where a test belongs: a shape is there, a written 0 is false.
    pub(super) fn test_of(&mut self, value: Value<S::Term>, place: &Range<usize>) -> Read<Test> {
        match value {
            Value::Test(test) => Ok(test),
            Value::Nil => Ok(Test::Always(false)),
            Value::Path(path) if !self.roots.is_plain && self.is_thing(&path) => Ok(Test::Always(true)),
            Value::Number(Number::Constant(number), _) if self.language.is_some() => Ok(Test::Always(number != 0.0)),
            other => {
                self.number_of(other, place)?;
                wrong(FormulaFlaw::NumberForTest, place)
            }
        }
    }

    /// Whether a path is a parameter, or the own object.
    fn is_thing(&self, path: &[String]) -> bool {
        matches!(path, [only] if self.variables.contains_key(only) || matches!(only.as_str(), "this" | "self"))
    }

    pub(super) fn number(&mut self, node: &Node) -> Read<KindNumber<S::Term>> {
        let value = self.value(node)?;
        self.number_of(value, &node.place)
    }

    pub(super) fn number_of(&mut self, value: Value<S::Term>, place: &Range<usize>) -> Read<KindNumber<S::Term>> {
        match value {
            Value::Number(number, kind) => Ok((number, kind)),
            Value::Test(_) => wrong(FormulaFlaw::TestForNumber, place),
            Value::Path(path) => {
                if let Some(given) = self.with(&dotted(&path)) {
                    return Ok((Number::Constant(given.abs()), None))
                        .map(|number: KindNumber<S::Term>| signed(number, given));
                }
                if let Some(Value::Number(number, kind)) =
                    self.variables.get(&self.key(&dotted(&path))).map(|variable| variable.value.clone())
                {
                    self.count(number.size(), place)?;
                    return Ok((number, kind));
                }
                match self.roots.number::<S>(&path) {
                    Some(Value::Number(number, kind)) => Ok((number, kind)),
                    _ => Err(self.unknown(&path, place)),
                }
            }
            Value::Unset => wrong(FormulaFlaw::NoValue(self.source.0[place.clone()].to_owned()), place),
            Value::Tuple(_) | Value::Nil | Value::Text => {
                wrong(FormulaFlaw::NoNumber(self.source.0[place.clone()].to_owned()), place)
            }
        }
    }

    fn with(&self, name: &str) -> Option<f64> {
        self.options.with.iter().rev().find(|(with, _)| with == name).map(|(_, number)| *number)
    }

    /// The error that a name means nothing here.
    fn unknown(&self, path: &[String], place: &Range<usize>) -> FormulaError {
        let written = dotted(path);
        let called = plain(&written);
        if let Some(part) = S::part_of(&called).filter(|_| self.roots.is_plain) {
            return FormulaError::new(FormulaFlaw::WholeShape(written, part), place.clone());
        }
        let known: Vec<String> = self.variables.keys().cloned().collect();
        let flaw = if self.roots.is_plain {
            let names = S::names().into_iter().chain(known);
            let is_constant = path.len() == 1
                && written.len() > 1
                && !written.contains(char::is_lowercase)
                && written.contains(char::is_alphabetic);
            if is_constant && plain(&written).len() > 2 {
                FormulaFlaw::NotGiven(written)
            } else {
                FormulaFlaw::UnknownName(written.clone(), nearest(&written, names))
            }
        } else if let [root, .., last] = path
            && (self.variables.contains_key(root)
                || self.roots.seen.roots.contains(root)
                || matches!(root.as_str(), "this" | "self"))
        {
            let begin = written.strip_suffix(last.as_str()).unwrap_or(&written);
            let names = MEMBERS.iter().map(|member| format!("{begin}{member}"));
            FormulaFlaw::UnknownMember(written.clone(), nearest(&written, names))
        } else if self.is_thing(path) {
            FormulaFlaw::WholeShape(written.clone(), format!("{written}.x"))
        } else {
            match known.iter().find(|name| strsim::osa_distance(name, &written) * 4 <= written.len()) {
                Some(near) => FormulaFlaw::UnknownName(written, Some(near.clone())),
                None => FormulaFlaw::NotGiven(written),
            }
        };
        FormulaError::new(flaw, place.clone())
    }

    pub(super) fn value(&mut self, node: &Node) -> Read<Value<S::Term>> {
        let value = match &node.kind {
            NodeKind::Number(number, is_whole) => {
                let kind = if *is_whole { NumberKind::Whole } else { NumberKind::Fractions };
                Value::constant(*number, Some(kind))
            }
            NodeKind::Name(name) => return self.name(name, node),
            NodeKind::Member(of, name) => {
                let of = self.value(of)?;
                return self.part(&of, name, &node.place);
            }
            NodeKind::Index(of, index) => {
                let of = self.value(of)?;
                return match &index.kind {
                    NodeKind::Quote(name) => self.part(&of, name, &node.place),
                    NodeKind::Number(place, true) => {
                        // Lua counts from 1.
                        let first = f64::from(self.language == Some(SourceLanguage::Lua));
                        self.part(&of, &format!("[{}]", place - first), &node.place)
                    }
                    _ => wrong(FormulaFlaw::NoNumber(self.source.0[node.place.clone()].to_owned()), &node.place),
                };
            }
            NodeKind::Call(callee, arguments) => return self.call(callee, arguments, node),
            NodeKind::Bars(inner) => {
                let (number, kind) = self.number(inner)?;
                Value::Number(Number::Absolute(number.into()), kind)
            }
            NodeKind::Prefix(Sign::Not | Sign::NotWord, of) => return Ok(Value::Test(self.turned(of)?)),
            NodeKind::Prefix(Sign::Compute(Arithmetic::Minus), inner) => {
                let of = self.value(inner)?;
                return self.each_of(of, &inner.place, &mut |number, kind| (Number::Negative(number.into()), kind));
            }
            NodeKind::Prefix(Sign::Compute(Arithmetic::Plus), of) => {
                let (number, kind) = self.number(of)?;
                Value::Number(number, kind)
            }
            NodeKind::Prefix(_, of) => return self.value(of),
            NodeKind::Infix(Sign::Compute(how), sides) => {
                let [left, right] = [self.value(&sides[0])?, self.value(&sides[1])?];
                self.sees_index_sum(*how, &left, &right);
                return self.computed(*how, (left, right), sides, node);
            }
            NodeKind::Infix(Sign::FloorDivide, sides) => {
                let quotient = self.divided(sides)?;
                Value::Number(Number::Whole(Rounding::Down, quotient.into()), Some(NumberKind::Whole))
            }
            NodeKind::Infix(Sign::Remainder, _) => {
                return wrong(FormulaFlaw::UnknownFunction("%".into(), None), &node.place);
            }
            NodeKind::Infix(Sign::Power, sides) => {
                let (number, kind) = self.number(&sides[0])?;
                return self.power(number, kind, &sides[1]).map(|number| Value::Number(number, kind));
            }
            NodeKind::Infix(sign, sides) => return self.joined(*sign, sides, node),
            NodeKind::Choice(parts) => return self.choose(&parts[0], [&parts[1], &parts[2]]),
            NodeKind::Tuple(parts) => {
                return parts.iter().map(|part| self.value(part)).collect::<Read<_>>().map(Value::Tuple);
            }
            NodeKind::Quote(_) => Value::Text,
            NodeKind::Cast(kind, of) => {
                let of = self.value(of)?;
                if kind.is_none() {
                    return Ok(of);
                }
                let (number, had) = self.number_of(of, &node.place)?;
                self.as_kind(Value::Number(number, had), *kind)
            }
            NodeKind::Block(statements) => {
                let place = statements.get(1).map_or(&node.place, |second| &second.place);
                return wrong(FormulaFlaw::NoNumber("{ }".into()), place);
            }
        };
        self.count(1, &node.place)?;
        Ok(value)
    }

    /// `!test`
    fn turned(&mut self, of: &Node) -> Read<Test> {
        let test = self.test(of)?;
        Ok(if self.language.is_some() { not(test) } else { Test::Not(test.into()) })
    }

    fn divided(&mut self, sides: &[Node; 2]) -> Read<Number<S::Term>> {
        let [left, right] = [self.number(&sides[0])?.0, self.number(&sides[1])?.0];
        Ok(computed(Arithmetic::Divide, left, right))
    }

    /// `x * x`, written as a power; no other power is known exactly.
    pub(super) fn power(
        &mut self,
        number: Number<S::Term>,
        _: Option<NumberKind>,
        exponent: &Node,
    ) -> Read<Number<S::Term>> {
        match exponent.kind {
            NodeKind::Number(2.0, _) => {
                self.count(number.size(), &exponent.place)?;
                Ok(computed(Arithmetic::Times, number.clone(), number))
            }
            NodeKind::Number(0.5, _) => Ok(Number::Root(number.into())),
            _ => wrong(FormulaFlaw::UnknownFunction("pow".into(), None), &exponent.place),
        }
    }

    fn sees_index_sum(&mut self, how: Arithmetic, left: &Value<S::Term>, right: &Value<S::Term>) {
        if let (Arithmetic::Plus, Value::Path(left), Value::Path(right)) = (how, left, right) {
            let ends = [left.last(), right.last()]
                .map(|last| last.and_then(|it| it.strip_prefix('[')?.strip_suffix(']')?.parse::<usize>().ok()));
            if let [Some(one), Some(other)] = ends {
                self.roots.seen.index_sum |= one.abs_diff(other) == S::AXES_COUNT;
            }
        }
    }

    /// Applies a function of numbers, also to the parts of a vector.
    pub(super) fn each_of(
        &mut self,
        value: Value<S::Term>,
        place: &Range<usize>,
        how: &mut impl FnMut(Number<S::Term>, Option<NumberKind>) -> KindNumber<S::Term>,
    ) -> Read<Value<S::Term>> {
        match self.vector(value) {
            Value::Tuple(parts) => {
                let parts = parts.into_iter().map(|part| self.each_of(part, place, how)).collect::<Read<_>>()?;
                Ok(Value::Tuple(parts))
            }
            value => {
                let (number, kind) = self.number_of(value, place)?;
                self.count(1, place)?;
                let (number, kind) = how(number, kind);
                Ok(Value::Number(number, kind))
            }
        }
    }

    /// A path that stands for a point or a size becomes its numbers.
    pub(super) fn vector(&mut self, value: Value<S::Term>) -> Value<S::Term> {
        let Value::Path(path) = &value else { return value };
        if self.roots.is_plain && S::part_of(&plain(&dotted(path))).is_some() || !self.roots.is_point(path) {
            return value;
        }
        let axis = |name: &&str| {
            let mut path = path.clone();
            path.push((*name).to_owned());
            Value::Path(path)
        };
        Value::Tuple(["x", "y", "z"][..S::AXES_COUNT].iter().map(axis).collect())
    }

    fn computed(
        &mut self,
        how: Arithmetic,
        (left, right): (Value<S::Term>, Value<S::Term>),
        sides: &[Node; 2],
        node: &Node,
    ) -> Read<Value<S::Term>> {
        match (self.vector(left), self.vector(right)) {
            (Value::Tuple(left), Value::Tuple(right)) if left.len() == right.len() => {
                let pairs = left.into_iter().zip(right);
                let parts = pairs.map(|pair| self.computed(how, pair, sides, node)).collect::<Read<_>>()?;
                Ok(Value::Tuple(parts))
            }
            (Value::Tuple(left), right) => {
                let parts = left.into_iter().map(|left| self.computed(how, (left, right.clone()), sides, node));
                parts.collect::<Read<_>>().map(Value::Tuple)
            }
            (left, right) => {
                let (left, kind) = self.number_of(left, &sides[0].place)?;
                let (right, other_kind) = self.number_of(right, &sides[1].place)?;
                self.count(1, &node.place)?;
                if how == Arithmetic::Minus && S::is_place_less_half_size(&left, &right) {
                    self.roots.seen.centre = true;
                }
                let kind = joint_kind(kind, other_kind);
                let cuts = self.language.is_some_and(SourceLanguage::cuts);
                let number = computed(how, left, right);
                Ok(match (how, kind) {
                    (Arithmetic::Divide, Some(NumberKind::Whole)) if cuts => {
                        Value::Number(Number::Whole(Rounding::TowardsZero, number.into()), kind)
                    }
                    (Arithmetic::Divide, kind) if !cuts => Value::Number(number, kind.map(|_| NumberKind::Fractions)),
                    _ => Value::Number(number, kind),
                })
            }
        }
    }

    /// A comparison, or tests that are joined.
    fn joined(&mut self, sign: Sign, sides: &[Node; 2], node: &Node) -> Read<Value<S::Term>> {
        let mut bare = [bare_sign(&sides[0]), bare_sign(&sides[1])].into_iter().flatten();
        let joint = match sign {
            Sign::Compare(operator) if bare.any(|inner| matches!(inner, Sign::Compare(_))) => {
                let NodeKind::Infix(first, inner) = &sides[0].kind else {
                    return wrong(FormulaFlaw::Chain, &node.place);
                };
                if self.language != Some(SourceLanguage::Python) {
                    return wrong(FormulaFlaw::Chain, &node.place);
                }
                // Python asks both, the second only where the first holds.
                let left = self.joined(*first, inner, &sides[0])?;
                let left = self.test_of(left, &sides[0].place)?;
                let next = [inner[1].clone(), sides[1].clone()];
                let right = self.compared(operator, &next, node)?;
                return Ok(Value::Test(joined(Joint::And, left, right)));
            }
            Sign::Compare(operator) => return self.compared(operator, sides, node).map(Value::Test),
            Sign::Join(joint) => joint,
            _ => return wrong(FormulaFlaw::NumberForTest, &node.place),
        };
        if bare.any(|inner| inner != sign && matches!(inner, Sign::Join(inner) if inner.is_eager())) {
            return wrong(FormulaFlaw::Mixed, &node.place);
        }
        if let Some(value) = self.chosen_by_joint(joint, sides)? {
            return Ok(value);
        }
        let [left, right] = [self.test(&sides[0])?, self.test_behind(joint, &sides[1])?];
        let test = if self.language.is_some() {
            joined(joint, left, right)
        } else {
            Test::Joined(joint, Box::new([left, right]))
        };
        Ok(Value::Test(test))
    }

    /// The second of two tests.
    fn test_behind(&mut self, _: Joint, node: &Node) -> Read<Test> {
        self.test(node)
    }

    /// Lua's `test and one or other`.
    fn chosen_by_joint(&mut self, joint: Joint, sides: &[Node; 2]) -> Read<Option<Value<S::Term>>> {
        let NodeKind::Infix(Sign::Join(Joint::And), inner) = &sides[0].kind else { return Ok(None) };
        let is_number = |node: &Node| {
            matches!(node.kind, NodeKind::Number(..) | NodeKind::Member(..) | NodeKind::Infix(Sign::Compute(_), _))
        };
        if joint != Joint::Or
            || self.language != Some(SourceLanguage::Lua)
            || !is_number(&inner[1])
            || !is_number(&sides[1])
        {
            return Ok(None);
        }
        self.choose(&inner[0], [&inner[1], &sides[1]]).map(Some)
    }

    /// A value under a condition, which is asked before all else.
    fn choose(&mut self, when: &Node, [one, other]: [&Node; 2]) -> Read<Value<S::Term>> {
        let test = self.test(when)?;
        if let Test::Always(holds) = test {
            return self.value(if holds { one } else { other });
        }
        let when_flag = self.flag("when_1", test, &when.place)?;
        let mut side = |node: &Node| match self.value(node)? {
            Value::Path(path) => {
                self.number_of(Value::Path(path), &node.place).map(|(number, kind)| Value::Number(number, kind))
            }
            Value::Test(test) => Ok(Value::Test(test)),
            other => Ok(other),
        };
        let sides = [side(one)?, side(other)?];
        let [one_value, other_value] = sides;
        self.count(1, &when.place)?;
        if let (Value::Test(one), Value::Test(other)) = (&one_value, &other_value) {
            let first = joined(Joint::And, when_flag.clone(), one.clone());
            let second = joined(Joint::And, not(when_flag.clone()), other.clone());
            let is_plain = matches!(one, Test::Always(_)) || matches!(other, Test::Always(_));
            return Ok(Value::Test(if is_plain {
                super::values::chosen_test(&when_flag, one.clone(), other.clone())
            } else {
                joined(Joint::Or, first, second)
            }));
        }
        match chosen(&when_flag, one_value, other_value) {
            Value::Unset => wrong(FormulaFlaw::TestForNumber, &other.place),
            value => Ok(value),
        }
    }

    /// Two numbers are compared; of two tests it is asked whether they say the same. A shape is not nothing, and two shapes
    /// are not the same one.
    fn compared(&mut self, operator: Operator, sides: &[Node; 2], node: &Node) -> Read<Test> {
        let left = self.value(&sides[0])?;
        let right_is_nil = matches!(&sides[1].kind, NodeKind::Name(name) if is_nil(name));
        let equality = match operator {
            Operator::Equal => Some(true),
            Operator::NotEqual => Some(false),
            _ => None,
        };
        if let Some(is_equal) = equality {
            let left_is_test = matches!(left, Value::Test(_));
            if right_is_nil || left == Value::Nil {
                return Ok(Test::Always((left == Value::Nil && right_is_nil) == is_equal));
            }
            if left_is_test {
                let left = self.test_of(left, &sides[0].place)?;
                let right = self.test(&sides[1])?;
                let differ = if self.language.is_some() {
                    joined(Joint::OneOf, left, right)
                } else {
                    Test::Joined(Joint::OneOf, Box::new([left, right]))
                };
                return Ok(if !is_equal {
                    differ
                } else if self.language.is_some() {
                    not(differ)
                } else {
                    Test::Not(differ.into())
                });
            }
            if let Value::Path(path) = &left
                && self.is_thing(path)
                && let Value::Path(other) = self.value(&sides[1])?
                && self.is_thing(&other)
            {
                return Ok(Test::Always((*path == other) == is_equal));
            }
        }
        let left = match left {
            Value::Test(_) => return wrong(FormulaFlaw::TestForNumber, &sides[0].place),
            other => self.number_of(other, &sides[0].place)?.0,
        };
        let right = self.number(&sides[1])?.0;
        if S::compares_distance_of_places(&left, &right) {
            self.roots.seen.centre = true;
        }
        self.ask(Inequality { left, operator, right }, &node.place)
    }

    fn name(&mut self, name: &str, node: &Node) -> Read<Value<S::Term>> {
        let key = self.key(name);
        if let Some(variable) = self.variables.get(&key) {
            let value = variable.value.clone();
            match &value {
                Value::Number(number, _) => self.count(number.size(), &node.place)?,
                Value::Unset => return wrong(FormulaFlaw::NoValue(name.to_owned()), &node.place),
                _ => {}
            }
            return Ok(value);
        }
        if let Some(given) = self.with(name) {
            let (number, kind) = signed((Number::Constant(given.abs()), None), given);
            return Ok(Value::Number(number, kind));
        }
        if let Some(says) = truth_called(name) {
            return Ok(Value::Test(Test::Always(says)));
        }
        if is_nil(name) {
            return Ok(Value::Nil);
        }
        self.count(1, &node.place)?;
        Ok(Value::Path(vec![name.to_owned()]))
    }

    /// A member of a value: `a.x`, `a[0]`.
    pub(super) fn part(&mut self, of: &Value<S::Term>, name: &str, place: &Range<usize>) -> Read<Value<S::Term>> {
        match of {
            Value::Path(path) => {
                let mut path = path.clone();
                path.push(name.to_owned());
                if path.len() > 8 {
                    return Err(self.unknown(&path, place));
                }
                Ok(Value::Path(path))
            }
            Value::Tuple(parts) => {
                let names = [["x", "[0]", "0"], ["y", "[1]", "1"], ["z", "[2]", "2"], ["w", "[3]", "3"]];
                let sizes = ["width", "height", "depth"];
                let lower = name.to_ascii_lowercase();
                let at = names
                    .iter()
                    .position(|names| names.contains(&lower.as_str()))
                    .or_else(|| sizes.iter().position(|size| *size == lower));
                at.and_then(|at| parts.get(at))
                    .cloned()
                    .map_or_else(|| wrong(FormulaFlaw::UnknownName(name.to_owned(), None), place), Ok)
            }
            Value::Unset => wrong(FormulaFlaw::NoValue(name.to_owned()), place),
            Value::Number(..) | Value::Test(_) | Value::Nil | Value::Text => {
                wrong(FormulaFlaw::UnknownName(self.source.0[place.clone()].to_owned(), None), place)
            }
        }
    }
}

/// A constant with its sign before it.
fn signed<Term>((number, kind): KindNumber<Term>, given: f64) -> KindNumber<Term> {
    (if given < 0.0 { Number::Negative(number.into()) } else { number }, kind)
}

fn is_nil(name: &str) -> bool {
    matches!(name, "null" | "None" | "nil" | "nullptr" | "NULL" | "undefined")
}

/// Members to suggest in place of an unknown one.
const MEMBERS: [&str; 15] =
    ["x", "y", "z", "w", "h", "width", "height", "depth", "left", "right", "top", "bottom", "min.x", "max.x", "size.x"];
