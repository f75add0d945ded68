//! The program for Windows in its real window, under Wine, driven by X events and checked by screen pixels and trace.
//!
//! scripts/test-windows installs what this needs, builds the program and passes its place. It also runs those tests of the
//! window that are the same under Windows.

mod own;
pub(crate) mod wine;
