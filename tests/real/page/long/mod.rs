//! What takes minutes, or needs more than Chromium and a page that is made quickly: other browsers, the page as it is published
//! (two parts, packed copies, one file), times on a slow line, and the desktop program beside it.

mod alike;
mod axe;
mod budget;
mod engines;
mod rest;
mod slow;
mod webdriver;
