//! The scenes of **hantei** (判定, "judgement"), without a window: what is shown of two shapes, as values that a window, a
//! page, a test or an SVG file shows. Games use the package `hantei-collision`.
//!
//! # The map
//! - [`words`]: texts in English, Japanese, Korean and German: a text is an id with arguments. Imports nothing.
//! - [`figure`]: a picture as a value: items with roles, their places on the stage, and the palette. Imports words.
//! - [`svg`]: a figure as SVG text. Imports figure, words.
//! - [`picture`]: what `hantei svg` draws of a scene. Imports scene, figure, quote, words.
//! - [`scene`]: a folder for each lesson topic: state, input, figure, readings and controls; and what all of them
//!   share, the [`Trial`](scene::Trial) first. Imports figure, words.
//! - [`lesson`]: the course: steps, goals, and whether they are reached. Imports scene, words, quote.
//! - [`cases`]: every arrangement with the right answer, for testing any function. Imports nothing of the others.
//! - [`report`]: formulas in words: what is wrong with a text, and the judgement of a formula. Imports quote, words.
//! - [`quote`]: given texts, made safe for messages. Imports words.
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
pub mod figure;
pub mod lesson;
pub mod picture;
pub mod quote;
pub mod report;
pub mod scene;
pub mod svg;
pub mod words;
