//! Firefox and `WebKit` under Xvfb, driven as `WebDriver` has it: Firefox through its own port, `WebKit` through `WebKitWebDriver`.

use crate::page::browser::PATIENCE;
use crate::page::server::Server;
use crate::screen::Screen;
use serde_json::{Value, json};
use std::cell::Cell;
use std::io::{BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// Where Debian has `WebKit`'s small browser.
const MINI_BROWSER: &str = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";
/// Firefox asks nothing, and draws WebGL on any machine.
const SETTINGS: &str = r#"user_pref("marionette.port", 0);
user_pref("webgl.force-enabled", true);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("app.update.enabled", false);
user_pref("ui.prefersReducedMotion", 1);
"#;

/// What the two have in common.
trait Wire {
    /// Sends a command of `WebDriver`'s, and returns the value of its answer.
    fn command(&self, name: &Name, parameters: Value) -> Value;
}

/// A command: its name in Firefox, its path in `WebKit`.
struct Name(&'static str, &'static str);
const GO: Name = Name("Navigate", "url");
const EXECUTE: Name = Name("ExecuteScript", "execute/sync");
const PERFORM: Name = Name("PerformActions", "actions");
const RESIZE: Name = Name("SetWindowRect", "window/rect");

pub(crate) struct Driven {
    wire: Box<dyn Wire>,
    server: Server,
    processes: Vec<Child>,
    _screen: Screen,
}

impl Driven {
    pub(crate) fn firefox() -> Self {
        let screen = Screen::start();
        let profile = screen.folder.path();
        std::fs::write(profile.join("user.js"), SETTINGS).expect("a profile");
        let mut program = Command::new("firefox-esr");
        program.args(["--headless", "--marionette", "--no-remote", "--profile"]).arg(profile);
        let process = begin(program, &screen);
        let port = wait(|| std::fs::read_to_string(profile.join("MarionetteActivePort")).ok()?.parse().ok());
        let stream = TcpStream::connect(("127.0.0.1", port)).expect("Firefox listens");
        stream.set_read_timeout(Some(PATIENCE)).expect("a time");
        let wire = Marionette { stream, calls: Cell::new(0) };
        wire.read();
        wire.command(&Name("NewSession", ""), json!({}));
        Self::begun(Box::new(wire), vec![process], screen)
    }

    pub(crate) fn webkit() -> Self {
        let screen = Screen::start();
        let port = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a free port").port();
        let mut program = Command::new("WebKitWebDriver");
        program.arg(format!("--port={port}"));
        let process = begin(program, &screen);
        wait(|| TcpStream::connect(("127.0.0.1", port)).ok());
        let mut wire = Http { port, session: String::new() };
        let browser = json!({ "binary": MINI_BROWSER, "args": ["--automation"] });
        let wanted = json!({ "browserName": "MiniBrowser", "webkitgtk:browserOptions": browser });
        let answer = wire.post("/session", &json!({ "capabilities": { "alwaysMatch": wanted } }));
        wire.session = answer["sessionId"].as_str().expect("a session (scripts/test installs WebKit)").into();
        Self::begun(Box::new(wire), vec![process], screen)
    }

    fn begun(wire: Box<dyn Wire>, processes: Vec<Child>, screen: Screen) -> Self {
        wire.command(&RESIZE, json!({ "width": 1000, "height": 900 }));
        Self { wire, server: Server::start(), processes, _screen: screen }
    }

    fn perform(&self, source: Value) {
        self.wire.command(&PERFORM, json!({ "actions": [source] }));
    }

    fn point(&self, actions: &[Value]) {
        let mouse = json!({ "pointerType": "mouse" });
        self.perform(json!({ "type": "pointer", "id": "mouse", "parameters": mouse, "actions": actions }));
    }
}

fn at((x, y): (i32, i32)) -> Value {
    json!({ "type": "pointerMove", "x": x, "y": y, "origin": "viewport" })
}

impl super::engines::Engine for Driven {
    fn go_to(&self, query: &str) {
        self.wire.command(&GO, json!({ "url": format!("{}{query}", self.server.app()) }));
    }

    fn evaluate(&self, script: &str) -> Value {
        self.wire.command(&EXECUTE, json!({ "script": format!("return {script}"), "args": [] }))
    }

    fn move_to(&self, place: (i32, i32)) {
        self.point(&[at(place)]);
    }

    fn key(&self, key: &str) {
        let press = |kind: &str| json!({ "type": kind, "value": key });
        self.perform(json!({ "type": "key", "id": "keys", "actions": [press("keyDown"), press("keyUp")] }));
    }
}

impl Drop for Driven {
    fn drop(&mut self) {
        for process in &mut self.processes {
            // What it has started ends with its connection.
            let _ = process.kill();
            let _ = process.wait();
        }
    }
}

fn begin(mut program: Command, screen: &Screen) -> Child {
    let silent = program.stdout(Stdio::null()).stderr(Stdio::null());
    silent.env("DISPLAY", &screen.name).env("HOME", screen.folder.path()).env("LIBGL_ALWAYS_SOFTWARE", "1");
    silent.env("GDK_BACKEND", "x11").env("WEBKIT_DISABLE_DMABUF_RENDERER", "1").env("NO_AT_BRIDGE", "1");
    silent.spawn().expect("the browser starts (scripts/test installs it)")
}

fn wait<T>(mut found: impl FnMut() -> Option<T>) -> T {
    let start = Instant::now();
    loop {
        if let Some(it) = found() {
            return it;
        }
        assert!(start.elapsed() < PATIENCE, "the browser does not listen");
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// Firefox: JSON behind its length and a colon.
struct Marionette {
    stream: TcpStream,
    calls: Cell<u64>,
}

impl Marionette {
    fn read(&self) -> Value {
        let mut bytes = BufReader::new(&self.stream).bytes().map_while(Result::ok);
        let digits: Vec<u8> = bytes.by_ref().take_while(u8::is_ascii_digit).collect();
        let length = String::from_utf8_lossy(&digits).parse().expect("Firefox answers");
        let message: Vec<u8> = bytes.take(length).collect();
        serde_json::from_slice(&message).expect("JSON")
    }
}

impl Wire for Marionette {
    fn command(&self, Name(name, _): &Name, parameters: Value) -> Value {
        self.calls.set(self.calls.get() + 1);
        let message = json!([0, self.calls.get(), format!("WebDriver:{name}"), parameters]).to_string();
        write!(&self.stream, "{}:{message}", message.len()).expect("Firefox listens");
        let answer = self.read();
        assert!(answer[2].is_null(), "{name} {parameters}: {}", answer[2]);
        answer[3]["value"].clone()
    }
}

/// `WebKit`: a request of its own for each command.
struct Http {
    port: u16,
    session: String,
}

impl Http {
    fn post(&self, path: &str, body: &Value) -> Value {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).expect("WebKitWebDriver listens");
        stream.set_read_timeout(Some(PATIENCE)).expect("a time");
        let body = body.to_string();
        let head = format!("POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{}\r\nConnection: close\r\n", self.port);
        let sent = format!("{head}Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}", body.len());
        stream.write_all(sent.as_bytes()).expect("WebKitWebDriver listens");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("WebKitWebDriver answers");
        let (head, answer) = answer.split_once("\r\n\r\n").expect("an answer");
        assert!(head.starts_with("HTTP/1.1 200"), "{path} {body}: {answer}");
        let answer: Value = serde_json::from_str(answer).expect("JSON");
        answer["value"].clone()
    }
}

impl Wire for Http {
    fn command(&self, Name(_, path): &Name, parameters: Value) -> Value {
        self.post(&format!("/session/{}/{path}", self.session), &parameters)
    }
}
