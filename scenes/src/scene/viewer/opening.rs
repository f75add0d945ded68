//! A scene as text: a command line or an address.

use super::Viewer;
use crate::quote::quoted;
use crate::scene::{SCENES, Setting, all};
use crate::text;
use crate::words::{Text, Words};

/// Opens a scene from a command line: its name (without it, the first scene), then `key=value` settings in any order.
///
/// # Errors
/// An unknown scene or key, a key given twice, a value that is not allowed.
pub fn open<Word: AsRef<str>>(words: &[Word]) -> Result<Viewer, Text> {
    let mut words: Vec<&str> = words.iter().map(AsRef::as_ref).collect();
    // The scene's name may follow its settings.
    let name = words.iter().position(|word| !word.contains('=')).map(|at| words.remove(at));
    let Some((_, scene)) = SCENES.iter().find(|(known, _)| name.is_none_or(|name| name == *known)) else {
        let names: Vec<&str> = SCENES.iter().map(|(name, _)| *name).collect();
        let given = quoted(name.unwrap_or_default());
        return Err(text!("scene-unknown", given = given, allowed = names.join(", ")));
    };
    let settings: Vec<(&str, &str)> = words.into_iter().map(split).collect::<Result<_, _>>()?;
    scene().opened(&settings)
}

/// The settings of a preset, written as on a command line.
pub(super) fn settings_of(preset: &str) -> Vec<(String, String)> {
    let words = shlex::split(preset).unwrap_or_default();
    words.iter().filter_map(|word| word.split_once('=')).map(|(key, value)| (key.into(), value.into())).collect()
}

/// A word for a command line, with quotes around the value if a shell needs them: double ones if possible, for Windows.
pub(super) fn in_quotes(word: &str) -> String {
    let is_plain = |sign: char| !sign.is_ascii() || sign.is_ascii_alphanumeric() || "=,./:_+-".contains(sign);
    let (key, value) = word.split_once('=').unwrap_or((word, ""));
    if word.chars().all(is_plain) {
        word.into()
    } else if value.contains(['"', '$', '`', '\\', '!', '%']) {
        // `try_quote` fails for a NUL only, which cannot be typed.
        shlex::try_quote(value).map_or_else(|_| word.into(), |value| format!("{key}={value}"))
    } else {
        format!("{key}=\"{value}\"")
    }
}

fn split(word: &str) -> Result<(&str, &str), Text> {
    word.split_once('=').ok_or_else(|| text!("setting-none", given = quoted(word)))
}

/// Every scene with its keys, their allowed values and their start, as text.
pub fn list(words: &Words) -> String {
    let mut out = String::new();
    for scene in all() {
        out += &format!("{}: {}\n", scene.name(), words.say(&scene.title()));
        for Setting { key, help, value, .. } in scene.settings() {
            let value_now = if value.is_placed() { Text::plain(value.to_string()) } else { text!("not-placed") };
            let default = words.say(&text!("default", value = value_now));
            let (allowed, help) = (value.allowed(), words.say(&help));
            out += &format!("  {key}={allowed}\n      {help}\n      {default}\n");
        }
    }
    out
}
