//! Tokens → operands: numbers, names and their members, calls, casts, parentheses, brackets and braces.

use super::cursor::Cursor;
use super::grammar::{expression, sum, unary};
use super::node::{Node, NodeKind, Statement, StatementKind};
use super::signs::Sign;
use super::tokens::{Token, TokenKind};
use super::{loops, switches};
use crate::formula::error::{Expected, FormulaError, FormulaFlaw, Read};
use crate::formula::language::SourceLanguage;
use crate::formula::meaning::{Arithmetic, Joint};
use crate::formula::names::kind_of_type;
use crate::formula::reading::NumberKind;

/// Functions that can have a type in `<…>` before their arguments.
const WITH_TYPE: [&str; 6] = ["static_cast", "max", "min", "abs", "clamp", "fmax"];

impl Cursor<'_> {
    /// Whether braces contain the members of an object.
    fn has_records(&self) -> bool {
        use SourceLanguage::{GdScript, JavaScript, Lua, Python, TypeScript};
        self.language.is_some_and(|it| [JavaScript, TypeScript, Lua, Python, GdScript].contains(&it))
    }

    /// Whether values in braces can be assigned to a shape or a point.
    pub(super) fn has_brace_lists(&self) -> bool {
        self.is(SourceLanguage::C) || self.is(SourceLanguage::Cpp)
    }
}

pub(super) fn postfix(input: &mut Cursor) -> Read<Node> {
    let begin = input.place().start;
    let mut node = atom(input)?;
    let mut links = 0;
    while input.goes_on() {
        let Some(next) = input.peek() else { break };
        let place = next.place.clone();
        let kind = match &next.kind {
            TokenKind::Sign(Sign::Arrow)
                if !input.language.is_none_or(|it| it == SourceLanguage::C || it == SourceLanguage::Cpp) =>
            {
                break;
            }
            TokenKind::Sign(Sign::OpenBrace) if begins_members(input, &node) => {
                input.at += 1;
                let kind = input.deeper(&place, record)?;
                input.close(Sign::CloseBrace, "{", &place, Expected::Comma)?;
                kind
            }
            TokenKind::Sign(Sign::Dot | Sign::Arrow | Sign::Scope) | TokenKind::Sign(Sign::Colon) => {
                if next.is(Sign::Dot)
                    && let Some(&Token { kind: TokenKind::Number(at, true), place: ref at_place, .. }) = input.ahead(1)
                {
                    input.at += 2;
                    let index = Node { place: at_place.clone(), kind: NodeKind::Number(at, true), enclosed: false };
                    node = Node {
                        place: begin..input.last_end(),
                        kind: NodeKind::Index(node.into(), index.into()),
                        enclosed: false,
                    };
                    continue;
                }
                let is_colon = next.is(Sign::Colon);
                let calls = input.ahead(2).is_some_and(|token| token.is(Sign::Open));
                let Some(name) = input.ahead(1).and_then(Token::word) else { break };
                if is_colon && !(calls && input.is(SourceLanguage::Lua)) {
                    break;
                }
                input.at += 2;
                NodeKind::Member(node.into(), name.to_owned())
            }
            TokenKind::Sign(Sign::Not) if input.ahead(1).is_some_and(|token| token.is(Sign::Dot)) => {
                input.at += 1;
                continue;
            }
            TokenKind::Sign(Sign::Open) if !next.begins_line => {
                input.at += 1;
                let arguments = input.deeper(&place, |input| list(input, Sign::Close))?;
                input.close(Sign::Close, "(", &place, Expected::Comma)?;
                NodeKind::Call(node.into(), arguments)
            }
            TokenKind::Sign(Sign::OpenBracket) if !next.begins_line => {
                input.at += 1;
                let index = input.deeper(&place, expression)?;
                input.close(Sign::CloseBracket, "[", &place, Expected::Close)?;
                NodeKind::Index(node.into(), index.into())
            }
            TokenKind::Word(word) if word == "as" && !next.begins_line => {
                input.at += 1;
                let kind = input.take().and_then(Token::word).and_then(kind_of_type);
                NodeKind::Cast(kind, node.into())
            }
            TokenKind::Word(word) if word == "instanceof" && !next.begins_line => {
                input.at += 1;
                let asked = Node { place: place.clone(), kind: NodeKind::Name(word.clone()), enclosed: false };
                let of = atom(input)?;
                NodeKind::Call(asked.into(), vec![node, of])
            }
            TokenKind::Sign(Sign::Compare(hantei_collision::Operator::Less)) if has_type_arguments(&node) => {
                let Some((kind, behind)) = type_argument(input) else { break };
                input.at = behind;
                if matches!(&node.kind, NodeKind::Name(name) if name == "static_cast") {
                    let operand = input.deeper(&place, atom)?;
                    NodeKind::Cast(kind, operand.into())
                } else if kind == Some(NumberKind::Whole) {
                    // `max<int>(a, b)` compares what is left of both without their fractions.
                    input.at += 1;
                    let arguments = input.deeper(&place, |input| list(input, Sign::Close))?;
                    input.close(Sign::Close, "(", &place, Expected::Comma)?;
                    let cut = |of: Node| Node {
                        place: of.place.clone(),
                        kind: NodeKind::Cast(kind, of.into()),
                        enclosed: false,
                    };
                    NodeKind::Call(node.into(), arguments.into_iter().map(cut).collect())
                } else {
                    continue;
                }
            }
            _ => break,
        };
        links += 1;
        if links > 100 {
            return input.unexpected(Expected::Operator);
        }
        node = Node { place: begin..input.last_end(), kind, enclosed: false };
    }
    Ok(node)
}

/// Whether the brace here begins the members of a new object: Rust's and Go's `Rect { x: 1 }`, C#'s `new Rect { x = 1 }`.
fn begins_members(input: &Cursor, node: &Node) -> bool {
    let is_type = match &node.kind {
        NodeKind::Name(name) | NodeKind::Member(_, name) => name.starts_with(char::is_uppercase),
        NodeKind::Call(..) => input.is(SourceLanguage::CSharp),
        _ => false,
    };
    let sign = match input.language {
        Some(SourceLanguage::Rust | SourceLanguage::Go) => Sign::Colon,
        Some(SourceLanguage::CSharp) => Sign::Assign,
        _ => return false,
    };
    is_type
        && input.ahead(1).is_some_and(|token| token.word().is_some())
        && input.ahead(2).is_some_and(|token| token.is(sign))
}

fn has_type_arguments(node: &Node) -> bool {
    let (NodeKind::Name(name) | NodeKind::Member(_, name)) = &node.kind else { return false };
    WITH_TYPE.contains(&name.as_str())
}

/// `<int>` before an opening parenthesis: its kind, and the place of the parenthesis.
fn type_argument(input: &Cursor) -> Option<(Option<NumberKind>, usize)> {
    let mut kind = None;
    for ahead in 1..6 {
        let token = input.ahead(ahead)?;
        match &token.kind {
            TokenKind::Word(word) => kind = kind_of_type(word).or(kind),
            TokenKind::Sign(Sign::Scope) => {}
            TokenKind::Sign(Sign::Compare(hantei_collision::Operator::Greater)) => {
                let is_call = input.ahead(ahead + 1)?.is(Sign::Open);
                return is_call.then_some((kind, input.at + ahead + 1));
            }
            _ => return None,
        }
    }
    None
}

fn atom(input: &mut Cursor) -> Read<Node> {
    let Some(token) = input.peek().filter(|token| !is_end_word(token)) else {
        return input.unexpected(Expected::Operand);
    };
    let place = token.place.clone();
    if input.took_function() {
        return Ok(Node { place: place.start..input.last_end(), kind: NodeKind::Function, enclosed: true });
    }
    if switches::begins(input) {
        let arms = input.deeper(&place, switches::arms)?;
        let place = place.start..input.last_end();
        let value = switches::as_value(arms, &place);
        return value.ok_or_else(|| FormulaError::new(FormulaFlaw::NoAnswer, place));
    }
    let at = input.at;
    input.at += 1;
    let (kind, enclosed) = match &token.kind {
        TokenKind::Number(number, is_whole) => (NodeKind::Number(*number, *is_whole), false),
        TokenKind::Quote(text) => (NodeKind::Quote(text.clone()), false),
        TokenKind::Word(word) if word == "new" && input.peek().is_some_and(|next| next.word().is_some()) => {
            // An object is true, also `new Boolean(false)`.
            if input.next_is_word(&["Boolean", "Number", "String"]) {
                return Err(FormulaError::new(
                    FormulaFlaw::NoNumber(input.text[place.start..input.place().end].to_owned()),
                    place,
                ));
            }
            return input.deeper(&place, atom);
        }
        TokenKind::Word(word) if word == "if" => return input.deeper(&place, |input| chosen_block(input, &place)),
        // `Vec2{x, y}`
        TokenKind::Word(_) if input.is(SourceLanguage::Cpp) && input.next_is(Sign::OpenBrace) => {
            return input.deeper(&place, atom);
        }
        TokenKind::Word(name) => (NodeKind::Name(name.clone()), false),
        // `SDL_Point p = { x, y };`
        TokenKind::Sign(Sign::OpenBrace) if input.has_brace_lists() => {
            let mut all = input.deeper(&place, |input| list(input, Sign::CloseBrace))?;
            input.close(Sign::CloseBrace, "{", &place, Expected::Comma)?;
            let only = if all.len() == 1 { all.pop() } else { None };
            (only.map_or(NodeKind::Tuple(all), |only| only.kind), true)
        }
        TokenKind::Sign(Sign::OpenBrace) if input.has_records() => {
            let kind = input.deeper(&place, record)?;
            input.close(Sign::CloseBrace, "{", &place, Expected::Comma)?;
            (kind, true)
        }
        TokenKind::Sign(Sign::Open) => {
            if let Some(kind) = cast(input) {
                let operand = input.deeper(&place, unary)?;
                return Ok(Node {
                    place: place.start..operand.place.end,
                    kind: NodeKind::Cast(kind, operand.into()),
                    enclosed: false,
                });
            }
            let inner = input.deeper(&place, expression)?;
            if input.next_is(Sign::Comma) {
                let mut all = vec![inner];
                while input.took(Sign::Comma) && !input.next_is(Sign::Close) {
                    all.push(input.deeper(&place, expression)?);
                }
                input.close(Sign::Close, "(", &place, Expected::Comma)?;
                (NodeKind::Tuple(all), true)
            } else {
                input.close(Sign::Close, "(", &place, Expected::Close)?;
                (inner.kind, true)
            }
        }
        TokenKind::Sign(Sign::OpenBracket) => {
            let all = input.deeper(&place, |input| list(input, Sign::CloseBracket))?;
            input.close(Sign::CloseBracket, "[", &place, Expected::Comma)?;
            (NodeKind::Tuple(all), false)
        }
        TokenKind::Sign(Sign::Join(Joint::EitherOf)) => {
            let inner = input.deeper(&place, sum)?;
            input.close(Sign::Join(Joint::EitherOf), "|", &place, Expected::Close)?;
            (NodeKind::Bars(Box::new(inner)), false)
        }
        TokenKind::Sign(_) | TokenKind::Other(_) | TokenKind::Decorator => {
            input.at = at;
            return input.unexpected(Expected::Operand);
        }
    };
    Ok(Node { place: place.start..input.last_end(), kind, enclosed })
}

fn is_end_word(token: &Token) -> bool {
    token.word().is_some_and(|word| ["end", "else", "elseif", "elif", "then", "return"].contains(&word))
}

/// `(float)` before an operand: its kind; `(Enemy)` and `(Enemy *)` change nothing.
fn cast(input: &mut Cursor) -> Option<Option<NumberKind>> {
    let stars =
        (1..3).take_while(|&ahead| input.ahead(ahead).is_some_and(|it| it.is(Sign::Compute(Arithmetic::Times))));
    let behind = 1 + stars.count();
    if input.language.is_some_and(SourceLanguage::types_first)
        && input.ahead(0)?.word().is_some_and(|word| kind_of_type(word).is_none())
        && input.ahead(behind)?.is(Sign::Close)
        && input.ahead(behind + 1).is_some_and(|token| token.word().is_some() && !is_end_word(token))
    {
        input.at += behind + 1;
        return Some(None);
    }
    let mut kind = None;
    for ahead in 0..4 {
        let token = input.ahead(ahead)?;
        match &token.kind {
            TokenKind::Word(word) => kind = Some(kind_of_type(word)?),
            TokenKind::Sign(Sign::Close) if kind.is_some() => {
                input.at += ahead + 1;
                return Some(kind);
            }
            _ => return None,
        }
    }
    None
}

pub(super) fn list(input: &mut Cursor, end: Sign) -> Read<Vec<Node>> {
    let mut all = Vec::new();
    while !input.next_is(end) {
        // The name of an argument: `insetBy(dx: 2, dy: 2)`
        let is_named = input.is(SourceLanguage::Swift) || input.is(SourceLanguage::CSharp);
        if is_named
            && input.peek().is_some_and(|token| token.word().is_some())
            && input.ahead(1).is_some_and(|it| it.is(Sign::Colon))
        {
            input.at += 2;
        }
        all.push(match loops::lambda(input)? {
            Some(lambda) => lambda,
            None => {
                let of = expression(input)?;
                loops::comprehended(input, of)?
            }
        });
        if !input.took(Sign::Comma) {
            break;
        }
    }
    Ok(all)
}

/// After a brace: `x = 1, y = 2`, `x: 1, "y": 2`, `x, y`; values without names are a list.
fn record(input: &mut Cursor) -> Read<NodeKind> {
    let (mut members, mut list) = (Vec::new(), Vec::new());
    while !input.next_is(Sign::CloseBrace) {
        let name = match input.peek().map(|token| &token.kind) {
            Some(TokenKind::Word(name) | TokenKind::Quote(name)) => Some(name.clone()),
            _ => None,
        };
        let is_given = input.ahead(1).is_some_and(|next| next.is(Sign::Colon) || next.is(Sign::Assign));
        let is_short = input.ahead(1).is_some_and(|next| next.is(Sign::Comma) || next.is(Sign::CloseBrace));
        match name {
            Some(name) if is_given => {
                input.at += 2;
                members.push((name, expression(input)?));
            }
            Some(name) if is_short && !input.is(SourceLanguage::Lua) => members.push((name, expression(input)?)),
            _ => list.push(expression(input)?),
        }
        if !input.took(Sign::Comma) && !input.took(Sign::Semicolon) {
            break;
        }
    }
    if !list.is_empty() && (!members.is_empty() || !input.is(SourceLanguage::Lua)) {
        return input.unexpected(Expected::Comma);
    }
    Ok(if list.is_empty() { NodeKind::Record(members) } else { NodeKind::Tuple(list) })
}

/// `if test { one } else { other }` as a value, and Kotlin's `if (test) one else other`.
fn chosen_block(input: &mut Cursor, place: &std::ops::Range<usize>) -> Read<Node> {
    let test = expression(input)?;
    let side = |input: &mut Cursor| {
        if !input.next_is(Sign::OpenBrace) {
            return expression(input);
        }
        let open = input.place();
        input.at += 1;
        let statements = input.deeper(&open, |input| super::statements::braced(input, &open))?;
        Ok(Node { place: open.start..input.last_end(), kind: value_of(statements), enclosed: true })
    };
    let one = side(input)?;
    if !input.took_word(&["else"]) {
        return input.unexpected(Expected::Else);
    }
    let other = if input.next_is_word(&["if"]) {
        let place = input.place();
        input.at += 1;
        input.deeper(&place, |input| chosen_block(input, &place))?
    } else {
        side(input)?
    };
    let end = input.last_end();
    Ok(Node { place: place.start..end, kind: NodeKind::Choice(Box::new([test, one, other])), enclosed: true })
}

/// A block with one expression is this expression.
pub(super) fn value_of(mut statements: Vec<Statement>) -> NodeKind {
    let only = if statements.len() == 1 { statements.pop() } else { None };
    match only {
        Some(Statement { kind: StatementKind::Expression(node), .. }) => node.kind,
        Some(other) => NodeKind::Block(vec![other]),
        None => NodeKind::Block(statements),
    }
}
