//! Movements after a change: frames are drawn for a moment, and then none.

use super::TWO_SQUARES;
use super::desk::Desk;
use crate::window::host::headless::world;
use macroquad::input::KeyCode as K;

/// Without a movement, a change takes one frame, and few more until the panel is idle.
const PLAIN: usize = 8;

/// A change to a window, with its names.
type Change<'a> = (&'a str, &'a str, &'a dyn Fn(&mut Desk));

#[test]
fn a_change_is_drawn_for_a_moment_and_then_nothing_is() {
    let apart = "rects a=60,60,100,100 b=264,290,100,100 zoom=1 pan=0,0 --window-size 988x788";
    let changes: [Change; 3] = [
        ("a hit", TWO_SQUARES, &|desk| desk.move_to((300.0, 320.0))),
        ("a step", apart, &|desk| desk.keys(&[K::PageDown])),
        ("a wrong guess", &format!("{apart} guess=on"), &|desk| desk.keys(&[K::H])),
    ];
    for (name, opening, change) in changes {
        let drawn = ["off", "on"].map(|motion| {
            let mut desk = Desk::open(&format!("{opening} motion={motion}"));
            desk.move_to((20.0, 20.0));
            desk.pass(3.0);
            let before = desk.frames;
            change(&mut desk);
            desk.pass(1.5);
            let moving = desk.frames - before;
            assert_eq!(desk.pass(5.0), 0, "{name}, motion={motion}: it comes to rest");
            (moving, desk.text(), world(|world| world.shapes.clone()))
        });
        let [(off, said_at_once, at_once), (on, said_at_last, at_last)] = drawn;
        assert!((1..=PLAIN).contains(&off), "{name}, motion=off: {off} frames");
        assert!(on > off + 5, "{name}, motion=on: {on} frames");
        assert_eq!(said_at_once, said_at_last, "{name}");
        assert!(at_once == at_last, "{name}: it ends as it is without a movement");
    }
}

#[test]
fn a_learner_who_waits_is_shown_the_hint_once() {
    for motion in ["off", "on"] {
        let mut desk = Desk::open(&format!("lesson=1.1 motion={motion} --window-size 1040x700"));
        desk.move_to((20.0, 20.0));
        desk.pass(2.0);
        assert_eq!(desk.pass(15.0), 0, "motion={motion}: it rests");
        let waited = desk.pass(14.0);
        assert_eq!(waited > 0, motion == "on", "motion={motion}: {waited} frames after 20 s");
        assert_eq!(desk.pass(40.0), 0, "motion={motion}: it rests again");
    }
}

/// A system that is asked for less movement gets none, and the menu has the last word.
#[test]
fn the_system_may_ask_for_no_movement() {
    for (is_still, moves) in [(false, true), (true, false)] {
        let mut desk = Desk::open(TWO_SQUARES);
        world(|world| world.is_still = is_still);
        desk.app.motion = crate::window::motion::Motion::new(None);
        desk.move_to((20.0, 20.0));
        desk.pass(3.0);
        let before = desk.frames;
        desk.move_to((300.0, 320.0));
        desk.pass(1.5);
        assert_eq!(desk.frames - before > PLAIN, moves, "still: {is_still}");
    }
}
