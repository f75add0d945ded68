//! The Windows program in its real window, under Wine, driven by real X events and judged by screen pixels and the trace.
//!
//! What holds for every window is in tests/window, and is the same here. What is Windows' own is in this folder.
//! scripts/test-windows installs what this needs, builds the program and says where it is.

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
