//! The page of the program: `assets/page/index.html` with what its scripts have to know of the program and of the files beside it.

use crate::Refused;
use crate::words::messages;
use hantei_scenes::scene::{FLAT_STRIP, LOW_STRIP, NARROW_STRIP, PHONE_STRIP, STRIP};
use hantei_scenes::words::{Language, Letters};
use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

const TEMPLATE: &str = include_str!("../../assets/page/index.html");
/// The program or its first part, and the rest of it.
const PROGRAM: &str = "hantei.wasm";
const REST: &str = "hantei.rest.wasm";

/// The beginning of the page's own messages.
const OF_THE_PAGE: &str = "page-";

/// Writes `index.html` into the folder of the program, whose other files are there. These scenes open without the rest.
pub(crate) fn write(app: &Path, first_part: &[String]) -> Result<(), Refused> {
    let program = bytes(app, PROGRAM).ok_or_else(|| format!("{} has no {PROGRAM}", app.display()))?;
    let words = |language: Language| json!(messages(language, &[OF_THE_PAGE]));
    let told = [
        ("PROGRAM_BYTES", json!(program).to_string()),
        ("REST_BYTES", json!(bytes(app, REST).unwrap_or(0)).to_string()),
        ("FIRST_PART", json!(first_part).to_string()),
        ("FONTS", lines(fonts(app))),
        ("STRIPS", strips().to_string()),
        ("FIRST", lines(first_pictures(app)?)),
        ("WORDS", lines(Language::ALL.iter().map(|&language| (language.name().to_owned(), words(language))))),
        ("NO_SCRIPTS", no_scripts()),
    ];
    let mut page = TEMPLATE.to_owned();
    for (name, said) in told {
        let place = format!("@{name}@");
        if page.matches(&place).count() != 1 {
            return Err(format!("assets/page/index.html has no place for {place}, or more than one"));
        }
        page = page.replace(&place, &said);
    }
    crate::write(app, "index.html", page.as_bytes())
}

fn bytes(app: &Path, file: &str) -> Option<u64> {
    Some(app.join(file).metadata().ok()?.len())
}

/// An object with a line for each member.
fn lines(members: impl IntoIterator<Item = (String, Value)>) -> String {
    let members: Vec<String> = members.into_iter().map(|(name, value)| format!("{}: {value}", json!(name))).collect();
    format!("{{\n{}\n}}", members.join(",\n"))
}

/// What is loaded with a language, or with lessons in letters beyond those of all languages: fonts and words, with their bytes.
fn fonts(app: &Path) -> Vec<(String, Value)> {
    let of = |name: &str, letters: Letters| {
        let faces = ["semibold", "text"].map(|face| format!("hantei-sans-{}-{face}.ttf", letters.name()));
        let words = ["", "glossary."].map(|which| format!("{which}{name}.ftl"));
        let files = faces.into_iter().chain(words);
        let there: Map<String, Value> =
            files.filter_map(|file| Some((file.clone(), json!(bytes(app, &file)?)))).collect();
        (name.to_owned(), Value::from(there))
    };
    let languages = Language::ALL.iter().map(|language| of(language.name(), language.letters()));
    languages.chain([of(Letters::Beyond.name(), Letters::Beyond)]).collect()
}

/// Heights of the verdict, logical pixels.
fn strips() -> Value {
    json!({
        "FLAT_STRIP": FLAT_STRIP, "LOW_STRIP": LOW_STRIP, "STRIP": STRIP, "NARROW_STRIP": NARROW_STRIP, "PHONE_STRIP": PHONE_STRIP,
    })
}

/// By scene, the sizes of its first pictures: `first/rects.680x564.light.ja.svg`.
fn first_pictures(app: &Path) -> Result<Vec<(String, Value)>, Refused> {
    let folder = app.join("first");
    let refused = |why| format!("{}: {why}", folder.display());
    let mut sizes: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for entry in fs::read_dir(&folder).map_err(refused)? {
        let name = entry.map_err(refused)?.file_name().to_string_lossy().into_owned();
        if let [scene, size, ..] = name.split('.').collect::<Vec<_>>()[..] {
            sizes.entry(scene.to_owned()).or_default().insert(size.to_owned());
        }
    }
    Ok(sizes.into_iter().map(|(scene, sizes)| (scene, json!(sizes))).collect())
}

/// What a browser without scripts shows, a paragraph for each language.
fn no_scripts() -> String {
    let said = Language::ALL.iter().map(|&language| messages(language, &["page-no-scripts"]));
    let texts = said.flat_map(|messages| messages.into_iter().map(|(_, text)| text));
    texts.map(|text| format!("<p>{}</p>", text.as_str().unwrap_or_default())).collect::<Vec<_>>().join("\n")
}
