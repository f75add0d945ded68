//! Tests for Windows alone.

use crate::screen::{BLUE, Key, PATIENCE, RED, Screen};
use crate::window::SIZE;
use crate::window::hands::each_click_has_its_answer;
use crate::windows::wine::{program, windows_of, wine_on};
use serde_json::json;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};
use x11rb::protocol::xproto::{AtomEnum, ConnectionExt as _};

fn done(command: &mut Command) {
    assert!(command.status().expect("it runs").success(), "{command:?}");
}

#[test]
fn at_rest_it_costs_nothing() {
    let screen = Screen::start();
    let program = screen.open(&format!("rects {SIZE}"));
    screen.move_to((300, 220));
    assert_eq!(program.next()["hit"], true);
    let before = program.settled_ticks();
    std::thread::sleep(Duration::from_secs(3));
    assert_eq!(program.ticks(), before);
    // A Windows ends with its screen. Once its services stayed behind, some for each test.
    let windows = windows_of(&screen);
    assert!(!running_in(&windows).is_empty(), "the program and its services");
    drop(program);
    drop(screen);
    assert_eq!(running_in(&windows), [""; 0]);
}

/// The processes of this system that run in a folder's Windows.
fn running_in(windows: &Path) -> Vec<String> {
    let wanted = [b"WINEPREFIX=", windows.as_os_str().as_encoded_bytes()].concat();
    let all = std::fs::read_dir("/proc").expect("Linux").map_while(Result::ok).map(|entry| entry.path());
    let runs = |process: &PathBuf| {
        let variables = std::fs::read(process.join("environ")).unwrap_or_default();
        variables.split(|&byte| byte == 0).any(|variable| variable == wanted)
    };
    all.filter(runs).map(|process| std::fs::read_to_string(process.join("comm")).unwrap_or_default()).collect()
}

/// Once it stuck to the pointer and moved without a button.
#[test]
fn a_drag_that_leaves_the_window_ends_where_the_button_comes_up() {
    let screen = Screen::start();
    let program = screen.open(&format!("rects a=100,100,100,100 b=300,300,100,100 {SIZE}"));
    screen.move_to((150, 150));
    screen.press();
    for place in [(300, 800), (1500, 1200), (1200, 350)] {
        screen.move_to(place);
        std::thread::sleep(Duration::from_millis(50));
    }
    screen.release();
    std::thread::sleep(Duration::from_millis(300));
    screen.move_to((350, 350));
    assert!(program.is_silent(), "let go outside, it stays there");
    screen.drag((350, 350), (150, 150));
    assert!(program.is_silent(), "as far apart");
    screen.keys(&[Key::Control, Key::Z]);
    screen.keys(&[Key::Control, Key::Z]);
    assert!(program.is_silent(), "as far apart");
    screen.drag((150, 150), (310, 310));
    assert_eq!(program.next()["a"], json!([260, 260, 360, 360]));
}

/// Wine kills a program that takes more than a second to end; only a program inside Windows gets its exit code.
#[test]
fn closing_the_window_ends_with_0() {
    let screen = Screen::start();
    let waited_for = || {
        let mut command = wine_on(&screen);
        command.args(["cmd", "/c"]).arg(program());
        command
    };
    assert_eq!(waited_for().arg("no-scene").status().expect("it runs").code(), Some(2), "codes come through");
    let program = screen.open_by(waited_for(), "rects", screen.folder.path());
    screen.close();
    assert_eq!(program.exit_code(), Some(0));
}

/// What is the same in every window, with the events and the clipboard of Windows.
#[test]
fn hands_keys_and_clipboard() {
    let screen = Screen::start();
    let program = screen.open(&format!("quad a=162,212 b=210,112 c=386,152 d=355,244 {SIZE}"));
    let (x, y) = each_click_has_its_answer(&screen, &program, 200);
    // The answer stays, so the trace says nothing of it yet.
    screen.keys(&[Key::Right]);
    screen.drag((164, 212), (122, 420));
    let line = program.next();
    assert_eq!(line["probe"], json!([x + 1, y]), "a key");
    assert_eq!((&line["quad"][0], &line["inside"]), (&json!([120, 420]), &json!(true)), "a drag");
    screen.keys(&[Key::Control, Key::C]);
    let copied = screen.clipboard();
    assert!(copied.starts_with("hantei quad a=120,420 b=210,112"), "{copied}");
}

#[test]
fn full_screen_there_and_back() {
    let screen = Screen::start();
    let _program = screen.open(&format!("rects a=100,100,100,100 {SIZE}"));
    let wait_size = |wanted| {
        let start = Instant::now();
        while screen.window_size() != wanted {
            assert!(start.elapsed() < PATIENCE, "{:?} and not {wanted:?}", screen.window_size());
            std::thread::sleep(Duration::from_millis(20));
        }
    };
    wait_size((988, 788));
    screen.move_to((300, 600));
    for _ in 0..2 {
        screen.keys(&[Key::F11]);
        wait_size((2600, 1700));
        screen.keys(&[Key::F11]);
        wait_size((988, 788));
        screen.wait_pixel((150, 180), |colour| colour == RED);
    }
}

#[test]
fn the_window_has_the_scale_of_its_screen() {
    let screen = Screen::start();
    let desktop = ["reg", "add", "HKCU\\Control Panel\\Desktop", "/f", "/v", "LogPixels", "/t", "REG_DWORD", "/d"];
    done(wine_on(&screen).args(desktop).arg("144"));
    let program = screen.open(&format!("quad a=20,20 b=300,20 c=300,300 d=20,300 {SIZE}"));
    assert_eq!(screen.window_size(), (1482, 1182), "1.5 times 988×788");
    // The stage begins 108 logical pixels below the top.
    screen.see_from((0, 162));
    screen.click((300, 150));
    assert_eq!(program.next()["probe"], json!([200, 100]), "logical pixels");
    screen.wait_pixel((300, 150), |colour| colour == RED);
    drop(program);
    let _large = screen.open("rects --window-size 4000x3000");
    let (width, height) = screen.window_size();
    assert!((2500..=2600).contains(&width) && (1600..=1700).contains(&height), "no larger: {width}×{height}");
}

const PLUS: u32 = 0x2b;
const ESZETT: u32 = 0xdf;

/// Once keys went by their place on an American keyboard: Ctrl+Z was Ctrl+Y.
#[test]
fn keys_are_what_they_write_on_a_german_keyboard() {
    let screen = Screen::start();
    done(Command::new("setxkbmap").args(["-display", &screen.name, "de"]));
    let program = screen.open(&format!("rects a=100,100,100,100 b=300,300,100,100 {SIZE}"));
    screen.drag((150, 150), (310, 310));
    assert_eq!(program.next()["contact"], "overlapping");
    screen.keys(&[Key::Control, Key::Z]);
    assert_eq!(program.next()["contact"], "apart", "undone");
    screen.keys(&[Key::Control, Key::Y]);
    assert_eq!(program.next()["contact"], "overlapping", "done again");
    // Plus has its own key, and the question mark is on that of ß.
    screen.move_to((100, 600));
    screen.wait_pixel((392, 320), |colour| colour == BLUE);
    screen.symbols(&[Key::Control as u32, PLUS]);
    // 1.1 times: red ends at 396, and blue begins at 330, on a stage that begins at 108.
    screen.see_from((0, 119));
    screen.wait_pixel((392, 320), |colour| colour == RED);
    screen.keys(&[Key::Control, Key::Minus]);
    screen.see_from((0, 108));
    screen.wait_pixel((392, 320), |colour| colour == BLUE);
    let before = screen.pixels((300, 150), (400, 300));
    screen.symbols(&[Key::Shift as u32, ESZETT]);
    std::thread::sleep(Duration::from_millis(500));
    assert!(screen.pixels((300, 150), (400, 300)) != before, "the help lies over it");
}

#[test]
fn the_program_is_one_of_windows_and_names_in_any_script_are_names() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("당たり é");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("folder");
    std::fs::copy(program(), folder.join("判定.exe")).expect("copy");
    let screen = Screen::start();
    // The program is also in a folder of that name.
    let mut running = wine_on(&screen);
    let mut running = running.arg(folder.join("判定.exe")).arg("rects").current_dir(&folder).spawn().expect("Wine");
    screen.window();
    std::thread::sleep(Duration::from_secs(1));
    screen.move_to((100, 600));
    screen.keys(&[Key::Control, Key::S]);
    let bytes = std::fs::read(program()).expect("the program");
    let has = |part: &[u8]| bytes.windows(part.len()).any(|bytes| bytes == part);
    let wide = |text: &str| text.encode_utf16().flat_map(u16::to_le_bytes).collect::<Vec<u8>>();
    assert!(has(include_bytes!("../../../assets/icon/hantei-64.png")), "the icon");
    assert!(has(&[wide("ProductVersion"), vec![0, 0], wide(env!("CARGO_PKG_VERSION"))].concat()), "the version");
    assert!(has(b">detached</consoleAllocationPolicy>"), "the manifest");
    let saved = folder.join("hantei-rects-1.svg");
    let start = Instant::now();
    while !saved.is_file() {
        assert!(start.elapsed() < PATIENCE, "nothing is saved");
        std::thread::sleep(Duration::from_millis(20));
    }
    screen.close();
    assert!(running.wait().expect("it ends").success());
}

/// Once a console window was behind it.
#[test]
fn started_by_a_double_click_it_leaves_no_console() {
    let screen = Screen::start();
    // As Explorer starts it: without a console to inherit.
    done(wine_on(&screen).args(["start", "/unix"]).arg(program()).arg("rects"));
    screen.window();
    let start = Instant::now();
    while consoles(&screen) > 0 {
        assert!(start.elapsed() < PATIENCE, "a console stays");
        std::thread::sleep(Duration::from_millis(50));
    }
    screen.close();
    // From a command line it keeps the given console.
    // Wine itself may still be ending after the last window.
    let again = |_| {
        std::thread::sleep(Duration::from_millis(500));
        wine_on(&screen)
            .args(["start", "/unix"])
            .arg(program())
            .args(["check", "rects"])
            .status()
            .expect("it runs")
            .success()
    };
    assert!((0..3).any(again), "it starts");
    let start = Instant::now();
    while consoles(&screen) == 0 {
        assert!(start.elapsed() < PATIENCE, "no console");
        std::thread::sleep(Duration::from_millis(50));
    }
}

fn consoles(screen: &Screen) -> usize {
    let tree = screen.connection.query_tree(screen.root).expect("request").reply().expect("windows");
    let class = |window| {
        let class = screen.connection.get_property(false, window, AtomEnum::WM_CLASS, AtomEnum::STRING, 0, 100);
        class.expect("request").reply().map_or(Vec::new(), |class| class.value)
    };
    let title = |window| {
        let title = screen.connection.get_property(false, window, AtomEnum::WM_NAME, AtomEnum::STRING, 0, 100);
        title.expect("request").reply().map_or(Vec::new(), |title| title.value)
    };
    let is_console = |&&window: &&u32| class(window).starts_with(b"conhost.exe") && title(window) != b"Default IME";
    tree.children.iter().filter(is_console).count()
}
