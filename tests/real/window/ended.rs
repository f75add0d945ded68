//! The ends of the program.

use crate::screen::{Key, Screen};
use std::time::Duration;

#[test]
fn closing_the_window_ends_with_0() {
    let screen = Screen::start();
    let program = screen.open("rects");
    screen.close();
    assert_eq!(program.exit_code(), Some(0));
}

/// Once it went on until the next event if it was drawing its last frame.
#[test]
fn a_window_that_is_drawing_closes_without_another_event() {
    let screen = Screen::start();
    for milliseconds in [60, 260, 330, 400, 470] {
        let program = screen.open("crowd n=100000 play=off --window-size 2400x1500");
        screen.move_to((300, 300));
        std::thread::sleep(Duration::from_millis(500));
        screen.keys(&[Key::Plus]);
        std::thread::sleep(Duration::from_millis(milliseconds));
        screen.close();
        assert_eq!(program.exit_code(), Some(0), "after {milliseconds} ms");
    }
}

#[test]
fn frames_end_with_0() {
    let screen = Screen::start();
    assert_eq!(screen.open("rects --frames 3").exit_code(), Some(0));
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
