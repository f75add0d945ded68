//! A text as a program: which of its functions is judged, and its runs.

use super::counted::counted;
use super::cut::NotCut;
use super::families::{Family, FamilyRefusal};
use super::inputs::Input;
use super::listeners::listeners;
use super::mentions::{each_expression, is_only_written, is_part_of_another};
use super::paths::{Paths, Trouble};
use super::record::{Record, Way, graph};
use super::rewrite::{rewritten, with_loops};
use super::run::{Held, Run, Runner, Scope, Value};
use super::syntax::{
    Expression, ExpressionKind, Function, Let, Name, NumberType, Passing, Pattern, Place, Statement, StatementKind,
};
use super::whole::Whole;
use super::{FormulaError, FormulaFlaw, MOST_WAYS, wrong};
use crate::formula::SourceLanguage::{self, GdScript, Go, JavaScript, Lua, Own, Python, Swift, TypeScript};
use crate::formula::{CallUse, NumberKind, ParseOptions, words_of};
use crate::program::is_in;
use std::collections::HashSet;
use std::rc::Rc;

/// A text that was read whole and can be run.
///
/// ```
/// use hantei_judge::{ParseOptions, Program, SourceLanguage};
///
/// let options = ParseOptions { language: Some(SourceLanguage::JavaScript), ..ParseOptions::default() };
/// let program = Program::read("function near(ax, bx) { return Math.abs(ax - bx) < 5; }", &options)?;
/// assert_eq!(program.inputs(), ["ax", "bx"]);
/// assert!(program.run(&[1.0, 5.0])?);
/// # Ok::<(), hantei_judge::FormulaError>(())
/// ```
pub struct Program {
    whole: Whole,
    judged: Judged,
    unknown: NumberType,
    inputs: Vec<Input>,
}

/// The most inputs of a program.
const MOST_INPUTS: usize = 64;

/// What of a text is judged.
#[derive(Clone)]
pub(crate) enum Judged {
    Function(Rc<Function>),
    /// Statements outside of all functions. The answer is whether the body of the last `if` is reached.
    Statements(Vec<Statement>),
}

impl Judged {
    /// The head of the function, or the last statement.
    pub(crate) fn place(&self) -> Place {
        match self {
            Self::Function(function) => function.head.clone(),
            Self::Statements(statements) => statements.last().map_or(0..0, |last| last.place.clone()),
        }
    }
}

impl Program {
    /// Reads a text in its language.
    ///
    /// # Errors
    /// What is not understood, or may change what is judged, with its place.
    pub fn read(text: &str, options: &ParseOptions) -> Result<Self, FormulaError> {
        let language = options.language.unwrap_or(Own);
        let whole = whole(text, language, options)?;
        let judged = only(&whole, options)?;
        let unknown = unknown(language, options.numbers);
        let mut program = Self { whole, judged, unknown, inputs: Vec::new() };
        let record = match record_all(&program.whole, &program.judged, unknown, 1) {
            Err(error) => without_surroundings(&program.whole, &program.judged, error).and_then(|(whole, judged)| {
                (program.whole, program.judged) = (whole, judged);
                program.record(1)
            }),
            read => read,
        };
        program.inputs = match record {
            Ok(record) => record.inputs,
            Err(error) => tried_inputs(&program.whole, &program.judged, unknown, true).ok_or(error)?,
        };
        Ok(program)
    }

    /// The numbers that it reads, in the order of their first use.
    pub fn inputs(&self) -> Vec<String> {
        self.inputs.iter().map(Input::written).collect()
    }

    /// Its answer for these numbers, in the arithmetic of its language.
    ///
    /// # Errors
    /// Where it ends without an answer, or its language stops it.
    pub fn run(&self, numbers: &[f64]) -> Result<bool, FormulaError> {
        let mut paths = Paths::new(self.whole.language, self.unknown);
        paths.inputs.clone_from(&self.inputs);
        paths.given = Some(numbers.to_vec());
        let mut runner = Runner::new(&self.whole, paths);
        let answer = answer(&mut runner, &self.judged)?;
        // A number that no other run has read is not given.
        match runner.paths.inputs.get(self.inputs.len()) {
            Some(unknown) => runner.error(FormulaFlaw::NotGiven(unknown.written()), &self.judged.place()),
            None => Ok(answer),
        }
    }

    /// Of which shapes a text is a test.
    ///
    /// # Errors
    /// What is not understood, or of what else it is a test.
    pub fn shapes(text: &str, options: &ParseOptions) -> Result<Family, FormulaError> {
        super::shapes_of(text, options)
    }

    pub(crate) fn record(&self, list_length: usize) -> Run<Record> {
        record(&self.whole, &self.judged, self.unknown, list_length)
    }
}

pub(super) fn whole(text: &str, language: SourceLanguage, options: &ParseOptions) -> Run<Whole> {
    let tree = super::parser::parse(text, language)?;
    let whole = Whole::new(tree, text, language, options.with.clone());
    let open = super::cut::without_example_shapes(&whole);
    Ok(open.unwrap_or(whole))
}

/// The type of a number of which the text does not say it.
pub(crate) const fn unknown(language: SourceLanguage, numbers: Option<NumberKind>) -> NumberType {
    match (numbers, language) {
        (Some(NumberKind::Whole), Python) => NumberType::Whole,
        (Some(NumberKind::Whole), Lua | GdScript | Go | Swift) => NumberType::I64,
        (Some(NumberKind::Whole), JavaScript | TypeScript) => NumberType::F64,
        (Some(NumberKind::Whole), _) => NumberType::I32,
        _ => NumberType::F64,
    }
}

/// The only function that can be judged, or the statements.
fn only(whole: &Whole, options: &ParseOptions) -> Run<Judged> {
    let functions = judged_functions(whole, options)?;
    match &functions[..] {
        [] => Ok(Judged::Statements(whole.text.statements.clone())),
        [only] => Ok(Judged::Function(only.clone())),
        [.., last] => Ok(Judged::Function(last.clone())),
    }
}

/// The functions that may be judged: with the wanted name, else all that no other one calls.
pub(crate) fn judged_functions(whole: &Whole, options: &ParseOptions) -> Run<Vec<Rc<Function>>> {
    let all: Vec<Rc<Function>> = whole.all_functions().into_iter().filter(|function| !function.is_getter).collect();
    let Some(wanted) = &options.function else {
        let open: Vec<_> = all.into_iter().filter(|function| !is_part_of_another(whole, function)).collect();
        return Ok(if open.is_empty() { listeners(whole) } else { open });
    };
    let with_listeners = || all.iter().cloned().chain(listeners(whole));
    let found: Vec<Rc<Function>> = with_listeners().filter(|function| *function.name == **wanted).collect();
    if !found.is_empty() {
        return Ok(found);
    }
    if let Some(unread) = whole.text.unread.iter().find(|unread| unread.changes.iter().any(|name| **name == **wanted)) {
        return Err(unread.why.clone());
    }
    let names = all.iter().map(|function| function.name.to_string()).filter(|name| !name.is_empty()).collect();
    let end = whole.source.len();
    wrong(FormulaFlaw::NoFunction(wanted.clone(), names), &(end..end))
}

/// Small numbers without an order, the same in every run (Knuth, MMIX).
pub(super) fn small_numbers() -> impl FnMut() -> f64 {
    let mut state = 1_u64;
    move || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((state >> 33) % 23) as f64 - 6.0
    }
}

/// The inputs that runs with many numbers read; `None` if no run comes to an end. `if x` alone reads a number only with `flags`.
fn tried_inputs(whole: &Whole, judged: &Judged, unknown: NumberType, flags: bool) -> Option<Vec<Input>> {
    const TRIES: u64 = 192;
    let mut inputs = Vec::new();
    let mut is_run = false;
    let mut number = small_numbers();
    for tried in 0..TRIES {
        let mut paths = Paths::new(whole.language, unknown);
        paths.inputs = inputs;
        // Some of them stay below 3, so that no step leaves a narrow type.
        let most = if tried % 4 == 1 { 3.0 } else { f64::INFINITY };
        let scale = if tried % 4 == 3 { -5.0 } else { 1.0 };
        let numbers = (0..MOST_INPUTS).map(|_| number() % most * scale);
        paths.given = Some(if tried == 0 { vec![1.0; MOST_INPUTS] } else { numbers.collect() });
        let mut runner = Runner::new(whole, paths);
        // `if x` asks of a number, or whether there is something. Both ways show more of its uses.
        runner.taken_for_there = Some(tried % 2 == 0);
        runner.flags_are_read = flags;
        let answered = answer(&mut runner, judged);
        is_run |= answered.is_ok() && unchanged(whole, judged, &runner).is_ok();
        inputs = runner.paths.inputs;
    }
    is_run.then_some(inputs)
}

/// Follows a program on all its ways, with so many elements in each list. Of a whole program that is the test in it.
pub(crate) fn record(whole: &Whole, judged: &Judged, unknown: NumberType, list_length: usize) -> Run<Record> {
    record_all(whole, judged, unknown, list_length).or_else(|error| {
        let (whole, judged) = without_surroundings(whole, judged, error)?;
        record_all(&whole, &judged, unknown, list_length)
    })
}

/// The test of a whole program that could not be read. Where there is none for certain, that is the error.
fn without_surroundings(whole: &Whole, judged: &Judged, error: FormulaError) -> Run<(Whole, Judged)> {
    if !is_of_surroundings(&error.flaw) {
        return Err(error);
    }
    super::cut::cut(whole, judged).map_err(|not_cut| match not_cut {
        NotCut::Several(places) => {
            let flaw = FormulaFlaw::SeveralTests(places.iter().map(|place| whole.line(place)).collect());
            FormulaError { flaw, place: places.last().cloned().unwrap_or_default() }
        }
        NotCut::Unclear(place) => FormulaError { flaw: FormulaFlaw::UnclearTest, place },
        NotCut::NoTest if matches!(error.flaw, FormulaFlaw::UnknownCall(_, CallUse::Nothing)) => {
            FormulaError { flaw: FormulaFlaw::NoTest, place: judged.place() }
        }
        NotCut::NoTest | NotCut::Answers => error,
    })
}

/// Whether an error may be one of what stands around a test.
const fn is_of_surroundings(flaw: &FormulaFlaw) -> bool {
    matches!(
        flaw,
        FormulaFlaw::MayChange(_)
            | FormulaFlaw::Changes(_)
            | FormulaFlaw::UnknownCall(..)
            | FormulaFlaw::NotGiven(_)
            | FormulaFlaw::NoValue(_)
            | FormulaFlaw::NotRead(_)
            | FormulaFlaw::NoNumber(_)
            | FormulaFlaw::TooMuch(..)
    )
}

/// The same; where that cannot be followed, with as many turns of loops over lists as they have elements here.
fn record_all(whole: &Whole, judged: &Judged, unknown: NumberType, list_length: usize) -> Run<Record> {
    record_as_written(whole, judged, unknown, list_length).or_else(|error| {
        let judged = match judged {
            Judged::Function(function) => {
                let body = counted(whole, &function.body).ok_or(error)?;
                Judged::Function(Rc::new(Function { body, ..(**function).clone() }))
            }
            Judged::Statements(statements) => Judged::Statements(counted(whole, statements).ok_or(error)?),
        };
        let record = record_as_written(whole, &judged, unknown, list_length)?;
        Ok(Record { is_counted: true, ..record })
    })
}

/// The same, without any other way to read a loop.
pub(crate) fn record_as_written(
    whole: &Whole,
    judged: &Judged,
    unknown: NumberType,
    list_length: usize,
) -> Run<Record> {
    if let Judged::Statements(statements) = judged
        && let Some((name, place)) = moved(whole, statements)
    {
        return wrong(FormulaFlaw::MayChange(name.to_string()), &place);
    }
    let mut known = Vec::new();
    loop {
        let error = match record_knowing(whole, judged, unknown, list_length, known.clone()) {
            Err(FormulaError { flaw: FormulaFlaw::NotGiven(path), place }) => (path, place),
            other => return other,
        };
        // `if x` asks a number where the text computes with `x` anywhere else.
        let (path, place) = error;
        let found = tried_inputs(whole, judged, unknown, false).unwrap_or_default();
        match found.into_iter().find(|input| input.written() == path) {
            Some(number) if known.len() < MOST_INPUTS && !known.contains(&number) => known.push(number),
            _ => return Err(FormulaError { flaw: FormulaFlaw::NotGiven(path), place }),
        }
    }
}

/// A name that statements move before they set it: `x += speed`. Where it is after that is where its thing is.
fn moved(whole: &Whole, statements: &[Statement]) -> Option<(Name, Place)> {
    let mut set = HashSet::new();
    for statement in statements {
        let (StatementKind::Expression(of) | StatementKind::Done(of)) = &statement.kind else { continue };
        let (target, moves) = match &of.kind {
            ExpressionKind::Assign(how, target, value) => (target, how.is_some() || reads(value, target)),
            ExpressionKind::Step(target, ..) => (target, true),
            _ => continue,
        };
        let Some(name) = target.name() else { continue };
        let is_used = |other: &Statement| {
            let is_other = other.place != statement.place;
            is_other && other.expressions().any(|of| reads(of, target))
        };
        let is_first = !set.contains(name) && whole.global(name).is_empty();
        if moves && is_first && statements.iter().any(is_used) {
            return Some((name.clone(), statement.place.clone()));
        }
        set.insert(name);
    }
    None
}

fn reads(value: &Expression, name: &Expression) -> bool {
    value.kind == name.kind || value.parts().any(|part| reads(part, name))
}

/// The same, with some inputs of which it is known that they are numbers.
fn record_knowing(
    whole: &Whole,
    judged: &Judged,
    unknown: NumberType,
    list_length: usize,
    known: Vec<Input>,
) -> Run<Record> {
    let mut runner = Runner::new(whole, Paths::new(whole.language, unknown));
    runner.paths.inputs = known;
    runner.list_length = list_length;
    let mut ways: Vec<Way> = Vec::new();
    loop {
        let answer = answer(&mut runner, judged)?;
        let trail = runner.paths.trail.clone();
        // The next way differs in the last answer that was true.
        let last = trail.iter().rposition(|(_, holds)| *holds);
        let prefix = last.map(|last| trail[..last].iter().map(|(_, holds)| *holds).chain([false]).collect());
        ways.push((trail, answer));
        let Some(prefix) = prefix else { break };
        if ways.len() >= MOST_WAYS {
            let place = judged.place();
            return runner.computed(Err(Trouble::Much), &place);
        }
        runner.paths.prefix = prefix;
        runner.restart();
    }
    unchanged(whole, judged, &runner)?;
    let (decisions, first) = graph(&ways);
    let used = runner.used.iter().cloned().collect();
    let (inputs, nodes, rounds) = (runner.paths.inputs, runner.paths.nodes, runner.paths.rounds);
    Ok(Record {
        inputs,
        unknown,
        nodes,
        decisions,
        first,
        lists: runner.lists,
        is_counted: false,
        used,
        rounds,
        clamps: runner.clamps,
    })
}

/// Whether nothing of the text that is not read can change what was used.
pub(crate) fn unchanged(whole: &Whole, judged: &Judged, runner: &Runner<'_>) -> Run<()> {
    let mut used = runner.used.clone();
    if let Judged::Function(function) = judged {
        used.insert(function.name.clone());
        used.extend(function.owner.clone());
        if !function.name.is_empty() && whole.is_assigned(&function.name) {
            return runner.may_change(&function.name, &function.head);
        }
        let same = whole.functions(function.owner.as_deref(), &function.name);
        if let [.., last] = &same[..]
            && same.len() > 1
            && !super::rules::has_overloads(whole.language)
        {
            return runner.twice(&function.name, &last.head);
        }
    }
    if let Judged::Function(function) = judged
        && let Some(owner) = &function.owner
        && let Some(other) = whole.overriding(owner, &function.name)
    {
        return runner.twice(&function.name, &other.head);
    }
    if let Some((name, place)) = whole.redefining() {
        return runner.may_change(name, place);
    }
    let is_other = |name: &Name| whole.is_changed(name) || whole.is_renamed(name);
    let functions = |name: &Name| !whole.functions(None, name).is_empty();
    // `self.right = …` where `right` is a method.
    let is_replaced = |name: &Name| whole.changes.members.contains(name) && !whole.methods(name).is_empty();
    let changed = runner.library_names.iter().find(|name| is_other(name));
    let changed = changed
        .or_else(|| used.iter().find(|name| functions(name) && whole.is_assigned(name)))
        .or_else(|| used.iter().find(|name| is_replaced(name)))
        .or_else(|| whole.changes.replaced.iter().next());
    if let Some(name) = changed {
        return runner.may_change(name, &judged.place());
    }
    used.extend(runner.library_names.iter().cloned());
    match whole.changed_unread(&used) {
        Some((name, place)) => runner.may_change(&name, &place),
        None => Ok(()),
    }
}

/// One run.
pub(crate) fn answer(runner: &mut Runner<'_>, judged: &Judged) -> Run<bool> {
    match judged {
        Judged::Function(function) => of_function(runner, function),
        Judged::Statements(statements) => {
            let scope = runner.globals.inner_function();
            let looped = with_loops(runner.language, statements);
            if let Some(error) = undecided(&looped) {
                return Err(error);
            }
            let asking = asking(&looped, false);
            if asking.is_empty() {
                let flaw = if statements.is_empty() { FormulaFlaw::Empty } else { FormulaFlaw::NoTest };
                return runner.error(flaw, &(0..0));
            }
            let value = runner.answer_of(&asking, &scope)?;
            runner.truth(&value, &judged.place())
        }
    }
}

/// The names of a judged function, with what is given under each.
pub(crate) fn with_parameters(runner: &mut Runner<'_>, function: &Rc<Function>) -> Run<Scope> {
    runner.no_oddity_of(function)?;
    let scope = runner.globals.inner_function();
    let own = function.own.as_ref().and(function.owner.as_ref()).map(|owner| runner.own_thing(owner));
    runner.define_own(function, own, &scope);
    for (at, parameter) in function.parameters.iter().enumerate() {
        if parameter.is_rest {
            return runner.not_read(&function.head);
        }
        let held = runner.held(parameter.ty.as_ref());
        match (&parameter.pattern, &parameter.default) {
            (_, Some(default)) if !is_shape_like(runner, &parameter.pattern) => {
                let value = runner.value(default, &scope)?;
                runner.bind(&parameter.pattern, value, held, &scope, &function.head)?;
            }
            // `float &t` that is only written is no input.
            (Pattern::Name(name), _) if runner.has_outs && is_out(function, at, name) => {
                scope.define(name.clone(), None, held, false);
            }
            (Pattern::Name(name), _) => {
                let thing = runner.parameter_thing(function, at, name);
                let held = match &thing {
                    // `float *xs` is no number.
                    Value::Thing(own) if own.is_shape => Held::Anything,
                    _ => held,
                };
                let thing = match (&thing, &parameter.ty) {
                    // A number is one from the start, in its own type.
                    (Value::Thing(own), Some(ty)) if !own.is_shape && runner.number_type(ty).is_some() => {
                        Value::Number(runner.number(&thing, &function.head)?)
                    }
                    _ => thing,
                };
                // What is assigned to a reference reaches the caller.
                let is_reference = parameter.ty.as_ref().is_some_and(|ty| ty.passing == Passing::Reference);
                let pattern = (&parameter.pattern, is_reference && runner.written.is_none());
                runner.bind_let(pattern, thing, held, &scope, &function.head)?;
            }
            (pattern, _) => {
                let name: Name = format!("#{at}").into();
                let thing = runner.parameter_thing(function, at, &name);
                runner.bind(pattern, thing, held, &scope, &function.head)?;
            }
        }
    }
    Ok(scope)
}

/// Whether a parameter is for the caller only: what is assigned to it reaches the caller, and nothing reads it.
fn is_out(function: &Function, at: usize, name: &str) -> bool {
    let ty = function.parameters[at].ty.as_ref();
    let is_reference = ty.is_some_and(|ty| ty.passing == Passing::Reference && !ty.is_constant);
    is_reference && is_only_written(&function.body, name)
}

fn of_function(runner: &mut Runner<'_>, function: &Rc<Function>) -> Run<bool> {
    let scope = with_parameters(runner, function)?;
    if answers(&function.body) || function.answers_last || !function.named_answers.is_empty() {
        let value = runner.body(function, &scope)?;
        return runner.answer_truth(&value, function);
    }
    let looped = with_loops(runner.language, &function.body);
    if let Some(error) = undecided(&looped) {
        return Err(error);
    }
    let asking = asking(&looped, true);
    if asking.is_empty() {
        let flaw = if runs_after_hit(function) { FormulaFlaw::AfterHit } else { FormulaFlaw::NoTest };
        return runner.error(flaw, &function.head);
    }
    runner.hoist_vars(&function.body, &scope);
    let value = runner.answer_of(&asking, &scope)?;
    runner.truth(&value, &function.head)
}

/// Whether the name of a function that compares nothing says that it is called after a hit: `onHit`, `handleCollision`.
fn runs_after_hit(function: &Function) -> bool {
    const HITS: &str = "hit hits collision collide collided collides crash overlap touch touched contact";
    const BEGINS: &str = "on handle after resolve do when apply";
    let words = words_of(&function.name);
    let compares = function.body.iter().any(compares);
    !compares && words.iter().any(|word| is_in(word, HITS)) && words.first().is_some_and(|first| is_in(first, BEGINS))
}

fn compares(statement: &Statement) -> bool {
    let mut found = false;
    each_expression(std::slice::from_ref(statement), &mut |of, _| {
        use super::syntax::Binary::{AtLeast, AtMost, Equal, Greater, Less, NotEqual, NotSame, Same};
        let ExpressionKind::Binary(how, ..) = &of.kind else { return };
        found |= matches!(how, AtLeast | AtMost | Equal | Greater | Less | NotEqual | NotSame | Same);
    });
    found
}

fn is_shape_like(runner: &Runner<'_>, pattern: &Pattern) -> bool {
    pattern.names().any(|name| runner.whole.has_members(name))
}

/// Whether statements answer anywhere.
pub(crate) fn answers(statements: &[Statement]) -> bool {
    let is_it = |statement: &Statement| matches!(statement.kind, StatementKind::Return(Some(_)));
    statements.iter().any(|statement| is_it(statement) || statement.bodies().any(answers))
}

/// Whether a statement leaves the function or the turn of a loop if its test is true, and does nothing else.
pub(super) fn is_guard(statement: &Statement) -> bool {
    let StatementKind::If(_, one, _) = &statement.kind else { return false };
    let mut left = one.iter().filter(|statement| !matches!(statement.kind, StatementKind::Nothing));
    let leaves = matches!(
        left.next().map(|statement| &statement.kind),
        Some(StatementKind::Return(None) | StatementKind::Continue | StatementKind::Break)
    );
    leaves && left.next().is_none()
}

/// Whether statements do anything that can be meant by a hit.
fn does_something(statements: &[Statement]) -> bool {
    statements.iter().any(|statement| match &statement.kind {
        StatementKind::Expression(_) | StatementKind::Done(_) => true,
        StatementKind::Several(all) | StatementKind::Block(all) => does_something(all),
        _ => false,
    })
}

/// Where the last `if` only leaves, a hit is what is reached behind it: `if (apart) return; hp--`. The statements up to there,
/// with a yes behind them.
fn behind_guard(statements: &[Statement]) -> Option<Vec<Statement>> {
    let last = statements.iter().rposition(|statement| has_if(&statement.kind))?;
    let guard = &statements[last];
    let StatementKind::If(test, one, other) = &guard.kind else { return None };
    if !is_guard(guard) {
        return None;
    }
    let before = statements[..last].iter().cloned();
    let is_plain = other.iter().all(|statement| !has_if(&statement.kind));
    if does_something(other) && is_plain {
        let kind = StatementKind::If(test.clone(), one.clone(), vec![said(true, &guard.place)]);
        return Some(before.chain([Statement::new(kind, guard.place.clone())]).collect());
    }
    let is_left = other.is_empty() && does_something(&statements[last + 1..]);
    is_left.then(|| before.chain([guard.clone(), said(true, &guard.place)]).collect())
}

/// The same statements, where leaving without a value is a no.
fn with_no(statements: &[Statement]) -> Vec<Statement> {
    let no = Expression { kind: ExpressionKind::Bool(false), place: 0..0 };
    rewritten(statements, &|kind| {
        matches!(kind, StatementKind::Return(None)).then(|| StatementKind::Return(Some(no.clone())))
    })
}

/// A loop whose last `if` gives a name one value, and another in its `else`: the last turn decides.
fn resets(statements: &[Statement], is_in_loop: bool) -> Option<(Name, Place)> {
    let last = statements.iter().rev().find(|statement| has_if(&statement.kind))?;
    match &last.kind {
        StatementKind::If(_, one, other) => {
            let (set, reset) = (set_names(one), set_names(other));
            let both = set.into_iter().find(|name| is_in_loop && reset.contains(name));
            both.map(|name| (name, last.place.clone())).or_else(|| resets(one, is_in_loop))
        }
        StatementKind::Block(body) => resets(body, is_in_loop),
        kind => resets(inner(kind)?, true),
    }
}

/// The last `if`, if it only leaves and something moves behind it: `if (hit) return; x += speed`, or `if (apart) return; x -= 5`.
/// Both are written.
fn moves_behind(statements: &[Statement]) -> Option<Place> {
    const MOVING: &str = "x y left top right bottom position pos px py dx dy vx vy";
    let last = statements.iter().rposition(|statement| has_if(&statement.kind))?;
    let moves = set_names(&statements[last + 1..]).iter().any(|name| is_in(name, MOVING));
    if is_guard(&statements[last]) {
        return moves.then(|| statements[last].place.clone());
    }
    match &statements[last].kind {
        StatementKind::If(_, body, _) => moves_behind(body),
        kind => moves_behind(inner(kind)?),
    }
}

/// Whether what is asked cannot be known.
pub(super) fn undecided(statements: &[Statement]) -> Option<FormulaError> {
    if answers(statements) {
        return None;
    }
    if let Some(place) = turns_either(statements) {
        return Some(FormulaError { flaw: FormulaFlaw::Family(FamilyRefusal::Side), place });
    }
    let each = resets(statements, false)
        .map(|(name, place)| FormulaError { flaw: FormulaFlaw::NotEach(name.to_string()), place });
    each.or_else(|| moves_behind(statements).map(|place| FormulaError { flaw: FormulaFlaw::NoAnswer, place }))
}

/// The last `if`, if it changes one part of a velocity, and in its `else` another: it is run after a hit.
fn turns_either(statements: &[Statement]) -> Option<Place> {
    const SPEEDS: &str = "vx vy dx dy speedx speedy speed_x speed_y velx vely vel_x vel_y xspeed yspeed xvel yvel";
    let last = statements.iter().rev().find(|statement| has_if(&statement.kind))?;
    let turned = |body: &[Statement]| set_names(body).into_iter().find(|name| is_in(&name.to_lowercase(), SPEEDS));
    match &last.kind {
        StatementKind::If(_, one, other) => match (turned(one), turned(other)) {
            (Some(one), Some(other)) if one != other => Some(last.place.clone()),
            _ => turns_either(one),
        },
        kind => turns_either(inner(kind)?),
    }
}

/// The names and members that statements assign to.
fn set_names(statements: &[Statement]) -> Vec<Name> {
    let of = |statement: &Statement| match &statement.kind {
        StatementKind::Expression(value) | StatementKind::Done(value) => match &value.kind {
            ExpressionKind::Assign(_, target, _) | ExpressionKind::Step(target, ..) => {
                target.last_name().cloned().into_iter().collect()
            }
            _ => Vec::new(),
        },
        StatementKind::If(_, one, other) => [set_names(one), set_names(other)].concat(),
        StatementKind::Block(body) => set_names(body),
        _ => Vec::new(),
    };
    statements.iter().flat_map(of).collect()
}

/// Statements that answer whether the body of their last `if` is reached; empty if there is none.
fn asking(statements: &[Statement], is_function: bool) -> Vec<Statement> {
    let Some(last) = statements.iter().rposition(|statement| has_if(&statement.kind)) else {
        let asked = match statements.last().map(|last| &last.kind) {
            _ if is_function => None,
            // A bare test.
            Some(StatementKind::Expression(value)) if is_test(value) => Some(value),
            // `const hit = a < b && c < d;`
            Some(StatementKind::Let(Let { value: Some(value), .. })) if is_joint(value) => Some(value),
            _ => None,
        };
        return match (asked, statements) {
            (Some(value), [before @ .., last]) => {
                let answer = StatementKind::Return(Some(value.clone()));
                [before, &[Statement::new(answer, last.place.clone())]].concat()
            }
            _ if answers(statements) => statements.to_vec(),
            _ => Vec::new(),
        };
    };
    if answers(statements) {
        return statements.to_vec();
    }
    if let Some(left) = behind_guard(statements) {
        return with_no(&left);
    }
    let no = said(false, &statements[last].place);
    let before = with_no(&statements[..last]).into_iter();
    let asked = with_no(&[with_answer(&statements[last], false)]);
    before.chain(asked).chain([no]).collect()
}

/// An answer that is written out.
fn said(holds: bool, place: &Place) -> Statement {
    Statement::answer(Expression::new(ExpressionKind::Bool(holds), place.clone()))
}

fn is_test(value: &Expression) -> bool {
    matches!(
        value.kind,
        ExpressionKind::Binary(..)
            | ExpressionKind::Chain(..)
            | ExpressionKind::Signed(..)
            | ExpressionKind::Call(..)
            | ExpressionKind::Choice(..)
    )
}

/// Whether a value is a test for certain.
fn is_joint(value: &Expression) -> bool {
    use super::syntax::{Binary, Sign};
    match &value.kind {
        ExpressionKind::Binary(how, ..) => {
            matches!(how, Binary::And | Binary::Or | Binary::Less | Binary::AtMost | Binary::Greater | Binary::AtLeast)
        }
        ExpressionKind::Signed(Sign::Not, of) => is_joint(of) || matches!(of.kind, ExpressionKind::Call(..)),
        ExpressionKind::Chain(..) => true,
        _ => false,
    }
}

fn has_if(kind: &StatementKind) -> bool {
    let has_inner = |body: &[Statement]| body.iter().any(|statement| has_if(&statement.kind));
    matches!(kind, StatementKind::If(..)) || inner(kind).is_some_and(has_inner)
}

/// The statements of a loop or block.
fn inner(kind: &StatementKind) -> Option<&[Statement]> {
    match kind {
        StatementKind::While(_, body)
        | StatementKind::For(_, _, _, body)
        | StatementKind::ForEach(_, _, body, _)
        | StatementKind::Block(body) => Some(body),
        _ => None,
    }
}

/// The same statement, with a yes in place of the body of its last `if`. Outside of loops its `else` ends in the no behind it.
fn with_answer(statement: &Statement, is_in_loop: bool) -> Statement {
    let place = &statement.place;
    let yes = || vec![said(true, place)];
    let is_loop = !matches!(statement.kind, StatementKind::If(..) | StatementKind::Block(_));
    let last_of = |body: &[Statement]| {
        if let Some(left) = behind_guard(body) {
            return Some(left);
        }
        let last = body.iter().rposition(|statement| has_if(&statement.kind))?;
        let before = body[..last].iter().cloned();
        Some(before.chain([with_answer(&body[last], is_in_loop || is_loop)]).collect::<Vec<_>>())
    };
    let is_plain = |other: &[Statement]| {
        other.iter().all(|statement| matches!(statement.kind, StatementKind::Expression(_) | StatementKind::Done(_)))
    };
    let kind = match &statement.kind {
        StatementKind::If(test, one, other) => {
            let only_if = one.len() == 1 && has_if(&one[0].kind) || behind_guard(one).is_some();
            let body = if only_if { last_of(one).unwrap_or_else(yes) } else { yes() };
            let other = if !is_in_loop && is_plain(other) { Vec::new() } else { other.clone() };
            StatementKind::If(test.clone(), body, other)
        }
        StatementKind::While(test, body) => StatementKind::While(test.clone(), last_of(body).unwrap_or_default()),
        StatementKind::For(begin, test, steps, body) => {
            StatementKind::For(begin.clone(), test.clone(), steps.clone(), last_of(body).unwrap_or_default())
        }
        StatementKind::ForEach(pattern, list, body, otherwise) => {
            StatementKind::ForEach(pattern.clone(), list.clone(), last_of(body).unwrap_or_default(), otherwise.clone())
        }
        StatementKind::Block(body) => StatementKind::Block(last_of(body).unwrap_or_default()),
        other => other.clone(),
    };
    Statement::new(kind, place.clone())
}
