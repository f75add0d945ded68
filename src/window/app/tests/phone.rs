//! Fingers on a phone and on the course: what the page's tests did with a touch screen.

use super::SIZE;
use super::desk::Desk;
use crate::window::host::Keyboard;
use crate::window::host::headless::world;
use egui::{Pos2, pos2};
use macroquad::input::KeyCode as K;
use macroquad::miniquad::TouchPhase::{Ended, Moved, Started};
use serde_json::json;

/// A place of the window, relative to the stage.
fn on_stage(desk: &Desk, at: Pos2) -> (f64, f64) {
    let at = at - desk.app.layout.stage.min;
    (at.x.into(), at.y.into())
}

fn is_done(desk: &Desk) -> bool {
    desk.app.tutor.session().expect("in the course").state().is_done
}

#[test]
fn a_finger_scrolls_the_panel_and_chooses_nothing_on_the_way() {
    let mut desk = Desk::open("rects --window-size 390x844");
    let panel = desk.app.layout.panel.expect("a panel");
    let tops = |desk: &Desk| {
        let seen = desk.seen().into_iter().filter(|line| panel.contains(line.ink.center()));
        seen.map(|line| (line.text, line.ink.top().round() as i32)).collect::<Vec<_>>()
    };
    let (before, words) = (tops(&desk), desk.scene().words());
    let from = pos2(panel.center().x, panel.bottom() - 20.0);
    let (x, y) = on_stage(&desk, from);
    desk.finger(Started, 1, (x, y));
    for by in 1..=8 {
        desk.finger(Moved, 1, (x, y - f64::from(20 * by)));
    }
    desk.finger(Ended, 1, (x, y - 160.0));
    desk.pass(0.5);
    let after = tops(&desk);
    let higher = before.iter().filter(|(text, top)| after.iter().any(|(other, at)| other == text && at < &(top - 20)));
    assert!(higher.count() > 0, "{before:?}, then {after:?}");
    assert!(desk.is_silent());
    assert_eq!(desk.scene().words(), words, "nothing is chosen");
}

#[test]
fn what_a_finger_drags_stays_in_sight() {
    let mut desk = Desk::open(&format!("rects a=50,50,100,100 b=300,50,100,100 {SIZE}"));
    desk.finger(Started, 1, (100.0, 100.0));
    desk.finger(Moved, 1, (350.0, 100.0));
    assert_eq!(desk.answers().pop().expect("an answer")["a"], json!([300, 50, 400, 150]));
    // Out of the stage, which is 628 × 680, over the panel: the finger holds the middle of A at 24 from the edge.
    desk.finger(Moved, 1, (900.0, 720.0));
    desk.finger(Ended, 1, (900.0, 720.0));
    assert_eq!(desk.answers().pop().expect("an answer")["a"], json!([554, 606, 654, 706]));
}

/// Once the first finger of a pinch took A along, and a tap on the empty ground, too.
#[test]
fn a_pinch_or_a_tap_moves_no_shape() {
    let mut desk = Desk::open(&format!("rects {SIZE}"));
    let corner = desk.app.layout.stage.min.to_vec2();
    desk.tap_in_window(pos2(400.0, 330.0) + corner);
    desk.finger(Started, 1, (200.0, 200.0));
    desk.finger(Started, 2, (300.0, 200.0));
    desk.finger(Moved, 1, (180.0, 200.0));
    desk.finger(Moved, 2, (340.0, 200.0));
    desk.finger(Ended, 1, (180.0, 200.0));
    desk.finger(Ended, 2, (340.0, 200.0));
    assert!(desk.is_silent(), "A stays");
    assert!(desk.scene().viewport().zoom > 1.0, "and the picture is larger");
}

#[test]
fn a_finger_chooses_a_method_and_hides_the_panel() {
    let mut desk = Desk::open(&format!("rects door=methods {SIZE}"));
    let row = desk.control("two-corners").center();
    desk.tap_in_window(row);
    assert_eq!(desk.next()["method"], "two-corners");
    let mut desk = Desk::open("quad --window-size 390x844");
    for is_there in [false, true] {
        let menu = desk.control("Menu").center();
        desk.tap_in_window(menu);
        let line = desk.control("hide or show the panel").center();
        desk.tap_in_window(line);
        desk.keys(&[K::Escape]);
        assert_eq!(desk.app.layout.panel.is_some(), is_there, "{}", desk.text());
    }
    assert!(desk.scene().words().iter().all(|word| !word.starts_with("a=")), "no corner was placed");
}

#[test]
fn a_step_is_done_and_a_guess_is_answered_by_touch() {
    let mut desk = Desk::open("lesson=1.1 --window-size 1200x800");
    assert!(!is_done(&desk));
    // A moves as the finger does, from the empty stage, onto B.
    desk.finger(Started, 1, (100.0, 480.0));
    for by in [60.0, 120.0, 180.0] {
        desk.finger(Moved, 1, (100.0 + by, 480.0 + by / 3.0));
    }
    desk.finger(Ended, 1, (280.0, 540.0));
    desk.pass(0.7);
    assert!(is_done(&desk), "{}", desk.text());
    let on = desk.control("Continue").center();
    desk.tap_in_window(on);
    assert!(!is_done(&desk) && desk.says("Only numbers"), "{}", desk.text());
    let no = desk.control("Miss").center();
    desk.tap_in_window(no);
    desk.pass(0.7);
    assert!(is_done(&desk), "{}", desk.text());
}

#[test]
fn a_tap_on_the_picture_of_a_turned_phone_stays_in_the_course() {
    let mut desk = Desk::open("lesson=6.5 --window-size 844x390");
    let place = desk.app.tutor.place();
    assert!(place.is_some());
    for at in [pos2(500.0, 210.0), pos2(560.0, 240.0)] {
        desk.tap_in_window(at);
        desk.pass(0.3);
    }
    assert_eq!(desk.app.tutor.place(), place, "the bar was pressed: {}", desk.text());
}

/// Some keys for numbers have no minus: they are asked for only where no answer is below 0.
#[test]
fn a_number_is_asked_for_with_keys_that_can_write_it() {
    for (lesson, keys) in [("how-many-at-once", Keyboard::Number), ("by-hand", Keyboard::Signed)] {
        let mut desk = Desk::open(&format!("lesson={lesson} --window-size 1200x800"));
        let say = desk.control("Answer");
        desk.tap_in_window(pos2(say.left() - 40.0, say.center().y));
        assert_eq!(world(|world| world.keyboard), keys, "{lesson}: {}", desk.text());
    }
}

/// Once a long reason was three tiny lines.
#[test]
fn a_long_reason_has_letters_of_usual_size_on_a_phone() {
    let mut lines = 0;
    for lang in ["en", "de", "ja", "ko"] {
        for opening in ["response method=least-overlap", "response method=diagonals", "response", "turned", "circles"] {
            let desk = Desk::open(&format!("{opening} lang={lang} --window-size 390x844"));
            let strip = desk.app.layout.verdict;
            let seen = desk.seen().into_iter().filter(|line| strip.contains(line.ink.center()));
            for line in seen {
                let is_large = line.sizes.iter().all(|size| *size >= 15.0);
                assert!(is_large && strip.contains_rect(line.ink), "{opening} {lang}: {} {:?}", line.text, line.sizes);
                lines += 1;
            }
        }
    }
    assert!(lines > 40, "{lines}");
}
