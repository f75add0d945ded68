//! Functions that a program hands over, to be called when something happens: `canvas.addEventListener('click', e => { … })`.

use super::syntax::{Expression, ExpressionKind, Function, Name, StatementKind};
use super::whole::Whole;
use crate::program::is_in;
use std::rc::Rc;

/// What takes such a function.
const TAKERS: &str = "addEventListener addListener on setInterval setTimeout requestAnimationFrame";

/// The functions that statements outside of all functions hand over, each with the name of its event.
pub(super) fn listeners(whole: &Whole) -> Vec<Rc<Function>> {
    let of = |statement: &super::syntax::Statement| match &statement.kind {
        StatementKind::Expression(value) | StatementKind::Done(value) => listener(value),
        _ => None,
    };
    whole.text.statements.iter().filter_map(of).map(Rc::new).collect()
}

fn listener(value: &Expression) -> Option<Function> {
    let ExpressionKind::Call(called, given) = &value.kind else { return None };
    let taker = called.last_name()?;
    if !is_in(taker, TAKERS) {
        return None;
    }
    let handed = given.iter().find_map(|one| match &one.value.kind {
        ExpressionKind::Lambda(function) => Some(function),
        _ => None,
    })?;
    let event: Option<Name> = given.iter().find_map(|one| match &one.value.kind {
        ExpressionKind::Text(event) => Some(event.clone()),
        _ => None,
    });
    // What an arrow function without braces answers is not used.
    Some(Function { name: event.unwrap_or_else(|| taker.clone()), answers_last: false, ..(**handed).clone() })
}
