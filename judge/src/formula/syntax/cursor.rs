//! A place among tokens, and what all parsers do there.

use super::signs::Sign;
use super::tokens::{Token, TokenKind};
use crate::formula::error::{Bound, Expected, FormulaError, FormulaFlaw, Read};
use crate::formula::language::SourceLanguage;
use crate::formula::meaning::Arithmetic;
use std::ops::Range;

/// The most nested parentheses, signs and blocks.
const DEPTH: usize = 50;

#[derive(Clone)]
pub(in crate::formula) struct Cursor<'a> {
    pub(super) text: &'a str,
    pub(super) tokens: &'a [Token],
    pub(in crate::formula) at: usize,
    pub(super) end: usize,
    pub(super) language: Option<SourceLanguage>,
    /// Functions in this part, which are read separately.
    pub(super) inner: &'a [Range<usize>],
    depth: usize,
}

impl<'a> Cursor<'a> {
    pub(in crate::formula) fn new(
        text: &'a str,
        tokens: &'a [Token],
        part: Range<usize>,
        language: Option<SourceLanguage>,
    ) -> Self {
        Self { text, tokens, at: part.start, end: part.end, language, inner: &[], depth: 0 }
    }

    pub(super) fn took_function(&mut self) -> bool {
        let behind = self.inner.iter().find(|function| function.start == self.at).map(|function| function.end);
        self.at = behind.unwrap_or(self.at);
        behind.is_some()
    }

    pub(super) fn is(&self, language: SourceLanguage) -> bool {
        self.language == Some(language)
    }

    /// Whether several names before one `=` get one of several values each.
    pub(super) fn assigns_lists(&self) -> bool {
        self.is(SourceLanguage::Python) || self.is(SourceLanguage::Lua) || self.is(SourceLanguage::Go)
    }

    pub(super) fn is_indented(&self) -> bool {
        self.language.is_some_and(SourceLanguage::is_indented)
    }

    pub(super) fn peek(&self) -> Option<&'a Token> {
        self.ahead(0)
    }

    pub(super) fn ahead(&self, count: usize) -> Option<&'a Token> {
        self.tokens[..self.end].get(self.at + count)
    }

    pub(super) fn next_is(&self, sign: Sign) -> bool {
        self.peek().is_some_and(|token| token.is(sign))
    }

    pub(super) fn next_is_word(&self, words: &[&str]) -> bool {
        let word = self.peek().and_then(Token::word);
        word.is_some_and(|word| words.iter().any(|one| one.eq_ignore_ascii_case(word)))
    }

    pub(super) fn take(&mut self) -> Option<&'a Token> {
        let token = self.peek()?;
        self.at += 1;
        Some(token)
    }

    pub(super) fn took(&mut self, sign: Sign) -> bool {
        let is = self.next_is(sign);
        self.at += usize::from(is);
        is
    }

    pub(in crate::formula) fn took_word(&mut self, words: &[&str]) -> bool {
        let is = self.next_is_word(words);
        self.at += usize::from(is);
        is
    }

    pub(super) fn last_end(&self) -> usize {
        self.at.checked_sub(1).map_or(0, |last| self.tokens[last].place.end)
    }

    /// Whether the next token continues what comes before it: in some languages a new line ends that.
    pub(super) fn goes_on(&self) -> bool {
        let ends = |next: &Token| self.is_indented() || self.is_sign_of_own(next);
        self.peek().is_some_and(|next| !(next.begins_line && next.open == 0 && ends(next)))
    }

    /// Whether a `+` or `-` at the begin of a line is that of a number: in Kotlin always, in Swift directly before it.
    fn is_sign_of_own(&self, next: &Token) -> bool {
        let is_sign = matches!(next.kind, TokenKind::Sign(Sign::Compute(Arithmetic::Plus | Arithmetic::Minus)));
        let is_close = || self.ahead(1).is_some_and(|behind| behind.place.start == next.place.end);
        is_sign && (self.is(SourceLanguage::Kotlin) || (self.is(SourceLanguage::Swift) && is_close()))
    }

    pub(super) fn place(&self) -> Range<usize> {
        self.peek().map_or_else(|| self.end_place(), |token| token.place.clone())
    }

    fn end_place(&self) -> Range<usize> {
        // After a function's body comes the brace that closes it.
        let end = self.text.len()..self.text.len();
        self.tokens.get(self.end).map_or(end, |token| token.place.clone())
    }

    pub(super) fn unexpected<Out>(&self, expected: Expected) -> Read<Out> {
        let flaw = match self.peek().map(|token| &token.kind) {
            None => FormulaFlaw::Unexpected(None, expected),
            Some(TokenKind::Sign(Sign::Assign)) => FormulaFlaw::Assigns,
            Some(TokenKind::Other(character)) => FormulaFlaw::Character(*character),
            Some(_) => FormulaFlaw::Unexpected(Some(self.text[self.place()].to_owned()), expected),
        };
        Err(FormulaError::new(flaw, self.place()))
    }

    /// Reads one level deeper, after the token at `place`.
    pub(super) fn deeper<Out>(
        &mut self,
        place: &Range<usize>,
        inner: impl FnOnce(&mut Self) -> Read<Out>,
    ) -> Read<Out> {
        if self.depth == DEPTH {
            return Err(FormulaError::new(FormulaFlaw::TooMuch(Bound::Depth, DEPTH), place.clone()));
        }
        self.depth += 1;
        let parsed = inner(self)?;
        self.depth -= 1;
        Ok(parsed)
    }

    pub(super) fn close(
        &mut self,
        sign: Sign,
        opened: &'static str,
        place: &Range<usize>,
        expected: Expected,
    ) -> Read<()> {
        if self.took(sign) {
            Ok(())
        } else if self.peek().is_none() {
            Err(FormulaError::new(FormulaFlaw::Unclosed(opened), place.clone()))
        } else {
            self.unexpected(expected)
        }
    }

    /// The place after the token that closes the one at `open`; `None` if nothing closes it.
    pub(super) fn behind_closing(&self, open: usize) -> Option<usize> {
        let mut depth = 0_usize;
        for at in open..self.end {
            let token = &self.tokens[at];
            if token.opens() {
                depth += 1;
            } else if token.closes() {
                depth = depth.checked_sub(1)?;
                if depth == 0 {
                    return Some(at + 1);
                }
            }
        }
        None
    }
}
