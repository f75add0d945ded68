//! Where a window fits on a screen.

/// A window's place and length along one axis of a screen from `first` to `last`: no longer than that, and on it.
pub(super) fn on_screen(from: i32, length: i32, first: i32, last: i32) -> (i32, i32) {
    let length = length.min(last - first);
    (from.min(last - length).max(first), length)
}
