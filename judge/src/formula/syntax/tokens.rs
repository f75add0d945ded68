//! Text → tokens: names, numbers and signs, each with its place, without blanks and comments.
//!
//! Full-width letters and signs of Japanese and Korean keyboards mean the same as the ASCII ones.

use super::signs::{SIGNS, Sign};
use crate::formula::error::{Bound, FormulaError, FormulaFlaw};
use crate::formula::language::SourceLanguage;
use crate::formula::meaning::Joint;
use hantei_collision::parse_number;
use std::ops::Range;
use winnow::ascii::{digit0, digit1, hex_digit1, till_line_ending};
use winnow::combinator::{alt, not, opt, peek, preceded, repeat, terminated};
use winnow::error::{ErrMode, ParserError};
use winnow::stream::{LocatingSlice, Location, Stream};
use winnow::token::{any, literal, one_of, take_till, take_until, take_while};
use winnow::{ModalResult, Parser};

/// The longest text of a formula, characters.
pub const CHARACTERS: usize = 20_000;
pub(super) const TOKENS: usize = 3_000;

#[derive(Clone, Debug, PartialEq)]
pub(in crate::formula) enum TokenKind {
    /// A number, and whether it is written as a whole one.
    Number(f64, bool),
    Word(String),
    Quote(String),
    Sign(Sign),
    Other(char),
    /// `@Override`; it is no token of its own.
    Decorator,
}

#[derive(Clone, Debug, PartialEq)]
pub(in crate::formula) struct Token {
    pub(in crate::formula) kind: TokenKind,
    pub(in crate::formula) place: Range<usize>,
    pub(in crate::formula) begins_line: bool,
    /// The indent of the line's first token, characters; a tab counts as one.
    pub(in crate::formula) indent: usize,
    pub(in crate::formula) open: usize,
    /// Whether a decorator stands before it that may do anything.
    pub(in crate::formula) decorated: bool,
}

impl Token {
    pub(in crate::formula) fn word(&self) -> Option<&str> {
        if let TokenKind::Word(word) = &self.kind { Some(word) } else { None }
    }

    pub(in crate::formula) fn is(&self, sign: Sign) -> bool {
        self.kind == TokenKind::Sign(sign)
    }

    pub(in crate::formula) const fn opens(&self) -> bool {
        matches!(self.kind, TokenKind::Sign(Sign::Open | Sign::OpenBracket | Sign::OpenBrace))
    }

    pub(in crate::formula) const fn closes(&self) -> bool {
        matches!(self.kind, TokenKind::Sign(Sign::Close | Sign::CloseBracket | Sign::CloseBrace))
    }

    pub(in crate::formula) const fn compares(&self) -> bool {
        matches!(self.kind, TokenKind::Sign(Sign::Compare(_)))
    }

    pub(in crate::formula) fn is_word(&self, word: &str) -> bool {
        self.word() == Some(word)
    }
}

/// The error of an alternative that does not fit is dropped, so it is empty.
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

/// Refuses a text that is longer than any test.
pub(crate) fn bounded(text: &str) -> Result<(), FormulaError> {
    text.char_indices().nth(CHARACTERS).map_or(Ok(()), |(beyond, _)| {
        Err(FormulaError::new(FormulaFlaw::TooMuch(Bound::Characters, CHARACTERS), beyond..text.len()))
    })
}

/// All tokens of a text in this language. The text must be [`bounded`].
pub(in crate::formula) fn tokens(text: &str, language: Option<SourceLanguage>) -> Result<Vec<Token>, FormulaError> {
    // Character for character, so places are the same in both texts.
    let folded: String = text.chars().map(folded).collect();
    let places: Vec<usize> = text
        .char_indices()
        .zip(folded.chars())
        .flat_map(|((place, _), character)| std::iter::repeat_n(place, character.len_utf8()))
        .chain([text.len()])
        .collect();
    let unfolded = |place: Range<usize>| places[place.start]..places[place.end];
    let mut input = Text::new(&folded);
    let mut tokens: Vec<Token> = Vec::new();
    let (mut indent, mut open, mut line_end) = (0, 0_usize, 0);
    let mut decorated = false;
    loop {
        let begin = input.current_token_start();
        // `a.0`: a member, no number.
        let behind_name = tokens.last().is_some_and(|last| last.word().is_some() || last.is(Sign::Close));
        let has_ranges = language.is_some_and(SourceLanguage::has_ranges);
        let is_member =
            behind_name && input.starts_with('.') && begin == line_end && (has_ranges || !input.starts_with(".."));
        let one = |input: &mut Text| if is_member { member_dot(input) } else { token(input, language) };
        let next = preceded(blanks(language), opt(one)).parse_next(&mut input);
        let (kind, folded_place) = match next.map_err(|error| error.into_inner()) {
            Ok(Some(token)) => token,
            Ok(None) => break,
            Err(Ok(FormulaError { flaw, place })) | Err(Err(ErrMode::Cut(FormulaError { flaw, place }))) => {
                return Err(FormulaError::new(flaw, unfolded(place)));
            }
            Err(Err(_)) => break,
        };
        if kind == TokenKind::Decorator {
            decorated |= !is_known_decorator(&folded[folded_place.start + 1..folded_place.end], language);
            continue;
        }
        let line_begin = folded[..folded_place.start].rfind('\n').map_or(0, |end| end + 1);
        let goes_on = folded[..line_begin].trim_end().ends_with('\\');
        let begins_line = tokens.is_empty() || (line_begin >= line_end && !goes_on);
        if begins_line {
            indent = folded[line_begin..folded_place.start].chars().filter(|it| it.is_whitespace()).count();
        }
        line_end = folded_place.end;
        let place = unfolded(folded_place);
        if tokens.len() == TOKENS {
            return Err(FormulaError::new(FormulaFlaw::TooMuch(Bound::Tokens, TOKENS), place.start..text.len()));
        }
        let kind = if let TokenKind::Other(_) = kind {
            TokenKind::Other(text[place.clone()].chars().next().unwrap_or_default())
        } else {
            kind
        };
        let before = open;
        match kind {
            TokenKind::Sign(Sign::Open | Sign::OpenBracket) => open += 1,
            TokenKind::Sign(Sign::Close | Sign::CloseBracket) => open = open.saturating_sub(1),
            _ => {}
        }
        tokens.push(Token { kind, place, begins_line, indent, open: before, decorated });
        decorated = false;
    }
    if tokens.is_empty() {
        return Err(FormulaError::new(FormulaFlaw::Empty, text.len()..text.len()));
    }
    Ok(tokens)
}

fn folded(character: char) -> char {
    match character {
        '\u{ff01}'..='\u{ff5e}' => u8::try_from(u32::from(character) - 0xfee0).map_or(character, char::from),
        '\u{3000}' => ' ',
        '−' => '-',
        _ => character,
    }
}

fn token(input: &mut Text, language: Option<SourceLanguage>) -> ModalResult<(TokenKind, Range<usize>), FormulaError> {
    let sign = |input: &mut Text| sign(input, language);
    if language == Some(SourceLanguage::GdScript) && input.starts_with('$') {
        return alt((node, any.map(TokenKind::Other))).with_span().parse_next(input);
    }
    alt((number, word, quote, decorator, sign, any.map(TokenKind::Other))).with_span().parse_next(input)
}

fn member_dot(input: &mut Text) -> ModalResult<(TokenKind, Range<usize>), FormulaError> {
    let spread = "...".value(Sign::Spread);
    let range = alt(("..=", "..<", "..")).value(Sign::Range);
    alt((spread, range, ".".value(Sign::Dot))).map(TokenKind::Sign).with_span().parse_next(input)
}

/// `1`, `.5`, `2.0f`, `1e3`, `1_000`, `10u`, `0x1F`.
fn number(input: &mut Text) -> ModalResult<TokenKind, FormulaError> {
    let hex = preceded(alt(("0x", "0X")), hex_digit1).with_span();
    if let Some((digits, place)) = opt(hex).parse_next(input)? {
        let number = u32::from_str_radix(digits, 16).map_err(|_| {
            ErrMode::Cut(FormulaError::new(FormulaFlaw::Character(digits.chars().next().unwrap_or('0')), place))
        })?;
        return Ok(TokenKind::Number(f64::from(number), true));
    }
    let more = |input: &mut Text| -> ModalResult<(), FormulaError> {
        repeat(0.., ('_', peek(one_of(|it: char| it.is_ascii_digit())), digit1)).parse_next(input)
    };
    // A point before a name belongs to the name: `1.max(2)`.
    let point =
        || ('.', not(one_of(|it: char| it == '.' || (begins_name(it) && !"eEfFdD".contains(it)))), digit0).void();
    let whole = alt(((digit1, more, opt(point())).void(), ('.', digit1).void()));
    let exponent = opt((one_of(['e', 'E']), opt(one_of(['+', '-'])), digit1));
    let (written, place) = (whole, exponent).take().with_span().parse_next(input)?;
    let ends = || not(one_of(in_name));
    let float = alt(("f32", "f64", "f", "F", "d", "D", "m"));
    let integer = alt((alt(("i32", "i64", "u32", "usize")), alt(("ul", "UL", "u", "U", "l", "L"))));
    let is_float = opt(terminated(float, ends())).parse_next(input)?.is_some();
    if !is_float {
        opt(terminated(integer, ends())).parse_next(input)?;
    }
    let is_whole = !is_float && written.bytes().all(|it| it.is_ascii_digit() || it == b'_');
    let number = parse_number(&written.replace('_', ""));
    number
        .map(|number| TokenKind::Number(number, is_whole))
        .map_err(|why| ErrMode::Cut(FormulaError::new(FormulaFlaw::Number(why), place)))
}

fn begins_name(character: char) -> bool {
    character.is_alphabetic() || character == '_'
}

fn in_name(character: char) -> bool {
    character.is_alphanumeric() || character == '_'
}

fn word(input: &mut Text) -> ModalResult<TokenKind, FormulaError> {
    let word = (one_of(begins_name), take_while(0.., in_name)).take().parse_next(input)?;
    Ok(match word.to_ascii_lowercase().as_str() {
        "and" => TokenKind::Sign(Sign::Join(Joint::And)),
        "or" => TokenKind::Sign(Sign::Join(Joint::Or)),
        "not" => TokenKind::Sign(Sign::NotWord),
        _ => TokenKind::Word(word.to_owned()),
    })
}

/// A node of a scene in `GDScript`: `$Player`, `$UI/Player`.
fn node(input: &mut Text) -> ModalResult<TokenKind, FormulaError> {
    let name = || (one_of(begins_name), take_while(0.., in_name)).void();
    let path = ('$', name(), repeat::<_, _, (), _, _>(0.., ('/', name()))).take();
    path.map(|path: &str| TokenKind::Word(path.to_owned())).parse_next(input)
}

/// A text between quotes on one line, or between triple or back quotes on several.
fn quote(input: &mut Text) -> ModalResult<TokenKind, FormulaError> {
    let long = alt((
        ("\"\"\"", take_until(0.., "\"\"\""), "\"\"\"").map(|it| it.1),
        ("'''", take_until(0.., "'''"), "'''").map(|it| it.1),
        ('`', take_until(0.., "`"), '`').map(|it| it.1),
    ));
    let inner = |quote: char| {
        let plain = take_while(1.., move |it: char| it != quote && it != '\\' && it != '\n').void();
        let escaped = ('\\', any).void();
        let all = repeat::<_, _, (), _, _>(0.., alt((plain, escaped))).take();
        (quote, all, quote).map(|it| it.1)
    };
    let text: &str = alt((long, inner('"'), inner('\''))).parse_next(input)?;
    Ok(TokenKind::Quote(text.to_owned()))
}

fn sign(input: &mut Text, language: Option<SourceLanguage>) -> ModalResult<TokenKind, FormulaError> {
    // `lives--;` decrements; `ax --bx` has two signs.
    let counts = input.get(2..).is_some_and(|rest| {
        matches!(rest.trim_start_matches(' ').chars().next(), None | Some(';' | '\n' | '\r' | ')'))
    });
    let is_of = |written: &str, sign: Sign| {
        sign.is_of(written, language) || (sign == Sign::Count && language.is_none() && counts)
    };
    let fits = |&&(written, sign): &&(&str, Sign)| input.starts_with(written) && is_of(written, sign);
    let (written, sign) = SIGNS.iter().find(fits).ok_or_else(|| ErrMode::from_input(input))?;
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

/// Blanks and comments of this language, and the `\` that continues a line.
fn blanks<'a>(language: Option<SourceLanguage>) -> impl Parser<Text<'a>, (), ErrMode<FormulaError>> {
    move |input: &mut Text<'a>| {
        let blank = take_while(1.., |it: char| it.is_whitespace() || it == '\u{feff}').void();
        let goes_on = ('\\', peek(one_of(['\r', '\n']))).void();
        let note = |input: &mut Text<'a>| note(input, language);
        let comment = |input: &mut Text<'a>| comment(input, language);
        repeat(0.., alt((blank, note, comment, goes_on))).parse_next(input)
    }
}

fn note(input: &mut Text, language: Option<SourceLanguage>) -> ModalResult<(), FormulaError> {
    let line = |sign: &'static str| (sign, till_line_ending).void();
    match language {
        Some(SourceLanguage::Python | SourceLanguage::GdScript) => line("#").parse_next(input),
        Some(SourceLanguage::Lua) => alt((("--[[", take_until(0.., "]]"), "]]").void(), line("--"))).parse_next(input),
        _ => {
            let attribute = ('#', opt('!'), '[', take_till(0.., ']'), ']').void();
            let other = (not("#define"), '#', till_line_ending).void();
            // In C, a comment whose line ends with `\` goes on.
            let is_c = matches!(language, Some(SourceLanguage::C | SourceLanguage::Cpp));
            let goes_on = (
                "//",
                repeat::<_, _, (), _, _>(0.., (take_till(0.., '\n').verify(is_continued), '\n')),
                till_line_ending,
            );
            if is_c {
                return alt((goes_on.void(), attribute, other)).parse_next(input);
            }
            alt((line("//"), attribute, other)).parse_next(input)
        }
    }
}

fn is_continued(line: &str) -> bool {
    line.trim_end_matches('\r').ends_with('\\')
}

fn comment(input: &mut Text, language: Option<SourceLanguage>) -> ModalResult<(), FormulaError> {
    let place = "/*".span().parse_next(input)?;
    let nests = matches!(language, Some(SourceLanguage::Rust | SourceLanguage::Kotlin | SourceLanguage::Swift));
    let close = rest_of_comment(input, nests);
    close.map_err(|_: ErrMode<FormulaError>| ErrMode::Cut(FormulaError::new(FormulaFlaw::Unclosed("/*"), place)))
}

/// Behind `/*`; in some languages a comment can contain others.
fn rest_of_comment(input: &mut Text, nests: bool) -> ModalResult<(), FormulaError> {
    let mut depth = 1;
    while depth > 0 {
        let plain = take_till(0.., |it| it == '/' || it == '*');
        let sign = alt(("*/".value(-1), "/*".value(i32::from(nests)), any.value(0)));
        let (_, change) = (plain, sign).parse_next(input)?;
        depth += change;
    }
    Ok(())
}

/// `@Override`, `@export_range(0, 1)`.
fn decorator(input: &mut Text) -> ModalResult<TokenKind, FormulaError> {
    let name = take_while(1.., |it: char| it.is_alphanumeric() || it == '_' || it == '.');
    let arguments = opt(('(', take_till(0.., [')', '\n']), ')'));
    let decorator = ('@', name, arguments).value(TokenKind::Decorator).parse_next(input);
    decorator.map_err(|_: ErrMode<FormulaError>| ErrMode::from_input(input))
}

/// Whether a decorator changes nothing. Those of Java and Kotlin do not, and those of Swift with a small letter.
fn is_known_decorator(written: &str, language: Option<SourceLanguage>) -> bool {
    const PYTHON: [&str; 8] =
        ["property", "staticmethod", "classmethod", "override", "dataclass", "abstractmethod", "final", "setter"];
    let name = written.split('(').next().and_then(|path| path.rsplit('.').next()).unwrap_or_default();
    match language {
        Some(SourceLanguage::Python) => PYTHON.contains(&name),
        Some(SourceLanguage::JavaScript | SourceLanguage::TypeScript) => name == "override",
        Some(SourceLanguage::Swift) => !name.starts_with(char::is_uppercase) || name == "MainActor",
        _ => true,
    }
}
