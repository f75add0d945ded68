//! A scene as text: a command line or an address.

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
