//! What code after a hit reads, and what it changes: it is run with many numbers, and each path is noted.

use super::super::inputs::{Input, ListPath, Step};
use super::super::paths::Paths;
use super::super::program::{Judged, small_numbers, unchanged, with_parameters};
use super::super::run::{Run, Runner, Scope, Value, WrittenKind, WrittenPart, is_open};
use super::super::syntax::{Function, Let, NumberType, Passing, Pattern, Statement, StatementKind};
use super::super::whole::Whole;
use super::super::{FormulaError, FormulaFlaw, wrong};
use super::ResponseRefusal;
use super::counted::Count;
use super::parts::is_map;
use std::rc::Rc;

/// How many elements a list has while a text is looked through.
pub(super) const LISTED: usize = 2;

#[derive(Default)]
pub(super) struct Found {
    pub reads: Vec<Input>,
    pub lists: Vec<ListPath>,
    pub written: Vec<WrittenPart>,
    /// Why some of the runs came to no end.
    pub refused: Option<FormulaError>,
}

/// The answer of one run: what is returned.
pub(super) fn ran(runner: &mut Runner<'_>, judged: &Judged, scope: &Scope) -> Run {
    match judged {
        Judged::Function(function) => runner.body(function, scope),
        Judged::Statements(statements) => {
            let statements: Vec<Statement> =
                statements.iter().filter_map(|statement| without_given(runner.whole, statement)).collect();
            runner.whole_answer(&statements, scope)
        }
    }
}

/// A statement without the declarations of what is given: `let player = { … }`, `let vx = 5`.
fn without_given(whole: &Whole, statement: &Statement) -> Option<Statement> {
    let is_given = |given: &Let| match &given.pattern {
        Pattern::Name(name) => {
            !whole.global(name).is_empty() && given.value.is_some() && is_open(whole, name, given.value.as_ref())
        }
        _ => false,
    };
    match &statement.kind {
        StatementKind::Let(given) if is_given(given) => None,
        StatementKind::Several(all) => {
            let kept = all.iter().filter_map(|one| without_given(whole, one)).collect();
            Some(Statement::new(StatementKind::Several(kept), statement.place.clone()))
        }
        _ => Some(statement.clone()),
    }
}

/// Runs it many times. What every run refuses is refused.
pub(super) fn found(
    whole: &Whole,
    judged: &Judged,
    unknown: NumberType,
    (lists, count): (Vec<ListPath>, Option<&Count>),
) -> Run<Found> {
    const TRIES: u64 = 256;
    const NUMBERS: usize = 64;
    let mut found = Found { lists, ..Found::default() };
    let mut refused = None;
    let mut is_run = false;
    let mut number = small_numbers();
    for tried in 0..TRIES {
        let mut paths = Paths::new(whole.language, unknown);
        paths.inputs = found.reads;
        paths.given = Some((0..NUMBERS).map(|_| number()).collect());
        let mut runner = Runner::new(whole, paths);
        runner.written = Some(found.written);
        runner.lists = found.lists;
        runner.list_length = LISTED;
        runner.taken_for_there = Some(tried % 2 == 0);
        runner.flags_are_read = true;
        count.iter().for_each(|count| count.define(&mut runner, LISTED));
        let answered = looked_through(&mut runner, judged);
        let checked = answered.and_then(|()| unchanged(whole, judged, &runner));
        is_run |= checked.is_ok();
        refused = refused.or(checked.err());
        found.reads = runner.paths.inputs;
        found.lists = runner.lists;
        found.written = runner.written.unwrap_or_default();
    }
    match refused {
        Some(error) if !is_run => Err(of_map(error)),
        _ if found.reads.len() > NUMBERS && found.reads.iter().any(is_in_rows) => {
            let map = found.reads.iter().find(|input| is_in_rows(input)).map_or("", |input| &*input.root);
            wrong(FormulaFlaw::Response(ResponseRefusal::TileMap(map.to_owned())), &judged.place())
        }
        _ if found.reads.len() > NUMBERS => {
            wrong(FormulaFlaw::TooMuch(crate::formula::Bound::Tokens, NUMBERS), &judged.place())
        }
        refused => Ok(Found { refused, ..found }),
    }
}

/// Whether a number stands in rows and columns.
fn is_in_rows(input: &Input) -> bool {
    matches!(input.steps[..], [.., Step::Index(_), Step::Index(_)])
}

/// What was not read is perhaps a place in a map of tiles.
fn of_map(error: FormulaError) -> FormulaError {
    let FormulaFlaw::NotRead(written) = &error.flaw else { return error };
    match written.split_once('[') {
        Some((map, _)) if is_map(map) => {
            let map = map.rsplit(['(', ' ']).next().unwrap_or(map).to_owned();
            FormulaError { flaw: FormulaFlaw::Response(ResponseRefusal::TileMap(map)), ..error }
        }
        _ => error,
    }
}

fn looked_through(runner: &mut Runner<'_>, judged: &Judged) -> Run<()> {
    let scope = match judged {
        Judged::Function(function) => with_parameters(runner, function)?,
        Judged::Statements(_) => runner.globals.clone(),
    };
    let before = match judged {
        Judged::Function(function) => references(runner, function, &scope),
        Judged::Statements(_) => Vec::new(),
    };
    let answer = ran(runner, judged, &scope);
    if let Judged::Function(function) = judged {
        for (at, value) in before {
            let Pattern::Name(name) = &function.parameters[at].pattern else { continue };
            if !is_same(scope.value(name).as_ref(), &value) {
                let kind = if matches!(value, Value::Bool(_)) { WrittenKind::Truth } else { WrittenKind::Number };
                let part = WrittenPart {
                    root: name.clone(),
                    parameter: Some(at),
                    steps: Vec::new(),
                    kind,
                    place: function.head.clone(),
                };
                let written = runner.written.get_or_insert_default();
                if !written.iter().any(|known| known.root == part.root && known.parameter == part.parameter) {
                    written.push(part);
                }
            }
        }
    }
    answer.map(|_| ())
}

/// The numbers that are given by reference: what is assigned to them reaches the caller.
fn references(runner: &mut Runner<'_>, function: &Rc<Function>, scope: &Scope) -> Vec<(usize, Value)> {
    let all = function.parameters.iter().enumerate().filter(|(_, parameter)| is_reference(parameter.ty.as_ref()));
    let mut found = Vec::new();
    for (at, parameter) in all {
        let Pattern::Name(name) = &parameter.pattern else { continue };
        match scope.value(name) {
            Some(value @ (Value::Number(_) | Value::Bool(_))) => found.push((at, value)),
            Some(value @ Value::Thing(_)) => {
                if let Ok(number) = runner.number(&value, &function.head) {
                    found.push((at, Value::Number(number)));
                }
            }
            _ => {}
        }
    }
    found
}

pub(super) fn is_reference(ty: Option<&super::super::syntax::Type>) -> bool {
    ty.is_some_and(|ty| ty.passing == Passing::Reference && !ty.is_constant)
}

fn is_same(one: Option<&Value>, other: &Value) -> bool {
    match (one, other) {
        (Some(Value::Number(one)), Value::Number(other)) => one.amount == other.amount,
        (Some(Value::Bool(one)), Value::Bool(other)) => one == other,
        (Some(Value::Thing(_)), Value::Number(_)) => true,
        _ => false,
    }
}
