//! The presenter's layout in the page.

use crate::page::SIZE;
use crate::page::browser::{Browser, Key};
use crate::screen::{PANEL, WHITE};
use serde_json::json;

#[test]
fn a_link_presents_and_keys_walk_and_leave() {
    let browser = Browser::start();
    browser.open("?scene=quad&preset=wpf-figure&present&trace", SIZE, 1.0);
    let line = browser.next();
    assert_eq!(line["inside"], json!(true));
    // The band is under a stage as wide as the page.
    let before = browser.wait_pixel((978, 760), |colour| colour != WHITE);
    assert_eq!(before.pixel(980, 300), WHITE, "no panel");
    let differs = |(left, top): (i32, i32), (right, bottom): (i32, i32)| {
        let now = browser.picture();
        let pixels = (left..right).flat_map(|x| (top..bottom).map(move |y| (x, y)));
        pixels.filter(|&(x, y)| now.pixel(x, y) != before.pixel(x, y)).count()
    };
    browser.key(Key("PageDown", "PageDown", 0));
    browser.wait_frames(6);
    assert!(differs((0, 620), (988, 788)) > 500, "the first comparison");
    assert!(differs((0, 0), (988, 590)) > 100, "and its edge");
    browser.key(Key("F8", "F8", 0));
    browser.wait_pixel((980, 300), |colour| colour == PANEL);
    browser.key(Key("F8", "F8", 0));
    browser.wait_pixel((980, 300), |colour| colour != PANEL);
    browser.key(Key("Escape", "Escape", 0));
    browser.wait_pixel((980, 300), |colour| colour == PANEL);
    assert!(browser.is_silent(), "and nothing is cleared");
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn a_finger_leaves_too() {
    let browser = Browser::start();
    browser.call("Emulation.setTouchEmulationEnabled", json!({ "enabled": true, "maxTouchPoints": 5 }));
    browser.open("?scene=quad&preset=wpf-figure&present&trace", SIZE, 1.0);
    browser.next();
    let corner = |browser: &Browser| browser.picture().pixel(930, 34);
    assert_eq!(corner(&browser), WHITE, "with a mouse there is Esc, and no button");
    browser.tap(300, 300);
    let before = browser.wait_pixel((980, 300), |colour| colour == WHITE);
    assert_eq!(before.pixel(980, 300), WHITE, "no panel");
    browser.wait_frames(6);
    browser.tap(930, 34);
    browser.wait_pixel((980, 300), |colour| colour == PANEL);
    assert_eq!(browser.errors(), [""; 0]);
}
