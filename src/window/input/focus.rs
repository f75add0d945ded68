//! What has the keys, and which keys it leaves.

use hantei_scenes::scene::Key;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::window) enum KeyFocus {
    /// Nothing: keys go to the stage.
    Nothing,
    /// A button takes the keys that press it and that move the focus.
    Button,
    /// A text field takes every key that types or edits.
    Text,
    /// A number field needs no up or down arrow. It needs no arrow at all while it is empty or wholly selected, because
    /// the next character replaces its content.
    Number {
        /// Empty or wholly selected.
        is_whole: bool,
    },
    Help,
}

impl KeyFocus {
    /// Whether this key still acts in the window (`by_window`) or the scene.
    pub(super) fn leaves(self, name: &str, key: Key, by_window: bool) -> bool {
        match (self, by_window) {
            (Self::Nothing, _) | (Self::Button, true) => true,
            (Self::Button, false) => matches!(name, "undo" | "redo"),
            (Self::Text | Self::Number { .. }, true) => !matches!(name, "copy" | "copy-test") && key != Key::Sign('?'),
            (Self::Help, true) => name == "help",
            (Self::Number { .. }, false) => self.spares(key),
            (Self::Text | Self::Help, false) => false,
        }
    }

    /// Whether a number field has no use for this key.
    pub(super) fn spares(self, key: Key) -> bool {
        let Self::Number { is_whole } = self else { return false };
        matches!(key, Key::Arrow(0, _)) || is_whole && matches!(key, Key::Arrow(..))
    }

    /// The focus after the field got a key, before the panel's next pass.
    pub(super) fn edited(self) -> Self {
        if matches!(self, Self::Number { .. }) { Self::Number { is_whole: false } } else { self }
    }

    pub(super) fn types(self) -> bool {
        matches!(self, Self::Text | Self::Number { .. })
    }
}
