//! `#if 0` … `#endif`: what a compiler of C or C# leaves out, as blanks. What depends on other names is not known.

use super::cleaned::blank;
use crate::formula::error::{FormulaFlaw, Read, wrong};

/// The text without what is left out, and without these directives; `None` if it has none.
pub(super) fn without_directives(text: &str) -> Read<Option<String>> {
    let begins = |line: &str, word: &str| line.trim_start().starts_with(word);
    if !text.lines().any(|line| begins(line, "#if")) || !text.lines().any(|line| begins(line, "#endif")) {
        return Ok(None);
    }
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    let mut made = String::with_capacity(text.len());
    // For each `#if` around a line, whether its lines are compiled.
    let mut kept: Vec<bool> = Vec::new();
    let mut depth = 0_usize;
    for (at, line) in lines.iter().enumerate() {
        let written = line.trim();
        let begin = made.len() + line.len() - line.trim_start().len();
        if written.starts_with("#if") {
            let Some(is_kept) = is_kept(&lines[at..], depth > 0) else {
                return wrong(FormulaFlaw::Statement(written.to_owned()), &(begin..begin + written.len()));
            };
            kept.push(is_kept);
        } else if written.starts_with("#elif") {
            return wrong(FormulaFlaw::Statement(written.to_owned()), &(begin..begin + written.len()));
        } else if written.starts_with("#else") {
            if let Some(last) = kept.last_mut() {
                *last = !*last;
            }
        } else if written.starts_with("#endif") {
            kept.pop();
        } else if kept.iter().all(|kept| *kept) {
            depth = (depth + line.matches('{').count()).saturating_sub(line.matches('}').count());
            made.push_str(line);
            continue;
        }
        made.push_str(&blank(line));
    }
    Ok(Some(made))
}

/// Whether the lines of the `#if` that comes first are compiled; `None` if that depends on what the text does not say.
fn is_kept(lines: &[&str], in_function: bool) -> Option<bool> {
    let words: Vec<&str> = lines[0].split_whitespace().collect();
    match words[..] {
        ["#if", "0" | "false", ..] => return Some(false),
        ["#if", "1" | "true", ..] => return Some(true),
        // Around a header.
        ["#ifndef", name, ..] => {
            let next = lines[1..].iter().find(|line| !line.trim().is_empty());
            if next.is_some_and(|next| next.split_whitespace().eq(["#define", name])) {
                return Some(true);
            }
        }
        _ => {}
    }
    // Outside of functions, `#ifdef __cplusplus` and the like leave out no test.
    let mut open = 0;
    let chooses = lines.iter().map(|line| line.trim_start()).take_while(|line| {
        open += i32::from(line.starts_with("#if")) - i32::from(line.starts_with("#endif"));
        open > 0
    });
    let depends = in_function || chooses.into_iter().any(|line| line.starts_with("#el") || line.contains("return"));
    (!depends).then_some(true)
}
