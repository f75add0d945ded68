//! Long lines: where a test and a comment break.
//!
//! A test breaks at the signs that bind the least, each at the start of its line, as in rustfmt.

pub(super) const COLUMNS: usize = 100;

pub(super) const INDENT: usize = 4;
/// The longest part that gets a name, after ` part_99 = `.
const PART: usize = COLUMNS - INDENT - 10;
/// The signs that join the parts of a test in any of the languages, the weakest first.
const SIGNS: [&[&str]; 7] = [
    &["||", "or"],
    &["&&", "and"],
    &["|"],
    &["&"],
    &["==", "!=", "~=", "<", "<=", ">", ">="],
    &["+", "-"],
    &["*", "/", "%"],
];

/// The test in lines that are short enough. `begin` is the column where it starts, `indent` that of its statement.
pub(super) fn laid_out(test: &str, begin: usize, indent: usize) -> String {
    // Room for a closing parenthesis, a semicolon or a brace.
    if begin + test.len() + 3 <= COLUMNS {
        return test.to_owned();
    }
    if let Some(parts) = split(test) {
        let deeper = indent + INDENT;
        // If the test starts in the column of its other lines, it is indented as they are.
        let first = if begin == deeper { deeper } else { indent };
        let mut lines = vec![laid_out(parts[0].1, begin, first)];
        for (sign, part) in &parts[1..] {
            lines.push(format!("{sign} {}", laid_out(part, deeper + sign.len() + 1, deeper)));
        }
        return lines.join(&format!("\n{}", " ".repeat(deeper)));
    }
    match enclosed(test) {
        Some((before, inner)) => format!("{before}{})", laid_out(inner, begin + before.len(), indent)),
        None => test.to_owned(),
    }
}

/// The same for a language without line breaks: parts of the test get names, so that the rest is short. `named` gets
/// each name with its part, in the order in which they are needed.
pub(super) fn named_parts(test: &str, most: usize, count: &mut usize, named: &mut Vec<(String, String)>) -> String {
    if test.len() <= most {
        return test.to_owned();
    }
    let Some(parts) = split(test) else {
        return match enclosed(test) {
            Some((before, inner)) => format!("{before}{})", named_parts(inner, most, count, named)),
            None => test.to_owned(),
        };
    };
    let mut text = String::new();
    for (sign, part) in parts {
        let part = match enclosed(part) {
            Some(("(", inner)) => inner,
            _ => part,
        };
        if !sign.is_empty() {
            text += &format!(" {sign} ");
        }
        if part.contains(' ') {
            let part = named_parts(part, PART, count, named);
            *count += 1;
            named.push((format!("part_{count}"), part));
            text += &format!("part_{count}");
        } else {
            text += part;
        }
    }
    text
}

/// The parts of a test, each with the sign before it; `None` if no sign is outside all parentheses.
fn split(test: &str) -> Option<Vec<(&str, &str)>> {
    SIGNS.iter().find_map(|signs| {
        let (mut parts, mut from, mut sign, mut depth) = (Vec::new(), 0, "", 0);
        let mut at = 0;
        for word in test.split_inclusive(' ') {
            let joins = signs.contains(&word.trim_end());
            if depth == 0 && joins && at > from {
                parts.push((sign, test[from..at].trim_end()));
                (sign, from) = (word.trim_end(), at + word.len());
            }
            depth += word.matches('(').count();
            depth -= word.matches(')').count().min(depth);
            at += word.len();
        }
        parts.push((sign, &test[from..]));
        (parts.len() > 1).then_some(parts)
    })
}

/// For a parenthesis that closes at the end: the text up to it, itself included, and the text inside.
fn enclosed(test: &str) -> Option<(&str, &str)> {
    let inner = test.strip_suffix(')')?;
    let mut depth = 1;
    let open = inner.bytes().enumerate().rev().find_map(|(at, byte)| {
        match byte {
            b')' => depth += 1,
            b'(' => depth -= 1,
            _ => {}
        }
        (depth == 0).then_some(at)
    })?;
    Some(inner.split_at(open + 1))
}

/// A comment of as many lines as necessary, each after `sign`.
///
/// No line ends with a `\`, which would continue it in C, and none has a `\u`, which Java would read.
pub(super) fn comment(sign: &str, note: &str) -> String {
    let mut text = String::new();
    for line in note.replace('\\', "/").split(['\n', '\r', '\u{85}', '\u{2028}', '\u{2029}']) {
        let mut column = COLUMNS;
        for word in line.split_whitespace() {
            if column + 1 + width(word) > COLUMNS {
                text += &format!("\n{sign}");
                column = sign.len();
            }
            text += &format!(" {word}");
            column += 1 + width(word);
        }
    }
    text.trim_start().to_owned() + "\n"
}

/// The columns of a word: East Asian letters take two.
fn width(word: &str) -> usize {
    word.chars().map(|letter| if letter >= '\u{1100}' { 2 } else { 1 }).sum()
}
