//! The presenter's layout in the page.

use crate::SIZE;
use crate::browser::{Browser, Key};
use crate::screen::{Rgb, WHITE};
use serde_json::json;

/// What the panel stands on.
const PAPER: Rgb = (246, 247, 249);

#[test]
fn a_link_presents_and_keys_walk_and_leave() {
    let browser = Browser::start();
    browser.open("?scene=quad&preset=wpf-figure&present&trace", SIZE, 1.0);
    let line = browser.next();
    assert_eq!(line["inside"], json!(true));
    // The band is under a stage that is as wide as the page.
    let before = browser.wait_pixel((1030, 660), |colour| colour != WHITE);
    assert_eq!(before.pixel(1030, 300), WHITE, "no panel");
    let differs = |(left, top): (usize, usize), (right, bottom): (usize, usize)| {
        let now = browser.picture();
        let pixels = (left..right).flat_map(|x| (top..bottom).map(move |y| (x, y)));
        pixels.filter(|&(x, y)| now.pixel(x, y) != before.pixel(x, y)).count()
    };
    browser.key(Key("PageDown", "PageDown", 0));
    browser.wait_frames(6);
    assert!(differs((0, 620), (1040, 680)) > 500, "the first comparison");
    assert!(differs((0, 0), (1040, 400)) > 100, "and its edge");
    browser.key(Key("F8", "F8", 0));
    browser.wait_pixel((1030, 300), |colour| colour == PAPER);
    browser.key(Key("F8", "F8", 0));
    browser.wait_pixel((1030, 300), |colour| colour != PAPER);
    browser.key(Key("Escape", "Escape", 0));
    browser.wait_pixel((1030, 300), |colour| colour == PAPER);
    assert!(browser.is_silent(), "and nothing is cleared");
    assert_eq!(browser.errors(), [""; 0]);
}
