//! What is around a pasted function and no part of it: fences and entities become blanks, so that all places stay. Line
//! numbers and the marks of a diff or a quote are named; without them the lines may stand elsewhere.

use super::{Read, wrong};
use crate::formula::{FormulaFlaw, LineMark};
use std::borrow::Cow;

/// A sign as HTML writes it.
const ENTITIES: [(&str, &str); 4] = [("&amp;&amp;", "&&"), ("-&gt;", "->"), ("&lt;", "<"), ("&gt;", ">")];

/// The fewest lines that show what all lines begin with.
const FEWEST_LINES: usize = 3;

/// The text with blanks for what is no part of it.
pub(crate) fn unmarked(text: &str) -> Read<Cow<'_, str>> {
    let lines: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty() && !is_fence(line)).collect();
    if let Some(mark) = mark_of(&lines) {
        let first = lines.first().map_or(0..0, |line| {
            let begin = line.as_ptr() as usize - text.as_ptr() as usize;
            begin..begin + line.len()
        });
        return wrong(FormulaFlaw::LineMarks(mark), &first);
    }
    let has_entities = ENTITIES.iter().any(|(entity, _)| text.contains(entity));
    if !has_entities && !text.lines().any(is_fence) {
        return Ok(Cow::Borrowed(text));
    }
    let clean = |line: &str| {
        if is_fence(line) {
            let end = line.trim_end_matches(['\r', '\n']).len();
            return format!("{}{}", " ".repeat(end), &line[end..]);
        }
        ENTITIES.iter().fold(line.to_owned(), |line, (entity, sign)| {
            line.replace(entity, &format!("{sign:>width$}", width = entity.len()))
        })
    };
    Ok(Cow::Owned(text.split_inclusive('\n').map(clean).collect()))
}

/// The marks of Markdown around code.
fn is_fence(line: &str) -> bool {
    let line = line.trim();
    let marks = line.trim_start_matches('`');
    let is_word = marks.chars().all(|letter| letter.is_alphanumeric() || "+#-_. ".contains(letter));
    line.len() - marks.len() >= 3 && is_word
}

/// What all lines begin with, if that is no code.
fn mark_of(lines: &[&str]) -> Option<LineMark> {
    if lines.len() < 2 {
        return None;
    }
    if lines.iter().all(|line| line.starts_with('>')) {
        return Some(LineMark::Quote);
    }
    if is_diff(lines) {
        return Some(LineMark::Diff);
    }
    let numbers: Option<Vec<u32>> = lines.iter().map(|line| number_of(line)).collect();
    let grow = numbers.is_some_and(|numbers| numbers.windows(2).all(|two| two[0] < two[1] && two[1] <= two[0] + 3));
    (grow && lines.len() >= FEWEST_LINES).then_some(LineMark::Numbers)
}

/// Each line is added, taken away or kept, as its first sign says.
fn is_diff(lines: &[&str]) -> bool {
    let is_head = |line: &str| ["@@ ", "diff ", "index ", "--- ", "+++ "].iter().any(|head| line.starts_with(head));
    let is_changed = |line: &str| line.starts_with(['+', '-']) && !is_head(line);
    let fits = |line: &&str| is_head(line) || line.starts_with(['+', '-', ' ', '\t']);
    let changed = lines.iter().filter(|line| is_changed(line)).count();
    let has_range = lines.iter().any(|line| line.starts_with("@@ "));
    let begins = lines.first().is_some_and(|line| is_changed(line) || is_head(line) || line.starts_with(' '));
    begins && lines.iter().all(fits) && (has_range || changed * 2 > lines.len() || changed > 2)
}

/// The number at the beginning of a line, before other signs of code.
fn number_of(line: &str) -> Option<u32> {
    let line = line.trim_start();
    let digits = line.len() - line.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
    let (number, rest) = line.split_at(digits);
    let is_apart = rest.is_empty() || rest.starts_with([' ', '\t', ':', '|', '.', ')']);
    number.parse().ok().filter(|_| is_apart)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn marks(text: &str) -> Option<LineMark> {
        match unmarked(text) {
            Err(error) => match error.flaw {
                FormulaFlaw::LineMarks(mark) => Some(mark),
                other => panic!("{other:?}"),
            },
            Ok(_) => None,
        }
    }

    #[test]
    fn line_marks() {
        let cases = [
            ("1 function hit(a, b) {\n2   return a < b;\n3 }", Some(LineMark::Numbers)),
            ("  9: def hit(a, b):\n\n 11:     return a < b\n 12:\n", Some(LineMark::Numbers)),
            ("+function hit(a, b) {\n+  return a < b;\n+}", Some(LineMark::Diff)),
            ("@@ -1,3 +1,3 @@\n function hit(a, b) {\n-  return a < b;\n+  return a <= b;\n }", Some(LineMark::Diff)),
            ("> function hit(a, b) {\n>   return a < b;\n> }", Some(LineMark::Quote)),
            ("```js\nfunction hit(a, b) {\n  return a < b;\n}\n```", None),
            ("function hit(a, b) {\n  return a < b;\n}", None),
            ("a.x < b.x\n+ b.w", None),
            ("  return a.x\n  - b.x\n  + 1;", None),
            ("1\n2\nhit", None),
        ];
        for (text, expected) in cases {
            assert_eq!(marks(text), expected, "{text}");
        }
    }

    /// Places stay where they are.
    #[test]
    fn blanks_have_the_same_length() {
        for text in ["```js\r\na &lt; b &amp;&amp; c -&gt; d\r\n```\r\n", "~~~", "````\n\n````"] {
            let clean = unmarked(text).expect(text);
            assert_eq!(clean.len(), text.len(), "{text}");
            assert!(!clean.contains('`') && !clean.contains(';'), "{clean}");
        }
    }
}
