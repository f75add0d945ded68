//! Letters that hantei's own fonts lack, for the lessons of other authors.

use super::spare_font::SpareFont;
use super::{host, theme};
use egui::epaint::text::Fonts;
use hantei_scenes::lesson::Course;
use hantei_scenes::text;
use hantei_scenes::words::{Language, Text, Words};
use std::collections::BTreeSet;

/// The font for those letters of a course, in these words, that hantei's fonts lack.
///
/// # Errors
/// A sentence if some letters are in no font; beside it the font that has the others.
pub(super) fn beyond(course: &Course, words: &Words) -> (Option<SpareFont>, Result<(), Text>) {
    let language = words.language();
    let said: String = course.texts().map(|text| words.say(text)).collect();
    let lacking = lacking(&said, language);
    if lacking.is_empty() {
        return (None, Ok(()));
    }
    let spare = host::spare_font(&lacking, language);
    let missing = spare.as_ref().map_or_else(|| lacking.clone(), |spare| spare.lacks(&lacking));
    if missing.is_empty() {
        return (spare, Ok(()));
    }
    (spare, Err(text!("letters-missing", count = missing.len())))
}

fn lacking(said: &str, language: Language) -> BTreeSet<char> {
    let fonts = Fonts::new(1.0, 1024, theme::fonts(language, None));
    let mut fonts = fonts.lock();
    let known = fonts.fonts.font(&theme::text()).characters();
    said.chars().filter(|letter| !letter.is_control() && !known.contains_key(letter)).collect()
}

#[cfg(test)]
mod tests {
    use super::super::spare_font::letters_without;
    use super::*;

    fn course(task: &str) -> Course {
        let step = format!("[[step]]\ntitle = \"1\"\ntask = \"{task}\"\nopen = \"rects\"\nguess = true\n");
        Course::read(&[("own.toml", &format!("title = \"1\"\n{step}"))]).expect("a course")
    }

    #[test]
    fn the_built_in_course_lacks_nothing() {
        let course = Course::built_in().expect("the course");
        for &language in Language::ALL {
            let (spare, missing) = beyond(&course, &Words::new(language));
            assert!(spare.is_none() && missing.is_ok(), "{}", language.name());
        }
    }

    #[test]
    fn letters_of_other_languages_are_there() {
        for said in [
            "Zażółć gęślą jaźń",
            "Příliš žluťoučký kůň",
            "Ελληνικά: επικάλυψη",
            "Перекрываются ли они? Їжак",
            "Tiếng Việt",
        ] {
            let course = course(said);
            for &language in Language::ALL {
                let (spare, missing) = beyond(&course, &Words::new(language));
                assert!(spare.is_none() && missing.is_ok(), "{said} while {} is spoken", language.name());
            }
        }
    }

    #[test]
    fn what_no_font_can_have_is_said() {
        // Private use: no font of a system has them all.
        let course = course("\u{f8f0}\u{10fff0}\u{10fff1}");
        let (_, missing) = beyond(&course, &Words::new(Language::Ja));
        let missing = Words::new(Language::En).say(&missing.expect_err("private letters"));
        assert!(missing.starts_with("3 letters"), "{missing}");
    }

    #[test]
    fn a_font_says_what_it_lacks() {
        let font = include_bytes!("../../assets/fonts/hantei-sans-text.ttf");
        let letters = BTreeSet::from(['a', '鬱']);
        assert_eq!(letters_without(font, 0, &letters), BTreeSet::from(['鬱']));
        assert_eq!(letters_without(b"no font", 0, &letters), letters);
    }
}
