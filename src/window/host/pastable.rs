//! Which texts on the clipboard a field can take.

use hantei_judge::MOST_CHARACTERS;
use hantei_scenes::text;
use hantei_scenes::words::Text;

/// The most characters to paste: no formula has more, and showing them would keep a processor busy.
pub(super) const MOST_PASTED: usize = MOST_CHARACTERS;

fn too_long(given: usize) -> Text {
    text!("paste-too-long", given = given.to_string(), most = MOST_PASTED.to_string())
}

/// The same for a text whose characters are not counted.
#[cfg(target_os = "linux")]
pub(super) fn too_large(bytes: usize) -> Text {
    text!("paste-too-large", given = bytes.to_string(), most = MOST_PASTED.to_string())
}

/// A text with characters that can be typed: one kind of line end, and four spaces for a tab.
fn typeable(text: &str) -> String {
    let text = text.trim_end().replace("\r\n", "\n").replace('\t', "    ");
    text.replace(|sign: char| sign.is_control() && sign != '\n', " ")
}

/// A text of the clipboard as a field takes it.
pub(super) fn for_field(text: &str) -> Result<String, Text> {
    let text = typeable(text);
    match text.chars().count() {
        0 => Err(text!("paste-no-text")),
        1..=MOST_PASTED => Ok(text),
        given => Err(too_long(given)),
    }
}
