//! The time from start to first frame, as a ratio to a bare macroquad window with the same settings, and the
//! program's size: `xvfb-run cargo bench --features window-tests --bench startup`, or on any display.

use std::process::Command;
use std::time::Instant;

const ROUNDS: usize = 21;
/// Set this to make this program the bare window.
const BARE: &str = "HANTEI_BARE_WINDOW";

fn seconds(mut command: Command) -> f64 {
    let start = Instant::now();
    let status = command.status().expect("it starts");
    assert!(status.success(), "it ends with {status}");
    start.elapsed().as_secs_f64()
}

fn main() {
    if std::env::var_os(BARE).is_some() {
        hantei::window::open_bare();
        return;
    }
    let program = env!("CARGO_BIN_EXE_hantei");
    let hantei = || {
        let mut command = Command::new(program);
        command.args(["--frames", "1"]);
        seconds(command)
    };
    let itself = std::env::current_exe().expect("own path");
    let bare = || {
        let mut command = Command::new(&itself);
        command.env(BARE, "1");
        seconds(command)
    };
    // The first run of each loads libraries for the others.
    let _ = (hantei(), bare());
    let mut rounds: Vec<(f64, f64)> = (0..ROUNDS).map(|_| (hantei(), bare())).collect();
    rounds.sort_by(|p, q| (p.0 / p.1).total_cmp(&(q.0 / q.1)));
    let (ours, theirs) = rounds[ROUNDS / 2];
    println!(
        "start to first frame: {:.2} × a bare window ({:.0} ms and {:.0} ms)",
        ours / theirs,
        ours * 1e3,
        theirs * 1e3
    );
    let size = std::fs::metadata(program).expect("the program").len();
    println!("program: {:.2} MB", size as f64 / 1e6);
}
