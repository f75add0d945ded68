//! Which names of TypeScript are declared as something else than numbers: `x: string`.

use super::syntax::Name;
use crate::program::{is_in, words_in};
use std::collections::HashSet;

const NO_NUMBERS: &str = "string String bigint BigInt symbol Date";

/// All names before a type that has a text, or a number that counts otherwise, in it.
pub(crate) fn typed_texts(source: &str) -> HashSet<Name> {
    let is_word = |letter: char| letter.is_alphanumeric() || matches!(letter, '_' | '$');
    let mut found = HashSet::new();
    for (at, _) in source.match_indices(':') {
        let before = source[..at].trim_end();
        let before = before.strip_suffix(['?', '!']).unwrap_or(before);
        let begin = before.trim_end_matches(is_word).len();
        let name = &before[begin..];
        if !name.is_empty() && has_text(type_at(&source[at + 1..])) {
            found.insert(name.into());
        }
    }
    found
}

/// A type up to its end. What stands in braces has names of its own.
fn type_at(source: &str) -> &str {
    let mut depth = 0_usize;
    let end = source.find(|letter| match letter {
        '<' | '[' => {
            depth += 1;
            false
        }
        '>' | ']' if depth > 0 => {
            depth -= 1;
            false
        }
        ',' => depth == 0,
        ';' | '{' | '}' | '(' | ')' | '=' | '>' | ']' | '\n' | '"' | '\'' | '`' | ':' => true,
        _ => false,
    });
    &source[..end.unwrap_or(source.len())]
}

/// Whether a type is one of these, or a list, a choice or a table of them: `number | string`, `Record<string, string>`.
fn has_text(ty: &str) -> bool {
    let values = match ty.trim_start().split_once('<') {
        // The first one is that of the keys.
        Some(("Record" | "Map", rest)) => rest.split_once(',').map_or("", |(_, values)| values),
        _ => ty,
    };
    words_in(values).any(|word| is_in(word, NO_NUMBERS))
}
