//! The same in three engines: it opens, follows the mouse, says a hit, teaches, takes an answer, speaks Japanese, and comes
//! back after the browser has taken the picture away.

use super::webdriver::Driven;
use crate::page::browser::{Browser, Key, PATIENCE};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

pub(crate) trait Engine {
    /// Goes to the program with this query.
    fn go_to(&self, query: &str);
    /// The value of an expression in the page; null if it has none yet.
    fn evaluate(&self, script: &str) -> Value;
    /// Moves the mouse, in pixels of the page.
    fn move_to(&self, at: (i32, i32));
    /// Presses a key that writes this; `ENTER` is the one without a letter.
    fn key(&self, key: &str);
}

/// `WebDriver`'s sign for the key.
const ENTER: &str = "\u{e006}";

impl Engine for Browser {
    fn go_to(&self, query: &str) {
        self.resize((988, 788), 1.0);
        self.see_from((0, 0));
        Self::go_to(self, &self.address(query));
    }

    fn evaluate(&self, script: &str) -> Value {
        // Between two pages it has none.
        self.value(script).unwrap_or_default()
    }

    fn move_to(&self, at: (i32, i32)) {
        Self::move_to(self, at);
    }

    fn key(&self, key: &str) {
        match key {
            ENTER => Self::key(self, Key("Enter", "Enter", 0)),
            "2" => Self::key(self, Key("Digit2", "2", 0)),
            other => panic!("no key for {other}"),
        }
    }
}

fn wait(engine: &dyn Engine, script: &str) {
    let start = Instant::now();
    let said = |expression| engine.evaluate(&format!("document.getElementById({expression}"));
    while engine.evaluate(script) != json!(true) {
        if start.elapsed() >= PATIENCE {
            let [message, why, told] =
                ["'message')?.textContent", "'message')?.dataset.why", "'told')?.textContent"].map(said);
            panic!("{script} stays false; the page says {message} ({why}), {told}");
        }
        std::thread::sleep(Duration::from_millis(50));
    }
}

fn open(engine: &dyn Engine, query: &str) {
    engine.go_to(query);
    wait(engine, "document.getElementById('cover')?.hidden");
    // It has drawn, and listens.
    wait(engine, "(document.getElementById('told')?.textContent ?? '') !== ''");
}

fn wait_told(engine: &dyn Engine, verdict: &str) {
    wait(engine, &format!("document.getElementById('told')?.textContent?.startsWith('{verdict}') === true"));
}

fn does_what_matters(engine: &dyn Engine) {
    // The stage begins 108 or 136 below the top; A follows the mouse.
    open(engine, "?scene=rects&zoom=1&pan=0,0&motion=off");
    engine.move_to((20, 160));
    wait_told(engine, "Miss");
    engine.move_to((250, 330));
    wait_told(engine, "Hit");
    open(engine, "?lesson=how-many-at-once&motion=off");
    engine.move_to((500, 400));
    engine.key("2");
    engine.key(ENTER);
    let kept = "JSON.parse(localStorage.getItem('hantei-course') ?? 'null')?.courses?.hantei?.steps";
    wait(engine, &format!("{kept}?.['how-many-at-once']?.answer === '2'"));
    open(engine, "?lang=ja&zoom=1&pan=0,0&motion=off");
    engine.move_to((250, 330));
    wait_told(engine, "当たり");
    comes_back(engine);
}

fn comes_back(engine: &dyn Engine) {
    open(engine, "?scene=rects&a=50,50,100,100&b=300,50,100,100&zoom=1&pan=0,0&follow=off&motion=off&theme=dark");
    engine.evaluate("(window.lost = gl.getExtension('WEBGL_lose_context'), window.is_old = true)");
    wait_told(engine, "Miss");
    engine.move_to((100, 230));
    engine.evaluate("(lost.loseContext(), true)");
    wait(engine, "document.getElementById('cover')?.hidden === false");
    wait(engine, "document.getElementById('message')?.textContent?.includes('taken the picture away')");
    wait(engine, "location.search.includes('a=50,50,100,100') && location.search.includes('theme=dark')");
    engine.evaluate("(lost.restoreContext(), true)");
    wait(engine, "window.is_old !== true && document.getElementById('cover')?.hidden === true");
    wait_told(engine, "Miss");
}

#[test]
#[ignore = "scripts/test-long"]
fn chromium_does_what_matters() {
    let browser = Browser::start();
    does_what_matters(&browser);
    assert_eq!(browser.errors(), [""; 0]);
}

#[test]
#[ignore = "scripts/test-long"]
fn firefox_does_what_matters() {
    does_what_matters(&Driven::firefox());
}

#[test]
#[ignore = "scripts/test-long"]
fn webkit_does_what_matters() {
    does_what_matters(&Driven::webkit());
}
