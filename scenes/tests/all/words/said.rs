//! The texts of every scene, in each language.

use hantei_collision::{Named as _, Point};
use hantei_scenes::figure::{Figure, Item};
use hantei_scenes::scene::{
    Content, Door, Event, Readings, Value, Viewer, all, kinds_with_methods, open, pair_methods,
};
use hantei_scenes::words::{Language, Text, Words};
use std::collections::BTreeSet;
use std::sync::LazyLock;

/// States that no preset shows.
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

/// Every preset and the others, by each method, step by step, with each rule for the border.
fn states() -> Vec<(String, Viewer)> {
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

#[derive(Clone, Copy, Debug, PartialEq)]
enum Place {
    Panel,
    Code,
    Picture,
}

struct Said {
    text: Text,
    place: Place,
    whose: String,
}

/// Each text of some state, once, and the texts of the comparisons.
static SAID: LazyLock<(Vec<Said>, BTreeSet<String>)> = LazyLock::new(|| {
    let (mut all, mut known, mut asked) = (Vec::new(), BTreeSet::new(), BTreeSet::new());
    for (whose, scene) in states() {
        let readings = scene.readings();
        let comparisons = readings.sections.iter().flat_map(|section| &section.rows);
        asked.extend(comparisons.filter_map(|row| match &row.content {
            Content::Comparison { asked, .. } => Some(asked.clone()),
            _ => None,
        }));
        let figures = [Door::Closed, Door::Cost].map(|door| scene.panel_figure(door, (312.0, 400.0), None));
        let in_figures = figures.iter().flat_map(texts_in);
        for (place, text) in texts_of(&readings).into_iter().chain(texts_in(&scene.figure())).chain(in_figures) {
            if known.insert(format!("{place:?} {text:?}")) {
                all.push(Said { text, place, whose: whose.clone() });
            }
        }
    }
    (all, asked)
});

fn texts_of(readings: &Readings) -> Vec<(Place, Text)> {
    let mut texts = vec![readings.headline.clone()];
    texts.extend(readings.reason.iter().chain(&readings.truth).chain(&readings.facts).chain(&readings.notes).cloned());
    texts.extend(readings.methods.iter().flat_map(|row| [row.source.clone(), row.says.clone()]));
    texts.extend(readings.chip.iter().chain(&readings.figure).cloned());
    let mut code = Vec::new();
    for section in &readings.sections {
        texts.push(section.title.clone());
        for row in &section.rows {
            match &row.content {
                Content::Comparison { meaning, .. } | Content::Computed { meaning, .. } => texts.push(meaning.clone()),
                Content::Bars { .. } | Content::Span { .. } => {}
                Content::Side { meaning, distance, .. } => texts.extend([meaning.clone(), distance.clone()]),
                Content::Columns { what, heads } => texts.extend([what, &heads[0], &heads[1]].map(Clone::clone)),
                Content::Sided { meaning, .. } => texts.push(meaning.clone()),
                Content::Code { text, .. } => code.push(text.clone()),
                Content::Fact { what, meaning, .. } => texts.extend([what.clone(), meaning.clone()]),
            }
        }
    }
    let in_panel = texts.into_iter().map(|text| (Place::Panel, text));
    in_panel.chain(code.into_iter().map(|text| (Place::Code, text))).collect()
}

fn texts_in(figure: &Figure) -> Vec<(Place, Text)> {
    let text = |item: &&Item| match item {
        Item::Label { text, .. } => Some((Place::Picture, text.clone())),
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
    for &language in Language::ALL {
        let words = Words::new(language);
        SAID.0.iter().for_each(|said| is_said(&said.text, &words, &said.whose));
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
        "discs",
        "circles a=1",
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

/// Names, units, settings and variables of formulas, which are not translated.
fn names() -> BTreeSet<String> {
    let mut names: BTreeSet<String> = [
        "A",
        "t",
        "q",
        "cos",
        "sin",
        "SAT",
        "Q",
        "p5",
        "raylib",
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
        "hantei",
        "WPF",
        "Processing",
        "MDN",
        "Shift",
        "Infinity",
    ]
    .map(String::from)
    .into();
    // The corners of polygons, and the ends of segments.
    names.extend((1..=16).flat_map(|place| [format!("A{place}"), format!("B{place}")]));
    names.extend(kinds_with_methods().flat_map(pair_methods).map(|method| method.value_name().to_owned()));
    for scene in all() {
        for setting in scene.settings() {
            let options = match setting.value {
                Value::Choice { options, .. } => options,
                Value::Switch(_) => vec!["on", "off"],
                Value::Parts { parts, .. } => parts.iter().copied().chain(["on", "off"]).collect(),
                Value::Numbers { .. } | Value::Points { .. } | Value::Text(_) => Vec::new(),
            };
            names.extend(options.iter().map(|option| format!("{}={option}", setting.key)));
            if setting.key == "method" {
                names.extend(options.iter().map(ToString::to_string));
            }
        }
    }
    names.extend(SAID.1.iter().flat_map(|asked| latin(asked)).map(String::from));
    names
}

/// The words in Latin letters, with `right-of-all` and `border=hits` as one word each.
fn latin(text: &str) -> impl Iterator<Item = &str> {
    let parts = text.split(|sign: char| !sign.is_ascii_alphanumeric() && !['-', '='].contains(&sign));
    parts
        .map(|part| part.trim_matches(['-', '=']))
        .filter(|part| part.contains(|sign: char| sign.is_ascii_alphabetic()))
        // A number like 5.6e−17.
        .filter(|part| part.trim_start_matches(|sign: char| sign.is_ascii_digit()) != "e")
}

/// A long line of code is cut, sometimes within a name: `floo…`.
fn is_cut_short(word: &str, text: &str, names: &BTreeSet<String>) -> bool {
    text.contains(&format!("{word}…")) && names.iter().any(|name| name.starts_with(word))
}

/// Words in Latin letters that are no names, in texts that `is_meant`, in the other languages.
fn english_left(is_meant: impl Fn(&Said) -> bool) -> BTreeSet<String> {
    let names = names();
    let mut left = BTreeSet::new();
    for language in [Language::Ja, Language::Ko] {
        let words = Words::new(language);
        for said in SAID.0.iter().filter(|said| is_meant(said)) {
            let text = words.say(&said.text);
            let is_name = |word: &str| names.contains(word) || is_cut_short(word, &text, &names);
            let strange = latin(&text).find(|word| !is_name(word)).map(String::from);
            left.extend(strange.map(|word| format!("{}, {}: {word} in '{text}'", language.name(), said.whose)));
        }
    }
    left
}

#[test]
fn no_english_is_left_in_pictures_in_other_languages() {
    assert_eq!(english_left(|said| said.place == Place::Picture), BTreeSet::new());
}

#[test]
fn no_english_is_left_in_what_the_panel_says() {
    let is_message = |text: &Text| matches!(text, Text::Message { .. });
    assert_eq!(english_left(|said| said.place == Place::Panel && is_message(&said.text)), BTreeSet::new());
}
