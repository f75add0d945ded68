//! Text → tokens: names, numbers and signs, each with its place. Blanks and comments go.
//!
//! Full-width letters and signs of Japanese and Korean keyboards mean the same as the ASCII ones.

use super::error::{Bound, FormulaError, FormulaFlaw};
use super::tree::{Arithmetic, Joint};
use crate::geometry::parse_number;
use crate::observer::Operator;
use std::ops::Range;
use winnow::ascii::{digit0, digit1, till_line_ending};
use winnow::combinator::{alt, not, opt, peek, preceded, repeat};
use winnow::error::{ErrMode, ParserError};
use winnow::stream::{LocatingSlice, Location, Stream};
use winnow::token::{literal, one_of, take_until, take_while};
use winnow::{ModalResult, Parser};

/// Longest text, characters.
const CHARACTERS: usize = 10_000;
/// Most tokens.
const TOKENS: usize = 600;

/// A sign or a word that stands for one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sign {
    Compare(Operator),
    Join(Joint),
    Compute(Arithmetic),
    /// `!`, before an operand.
    Not,
    /// `not`, before a comparison.
    NotWord,
    Open,
    Close,
    Comma,
    Assign,
    Semicolon,
    OpenBrace,
    CloseBrace,
    Colon,
}

/// Signs as they are written; one that begins like another stands before it.
const SIGNS: [(&str, Sign); 33] = [
    ("===", Sign::Compare(Operator::Equal)),
    ("!==", Sign::Compare(Operator::NotEqual)),
    ("<=", Sign::Compare(Operator::AtMost)),
    (">=", Sign::Compare(Operator::AtLeast)),
    ("==", Sign::Compare(Operator::Equal)),
    ("!=", Sign::Compare(Operator::NotEqual)),
    ("&&", Sign::Join(Joint::And)),
    ("||", Sign::Join(Joint::Or)),
    ("≤", Sign::Compare(Operator::AtMost)),
    ("≦", Sign::Compare(Operator::AtMost)),
    ("≥", Sign::Compare(Operator::AtLeast)),
    ("≧", Sign::Compare(Operator::AtLeast)),
    ("≠", Sign::Compare(Operator::NotEqual)),
    ("<", Sign::Compare(Operator::Less)),
    (">", Sign::Compare(Operator::Greater)),
    ("=", Sign::Assign),
    ("!", Sign::Not),
    ("&", Sign::Join(Joint::BothOf)),
    ("|", Sign::Join(Joint::EitherOf)),
    ("^", Sign::Join(Joint::OneOf)),
    ("+", Sign::Compute(Arithmetic::Plus)),
    ("-", Sign::Compute(Arithmetic::Minus)),
    ("*", Sign::Compute(Arithmetic::Times)),
    ("×", Sign::Compute(Arithmetic::Times)),
    ("/", Sign::Compute(Arithmetic::Divide)),
    ("÷", Sign::Compute(Arithmetic::Divide)),
    ("(", Sign::Open),
    (")", Sign::Close),
    (",", Sign::Comma),
    (";", Sign::Semicolon),
    ("{", Sign::OpenBrace),
    ("}", Sign::CloseBrace),
    (":", Sign::Colon),
];

/// What a token is.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum TokenKind {
    Number(f64),
    /// A name, with its dots: `a.x`, `Math.abs`.
    Word(String),
    Sign(Sign),
}

/// A token and where it stands, bytes.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Token {
    pub(super) kind: TokenKind,
    pub(super) place: Range<usize>,
}

/// The error of an alternative that does not fit is dropped, so it says nothing.
impl<Input: Stream> ParserError<Input> for FormulaError {
    type Inner = Self;

    fn from_input(_: &Input) -> Self {
        Self::new(FormulaFlaw::Empty, 0..0)
    }

    fn into_inner(self) -> Result<Self, Self> {
        Ok(self)
    }
}

type Text<'a> = LocatingSlice<&'a str>;

/// All tokens of a text.
pub(super) fn tokens(text: &str) -> Result<Vec<Token>, FormulaError> {
    if let Some((beyond, _)) = text.char_indices().nth(CHARACTERS) {
        return Err(FormulaError::new(FormulaFlaw::TooMuch(Bound::Characters, CHARACTERS), beyond..text.len()));
    }
    // One character for one, so a place in one text is a place in the other.
    let folded: String = text.chars().map(folded).collect();
    let places: Vec<usize> = text
        .char_indices()
        .zip(folded.chars())
        .flat_map(|((place, _), character)| std::iter::repeat_n(place, character.len_utf8()))
        .chain([text.len()])
        .collect();
    let unfolded = |place: Range<usize>| places[place.start]..places[place.end];
    let mut input = Text::new(&folded);
    let mut tokens = Vec::new();
    loop {
        let next = preceded(blanks, opt(token)).parse_next(&mut input);
        let token = match next.map_err(|error| error.into_inner()) {
            Ok(Some(Token { kind, place })) => Token { kind, place: unfolded(place) },
            Ok(None) => break,
            Err(Ok(FormulaError { flaw, place })) | Err(Err(ErrMode::Cut(FormulaError { flaw, place }))) => {
                return Err(FormulaError::new(flaw, unfolded(place)));
            }
            Err(Err(_)) => break,
        };
        if tokens.len() == TOKENS {
            return Err(FormulaError::new(FormulaFlaw::TooMuch(Bound::Tokens, TOKENS), token.place.start..text.len()));
        }
        tokens.push(token);
    }
    match input.chars().next() {
        Some(character) => {
            let start = input.current_token_start();
            let place = unfolded(start..start + character.len_utf8());
            let given = text[place.clone()].chars().next().unwrap_or(character);
            Err(FormulaError::new(FormulaFlaw::Character(given), place))
        }
        None if tokens.is_empty() => Err(FormulaError::new(FormulaFlaw::Empty, text.len()..text.len())),
        None => Ok(tokens),
    }
}

/// The ASCII character that is meant.
fn folded(character: char) -> char {
    match character {
        '\u{ff01}'..='\u{ff5e}' => u8::try_from(u32::from(character) - 0xfee0).map_or(character, char::from),
        '\u{3000}' => ' ',
        '−' => '-',
        _ => character,
    }
}

/// Blanks, comments, and the `\` with which Python goes on in the next line.
fn blanks(input: &mut Text) -> ModalResult<(), FormulaError> {
    let blank = take_while(1.., char::is_whitespace).void();
    let line = (alt(("//", "#")), till_line_ending).void();
    let goes_on = ('\\', peek(one_of(['\r', '\n']))).void();
    repeat(0.., alt((blank, line, comment, goes_on))).parse_next(input)
}

/// `/* … */`
fn comment(input: &mut Text) -> ModalResult<(), FormulaError> {
    let place = "/*".span().parse_next(input)?;
    let close = (take_until(0.., "*/"), "*/").void().parse_next(input);
    close.map_err(|_: ErrMode<FormulaError>| ErrMode::Cut(FormulaError::new(FormulaFlaw::Unclosed("/*"), place)))
}

fn token(input: &mut Text) -> ModalResult<Token, FormulaError> {
    let (kind, place) = alt((number, word, sign)).with_span().parse_next(input)?;
    Ok(Token { kind, place })
}

/// `1`, `.5`, `2.0f`, `1e3`.
fn number(input: &mut Text) -> ModalResult<TokenKind, FormulaError> {
    let whole = alt(((digit1, opt(('.', digit0))).void(), ('.', digit1).void()));
    let exponent = opt((one_of(['e', 'E']), opt(one_of(['+', '-'])), digit1));
    let (written, place) = (whole, exponent).take().with_span().parse_next(input)?;
    let float = (one_of(['f', 'F', 'd', 'D']), not(one_of(in_name))).void();
    opt(float).parse_next(input)?;
    let number = parse_number(written);
    number.map(TokenKind::Number).map_err(|why| ErrMode::Cut(FormulaError::new(FormulaFlaw::Number(why), place)))
}

fn begins_name(character: char) -> bool {
    character.is_alphabetic() || character == '_'
}

fn in_name(character: char) -> bool {
    character.is_alphanumeric() || character == '_'
}

/// A name, also one with parts: `a.x`, `a->x`, `std::abs`.
fn word(input: &mut Text) -> ModalResult<TokenKind, FormulaError> {
    let part = || (one_of(begins_name), take_while(0.., in_name)).take();
    let behind: Vec<&str>;
    let first: &str;
    (first, behind) = (part(), repeat(0.., preceded(alt((".", "->", "::")), part()))).parse_next(input)?;
    Ok(match (first.to_ascii_lowercase().as_str(), behind.is_empty()) {
        ("and", true) => TokenKind::Sign(Sign::Join(Joint::And)),
        ("or", true) => TokenKind::Sign(Sign::Join(Joint::Or)),
        ("not", true) => TokenKind::Sign(Sign::NotWord),
        _ => TokenKind::Word(std::iter::once(first).chain(behind).collect::<Vec<_>>().join(".")),
    })
}

fn sign(input: &mut Text) -> ModalResult<TokenKind, FormulaError> {
    let found = SIGNS.iter().find(|(written, _)| input.starts_with(written));
    let (written, sign) = found.ok_or_else(|| ErrMode::from_input(input))?;
    literal(*written).value(TokenKind::Sign(*sign)).parse_next(input)
}

/// Places of a parser among tokens are places in the text.
impl Location for Token {
    fn previous_token_end(&self) -> usize {
        self.place.end
    }

    fn current_token_start(&self) -> usize {
        self.place.start
    }
}
