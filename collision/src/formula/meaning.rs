//! What is written → what it means: names are looked up, comparisons become questions, numbers and tests are told apart.

use super::error::{Bound, FormulaError, FormulaFlaw};
use super::grammar::{Node, NodeKind, Program, Statement};
use super::shapes::Shapes;
use super::tokens::Sign;
use super::tree::{Arithmetic, Extreme, FormulaStep, Inequality, Joint, Number, Test};
use crate::observer::Operator;
use std::collections::BTreeMap;
use std::ops::Range;

/// Most tests that are given a name.
const FLAGS: usize = 64;
/// Most numbers that a formula is made of once the names in it stand for what they were given to.
const NUMBERS: usize = 2_000;

/// A formula without its text.
pub(super) struct Meant<Term> {
    pub(super) asked: Vec<Inequality<Term>>,
    pub(super) steps: Vec<FormulaStep>,
    pub(super) last: Test,
    pub(super) falls_through: bool,
}

/// What a part of a formula can be.
#[derive(Clone)]
enum Meaning<Term> {
    Number(Number<Term>),
    Test(Test),
}

struct Reader<S: Shapes> {
    asked: Vec<Inequality<S::Term>>,
    steps: Vec<FormulaStep>,
    /// So many of the steps are flags.
    flags: usize,
    defined: BTreeMap<String, Meaning<S::Term>>,
    /// Of how many numbers all is made so far.
    numbers: usize,
}

type Read<Out> = Result<Out, FormulaError>;

fn wrong<Out>(flaw: FormulaFlaw, place: &Range<usize>) -> Read<Out> {
    Err(FormulaError::new(flaw, place.clone()))
}

/// The meaning of a program.
pub(super) fn meant<S: Shapes>(program: Program) -> Read<Meant<S::Term>> {
    let mut reader =
        Reader::<S> { asked: Vec::new(), steps: Vec::new(), flags: 0, defined: BTreeMap::new(), numbers: 0 };
    let Program { mut statements, mut asked } = program;
    if asked.is_none()
        && let Some(Statement::Definition { name, place, meaning }) =
            statements.pop_if(|last| matches!(last, Statement::Definition { .. }))
    {
        reader.free(&name, &place)?;
        asked = Some(meaning);
    }
    let mut otherwise = false;
    for statement in statements {
        match statement {
            Statement::Definition { name, place, meaning } => reader.define(&name, &place, &meaning)?,
            Statement::Return { when, says } => {
                let when = reader.test(&when)?;
                reader.steps.push(FormulaStep::Return(when, says));
                otherwise = !says;
            }
        }
    }
    let last = asked.map_or(Ok(Test::Always(otherwise)), |asked| reader.test(&asked))?;
    Ok(Meant { asked: reader.asked, steps: reader.steps, last, falls_through: false })
}

/// A name without regard to how it is spelled.
fn plain(name: &str) -> String {
    name.to_ascii_lowercase().replace('_', "").trim_start_matches("this.").to_owned()
}

/// A function's name without the module that some languages keep it in.
fn function(name: &str) -> String {
    let plain = plain(name);
    let bare = ["math.", "mathf.", "std."].iter().find_map(|module| plain.strip_prefix(module));
    bare.unwrap_or(&plain).to_owned()
}

/// The name most like the given one, if one is at all like it.
fn nearest(given: &str, names: impl IntoIterator<Item = String>) -> Option<String> {
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

impl<S: Shapes> Reader<S> {
    fn define(&mut self, name: &str, place: &Range<usize>, meaning: &Node) -> Read<()> {
        let called = self.free(name, place)?;
        let meaning = match self.either(meaning)? {
            Meaning::Test(_) if self.flags == FLAGS => return wrong(FormulaFlaw::TooMuch(Bound::Flags, FLAGS), place),
            Meaning::Test(test) => {
                self.steps.push(FormulaStep::Flag(name.into(), test));
                self.flags += 1;
                Meaning::Test(Test::Flag(self.flags - 1))
            }
            number @ Meaning::Number(_) => number,
        };
        self.defined.insert(called, meaning);
        Ok(())
    }

    /// The name in its plain form, if it means nothing yet.
    fn free(&self, name: &str, place: &Range<usize>) -> Read<String> {
        let called = plain(name);
        let is_known = S::named(&called).is_some() || S::part_of(&called).is_some() || called.parse::<bool>().is_ok();
        if is_known || self.defined.contains_key(&called) {
            return wrong(FormulaFlaw::NameTaken(name.to_owned()), place);
        }
        Ok(called)
    }

    fn test(&mut self, node: &Node) -> Read<Test> {
        match self.either(node)? {
            Meaning::Test(test) => Ok(test),
            Meaning::Number(_) => wrong(FormulaFlaw::NumberForTest, &node.place),
        }
    }

    fn number(&mut self, node: &Node) -> Read<Number<S::Term>> {
        match self.either(node)? {
            Meaning::Number(number) => Ok(number),
            Meaning::Test(_) => wrong(FormulaFlaw::TestForNumber, &node.place),
        }
    }

    fn either(&mut self, node: &Node) -> Read<Meaning<S::Term>> {
        let number = match &node.kind {
            NodeKind::Number(number) => Number::Constant(*number),
            NodeKind::Name(name) => match self.name(name, &node.place)? {
                Meaning::Number(number) => number,
                flag @ Meaning::Test(_) => return Ok(flag),
            },
            NodeKind::Call(name, arguments) => self.call(name, arguments, &node.place)?,
            NodeKind::Bars(inner) => Number::Absolute(self.number(inner)?.into()),
            NodeKind::Prefix(Sign::Not | Sign::NotWord, of) => {
                return Ok(Meaning::Test(Test::Not(self.test(of)?.into())));
            }
            NodeKind::Prefix(Sign::Compute(Arithmetic::Minus), of) => Number::Negative(self.number(of)?.into()),
            NodeKind::Prefix(_, of) => return Ok(Meaning::Number(self.number(of)?)),
            NodeKind::Infix(Sign::Compute(how), sides) => {
                Number::Computed(*how, Box::new([self.number(&sides[0])?, self.number(&sides[1])?]))
            }
            NodeKind::Infix(sign, sides) => return self.joined(*sign, sides, &node.place).map(Meaning::Test),
        };
        // One for itself; a name that was given to a number is as large as that.
        self.numbers += if matches!(node.kind, NodeKind::Name(_)) { number.size() } else { 1 };
        if self.numbers > NUMBERS {
            return wrong(FormulaFlaw::TooMuch(Bound::Tokens, NUMBERS), &node.place);
        }
        Ok(Meaning::Number(number))
    }

    /// A comparison, or tests that are joined.
    fn joined(&mut self, sign: Sign, sides: &[Node; 2], place: &Range<usize>) -> Read<Test> {
        let mut bare = [bare_sign(&sides[0]), bare_sign(&sides[1])].into_iter().flatten();
        let joint = match sign {
            Sign::Compare(_) if bare.any(|inner| matches!(inner, Sign::Compare(_))) => {
                return wrong(FormulaFlaw::Chain, place);
            }
            Sign::Compare(operator) => return self.compared(operator, sides),
            Sign::Join(joint) => joint,
            _ => return wrong(FormulaFlaw::NumberForTest, place),
        };
        if bare.any(|inner| inner != sign && matches!(inner, Sign::Join(inner) if inner.is_eager())) {
            return wrong(FormulaFlaw::Mixed, place);
        }
        Ok(Test::Joined(joint, Box::new([self.test(&sides[0])?, self.test(&sides[1])?])))
    }

    /// Two numbers are compared; of two tests it is asked whether they say the same.
    fn compared(&mut self, operator: Operator, sides: &[Node; 2]) -> Read<Test> {
        let left = self.either(&sides[0])?;
        if let (Meaning::Test(left), Operator::Equal | Operator::NotEqual) = (&left, operator) {
            let left = left.clone();
            let right = self.test(&sides[1])?;
            let differ = Test::Joined(Joint::OneOf, Box::new([left, right]));
            return Ok(if operator == Operator::Equal { Test::Not(differ.into()) } else { differ });
        }
        let Meaning::Number(left) = left else { return wrong(FormulaFlaw::TestForNumber, &sides[0].place) };
        let right = self.number(&sides[1])?;
        self.asked.push(Inequality { left, operator, right });
        Ok(Test::Ask(self.asked.len() - 1))
    }

    fn name(&self, name: &str, place: &Range<usize>) -> Read<Meaning<S::Term>> {
        let called = plain(name);
        if let Some(meaning) = self.defined.get(&called) {
            return Ok(meaning.clone());
        }
        if let Some(term) = S::named(&called) {
            return Ok(Meaning::Number(Number::Named(term, name.into())));
        }
        if let Ok(always) = called.parse() {
            return Ok(Meaning::Test(Test::Always(always)));
        }
        if let Some(part) = S::part_of(&called) {
            return wrong(FormulaFlaw::WholeShape(name.to_owned(), part), place);
        }
        let names = S::names().into_iter().chain(self.defined.keys().cloned());
        wrong(FormulaFlaw::UnknownName(name.to_owned(), nearest(name, names)), place)
    }

    fn call(&mut self, name: &str, arguments: &[Node], place: &Range<usize>) -> Read<Number<S::Term>> {
        let called = function(name);
        let which = match called.as_str() {
            "abs" | "fabs" | "absf" => None,
            "min" | "fmin" => Some(Extreme::Min),
            "max" | "fmax" => Some(Extreme::Max),
            _ => return self.other_call(&called, name, arguments, place),
        };
        match (which, arguments) {
            (None, [one]) => Ok(Number::Absolute(self.number(one)?.into())),
            (Some(which), [first, rest @ ..]) if !rest.is_empty() => {
                let first = self.number(first)?;
                rest.iter()
                    .try_fold(first, |so_far, next| Ok(Number::Extreme(which, Box::new([so_far, self.number(next)?]))))
            }
            (which, _) => {
                wrong(FormulaFlaw::Arguments(called, arguments.len(), 1 + usize::from(which.is_some())), place)
            }
        }
    }

    /// A function of points, or a name with the empty parentheses of a method: `a.left()`.
    fn other_call(&self, called: &str, name: &str, arguments: &[Node], place: &Range<usize>) -> Read<Number<S::Term>> {
        if arguments.is_empty()
            && let Some(term) = S::named(&plain(name))
        {
            return Ok(Number::Named(term, name.into()));
        }
        // An argument that is no name is no point either.
        let names: Vec<String> = arguments
            .iter()
            .map(|argument| if let NodeKind::Name(name) = &argument.kind { plain(name) } else { String::new() })
            .collect();
        match S::of_points(called, &names.iter().map(String::as_str).collect::<Vec<_>>()) {
            Some(Ok(term)) => {
                let written: Vec<&str> = arguments
                    .iter()
                    .filter_map(
                        |argument| if let NodeKind::Name(name) = &argument.kind { Some(name.as_str()) } else { None },
                    )
                    .collect();
                Ok(Number::Named(term, format!("{name}({})", written.join(", ")).into()))
            }
            Some(Err(flaw)) => wrong(flaw, place),
            None => {
                let functions = ["abs", "min", "max"].into_iter().chain(S::FUNCTIONS.iter().copied()).map(String::from);
                wrong(FormulaFlaw::UnknownFunction(name.to_owned(), nearest(called, functions)), place)
            }
        }
    }
}
