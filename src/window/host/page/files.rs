//! The files that the page has loaded: fonts, words, a course. `assets/page/files.js` is the other side.

use super::{FONT, NOT_LOADED, WHY, hantei_file, hantei_letters_came, hantei_load_fonts};
use crate::window::spare_font::SpareFont;
use hantei_scenes::text;
use hantei_scenes::words::{Language, Letters, Text};
use std::borrow::Cow;
use std::collections::BTreeSet;
use std::task::Poll;

/// The font in a loaded file, or why there is none.
pub(super) fn font(name: &str) -> Option<Result<SpareFont, Text>> {
    file(name).map(SpareFont::read)
}

/// The font in the file that the address names: a page cannot read the system's fonts.
pub(in crate::window) fn spare_font(_: &BTreeSet<char>, _: Language) -> Option<SpareFont> {
    font(FONT)?.ok()
}

/// The files with the fonts of these letters, text and semibold; nothing loads those named after plain Latin letters.
fn font_files(letters: Letters) -> [String; 2] {
    ["text", "semibold"].map(|weight| format!("hantei-sans-{}-{weight}.ttf", letters.name()))
}

/// The fonts of these letters, if they are loaded.
pub(in crate::window) fn fonts_of(letters: Letters) -> Option<[Cow<'static, [u8]>; 2]> {
    let [text, semibold] = font_files(letters).map(|name| font(&name)?.ok());
    Some([text?.bytes.into(), semibold?.bytes.into()])
}

/// Loads the fonts of a language, unless they are there.
///
/// # Errors
/// One cannot be loaded, or is not a font. The next call tries a missing one again.
pub(in crate::window) fn load_fonts(language: Language) -> Poll<Result<(), Text>> {
    let refused = |file: String, why: Text| text!("page-no-file", file = file, why = why);
    let said = |name| String::from_utf8_lossy(&file(name).unwrap_or_default()).into_owned();
    let name = language.name();
    match hantei_load_fonts(name.as_ptr(), name.len()) {
        0 => Poll::Pending,
        1 => {
            let mut fonts = font_files(language.letters()).into_iter();
            let read = |name: String| font(&name).transpose().map_err(|why| refused(name, why));
            Poll::Ready(fonts.try_for_each(|name| read(name).map(|_| ())).and_then(|()| take_words(language)))
        }
        _ => Poll::Ready(Err(refused(said(NOT_LOADED), Text::plain(said(WHY))))),
    }
}

/// Whether the fonts have come of letters that were written; the page loads them by itself.
pub(in crate::window) fn letters_came() -> bool {
    hantei_letters_came() == 1
}

/// Takes the words of a language out of its loaded files; English is in the program.
///
/// # Errors
/// One is not there, or is no text.
pub(super) fn take_words(language: Language) -> Result<(), Text> {
    let name = language.name();
    if language == Language::En {
        return Ok(());
    }
    let read = |name: String| {
        let text = String::from_utf8(file(&name).unwrap_or_default()).ok().filter(|text| text.contains(" = "));
        text.ok_or_else(|| text!("page-no-file", file = name, why = text!("system-no-text")))
    };
    language.take_catalogues([read(format!("{name}.ftl"))?, read(format!("glossary.{name}.ftl"))?]);
    Ok(())
}

pub(super) fn file(name: &str) -> Option<Vec<u8>> {
    let written = |bytes: &mut [u8]| hantei_file(name.as_ptr(), name.len(), bytes.as_mut_ptr(), bytes.len());
    let mut bytes = vec![0; written(&mut [])];
    written(&mut bytes);
    (!bytes.is_empty()).then_some(bytes)
}
