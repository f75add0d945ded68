//! What the page around the canvas was told, and what it did.

use crate::window::before_course::HeldTest;
use crate::window::described::Basis;
use crate::window::host::{self, Keyboard};
use hantei_scenes::words::Text;

/// What the page around the canvas was told, and what it did.
#[derive(Default)]
pub(super) struct PageSide {
    /// What it was told last.
    pub(super) told: Option<Basis>,
    /// The knob whose field in the page has the focus.
    pub(super) focused: Option<String>,
    /// Why its last act was refused.
    pub(super) refused: Option<Text>,
    /// A finger has chosen a field, so this on-screen keyboard is open.
    keyboard: Keyboard,
    /// The typed test in its address.
    pub(super) held: HeldTest,
}

impl PageSide {
    /// Opens the on-screen keyboard that is wanted, or closes it.
    pub(super) fn open_keyboard(&mut self, wanted: Keyboard) {
        if wanted != std::mem::replace(&mut self.keyboard, wanted) {
            host::wait_for_letters(wanted);
        }
    }
}
