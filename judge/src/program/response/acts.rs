//! Whether a text that is judged as a test does something after a hit that is not judged with it.

use super::super::mentions::each_expression;
use super::super::program::{Judged, answers};
use super::super::syntax::{Expression, ExpressionKind, Statement, StatementKind};
use super::super::whole::Whole;
use super::names::{Role, meant, subwords};
use super::origin::words;
use crate::program::is_in;

/// Whole places and velocities: `velocity = Vector2.ZERO`.
const VECTORS: &str = "vel velocity pos position";

/// Whether nothing is returned, and the body of an `if` sets a place or a velocity.
pub(crate) fn acts_after_hit(whole: &Whole, judged: &Judged) -> bool {
    match judged {
        Judged::Statements(_) => acts(&whole.text.statements),
        Judged::Function(function) => {
            // What was cut off is in the text.
            let all = whole.all_functions();
            let function = all.iter().find(|own| own.head == function.head).unwrap_or(function);
            let says = answers(&function.body) || function.answers_last || !function.named_answers.is_empty();
            !says && acts(&function.body)
        }
    }
}

fn acts(statements: &[Statement]) -> bool {
    statements.iter().any(|statement| match &statement.kind {
        StatementKind::If(_, one, other) => sets(one) || sets(other),
        _ => statement.bodies().any(acts),
    })
}

/// Whether statements set a place or a velocity.
pub(super) fn sets(statements: &[Statement]) -> bool {
    let mut found = false;
    each_expression(statements, &mut |of, _| {
        if let ExpressionKind::Assign(_, target, _) | ExpressionKind::Step(target, ..) = &of.kind {
            found |= is_of_motion(target);
        }
    });
    found
}

fn is_of_motion(target: &Expression) -> bool {
    let Some(words) = words(target) else { return false };
    let is_it = |role: Role| role.is_place() || matches!(role, Role::Speed(_));
    let is_vector = |last: &String| subwords(last).iter().any(|word| is_in(word, VECTORS));
    meant(&words).iter().any(|meant| is_it(meant.role)) || words.last().is_some_and(is_vector)
}
