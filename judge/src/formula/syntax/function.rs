//! A function of a text: its name, its parameters, and the place of its body, which is read when it is asked for.

use super::cursor::Cursor;
use super::definitions::pattern;
use super::grammar::expression;
use super::node::{Node, NodeKind, Pattern, Statement, StatementKind};
use super::signs::Sign;
use super::statements::{BlockEnd, block};
use super::tokens::{Token, TokenKind};
use crate::formula::error::{Expected, Read};
use crate::formula::language::SourceLanguage;
use crate::formula::meaning::Arithmetic;
use crate::formula::names::kind_of_type;
use crate::formula::reading::NumberKind;
use std::cell::OnceCell;
use std::ops::Range;

#[derive(Clone, Debug)]
pub(in crate::formula) struct Parameter {
    pub(in crate::formula) pattern: Pattern,
    /// The kind, if the type is a number.
    pub(in crate::formula) number: Option<NumberKind>,
    pub(in crate::formula) default: Option<f64>,
}

#[derive(Clone, Debug)]
pub(super) enum Body {
    Braces(Range<usize>),
    /// Up to a line that is not indented further than this.
    Indented(Range<usize>, usize),
    Words(Range<usize>),
    /// One expression: `(a, b) => a.x < b.x`.
    Value(Range<usize>),
}

impl Body {
    pub(super) fn part(&self) -> Range<usize> {
        match self {
            Self::Braces(part) | Self::Indented(part, _) | Self::Words(part) | Self::Value(part) => part.clone(),
        }
    }
}

#[derive(Clone, Debug)]
pub(in crate::formula) struct Function {
    pub(in crate::formula) name: String,
    pub(in crate::formula) place: Range<usize>,
    pub(in crate::formula) parameters: Vec<Parameter>,
    /// The name of the own object, if the head has one.
    pub(in crate::formula) own: Option<String>,
    pub(in crate::formula) role: Role,
    pub(super) body: Body,
    pub(super) inner: Vec<Range<usize>>,
    statements: OnceCell<Vec<Statement>>,
    pub(in crate::formula) tokens: Range<usize>,
}

#[derive(Clone, Debug, PartialEq)]
pub(in crate::formula) enum Role {
    Function,
    /// It is used like a member and computed each time: `float Right => X + W;`.
    Property,
    /// What a constructor with its parameters assigns to a member, as a range of tokens: `self.right = x + w`.
    Field(Range<usize>),
    /// It is called inside the function with these tokens.
    Local(Range<usize>),
}

pub(super) struct Head {
    pub(super) name: String,
    pub(super) place: Range<usize>,
    pub(super) parameters: Vec<Parameter>,
    pub(super) own: Option<String>,
}

impl Function {
    /// The places of its name, its parameters and its type among all tokens.
    pub(in crate::formula) fn head(&self, tokens: &[Token]) -> Range<usize> {
        let body = self.body.part().start;
        let begin = tokens[..body].iter().rposition(|token| token.place.start <= self.place.start);
        begin.unwrap_or(body)..body
    }

    /// The kind of number that it returns, by its type.
    pub(in crate::formula) fn returns(&self, tokens: &[Token], language: Option<SourceLanguage>) -> Option<NumberKind> {
        let word = if language? == SourceLanguage::GdScript {
            let head = &tokens[self.head(tokens)];
            let arrow = head.iter().position(|token| token.is(Sign::Arrow))?;
            head.get(arrow + 1)?
        } else if language?.types_first() {
            let mut name = self.tokens.start;
            while name > 1 && tokens[name - 1].is(Sign::Scope) {
                name -= 2;
            }
            tokens.get(name.checked_sub(1)?)?
        } else {
            return None;
        };
        word.word().and_then(kind_of_type)
    }

    /// The name of Go's result, `ok` in `(ok bool) {`.
    fn named_result<'a>(&self, tokens: &'a [Token], language: Option<SourceLanguage>) -> Option<&'a str> {
        let head = &tokens[..self.body.part().start];
        match head {
            [.., open, name, kind, close, brace]
                if language == Some(SourceLanguage::Go)
                    && open.is(Sign::Open)
                    && kind.word().is_some()
                    && close.is(Sign::Close)
                    && brace.is(Sign::OpenBrace)
                    && self.place.end < open.place.start =>
            {
                name.word()
            }
            _ => None,
        }
    }

    pub(in crate::formula) const fn is_local(&self) -> bool {
        matches!(self.role, Role::Local(_))
    }

    pub(super) fn beginning(self, begin: usize) -> Self {
        Self { tokens: begin..self.tokens.end, ..self }
    }

    pub(super) fn with_role(self, role: Role) -> Self {
        Self { role, ..self }
    }
}

impl Head {
    pub(super) fn with(self, body: Body, tokens: Range<usize>) -> Function {
        let Self { name, place, parameters, own } = self;
        let (role, inner, statements) = (Role::Function, Vec::new(), OnceCell::new());
        Function { name, place, parameters, own, role, body, inner, statements, tokens }
    }

    pub(super) fn braces(self, input: &Cursor) -> Function {
        let open = input.at;
        // An unclosed body goes on to the end and is refused there.
        let (part, end) = match input.behind_closing(open) {
            Some(behind) => (open + 1..behind - 1, behind),
            None => (open..input.end, input.end),
        };
        self.with(Body::Braces(part), open..end)
    }

    pub(super) fn value(self, input: &Cursor) -> Option<Function> {
        value(input, input.at).map(|(body, end)| self.with(body, input.at..end))
    }
}

impl Function {
    pub(in crate::formula) fn given(&self) -> Option<Range<usize>> {
        if let Role::Field(part) = &self.role { Some(part.clone()) } else { None }
    }

    pub(in crate::formula) fn statements(
        &self,
        text: &str,
        tokens: &[Token],
        language: Option<SourceLanguage>,
    ) -> Read<&[Statement]> {
        if let Some(known) = self.statements.get() {
            return Ok(known);
        }
        let statements = self.read(text, tokens, language)?;
        Ok(self.statements.get_or_init(|| statements))
    }

    fn read(&self, text: &str, tokens: &[Token], language: Option<SourceLanguage>) -> Read<Vec<Statement>> {
        let (part, end) = match &self.body {
            Body::Braces(part) => (part.clone(), BlockEnd::Tokens),
            Body::Indented(part, indent) => (part.clone(), BlockEnd::Indent(*indent)),
            Body::Words(part) => (part.clone(), BlockEnd::Tokens),
            Body::Value(part) => {
                let mut input = Cursor::new(text, tokens, part.clone(), language);
                let value = expression(&mut input)?;
                if input.peek().is_some() {
                    return input.unexpected(Expected::Operator);
                }
                let place = value.place.clone();
                return Ok(vec![Statement { place, kind: StatementKind::Return(Some(value)) }]);
            }
        };
        let mut input = Cursor::new(text, tokens, part, language);
        input.inner = &self.inner;
        let mut statements = Vec::new();
        while input.peek().is_some() {
            let at = input.at;
            statements.extend(block(&mut input, end)?);
            if input.at == at && input.peek().is_some() {
                return input.unexpected(Expected::Operator);
            }
        }
        if language == Some(SourceLanguage::Rust) || language == Some(SourceLanguage::Swift) {
            return_last(&mut statements, tokens);
        }
        if let Some(name) = self.named_result(tokens, language) {
            let node =
                |name: &str| Node { place: self.place.clone(), kind: NodeKind::Name(name.into()), enclosed: false };
            answer_by_name(&mut statements, &node(name));
            let (pattern, value) = (Pattern::Name(name.to_owned(), self.place.clone()), Some(node("false")));
            let kind = StatementKind::Define { pattern, value, kind: None, is_declared: true, is_local: true };
            statements.insert(0, Statement { place: self.place.clone(), kind });
        }
        Ok(statements)
    }
}

/// The last expression of a body in Rust is its answer, unless a semicolon ends it.
fn return_last(statements: &mut [Statement], tokens: &[Token]) {
    let Some(last) = statements.last_mut() else { return };
    let is_ended =
        |end: usize| tokens.iter().find(|token| token.place.start >= end).is_some_and(|it| it.is(Sign::Semicolon));
    match &mut last.kind {
        StatementKind::Expression(node) if !is_ended(node.place.end) => {
            last.kind = StatementKind::Return(Some(node.clone()));
        }
        StatementKind::If { arms, otherwise: Some(otherwise) } => {
            arms.iter_mut().for_each(|(_, done)| return_last(done, tokens));
            return_last(otherwise, tokens);
        }
        _ => {}
    }
}

/// A `return` without a value gives the named result.
fn answer_by_name(statements: &mut [Statement], name: &Node) {
    for statement in statements {
        match &mut statement.kind {
            StatementKind::Return(value @ None) => *value = Some(name.clone()),
            StatementKind::If { arms, otherwise } => {
                arms.iter_mut().for_each(|(_, done)| answer_by_name(done, name));
                otherwise.iter_mut().for_each(|done| answer_by_name(done, name));
            }
            StatementKind::Block(done)
            | StatementKind::Each { body: done, .. }
            | StatementKind::Search { body: done, .. } => answer_by_name(done, name),
            _ => {}
        }
    }
}

/// One expression up to the end of its statement, or of its line if the next line does not continue it.
pub(super) fn value(input: &Cursor, from: usize) -> Option<(Body, usize)> {
    let mut at = from;
    while let Some(token) = input.tokens.get(at) {
        let ends = [Sign::Semicolon, Sign::CloseBrace, Sign::Comma, Sign::Close, Sign::CloseBracket]
            .iter()
            .any(|sign| token.is(*sign));
        if ends || (at > from && token.begins_line && begins_anew(&input.tokens[at - 1], token)) {
            break;
        }
        at = if token.opens() { input.behind_closing(at)? } else { at + 1 };
    }
    (at > from).then_some((Body::Value(from..at), at))
}

/// Whether a line that begins with this token is a new statement: neither it nor the token before continues.
fn begins_anew(before: &Token, token: &Token) -> bool {
    let is_over =
        before.closes() || matches!(before.kind, TokenKind::Word(_) | TokenKind::Number(..) | TokenKind::Quote(_));
    let joins = |it: &Token| it.word().is_some_and(|word| matches!(word, "else" | "and" | "or" | "not" | "as" | "is"));
    is_over && !joins(before) && !joins(token) && (token.word().is_some() || token.opens())
}

/// The name that gets the function in `= function` or `= (a, b) =>`.
pub(super) fn given_name(input: &Cursor, begin: usize) -> String {
    let before = |count: usize| begin.checked_sub(count).map(|at| &input.tokens[at]);
    let gives = before(1).is_some_and(|token| token.is(Sign::Assign) || token.is(Sign::Colon));
    before(2).filter(|_| gives).and_then(Token::word).map_or_else(String::new, ToOwned::to_owned)
}

/// All parameters, and the name of the own object if it is one of them.
pub(super) fn parameters(input: &mut Cursor) -> Option<(Vec<Parameter>, Option<String>)> {
    let behind = input.behind_closing(input.at)?;
    let (mut from, last) = (input.at + 1, behind - 1);
    let (mut found, mut own) = (Vec::new(), None);
    let mut at = from;
    let mut angles = 0_usize;
    while at <= last {
        let token = &input.tokens[at];
        if at == last || (token.is(Sign::Comma) && angles == 0) {
            if at > from {
                parameter(input, from..at, &mut found, &mut own)?;
            }
            from = at + 1;
        }
        match token.kind {
            TokenKind::Sign(Sign::Compare(hantei_collision::Operator::Less)) => angles += 1,
            TokenKind::Sign(Sign::Compare(hantei_collision::Operator::Greater)) => angles = angles.saturating_sub(1),
            _ => {}
        }
        at = if token.opens() && at < last { input.behind_closing(at)? } else { at + 1 };
    }
    input.at = behind;
    share_types(input.language, &mut found);
    Some((found, own))
}

/// In Go, a name without a type has that of the next one.
fn share_types(language: Option<SourceLanguage>, parameters: &mut [Parameter]) {
    if language != Some(SourceLanguage::Go) {
        return;
    }
    for at in (1..parameters.len()).rev() {
        if parameters[at - 1].number.is_none() {
            parameters[at - 1].number = parameters[at].number;
        }
    }
}

fn parameter(input: &Cursor, part: Range<usize>, found: &mut Vec<Parameter>, own: &mut Option<String>) -> Option<()> {
    let tokens = &input.tokens[part.clone()];
    let value = tokens.iter().position(|token| token.is(Sign::Assign)).unwrap_or(tokens.len());
    let default = number_given(&tokens[value..]);
    let tokens = &tokens[..value];
    let colon = tokens.iter().position(|token| token.is(Sign::Colon));
    let words: Vec<&Token> = tokens.iter().filter(|token| token.word().is_some()).collect();
    let is_self = |word: &str| word == "self" || word == "this";
    let named = words.iter().take(2).find_map(|token| token.word().filter(|word| is_self(word)));
    // C#'s `this Rect a` names a parameter.
    if let Some(word) = named.filter(|_| colon.is_some() || words.len() == 1 || input.is(SourceLanguage::Rust)) {
        *own = Some(word.to_owned());
        return Some(());
    }
    let types = |tokens: &[Token]| tokens.iter().filter_map(Token::word).find_map(kind_of_type);
    let mut inner = Cursor::new(input.text, input.tokens, part.start..part.start + value, input.language);
    let begins_pattern = tokens
        .first()
        .is_some_and(|first| first.is(Sign::OpenBrace) || first.is(Sign::OpenBracket) || first.is(Sign::Open));
    let (name, number) = if begins_pattern {
        (pattern(&mut inner).ok()?, None)
    } else if let Some(colon) = colon {
        // Swift's `_ a: Rect` and `with a: Rect`: the last word before the colon.
        let before = tokens[..colon].iter().rev().find(|token| token.word().is_some())?;
        (Pattern::Name(before.word()?.to_owned(), before.place.clone()), types(&tokens[colon..]))
    } else if input.language.is_some_and(SourceLanguage::types_first) {
        let name = words.last()?;
        if words.len() == 1 && name.word() == Some("void") {
            return Some(());
        }
        (Pattern::Name(name.word()?.to_owned(), name.place.clone()), types(tokens))
    } else {
        let Some(name) = words.first() else { return Some(()) };
        (Pattern::Name(name.word()?.to_owned(), name.place.clone()), types(tokens))
    };
    let kind = default.map(|(_, kind)| kind);
    found.push(Parameter { pattern: name, number: number.or(kind), default: default.map(|(number, _)| number) });
    Some(())
}

/// The default of a parameter and its kind: `margin = 2`.
fn number_given(tokens: &[Token]) -> Option<(f64, NumberKind)> {
    let (sign, number) = match tokens {
        [_, number] => (1.0, number),
        [_, minus, number] if minus.is(Sign::Compute(Arithmetic::Minus)) => (-1.0, number),
        _ => return None,
    };
    let TokenKind::Number(number, is_whole) = number.kind else { return None };
    Some((sign * number, if is_whole { NumberKind::Whole } else { NumberKind::Fractions }))
}
