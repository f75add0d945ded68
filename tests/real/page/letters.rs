//! The letters of a language: they are loaded when the language is used, and only then.

use super::beside::{Beside, LESSONS};
use super::browser::{Browser, CTRL, Key, PATIENCE};
use super::picture::Picture;
use super::{SIZE, TALL};
use crate::places::MENU;
use serde_json::{Value, json};
use std::time::Instant;

/// The place of each language's word in the menu.
const JAPANESE: (i32, i32) = (815, -31);
const KOREAN: (i32, i32) = (871, -31);
/// The panel's foot, with the text of a refusal.
const FOOT: [i32; 4] = [640, 380, 980, 680];
const VERDICT: [i32; 4] = [70, -66, 500, -28];
/// Inside the field of a typed test, and its first line within its border; from the top left of the stage.
const OWN_TEST: (i32, i32) = (800, 22);
const WRITTEN: [i32; 4] = [660, 8, 900, 36];
/// The letters of 外れ and of 충돌 아님 have at least this many dark pixels each; a question mark has 92.
const INK: usize = 120;
/// A letter of 日本語 and 한국어 in the menu is wider than this, a question mark narrower, pixels.
const LETTER: i32 = 10;

const JAPANESE_FONTS: [&str; 2] = ["hantei-sans-jp-semibold.ttf", "hantei-sans-jp-text.ttf"];
const KOREAN_FONTS: [&str; 2] = ["hantei-sans-kr-semibold.ttf", "hantei-sans-kr-text.ttf"];

fn count([left, top, right, bottom]: [i32; 4], picture: &Picture, is: impl Fn((u8, u8, u8)) -> bool) -> usize {
    let pixels = (left..right).flat_map(|x| (top..bottom).map(move |y| (x, y)));
    pixels.filter(|&(x, y)| is(picture.pixel(x, y))).count()
}

fn ink(place: [i32; 4], picture: &Picture) -> usize {
    count(place, picture, |(red, green, blue)| u32::from(red) + u32::from(green) + u32::from(blue) < 200)
}

/// Waits until there is a sentence in red at the foot of the panel, or none.
fn wait_refused(browser: &Browser, is_said: bool) {
    let start = Instant::now();
    let red = || count(FOOT, &browser.picture(), |(red, green, blue)| red > 140 && green < 90 && blue < 60);
    while (red() > 500) != is_said {
        assert!(start.elapsed() < PATIENCE, "a refusal at the foot of the panel is not {is_said}");
    }
}

/// The width from the first to the last column with a dark pixel, pixels.
fn ink_width([left, top, right, bottom]: [i32; 4], picture: &Picture) -> i32 {
    let is_dark = |x: i32| ink([x, top, x + 1, bottom], picture) > 0;
    let dark = || (left..right).filter(|&x| is_dark(x));
    dark().next_back().unwrap_or(left) - dark().next().unwrap_or(left)
}

/// The fonts that the page has asked for.
fn asked(browser: &Browser) -> Vec<String> {
    let fonts =
        "performance.getEntriesByType('resource').map((each) => each.name).filter((name) => /[.]ttf$/.test(name))";
    let names: Vec<Value> = browser.evaluate(fonts).as_array().expect("names").clone();
    let last = |name: &Value| name.as_str().and_then(|name| name.rsplit('/').next()).map(String::from);
    let mut names: Vec<String> = names.iter().filter_map(last).collect();
    names.sort();
    names
}

fn choose(browser: &Browser, language: (i32, i32)) {
    browser.click(MENU);
    browser.wait_frames(5);
    browser.click(language);
    browser.move_to((20, 20));
    browser.wait_frames(2);
}

/// Waits until the page speaks this language, for eyes and for screen readers.
fn wait_spoken(browser: &Browser, language: &str) {
    let verdict = match language {
        "ja" => "外れ",
        "ko" => "충돌 아님",
        "de" => "Kein Treffer",
        _ => "Miss",
    };
    browser.move_to((20, 20));
    browser.wait(&format!("document.documentElement.lang === '{language}'"));
    browser.wait(&format!("document.getElementById('told').textContent.startsWith('{verdict}')"));
    browser.wait_frames(3);
    let letters = verdict.chars().filter(|letter| !letter.is_ascii()).count();
    let ink = ink(VERDICT, &browser.picture());
    assert!(ink > letters * INK, "{language}: {ink} dark pixels in '{verdict}'");
}

#[test]
fn a_language_brings_its_letters_and_is_spoken_once_they_are_there() {
    let browser = Browser::start();
    browser.call("Network.enable", json!({}));
    for (language, fonts) in [("ja", &JAPANESE_FONTS[..]), ("de", &[])] {
        browser.open(&format!("?lang={language}"), SIZE, 1.0);
        wait_spoken(&browser, language);
        assert_eq!(asked(&browser), fonts);
        let all = "document.getElementById('progress').value === document.getElementById('progress').max";
        assert_eq!(browser.evaluate(all), true, "{language}: they were waited for");
    }
    browser.open("", SIZE, 1.0);
    wait_spoken(&browser, "en");
    assert_eq!(asked(&browser), [""; 0], "English needs no other letters");
    browser.click(MENU);
    browser.wait_frames(5);
    let picture = browser.picture();
    for (name, place) in [("日本語", [789, -48, 841, -14]), ("한국어", [846, -48, 898, -14])] {
        // Its letters are as wide as high: three question marks in their place are half as wide.
        let wide = ink_width(place, &picture);
        assert!(wide > 3 * LETTER, "{name} is {wide} pixels wide");
    }
    browser.click((300, 300));
    let slow = |latency: u32| {
        let how = json!({ "offline": false, "latency": latency, "downloadThroughput": -1, "uploadThroughput": -1 });
        browser.call("Network.emulateNetworkConditions", how);
    };
    // An earlier test may have loaded the Korean letters.
    browser.call("Network.clearBrowserCache", json!({}));
    slow(3000);
    choose(&browser, KOREAN);
    browser.wait("document.getElementById('told').textContent.endsWith('Loading …')");
    // Meanwhile the page works on.
    browser.move_to((300, 300));
    browser.wait("document.getElementById('told').textContent.startsWith('Hit')");
    slow(0);
    wait_spoken(&browser, "ko");
    assert_eq!(asked(&browser), KOREAN_FONTS);
    // Letters of a teacher's lessons come with them, whichever language is spoken.
    let lessons = Beside::lessons(&LESSONS.replacen("Touching", "重なり", 1));
    browser.open(&format!("?course={}", lessons.name()), SIZE, 1.0);
    assert_eq!(browser.evaluate("document.documentElement.lang"), "en");
    assert_eq!(asked(&browser), JAPANESE_FONTS);
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn letters_that_do_not_come_are_missed_and_the_page_goes_on() {
    let browser = Browser::start();
    browser.call("Network.enable", json!({}));
    let block = |file: &str| browser.call("Network.setBlockedURLs", json!({ "urls": [format!("*{file}")] }));
    let refused = || wait_refused(&browser, true);
    block("hantei-sans-jp-semibold.ttf");
    browser.open("?lang=ja", SIZE, 1.0);
    refused();
    wait_spoken(&browser, "en");
    choose(&browser, KOREAN);
    wait_spoken(&browser, "ko");
    wait_refused(&browser, false);
    choose(&browser, JAPANESE);
    refused();
    assert_eq!(browser.evaluate("document.documentElement.lang"), "ko");
    // When chosen again, they are tried again.
    block("nothing");
    choose(&browser, JAPANESE);
    wait_spoken(&browser, "ja");
    // Like servers that answer every request with a page.
    let other =
        "{ const real = fetch; window.fetch = (file) => real(String(file).replace(/[^/]*[.]ttf$/, 'index.html')); }";
    browser.call("Page.addScriptToEvaluateOnNewDocument", json!({ "source": other }));
    browser.open("?lang=ja", SIZE, 1.0);
    refused();
    wait_spoken(&browser, "en");
}

/// Once they were question marks until Japanese had been spoken.
#[test]
fn letters_that_are_pasted_or_typed_into_a_field_bring_their_fonts() {
    let browser = Browser::start();
    browser.open("?scene=rects&a=50,50,100,100&b=300,70,100,100&door=own", TALL, 1.0);
    assert_eq!(asked(&browser), [""; 0]);
    browser.click(OWN_TEST);
    browser.wait_frames(5);
    browser.key(Key("KeyA", "a", CTRL));
    let paste = "const data = new DataTransfer(); data.setData('text/plain', '判定判定判定');
        document.getElementById('glcanvas').dispatchEvent(
            new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));";
    browser.evaluate(paste);
    let fonts =
        "performance.getEntriesByType('resource').filter((each) => /jp-.*[.]ttf$/.test(each.name)).length === 2";
    browser.wait(fonts);
    browser.wait_frames(10);
    browser.move_to((20, 20));
    browser.wait_frames(5);
    let [left, top, right, bottom] = WRITTEN;
    // Six letters that are as wide as high; six question marks are half as wide.
    let wide = ink_width([left, top, right, bottom], &browser.picture());
    assert!(wide > 6 * LETTER + 15, "they are {wide} pixels wide");
    assert_eq!(asked(&browser), JAPANESE_FONTS);
    // The keyboard of a touch screen writes into a field that is not seen.
    browser.evaluate("document.getElementById('letters').value += '겹침'");
    browser.evaluate("document.getElementById('letters').dispatchEvent(new InputEvent('input'))");
    browser.wait(&fonts.replace("jp-", "kr-"));
    assert_eq!(browser.evaluate("document.documentElement.lang"), "en");
    assert_eq!(browser.errors(), [""; 0]);
}
