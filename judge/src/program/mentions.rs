//! Each expression of statements, and which functions are handed over as values or answered with.

use super::program::is_guard;
use super::syntax::{Binary, Expression, ExpressionKind, Function, Name, Pattern, Sign, Statement, StatementKind};
use super::whole::Whole;
use super::words_in;
use std::rc::Rc;

/// Tells each expression, those of lambdas too, and whether it is called.
pub(crate) fn each_expression<'a>(statements: &'a [Statement], heard: &mut dyn FnMut(&'a Expression, bool)) {
    for statement in statements {
        for of in statement.expressions() {
            each_part(of, false, heard);
        }
        if let StatementKind::Function(function) = &statement.kind {
            each_expression(&function.body, heard);
        }
        statement.bodies().for_each(|body| each_expression(body, heard));
    }
}

fn each_part<'a>(of: &'a Expression, is_called: bool, heard: &mut dyn FnMut(&'a Expression, bool)) {
    heard(of, is_called);
    match &of.kind {
        ExpressionKind::Lambda(function) => each_expression(&function.body, heard),
        ExpressionKind::Block(statements) => each_expression(statements, heard),
        ExpressionKind::Call(called, arguments) => {
            each_part(called, true, heard);
            arguments.iter().for_each(|argument| each_part(&argument.value, false, heard));
        }
        _ => of.parts().for_each(|part| each_part(part, false, heard)),
    }
}

/// Whether a text is a test without functions, loops and elements of lists.
pub(crate) fn is_formula(whole: &Whole, statements: &[Statement]) -> bool {
    let is_plain = |it: &Statement| matches!(it.kind, StatementKind::Expression(_) | StatementKind::Done(_));
    let mut is_formula = statements.iter().all(is_plain) && whole.all_functions().is_empty();
    each_expression(statements, &mut |of, _| {
        is_formula &= !matches!(
            of.kind,
            ExpressionKind::Index(..) | ExpressionKind::Lambda(_) | ExpressionKind::Comprehension(..)
        );
    });
    is_formula
}

/// Whether a name is only assigned to, and never read: `t = ua`.
pub(crate) fn is_only_written(body: &[Statement], name: &str) -> bool {
    let (mut mentions, mut targets) = (0_usize, 0_usize);
    let is_it = |of: &Expression| matches!(&of.kind, ExpressionKind::Name(own) if **own == *name);
    each_expression(body, &mut |of, _| {
        mentions += usize::from(is_it(of));
        targets += usize::from(matches!(&of.kind, ExpressionKind::Assign(None, target, _) if is_it(target)));
    });
    targets > 0 && mentions == targets
}

/// The parameters whose names stand nowhere else in their function.
pub(crate) fn unused(whole: &Whole, function: &Function) -> Vec<String> {
    let text = whole.text_at(&function.place);
    let is_once = |name: &&Name| !name.starts_with('_') && words_in(text).filter(|word| *word == &***name).count() == 1;
    let patterns = function.parameters.iter().map(|parameter| &parameter.pattern);
    let names = patterns.filter_map(|pattern| if let Pattern::Name(name) = pattern { Some(name) } else { None });
    names.filter(is_once).map(ToString::to_string).collect()
}

/// Whether another function of the text calls this one: then that one is meant.
pub(crate) fn is_called(whole: &Whole, function: &Function) -> bool {
    let mut found = false;
    for other in whole.all_functions().iter().filter(|other| other.place != function.place) {
        each_expression(&other.body, &mut |of, is_called| {
            found |= is_called && of.last_name() == Some(&function.name);
        });
    }
    found
}

/// Whether statements ask for the opposite of what this function says: `if (!apart(a, b)) hit()`. Where `if (!f()) return;` only
/// leaves, the answer is what is reached behind it.
pub(crate) fn asks_opposite(statements: &[Statement], name: &Name) -> bool {
    statements.iter().any(|statement| {
        let is_asked = !is_guard(statement) && statement.expressions().any(|of| is_opposite(of, name));
        is_asked || statement.bodies().any(|body| asks_opposite(body, name))
    })
}

fn is_opposite(of: &Expression, name: &Name) -> bool {
    let is_call = |of: &Expression| match &of.kind {
        ExpressionKind::Call(called, _) => called.name() == Some(name),
        _ => false,
    };
    let is_own = match &of.kind {
        ExpressionKind::Signed(Sign::Not, of) => is_call(of),
        ExpressionKind::Binary(Binary::Equal, one, other) => is_call(one) && other.kind == ExpressionKind::Bool(false),
        _ => false,
    };
    is_own || of.parts().any(|part| is_opposite(part, name))
}

/// Whether statements give a value to anything but a new name.
pub(crate) fn changes_something(statements: &[Statement]) -> bool {
    let mut found = false;
    each_expression(statements, &mut |of, _| {
        found |= matches!(of.kind, ExpressionKind::Assign(..) | ExpressionKind::Step(..));
    });
    found
}

/// Whether another test is made of this function in a way that is not followed: it has the function as a value, or answers
/// with it and could not be read. Then that test is meant.
pub(crate) fn is_part_of_another(whole: &Whole, function: &Function) -> bool {
    !function.name.is_empty()
        && (whole.all_functions().iter().any(|other| hands_over(other, function))
            || is_answered_unread(whole, function))
}

fn hands_over(other: &Rc<Function>, function: &Function) -> bool {
    let is_given = !other.parameters.is_empty() || other.owner.is_some();
    let is_test = is_given && (super::program::answers(&other.body) || other.answers_last);
    if other.place == function.place || !is_test || &*other.name == "main" {
        return false;
    }
    let (mut names, mut is_own) = (false, false);
    let mut declared = |pattern: &Pattern| is_own |= pattern.names().any(|name| *name == function.name);
    other.parameters.iter().for_each(|parameter| declared(&parameter.pattern));
    each_let(&other.body, &mut declared);
    each_expression(&other.body, &mut |of, is_called| match &of.kind {
        ExpressionKind::Name(name) | ExpressionKind::Member(_, name) => names |= *name == function.name && !is_called,
        ExpressionKind::Assign(_, target, _) => {
            is_own |= target.name() == Some(&function.name);
        }
        _ => {}
    });
    names && !is_own
}

pub(crate) fn each_let(statements: &[Statement], heard: &mut dyn FnMut(&Pattern)) {
    for statement in statements {
        match &statement.kind {
            StatementKind::Let(given) => heard(&given.pattern),
            StatementKind::ForEach(pattern, ..) => heard(pattern),
            StatementKind::Function(function) => heard(&Pattern::Name(function.name.clone())),
            _ => {}
        }
        statement.bodies().for_each(|body| each_let(body, heard));
    }
}

/// Whether a function that is not read returns what this one says.
fn is_answered_unread(whole: &Whole, function: &Function) -> bool {
    let is_word = |letter: char| letter.is_alphanumeric() || letter == '_';
    let names = |text: &str| text.split(|letter| !is_word(letter)).any(|word| word == &*function.name);
    whole.text.unread.iter().any(|unread| {
        let text = whole.text_at(&unread.place);
        let mut answers = text.match_indices("return").filter(|(at, word)| {
            let rest = &text[at + word.len()..];
            !text[..*at].ends_with(is_word) && !rest.starts_with(is_word)
        });
        let is_test = text.split_once('(').is_some_and(|(_, rest)| !rest.trim_start().starts_with(')'));
        is_test && answers.any(|(at, _)| text[at..].split([';', '\n', '}']).next().is_some_and(names))
    })
}
