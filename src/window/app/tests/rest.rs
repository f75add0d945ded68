//! When the window is idle it asks for no frame. What that costs, and what a hidden window costs, is in tests/real.

use super::desk::Desk;
use super::{SIZE, TALL};

#[test]
fn nothing_costs_nothing() {
    for opening in [
        "rects",
        "quad a=162,212 b=210,112 c=386,152 d=355,244 p=251,179",
        "melons frame=50",
        "rects angle=30",
        "crowd frame=9",
        "cuboids",
    ] {
        let mut desk = Desk::open(&format!("{opening} motion=on"));
        desk.move_to((300.0, 300.0));
        desk.pass(3.0);
        assert_eq!(desk.pass(60.0), 0, "{opening}");
    }
}

#[test]
fn a_focused_field_costs_nothing() {
    let mut desk = Desk::open(&format!("rects a=100,400,100,100 b=264,400,100,100 door=numbers {TALL}"));
    desk.enter_field("a", 0);
    desk.pass(3.0);
    assert_eq!(desk.pass(60.0), 0);
}

#[test]
fn a_button_that_is_held_still_costs_nothing() {
    for (opening, at) in [("rects", (300.0, 300.0)), ("rects", (900.0, 660.0)), ("quad", (100.0, 100.0))] {
        for to in [at, (1800.0, 1200.0)] {
            let mut desk = Desk::open(&format!("{opening} {SIZE}"));
            desk.press(at);
            desk.move_to(to);
            desk.pass(2.0);
            assert_eq!(desk.pass(60.0), 0, "{opening}, held at {to:?}");
        }
    }
}
