//! The values of a text while it is read.

use crate::formula::meaning::{Arithmetic, Joint, Number, Test};
use crate::formula::reading::NumberKind;

#[derive(Clone, Debug, PartialEq)]
pub(in crate::formula) enum Value {
    Number(Number, Option<NumberKind>),
    Test(Test),
    /// A name with its members, which may be a shape or a number of it.
    Path(Vec<String>),
    Tuple(Vec<Self>),
    Record(Vec<(String, Self)>),
    /// A rectangle that the text makes: its start and size on each axis.
    Made(Vec<[(Number, Option<NumberKind>); 2]>),
    /// The numbers between two, and whether the end belongs to them.
    Range(Box<[Number; 2]>, bool),
    /// `null`, `None`, `nil`.
    Nil,
    Text(String),
    /// Declared, but without a value on some way here.
    Unset,
}

impl Value {
    pub(super) fn constant(number: f64, kind: Option<NumberKind>) -> Self {
        Self::Number(Number::Constant(number), kind)
    }
}

pub(super) fn joint_kind(one: Option<NumberKind>, other: Option<NumberKind>) -> Option<NumberKind> {
    match (one, other) {
        (Some(NumberKind::Fractions), _) | (_, Some(NumberKind::Fractions)) => Some(NumberKind::Fractions),
        (Some(NumberKind::Whole), Some(NumberKind::Whole)) => Some(NumberKind::Whole),
        _ => None,
    }
}

pub(in crate::formula) fn number_of(number: f64) -> Number {
    let size = Number::Constant(number.abs());
    if number < 0.0 { Number::Negative(size.into()) } else { size }
}

/// The value of a number that depends on no shape.
pub(super) fn constant(number: &Number) -> Option<f64> {
    match number {
        Number::Constant(number) => Some(*number),
        Number::Negative(of) => constant(of).map(|number| -number),
        Number::Computed(how, sides) => Some(how.of(constant(&sides[0])?, constant(&sides[1])?)),
        _ => None,
    }
}

pub(super) fn computed(how: Arithmetic, left: Number, right: Number) -> Number {
    Number::Computed(how, Box::new([left, right]))
}

pub(super) fn not(test: Test) -> Test {
    match test {
        Test::Always(holds) => Test::Always(!holds),
        other => Test::Not(other.into()),
    }
}

/// Both tests joined; one with a known answer is left out.
pub(super) fn joined(joint: Joint, left: Test, right: Test) -> Test {
    match (joint, left, right) {
        (Joint::And, Test::Always(true), other) | (Joint::And, other, Test::Always(true)) => other,
        (Joint::And, Test::Always(false), _) => Test::Always(false),
        (Joint::Or, Test::Always(false), other) | (Joint::Or, other, Test::Always(false)) => other,
        (Joint::Or, Test::Always(true), _) => Test::Always(true),
        (Joint::OneOf, other, Test::Always(false)) | (Joint::OneOf, Test::Always(false), other) => other,
        (Joint::OneOf, other, Test::Always(true)) | (Joint::OneOf, Test::Always(true), other) => not(other),
        (_, left, right) => Test::Joined(joint, Box::new([left, right])),
    }
}

/// The first value where `when` is true, else the second.
pub(super) fn chosen(when: &Test, one: Value, other: Value) -> Value {
    if one == other {
        return one;
    }
    match (one, other) {
        (Value::Number(one, kind), Value::Number(other, other_kind)) => {
            let kind = joint_kind(kind, other_kind);
            Value::Number(Number::Chosen(when.clone().into(), Box::new([one, other])), kind)
        }
        (Value::Test(one), Value::Test(other)) => Value::Test(chosen_test(when, one, other)),
        (Value::Tuple(one), Value::Tuple(other)) if one.len() == other.len() => {
            Value::Tuple(one.into_iter().zip(other).map(|(one, other)| chosen(when, one, other)).collect())
        }
        // C's `int inside = 0;`, then `inside = !inside;`
        (Value::Test(one), Value::Number(other, _)) => match truth_of(&other) {
            Some(other) => Value::Test(chosen_test(when, one, other)),
            None => Value::Unset,
        },
        (Value::Number(one, _), Value::Test(other)) => match truth_of(&one) {
            Some(one) => Value::Test(chosen_test(when, one, other)),
            None => Value::Unset,
        },
        _ => Value::Unset,
    }
}

/// 0 is false and 1 is true.
fn truth_of(number: &Number) -> Option<Test> {
    let number = constant(number).filter(|number| [0.0, 1.0].contains(number))?;
    Some(Test::Always(number == 1.0))
}

/// The first test where `when` is true, else the second. Both are flags, so nothing is asked again.
fn chosen_test(when: &Test, one: Test, other: Test) -> Test {
    if one == other {
        return one;
    }
    let first = joined(Joint::And, when.clone(), one.clone());
    match (&one, &other) {
        (Test::Always(true), _) => joined(Joint::Or, when.clone(), other),
        (Test::Always(false), _) => joined(Joint::And, not(when.clone()), other),
        (_, Test::Always(true)) => joined(Joint::Or, not(when.clone()), one),
        (_, Test::Always(false)) => first,
        _ => joined(Joint::Or, first, joined(Joint::And, not(when.clone()), other)),
    }
}

/// Whether a test is a flag or a known answer: it asks nothing, so it may be repeated.
pub(super) fn is_simple(test: &Test) -> bool {
    match test {
        Test::Flag(_) | Test::Always(_) => true,
        Test::Not(of) => matches!(**of, Test::Flag(_)),
        Test::Ask(_) | Test::Joined(..) => false,
    }
}
