//! The Windows program in its real window, under Wine, driven by X events and checked by screen pixels and trace.
//!
//! tests/window has the tests for every window, which run here too; this folder has those of Windows.
//! scripts/test-windows installs what this needs, builds the program and passes its place.

#[path = "../window/copied.rs"]
mod copied;
#[path = "../window/hands.rs"]
mod hands;
mod own;
#[path = "../window/places.rs"]
mod places;
#[path = "../window/screen.rs"]
#[expect(dead_code, reason = "the tests of the window on X11 do more with it")]
mod screen;
#[path = "../window/shown.rs"]
mod shown;
mod start;

/// As in tests/window.
const SIZE: &str = "zoom=1 pan=0,0 --window-size 988x788";
const FITTED: &str = "--window-size 988x788";
const TALL: &str = "zoom=1 pan=0,0 --window-size 988x1008";
/// The first tab, while another one is shown.
const TAB_RECTS: (i32, i32) = (26, -88);
