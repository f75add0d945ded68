//! Words: texts for people are ids with arguments. A catalogue in `assets/words` turns them into a language at the edges
//! only: panel, painter, SVG, terminal, page. Imports nothing.
//!
//! Names of methods, keys, values, formulas and the trace are not words: they are the same in every language.
//!
//! ```
//! use hantei_scenes::text;
//! use hantei_scenes::words::{Language, Words};
//!
//! let apart = text!("apart", by = "12", axis = "x");
//! assert_eq!(Words::new(Language::En).say(&apart), "apart by 12 on x");
//! ```

mod glossary;
mod language;
mod lines;
mod system;
mod text;

pub use glossary::{TERMS, Term};
pub(crate) use language::is_same;
pub use language::{Language, Letters, is_language, taken};
pub use lines::{broken, is_japanese, is_wide, phrases, unbroken};
pub(crate) use text::from;
pub use text::{Argument, Text};

use crate::text;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use std::borrow::Cow;

/// A language's catalogue.
pub struct Words {
    language: Language,
    /// The languages for lessons, best first; the catalogue's language comes after them.
    wishes: Vec<String>,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The words of a language.
    pub fn new(language: Language) -> Self {
        let mut bundle = FluentBundle::new(vec![language.identifier()]);
        // Marks that isolate writing directions show as boxes in some fonts, and no language here needs them.
        bundle.set_use_isolating(false);
        // An unreadable message is a missing one, which the tests find.
        for catalogue in language.catalogues() {
            let resource = FluentResource::try_new(catalogue.into()).unwrap_or_else(|(read, _)| read);
            let _ = bundle.add_resource(resource);
        }
        Self { language, wishes: Vec::new(), bundle }
    }

    /// The same; a lesson's text uses the first of these languages that it has, as `de` or `pt-BR`.
    #[must_use]
    pub fn wishing<Wish: AsRef<str>>(self, wishes: impl IntoIterator<Item = Wish>) -> Self {
        Self { wishes: wishes.into_iter().map(|wish| wish.as_ref().to_lowercase()).collect(), ..self }
    }

    /// The language of the catalogue.
    pub fn language(&self) -> Language {
        self.language
    }

    /// A text in this language. A missing one is its id between conspicuous signs.
    pub fn say(&self, text: &Text) -> String {
        self.said(text, None)
    }

    /// The same below the verdict's word, without the conclusion, if the catalogue has such a form.
    pub fn say_beside(&self, text: &Text) -> String {
        self.said(text, Some("beside"))
    }

    /// A text in this attribute's form, if its message has it; the same for texts within.
    fn said(&self, text: &Text, attribute: Option<&str>) -> String {
        match text {
            Text::Plain(plain) => plain.to_string(),
            Text::Whole(number) => grouped(*number, &self.say(&text!("between-thousands"))),
            Text::Message { id, arguments } => self.message(id, arguments, attribute),
            Text::Given(texts) => self.wished(texts).map_or_else(String::new, |(_, said)| said.clone()),
        }
    }

    /// A lesson's text in the language that the reader wants most, and the name of that language.
    fn wished<'a>(&self, texts: &'a [(String, String)]) -> Option<&'a (String, String)> {
        let of = |wish: &str| {
            let exact = texts.iter().find(|(name, _)| name.eq_ignore_ascii_case(wish));
            exact.or_else(|| texts.iter().find(|(name, _)| is_same(name, wish)))
        };
        let wished = self.wishes.iter().find_map(|wish| of(wish)).or_else(|| of(self.language.name()));
        // A lesson may have another language only.
        wished.or(texts.first())
    }

    /// The name of the language in which a lesson's text is said.
    pub fn language_of<'a>(&self, text: &'a Text) -> Option<&'a str> {
        let Text::Given(texts) = text else { return None };
        self.wished(texts).map(|(name, _)| name.as_str())
    }

    /// Whether the catalogue has this message.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    fn message(&self, id: &str, arguments: &[(&'static str, Argument)], attribute: Option<&str>) -> String {
        let mut given = FluentArgs::new();
        for (name, argument) in arguments {
            given.set(*name, self.value(argument, attribute));
        }
        let mut errors = Vec::new();
        let message = self.bundle.get_message(id);
        let of_attribute = || Some(message.as_ref()?.get_attribute(attribute?)?.value());
        let pattern = of_attribute().or_else(|| message.as_ref()?.value());
        let said = pattern.map(|pattern| self.bundle.format_pattern(pattern, Some(&given), &mut errors));
        match said {
            Some(said) if errors.is_empty() => said.into_owned(),
            _ => format!("⟨{id}⟩"),
        }
    }

    fn value<'a>(&'a self, argument: &'a Argument, attribute: Option<&str>) -> FluentValue<'a> {
        match argument {
            Argument::Word(word) => FluentValue::String(Cow::Borrowed(word)),
            Argument::Count(count) => FluentValue::from(*count as f64),
            Argument::Text(text) => FluentValue::String(self.said(text, attribute).into()),
            Argument::List(texts) => {
                let said: Vec<String> = texts.iter().map(|text| self.say(text)).collect();
                FluentValue::String(self.list(&said).into())
            }
        }
    }

    /// `a, b and c`, as the language joins.
    fn list(&self, said: &[String]) -> String {
        let joined = |first: &str, second: &str, id| {
            self.message(id, &[("first", first.to_string().into()), ("second", second.to_string().into())], None)
        };
        match said {
            [] => String::new(),
            [one] => one.clone(),
            [first @ .., last] => {
                let before = first.iter().cloned().reduce(|before, next| joined(&before, &next, "list-comma"));
                joined(&before.unwrap_or_default(), last, "list-and")
            }
        }
    }
}

/// A whole number with this between its thousands.
fn grouped(number: u64, between: &str) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push_str(between);
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_stand_apart_as_the_language_writes_them() {
        let [english, german] = [Language::En, Language::De].map(Words::new);
        for (number, expected) in
            [(0, "0"), (999, "999"), (1000, "1,000"), (999_990, "999,990"), (12_345_678, "12,345,678")]
        {
            assert_eq!(english.say(&Text::Whole(number)), expected);
            assert_eq!(german.say(&Text::Whole(number)), expected.replace(',', "\u{a0}"));
        }
    }
}
