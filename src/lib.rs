//! The library of the program **hantei** (判定, "judgement"), for its binary, its tests and its page. Games use the
//! package `hantei-collision`.
//!
//! # The map
//! - `hantei-collision`, a package of its own: shapes, methods with observers, exact relations, crowds, typed tests and
//!   the judge. Imports nothing of hantei.
//! - [`words`]: texts in English, Japanese, Korean and German: a text is an id with arguments. Imports nothing.
//! - [`figure`]: a picture as a value: items with roles, their places on the stage, and the palette. Imports words.
//! - [`svg`]: a figure as SVG text. Imports figure, words.
//! - [`picture`]: what `hantei svg` draws of a scene. Imports scene, figure, quote, words.
//! - [`scene`]: a folder for each lesson topic: state, input, figure, readings and controls; and what all of them
//!   share, the [`Trial`](scene::Trial) first. Imports figure, words.
//! - [`lesson`]: the course: steps, goals, and whether they are reached. Imports scene, words, quote.
//! - `window` (feature `window`): the frame loop, input, layout, painter and panel, on a desktop and in a page. Imports
//!   lesson, scene, figure, words.
//! - [`cases`]: every arrangement with the right answer, for testing any function. Imports nothing of hantei.
//! - [`check`]: lines of numbers → verdicts. Imports cases, quote, words.
//! - [`report`]: formulas in words: what is wrong with a text, and the judgement of a formula. Imports quote, words.
//! - [`quote`]: given texts, made safe for messages. Imports words.
//! - `streams`: standard output and standard error of a desktop, which may be full, closed or unread. Imports quote,
//!   words.
//! - `whole_file`: files of a desktop that appear complete or not at all. Imports nothing.
//!
//! The binary adds the command line, in `src/cli`; a page has none. `docs/architecture.md` has the flow of data and the
//! reasons.
//!
//! # Coordinates
//! Scenes compute in *world units*: stage pixels at zoom 1, as finite `f64`. The *stage* is the drawing area under the
//! verdict, in logical pixels with the origin at its top left. In both **y grows down**, so a positive
//! [`side`](hantei_collision::side) is to the right of an edge on the screen, and "clockwise" means clockwise on the
//! screen.
//!
//! # The border rule
//! Rectangles that merely touch, and a point on an edge: a hit or a miss? The sources differ, so nothing here assumes
//! one. [`Contact`](hantei_collision::Contact) and [`QuadContact`](hantei_collision::QuadContact) name the exact
//! relation, [`Border`](hantei_collision::Border) says whether touching counts, and each method has the border of its
//! own source.
//!
//! A *source* is one of the five programs that hantei remakes: HSP, WPF, Processing, C++, JavaScript.

pub mod cases;
pub mod check;
pub mod figure;
pub mod lesson;
pub mod picture;
pub mod quote;
pub mod report;
pub mod scene;
#[cfg(not(target_arch = "wasm32"))]
pub mod streams;
pub mod svg;
#[cfg(all(not(target_arch = "wasm32"), any(feature = "cli", feature = "window")))]
pub mod whole_file;
#[cfg(feature = "window")]
pub mod window;
pub mod words;
