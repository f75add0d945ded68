//! A font that is not hantei's, for letters that its own lack.

#[cfg(target_arch = "wasm32")]
use crate::words::Text;
use std::collections::BTreeSet;
use ttf_parser::Face;

/// A file, and the place of the font in it.
#[derive(Clone)]
pub(super) struct SpareFont {
    /// The file.
    pub(super) bytes: Vec<u8>,
    /// Counted from 0; a file may have several.
    pub(super) face: u32,
}

impl SpareFont {
    /// A file with a font.
    ///
    /// # Errors
    /// It is none: why.
    #[cfg(target_arch = "wasm32")]
    pub(super) fn read(bytes: Vec<u8>) -> Result<Self, Text> {
        match Face::parse(&bytes, 0) {
            Ok(_) => Ok(Self { bytes, face: 0 }),
            Err(error) => Err(Text::plain(error.to_string())),
        }
    }

    /// Which of these letters it lacks.
    pub(super) fn lacks(&self, letters: &BTreeSet<char>) -> BTreeSet<char> {
        letters_without(&self.bytes, self.face, letters)
    }
}

/// The letters that a font lacks; all of them where it is no font.
pub(super) fn letters_without(file: &[u8], face: u32, letters: &BTreeSet<char>) -> BTreeSet<char> {
    let face = Face::parse(file, face).ok();
    let has = |letter: &char| face.as_ref().is_some_and(|face| face.glyph_index(*letter).is_some());
    letters.iter().copied().filter(|letter| !has(letter)).collect()
}
