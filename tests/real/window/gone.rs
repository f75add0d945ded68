//! The window, or the X server, disappears while hantei runs.

use crate::screen::Screen;
use std::time::{Duration, Instant};
use x11rb::protocol::xproto::ConnectionExt as _;

/// At rest, and playing.
const OPENINGS: [&str; 2] = ["rects", "crowd"];

#[test]
fn destroying_the_window_ends_with_0_and_says_nothing() {
    for opening in OPENINGS {
        for (held, wait) in [(true, 0), (false, 700)] {
            let screen = Screen::start();
            let program = screen.open(opening);
            screen.move_to((100, 100));
            if held {
                screen.press();
            }
            std::thread::sleep(Duration::from_millis(300 + wait));
            let start = Instant::now();
            screen.connection.destroy_window(screen.window()).expect("request");
            screen.sync();
            assert_eq!(program.end(), (Some(0), String::new()), "{opening}, held: {held}");
            assert!(start.elapsed() < Duration::from_secs(3), "{opening} after {:?}", start.elapsed());
        }
    }
}

#[test]
fn without_its_server_it_ends_with_one_line() {
    for opening in OPENINGS {
        let mut screen = Screen::start();
        let program = screen.open(opening);
        std::thread::sleep(Duration::from_millis(300));
        let start = Instant::now();
        screen.end();
        let line = format!("hantei: the X server at {} has closed the connection.\n", screen.name);
        assert_eq!(program.end(), (Some(1), line), "{opening}");
        assert!(start.elapsed() < Duration::from_secs(3), "{opening} after {:?}", start.elapsed());
    }
}
