//! What a test reads, and how it compares.

use super::changes::ELEMENTS;
use super::{COMPARES, MEASURES};
use crate::program::is_in;
use crate::program::library::is_space;
use crate::program::syntax::{Argument, Binary, Expression, ExpressionKind, Name};
use crate::program::whole::Whole;
use std::collections::HashSet;

pub(super) fn is_number(value: &Expression) -> bool {
    match &value.kind {
        ExpressionKind::Number(_) => true,
        ExpressionKind::Signed(_, of) => is_number(of),
        _ => false,
    }
}

/// Whether a test has a written number that may belong to one size only.
pub(super) fn has_numbers(of: &Expression) -> bool {
    match &of.kind {
        ExpressionKind::Number(number) => !is_in(&number.digits, "0 1 2 0.5 0.0 1.0 2.0"),
        _ => of.parts().any(has_numbers),
    }
}

/// How many comparisons a test has.
pub(super) fn weight(of: &Expression) -> usize {
    let own = match &of.kind {
        ExpressionKind::Binary(how, ..) => usize::from(compares(*how)),
        ExpressionKind::Chain(_, all) => all.iter().filter(|how| compares(**how)).count(),
        _ => 0,
    };
    // A distance on one axis is compared once for both sides.
    let is_distance = own > 0 && of.parts().any(is_absolute);
    let own = if is_distance { 2 * own } else { own };
    own + of.parts().map(weight).sum::<usize>()
}

fn is_absolute(of: &Expression) -> bool {
    given_to(of, "abs Abs fabs fabsf absf").is_some()
}

/// What one of these functions or methods is called with, if this is such a call.
pub(super) fn given_to<'e>(of: &'e Expression, functions: &str) -> Option<&'e [Argument]> {
    let ExpressionKind::Call(called, given) = &of.kind else { return None };
    is_in(called.last_name()?, functions).then_some(given)
}

pub(super) const fn compares(how: Binary) -> bool {
    matches!(how, Binary::Less | Binary::AtMost | Binary::Greater | Binary::AtLeast)
}

/// Whether one of the functions of two shapes is called.
pub(super) fn of_two(of: &Expression) -> bool {
    let is_it = |list| given_to(of, list).is_some_and(|given| !given.is_empty());
    is_it(MEASURES) || is_it(COMPARES) || of.parts().any(of_two)
}

/// The names that a value reads.
pub(super) fn names(of: &Expression) -> HashSet<Name> {
    let mut all = HashSet::new();
    each(of, &mut |part| {
        all.extend(part.name().cloned());
    });
    all
}

/// The names and members that a value reads.
pub(super) fn terms(of: &Expression) -> HashSet<Name> {
    let mut all = names(of);
    each(of, &mut |part| {
        if let ExpressionKind::Member(_, name) = &part.kind {
            all.insert(name.clone());
        }
        if let ExpressionKind::Index(..) = &part.kind {
            all.insert(ELEMENTS.into());
        }
    });
    all
}

pub(super) fn each(of: &Expression, seen: &mut dyn FnMut(&Expression)) {
    seen(of);
    of.parts().for_each(|part| each(part, seen));
}

/// The things and names whose values it reads: what stands first in each path.
pub(super) fn roots(of: &Expression) -> HashSet<String> {
    paths(of).iter().map(|path| root_of(path).to_owned()).collect()
}

pub(super) fn root_of(path: &str) -> &str {
    path.split('.').next().unwrap_or(path)
}

/// The paths that a test compares: `player.x`, `px`.
pub(super) fn paths(of: &Expression) -> HashSet<String> {
    let mut all = HashSet::new();
    path_parts(of, &mut all);
    all
}

fn path_parts(of: &Expression, all: &mut HashSet<String>) {
    match path(of) {
        Some(path) => {
            all.insert(path);
        }
        None => of.parts().for_each(|part| path_parts(part, all)),
    }
}

pub(super) fn path(of: &Expression) -> Option<String> {
    match &of.kind {
        ExpressionKind::Name(name) => Some(name.to_string()),
        ExpressionKind::Member(inner, name) => Some(format!("{}.{name}", path(inner)?)),
        _ => None,
    }
}

/// The functions that it calls, and what they are taken from: `Math`.
pub(super) fn called(whole: &Whole, of: &Expression) -> HashSet<Name> {
    let mut all = HashSet::new();
    each(of, &mut |part| {
        let ExpressionKind::Call(called, _) = &part.kind else { return };
        match &called.kind {
            ExpressionKind::Name(name) => {
                all.insert(name.clone());
            }
            ExpressionKind::Member(space, _) => {
                if let ExpressionKind::Name(name) = &space.kind
                    && is_space(whole.language, name)
                {
                    all.insert(name.clone());
                }
            }
            _ => {}
        }
    });
    all
}
