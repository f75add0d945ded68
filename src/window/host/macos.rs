//! The clipboard of a Mac. miniquad 0.4.11 has functions for it, but nothing calls them: it always gives and takes nothing.

use copypasta::{ClipboardContext, ClipboardProvider as _};
use hantei_scenes::text;
use hantei_scenes::words::Text;
use std::error::Error;

type Answer<T> = Result<T, Box<dyn Error + Send + Sync>>;

pub(in crate::window) fn copy(text: &str) -> Result<(), Text> {
    told(ClipboardContext::new().and_then(|mut clipboard| clipboard.set_contents(text.to_owned())))
}

pub(super) fn paste() -> Result<String, Text> {
    told(ClipboardContext::new().and_then(|mut clipboard| clipboard.get_contents()))
}

fn told<T>(answer: Answer<T>) -> Result<T, Text> {
    answer.map_err(|error| text!("system-says", said = error.to_string()))
}
