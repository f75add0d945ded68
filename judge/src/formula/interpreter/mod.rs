//! Statements → steps: what each name means at each place, and where which answer is given.
//! Idea: follow the statements in order with a meaning for each name. After an `if`, a name means a choice between its
//! meanings at the ends of both branches. The test of such an `if` is asked once and gets a name.

mod branches;
mod calls;
mod changes;
mod comparisons;
mod defined;
mod expressions;
mod lookup;
mod loops;
mod number_calls;
mod rects;
mod roots;
mod statements;
mod values;
mod vectors;

pub(super) use roots::{Centres, Roots};
pub(super) use values::{Value, number_of};

use super::error::{Bound, FormulaError, FormulaFlaw, Read, wrong};
use super::language::SourceLanguage;
use super::meaning::{FormulaStep, Inequality, Joint, Meant, Test, plain};
use super::reading::{NumberKind, ParseOptions};
use super::syntax::{Function, Token};
use statements::Scope;
use std::collections::BTreeMap;
use std::ops::Range;
use values::{is_simple, joined};

const FLAGS: usize = 64;
/// The most numbers in a formula after each name is replaced by its value.
const NUMBERS: usize = 2_000;
const QUESTIONS: usize = 500;

/// What a name means, and the kind of number in its declaration.
#[derive(Clone, Debug)]
pub(super) struct Variable {
    value: Value,
    kind: Option<NumberKind>,
}

type Variables = BTreeMap<String, Variable>;

/// A returned value, and the test for reaching it; without a test, always.
type Returned = (Option<Test>, Value);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reach {
    End,
    Returned,
}

pub(super) struct Interpreter<'a> {
    options: &'a ParseOptions,
    language: Option<SourceLanguage>,
    functions: &'a [Function],
    source: (&'a str, &'a [Token]),
    pub(super) roots: Roots,
    asked: Vec<Inequality>,
    steps: Vec<FormulaStep>,
    flag_names: Vec<String>,
    pub(super) variables: Variables,
    /// The blocks being followed, the innermost last.
    scopes: Vec<Scope>,
    /// True where the current statement is reached; `None` if always.
    path: Option<Test>,
    /// What a called function has returned so far; `None` if the formula itself returns.
    returned: Option<Vec<Returned>>,
    last: Option<Test>,
    pub(super) passed_over: Vec<String>,
    /// A call before this place that may have changed a shape.
    touched: Option<FormulaError>,
    /// Whether a number of a shape was read.
    has_read: bool,
    calls: usize,
    /// The functions being followed, the innermost last.
    inside: Vec<usize>,
    enclosing: Option<Variables>,
    pub(super) constants: Variables,
    numbers: usize,
    /// What must never be: a `clamp` whose lowest number is above its highest, an `assert` that fails.
    pub(super) never: Vec<(Test, FormulaFlaw, Range<usize>)>,
}

/// The progress of an interpreter, so that it can follow an expression again in another way.
struct Mark {
    asked: usize,
    steps: usize,
    flags: usize,
    passed_over: usize,
    calls: usize,
    numbers: usize,
    never: usize,
}

impl<'a> Interpreter<'a> {
    pub(super) fn new(
        options: &'a ParseOptions,
        language: Option<SourceLanguage>,
        functions: &'a [Function],
        source: (&'a str, &'a [Token]),
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
            touched: None,
            has_read: false,
            calls: 0,
            inside: Vec::new(),
            enclosing: None,
            constants: BTreeMap::new(),
            numbers: 0,
            never: Vec::new(),
        }
    }

    /// Refuses what must never be, and can be.
    pub(super) fn never_is(&self) -> Read<()> {
        let can_be = |last: &Test| {
            let meant = Meant { asked: self.asked.clone(), steps: self.steps.clone(), last: last.clone(), ways: None };
            self.roots.vocabulary.can_be(&meant)
        };
        match self.never.iter().find(|(test, ..)| can_be(test)) {
            Some((_, flaw, place)) => wrong(flaw.clone(), place),
            None => Ok(()),
        }
    }

    /// What was followed so far, without its last answer.
    pub(super) fn meant(&mut self) -> Meant {
        let last = self.last.take().unwrap_or(Test::Always(false));
        Meant { asked: std::mem::take(&mut self.asked), steps: std::mem::take(&mut self.steps), last, ways: None }
    }

    /// The key of a name: outside a function, spelling does not count.
    fn key(&self, name: &str) -> String {
        if self.roots.is_plain { plain(name) } else { name.to_owned() }
    }

    pub(super) fn define(&mut self, name: &str, value: Value, kind: Option<NumberKind>) {
        self.variables.insert(self.key(name), Variable { value, kind });
    }

    fn count(&mut self, size: usize, place: &Range<usize>) -> Read<()> {
        self.numbers += size;
        if self.numbers > NUMBERS { wrong(FormulaFlaw::TooMuch(Bound::Tokens, NUMBERS), place) } else { Ok(()) }
    }

    fn ask(&mut self, question: Inequality, place: &Range<usize>) -> Read<Test> {
        if self.asked.len() == QUESTIONS {
            return wrong(FormulaFlaw::TooMuch(Bound::Tokens, NUMBERS), place);
        }
        self.asked.push(question);
        Ok(Test::Ask(self.asked.len() - 1))
    }

    /// A test that is asked here, if this place is reached, and has a name from now on.
    fn flag(&mut self, name: &str, test: Test, place: &Range<usize>) -> Read<Test> {
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
    fn here(&self, test: Test) -> Test {
        match &self.path {
            Some(path) => joined(Joint::And, path.clone(), test),
            None => test,
        }
    }

    fn mark(&self) -> Mark {
        Mark {
            asked: self.asked.len(),
            steps: self.steps.len(),
            flags: self.flag_names.len(),
            passed_over: self.passed_over.len(),
            calls: self.calls,
            numbers: self.numbers,
            never: self.never.len(),
        }
    }

    fn undo(&mut self, mark: &Mark) {
        self.asked.truncate(mark.asked);
        self.steps.truncate(mark.steps);
        self.flag_names.truncate(mark.flags);
        self.passed_over.truncate(mark.passed_over);
        self.never.truncate(mark.never);
        (self.calls, self.numbers) = (mark.calls, mark.numbers);
    }
}

/// Words of languages that cannot name a flag.
const RESERVED: [&str; 14] =
    ["if", "else", "return", "and", "or", "not", "is", "as", "end", "then", "new", "let", "var", "const"];
