//! The judge of typed tests of two rectangles for a web page: `hantei judge rects` without a program around it.
//!
//! `judge.js` writes a text into the memory that [`text`] returns, calls [`judge`], and reads the answer, which is JSON,
//! at [`answer`]. Texts for people are ids and arguments of the catalogues.

mod answer;
mod mistake;

pub use answer::answer_to;
use serde::Serialize;
use serde_json::ser::{Formatter, Serializer};
use std::cell::RefCell;
use std::io;

thread_local! {
    static TEXT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static ANSWER: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Writes numbers as Rust does, whose tables are there anyway: those of `serde_json` are 10 KB.
struct Json;

impl Formatter for Json {
    fn write_f64<W: io::Write + ?Sized>(&mut self, out: &mut W, number: f64) -> io::Result<()> {
        write!(out, "{number}")
    }
}

/// Room for a text of this many bytes.
#[unsafe(no_mangle)]
pub extern "C" fn text(length: usize) -> *mut u8 {
    TEXT.with_borrow_mut(|text| {
        *text = vec![0; length];
        text.as_mut_ptr()
    })
}

/// Judges the text; returns the length of the answer in bytes.
#[unsafe(no_mangle)]
pub extern "C" fn judge() -> usize {
    let text = TEXT.with_borrow(|text| String::from_utf8_lossy(text).into_owned());
    let mut answer = Vec::new();
    // Into memory, keys being texts, it always can be written.
    _ = answer_to(&text).serialize(&mut Serializer::with_formatter(&mut answer, Json));
    ANSWER.replace(answer);
    ANSWER.with_borrow(Vec::len)
}

/// The place of the answer in memory.
#[unsafe(no_mangle)]
pub extern "C" fn answer() -> *const u8 {
    ANSWER.with_borrow(|answer| answer.as_ptr())
}
