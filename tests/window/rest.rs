//! When hantei rests: nothing is drawn that nobody sees, or that is there already.

use crate::SIZE;
use crate::screen::{Program, Screen};
use std::time::Duration;
use x11rb::protocol::xproto::{AtomEnum, ConnectionExt as _, PropMode};
use x11rb::wrapper::ConnectionExt as _;

/// Clock ticks that are used in so many seconds.
fn ticks_in(program: &Program, seconds: u64) -> u64 {
    let before = program.ticks();
    std::thread::sleep(Duration::from_secs(seconds));
    program.ticks() - before
}

#[test]
fn a_button_that_is_held_still_costs_nothing() {
    for (opening, at) in [("rects", (300, 300)), ("rects", (900, 660)), ("quad", (100, 100))] {
        for (to, place) in [(at, "inside"), ((1800, 1200), "outside")] {
            let screen = Screen::start();
            let program = screen.open(&format!("{opening} {SIZE}"));
            screen.move_to(at);
            screen.press();
            screen.move_to(to);
            std::thread::sleep(Duration::from_secs(2));
            // The pointer is asked for sixty times a second, which is all: 10 ticks in 500 are 2 % of a core.
            let ticks = ticks_in(&program, 5);
            println!("{opening}, held {place}: {ticks} ticks in 5 s");
            assert!(ticks <= 10, "{opening}, held {place}: {ticks} ticks in 5 s");
            screen.release();
        }
    }
}

#[test]
fn a_hidden_window_rests_and_goes_on_when_it_is_shown() {
    for opening in ["melons", "crowd"] {
        let screen = Screen::start();
        let program = screen.open(&format!("{opening} {SIZE}"));
        let window = screen.window();
        // Most window managers unmap what is minimized, some leave it mapped and only say so.
        let (state, hidden) = (screen.atom("_NET_WM_STATE"), screen.atom("_NET_WM_STATE_HIDDEN"));
        let say = |states: &[u32]| {
            let change = screen.connection.change_property32(PropMode::REPLACE, window, state, AtomEnum::ATOM, states);
            change.expect("request").check().expect("property");
        };
        let unmap = || screen.connection.unmap_window(window).expect("request").check().expect("window");
        let map = || screen.connection.map_window(window).expect("request").check().expect("window");
        let minimize = || say(&[hidden]);
        let restore = || say(&[]);
        for (how, hide, show) in
            [("unmapped", &unmap as &dyn Fn(), &map as &dyn Fn()), ("minimized", &minimize, &restore)]
        {
            assert!(ticks_in(&program, 1) > 0, "{opening} plays");
            hide();
            std::thread::sleep(Duration::from_millis(500));
            let ticks = ticks_in(&program, 4);
            println!("{opening}, {how}: {ticks} ticks in 4 s");
            assert!(ticks <= 1, "{opening}, {how}: {ticks} ticks in 4 s");
            show();
            std::thread::sleep(Duration::from_millis(500));
            assert!(ticks_in(&program, 1) > 0, "{opening} goes on");
        }
    }
}
