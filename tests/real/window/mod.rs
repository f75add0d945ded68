//! The real window under Xvfb with software GL, driven by X events and checked by screen pixels and the trace: what a window
//! without a screen (src/window/app/tests) does not show.
//!
//! Places are relative to the stage's top left; with `zoom=1`, world units are pixels there.

mod clipboard;
mod copied;
mod drawn;
mod ended;
mod full_screen;
mod gone;
pub(crate) mod hands;
mod refused;
mod rest;
mod small_screen;
mod wild;

/// A stage of 628×680 at actual size.
pub(super) const SIZE: &str = "zoom=1 pan=0,0 --window-size 988x788";
/// Two squares there; red follows the pointer, blue is at (264, 290).
const TWO_SQUARES: &str = "rects b=264,290,100,100 zoom=1 pan=0,0 --window-size 988x788";
/// A stage of 628×680, with each scene's own first view.
const FITTED: &str = "--window-size 988x788";
/// A stage of 628×900 at actual size.
pub(super) const TALL: &str = "zoom=1 pan=0,0 --window-size 988x1008";
