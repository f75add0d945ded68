//! A font from outside, for letters that hantei's own lack.

#[cfg(target_arch = "wasm32")]
use hantei_scenes::words::Text;
use std::collections::BTreeSet;
use ttf_parser::Face;

#[derive(Clone)]
pub(super) struct SpareFont {
    pub(super) bytes: Vec<u8>,
    /// The place of the font in the file, from 0.
    pub(super) face: u32,
}

impl SpareFont {
    /// Reads a font file.
    ///
    /// # Errors
    /// Why it is not a font.
    #[cfg(target_arch = "wasm32")]
    pub(super) fn read(bytes: Vec<u8>) -> Result<Self, Text> {
        match Face::parse(&bytes, 0) {
            Ok(_) => Ok(Self { bytes, face: 0 }),
            Err(error) => Err(Text::plain(error.to_string())),
        }
    }

    pub(super) fn lacks(&self, letters: &BTreeSet<char>) -> BTreeSet<char> {
        letters_without(&self.bytes, self.face, letters)
    }
}

/// The letters that a font lacks; all of them if it is not a font.
pub(super) fn letters_without(file: &[u8], face: u32, letters: &BTreeSet<char>) -> BTreeSet<char> {
    let face = Face::parse(file, face).ok();
    let has = |letter: &char| face.as_ref().is_some_and(|face| face.glyph_index(*letter).is_some());
    letters.iter().copied().filter(|letter| !has(letter)).collect()
}
