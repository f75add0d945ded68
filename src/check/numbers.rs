//! The numbers of a line. A correct line is read at once; any other is read again, word by word.

use super::line::{InputLine, LONGEST};
use hantei_collision::{NumberError, checked, is_zero, parse_number};
use hantei_scenes::quote::quoted;
use hantei_scenes::text;
use hantei_scenes::words::Text;

/// The name of a line's number: `x1`, or `x1` of A, or the x of a centre.
#[derive(Clone, Copy, Debug)]
pub(super) struct NumberName {
    number: &'static str,
    is_of_centre: bool,
    whose: Option<&'static str>,
}

impl NumberName {
    pub(super) const fn new(number: &'static str) -> Self {
        Self { number, is_of_centre: false, whose: None }
    }

    pub(super) const fn of_centre(number: &'static str) -> Self {
        Self { is_of_centre: true, ..Self::new(number) }
    }

    pub(super) const fn of(self, whose: &'static str) -> Self {
        Self { whose: Some(whose), ..self }
    }

    pub(super) fn text(self) -> Text {
        let Self { number, is_of_centre, whose } = self;
        let number = if is_of_centre { text!("number-of-centre", number = number) } else { Text::plain(number) };
        match whose {
            Some(whose) => text!("number-of", number = number, whose = whose),
            None => number,
        }
    }
}

impl InputLine<'_> {
    pub(super) fn numbers<const COUNT: usize>(&self, names: &[NumberName; COUNT]) -> Result<[f64; COUNT], Text> {
        let Some(text) = self.text else {
            return Err(text!("line-too-long", most = LONGEST.to_string(), wanted = COUNT.to_string()));
        };
        at_once(text).map_or_else(|| word_by_word(text, names), Ok)
    }

    #[cold]
    pub(super) fn many_numbers(&self, names: &[NumberName]) -> Result<Vec<f64>, Text> {
        let mut numbers = vec![0.0; names.len()];
        read_words(self.text.unwrap_or_default(), names, &mut numbers)?;
        Ok(numbers)
    }

    /// About how many numbers it has; 0 if it is too long.
    pub(super) fn count(&self) -> usize {
        words(without_comment(self.text.unwrap_or_default())).len()
    }

    pub(super) fn has_no_number(&self) -> bool {
        let Some(text) = self.text else { return false };
        let words = words(without_comment(text));
        let is_number = |word| parse_number(&String::from_utf8_lossy(word)) != Err(NumberError::NotANumber);
        !words.iter().any(|word| word.is_empty() || is_number(word))
    }
}

#[inline(always)]
fn at_once<const COUNT: usize>(text: &[u8]) -> Option<[f64; COUNT]> {
    let mut numbers = [0.0; COUNT];
    // The bits of all separators; a comma and a semicolon together are an error.
    let (mut rest, mut separators) = (text, 0);
    for (place, slot) in numbers.iter_mut().enumerate() {
        if let [sign @ (b',' | b';'), behind @ ..] = rest
            && place > 0
        {
            separators |= sign;
            rest = behind.trim_ascii_start();
        }
        let (number, length) = fast_float2::parse_partial::<f64, _>(rest).ok()?;
        let (word, behind) = rest.split_at(length);
        let ends = behind.first().is_none_or(|byte| byte.is_ascii_whitespace() || matches!(byte, b',' | b';' | b'#'));
        if !ends || (number == 0.0 && !is_zero(word)) {
            return None;
        }
        *slot = checked(number).ok()?;
        rest = behind.trim_ascii_start();
    }
    let is_one_kind = separators != b',' | b';';
    (is_one_kind && matches!(rest.first(), None | Some(b'#'))).then_some(numbers)
}

pub(super) fn without_comment(text: &[u8]) -> &[u8] {
    text.split(|&byte| byte == b'#').next().unwrap_or_default()
}

/// The words of a line, without quotes. A separator promises a number: without one, there is an empty word.
pub(super) fn words(text: &[u8]) -> Vec<&[u8]> {
    let unquoted = |word| <[u8]>::strip_prefix(word, b"\"").and_then(|word| word.strip_suffix(b"\"")).unwrap_or(word);
    let mut words: Vec<&[u8]> = Vec::new();
    for part in text.split(|byte| matches!(byte, b',' | b';')) {
        let before = words.len();
        words.extend(part.split(u8::is_ascii_whitespace).filter(|word| !word.is_empty()).map(unquoted));
        if words.len() == before {
            words.push(b"");
        }
    }
    words
}

/// The numbers of any line, or what is wrong.
#[cold]
fn word_by_word<const COUNT: usize>(text: &[u8], names: &[NumberName; COUNT]) -> Result<[f64; COUNT], Text> {
    let mut numbers = [0.0; COUNT];
    read_words(text, names, &mut numbers)?;
    Ok(numbers)
}

pub(super) fn read_words(text: &[u8], names: &[NumberName], numbers: &mut [f64]) -> Result<(), Text> {
    let text = without_comment(text);
    if text.contains(&b',') && text.contains(&b';') {
        return Err(text!("line-two-separators"));
    }
    let separator = if text.contains(&b';') { "semicolon" } else { "comma" };
    let words = words(text);
    let count = || {
        let given = words.iter().filter(|word| !word.is_empty()).count();
        let all = names.iter().map(|name| name.text());
        let all = all.reduce(|before, next| text!("list-comma", first = before, second = next));
        text!("line-count", given = given, wanted = names.len().to_string(), names = all.unwrap_or(Text::plain("")))
    };
    for (place, (word, name)) in words.iter().zip(names).enumerate() {
        if word.is_empty() {
            let gap = gap(place, words.len(), separator);
            return Err(text!("line-gap", name = name.text(), place = gap, count = count()));
        }
        let shown = String::from_utf8_lossy(word);
        numbers[place] = parse_number(&shown).map_err(|error| {
            let (name, given) = (name.text(), quoted(&shown));
            match error {
                NumberError::NotANumber => text!("line-no-number", name = name, given = given),
                error => text!("line-number", name = name, given = given, why = why(error)),
            }
        })?;
    }
    match words.iter().skip(names.len()).position(|word| word.is_empty()) {
        _ if words.len() < names.len() => Err(count()),
        Some(beyond) => {
            let gap = gap(names.len() + beyond, words.len(), separator);
            Err(text!("line-gap-beyond", place = gap, count = count()))
        }
        None if words.len() > names.len() => Err(count()),
        None => Ok(()),
    }
}

fn why(error: NumberError) -> Text {
    match error {
        NumberError::TooLarge(number) if number.is_finite() => {
            text!("too-large-number", number = format!("{number:e}"))
        }
        NumberError::TooSmall(number) if number != 0.0 => text!("too-small-number", number = format!("{number:e}")),
        error => error.into(),
    }
}

/// What is wrong with a comma or a semicolon without a number.
fn gap(place: usize, count: usize, separator: &'static str) -> Text {
    if place == 0 {
        text!("gap-first", separator = separator)
    } else if place + 1 == count {
        text!("gap-last", separator = separator)
    } else {
        text!("gap-between", separator = separator)
    }
}
