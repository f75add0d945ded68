//! Tokens → statements: definitions, `if`s, returns. A block ends as in its language: brace, `end`, indent.

use super::cursor::Cursor;
use super::definitions::{assigned_list, declaration, declared, is_assignment, values};
use super::grammar::expression;
use super::node::{Change, Node, NodeKind, Pattern, Statement, StatementKind, both};
use super::operands::list;
use super::signs::Sign;
use super::tokens::{Token, TokenKind};
use super::{loops, searches, skipping, switches};
use crate::formula::error::{Expected, FormulaError, FormulaFlaw, Read};
use crate::formula::language::SourceLanguage;
use std::ops::Range;

#[derive(Clone, Copy)]
pub(in crate::formula) enum BlockEnd {
    Tokens,
    Brace,
    /// Before the first line that is not indented further than this.
    Indent(usize),
    Line,
    /// Before `end`, `else` and the like.
    Words,
    /// Before the next label of a `switch`, or its end.
    Case,
}

/// Words before which a block of Lua ends.
const END_WORDS: [&str; 5] = ["end", "else", "elseif", "elif", "until"];

fn is_end(input: &Cursor, end: BlockEnd) -> bool {
    let Some(next) = input.peek() else { return true };
    match end {
        BlockEnd::Tokens => false,
        BlockEnd::Brace => next.is(Sign::CloseBrace),
        BlockEnd::Indent(least) => next.begins_line && next.indent <= least,
        BlockEnd::Line => next.begins_line,
        BlockEnd::Words => input.next_is_word(&END_WORDS),
        BlockEnd::Case => next.is(Sign::CloseBrace) || next.is_word("case") || next.is_word("default"),
    }
}

/// All statements before the end of a block; the end itself is not read.
pub(in crate::formula) fn block(input: &mut Cursor, end: BlockEnd) -> Read<Vec<Statement>> {
    let mut statements = Vec::new();
    loop {
        while input.took(Sign::Semicolon) || (matches!(end, BlockEnd::Tokens) && took_stray(input)) {}
        if is_end(input, end) {
            return Ok(statements);
        }
        statement(input, &mut statements)?;
    }
}

/// The end of a block, left over in a text that was cut out of a larger one.
fn took_stray(input: &mut Cursor) -> bool {
    input.took(Sign::CloseBrace) || input.took_word(&["else", "end"])
}

/// A block in braces; its first brace, at `open`, is already read.
pub(super) fn braced(input: &mut Cursor, open: &Range<usize>) -> Read<Vec<Statement>> {
    let statements = block(input, BlockEnd::Brace)?;
    if input.took(Sign::CloseBrace) || statements.is_empty() {
        return Ok(statements);
    }
    Err(FormulaError::new(FormulaFlaw::Unclosed("{"), open.clone()))
}

fn statement(input: &mut Cursor, out: &mut Vec<Statement>) -> Read<()> {
    let place = input.place();
    let begin = place.start;
    let Some(token) = input.peek() else { return Ok(()) };
    // `local function within(v, low, high) … end`
    let at = input.at;
    input.took_word(&["local", "static"]);
    if input.took_function() {
        return Ok(());
    }
    input.at = at;
    let kind = match &token.kind {
        TokenKind::Sign(Sign::Define) => defined(input)?,
        TokenKind::Sign(Sign::OpenBrace) => {
            input.at += 1;
            StatementKind::Block(input.deeper(&place, |input| braced(input, &place))?)
        }
        TokenKind::Word(word) => match word.to_ascii_lowercase().as_str() {
            "if" | "elif" => {
                input.at += 1;
                input.deeper(&place, |input| choice(input, token))?
            }
            "guard" if input.is(SourceLanguage::Swift) => {
                input.at += 1;
                input.deeper(&place, |input| guard(input, token))?
            }
            "return" => {
                input.at += 1;
                returned(input)?
            }
            "assert" if !input.ahead(1).is_some_and(|next| next.is(Sign::Open)) || input.is(SourceLanguage::Python) => {
                input.at += 1;
                let condition = expression(input)?;
                if input.took(Sign::Comma) || input.took(Sign::Colon) {
                    expression(input)?;
                }
                let name = Node { place: place.clone(), kind: NodeKind::Name(word.clone()), enclosed: false };
                let kind = NodeKind::Call(name.into(), vec![condition]);
                StatementKind::Expression(Node { place: begin..input.last_end(), kind, enclosed: false })
            }
            "pass" => {
                input.at += 1;
                return Ok(());
            }
            _ if switches::begins(input) => switches::as_statement(input.deeper(&place, switches::arms)?),
            _ if skipping::is_passed_over(input) => {
                skipping::skip_statement(input);
                return Ok(());
            }
            _ if let Some(kind) = loops::looped(input)? => kind,
            _ if let Some(kind) = searches::searched(input)? => kind,
            _ if skipping::is_refused(input) => {
                let flaw = FormulaFlaw::Statement(word.clone());
                skipping::skip_statement(input);
                out.push(Statement { place, kind: StatementKind::Refused(flaw) });
                return Ok(());
            }
            _ => return plain(input, out),
        },
        _ => return plain(input, out),
    };
    out.push(Statement { place: begin..input.last_end(), kind });
    Ok(())
}

fn defined(input: &mut Cursor) -> Read<StatementKind> {
    input.at += 1;
    let place = input.place();
    let Some(name) = input.take().and_then(Token::word) else { return input.unexpected(Expected::Operand) };
    let line = |input: &Cursor| input.peek().is_some_and(|token| !token.begins_line);
    let is_plain = line(input) && input.peek().is_some_and(|token| token.place.start > place.end);
    let value = if is_plain { Some(expression(input)?) } else { None };
    while line(input) {
        input.at += 1;
    }
    let pattern = Pattern::Name(name.to_owned(), place);
    Ok(StatementKind::Define { pattern, value, kind: None, is_declared: true, is_local: false })
}

fn returned(input: &mut Cursor) -> Read<StatementKind> {
    let ends = input.peek().is_none_or(|next| {
        let is_sign = next.is(Sign::Semicolon) || next.is(Sign::CloseBrace);
        is_sign || input.next_is_word(&END_WORDS) || (next.begins_line && input.language.is_some())
    });
    if ends {
        return Ok(StatementKind::Return(None));
    }
    let has_many = !input.language.is_some_and(SourceLanguage::types_first);
    let value = values(input, has_many)?;
    separated(input)?;
    Ok(StatementKind::Return(Some(value)))
}

fn choice(input: &mut Cursor, first: &Token) -> Read<StatementKind> {
    let mut arms = Vec::new();
    loop {
        let test = expression(input)?;
        let done = body(input, first.indent)?;
        arms.push((test, done));
        let is_here =
            !input.is_indented() || input.peek().is_some_and(|next| !next.begins_line || next.indent == first.indent);
        if !is_here {
            break;
        }
        if input.took_word(&["elif", "elseif"]) {
            continue;
        }
        if !input.next_is_word(&["else"]) {
            break;
        }
        input.at += 1;
        let goes_on = input.peek().is_some_and(|next| !(input.is_indented() && next.begins_line));
        if goes_on && input.took_word(&["if"]) {
            continue;
        }
        let otherwise = Some(body(input, first.indent)?);
        input.took_word(&["end"]);
        return Ok(StatementKind::If { arms, otherwise });
    }
    input.took_word(&["end", "endif"]);
    Ok(StatementKind::If { arms, otherwise: None })
}

/// After `guard`: tests that must all be true, and the statements for when one is false.
fn guard(input: &mut Cursor, first: &Token) -> Read<StatementKind> {
    let mut test = expression(input)?;
    while input.took(Sign::Comma) {
        test = both(test, expression(input)?);
    }
    if !input.took_word(&["else"]) {
        return input.unexpected(Expected::Else);
    }
    let done = body(input, first.indent)?;
    let test = Node { place: test.place.clone(), kind: NodeKind::Prefix(Sign::Not, test.into()), enclosed: false };
    Ok(StatementKind::If { arms: vec![(test, done)], otherwise: None })
}

pub(super) fn body(input: &mut Cursor, indent: usize) -> Read<Vec<Statement>> {
    let place = input.place();
    input.deeper(&place, |input| {
        if input.took(Sign::OpenBrace) {
            return braced(input, &place);
        }
        if input.took(Sign::Colon) {
            let is_block = input.peek().is_some_and(|next| next.begins_line);
            return block(input, if is_block { BlockEnd::Indent(indent) } else { BlockEnd::Line });
        }
        if input.took_word(&["then"]) || (input.is(SourceLanguage::Lua) && input.peek().is_some()) {
            return block(input, BlockEnd::Words);
        }
        let mut done = Vec::new();
        let place = input.place();
        if input.took(Sign::Semicolon) && input.peek().is_some() {
            return Err(FormulaError::new(FormulaFlaw::EndsBranch, place));
        }
        // After the test comes nothing, or something that is not allowed there.
        let begins = input.peek().is_some_and(|next| next.begins_line || next.word().is_some());
        if !begins && input.peek().is_some() && !input.next_is(Sign::CloseBrace) {
            return input.unexpected(Expected::Operator);
        }
        if begins {
            statement(input, &mut done)?;
            input.took(Sign::Semicolon);
        }
        Ok(done)
    })
}

fn plain(input: &mut Cursor, out: &mut Vec<Statement>) -> Read<()> {
    if let Some(kind) = declaration(input) {
        return declared(input, kind, true, out);
    }
    let begin = input.place().start;
    // `x, y = 1, 2`, and `(x, y) = …`.
    let is_list = assigned_list(input);
    if is_list || is_assignment(input) {
        return declared(input, None, false, out);
    }
    // A declaration in JavaScript: `const { x, y } = a;`.
    let node = expression(input)?;
    let kind = match input.peek().map(|token| &token.kind) {
        Some(TokenKind::Sign(Sign::Change(how))) => change(input, node, Change::Computed(*how))?,
        Some(TokenKind::Sign(Sign::ChangeTest(how))) => change(input, node, Change::Joined(*how))?,
        Some(TokenKind::Sign(Sign::Count)) => {
            input.at += 1;
            StatementKind::Change { target: node, how: Change::Counted, value: None }
        }
        Some(TokenKind::Sign(Sign::Assign)) if is_place(&node) => {
            input.at += 1;
            let value = expression(input)?;
            StatementKind::Change { target: node, how: Change::Counted, value: Some(value) }
        }
        Some(TokenKind::Sign(Sign::Not))
            if matches!(node.kind, NodeKind::Name(_)) && input.ahead(1).is_some_and(|it| it.is(Sign::Open)) =>
        {
            // `println!(…)`
            input.at += 1;
            let asserts = matches!(&node.kind, NodeKind::Name(name) if name.contains("assert"));
            let arguments = if asserts { asserted(input)? } else { Vec::new() };
            skipping::skip_statement(input);
            let call = NodeKind::Call(Box::new(node), arguments);
            StatementKind::Expression(Node { place: begin..input.last_end(), kind: call, enclosed: false })
        }
        _ => StatementKind::Expression(node),
    };
    separated(input)?;
    out.push(Statement { place: begin..input.last_end(), kind });
    Ok(())
}

/// What a macro asserts; its opening parenthesis is next.
fn asserted(input: &mut Cursor) -> Read<Vec<Node>> {
    let mut inside = input.clone();
    let place = inside.place();
    inside.at += 1;
    inside.deeper(&place, |input| list(input, Sign::Close))
}

fn change(input: &mut Cursor, target: Node, how: Change) -> Read<StatementKind> {
    input.at += 1;
    let value = Some(expression(input)?);
    Ok(StatementKind::Change { target, how, value })
}

const fn is_place(node: &Node) -> bool {
    matches!(node.kind, NodeKind::Member(..) | NodeKind::Index(..)) && !node.enclosed
}

/// Statements are separated by a sign, a word, or the end of the line.
pub(super) fn separated(input: &mut Cursor) -> Read<()> {
    let ends = input.peek().is_none_or(|next| {
        next.begins_line
            || next.is(Sign::Semicolon)
            || next.is(Sign::CloseBrace)
            || input.next_is_word(&END_WORDS)
            || (input.is_one_behind_colon() && next.is(Sign::Colon))
    });
    if ends { Ok(()) } else { input.unexpected(Expected::Operator) }
}

impl Cursor<'_> {
    /// A colon at the very end of a text that was cut out of a larger one.
    fn is_one_behind_colon(&self) -> bool {
        self.at + 1 == self.end
    }
}

pub(in crate::formula) fn constant(input: &mut Cursor) -> Option<Vec<Statement>> {
    let mut out = Vec::new();
    let begins = input.next_is(Sign::Define) || is_assignment(input) || declaration(&mut input.clone()).is_some();
    if !begins {
        return None;
    }
    statement(input, &mut out).ok()?;
    Some(out)
}
