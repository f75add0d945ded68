//! Statements that only say how fast A may get: keys, friction and a highest speed. They are left out, and said: each case has the
//! velocity of its step, however it came about.

use super::super::mentions::each_expression;
use super::super::program::Judged;
use super::super::syntax::{Binary, Expression, ExpressionKind, Function, Pattern, Statement, StatementKind};
use super::super::whole::Whole;
use super::edges::is_edge;
use super::names::{Role, meant, subwords};
use super::origin::words;
use crate::program::is_in;
use std::rc::Rc;

const KEYS: &str = "key keys keyboard keyboardstate input inputs joystick gamepad pressed cursors controls";
const LIMITS: &str = "max min maximum minimum terminal limit top";
const CLAMPS: &str = "min max clamp clampf constrain minf maxf fmin fmax";

/// The same without them and without the edge of the screen, and what both are.
pub(super) fn without(judged: Judged, whole: &Whole) -> (Judged, [Vec<String>; 2]) {
    let mut written = [Vec::new(), Vec::new()];
    let mut rest = |statements: &[Statement]| {
        let of = |(at, statement): (usize, &Statement)| {
            let steering = Steering { whole };
            let steers = steering.is_it(statement) || steering.is_begun(statement, &statements[at + 1..]);
            let is_left_out = steers || is_edge(statement);
            if is_left_out {
                let text = whole.text_at(&statement.place).trim().trim_end_matches(';');
                let text = text.lines().map(str::trim).collect::<Vec<_>>().join(" ");
                written[usize::from(!steers)].push(text);
            }
            let kind = if is_left_out { StatementKind::Nothing } else { statement.kind.clone() };
            Statement { kind, ..statement.clone() }
        };
        statements.iter().enumerate().map(of).collect::<Vec<_>>()
    };
    let judged = match judged {
        Judged::Function(function) => {
            let body = rest(&function.body);
            Judged::Function(Rc::new(Function { body, ..Function::clone(&function) }))
        }
        Judged::Statements(statements) => Judged::Statements(rest(&statements)),
    };
    (judged, written)
}

struct Steering<'a> {
    whole: &'a Whole,
}

impl Steering<'_> {
    fn is_it(&self, statement: &Statement) -> bool {
        match &statement.kind {
            StatementKind::If(test, one, other) => {
                let is_capped = other.is_empty() && matches!(&one[..], [only] if self.caps(test, only));
                is_capped || asks_keys(test) && (!one.is_empty() && only_speeds(one) && only_speeds(other))
            }
            StatementKind::Let(given) => {
                let is_name = matches!(&given.pattern, Pattern::Name(name) if is_of_keys(name));
                is_name && given.value.as_ref().is_some_and(asks_keys)
            }
            _ => computed(statement).is_some_and(|of| self.is_change(of)),
        }
    }

    /// `vx = 0`, before keys set it.
    fn is_begun(&self, statement: &Statement, next: &[Statement]) -> bool {
        let Some(ExpressionKind::Assign(None, target, value)) = computed(statement).map(|of| &of.kind) else {
            return false;
        };
        let is_zero =
            matches!(&value.kind, ExpressionKind::Number(of) if of.digits.chars().all(|it| "0.".contains(it)));
        if !is_zero || !is_speed(target) {
            return false;
        }
        for other in next {
            let (mut sets, mut speaks) = (false, false);
            each_expression(std::slice::from_ref(other), &mut |part, _| {
                sets |= matches!(&part.kind, ExpressionKind::Assign(_, own, _) if self.is_same(own, target));
                speaks |= self.is_same(part, target);
            });
            if speaks {
                return sets && matches!(other.kind, StatementKind::If(..)) && self.is_it(other);
            }
        }
        false
    }

    fn is_change(&self, of: &Expression) -> bool {
        let ExpressionKind::Assign(how, target, value) = &of.kind else { return false };
        let is_friction = matches!(&value.kind, ExpressionKind::Number(of) if is_between_0_and_1(&of.digits));
        match how {
            Some(Binary::Times) => is_speed(target) && is_friction,
            None if is_speed(target) => self.is_clamped(value, target) || asks_keys(value),
            None => target.name().is_some_and(|name| is_of_keys(name)) && asks_keys(value),
            _ => false,
        }
    }

    /// `if vy > 10: vy = 10`
    fn caps(&self, test: &Expression, then: &Statement) -> bool {
        let ExpressionKind::Binary(how, speed, limit) = &test.kind else { return false };
        // `if vy < 10: vy = 10` is no highest speed.
        let is_highest = match how {
            Binary::Greater | Binary::AtLeast => !matches!(limit.kind, ExpressionKind::Signed(..)),
            Binary::Less | Binary::AtMost => !matches!(limit.kind, ExpressionKind::Number(_)),
            _ => false,
        };
        let Some(ExpressionKind::Assign(None, target, value)) = computed(then).map(|of| &of.kind) else { return false };
        let is_same = |one: &Expression, other: &Expression| self.is_same(one, other);
        is_highest && is_speed(speed) && is_limit(limit) && is_same(speed, target) && is_same(limit, value)
    }

    /// `vy = min(vy, 10)`, also one inside another.
    fn is_clamped(&self, value: &Expression, speed: &Expression) -> bool {
        let ExpressionKind::Call(called, arguments) = &value.kind else { return false };
        let is_clamp = called.last_name().is_some_and(|name| is_in(&name.to_lowercase(), CLAMPS));
        let (mut speeds, mut others) = (0, 0);
        for argument in arguments {
            let is_it = self.is_same(&argument.value, speed) || self.is_clamped(&argument.value, speed);
            speeds += usize::from(is_it);
            others += usize::from(!is_it && !is_limit(&argument.value));
        }
        is_clamp && speeds == 1 && others == 0 && arguments.len() > 1
    }

    fn is_same(&self, one: &Expression, other: &Expression) -> bool {
        self.whole.text_at(&one.place) == self.whole.text_at(&other.place)
    }
}

/// What a statement computes, if that is all.
fn computed(statement: &Statement) -> Option<&Expression> {
    match &statement.kind {
        StatementKind::Expression(of) | StatementKind::Done(of) => Some(of),
        _ => None,
    }
}

fn has_role(of: &Expression, is_it: impl Fn(Role) -> bool) -> bool {
    let found = words(of).map(|words| meant(&words)).unwrap_or_default();
    found.iter().any(|meant| is_it(meant.role) && !meant.is_unsure)
}

fn is_speed(of: &Expression) -> bool {
    has_role(of, |role| matches!(role, Role::Speed(_)))
}

/// A number that is not 0, or a name that says that it is a limit.
fn is_limit(of: &Expression) -> bool {
    let says_so = |name: &str| {
        let is_constant = name.chars().all(|it| it.is_uppercase() || it.is_ascii_digit() || it == '_');
        is_constant || subwords(name).iter().any(|word| is_in(word, LIMITS))
    };
    match &of.kind {
        ExpressionKind::Number(number) => number.digits.chars().any(|digit| ('1'..='9').contains(&digit)),
        ExpressionKind::Signed(_, inner) => is_limit(inner),
        ExpressionKind::Name(name) | ExpressionKind::Member(_, name) => says_so(name),
        _ => false,
    }
}

fn is_between_0_and_1(digits: &str) -> bool {
    let number: Option<f64> = digits.trim_end_matches(['f', 'F', 'd', 'D']).parse().ok();
    number.is_some_and(|number| 0.0 < number && number < 1.0)
}

fn is_of_keys(name: &str) -> bool {
    subwords(name).iter().any(|word| is_in(word, KEYS))
}

/// Whether keys are asked, and no place: a key may also be a thing that is picked up. `keys.left` is a key.
fn asks_keys(of: &Expression) -> bool {
    let (mut asks, mut is_of_places) = (false, false);
    let statement = Statement::new(StatementKind::Expression(of.clone()), of.place.clone());
    each_expression(std::slice::from_ref(&statement), &mut |part, _| {
        asks |= part.last_name().is_some_and(|name| is_of_keys(name));
        let path = words(part).unwrap_or_default();
        let is_key = path.len() > 1
            && is_of_keys(&path[0])
            && has_role(part, |role| matches!(role, Role::Min(_) | Role::Max(_)));
        is_of_places |= has_role(part, Role::is_place) && !is_key;
    });
    asks && !is_of_places
}

/// Whether statements set velocities, and nothing else.
fn only_speeds(statements: &[Statement]) -> bool {
    statements.iter().all(|statement| match &statement.kind {
        StatementKind::Nothing => true,
        StatementKind::If(test, one, other) => {
            !has_role(test, Role::is_place) && only_speeds(one) && only_speeds(other)
        }
        StatementKind::Block(body) => only_speeds(body),
        _ => match computed(statement).map(|of| &of.kind) {
            Some(ExpressionKind::Assign(_, target, value)) => {
                is_speed(target) || matches!(value.kind, ExpressionKind::Bool(_)) && !has_role(target, Role::is_place)
            }
            _ => false,
        },
    })
}
