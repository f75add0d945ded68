//! The first picture: it stands where the program then draws the same.

use super::browser::Browser;
use super::picture::Picture;
use serde_json::json;

/// The program waits until the test says `go()`.
const HELD: &str = "{ const real = fetch; window.fetch = (file, ...how) => String(file).endsWith('hantei.wasm')
    ? new Promise((come) => { window.go = () => come(real(file, ...how)); })
    : real(file, ...how); }";

/// The part of these pixels that differ clearly.
fn differs(before: &Picture, after: &Picture, [left, top, right, bottom]: [i32; 4]) -> f64 {
    let far = |a: u8, b: u8| a.abs_diff(b) > 40;
    let differs = |&(x, y): &(i32, i32)| {
        let (a, b) = (before.pixel(x, y), after.pixel(x, y));
        far(a.0, b.0) || far(a.1, b.1) || far(a.2, b.2)
    };
    let pixels: Vec<(i32, i32)> = (left..right).flat_map(|x| (top..bottom).map(move |y| (x, y))).collect();
    pixels.iter().filter(|at| differs(at)).count() as f64 / pixels.len() as f64
}

#[test]
fn the_first_picture_stands_where_the_program_draws_it() {
    let browser = Browser::start();
    browser.call("Page.addScriptToEvaluateOnNewDocument", json!({ "source": HELD }));
    let stages = [
        ("?scene=rects&theme=dark", (1040, 700), [0, 136, 680, 700]),
        ("?scene=cuboids&lang=ja", (1040, 700), [0, 136, 680, 700]),
        ("", (390, 844), [0, 132, 390, 524]),
        ("?figure", (640, 420), [0, 68, 640, 380]),
    ];
    for (query, size, stage) in stages {
        browser.resize(size, 1.0);
        browser.see_from((0, 0));
        browser.go_to(&browser.address(query));
        browser.wait("document.getElementById('cover').classList.contains('pictured') && typeof go === 'function'");
        browser.wait_frames(2);
        let before = browser.picture();
        browser.evaluate("go()");
        browser.wait("document.getElementById('cover').hidden");
        browser.wait_frames(8);
        let part = differs(&before, &browser.picture(), stage);
        // The program adds what invites to drag, and says that a click holds A.
        assert!(part < 0.08, "{query} in {size:?}: {part} of the stage differs");
    }
    for query in ["?lesson=1.1", "?scene=rects&a=1,2,3,4", "?scene=nothing", "?scene=melons"] {
        browser.go_to(&browser.address(query));
        browser.wait("typeof go === 'function'");
        assert_eq!(browser.evaluate("document.getElementById('first').src"), "", "{query}: none is the same");
    }
    assert_eq!(browser.errors(), [""; 0]);
}
