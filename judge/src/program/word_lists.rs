//! The words of texts, and lists of words and signs: each is one text with a space between two.

/// Whether a word is one of a list.
pub(crate) fn is_in(word: &str, list: &str) -> bool {
    list.split(' ').any(|one| one == word)
}

/// The words of a text; empty ones where other signs stand side by side.
pub(crate) fn words_in(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_alphanumeric() && letter != '_')
}
