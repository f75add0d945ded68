//! Whatever a scene says, in each language.

use hantei::figure::{Figure, Item};
use hantei::scene::{Content, Event, Readings, Value, Viewer, all, open};
use hantei::svg::{Medium, to_svg};
use hantei::words::{Language, Text, Words};
use hantei_collision::Point;
use std::collections::BTreeSet;

/// What nothing of a preset shows.
const OTHERS: &[&str] = &[
    "rects a=100.5,20,30,40 b=300,400,50,60",
    "rects a=0,0,10,10 b=10,0,10,10",
    "rects a=0,0,10,10 b=10,10,10,10",
    "rects a=38,0,0.1,9 b=38.1,0,0.2,9 border=hits",
    "rects a=150,130,140,120 b=230,200,160,140 angle=25 back=on map=on grid=on",
    "rects a=150,130,140,120 b=230,200,160,140 angle=25",
    "quad a=1,2",
    "quad p=1,2",
    "quad a=0,0 b=1,1 c=2,2 d=3,3 p=1,1",
    "quad a=0,0 b=2,0 c=4,0 d=0,4 p=1,1",
    "quad a=0,0 b=4,0 c=4,4 d=0,4 p=4,2",
    "quad a=0,0 b=4,0 c=4,4 d=0,4",
    "quad preset=wpf-figure up=up kept=300,200/400,100",
    "quad preset=counter-clockwise up=up",
    "quad preset=wpf-figure up=up method=right-of-all",
    "quad preset=concave up=up halves=on paint=on",
    "quad a=0,0 b=0,400 c=100,100 d=400,0 p=300,10",
    "melons speed=145 frame=2 offset=100",
    "melons way=vertical swept=on frame=80 border=hits",
    "crowd n=1 frame=0",
    "crowd n=5000 method=brute frame=0",
];

/// Every preset and the others, by each method, walked through, with each rule for the border.
fn states() -> Vec<(String, Box<dyn Viewer>)> {
    let mut openings: Vec<String> = OTHERS.iter().map(ToString::to_string).collect();
    for scene in all() {
        openings.extend(scene.presets().iter().map(|(preset, _)| format!("{} preset={preset}", scene.name())));
    }
    let mut states = Vec::new();
    for opening in openings {
        let opened =
            || open(&opening.split(' ').collect::<Vec<_>>()).unwrap_or_else(|error| panic!("{opening}: {error:?}"));
        states.push((opening.clone(), opened()));
        for setting in opened().settings() {
            let Value::Choice { options, .. } = setting.value else { continue };
            if !["method", "border"].contains(&setting.key) {
                continue;
            }
            for option in options {
                let mut scene = opened();
                scene.set(setting.key, option).unwrap_or_else(|error| panic!("{option}: {error:?}"));
                states.push((format!("{opening}, {option}"), scene));
                for step in ["1", "2", "9"] {
                    let mut scene = opened();
                    scene.set(setting.key, option).unwrap_or_else(|error| panic!("{option}: {error:?}"));
                    if scene.set("step", step).is_ok() {
                        states.push((format!("{opening}, {option}, step {step}"), scene));
                    }
                }
            }
        }
    }
    let mut own = open(&["crowd", "n=30", "frame=0"]).expect("a crowd");
    own.handle(Event::PointerMoved(Point::new(300.0, 300.0)));
    states.push(("a crowd with the pointer's own".into(), own));
    let mut measured = open(&["crowd", "n=100", "frame=0"]).expect("a crowd");
    let now = std::cell::Cell::new(0.0);
    for _ in 0..200 {
        measured.advance(&|| now.replace(now.get() + 0.02));
    }
    states.push(("a crowd that is measured".into(), measured));
    states
}

/// Every text of the readings.
fn texts_of(readings: &Readings) -> Vec<Text> {
    let mut texts = vec![readings.headline.clone()];
    texts.extend(readings.reason.iter().chain(&readings.truth).chain(&readings.facts).chain(&readings.notes).cloned());
    texts.extend(readings.methods.iter().flat_map(|row| [row.source.clone(), row.says.clone()]));
    if let Some(plot) = &readings.plot {
        texts.push(plot.title.clone());
        texts.extend(plot.mark.iter().map(|(_, text)| text.clone()));
    }
    for section in &readings.sections {
        texts.push(section.title.clone());
        for row in &section.rows {
            match &row.content {
                Content::Comparison { meaning, .. } => texts.push(meaning.clone()),
                Content::Side { meaning, distance, .. } => texts.extend([meaning.clone(), distance.clone()]),
                Content::Code { text, .. } => texts.push(text.clone()),
                Content::Fact { what, meaning, .. } => texts.extend([what.clone(), meaning.clone()]),
            }
        }
    }
    texts
}

/// Every text of the picture.
fn texts_in(figure: &Figure) -> Vec<Text> {
    let text = |item: &&Item| match item {
        Item::Label { text, .. } | Item::Caption { text, .. } => Some(text.clone()),
        _ => None,
    };
    figure.leaves().iter().filter_map(text).collect()
}

fn is_said(text: &Text, words: &Words, whose: &str) {
    let said = words.say(text);
    let name = words.language().name();
    assert!(!said.contains(['⟨', '⟩']), "{name}, {whose}: {said} of {text:?}");
    assert!(!said.contains(['{', '}']), "{name}, {whose}: {said}");
    let is_empty = matches!(text, Text::Plain(plain) if plain.is_empty());
    assert_eq!(said.trim().is_empty(), is_empty, "{name}, {whose}: {text:?}");
}

#[test]
fn whatever_a_scene_says_is_said_in_each_language() {
    let states = states();
    for &language in Language::ALL {
        let words = Words::new(language);
        for (whose, scene) in &states {
            for text in texts_of(&scene.readings()).iter().chain(&texts_in(&scene.figure())) {
                is_said(text, &words, whose);
            }
        }
        for scene in all() {
            is_said(&scene.title(), &words, scene.name());
            for setting in scene.settings() {
                is_said(&setting.label, &words, setting.key);
                is_said(&setting.help, &words, setting.key);
            }
            scene.actions().iter().for_each(|offer| is_said(&offer.words, &words, offer.name));
        }
    }
}

#[test]
fn whatever_is_refused_is_refused_in_each_language() {
    for opening in [
        "circles",
        "rects quad",
        "rects c=1",
        "rects a=1,2,3",
        "rects a=1,2,3,-4",
        "rects a=1,2,3,nan",
        "rects a=1,2,3,x",
        "rects a=999999,0,100,100",
        "quad p=1e300,1",
        "quad p=1e-300,1",
        "quad p=1e7,1",
        "quad kept=1,2/3",
        "rects zoom=1,2",
        "rects grid=yes",
        "rects grid=on grid=off",
    ] {
        let Err(error) = open(&opening.split(' ').collect::<Vec<_>>()) else { panic!("{opening} opens") };
        for &language in Language::ALL {
            is_said(&error, &Words::new(language), opening);
        }
    }
    for given in [&["lang=xx"][..], &["lang=ja", "lang=ko"]] {
        let mut given: Vec<String> = given.iter().map(ToString::to_string).collect();
        let error = Language::taken_from(&mut given).expect_err("it is refused");
        for &language in Language::ALL {
            is_said(&error, &Words::new(language), "lang");
        }
    }
}

/// The language is a word of its own among those of an opening, and once.
#[test]
fn the_language_is_taken_out_of_what_is_given() {
    for (given, expected, rest) in [
        ("rects lang=ja a=1,2,3,4", Some(Language::Ja), "rects a=1,2,3,4"),
        ("lang=ko", Some(Language::Ko), ""),
        ("rects language=ja", None, "rects language=ja"),
        ("quad lang=en up=up", Some(Language::En), "quad up=up"),
    ] {
        let mut words: Vec<String> = given.split(' ').map(ToString::to_string).collect();
        assert_eq!(Language::taken_from(&mut words), Ok(expected), "{given}");
        assert_eq!(words.join(" "), rest, "{given}");
    }
}

#[test]
fn the_first_wish_that_is_spoken_is_granted() {
    for (wishes, expected) in [
        (&["ja-JP", "en"][..], Some(Language::Ja)),
        (&["fr", "ko_KR.UTF-8", "ja"], Some(Language::Ko)),
        (&["EN-gb"], Some(Language::En)),
        (&["C", "ja-JP"], Some(Language::En)),
        (&["POSIX", "ko"], Some(Language::En)),
        (&["jam", "kok"], None),
        (&["fr", ""], None),
        (&[], None),
    ] {
        assert_eq!(Language::wished(wishes.iter().copied()), expected, "{wishes:?}");
    }
}

/// Names, units, settings and variables of formulas, which are no words.
fn names() -> BTreeSet<String> {
    let mut names: BTreeSet<String> = [
        "A",
        "B",
        "C",
        "D",
        "P",
        "AB",
        "BC",
        "CD",
        "DA",
        "A=B",
        "A=P",
        "x",
        "y",
        "z",
        "px",
        "ms",
        "HSP",
        "WPF",
        "Processing",
        "MDN",
    ]
    .map(String::from)
    .into();
    for scene in all() {
        for setting in scene.settings() {
            let options = match setting.value {
                Value::Choice { options, .. } => options,
                Value::Switch(_) => vec!["on", "off"],
                Value::Numbers { .. } | Value::Points { .. } | Value::Text(_) => Vec::new(),
            };
            names.extend(options.iter().map(|option| format!("{}={option}", setting.key)));
            if setting.key == "method" {
                names.extend(options.iter().map(ToString::to_string));
            }
        }
    }
    for (_, scene) in states() {
        for section in scene.readings().sections {
            for row in section.rows {
                if let Content::Comparison { asked, .. } = row.content {
                    names.extend(latin(&asked).map(String::from));
                }
            }
        }
    }
    names
}

/// The words of a text that are written in Latin letters, `right-of-all` and `border=hits` each as one.
fn latin(text: &str) -> impl Iterator<Item = &str> {
    let parts = text.split(|sign: char| !sign.is_ascii_alphanumeric() && !['-', '='].contains(&sign));
    parts
        .map(|part| part.trim_matches(['-', '=']))
        .filter(|part| part.contains(|sign: char| sign.is_ascii_alphabetic()))
}

#[test]
fn no_english_is_left_in_pictures_in_other_languages() {
    let names = names();
    let mut left = BTreeSet::new();
    for language in [Language::Ja, Language::Ko] {
        let words = Words::new(language);
        for (whose, scene) in states() {
            let svg = to_svg(&scene.figure(), &words, Medium::Screen);
            let texts = svg.split("<text ").skip(1).filter_map(|text| text.split_once('>')?.1.split_once("</text>"));
            for (text, _) in texts {
                let text = text.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&");
                let strange = latin(&text).find(|word| !names.contains(*word)).map(String::from);
                left.extend(strange.map(|word| format!("{}, {whose}: {word} in '{text}'", language.name())));
            }
        }
    }
    assert!(left.is_empty(), "{left:#?}");
}

/// The same in the panel: what is said there has no English in it but names, and lines of code.
#[test]
fn no_english_is_left_in_what_the_panel_says() {
    let names = names();
    let mut left = BTreeSet::new();
    for language in [Language::Ja, Language::Ko] {
        let words = Words::new(language);
        for (_, scene) in states() {
            let mut readings = scene.readings();
            for section in &mut readings.sections {
                section.rows.retain(|row| !matches!(row.content, Content::Code { .. }));
            }
            for text in texts_of(&readings).iter().filter(|text| matches!(text, Text::Message { .. })) {
                let said = words.say(text);
                let strange = latin(&said).find(|word| !names.contains(*word)).map(String::from);
                left.extend(strange.map(|word| format!("{}: {word} in '{said}'", language.name())));
            }
        }
    }
    assert!(left.is_empty(), "{left:#?}");
}
