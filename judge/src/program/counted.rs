//! Loops that count to a number and read lists by it: `for (i = 0; i < n; i++) … xs[i] … ys[i]`. How many turns they take is as
//! many as a run has elements.
//!
//! Only where the counter does nothing but choose an element: then the text asks the same of each.

use super::mentions::{each_expression, each_let};
use super::rewrite::rewritten;
use super::syntax::{Binary, Expression, ExpressionKind, Let, LiteralKind, Name, Pattern, Statement, StatementKind};
use super::whole::Whole;
use crate::formula::SourceLanguage::Lua;
use std::collections::HashSet;

/// The name that stands for the number of elements.
pub(super) const COUNT: &str = "#count";

/// The most axes that shapes have.
const AXES: u32 = 3;

/// The same statements, with as many turns of such loops as a run has elements; `None` if there are none.
pub(super) fn counted(whole: &Whole, statements: &[Statement]) -> Option<Vec<Statement>> {
    let mut own: HashSet<Name> = HashSet::new();
    each_let(statements, &mut |pattern| own.extend(pattern.names().cloned()));
    let chooses = |bound: &Expression, body: &[Statement], counter: &Name| {
        let lists = chosen(body, counter).unwrap_or_default();
        let is_given =
            |name: &&Name| !own.contains(*name) && whole.global(name).iter().all(|(it, _)| it.value.is_none());
        let has_value = |name: &Name| whole.global(name).iter().any(|(it, _)| it.value.is_some());
        let is_fixed = matches!(bound.kind, ExpressionKind::Number(_)) || bound.name().is_some_and(has_value);
        lists.len() > usize::from(is_fixed) && lists.iter().all(is_given)
    };
    let changed = rewritten(statements, &|kind| match kind {
        StatementKind::For(begin, Some(test), steps, body) => {
            let counter = begun(begin).filter(|counter| steps_by_one(steps, counter))?;
            let ExpressionKind::Binary(Binary::Less, left, bound) = &test.kind else { return None };
            let is_it = left.name() == Some(&counter) && is_bound(bound) && chooses(bound, body, &counter);
            is_it.then(|| {
                let bound = Expression::new(ExpressionKind::Name(COUNT.into()), bound.place.clone());
                let test = ExpressionKind::binary(Binary::Less, Expression::clone(left), bound);
                let test = Expression::new(test, left.place.clone());
                StatementKind::For(begin.clone(), Some(test), steps.clone(), body.clone())
            })
        }
        StatementKind::ForEach(Pattern::Name(counter), list, body, otherwise) => {
            let bound = end_of(list, whole.language == Lua)?;
            let is_it = is_bound(bound) && chooses(bound, body, counter);
            is_it.then(|| {
                let (pattern, otherwise) = (Pattern::Name(counter.clone()), otherwise.clone());
                StatementKind::ForEach(pattern, with_end(list, bound), body.clone(), otherwise)
            })
        }
        _ => None,
    });
    (changed != statements).then_some(changed)
}

/// The counter of a loop that begins at 0.
fn begun(begin: &[Statement]) -> Option<Name> {
    let [only] = begin else { return None };
    match &only.kind {
        StatementKind::Let(Let { pattern: Pattern::Name(name), value: Some(value), .. }) => {
            is_number(value, "0").then(|| name.clone())
        }
        StatementKind::Several(all) => begun(all),
        StatementKind::Expression(value) => match &value.kind {
            ExpressionKind::Assign(None, target, value) if is_number(value, "0") => target.name().cloned(),
            _ => None,
        },
        _ => None,
    }
}

fn steps_by_one(steps: &[Expression], counter: &Name) -> bool {
    let [only] = steps else { return false };
    match &only.kind {
        ExpressionKind::Step(target, 1, _) => target.name() == Some(counter),
        ExpressionKind::Assign(Some(Binary::Plus), target, by) => target.name() == Some(counter) && is_number(by, "1"),
        _ => false,
    }
}

fn is_number(value: &Expression, digits: &str) -> bool {
    matches!(&value.kind, ExpressionKind::Number(literal) if literal.kind == LiteralKind::Whole && &*literal.digits == digits)
}

/// Where a range ends that has as many numbers: `0..n`, `range(n)`, `1, n` in Lua.
fn end_of(list: &Expression, is_from_one: bool) -> Option<&Expression> {
    let first = if is_from_one { "1" } else { "0" };
    match &list.kind {
        ExpressionKind::Range(from, to, is_whole) if *is_whole == is_from_one && is_number(from, first) => Some(to),
        ExpressionKind::Call(called, given) if called.name().is_some_and(|name| &**name == "range") => match &given[..]
        {
            [to] => Some(&to.value),
            [from, to] if is_number(&from.value, "0") => Some(&to.value),
            _ => None,
        },
        _ => None,
    }
}

fn with_end(list: &Expression, bound: &Expression) -> Expression {
    let count = Expression::new(ExpressionKind::Name(COUNT.into()), bound.place.clone());
    let kind = match &list.kind {
        ExpressionKind::Range(from, _, is_whole) => ExpressionKind::range(Expression::clone(from), count, *is_whole),
        ExpressionKind::Call(called, given) => {
            let mut given = given.clone();
            given.last_mut().into_iter().for_each(|last| last.value = count.clone());
            ExpressionKind::call(Expression::clone(called), given)
        }
        other => other.clone(),
    };
    Expression::new(kind, list.place.clone())
}

/// Whether a loop may end there: at a name or a number, which is not the length of one of its lists.
fn is_bound(bound: &Expression) -> bool {
    match &bound.kind {
        ExpressionKind::Name(_) => true,
        // Fewer are axes.
        ExpressionKind::Number(literal) => literal.digits.parse::<u32>().is_ok_and(|count| count > AXES),
        ExpressionKind::Member(of, name) => !matches!(&**name, "length" | "size" | "Length" | "Count") && is_bound(of),
        _ => false,
    }
}

/// The lists of which the counter of a loop chooses an element; `None` if it does anything else.
fn chosen<'a>(body: &'a [Statement], counter: &Name) -> Option<Vec<&'a Name>> {
    let (mut reads, mut chooses) = (0, 0);
    let mut lists: Vec<&Name> = Vec::new();
    let mut are_known = true;
    each_expression(body, &mut |of, _| match &of.kind {
        ExpressionKind::Name(name) if name == counter => reads += 1,
        // A list of lists.
        ExpressionKind::Index(list, _) if matches!(list.kind, ExpressionKind::Index(..)) => are_known = false,
        ExpressionKind::Index(list, at) if at.name() == Some(counter) => {
            chooses += 1;
            match root(list) {
                Some(name) if !lists.contains(&name) => lists.push(name),
                found => are_known &= found.is_some(),
            }
        }
        _ => {}
    });
    (are_known && chooses == reads).then_some(lists)
}

/// The name at the beginning of `game.xs`.
fn root(list: &Expression) -> Option<&Name> {
    match &list.kind {
        ExpressionKind::Member(of, _) => root(of),
        _ => list.name(),
    }
}
