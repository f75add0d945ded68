//! Tokens → a tree of what is written, not yet of what it means.
//!
//! Every operator has the rank that it has in C; where another of the languages gives it another rank, parentheses are
//! asked for. What surrounds a test in a game is forgiven: `if ( … ) {`, `return … ;`. Definitions and early returns
//! before it count.

use super::error::{Bound, Expected, FormulaError, FormulaFlaw};
use super::tokens::{Sign, Token, TokenKind};
use super::tree::{Arithmetic, Joint};
use std::ops::Range;
use winnow::combinator::{alt, opt, peek, preceded, repeat, separated, separated_foldl1};
use winnow::error::ErrMode;
use winnow::stream::{Location, Stateful, Stream as _, TokenSlice};
use winnow::token::any;
use winnow::{ModalResult, Parser};

/// Most parentheses and signs one inside the other.
const DEPTH: usize = 50;

/// Words before a name that is defined.
const TYPES: [&str; 15] = [
    "let", "mut", "var", "val", "const", "final", "auto", "bool", "boolean", "int", "long", "float", "double",
    "number", "local",
];

/// Something written, and where.
#[derive(Clone, Debug)]
pub(super) struct Node {
    pub(super) place: Range<usize>,
    pub(super) kind: NodeKind,
    /// In parentheses of its own.
    pub(super) enclosed: bool,
}

#[derive(Clone, Debug)]
pub(super) enum NodeKind {
    Number(f64),
    Name(String),
    Call(String, Vec<Node>),
    /// `|a - b|`
    Bars(Box<Node>),
    Prefix(Sign, Box<Node>),
    Infix(Sign, Box<[Node; 2]>),
}

/// What stands before the formula.
#[derive(Clone, Debug)]
pub(super) enum Statement {
    /// `float dx = abs(acx - bcx);`
    Definition { name: String, place: Range<usize>, meaning: Node },
    /// `if (ax2 < bx1) return false;`
    Return { when: Node, says: bool },
}

/// All that is written. Without a last expression the last definition is what is asked, or the other answer than that of the
/// last `return`.
#[derive(Clone, Debug)]
pub(super) struct Program {
    pub(super) statements: Vec<Statement>,
    pub(super) asked: Option<Node>,
}

/// Behind the last token.
const END: Range<usize> = usize::MAX..usize::MAX;

type Tokens<'a> = Stateful<TokenSlice<'a, Token>, usize>;
type Parsed<Out> = ModalResult<Out, FormulaError>;

/// What the tokens of a text say.
pub(super) fn program(text: &str, tokens: &[Token]) -> Result<Program, FormulaError> {
    let mut input = Tokens { input: TokenSlice::new(tokens), state: 0 };
    statements(&mut input).map_err(|error| {
        let error = error.into_inner().unwrap_or_else(|_| FormulaError::new(FormulaFlaw::Empty, END));
        // Behind the last token is the end of the text.
        let place = error.place.start.min(text.len())..error.place.end.min(text.len());
        let flaw = match error.flaw {
            FormulaFlaw::Unexpected(_, expected) if !place.is_empty() => {
                FormulaFlaw::Unexpected(Some(text[place.clone()].to_owned()), expected)
            }
            other => other,
        };
        FormulaError::new(flaw, place)
    })
}

/// What may stand between statements.
const BETWEEN: [Sign; 3] = [Sign::Semicolon, Sign::OpenBrace, Sign::CloseBrace];

fn statements(input: &mut Tokens) -> Parsed<Program> {
    let mut statements = Vec::new();
    loop {
        between(input)?;
        if input.is_empty() && !statements.is_empty() {
            return Ok(Program { statements, asked: None });
        }
        let checkpoint = input.checkpoint();
        match definition(input) {
            Ok(definition) => {
                statements.push(definition);
                continue;
            }
            Err(ErrMode::Backtrack(_)) => input.reset(&checkpoint),
            Err(error) => return Err(error),
        }
        let is_if = opt(one_of_words(&["if", "elif"])).parse_next(input)?.is_some();
        if !is_if {
            opt(one_of_words(&["return"])).parse_next(input)?;
        }
        let asked = test(input)?;
        if is_if && let Some(says) = returned(input)? {
            statements.push(Statement::Return { when: asked, says });
            continue;
        }
        opt(alt((one_of_signs(&[Sign::Colon]).void(), one_of_words(&["then"])))).parse_next(input)?;
        between(input)?;
        let is_end = input.is_empty();
        return if is_end {
            Ok(Program { statements, asked: Some(asked) })
        } else {
            Err(unexpected(input, Expected::Operator))
        };
    }
}

fn between(input: &mut Tokens) -> Parsed<()> {
    repeat(0.., alt((one_of_signs(&BETWEEN).void(), one_of_words(&["else"])))).parse_next(input)
}

/// `{ return true; }` behind an `if`.
fn returned(input: &mut Tokens) -> Parsed<Option<bool>> {
    let open = opt(alt((one_of_signs(&[Sign::OpenBrace, Sign::Colon]).void(), one_of_words(&["then"]))));
    let truth = alt((
        one_of_words(&["true"]).value(true),
        one_of_words(&["false"]).value(false),
        any.verify_map(|token: &Token| match token.kind {
            TokenKind::Number(1.0) => Some(true),
            TokenKind::Number(0.0) => Some(false),
            TokenKind::Number(_) | TokenKind::Word(_) | TokenKind::Sign(_) => None,
        }),
    ));
    opt(preceded((open, one_of_words(&["return"])), truth)).parse_next(input)
}

/// `float dx = abs(acx - bcx);`
fn definition(input: &mut Tokens) -> Parsed<Statement> {
    let _: () = repeat(0.., one_of_words(&TYPES)).parse_next(input)?;
    let (name, place) = any
        .verify_map(|token: &Token| match &token.kind {
            TokenKind::Word(name) => Some((name.clone(), token.place.clone())),
            TokenKind::Number(_) | TokenKind::Sign(_) => None,
        })
        .parse_next(input)?;
    one_of_signs(&[Sign::Assign]).parse_next(input)?;
    Ok(Statement::Definition { name, place, meaning: test(input)? })
}

fn one_of_words<'a>(words: &'static [&str]) -> impl Parser<Tokens<'a>, (), ErrMode<FormulaError>> {
    any.verify(move |token: &Token| {
        matches!(&token.kind, TokenKind::Word(word) if words.iter().any(|one| one.eq_ignore_ascii_case(word)))
    })
    .void()
}

fn one_of_signs<'a>(signs: &'static [Sign]) -> impl Parser<Tokens<'a>, Sign, ErrMode<FormulaError>> {
    sign_that(|sign| signs.contains(&sign))
}

fn sign_that<'a>(fits: impl Fn(Sign) -> bool) -> impl Parser<Tokens<'a>, Sign, ErrMode<FormulaError>> {
    any.verify_map(move |token: &Token| match token.kind {
        TokenKind::Sign(sign) if fits(sign) => Some(sign),
        TokenKind::Sign(_) | TokenKind::Number(_) | TokenKind::Word(_) => None,
    })
}

/// The error that what stands next cannot stand there.
fn unexpected(input: &Tokens, expected: Expected) -> ErrMode<FormulaError> {
    ErrMode::Cut(match input.input.iter().next() {
        None => FormulaError::new(FormulaFlaw::Unexpected(None, expected), END),
        Some(Token { kind: TokenKind::Sign(Sign::Assign), place }) => {
            FormulaError::new(FormulaFlaw::Assigns, place.clone())
        }
        Some(Token { place, .. }) => FormulaError::new(FormulaFlaw::Unexpected(None, expected), place.clone()),
    })
}

fn infix(left: Node, sign: Sign, right: Node) -> Node {
    let place = left.place.start..right.place.end;
    Node { place, kind: NodeKind::Infix(sign, Box::new([left, right])), enclosed: false }
}

/// A whole test, from the operator that binds least.
fn test(input: &mut Tokens) -> Parsed<Node> {
    separated_foldl1(all_of, one_of_signs(&[Sign::Join(Joint::Or)]), infix).parse_next(input)
}

fn all_of(input: &mut Tokens) -> Parsed<Node> {
    separated_foldl1(eager, one_of_signs(&[Sign::Join(Joint::And)]), infix).parse_next(input)
}

/// Operators that always ask both sides.
fn eager(input: &mut Tokens) -> Parsed<Node> {
    let is_eager = |sign| matches!(sign, Sign::Join(joint) if joint.is_eager());
    separated_foldl1(not, sign_that(is_eager), infix).parse_next(input)
}

/// Python's `not` turns a whole comparison round.
fn not(input: &mut Tokens) -> Parsed<Node> {
    prefixed(&[Sign::NotWord], not, comparison, input)
}

fn comparison(input: &mut Tokens) -> Parsed<Node> {
    separated_foldl1(sum, sign_that(|sign| matches!(sign, Sign::Compare(_))), infix).parse_next(input)
}

fn sum(input: &mut Tokens) -> Parsed<Node> {
    separated_foldl1(product, one_of_signs(&[Sign::Compute(Arithmetic::Plus), Sign::Compute(Arithmetic::Minus)]), infix)
        .parse_next(input)
}

fn product(input: &mut Tokens) -> Parsed<Node> {
    separated_foldl1(unary, one_of_signs(&[Sign::Compute(Arithmetic::Times), Sign::Compute(Arithmetic::Divide)]), infix)
        .parse_next(input)
}

fn unary(input: &mut Tokens) -> Parsed<Node> {
    prefixed(&[Sign::Compute(Arithmetic::Minus), Sign::Compute(Arithmetic::Plus), Sign::Not], unary, atom, input)
}

/// A sign and its operand, or, without such a sign, what binds closer.
fn prefixed(
    signs: &'static [Sign],
    again: fn(&mut Tokens) -> Parsed<Node>,
    closer: fn(&mut Tokens) -> Parsed<Node>,
    input: &mut Tokens,
) -> Parsed<Node> {
    match opt(one_of_signs(signs).with_span()).parse_next(input)? {
        None => closer(input),
        Some((sign, place)) => {
            let operand = deeper(place.clone(), again, input)?;
            let place = place.start..operand.place.end;
            Ok(Node { place, kind: NodeKind::Prefix(sign, Box::new(operand)), enclosed: false })
        }
    }
}

/// What stands one level deeper, behind the sign at `place`.
fn deeper<Out>(place: Range<usize>, inner: impl FnOnce(&mut Tokens) -> Parsed<Out>, input: &mut Tokens) -> Parsed<Out> {
    if input.state == DEPTH {
        return Err(ErrMode::Cut(FormulaError::new(FormulaFlaw::TooMuch(Bound::Depth, DEPTH), place)));
    }
    input.state += 1;
    let parsed = inner(input)?;
    input.state -= 1;
    Ok(parsed)
}

/// A number, a name, a call, or something in parentheses or bars.
fn atom(input: &mut Tokens) -> Parsed<Node> {
    let Some(token) = opt(any::<_, ErrMode<FormulaError>>).parse_next(input)? else {
        return Err(unexpected(input, Expected::Operand));
    };
    let place = token.place.clone();
    let is_call =
        matches!(token.kind, TokenKind::Word(_)) && opt(one_of_signs(&[Sign::Open])).parse_next(input)?.is_some();
    let (kind, enclosed) = match &token.kind {
        TokenKind::Number(number) => (NodeKind::Number(*number), false),
        TokenKind::Word(name) if is_call => {
            let arguments = deeper(place.clone(), arguments, input)?;
            close(input, "(", &place, Expected::Comma)?;
            (NodeKind::Call(name.clone(), arguments), false)
        }
        TokenKind::Word(name) => (NodeKind::Name(name.clone()), false),
        TokenKind::Sign(Sign::Open) => {
            let inner = deeper(place.clone(), test, input)?;
            close(input, "(", &place, Expected::Close)?;
            (inner.kind, true)
        }
        TokenKind::Sign(Sign::Join(Joint::EitherOf)) => {
            let inner = deeper(place.clone(), sum, input)?;
            close(input, "|", &place, Expected::Close)?;
            (NodeKind::Bars(Box::new(inner)), false)
        }
        TokenKind::Sign(_) => return Err(ErrMode::Cut(misplaced(token))),
    };
    let end = input.input.previous_token_end();
    Ok(Node { place: place.start..end, kind, enclosed })
}

/// A sign that stands where an operand belongs.
fn misplaced(token: &Token) -> FormulaError {
    let assigns = token.kind == TokenKind::Sign(Sign::Assign);
    let flaw = if assigns { FormulaFlaw::Assigns } else { FormulaFlaw::Unexpected(None, Expected::Operand) };
    FormulaError::new(flaw, token.place.clone())
}

fn arguments(input: &mut Tokens) -> Parsed<Vec<Node>> {
    if opt(peek(one_of_signs(&[Sign::Close]))).parse_next(input)?.is_some() {
        return Ok(Vec::new());
    }
    separated(1.., test, one_of_signs(&[Sign::Comma])).parse_next(input)
}

/// The other half of what was opened at `place`.
fn close(input: &mut Tokens, opened: &'static str, place: &Range<usize>, expected: Expected) -> Parsed<()> {
    let signs: &[Sign] = if opened == "|" { &[Sign::Join(Joint::EitherOf)] } else { &[Sign::Close] };
    if opt(one_of_signs(signs)).parse_next(input)?.is_some() {
        Ok(())
    } else if input.is_empty() {
        Err(ErrMode::Cut(FormulaError::new(FormulaFlaw::Unclosed(opened), place.clone())))
    } else {
        Err(unexpected(input, expected))
    }
}
