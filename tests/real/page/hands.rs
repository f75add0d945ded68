//! A mouse, fingers and keys.

use crate::page::browser::{Browser, CTRL, Key};
use crate::page::picture::Picture;
use crate::page::{CLEAR, COPY, CORNERS, FULL_SCREEN, MORE, SIZE, TALL};
use crate::places::{FIELD_A_X, FIRST_METHOD, MENU};
use crate::screen::{PANEL, WHITE};
use serde_json::json;
use std::time::{Duration, Instant};

#[test]
fn a_drag_goes_on_outside_the_page() {
    let browser = Browser::start();
    browser.open_traced("?scene=rects&a=50,50,100,100&b=300,50,100,100&zoom=1");
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
}

#[test]
fn fingers() {
    let browser = Browser::start();
    browser.call("Emulation.setTouchEmulationEnabled", json!({ "enabled": true, "maxTouchPoints": 5 }));
    assert_eq!(browser.open_traced("?scene=quad&door=methods&zoom=1&pan=0,0")["contact"], json!(null));
    for (x, y) in CORNERS.into_iter().chain([(251, 179)]) {
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
    browser.tap(FIRST_METHOD.0, FIRST_METHOD.1);
    assert_eq!(browser.next()["method"], "right-of-all");
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

/// Once the first finger of a pinch took A along, and a tap on the empty ground, too.
#[test]
fn a_pinch_or_a_tap_moves_no_shape() {
    let browser = Browser::start();
    browser.call("Emulation.setTouchEmulationEnabled", json!({ "enabled": true, "maxTouchPoints": 5 }));
    let before = browser.open_traced("?scene=rects&zoom=1&pan=0,0");
    browser.tap(400, 330);
    browser.touch("touchStart", &[(1, 200, 200)]);
    browser.touch("touchStart", &[(1, 200, 200), (2, 300, 200)]);
    browser.touch("touchMove", &[(1, 180, 200), (2, 340, 200)]);
    browser.touch("touchEnd", &[]);
    assert!(browser.is_silent(), "A stays");
    // The first finger has dragged already.
    browser.touch("touchStart", &[(1, 200, 200)]);
    browser.touch("touchMove", &[(1, 270, 220)]);
    let line = browser.next();
    assert_eq!((&line["contact"], line["a"] != before["a"]), (&json!("overlapping"), true), "{line}");
    browser.touch("touchStart", &[(1, 270, 220), (2, 370, 220)]);
    assert_eq!(browser.next(), before, "it is taken back");
    browser.touch("touchMove", &[(1, 250, 220), (2, 410, 220)]);
    browser.touch("touchEnd", &[]);
    assert!(browser.is_silent());
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn what_a_finger_drags_stays_in_sight() {
    let browser = Browser::start();
    browser.call("Emulation.setTouchEmulationEnabled", json!({ "enabled": true, "maxTouchPoints": 5 }));
    browser.open_traced("?scene=rects&a=50,50,100,100&b=300,50,100,100&zoom=1&pan=0,0");
    browser.touch("touchStart", &[(1, 100, 100)]);
    browser.touch("touchMove", &[(1, 350, 100)]);
    assert_eq!(browser.next()["a"], json!([300, 50, 400, 150]));
    // Out of the stage, which is 628 × 680, over the panel: the finger holds the middle of A at 24 from the edge.
    browser.touch("touchMove", &[(1, 900, 720)]);
    browser.touch("touchEnd", &[]);
    assert_eq!(browser.next()["a"], json!([554, 606, 654, 706]));
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn a_finger_scrolls_the_panel() {
    let browser = Browser::start();
    browser.call("Emulation.setTouchEmulationEnabled", json!({ "enabled": true, "maxTouchPoints": 5 }));
    browser.open("?scene=rects&trace", (390, 844), 1.0);
    assert_eq!(browser.next()["method"], "four-flags");
    let before = browser.picture();
    browser.touch("touchStart", &[(1, 200, 640)]);
    for y in (480..640).rev().step_by(20) {
        browser.touch("touchMove", &[(1, 200, y)]);
    }
    browser.touch("touchEnd", &[]);
    assert!(browser.is_silent(), "no row is chosen on the way");
    let moved = |after: &Picture| {
        let rows = (20..370).flat_map(|x| (470..700).map(move |y| (x, y)));
        rows.filter(|&(x, y)| before.pixel(x, y) != after.pixel(x, y)).count()
    };
    let start = Instant::now();
    let mut after = browser.picture();
    while moved(&after) < 1000 {
        assert!(start.elapsed() < Duration::from_secs(20), "the rows stay where they are: {}", moved(&after));
        after = browser.picture();
    }
    assert_eq!(after.pixel(30, -100), before.pixel(30, -100), "the bar has not");
}

#[test]
fn fingers_find_the_way_back_to_the_panel() {
    let browser = Browser::start();
    browser.call("Emulation.setTouchEmulationEnabled", json!({ "enabled": true, "maxTouchPoints": 5 }));
    browser.open("?scene=quad&trace", (390, 844), 1.0);
    browser.next();
    let panel = |colour| colour == PANEL;
    browser.wait_pixel((8, 600), panel);
    let choose = |(menu, hide): ((i32, i32), (i32, i32))| {
        for (x, y) in [menu, hide] {
            browser.tap(x, y);
            browser.wait_frames(6);
        }
    };
    choose(((361, -106), (100, -1)));
    browser.wait_pixel((8, 600), |colour| colour == WHITE);
    choose(((361, -106), (100, -1)));
    browser.wait_pixel((8, 600), panel);
    browser.wait("document.getElementById('told').textContent.includes('0 of 4 corners placed')");
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn the_menu_does_what_keys_do() {
    let browser = Browser::start();
    // In a window that shows the whole menu.
    browser.open("?scene=quad&zoom=1&a=162,212&b=210,112&c=386,152&d=355,244&p=251,179&trace", TALL, 1.0);
    browser.next();
    let choose = |entry| {
        browser.click(MENU);
        // Like a user, waits until it is visible.
        browser.wait_frames(5);
        browser.click(entry);
        browser.wait_frames(5);
    };
    choose(MORE);
    browser.click(CLEAR);
    let line = browser.next();
    assert_eq!((&line["contact"], &line["probe"]), (&json!(null), &json!(null)), "cleared: {line}");
    // It stays open for more lines of its kind; a click elsewhere only closes it.
    browser.click((300, 300));
    let told = "document.getElementById('told').textContent === 'Place A. Four clicks make a shape, a fifth sets a point P: is P inside? P is not placed yet. 0 of 4 corners placed'";
    browser.wait(told);
    choose(FULL_SCREEN);
    browser.wait("document.fullscreenElement !== null");
    choose(FULL_SCREEN);
    browser.wait("document.fullscreenElement === null");
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn keys_mean_what_they_write() {
    let browser = Browser::start();
    browser.open("?scene=rects&a=50,50,100,100&b=300,70,100,100&zoom=1&door=numbers&trace", TALL, 1.0);
    browser.next();
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
    // Numbers can be typed, and a typed letter is no command.
    browser.click(FIELD_A_X);
    browser.key(Key("KeyA", "a", CTRL));
    for (code, digit) in [("Digit2", "2"), ("Digit1", "1"), ("Numpad0", "0")] {
        browser.key(Key(code, digit, 0));
    }
    browser.key(Key("Enter", "Enter", 0));
    assert_eq!(browser.next()["a"], json!([210, 50, 310, 150]), "typed");
    // The browser's own keys: Ctrl and + zooms, and F5 reloads.
    for key in [Key("Equal", "+", CTRL), Key("F5", "F5", 0), Key("KeyR", "r", CTRL), Key("Tab", "Tab", 0), COPY] {
        browser.evaluate("window.taken = null; window.addEventListener('keydown', (event) => { window.taken = event.defaultPrevented; }, { once: true })");
        // Without the browser's own reaction.
        browser.key_down(key);
        browser.key_up(key);
        let expected = matches!(key, Key("Tab" | "KeyC", ..));
        assert_eq!(browser.evaluate("window.taken"), json!(expected), "{}", key.0);
    }
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn pastes_into_a_field() {
    let browser = Browser::start();
    browser.open("?scene=rects&a=50,50,100,100&b=300,70,100,100&zoom=1&door=numbers&trace", TALL, 1.0);
    browser.next();
    browser.click(FIELD_A_X);
    browser.key(Key("KeyA", "a", CTRL));
    // Chromium's event for Ctrl+V with a text on the clipboard.
    let paste = "const data = new DataTransfer(); data.setData('text/plain', '210');
        const at = document.getElementById('glcanvas');
        at.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyV', key: 'v', ctrlKey: true, bubbles: true, cancelable: true })) &&
        at.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));";
    browser.evaluate(paste);
    browser.key(Key("Enter", "Enter", 0));
    assert_eq!(browser.next()["a"], json!([210, 50, 310, 150]));
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn the_wheel_zooms_and_scrolls_as_far_as_it_is_turned() {
    let browser = Browser::start();
    browser.open("?scene=rects&a=50,50,100,100&b=300,70,100,100&zoom=1", SIZE, 1.0);
    browser.move_to((300, 300));
    // Half a pixel at a time, as on a touch pad: none is lost.
    for _ in 0..40 {
        browser.wheel((300, 300), 2.5);
    }
    browser.key(COPY);
    browser.wait("Math.abs(new URLSearchParams(location.search).get('zoom') - 1.25) < 1e-6");
    assert_eq!(browser.errors(), [""; 0]);
}
