//! Movements after a change: frames are drawn for a moment, and then none.

use crate::screen::{Key, Screen};
use crate::window::TWO_SQUARES;
use std::time::Duration;

const OVER: Duration = Duration::from_millis(1500);
/// Without a movement, a change takes one frame, and few more until the panel is idle.
const PLAIN: usize = 8;
/// A window of the course with its hint in sight.
const STEP: &str = "lesson=1.1 --window-size 1040x700";

/// A change to a window, with its names.
type Change<'a> = (&'a str, &'a str, &'a dyn Fn(&Screen));

#[test]
fn a_change_is_drawn_for_a_moment_and_then_nothing_is() {
    let apart = "rects a=60,60,100,100 b=264,290,100,100 zoom=1 pan=0,0 --window-size 988x788";
    let changes: [Change; 3] = [
        ("a hit", TWO_SQUARES, &|screen| screen.move_to((300, 320))),
        ("a step", apart, &|screen| screen.keys(&[Key::PageDown])),
        ("a wrong guess", &format!("{apart} guess=on"), &|screen| screen.symbols(&[u32::from(b'h')])),
    ];
    for (name, opening, change) in changes {
        let drawn = ["off", "on"].map(|motion| {
            let screen = Screen::start();
            let program = screen.open(&format!("{opening} motion={motion}"));
            screen.move_to((20, 20));
            program.settled_ticks();
            let frames = screen.frames();
            change(&screen);
            let moving = frames.within(OVER);
            let resting = frames.within(OVER);
            println!("{name}, motion={motion}: {moving} frames, then {resting}");
            assert_eq!(resting, 0, "{name}, motion={motion}: it comes to rest");
            let end = screen.pixels((0, 0), (628, 680));
            (moving, end)
        });
        let [(off, at_once), (on, at_last)] = drawn;
        assert!((1..=PLAIN).contains(&off), "{name}, motion=off: {off} frames");
        assert!(on > off, "{name}, motion=on: {on} frames");
        assert!(at_once == at_last, "{name}: it ends as it is without a movement");
    }
}

#[test]
fn a_learner_who_waits_is_shown_the_hint_once() {
    std::thread::scope(|threads| {
        for motion in ["off", "on"] {
            threads.spawn(move || {
                let screen = Screen::start();
                let program = screen.open(&format!("{STEP} motion={motion}"));
                screen.move_to((20, 20));
                program.settled_ticks();
                let frames = screen.frames();
                assert_eq!(frames.within(Duration::from_secs(10)), 0, "motion={motion}: it rests");
                let waited = frames.within(Duration::from_secs(14));
                println!("motion={motion}: {waited} frames after 20 s");
                assert_eq!(waited > 0, motion == "on", "motion={motion}: {waited} frames");
                assert_eq!(frames.within(Duration::from_secs(5)), 0, "motion={motion}: it rests again");
            });
        }
    });
}
