//! A mouse, fingers and keys: what the page hands on of them.

use super::TALL;
use super::browser::{Browser, CTRL, Key};
use crate::places::FIELD_A_X;
use serde_json::json;

const COPY: Key = Key("KeyC", "c", CTRL);
/// The four corners of a shape, and a point in it.
const CORNERS: [(i32, i32); 4] = [(162, 212), (210, 112), (386, 152), (355, 244)];
const INSIDE: (i32, i32) = (251, 179);

#[test]
fn a_mouse_drags_on_outside_the_page_and_of_its_wheel_nothing_is_lost() {
    let browser = Browser::start();
    browser.open_traced("?scene=rects&a=50,50,100,100&b=300,50,100,100&zoom=1&pan=0,0");
    browser.move_to((100, 100));
    browser.press((100, 100));
    browser.drag_to((350, -40));
    browser.drag_to((350, 100));
    assert_eq!(browser.next()["a"], json!([300, 50, 400, 150]));
    browser.drag_to((-200, 100));
    assert_eq!(browser.next()["contact"], "apart");
    browser.release((-200, 100));
    browser.move_to((350, 100));
    assert!(browser.is_silent(), "let go outside, it stays there");
    // Half a pixel at a time, as on a touch pad.
    browser.move_to((300, 300));
    for _ in 0..40 {
        browser.wheel((300, 300), 2.5);
    }
    browser.key(COPY);
    browser.wait("Math.abs(new URLSearchParams(location.search).get('zoom') - 1.25) < 1e-6");
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn fingers() {
    let browser = Browser::start();
    browser.allow_fingers();
    assert_eq!(browser.open_traced("?scene=quad&zoom=1&pan=0,0")["contact"], json!(null));
    for (x, y) in CORNERS.into_iter().chain([INSIDE]) {
        browser.tap(x, y);
    }
    let line = browser.next();
    assert_eq!((&line["contact"], &line["inside"]), (&json!("inside"), &json!(true)), "five taps: {line}");
    browser.touch("touchStart", &[(1, 355, 244)]);
    for (x, y) in [(340, 230), (300, 200), (240, 160)] {
        browser.touch("touchMove", &[(1, x, y)]);
    }
    browser.touch("touchEnd", &[]);
    let line = browser.next();
    assert_eq!((&line["quad"][3], &line["inside"]), (&json!([240, 160]), &json!(false)), "{line}");
    assert!(browser.is_silent());
    // A touch that the browser takes back is no error, and moves nothing.
    browser.touch("touchStart", &[(1, 500, 400)]);
    browser.touch("touchCancel", &[]);
    // Two fingers zoom without a press: the points under them stay under them.
    browser.touch("touchStart", &[(1, 200, 200)]);
    browser.touch("touchStart", &[(1, 200, 200), (2, 300, 200)]);
    browser.touch("touchMove", &[(1, 200, 200), (2, 400, 200)]);
    browser.touch("touchEnd", &[]);
    assert!(browser.is_silent(), "nothing is placed");
    browser.key(COPY);
    browser.wait("location.search.includes('zoom=2')");
    let address = browser.evaluate("location.search").to_string();
    assert!(address.contains("&pan=100,100"), "200,200 stays where it is: {address}");
    assert_eq!(browser.errors(), [""; 0]);
}

/// The event of Ctrl+V with a text on the clipboard.
const PASTE: &str = "{ const data = new DataTransfer(); data.setData('text/plain', '210');
    const at = document.getElementById('glcanvas');
    at.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyV', key: 'v', ctrlKey: true, bubbles: true, cancelable: true })) &&
    at.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })); }";

#[test]
fn keys_mean_what_they_write() {
    let browser = Browser::start();
    // The field of a typed test: what is written in it is the address that `copy` gives.
    browser.open_traced("?scene=rects&a=50,50,100,100&b=300,70,100,100&zoom=1&pan=0,0&follow=off");
    browser.drag((100, 100), (260, 100));
    assert_eq!(browser.next()["contact"], "overlapping");
    // Z where an American keyboard has Y; Ctrl was released elsewhere.
    browser.key(Key("KeyY", "z", CTRL));
    assert_eq!(browser.next()["a"], json!([50, 50, 150, 150]), "undone");
    browser.key(Key("KeyZ", "y", CTRL));
    assert_eq!(browser.next()["a"], json!([210, 50, 310, 150]), "done again");
    // A Korean keyboard writes no Latin letter, so the key's place counts.
    browser.key(Key("KeyZ", "ㅋ", CTRL));
    assert_eq!(browser.next()["a"], json!([50, 50, 150, 150]), "undone");
    // The browser's own keys: Ctrl and + zooms, and F5 reloads.
    for key in [Key("Equal", "+", CTRL), Key("F5", "F5", 0), Key("KeyR", "r", CTRL), Key("Tab", "Tab", 0), COPY] {
        browser.evaluate("window.taken = null; window.addEventListener('keydown', (event) => { window.taken = event.defaultPrevented; }, { once: true })");
        // Without the browser's own reaction.
        browser.key_down(key);
        browser.key_up(key);
        let expected = matches!(key, Key("Tab" | "KeyC", ..));
        assert_eq!(browser.evaluate("window.taken"), json!(expected), "{}", key.0);
    }
    // Letters and numbers are written into a field, and pasted.
    browser.open("?scene=rects&a=50,50,100,100&b=300,70,100,100&zoom=1&follow=off&door=numbers&trace", TALL, 1.0);
    browser.next();
    let all = Key("KeyA", "a", CTRL);
    browser.click(FIELD_A_X);
    browser.key(all);
    for (code, digit) in [("Digit2", "2"), ("Digit1", "1"), ("Numpad0", "0")] {
        browser.key(Key(code, digit, 0));
    }
    browser.key(Key("Enter", "Enter", 0));
    assert_eq!(browser.next()["a"], json!([210, 50, 310, 150]), "typed");
    browser.click(FIELD_A_X);
    browser.key(all);
    browser.key(Key("Digit5", "5", 0));
    browser.key(Key("Enter", "Enter", 0));
    assert_eq!(browser.next()["contact"], "apart");
    browser.click(FIELD_A_X);
    browser.key(all);
    browser.evaluate(PASTE);
    browser.key(Key("Enter", "Enter", 0));
    assert_eq!(browser.next()["a"], json!([210, 50, 310, 150]), "pasted");
    // What the menu's line for a full screen calls.
    for is_full in [true, false] {
        browser.evaluate("importObject.env.hantei_toggle_full_screen()");
        browser.wait(&format!("(document.fullscreenElement !== null) === {is_full}"));
    }
    assert_eq!(browser.errors(), [""; 0]);
}
