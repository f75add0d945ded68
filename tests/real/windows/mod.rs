//! The program for Windows in its real window, under Wine, driven by X events and checked by screen pixels and trace.
//!
//! scripts/test-windows installs what this needs, builds the program and passes its place. What is the same in every window is tested
//! without a screen (src/window/app/tests).

mod own;
pub(crate) mod wine;
