use super::Text;
use crate::text;
use hantei_collision::named;
use unic_langid::LanguageIdentifier;

/// A language that hantei speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Language {
    /// English.
    #[default]
    En,
    /// Japanese.
    Ja,
    /// Korean.
    Ko,
}

named!(Language { En = "en", Ja = "ja", Ko = "ko" });

impl Language {
    /// How a word of a command line begins that says the language.
    pub const KEY: &'static str = "lang=";

    /// Its name in itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::Ja => "日本語",
            Self::Ko => "한국어",
        }
    }

    /// The first language of a list of wishes, like `ja-JP`, that hantei speaks.
    pub fn wished<Wish: AsRef<str>>(wishes: impl IntoIterator<Item = Wish>) -> Option<Self> {
        let spoken = |wish: Wish| match wish.as_ref().split(['-', '_', '.']).next()?.to_ascii_lowercase().as_str() {
            // What a system calls no language at all is meant: `LC_ALL=C`.
            "c" | "posix" => Some(Self::En),
            name => name.parse().ok(),
        };
        wishes.into_iter().find_map(spoken)
    }

    /// Takes `lang=ja` out of the words of a command line or an address.
    ///
    /// # Errors
    /// A language that hantei does not speak, or more than one.
    pub fn taken_from(words: &mut Vec<String>) -> Result<Option<Self>, Text> {
        let said: Vec<String> = words.extract_if(.., |word| word.starts_with(Self::KEY)).collect();
        match &said[..] {
            [] => Ok(None),
            [one] => {
                let allowed = || text!("allowed", values = Self::NAMES.join(", "));
                let name = &one[Self::KEY.len()..];
                let wrong = |_| text!("setting-wrong", key = "lang", value = name.to_string(), why = allowed());
                name.parse().map(Some).map_err(wrong)
            }
            [_, again, ..] => Err(text!("key-twice", key = "lang", value = again[Self::KEY.len()..].to_string())),
        }
    }

    /// Its catalogues, as they stand in `assets/words`: the program's words, and the glossary's.
    pub(super) const fn catalogues(self) -> [&'static str; 2] {
        match self {
            Self::En => [include_str!("../../assets/words/en.ftl"), include_str!("../../assets/words/glossary.en.ftl")],
            Self::Ja => [include_str!("../../assets/words/ja.ftl"), include_str!("../../assets/words/glossary.ja.ftl")],
            Self::Ko => [include_str!("../../assets/words/ko.ftl"), include_str!("../../assets/words/glossary.ko.ftl")],
        }
    }

    pub(super) fn identifier(self) -> LanguageIdentifier {
        self.name().parse().unwrap_or_default()
    }
}
