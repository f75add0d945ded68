//! The visible parts, and their sizes.

use crate::screen::{Key, PANEL, RED, Screen, WHITE};
use crate::window::SIZE;
use serde_json::json;
use std::time::Duration;

#[test]
fn the_panel_hides_and_the_help_lies_over_everything() {
    let screen = Screen::start();
    let program = screen.open(&format!("quad {SIZE}"));
    screen.move_to((300, 640));
    screen.wait_pixel((635, 660), |colour| colour != WHITE);
    screen.keys(&[Key::F9]);
    screen.wait_pixel((635, 660), |colour| colour == WHITE);
    for place in [(800, 100), (900, 300), (700, 400), (600, 200)] {
        screen.click(place);
    }
    screen.click((760, 250));
    assert_eq!(program.next()["inside"], true, "the whole window is stage");
    screen.keys(&[Key::F9]);
    screen.wait_pixel((635, 660), |colour| colour != WHITE);
    // The help covers the stage and takes mouse and keys.
    screen.wait_pixel((420, 330), |colour| colour == WHITE);
    screen.keys(&[Key::F1]);
    std::thread::sleep(Duration::from_millis(400));
    let covered = screen.pixels((300, 150), (400, 300));
    assert!(covered.iter().any(|&colour| colour != WHITE), "words");
    screen.click((320, 200));
    screen.keys(&[Key::Right]);
    assert!(program.is_silent(), "nothing reaches the stage");
    screen.keys(&[Key::Escape]);
    std::thread::sleep(Duration::from_millis(400));
    screen.click((20, 20));
    assert_eq!(program.next()["probe"], json!([20, 20]), "closed, and nothing was cleared");
}

#[test]
fn everything_larger_and_smaller() {
    let screen = Screen::start();
    let program = screen.open(&format!("quad preset=wpf-figure {SIZE}"));
    screen.move_to((600, 640));
    screen.wait_pixel((251, 179), |colour| colour == RED);
    screen.keys(&[Key::Control, Key::Plus]);
    screen.keys(&[Key::Control, Key::Plus]);
    // 1.25 times: the probe at (251, 179) is at (313.75, 223.75), the stage begins at 108, the panel is 276 of 790
    // wide.
    screen.see_from((0, 135));
    screen.wait_pixel((314, 224), |colour| colour == RED);
    screen.wait_pixel((650, 500), |colour| colour == PANEL);
    assert_eq!(screen.pixel(630, 500), WHITE);
    screen.click((125, 250));
    assert_eq!(program.next()["probe"], json!([100, 200]), "the pointer is where it is seen");
    (0..9).for_each(|_| screen.keys(&[Key::Control, Key::Minus]));
    // 0.75 times it is a wide window, whose stage begins at 136.
    screen.see_from((0, 102));
    screen.wait_pixel((75, 150), |colour| colour == RED);
    screen.keys(&[Key::Control, Key::Plus]);
    screen.keys(&[Key::Control, Key::Plus]);
    screen.see_from((0, 108));
    screen.wait_pixel((100, 200), |colour| colour == RED);
}
