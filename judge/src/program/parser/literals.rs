//! Numbers and texts in quotes, as each language writes them.

use super::super::rules::number_type;
use super::super::syntax::{Literal, LiteralKind, NumberType};
use super::lexer::{Lexer, plain};
use super::token::Kind;
use super::{Read, wrong};
use crate::formula::FormulaFlaw;
use crate::formula::SourceLanguage::{
    self, C, CSharp, Cpp, GdScript, Go, Hsp, Java, JavaScript, Kotlin, Lua, Own, Python, Rust, Swift, TypeScript,
};
use crate::program::is_in;

impl Lexer<'_> {
    /// A number, with what stands directly behind it: `12px` is none.
    pub(super) fn number(&mut self) -> Option<Kind> {
        let rest = self.rest();
        let own = self.language == Own;
        let mut letters = rest.chars().map(|it| plain(it, own));
        let first = letters.next()?;
        let second = letters.next();
        let begins = first.is_ascii_digit()
            || (first == '.' && second.is_some_and(|it| it.is_ascii_digit()) && self.has_bare_fraction())
            || (matches!(first, '$' | '%') && self.language == Hsp && second.is_some_and(|it| it.is_ascii_hexdigit()));
        if !begins || (first == '.' && self.follows_operand()) {
            return None;
        }
        let narrow: String = rest.chars().take(200).map(|it| plain(it, own)).collect();
        let length = self.number_length(&narrow);
        let written = narrow.get(..length)?;
        let read = self.literal(written);
        self.at += rest.chars().take(written.chars().count()).map(char::len_utf8).sum::<usize>();
        Some(read.map_or(Kind::Odd, Kind::Number))
    }

    /// `a.0` is a member, and `1..5` a range.
    fn follows_operand(&self) -> bool {
        !self.is(&[C, Cpp, JavaScript, TypeScript, Python])
            && self.tokens.last().is_some_and(|it| it.place.end == self.at && matches!(it.kind, Kind::Word(_)))
    }

    fn has_bare_fraction(&self) -> bool {
        !self.is(&[Swift, Rust, Hsp])
    }

    /// Digits, letters, `_`, one point that belongs to it, and a sign behind an exponent.
    fn number_length(&self, narrow: &str) -> usize {
        let bytes = narrow.as_bytes();
        let is_based = bytes.first() == Some(&b'0')
            && bytes.get(1).is_some_and(|it| matches!(it | 0x20, b'x' | b'b' | b'o'))
            || matches!(bytes.first(), Some(b'$' | b'%'));
        let mut at = usize::from(matches!(bytes.first(), Some(b'$' | b'%')));
        let mut has_point = is_based;
        while let Some(&byte) = bytes.get(at) {
            let exponent = !is_based && matches!(bytes.get(at.wrapping_sub(1)), Some(b'e' | b'E'));
            match byte {
                b'+' | b'-' if exponent && at > 0 && bytes.get(at + 1).is_some_and(u8::is_ascii_digit) => {}
                b'.' if !has_point && self.point_belongs(bytes.get(at + 1).copied()) => has_point = true,
                b'\'' if self.language == Cpp && bytes.get(at + 1).is_some_and(u8::is_ascii_hexdigit) => {}
                byte if byte.is_ascii_alphanumeric() || byte == b'_' => {}
                _ => break,
            }
            at += 1;
        }
        at
    }

    /// Whether a point behind digits is a part of the number, by what follows it.
    fn point_belongs(&self, next: Option<u8>) -> bool {
        match next {
            Some(next) if next.is_ascii_digit() => true,
            Some(b'.') => false,
            Some(next) if next.is_ascii_alphabetic() || next == b'_' => {
                self.is(&[C, Cpp, Java]) && matches!(next, b'f' | b'F' | b'd' | b'D' | b'l' | b'L' | b'e' | b'E')
            }
            _ => !self.is(&[Kotlin, CSharp, Swift, Hsp]),
        }
    }

    fn literal(&self, written: &str) -> Option<Literal> {
        if let Some((digits, base)) = self.based(written) {
            return self.whole(digits, base);
        }
        let cleaned = self.without_separators(written)?;
        let length = decimal_length(&cleaned);
        let (digits, suffix) = cleaned.split_at_checked(length)?;
        let is_fraction = digits.contains(['.', 'e', 'E']);
        let kind = self.suffix(suffix.trim_start_matches('_'), is_fraction)?;
        if !is_fraction && digits.len() > 1 && digits.starts_with('0') {
            return self.leading_zero(digits, kind);
        }
        (digits.len() <= 60).then(|| Literal { digits: digits.into(), kind })
    }

    fn leading_zero(&self, digits: &str, kind: LiteralKind) -> Option<Literal> {
        match self.language {
            C | Cpp | Java | Go => decimal(digits, 8).map(|digits| Literal { digits: digits.as_str().into(), kind }),
            CSharp | Swift | Rust | Lua | Hsp | GdScript => Some(Literal { digits: digits.into(), kind }),
            Python if digits.bytes().all(|it| it == b'0') => Some(Literal { digits: "0".into(), kind }),
            Python | JavaScript | TypeScript | Kotlin | Own => None,
        }
    }

    /// The digits behind `0x`, `0b`, `0o`, and the base.
    fn based<'n>(&self, written: &'n str) -> Option<(&'n str, u32)> {
        if self.language == Hsp {
            let base = [("$", 16), ("%", 2)].into_iter().find(|(sign, _)| written.starts_with(sign));
            if let Some((_, base)) = base {
                return written.get(1..).map(|digits| (digits, base));
            }
        }
        let base = match written.get(..2)? {
            "0x" | "0X" => 16,
            "0b" | "0B" => 2,
            "0o" | "0O" => 8,
            _ => return None,
        };
        Some((written.get(2..)?, base))
    }

    fn whole(&self, digits: &str, base: u32) -> Option<Literal> {
        if self.language == Own || (base == 8 && self.is(&[C, Cpp, Java, CSharp, Kotlin, Lua])) {
            return None;
        }
        let cleaned = self.without_separators(digits)?;
        let length = cleaned.find(|it: char| !it.is_digit(base)).unwrap_or(cleaned.len());
        let (digits, suffix) = cleaned.split_at_checked(length)?;
        let kind = self.suffix(suffix, false)?;
        Some(Literal { digits: decimal(digits, base)?.as_str().into(), kind })
    }

    fn without_separators(&self, written: &str) -> Option<String> {
        let sign = match self.language {
            Cpp => '\'',
            C | Lua | Hsp | Own => return (!written.contains('_')).then(|| written.to_owned()),
            _ => '_',
        };
        (sign == '_' || !written.contains('_')).then(|| written.replace(sign, ""))
    }

    /// What a suffix says of the type.
    fn suffix(&self, written: &str, is_fraction: bool) -> Option<LiteralKind> {
        if written.is_empty() {
            return Some(if is_fraction { LiteralKind::Fraction } else { LiteralKind::Whole });
        }
        if self.language == Own && written.eq_ignore_ascii_case("f") {
            return self.suffix("", is_fraction);
        }
        if self.language == Rust {
            return number_type(Rust, written).filter(|ty| !(is_fraction && ty.is_whole())).map(LiteralKind::Typed);
        }
        // Kotlin's large letters are others than its small ones.
        let lower = if self.language == Kotlin { written.to_owned() } else { written.to_ascii_lowercase() };
        let is_it = |row: &&Suffix| self.is(row.0) && row.1.contains(&is_fraction) && is_in(&lower, row.2);
        SUFFIXES.iter().find(is_it).map(|(.., ty)| LiteralKind::Typed(*ty))
    }
}

/// Languages, whether a fraction has these suffixes and whether a whole number has, and the type that they say.
type Suffix = (&'static [SourceLanguage], &'static [bool], &'static str, NumberType);

const SUFFIXES: &[Suffix] = &[
    (&[C, Cpp], FRACTION, "f", NumberType::F32),
    (&[C, Cpp], FRACTION, "l", NumberType::F64),
    (&[C, Cpp], WHOLE, "l ll", NumberType::I64),
    (&[C, Cpp], WHOLE, "ul lu ull llu uz zu", NumberType::U64),
    (&[CSharp, Java], EITHER, "f", NumberType::F32),
    (&[CSharp], EITHER, "d m", NumberType::F64),
    (&[CSharp], WHOLE, "ul lu", NumberType::U64),
    (&[C, Cpp, CSharp], WHOLE, "u", NumberType::U32),
    (&[CSharp, Java], WHOLE, "l", NumberType::I64),
    (&[Java], EITHER, "d", NumberType::F64),
    (&[Kotlin], EITHER, "f F", NumberType::F32),
    (&[Kotlin], WHOLE, "L", NumberType::I64),
    (&[Kotlin], WHOLE, "u U", NumberType::U32),
    (&[Kotlin], WHOLE, "uL UL", NumberType::U64),
];
const FRACTION: &[bool] = &[true];
const WHOLE: &[bool] = &[false];
const EITHER: &[bool] = &[true, false];

/// Digits, a point, an exponent.
fn decimal_length(cleaned: &str) -> usize {
    let digits = |from: usize| {
        cleaned.get(from..).map_or(0, |it| it.len() - it.trim_start_matches(|it: char| it.is_ascii_digit()).len())
    };
    let mut length = digits(0);
    if cleaned.get(length..).is_some_and(|it| it.starts_with('.')) {
        length += 1;
        length += digits(length);
    }
    if cleaned.get(length..).is_some_and(|it| it.starts_with(['e', 'E'])) {
        let sign = usize::from(cleaned.get(length + 1..).is_some_and(|it| it.starts_with(['+', '-'])));
        let exponent = digits(length + 1 + sign);
        if exponent > 0 {
            length += 1 + sign + exponent;
        }
    }
    length
}

fn decimal(digits: &str, base: u32) -> Option<String> {
    u64::from_str_radix(digits, base).ok().map(|it| it.to_string())
}

impl Lexer<'_> {
    /// A text in quotes, with its prefix.
    pub(super) fn quoted(&mut self) -> Read<Option<Kind>> {
        let rest = self.rest();
        if self.language == Lua && rest.starts_with('[') {
            return Ok(self.long_bracket()?.map(|text| Kind::Text(text.as_str().into())));
        }
        if self.is(&[JavaScript, TypeScript]) && self.begins_pattern() {
            return Ok(Some(self.pattern()));
        }
        let quote = rest.char_indices().take(10).find(|(_, it)| matches!(it, '"' | '\'' | '`'));
        let Some(prefix) = quote.and_then(|(at, _)| rest.get(..at)).filter(|it| self.is_prefix(it)) else {
            return Ok(None);
        };
        let start = self.at;
        self.at += prefix.len();
        let Some(quote) = self.next_char() else { return Ok(None) };
        if !self.is_quote(quote) {
            self.at = start;
            return Ok(None);
        }
        let text = self.quoted_text(prefix, quote, start)?;
        if text.is_none() {
            self.at = start;
        }
        Ok(text)
    }

    fn is_quote(&self, quote: char) -> bool {
        match quote {
            '"' => true,
            '\'' => !matches!(self.language, Swift),
            _ => self.is(&[JavaScript, TypeScript, Go]),
        }
    }

    fn is_prefix(&self, prefix: &str) -> bool {
        if prefix.is_empty() {
            return true;
        }
        let lower = prefix.to_ascii_lowercase();
        match self.language {
            Python => matches!(lower.as_str(), "f" | "r" | "b" | "u" | "fr" | "rf" | "br" | "rb"),
            CSharp => is_in(prefix, "@ $ $@ @$"),
            Rust => {
                let raw = prefix.trim_end_matches('#');
                is_in(raw, "r br") || (raw == prefix && is_in(raw, "b c"))
            }
            Cpp | C => is_in(prefix, "L u8 u U R u8R LR"),
            Swift => prefix.bytes().all(|it| it == b'#'),
            GdScript => is_in(prefix, "& ^ r"),
            _ => false,
        }
    }

    fn quoted_text(&mut self, prefix: &str, quote: char, start: usize) -> Read<Option<Kind>> {
        let rest = self.rest();
        if self.language == Rust && quote == '\'' && is_lifetime(rest) {
            let length = rest
                .get(1..)
                .map_or(0, |it| it.find(|it: char| !(it.is_alphanumeric() || it == '_')).unwrap_or(it.len()));
            self.at += 1 + length;
            return Ok(Some(Kind::Word(rest.get(..=length).unwrap_or("'").into())));
        }
        let triple: String = std::iter::repeat_n(quote, 3).collect();
        let is_triple = rest.starts_with(&triple)
            && self.is(&[Python, GdScript, Kotlin, Swift, Java, CSharp])
            && (quote == '"' || self.is(&[Python, GdScript]));
        let hashes = prefix.matches('#').count();
        let closes = if is_triple { triple } else { format!("{quote}{}", "#".repeat(hashes)) };
        let is_raw = hashes > 0
            || prefix.to_ascii_lowercase().contains('r')
            || prefix.contains('@')
            || (quote == '`' && self.language == Go);
        self.at += if is_triple { 3 } else { 1 };
        let is_long = is_triple || is_raw || quote == '`' || self.is(&[Rust, GdScript]);
        let Some(text) = self.until(&closes, is_raw, is_long) else {
            return wrong(
                FormulaFlaw::Unclosed(if quote == '"' { "\"" } else { "'" }),
                &(start..start + prefix.len() + 1),
            );
        };
        Ok(Some(self.as_text(&text, prefix, quote, is_raw)))
    }

    fn as_text(&self, text: &str, prefix: &str, quote: char, is_raw: bool) -> Kind {
        let inserts = match self.language {
            JavaScript | TypeScript => quote == '`' && text.contains("${"),
            Kotlin => text.contains('$'),
            Swift => text.contains("\\("),
            Python => prefix.to_ascii_lowercase().contains('f') && text.contains('{'),
            CSharp => prefix.contains('$') && text.contains('{'),
            _ => false,
        };
        let is_plain = matches!(self.language, Python) && prefix.to_ascii_lowercase().contains('b');
        if inserts || is_plain || matches!(self.language, C | Cpp) && prefix.contains('R') {
            return Kind::Odd;
        }
        let Some(resolved) = (if is_raw { Some(text.to_owned()) } else { unescaped(text) }) else { return Kind::Odd };
        let mut letters = resolved.chars();
        match (quote, letters.next(), letters.next()) {
            ('\'', Some(letter), None) if self.is(&[C, Cpp]) && letter.is_ascii() => Kind::Number(Literal {
                digits: u32::from(letter).to_string().as_str().into(),
                kind: LiteralKind::Whole,
            }),
            ('\'', ..) if self.is(&[C, Cpp]) => Kind::Odd,
            _ => Kind::Text(resolved.as_str().into()),
        }
    }

    /// The text before the closing quote, as written; passes over that.
    fn until(&mut self, closes: &str, is_raw: bool, is_long: bool) -> Option<String> {
        let rest = self.rest();
        let mut at = 0;
        loop {
            let here = rest.get(at..)?;
            if here.starts_with(closes) {
                self.at += at + closes.len();
                return rest.get(..at).map(str::to_owned);
            }
            let next = here.chars().next()?;
            if next == '\n' && !is_long {
                return None;
            }
            at += next.len_utf8();
            if next == '\\' && !is_raw {
                at += rest.get(at..)?.chars().next()?.len_utf8();
            }
        }
    }

    /// Lua's `[[ … ]]` and `[==[ … ]==]`.
    pub(super) fn long_bracket(&mut self) -> Read<Option<String>> {
        let rest = self.rest();
        let Some(inner) = rest.strip_prefix('[') else { return Ok(None) };
        let level = inner.len() - inner.trim_start_matches('=').len();
        let Some(inner) = inner.get(level..).and_then(|it| it.strip_prefix('[')) else { return Ok(None) };
        let closes = format!("]{}]", "=".repeat(level));
        let Some(length) = inner.find(&closes) else {
            return wrong(FormulaFlaw::Unclosed("[["), &(self.at..self.at + level + 2));
        };
        self.at += rest.len() - inner.len() + length + closes.len();
        Ok(inner.get(..length).map(str::to_owned))
    }

    /// Whether `/` begins a regular expression.
    fn begins_pattern(&self) -> bool {
        self.rest().starts_with('/')
            && match self.tokens.last().map(|it| &it.kind) {
                None | Some(Kind::Directive | Kind::LineEnd) => true,
                Some(Kind::Sign(sign)) => !matches!(*sign, ")" | "]" | "}" | "++" | "--"),
                Some(Kind::Word(word)) => is_in(word, "return typeof case in of delete void else do"),
                Some(_) => false,
            }
    }

    fn pattern(&mut self) -> Kind {
        let rest = self.rest();
        let line = rest.find('\n').unwrap_or(rest.len());
        let mut in_class = false;
        let mut skips = true;
        for (at, letter) in rest.char_indices().take_while(|(at, _)| *at < line) {
            match letter {
                _ if skips => skips = false,
                '\\' => skips = true,
                '[' => in_class = true,
                ']' => in_class = false,
                '/' if !in_class => {
                    let flags = rest.get(at + 1..).unwrap_or("");
                    self.at += at + 1 + flags.find(|it: char| !it.is_alphanumeric()).unwrap_or(flags.len());
                    return Kind::Odd;
                }
                _ => {}
            }
        }
        self.at += 1;
        Kind::Sign("/")
    }
}

/// `'a` in front of anything but `'`.
fn is_lifetime(rest: &str) -> bool {
    let mut letters = rest.chars().skip(1);
    let first = letters.next();
    first.is_some_and(|it| it.is_alphabetic() || it == '_') && letters.next() != Some('\'')
}

/// Escapes as nearly all languages have them; `None` for one that is not known.
fn unescaped(text: &str) -> Option<String> {
    let mut out = String::with_capacity(text.len());
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        if letter != '\\' {
            out.push(letter);
            continue;
        }
        match letters.next()? {
            'n' => out.push('\n'),
            't' => out.push('\t'),
            'r' => out.push('\r'),
            '0' => out.push('\0'),
            same @ ('\\' | '\'' | '"' | '`' | '$') => out.push(same),
            '\n' => {}
            _ => return None,
        }
    }
    Some(out)
}
