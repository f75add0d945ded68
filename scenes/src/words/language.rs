use super::Text;
use crate::text;
use hantei_collision::named;
use std::str::FromStr;
use unic_langid::LanguageIdentifier;

/// Writes [`Language`] and what differs by language from one table: a language's name in code, on a command
/// line and in file names, and in itself; its letters. All else is in files named after the language.
macro_rules! languages {
    ($($(#[$first:ident])? $Language:ident, $name:literal, $own_name:literal, $Letters:ident;)+) => {
        /// A language of hantei.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub enum Language {
            $(#[doc = $own_name] $(#[$first])? $Language,)+
        }

        named!(Language { $($Language = $name),+ });

        impl Language {
            /// Its name in the language itself.
            pub const fn own_name(self) -> &'static str {
                [$($own_name),+][self as usize]
            }

            /// The letters of its texts, besides plain Latin ones.
            pub const fn letters(self) -> Letters {
                [$(Letters::$Letters),+][self as usize]
            }

            /// Its catalogues in `assets/words`: the program's and the glossary's.
            #[cfg(not(target_arch = "wasm32"))]
            pub const fn catalogues(self) -> [&'static str; 2] {
                [$([
                    include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/words/", $name, ".ftl")),
                    include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/words/glossary.", $name, ".ftl")),
                ]),+][self as usize]
            }
        }
    };
}

// Out of `assets/words/languages.txt`, by `build.rs`.
include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// In a page English alone is in the program: the words of the others come beside their fonts.
#[cfg(target_arch = "wasm32")]
static LOADED: [std::sync::OnceLock<[&str; 2]>; Language::NAMES.len()] =
    [const { std::sync::OnceLock::new() }; Language::NAMES.len()];

/// Letters that have fonts of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Letters {
    /// Those of English, German or French, which the fonts of every language have.
    Latin,
    /// Latin Extended, Greek and Cyrillic ones: Polish, Vietnamese, Ukrainian.
    Beyond,
    /// Kana and Chinese characters in Japanese shapes.
    Japanese,
    /// Hangul.
    Korean,
}

// As in the names of font files.
named!(Letters { Latin = "latin", Beyond = "beyond", Japanese = "jp", Korean = "kr" });

impl Language {
    /// The beginning of its word on a command line.
    pub const KEY: &'static str = "lang=";

    /// The first of these wishes, as `ja-JP`, that hantei has.
    pub fn wished<Wish: AsRef<str>>(wishes: impl IntoIterator<Item = Wish>) -> Option<Self> {
        let spoken = |wish: Wish| match wish.as_ref().split(['-', '_', '.']).next()?.to_ascii_lowercase().as_str() {
            // No language at all, as `LC_ALL=C`.
            "c" | "posix" => Some(Self::En),
            name => name.parse().ok(),
        };
        wishes.into_iter().find_map(spoken)
    }

    /// Takes `lang=ja` out of the words of a command line or an address.
    ///
    /// # Errors
    /// A language that hantei does not have, or more than one.
    pub fn taken_from(words: &mut Vec<String>) -> Result<Option<Self>, Text> {
        taken(Self::KEY, Self::NAMES, words)
    }

    /// Its catalogues: the program's and the glossary's, empty where the page has not loaded them.
    #[cfg(target_arch = "wasm32")]
    pub fn catalogues(self) -> [&'static str; 2] {
        match self {
            Self::En => [include_str!("../../assets/words/en.ftl"), include_str!("../../assets/words/glossary.en.ftl")],
            _ => LOADED[self as usize].get().copied().unwrap_or_default(),
        }
    }

    /// Sets the catalogues that a page has loaded. They stay until the page is closed.
    #[cfg(target_arch = "wasm32")]
    pub fn take_catalogues(self, catalogues: [String; 2]) {
        LOADED[self as usize].get_or_init(|| catalogues.map(|text| &*text.leak()));
    }

    /// This language if its words are there, else English.
    #[cfg(target_arch = "wasm32")]
    pub fn or_english(self) -> Self {
        if self.catalogues().iter().all(|catalogue| catalogue.is_empty()) { Self::En } else { self }
    }

    pub(super) fn identifier(self) -> LanguageIdentifier {
        self.name().parse().unwrap_or_default()
    }
}

/// Whether this can be the name of any language: `de`, `fil`, `pt-br`.
pub fn is_language(name: &str) -> bool {
    let mut parts = name.split('-');
    let first = parts.next().unwrap_or_default();
    (2..=3).contains(&first.len())
        && first.bytes().all(|letter| letter.is_ascii_lowercase())
        && parts.all(|part| (2..=8).contains(&part.len()) && part.bytes().all(|sign| sign.is_ascii_alphanumeric()))
}

/// Whether two names mean the same language: `de`, `de-at` and `de_DE.UTF-8` do.
pub(crate) fn is_same(name: &str, wish: &str) -> bool {
    let first = |name| str::split(name, ['-', '_', '.']).next().unwrap_or_default();
    first(name).eq_ignore_ascii_case(first(wish))
}

/// Takes the word of a key, as `lang=`, out of the words of a command line or an address.
///
/// # Errors
/// A value that is not one of these names, or more than one.
pub fn taken<T: FromStr>(key: &'static str, names: &[&str], words: &mut Vec<String>) -> Result<Option<T>, Text> {
    let said: Vec<String> = words.extract_if(.., |word| word.starts_with(key)).collect();
    let name = key.trim_end_matches('=');
    match &said[..] {
        [] => Ok(None),
        [one] => {
            let allowed = || text!("allowed", values = names.join(", "));
            let value = &one[key.len()..];
            let wrong = |_| text!("setting-wrong", key = name, value = value.to_string(), why = allowed());
            value.parse().map(Some).map_err(wrong)
        }
        [_, again, ..] => Err(text!("key-twice", key = name, value = again[key.len()..].to_string())),
    }
}
