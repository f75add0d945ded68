//! The page in real headless Chromium, driven by pointer, touch and key events, and checked by the pixels of the
//! screen, by the trace on the console, and by the desktop program's answers to the same events.
//!
//! The page has the layout of the window in its tests, so places in the panel are the same.

mod alike;
mod article;
mod browser;
mod budget;
mod chromium;
mod copied;
mod course;
mod drawn;
mod engines;
mod first;
mod framed;
mod hands;
mod judge;
mod letters;
mod picture;
mod presented;
mod rest;
mod said;
mod slow;
mod spoken;
mod webdriver;

use browser::{CTRL, Key};

const SIZE: (u32, u32) = (988, 788);
const TALL: (u32, u32) = (988, 1008);
const COPY: Key = Key("KeyC", "c", CTRL);

/// The four corners of the WPF source's figure.
const CORNERS: [(i32, i32); 4] = [(162, 212), (210, 112), (386, 152), (355, 244)];
/// Lines of the menu in `quad`: full screen, what opens the rarer ones, and one of these.
const FULL_SCREEN: (i32, i32) = (720, 402);
const MORE: (i32, i32) = (720, 536);
const CLEAR: (i32, i32) = (720, 529);
