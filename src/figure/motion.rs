//! Whether changes of the window are shown as movements.

use hantei_collision::named;

/// Whether a person wants movements. Without a choice it is as the system has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MotionChoice {
    /// What changes moves, fades or grows for a moment.
    On,
    /// All is at once as it is.
    Off,
}

named!(MotionChoice { On = "on", Off = "off" });

impl MotionChoice {
    /// How a word of a command line begins that says it.
    pub const KEY: &'static str = "motion=";
}
