//! What is on the screen: pixels, sizes, frames.

use crate::page::browser::{Browser, PATIENCE};
use crate::page::picture::Picture;
use crate::page::{SIZE, TALL};
use crate::places::FIELD_A_X;
use crate::screen::{BLUE, PANEL, RED, WHITE};
use crate::translucent::{TRANSLUCENT, is_over_stage};
use serde_json::json;
use std::time::{Duration, Instant};

#[test]
fn every_scene_opens_by_its_address_and_is_drawn() {
    let browser = Browser::start();
    for (query, scene) in [
        ("", "rects"),
        ("?scene=quad", "quad"),
        ("?scene=melons", "melons"),
        ("?scene=crowd", "crowd"),
        ("?scene=cuboids", "cuboids"),
    ] {
        assert_eq!(browser.open_traced(query)["scene"], scene);
        let picture = browser.picture();
        let ink = (640..980).flat_map(|x| (-60..680).map(move |y| (x, y))).filter(|&(x, y)| {
            let (red, green, blue) = picture.pixel(x, y);
            u32::from(red) + u32::from(green) + u32::from(blue) < 200
        });
        assert!(ink.count() > 700, "{scene}: words in the panel");
    }
    let line = browser.open_traced("?scene=rects&a=171,190,100,100&method=two-corners&border=misses&follow=off");
    assert_eq!(
        (&line["a"], &line["method"], &line["border"]),
        (&json!([171, 190, 271, 290]), &json!("two-corners"), &json!("misses"))
    );
    let line = browser.open_traced("?scene=quad&utm_source=mail&fbclid=IwAR0");
    assert_eq!(line["scene"], "quad", "what mail and networks add to a link is passed over");
    assert_eq!(browser.evaluate("document.title"), "hantei: 2D collision detection that shows its work");
    assert_eq!(browser.errors(), [""; 0]);
}

/// Blue is in the middle of the stage; checks its edges.
fn assert_blue(picture: &Picture, (left, top): (i32, i32), size: i32) {
    let (right, bottom) = (left + size, top + size);
    for (x, y, colour) in [
        (left, top, BLUE),
        (right - 1, bottom - 1, BLUE),
        (left - 1, top, WHITE),
        (left, top - 1, WHITE),
        (right, bottom - 1, WHITE),
        (right - 1, bottom, WHITE),
    ] {
        assert_eq!(picture.pixel(x, y), colour, "at {x},{y}");
    }
}

#[test]
fn pixels_follow_the_size_and_the_pixel_ratio() {
    let browser = Browser::start();
    browser.open("?zoom=1&pan=0,0&strips=off", SIZE, 1.0);
    browser.move_to((20, 20));
    assert_blue(&browser.wait_pixel((270, 190), |colour| colour == BLUE), (270, 190), 100);
    browser.resize(SIZE, 2.0);
    browser.move_to((21, 20));
    assert_blue(&browser.wait_pixel((540, 380), |colour| colour == BLUE), (540, 380), 200);
    browser.move_to((171, 190));
    let picture = browser.wait_pixel((538, 400), |colour| colour == RED);
    assert_eq!((picture.width, picture.height), (1976, 1576));
    assert_ne!(picture.pixel(540, 400), BLUE, "they overlap by one");
    assert_eq!(picture.pixel(543, 400), BLUE);
    browser.resize(SIZE, 1.5);
    browser.move_to((20, 20));
    assert_blue(&browser.wait_pixel((405, 285), |colour| colour == BLUE), (405, 285), 150);
    browser.open("?zoom=1&pan=0,0&strips=off", SIZE, 2.0);
    assert_blue(&browser.wait_pixel((540, 380), |colour| colour == BLUE), (540, 380), 200);
    // On a phone the panel is below, and the stage has the rest.
    browser.open("?zoom=1&a=10,260,50,50&b=150,140,100,100&strips=off", (390, 844), 2.0);
    assert_blue(&browser.wait_pixel((300, 280), |colour| colour == BLUE), (300, 280), 200);
    assert_eq!(browser.picture().pixel(20, 1400), PANEL, "the panel");
    assert_eq!(browser.errors(), [""; 0]);
}

/// Once the picture had holes where something translucent was drawn.
#[test]
fn the_page_does_not_shine_through_the_picture() {
    let browser = Browser::start();
    for (words, places) in TRANSLUCENT {
        let (words, size) = words.split_once(" --window-size ").expect("a size");
        let (width, height) = size.split_once('x').expect("a width and a height");
        let size = [width, height].map(|length| length.parse().expect("a number"));
        browser.open(&format!("?scene={}", words.replace(' ', "&")), size.into(), 1.0);
        for &((x, y), role, times) in places {
            browser.wait_pixel((x.into(), y.into()), |colour| is_over_stage(colour, role, times));
        }
    }
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn an_idle_page_asks_for_no_frames() {
    let browser = Browser::start();
    let count = "window.frames_asked = 0; window.own_frame = window.requestAnimationFrame.bind(window);
        window.requestAnimationFrame = (f) => { window.frames_asked += 1; return own_frame(f); };";
    browser.call("Page.addScriptToEvaluateOnNewDocument", json!({ "source": count }));
    let frames = || browser.evaluate("window.frames_asked").as_u64().expect("a count");
    // Waits for 60 frames of the browser, not for a time: a busy machine needs longer for them.
    let asked_meanwhile = "new Promise((done) => {
        const before = frames_asked;
        let left = 60;
        const count = () => { left -= 1; if (left > 0) own_frame(count); else done(frames_asked - before); };
        own_frame(count);
    })";
    let idle = || {
        let start = Instant::now();
        loop {
            let asked = browser.evaluate(asked_meanwhile).as_u64().expect("a count");
            if asked == 0 || start.elapsed() > PATIENCE {
                return asked;
            }
        }
    };
    for query in ["", "?scene=quad", "?scene=melons&frame=3", "?scene=crowd&n=100&frame=0", "?scene=cuboids"] {
        browser.open(query, SIZE, 1.0);
        assert_eq!(idle(), 0, "{query}");
        assert!(frames() > 1, "{query}: it has drawn");
    }
    browser.open("?scene=rects&a=50,50,100,100&b=300,70,100,100&door=numbers", TALL, 1.0);
    browser.click(FIELD_A_X);
    assert_eq!(idle(), 0, "a field with the cursor in it");
    let before = frames();
    browser.move_to((300, 300));
    browser.wait(&format!("window.frames_asked > {before}"));
    assert_eq!(idle(), 0, "after it has followed the pointer");
    browser.press((300, 300));
    assert_eq!(idle(), 0, "with the button down");
    browser.release((300, 300));
    browser.open("?scene=rects&a=1", SIZE, 1.0);
    assert_eq!(frames(), 0, "a page that says why it shows nothing");
    browser.open("?scene=melons", SIZE, 1.0);
    let before = frames();
    browser.wait(&format!("window.frames_asked > {before} + 5"));
}

#[test]
fn it_fills_the_frame_that_it_is_put_in() {
    let browser = Browser::start();
    browser.resize((800, 700), 1.0);
    let frame = browser.address("?scene=rects&b=210,160,100,100&zoom=1&strips=off");
    // A page without hantei, on the same server so that the test can read its frame.
    browser.go_to(&browser.address("OFL.txt"));
    browser.evaluate(&format!(
        "document.body.innerHTML = '<iframe src=\"{frame}\" style=\"position:fixed;left:50px;top:40px;width:0;height:0;border:0\"></iframe>'"
    ));
    // As in a tab of the article that is opened later.
    browser.wait("document.querySelector('iframe').contentWindow.eval('typeof wasm_exports') === 'object'");
    std::thread::sleep(Duration::from_millis(300));
    browser.evaluate("Object.assign(document.querySelector('iframe').style, { width: '700px', height: '500px' })");
    let canvas = "document.querySelector('iframe').contentDocument.getElementById('glcanvas')";
    browser.wait(&format!("{canvas}?.width === 700 && {canvas}.height === 500"));
    // Its stage begins 108 below its top.
    browser.see_from((50, 40 + 108));
    browser.move_to((20, 330));
    assert_blue(&browser.wait_pixel((210, 160), |colour| colour == BLUE), (210, 160), 100);
    browser.move_to((111, 160));
    let picture = browser.wait_pixel((209, 220), |colour| colour == RED);
    assert_ne!(picture.pixel(210, 220), BLUE, "the pointer is where it is in the frame");
}
