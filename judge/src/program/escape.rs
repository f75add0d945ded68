//! Escape analysis: which things a function keeps to itself. Only their members are named, so that nothing else ever holds them.

use super::syntax::{Expression, ExpressionKind, Function, Let, Name, Pattern, Statement, StatementKind};
use std::collections::HashSet;

/// The names that stand for a whole somewhere in a function, or have a method called: what they hold may get out of it.
pub(crate) fn escaping(function: &Function) -> HashSet<Name> {
    let mut names = Wholes(HashSet::new());
    names.function(function);
    names.0
}

/// Whether a thing that is made here is kept: a name has it that is not given on, and no function in it can hand it out.
pub(crate) fn is_local(given: &Let, escaping: &HashSet<Name>) -> bool {
    let (Pattern::Name(name), Some(value)) = (&given.pattern, &given.value) else { return false };
    let ExpressionKind::Object(_, fields) = &value.kind else { return false };
    let is_plain = |value: &Expression| !matches!(value.kind, ExpressionKind::Lambda(_));
    !escaping.contains(name) && fields.iter().all(|field| is_plain(&field.value))
}

struct Wholes(HashSet<Name>);

impl Wholes {
    fn function(&mut self, function: &Function) {
        for parameter in &function.parameters {
            each_default(&parameter.pattern, &mut |default| self.expression(default));
            parameter.default.iter().for_each(|default| self.expression(default));
        }
        self.statements(&function.body);
    }

    fn statements(&mut self, statements: &[Statement]) {
        for statement in statements {
            match &statement.kind {
                StatementKind::Let(given) => each_default(&given.pattern, &mut |default| self.expression(default)),
                StatementKind::ForEach(pattern, ..) => each_default(pattern, &mut |default| self.expression(default)),
                StatementKind::Function(function) => self.function(function),
                _ => {}
            }
            statement.expressions().for_each(|of| self.expression(of));
            statement.bodies().for_each(|body| self.statements(body));
        }
    }

    fn expression(&mut self, of: &Expression) {
        match &of.kind {
            ExpressionKind::Name(name) => {
                self.0.insert(name.clone());
            }
            // What a member is read of is not given on.
            ExpressionKind::Member(base, _) if matches!(base.kind, ExpressionKind::Name(_)) => {}
            // A method has the thing that it is called on.
            ExpressionKind::Call(called, arguments) => {
                match &called.kind {
                    ExpressionKind::Member(base, _) => self.expression(base),
                    _ => self.expression(called),
                }
                arguments.iter().for_each(|argument| self.expression(&argument.value));
            }
            ExpressionKind::Lambda(function) => self.function(function),
            ExpressionKind::Block(statements) => self.statements(statements),
            ExpressionKind::Comprehension(_, pattern, ..) => {
                each_default(pattern, &mut |default| self.expression(default));
                of.parts().for_each(|part| self.expression(part));
            }
            _ => of.parts().for_each(|part| self.expression(part)),
        }
    }
}

fn each_default(pattern: &Pattern, heard: &mut impl FnMut(&Expression)) {
    match pattern {
        Pattern::Name(_) | Pattern::Ignored => {}
        Pattern::List(patterns) => patterns.iter().for_each(|pattern| each_default(pattern, heard)),
        Pattern::Members(members) => {
            for (_, pattern, default) in members {
                default.iter().for_each(&mut *heard);
                each_default(pattern, heard);
            }
        }
    }
}
