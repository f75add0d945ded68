//! The names of types that a class or function leaves open: `T` of `template <typename T> struct Rect`, of `Rect<T>` and `Rect[T any]`.

use super::syntax::{Name, Place, Text};
use std::collections::HashMap;

/// Those of all classes and functions, by the beginning of each.
pub(crate) fn type_parameters(text: &Text, source: &str) -> HashMap<usize, Vec<Name>> {
    let methods = text.classes.iter().flat_map(|class| &class.methods);
    let functions = text.functions.iter().chain(methods).map(|function| (&function.place, &function.name));
    let classes = text.classes.iter().map(|class| (&class.place, &class.name));
    let named = classes.chain(functions).map(|(place, name)| (place.start, of_declaration(source, place, name)));
    named.filter(|(_, names)| !names.is_empty()).collect()
}

fn of_declaration(source: &str, place: &Place, name: &str) -> Vec<Name> {
    let before = source.get(..place.start).unwrap_or_default().trim_end();
    if before.ends_with('>')
        && let Some(at) = before.rfind("template")
    {
        return in_brackets(&before[at..]);
    }
    let text = source.get(place.clone()).unwrap_or_default();
    let head = text.split('{').next().unwrap_or_default();
    // `template<…> bool hit(…)`, `fun <T> hit(…)`, `static <T> boolean hit(…)`
    const BEFORE: [&str; 7] = ["template", "fun", "static", "public", "private", "final", "inline"];
    let is_before = |at: &usize| {
        let word = head[..*at].trim_end().rsplit(|it: char| !it.is_alphanumeric()).next();
        word.is_some_and(|word| BEFORE.contains(&word))
    };
    if let Some(at) = head.find('<').filter(is_before) {
        return in_brackets(&head[at..]);
    }
    let is_open = |(at, found): (usize, &str)| {
        let rest = &head[at + found.len()..];
        rest.trim_start().starts_with(['<', '[']).then_some(rest)
    };
    let found = if name.is_empty() { None } else { head.match_indices(name).find_map(is_open) };
    found.map(in_brackets).unwrap_or_default()
}

/// The names in the first pair of brackets.
fn in_brackets(text: &str) -> Vec<Name> {
    let mut depth = 0_usize;
    let mut names = Vec::new();
    let mut part = String::new();
    for letter in text.chars() {
        match letter {
            '<' | '[' | '(' => depth += 1,
            '>' | ']' | ')' if depth <= 1 => break,
            '>' | ']' | ')' => depth -= 1,
            ',' if depth == 1 => names.extend(name_of(&std::mem::take(&mut part))),
            other if depth == 1 => part.push(other),
            _ => {}
        }
    }
    names.extend(name_of(&part));
    names
}

/// `T` of `typename T = int`, `T: Ord`, `T extends Number`, `T any`, `out T`.
fn name_of(part: &str) -> Option<Name> {
    const WORDS: [&str; 7] = ["typename", "class", "const", "out", "in", "reified", "auto"];
    let mut words = part.split(|it: char| !it.is_alphanumeric() && it != '_').filter(|word| !word.is_empty());
    words.find(|word| !WORDS.contains(word)).map(Name::from)
}
