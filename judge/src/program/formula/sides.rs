//! Whether a text asks which side was hit, by a name or by what it does then.

use crate::formula::words_of;
use crate::program::families::{FoundFamily, Meaning};
use crate::program::is_in;
use crate::program::mentions::each_expression;
use crate::program::program::Judged;
use crate::program::syntax::{Expression, ExpressionKind, Statement, StatementKind};
use hantei_collision::Axis;

const SIDES: &str = "left right top bottom above below";
/// What stands behind the name of a side; behind that of another thing it only tells two things apart: `leftPaddle`.
const BEHIND: &str =
    "side edge collision collisions collide collides collided hit hits of touch touches touching contact";

/// Whether the name of the function, or what is done after the test, speaks of one side.
pub(super) fn asks_side(judged: &Judged, found: &FoundFamily) -> bool {
    let statements = match judged {
        Judged::Function(function) if speaks(&function.name) => return true,
        Judged::Function(function) => &function.body,
        Judged::Statements(statements) => statements,
    };
    tells(statements, only_axis(found).is_some())
}

/// The only axis of which numbers are read.
fn only_axis(found: &FoundFamily) -> Option<Axis> {
    let axis = |meaning: &Meaning| match meaning {
        Meaning::Part { axis, .. } | Meaning::Coordinate { axis, .. } => Some(*axis),
        _ => None,
    };
    let mut all = found.meanings.iter().map(axis);
    let first = all.next()??;
    all.all(|other| other == Some(first)).then_some(first)
}

/// `isOnTop`, `top_collision`, `Top collision`: not `leftPaddle`.
fn speaks(name: &str) -> bool {
    let words = words_of(name);
    let is_side = |(at, word): (usize, &String)| {
        is_in(word, SIDES) && words.get(at + 1).is_none_or(|next| is_in(next, BEHIND) || is_in(next, SIDES))
    };
    words.iter().enumerate().any(is_side)
}

/// Whether the body of an `if` says a side, or, of a test on one axis, moves a thing.
fn tells(statements: &[Statement], is_one_axis: bool) -> bool {
    statements.iter().any(|statement| match &statement.kind {
        StatementKind::If(_, then, other) => {
            [then, other].into_iter().any(|body| says_side(body, is_one_axis) || tells(body, is_one_axis))
        }
        _ => statement.bodies().any(|body| tells(body, is_one_axis)),
    })
}

fn says_side(body: &[Statement], is_one_axis: bool) -> bool {
    let mut found = false;
    each_expression(body, &mut |of, _| {
        found |= match &of.kind {
            ExpressionKind::Text(text) => speaks(text),
            ExpressionKind::Assign(None, target, value) => {
                let is_flag =
                    matches!(value.kind, ExpressionKind::Bool(_) | ExpressionKind::Number(_) | ExpressionKind::Text(_));
                let is_side = target.last_name().is_some_and(|name| speaks(name));
                (is_flag && is_side) || (is_one_axis && is_place(target))
            }
            _ => false,
        };
    });
    found
}

/// `player.y`, `self.rect.bottom`
fn is_place(target: &Expression) -> bool {
    const PLACES: &str = "x y left right top bottom";
    matches!(&target.kind, ExpressionKind::Member(_, name) if is_in(&name.to_lowercase(), PLACES))
}
