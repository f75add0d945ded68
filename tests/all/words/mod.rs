//! Words: the catalogues have the same messages, all of them are used, and whatever a scene says is said in each language.

mod catalogues;
mod said;

use hantei::words::Language;
use std::fs;

const PACKAGE: &str = env!("CARGO_MANIFEST_DIR");

/// A language's catalogue, as it stands in its file.
fn catalogue(language: Language) -> String {
    fs::read_to_string(format!("{PACKAGE}/assets/words/{}.ftl", language.name())).expect("a catalogue")
}
