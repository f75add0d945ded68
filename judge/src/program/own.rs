//! hantei's own formulas: numbers and tests of the names of a vocabulary, in order, as a person types them.
//!
//! They are read by the parser with a table of their own. What languages read differently is no part of it.

use super::library::NumberFunction::{self, Absolute, Clamp, Distance, Length, Power, Root, Square, Up, Whole};
use super::library::number_function;
use super::rewrite::leaves;
use super::run::operator_of;
use super::syntax::{
    Argument, Binary, Expression, ExpressionKind, Let, LiteralKind, Pattern, Place, Sign, Statement, StatementKind,
};
use super::{FormulaError, FormulaFlaw, wrong};
use crate::formula::SourceLanguage::Own;
use crate::formula::meaning::{
    Arithmetic, Extreme, FormulaStep, Inequality, Joint, Meant, Number, Rounding, Test, Vocabulary, plain,
};
use crate::formula::{Bound, ParseOptions};
use crate::program::is_in;
use hantei_collision::Precision;
use hantei_collision::{NumberError, Operator};

const MOST_FLAGS: usize = 64;
/// The most numbers after each name is replaced by its value.
const MOST_NUMBERS: usize = 2_000;
const MOST_QUESTIONS: usize = 500;

type Read<Out> = Result<Out, FormulaError>;

/// Reads a formula in hantei's own words.
pub(crate) fn read(text: &str, options: &ParseOptions, vocabulary: &'static dyn Vocabulary) -> Read<Meant> {
    let tree = super::parser::parse(text, Own)?;
    let declared = tree.functions.first().map(|function| &function.place);
    if let Some(place) = declared.or(tree.classes.first().map(|class| &class.place)) {
        return wrong(FormulaFlaw::Statement(first_word(text, place)), place);
    }
    if let Some(mut unread) = tree.unread.into_iter().next() {
        if matches!(&unread.why.flaw, FormulaFlaw::Unexpected(Some(sign), _) if sign == "=") {
            unread.why.flaw = FormulaFlaw::Assigns;
        }
        return Err(unread.why);
    }
    let end = text.trim_end().len();
    let mut reader = Reader::new(text, options, vocabulary);
    if tree.statements.is_empty() {
        return wrong(FormulaFlaw::Empty, &(text.len()..text.len()));
    }
    if !reader.statements(&tree.statements, true)? {
        let last = text[..end].char_indices().next_back().map_or(0, |(at, _)| at);
        return wrong(FormulaFlaw::FallsThrough(None), &(last..end));
    }
    Ok(Meant {
        asked: reader.asked,
        steps: reader.steps,
        last: reader.last,
        ways: None,
        wholes: Vec::new(),
        fixed: Vec::new(),
        precisions: vec![Precision::Double],
        run: None,
    }
    .without_unasked())
}

fn first_word(text: &str, place: &Place) -> String {
    text.get(place.clone()).and_then(|text| text.split_whitespace().next()).unwrap_or_default().to_owned()
}

/// The most similar name, if one is similar enough.
pub(crate) fn nearest(given: &str, names: impl IntoIterator<Item = String>) -> Option<String> {
    let given = given.to_ascii_lowercase();
    let distance = |name: &String| strsim::osa_distance(&given, &name.to_ascii_lowercase());
    let found = names.into_iter().map(|name| (distance(&name), name)).min_by_key(|found| found.0)?;
    (found.0 <= given.chars().count() / 2 + 1).then_some(found.1)
}

#[derive(Clone)]
enum Value {
    Number(Number),
    Test(Test),
}

struct Reader<'a> {
    text: &'a str,
    options: &'a ParseOptions,
    vocabulary: &'static dyn Vocabulary,
    asked: Vec<Inequality>,
    steps: Vec<FormulaStep>,
    flags: Vec<String>,
    /// What was defined, by its plain name.
    defined: Vec<(String, Value)>,
    last: Test,
    numbers: usize,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str, options: &'a ParseOptions, vocabulary: &'static dyn Vocabulary) -> Self {
        let (asked, steps, flags, defined) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Self { text, options, vocabulary, asked, steps, flags, defined, last: Test::Always(false), numbers: 0 }
    }

    /// Follows statements; whether they end with an answer.
    fn statements(&mut self, all: &[Statement], is_outside: bool) -> Read<bool> {
        for (at, statement) in all.iter().enumerate() {
            let is_last = at + 1 == all.len() && is_outside;
            if self.statement(statement, is_last)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn statement(&mut self, statement: &Statement, is_last: bool) -> Read<bool> {
        let place = &statement.place;
        match &statement.kind {
            StatementKind::Nothing => Ok(false),
            StatementKind::Several(all) => self.statements(all, is_last),
            StatementKind::Let(Let { pattern: Pattern::Name(name), value: Some(value), .. }) => {
                self.define(name, value, place, is_last)
            }
            StatementKind::Expression(Expression { kind: ExpressionKind::Assign(None, target, value), .. }) => {
                match &target.kind {
                    ExpressionKind::Name(name) => self.define(name, value, &target.place, is_last),
                    _ => match self.path(target).and_then(|path| self.vocabulary.named(&plain(&path)).map(|_| path)) {
                        Some(path) => wrong(FormulaFlaw::NameTaken(path), &target.place),
                        None => wrong(FormulaFlaw::Changes(self.written(&target.place)), &target.place),
                    },
                }
            }
            StatementKind::Return(Some(value)) | StatementKind::Done(value) => self.answer(value),
            StatementKind::Expression(value) if is_last => self.answer(value),
            StatementKind::If(test, yes, no) => self.branches(test, yes, no, is_last),
            _ => wrong(FormulaFlaw::Statement(first_word(self.text, place)), place),
        }
    }

    fn answer(&mut self, value: &Expression) -> Read<bool> {
        self.last = self.test(value)?;
        Ok(true)
    }

    /// `name = value`: a number replaces its name, a test is asked here. As the last statement it is the answer.
    fn define(&mut self, name: &str, value: &Expression, place: &Place, is_last: bool) -> Read<bool> {
        let called = plain(name);
        if self.vocabulary.named(&called).is_some() || truth(&called).is_some() {
            return wrong(FormulaFlaw::NameTaken(name.to_owned()), &self.name_place(name, place));
        }
        let value = match self.value(value)? {
            Value::Test(test) if is_last => {
                self.last = test;
                return Ok(true);
            }
            Value::Test(test) => Value::Test(self.flag(name, test, place)?),
            number => number,
        };
        self.defined.retain(|(known, _)| *known != called);
        self.defined.push((called, value));
        Ok(false)
    }

    fn name_place(&self, name: &str, place: &Place) -> Place {
        let found = self.text.get(place.clone()).and_then(|text| text.find(name));
        found.map_or_else(|| place.clone(), |at| place.start + at..place.start + at + name.len())
    }

    fn branches(&mut self, test: &Expression, yes: &[Statement], no: &[Statement], is_last: bool) -> Read<bool> {
        let asked = self.test(test)?;
        // Where nothing is answered, the answer is whether what follows the test is reached.
        if is_last && no.is_empty() && !leaves(yes) {
            self.last = asked;
            return Ok(true);
        }
        match (constant(yes), constant(no)) {
            (Some(answer), _) => {
                self.steps.push(FormulaStep::Return(asked, answer));
                // `if (test) return true;` at the end: no otherwise.
                if answer && no.is_empty() && is_last {
                    self.last = Test::Always(false);
                    return Ok(true);
                }
                self.statements(no, true).map(|answered| answered && !no.is_empty())
            }
            (None, Some(answer)) => {
                self.steps.push(FormulaStep::Return(negated(asked), answer));
                self.statements(yes, true)
            }
            (None, None) => match (yes, no) {
                ([Statement { kind: StatementKind::Return(Some(one)), .. }], no) => {
                    let asked = self.flag("when_1", asked, &test.place)?;
                    let one = self.test(one)?;
                    self.steps.push(FormulaStep::Return(joined(Joint::And, asked.clone(), one), true));
                    self.steps.push(FormulaStep::Return(asked, false));
                    self.statements(no, true).map(|answered| answered && !no.is_empty())
                }
                _ => {
                    let place = yes.first().map_or(&test.place, |first| &first.place);
                    wrong(FormulaFlaw::Statement(first_word(self.text, place)), place)
                }
            },
        }
    }

    /// A test that is asked here and has a name from now on.
    fn flag(&mut self, name: &str, test: Test, place: &Place) -> Read<Test> {
        if matches!(&test, Test::Flag(_) | Test::Always(_))
            || matches!(&test, Test::Not(of) if matches!(**of, Test::Flag(_)))
        {
            return Ok(test);
        }
        if self.flags.len() == MOST_FLAGS {
            return wrong(FormulaFlaw::TooMuch(Bound::Flags, MOST_FLAGS), place);
        }
        let is_free = |name: &String| {
            let called = plain(name);
            self.vocabulary.named(&called).is_none()
                && self.vocabulary.called(&called).is_none()
                && truth(&called).is_none()
                && !self.flags.contains(&called)
        };
        let numbered = (2..).map(|number| format!("{name}_{number}"));
        let given = [name.to_owned(), format!("is_{name}")].into_iter().chain(numbered);
        let name = given.into_iter().find(is_free).unwrap_or_default();
        self.flags.push(plain(&name));
        self.steps.push(FormulaStep::Flag(name.into(), test));
        Ok(Test::Flag(self.flags.len() - 1))
    }

    fn test(&mut self, expression: &Expression) -> Read<Test> {
        match self.value(expression)? {
            Value::Test(test) => Ok(test),
            Value::Number(Number::Constant(number)) if number == 0.0 || number == 1.0 => {
                Ok(Test::Always(number != 0.0))
            }
            Value::Number(_) => wrong(FormulaFlaw::NumberForTest, &expression.place),
        }
    }

    fn number(&mut self, expression: &Expression) -> Read<Number> {
        match self.value(expression)? {
            Value::Number(number) => Ok(number),
            Value::Test(_) => wrong(FormulaFlaw::TestForNumber, &expression.place),
        }
    }

    fn count(&mut self, count: usize, place: &Place) -> Read<()> {
        self.numbers += count;
        if self.numbers > MOST_NUMBERS {
            return wrong(FormulaFlaw::TooMuch(Bound::Tokens, MOST_NUMBERS), place);
        }
        Ok(())
    }

    fn value(&mut self, expression: &Expression) -> Read<Value> {
        let place = &expression.place;
        let number = match &expression.kind {
            ExpressionKind::Number(literal) => {
                let number: f64 = literal.digits.parse().unwrap_or(f64::NAN);
                let is_zero = !literal.digits.contains(|it| matches!(it, '1'..='9'));
                if !number.is_finite() {
                    return wrong(FormulaFlaw::Number(NumberError::TooLarge(number)), place);
                }
                if number == 0.0 && !is_zero {
                    return wrong(FormulaFlaw::Number(NumberError::TooSmall(number)), place);
                }
                if matches!(literal.kind, LiteralKind::Typed(_)) {
                    return self.not_read(place);
                }
                Number::Constant(number)
            }
            ExpressionKind::Bool(holds) => return Ok(Value::Test(Test::Always(*holds))),
            ExpressionKind::Name(_) | ExpressionKind::Member(..) => return self.named(expression),
            ExpressionKind::Call(called, arguments) => return self.call(called, arguments, expression),
            ExpressionKind::Signed(Sign::Plus, of) => self.number(of)?,
            ExpressionKind::Signed(Sign::Minus, of) => Number::Negative(self.number(of)?.into()),
            ExpressionKind::Signed(Sign::Not, of) => return self.test(of).map(|test| Value::Test(negated(test))),
            ExpressionKind::Binary(operator, left, right) => return self.binary(*operator, left, right, expression),
            ExpressionKind::Chain(..) => return wrong(FormulaFlaw::Chain, place),
            ExpressionKind::Choice(test, one, other) => return self.choice(test, one, other),
            ExpressionKind::Sure(of) => return self.value(of),
            _ => return self.not_read(place),
        };
        self.count(1, place)?;
        Ok(Value::Number(number))
    }

    fn binary(&mut self, operator: Binary, left: &Expression, right: &Expression, of: &Expression) -> Read<Value> {
        let how = match operator {
            Binary::Plus => Some(Arithmetic::Plus),
            Binary::Minus => Some(Arithmetic::Minus),
            Binary::Times => Some(Arithmetic::Times),
            Binary::Divide => Some(Arithmetic::Divide),
            Binary::Remainder => Some(Arithmetic::Remainder),
            _ => None,
        };
        if let Some(how) = how {
            let (left, right) = (self.number(left)?, self.number(right)?);
            self.count(1, &of.place)?;
            return Ok(Value::Number(computed(how, left, right)));
        }
        let joint = match operator {
            Binary::And => Some(Joint::And),
            Binary::Or => Some(Joint::Or),
            Binary::BitAnd => Some(Joint::BothOf),
            Binary::BitOr => Some(Joint::EitherOf),
            Binary::BitXor => Some(Joint::OneOf),
            _ => None,
        };
        if let Some(joint) = joint {
            let (left, right) = (self.test(left)?, self.test(right)?);
            return Ok(Value::Test(Test::Joined(joint, Box::new([left, right]))));
        }
        match operator {
            Binary::Power => self.power(left, right),
            Binary::Equal | Binary::NotEqual if self.is_test(left) => {
                let (left, right) = (self.test(left)?, self.test(right)?);
                let differ = Test::Joined(Joint::OneOf, Box::new([left, right]));
                Ok(Value::Test(if operator == Binary::Equal { negated(differ) } else { differ }))
            }
            _ => match operator_of(operator) {
                Some(operator) => self.compare(left, operator, right, of),
                None => self.not_read(&of.place),
            },
        }
    }

    fn compare(&mut self, left: &Expression, operator: Operator, right: &Expression, of: &Expression) -> Read<Value> {
        if [left, right].into_iter().any(|side| !self.is_grouped(side) && is_comparison(side)) {
            return wrong(FormulaFlaw::Chain, &of.place);
        }
        let (left, right) = (self.number(left)?, self.number(right)?);
        if self.asked.len() == MOST_QUESTIONS {
            return wrong(FormulaFlaw::TooMuch(Bound::Tokens, MOST_NUMBERS), &of.place);
        }
        self.asked.push(Inequality { left, operator, right });
        Ok(Value::Test(Test::Ask(self.asked.len() - 1)))
    }

    /// Whether a test stands there, without reading it.
    fn is_test(&self, of: &Expression) -> bool {
        match &of.kind {
            ExpressionKind::Bool(_) | ExpressionKind::Signed(Sign::Not, _) => true,
            ExpressionKind::Binary(operator, ..) => {
                operator_of(*operator).is_some()
                    || matches!(operator, Binary::And | Binary::Or | Binary::BitAnd | Binary::BitOr | Binary::BitXor)
            }
            ExpressionKind::Name(name) => {
                let called = plain(name);
                self.defined.iter().any(|(known, value)| *known == called && matches!(value, Value::Test(_)))
            }
            _ => false,
        }
    }

    /// Whether parentheses stand around it.
    fn is_grouped(&self, of: &Expression) -> bool {
        self.text.get(of.place.clone()).is_some_and(|text| text.starts_with('(') || text.starts_with('（'))
            || self.text[..of.place.start].trim_end().ends_with(['(', '（'])
    }

    fn choice(&mut self, test: &Expression, one: &Expression, other: &Expression) -> Read<Value> {
        let asked = self.test(test)?;
        let asked = self.flag("when_1", asked, &test.place)?;
        Ok(match (self.value(one)?, self.value(other)?) {
            (Value::Number(one), Value::Number(other)) => {
                self.count(1, &test.place)?;
                Value::Number(Number::Chosen(Box::new(asked), Box::new([one, other])))
            }
            (Value::Test(one), Value::Test(other)) => {
                let yes = joined(Joint::And, asked.clone(), one);
                Value::Test(joined(Joint::Or, yes, joined(Joint::And, negated(asked), other)))
            }
            (Value::Number(_), Value::Test(_)) => return wrong(FormulaFlaw::NumberForTest, &one.place),
            (Value::Test(_), Value::Number(_)) => return wrong(FormulaFlaw::NumberForTest, &other.place),
        })
    }

    /// `x ** 2`, as a product; other powers are not exact.
    fn power(&mut self, left: &Expression, right: &Expression) -> Read<Value> {
        let of = self.number(left)?;
        match &right.kind {
            ExpressionKind::Number(literal) if literal.digits.parse() == Ok(2.0) => self.square(of, &right.place),
            ExpressionKind::Number(literal) if literal.digits.parse() == Ok(0.5) => {
                Ok(Value::Number(Number::Root(of.into())))
            }
            _ => wrong(FormulaFlaw::UnknownFunction("pow".into(), None), &right.place),
        }
    }

    fn square(&mut self, of: Number, place: &Place) -> Read<Value> {
        self.count(of.size(), place)?;
        Ok(Value::Number(computed(Arithmetic::Times, of.clone(), of)))
    }

    /// `a.x`, `a.getX()`, `a::x` as it is written; `None` for anything else.
    fn path(&self, of: &Expression) -> Option<String> {
        match &of.kind {
            ExpressionKind::Name(name) => Some(name.to_string()),
            ExpressionKind::Member(of, name) => Some(format!("{}.{name}", self.path(of)?)),
            ExpressionKind::Call(called, arguments) if arguments.is_empty() => self.path(called),
            _ => None,
        }
    }

    fn named(&mut self, of: &Expression) -> Read<Value> {
        let Some(path) = self.path(of) else {
            return self.not_read(&of.place);
        };
        let called = plain(&path);
        if let Some((_, value)) = self.defined.iter().find(|(known, _)| *known == called) {
            let value = value.clone();
            if let Value::Number(number) = &value {
                self.count(number.size(), &of.place)?;
            }
            return Ok(value);
        }
        self.count(1, &of.place)?;
        if let Some((_, given)) = self.options.with.iter().rev().find(|(name, _)| *name == path) {
            return Ok(Value::Number(constant_number(*given)));
        }
        if let Some(holds) = truth(&called) {
            return Ok(Value::Test(Test::Always(holds)));
        }
        match self.vocabulary.named(&called) {
            Some(term) => {
                let written = self.written(&of.place);
                Ok(Value::Number(Number::Named(term, spelling(&written, &path).into())))
            }
            None => wrong(self.unknown(path), &of.place),
        }
    }

    fn unknown(&self, path: String) -> FormulaFlaw {
        if let Some(part) = self.vocabulary.part_of(&plain(&path)) {
            return FormulaFlaw::WholeShape(path, part);
        }
        let is_constant = !path.contains(['.', ' ']) && !path.contains(char::is_lowercase) && plain(&path).len() > 2;
        if is_constant && path.contains(char::is_alphabetic) {
            return FormulaFlaw::NotGiven(path);
        }
        let known = self.defined.iter().map(|(name, _)| name.clone());
        let near = nearest(&path, self.vocabulary.names().into_iter().chain(known));
        FormulaFlaw::UnknownName(path, near)
    }

    fn call(&mut self, called: &Expression, arguments: &[Argument], of: &Expression) -> Read<Value> {
        let Some(path) = self.path(called) else {
            return self.not_read(&of.place);
        };
        if arguments.is_empty() && self.vocabulary.named(&plain(&path)).is_some() {
            return self.named(of);
        }
        if arguments.iter().any(|argument| argument.is_spread || argument.label.is_some()) {
            return self.not_read(&of.place);
        }
        if let Some(value) = self.of_points(&path, arguments, of)? {
            return Ok(value);
        }
        let space_and_name = path.rsplit_once('.');
        let is_space = space_and_name.is_none_or(|(space, _)| is_in(space, "Math Mathf MathF math std"));
        let name = space_and_name.map_or(&*path, |(_, name)| name).to_ascii_lowercase();
        match number_function(Own, None, &name).filter(|_| is_space) {
            Some(function) => self.function(function, &name, arguments, of),
            None if is_in(&name, "mod fmod") && is_space => self.remainder(&name, arguments, of),
            None => {
                let functions = super::library::own_functions().chain(self.vocabulary.functions().iter().copied());
                let near = nearest(&path, functions.map(String::from)).filter(|near| *near != path);
                wrong(FormulaFlaw::UnknownFunction(path, near), &of.place)
            }
        }
    }

    /// `cross(A, B, P)`
    fn of_points(&mut self, path: &str, arguments: &[Argument], of: &Expression) -> Read<Option<Value>> {
        let called = plain(path);
        if self.vocabulary.of_points(&called, &[]).is_none() {
            return Ok(None);
        }
        let points: Vec<String> = arguments
            .iter()
            .map(|argument| self.path(&argument.value).map_or_else(String::new, |it| plain(&it)))
            .collect();
        let points: Vec<&str> = points.iter().map(String::as_str).collect();
        match self.vocabulary.of_points(&called, &points) {
            Some(Ok(term)) => {
                self.count(1, &of.place)?;
                Ok(Some(Value::Number(Number::Named(term, self.written(&of.place).into()))))
            }
            Some(Err(flaw)) => wrong(flaw, &of.place),
            None => Ok(None),
        }
    }

    fn function(&mut self, how: NumberFunction, name: &str, arguments: &[Argument], of: &Expression) -> Read<Value> {
        let takes = match how {
            NumberFunction::Extreme(..) | Power | Length => 2,
            Clamp => 3,
            Distance => 4,
            _ => 1,
        };
        let is_many = matches!(how, NumberFunction::Extreme(..)) && arguments.len() > 2;
        if arguments.len() != takes && !is_many {
            return wrong(FormulaFlaw::Arguments(name.to_owned(), arguments.len(), takes), &of.place);
        }
        if how == Power {
            return self.power(&arguments[0].value, &arguments[1].value);
        }
        let mut given = Vec::new();
        for argument in arguments {
            given.push(self.number(&argument.value)?);
        }
        self.count(1, &of.place)?;
        let number = match (how, &given[..]) {
            (Absolute(_), [of]) => Number::Absolute(of.clone().into()),
            (NumberFunction::Extreme(which, _), [first, rest @ ..]) => {
                rest.iter().fold(first.clone(), |one, other| Number::Extreme(which, Box::new([one, other.clone()])))
            }
            (Whole(rounding, _), [of]) => Number::Whole(rounding, of.clone().into()),
            (Up(_), [of]) => {
                let down = Number::Whole(Rounding::Down, Number::Negative(of.clone().into()).into());
                Number::Negative(down.into())
            }
            (Root(_), [of]) => Number::Root(of.clone().into()),
            (Length, [x, y]) => {
                self.count(x.size() + y.size(), &of.place)?;
                length([x, y].map(Number::clone))
            }
            (Square, [of_what]) => return self.square(of_what.clone(), &of.place),
            (Distance, [x1, y1, x2, y2]) => {
                self.count(given.iter().map(Number::size).sum(), &of.place)?;
                length([(x1, x2), (y1, y2)].map(|(one, other)| computed(Arithmetic::Minus, one.clone(), other.clone())))
            }
            (Clamp, [number, low, high]) => {
                let above = Number::Extreme(Extreme::Max, Box::new([number.clone(), low.clone()]));
                Number::Extreme(Extreme::Min, Box::new([above, high.clone()]))
            }
            _ => return wrong(FormulaFlaw::UnknownFunction(name.to_owned(), None), &of.place),
        };
        Ok(Value::Number(number))
    }

    /// `fmod(a, b)` has the sign of the first, `mod(a, b)` that of the second.
    fn remainder(&mut self, name: &str, arguments: &[Argument], of: &Expression) -> Read<Value> {
        let [one, other] = arguments else {
            return wrong(FormulaFlaw::Arguments(name.to_owned(), arguments.len(), 2), &of.place);
        };
        let how = if name == "mod" { Arithmetic::Modulo } else { Arithmetic::Remainder };
        let both = [self.number(&one.value)?, self.number(&other.value)?];
        self.count(1, &of.place)?;
        Ok(Value::Number(Number::Computed(how, Box::new(both))))
    }

    fn not_read<Out>(&self, place: &Place) -> Read<Out> {
        wrong(FormulaFlaw::NotRead(self.written(place)), place)
    }

    fn written(&self, place: &Place) -> String {
        self.text.get(place.clone()).unwrap_or_default().split_whitespace().collect::<Vec<_>>().join(" ")
    }
}

/// A name as it was written, if that is no longer than the path in it.
fn spelling(written: &str, path: &str) -> String {
    if written.contains(' ') { path.to_owned() } else { written.to_owned() }
}

fn computed(how: Arithmetic, left: Number, right: Number) -> Number {
    Number::Computed(how, Box::new([left, right]))
}

/// The length of a way on both axes.
fn length(ways: [Number; 2]) -> Number {
    let [x, y] = ways.map(|way| computed(Arithmetic::Times, way.clone(), way));
    Number::Root(computed(Arithmetic::Plus, x, y).into())
}

fn constant_number(given: f64) -> Number {
    if given < 0.0 { Number::Negative(Number::Constant(-given).into()) } else { Number::Constant(given) }
}

fn truth(called: &str) -> Option<bool> {
    match called {
        "true" => Some(true),
        "false" => Some(false),
        _ => None,
    }
}

/// The answer of statements that are nothing else: `{ return false; }`.
fn constant(statements: &[Statement]) -> Option<bool> {
    match statements {
        [Statement { kind: StatementKind::Return(Some(value)), .. }] => match &value.kind {
            ExpressionKind::Bool(holds) => Some(*holds),
            ExpressionKind::Number(literal) => match &*literal.digits {
                "0" => Some(false),
                "1" => Some(true),
                _ => None,
            },
            _ => None,
        },
        [Statement { kind: StatementKind::Block(inner) | StatementKind::Several(inner), .. }] => constant(inner),
        _ => None,
    }
}

fn negated(test: Test) -> Test {
    match test {
        Test::Always(holds) => Test::Always(!holds),
        other => Test::Not(Box::new(other)),
    }
}

fn joined(how: Joint, left: Test, right: Test) -> Test {
    Test::Joined(how, Box::new([left, right]))
}

fn is_comparison(of: &Expression) -> bool {
    matches!(&of.kind, ExpressionKind::Binary(operator, ..) if operator_of(*operator).is_some())
}
