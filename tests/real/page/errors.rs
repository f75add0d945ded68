//! What is missing or fails is said, each in its own words.

use super::SIZE;
use super::browser::Browser;
use super::spoken::complaints;
use serde_json::json;

/// What the page is without, as a line of script before its own.
fn without(browser: &Browser, script: &str) -> String {
    let added = browser.call("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script }));
    browser.open("", SIZE, 1.0);
    browser.call("Page.removeScriptToEvaluateOnNewDocument", json!({ "identifier": added["identifier"] }));
    assert_eq!(browser.evaluate("document.getElementById('cover').checkVisibility()"), true, "{script}");
    browser.message()
}

#[test]
fn what_the_browser_lacks_and_what_does_not_come_is_said() {
    let browser = Browser::start();
    // As in a browser or on a machine without it.
    let no_webgl = "{ const real = HTMLCanvasElement.prototype.getContext; HTMLCanvasElement.prototype.getContext =
        function (kind, ...how) { return kind === 'webgl' ? null : real.call(this, kind, ...how); }; }";
    let said = "hantei draws with WebGL, and this browser or machine has none, or has it switched off.";
    assert_eq!(without(&browser, no_webgl), said);
    assert_eq!(browser.errors(), [""; 0]);
    assert_eq!(complaints(&browser), [""; 0], "for a screen reader, too");
    let no_wasm = "Object.defineProperty(window, 'WebAssembly', { value: undefined });";
    assert_eq!(without(&browser, no_wasm), browser.evaluate("WORDS.en['page-no-wasm']"));
    browser.call("Network.enable", json!({}));
    let block = |file: &str| browser.call("Network.setBlockedURLs", json!({ "urls": [format!("*{file}")] }));
    block("hantei.wasm");
    browser.open("", SIZE, 1.0);
    assert!(browser.message().starts_with("hantei.wasm could not be loaded ("), "{}", browser.message());
    for script in ["gl.js", "quad-url.js", "files.js", "rest.js", "letters.js", "figure.js", "spoken.js", "page.js"] {
        block(script);
        browser.open("", SIZE, 1.0);
        let said = "A part of the page could not be loaded. Reload the page to try again.";
        assert_eq!(browser.message(), said, "without {script}");
    }
    block("nothing");
    browser.call("Emulation.setScriptExecutionDisabled", json!({ "value": true }));
    browser.go_to(&browser.address(""));
    let said = browser.evaluate("document.querySelector('noscript').innerText").to_string();
    for words in ["switch JavaScript on", "JavaScriptをオン", "JavaScript"] {
        assert!(said.contains(words), "{said}");
    }
    assert_eq!(browser.evaluate("document.querySelector('noscript p').checkVisibility()"), true);
}

#[test]
fn a_picture_that_is_taken_away_comes_back_and_a_defect_is_said() {
    let browser = Browser::start();
    let gone = "The browser has taken the picture away. It comes back as soon as the browser allows it; if it does not, load the page again.";
    // In a course the picture of the step comes back as it was.
    browser.open("?lesson=1.1&motion=off&trace", (1040, 700), 1.0);
    browser.see_from((0, 0));
    browser.next();
    browser.move_to((600, 400));
    let line = browser.next();
    browser.wait_frames(4);
    let all = "document.getElementById('progress').value / document.getElementById('progress').max";
    assert_eq!(browser.evaluate(all), 1, "all of it was waited for");
    browser.evaluate("window.lost = gl.getExtension('WEBGL_lose_context'); lost.loseContext()");
    browser.wait("!document.getElementById('cover').hidden");
    assert_eq!(browser.message(), gone);
    browser.evaluate("lost.restoreContext()");
    let after = browser.next();
    assert_eq!((&after["scene"], &after["a"]), (&line["scene"], &line["a"]));
    browser.wait("location.search.includes('lesson=') && document.getElementById('cover').hidden");
    assert_eq!(browser.errors(), [""; 0]);
    // The program may meet that it is gone before the browser says so: then the page is tried once more.
    let fails = "window.is_old = true; glcanvas.getContext = () => ({ isContextLost: () => true });
        wasm_exports = { mouse_move() { throw new WebAssembly.RuntimeError('unreachable'); } }";
    browser.evaluate(fails);
    browser.move_to((300, 300));
    browser.wait("window.is_old !== true && document.getElementById('cover')?.hidden === true");
    // Where it fails again at once, it is said.
    browser.evaluate("sessionStorage.setItem('hantei-again', '')");
    browser.evaluate(fails);
    browser.move_to((310, 300));
    browser.wait("!document.getElementById('cover').hidden");
    assert_eq!(browser.message(), gone);
    browser.evaluate("sessionStorage.clear()");
    browser.open("", SIZE, 1.0);
    let before = browser.errors().len();
    browser.evaluate("wasm_exports = { mouse_move() { throw new WebAssembly.RuntimeError('unreachable'); } }");
    browser.move_to((300, 300));
    browser.wait("!document.getElementById('cover').hidden");
    assert_eq!(browser.message(), "hantei has stopped because of a bug. Load the page again to go on.");
    browser.move_to((310, 300));
    browser.click((300, 300));
    assert_eq!(browser.errors().len(), before + 1, "nothing is called any more");
}
