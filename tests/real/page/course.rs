//! The course in the page: the browser's Back, what is remembered, and what is printed.

use super::browser::{Browser, Key};
use serde_json::json;

const SIZE: (u32, u32) = (1200, 800);
const ON: Key = Key("BracketRight", "]", 0);
const COURSE: Key = Key("F4", "F4", 0);
/// The title of the open step, beside the canvas.
const STEP: &str = "document.getElementById('spoken-step')?.textContent ?? ''";

/// Opens a step, and waits until it is shown.
fn open(browser: &Browser, query: &str) {
    browser.open(query, SIZE, 1.0);
    browser.see_from((0, 0));
    browser.wait("document.querySelector('#spoken h1') !== null");
}

/// Waits until the address names this step, and no other.
fn wait_at(browser: &Browser, step: &str) {
    browser.wait(&format!("new URLSearchParams(location.search).get('lesson') === '{step}'"));
}

/// Once Back left the course, and what had been there before hantei came.
#[test]
fn back_is_one_step_back_and_leaves_the_course_where_it_was_entered() {
    let browser = Browser::start();
    open(&browser, "?scene=rects&motion=off");
    browser.key(COURSE);
    wait_at(&browser, "bring-them-together");
    browser.wait(&format!("({STEP}) !== ''"));
    browser.key(ON);
    wait_at(&browser, "only-numbers");
    browser.wait(&format!("({STEP}).startsWith('Only')"));
    let second = browser.evaluate(STEP);
    browser.key(ON);
    wait_at(&browser, "four-ways-to-miss");
    browser.evaluate("history.back()");
    wait_at(&browser, "only-numbers");
    browser.wait(&format!("({STEP}) === {second}"));
    browser.evaluate("history.forward()");
    wait_at(&browser, "four-ways-to-miss");
    browser.wait(&format!("({STEP}) !== {second}"));
    browser.evaluate("history.go(-2)");
    wait_at(&browser, "bring-them-together");
    browser.evaluate("history.back()");
    browser.wait("location.search.includes('scene=rects') && !location.search.includes('lesson=')");
    browser.wait(&format!("({STEP}) === ''"));
    // Forward leads into the course again, also two steps at once, which pass one by.
    browser.evaluate("history.forward()");
    wait_at(&browser, "bring-them-together");
    browser.wait(&format!("({STEP}) !== ''"));
    browser.evaluate("history.forward()");
    browser.evaluate("history.forward()");
    wait_at(&browser, "four-ways-to-miss");
    browser.wait(&format!("({STEP}).startsWith('Four')"));
    browser.wait_frames(12);
    wait_at(&browser, "four-ways-to-miss");
    // A step that was opened by its address was entered from elsewhere.
    open(&browser, "?lesson=only-numbers&motion=off");
    let before = browser.evaluate("history.length");
    browser.key(ON);
    wait_at(&browser, "four-ways-to-miss");
    assert_eq!(browser.evaluate("history.length").as_u64(), before.as_u64().map(|count| count + 1));
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn what_was_answered_is_there_after_a_reload_and_in_the_article() {
    let browser = Browser::start();
    let kept = || {
        let steps = "JSON.parse(localStorage.getItem('hantei-course') ?? 'null')?.courses?.hantei?.steps";
        browser.evaluate(&format!("{steps}?.['how-many-at-once']?.answer"))
    };
    let start = "document.querySelector('.course a.button').innerText.trim()";
    browser.resize(SIZE, 1.0);
    browser.go_to(&browser.address("../"));
    assert_eq!(browser.evaluate(start), "Start the course");
    open(&browser, "?lesson=how-many-at-once&motion=off");
    browser.key(Key("Digit2", "2", 0));
    browser.key(Key("NumpadEnter", "Enter", 0));
    browser.wait("localStorage.getItem('hantei-course')?.includes('answer') === true");
    assert_eq!(kept(), "2");
    browser.key(ON);
    wait_at(&browser, "none-of-the-four");
    browser.go_to(&browser.address("../"));
    assert_eq!(browser.evaluate(start), "Continue");
    let step = browser.evaluate("new URL(document.querySelector('.course a.button').href).searchParams.get('lesson')");
    assert_eq!(step, "none-of-the-four");
    // In a newly opened page it goes on at the same place.
    open(&browser, "");
    browser.key(COURSE);
    wait_at(&browser, "none-of-the-four");
    assert_eq!(kept(), "2");
    // With ?fresh the page starts without its memory and does not change it.
    open(&browser, "?fresh");
    browser.key(COURSE);
    wait_at(&browser, "bring-them-together");
    assert_eq!(kept(), "2");
    // A frame may forbid storage.
    let forbids =
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })";
    browser.call("Page.addScriptToEvaluateOnNewDocument", json!({ "source": forbids }));
    open(&browser, "?lesson=1.1&motion=off");
    browser.key(ON);
    wait_at(&browser, "only-numbers");
    assert_eq!(browser.errors(), [""; 0]);
}

/// Once the way out of the course led into the program, from where no way led back.
#[test]
fn the_way_out_of_the_course_leads_back_to_the_article() {
    let browser = Browser::start();
    let leave = "[...document.querySelectorAll('#spoken-ways button')].at(-1).click()";
    browser.resize(SIZE, 1.0);
    browser.go_to(&browser.address("../ja/"));
    browser.evaluate("document.querySelector('.course a.button').click()");
    wait_at(&browser, "bring-them-together");
    browser.wait("document.querySelector('#spoken-ways button') !== null");
    browser.evaluate(leave);
    browser.wait("location.pathname.endsWith('/ja/') && location.hash === '#ask-when-they-miss'");
    // A reader who came from elsewhere stays in the program.
    open(&browser, "?lesson=bring-them-together");
    browser.evaluate(leave);
    browser.wait("location.pathname.endsWith('/app/') && !location.search.includes('lesson=')");
    assert_eq!(browser.errors(), [""; 0]);
}

/// The button of a chapter's summary, in a page of this size.
const PRINT: (i32, i32) = (55, 408);

#[test]
fn a_chapter_is_printed_alone_on_its_pages() {
    let browser = Browser::start();
    let pages = || {
        use base64::Engine as _;
        let printed = browser.call("Page.printToPDF", json!({}));
        let data = printed["data"].as_str().expect("a document");
        let pdf = base64::engine::general_purpose::STANDARD.decode(data).expect("base64");
        assert!(pdf.starts_with(b"%PDF-"), "a document");
        (pdf.len(), pdf.windows(11).filter(|bytes| *bytes == b"/Type /Page").count())
    };
    // Behind the last questions of the chapter, which may be passed by.
    open(&browser, "?lesson=1.8&motion=off");
    for _ in 0..12 {
        if browser.evaluate(STEP) == "Chapter 1 in short" {
            break;
        }
        browser.key(ON);
        browser.wait_frames(12);
    }
    assert_eq!(browser.evaluate(STEP), "Chapter 1 in short");
    browser.wait_frames(6);
    let (before, _) = pages();
    // The dialog would stay open, and nothing else can be printed meanwhile.
    browser.evaluate("window.print = () => { window.is_printed = true; }");
    browser.click(PRINT);
    browser.wait("window.is_printed === true");
    browser.wait("document.getElementById('paper').querySelectorAll('svg').length === 2");
    browser.call("Emulation.setEmulatedMedia", json!({ "media": "print" }));
    let seen = |what: &str| browser.evaluate(&format!("document.getElementById('paper').innerText.includes({what:?})"));
    for said in ["1 When do two rectangles miss?", "One of the four is enough."] {
        assert_eq!(seen(said), true, "{said}");
    }
    let is_seen = |id: &str| browser.evaluate(&format!("document.getElementById('{id}').checkVisibility()"));
    assert_eq!((is_seen("glcanvas"), is_seen("paper")), (json!(false), json!(true)), "the stage is not printed");
    let (length, count) = pages();
    assert!((2..=3).contains(&count), "{count} pages, and one for the list of all");
    assert!(length > before + 10_000, "{length} bytes, {before} when nothing was on the paper");
    assert_eq!(browser.errors(), [""; 0]);
}
