//! The language of the window, and those of lessons.

use crate::window::host;
use hantei_scenes::words::{Language, Text, Words};
use std::task::Poll;

/// The language of the window, and those of lessons.
pub(super) struct Languages {
    pub(super) words: Words,
    /// The languages for lessons, best first.
    wishes: Vec<String>,
    /// The language that was chosen; `None`: the system's.
    pub(super) chosen: Option<Language>,
    /// The language to use once its font has loaded.
    wished: Option<Language>,
}

impl Languages {
    /// The chosen language or the system's; `only`: the one language for lessons.
    pub(super) fn new(chosen: Option<Language>, only: Option<String>) -> Self {
        let wished = chosen.or_else(host::language).unwrap_or_default();
        let is_there = matches!(host::load_fonts(wished), Poll::Ready(Ok(())));
        let language = if is_there { wished } else { Language::default() };
        let wishes = match (only, chosen) {
            (Some(only), _) => vec![only],
            // The interface has this language itself.
            (None, Some(_)) => Vec::new(),
            (None, None) => host::languages(),
        };
        // Without the font, lessons are in the language of the interface.
        let words = Words::new(language).wishing(if is_there { &wishes[..] } else { &[] });
        Self { words, wishes, chosen, wished: (language != wished).then_some(wished) }
    }

    /// The reader chooses this one.
    pub(super) fn wish(&mut self, language: Language) {
        self.wishes = Vec::new();
        self.wished = Some(language);
    }

    /// Changes to the wished language once its font is there; `None` if none is wished.
    pub(super) fn change(&mut self) -> Option<Poll<Result<(), Text>>> {
        let language = self.wished?;
        let loaded = host::load_fonts(language);
        if let Poll::Ready(Ok(())) = loaded {
            (self.words, self.chosen) = (Words::new(language).wishing(&self.wishes), Some(language));
        }
        if loaded.is_ready() {
            self.wished = None;
        }
        Some(loaded)
    }
}
