//! What leaves the page: links, tests and pictures.

use super::SIZE;
use super::browser::{Browser, CTRL, Key, SHIFT};
use super::picture::decode;
use crate::program::program;
use hantei_scenes::figure::{Colour, Theme};
use serde_json::json;
use std::path::Path;
use std::time::{Duration, Instant};

const COPY: Key = Key("KeyC", "c", CTRL);

#[test]
fn copy_gives_a_link_that_opens_the_same() {
    let browser = Browser::start();
    let clipboard = json!({ "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"] });
    browser.call("Browser.grantPermissions", clipboard);
    browser.open_traced("?scene=quad&zoom=1&pan=0,0");
    for at in [(162, 212), (210, 112), (386, 152), (355, 244), (251, 179)] {
        browser.click(at);
    }
    let line = browser.next();
    browser.key(COPY);
    let link = browser.address("?scene=quad&a=162,212&b=210,112&c=386,152&d=355,244&p=251,179&zoom=1");
    browser.wait(&format!("navigator.clipboard.readText().then((text) => text === '{link}')"));
    assert_eq!(browser.evaluate("location.href"), link, "in the address bar too");
    // A Rust test is no address.
    browser.key(Key("KeyC", "C", CTRL + SHIFT));
    browser.wait("navigator.clipboard.readText().then((text) => text.includes('#[test]'))");
    assert_eq!(browser.evaluate("location.href"), link);
    browser.go_to(&format!("{link}&trace"));
    assert_eq!(browser.next(), line);
    // Pages that are not served securely have no clipboard.
    browser.evaluate(
        "Object.defineProperty(navigator, 'clipboard', { value: undefined });
        document.addEventListener('copy', () => { window.copied = document.activeElement.value; });",
    );
    browser.key(COPY);
    browser.wait("(window.copied ?? '').includes('?scene=quad&a=162,212')");
    browser.wait("document.activeElement === document.getElementById('glcanvas')");
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn saves_png_and_svg_as_downloads() {
    let browser = Browser::start();
    let folder = tempfile::tempdir().expect("a folder");
    let into = json!({ "behavior": "allow", "downloadPath": folder.path() });
    browser.call("Browser.setDownloadBehavior", into);
    browser.open("?scene=rects&a=200,200,100,100&b=300,290,64,100&method=two-corners&zoom=1", SIZE, 1.0);
    browser.key(Key("KeyS", "s", CTRL));
    let svg = wait_for(&folder.path().join("hantei-rects.svg"));
    let words =
        ["svg", "rects", "a=200,200,100,100", "b=300,290,64,100", "method=two-corners", "zoom=1", "--size", "628x768"];
    let output = program().args(words).output().expect("hantei");
    assert_eq!(String::from_utf8_lossy(&svg), String::from_utf8_lossy(&output.stdout), "as the desktop draws it");
    let picture = decode(&wait_for(&folder.path().join("hantei-rects.png")));
    assert_eq!((picture.width, picture.height), (988, 788));
    let palette = Theme::Light.palette();
    let [a, b] = [palette.a, palette.b].map(|Colour(red, green, blue)| (red, green, blue));
    assert_eq!([picture.pixel(210, 108 + 250), picture.pixel(310, 108 + 330)], [a, b]);
    assert_eq!(browser.errors(), [""; 0]);
}

/// The bytes of a file, once it exists.
fn wait_for(path: &Path) -> Vec<u8> {
    let start = Instant::now();
    loop {
        match std::fs::read(path) {
            Ok(bytes) if !bytes.is_empty() => return bytes,
            _ => assert!(start.elapsed() < Duration::from_secs(20), "{} does not come", path.display()),
        }
        std::thread::sleep(Duration::from_millis(20));
    }
}
