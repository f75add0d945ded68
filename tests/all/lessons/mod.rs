//! Lessons: what a file may say, when a goal is reached, and that what cannot be used is refused with line and reason.

mod course;
mod files;
mod format;
mod goals;
#[cfg(any(feature = "cli", feature = "window"))]
mod memory;
mod questions;
mod session;
