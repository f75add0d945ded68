//! Whether a body writes or reads a name.

use crate::tree::{Expression, Function, Statement};

/// Whether something is assigned to this name, or to a part of it, or it is given to a function that may.
pub(crate) fn writes(body: &[Statement], name: &str) -> bool {
    let mut found = false;
    each_statement(body, &mut |statement| {
        found |= match statement {
            Statement::Assign(_, target, _) | Statement::Step(target, ..) => root(target) == Some(name),
            Statement::Multiple(targets, _) => targets.iter().any(|target| root(target) == Some(name)),
            Statement::Both(one, other, _) => one == name || other == name,
            Statement::If(parts, _) => parts.iter().any(|(test, _)| expression_writes(test, name)),
            _ => false,
        }
    });
    found
}

fn expression_writes(expression: &Expression, name: &str) -> bool {
    match expression {
        Expression::Binary(_, left, right) => expression_writes(left, name) || expression_writes(right, name),
        Expression::Assigned(target, _) | Expression::Stepped(target, ..) => target == name,
        _ => false,
    }
}

fn root(target: &Expression) -> Option<&str> {
    match target {
        Expression::Name(name) => Some(name),
        Expression::Member(of, _) => root(of),
        _ => None,
    }
}

pub(crate) fn each_statement<'a>(body: &'a [Statement], visit: &mut impl FnMut(&'a Statement)) {
    for statement in body {
        visit(statement);
        match statement {
            Statement::If(parts, other) => {
                for (_, part) in parts {
                    each_statement(part, visit);
                }
                each_statement(other.as_deref().unwrap_or_default(), visit);
            }
            Statement::Switch(_, _, cases, other) => {
                for (_, part) in cases {
                    each_statement(part, visit);
                }
                each_statement(other.as_deref().unwrap_or_default(), visit);
            }
            Statement::Each(_, _, _, part, other) => {
                each_statement(part, visit);
                each_statement(other.as_deref().unwrap_or_default(), visit);
            }
            Statement::While(_, part) | Statement::DoWhile(part, _) | Statement::Block(part) => {
                each_statement(part, visit);
            }
            Statement::Count(count) => each_statement(&count.body, visit),
            Statement::Local(function) => each_statement(&function.body, visit),
            _ => {}
        }
    }
}

/// Whether a name is declared once and read somewhere: Go takes no variable that is not read.
pub(crate) fn is_surely_read(function: &Function, name: &str) -> bool {
    let is_parameter = |function: &Function| function.parameters.iter().any(|parameter| parameter.name == name);
    let mut declared = usize::from(is_parameter(function));
    let mut read = false;
    each_statement(&function.body, &mut |statement| {
        declared += usize::from(matches!(statement, Statement::Let(declared) if declared.name == name));
        declared += usize::from(matches!(statement, Statement::Local(local) if is_parameter(local)));
        declared += usize::from(matches!(statement, Statement::Each(each, ..) if each == name));
        let mut visit = |expression: &Expression| read |= reads(expression, name);
        match statement {
            Statement::Assign(_, _, value) | Statement::Return(value) | Statement::Do(value) => visit(value),
            Statement::Let(declared) => declared.value.iter().for_each(visit),
            Statement::If(parts, _) => parts.iter().for_each(|(test, _)| visit(test)),
            Statement::While(test, _) => visit(test),
            _ => {}
        }
    });
    declared == 1 && read
}

fn reads(expression: &Expression, name: &str) -> bool {
    match expression {
        Expression::Name(found) | Expression::Given(found) => found == name,
        Expression::Member(of, _)
        | Expression::Minus(of)
        | Expression::Not(of)
        | Expression::Cast(_, of)
        | Expression::Counted(of) => reads(of, name),
        Expression::Binary(_, left, right) => reads(left, name) || reads(right, name),
        Expression::Choice(one, two, three) => [one, two, three].into_iter().any(|part| reads(part, name)),
        Expression::Call(_, all) | Expression::Builtin(_, _, all) | Expression::Make(all) => {
            all.iter().any(|one| reads(one, name))
        }
        Expression::Method(of, _, all) => reads(of, name) || all.iter().any(|one| reads(one, name)),
        _ => false,
    }
}
