//! Whether the window's changes are animated.

use hantei_collision::named;

/// The reader's choice of movements; without one the system decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MotionChoice {
    /// Changes move, fade or grow for a moment.
    On,
    /// Changes are immediate.
    Off,
}

named!(MotionChoice { On = "on", Off = "off" });

impl MotionChoice {
    /// The beginning of its word on a command line.
    pub const KEY: &'static str = "motion=";
}
