//! Whether x and y of the code after a hit are the corner or the centre, as the text shows it.

use super::super::mentions::each_expression;
use super::super::program::Judged;
use super::super::run::Run;
use super::super::syntax::{Binary, Expression, ExpressionKind};
use super::super::whole::Whole;
use super::ResponseRefusal;
use super::names::{Role, meant};
use super::parts::{Entry, What, refused};
use crate::formula::{Origin, ParseOptions};
use crate::program::is_in;
use hantei_collision::Axis;

/// Whether x and y are the centre, as the text shows it.
pub(super) fn is_centre(
    whole: &Whole,
    judged: &Judged,
    entries: &[Entry],
    (names, is_ball): (&[String; 2], bool),
    options: &ParseOptions,
) -> Run<bool> {
    let has = |is_it: &dyn Fn(Role) -> bool| {
        entries.iter().any(|entry| match entry.what {
            What::A(_, role) => !is_ball && is_it(role),
            What::B(role) => is_it(role),
            _ => false,
        })
    };
    if !has(&|role| matches!(role, Role::Place(_))) {
        return Ok(false);
    }
    if let Some(origin) = options.origin {
        return Ok(origin == Origin::Centre);
    }
    let has_place = |entry: &&Entry| matches!(entry.what, What::A(_, Role::Place(_)) | What::B(Role::Place(_)));
    if entries.iter().filter(has_place).all(|entry| entry.is_of_library) {
        return Ok(false);
    }
    // A place beside an edge is that edge.
    if has(&|role| matches!(role, Role::Max(_))) && !has(&|role| matches!(role, Role::Half(_))) {
        return Ok(false);
    }
    let (mut corner, mut centre, mut adds_half) = (false, has(&|role| matches!(role, Role::Half(_))), false);
    let mut heard = |of: &Expression, _: bool| {
        let ExpressionKind::Binary(how @ (Binary::Plus | Binary::Minus), one, other) = &of.kind else { return };
        let is_half = |of: &Expression| match &of.kind {
            ExpressionKind::Binary(Binary::Divide | Binary::DivideDown, size, _) => {
                is_size(size) || is_sum_of_sizes(size)
            }
            ExpressionKind::Binary(Binary::Times, left, right) => is_size(left) || is_size(right),
            _ => false,
        };
        if is_place(one) && is_size(other) {
            corner = true;
        } else if is_place(one) && is_half(other) {
            centre |= *how == Binary::Minus;
            adds_half |= *how == Binary::Plus;
        }
    };
    each_of(judged, &mut heard);
    for function in whole.all_functions() {
        each_expression(&function.body, &mut heard);
    }
    // With a centre, half the size is added and subtracted.
    match (corner || adds_half && !centre, centre) {
        (true, false) => Ok(false),
        (false, true) => Ok(true),
        _ => refused(ResponseRefusal::Origin(names[usize::from(is_ball)].clone()), &judged.place()),
    }
}

/// Whether x and y of a circle are its centre: they are, if nothing speaks of its diameter.
pub(super) fn is_ball_centre(
    whole: &Whole,
    judged: &Judged,
    entries: &[Entry],
    names: &[String; 2],
    options: &ParseOptions,
) -> Run<bool> {
    let is_two =
        |of: &Expression| matches!(&of.kind, ExpressionKind::Number(literal) if is_in(&literal.digits, "2 2.0 2."));
    let is_radius = |of: &Expression| has_role(of, |role| role == Role::Radius);
    let mut is_doubled = entries.iter().any(|entry| matches!(entry.what, What::A(_, Role::Diameter)));
    let mut heard = |of: &Expression, _: bool| {
        if let ExpressionKind::Binary(how, one, other) = &of.kind {
            is_doubled |= match how {
                Binary::Times => is_two(one) && is_radius(other) || is_radius(one) && is_two(other),
                Binary::Plus => is_radius(one) && is_radius(other),
                _ => false,
            };
        }
    };
    each_of(judged, &mut heard);
    for function in whole.all_functions() {
        each_expression(&function.body, &mut heard);
    }
    match (is_doubled, options.origin) {
        (false, _) => Ok(true),
        (true, Some(origin)) => Ok(origin == Origin::Centre),
        (true, None) => refused(ResponseRefusal::Origin(names[0].clone()), &judged.place()),
    }
}

/// The axis on which a place changes by this number, if it is one alone.
pub(super) fn axis_of_way(judged: &Judged, way: &[String]) -> Option<Axis> {
    let mut axes = [false; 2];
    let is_way = |of: &Expression| {
        let own = words(of).as_deref() == Some(way);
        own || matches!(&of.kind, ExpressionKind::Binary(Binary::Times, one, other)
            if [one, other].iter().any(|side| words(side).as_deref() == Some(way)))
    };
    each_of(judged, &mut |of, _| {
        let ExpressionKind::Assign(how, target, value) = &of.kind else { return };
        let is_it = match (how, &value.kind) {
            (Some(Binary::Plus | Binary::Minus), _) => is_way(value),
            (None, ExpressionKind::Binary(Binary::Plus | Binary::Minus, one, other)) => {
                words(one) == words(target) && is_way(other)
            }
            _ => false,
        };
        if is_it && has_role(target, Role::is_place) {
            let on = |axis: Axis| {
                has_role(
                    target,
                    |role| matches!(role, Role::Place(of) | Role::Min(of) | Role::Max(of) | Role::Centre(of) if of == axis),
                )
            };
            Axis::PLANE.into_iter().filter(|axis| on(*axis)).for_each(|axis| axes[axis as usize] = true);
        }
    });
    match axes {
        [true, false] => Some(Axis::X),
        [false, true] => Some(Axis::Y),
        _ => None,
    }
}

fn each_of(judged: &Judged, heard: &mut dyn FnMut(&Expression, bool)) {
    match judged {
        Judged::Function(function) => each_expression(&function.body, heard),
        Judged::Statements(statements) => each_expression(statements, heard),
    }
}

/// The words of a path that is written out.
pub(super) fn words(of: &Expression) -> Option<Vec<String>> {
    match &of.kind {
        ExpressionKind::Name(name) if is_in(name, "this self") => Some(Vec::new()),
        ExpressionKind::Name(name) => Some(vec![name.to_string()]),
        ExpressionKind::Member(inner, name) => {
            let mut all = words(inner)?;
            all.push(name.to_string());
            Some(all)
        }
        ExpressionKind::Sure(inner) | ExpressionKind::Follow(inner) => words(inner),
        _ => None,
    }
}

fn has_role(of: &Expression, is_it: impl Fn(Role) -> bool) -> bool {
    words(of).and_then(|words| meant(&words).into_iter().next()).is_some_and(|meant| is_it(meant.role))
}

fn is_size(of: &Expression) -> bool {
    has_role(of, |role| matches!(role, Role::Size(_) | Role::Side))
}

fn is_sum_of_sizes(of: &Expression) -> bool {
    matches!(&of.kind, ExpressionKind::Binary(Binary::Plus, one, other) if is_size(one) && is_size(other))
}

/// A place, or a place after a step: `x + vx`.
fn is_place(of: &Expression) -> bool {
    match &of.kind {
        ExpressionKind::Binary(Binary::Plus, one, other) => {
            is_place(one) && has_role(other, |role| matches!(role, Role::Speed(_)))
        }
        _ => has_role(of, |role| matches!(role, Role::Place(_) | Role::Min(_))),
    }
}
