//! The course in the page, and a teacher's own beside it.

use crate::chapter::{DUE, Gesture, HEIGHT, NEXT, STAGE_AT, WIDTH, gestures};
use crate::page::SIZE;
use crate::page::browser::{Browser, Key};
use crate::screen::PANEL;
use base64::Engine as _;
use serde_json::json;
use std::io::Write as _;
use std::path::Path;
use tempfile::NamedTempFile;

/// Two steps, which differ in their scene.
const LESSONS: &str = r#"title = "Touching"

[[step]]
title = "Side by side"
task = "Let them touch."
open = "rects a=20,190,100,100 b=270,190,100,100"
goal = "contact == touching"

[[step]]
title = "A corner"
task = "Is it inside?"
open = "quad preset=wpf-figure"
goal = "!inside"
"#;

fn beside_the_page(text: &str) -> NamedTempFile {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/page/app");
    let file = tempfile::Builder::new().prefix("lessons-").suffix(".toml").tempfile_in(page);
    let mut file = file.expect("a page (scripts/build-page makes it)");
    file.write_all(text.as_bytes()).expect("a file of lessons");
    file
}

fn name(file: &NamedTempFile) -> String {
    file.path().file_name().expect("a name").to_string_lossy().into()
}

/// The key of a digit in the chapter's answer.
fn digit(sign: char) -> Key {
    match sign {
        '2' => Key("Digit2", "2", 0),
        '3' => Key("Digit3", "3", 0),
        other => panic!("the chapter asks for {other}"),
    }
}

#[test]
fn the_first_chapter_is_played_with_mouse_and_keys() {
    let browser = Browser::start();
    browser.open("?lesson=1.1", (WIDTH, HEIGHT), 1.0);
    browser.see_from((STAGE_AT.0.into(), STAGE_AT.1.into()));
    let next = (NEXT.0.into(), NEXT.1.into());
    for (step, gestures) in gestures().into_iter().enumerate() {
        // The button for the next step is quiet until the step is done.
        browser.wait_frames(6);
        browser.wait_pixel(next, |colour| colour != DUE);
        let mut is_down = false;
        for gesture in gestures {
            match gesture {
                Gesture::Move(at) if is_down => browser.drag_to(at),
                Gesture::Move(at) => browser.move_to(at),
                Gesture::Press(at) => browser.press(at),
                Gesture::Release(at) => browser.release(at),
                Gesture::Rest => std::thread::sleep(std::time::Duration::from_millis(600)),
                Gesture::Guess(false) => browser.key(Key("KeyM", "m", 0)),
                Gesture::Guess(true) => browser.key(Key("KeyH", "h", 0)),
                Gesture::Type(sign) => browser.key(digit(sign)),
                Gesture::Enter => browser.key(Key("Enter", "Enter", 0)),
            }
            is_down = matches!(gesture, Gesture::Press(_)) || is_down && matches!(gesture, Gesture::Move(_));
            browser.wait_frames(3);
        }
        browser.wait_pixel(next, |colour| colour == DUE);
        // By its button and by its key.
        if step % 2 == 0 {
            browser.click((NEXT.0.into(), NEXT.1.into()));
            browser.move_to((30, 30));
        } else {
            browser.key(Key("BracketRight", "]", 0));
        }
    }
    prints_its_recap(&browser);
    assert_eq!(browser.errors(), [""; 0]);
}

/// The second answer of a guess, beside the first one; a finger moves down there to it.
const NO: i32 = 240 - STAGE_AT.0 as i32;

#[test]
fn a_step_is_done_and_a_guess_is_answered_by_touch() {
    let browser = Browser::start();
    browser.call("Emulation.setTouchEmulationEnabled", json!({ "enabled": true, "maxTouchPoints": 5 }));
    browser.open("?lesson=1.1", (WIDTH, HEIGHT), 1.0);
    browser.see_from((STAGE_AT.0.into(), STAGE_AT.1.into()));
    let next = (NEXT.0.into(), NEXT.1.into());
    for gestures in gestures().into_iter().take(2) {
        browser.wait_frames(6);
        browser.wait_pixel(next, |colour| colour != DUE);
        for gesture in gestures {
            match gesture {
                // A moves as the finger does, from the empty stage: to the right and down, onto B.
                Gesture::Move(_) => {
                    browser.touch("touchStart", &[(1, 100, 480)]);
                    for by in [60, 120, 180] {
                        browser.touch("touchMove", &[(1, 100 + by, 480 + by / 3)]);
                    }
                    browser.touch("touchEnd", &[]);
                }
                Gesture::Guess(false) => (10..560).step_by(30).for_each(|y| browser.tap(NO, y)),
                Gesture::Rest => {}
                other => panic!("it needs {other:?}"),
            }
        }
        browser.wait_pixel(next, |colour| colour == DUE);
        browser.tap(next.0, next.1);
    }
    browser.wait("location.search.includes('lesson=four-ways-to-miss')");
    assert_eq!(browser.errors(), [""; 0]);
}

/// Once Back left the course, and what had been there before hantei came.
#[test]
fn back_is_one_step_back_and_leaves_the_course_where_it_was_entered() {
    let browser = Browser::start();
    browser.open("?scene=rects&motion=off&trace", (WIDTH, HEIGHT), 1.0);
    browser.next();
    let at = |step: &str| browser.wait(&format!("location.search.includes('lesson={step}')"));
    let on = || browser.key(Key("BracketRight", "]", 0));
    browser.key(Key("F4", "F4", 0));
    at("bring-them-together");
    browser.wait_frames(6);
    let told = "document.getElementById('spoken-step')?.textContent ?? ''";
    on();
    at("only-numbers");
    browser.wait_frames(20);
    let second = browser.evaluate(told);
    on();
    at("four-ways-to-miss");
    browser.evaluate("history.back()");
    at("only-numbers");
    browser.wait(&format!("({told}) === {second}"));
    browser.evaluate("history.forward()");
    at("four-ways-to-miss");
    browser.wait(&format!("({told}) !== {second}"));
    browser.evaluate("history.go(-2)");
    at("bring-them-together");
    browser.evaluate("history.back()");
    browser.wait("location.search.includes('scene=rects') && !location.search.includes('lesson=')");
    browser.wait(&format!("({told}) === ''"));
    // Forward leads into the course again, also two steps at once, which pass one by.
    browser.evaluate("history.forward()");
    at("bring-them-together");
    browser.wait(&format!("({told}) !== ''"));
    browser.evaluate("history.forward()");
    browser.evaluate("history.forward()");
    at("four-ways-to-miss");
    browser.wait_frames(30);
    at("four-ways-to-miss");
    browser.wait(&format!("({told}).startsWith('Four')"));
    // A step that was opened by its address was entered from elsewhere.
    browser.open("?lesson=only-numbers&motion=off", (WIDTH, HEIGHT), 1.0);
    browser.wait(&format!("({told}) !== ''"));
    browser.wait_frames(6);
    let before = browser.evaluate("history.length");
    on();
    at("four-ways-to-miss");
    assert_eq!(browser.evaluate("history.length").as_u64(), before.as_u64().map(|count| count + 1));
    assert_eq!(browser.errors(), [""; 0]);
}

/// The number keys of iOS have no minus: they are asked for only where no answer is below 0.
#[test]
fn a_number_is_asked_for_with_number_keys() {
    let browser = Browser::start();
    browser.call("Emulation.setTouchEmulationEnabled", json!({ "enabled": true, "maxTouchPoints": 5 }));
    for (platform, lesson, keys) in [
        ("Linux armv8l", "how-many-at-once", "decimal"),
        ("Linux armv8l", "by-hand", "decimal"),
        ("iPhone", "how-many-at-once", "decimal"),
        ("iPhone", "by-hand", "text"),
    ] {
        let agent = browser.evaluate("navigator.userAgent");
        browser.call("Emulation.setUserAgentOverride", json!({ "userAgent": agent, "platform": platform }));
        browser.open(&format!("?lesson={lesson}&motion=off"), (WIDTH, HEIGHT), 1.0);
        browser.see_from((0, 0));
        browser.wait_frames(20);
        let mode =
            || browser.evaluate("document.activeElement.id === 'letters' ? document.activeElement.inputMode : ''");
        let found = (200..640).step_by(16).find(|&y| {
            browser.tap(70, y);
            browser.wait_frames(6);
            mode() != ""
        });
        assert_eq!((found.is_some(), mode()), (true, json!(keys)), "{platform}, {lesson}");
    }
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn a_tap_on_the_picture_of_a_turned_phone_stays_in_the_course() {
    let browser = Browser::start();
    browser.call("Emulation.setTouchEmulationEnabled", json!({ "enabled": true, "maxTouchPoints": 5 }));
    browser.open("?lesson=6.5", (844, 390), 1.0);
    browser.see_from((0, 0));
    for place in [(500, 210), (560, 240)] {
        browser.tap(place.0, place.1);
        browser.wait_frames(12);
    }
    assert!(browser.evaluate("location.search.includes('lesson=')").as_bool() == Some(true), "the bar was pressed");
    assert_eq!(browser.errors(), [""; 0]);
}

const PRINT: (i32, i32) = (55 - STAGE_AT.0 as i32, 408 - STAGE_AT.1 as i32);

/// The button prints one page with the chapter's summary, its figures and the results.
fn prints_its_recap(browser: &Browser) {
    let pages = || {
        let printed = browser.call("Page.printToPDF", json!({}));
        let data = printed["data"].as_str().expect("a document");
        let pdf = base64::engine::general_purpose::STANDARD.decode(data).expect("base64");
        assert!(pdf.starts_with(b"%PDF-"), "a document");
        (pdf.len(), pdf.windows(11).filter(|bytes| *bytes == b"/Type /Page").count())
    };
    let (before, _) = pages();
    browser.wait_frames(6);
    // The dialog would stay open, and nothing else can be printed meanwhile.
    browser.evaluate("window.print = () => { window.is_printed = true; }");
    browser.click(PRINT);
    browser.wait("window.is_printed === true");
    browser.wait("document.getElementById('paper').querySelectorAll('svg').length === 2");
    browser.call("Emulation.setEmulatedMedia", json!({ "media": "print" }));
    let seen = |what: &str| browser.evaluate(&format!("document.getElementById('paper').innerText.includes({what:?})"));
    for said in [
        "1 When do two rectangles miss?",
        "One of the four is enough.",
        "8 of 8 steps, ",
        "1.4 How many at once?, right: 2",
    ] {
        assert_eq!(seen(said), true, "{said}");
    }
    assert_eq!(
        browser.evaluate("document.getElementById('glcanvas').checkVisibility()"),
        false,
        "the stage is not printed"
    );
    let (length, count) = pages();
    browser.call("Emulation.setEmulatedMedia", json!({ "media": "" }));
    // Two with the sentences and the answers, and one for the list of all pages.
    assert_eq!(count, 3, "two pages");
    assert!(length > before + 10_000, "{length} bytes, {before} when nothing was on the paper");
}

/// Below the text of the first steps: left, top, right, bottom, in pixels of the page.
const BELOW_TEXT: [i32; 4] = [24, 330, 316, 690];

fn written(browser: &Browser, [left, top, right, bottom]: [i32; 4]) -> usize {
    let picture = browser.picture();
    let pixels = (left..right).flat_map(|x| (top..bottom).map(move |y| (x, y)));
    pixels.filter(|&(x, y)| picture.pixel(x, y) != PANEL).count()
}

fn kept(browser: &Browser, id: &str) -> serde_json::Value {
    let step = format!("JSON.parse(localStorage.getItem('hantei-course')).courses.hantei.steps['{id}'].answer");
    browser.evaluate(&step)
}

#[test]
fn what_was_answered_is_there_after_a_reload() {
    let browser = Browser::start();
    browser.open("?lesson=how-many-at-once", (WIDTH, HEIGHT), 1.0);
    browser.see_from((0, 0));
    let next = (i32::from(NEXT.0 + STAGE_AT.0), i32::from(NEXT.1 + STAGE_AT.1));
    browser.move_to((500, 400));
    browser.wait_frames(6);
    browser.key(digit('2'));
    browser.key(Key("NumpadEnter", "Enter", 0));
    browser.wait_pixel(next, |colour| colour == DUE);
    assert_eq!(kept(&browser, "how-many-at-once"), "2");
    browser.key(Key("BracketRight", "]", 0));
    browser.wait("location.search.includes('lesson=none-of-the-four')");
    // In a newly opened page, F4 continues at the same place.
    browser.open("", (WIDTH, HEIGHT), 1.0);
    browser.key(Key("F4", "F4", 0));
    browser.wait("location.search.includes('lesson=none-of-the-four')");
    assert_eq!(kept(&browser, "how-many-at-once"), "2");
    // With ?fresh the page starts without its memory and does not change it.
    browser.open("?fresh", (WIDTH, HEIGHT), 1.0);
    browser.key(Key("F4", "F4", 0));
    browser.wait("location.search.includes('lesson=bring-them-together')");
    assert_eq!(kept(&browser, "how-many-at-once"), "2");
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn a_frame_without_storage_runs_and_says_so_once() {
    let browser = Browser::start();
    let seen = |lesson: &str| {
        browser.open(&format!("?motion=off&lesson={lesson}"), (WIDTH, HEIGHT), 1.0);
        browser.see_from((0, 0));
        browser.move_to((30, 30));
        browser.wait_frames(20);
        written(&browser, BELOW_TEXT)
    };
    let said = seen("1.5");
    assert_eq!(seen("1.1"), 0, "with storage there is nothing to say");
    let forbids =
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })";
    browser.call("Page.addScriptToEvaluateOnNewDocument", serde_json::json!({ "source": forbids }));
    assert!(seen("1.1") > 500, "it is said");
    for _ in 0..4 {
        browser.key(Key("BracketRight", "]", 0));
        browser.wait_frames(20);
    }
    browser.wait("location.search.includes('lesson=none-of-the-four')");
    assert_eq!(written(&browser, BELOW_TEXT), said, "and not again");
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn a_teachers_file_opens_beside_the_page() {
    let browser = Browser::start();
    let file = beside_the_page(LESSONS);
    let line = browser.open_traced(&format!("?course={}", name(&file)));
    assert_eq!((&line["scene"], &line["contact"]), (&"rects".into(), &"apart".into()), "the first step: {line}");
    browser.key(Key("BracketRight", "]", 0));
    assert_eq!(browser.next()["scene"], "quad", "the second");
    let line = browser.open_traced(&format!("?course={}&lesson=1.2", name(&file)));
    assert_eq!((&line["scene"], &line["inside"]), (&"quad".into(), &true.into()), "{line}");
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn a_file_of_lessons_that_cannot_be_used_is_refused_with_line_and_reason() {
    let browser = Browser::start();
    for (from, to, line, why) in [
        ("contact ==", "kontact ==", 7, "'kontact'"),
        ("quad preset=wpf-figure", "quad preset=nowhere", 12, "preset=nowhere"),
        ("task = \"Is it inside?\"\n", "", 9, "task"),
        ("title = \"Touching\"", "title = Touching", 1, ""),
    ] {
        let file = beside_the_page(&LESSONS.replacen(from, to, 1));
        browser.open(&format!("?course={}", name(&file)), SIZE, 1.0);
        let message = browser.message();
        let place = format!("{}, line {line}: ", name(&file));
        assert!(message.contains(&place) && message.contains(why), "{to}: {message}");
    }
    let file = beside_the_page(LESSONS);
    browser.open(&format!("?course={}&lesson=1.3", name(&file)), SIZE, 1.0);
    assert!(browser.message().contains("1.2"), "the last step is named: {}", browser.message());
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn a_file_of_lessons_that_is_missing_or_elsewhere_is_said() {
    let browser = Browser::start();
    for (file, why) in [
        ("nowhere.toml", "404"),
        ("https://example.invalid/a.toml", "it is on another server: https://example.invalid"),
        ("data:text/plain,a", "it is on another server: data:"),
    ] {
        browser.open(&format!("?course={file}"), SIZE, 1.0);
        let message = browser.message();
        assert!(message.starts_with("The course cannot be read:") && message.contains(why), "{file}: {message}");
        assert_eq!(browser.evaluate("document.querySelector('#way-out').checkVisibility()"), true);
    }
}

#[test]
fn a_server_that_sends_on_to_another_one_is_refused() {
    let browser = Browser::start();
    let file = beside_the_page(LESSONS);
    let moved = "{ const real = fetch; window.fetch = async (file) => Object.defineProperty(await real(file), 'url',
        { value: String(file).endsWith('.toml') ? 'https://example.invalid/a.toml' : String(file) }); }";
    browser.call("Page.addScriptToEvaluateOnNewDocument", json!({ "source": moved }));
    browser.open(&format!("?course={}", name(&file)), SIZE, 1.0);
    let message = browser.message();
    assert!(message.contains("it is on another server: https://example.invalid"), "{message}");
}

#[test]
fn what_cannot_stand_beside_a_course_is_refused() {
    let browser = Browser::start();
    let file = beside_the_page(LESSONS);
    let latin = beside_the_page("");
    std::fs::write(latin.path(), b"title = \"Ber\xfchren\"\n").expect("a file");
    let (one, other) = (name(&file), name(&latin));
    for (query, said) in [
        (format!("?course={one}&scene=quad"), "'quad': a course sets its pictures itself"),
        (format!("?course={one}&course={one}"), "course is given twice"),
        (format!("?course={other}"), "it is not text in UTF-8"),
        ("?course=".into(), "allowed: a file beside the page"),
    ] {
        browser.open(&query, SIZE, 1.0);
        assert!(browser.message().contains(said), "{query}: {}", browser.message());
    }
    assert_eq!(browser.errors(), [""; 0]);
}

/// Other tests check which letters a font adds; this one checks which files are accepted.
#[test]
fn a_font_beside_the_page_is_taken_and_what_is_none_is_refused() {
    let browser = Browser::start();
    let lessons = beside_the_page(&LESSONS.replacen("Touching", "薔薇", 1));
    let mut font = beside_the_page("");
    font.write_all(include_bytes!("../../../assets/fonts/hantei-mono-text.ttf")).expect("a font");
    let line = browser.open_traced(&format!("?course={}&font={}", name(&lessons), name(&font)));
    assert_eq!(line["scene"], "rects", "{line}");
    for (file, why) in [(name(&lessons), "is not a font"), ("nowhere.ttf".into(), "404")] {
        browser.open(&format!("?course={}&font={file}", name(&lessons)), SIZE, 1.0);
        let message = browser.message();
        assert!(message.contains("font") && message.contains(why), "{file}: {message}");
    }
}
