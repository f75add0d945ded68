//! Words: the catalogues have the same messages, all are used, and every text of a scene exists in each language.

mod broken;
mod catalogues;
mod glossary;
mod never;
mod said;

use hantei_scenes::words::Language;
use std::fs;

/// The folder of the whole project.
const PROJECT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

fn catalogue(language: Language) -> String {
    let name = language.name();
    let file =
        |name: String| fs::read_to_string(format!("{PROJECT}/scenes/assets/words/{name}.ftl")).expect("a catalogue");
    file(name.into()) + &file(format!("glossary.{name}"))
}
