//! What only the real thing shows: the window under Xvfb, the page in a browser, the program for Windows under Wine.
//!
//! `scripts/test` runs `window` and `page`, and `scripts/test-windows` the rest: plain `cargo test` needs no screen.

#![cfg(target_os = "linux")]

mod page;
mod places;
mod program;
mod screen;
mod start;
mod window;
mod windows;
