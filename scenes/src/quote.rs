//! Given texts for messages: one line, without control characters, and not too long to read.

use crate::text;
use crate::words::Text;
use hantei_collision::NumberError;

/// The most characters of a given word.
const WORD: usize = 80;
/// The most characters of a message.
const MESSAGE: usize = 1000;

/// A given word for a message, without quotation marks. Invisible characters become escapes, as `\n` or `\u{202e}`; a
/// text of more than 80 characters is cut in the middle.
///
/// ```
/// use hantei_scenes::quote::quoted;
/// assert_eq!(quoted("x=1\n2"), "x=1\\n2");
/// assert_eq!(quoted(&"9".repeat(200)).chars().count(), 80);
/// ```
pub fn quoted(given: &str) -> String {
    within(given, WORD)
}

/// The line and the column of a place (in bytes) in a text, both from 1. A place beyond the text is its end.
///
/// ```
/// assert_eq!(hantei_scenes::quote::line_and_column("ax < bx\n&& 矩 < 3", 14), (2, 5));
/// ```
pub fn line_and_column(text: &str, place: usize) -> (usize, usize) {
    let before = text.get(..place).unwrap_or(text);
    let in_line = before.rsplit('\n').next().unwrap_or_default();
    (before.matches('\n').count() + 1, in_line.chars().count() + 1)
}

/// A whole message in one line, in at most 1000 characters; a message with [`quoted`] words stays the same.
pub fn one_line(message: &str) -> String {
    within(message, MESSAGE)
}

/// A given text of any length as one line for a terminal: a line break or a tab is a blank, and what would colour, move
/// or turn other text is an escape. Letters, blanks and joiners of all scripts stay.
///
/// ```
/// use hantei_scenes::quote::harmless;
/// assert_eq!(harmless("\u{1b}[31mRED\n矩\u{3000}形\u{202e}"), "\\u{1b}[31mRED 矩\u{3000}形\\u{202e}");
/// ```
pub fn harmless(given: &str) -> String {
    let shown = |character| match character {
        '\n' | '\t' => " ".into(),
        '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => seen(character),
        _ if character.is_control() => seen(character),
        _ => character.into(),
    };
    given.chars().map(shown).collect()
}

/// `text` with escapes, in at most `most` characters.
fn within(text: &str, most: usize) -> String {
    // From both ends, because a text may have many megabytes.
    let head: Vec<String> = text.chars().take(most + 1).map(seen).collect();
    if head.len() <= most && length(&head) <= most {
        return head.concat();
    }
    let tail: Vec<String> = text.chars().rev().take(most).map(seen).collect();
    let half = (most - 1) / 2;
    let mut cut = fitting(&head, most - 1 - half).concat();
    cut.push('…');
    cut.extend(fitting(&tail, half).iter().rev().map(String::as_str));
    cut
}

fn fitting(pieces: &[String], most: usize) -> &[String] {
    let mut used = 0;
    let fits = pieces.iter().take_while(|piece| {
        used += piece.chars().count();
        used <= most
    });
    &pieces[..fits.count()]
}

fn length(pieces: &[String]) -> usize {
    pieces.iter().map(|piece| piece.chars().count()).sum()
}

/// A character, or its escape if it is invisible. Quotation marks and `\` stay, because paths and settings have many.
fn seen(character: char) -> String {
    if matches!(character, '\'' | '"' | '\\') {
        return character.into();
    }
    // After a letter a combining mark needs no escape.
    ['a', character].iter().collect::<String>().escape_debug().skip(1).collect()
}

impl From<NumberError> for Text {
    fn from(error: NumberError) -> Self {
        match error {
            NumberError::NotANumber => text!("not-a-number"),
            NumberError::NotFinite(number) => text!("not-finite", number = number.to_string()),
            NumberError::TooLarge(_) => text!("too-large"),
            NumberError::TooSmall(_) => text!("too-small"),
            NumberError::Negative(number) => text!("below-zero", number = number.to_string()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_given_stays_in_one_line() {
        let long = "x".repeat(131_000);
        for (given, expected) in [
            ("a=1,2", "a=1,2".into()),
            ("it's \"here\" C:\\new", "it's \"here\" C:\\new".into()),
            ("one\ntwo\r\x1b[31m\0", "one\\ntwo\\r\\u{1b}[31m\\0".into()),
            ("right\u{202e}left\u{2028}", "right\\u{202e}left\\u{2028}".into()),
            ("判定\u{3000}ダ か\u{3099}", "判定\\u{3000}ダ か\u{3099}".into()),
            (&long, format!("{}…{}", "x".repeat(40), "x".repeat(39))),
            (&"\n".repeat(60), format!("{}…{}", "\\n".repeat(20), "\\n".repeat(19))),
            (&"y".repeat(80), "y".repeat(80)),
        ] {
            let shown = quoted(given);
            assert_eq!(shown, expected);
            assert_eq!(one_line(&shown), shown, "a message of quoted words stays as it is");
        }
    }
}
