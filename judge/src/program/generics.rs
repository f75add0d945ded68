//! The names of types that a class or function leaves open: `T` of `template <typename T> struct Rect`, of `Rect<T>` and `Rect[T any]`.

use super::syntax::{Name, Place, Text};
use crate::program::{is_in, words_in};
use std::collections::HashMap;

/// Those of all classes and functions, by the beginning of each.
pub(crate) fn type_parameters(text: &Text, source: &str) -> HashMap<usize, Vec<Name>> {
    let functions = text.all_functions().map(|function| (&function.place, &function.name));
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
    const BEFORE: &str = "template fun static public private final inline";
    let is_before = |at: &usize| {
        let word = head[..*at].trim_end().rsplit(|it: char| !it.is_alphanumeric()).next();
        word.is_some_and(|word| is_in(word, BEFORE))
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
    const WORDS: &str = "typename class const out in reified auto";
    let mut words = words_in(part).filter(|word| !word.is_empty());
    words.find(|word| !is_in(word, WORDS)).map(Name::from)
}
