//! Lines with numbers, read into one buffer that is used again and again.

use crate::geometry::checked;
use memchr::memchr;
use std::io::{self, BufRead, Read as _};

/// A line longer than this is no line of numbers, bytes.
const LONGEST: u64 = 65_536;
/// What some editors put before the first line.
const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";
/// So many lines between two calls of the progress.
const OFTEN: u64 = 1 << 16;

/// The lines of an input that hold something.
pub(super) struct Lines<'a> {
    input: &'a mut dyn BufRead,
    /// A line that the input's own buffer does not hold as a whole.
    buffer: Vec<u8>,
    /// So many bytes of the input's own buffer are the line that was given out last.
    lent: usize,
    number: u64,
}

/// One line that holds something.
pub(super) struct Line<'a> {
    /// Counted from 1, empty ones too.
    pub(super) number: u64,
    text: &'a [u8],
    is_too_long: bool,
}

impl<'a> Lines<'a> {
    pub(super) fn new(input: &'a mut dyn BufRead) -> Self {
        Self { input, buffer: Vec::new(), lent: 0, number: 0 }
    }

    /// The next line that holds something.
    pub(super) fn next(&mut self, progress: &mut dyn FnMut(u64)) -> io::Result<Option<Line<'_>>> {
        let mut is_too_long = false;
        let begin = loop {
            self.input.consume(std::mem::take(&mut self.lent));
            let held = self.input.fill_buf()?;
            let text = if let Some(end) = memchr(b'\n', held) {
                self.lent = end + 1;
                &held[..end]
            } else {
                self.buffer.clear();
                if (&mut *self.input).take(LONGEST + 1).read_until(b'\n', &mut self.buffer)? == 0 {
                    return Ok(None);
                }
                is_too_long = self.buffer.len() as u64 > LONGEST && !self.buffer.ends_with(b"\n");
                if is_too_long {
                    self.input.skip_until(b'\n')?;
                }
                &self.buffer
            };
            self.number += 1;
            if self.number.is_multiple_of(OFTEN) {
                progress(self.number);
            }
            let mark = if self.number == 1 && text.starts_with(BYTE_ORDER_MARK) { BYTE_ORDER_MARK.len() } else { 0 };
            let begin = mark + text[mark..].iter().take_while(|byte| byte.is_ascii_whitespace()).count();
            if !matches!(text.get(begin), None | Some(b'#')) {
                break begin;
            }
        };
        let text = if self.lent > 0 { &self.input.fill_buf()?[..self.lent - 1] } else { &self.buffer[..] };
        Ok(Some(Line { number: self.number, text: &text[begin..], is_too_long }))
    }
}

impl Line<'_> {
    /// The numbers, one for each name, or what is wrong with them.
    pub(super) fn numbers<const COUNT: usize>(&self, names: &[&str; COUNT]) -> Result<[f64; COUNT], String> {
        if self.is_too_long {
            return Err(format!("more than {LONGEST} bytes; allowed: {COUNT} numbers"));
        }
        let mut numbers = [0.0; COUNT];
        let (mut rest, mut count) = (self.text, 0);
        while !matches!(rest.first(), None | Some(b'#')) {
            let (value, length) = number(rest);
            if let Some(place) = numbers.get_mut(count) {
                *place = value.map_err(|why| format!("{} is {why}", names[count]))?;
            }
            count += 1;
            rest = rest[length..].trim_ascii_start();
            if let Some(behind) = rest.strip_prefix(b",") {
                rest = behind.trim_ascii_start();
                // A comma announces a number, also where none follows.
                count += usize::from(matches!(rest.first(), None | Some(b'#')));
            }
        }
        if count == COUNT {
            return Ok(numbers);
        }
        let noun = if count == 1 { "number" } else { "numbers" };
        Err(format!("{count} {noun} given; allowed: {COUNT}, {}", names.join(", ")))
    }
}

/// The number at the start of `text`, and how long it is.
#[inline(always)]
fn number(text: &[u8]) -> (Result<f64, String>, usize) {
    if let Ok((number, length)) = fast_float2::parse_partial::<f64, _>(text)
        && text.get(length).is_none_or(|&byte| ends(byte))
        && let Ok(number) = checked(number)
    {
        return (Ok(number), length);
    }
    let length = text.iter().position(|&byte| ends(byte)).unwrap_or(text.len());
    (Err(refused(&text[..length])), length)
}

/// Whether a number ends before this byte.
#[inline(always)]
fn ends(byte: u8) -> bool {
    byte.is_ascii_whitespace() || byte == b',' || byte == b'#'
}

/// Why `word` is no number that is allowed.
#[cold]
fn refused(word: &[u8]) -> String {
    let shown: String = String::from_utf8_lossy(word).chars().take(40).collect();
    match fast_float2::parse::<f64, _>(word).map(checked) {
        Ok(Err(why)) => format!("'{shown}': {why}"),
        Ok(Ok(_)) | Err(_) => format!("'{shown}'; allowed: a finite number"),
    }
}
