//! A scene said in words: the command line or the address that opens it.

use super::Viewer;
use crate::quote::quoted;
use crate::scene::{Setting, all};
use crate::text;
use crate::words::{Text, Words};

/// Opens a scene as the command line says it: its name, if it is not the first one, then its settings as `key=value`, in
/// any order.
///
/// # Errors
/// Unknown scene or key, a key that is given twice, a value that its knob does not allow.
pub fn open<Word: AsRef<str>>(words: &[Word]) -> Result<Box<dyn Viewer>, Text> {
    let mut scenes = all();
    let mut words = words.iter().map(AsRef::as_ref).peekable();
    let name = words.next_if(|word| !word.contains('='));
    let Some(index) = scenes.iter().position(|scene| name.is_none_or(|name| scene.name() == name)) else {
        let names: Vec<&str> = scenes.iter().map(|scene| scene.name()).collect();
        let given = quoted(name.unwrap_or_default());
        return Err(text!("scene-unknown", given = given, allowed = names.join(", ")));
    };
    let mut scene = scenes.swap_remove(index);
    let settings: Vec<(&str, &str)> = words.map(split).collect::<Result<_, _>>()?;
    scene.open(&settings)?;
    Ok(scene)
}

/// The settings of a preset.
pub(super) fn settings_of(preset: &'static str) -> Vec<(&'static str, &'static str)> {
    preset.split_whitespace().filter_map(|word| word.split_once('=')).collect()
}

fn split(word: &str) -> Result<(&str, &str), Text> {
    word.split_once('=').ok_or_else(|| text!("setting-none", given = quoted(word)))
}

/// Every scene with its keys, what each takes and what it is set to at the start, as text.
pub fn list(words: &Words) -> String {
    let mut out = String::new();
    for scene in all() {
        out += &format!(
            "{}: {}
",
            scene.name(),
            words.say(&scene.title())
        );
        for Setting { key, help, value, .. } in scene.settings() {
            let value_now = if value.is_placed() { Text::plain(value.to_string()) } else { text!("not-placed") };
            let default = words.say(&text!("default", value = value_now));
            out += &format!(
                "  {key}={}
      {}
      {default}
",
                value.allowed(),
                words.say(&help)
            );
        }
    }
    out
}
