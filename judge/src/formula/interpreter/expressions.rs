//! Expressions → numbers and tests: names are looked up, comparisons become questions.

use super::Interpreter;
use super::roots::{dotted, index};
use super::values::{Value, computed, joint_kind};
use crate::formula::error::{FormulaFlaw, Read, wrong};
use crate::formula::language::SourceLanguage;
use crate::formula::meaning::{Arithmetic, CircleTerm, Number, PartTerm, Rounding, Term, Test, plain};
use crate::formula::reading::NumberKind;
use crate::formula::syntax::{Node, NodeKind, Sign};
use hantei_collision::Part;
use std::ops::Range;

pub(super) type KindNumber = (Number, Option<NumberKind>);

/// The most similar name, if one is similar enough.
pub(super) fn nearest(given: &str, names: impl IntoIterator<Item = String>) -> Option<String> {
    let given = given.to_ascii_lowercase();
    let distance = |name: &String| strsim::osa_distance(&given, &name.to_ascii_lowercase());
    let found = names.into_iter().map(|name| (distance(&name), name)).min_by_key(|found| found.0)?;
    (found.0 <= given.chars().count() / 2 + 1).then_some(found.1)
}

/// If an operand is a number, the flaw names the sign that binds closer than a comparison.
pub(super) fn beside_number<Out>(operand: Read<Out>, sign: &'static str, language: SourceLanguage) -> Read<Out> {
    operand.map_err(|mut error| {
        if error.flaw == FormulaFlaw::NumberForTest {
            error.flaw = FormulaFlaw::BindsCloser(sign, language);
        }
        error
    })
}

impl Interpreter<'_> {
    pub(super) fn test(&mut self, node: &Node) -> Read<Test> {
        let value = self.value(node)?;
        self.test_of(value, &node.place)
    }

    /// What a value means where a test is needed: a shape is true, a literal 0 is false.
    pub(super) fn test_of(&mut self, value: Value, place: &Range<usize>) -> Read<Test> {
        match value {
            Value::Test(test) => Ok(test),
            Value::Nil => Ok(Test::Always(false)),
            Value::Path(path) if !self.roots.is_plain && self.is_thing(&path) => Ok(Test::Always(true)),
            Value::Number(Number::Constant(number), _) if self.language.is_some() => {
                Ok(Test::Always(number != 0.0 || self.language == Some(SourceLanguage::Lua)))
            }
            other => {
                // `b.solid`, which is given as 1 or 0.
                if let Value::Path(path) = &other
                    && let Some((number, _)) = self.with(&dotted(path))
                {
                    return Ok(Test::Always(number != Number::Constant(0.0)));
                }
                self.number_of(other, place)?;
                wrong(FormulaFlaw::NumberForTest, place)
            }
        }
    }

    pub(super) fn number(&mut self, node: &Node) -> Read<KindNumber> {
        let value = self.value(node)?;
        self.number_of(value, &node.place)
    }

    pub(super) fn number_of(&mut self, value: Value, place: &Range<usize>) -> Read<KindNumber> {
        match value {
            Value::Number(number, kind) => Ok((number, kind)),
            Value::Test(_) => wrong(FormulaFlaw::TestForNumber, place),
            Value::Path(path) => {
                if let Some(number) = self.with(&dotted(&path)) {
                    return Ok(number);
                }
                if let Some(Value::Number(number, kind)) =
                    self.variables.get(&self.key(&dotted(&path))).map(|variable| variable.value.clone())
                {
                    self.count(number.size(), place)?;
                    return Ok((number, kind));
                }
                match self.roots.number(&path) {
                    Some(Value::Number(number, kind)) => {
                        self.has_read = true;
                        self.touched.clone().map_or(Ok((number, kind)), Err)
                    }
                    _ => Err(self.unknown(&path, place)),
                }
            }
            Value::Unset => wrong(FormulaFlaw::NoValue(self.source.0[place.clone()].to_owned()), place),
            Value::Tuple(_) | Value::Record(_) | Value::Made(_) | Value::Range(..) | Value::Nil | Value::Text(_) => {
                wrong(FormulaFlaw::NoNumber(self.source.0[place.clone()].to_owned()), place)
            }
        }
    }

    pub(in crate::formula) fn value(&mut self, node: &Node) -> Read<Value> {
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
                return match self.indexed(index)? {
                    Some(name) => self.part(&of, &name, &node.place),
                    None => wrong(FormulaFlaw::NoNumber(self.source.0[node.place.clone()].to_owned()), &node.place),
                };
            }
            NodeKind::Call(callee, arguments) => return self.call(callee, arguments, node),
            NodeKind::Bars(inner) => {
                let (number, kind) = self.number(inner)?;
                Value::Number(Number::Absolute(number.into()), kind)
            }
            NodeKind::Prefix(sign @ (Sign::Not | Sign::NotWord), of) => {
                let test = match self.language {
                    Some(language) if *sign == Sign::NotWord && language.negates_closer() => {
                        beside_number(self.test(of), "not", language)?
                    }
                    _ => self.test(of)?,
                };
                return Ok(Value::Test(self.turn(test)));
            }
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
                self.sees_lists(*how, &left, &right);
                return self.computed(*how, (left, right), sides, node);
            }
            NodeKind::Infix(Sign::FloorDivide, sides) => {
                let quotient = self.divided(sides)?;
                Value::Number(Number::Whole(Rounding::Down, quotient.into()), Some(NumberKind::Whole))
            }
            NodeKind::Infix(Sign::Power, sides) => {
                let (number, kind) = self.number(&sides[0])?;
                return self.power(number, &sides[1]).map(|number| Value::Number(number, kind));
            }
            NodeKind::Infix(sign, sides) => return self.joined(*sign, sides, node),
            NodeKind::Choice(parts) => return self.choose(&parts[0], [&parts[1], &parts[2]]),
            NodeKind::Tuple(parts) => {
                return parts.iter().map(|part| self.value(part)).collect::<Read<_>>().map(Value::Tuple);
            }
            NodeKind::Record(members) => {
                let part = |(name, node): &(String, Node)| Ok((name.clone(), self.value(node)?));
                return members.iter().map(part).collect::<Read<_>>().map(Value::Record);
            }
            NodeKind::Range(ends, has_end) => {
                let [begin, end] = [self.number(&ends[0])?.0, self.number(&ends[1])?.0];
                Value::Range(Box::new([begin, end]), *has_end)
            }
            NodeKind::Quote(text) => Value::Text(text.clone()),
            NodeKind::Function => Value::Text(String::new()),
            NodeKind::Lambda(..) | NodeKind::Each(..) => {
                return wrong(FormulaFlaw::NoNumber(self.source.0[node.place.clone()].to_owned()), &node.place);
            }
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

    fn cuts(&self) -> bool {
        let is_asked = self.options.numbers == Some(NumberKind::Whole);
        self.language.map_or(is_asked, SourceLanguage::cuts)
    }

    fn divided(&mut self, sides: &[Node; 2]) -> Read<Number> {
        let [left, right] = [self.number(&sides[0])?.0, self.number(&sides[1])?.0];
        Ok(computed(Arithmetic::Divide, left, right))
    }

    /// `x * x`, written as a power; other powers are not exact.
    pub(super) fn power(&mut self, number: Number, exponent: &Node) -> Read<Number> {
        match exponent.kind {
            NodeKind::Number(2.0, _) => self.square(number, &exponent.place),
            NodeKind::Number(0.5, _) => Ok(Number::Root(number.into())),
            _ => wrong(FormulaFlaw::UnknownFunction("pow".into(), None), &exponent.place),
        }
    }

    pub(super) fn square(&mut self, number: Number, place: &Range<usize>) -> Read<Number> {
        self.count(number.size(), place)?;
        Ok(computed(Arithmetic::Times, number.clone(), number))
    }

    fn sees_lists(&mut self, how: Arithmetic, left: &Value, right: &Value) {
        let (Value::Path(left), Value::Path(right)) = (left, right) else { return };
        let (Some((left, of)), Some((right, other))) = (left.split_last(), right.split_last()) else { return };
        if let (Some(left), Some(right)) = (index(left), index(right))
            && of == other
            && left.abs_diff(right) == self.roots.vocabulary.axes_count()
        {
            self.roots.seen.index_sum |= how == Arithmetic::Plus;
            self.roots.seen.index_difference |= how == Arithmetic::Minus;
        }
    }

    pub(super) fn each_of(
        &mut self,
        value: Value,
        place: &Range<usize>,
        how: &mut impl FnMut(Number, Option<NumberKind>) -> KindNumber,
    ) -> Read<Value> {
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

    /// Replaces a path to a point or a size by its numbers.
    pub(super) fn vector(&mut self, value: Value) -> Value {
        let Value::Path(path) = &value else { return value };
        if self.roots.is_plain && self.roots.vocabulary.part_of(&plain(&dotted(path))).is_some()
            || !self.roots.is_point(path)
        {
            return value;
        }
        let axis = |name: &&str| {
            let mut path = path.clone();
            path.push((*name).to_owned());
            Value::Path(path)
        };
        Value::Tuple(["x", "y", "z"][..self.roots.vocabulary.axes_count()].iter().map(axis).collect())
    }

    /// `size` beside a number of one axis is the size on this axis: in `a.x + a.size`, where it is one number, the shape
    /// is a square.
    pub(super) fn with_size(&mut self, left: Value, right: Value) -> (Value, Value) {
        let vectors = (self.vector(left.clone()), self.vector(right.clone()));
        let found = match &vectors {
            (Value::Path(_) | Value::Number(..), Value::Tuple(sizes)) => {
                self.on_axis_of(&left, sizes).map(|right| (left.clone(), right))
            }
            (Value::Tuple(sizes), Value::Path(_) | Value::Number(..)) => {
                self.on_axis_of(&right, sizes).map(|left| (left, right.clone()))
            }
            _ => None,
        };
        found.unwrap_or((left, right))
    }

    /// The part of a vector of sizes on the only axis of a number.
    fn on_axis_of(&mut self, number: &Value, sizes: &[Value]) -> Option<Value> {
        let mut terms = |value: &Value| {
            let mut terms = Vec::new();
            let (number, _) = self.number_of(value.clone(), &(0..0)).ok()?;
            number.each_term(&mut |term| terms.push(term));
            Some(terms)
        };
        let axis = |term: &Term| match term {
            Term::Part(PartTerm { axis, .. }) | Term::Circle(CircleTerm::Rect(axis, _) | CircleTerm::Centre(axis)) => {
                Some(*axis as usize)
            }
            _ => None,
        };
        let axes: Vec<Option<usize>> = terms(number)?.iter().map(axis).collect();
        let on = (*axes.first()?)?;
        let is_size = |term: &Term| term.part() == Some(Part::Size);
        let are_sizes =
            sizes.iter().all(|size| terms(size).is_some_and(|all| !all.is_empty() && all.iter().all(is_size)));
        (axes.iter().all(|axis| *axis == Some(on)) && are_sizes).then(|| sizes.get(on).cloned()).flatten()
    }

    /// The circle's place plus its radius, as vectors, is its centre: the place is the corner of the square around it.
    fn sees_corner_of_circle(
        &mut self,
        how: Arithmetic,
        vector: &[Value],
        right: &Value,
        sides: &[Node; 2],
    ) -> Read<()> {
        if let (true, Arithmetic::Plus, [first, _]) = (self.roots.vocabulary.has_circle(), how, vector) {
            let mark = self.mark();
            let (place, _) = self.number_of(first.clone(), &sides[0].place)?;
            let (radius, _) = self.number_of(right.clone(), &sides[1].place)?;
            self.undo(&mark);
            self.roots.seen.circle_corner |= self.roots.vocabulary.is_centre_and_radius(&place, &radius);
        }
        Ok(())
    }

    fn computed(
        &mut self,
        how: Arithmetic,
        (left, right): (Value, Value),
        sides: &[Node; 2],
        node: &Node,
    ) -> Read<Value> {
        match (self.vector(left), self.vector(right)) {
            (Value::Tuple(left), Value::Tuple(right)) if left.len() == right.len() => {
                let pairs = left.into_iter().zip(right);
                let parts = pairs.map(|pair| self.computed(how, pair, sides, node)).collect::<Read<_>>()?;
                Ok(Value::Tuple(parts))
            }
            (Value::Tuple(left), right) => {
                self.sees_corner_of_circle(how, &left, &right, sides)?;
                let parts = left.into_iter().map(|left| self.computed(how, (left, right.clone()), sides, node));
                parts.collect::<Read<_>>().map(Value::Tuple)
            }
            (left, right) => {
                let (left, right) = self.with_size(left, right);
                let (left, kind) = self.number_of(left, &sides[0].place)?;
                let (right, other_kind) = self.number_of(right, &sides[1].place)?;
                self.count(1, &node.place)?;
                let kind = joint_kind(kind, other_kind);
                let is_constant = matches!(right, Number::Constant(_));
                if how == Arithmetic::Minus && self.roots.is_unsigned && kind == Some(NumberKind::Whole) && !is_constant
                {
                    return wrong(FormulaFlaw::Unsigned(self.source.0[node.place.clone()].to_owned()), &node.place);
                }
                let cuts = self.cuts();
                let number = computed(how.meant_in(self.language), left, right);
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
}
