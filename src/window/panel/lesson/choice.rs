//! What a step shows, and what can be chosen in it.

use hantei_scenes::lesson::{Session, StepPlace};
use hantei_scenes::scene::Guessing;
use hantei_scenes::words::{Text, Words};

#[derive(Clone, Debug, PartialEq)]
pub(in crate::window) enum LessonChoice {
    /// An action of the scene.
    Act(&'static str),
    /// An answer, by its place.
    Answer(usize),
    Number(f64),
    Hint,
    Solution,
    /// The next question, step or recap.
    On,
    /// The step before.
    Back,
    /// Copy the results so far.
    Copy(String),
    /// Print a sheet of the recap, in the browser.
    #[cfg(target_arch = "wasm32")]
    Print(String),
    /// Read the chapter's section of the article, at this address.
    #[cfg(target_arch = "wasm32")]
    Read(String),
    /// Show the figure of a recap's sentence.
    Recap(usize),
    Go(StepPlace),
}

#[derive(Clone, Copy)]
pub(in crate::window) struct LessonContent<'a> {
    pub(in crate::window) words: &'a Words,
    pub(in crate::window) session: &'a Session,
    /// The scene's question, if there is one.
    pub(in crate::window) guessing: Option<&'a Guessing>,
    /// A message about the stored memory.
    pub(in crate::window) told: Option<&'a Text>,
}
