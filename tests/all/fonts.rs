//! The fonts have every character that hantei writes in their language, as egui reads them.

use egui::epaint::text::Fonts;
use egui::{FontData, FontDefinitions, FontFamily, FontId};
use hantei_scenes::lesson::Course;
use hantei_scenes::words::{Language, Letters, Words};
use std::collections::BTreeSet;
use std::fs;
use std::sync::Arc;

const ASSETS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/assets");

fn characters(names: &[String]) -> BTreeSet<char> {
    let mut fonts = FontDefinitions::empty();
    for name in names {
        let file = fs::read(format!("{ASSETS}/fonts/hantei-{name}.ttf")).expect("a font");
        fonts.font_data.insert(name.clone(), Arc::new(FontData::from_owned(file)));
    }
    fonts.families.insert(FontFamily::Proportional, names.to_vec());
    let fonts = Fonts::new(1.0, 1024, fonts);
    fonts.lock().fonts.font(&FontId::proportional(15.0)).characters().keys().copied().collect()
}

fn lessons(language: Language) -> String {
    let words = Words::new(language);
    let course = Course::built_in().unwrap_or_else(|why| panic!("{}", words.say(&why)));
    course.texts().map(|text| words.say(text)).collect()
}

#[test]
fn the_fonts_of_a_language_have_every_character_of_its_words() {
    for &language in Language::ALL {
        let name = language.name();
        let file = |name: String| {
            fs::read_to_string(format!("{ASSETS}/../scenes/assets/words/{name}.ftl")).expect("a catalogue")
        };
        let catalogue = file(name.into()) + &file(format!("glossary.{name}"));
        let lines = catalogue.lines().filter(|line| !line.starts_with('#'));
        let lessons = lessons(language);
        let texts = lines.chain([lessons.as_str()]);
        let written: BTreeSet<char> = texts.flat_map(str::chars).collect();
        // A new language has none yet.
        let article = fs::read_to_string(format!("{ASSETS}/../site/text/{name}.md")).unwrap_or_default();
        for (latin, weight) in [("sans-text", "text"), ("sans-semibold", "semibold"), ("mono-text", "text")] {
            let beside = (language.letters() != Letters::Latin).then(|| language.letters().name());
            // Characters that are rarely bold exist only in the other weight.
            let beside = beside.map(|script| [weight, "text"].map(|weight| format!("sans-{script}-{weight}")));
            let fonts: Vec<String> = [latin.to_string()].into_iter().chain(beside.into_iter().flatten()).collect();
            let mut lacking: String = written.difference(&characters(&fonts)).collect();
            if latin == "sans-text" {
                let own = characters(&fonts);
                lacking.extend(article.chars().filter(|&letter| letter >= '\u{3000}' && !own.contains(&letter)));
            }
            assert!(lacking.is_empty(), "{name}: {fonts:?} have no '{lacking}'; scripts/build-fonts makes them anew");
        }
        // The menu uses these fonts where the language's own are not loaded.
        let names = characters(&["sans-text".to_string(), "sans-names".to_string()]);
        assert!(language.own_name().chars().all(|letter| names.contains(&letter)), "{}", language.own_name());
    }
}
