//! The real window under Xvfb with software GL, driven by real X events and judged by screen pixels and the trace.
//!
//! The window stands at the screen's top left, so stage pixels are screen pixels. The panel is 412 pixels wide.

mod chapter;
mod clipboard;
mod copied;
mod course;
mod drawn;
mod ended;
mod full_screen;
mod gone;
mod hands;
mod places;
mod presented;
mod refused;
mod rest;
mod scenes;
mod screen;
mod shown;
mod start;
mod translucent;
mod typed;

/// Two squares on a stage of 628×680; blue is at (264, 290).
const SIZE: &str = "--window-size 1040x680";
/// With room for the fields, too, on a stage of 628×900.
const TALL: &str = "--window-size 1040x900";
/// The first tab.
const TAB_RECTS: (i32, i32) = (690, 25);
