//! Statements → steps: what each name means at each place, and where which answer is given.
//! Idea: follow the statements in order with a meaning for each name. After an `if`, a name means a choice between its
//! meanings at the ends of both branches. The test of such an `if` is asked once and gets a name.

use super::error::{Bound, FormulaError, FormulaFlaw};
use super::heads::Function;
use super::language::SourceLanguage;
use super::meaning::Meant;
use super::node::{Change, Node, NodeKind, Pattern, Statement, StatementKind};
use super::reading::{NumberKind, ParseOptions};
use super::roots::{Roots, dotted, plain};
use super::scopes::Scope;
use super::tree::{FormulaStep, Inequality, Joint, Number, Rounding, Test};
use super::values::{Value, chosen_test, is_simple, joined};
use std::collections::BTreeMap;
use std::ops::Range;

const FLAGS: usize = 64;
/// The most numbers in a formula after each name is replaced by its value.
pub(super) const NUMBERS: usize = 2_000;
const QUESTIONS: usize = 500;

pub(super) type Read<Out> = Result<Out, FormulaError>;

pub(super) fn wrong<Out>(flaw: FormulaFlaw, place: &Range<usize>) -> Read<Out> {
    Err(FormulaError::new(flaw, place.clone()))
}

/// What a name means, and the kind of number in its declaration.
#[derive(Clone, Debug)]
pub(super) struct Variable {
    pub(super) value: Value,
    pub(super) kind: Option<NumberKind>,
}

pub(super) type Variables = BTreeMap<String, Variable>;

/// A returned value, and the test for reaching it; without a test, always.
pub(super) type Returned = (Option<Test>, Value);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reach {
    End,
    Returned,
}

pub(super) struct Interpreter<'a> {
    pub(super) options: &'a ParseOptions,
    pub(super) language: Option<SourceLanguage>,
    pub(super) functions: &'a [Function],
    pub(super) source: (&'a str, &'a [super::tokens::Token]),
    pub(super) roots: Roots,
    pub(super) asked: Vec<Inequality>,
    pub(super) steps: Vec<FormulaStep>,
    pub(super) flag_names: Vec<String>,
    pub(super) variables: Variables,
    /// The blocks being followed, the innermost last.
    pub(super) scopes: Vec<Scope>,
    /// True where the current statement is reached; `None` if always.
    pub(super) path: Option<Test>,
    /// What a called function has returned so far; `None` if the formula itself returns.
    pub(super) returned: Option<Vec<Returned>>,
    pub(super) last: Option<Test>,
    pub(super) passed_over: Vec<String>,
    pub(super) calls: usize,
    pub(super) depth: usize,
    pub(super) enclosing: Option<Variables>,
    pub(super) constants: Variables,
    pub(super) numbers: usize,
}

impl<'a> Interpreter<'a> {
    pub(super) fn new(
        options: &'a ParseOptions,
        language: Option<SourceLanguage>,
        functions: &'a [Function],
        source: (&'a str, &'a [super::tokens::Token]),
        roots: Roots,
    ) -> Self {
        Self {
            options,
            language,
            functions,
            source,
            roots,
            asked: Vec::new(),
            steps: Vec::new(),
            flag_names: Vec::new(),
            variables: BTreeMap::new(),
            scopes: Vec::new(),
            path: None,
            returned: None,
            last: None,
            passed_over: Vec::new(),
            calls: 0,
            depth: 0,
            enclosing: None,
            constants: BTreeMap::new(),
            numbers: 0,
        }
    }

    /// What was followed so far, without its last answer.
    pub(super) fn meant(&mut self) -> Meant {
        let last = self.last.take().unwrap_or(Test::Always(false));
        Meant { asked: std::mem::take(&mut self.asked), steps: std::mem::take(&mut self.steps), last }
    }

    /// The key of a name: outside a function, spelling does not count.
    pub(super) fn key(&self, name: &str) -> String {
        if self.roots.is_plain { plain(name) } else { name.to_owned() }
    }

    pub(super) fn define(&mut self, name: &str, value: Value, kind: Option<NumberKind>) {
        self.variables.insert(self.key(name), Variable { value, kind });
    }

    pub(super) fn count(&mut self, size: usize, place: &Range<usize>) -> Read<()> {
        self.numbers += size;
        if self.numbers > NUMBERS { wrong(FormulaFlaw::TooMuch(Bound::Tokens, NUMBERS), place) } else { Ok(()) }
    }

    pub(super) fn ask(&mut self, question: Inequality, place: &Range<usize>) -> Read<Test> {
        if self.asked.len() == QUESTIONS {
            return wrong(FormulaFlaw::TooMuch(Bound::Tokens, NUMBERS), place);
        }
        self.asked.push(question);
        Ok(Test::Ask(self.asked.len() - 1))
    }

    /// A test that is asked here, if this place is reached, and has a name from now on.
    pub(super) fn flag(&mut self, name: &str, test: Test, place: &Range<usize>) -> Read<Test> {
        if is_simple(&test) {
            return Ok(test);
        }
        if self.flag_names.len() == FLAGS {
            return wrong(FormulaFlaw::TooMuch(Bound::Flags, FLAGS), place);
        }
        let test = self.here(test);
        let name = self.flag_name(name);
        self.steps.push(FormulaStep::Flag(name.into(), test));
        Ok(Test::Flag(self.flag_names.len() - 1))
    }

    fn flag_name(&mut self, name: &str) -> String {
        let is_free = |name: &str, names: &[String]| {
            let called = plain(name);
            let is_known = self.roots.vocabulary.named(&called).is_some()
                || self.roots.vocabulary.called(&called).is_some()
                || called.parse::<bool>().is_ok();
            !is_known && !names.contains(&called) && !RESERVED.contains(&called.as_str())
        };
        let numbered = (2..).map(|number| format!("{name}_{number}"));
        let given = std::iter::once(name.to_owned()).chain(std::iter::once(format!("is_{name}"))).chain(numbered);
        let found = given.into_iter().find(|name| is_free(name, &self.flag_names)).unwrap_or_default();
        self.flag_names.push(plain(&found));
        found
    }

    /// A test where this place is reached.
    pub(super) fn here(&self, test: Test) -> Test {
        match &self.path {
            Some(path) => joined(Joint::And, path.clone(), test),
            None => test,
        }
    }

    pub(super) fn statement(&mut self, Statement { place, kind }: &Statement) -> Read<Reach> {
        match kind {
            StatementKind::Define { pattern, value, kind, is_declared, is_local } => {
                self.given(pattern, value.as_ref(), *kind, *is_declared, (*is_local, place))?;
            }
            StatementKind::Change { target, how, value } => self.changed(target, *how, value.as_ref())?,
            StatementKind::If { arms, otherwise } => return self.choice(arms, otherwise.as_deref()),
            StatementKind::Each { pattern, items, body } => return self.each(pattern, items, body),
            StatementKind::Search { element, body, place } => return self.search(element, body, place),
            StatementKind::Return(value) => return self.answer(value.as_ref(), place),
            StatementKind::Expression(node) => self.pass_over(node)?,
            StatementKind::Block(statements) => return self.follow(statements),
            StatementKind::Refused(flaw) => return wrong(flaw.clone(), place),
        }
        Ok(Reach::End)
    }

    fn given(
        &mut self,
        pattern: &Pattern,
        value: Option<&Node>,
        kind: Option<NumberKind>,
        is_declared: bool,
        (is_local, place): (bool, &Range<usize>),
    ) -> Read<()> {
        let value = match value {
            Some(node) => self.value(node)?,
            None => Value::Unset,
        };
        let kind = kind.or_else(|| match pattern {
            Pattern::Name(name, _) if !is_declared => self.variables.get(&self.key(name)).and_then(|old| old.kind),
            _ => None,
        });
        if is_local {
            self.declare(pattern);
        }
        self.bind(pattern, value, kind, place)
    }

    pub(super) fn bind(
        &mut self,
        pattern: &Pattern,
        value: Value,
        kind: Option<NumberKind>,
        place: &Range<usize>,
    ) -> Read<()> {
        match pattern {
            Pattern::Nothing => Ok(()),
            Pattern::Name(name, at) => {
                let value = match value {
                    Value::Test(test) => Value::Test(self.flag(name, test, at)?),
                    // A declared number is one immediately.
                    Value::Path(path) if kind.is_some() => {
                        let number = self.number_of(Value::Path(path), at)?;
                        self.as_kind(Value::Number(number.0, number.1), kind)
                    }
                    number => self.as_kind(number, kind),
                };
                self.define(name, value, kind);
                Ok(())
            }
            Pattern::InOrder(patterns) => {
                self.sees_corners(patterns, &value);
                for (at, pattern) in patterns.iter().enumerate() {
                    let part = self.part(&value, &format!("[{at}]"), place)?;
                    self.bind(pattern, part, kind, place)?;
                }
                Ok(())
            }
            Pattern::Members(members) => {
                for (name, pattern) in members {
                    let part = self.part(&value, name, place)?;
                    self.bind(pattern, part, kind, place)?;
                }
                Ok(())
            }
        }
    }

    /// Names that take a shape apart in order show whether the last two are its size: `x, y, w, h = a`.
    fn sees_corners(&mut self, patterns: &[Pattern], value: &Value) {
        if let (Value::Path(_), [_, _, Pattern::Name(third, _), _]) = (value, patterns) {
            let third = third.to_ascii_lowercase();
            let is_size = third.contains('w') || third.contains("size");
            self.roots.seen.index_sum |= is_size;
            self.roots.seen.index_difference |= !is_size && (third.contains('x') || third.starts_with("right"));
        }
    }

    /// A number declared as whole drops its fraction.
    pub(super) fn as_kind(&self, value: Value, kind: Option<NumberKind>) -> Value {
        match (value, kind) {
            (Value::Number(number, Some(NumberKind::Whole)), Some(NumberKind::Whole)) => {
                Value::Number(number, Some(NumberKind::Whole))
            }
            (Value::Number(number, _), Some(NumberKind::Whole)) => {
                Value::Number(Number::Whole(Rounding::TowardsZero, number.into()), Some(NumberKind::Whole))
            }
            (Value::Number(number, _), Some(NumberKind::Fractions)) => {
                Value::Number(number, Some(NumberKind::Fractions))
            }
            (other, _) => other,
        }
    }

    fn changed(&mut self, target: &Node, how: Change, value: Option<&Node>) -> Read<()> {
        let NodeKind::Name(name) = &target.kind else {
            return self.given_member(target, how, value);
        };
        let Some(old) = self.variables.get(&self.key(name)).cloned() else {
            return wrong(FormulaFlaw::Changes(name.clone()), &target.place);
        };
        let infix = |sign: super::signs::Sign, right: Node| Node {
            place: target.place.clone(),
            kind: NodeKind::Infix(sign, Box::new([target.clone(), right])),
            enclosed: false,
        };
        let new = match (how, value) {
            (Change::Computed(how), Some(value)) => infix(super::signs::Sign::Compute(how), value.clone()),
            (Change::Joined(how), Some(value)) => infix(super::signs::Sign::Join(how), value.clone()),
            _ => return wrong(FormulaFlaw::Changes(name.clone()), &target.place),
        };
        let value = self.value(&new)?;
        self.bind(&Pattern::Name(name.clone(), target.place.clone()), value, old.kind, &target.place)
    }

    /// A part of the function's own vector, or a member that the function adds to a shape, `a.halfWidth = a.width / 2`,
    /// is a name like others. A shape's own member must not change.
    fn given_member(&mut self, target: &Node, how: Change, value: Option<&Node>) -> Read<()> {
        if let (NodeKind::Member(of, part), Change::Counted, Some(value)) = (&target.kind, how, value)
            && let NodeKind::Name(name) = &of.kind
            && let Some(Variable { value: vector, kind }) = self.variables.get(&self.key(name)).cloned()
            && let Some(mut parts) = self.parts_given(vector, part)
            && let Some(place) = self.place_in(parts.len(), part)
        {
            let (number, of_kind) = self.number(value)?;
            parts[place] = Value::Number(number, of_kind);
            self.define(name, Value::Tuple(parts), kind);
            return Ok(());
        }
        let written = self.source.0[target.place.clone()].to_owned();
        let path = self.value(target)?;
        let (Value::Path(path), Change::Counted, Some(value)) = (path, how, value) else {
            return wrong(FormulaFlaw::Changes(written), &target.place);
        };
        let segments: Vec<String> = path.iter().skip(1).map(|segment| super::members::plain(segment)).collect();
        let is_derived =
            super::members::member(&segments).is_none_or(|member| member.part == crate::Part::Centre || member.is_half);
        if !is_derived || path.len() < 2 || self.roots.vocabulary.shapes().len() > 2 {
            return wrong(FormulaFlaw::Changes(written), &target.place);
        }
        let (number, kind) = self.number(value)?;
        self.define(&dotted(&path), Value::Number(number, kind), None);
        Ok(())
    }
}

/// Words of languages that cannot name a flag.
const RESERVED: [&str; 14] =
    ["if", "else", "return", "and", "or", "not", "is", "as", "end", "then", "new", "let", "var", "const"];

/// A literal answer: `true`, `0`.
pub(super) fn truth(node: &Node) -> Option<bool> {
    match &node.kind {
        NodeKind::Number(1.0, _) => Some(true),
        NodeKind::Number(0.0, _) => Some(false),
        NodeKind::Name(name) => truth_called(name),
        _ => None,
    }
}

pub(super) fn truth_called(name: &str) -> Option<bool> {
    match name.to_ascii_lowercase().as_str() {
        "true" | "sdl_true" | "qtrue" | "yes" => Some(true),
        "false" | "sdl_false" | "qfalse" | "no" => Some(false),
        _ => None,
    }
}

pub(super) fn chosen(when: &Test, one: Value, other: Value) -> Value {
    if one == other {
        return one;
    }
    match (one, other) {
        (Value::Number(one, kind), Value::Number(other, other_kind)) => {
            let kind = super::values::joint_kind(kind, other_kind);
            Value::Number(Number::Chosen(when.clone().into(), Box::new([one, other])), kind)
        }
        (Value::Test(one), Value::Test(other)) => Value::Test(chosen_test(when, one, other)),
        (Value::Tuple(one), Value::Tuple(other)) if one.len() == other.len() => {
            Value::Tuple(one.into_iter().zip(other).map(|(one, other)| chosen(when, one, other)).collect())
        }
        _ => Value::Unset,
    }
}
