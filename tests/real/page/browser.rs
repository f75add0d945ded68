//! A browser for each test: headless Chromium, driven through its pipe for debuggers.
//!
//! Starting Chromium takes longer than most tests, so each one is used again in the next test with its server, with a new tab and
//! without what earlier pages have stored. Files that it has loaded stay in its cache. There are as many as tests run at once.

use super::SIZE;
use super::chromium::{Chromium, IDLE};
use super::picture::{Picture, decode};
use crate::places::stage_top;
use crate::screen::Rgb;
use serde_json::{Value, json};
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::io::Write as _;
use std::time::{Duration, Instant};

/// How long to wait for any answer before a test fails.
pub(crate) const PATIENCE: Duration = Duration::from_secs(90);
/// After this long without an event, a test expects none.
const SILENCE: Duration = Duration::from_millis(300);
/// For this long after its last answer, a page may still report an error.
const AFTERWARDS: Duration = Duration::from_millis(150);

/// A key in the browser's terms: its place, its text, and CDP's bits of the modifiers.
#[derive(Clone, Copy)]
pub(crate) struct Key(pub(crate) &'static str, pub(crate) &'static str, pub(crate) u8);

pub(crate) const CTRL: u8 = 2;
pub(crate) const SHIFT: u8 = 8;

pub(crate) struct Browser {
    /// `Some` until this browser is dropped.
    chromium: Option<Chromium>,
    address: String,
    /// Of the tab.
    session: String,
    /// The place of the stage, in pixels of the page: all places are relative to it.
    origin: Cell<(i32, i32)>,
    /// Device pixels in a pixel of the page.
    ratio: Cell<f64>,
    /// Lines of the trace that no test has read yet.
    lines: RefCell<VecDeque<Value>>,
    errors: RefCell<Vec<String>>,
}

impl Browser {
    /// Starts Chromium and the server. Fails, and never skips, if either is missing.
    pub(crate) fn start() -> Self {
        let idle = IDLE.lock().expect("no test fails with it").pop();
        let chromium = idle.unwrap_or_else(Chromium::start);
        let address = chromium.server.app();
        let mut browser = Self {
            chromium: Some(chromium),
            address,
            session: String::new(),
            origin: Cell::default(),
            ratio: Cell::new(1.0),
            lines: RefCell::default(),
            errors: RefCell::default(),
        };
        let target = browser.call("Target.createTarget", json!({ "url": "about:blank" }));
        browser.close_others(&target["targetId"]);
        let attached =
            browser.call("Target.attachToTarget", json!({ "targetId": target["targetId"], "flatten": true }));
        browser.session = attached["sessionId"].as_str().expect("a session (scripts/test installs chromium)").into();
        for domain in ["Page", "Runtime", "Log"] {
            browser.call(&format!("{domain}.enable"), json!({}));
        }
        browser
    }

    fn chromium(&self) -> &Chromium {
        self.chromium.as_ref().expect("it is there until the end")
    }

    /// Closes all tabs but this one.
    fn close_others(&self, own: &Value) {
        let targets = self.call("Target.getTargets", json!({}));
        let pages = targets["targetInfos"].as_array().into_iter().flatten().filter(|target| target["type"] == "page");
        for page in pages.filter(|page| page["targetId"] != *own) {
            self.call("Target.closeTarget", json!({ "targetId": page["targetId"] }));
        }
    }

    /// Takes back what the test has allowed.
    fn clean(&self) {
        self.call("Browser.resetPermissions", json!({}));
        self.call("Browser.setDownloadBehavior", json!({ "behavior": "default" }));
        self.call("Page.navigate", json!({ "url": "about:blank" }));
        let origin = self.address.trim_end_matches("/app/").to_owned();
        self.call("Storage.clearDataForOrigin", json!({ "origin": origin, "storageTypes": "all" }));
    }

    pub(crate) fn allow_fingers(&self) {
        self.call("Emulation.setTouchEmulationEnabled", json!({ "enabled": true, "maxTouchPoints": 5 }));
    }

    pub(crate) fn call(&self, method: &str, parameters: Value) -> Value {
        self.ask(method, parameters).unwrap_or_else(|error| panic!("{method}: {error}"))
    }

    fn ask(&self, method: &str, parameters: Value) -> Result<Value, Value> {
        let Chromium { calls, pipe, messages, .. } = self.chromium();
        let id = calls.get() + 1;
        calls.set(id);
        let mut message = json!({ "id": id, "method": method, "params": parameters });
        if !self.session.is_empty() {
            message["sessionId"] = json!(self.session);
        }
        let mut bytes = message.to_string().into_bytes();
        bytes.push(0);
        pipe.borrow_mut().write_all(&bytes).expect("Chromium listens (scripts/test installs it)");
        let start = Instant::now();
        loop {
            let left = PATIENCE.saturating_sub(start.elapsed());
            let message = messages.recv_timeout(left).unwrap_or_else(|_| panic!("{method} is not answered"));
            if message["id"] == json!(id) {
                return message.get("error").map_or_else(|| Ok(message["result"].clone()), |error| Err(error.clone()));
            }
            self.hear(&message);
        }
    }

    /// Reads events until there are none for this long.
    fn listen(&self, silence: Duration) {
        while let Ok(message) = self.chromium().messages.recv_timeout(silence) {
            self.hear(&message);
        }
    }

    fn hear(&self, message: &Value) {
        // The tab of an earlier test may still have said something.
        if message["sessionId"] != json!(self.session) {
            return;
        }
        let parameters = &message["params"];
        match message["method"].as_str() {
            Some("Runtime.consoleAPICalled") => {
                let text = parameters["args"][0]["value"].as_str().unwrap_or_default();
                match parameters["type"].as_str() {
                    Some("log") if text.starts_with('{') => {
                        self.lines.borrow_mut().push_back(serde_json::from_str(text).expect("JSON"));
                    }
                    Some("error" | "assert") => self.errors.borrow_mut().push(parameters["args"].to_string()),
                    _ => {}
                }
            }
            Some("Runtime.exceptionThrown") => self.errors.borrow_mut().push(parameters.to_string()),
            Some("Log.entryAdded") if parameters["entry"]["level"] == "error" => {
                self.errors.borrow_mut().push(parameters["entry"].to_string());
            }
            _ => {}
        }
    }

    pub(crate) fn address(&self, query: &str) -> String {
        format!("{}{query}", self.address)
    }

    /// Gives the page this size in its own pixels, and this ratio of device pixels.
    pub(crate) fn resize(&self, (width, height): (u32, u32), ratio: f64) {
        self.call(
            "Emulation.setDeviceMetricsOverride",
            json!({ "width": width, "height": height, "deviceScaleFactor": ratio, "mobile": false }),
        );
        self.ratio.set(ratio);
        self.see_from((0, stage_top(width, height).into()));
    }

    /// From now on places are relative to this one, in pixels from the page's top left.
    pub(crate) fn see_from(&self, at: (i32, i32)) {
        self.origin.set(at);
    }

    /// A place of the stage in the page.
    fn in_page(&self, (x, y): (i32, i32)) -> (i32, i32) {
        let (left, top) = self.origin.get();
        (x + left, y + top)
    }

    /// Opens the page with this query and waits until it shows its stage, or the reason why not.
    pub(crate) fn open(&self, query: &str, size: (u32, u32), ratio: f64) {
        self.resize(size, ratio);
        if query.contains("present") {
            self.see_from((0, 0));
        }
        self.go_to(&self.address(query));
        self.wait("document.getElementById('cover').hidden || document.getElementById('progress').hidden");
    }

    pub(crate) fn go_to(&self, address: &str) {
        let answer = self.call("Page.navigate", json!({ "url": address }));
        assert!(answer.get("errorText").is_none(), "{address}: {answer}");
        self.wait("document.readyState === 'complete'");
    }

    /// Opens the page in the size of the desktop tests, with its trace, and returns the first line.
    pub(crate) fn open_traced(&self, query: &str) -> Value {
        let separator = if query.is_empty() { "?" } else { "&" };
        self.open(&format!("{query}{separator}trace"), SIZE, 1.0);
        self.next()
    }

    /// The value of a line of JavaScript, awaited, as after a click of the user.
    pub(crate) fn evaluate(&self, script: &str) -> Value {
        self.value(script).unwrap_or_else(|error| panic!("{script}: {error}"))
    }

    pub(crate) fn value(&self, script: &str) -> Result<Value, Value> {
        let how = json!({ "expression": script, "returnByValue": true, "awaitPromise": true, "userGesture": true });
        let answer = self.ask("Runtime.evaluate", how)?;
        match answer.get("exceptionDetails") {
            Some(exception) => Err(exception.clone()),
            None => Ok(answer["result"]["value"].clone()),
        }
    }

    /// Waits until a line of JavaScript is true. Between two pages it may have no value.
    pub(crate) fn wait(&self, script: &str) {
        let start = Instant::now();
        loop {
            let value = self.value(script);
            if value == Ok(json!(true)) {
                return;
            }
            assert!(start.elapsed() < PATIENCE, "{script} stays {value:?}; the page says {}", self.message());
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    pub(crate) fn wait_frames(&self, count: u32) {
        for _ in 0..count {
            self.wait("new Promise((drawn) => requestAnimationFrame(() => drawn(true)))");
        }
    }

    pub(crate) fn message(&self) -> String {
        self.evaluate("document.getElementById('message')?.textContent ?? ''").as_str().unwrap_or_default().into()
    }

    /// The next line of the trace.
    pub(crate) fn next(&self) -> Value {
        let start = Instant::now();
        loop {
            // A learner's actions in a step have lines of their own.
            let mut lines = self.lines.borrow_mut();
            if let Some(line) = std::iter::from_fn(|| lines.pop_front()).find(|line| line.get("event").is_none()) {
                return line;
            }
            drop(lines);
            assert!(start.elapsed() < PATIENCE, "no line of the trace; the page says {}", self.message());
            self.listen(Duration::from_millis(20));
        }
    }

    /// Whether no line is printed for a while.
    pub(crate) fn is_silent(&self) -> bool {
        self.listen(SILENCE);
        self.lines.borrow().is_empty()
    }

    pub(crate) fn errors(&self) -> Vec<String> {
        self.listen(AFTERWARDS);
        self.errors.borrow().clone()
    }

    fn mouse(&self, kind: &str, at: (i32, i32), button: &str, more: Value) {
        let (x, y) = self.in_page(at);
        let buttons = if kind == "mousePressed" { 1 } else { 0 };
        let mut event = json!({ "type": kind, "x": x, "y": y, "button": button, "buttons": buttons });
        event.as_object_mut().expect("an object").extend(more.as_object().cloned().unwrap_or_default());
        self.call("Input.dispatchMouseEvent", event);
    }

    pub(crate) fn move_to(&self, at: (i32, i32)) {
        self.mouse("mouseMoved", at, "none", json!({}));
    }

    pub(crate) fn press(&self, at: (i32, i32)) {
        self.mouse("mousePressed", at, "left", json!({ "clickCount": 1 }));
    }

    pub(crate) fn release(&self, at: (i32, i32)) {
        self.mouse("mouseReleased", at, "left", json!({ "clickCount": 1 }));
    }

    pub(crate) fn click(&self, at: (i32, i32)) {
        self.move_to(at);
        self.press(at);
        self.release(at);
    }

    pub(crate) fn drag_to(&self, at: (i32, i32)) {
        self.mouse("mouseMoved", at, "left", json!({ "buttons": 1 }));
    }

    pub(crate) fn drag(&self, from: (i32, i32), to: (i32, i32)) {
        self.move_to(from);
        self.press(from);
        self.drag_to(to);
        self.release(to);
    }

    /// Turns the wheel by this many pixels; up is above 0.
    pub(crate) fn wheel(&self, at: (i32, i32), pixels: f64) {
        self.mouse("mouseWheel", at, "none", json!({ "deltaX": 0, "deltaY": -pixels }));
    }

    pub(crate) fn key(&self, key: Key) {
        self.key_down(key);
        self.key_up(key);
    }

    pub(crate) fn key_down(&self, Key(code, writes, modifiers): Key) {
        let mut event = json!({ "type": "rawKeyDown", "code": code, "key": writes, "modifiers": modifiers });
        if writes.len() == 1 && modifiers & CTRL == 0 {
            (event["type"], event["text"]) = (json!("keyDown"), json!(writes));
        }
        self.call("Input.dispatchKeyEvent", event);
    }

    pub(crate) fn key_up(&self, Key(code, writes, modifiers): Key) {
        self.call(
            "Input.dispatchKeyEvent",
            json!({ "type": "keyUp", "code": code, "key": writes, "modifiers": modifiers }),
        );
    }

    /// Puts fingers down, moves or lifts them: those that are down afterwards, as (id, x, y).
    pub(crate) fn touch(&self, kind: &str, fingers: &[(u32, i32, i32)]) {
        let point = |&(id, x, y): &(u32, i32, i32)| {
            let (x, y) = self.in_page((x, y));
            json!({ "id": id, "x": x, "y": y })
        };
        let points: Vec<Value> = fingers.iter().map(point).collect();
        self.call("Input.dispatchTouchEvent", json!({ "type": kind, "touchPoints": points }));
    }

    pub(crate) fn tap(&self, x: i32, y: i32) {
        self.touch("touchStart", &[(1, x, y)]);
        self.touch("touchEnd", &[]);
    }

    pub(crate) fn picture(&self) -> Picture {
        use base64::Engine as _;
        let answer = self.call("Page.captureScreenshot", json!({ "format": "png" }));
        let data = answer["data"].as_str().expect("a picture");
        let bytes = base64::engine::general_purpose::STANDARD.decode(data).expect("base64");
        let device = |length: i32| (f64::from(length) * self.ratio.get()).round() as i32;
        let (left, top) = self.origin.get();
        Picture { origin: (device(left), device(top)), ..decode(&bytes) }
    }

    /// Waits until `wanted` accepts this pixel's colour, and returns the picture.
    pub(crate) fn wait_pixel(&self, (x, y): (i32, i32), wanted: impl Fn(Rgb) -> bool) -> Picture {
        let start = Instant::now();
        loop {
            let picture = self.picture();
            if picture.place(x, y).is_some() && wanted(picture.pixel(x, y)) {
                return picture;
            }
            let (width, height) = (picture.width, picture.height);
            assert!(start.elapsed() < PATIENCE, "the pixel at {x},{y} of {width}×{height} stays as it is");
            std::thread::sleep(Duration::from_millis(50));
        }
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // After a failure nothing is certain about it.
        if !std::thread::panicking() {
            self.clean();
            IDLE.lock().expect("no test fails with it").extend(self.chromium.take());
        }
    }
}
