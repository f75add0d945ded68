//! The ends of the program.

use crate::screen::{Key, Screen};
use std::time::Duration;

/// Once a window went on until the next event if it was drawing its last frame.
#[test]
fn a_window_that_rests_or_draws_closes_with_0() {
    let screen = Screen::start();
    for (opening, milliseconds) in [("rects", 0), ("crowd n=100000 play=off --window-size 2400x1500", 330)] {
        let program = screen.open(opening);
        screen.move_to((300, 300));
        std::thread::sleep(Duration::from_millis(milliseconds));
        screen.keys(&[Key::Plus]);
        std::thread::sleep(Duration::from_millis(milliseconds));
        screen.close();
        assert_eq!(program.exit_code(), Some(0), "{opening}");
    }
    assert_eq!(screen.open("rects --frames 3").exit_code(), Some(0), "after so many frames");
}

/// Once a trace that could not be written ended with 0.
#[test]
fn a_trace_on_a_full_disk_is_told_and_ends_with_1() {
    let screen = Screen::start();
    let full = std::fs::File::create("/dev/full").expect("Linux");
    let said = "hantei: cannot write the trace to standard output: No space left on device (os error 28)\n";
    assert_eq!(screen.run("rects --trace --frames 3", full), (Some(1), said.into()));
    // Without a reader only the trace ends.
    let (reader, writer) = std::io::pipe().expect("a pipe");
    drop(reader);
    assert_eq!(screen.run("rects --trace --frames 3", writer), (Some(0), String::new()));
}
