//! Messages of the catalogues as they are written, for the page's script.

use hantei_scenes::words::Language;
use serde_json::{Map, Value, json};

/// The messages whose ids begin with one of these, by id.
pub(crate) fn messages(language: Language, beginnings: &[&str]) -> Map<String, Value> {
    let [catalogue, _] = language.catalogues();
    let mut found = Map::new();
    let mut open = None;
    for line in catalogue.lines() {
        if let Some((id, text)) =
            line.split_once(" = ").filter(|_| line.starts_with(|first: char| first.is_ascii_lowercase()))
        {
            open = beginnings.iter().any(|beginning| id.starts_with(beginning)).then(|| id.to_owned());
            found.extend(open.iter().map(|id| (id.clone(), json!(text))));
        } else if line.starts_with([' ', '}']) {
            // A message of several lines.
            if let Some(Value::String(text)) = open.as_ref().and_then(|id| found.get_mut(id)) {
                *text += &format!("\n{line}");
            }
        } else {
            open = None;
        }
    }
    found
}
