//! What is Windows' own.

use crate::SIZE;
use crate::screen::Screen;
use serde_json::json;
use std::time::Duration;

#[test]
fn at_rest_it_costs_nothing() {
    let screen = Screen::start();
    let program = screen.open(&format!("rects {SIZE}"));
    screen.move_to((300, 300));
    assert_eq!(program.next()["hit"], true);
    let before = program.settled_ticks();
    std::thread::sleep(Duration::from_secs(3));
    assert_eq!(program.ticks(), before);
}

/// It stuck to the pointer, and came along without a button.
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
    // And another drag goes on as ever.
    screen.drag((350, 350), (150, 150));
    assert!(program.is_silent(), "as far apart");
    screen.keys(&[crate::screen::Key::Control, crate::screen::Key::Z]);
    screen.keys(&[crate::screen::Key::Control, crate::screen::Key::Z]);
    assert!(program.is_silent(), "as far apart");
    screen.drag((150, 150), (310, 310));
    assert_eq!(program.next()["a"], json!([260, 260, 360, 360]));
}

#[test]
fn closing_the_window_ends_with_0() {
    let screen = Screen::start();
    let program = screen.open("rects");
    screen.close();
    assert_eq!(program.exit_code(), Some(0));
}
