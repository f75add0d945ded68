//! Lines with numbers, read into one buffer that is used again and again.

use super::{Failure, Sinks};
use memchr::memchr;
use std::io::{ErrorKind, Read};
use std::ops::Range;

/// A line longer than this is no line of numbers, bytes.
pub(super) const LONGEST: usize = 65_536;
/// What some editors put before the first line.
const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";
/// Lines between two calls of the progress.
const OFTEN: u64 = 1 << 16;

/// The lines of an input that hold something.
pub(super) struct Lines<'a> {
    input: &'a mut dyn Read,
    /// Room for the longest line, and for as much again that is read at once.
    held: Box<[u8]>,
    /// Where in `held` stands what was read and is not yet given out.
    unread: Range<usize>,
    /// The input has ended. A terminal would go on after that, so it is not read again.
    ended: bool,
    number: u64,
}

/// One line that holds something.
pub(super) struct InputLine<'a> {
    /// Counted from 1, empty ones too.
    pub(super) number: u64,
    /// From the first byte that is no blank, without the line's end; nothing if the line is too long.
    pub(super) text: Option<&'a [u8]>,
}

impl<'a> Lines<'a> {
    pub(super) fn new(input: &'a mut dyn Read) -> Self {
        Self { input, held: vec![0; 2 * LONGEST].into(), unread: 0..0, ended: false, number: 0 }
    }

    /// The next line that holds something. Before it waits for input, all answers so far are written.
    pub(super) fn next(&mut self, sinks: &mut Sinks) -> Result<Option<InputLine<'_>>, Failure> {
        loop {
            let Some((place, dropped)) = self.cut(sinks)? else { return Ok(None) };
            if self.number.is_multiple_of(OFTEN) {
                (sinks.progress)(self.number);
            }
            let begin = place.start + blanks(&self.held[place.clone()], self.number == 1 && dropped == 0);
            if !matches!(self.held[begin..place.end].first(), None | Some(b'#')) {
                let fits = dropped + place.len() <= LONGEST;
                let text = fits.then_some(&self.held[begin..place.end]);
                return Ok(Some(InputLine { number: self.number, text }));
            }
        }
    }

    /// Where the next line stands, whatever it holds, and how much of it was dropped because there is no room for all.
    fn cut(&mut self, sinks: &mut Sinks) -> Result<Option<(Range<usize>, usize)>, Failure> {
        let (mut searched, mut dropped) = (0, 0);
        loop {
            let Range { start, end } = self.unread;
            let (line_end, next) = match memchr(b'\n', &self.held[start + searched..end]) {
                Some(at) => (start + searched + at, start + searched + at + 1),
                None if !self.ended => {
                    searched = end - start;
                    if searched > LONGEST {
                        let kept = self.shorten(dropped == 0);
                        (searched, dropped) = (kept, dropped + searched - kept);
                    }
                    self.read(sinks)?;
                    continue;
                }
                None if start == end && dropped == 0 => return Ok(None),
                None => (end, end),
            };
            self.unread.start = next;
            self.number += 1;
            return Ok(Some((start..line_end, dropped)));
        }
    }

    /// Keeps of a line that is too long only its first byte that is no blank, which shows whether it is a comment. Returns how
    /// many bytes that are.
    fn shorten(&mut self, is_begin: bool) -> usize {
        let text = &self.held[self.unread.clone()];
        let first = text.get(blanks(text, is_begin && self.number == 0)).copied();
        self.held[0] = first.unwrap_or_default();
        let kept = usize::from(first.is_some());
        self.unread = 0..kept;
        kept
    }

    /// Reads once. What is not yet given out moves to the front.
    fn read(&mut self, sinks: &mut Sinks) -> Result<(), Failure> {
        sinks.out.flush().map_err(Failure::Writing)?;
        self.held.copy_within(self.unread.clone(), 0);
        self.unread = 0..self.unread.len();
        loop {
            match self.input.read(&mut self.held[self.unread.end..]) {
                Ok(count) => {
                    self.unread.end += count;
                    self.ended = count == 0;
                    return Ok(());
                }
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => return Err(Failure::Reading(error)),
            }
        }
    }
}

/// How many bytes of a line stand before what it holds. The mark that some editors write is none of it.
fn blanks(text: &[u8], is_first: bool) -> usize {
    let mark = if is_first && text.starts_with(BYTE_ORDER_MARK) { BYTE_ORDER_MARK.len() } else { 0 };
    mark + text[mark..].iter().take_while(|byte| byte.is_ascii_whitespace()).count()
}
