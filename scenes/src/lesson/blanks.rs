//! The blanks of a test.

use crate::scene::blanks::{self, BLANK, fixed_parts};

/// Separators of the contents of several blanks.
const BETWEEN: [char; 2] = [';', ','];

/// A test with its blanks filled with these parts, separated by semicolons; a test without blanks is replaced.
pub(super) fn filled(test: &str, filling: &str) -> String {
    let parts = fixed_parts(test);
    let count = parts.len() - 1;
    if count == 0 {
        return filling.to_owned();
    }
    let between = BETWEEN.into_iter().find(|between| filling.contains(*between)).unwrap_or(BETWEEN[0]);
    let mut contents: Vec<String> = filling.splitn(count, between).map(|part| part.trim().to_owned()).collect();
    contents.resize(count, BLANK.to_owned());
    blanks::filled(&parts, &contents)
}
