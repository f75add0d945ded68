//! The edge of the screen: a place is compared with numbers alone, and what is there turns round or is put back. It is left out, and
//! said: no block is there.

use super::super::mentions::each_expression;
use super::super::syntax::{Binary, Expression, ExpressionKind, Sign, Statement, StatementKind};
use super::names::{Meant, Role, meant, subwords};
use super::origin::words;
use crate::program::is_in;

/// Things that have the size of the screen.
const SCREENS: &str =
    "canvas screen window stage viewport world bounds ctx context love graphics display surface field";

/// Whose place it is.
#[derive(Default)]
struct Owner(Option<String>);

impl Owner {
    /// Whether a name is of the same thing as all before.
    fn is(&mut self, owner: String) -> bool {
        self.0.get_or_insert_with(|| owner.clone()) == &owner
    }
}

pub(super) fn is_edge(statement: &Statement) -> bool {
    let StatementKind::If(test, one, other) = &statement.kind else { return false };
    let (mut owner, mut has_place) = (Owner::default(), false);
    is_test(test, &mut owner, &mut has_place) && has_place && !one.is_empty() && only_sets(one, &mut owner) && {
        match &other[..] {
            [] => true,
            [only] if matches!(only.kind, StatementKind::If(..)) => is_edge(only) && is_of(only, &mut owner),
            all => only_sets(all, &mut owner),
        }
    }
}

/// Whether another edge is that of the same thing.
fn is_of(statement: &Statement, owner: &mut Owner) -> bool {
    let mut is_so = true;
    each_expression(std::slice::from_ref(statement), &mut |of, _| {
        if let ExpressionKind::Assign(_, target, _) = &of.kind
            && let Some(found) = words(target).and_then(|words| meant(&words).into_iter().next())
        {
            is_so &= owner.is(found.owner);
        }
    });
    is_so
}

/// Comparisons of a thing's place with numbers.
fn is_test(of: &Expression, owner: &mut Owner, has_place: &mut bool) -> bool {
    match &of.kind {
        ExpressionKind::Binary(Binary::And | Binary::Or, one, other) => {
            is_test(one, owner, has_place) && is_test(other, owner, has_place)
        }
        ExpressionKind::Binary(Binary::Less | Binary::Greater | Binary::AtLeast | Binary::AtMost, one, other) => {
            is_number(one, owner, has_place) && is_number(other, owner, has_place)
        }
        _ => false,
    }
}

/// A sum of numbers, of parts of one thing, and of the size of the screen.
fn is_number(of: &Expression, owner: &mut Owner, has_place: &mut bool) -> bool {
    match &of.kind {
        ExpressionKind::Number(_) => true,
        ExpressionKind::Signed(Sign::Minus | Sign::Plus, inner) => is_number(inner, owner, has_place),
        ExpressionKind::Binary(Binary::Plus | Binary::Minus | Binary::Times | Binary::Divide, one, other) => {
            is_number(one, owner, has_place) && is_number(other, owner, has_place)
        }
        _ => {
            let Some(words) = words(of) else { return false };
            if is_of_screen(&words) {
                return true;
            }
            let Some(found) = meant(&words).into_iter().next() else { return false };
            *has_place |= found.role.is_place();
            let is_part = found.role.is_place()
                || matches!(
                    found.role,
                    Role::Size(_) | Role::Half(_) | Role::Side | Role::Radius | Role::Diameter | Role::Speed(_)
                );
            is_part && owner.is(found.owner)
        }
    }
}

/// `canvas.width`, `WIDTH`, `SCREEN_WIDTH`.
fn is_of_screen(words: &[String]) -> bool {
    let is_of_thing = |found: &Meant| !found.owner.is_empty() && !is_in(&found.owner, SCREENS);
    let is_constant = |word: &String| {
        let is_upper = word.len() > 1 && word.chars().all(|it| it.is_ascii_uppercase() || it == '_');
        is_upper && !meant(words).first().is_some_and(is_of_thing)
    };
    match words {
        [only] => is_constant(only) || subwords(only).iter().any(|word| is_in(word, SCREENS)),
        [first, ..] => subwords(first).iter().any(|word| is_in(word, SCREENS)),
        [] => false,
    }
}

/// Whether only the place and the velocity of that thing are set, and flags.
fn only_sets(statements: &[Statement], owner: &mut Owner) -> bool {
    statements.iter().all(|statement| match &statement.kind {
        StatementKind::Nothing => true,
        StatementKind::Block(body) => only_sets(body, owner),
        StatementKind::Expression(of) | StatementKind::Done(of) => match &of.kind {
            ExpressionKind::Assign(_, target, value) => {
                let found = words(target).and_then(|words| meant(&words).into_iter().next());
                let is_motion =
                    found.as_ref().is_some_and(|found| found.role.is_place() || matches!(found.role, Role::Speed(_)));
                match found {
                    Some(found) if is_motion => owner.is(found.owner),
                    None => matches!(value.kind, ExpressionKind::Bool(_)),
                    Some(_) => false,
                }
            }
            _ => false,
        },
        _ => false,
    })
}
