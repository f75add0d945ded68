//! Drags, clicks, keys and the wheel: none is lost.

use crate::screen::{Key, Program, RED, Screen};
use crate::window::SIZE;
use serde_json::json;
use std::process::Command;
use std::time::Duration;

#[test]
fn drag_handles_and_keys() {
    let screen = Screen::start();
    let program = screen.open(&format!("rects a=50,50,100,100 b=300,70,100,100 {SIZE}"));
    screen.drag((100, 100), (250, 100));
    let line = program.next();
    assert_eq!((&line["a"], &line["contact"]), (&json!([200, 50, 300, 150]), &json!("touching")), "by the body");
    screen.keys(&[Key::Right]);
    assert_eq!(program.next()["a"], json!([201, 50, 301, 150]));
    screen.keys(&[Key::Left]);
    assert_eq!(program.next()["contact"], "touching");
    screen.keys(&[Key::Control, Key::Right]);
    assert_eq!(program.next()["a"], json!([200.1, 50, 300.1, 150]), "an overlap of 0.1, which HSP misses");
    screen.keys(&[Key::Shift, Key::Left]);
    assert_eq!(program.next()["a"], json!([190.1, 50, 290.1, 150]));
    screen.drag((290, 100), (350, 120));
    let line = program.next();
    assert_eq!((&line["a"], &line["hit"]), (&json!([190.1, 50, 350, 150]), &json!(true)), "by the right edge");
    screen.drag((350, 150), (100, 20));
    let line = program.next();
    assert_eq!((&line["a"], &line["hit"]), (&json!([100, 20, 190.1, 50]), &json!(false)), "a corner, crossed over");
}

#[test]
fn drags_go_on_outside_the_window_until_the_button_is_up() {
    let screen = Screen::start();
    let program = screen.open(&format!("rects a=50,50,100,100 b=300,50,100,100 {SIZE}"));
    screen.move_to((100, 100));
    screen.press();
    for outside in [(100, 900), (2000, 1200), (100, 900)] {
        screen.move_to(outside);
        std::thread::sleep(Duration::from_millis(50));
        // Back in, over the panel and over blue, with the button still down.
        screen.move_to((900, 300));
        std::thread::sleep(Duration::from_millis(50));
        screen.move_to((350, 100));
        assert_eq!(program.next()["a"], json!([300, 50, 400, 150]), "still held after coming back from {outside:?}");
        screen.move_to((350, 1000));
        assert_eq!(program.next()["contact"], "apart");
    }
    screen.move_to((350, 1100));
    screen.release();
    // While the pointer is outside, the program asks for it once a frame.
    std::thread::sleep(Duration::from_millis(500));
    screen.move_to((350, 100));
    assert!(program.is_silent(), "let go outside, it stays there");
}

#[test]
fn five_hundred_clicks_without_delay_give_five_hundred_answers() {
    let screen = Screen::start();
    let program = screen.open(&format!("quad a=162,212 b=210,112 c=386,152 d=355,244 {SIZE}"));
    each_click_has_its_answer(&screen, &program, 500);
    assert!(program.is_silent(), "and not one more");
}

/// Clicks so often without delay in `quad`, and reads the answers; P is red at the last place, which is returned.
pub(crate) fn each_click_has_its_answer(screen: &Screen, program: &Program, count: i32) -> (i32, i32) {
    let places: Vec<(i32, i32)> = (0..count).map(|i| (5 + i * 37 % 600, 5 + i * 101 % 660)).collect();
    screen.click_all(&places);
    for (i, &(x, y)) in places.iter().enumerate() {
        assert_eq!(program.next()["probe"], json!([x, y]), "click {i}");
    }
    let (x, y) = places[places.len() - 1];
    screen.wait_pixel((i16::try_from(x).expect("small"), i16::try_from(y).expect("small")), |colour| colour == RED);
    (x, y)
}

/// Once keys went by their place on an American keyboard: Ctrl+Z was Ctrl+Y.
#[test]
fn keys_are_what_they_write_on_a_german_keyboard() {
    let screen = Screen::start();
    let set = Command::new("setxkbmap").args(["-display", &screen.name, "de"]).status();
    assert!(set.expect("setxkbmap comes with Xvfb").success());
    let program = screen.open(&format!("rects a=100,100,100,100 b=300,300,100,100 {SIZE}"));
    screen.drag((150, 150), (310, 310));
    assert_eq!(program.next()["contact"], "overlapping");
    screen.keys(&[Key::Control, Key::Z]);
    assert_eq!(program.next()["contact"], "apart", "undone");
    screen.keys(&[Key::Control, Key::Y]);
    assert_eq!(program.next()["contact"], "overlapping", "done again");
}
