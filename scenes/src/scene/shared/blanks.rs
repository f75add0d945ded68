//! A text with blanks, in which only the blanks can be typed.

pub(crate) const BLANK: &str = "__";
/// Separates the contents of blanks on the command line.
const BETWEEN: char = ';';

/// The fixed parts of a text, before, between and behind its blanks; one part without blanks. Only `__` as a whole word
/// is a blank: `__init__` and `a__b` are names.
pub(crate) fn fixed_parts(text: &str) -> Vec<String> {
    let is_of_name = |sign: char| sign.is_alphanumeric() || sign == '_';
    let (mut parts, mut part, mut rest) = (Vec::new(), String::new(), text);
    while !rest.is_empty() {
        let (word, behind) = rest.split_at(rest.find(|sign| !is_of_name(sign)).unwrap_or(rest.len()));
        if word == BLANK {
            parts.push(std::mem::take(&mut part));
        } else {
            part.push_str(word);
        }
        let (between, next) = behind.split_at(behind.find(is_of_name).unwrap_or(behind.len()));
        part.push_str(between);
        rest = next;
    }
    parts.push(part);
    parts
}

pub(crate) fn filled(parts: &[String], contents: &[String]) -> String {
    let mut text = String::new();
    for (place, part) in parts.iter().enumerate() {
        text.push_str(part);
        text.push_str(contents.get(place).map_or("", String::as_str));
    }
    text
}

/// The contents of the blanks that give this text; `None` if no contents do.
pub(super) fn contents_of(parts: &[String], text: &str) -> Option<Vec<String>> {
    let (first, rest) = parts.split_first()?;
    let is_all = parts.len() == 2 && parts.iter().all(String::is_empty);
    let mut left = text.strip_prefix(first.as_str())?;
    let mut contents = Vec::new();
    for (place, part) in rest.iter().enumerate() {
        let is_last = place + 1 == rest.len();
        let at = if is_last { left.len().checked_sub(part.len())? } else { left.find(part.as_str())? };
        if !left.is_char_boundary(at) || !left[at..].starts_with(part.as_str()) {
            return None;
        }
        // A blank that is the whole text keeps a space at its end, for typing.
        let content = if is_all { &left[..at] } else { left[..at].trim() };
        contents.push(content.to_owned());
        left = &left[at + part.len()..];
    }
    Some(contents)
}

/// The contents of `count` blanks, from the command line.
pub(super) fn split(text: &str, count: usize) -> Vec<String> {
    let mut contents: Vec<String> =
        text.splitn(count.max(1), BETWEEN).map(|content| content.trim().to_owned()).collect();
    contents.resize(count, String::new());
    contents
}

/// The contents of blanks as the command line takes them; empty if all are.
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
            ("def __eq__(self, _, other__):\n    return self.__x < other.x", 0),
            ("矩形__ < 1", 0),
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
