//! The text between tokens: blanks, comments, and the lines of a preprocessor.

use super::error::{FormulaError, FormulaFlaw};
use super::language::SourceLanguage;
use super::tokens::Text;
use winnow::ascii::till_line_ending;
use winnow::combinator::{alt, not, opt, peek, repeat};
use winnow::error::{ErrMode, ParserError as _};
use winnow::token::{one_of, take_till, take_until, take_while};
use winnow::{ModalResult, Parser};

/// Blanks and comments of this language, and the `\` that continues a line.
pub(super) fn blanks<'a>(language: Option<SourceLanguage>) -> impl Parser<Text<'a>, (), ErrMode<FormulaError>> {
    move |input: &mut Text<'a>| {
        let blank = take_while(1.., |it: char| it.is_whitespace() || it == '\u{feff}').void();
        let goes_on = ('\\', peek(one_of(['\r', '\n']))).void();
        let note = |input: &mut Text<'a>| note(input, language);
        repeat(0.., alt((blank, note, comment, goes_on, decorator))).parse_next(input)
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
            alt((line("//"), attribute, other)).parse_next(input)
        }
    }
}

fn comment(input: &mut Text) -> ModalResult<(), FormulaError> {
    let place = "/*".span().parse_next(input)?;
    let close = (take_until(0.., "*/"), "*/").void().parse_next(input);
    close.map_err(|_: ErrMode<FormulaError>| ErrMode::Cut(FormulaError::new(FormulaFlaw::Unclosed("/*"), place)))
}

/// `@Override`, `@export_range(0, 1)`.
fn decorator(input: &mut Text) -> ModalResult<(), FormulaError> {
    let name = take_while(1.., |it: char| it.is_alphanumeric() || it == '_' || it == '.');
    let arguments = opt(('(', take_till(0.., [')', '\n']), ')'));
    ('@', name, arguments).void().parse_next(input).map_err(|_: ErrMode<FormulaError>| ErrMode::from_input(input))
}
