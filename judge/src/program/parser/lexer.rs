//! Cuts a text into tokens, as the language's own lexer does. What it does not know stays a token that no rule reads.

use super::grammar::Grammar;
use super::line_ends;
use super::token::{Kind, Token};
use super::{Read, wrong};
use crate::formula::SourceLanguage::{
    self, C, CSharp, Cpp, GdScript, Hsp, Java, JavaScript, Kotlin, Lua, Own, Python, Rust, Swift, TypeScript,
};
use crate::formula::{Bound, FormulaFlaw};

/// So many tokens are read at most; a text of 100 KB has fewer.
const MOST_TOKENS: usize = 60_000;

pub(super) struct Lexer<'t> {
    pub text: &'t str,
    pub at: usize,
    pub language: SourceLanguage,
    pub grammar: &'static Grammar,
    pub tokens: Vec<Token>,
    begins_line: bool,
    after_space: bool,
}

/// The tokens of a text, with the ends of lines that matter. The last one is [`Kind::End`].
pub(super) fn tokens(text: &str, grammar: &'static Grammar) -> Read<Vec<Token>> {
    let mut lexer = Lexer {
        text,
        at: 0,
        language: grammar.language,
        grammar,
        tokens: Vec::new(),
        begins_line: true,
        after_space: true,
    };
    lexer.run()?;
    let end = text.len();
    let tokens = line_ends::with_ends(lexer.tokens, text, grammar);
    let mut tokens = tokens?;
    tokens.push(Token { kind: Kind::End, place: end..end, begins_line: true, after_space: true });
    Ok(tokens)
}

impl<'t> Lexer<'t> {
    pub(super) fn rest(&self) -> &'t str {
        self.text.get(self.at..).unwrap_or("")
    }

    pub(super) fn next_char(&self) -> Option<char> {
        self.rest().chars().next()
    }

    pub(super) fn is(&self, languages: &[SourceLanguage]) -> bool {
        self.grammar.is(languages)
    }

    fn run(&mut self) -> Read<()> {
        if let Some(rest) = self.text.strip_prefix('\u{feff}') {
            self.at = self.text.len() - rest.len();
        }
        if self.rest().starts_with("#!") && self.language != Rust {
            self.at += line_length(self.rest());
        }
        while self.skip_space()? {
            let start = self.at;
            let kind = self.kind()?;
            self.push(kind, start);
            if self.tokens.len() > MOST_TOKENS {
                return wrong(FormulaFlaw::TooMuch(Bound::Tokens, MOST_TOKENS), &(start..self.at));
            }
        }
        Ok(())
    }

    fn push(&mut self, kind: Kind, start: usize) {
        let token = Token { kind, place: start..self.at, begins_line: self.begins_line, after_space: self.after_space };
        self.tokens.push(token);
        self.begins_line = false;
        self.after_space = false;
    }

    /// Passes over spaces and comments; whether anything is left.
    fn skip_space(&mut self) -> Read<bool> {
        loop {
            let Some(next) = self.next_char() else { return Ok(false) };
            if next == '\n' || next == '\r' {
                self.begins_line = true;
                self.after_space = true;
                self.at += 1;
            } else if next.is_whitespace() || next == '\u{200b}' {
                self.after_space = true;
                self.at += next.len_utf8();
            } else if self.skip_continuation() {
                self.after_space = true;
            } else if !self.skip_comment()? {
                return Ok(true);
            }
        }
    }

    /// A line that goes on after `\`.
    fn skip_continuation(&mut self) -> bool {
        if !self.is(&[C, Cpp, Python, GdScript, Hsp, Own]) {
            return false;
        }
        let Some(rest) = self.rest().strip_prefix('\\') else { return false };
        let spaces = rest.len() - rest.trim_start_matches([' ', '\t', '\r']).len();
        if !rest.get(spaces..).is_some_and(|it| it.starts_with('\n')) {
            return false;
        }
        self.at += 1 + spaces + 1;
        true
    }

    fn skip_comment(&mut self) -> Read<bool> {
        let rest = self.rest();
        if self.language == Lua && rest.starts_with("--[") {
            let opens = self.at;
            self.at += 2;
            if self.long_bracket()?.is_some() {
                self.after_space = true;
                self.begins_line |= self.text.get(opens..self.at).is_some_and(|it| it.contains('\n'));
                return Ok(true);
            }
            self.at = opens;
        }
        if self.grammar.line_comments.split(' ').any(|sign| rest.starts_with(sign)) && !self.is_attribute() {
            let mut length = line_length(rest);
            // In C a backslash at the end puts the next line to the comment.
            let goes_on = |line: &str| self.grammar.is(&[C, Cpp]) && line.trim_end_matches('\r').ends_with('\\');
            while goes_on(&rest[..length]) && length < rest.len() {
                length += 1 + line_length(&rest[length + 1..]);
            }
            self.at += length;
            self.after_space = true;
            return Ok(true);
        }
        let Some((opens, closes)) = self.grammar.block_comment else { return Ok(false) };
        if !rest.starts_with(opens) {
            return Ok(false);
        }
        let Some(length) = block_length(rest, opens, closes, self.grammar.comments_nest) else {
            return wrong(FormulaFlaw::Unclosed("/*"), &(self.at..self.at + opens.len()));
        };
        self.begins_line |= rest.get(..length).is_some_and(|it| it.contains('\n'));
        self.after_space = true;
        self.at += length;
        Ok(true)
    }

    /// `#` begins no comment in hantei's own formulas where a macro is meant.
    fn is_attribute(&self) -> bool {
        self.language == Own && self.rest().starts_with("#define")
    }

    fn kind(&mut self) -> Read<Kind> {
        let Some(next) = self.next_char() else { return Ok(Kind::End) };
        if self.begins_directive(next) {
            let of_function = Some(self.rest()).filter(|_| self.is(&[Hsp])).and_then(super::hsp::directive_length);
            self.at += of_function.unwrap_or_else(|| directive_length(self.rest()));
            return Ok(Kind::Directive);
        }
        if let Some(text) = self.quoted()? {
            return Ok(text);
        }
        if let Some(number) = self.number() {
            return Ok(number);
        }
        if let Some(word) = self.word() {
            return Ok(word);
        }
        Ok(self.sign(next))
    }

    fn begins_directive(&self, next: char) -> bool {
        next == '#'
            && self.begins_line
            && self.is(&[C, Cpp, CSharp, Swift, Hsp, Own])
            && self.rest()[1..].trim_start().starts_with(|it: char| it.is_ascii_alphabetic())
    }

    fn word(&mut self) -> Option<Kind> {
        let rest = self.rest();
        let first = rest.chars().next()?;
        let own = self.language == Own;
        let marks = self.word_marks();
        if rest.starts_with('`') && self.is(&[Kotlin, Swift]) {
            let length = rest.get(1..)?.find('`')?;
            let name = rest.get(1..=length)?;
            self.at += length + 2;
            return Some(Kind::Word(name.into()));
        }
        if let Some(length) = self.node_length() {
            let name = rest.get(..length)?;
            self.at += length;
            return Some(Kind::Word(name.into()));
        }
        let begins = |it: char| it == '_' || it.is_alphabetic() || marks.contains(it);
        if !begins(plain(first, own)) {
            return None;
        }
        let goes_on = |it: char| begins(it) || it.is_alphanumeric() || is_joiner(it);
        let length = rest.find(|it: char| !goes_on(plain(it, own))).unwrap_or(rest.len());
        let written = rest.get(..length)?;
        self.at += length;
        let name: String = written.chars().map(|it| plain(it, own)).collect();
        Some(Kind::Word(name.as_str().into()))
    }

    /// Signs that may stand in a name.
    fn word_marks(&self) -> &'static str {
        match self.language {
            JavaScript | TypeScript => "$#",
            Swift => "$",
            Java => "$",
            _ => "",
        }
    }

    /// `$Player`, `$Enemies/First`, `$"Enemy 2"` in Godot: a node of the scene, under one name.
    fn node_length(&self) -> Option<usize> {
        let path = self.rest().strip_prefix('$').filter(|_| self.is(&[GdScript]))?;
        if let Some(quoted) = path.strip_prefix('"') {
            return quoted.find(['"', '\n']).filter(|end| quoted[*end..].starts_with('"')).map(|end| end + 3);
        }
        let length = path.find(|it: char| it != '_' && it != '/' && !it.is_alphanumeric()).unwrap_or(path.len());
        (length > 0).then_some(length + 1)
    }

    fn sign(&mut self, next: char) -> Kind {
        if self.language == Swift
            && let Some(sign) = self.swift_sign()
        {
            return sign;
        }
        if self.language == Own {
            let replaced = plain(next, true);
            if replaced != next {
                return self.wide_sign(next);
            }
        }
        let found = self.grammar.signs.split(' ').find(|sign| self.rest().starts_with(*sign) && self.may_be(sign));
        match found {
            Some(sign) => {
                self.at += sign.len();
                Kind::Sign(sign)
            }
            None => {
                self.at += next.len_utf8();
                Kind::Unknown(next)
            }
        }
    }

    /// `a?.5:b` has no `?.`.
    fn may_be(&self, sign: &str) -> bool {
        sign != "?." || !self.rest().get(2..).is_some_and(|it| it.starts_with(|it: char| it.is_ascii_digit()))
    }

    /// A sign of a Japanese or Korean keyboard, and those that follow it.
    fn wide_sign(&mut self, next: char) -> Kind {
        let start = self.at;
        let narrow: String = self.rest().chars().take(3).map(|it| plain(it, true)).collect();
        let found = self.grammar.signs.split(' ').find(|sign| narrow.starts_with(*sign));
        let count = found.map_or(1, |sign| sign.chars().count());
        self.at += self.rest().chars().take(count).map(char::len_utf8).sum::<usize>();
        debug_assert!(self.at > start, "a sign has a length");
        found.map_or(Kind::Unknown(next), Kind::Sign)
    }

    /// All signs that stand side by side are one operator in Swift.
    fn swift_sign(&mut self) -> Option<Kind> {
        let rest = self.rest();
        let length = rest.find(|it: char| !"/=-+!*%<>&|^~?".contains(it)).unwrap_or(rest.len());
        let run = rest.get(..length)?;
        if run.is_empty() {
            return None;
        }
        if let Some(sign) = self.grammar.signs.split(' ').find(|sign| *sign == run) {
            self.at += length;
            return Some(Kind::Sign(sign));
        }
        // A type's brackets and marks, and the marks behind a value, are signs of their own.
        if run.starts_with(['>', '?']) && !self.after_space {
            let sign = self.grammar.signs.split(' ').find(|sign| sign.len() == 1 && run.starts_with(*sign))?;
            self.at += 1;
            return Some(Kind::Sign(sign));
        }
        self.at += length;
        Some(Kind::Odd)
    }
}

/// Whether a letter can be inside of a name: accents, voiced marks.
fn is_joiner(it: char) -> bool {
    matches!(it, '\u{300}'..='\u{36f}' | '\u{3099}' | '\u{309a}' | '\u{200c}' | '\u{200d}')
}

/// In hantei's own formulas, what Japanese and Korean keyboards write is what ASCII writes.
pub(super) fn plain(it: char, own: bool) -> char {
    match it {
        '\u{ff01}'..='\u{ff5e}' if own => char::from_u32(u32::from(it) - 0xff01 + 0x21).unwrap_or(it),
        '\u{3000}' if own => ' ',
        '−' | '－' if own => '-',
        '、' if own => ',',
        _ => it,
    }
}

/// Up to the end of the line.
fn line_length(rest: &str) -> usize {
    rest.find('\n').unwrap_or(rest.len())
}

/// Up to the end of the line; lines that end with `\` are joined.
fn directive_length(rest: &str) -> usize {
    let mut length = 0;
    for line in rest.split_inclusive('\n') {
        length += line.len();
        if !line.trim_end().ends_with('\\') {
            return length - (line.len() - line.trim_end_matches(['\n', '\r']).len());
        }
    }
    length
}

fn block_length(rest: &str, opens: &str, closes: &str, nests: bool) -> Option<usize> {
    let mut depth = 1_usize;
    let mut at = opens.len();
    loop {
        let here = rest.get(at..)?;
        let close = here.find(closes)?;
        match here.find(opens) {
            Some(open) if nests && open < close => {
                depth += 1;
                at += open + opens.len();
            }
            _ => {
                depth -= 1;
                at += close + closes.len();
                if depth == 0 {
                    return Some(at);
                }
            }
        }
    }
}
