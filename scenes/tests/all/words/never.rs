//! Words and turns that no text says: for each language a table of what is never said, and what is said in its place.

use super::{PROJECT, catalogue};
use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use hantei_scenes::words::Language;
use regex_lite::Regex;
use std::fs;
use std::path::Path;
use std::sync::LazyLock;

/// Something that a person reads, and where it stands.
struct FoundText {
    place: String,
    text: String,
}

/// A row of a table: for catalogues and lessons, and for README and docs too if `everywhere`.
struct Never {
    pattern: Regex,
    instead: String,
    everywhere: bool,
}

fn table(language: Language) -> Vec<Never> {
    let file = format!("{PROJECT}/scenes/tests/all/words/never/{}.tsv", language.name());
    // A new language has none yet.
    let rows = fs::read_to_string(file).unwrap_or_default();
    let row = |row: &str| {
        let [scope, pattern, instead] = row.split('\t').collect::<Vec<_>>()[..] else { panic!("three columns: {row}") };
        let pattern = Regex::new(pattern).unwrap_or_else(|error| panic!("{pattern}: {error}"));
        Never { pattern, instead: instead.into(), everywhere: scope == "all" }
    };
    rows.lines().skip(1).map(row).collect()
}

/// A pattern as it is said, `{}` for each value; the variants of a choice one by one.
fn said_by(pattern: &Pattern<String>, texts: &mut Vec<String>) {
    let mut text = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text.push_str(value),
            PatternElement::Placeable { expression: Expression::Inline(_) } => text.push_str("{}"),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter().for_each(|variant| said_by(&variant.value, texts));
            }
        }
    }
    texts.push(text);
}

fn in_catalogue(language: Language) -> Vec<FoundText> {
    let resource = parse(catalogue(language)).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
    let messages = resource.body.into_iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message),
        _ => None,
    });
    let said = messages.flat_map(|message| {
        let mut texts = Vec::new();
        message.value.iter().for_each(|value| said_by(value, &mut texts));
        message.attributes.iter().for_each(|attribute| said_by(&attribute.value, &mut texts));
        let place = format!("{} in {}.ftl", message.id.name, language.name());
        texts.into_iter().map(move |text| FoundText { place: place.clone(), text })
    });
    said.collect()
}

/// The texts of a language in a lesson's file.
fn in_lesson(value: &toml::Value, (language, file): (Language, &str), said: &mut Vec<FoundText>) {
    match value {
        toml::Value::Table(table) => {
            if let Some(text) = table.get(language.name()).and_then(toml::Value::as_str) {
                said.push(FoundText { place: file.into(), text: text.into() });
            }
            table.values().for_each(|value| in_lesson(value, (language, file), said));
        }
        toml::Value::Array(values) => values.iter().for_each(|value| in_lesson(value, (language, file), said)),
        _ => {}
    }
}

fn files(folder: &str, ending: &str) -> Vec<String> {
    let entries = fs::read_dir(Path::new(PROJECT).join(folder)).expect("a folder");
    let names = entries.map(|entry| entry.expect("an entry").file_name().into_string().expect("UTF-8"));
    names.filter(|name| name.ends_with(ending)).map(|name| format!("{folder}{name}")).collect()
}

fn in_lessons(language: Language) -> Vec<FoundText> {
    let mut said = Vec::new();
    for file in files("scenes/assets/lessons/", ".toml") {
        let text = fs::read_to_string(format!("{PROJECT}/{file}")).expect("a lesson");
        in_lesson(&toml::Value::Table(text.parse().expect("TOML")), (language, &file), &mut said);
    }
    said
}

/// A line without code, addresses and HTML.
fn without_code(line: &str) -> String {
    static UNREAD: LazyLock<Regex> = LazyLock::new(|| Regex::new("`[^`]*`|\\]\\([^)]*\\)|<[^>]*>").expect("a pattern"));
    UNREAD.replace_all(line, "``").into_owned()
}

/// The lines of README and docs, each cell of a table by itself.
fn in_docs(language: Language) -> Vec<FoundText> {
    let ending = if language == Language::En { ".md".into() } else { format!(".{}.md", language.name()) };
    let is_of = |file: &str, other: &Language| file.ends_with(&format!(".{}.md", other.name()));
    let is_its_own = |file: &String| language != Language::En || !Language::ALL.iter().any(|other| is_of(file, other));
    let mut said = Vec::new();
    for file in [files("", &ending), files("docs/", &ending)].concat().into_iter().filter(is_its_own) {
        let text = fs::read_to_string(format!("{PROJECT}/{file}")).expect("a page");
        let mut is_code = false;
        for (number, line) in text.lines().enumerate() {
            if line.starts_with("```") {
                is_code = !is_code;
            } else if !is_code {
                let place = format!("{file}:{}", number + 1);
                let cells = without_code(line);
                said.extend(cells.split('|').map(|cell| FoundText { place: place.clone(), text: cell.trim().into() }));
            }
        }
    }
    said
}

/// What `never` finds in `said`, a line each.
fn found<'a>(never: &'a [Never], said: &'a [FoundText], in_docs: bool) -> impl Iterator<Item = String> + 'a {
    never.iter().filter(move |never| never.everywhere || !in_docs).flat_map(move |never| {
        said.iter().filter_map(move |said| {
            let hit = never.pattern.find(&said.text)?;
            Some(format!("{}: '{}', say {}: {}", said.place, hit.as_str(), never.instead, said.text))
        })
    })
}

#[test]
fn no_text_says_what_its_language_never_says() {
    let mut wrong = Vec::new();
    for &language in Language::ALL {
        let never = table(language);
        let mut texts = in_catalogue(language);
        texts.extend(in_lessons(language));
        assert!(texts.len() > 2000, "all of {}", language.name());
        wrong.extend(found(&never, &texts, false));
        wrong.extend(found(&never, &in_docs(language), true));
    }
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
}

/// Each table finds what was once written.
#[test]
fn what_was_once_written_is_found() {
    for (language, text) in [
        (Language::En, "for who has no keyboard at hand"),
        (Language::En, "Somebody lets time pass."),
        (Language::En, "None of the four ways holds."),
        (Language::Ja, "当たりを見逃す"),
        (Language::Ja, "本ソフトの計算機"),
        (Language::Ja, "四つの辺"),
        (Language::Ja, "A が B の左"),
        (Language::Ja, "判定(四角形)"),
        (Language::Ko, "&& 로 잇습니다"),
        (Language::Ko, "bh 입니다."),
        (Language::Ko, "이런 까닭으로"),
        (Language::Ko, "무대 밖"),
        (Language::De, "eine Kollision auf x"),
        (Language::De, "A und B überlappen."),
        (Language::De, "die linke obere Ecke"),
        (Language::De, "Zwischen A und B ist ein Zwischenraum."),
        (Language::De, "Zieh A, dann siehst Du es."),
        (Language::De, "Das sagt z. B. Rust."),
    ] {
        let said = [FoundText { place: String::new(), text: text.into() }];
        assert!(found(&table(language), &said, false).next().is_some(), "{text}");
    }
}

/// Comments are read as well: these words have no subject, or a riddle for one.
#[test]
fn no_comment_speaks_of_somebody() {
    let never = Regex::new(r"(?i)\b(somebody|nobody|whoever|anybody|who looks)\b").expect("a pattern");
    let mut wrong = Vec::new();
    for root in ["src", "collision", "judge", "scenes", "site", "tests", "benches", "peers", "scripts"] {
        comments(&Path::new(PROJECT).join(root), &mut |place, line| {
            if never.is_match(line) {
                wrong.push(format!("{place}: {line}"));
            }
        });
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn comments(folder: &Path, seen: &mut impl FnMut(String, &str)) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            comments(&path, seen);
        } else if let Ok(text) = fs::read_to_string(&path) {
            let lines = text.lines().enumerate().filter(|(_, line)| {
                let line = line.trim_start();
                line.starts_with("//") || line.starts_with("# ")
            });
            lines.for_each(|(number, line)| seen(format!("{}:{}", path.display(), number + 1), line));
        }
    }
}
