//! Lines of numbers, read into one buffer that is used again and again.

use super::sinks::{Failure, Sinks};
use memchr::memchr;
use std::io::{ErrorKind, Read};
use std::ops::Range;

/// A longer line is not a line of numbers, bytes.
pub(super) const LONGEST: usize = 65_536;
/// Some editors write it before the first line.
const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";
/// Lines between two reports of the progress.
const OFTEN: u64 = 1 << 16;

/// The lines of an input, without empty ones.
pub(super) struct Lines<'a> {
    input: &'a mut dyn Read,
    /// Room for the longest line, and for as much again, which is read at once.
    held: Box<[u8]>,
    /// What was read and is still to be given out, in `held`.
    unread: Range<usize>,
    /// Whether the input has ended. It is not read again, because a terminal would go on.
    ended: bool,
    number: u64,
}

/// A line that is not empty.
pub(super) struct InputLine<'a> {
    /// From 1; empty lines count.
    pub(super) number: u64,
    /// Without blanks before it and the line's end; `None` if the line is too long.
    pub(super) text: Option<&'a [u8]>,
}

impl<'a> Lines<'a> {
    pub(super) fn new(input: &'a mut dyn Read) -> Self {
        Self { input, held: vec![0; 2 * LONGEST].into(), unread: 0..0, ended: false, number: 0 }
    }

    /// The next line that is not empty. All answers so far are written before it waits for input.
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

    /// The next line's place, and how much of it was dropped because it is too long.
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

    /// Keeps only a too long line's first byte, which shows whether it is a comment. Returns how many bytes it keeps.
    fn shorten(&mut self, is_begin: bool) -> usize {
        let text = &self.held[self.unread.clone()];
        let first = text.get(blanks(text, is_begin && self.number == 0)).copied();
        self.held[0] = first.unwrap_or_default();
        let kept = usize::from(first.is_some());
        self.unread = 0..kept;
        kept
    }

    /// Reads once. What is still to be given out moves to the front.
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

/// How many bytes of a line stand before its content, with an editor's mark.
fn blanks(text: &[u8], is_first: bool) -> usize {
    let mark = if is_first && text.starts_with(BYTE_ORDER_MARK) { BYTE_ORDER_MARK.len() } else { 0 };
    mark + text[mark..].iter().take_while(|byte| byte.is_ascii_whitespace()).count()
}
