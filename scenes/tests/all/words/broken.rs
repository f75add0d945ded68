//! Where lines of Japanese end: no mark begins one, and no opening bracket ends one.

use super::catalogue;
use hantei_scenes::lesson::Course;
use hantei_scenes::words::{Language, Words, broken};

const BEGINS_NONE: &str = "。、」』）！？：・ーぁぃぅぇぉっゃゅょァィゥェォッャュョ";
const ENDS_NONE: &str = "「『（";

/// Font sizes, as a font would have it: a Latin letter has half of one.
fn width(text: &str) -> f64 {
    text.chars().map(|letter| if letter.is_ascii() { 0.5 } else { 1.0 }).sum()
}

#[test]
fn no_japanese_line_begins_with_a_mark_or_ends_with_an_opening_bracket() {
    let words = Words::new(Language::Ja);
    let course = Course::built_in().unwrap_or_else(|why| panic!("{}", words.say(&why)));
    let lessons: Vec<String> = course.texts().map(|text| words.say(text)).collect();
    let catalogue = catalogue(Language::Ja);
    let texts = catalogue.lines().filter_map(|line| line.split_once(" = ")).map(|(_, text)| text);
    let texts: Vec<&str> = texts.chain(lessons.iter().flat_map(|text| text.lines())).collect();
    assert!(texts.len() > 1500, "{}", texts.len());
    for text in texts {
        for room in [2.0, 3.0, 4.5, 6.0, 8.0, 11.0, 16.0, 21.5, 34.0] {
            let lines = broken(text, room, width);
            let begins = lines.iter().skip(1).find(|line| line.starts_with(|sign| BEGINS_NONE.contains(sign)));
            let ends = lines.iter().rev().skip(1).find(|line| line.ends_with(|sign| ENDS_NONE.contains(sign)));
            assert_eq!((begins, ends), (None, None), "{room}: {lines:#?}");
            assert_eq!(lines.concat().replace(' ', ""), text.replace(' ', ""), "nothing is lost");
        }
    }
}
