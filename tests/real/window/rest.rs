//! When hantei is idle: hidden or unchanged pictures are not drawn.

use crate::screen::{Program, Screen};
use crate::window::SIZE;
use std::time::{Duration, Instant};
use x11rb::protocol::xproto::{AtomEnum, ConnectionExt as _, PropMode};
use x11rb::wrapper::ConnectionExt as _;

fn ticks_in(program: &Program, seconds: u64) -> u64 {
    let before = program.ticks();
    std::thread::sleep(Duration::from_secs(seconds));
    program.ticks() - before
}

/// Runs all cases in parallel, each on its own screen, because they mostly wait.
fn at_once<Case: Sync>(cases: &[Case], look_at: impl Fn(&Case) + Sync) {
    std::thread::scope(|threads| {
        for case in cases {
            threads.spawn(|| look_at(case));
        }
    });
}

#[test]
fn a_hidden_window_rests_and_goes_on_when_it_is_shown() {
    at_once(&["melons"], |opening| {
        let screen = Screen::start();
        let program = screen.open(&format!("{opening} {SIZE}"));
        let window = screen.window();
        // Most window managers unmap minimized windows, some leave them mapped and only set a state.
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
            let ticks = ticks_in(&program, 3);
            println!("{opening}, {how}: {ticks} ticks in 3 s");
            assert!(ticks <= 1, "{opening}, {how}: {ticks} ticks in 3 s");
            show();
            std::thread::sleep(Duration::from_millis(500));
            assert!(ticks_in(&program, 1) > 0, "{opening} goes on");
        }
    });
}

#[test]
fn a_drag_outside_is_followed_at_once_out_of_rest() {
    let screen = Screen::start();
    // Red is held near its lower end, so that it meets blue while the pointer is below the window.
    let program = screen.open(&format!("rects a=50,50,100,600 b=300,100,100,100 strips=off {SIZE}"));
    screen.move_to((100, 600));
    screen.press();
    for (below, contact) in [((350, 690), "overlapping"), ((100, 700), "apart"), ((350, 1400), "apart")] {
        std::thread::sleep(Duration::from_millis(1500));
        let start = Instant::now();
        screen.move_to(below);
        if below.1 < 1000 {
            assert_eq!(program.next()["contact"], contact);
            println!("followed after {:?}", start.elapsed());
            assert!(start.elapsed() < Duration::from_millis(150), "{:?}", start.elapsed());
        } else {
            assert!(program.is_silent(), "as far apart");
        }
    }
    std::thread::sleep(Duration::from_millis(1500));
    screen.release();
    std::thread::sleep(Duration::from_millis(100));
    screen.move_to((350, 690));
    assert!(program.is_silent(), "let go outside, it stays there");
}

#[test]
fn nothing_costs_nothing() {
    // At rest, where something has played, and with a button that is held inside or outside.
    let openings =
        [("rects", None), ("crowd frame=9", None), ("quad", Some((100, 100))), ("rects", Some((1800, 1200)))];
    at_once(&openings, |&(opening, held_at)| {
        let screen = Screen::start();
        let program = screen.open(&format!("{opening} motion=on"));
        screen.move_to((300, 300));
        let Some(at) = held_at else {
            let before = program.settled_ticks();
            std::thread::sleep(Duration::from_secs(4));
            return assert_eq!(program.ticks(), before, "{opening}");
        };
        screen.press();
        screen.move_to(at);
        std::thread::sleep(Duration::from_secs(2));
        // The program only asks for the pointer, sixty times a second: 10 ticks in 500 are 2 % of a core.
        let ticks = ticks_in(&program, 4);
        println!("{opening}, held at {at:?}: {ticks} ticks in 4 s");
        assert!(ticks <= 8, "{opening}, held at {at:?}: {ticks} ticks in 4 s");
        screen.release();
    });
}
