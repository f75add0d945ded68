//! What a window opens with.

use hantei_scenes::figure::{MotionChoice, ThemeChoice};
use hantei_scenes::lesson::{Course, StepPlace};
use hantei_scenes::scene::Viewer;
use hantei_scenes::words::Language;

/// The window's options.
pub struct Options {
    /// The scene to show first; the others open fresh.
    pub opened: Viewer,
    /// The language of all texts; `None`: the system's.
    pub language: Option<Language>,
    /// A wanted language that only the lessons have.
    pub lesson_language: Option<String>,
    /// Light or dark.
    pub theme: ThemeChoice,
    /// Whether changes are animated; `None`: as the system has it.
    pub motion: Option<MotionChoice>,
    /// A course to open instead of `opened`, and its step; `None`: where the learner was.
    pub course: Option<(Course, Option<StepPlace>)>,
    /// Whether the course begins anew; its stored memory stays as it is.
    pub fresh: bool,
    /// Whether the presenter's layout is on.
    pub present: bool,
    /// Whether it is a figure in an article: the stage and the verdict alone.
    pub figure: bool,
    /// Whether the course's first step goes on with `opened`, which stood there before.
    pub resumes: bool,
    /// Whether to print the trace on standard output.
    pub trace: bool,
    /// How many frames to draw before the window closes.
    pub frames: Option<u64>,
    /// Width and height, logical pixels.
    pub size: (u32, u32),
}
