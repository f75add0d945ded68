//! The pictures a second with a hundred thousand moving rectangles, compared with raylib at the same number and sizes:
//! `xvfb-run -s "-screen 0 1280x1024x24" cargo bench --features window-tests --bench moving`. With
//! `LIBGL_ALWAYS_SOFTWARE=1` a processor draws both.
//!
//! hantei also finds all pairs. raylib is Python's (`pip install raylib`), without multisampling. Python's time to
//! compute the places does not count; that of its calls of raylib does.

use std::process::{Command, Stdio};
use std::time::Instant;

const TURNS: usize = 5;
/// Pictures before counting, and counted pictures.
const PICTURES: [u32; 2] = [100, 100];

/// How to run it without a screen.
const RUN: &str = r#"`xvfb-run -s "-screen 0 1280x1024x24" cargo bench --features window-tests --bench moving`"#;

/// Prints the median milliseconds of a picture.
const RAYLIB: &str = r#"
import random, sys, time
from raylib import ffi, rl
rl.SetTraceLogLevel(7)
rl.InitWindow(1040, 700, b"moving")
colours = [ffi.new("Color *", colour)[0] for colour in ((176, 196, 222, 255), (200, 50, 20, 255))]
def rectangle():
    x, y, dx, dy = (random.uniform(0, 1100), random.uniform(0, 1100), random.uniform(-1.5, 1.5), random.uniform(-1.5, 1.5))
    return x, y, dx, dy, random.randint(1, 2), random.randint(1, 2), colours[random.random() < 0.4]
crowd = [rectangle() for _ in range(100000)]
taken = []
for frame in range(int(sys.argv[1])):
    places = [(int(40 + abs((x + dx * frame) % 1100 - 550)), int(80 + abs((y + dy * frame) % 1100 - 550)), w, h, colour)
              for x, y, dx, dy, w, h, colour in crowd]
    start = time.perf_counter()
    rl.BeginDrawing()
    rl.ClearBackground((255, 255, 255, 255))
    for place in places:
        rl.DrawRectangle(*place)
    rl.EndDrawing()
    taken.append(time.perf_counter() - start)
taken = sorted(taken[5:])
print(taken[len(taken) // 2] * 1e3)
"#;

fn main() {
    if cfg!(target_os = "linux") && std::env::var_os("DISPLAY").is_none() {
        println!("nothing is measured: no display to open a window on. {RUN}");
        return;
    }
    let mut python = Command::new("python3");
    python.args(["-c", "import raylib"]).stdout(Stdio::null()).stderr(Stdio::null());
    let has_raylib = python.status().is_ok_and(|status| status.success());
    if !has_raylib {
        println!("raylib is not compared: python3 has none (`pip install raylib`)");
    }
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    for _ in 0..TURNS {
        ours.push((seconds(PICTURES[0] + PICTURES[1]) - seconds(PICTURES[0])) * 1e3 / f64::from(PICTURES[1]));
        if has_raylib {
            theirs.push(raylib());
        }
    }
    let median = |times: &mut Vec<f64>| {
        times.sort_by(f64::total_cmp);
        times[times.len() / 2]
    };
    let ours = median(&mut ours);
    println!("100,000 moving rectangles: {ours:.1} ms a picture, {:.0} a second", 1e3 / ours);
    if has_raylib {
        let theirs = median(&mut theirs);
        println!("raylib: {theirs:.1} ms, {:.0} a second; {:.2} × raylib", 1e3 / theirs, ours / theirs);
    }
}

/// How long the window is open for this many pictures.
fn seconds(pictures: u32) -> f64 {
    let start = Instant::now();
    let mut hantei = Command::new(env!("CARGO_BIN_EXE_hantei"));
    hantei.args(["crowd", "n=100000", "--frames", &pictures.to_string()]).stdout(Stdio::null());
    assert!(hantei.status().expect("it starts").success(), "hantei opens its window");
    start.elapsed().as_secs_f64()
}

/// Milliseconds of a picture.
fn raylib() -> f64 {
    let mut python = Command::new("python3");
    let output = python.args(["-c", RAYLIB, "40"]).stderr(Stdio::null()).output().expect("python3");
    // First raylib's Python prints a message about itself.
    let printed = String::from_utf8_lossy(&output.stdout);
    printed.lines().last().and_then(|line| line.parse().ok()).expect("raylib opens its window")
}
