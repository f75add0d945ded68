//! The page in an article: what belongs to the reader, what to hantei, and a figure.

use super::SIZE;
use super::browser::{Browser, Key, PATIENCE};
use hantei_scenes::figure::{Colour, Theme};
use serde_json::{Value, json};
use std::time::Instant;

const READER: (u32, u32) = (800, 700);

/// A stranger's article: on another server, three plain frames between words, and a link at the end.
fn open_article(browser: &Browser, query: &str) {
    browser.resize(READER, 1.0);
    browser.see_from((0, 0));
    let program = browser.address(query);
    browser.go_to(&browser.address("OFL.txt").replace("127.0.0.1", "localhost"));
    let frame = format!("<p style=\"height:400px\">…</p><iframe src=\"{program}\" width=700 height=500></iframe>");
    let end = "<p style=\"height:600px\">…</p><a id=end href=#>End</a>";
    browser.evaluate(&format!(
        "window.answers = new Set();
        window.addEventListener('message', (event) => {{ if (event.data.svg) answers.add(event.source); }});
        document.body.innerHTML = {:?};
        window.asking = setInterval(() => {{ for (const frame of Array.from(frames)) frame.postMessage({{ hantei: 'still' }}, '*'); }}, 50);",
        frame.repeat(3) + end
    ));
    browser.wait("answers.size === 3");
    browser.evaluate("clearInterval(asking)");
}

fn scrolled(browser: &Browser) -> f64 {
    browser.evaluate("document.scrollingElement.scrollTop").as_f64().expect("a number")
}

fn lowest(browser: &Browser) -> f64 {
    browser.evaluate("document.scrollingElement.scrollHeight - innerHeight").as_f64().expect("a number")
}

/// Does this until the article is at its end.
fn assert_reaches_end(browser: &Browser, mut once: impl FnMut()) {
    let start = Instant::now();
    while start.elapsed() < PATIENCE {
        once();
        browser.wait_frames(4);
        if scrolled(browser) >= lowest(browser) - 1.0 {
            return;
        }
    }
    panic!("the article stays at {} of {}", scrolled(browser), lowest(browser));
}

/// Beside the program's folder there is no icon for the articles.
fn errors(browser: &Browser) -> Vec<String> {
    browser.errors().into_iter().filter(|error| !error.contains("favicon")).collect()
}

/// One finger, up by 400.
fn swipe(browser: &Browser, from: i32) {
    browser.touch("touchStart", &[(1, 400, from)]);
    for y in (from - 400..from).rev().step_by(40) {
        browser.touch("touchMove", &[(1, 400, y)]);
        browser.wait_frames(1);
    }
    browser.touch("touchEnd", &[]);
    browser.wait_frames(8);
}

fn tab(browser: &Browser) {
    for kind in ["rawKeyDown", "keyUp"] {
        let event = json!({ "type": kind, "code": "Tab", "key": "Tab", "windowsVirtualKeyCode": 9 });
        browser.call("Input.dispatchKeyEvent", event);
    }
    browser.wait_frames(2);
}

/// The id or the tag of what has the focus.
fn focused(browser: &Browser) -> Value {
    browser.evaluate("document.activeElement.id || document.activeElement.tagName")
}

#[test]
fn an_article_with_three_frames_stays_the_readers() {
    let browser = Browser::start();
    open_article(&browser, "?scene=rects&zoom=1&pan=0,0");
    assert_eq!((scrolled(&browser), focused(&browser)), (0.0, json!("BODY")), "it stays where the reader is");
    assert_reaches_end(&browser, || browser.wheel((400, 350), -300.0));
    browser.evaluate("scrollTo(0, 0)");
    browser.allow_fingers();
    assert_reaches_end(&browser, || swipe(&browser, 600));
    browser.call("Emulation.setTouchEmulationEnabled", json!({ "enabled": false }));
    browser.evaluate("scrollTo(0, 0)");
    // A frame is one stop. The focus comes to it from another process.
    for stop in 0..=3 {
        tab(&browser);
        let place = "[...document.querySelectorAll('iframe, #end')].indexOf(document.activeElement)";
        browser.wait(&format!("{place} === {stop}"));
    }
    // A press makes it live, and Esc gives the wheel back.
    browser.evaluate("scrollTo(0, 400)");
    browser.wait_frames(4);
    browser.click((300, 300));
    browser.wait_frames(8);
    assert_eq!(focused(&browser), "IFRAME");
    for _ in 0..3 {
        browser.wheel((300, 300), -150.0);
        browser.wait_frames(4);
    }
    assert!((scrolled(&browser) - 400.0).abs() < 1.0, "the wheel zooms the picture");
    browser.key(Key("Escape", "Escape", 0));
    browser.wait_frames(4);
    assert_reaches_end(&browser, || browser.wheel((400, 350), -300.0));
    // Live again, Tab walks through the controls, and leaves behind the last one.
    browser.evaluate("document.querySelectorAll('iframe')[2].scrollIntoView()");
    browser.wait_frames(4);
    browser.click((300, 300));
    browser.wait_frames(8);
    assert_eq!(focused(&browser), "IFRAME");
    let mut tabs = 0;
    while focused(&browser) != "end" {
        tab(&browser);
        tabs += 1;
        assert!(tabs < 100, "Tab is held: {}", focused(&browser));
    }
    assert!(tabs > 3, "{tabs}: the controls were passed over");
    assert_eq!(errors(&browser), [""; 0]);
}

/// A finger with nothing under it scrolls the article past a live figure; one on A drags A.
#[test]
fn a_live_figure_takes_only_fingers_that_hold_something() {
    let browser = Browser::start();
    browser.allow_fingers();
    let a_and_b = "?scene=rects&a=50,50,100,100&b=400,250,100,100&follow=off&strips=off&zoom=1&pan=0,0";
    let drag = |x: i32, from: i32| {
        browser.touch("touchStart", &[(1, x, from)]);
        for y in (from - 100..from).rev().step_by(20) {
            browser.touch("touchMove", &[(1, x, y)]);
            browser.wait_frames(1);
        }
        browser.touch("touchEnd", &[]);
        browser.wait_frames(8);
    };
    for is_figure in [false, true] {
        open_article(&browser, &format!("{a_and_b}{}", if is_figure { "&figure" } else { "" }));
        browser.evaluate("scrollTo(0, 380)");
        browser.wait_frames(4);
        browser.tap(600, 350);
        browser.wait("document.activeElement.tagName === 'IFRAME'");
        // The browser learns that fingers are no longer its own.
        browser.wait_frames(40);
        drag(110, 215);
        assert!((scrolled(&browser) - 380.0).abs() < 1.0, "A is dragged");
        drag(600, 350);
        assert_eq!(scrolled(&browser) > 400.0, is_figure, "nothing is there: {}", scrolled(&browser));
    }
    assert_eq!(errors(&browser), [""; 0]);
}

/// On a phone the link once covered measures along the lower axis.
#[test]
fn a_figure_has_a_way_to_the_whole_program_beside_its_verdict() {
    let browser = Browser::start();
    for (scene, size) in [
        ("rects", (342, 400)),
        ("melons&preset=between-frames&frame=2", (342, 440)),
        ("quad&preset=wpf-figure", (342, 260)),
    ] {
        browser.open(&format!("?scene={scene}&motion=off&figure"), size, 1.0);
        let place = browser.evaluate("(({ top, bottom, left, right }) => [top, bottom, left, right])(document.getElementById('open').getBoundingClientRect())");
        let [top, bottom, left, right] = [0, 1, 2, 3].map(|i| place[i].as_f64().expect("a number"));
        let strip = if size.1 < 280 { 48.0 } else { 68.0 };
        let width = f64::from(size.0);
        assert!(top >= 0.0 && bottom <= 32.0 && bottom < strip, "{scene} {size:?}: {place}");
        let is_at_the_right = left >= width - 44.0 && right <= width;
        assert!(is_at_the_right && right - left >= 24.0 && bottom - top >= 24.0, "{scene}: {place}");
    }
    browser.open(
        "?scene=rects&a=50,50,100,100&b=210,70,100,100&follow=off&zoom=1&theme=light&lang=ja&figure",
        SIZE,
        1.0,
    );
    browser.see_from((0, 0));
    // Where the bar and the panel are otherwise, there is the picture.
    let palette = Theme::Light.palette();
    let [stage, panel] = [palette.stage, palette.panel].map(|Colour(red, green, blue)| (red, green, blue));
    let picture = browser.wait_pixel((980, 300), |colour| colour == stage);
    assert_ne!(picture.pixel(980, 700), panel, "no panel");
    assert_eq!(browser.evaluate("document.getElementById('open').textContent"), "hanteiで開く");
    browser.evaluate("document.getElementById('open').focus()");
    let link = browser.evaluate("document.getElementById('open').search").to_string();
    assert!(link.contains("scene=rects&a=50,50,100,100") && !link.contains("figure"), "{link}");
    assert!(link.contains("theme=light"), "{link}");
    browser.open("", SIZE, 1.0);
    assert_eq!(browser.evaluate("document.getElementById('open').checkVisibility()"), false);
    assert_eq!(errors(&browser), [""; 0]);
}
