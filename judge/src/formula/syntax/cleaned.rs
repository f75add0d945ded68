//! What is around a pasted function and no part of it, as blanks, so that all places stay: the fences of Markdown, the
//! entities of HTML, HSP's comments and messages, and what a compiler of C leaves out.

use super::directives::without_directives;
use crate::formula::error::Read;
use std::borrow::Cow;

/// A sign as HTML writes it.
const ENTITIES: [(&str, &str); 4] = [("&amp;&amp;", "&&"), ("-&gt;", "->"), ("&lt;", "<"), ("&gt;", ">")];

/// The text with blanks for what is no part of it; each place is the same.
pub(in crate::formula) fn cleaned(text: &str) -> Read<Cow<'_, str>> {
    Ok(match without_directives(text)? {
        Some(without) => Cow::Owned(without_signs(&without).into_owned()),
        None => without_signs(text),
    })
}

fn without_signs(text: &str) -> Cow<'_, str> {
    let has_entities = ENTITIES.iter().any(|(entity, _)| text.contains(entity));
    let is_hsp = is_hsp(text);
    if !has_entities && !is_hsp && !text.contains("```") {
        return Cow::Borrowed(text);
    }
    let line = |line: &str| {
        if line.trim_start().starts_with("```") || (is_hsp && line.trim_start().starts_with(';')) {
            return blank(line);
        }
        let mut line = line.to_owned();
        for (entity, sign) in ENTITIES.iter().filter(|_| has_entities) {
            line = line.replace(entity, &format!("{sign:>width$}", width = entity.len()));
        }
        if is_hsp { without_messages(&line.replace(": else :", "  else :")) } else { line }
    };
    let cleaned: String = text.split_inclusive('\n').map(line).collect();
    // A line that goes on.
    Cow::Owned(if is_hsp { cleaned.replace("\\\r\n", "   ").replace("\\\n", "  ") } else { cleaned })
}

/// Lines of HSP have comments behind a semicolon, or show something with `mes`.
fn is_hsp(text: &str) -> bool {
    let mut lines = text.lines().map(str::trim_start);
    lines.any(|line| line.starts_with("; ") || line.starts_with("#defcfunc") || line.starts_with("mes \""))
}

pub(super) fn blank(line: &str) -> String {
    let end = line.len() - line.trim_end_matches(['\r', '\n']).len();
    format!("{}{}", " ".repeat(line.len() - end), &line[line.len() - end..])
}

/// `mes "hit"` only shows something.
fn without_messages(line: &str) -> String {
    match line.find("mes \"") {
        Some(begin) => {
            let from = begin + "mes \"".len();
            let end = line[from..].find('"').map_or(from, |length| from + length + 1);
            format!("{}{}{}", &line[..begin], " ".repeat(end - begin), &line[end..])
        }
        None => line.to_owned(),
    }
}
