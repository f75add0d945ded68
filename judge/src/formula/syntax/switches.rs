//! `switch`, `match` and `when` → an `if` for each arm. In C and its relatives an arm has to end, because without that it
//! goes on into the next one.

use super::cursor::Cursor;
use super::grammar::expression;
use super::node::{Node, NodeKind, Statement, StatementKind, both};
use super::signs::Sign;
use super::statements::{BlockEnd, block, braced};
use super::tokens::Token;
use crate::formula::error::{Expected, FormulaError, FormulaFlaw, Read};
use crate::formula::language::SourceLanguage;
use crate::formula::meaning::Joint;
use hantei_collision::Operator;
use std::ops::Range;

/// An arm: its test, `None` for all other cases, and its statements.
type Arm = (Option<Node>, Vec<Statement>);

/// Whether such a choice begins here.
pub(super) fn begins(input: &Cursor) -> bool {
    let word = input.peek().and_then(Token::word);
    let is_its = match word {
        Some("switch") => !input.is_indented(),
        Some("match") => input.is(SourceLanguage::Rust) || is_match_of_python(input),
        Some("when") => input.is(SourceLanguage::Kotlin),
        _ => false,
    };
    is_its && input.ahead(1).is_some_and(|next| !next.is(Sign::Assign) && !next.is(Sign::Dot))
}

/// `match … :` before a line with `case`.
fn is_match_of_python(input: &Cursor) -> bool {
    let next = input.tokens[input.at + 1..input.end].iter().find(|token| token.begins_line);
    input.is(SourceLanguage::Python) && next.is_some_and(|token| token.is_word("case"))
}

/// All arms; the next token is `switch` or the like.
pub(super) fn arms(input: &mut Cursor) -> Read<Vec<Arm>> {
    let place = input.place();
    input.at += 1;
    let subject = if input.next_is(Sign::OpenBrace) { None } else { Some(expression(input)?) };
    let subject = subject.filter(|subject| !matches!(&subject.kind, NodeKind::Name(name) if name == "true"));
    let open = input.place();
    if input.is(SourceLanguage::Python) {
        return match subject {
            Some(subject) => cases(input, &subject),
            None => input.unexpected(Expected::Operand),
        };
    }
    if !input.took(Sign::OpenBrace) {
        return input.unexpected(Expected::Operator);
    }
    let mut arms: Vec<Arm> = Vec::new();
    // The test of labels without statements, which share those of the next label.
    let mut shared: Option<Node> = None;
    while !input.next_is(Sign::CloseBrace) {
        if input.peek().is_none() {
            return Err(FormulaError::new(FormulaFlaw::Unclosed("{"), open));
        }
        let (test, arrow) = label(input, subject.as_ref())?;
        let mut done = if arrow { value(input)? } else { block(input, BlockEnd::Case)? };
        let test = match (shared.take(), test) {
            (Some(before), Some(test)) => Some(joined(Joint::Or, before, test)),
            (Some(_), None) => None,
            (None, test) => test,
        };
        let falls = !(arrow || input.is(SourceLanguage::Go) || input.is(SourceLanguage::Swift));
        if falls && done.is_empty() && test.is_some() && !input.next_is(Sign::CloseBrace) {
            shared = test;
            continue;
        }
        let broke = done.last().is_some_and(breaks);
        if broke {
            done.pop();
        }
        if falls && !broke && !input.next_is(Sign::CloseBrace) && !returns(&done) {
            return Err(FormulaError::new(FormulaFlaw::Statement("switch".into()), place));
        }
        arms.push((test, done));
    }
    input.took(Sign::CloseBrace);
    // A default before other labels is rare, and would have to be asked last.
    let last = arms.len().saturating_sub(1);
    match arms.iter().take(last).any(|(test, _)| test.is_none()) {
        true => Err(FormulaError::new(FormulaFlaw::Statement("switch".into()), place)),
        false => Ok(arms),
    }
}

/// Python's arms, each indented behind its `case`.
fn cases(input: &mut Cursor, subject: &Node) -> Read<Vec<Arm>> {
    if !input.took(Sign::Colon) {
        return input.unexpected(Expected::Colon);
    }
    let mut arms: Vec<Arm> = Vec::new();
    while input.next_is_word(&["case"]) && arms.last().is_none_or(|(test, _)| test.is_some()) {
        let indent = input.peek().map_or(0, |token| token.indent);
        let (test, _) = label(input, Some(subject))?;
        let is_block = input.peek().is_some_and(|next| next.begins_line);
        arms.push((test, block(input, if is_block { BlockEnd::Indent(indent) } else { BlockEnd::Line })?));
    }
    Ok(arms)
}

/// The test of a label, and whether an arrow comes after it.
fn label(input: &mut Cursor, subject: Option<&Node>) -> Read<(Option<Node>, bool)> {
    if input.took_word(&["default", "else", "_"]) {
        return Ok((None, ended(input)?));
    }
    input.took_word(&["case"]);
    let mut test: Option<Node> = None;
    loop {
        let given = input.deeper(&input.place(), expression)?;
        let one = match subject {
            Some(subject) => matched(subject, given),
            None => Some(given),
        };
        let Some(one) = one else { return Ok((None, ended(input)?)) };
        test = Some(match test {
            Some(before) => joined(Joint::Or, before, one),
            None => one,
        });
        if !(input.took(Sign::Comma) || input.took(Sign::Join(Joint::EitherOf))) {
            break;
        }
    }
    if input.took_word(&["if"]) {
        let guard = expression(input)?;
        test = test.map(|test| both(test, guard));
    }
    Ok((test, ended(input)?))
}

/// Reads the sign after a label: a colon, or an arrow, for which it is true.
fn ended(input: &mut Cursor) -> Read<bool> {
    if input.took(Sign::Arrow) || input.took(Sign::FatArrow) {
        return Ok(true);
    }
    if input.took(Sign::Colon) { Ok(false) } else { input.unexpected(Expected::Colon) }
}

fn joined(joint: Joint, one: Node, other: Node) -> Node {
    let place = one.place.start..other.place.end;
    Node { place, kind: NodeKind::Infix(Sign::Join(joint), Box::new([one, other])), enclosed: true }
}

/// Whether a subject is what a label says; `None` if it says nothing: `_`, `(_, _)`.
fn matched(subject: &Node, given: Node) -> Option<Node> {
    match (&subject.kind, &given.kind) {
        (_, NodeKind::Name(name)) if name == "_" => None,
        (NodeKind::Tuple(subjects), NodeKind::Tuple(all)) if subjects.len() == all.len() => {
            let parts = subjects.iter().zip(all).filter_map(|(subject, given)| matched(subject, given.clone()));
            parts.reduce(both)
        }
        _ => {
            let place = given.place.clone();
            let sides = Box::new([Node { enclosed: true, ..subject.clone() }, given]);
            Some(Node { place, kind: NodeKind::Infix(Sign::Compare(Operator::Equal), sides), enclosed: true })
        }
    }
}

/// The statements after an arrow: a block, a statement or an expression.
fn value(input: &mut Cursor) -> Read<Vec<Statement>> {
    let open = input.place();
    let done = if input.took(Sign::OpenBrace) {
        input.deeper(&open, |input| braced(input, &open))?
    } else if input.next_is_word(&["return"]) {
        block(input, BlockEnd::Line)?
    } else {
        let node = input.deeper(&open, expression)?;
        vec![Statement { place: node.place.clone(), kind: StatementKind::Expression(node) }]
    };
    while input.took(Sign::Comma) || input.took(Sign::Semicolon) {}
    Ok(done)
}

fn breaks(statement: &Statement) -> bool {
    matches!(&statement.kind, StatementKind::Refused(FormulaFlaw::Statement(word)) if word == "break")
}

fn returns(done: &[Statement]) -> bool {
    match done.last().map(|last| &last.kind) {
        Some(StatementKind::Return(_)) => true,
        Some(StatementKind::Block(inner)) => returns(inner),
        Some(StatementKind::If { arms, otherwise: Some(otherwise) }) => {
            arms.iter().all(|(_, done)| returns(done)) && returns(otherwise)
        }
        _ => false,
    }
}

/// The arms as a statement.
pub(super) fn as_statement(arms: Vec<Arm>) -> StatementKind {
    let (mut tested, mut otherwise) = (Vec::new(), None);
    for (test, done) in arms {
        match test {
            Some(test) => tested.push((test, done)),
            None => otherwise = Some(done),
        }
    }
    match tested.is_empty() {
        true => StatementKind::Block(otherwise.unwrap_or_default()),
        false => StatementKind::If { arms: tested, otherwise },
    }
}

/// The arms as a value: each has one, and there is one for all other cases.
pub(super) fn as_value(arms: Vec<Arm>, place: &Range<usize>) -> Option<Node> {
    arms.into_iter().rev().try_fold(None, |rest: Option<Node>, (test, done)| {
        let value = Node { place: place.clone(), kind: super::operands::value_of(done), enclosed: true };
        Some(Some(match (test, rest) {
            (None, None) => value,
            (Some(test), Some(rest)) => {
                let kind = NodeKind::Choice(Box::new([test, value, rest]));
                Node { place: place.clone(), kind, enclosed: true }
            }
            _ => return None,
        }))
    })?
}
