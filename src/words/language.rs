use strum::{EnumString, IntoStaticStr, VariantArray, VariantNames};
use unic_langid::LanguageIdentifier;

/// A language that hantei speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumString, IntoStaticStr, VariantArray, VariantNames)]
#[strum(serialize_all = "lowercase")]
pub enum Language {
    /// English.
    #[default]
    En,
    /// Japanese.
    Ja,
    /// Korean.
    Ko,
}

impl Language {
    /// All of them, in the order of the menu.
    pub const ALL: &'static [Self] = <Self as VariantArray>::VARIANTS;

    /// `en`, `ja` or `ko`.
    pub fn name(self) -> &'static str {
        self.into()
    }

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
        let spoken = |wish: Wish| wish.as_ref().split(['-', '_', '.']).next()?.to_ascii_lowercase().parse().ok();
        wishes.into_iter().find_map(spoken)
    }

    /// Its catalogue, as it stands in `assets/words`.
    pub(super) const fn catalogue(self) -> &'static str {
        match self {
            Self::En => include_str!("../../assets/words/en.ftl"),
            Self::Ja => include_str!("../../assets/words/ja.ftl"),
            Self::Ko => include_str!("../../assets/words/ko.ftl"),
        }
    }

    pub(super) fn identifier(self) -> LanguageIdentifier {
        self.name().parse().unwrap_or_default()
    }
}
