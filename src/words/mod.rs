//! Words: what a person reads is an id with arguments until the very end. A catalogue in `assets/words` turns it into a
//! language, at the edges only: panel, painter, SVG, terminal, page. Imports nothing.
//!
//! Names of methods, keys, values, formulas and the trace are the same in every language, and no words.
//!
//! ```
//! use hantei::text;
//! use hantei::words::{Language, Words};
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
pub use language::{Language, is_language, taken};
pub use lines::{broken, is_japanese, is_wide, phrases};
pub(crate) use text::from;
pub use text::{Argument, Text};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use std::borrow::Cow;

/// A language's catalogue.
pub struct Words {
    language: Language,
    /// The names of languages in which lessons are to be said, the first that they have; then the one of the catalogue.
    wishes: Vec<String>,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The words of a language.
    pub fn new(language: Language) -> Self {
        let mut bundle = FluentBundle::new(vec![language.identifier()]);
        // Marks that isolate directions of writing are boxes where a font has none, and no language here needs them.
        bundle.set_use_isolating(false);
        // A message that cannot be read is missing, and a missing one is found by the tests.
        for catalogue in language.catalogues() {
            let resource = FluentResource::try_new(catalogue.into()).unwrap_or_else(|(read, _)| read);
            let _ = bundle.add_resource(resource);
        }
        Self { language, wishes: Vec::new(), bundle }
    }

    /// The same, but what a lesson says in these languages, like `de` or `pt-BR`, is said in the first of them that it has.
    #[must_use]
    pub fn wishing<Wish: AsRef<str>>(self, wishes: impl IntoIterator<Item = Wish>) -> Self {
        Self { wishes: wishes.into_iter().map(|wish| wish.as_ref().to_lowercase()).collect(), ..self }
    }

    /// Whose words these are.
    pub fn language(&self) -> Language {
        self.language
    }

    /// A text in this language. One that the catalogue lacks is its id, between signs that catch the eye.
    pub fn say(&self, text: &Text) -> String {
        self.said(text, None)
    }

    /// The same under the verdict's word, which has said the conclusion: without it, where the catalogue leaves it out.
    pub fn say_beside(&self, text: &Text) -> String {
        self.said(text, Some("beside"))
    }

    /// A text as this attribute of its message has it, and of those in it, where they have one.
    fn said(&self, text: &Text, attribute: Option<&str>) -> String {
        match text {
            Text::Plain(plain) => plain.to_string(),
            Text::Message { id, arguments } => self.message(id, arguments, attribute),
            Text::Given(texts) => {
                let of = |wish: &str| {
                    let exact = texts.iter().find(|(name, _)| name.eq_ignore_ascii_case(wish));
                    exact.or_else(|| texts.iter().find(|(name, _)| is_same(name, wish)))
                };
                let wished = self.wishes.iter().find_map(|wish| of(wish)).or_else(|| of(self.language.name()));
                // A lesson may be written in one other language only.
                let said = wished.or(texts.first());
                said.map_or_else(String::new, |(_, said)| said.clone())
            }
        }
    }

    /// Whether the catalogue has a message with this id.
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
