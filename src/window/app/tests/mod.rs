//! The whole window without a screen: what hands do to it, and what it then shows and says. tests/real has what only the
//! real window shows.

mod at_once;
mod clipboard;
mod copied;
mod course;
mod desk;
mod drawn;
mod field;
mod guessed;
mod hands;
mod motion;
mod pairs;
mod phone;
mod presented;
mod rest;
mod sampled;
mod scenes;
mod shown;
mod touched;
mod typed;
mod wild;

use hantei_scenes::figure::{Palette, Theme};

/// The colours of the windows that are not dark.
const PALETTE: &Palette = Theme::Light.palette();
/// A stage of 628×680 at actual size.
const SIZE: &str = "zoom=1 pan=0,0 --window-size 988x788";
/// Two squares there; red follows the pointer, blue is at (264, 290).
const TWO_SQUARES: &str = "rects b=264,290,100,100 zoom=1 pan=0,0 --window-size 988x788";
/// A stage of 628×680, with each scene's own first view.
const FITTED: &str = "--window-size 988x788";
/// A stage of 628×900 at actual size.
const TALL: &str = "zoom=1 pan=0,0 --window-size 988x1008";
/// A stage of 628×680 over a bar that plays, at actual size.
const PLAYED: &str = "zoom=1 pan=0,0 --window-size 988x844";
