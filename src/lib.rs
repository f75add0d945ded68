//! The library of the program **hantei** (判定, "judgement"), for its binary, its tests and its page. Games use the
//! package `hantei-collision`.
//!
//! # The map
//! - `hantei-collision`, a package of its own: shapes, methods with observers, exact relations, crowds. Imports nothing
//!   of hantei.
//! - `hantei-judge`: typed tests and the judge, methods as code. Imports `hantei-collision`.
//! - `hantei-scenes`: everything without a window: words, pictures, scenes, the course, reports. Imports both.
//! - [`window`]: the frame loop, input, layout, painter and panel, on a desktop and in a page. Imports `store`.
//! - [`check`]: lines of numbers → verdicts.
//! - `store`: where a desktop stores what courses remember. Imports `whole_file`.
//! - `streams`: standard output and standard error of a desktop, which may be full, closed or unread.
//! - `whole_file`: files of a desktop that appear complete or not at all. Imports nothing.
//!
//! The binary adds the command line, in `src/cli`; a page has none. `docs/architecture.md` has the flow of data and the
//! reasons.

pub mod check;
#[cfg(not(target_arch = "wasm32"))]
pub mod store;
#[cfg(not(target_arch = "wasm32"))]
pub mod streams;
#[cfg(not(target_arch = "wasm32"))]
pub mod whole_file;
pub mod window;
