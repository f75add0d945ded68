//! The time from the mouse to the picture, as a ratio to a plain raylib program with the same rectangles: `xvfb-run -s
//! "-screen 0 1280x1024x24" cargo bench --features window-tests --bench latency`, or on any display with an idle mouse.
//!
//! The bench sends a motion to the X server and waits until the pixel under red's middle is red. The programs take
//! turns, with one on the screen at a time. raylib is Python's (`pip install raylib`); without it, a bare macroquad
//! window draws the same.
//!
//! Then it drags a shape with all additions on the stage, each motion as soon as the last one shows: pictures a second.
//!
//! Last, it types a formula key by key, and each is judged: the time from a key to the picture, and from each picture
//! to the next until all is judged. `-- typing` does only that.

use std::fs::File;
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::channel;
use std::time::{Duration, Instant};
use x11rb::connection::Connection as _;
use x11rb::protocol::Event;
use x11rb::protocol::damage::{ConnectionExt as _, ReportLevel};
use x11rb::protocol::xproto::{
    AtomEnum, BUTTON_PRESS_EVENT, BUTTON_RELEASE_EVENT, ConnectionExt as _, ImageFormat, KEY_PRESS_EVENT,
    KEY_RELEASE_EVENT, MOTION_NOTIFY_EVENT, Window as Id,
};
use x11rb::protocol::xtest::ConnectionExt as _;
use x11rb::rust_connection::RustConnection;

/// Turns of each program, and motions in a turn.
const TURNS: usize = 6;
const MOTIONS: usize = 10;
/// Between two motions: the effects of the last one are over.
const PAUSE: Duration = Duration::from_millis(170);
/// After a program has opened its window, until it is idle.
const SETTLE: Duration = Duration::from_millis(1500);
/// How long to wait for any answer before the bench fails.
const PATIENCE: Duration = Duration::from_secs(20);
/// The pause between two looks at the pixel, because looking takes time from the processor that draws.
const LOOK: Duration = Duration::from_micros(500);
/// The two places of the pointer, and so of red's top left, in the window's pixels: on hantei's stage, clear of blue.
const PLACES: [(i16, i16); 2] = [(130, 160), (420, 500)];
/// From red's top left to its middle, pixels.
const MIDDLE: i16 = 50;
/// hantei's red in the light theme, and that of the plain programs.
const REDS: [[u8; 3]; 2] = [[0xd6, 0x33, 0x3a], [255, 0, 0]];
const DRAG: Duration = Duration::from_secs(5);
/// Scenes with all additions on the stage: the command, the place to grab something red, the ends of the drag, in the
/// window's pixels, and the distance from the pointer to the red.
const DRAGS: [(&str, &str, Place, [Place; 2], i16); 2] = [
    (
        "rects",
        "a=60,80,100,100 b=300,300,100,100 map=on grid=on step=1 zoom=1 pan=0,0",
        (110, 266),
        [(140, 336), (220, 636)],
        30,
    ),
    (
        "quad",
        "preset=concave paint=on halves=on grid=on step=1 zoom=1 pan=0,0",
        (300, 266),
        [(160, 296), (330, 636)],
        0,
    ),
];
/// Scenes for a typed formula of six comparisons: the formula so far, the rest of the command, and the place of the
/// field in the panel, in the window's pixels.
const TYPED: [(&str, &str, &str, Place); 2] = [
    (
        "rects",
        "ax < bx2 && bx < ax2 && ay < by2 && by < ay2 && aw > 0 && bw < 1",
        "a=0,0,50,50 b=100,0,50,50 door=own",
        (860, 130),
    ),
    (
        "quad",
        "cross(A,B,P) > 0 && cross(B,C,P) > 0 && cross(C,D,P) > 0 && cross(D,A,P) > 0 && P.x > A.x && P.y < 1",
        "preset=concave door=own",
        (860, 130),
    ),
];
/// The digits typed after it, one at a time: each makes another formula.
const DIGITS: [char; 12] = ['2', '3', '4', '5', '6', '7', '8', '9', '1', '2', '3', '4'];
/// A window that draws nothing for this long is idle.
const QUIET: Duration = Duration::from_millis(200);
/// The keysyms of Control and End.
const CONTROL_END: [u32; 2] = [0xffe3, 0xff57];
const OTHER: &str = "latency";
/// Set this to make this program the bare window.
const BARE: &str = "HANTEI_BARE_WINDOW";

/// The raylib program: sixty frames a second, as in its templates, or one frame for each event.
const RAYLIB: &str = r#"
import sys
from pyray import *
set_trace_log_level(LOG_NONE)
set_config_flags(FLAG_MSAA_4X_HINT)
init_window(1040, 700, "latency")
set_window_position(0, 0)
if sys.argv[1] == "waiting":
    enable_event_waiting()
else:
    set_target_fps(60)
while not window_should_close():
    begin_drawing()
    clear_background(WHITE)
    draw_rectangle(get_mouse_x(), get_mouse_y(), 100, 100, (255, 0, 0, 255))
    draw_rectangle(264, 300, 100, 100, (0, 0, 255, 255))
    end_drawing()
"#;

type Place = (i16, i16);

fn main() {
    if std::env::var_os(BARE).is_some() {
        open_bare();
        return;
    }
    let screen = Screen::new();
    if std::env::args().any(|word| word == "typing") {
        return measure_typing(&screen);
    }
    let folder = tempfile::tempdir().expect("a folder");
    let script = folder.path().join("latency.py");
    File::create(&script).and_then(|mut file| file.write_all(RAYLIB.as_bytes())).expect("a file");
    let mut python = Command::new("python3");
    python.args(["-c", "import pyray"]).stdout(Stdio::null()).stderr(Stdio::null());
    let has_raylib = python.status().is_ok_and(|status| status.success());

    let hantei = || Command::new(env!("CARGO_BIN_EXE_hantei"));
    let raylib = |mode: &str| {
        let mut command = Command::new("python3");
        command.arg(&script).arg(mode).stderr(Stdio::null());
        command
    };
    let bare = || {
        let mut command = Command::new(std::env::current_exe().expect("own path"));
        command.env(BARE, "1");
        command
    };
    let (mut ours, mut theirs, mut waiting) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..TURNS {
        ours.extend(screen.turn(hantei(), "hantei"));
        if has_raylib {
            theirs.extend(screen.turn(raylib("plain"), OTHER));
            waiting.extend(screen.turn(raylib("waiting"), OTHER));
        } else {
            theirs.extend(screen.turn(bare(), OTHER));
        }
    }
    let other = if has_raylib { "raylib" } else { "a bare macroquad window (python3 has no raylib)" };
    compare(other, &mut ours, &mut theirs);
    if has_raylib {
        compare("raylib that waits for events", &mut ours, &mut waiting);
    }
    for (scene, words, from, places, beside) in DRAGS {
        let mut command = hantei();
        command.arg(scene).args(words.split(' '));
        let pictures = screen.drag(command, from, places, beside);
        println!("dragging in {scene} with everything laid over the stage: {pictures:.0} pictures a second");
    }
    measure_typing(&screen);
}

fn measure_typing(screen: &Screen) {
    for (scene, formula, words, own) in TYPED {
        let mut command = Command::new(env!("CARGO_BIN_EXE_hantei"));
        command.args([scene, "--trace", "--window-size", "1040x900"]).args(words.split(' '));
        let (mut frames, mut judged) = screen.typing(command.arg(format!("formula={formula}")), own, formula);
        let count = frames.len();
        let ([median, most], [half, nearly_all]) = (summary(&mut frames), summary(&mut judged));
        let (worst, longest) = (frames[count - 1], judged[judged.len() - 1]);
        println!(
            "typing in {scene}: a frame takes {median:.1} ms (median of {count}), {most:.1} (90th percentile), {worst:.1} \
             (most); judged {half:.1}, {nearly_all:.1} and {longest:.1} ms after the key"
        );
    }
}

fn compare(other: &str, ours: &mut [f64], theirs: &mut [f64]) {
    let [our_median, our_most] = summary(ours);
    let [median, most] = summary(theirs);
    println!(
        "mouse to picture: {:.2} × {other} (median), {:.2} × (90th percentile): {our_median:.1} and {our_most:.1} ms \
         beside {median:.1} and {most:.1} ms",
        our_median / median,
        our_most / most,
    );
}

fn summary(times: &mut [f64]) -> [f64; 2] {
    times.sort_by(f64::total_cmp);
    [times[times.len() / 2], times[times.len() * 9 / 10]]
}

struct Screen {
    connection: RustConnection,
    root: Id,
}

impl Screen {
    fn new() -> Self {
        let (connection, screen) = x11rb::connect(None).expect("a display: `xvfb-run cargo bench …` brings one along");
        let root = connection.setup().roots[screen].root;
        Self { connection, root }
    }

    /// Opens a program, moves the pointer over its window, and closes it. Returns each motion's milliseconds.
    fn turn(&self, mut command: Command, title: &str) -> Vec<f64> {
        let mut program = Program(command.stdout(Stdio::null()).spawn().expect("it starts"));
        let window = self.window(title, &mut program);
        std::thread::sleep(SETTLE);
        let at = self.connection.translate_coordinates(window, self.root, 0, 0).expect("request");
        let at = at.reply().expect("the window's place");
        let mut motion = |(x, y): (i16, i16)| {
            let start = Instant::now();
            self.move_to((at.dst_x + x, at.dst_y + y));
            while !self.is_red(window, (x + MIDDLE, y + MIDDLE)) {
                assert!(start.elapsed() < PATIENCE, "{title} does not follow the pointer");
                std::thread::sleep(LOOK);
            }
            let taken = start.elapsed();
            std::thread::sleep(PAUSE);
            taken.as_secs_f64() * 1e3
        };
        // Before the first motions, red is at another place.
        let _ = PLACES.map(&mut motion);
        (0..MOTIONS).map(|i| motion(PLACES[i % 2])).collect()
    }

    /// Opens hantei and drags something red to and fro. Returns the pictures a second that show it at its place.
    fn drag(&self, mut command: Command, from: Place, places: [Place; 2], beside: i16) -> f64 {
        let mut program = Program(command.stdout(Stdio::null()).spawn().expect("it starts"));
        let window = self.window("hantei", &mut program);
        std::thread::sleep(SETTLE);
        let at = self.connection.translate_coordinates(window, self.root, 0, 0).expect("request");
        let at = at.reply().expect("the window's place");
        let move_to = |(x, y): Place| self.move_to((at.dst_x + x, at.dst_y + y));
        move_to(from);
        self.button(BUTTON_PRESS_EVENT);
        let start = Instant::now();
        let mut pictures = 0;
        while start.elapsed() < DRAG {
            let (x, y) = places[pictures % 2];
            move_to((x, y));
            let moved = Instant::now();
            while !self.is_red(window, (x + beside, y + beside)) {
                assert!(moved.elapsed() < PATIENCE, "nothing is dragged to {x},{y}");
                std::thread::sleep(LOOK);
            }
            pictures += 1;
        }
        let taken = start.elapsed();
        self.button(BUTTON_RELEASE_EVENT);
        pictures as f64 / taken.as_secs_f64()
    }

    /// Types digits after the formula in hantei's field. Returns the milliseconds of each frame and of each verdict.
    fn typing(&self, command: &mut Command, own: Place, formula: &str) -> (Vec<f64>, Vec<f64>) {
        let mut program = Program(command.stdout(Stdio::piped()).spawn().expect("it starts"));
        let (told, lines) = channel();
        let printed = BufReader::new(program.0.stdout.take().expect("piped"));
        std::thread::spawn(move || printed.lines().map_while(Result::ok).try_for_each(|line| told.send(line)));
        let window = self.window("hantei", &mut program);
        std::thread::sleep(SETTLE);
        let at = self.connection.translate_coordinates(window, self.root, 0, 0).expect("request");
        let at = at.reply().expect("the window's place");
        self.move_to((at.dst_x + own.0, at.dst_y + own.1));
        self.button(BUTTON_PRESS_EVENT);
        self.button(BUTTON_RELEASE_EVENT);
        std::thread::sleep(SETTLE);
        self.press(&CONTROL_END);
        std::thread::sleep(SETTLE);
        self.connection.damage_query_version(1, 1).expect("request").reply().expect("DAMAGE");
        let damage = self.connection.generate_id().expect("an id");
        self.connection.damage_create(damage, window, ReportLevel::RAW_RECTANGLES).expect("request");
        let (mut frames, mut judged, mut text) = (Vec::new(), Vec::new(), formula.to_owned());
        for digit in DIGITS {
            text.push(digit);
            let start = Instant::now();
            self.press(&[u32::from(digit)]);
            let (mut last, mut is_judged) = (start, false);
            while !is_judged || last.elapsed() < QUIET {
                assert!(start.elapsed() < PATIENCE, "{text} is not typed or not judged");
                while let Some(event) = self.connection.poll_for_event().expect("X server") {
                    if let Event::DamageNotify(_) = event {
                        frames.push(last.elapsed().as_secs_f64() * 1e3);
                        last = Instant::now();
                    }
                }
                let is_verdict = |line: &String| line.contains(&text) && line.contains("\"own\":\"");
                if !is_judged && lines.try_iter().any(|line| is_verdict(&line)) {
                    is_judged = true;
                    judged.push(start.elapsed().as_secs_f64() * 1e3);
                }
                std::thread::sleep(LOOK);
            }
        }
        self.connection.damage_destroy(damage).expect("request");
        (frames, judged)
    }

    /// Presses the keys with these keysyms, all down together.
    fn press(&self, symbols: &[u32]) {
        let setup = self.connection.setup();
        let (first, last) = (setup.min_keycode, setup.max_keycode);
        let mapping = self.connection.get_keyboard_mapping(first, last - first + 1).expect("request");
        let mapping = mapping.reply().expect("keyboard");
        let keys = mapping.keysyms.chunks(usize::from(mapping.keysyms_per_keycode));
        let code = |symbol: &u32| {
            let row = keys.clone().position(|key| key.first() == Some(symbol)).expect("the keyboard has the key");
            first + u8::try_from(row).expect("a keycode")
        };
        let codes: Vec<u8> = symbols.iter().map(code).collect();
        let fake =
            |kind, code| _ = self.connection.xtest_fake_input(kind, code, 0, self.root, 0, 0, 0).expect("request");
        codes.iter().for_each(|&code| fake(KEY_PRESS_EVENT, code));
        codes.iter().rev().for_each(|&code| fake(KEY_RELEASE_EVENT, code));
        self.connection.flush().expect("X server");
    }

    fn button(&self, kind: u8) {
        self.connection.xtest_fake_input(kind, 1, 0, self.root, 0, 0, 0).expect("request");
        self.connection.flush().expect("X server");
    }

    fn move_to(&self, (x, y): (i16, i16)) {
        self.connection.xtest_fake_input(MOTION_NOTIFY_EVENT, 0, 0, self.root, x, y, 0).expect("request");
        self.connection.flush().expect("X server");
    }

    fn is_red(&self, window: Id, (x, y): (i16, i16)) -> bool {
        let image = self.connection.get_image(ImageFormat::Z_PIXMAP, window, x, y, 1, 1, !0).expect("request");
        image.reply().is_ok_and(|image| REDS.contains(&[image.data[2], image.data[1], image.data[0]]))
    }

    /// Waits for the window with this title.
    fn window(&self, title: &str, program: &mut Program) -> Id {
        let start = Instant::now();
        loop {
            if let Some(window) = self.find(self.root, title) {
                return window;
            }
            let ended = program.0.try_wait().expect("process");
            assert!(ended.is_none() && start.elapsed() < PATIENCE, "{title} opens no window: {ended:?}");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    fn find(&self, below: Id, title: &str) -> Option<Id> {
        let tree = self.connection.query_tree(below).ok()?.reply().ok()?;
        tree.children.into_iter().rev().find_map(|window| {
            let name = self.connection.get_property(false, window, AtomEnum::WM_NAME, AtomEnum::ANY, 0, 100).ok()?;
            let is_it = name.reply().is_ok_and(|name| name.value == title.as_bytes());
            if is_it { Some(window) } else { self.find(window, title) }
        })
    }
}

struct Program(Child);

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// The same rectangles in a macroquad window, opened as in its examples, with raylib's multisampling.
fn open_bare() {
    use macroquad::prelude::{BLUE, Color, Conf, WHITE, clear_background, draw_rectangle, mouse_position, next_frame};
    const RED: Color = Color::new(1.0, 0.0, 0.0, 1.0);
    let configuration =
        Conf { window_title: OTHER.into(), window_width: 1040, window_height: 700, sample_count: 4, ..Conf::default() };
    macroquad::Window::from_config(configuration, async {
        loop {
            clear_background(WHITE);
            let (x, y) = mouse_position();
            draw_rectangle(x, y, 100.0, 100.0, RED);
            draw_rectangle(264.0, 300.0, 100.0, 100.0, BLUE);
            next_frame().await;
        }
    });
}
