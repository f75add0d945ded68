//! Statements written in another way.

use super::syntax::{Case, Expression, ExpressionKind, Statement, StatementKind};
use crate::formula::SourceLanguage::{self, Java, JavaScript, TypeScript};

/// The same statements, with another one wherever `to` gives one, also inside of the others and of what `to` gives.
pub(super) fn rewritten(
    statements: &[Statement],
    to: &dyn Fn(&StatementKind) -> Option<StatementKind>,
) -> Vec<Statement> {
    let within = |all: &[Statement]| rewritten(all, to);
    let of = |statement: &Statement| {
        let kind = to(&statement.kind).unwrap_or_else(|| statement.kind.clone());
        let kind = match kind {
            StatementKind::If(test, one, other) => StatementKind::If(test, within(&one), within(&other)),
            StatementKind::While(test, body) => StatementKind::While(test, within(&body)),
            StatementKind::DoWhile(body, test) => StatementKind::DoWhile(within(&body), test),
            StatementKind::For(begin, test, steps, body) => StatementKind::For(begin, test, steps, within(&body)),
            StatementKind::ForEach(pattern, list, body, otherwise) => {
                StatementKind::ForEach(pattern, list, within(&body), within(&otherwise))
            }
            StatementKind::Block(body) => StatementKind::Block(within(&body)),
            StatementKind::Several(all) => StatementKind::Several(within(&all)),
            StatementKind::Switch(value, cases) => {
                let of = |case: Case| Case { body: within(&case.body), ..case };
                StatementKind::Switch(value, cases.into_iter().map(of).collect())
            }
            other => other,
        };
        Statement::new(kind, statement.place.clone())
    };
    statements.iter().map(of).collect()
}

/// The same statements, with a loop for each `list.forEach(one => { … })`. In Kotlin `return` leaves more than the function in it.
pub(super) fn with_loops(language: SourceLanguage, statements: &[Statement]) -> Vec<Statement> {
    let has_own_return = matches!(language, JavaScript | TypeScript | Java);
    rewritten(statements, &|kind| as_loop(kind).filter(|_| has_own_return))
}

fn as_loop(kind: &StatementKind) -> Option<StatementKind> {
    let (StatementKind::Expression(value) | StatementKind::Done(value)) = kind else { return None };
    let ExpressionKind::Call(called, given) = &value.kind else { return None };
    let (ExpressionKind::Member(list, name), [handed]) = (&called.kind, &given[..]) else { return None };
    let ExpressionKind::Lambda(function) = &handed.value.kind else { return None };
    let [one] = &function.parameters[..] else { return None };
    let is_plain = one.default.is_none() && !one.is_rest && !handed.is_spread && function.oddities.is_empty();
    if &**name != "forEach" || !is_plain || !may_be_body(&function.body) {
        return None;
    }
    let body = rewritten(&function.body, &|kind| {
        matches!(kind, StatementKind::Return(None)).then_some(StatementKind::Continue)
    });
    Some(StatementKind::ForEach(one.pattern.clone(), Expression::clone(list), body, Vec::new()))
}

/// Whether the body of a function can be that of a loop: it returns no value, and leaves the function in no loop of its own.
fn may_be_body(statements: &[Statement]) -> bool {
    statements.iter().all(|statement| match &statement.kind {
        StatementKind::Return(value) => value.is_none(),
        StatementKind::While(..) | StatementKind::DoWhile(..) | StatementKind::For(..) | StatementKind::ForEach(..) => {
            !statement.bodies().any(leaves)
        }
        StatementKind::Switch(..) => !leaves(std::slice::from_ref(statement)),
        _ => statement.bodies().all(may_be_body),
    })
}

/// Whether any of these statements leaves a function.
pub(super) fn leaves(statements: &[Statement]) -> bool {
    statements
        .iter()
        .any(|statement| matches!(statement.kind, StatementKind::Return(_)) || statement.bodies().any(leaves))
}
