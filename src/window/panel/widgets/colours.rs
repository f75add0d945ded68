//! The colours of words and marks.

use crate::window::theme::Coloured as _;
use egui::{Color32, Ui};

/// The colour of words.
pub(in crate::window::panel) fn ink(ui: &Ui) -> Color32 {
    ui.colour(|of| of.ink)
}

/// The colour of less important words.
pub(in crate::window::panel) fn second(ui: &Ui) -> Color32 {
    ui.colour(|of| of.second)
}

/// The colour of the interface.
pub(in crate::window::panel) fn accent(ui: &Ui) -> Color32 {
    ui.colour(|of| of.accent)
}

pub(in crate::window::panel) fn wrong(ui: &Ui) -> Color32 {
    ui.colour(|of| of.wrong)
}
