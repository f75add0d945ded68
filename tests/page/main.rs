//! The page in real headless Chromium, driven by its pointer, touch and key events, and judged by the pixels of the
//! screen, by the trace on the console, and by what the desktop program says to the same events.
//!
//! The page is laid out in 1040×680, as the window is in its tests: what is where in the panel is the same.

mod browser;
#[path = "../window/places.rs"]
mod places;
#[path = "../window/screen.rs"]
#[expect(dead_code, reason = "the tests of the window do more with it")]
mod screen;
#[path = "../window/translucent.rs"]
mod translucent;

use browser::{Browser, CTRL, Key, Picture, SHIFT, decode};
use places::{FIELD_A_X, FIRST_METHOD, MENU, NEXT_METHOD, TAB_QUAD};
use screen::{BLUE, RED, Rgb, Screen, WHITE, program};
use serde_json::json;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};
use translucent::{TRANSLUCENT, is_over_white};

const SIZE: (u32, u32) = (1040, 680);
const COPY: Key = Key("KeyC", "c", CTRL);

/// The four corners of the WPF source's figure.
const CORNERS: [(i32, i32); 4] = [(162, 212), (210, 112), (386, 152), (355, 244)];
/// Two lines of the menu in `quad`.
const FULL_SCREEN: (i32, i32) = (800, 180);
const CLEAR: (i32, i32) = (800, 334);

/// What the desktop and the page are put through alike.
#[derive(Clone, Copy)]
enum Step {
    Move(i32, i32),
    Click(i32, i32),
    Drag((i32, i32), (i32, i32)),
    Press(screen::Key, Key),
}

fn same_trace(words: &str, steps: &[Step]) {
    let screen = Screen::start();
    let program = screen.open(&format!("{words} --window-size 1040x680"));
    let browser = Browser::start();
    let mut settings = words.split_whitespace();
    let scene = settings.next().expect("a scene");
    let query: Vec<&str> = std::iter::once("").chain(settings).collect();
    let first = browser.open_traced(&format!("?scene={scene}{}", query.join("&")));
    assert_eq!(first["scene"], scene, "{words}");
    let mut answers = 0;
    for step in steps {
        match *step {
            Step::Move(x, y) => {
                screen.move_to((x, y));
                browser.move_to((x, y));
            }
            Step::Click(x, y) => {
                screen.click((x, y));
                browser.click((x, y));
            }
            Step::Drag(from, to) => {
                screen.drag(from, to);
                browser.drag(from, to);
            }
            Step::Press(key, same) => {
                screen.keys(&[key]);
                browser.key(same);
            }
        }
        // Both answer in their own time; what they say is the same, line by line.
        while let Some(line) = program.soon() {
            assert_eq!(browser.next(), line, "{words}");
            answers += 1;
        }
    }
    assert!(answers >= steps.len() / 2, "{words}: {answers} answers to {} steps", steps.len());
    assert!(browser.is_silent(), "{words}: the page says more");
    assert_eq!(browser.errors(), [""; 0], "{words}");
}

#[test]
fn rects_says_what_the_desktop_says() {
    use Step::{Click, Drag, Move, Press};
    let right = Press(screen::Key::Right, Key("ArrowRight", "ArrowRight", 0));
    let method = |row: i32| Click(FIRST_METHOD.0, FIRST_METHOD.1 + row * NEXT_METHOD);
    let steps = [
        Move(164, 290),
        Move(165, 290),
        Move(364, 290),
        Move(363, 290),
        Move(264, 190),
        Move(264, 191),
        Move(264, 390),
        method(5),
        method(4),
        method(0),
        Move(264, 389),
        Move(500, 20),
    ];
    same_trace("rects", &steps);
    let steps = [Drag((100, 100), (250, 100)), right, right, method(5), Drag((291, 100), (351, 120)), right];
    same_trace("rects a=50,50,100,100 b=300,70,100,100", &steps);
}

#[test]
fn quad_says_what_the_desktop_says() {
    use Step::{Click, Drag, Press};
    let mut steps: Vec<Step> = CORNERS.iter().map(|&(x, y)| Click(x, y)).collect();
    steps.extend([Click(251, 179), Click(20, 20), Click(210, 112), Click(300, 190)]);
    steps.extend([Drag(CORNERS[0], (320, 200)), Click(250, 150), Click(330, 160)]);
    steps.extend([
        Press(screen::Key::Left, Key("ArrowLeft", "ArrowLeft", 0)),
        Press(screen::Key::Escape, Key("Escape", "Escape", 0)),
    ]);
    same_trace("quad", &steps);
}

#[test]
fn melons_says_what_the_desktop_says() {
    let on = Step::Press(screen::Key::Period, Key("Period", ".", 0));
    let right = Step::Press(screen::Key::Right, Key("ArrowRight", "ArrowRight", 0));
    same_trace("melons speed=145 frame=2", &[Step::Move(300, 300), on, on, right, on, on, on]);
}

#[test]
fn every_scene_opens_by_its_address_and_is_drawn() {
    let browser = Browser::start();
    for (query, scene) in
        [("", "rects"), ("?scene=quad", "quad"), ("?scene=melons", "melons"), ("?scene=crowd", "crowd")]
    {
        assert_eq!(browser.open_traced(query)["scene"], scene);
        let picture = browser.picture();
        let ink = (640..1030).flat_map(|x| (45..680).map(move |y| (x, y))).filter(|&(x, y)| {
            let (red, green, blue) = picture.pixel(x, y);
            u32::from(red) + u32::from(green) + u32::from(blue) < 200
        });
        assert!(ink.count() > 1500, "{scene}: words in the panel");
    }
    let line = browser.open_traced("?scene=rects&a=171,190,100,100&method=two-corners&border=misses&follow=off");
    assert_eq!(
        (&line["a"], &line["method"], &line["border"]),
        (&json!([171, 190, 271, 290]), &json!("two-corners"), &json!("misses"))
    );
    let line = browser.open_traced("?scene=quad&utm_source=mail&fbclid=IwAR0");
    assert_eq!(line["scene"], "quad", "what mail and networks add to a link is passed over");
    assert_eq!(browser.evaluate("document.title"), "hantei: 2D hit detection that shows its work");
    assert_eq!(browser.errors(), [""; 0]);
}

/// Blue stands in the middle of the stage; these are its edges.
fn assert_blue(picture: &Picture, (left, top): (usize, usize), size: usize) {
    let (right, bottom) = (left + size, top + size);
    for (x, y, colour) in [
        (left, top, BLUE),
        (right - 1, bottom - 1, BLUE),
        (left - 1, top, WHITE),
        (left, top - 1, WHITE),
        (right, bottom - 1, WHITE),
        (right - 1, bottom, WHITE),
    ] {
        assert_eq!(picture.pixel(x, y), colour, "at {x},{y}");
    }
}

#[test]
fn pixels_follow_the_size_and_the_pixel_ratio() {
    let browser = Browser::start();
    browser.open("", SIZE, 1.0);
    assert_blue(&browser.wait_pixel((264, 290), |colour| colour == BLUE), (264, 290), 100);
    browser.resize((1412, 900), 1.0);
    assert_blue(&browser.wait_pixel((450, 400), |colour| colour == BLUE), (450, 400), 100);
    browser.resize(SIZE, 2.0);
    assert_blue(&browser.wait_pixel((528, 580), |colour| colour == BLUE), (528, 580), 200);
    browser.move_to((165, 290));
    let picture = browser.wait_pixel((527, 600), |colour| colour == RED);
    assert_eq!((picture.width, picture.height), (2080, 1360));
    assert_ne!(picture.pixel(528, 600), BLUE, "they overlap by one");
    assert_eq!(picture.pixel(530, 600), BLUE);
    browser.resize(SIZE, 1.5);
    browser.move_to((20, 20));
    assert_blue(&browser.wait_pixel((396, 435), |colour| colour == BLUE), (396, 435), 150);
    // Opened at another ratio from the start.
    browser.open("", SIZE, 2.0);
    assert_blue(&browser.wait_pixel((528, 580), |colour| colour == BLUE), (528, 580), 200);
    // A telephone: the panel is below, and the stage is what is left.
    browser.open("", (390, 844), 2.0);
    assert_blue(&browser.wait_pixel((290, 280), |colour| colour == BLUE), (290, 280), 200);
    assert_ne!(browser.picture().pixel(100, 1600), WHITE, "the panel");
    assert_eq!(browser.errors(), [""; 0]);
}

/// It once did: the picture had holes where something translucent was drawn.
#[test]
fn the_page_does_not_shine_through_the_picture() {
    let browser = Browser::start();
    for (words, places) in TRANSLUCENT {
        browser.open(&format!("?scene={}", words.replace(' ', "&")), SIZE, 1.0);
        for &((x, y), role, times) in places {
            let (x, y) = (usize::from(x.unsigned_abs()), usize::from(y.unsigned_abs()));
            browser.wait_pixel((x, y), |colour| is_over_white(colour, role, times));
        }
    }
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn a_drag_goes_on_outside_the_page() {
    let browser = Browser::start();
    browser.open_traced("?scene=rects&a=50,50,100,100&b=300,50,100,100");
    browser.move_to((100, 100));
    browser.press((100, 100));
    browser.drag_to((350, -40));
    browser.drag_to((350, 100));
    assert_eq!(browser.next()["a"], json!([300, 50, 400, 150]));
    browser.drag_to((-200, 100));
    assert_eq!(browser.next()["contact"], "apart");
    browser.release((-200, 100));
    browser.move_to((350, 100));
    assert!(browser.is_silent(), "let go outside, it stays there");
}

#[test]
fn fingers() {
    let browser = Browser::start();
    browser.call("Emulation.setTouchEmulationEnabled", json!({ "enabled": true, "maxTouchPoints": 5 }));
    assert_eq!(browser.open_traced("?scene=quad")["contact"], json!(null));
    for (x, y) in CORNERS.into_iter().chain([(251, 179)]) {
        browser.tap(x, y);
    }
    let line = browser.next();
    assert_eq!((&line["contact"], &line["inside"]), (&json!("inside"), &json!(true)), "five taps: {line}");
    // One finger drags: D goes over the probe.
    browser.touch("touchStart", &[(1, 355, 244)]);
    for (x, y) in [(340, 230), (300, 200), (240, 160)] {
        browser.touch("touchMove", &[(1, x, y)]);
    }
    browser.touch("touchEnd", &[]);
    let line = browser.next();
    assert_eq!((&line["quad"][3], &line["inside"]), (&json!([240, 160]), &json!(false)), "{line}");
    assert!(browser.is_silent());
    // A tap in the panel presses what is there.
    browser.tap(FIRST_METHOD.0, FIRST_METHOD.1 + 24);
    assert_eq!(browser.next()["method"], "right-of-all");
    // Two fingers zoom, and press nothing: what was under each of them still is.
    browser.touch("touchStart", &[(1, 200, 200)]);
    browser.touch("touchStart", &[(1, 200, 200), (2, 300, 200)]);
    browser.touch("touchMove", &[(1, 200, 200), (2, 400, 200)]);
    browser.touch("touchEnd", &[]);
    assert!(browser.is_silent(), "nothing is placed");
    browser.key(COPY);
    browser.wait("location.search.includes('zoom=2')");
    let address = browser.evaluate("location.search").to_string();
    assert!(address.contains("&pan=100,100"), "200,200 stays where it is: {address}");
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn a_finger_scrolls_the_panel() {
    let browser = Browser::start();
    browser.call("Emulation.setTouchEmulationEnabled", json!({ "enabled": true, "maxTouchPoints": 5 }));
    browser.open("?scene=rects&trace", (390, 844), 1.0);
    assert_eq!(browser.next()["method"], "four-flags");
    let before = browser.picture();
    browser.touch("touchStart", &[(1, 200, 700)]);
    for y in (500..700).rev().step_by(20) {
        browser.touch("touchMove", &[(1, 200, y)]);
    }
    browser.touch("touchEnd", &[]);
    assert!(browser.is_silent(), "no row is chosen on the way");
    let moved = |after: &Picture| {
        let rows = (20..370).flat_map(|x| (560..800).map(move |y| (x, y)));
        rows.filter(|&(x, y)| before.pixel(x, y) != after.pixel(x, y)).count()
    };
    let start = Instant::now();
    let mut after = browser.picture();
    while moved(&after) < 1000 {
        assert!(start.elapsed() < Duration::from_secs(20), "the rows stay where they are: {}", moved(&after));
        after = browser.picture();
    }
    assert_eq!(after.pixel(30, 395), before.pixel(30, 395), "the tabs have not");
}

#[test]
fn fingers_find_the_way_back_to_the_panel() {
    let browser = Browser::start();
    browser.call("Emulation.setTouchEmulationEnabled", json!({ "enabled": true, "maxTouchPoints": 5 }));
    browser.open("?scene=quad&trace", (390, 844), 1.0);
    browser.next();
    let panel = |colour: Rgb| colour != WHITE;
    browser.wait_pixel((8, 600), panel);
    let choose = |(menu, hide): ((i32, i32), (i32, i32))| {
        for (x, y) in [menu, hide] {
            browser.tap(x, y);
            browser.wait_frames(6);
        }
    };
    choose(((357, 405), (100, 580)));
    browser.wait_pixel((8, 600), |colour| colour == WHITE);
    // The button that is left is no part of the stage.
    choose(((345, 25), (100, 204)));
    browser.wait_pixel((8, 600), panel);
    browser.wait("document.getElementById('told').textContent.includes('0 of 4 corners placed')");
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn the_menu_does_what_keys_do() {
    let browser = Browser::start();
    browser.open_traced("?scene=quad&a=162,212&b=210,112&c=386,152&d=355,244&p=251,179");
    let choose = |entry| {
        browser.click(MENU);
        // As a hand does: once it can be seen.
        browser.wait_frames(5);
        browser.click(entry);
        browser.wait_frames(5);
    };
    choose(CLEAR);
    let line = browser.next();
    assert_eq!((&line["contact"], &line["probe"]), (&json!(null), &json!(null)), "cleared: {line}");
    // It stays open for more of the kind, and a click elsewhere closes it and does nothing else.
    browser.click((300, 300));
    let told = "document.getElementById('told').textContent === 'Click to place A. P is not placed yet. 0 of 4 corners placed'";
    browser.wait(told);
    choose(FULL_SCREEN);
    browser.wait("document.fullscreenElement !== null");
    choose(FULL_SCREEN);
    browser.wait("document.fullscreenElement === null");
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn what_the_address_asks_for_and_cannot_be_had_is_said() {
    let browser = Browser::start();
    for (query, said) in [
        ("?scene=rects&a=1,2,3", "a=1,2,3: 3 given; allowed: 4 numbers x,y,w,h"),
        ("?scene=cube", "unknown scene 'cube'; allowed: rects, quad, melons, crowd"),
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
    // The command line says the same.
    browser.open("?scene=rects&a=1,2,3", SIZE, 1.0);
    let output = program().args(["rects", "a=1,2,3"]).output().expect("hantei");
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(said.trim().trim_start_matches("hantei: "), browser.message());
}

#[test]
fn an_idle_page_asks_for_no_frames() {
    let browser = Browser::start();
    let count = "window.frames_asked = 0; const asked = window.requestAnimationFrame;
        window.requestAnimationFrame = (f) => { window.frames_asked += 1; return asked.call(window, f); };";
    browser.call("Page.addScriptToEvaluateOnNewDocument", json!({ "source": count }));
    let frames = || browser.evaluate("window.frames_asked").as_u64().expect("a count");
    // How many frames are asked for in a second, once the page has come to rest.
    let idle = || {
        let start = Instant::now();
        loop {
            let before = frames();
            std::thread::sleep(Duration::from_secs(1));
            let now = frames();
            if now == before || start.elapsed() > Duration::from_secs(20) {
                return now - before;
            }
        }
    };
    for query in ["", "?scene=quad", "?scene=melons&frame=3", "?scene=crowd&n=100&frame=0"] {
        browser.open(query, SIZE, 1.0);
        assert_eq!(idle(), 0, "{query}");
        assert!(frames() > 1, "{query}: it has drawn");
    }
    browser.open("", SIZE, 1.0);
    browser.click(FIELD_A_X);
    assert_eq!(idle(), 0, "a field with the cursor in it");
    let before = frames();
    browser.move_to((300, 300));
    browser.wait(&format!("window.frames_asked > {before}"));
    assert_eq!(idle(), 0, "after it has followed the pointer");
    browser.press((300, 300));
    assert_eq!(idle(), 0, "with the button down");
    browser.release((300, 300));
    browser.open("?scene=rects&a=1", SIZE, 1.0);
    assert_eq!(frames(), 0, "a page that says why it shows nothing");
    browser.open("?scene=melons", SIZE, 1.0);
    let before = frames();
    std::thread::sleep(Duration::from_secs(1));
    assert!(frames() > before + 5, "what moves is drawn");
}

#[test]
fn copy_gives_a_link_that_opens_the_same() {
    let browser = Browser::start();
    let clipboard = json!({ "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"] });
    browser.call("Browser.grantPermissions", clipboard);
    browser.open_traced("?scene=quad");
    for (x, y) in CORNERS.into_iter().chain([(251, 179)]) {
        browser.click((x, y));
    }
    let line = browser.next();
    browser.key(COPY);
    let link = browser.address("?scene=quad&a=162,212&b=210,112&c=386,152&d=355,244&p=251,179");
    browser.wait(&format!("navigator.clipboard.readText().then((text) => text === '{link}')"));
    assert_eq!(browser.evaluate("location.href"), link, "in the address bar too");
    // A Rust test is no address.
    browser.key(Key("KeyC", "C", CTRL + SHIFT));
    browser.wait("navigator.clipboard.readText().then((text) => text.includes('#[test]'))");
    assert_eq!(browser.evaluate("location.href"), link);
    browser.go_to(&format!("{link}&trace"));
    assert_eq!(browser.next(), line);
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn copies_without_the_clipboard_of_secure_pages() {
    let browser = Browser::start();
    let without = json!({ "source": "Object.defineProperty(navigator, 'clipboard', { value: undefined });" });
    browser.call("Page.addScriptToEvaluateOnNewDocument", without);
    browser.open_traced("?scene=rects&a=1,2,3,4");
    let copied = "document.addEventListener('copy', () => { window.copied = document.getSelection().toString() || document.activeElement.value; })";
    browser.evaluate(copied);
    browser.click((300, 20));
    browser.key(COPY);
    browser.wait("(window.copied ?? '').includes('?scene=rects&a=1,2,3,4')");
    // The keyboard is the stage's again.
    browser.wait("document.activeElement === document.getElementById('glcanvas')");
}

#[test]
fn keys_mean_what_they_write() {
    let browser = Browser::start();
    browser.open_traced("?scene=rects&a=50,50,100,100&b=300,70,100,100");
    browser.drag((100, 100), (260, 100));
    assert_eq!(browser.next()["contact"], "overlapping");
    // Z where an American keyboard has Y; Ctrl was let go elsewhere meanwhile.
    browser.key(Key("KeyY", "z", CTRL));
    assert_eq!(browser.next()["a"], json!([50, 50, 150, 150]), "undone");
    browser.key(Key("KeyZ", "y", CTRL));
    assert_eq!(browser.next()["a"], json!([210, 50, 310, 150]), "done again");
    // A Korean keyboard writes no letter of ours: its place counts.
    browser.key(Key("KeyZ", "ㅋ", CTRL));
    assert_eq!(browser.next()["a"], json!([50, 50, 150, 150]), "undone");
    // Numbers can be typed, and a letter that is typed is no command.
    browser.click(FIELD_A_X);
    browser.key(Key("KeyA", "a", CTRL));
    for (code, digit) in [("Digit2", "2"), ("Digit1", "1"), ("Numpad0", "0")] {
        browser.key(Key(code, digit, 0));
    }
    browser.key(Key("Enter", "Enter", 0));
    assert_eq!(browser.next()["a"], json!([210, 50, 310, 150]), "typed");
    // The browser's own: Ctrl and + is its zoom, and F5 loads the page again.
    for key in [Key("Equal", "+", CTRL), Key("F5", "F5", 0), Key("KeyR", "r", CTRL), Key("Tab", "Tab", 0), COPY] {
        browser.evaluate("window.taken = null; window.addEventListener('keydown', (event) => { window.taken = event.defaultPrevented; }, { once: true })");
        // Without what the browser itself would do about it.
        browser.key_down(key);
        browser.key_up(key);
        let expected = matches!(key, Key("Tab" | "KeyC", ..));
        assert_eq!(browser.evaluate("window.taken"), json!(expected), "{}", key.0);
    }
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn pastes_into_a_field() {
    let browser = Browser::start();
    browser.open_traced("?scene=rects&a=50,50,100,100&b=300,70,100,100");
    browser.click(FIELD_A_X);
    browser.key(Key("KeyA", "a", CTRL));
    // What Chromium does when Ctrl+V is pressed at a keyboard, with a text on the clipboard.
    let paste = "const data = new DataTransfer(); data.setData('text/plain', '210');
        const at = document.getElementById('glcanvas');
        at.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyV', key: 'v', ctrlKey: true, bubbles: true, cancelable: true })) &&
        at.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));";
    browser.evaluate(paste);
    browser.key(Key("Enter", "Enter", 0));
    assert_eq!(browser.next()["a"], json!([210, 50, 310, 150]));
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn the_wheel_zooms_and_scrolls_as_far_as_it_is_turned() {
    let browser = Browser::start();
    browser.open("?scene=rects&a=50,50,100,100&b=300,70,100,100", SIZE, 1.0);
    browser.move_to((300, 300));
    // Half a pixel at a time, as a touch pad does: none is lost.
    for _ in 0..40 {
        browser.wheel((300, 300), 2.5);
    }
    browser.key(COPY);
    browser.wait("Math.abs(new URLSearchParams(location.search).get('zoom') - 1.25) < 1e-6");
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
fn saves_png_and_svg_as_downloads() {
    let browser = Browser::start();
    let folder = tempfile::tempdir().expect("a folder");
    let into = json!({ "behavior": "allow", "downloadPath": folder.path() });
    browser.call("Browser.setDownloadBehavior", into);
    browser.open("?scene=rects&a=200,200,100,100&b=300,290,64,100&method=two-corners", SIZE, 1.0);
    browser.key(Key("KeyS", "s", CTRL));
    let svg = wait_for(&folder.path().join("hantei-rects.svg"));
    let words = ["svg", "rects", "a=200,200,100,100", "b=300,290,64,100", "method=two-corners", "--size", "628x680"];
    let output = program().args(words).output().expect("hantei");
    assert_eq!(String::from_utf8_lossy(&svg), String::from_utf8_lossy(&output.stdout), "as the desktop draws it");
    let picture = decode(&wait_for(&folder.path().join("hantei-rects.png")));
    assert_eq!((picture.width, picture.height), (1040, 680));
    assert_eq!([picture.pixel(210, 250), picture.pixel(310, 330)], [RED, BLUE]);
    assert_eq!(browser.errors(), [""; 0]);
}

/// The bytes of a file once it is there.
fn wait_for(path: &Path) -> Vec<u8> {
    let start = Instant::now();
    loop {
        match std::fs::read(path) {
            Ok(bytes) if !bytes.is_empty() => return bytes,
            _ => assert!(start.elapsed() < Duration::from_secs(20), "{} does not come", path.display()),
        }
        std::thread::sleep(Duration::from_millis(50));
    }
}

#[test]
fn the_verdict_is_there_for_who_cannot_see_it() {
    let browser = Browser::start();
    browser.open("", SIZE, 1.0);
    let told =
        |text: &str| browser.wait(&format!("document.querySelector('[aria-live=polite]').textContent === '{text}'"));
    browser.move_to((165, 290));
    told("Hit. overlapping 1 × 100");
    browser.move_to((20, 20));
    told("No hit. apart by 144 in x and 170 in y");
    browser.click(TAB_QUAD);
    told("Click to place A. P is not placed yet. 0 of 4 corners placed");
    let name = browser.evaluate("document.getElementById('glcanvas').getAttribute('aria-describedby')");
    assert_eq!(browser.evaluate(&format!("document.getElementById({name}).ariaLive")), "polite");
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
fn a_page_without_scripts_says_so() {
    let browser = Browser::start();
    browser.resize(SIZE, 1.0);
    browser.call("Emulation.setScriptExecutionDisabled", json!({ "value": true }));
    browser.go_to(&browser.address(""));
    // Words in the middle of the page, though nothing runs in it.
    let picture = browser.wait_pixel((5, 5), |colour| colour == WHITE);
    let start = Instant::now();
    let dark = |picture: &Picture| (200..840).any(|x| (300..380).any(|y| picture.pixel(x, y).0 < 100));
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
    for script in ["gl.js", "quad-url.js"] {
        browser.call("Network.setBlockedURLs", json!({ "urls": [format!("*{script}")] }));
        browser.open("", SIZE, 1.0);
        assert_eq!(browser.message(), "A part of the page could not be loaded. Load it again to try once more.");
    }
    browser.call("Network.setBlockedURLs", json!({ "urls": [] }));
    browser.open("", SIZE, 1.0);
    let progress =
        browser.evaluate("document.getElementById('progress').value / document.getElementById('progress').max");
    assert_eq!(progress, 1, "all of it was waited for");
    browser.evaluate("gl.getExtension('WEBGL_lose_context').loseContext()");
    browser.wait("!document.getElementById('cover').hidden");
    assert_eq!(browser.message(), "The browser has taken the picture away. Load the page again to go on.");
}

#[test]
fn a_defect_ends_the_program_and_is_said() {
    let browser = Browser::start();
    browser.open("", SIZE, 1.0);
    browser.evaluate("wasm_exports = { mouse_move() { throw new WebAssembly.RuntimeError('unreachable'); } }");
    browser.move_to((300, 300));
    browser.wait("!document.getElementById('cover').hidden");
    assert_eq!(browser.message(), "hantei has stopped because of a defect. Load the page again to go on.");
    browser.move_to((310, 300));
    browser.click((300, 300));
    assert_eq!(browser.errors().len(), 1, "nothing is called any more");
}

#[test]
fn it_fills_the_frame_that_it_is_put_in() {
    let browser = Browser::start();
    browser.resize((800, 700), 1.0);
    let frame = browser.address("?scene=rects");
    // A page that knows nothing of hantei, on the same server so that its frame can be looked into.
    browser.go_to(&browser.address("OFL.txt"));
    browser.evaluate(&format!(
        "document.body.innerHTML = '<iframe src=\"{frame}\" style=\"position:fixed;left:50px;top:40px;width:0;height:0;border:0\"></iframe>'"
    ));
    // As in a tab of the article that is opened later.
    browser.wait("document.querySelector('iframe').contentWindow.eval('typeof wasm_exports') === 'object'");
    std::thread::sleep(Duration::from_millis(300));
    browser.evaluate("Object.assign(document.querySelector('iframe').style, { width: '700px', height: '500px' })");
    let canvas = "document.querySelector('iframe').contentDocument.getElementById('glcanvas')";
    browser.wait(&format!("{canvas}?.width === 700 && {canvas}.height === 500"));
    // The stage is 360 wide: blue at (130, 200) in the frame.
    assert_blue(&browser.wait_pixel((180, 240), |colour| colour == BLUE), (180, 240), 100);
    browser.move_to((81, 240));
    let picture = browser.wait_pixel((179, 300), |colour| colour == RED);
    assert_ne!(picture.pixel(180, 300), BLUE, "the pointer is where it is in the frame");
}

/// What the README says of the page's size.
#[test]
fn the_page_is_as_light_as_the_readme_says() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/page");
    let mut total = 0;
    for entry in std::fs::read_dir(page).expect("scripts/build-page has made the page") {
        let path = entry.expect("a file").path();
        if path.extension().is_some_and(|ending| ["html", "js", "wasm"].iter().any(|known| ending == *known)) {
            let output = Command::new("gzip").arg("-9c").arg(&path).output().expect("gzip");
            total += output.stdout.len();
        }
    }
    assert!((500_000..850_000).contains(&total), "{total} bytes with gzip");
}
