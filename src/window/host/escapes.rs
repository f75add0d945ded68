//! Escapes in the page's address.

/// A word for an address: its value with escapes, except for characters that need none.
pub(super) fn escaped(word: &str) -> String {
    let (key, value) = word.split_once('=').unwrap_or((word, ""));
    if value.is_empty() {
        return word.into();
    }
    let each = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' | b',' | b'/' | b':' => {
            char::from(byte).to_string()
        }
        _ => format!("%{byte:02X}"),
    };
    format!("{key}={}", value.bytes().map(each).collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Without its second digit an escape is none; that of a line break begins with 0.
    #[test]
    fn a_value_comes_back_as_it_was() {
        for (word, expected) in [
            ("present", "present"),
            ("formula=", "formula="),
            ("a=162,212.5", "a=162,212.5"),
            ("lesson=own-test", "lesson=own-test"),
            ("formula=ax < bx", "formula=ax%20%3C%20bx"),
            ("formula=if (a) {\n\treturn 100%;\r\n}", "formula=if%20%28a%29%20%7B%0A%09return%20100%25%3B%0D%0A%7D"),
            ("formula=a=b&c#d?e+f", "formula=a%3Db%26c%23d%3Fe%2Bf"),
            ("mark=é重", "mark=%C3%A9%E9%87%8D"),
        ] {
            assert_eq!(escaped(word), expected, "{word:?}");
        }
        // Every byte: an escape or a character that needs none.
        let all: String = (0..128_u8).map(char::from).collect();
        assert_eq!(read(escaped(&format!("formula={all}")).strip_prefix("formula=").expect("its key")), all);
    }

    /// Reads escapes as the URL standard says: anything but `%` and two digits stands for itself.
    fn read(address: &str) -> String {
        let mut bytes = Vec::new();
        let mut rest = address.as_bytes();
        while let Some((&first, after)) = rest.split_first() {
            let digits = after.get(..2).filter(|it| first == b'%' && it.iter().all(u8::is_ascii_hexdigit));
            let byte = digits.map(|digits| {
                let digits = std::str::from_utf8(digits).expect("ASCII");
                u8::from_str_radix(digits, 16).expect("two digits")
            });
            bytes.push(byte.unwrap_or(first));
            rest = if byte.is_some() { &after[2..] } else { after };
        }
        String::from_utf8(bytes).expect("UTF-8")
    }
}
