//! A list of blocks as C has it: a pointer, and behind it how many things it points to.

use super::super::families::is_length;
use super::super::inputs::ListPath;
use super::super::program::Judged;
use super::super::rules;
use super::super::syntax::{
    Expression, ExpressionKind, Function, Literal, LiteralKind, Name, Parameter, Passing, Pattern, Type,
};
use super::super::whole::Whole;
use super::found::LISTED;
use crate::formula::SourceLanguage;
use std::rc::Rc;

pub(super) struct Counted {
    pub list: ListPath,
    /// The parameter with the number.
    pub count: usize,
}

/// The same function with a list in place of the pointer, whose length is known.
pub(super) fn counted(judged: Judged, whole: &Whole, language: SourceLanguage) -> (Judged, Option<Counted>) {
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
    (Judged::Function(Rc::new(counted)), Some(Counted { list, count: at + 1 }))
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
