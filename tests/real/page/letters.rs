//! The letters of a language: they are loaded when the language is used, and only then.

use crate::page::browser::{Browser, CTRL, Key};
use crate::page::picture::Picture;
use crate::page::{SIZE, TALL};
use crate::places::MENU;
use crate::screen::Rgb;
use serde_json::{Value, json};
use std::io::Write as _;
use std::path::Path;

/// The place of each language's word in the menu.
const ENGLISH: (i32, i32) = (757, -31);
const JAPANESE: (i32, i32) = (815, -31);
const KOREAN: (i32, i32) = (871, -31);
const VERDICT: [i32; 4] = [70, -66, 500, -28];
/// The panel's foot, with the text of a refusal.
const FOOT: [i32; 4] = [640, 380, 980, 680];
/// Inside the field of a typed test, and its first line within its border; from the top left of the stage.
const OWN_TEST: (i32, i32) = (800, 22);
const WRITTEN: [i32; 4] = [660, 8, 900, 36];
/// The letters of 外れ and of 충돌 아님 have at least this many dark pixels each; a question mark has 92.
const INK: usize = 120;
/// A letter of 日本語 and 한국어 in the menu is wider than this, a question mark narrower, pixels.
const LETTER: i32 = 10;

fn count([left, top, right, bottom]: [i32; 4], picture: &Picture, is: impl Fn(Rgb) -> bool) -> usize {
    let pixels = (left..right).flat_map(|x| (top..bottom).map(move |y| (x, y)));
    pixels.filter(|&(x, y)| is(picture.pixel(x, y))).count()
}

fn ink(place: [i32; 4], picture: &Picture) -> usize {
    count(place, picture, |(red, green, blue)| u32::from(red) + u32::from(green) + u32::from(blue) < 200)
}

/// The width from the first to the last column with a dark pixel, pixels.
fn ink_width([left, top, right, bottom]: [i32; 4], picture: &Picture) -> i32 {
    let is_dark = |x: i32| ink([x, top, x + 1, bottom], picture) > 0;
    let dark = || (left..right).filter(|&x| is_dark(x));
    dark().next_back().unwrap_or(left) - dark().next().unwrap_or(left)
}

fn asked(browser: &Browser) -> Vec<String> {
    let fonts =
        "performance.getEntriesByType('resource').map((each) => each.name).filter((name) => /[.]ttf$/.test(name))";
    let names: Vec<Value> = browser.evaluate(fonts).as_array().expect("names").clone();
    let last = |name: &Value| name.as_str().and_then(|name| name.rsplit('/').next()).map(String::from);
    let mut names: Vec<String> = names.iter().filter_map(last).collect();
    names.sort();
    names
}

const JAPANESE_FONTS: [&str; 2] = ["hantei-sans-jp-semibold.ttf", "hantei-sans-jp-text.ttf"];
const BEYOND_FONTS: [&str; 2] = ["hantei-sans-beyond-semibold.ttf", "hantei-sans-beyond-text.ttf"];
const KOREAN_FONTS: [&str; 2] = ["hantei-sans-kr-semibold.ttf", "hantei-sans-kr-text.ttf"];

/// The number of dark pixels of a refusal at the foot of the panel.
fn refused(browser: &Browser) -> usize {
    count(FOOT, &browser.picture(), |(red, green, blue)| red > 140 && green < 90 && blue < 60)
}

fn choose(browser: &Browser, language: (i32, i32)) {
    browser.click(MENU);
    browser.wait_frames(5);
    browser.click(language);
    browser.move_to((20, 20));
    browser.wait_frames(5);
}

/// Waits until the page names this language, for eyes and for screen readers.
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
    let stage = browser.evaluate("document.getElementById('glcanvas').getAttribute('aria-label')");
    assert_eq!(stage, browser.evaluate(&format!("WORDS.{language}['page-stage']")), "{language}");
    browser.wait_frames(3);
    let letters = verdict.chars().filter(|letter| !letter.is_ascii()).count();
    let ink = ink(VERDICT, &browser.picture());
    assert!(ink > letters * INK, "{language}: {ink} dark pixels in '{verdict}'");
}

#[test]
fn english_asks_for_no_other_letters_and_names_the_languages_in_theirs() {
    let browser = Browser::start();
    browser.open("", SIZE, 1.0);
    wait_spoken(&browser, "en");
    browser.click(MENU);
    browser.wait_frames(5);
    let picture = browser.picture();
    for (name, place) in [("日本語", [789, -48, 841, -14]), ("한국어", [846, -48, 898, -14])] {
        // Its letters are as wide as high: three question marks in their place are half as wide.
        let wide = ink_width(place, &picture);
        assert!(wide > 3 * LETTER, "{name} is {wide} pixels wide");
    }
    assert_eq!(asked(&browser), [""; 0]);
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn the_language_of_the_address_brings_its_letters() {
    let browser = Browser::start();
    for (language, fonts) in [("ja", &JAPANESE_FONTS[..]), ("ko", &KOREAN_FONTS), ("de", &[])] {
        browser.open(&format!("?lang={language}"), SIZE, 1.0);
        wait_spoken(&browser, language);
        assert_eq!(asked(&browser), fonts);
        let all = "document.getElementById('progress').value === document.getElementById('progress').max";
        assert_eq!(browser.evaluate(all), true, "{language}: they were waited for");
    }
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn a_language_of_the_menu_is_spoken_once_its_letters_are_there() {
    let browser = Browser::start();
    browser.call("Network.enable", json!({}));
    browser.open("", SIZE, 1.0);
    let slow = |latency: u32| {
        let how = json!({ "offline": false, "latency": latency, "downloadThroughput": -1, "uploadThroughput": -1 });
        browser.call("Network.emulateNetworkConditions", how);
    };
    slow(3000);
    choose(&browser, KOREAN);
    browser.wait("document.getElementById('told').textContent.endsWith('Loading …')");
    // Meanwhile the page works on.
    wait_spoken(&browser, "en");
    browser.move_to((300, 300));
    browser.wait("document.getElementById('told').textContent.startsWith('Hit')");
    slow(0);
    wait_spoken(&browser, "ko");
    assert_eq!(asked(&browser), KOREAN_FONTS);
    // Fonts that are there are not requested again.
    choose(&browser, ENGLISH);
    wait_spoken(&browser, "en");
    choose(&browser, KOREAN);
    wait_spoken(&browser, "ko");
    assert_eq!(asked(&browser), KOREAN_FONTS);
    assert_eq!(browser.errors(), [""; 0]);
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
    browser.evaluate("document.getElementById('letters').value += '겹침'");
    browser.evaluate("document.getElementById('letters').dispatchEvent(new InputEvent('input'))");
    browser.wait(&fonts.replace("jp-", "kr-"));
    assert_eq!(browser.evaluate("document.documentElement.lang"), "en");
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn letters_that_do_not_come_are_missed_and_the_page_goes_on() {
    let browser = Browser::start();
    browser.call("Network.enable", json!({}));
    let block = |file: &str| browser.call("Network.setBlockedURLs", json!({ "urls": [format!("*{file}")] }));
    block("hantei-sans-jp-semibold.ttf");
    browser.open("?lang=ja", SIZE, 1.0);
    wait_spoken(&browser, "en");
    assert!(refused(&browser) > 500, "a sentence at the foot of the panel");
    choose(&browser, KOREAN);
    wait_spoken(&browser, "ko");
    assert_eq!(refused(&browser), 0);
    choose(&browser, JAPANESE);
    wait_spoken(&browser, "ko");
    assert!(refused(&browser) > 500, "and of the menu");
    // When chosen again, they are tried again.
    block("nothing");
    choose(&browser, JAPANESE);
    wait_spoken(&browser, "ja");
    assert_eq!(refused(&browser), 0);
}

#[test]
fn a_file_that_is_no_font_is_refused_like_one_that_does_not_come() {
    let browser = Browser::start();
    // Like servers that answer every request with a page.
    let other =
        "{ const real = fetch; window.fetch = (file) => real(String(file).replace(/[^/]*[.]ttf$/, 'index.html')); }";
    browser.call("Page.addScriptToEvaluateOnNewDocument", json!({ "source": other }));
    browser.open("?lang=ja", SIZE, 1.0);
    wait_spoken(&browser, "en");
    assert!(refused(&browser) > 500, "a sentence at the foot of the panel");
    choose(&browser, KOREAN);
    wait_spoken(&browser, "en");
    assert!(refused(&browser) > 500, "and of the menu");
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn lessons_bring_the_letters_that_they_are_written_in() {
    let browser = Browser::start();
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/page/app");
    for (title, fonts) in [
        ("重なり", &JAPANESE_FONTS[..]),
        ("겹침", &KOREAN_FONTS),
        ("Überlappung", &[]),
        ("Překrytí", &BEYOND_FONTS),
        ("Επικάλυψη", &BEYOND_FONTS),
        ("Перекрытие", &BEYOND_FONTS),
        (
            "重なり 겹침",
            &[
                "hantei-sans-jp-semibold.ttf",
                "hantei-sans-jp-text.ttf",
                "hantei-sans-kr-semibold.ttf",
                "hantei-sans-kr-text.ttf",
            ],
        ),
    ] {
        let file = tempfile::Builder::new().prefix("lessons-").suffix(".toml").tempfile_in(&page);
        let mut file = file.expect("a page (scripts/build-page makes it)");
        let step = "[[step]]\ntitle = \"1\"\ntask = \"1\"\nopen = \"rects\"\nguess = true\n";
        write!(file, "title = \"{title}\"\n{step}").expect("a file of lessons");
        let name = file.path().file_name().expect("a name").to_string_lossy().into_owned();
        browser.open(&format!("?course={name}"), SIZE, 1.0);
        assert_eq!(browser.evaluate("document.documentElement.lang"), "en");
        assert_eq!(asked(&browser), fonts, "{title}");
    }
    assert_eq!(browser.errors(), [""; 0]);
}
