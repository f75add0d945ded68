//! The numbers of a line. What is in order is read at once; whatever is not is looked at again, word by word.

use super::line::{LONGEST, Line};
use crate::geometry::{NumberError, checked, is_zero, parse_number};
use crate::quote::quoted;

impl Line<'_> {
    /// The numbers, one for each name, or what is wrong with them.
    pub(super) fn numbers<const COUNT: usize>(&self, names: &[&str; COUNT]) -> Result<[f64; COUNT], String> {
        let Some(text) = self.text else {
            return Err(format!("more than {LONGEST} bytes; allowed: {COUNT} numbers"));
        };
        at_once(text).map_or_else(|| word_by_word(text, names), Ok)
    }
}

/// The numbers of a line that is in order.
#[inline(always)]
fn at_once<const COUNT: usize>(text: &[u8]) -> Option<[f64; COUNT]> {
    let mut numbers = [0.0; COUNT];
    let mut rest = text;
    for (place, slot) in numbers.iter_mut().enumerate() {
        if let Some(behind) = rest.strip_prefix(b",")
            && place > 0
        {
            rest = behind.trim_ascii_start();
        }
        let (number, length) = fast_float2::parse_partial::<f64, _>(rest).ok()?;
        let (word, behind) = rest.split_at(length);
        let ends = behind.first().is_none_or(|byte| byte.is_ascii_whitespace() || matches!(byte, b',' | b'#'));
        if !ends || (number == 0.0 && !is_zero(word)) {
            return None;
        }
        *slot = checked(number).ok()?;
        rest = behind.trim_ascii_start();
    }
    matches!(rest.first(), None | Some(b'#')).then_some(numbers)
}

/// The same, and what is wrong with a line that is not in order.
#[cold]
fn word_by_word<const COUNT: usize>(text: &[u8], names: &[&str; COUNT]) -> Result<[f64; COUNT], String> {
    let text = text.split(|&byte| byte == b'#').next().unwrap_or_default();
    // A comma announces a number, also where none follows: there the word is empty.
    let mut words: Vec<&[u8]> = Vec::new();
    for part in text.split(|&byte| byte == b',') {
        let before = words.len();
        words.extend(part.split(u8::is_ascii_whitespace).filter(|word| !word.is_empty()));
        if words.len() == before {
            words.push(b"");
        }
    }
    let given = words.iter().filter(|word| !word.is_empty()).count();
    let noun = if given == 1 { "number" } else { "numbers" };
    let count = format!("{given} {noun} given; allowed: {COUNT}, {}", names.join(", "));
    let mut numbers = [0.0; COUNT];
    for (place, (word, name)) in words.iter().zip(names).enumerate() {
        if word.is_empty() {
            return Err(format!("{name} is missing, {}; {count}", gap(place, words.len())));
        }
        let shown = String::from_utf8_lossy(word);
        numbers[place] = parse_number(&shown).map_err(|why| match why {
            NumberError::NotANumber => format!("{name} is '{}'; allowed: a finite number", quoted(&shown)),
            NumberError::NotFinite(_) | NumberError::TooLarge(_) | NumberError::TooSmall(_) => {
                format!("{name} is '{}': {why}", quoted(&shown))
            }
        })?;
    }
    match words.iter().skip(COUNT).position(|word| word.is_empty()) {
        _ if words.len() < COUNT => Err(count),
        Some(beyond) => Err(format!("a number is missing, {}; {count}", gap(COUNT + beyond, words.len()))),
        None if words.len() > COUNT => Err(count),
        None => Ok(numbers),
    }
}

/// Where a comma has no number.
fn gap(place: usize, count: usize) -> &'static str {
    if place == 0 {
        "before the first comma"
    } else if place + 1 == count {
        "behind the last comma"
    } else {
        "between two commas"
    }
}
