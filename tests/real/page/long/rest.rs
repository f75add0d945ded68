//! The program's two parts: what its first pictures need, and the rest, which comes behind it.

use crate::page::SIZE;
use crate::page::browser::Browser;
use serde_json::json;

/// All that has been told since the page began.
const TOLD: &str = "{ window.all_told = []; document.addEventListener('DOMContentLoaded', () => {
    const told = document.getElementById('told');
    new MutationObserver(() => all_told.push(told.textContent)).observe(told, { childList: true });
}); }";

/// The rest does not come by itself, but as soon as one of its functions is called.
const HELD: &str = "{ const real = fetch; window.fetch = (file, ...how) => String(file).endsWith('hantei.rest.wasm')
    ? new Promise(() => {})
    : real(file, ...how); }";

/// Presses a button that stands beside the canvas.
fn press(browser: &Browser, name: &str) {
    browser.evaluate(&format!(
        "[...document.querySelectorAll('#spoken button')].find((each) => each.textContent.includes('{name}')).click()"
    ));
}

#[test]
#[ignore = "scripts/test-long"]
fn the_first_pictures_do_without_the_rest() {
    let browser = Browser::start();
    browser.call("Network.enable", json!({}));
    browser.call("Network.setBlockedURLs", json!({ "urls": ["*hantei.rest.wasm"] }));
    browser.call("Page.addScriptToEvaluateOnNewDocument", json!({ "source": TOLD }));
    let openings = [
        ("", SIZE, "Hit"),
        ("", (1040, 700), "Hit"),
        ("?lang=ja&theme=dark", (1040, 700), "当たり"),
        ("?scene=quad", (1040, 700), "Place A"),
        ("?scene=rects&a=171,190,100,100&b=270,190,100,100&border=hits&figure", (640, 420), "Hit"),
    ];
    for (query, size, told) in openings {
        browser.open(query, size, 1.0);
        for place in 0..=12 {
            browser.move_to((60 + 40 * place, 130 + 18 * place));
            browser.wait_frames(12);
        }
        assert_eq!(browser.evaluate("document.getElementById('cover').hidden"), true, "{query}: {}", browser.message());
        browser.wait("all_told.length > 0");
        let all = browser.evaluate("all_told.join('|')");
        assert!(all.as_str().is_some_and(|all| all.contains(told)), "{query}: {all}");
    }
    // A finger drags A.
    browser.call("Emulation.setTouchEmulationEnabled", json!({ "enabled": true, "maxTouchPoints": 5 }));
    browser.open("", (390, 844), 2.0);
    browser.touch("touchStart", &[(1, 110, 200)]);
    for place in 1..=12 {
        browser.touch("touchMove", &[(1, 110 + 10 * place, 200 + 5 * place)]);
        browser.wait_frames(12);
    }
    browser.touch("touchEnd", &[]);
    browser.wait("all_told.some((told) => told.startsWith('Hit'))");
    assert_eq!(browser.evaluate("document.getElementById('cover').hidden"), true, "{}", browser.message());
    browser.call("Emulation.setTouchEmulationEnabled", json!({ "enabled": false }));
    // What needs the rest says that it did not come.
    browser.open("", SIZE, 1.0);
    press(&browser, "Start the course");
    browser.wait("!document.getElementById('cover').hidden");
    assert!(browser.message().starts_with("hantei.rest.wasm could not be loaded ("), "{}", browser.message());
}

#[test]
#[ignore = "scripts/test-long"]
fn a_press_before_the_rest_is_there_brings_it_at_once() {
    let browser = Browser::start();
    browser.call("Page.addScriptToEvaluateOnNewDocument", json!({ "source": HELD }));
    browser.open("", SIZE, 1.0);
    press(&browser, "Start the course");
    browser.wait("location.search.includes('lesson=')");
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
#[ignore = "scripts/test-long"]
fn what_needs_the_rest_waits_for_it() {
    let browser = Browser::start();
    for query in ["?lesson=1.1", "?scene=melons", "?scene=rects&formula=ax%20%3C%20bx"] {
        browser.open(query, SIZE, 1.0);
        let progress =
            browser.evaluate("document.getElementById('progress').value / document.getElementById('progress').max");
        assert_eq!(progress, 1, "{query}: all of it was waited for");
    }
    assert_eq!(browser.errors(), [""; 0]);
}
