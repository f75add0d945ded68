//! Comparisons, joined tests, and values under a condition.

use super::Interpreter;
use super::expressions::beside_number;
use super::lookup::is_nil;
use super::values::{Value, chosen, joined, not};
use crate::formula::error::{FormulaFlaw, Read, wrong};
use crate::formula::language::SourceLanguage;
use crate::formula::meaning::{Inequality, Joint, Number, Rounding, Test};
use crate::formula::reading::NumberKind;
use crate::formula::syntax::{Node, NodeKind, Sign};
use hantei_collision::Operator;

/// The sign between the two sides of a node without parentheses.
fn bare_sign(node: &Node) -> Option<Sign> {
    match &node.kind {
        NodeKind::Infix(sign, _) if !node.enclosed => Some(*sign),
        _ => None,
    }
}

const fn eager_sign(joint: Joint) -> Option<&'static str> {
    match joint {
        Joint::BothOf => Some("&"),
        Joint::EitherOf => Some("|"),
        Joint::OneOf => Some("^"),
        Joint::And | Joint::Or => None,
    }
}

/// Whether the left side of a `^` is a number: something computed, or any side before `2`.
const fn is_power(sides: &[Node; 2]) -> bool {
    match sides[0].kind {
        NodeKind::Infix(Sign::Compute(_), _) | NodeKind::Number(..) => true,
        NodeKind::Member(..) | NodeKind::Name(_) => matches!(sides[1].kind, NodeKind::Number(2.0, _)),
        _ => false,
    }
}

impl Interpreter<'_> {
    pub(super) fn joined(&mut self, sign: Sign, sides: &[Node; 2], node: &Node) -> Read<Value> {
        let mut bare = [bare_sign(&sides[0]), bare_sign(&sides[1])].into_iter().flatten();
        let joint = match sign {
            Sign::Compare(operator) if bare.any(|inner| matches!(inner, Sign::Compare(_))) => {
                let NodeKind::Infix(first, inner) = &sides[0].kind else {
                    return wrong(FormulaFlaw::Chain, &node.place);
                };
                if self.language != Some(SourceLanguage::Python) {
                    return wrong(FormulaFlaw::Chain, &node.place);
                }
                // Python asks both, the second only if the first is true.
                let left = self.joined(*first, inner, &sides[0])?;
                let left = self.test_of(left, &sides[0].place)?;
                let next = [inner[1].clone(), sides[1].clone()];
                let right = self.compared(operator, &next, node)?;
                return Ok(Value::Test(joined(Joint::And, left, right)));
            }
            Sign::Compare(operator) => {
                return match self.each_compared(operator, sides, node)? {
                    Some(tests) => Ok(tests),
                    None => self.compared(operator, sides, node).map(Value::Test),
                };
            }
            Sign::Join(joint) => joint,
            _ => return wrong(FormulaFlaw::NumberForTest, &node.place),
        };
        // `x ^ 2`, which is a power in Lua and in mathematics.
        if joint == Joint::OneOf && is_power(sides) {
            return wrong(FormulaFlaw::NoPower, &node.place);
        }
        if bare.any(|inner| inner != sign && matches!(inner, Sign::Join(inner) if inner.is_eager())) {
            return wrong(FormulaFlaw::Mixed, &node.place);
        }
        let is_script = matches!(self.language, Some(SourceLanguage::JavaScript | SourceLanguage::TypeScript));
        // `x | 0` drops the fraction.
        if is_script && joint == Joint::EitherOf && matches!(sides[1].kind, NodeKind::Number(0.0, _)) {
            let number = self.number(&sides[0])?.0;
            return Ok(Value::Number(Number::Whole(Rounding::TowardsZero, number.into()), Some(NumberKind::Whole)));
        }
        if let Some(value) = self.chosen_by_joint(joint, sides)? {
            return Ok(value);
        }
        let mut side = |side: &Node| match (self.language, eager_sign(joint)) {
            (Some(language), Some(sign)) if language.joins_closer() => beside_number(self.test(side), sign, language),
            _ => self.test(side),
        };
        let [left, right] = [side(&sides[0])?, side(&sides[1])?];
        Ok(Value::Test(self.join(joint, left, right)))
    }

    /// Both tests joined; in hantei's own notation a formula stays as written.
    fn join(&self, joint: Joint, left: Test, right: Test) -> Test {
        if self.language.is_some() { joined(joint, left, right) } else { Test::Joined(joint, Box::new([left, right])) }
    }

    /// The negated test; in hantei's own notation it stays as written.
    pub(super) fn turn(&self, test: Test) -> Test {
        if self.language.is_some() { not(test) } else { Test::Not(test.into()) }
    }

    /// Lua's `test and one or other`.
    fn chosen_by_joint(&mut self, joint: Joint, sides: &[Node; 2]) -> Read<Option<Value>> {
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

    /// A value under a condition, which is asked first.
    pub(super) fn choose(&mut self, when: &Node, [one, other]: [&Node; 2]) -> Read<Value> {
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
        let [one_value, other_value] = [side(one)?, side(other)?];
        self.count(1, &when.place)?;
        // A literal 1 or 0 beside a test is a truth; in Lua both are true.
        let truth = |value: Value, is_beside_test: bool| match value {
            Value::Number(Number::Constant(number), _)
                if is_beside_test && self.language != Some(SourceLanguage::Lua) =>
            {
                Value::Test(Test::Always(number != 0.0))
            }
            other => other,
        };
        let are_tests = [&one_value, &other_value].map(|value| matches!(value, Value::Test(_)));
        let (one_value, other_value) = (truth(one_value, are_tests[1]), truth(other_value, are_tests[0]));
        match chosen(&when_flag, one_value, other_value) {
            Value::Unset => wrong(FormulaFlaw::TestForNumber, &other.place),
            value => Ok(value),
        }
    }

    /// `NumPy` compares two vectors part by part.
    fn each_compared(&mut self, operator: Operator, sides: &[Node; 2], node: &Node) -> Read<Option<Value>> {
        if self.language != Some(SourceLanguage::Python) {
            return Ok(None);
        }
        let mark = self.mark();
        let [left, right] = [self.value(&sides[0])?, self.value(&sides[1])?];
        let (Value::Tuple(left), Value::Tuple(right)) = (self.vector(left), self.vector(right)) else {
            self.undo(&mark);
            return Ok(None);
        };
        let mut tests = Vec::new();
        for (left, right) in left.into_iter().zip(right) {
            let [left, right] = [self.number_of(left, &node.place)?.0, self.number_of(right, &node.place)?.0];
            tests.push(Value::Test(self.ask(Inequality { left, operator, right }, &node.place)?));
        }
        Ok(Some(Value::Tuple(tests)))
    }

    /// Compares two numbers or two tests. A shape is not null, and two shapes are never the same one.
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
                let differ = self.join(Joint::OneOf, left, right);
                return Ok(if is_equal { self.turn(differ) } else { differ });
            }
            if let Value::Path(path) = &left
                && self.is_thing(path)
                && let Value::Path(other) = self.value(&sides[1])?
                && self.is_thing(&other)
            {
                return Ok(Test::Always((*path == other) == is_equal));
            }
        }
        if let Value::Test(_) = left {
            return wrong(FormulaFlaw::TestForNumber, &sides[0].place);
        }
        // The shape that is named first is A.
        let left = match self.vector(left.clone()) {
            Value::Tuple(_) => left,
            _ => {
                let (number, kind) = self.number_of(left, &sides[0].place)?;
                Value::Number(number, kind)
            }
        };
        let right = self.value(&sides[1])?;
        let (left, right) = self.with_size(left, right);
        let left = self.number_of(left, &sides[0].place)?.0;
        let right = self.number_of(right, &sides[1].place)?.0;
        self.ask(Inequality { left, operator, right }, &node.place)
    }
}
