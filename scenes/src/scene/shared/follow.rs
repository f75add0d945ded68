//! A that follows the pointer.

/// Whether A follows the pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::scene) enum Follow {
    On,
    /// A click holds A, and another one lets it follow again.
    Held,
    Off,
}
