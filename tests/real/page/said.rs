//! The texts of the page, for each reader; and the page's size.

use crate::page::SIZE;
use crate::page::browser::Browser;
use crate::page::picture::Picture;
use crate::places::TAB_QUAD;

use crate::program::program;
use serde_json::json;
use std::time::{Duration, Instant};

#[test]
fn what_the_address_asks_for_and_cannot_be_had_is_said() {
    let browser = Browser::start();
    for (query, said) in [
        ("?scene=rects&a=1,2,3", "a=1,2,3: 3 given; allowed: 4 numbers x,y,w,h"),
        ("?scene=cube", "unknown scene 'cube'; allowed: rects, circle, quad, melons, response, crowd, cuboids"),
        ("?scene=quad&method=magic", "method=magic"),
        ("?scene=rects&width=%3Cb%3E", "unknown key 'width' of scene rects"),
        ("?scene=quad&a=%EB%84%A4,1", "네"),
    ] {
        browser.open(query, SIZE, 1.0);
        let message = browser.message();
        assert!(message.contains(said), "{query}: {message}");
        assert_eq!(browser.evaluate("document.getElementById('message').getAttribute('role')"), "alert");
        assert_eq!(browser.evaluate("document.querySelector('#way-out').checkVisibility()"), true);
    }
    assert_eq!(browser.errors(), [""; 0]);
    browser.evaluate("document.querySelector('#way-out a').click()");
    browser.wait("location.search === '' && document.getElementById('cover').hidden");
    // As on the command line.
    browser.open("?scene=rects&a=1,2,3", SIZE, 1.0);
    let output = program().args(["rects", "a=1,2,3"]).output().expect("hantei");
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(said.trim().trim_start_matches("hantei: "), browser.message());
}

#[test]
fn the_verdict_is_there_for_who_cannot_see_it() {
    let browser = Browser::start();
    browser.open("?zoom=1&pan=0,0", SIZE, 1.0);
    let told =
        |text: &str| browser.wait(&format!("document.querySelector('[aria-live=polite]').textContent === '{text}'"));
    browser.move_to((171, 190));
    told("Hit. They overlap: 1 wide, 100 high. So it is a hit. overlapping 1 × 100");
    browser.move_to((100, 60));
    told(
        "Miss. A ends left of B (last pixel 199 < 270) and A ends above B (last pixel 159 < 190), so it is a miss. apart by 70 on x \
         and 30 on y",
    );
    browser.click(TAB_QUAD);
    told(
        "Place A. Four clicks make a shape, a fifth sets a point P: is P inside? P is not placed yet. 0 of 4 corners placed",
    );
    browser.open("?lang=ja&zoom=1&pan=0,0", SIZE, 1.0);
    browser.move_to((171, 190));
    browser.wait("document.querySelector('[aria-live=polite]').textContent.startsWith('当たり')");
    let name = browser.evaluate("document.getElementById('glcanvas').getAttribute('aria-describedby')");
    assert_eq!(browser.evaluate(&format!("document.getElementById({name}).ariaLive")), "polite");
}

/// Of the browser's languages, the first that hantei speaks.
#[test]
fn the_page_speaks_the_first_of_the_browsers_languages_that_it_can() {
    for (languages, first, verdict) in [
        ("ja", "ja", "当たり"),
        ("ja-JP,ko,en", "ja-JP", "当たり"),
        ("fr,ko-KR,ja", "fr", "충돌"),
        ("fr,de", "fr", "Treffer"),
        ("fr,nl", "fr", "Hit"),
    ] {
        let browser = Browser::start_with(&[&format!("--accept-lang={languages}")]);
        let told = |verdict: &str| {
            browser.move_to((20, 20));
            browser.move_to((171, 190));
            let said = "document.querySelector('[aria-live=polite]').textContent";
            browser.wait(&format!("/^{verdict}[.!！]/.test({said})"));
        };
        browser.open("?zoom=1&pan=0,0", SIZE, 1.0);
        assert_eq!(browser.evaluate("navigator.languages[0]"), first, "{languages}: the browser itself");
        told(verdict);
        browser.open("?scene=cube", SIZE, 1.0);
        let unknown = match verdict {
            "当たり" => "場面「cube」はありません",
            "충돌" => "‘cube’ 장면은 없습니다",
            "Treffer" => "unbekannte Szene „cube“",
            _ => "unknown scene 'cube'",
        };
        assert!(browser.message().starts_with(unknown), "{languages}: {}", browser.message());
        // Here too the address decides.
        browser.open("?lang=ko&zoom=1&pan=0,0", SIZE, 1.0);
        told("충돌");
        assert_eq!(browser.errors(), [""; 0], "{languages}");
    }
}

#[test]
fn a_browser_without_webgl_gets_a_sentence() {
    let browser = Browser::start_with(&["--disable-3d-apis"]);
    browser.open("", SIZE, 1.0);
    assert_eq!(
        browser.message(),
        "hantei draws with WebGL, and this browser or machine has none, or has it switched off."
    );
    assert_eq!(browser.errors(), [""; 0]);
    assert_eq!(browser.evaluate("document.getElementById('cover').checkVisibility()"), true);
}

#[test]
fn a_browser_without_webassembly_gets_another_one() {
    let browser = Browser::start();
    let without = "Object.defineProperty(window, 'WebAssembly', { value: undefined });";
    browser.call("Page.addScriptToEvaluateOnNewDocument", json!({ "source": without }));
    browser.open("", SIZE, 1.0);
    assert_eq!(browser.message(), browser.evaluate("WORDS.en['page-no-wasm']"));
}

#[test]
fn a_page_without_scripts_says_so() {
    let browser = Browser::start();
    browser.resize(SIZE, 1.0);
    browser.call("Emulation.setScriptExecutionDisabled", json!({ "value": true }));
    browser.go_to(&browser.address(""));
    // Words in the middle of the page, although no program runs in it.
    let picture = browser.wait_pixel((5, 5), |colour| colour != (0, 0, 0));
    let start = Instant::now();
    let dark = |picture: &Picture| (200..840).any(|x| (200..300).any(|y| picture.pixel(x, y).0 < 100));
    let mut seen = dark(&picture);
    while !seen {
        assert!(start.elapsed() < Duration::from_secs(20), "nothing is said");
        seen = dark(&browser.picture());
    }
}

#[test]
fn a_file_that_is_missing_and_a_picture_that_is_taken_away_are_said() {
    let browser = Browser::start();
    browser.call("Network.enable", json!({}));
    browser.call("Network.setBlockedURLs", json!({ "urls": ["*hantei.wasm"] }));
    browser.open("", SIZE, 1.0);
    let message = browser.message();
    assert!(message.starts_with("hantei.wasm could not be loaded ("), "{message}");
    for script in ["gl.js", "quad-url.js", "files.js", "rest.js", "letters.js", "figure.js", "spoken.js", "page.js"] {
        browser.call("Network.setBlockedURLs", json!({ "urls": [format!("*{script}")] }));
        browser.open("", SIZE, 1.0);
        assert_eq!(browser.message(), "A part of the page could not be loaded. Reload the page to try again.");
    }
    browser.call("Network.setBlockedURLs", json!({ "urls": [] }));
    browser.open("", SIZE, 1.0);
    let progress =
        browser.evaluate("document.getElementById('progress').value / document.getElementById('progress').max");
    assert_eq!(progress, 1, "all of it was waited for");
    browser.evaluate("gl.getExtension('WEBGL_lose_context').loseContext()");
    browser.wait("!document.getElementById('cover').hidden");
    assert_eq!(
        browser.message(),
        "The browser has taken the picture away. It comes back as soon as the browser allows it; if it does not, load the page again."
    );
}

#[test]
fn what_fails_because_the_picture_is_gone_is_tried_once_more() {
    let browser = Browser::start();
    browser.open("", SIZE, 1.0);
    let fail = "window.is_old = true; glcanvas.getContext = () => ({ isContextLost: () => true });
        wasm_exports = { mouse_move() { throw new WebAssembly.RuntimeError('unreachable'); } }";
    browser.evaluate(fail);
    browser.move_to((300, 300));
    browser.wait("window.is_old !== true && document.getElementById('cover')?.hidden === true");
    // Where it fails again at once, it is said.
    browser.evaluate("sessionStorage.setItem('hantei-again', '')");
    browser.evaluate(fail);
    browser.move_to((310, 300));
    browser.wait("!document.getElementById('cover').hidden");
    assert!(browser.message().contains("taken the picture away"), "{}", browser.message());
}

#[test]
fn a_defect_ends_the_program_and_is_said() {
    let browser = Browser::start();
    browser.open("", SIZE, 1.0);
    browser.evaluate("wasm_exports = { mouse_move() { throw new WebAssembly.RuntimeError('unreachable'); } }");
    browser.move_to((300, 300));
    browser.wait("!document.getElementById('cover').hidden");
    assert_eq!(browser.message(), "hantei has stopped because of a bug. Load the page again to go on.");
    browser.move_to((310, 300));
    browser.click((300, 300));
    assert_eq!(browser.errors().len(), 1, "nothing is called any more");
}
