//! The system's fonts, for letters that hantei's own lack.

use crate::window::spare_font::{SpareFont, letters_without};
use fontdb::{Database, FaceInfo, Style, Weight};
use hantei_scenes::words::{Language, Letters};
use std::cmp::Reverse;
use std::collections::BTreeSet;

/// The font of this machine with the most of these letters; of several an upright one, in the language's shapes and the
/// weight of plain text.
pub(in crate::window) fn spare_font(letters: &BTreeSet<char>, language: Language) -> Option<SpareFont> {
    let mut fonts = Database::new();
    fonts.load_system_fonts();
    best(&fonts, letters, language)
}

fn best(fonts: &Database, letters: &BTreeSet<char>, language: Language) -> Option<SpareFont> {
    let missing = |face: &FaceInfo| {
        fonts
            .with_face_data(face.id, |file, place| letters_without(file, place, letters).len())
            .unwrap_or(letters.len())
    };
    let faces = fonts.faces().map(|face| (missing(face), face)).filter(|(missing, _)| *missing < letters.len());
    let (_, best) = faces.min_by_key(|(missing, face)| {
        let is_upright = face.style == Style::Normal && !face.monospaced;
        let weight = face.weight.0.abs_diff(Weight::NORMAL.0);
        (*missing, Reverse(is_upright), Reverse(is_of(face, language)), weight)
    })?;
    fonts.with_face_data(best.id, |file, face| SpareFont { bytes: file.to_vec(), face })
}

/// Whether a font's name promises the shapes of this language: 直 differs between languages.
fn is_of(face: &FaceInfo, language: Language) -> bool {
    let region = match language.letters() {
        Letters::Japanese => "JP",
        Letters::Korean => "KR",
        Letters::Latin | Letters::Beyond => return true,
    };
    face.families.iter().any(|(name, _)| name.split_whitespace().any(|word| word == region))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_font_with_most_letters_in_the_shapes_of_the_language() {
        let mut fonts = Database::new();
        let files: [&[u8]; 3] = [
            include_bytes!("../../../assets/fonts/hantei-sans-text.ttf"),
            include_bytes!("../../../assets/fonts/hantei-sans-jp-text.ttf"),
            include_bytes!("../../../assets/fonts/hantei-sans-kr-text.ttf"),
        ];
        files.iter().for_each(|file| fonts.load_font_data(file.to_vec()));
        let found = |letters: &str, language| {
            let spare = best(&fonts, &letters.chars().collect(), language);
            spare.and_then(|spare| files.iter().position(|file| *file == spare.bytes))
        };
        assert_eq!(found("判定", Language::Ja), Some(1));
        assert_eq!(found("판정", Language::En), Some(2));
        assert_eq!(found("판정判", Language::Ja), Some(2), "two of three");
        assert_eq!(found("\u{10fff0}", Language::Ja), None);
    }
}
