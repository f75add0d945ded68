//! A list of blocks as C has it: a pointer, and behind it how many things it points to; or a loop up to a number that is told elsewhere.

use super::super::families::is_length;
use super::super::inputs::ListPath;
use super::super::mentions::each_expression;
use super::super::program::Judged;
use super::super::rules;
use super::super::run::{Held, Runner};
use super::super::syntax::{
    Binary, Expression, ExpressionKind, Function, Literal, LiteralKind, Name, Parameter, Passing, Pattern, Type,
};
use super::super::whole::Whole;
use super::found::LISTED;
use crate::formula::SourceLanguage;
use std::rc::Rc;

pub(super) struct Counted {
    pub list: ListPath,
    pub count: Count,
}

/// What has the number of blocks.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Count {
    Parameter(usize),
    /// A name outside of the text, and the one that counts up to it.
    Name {
        count: Name,
        at: Name,
    },
}

/// The same function with a list in place of the pointer, whose length is known.
pub(super) fn counted(judged: Judged, whole: &Whole, language: SourceLanguage) -> (Judged, Option<Counted>) {
    if let Some(counted) = looped(&judged, whole) {
        return (judged, Some(counted));
    }
    let Judged::Function(function) = &judged else { return (judged, None) };
    let is_pair = |pair: &[Parameter]| {
        let [list, count] = pair else { return false };
        element(list, whole, language).is_some() && is_count(count, language)
    };
    let Some(at) = function.parameters.windows(2).position(is_pair) else { return (judged, None) };
    let mut counted = Function::clone(function);
    let (Some(element), Pattern::Name(root)) =
        (element(&counted.parameters[at], whole, language), counted.parameters[at].pattern.clone())
    else {
        return (judged, None);
    };
    let list = ListPath {
        root,
        parameter: Some(at),
        steps: Vec::new(),
        element_type: Some(element.name.clone()).filter(|name| !name.is_empty()),
    };
    let place = element.place.clone();
    counted.parameters[at].ty =
        Some(Type { of: vec![element], is_list: true, place: place.clone(), ..Type::default() });
    let literal = Literal { digits: LISTED.to_string().into(), kind: LiteralKind::Whole };
    counted.parameters[at + 1].default = Some(Expression { kind: ExpressionKind::Number(literal), place });
    (Judged::Function(Rc::new(counted)), Some(Counted { list, count: Count::Parameter(at + 1) }))
}

/// What the parameter points to, or is an array of.
fn element(parameter: &Parameter, whole: &Whole, language: SourceLanguage) -> Option<Type> {
    let ty = parameter.ty.as_ref().filter(|_| matches!(language, SourceLanguage::C | SourceLanguage::Cpp))?;
    let element = match &ty.of[..] {
        [element] if ty.is_list => element.clone(),
        _ if ty.passing == Passing::Pointer => Type { passing: Passing::Plain, ..ty.clone() },
        _ => return None,
    };
    let is_number = rules::number_type(language, whole.alias(&element.name)).is_some();
    (!is_number).then_some(element)
}

fn is_count(parameter: &Parameter, language: SourceLanguage) -> bool {
    let is_whole = |name: &Name| rules::number_type(language, name).is_some_and(|number| number.is_whole());
    let Pattern::Name(name) = &parameter.pattern else { return false };
    parameter.ty.as_ref().is_some_and(|ty| is_whole(&ty.name)) && is_length(name)
}

/// `for (i = 0; i < numBlocks; i++)` with `blocks[i]` in it, where nothing says what `numBlocks` is.
fn looped(judged: &Judged, whole: &Whole) -> Option<Counted> {
    let (statements, function) = match judged {
        Judged::Function(function) => (&function.body, Some(function)),
        Judged::Statements(statements) => (statements, None),
    };
    let parameter = |name: &Name| {
        function?.parameters.iter().position(|parameter| parameter.pattern.names().any(|own| own == name))
    };
    let is_free = |name: &Name| is_length(name) && parameter(name).is_none() && whole.global(name).is_empty();
    let mut loops: Vec<(Name, Name)> = Vec::new();
    let mut indexed: Vec<(Name, Name)> = Vec::new();
    each_expression(statements, &mut |of, _| match &of.kind {
        ExpressionKind::Binary(Binary::Less, one, other) => {
            if let (Some(at), Some(count)) = (one.name(), other.name().filter(|name| is_free(name))) {
                loops.push((at.clone(), count.clone()));
            }
        }
        ExpressionKind::Index(of, at) => {
            if let (Some(list), Some(at)) = (of.name(), at.name()) {
                indexed.push((list.clone(), at.clone()));
            }
        }
        _ => {}
    });
    let (at, count) = loops.first()?;
    let (root, _) = indexed.iter().find(|(_, by)| by == at)?;
    let list = ListPath { root: root.clone(), parameter: parameter(root), steps: Vec::new(), element_type: None };
    Some(Counted { list, count: Count::Name { count: count.clone(), at: at.clone() } })
}

impl Count {
    /// Tells a run how many there are, where a name outside says it.
    pub(super) fn define(&self, runner: &mut Runner<'_>, length: usize) {
        let Self::Name { count, at } = self else { return };
        for (name, number, is_constant) in [(count, length, true), (at, 0, false)] {
            let number = runner.count(number);
            runner.globals.define(name.clone(), Some(number), Held::Anything, is_constant);
        }
    }
}
