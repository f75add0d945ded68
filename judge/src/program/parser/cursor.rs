//! The place in the tokens, and what is asked there.

use super::super::families::library::Imports;
use super::super::syntax::{Expression, ExpressionKind, Name, Place, Text};
use super::grammar::{Grammar, Lines};
use super::token::{Kind, Token};
use super::{Read, wrong};
use crate::formula::SourceLanguage::{self, C, CSharp, Cpp, Java, JavaScript, TypeScript};
use crate::formula::{Bound, Expected, FormulaFlaw};
use std::collections::HashSet;
use std::rc::Rc;

/// So deep may blocks, parentheses and signs stand in one another.
pub(super) const MOST_NESTED: usize = 60;
/// So high may the tree of an expression be: so many operators stand in a row at most.
const MOST_HIGH: usize = 400;

pub(super) struct Parser<'t> {
    pub text: &'t str,
    pub tokens: Rc<[Token]>,
    pub at: usize,
    pub language: SourceLanguage,
    pub grammar: &'static Grammar,
    /// For each opening bracket, the index of the closing one.
    closes: Rc<[usize]>,
    /// Whether the ends of lines are of no matter here: in parentheses and square brackets.
    pub lines_are_free: bool,
    /// Whether `{` begins a block here, and no value: in the head of an `if`.
    pub braces_are_blocks: bool,
    depth: usize,
    /// How high the tree is that is being read.
    height: usize,
    /// How many `>` of the token here are passed already.
    pub angles: usize,
    /// What the text imports.
    pub imports: Rc<Imports>,
    /// The names that the text gives to types.
    pub types: HashSet<Name>,
    /// Names of lists in HSP, whose elements look like calls.
    pub arrays: HashSet<Name>,
    /// The names that count the turns of the loops around, in HSP.
    pub counters: Vec<Name>,
    /// Whether the place is in a `#module` of HSP.
    pub in_module: bool,
    pub found: Text,
}

impl<'t> Parser<'t> {
    pub(super) fn new(text: &'t str, tokens: Vec<Token>, grammar: &'static Grammar) -> Read<Self> {
        let closes = brackets(&tokens)?.into();
        let tokens = tokens.into();
        Ok(Self {
            text,
            tokens,
            at: 0,
            language: grammar.language,
            grammar,
            closes,
            lines_are_free: false,
            braces_are_blocks: false,
            depth: 0,
            height: 0,
            angles: 0,
            imports: Imports::of(text, grammar.language).into(),
            types: HashSet::new(),
            arrays: HashSet::new(),
            counters: Vec::new(),
            in_module: false,
            found: Text::default(),
        })
    }

    /// A reader at the same place that changes nothing here.
    pub(super) fn probe(&self) -> Self {
        Self {
            text: self.text,
            tokens: self.tokens.clone(),
            at: self.at,
            language: self.language,
            grammar: self.grammar,
            closes: self.closes.clone(),
            lines_are_free: self.lines_are_free,
            braces_are_blocks: self.braces_are_blocks,
            depth: self.depth,
            height: 0,
            angles: 0,
            imports: self.imports.clone(),
            types: HashSet::new(),
            arrays: HashSet::new(),
            counters: Vec::new(),
            in_module: false,
            found: Text::default(),
        }
    }

    /// Whether the type comes first.
    pub(super) fn is_c_like(&self) -> bool {
        self.speaks(&[C, Cpp, CSharp, Java])
    }

    pub(super) fn is_script(&self) -> bool {
        self.speaks(&[JavaScript, TypeScript])
    }

    pub(super) fn speaks(&self, languages: &[SourceLanguage]) -> bool {
        self.grammar.is(languages)
    }

    pub(super) fn token_at(&self, at: usize) -> &Token {
        &self.tokens[at.min(self.tokens.len() - 1)]
    }

    pub(super) fn peek(&self) -> &Token {
        self.token_at(self.at)
    }

    pub(super) fn ahead(&self, by: usize) -> &Token {
        self.token_at(self.at + by)
    }

    pub(super) fn is(&self, sign: &str) -> bool {
        self.peek().is(sign)
    }

    pub(super) fn is_word(&self, word: &str) -> bool {
        self.peek().is_word(word)
    }

    pub(super) fn is_any(&self, signs: &str) -> bool {
        self.peek().is_any_sign(signs)
    }

    pub(super) fn is_any_word(&self, words: &str) -> bool {
        self.peek().is_any_of(words)
    }

    /// Whether a name such as `'a` stands here, in Rust.
    pub(super) fn is_lifetime(&self) -> bool {
        self.peek().word().is_some_and(|it| it.starts_with('\''))
    }

    pub(super) fn is_end(&self) -> bool {
        self.peek().kind == Kind::End
    }

    pub(super) fn advance(&mut self) {
        if self.at + 1 < self.tokens.len() {
            self.at += 1;
        }
    }

    /// Passes over the token here if this holds.
    pub(super) fn eat_if(&mut self, holds: bool) -> bool {
        if holds {
            self.advance();
        }
        holds
    }

    pub(super) fn eat(&mut self, sign: &str) -> bool {
        self.eat_if(self.is(sign))
    }

    pub(super) fn eat_word(&mut self, word: &str) -> bool {
        self.eat_if(self.is_word(word))
    }

    pub(super) fn eat_kind(&mut self, kind: &Kind) -> bool {
        self.eat_if(self.peek().kind == *kind)
    }

    /// The word here; empty if the token is none.
    pub(super) fn word_here(&self) -> Name {
        self.peek().word().cloned().unwrap_or_else(|| "".into())
    }

    /// The place of the token here.
    pub(super) fn here(&self) -> Place {
        self.peek().place.clone()
    }

    /// Where the token here begins.
    pub(super) fn start(&self) -> usize {
        self.peek().place.start
    }

    /// From a place to the end of the last token that was passed.
    pub(super) fn since(&self, start: usize) -> Place {
        let end = self.at.checked_sub(1).map_or(start, |it| self.token_at(it).place.end);
        start..end.max(start)
    }

    pub(super) fn written(&self, place: &Place) -> &'t str {
        self.text.get(place.clone()).unwrap_or("")
    }

    pub(super) fn expect(&mut self, sign: &'static str) -> Read<()> {
        if self.eat(sign) {
            return Ok(());
        }
        let expected = match sign {
            ")" | "]" | "}" => Expected::Close,
            "," => Expected::Comma,
            ":" => Expected::Colon,
            _ => Expected::Operator,
        };
        self.unexpected(expected)
    }

    pub(super) fn expect_word(&mut self, word: &str) -> Read<()> {
        if self.eat_word(word) {
            return Ok(());
        }
        self.unexpected(if word == "else" { Expected::Else } else { Expected::Operator })
    }

    /// A name that is no reserved word.
    pub(super) fn name(&mut self) -> Read<Name> {
        match self.peek().word() {
            Some(name) if !self.grammar.is_reserved(name) => {
                let name = name.clone();
                self.advance();
                Ok(name)
            }
            _ => self.unexpected(Expected::Operand),
        }
    }

    /// A name where also a reserved word may stand: behind a point.
    pub(super) fn any_word(&mut self) -> Read<Name> {
        let Some(name) = self.peek().word().cloned() else { return self.unexpected(Expected::Operand) };
        self.advance();
        Ok(name)
    }

    pub(super) fn is_name(&self) -> bool {
        self.is_name_at(0)
    }

    pub(super) fn is_name_at(&self, by: usize) -> bool {
        self.ahead(by).word().is_some_and(|it| !self.grammar.is_reserved(it))
    }

    /// The token here cannot stand here.
    pub(super) fn unexpected<Out>(&self, expected: Expected) -> Read<Out> {
        let token = self.peek();
        let written = self.written(&token.place).to_owned();
        let flaw = match token.kind {
            Kind::Unknown(letter) => FormulaFlaw::Character(letter),
            Kind::Odd | Kind::Directive => FormulaFlaw::NotRead(written),
            Kind::End => FormulaFlaw::Unexpected(None, expected),
            Kind::LineEnd | Kind::Indent | Kind::Dedent => FormulaFlaw::Unexpected(self.next_written(), expected),
            Kind::Word(_) | Kind::Number(_) | Kind::Text(_) | Kind::Sign(_) => {
                FormulaFlaw::Unexpected(Some(written), expected)
            }
        };
        wrong(flaw, &token.place)
    }

    /// What stands behind the end of the line.
    fn next_written(&self) -> Option<String> {
        let token = self.tokens.get(self.at..)?.iter().find(|it| !it.place.is_empty())?;
        Some(self.written(&token.place).to_owned())
    }

    /// What is known and not read, from a place to here.
    pub(super) fn not_read<Out>(&self, start: usize) -> Read<Out> {
        let place = self.since(start);
        let written: String = self.written(&place).chars().take(60).collect();
        wrong(FormulaFlaw::NotRead(written), &place)
    }

    /// The token here, known and not read.
    pub(super) fn token_not_read<Out>(&self) -> Read<Out> {
        let place = self.here();
        wrong(FormulaFlaw::NotRead(self.written(&place).to_owned()), &place)
    }

    /// A statement that a test cannot have.
    pub(super) fn no_statement<Out>(&self) -> Read<Out> {
        let place = self.here();
        wrong(FormulaFlaw::Statement(self.written(&place).to_owned()), &place)
    }

    /// Reads something that stands in something else.
    pub(super) fn deeper<Out>(&mut self, read: impl FnOnce(&mut Self) -> Read<Out>) -> Read<Out> {
        if self.depth >= MOST_NESTED {
            return wrong(FormulaFlaw::TooMuch(Bound::Depth, MOST_NESTED), &self.peek().place);
        }
        self.depth += 1;
        let out = read(self);
        self.depth -= 1;
        out
    }

    /// One more node above what was read since [`beside`](Self::beside).
    pub(super) fn count_operator(&mut self) -> Read<()> {
        self.height += 1;
        if self.height > MOST_HIGH {
            return wrong(FormulaFlaw::TooMuch(Bound::Tokens, MOST_HIGH), &self.peek().place);
        }
        Ok(())
    }

    /// Reads a tree beside what was read before: together they are as high as the higher one.
    pub(super) fn beside<Out>(&mut self, read: impl FnOnce(&mut Self) -> Read<Out>) -> Read<Out> {
        let before = std::mem::take(&mut self.height);
        let out = read(self);
        self.height = self.height.max(before);
        out
    }

    /// Reads in parentheses or square brackets, where lines are free and `{` begins a value.
    pub(super) fn inside<Out>(&mut self, read: impl FnOnce(&mut Self) -> Read<Out>) -> Read<Out> {
        self.with(true, false, read)
    }

    /// Reads in braces, where lines matter again.
    pub(super) fn in_braces<Out>(&mut self, read: impl FnOnce(&mut Self) -> Read<Out>) -> Read<Out> {
        self.with(false, false, read)
    }

    /// Reads the head of an `if`, where `{` begins the block.
    pub(super) fn head<Out>(&mut self, read: impl FnOnce(&mut Self) -> Read<Out>) -> Read<Out> {
        self.with(self.lines_are_free, true, read)
    }

    fn with<Out>(
        &mut self,
        lines_are_free: bool,
        braces_are_blocks: bool,
        read: impl FnOnce(&mut Self) -> Read<Out>,
    ) -> Read<Out> {
        let before = (self.lines_are_free, self.braces_are_blocks);
        (self.lines_are_free, self.braces_are_blocks) = (lines_are_free, braces_are_blocks);
        let out = read(self);
        (self.lines_are_free, self.braces_are_blocks) = before;
        out
    }

    /// What stands behind a sign, if that is here.
    pub(super) fn behind<Out>(&mut self, sign: &str, read: fn(&mut Self) -> Read<Out>) -> Read<Option<Out>> {
        if self.eat(sign) { read(self).map(Some) } else { Ok(None) }
    }

    /// What stands before a closing sign, with commas between.
    pub(super) fn listed<Out>(&mut self, close: &str, read: fn(&mut Self) -> Read<Out>) -> Read<Vec<Out>> {
        let mut all = Vec::new();
        while !self.is(close) {
            all.push(read(self)?);
            if !self.eat(",") {
                break;
            }
        }
        Ok(all)
    }

    /// One or more, with commas between.
    pub(super) fn row<Out>(&mut self, read: fn(&mut Self) -> Read<Out>) -> Read<Vec<Out>> {
        let mut all = vec![read(self)?];
        while self.eat(",") {
            all.push(read(self)?);
        }
        Ok(all)
    }

    /// Passes over all before one of these signs.
    pub(super) fn skip_to(&mut self, signs: &str) {
        while !self.is_any(signs) && !self.is_end() {
            self.advance();
        }
    }

    /// The index of the bracket that closes the one at this index.
    pub(super) fn close_of(&self, at: usize) -> usize {
        self.closes.get(at).copied().unwrap_or(self.tokens.len() - 1)
    }

    /// Whether what was read from this token to here is one pair of parentheses.
    pub(super) fn is_grouped(&self, first: usize) -> bool {
        self.token_at(first).is("(") && self.close_of(first) + 1 == self.at
    }

    /// Whether a line ends before the token here, where that ends a statement if nothing continues it.
    pub(super) fn line_ends(&self) -> bool {
        let matters = match self.grammar.lines {
            Lines::Script | Lines::Swift => true,
            Lines::Kotlin => !self.lines_are_free,
            Lines::Free | Lines::Go | Lines::Indented | Lines::Hsp => false,
        };
        matters && self.peek().begins_line
    }

    /// The expression that was read from this place to here.
    pub(super) fn made(&self, kind: ExpressionKind, start: usize) -> Read {
        Ok(self.expression_of(kind, start))
    }

    pub(super) fn expression_of(&self, kind: ExpressionKind, start: usize) -> Expression {
        Expression::new(kind, self.since(start))
    }

    /// Tries to read something; goes back if it cannot be read.
    pub(super) fn attempt<Out>(&mut self, read: impl FnOnce(&mut Self) -> Read<Out>) -> Option<Out> {
        let (at, depth, height) = (self.at, self.depth, self.height);
        let out = read(self).ok().filter(|_| self.angles == 0);
        if out.is_none() {
            (self.at, self.depth, self.height) = (at, depth, height);
            self.angles = 0;
        }
        out
    }
}

/// Pairs the brackets; an error for one without a partner.
fn brackets(tokens: &[Token]) -> Read<Vec<usize>> {
    let mut closes = vec![tokens.len() - 1; tokens.len()];
    let mut open: Vec<(usize, &'static str)> = Vec::new();
    for (at, token) in tokens.iter().enumerate() {
        let Kind::Sign(sign) = token.kind else { continue };
        let partner = match sign {
            "(" | "[" | "{" => {
                open.push((at, sign));
                continue;
            }
            ")" => "(",
            "]" => "[",
            "}" => "{",
            _ => continue,
        };
        match open.pop() {
            Some((opened, opening)) if opening == partner => closes[opened] = at,
            Some((opened, opening)) => return wrong(FormulaFlaw::Unclosed(opening), &tokens[opened].place),
            None => return wrong(FormulaFlaw::Unexpected(Some(sign.to_owned()), Expected::Operator), &token.place),
        }
    }
    match open.pop() {
        Some((opened, opening)) => wrong(FormulaFlaw::Unclosed(opening), &tokens[opened].place),
        None => Ok(closes),
    }
}
