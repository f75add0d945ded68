//! What the TOML reader says of a file, as hantei says it.

use crate::quote::quoted;
use crate::text;
use crate::words::Text;

/// The longest file, bytes.
pub const LONGEST_FILE: u64 = 1 << 20;

/// A file that is longer than a course may be.
pub(super) fn too_long_a_file(file: &str) -> Text {
    text!("file-long", file = quoted(file), most = LONGEST_FILE.to_string())
}

/// Why a file was not read: the reader's own words only where it is no TOML.
pub(super) fn not_read(said: &str) -> Text {
    let known =
        not_of_its_form(said).or_else(|| missing(said)).or_else(|| unknown(said)).or_else(|| of_another_type(said));
    known.unwrap_or_else(|| text!("lesson-toml", why = quoted(said)))
}

/// A value that has one of several forms has none of them: its `expecting` says which text tells them.
fn not_of_its_form(said: &str) -> Option<Text> {
    Some(match said {
        "lesson-saying" => text!("lesson-saying"),
        "lesson-recap" => text!("lesson-recap"),
        "lesson-option" => text!("lesson-option"),
        "lesson-after" => text!("lesson-after"),
        "lesson-tick" => text!("lesson-tick"),
        "lesson-wrong-answer" => text!("lesson-wrong-answer"),
        _ => return None,
    })
}

/// ``missing field `title` ``
fn missing(said: &str) -> Option<Text> {
    let key = said.strip_prefix("missing field ")?;
    Some(text!("lesson-lacks", key = quoted(key.trim_matches('`'))))
}

/// ``unknown field `gaol`, expected one of `id`, `goal` ``
fn unknown(said: &str) -> Option<Text> {
    let (given, expected) = said
        .strip_prefix("unknown field ")
        .or_else(|| said.strip_prefix("unknown variant "))?
        .split_once(", expected ")?;
    let allowed: Vec<&str> = expected.split('`').skip(1).step_by(2).collect();
    let allowed = text!("allowed", values = allowed.join(", "));
    Some(text!("lesson-unknown-key", given = quoted(given.trim_matches('`')), why = allowed))
}

/// ``invalid type: integer `1`, expected a string``
fn of_another_type(said: &str) -> Option<Text> {
    let (given, expected) = said
        .strip_prefix("invalid type: ")
        .or_else(|| said.strip_prefix("invalid value: "))?
        .rsplit_once(", expected ")?;
    let allowed = match expected {
        "a string" => text!("lesson-type-text"),
        "a boolean" => text!("lesson-type-truth"),
        "a sequence" => text!("lesson-type-list"),
        "usize" => text!("lesson-type-count"),
        _ => return None,
    };
    let given = given.split(['`', '"']).nth(1).unwrap_or(given);
    Some(text!("lesson-type", given = quoted(given), why = allowed))
}
