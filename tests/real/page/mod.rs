//! The page in real headless Chromium: what only a browser shows. It is driven by pointer, touch and key events, and checked by
//! its document, by the trace on the console, and where it has to be by the pixels of the screen.
//!
//! What the program does with an event is tested without a browser, and what a script does alone in Node ([`scripts`]). [`long`]
//! has what takes minutes, or needs more than Chromium and a page that is made quickly: `scripts/test-long` runs it.

mod address;
mod article;
mod beside;
mod browser;
mod chromium;
mod copied;
mod course;
mod drawn;
mod errors;
mod first;
mod framed;
mod hands;
mod judge;
mod letters;
mod long;
mod picture;
mod scripts;
mod server;
mod spoken;

/// Of the page: the layout of the window in its tests, so places in the panel are the same.
const SIZE: (u32, u32) = (988, 788);
const TALL: (u32, u32) = (988, 1008);
