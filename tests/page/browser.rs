//! A browser for each test: headless Chromium, driven through its pipe for debuggers;
//! `scripts/serve-page` serves.

use crate::SIZE;
use crate::places::stage_top;
use crate::screen::Rgb;
use serde_json::{Value, json};
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// How long to wait for any answer before a test fails.
pub(crate) const PATIENCE: Duration = Duration::from_secs(40);
/// After this long without an event, a test expects none.
const SILENCE: Duration = Duration::from_millis(500);

/// A key in the browser's terms: its place, its text, and CDP's bits of the modifiers.
#[derive(Clone, Copy)]
pub(crate) struct Key(pub(crate) &'static str, pub(crate) &'static str, pub(crate) u8);

pub(crate) const CTRL: u8 = 2;
pub(crate) const SHIFT: u8 = 8;

/// The screen from the stage's top left, in device pixels.
pub(crate) struct Picture {
    pub(crate) width: usize,
    pub(crate) height: usize,
    pixels: Vec<Rgb>,
    origin: (i32, i32),
}

impl Picture {
    /// The index of a pixel, if there is one.
    fn place(&self, x: i32, y: i32) -> Option<usize> {
        let [x, y] = [x + self.origin.0, y + self.origin.1].map(|length| usize::try_from(length).ok());
        let (x, y) = (x?, y?);
        (x < self.width && y < self.height).then_some(y * self.width + x)
    }

    pub(crate) fn pixel(&self, x: i32, y: i32) -> Rgb {
        self.pixels[self.place(x, y).expect("a place in the page")]
    }
}

pub(crate) struct Browser {
    browser: Child,
    server: Child,
    _profile: TempDir,
    address: String,
    pipe: RefCell<ChildStdin>,
    messages: Receiver<Value>,
    calls: Cell<u64>,
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
    pub(crate) fn start() -> Self {
        Self::start_with(&[])
    }

    /// Starts Chromium and the server. Fails, and never skips, if either is missing.
    pub(crate) fn start_with(flags: &[&str]) -> Self {
        let (server, address) = serve();
        let profile = tempfile::Builder::new().prefix("hantei-").tempdir_in(env!("CARGO_TARGET_TMPDIR"));
        let profile = profile.expect("a folder for the profile");
        // The pipe as Chromium expects it: commands on 3, answers on 4.
        let mut browser = Command::new("sh")
            .args(["-c", r#"exec chromium "$@" 3<&0 4>&1 0</dev/null 1>/dev/null 2>/dev/null"#, "sh"])
            .args(["--headless", "--remote-debugging-pipe", "--no-sandbox", "--no-first-run", "--disable-quic"])
            .args(["--disable-background-networking", "--disable-component-update", "--disable-sync"])
            .args(["--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--disable-dev-shm-usage"])
            // A moving picture cannot be compared.
            .arg("--force-prefers-reduced-motion")
            .arg(format!("--user-data-dir={}", profile.path().display()))
            .args(flags)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("a shell");
        let pipe = RefCell::new(browser.stdin.take().expect("a pipe to Chromium"));
        let output = BufReader::new(browser.stdout.take().expect("a pipe from Chromium"));
        let (sender, messages) = channel();
        std::thread::spawn(move || {
            let messages = output.split(0).map_while(Result::ok);
            messages.map_while(|bytes| serde_json::from_slice(&bytes).ok()).try_for_each(|each| sender.send(each))
        });
        let mut browser = Self {
            browser,
            server,
            _profile: profile,
            address,
            pipe,
            messages,
            calls: Cell::new(0),
            session: String::new(),
            origin: Cell::default(),
            ratio: Cell::new(1.0),
            lines: RefCell::default(),
            errors: RefCell::default(),
        };
        let target = browser.call("Target.createTarget", json!({ "url": "about:blank" }));
        let attached =
            browser.call("Target.attachToTarget", json!({ "targetId": target["targetId"], "flatten": true }));
        browser.session = attached["sessionId"].as_str().expect("a session (scripts/test installs chromium)").into();
        for domain in ["Page", "Runtime", "Log"] {
            browser.call(&format!("{domain}.enable"), json!({}));
        }
        browser
    }

    pub(crate) fn call(&self, method: &str, parameters: Value) -> Value {
        self.ask(method, parameters).unwrap_or_else(|error| panic!("{method}: {error}"))
    }

    fn ask(&self, method: &str, parameters: Value) -> Result<Value, Value> {
        let id = self.calls.get() + 1;
        self.calls.set(id);
        let mut message = json!({ "id": id, "method": method, "params": parameters });
        if !self.session.is_empty() {
            message["sessionId"] = json!(self.session);
        }
        let mut bytes = message.to_string().into_bytes();
        bytes.push(0);
        self.pipe.borrow_mut().write_all(&bytes).expect("Chromium listens (scripts/test installs it)");
        let start = Instant::now();
        loop {
            let left = PATIENCE.saturating_sub(start.elapsed());
            let message = self.messages.recv_timeout(left).unwrap_or_else(|_| panic!("{method} is not answered"));
            if message["id"] == json!(id) {
                return message.get("error").map_or_else(|| Ok(message["result"].clone()), |error| Err(error.clone()));
            }
            self.hear(&message);
        }
    }

    /// Reads events until there are none for this long.
    fn listen(&self, silence: Duration) {
        while let Ok(message) = self.messages.recv_timeout(silence) {
            self.hear(&message);
        }
    }

    fn hear(&self, message: &Value) {
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
            std::thread::sleep(Duration::from_millis(20));
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

    /// Whether no line is printed for half a second.
    pub(crate) fn is_silent(&self) -> bool {
        self.listen(SILENCE);
        self.lines.borrow().is_empty()
    }

    pub(crate) fn errors(&self) -> Vec<String> {
        self.listen(SILENCE);
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
            if picture.place(x, y).is_some_and(|place| wanted(picture.pixels[place])) {
                return picture;
            }
            let (width, height) = (picture.width, picture.height);
            assert!(start.elapsed() < PATIENCE, "the pixel at {x},{y} of {width}×{height} stays as it is");
            std::thread::sleep(Duration::from_millis(50));
        }
    }
}

pub(crate) fn decode(bytes: &[u8]) -> Picture {
    let mut reader = png::Decoder::new(bytes).read_info().expect("PNG");
    let mut buffer = vec![0; reader.output_buffer_size()];
    let info = reader.next_frame(&mut buffer).expect("pixels");
    let pixels = buffer[..info.buffer_size()].chunks(info.color_type.samples());
    let pixels = pixels.map(|pixel| (pixel[0], pixel[1], pixel[2])).collect();
    Picture { width: info.width as usize, height: info.height as usize, pixels, origin: (0, 0) }
}

pub(crate) fn serve() -> (Child, String) {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("scripts/serve-page");
    let mut server = Command::new(script)
        .arg("0")
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("scripts/serve-page starts");
    let mut said = String::new();
    BufReader::new(server.stdout.take().expect("its output")).read_line(&mut said).expect("a line");
    let address = said.split_whitespace().next().map(String::from);
    let address = address.expect("an address (scripts/build-page makes the page, scripts/test installs python3)");
    (server, address + "app/")
}

impl Drop for Browser {
    fn drop(&mut self) {
        // The browser closes with all its processes.
        let _ = self.pipe.borrow_mut().write_all(b"{\"id\":0,\"method\":\"Browser.close\"}\0");
        let start = Instant::now();
        while matches!(self.browser.try_wait(), Ok(None)) && start.elapsed() < Duration::from_secs(5) {
            std::thread::sleep(Duration::from_millis(10));
        }
        for process in [&mut self.browser, &mut self.server] {
            let _ = process.kill();
            let _ = process.wait();
        }
    }
}
