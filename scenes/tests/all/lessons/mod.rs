//! Lessons: what a file may contain, when a goal is reached, and that unusable files are refused with line and reason.

mod course;
mod files;
mod format;
mod goals;
mod questions;
mod said;
mod session;
