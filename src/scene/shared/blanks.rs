//! A text with blanks: only these can be typed in, everything else is fixed.

/// What stands for a blank in a text.
const BLANK: &str = "__";
/// What stands between the contents of two blanks on the command line.
const BETWEEN: char = ';';

/// The fixed parts of a text, before, between and behind its blanks; one part if it has none. `__` within a name is no blank.
pub(super) fn fixed_parts(text: &str) -> Vec<String> {
    let is_of_name = |sign: Option<char>| sign.is_some_and(|sign| sign.is_alphanumeric() || sign == '_');
    let mut parts = vec![String::new()];
    let mut rest = text;
    while let Some(at) = rest.find('_') {
        let run = rest[at..].find(|sign| sign != '_').unwrap_or(rest.len() - at);
        let (before, behind) = (rest[..at].chars().next_back(), rest[at + run..].chars().next());
        let last = parts.len() - 1;
        parts[last].push_str(&rest[..at]);
        if run == BLANK.len() && !is_of_name(before) && !is_of_name(behind) {
            parts.push(String::new());
        } else {
            parts[last].push_str(&rest[at..at + run]);
            let name = rest[at + run..].find(|sign: char| !sign.is_alphanumeric()).unwrap_or(rest.len() - at - run);
            parts[last].push_str(&rest[at + run..at + run + name]);
            rest = &rest[at + run + name..];
            continue;
        }
        rest = &rest[at + run..];
    }
    let last = parts.len() - 1;
    parts[last].push_str(rest);
    parts
}

/// The whole text, with these contents of its blanks.
pub(super) fn filled(parts: &[String], contents: &[String]) -> String {
    let mut text = String::new();
    for (place, part) in parts.iter().enumerate() {
        text.push_str(part);
        text.push_str(contents.get(place).map_or("", String::as_str));
    }
    text
}

/// The contents of the blanks with which the parts become this text, if there are such.
pub(super) fn contents_of(parts: &[String], text: &str) -> Option<Vec<String>> {
    let (first, rest) = parts.split_first()?;
    let mut left = text.strip_prefix(first.as_str())?;
    let mut contents = Vec::new();
    for (place, part) in rest.iter().enumerate() {
        let is_last = place + 1 == rest.len();
        let at = if is_last { left.len().checked_sub(part.len())? } else { left.find(part.as_str())? };
        if !left.is_char_boundary(at) || !left[at..].starts_with(part.as_str()) {
            return None;
        }
        contents.push(left[..at].trim().to_owned());
        left = &left[at + part.len()..];
    }
    Some(contents)
}

/// The contents of so many blanks as a command line has them, and back.
pub(super) fn split(text: &str, count: usize) -> Vec<String> {
    let mut contents: Vec<String> =
        text.splitn(count.max(1), BETWEEN).map(|content| content.trim().to_owned()).collect();
    contents.resize(count, String::new());
    contents
}

/// The same as one text; nothing where no blank is filled.
pub(super) fn joined(contents: &[String]) -> String {
    contents.join(&BETWEEN.to_string()).trim_end_matches(BETWEEN).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blanks_are_found_and_filled() {
        for (text, count) in [
            ("ax2 __ bx1", 1),
            ("ax1 < __ && bx1 < __", 2),
            ("__", 1),
            ("a__b < 1", 0),
            ("__init__ < __", 1),
            ("my__ < x", 0),
            ("___ < __", 1),
            ("(__) && !__", 2),
            ("", 0),
        ] {
            let parts = fixed_parts(text);
            assert_eq!(parts.len(), count + 1, "{text}: {parts:?}");
            assert_eq!(filled(&parts, &vec![BLANK.to_owned(); count]), text);
            let contents: Vec<String> = (0..count).map(|place| format!("b{place}")).collect();
            if count > 0 {
                let whole = filled(&parts, &contents);
                assert_eq!(contents_of(&parts, &whole), Some(contents.clone()), "{text}");
                assert_eq!(split(&joined(&contents), count), contents);
            }
        }
        assert_eq!(contents_of(&fixed_parts("ax2 __ bx1"), "ax1 < bx1"), None);
        assert_eq!(split("", 2), ["", ""]);
        assert_eq!(split("if (a) return b; return c;", 1), ["if (a) return b; return c;"]);
        assert_eq!(joined(&split("<", 2)), "<");
    }
}
