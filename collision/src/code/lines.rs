//! Long lines: where a test is broken, and how a comment is.
//!
//! A test is broken at the signs that join it the most loosely, each at the beginning of its line, as rustfmt does.

/// The longest line, columns.
pub(super) const COLUMNS: usize = 100;

/// How far the body of a function stands in, columns.
pub(super) const INDENT: usize = 4;
/// The longest part that gets a name, behind ` part_99 = `.
const PART: usize = COLUMNS - INDENT - 10;
/// What joins the parts of a test in any of the languages, the loosest first.
const SIGNS: [&[&str]; 7] = [
    &["||", "or"],
    &["&&", "and"],
    &["|"],
    &["&"],
    &["==", "!=", "~=", "<", "<=", ">", ">="],
    &["+", "-"],
    &["*", "/", "%"],
];

/// The test in lines that are short enough: `begin` is the column at which it begins, `indent` that of its statement.
pub(super) fn laid_out(test: &str, begin: usize, indent: usize) -> String {
    // A closing parenthesis, a semicolon or a brace still follow.
    if begin + test.len() + 3 <= COLUMNS {
        return test.to_owned();
    }
    if let Some(parts) = split(test) {
        let deeper = indent + INDENT;
        // A test that begins where its other lines do stands in as far as they.
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

/// The same for a language that breaks no lines: parts of the test get names, and what is left is short. Each name comes
/// with its part, in the order in which they are needed.
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

/// The parts of a test with the sign before each; `None` if nothing joins it outside of all parentheses.
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

/// What stands before a parenthesis that closes at the end, the parenthesis included, and what stands in it.
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

/// A comment of as many lines as it needs, each behind `sign`.
///
/// No line ends with a `\`, behind which C would go on, and none has a `\u`, which Java would read.
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

/// Columns that a word takes: letters of East Asia take two.
fn width(word: &str) -> usize {
    word.chars().map(|letter| if letter >= '\u{1100}' { 2 } else { 1 }).sum()
}
