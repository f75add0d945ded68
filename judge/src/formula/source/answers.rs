//! Which statement of a text is its answer.

use crate::formula::error::{FormulaFlaw, Read, wrong};
use crate::formula::meaning::{Shapes, plain};
use crate::formula::syntax::{Node, Pattern, Statement, StatementKind, innermost};
use hantei_collision::{QuadAndPoint, TwoCuboids};

/// The last statement of a text without a function is its test.
pub(in crate::formula) fn ask_last(last: &mut Statement, text: &str) -> Read<()> {
    let asked = match &last.kind {
        StatementKind::Expression(node) => node.clone(),
        StatementKind::Define { pattern: Pattern::Name(name, place), value: Some(node), is_declared, .. } => {
            let called = plain(name);
            let is_known = is_known_name(&called);
            if !is_declared && is_known {
                return wrong(FormulaFlaw::NameTaken(text[place.clone()].to_owned()), place);
            }
            node.clone()
        }
        _ => {
            let mut one = vec![last.clone()];
            if !has_answer(&one)
                && ask_body(&mut one)
                && let Some(statement) = one.pop()
            {
                *last = statement;
            }
            return Ok(());
        }
    };
    last.kind = StatementKind::Return(Some(asked));
    Ok(())
}

pub(in crate::formula) fn has_answer(statements: &[Statement]) -> bool {
    statements.iter().any(|statement| match &statement.kind {
        StatementKind::Return(value) => value.is_some(),
        StatementKind::Block(inner) | StatementKind::Search { body: inner, .. } => has_answer(inner),
        StatementKind::If { arms, otherwise } => {
            arms.iter().any(|(_, done)| has_answer(done)) || otherwise.as_deref().is_some_and(has_answer)
        }
        _ => false,
    })
}

/// If nothing is returned and one `if` is last, its test is the answer.
pub(in crate::formula) fn ask_body(statements: &mut [Statement]) -> bool {
    let ifs = statements
        .iter()
        .filter(|statement| matches!(&statement.kind, StatementKind::If { arms, .. } if !returns(arms)))
        .count();
    let Some(last) = statements.last_mut() else { return false };
    if let StatementKind::Search { body, .. } = &mut last.kind {
        return ifs == 0 && ask_body(body);
    }
    let StatementKind::If { arms, .. } = &last.kind else { return false };
    let [(test, done)] = &arms[..] else { return false };
    if ifs > 1 {
        return false;
    }
    last.kind = StatementKind::Return(Some(innermost(test, done).0));
    true
}

/// Whether the statements only return: `if (!a) return;`.
fn returns(arms: &[(Node, Vec<Statement>)]) -> bool {
    arms.iter().all(|(_, done)| matches!(&done[..], [Statement { kind: StatementKind::Return(None), .. }]))
}

/// Whether hantei itself gives this name a meaning, for any kind of shapes.
fn is_known_name(name: &str) -> bool {
    [TwoCuboids::VOCABULARY, QuadAndPoint::VOCABULARY].iter().any(|vocabulary| vocabulary.named(name).is_some())
}
