//! What is on the screen: pixels, sizes, frames.

use super::SIZE;
use super::browser::{Browser, PATIENCE};
use super::picture::Picture;
use hantei_scenes::figure::{Colour, Theme};
use serde_json::json;
use std::time::{Duration, Instant};

const fn rgb(Colour(red, green, blue): Colour) -> (u8, u8, u8) {
    (red, green, blue)
}

const A: (u8, u8, u8) = rgb(Theme::Light.palette().a);
const B: (u8, u8, u8) = rgb(Theme::Light.palette().b);
const STAGE: (u8, u8, u8) = rgb(Theme::Light.palette().stage);

/// Counts the frames that a page asks for.
const COUNT: &str = "window.frames_asked = 0; window.own_frame = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (f) => { window.frames_asked += 1; return own_frame(f); };";
/// Waits for frames of the browser, not for a time: a busy machine needs longer for them.
const ASKED_MEANWHILE: &str = "new Promise((done) => {
    const before = frames_asked;
    let left = 30;
    const count = () => { left -= 1; if (left > 0) own_frame(count); else done(frames_asked - before); };
    own_frame(count);
})";

/// Waits until the page asks for no frames.
fn rests(browser: &Browser, what: &str) {
    let start = Instant::now();
    while browser.evaluate(ASKED_MEANWHILE) != json!(0) {
        assert!(start.elapsed() < PATIENCE, "{what}: it goes on drawing");
    }
}

#[test]
fn every_scene_opens_by_its_address_is_drawn_and_then_rests() {
    let browser = Browser::start();
    browser.call("Page.addScriptToEvaluateOnNewDocument", json!({ "source": COUNT }));
    let frames = || browser.evaluate("frames_asked").as_u64().expect("a count");
    for query in [
        "?scene=rects&a=171,190,100,100&method=two-corners&border=misses&follow=off&utm_source=mail&fbclid=IwAR0",
        "?scene=circle",
        "?scene=quad",
        "?scene=melons&frame=3",
        "?scene=response",
        "?scene=crowd&n=100&frame=0",
        "?scene=cuboids",
    ] {
        let line = browser.open_traced(query);
        assert!(query.starts_with(&format!("?scene={}", line["scene"].as_str().expect("a name"))), "{query}: {line}");
        if line["scene"] == "rects" {
            let told = (&line["a"], &line["method"], &line["border"]);
            assert_eq!(told, (&json!([171, 190, 271, 290]), &json!("two-corners"), &json!("misses")));
        }
        let picture = browser.picture();
        let is_dark = |&(x, y): &(i32, i32)| {
            let (red, green, blue) = picture.pixel(x, y);
            u32::from(red) + u32::from(green) + u32::from(blue) < 200
        };
        let ink = (640..980).flat_map(|x| (-60..680).map(move |y| (x, y))).filter(is_dark);
        assert!(ink.count() > 700, "{query}: words in the panel");
        rests(&browser, query);
    }
    assert_eq!(browser.evaluate("document.title"), "hantei: 2D collision detection that shows its work");
    // It draws again when something changes, and only then.
    browser.open("?scene=rects&zoom=1", SIZE, 1.0);
    rests(&browser, "rects");
    for step in [Browser::move_to, Browser::press, Browser::release] {
        let before = frames();
        step(&browser, (300, 300));
        browser.wait(&format!("frames_asked > {before}"));
        rests(&browser, "after the pointer");
    }
    browser.open("?scene=rects&a=1", SIZE, 1.0);
    assert_eq!(frames(), 0, "a page that says why it shows nothing");
    browser.open("?scene=melons&motion=on", SIZE, 1.0);
    let before = frames();
    browser.wait(&format!("frames_asked > {before} + 5"));
    assert_eq!(browser.errors(), [""; 0]);
}

/// B's edges are where they belong, to the pixel.
fn assert_b(picture: &Picture, (left, top): (i32, i32), size: i32) {
    let (right, bottom) = (left + size, top + size);
    for (x, y, colour) in [
        (left, top, B),
        (right - 1, bottom - 1, B),
        (left - 1, top, STAGE),
        (left, top - 1, STAGE),
        (right, bottom - 1, STAGE),
        (right - 1, bottom, STAGE),
    ] {
        assert_eq!(picture.pixel(x, y), colour, "at {x},{y}");
    }
}

#[test]
fn pixels_follow_the_size_and_the_pixel_ratio() {
    let browser = Browser::start();
    browser.open("?zoom=1&pan=0,0&strips=off", SIZE, 1.0);
    browser.move_to((20, 20));
    assert_b(&browser.wait_pixel((270, 190), |colour| colour == B), (270, 190), 100);
    browser.resize(SIZE, 2.0);
    browser.move_to((21, 20));
    assert_b(&browser.wait_pixel((540, 380), |colour| colour == B), (540, 380), 200);
    browser.move_to((171, 190));
    let picture = browser.wait_pixel((538, 400), |colour| colour == A);
    assert_eq!((picture.width, picture.height), (1976, 1576));
    assert_ne!(picture.pixel(540, 400), B, "they overlap by one");
    assert_eq!(picture.pixel(543, 400), B);
    browser.resize(SIZE, 1.5);
    browser.move_to((20, 20));
    assert_b(&browser.wait_pixel((405, 285), |colour| colour == B), (405, 285), 150);
    // On a phone the panel is below, and the stage has the rest.
    browser.open("?zoom=1&a=10,260,50,50&b=150,140,100,100&strips=off", (390, 844), 2.0);
    assert_b(&browser.wait_pixel((300, 280), |colour| colour == B), (300, 280), 200);
    assert_eq!(browser.picture().pixel(20, 1400), rgb(Theme::Light.palette().panel), "the panel");
    // Once the picture had holes where something translucent was drawn, and the page shone through.
    browser.open("?scene=rects&a=120,100,100,100&b=300,150,100,100&zoom=1&pan=0,0", SIZE, 1.0);
    browser.evaluate("document.documentElement.style.background = '#000'");
    let band = hantei_scenes::figure::Role::SharedBand;
    let over = rgb(band.colour(Theme::Light));
    let mixed = [(STAGE.0, over.0), (STAGE.1, over.1), (STAGE.2, over.2)];
    let mixed = mixed.map(|(under, over)| f64::from(under) + (f64::from(over) - f64::from(under)) * band.opacity());
    browser.wait_pixel((100, 175), |(red, green, blue)| {
        [red, green, blue].into_iter().zip(mixed).all(|(seen, wanted)| (f64::from(seen) - wanted).abs() < 2.0)
    });
    assert_eq!(browser.errors(), [""; 0]);
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
    assert_b(&browser.wait_pixel((210, 160), |colour| colour == B), (210, 160), 100);
    browser.move_to((111, 160));
    let picture = browser.wait_pixel((209, 220), |colour| colour == A);
    assert_ne!(picture.pixel(210, 220), B, "the pointer is where it is in the frame");
    // It hands over its picture and its address, with which an article freezes it.
    browser.evaluate(
        "addEventListener('message', ({ data }) => { if (data.hantei === 'still') window.answer = data; });
        frames[0].postMessage({ hantei: 'still' }, '*');",
    );
    browser.wait("window.answer?.svg?.startsWith('<svg') === true");
    let address = browser.evaluate("answer.address").to_string();
    assert!(address.contains("?scene=rects&a=111,160,100,100&b=210,160,100,100"), "{address}");
}
