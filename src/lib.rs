//! **hantei** (判定, "judgement"): 2D hit detection that shows its work.
//!
//! # The map
//! - [`geometry`]: nouns. Point, interval, rectangle, quadrilateral. Imports nothing.
//! - [`collision`]: verbs. The sources' six ways to test two rectangles, three ways to test a point and a
//!   quadrilateral, formulas that somebody typed, the judge of all of these, the exact relations, the crowd, and the
//!   observer that hears each comparison. Imports geometry.
//! - [`figure`]: a picture as a value: items with roles, and where they stand on the stage. Imports geometry,
//!   words.
//! - [`scene`]: the lessons, one a folder: state, what input does to it, its figure, readings and controls.
//!   Imports geometry, collision, figure, words.
//! - [`lesson`]: the course: steps, goals, and whether they are reached. Imports scene, words, quote.
//! - [`words`]: what a person reads, in English, Japanese and Korean: a text is an id and what fills it. Imports
//!   nothing.
//! - [`svg`]: a figure as SVG text. Imports figure, words.
//! - `window` (feature `window`): the frame loop, input, painter and panel, on a desktop and in a page. Imports scene,
//!   figure, words.
//! - [`check`]: lines of numbers → verdicts. Imports geometry, collision, quote, words.
//! - [`report`]: formulas in words: what is wrong with one, what the judge says of it. Imports geometry, collision, quote,
//!   words.
//! - [`quote`]: given texts as they may stand in a message. Imports geometry, words.
//! - `streams`: standard output and standard error of a desktop, which may be full, closed or unread. Imports quote,
//!   words.
//!
//! The binary adds the command line, in `src/cli`; a page has none.
//!
//! Arrows run one way and end in `geometry` and `words`.
//!
//! # Coordinates
//! *World units* are what scenes compute in: stage pixels at zoom 1, as finite `f64`. The *stage* is the drawing area
//! left of the panel, in logical pixels with the origin at its top left. In both **y grows down**, so a positive
//! [`side`](collision::side) is on the right as one walks an edge on the screen, and "clockwise" always means clockwise
//! as seen on the screen.
//!
//! # The border rule
//! Rectangles that merely touch, and a point on an edge: a hit or a miss? The sources differ, so nothing here assumes
//! one. [`Contact`](collision::Contact) and [`QuadContact`](collision::QuadContact) name the exact relation,
//! [`Border`](collision::Border) says whether touching counts, and each method knows what its own source does.
//!
//! A *source* is one of the five programs that hantei remakes: HSP, WPF, Processing, C++, JavaScript.

pub mod check;
pub mod figure;
pub mod lesson;
pub mod quote;
pub mod report;
pub mod scene;
#[cfg(not(target_arch = "wasm32"))]
pub mod streams;
pub mod svg;
#[cfg(feature = "window")]
pub mod window;
pub mod words;
